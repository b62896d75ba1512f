"""Clauses 7.7 to 7.10: building from the offer, and turning its tiles over.

Improvements lie on stacks 0 to 2, workshops on 3 to 5, wagons on 6 and 7 of the offer. A stack's
face-down tiles are unknown; when one comes to the top, chance says which it is.
"""

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64

from messina.rules.actions import BUILD_TILE, CABIN, CYCLE, DONE, PAY, REVEAL
from messina.rules.events import Built, ImprovementPlaced, OfferCycled, TileRevealed
from messina.rules.player import Player
from messina.rules.state import (
    ANY_CLASS,
    DEPTH,
    FIRST_WAGON_STACK,
    FIRST_WORKSHOP_STACK,
    OPEN,
    STACKS,
    ChanceFrame,
    Frame,
    Offer,
    PlayerStep,
    State,
)
from messina.rules.terms import (
    CABINS,
    EMPTY,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FROM_CYCLING,
    FROM_WAGONS,
    NOWHERE,
    POINT,
    bit,
)


class Reveal(ChanceFrame):
    """2.5 to 2.7, 7.7: which tile is the next of the stack?"""

    clause: ClassVar[str] = "7.7"

    def __init__(self, stack: i64) -> None:
        super().__init__()
        self.stack = stack

    def offer(self, s: State, offer: Offer) -> None:
        first, end = self.candidates(s)
        for tile in range(first, end):
            if (s.unseen >> tile) & 1 == 1:
                offer.add(REVEAL, tile)

    def candidates(self, s: State) -> tuple[i64, i64]:
        """The range of tiles that can lie in the stack."""
        if self.stack < FIRST_WORKSHOP_STACK:
            return 0, FIRST_BUILT_WORKSHOP
        if self.stack < FIRST_WAGON_STACK:
            klass = self.stack - FIRST_WORKSHOP_STACK
            if s.era == 1:
                first = FIRST_BUILT_WORKSHOP + klass * 6
                return first, first + 6
            first = FIRST_BUILT_WORKSHOP + 18 + klass * 5
            return first, first + 5
        depth: i64 = 0
        while depth < DEPTH and s.stacks[self.stack * DEPTH + depth] != NOWHERE:
            depth += 1
        first = FIRST_BUILT_WAGON + (5 - depth) * 2
        return first, first + 2

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.stacks[self.stack * DEPTH] = argument
        s.unseen &= ~bit(argument)
        s.tell(TileRevealed, argument, self.stack)

    def fields(self) -> list[int]:
        return [self.stack]


def turn_up(s: State, stack: i64) -> None:
    """The next tile of the stack is turned up; one that was cycled is known already."""
    if s.is_unknown(stack):
        s.push(Reveal(stack))
    elif s.face_up(stack) != NOWHERE:
        s.tell(TileRevealed, s.face_up(stack), stack)


def take(s: State, stack: i64) -> None:
    """Take the tile on offer away; the next one is turned up, an empty stack stays empty (7.7)."""
    s.take_face_up(stack)
    turn_up(s, stack)


def can_build_tile(s: State, player: Player, tile: i64) -> bool:
    if tile < FIRST_BUILT_WORKSHOP:
        return has_bare_cabin(player) and player.can_pay(s.box.improvements[tile].cost)
    if tile < FIRST_BUILT_WAGON:
        return player.can_pay(s.box.workshops[tile - FIRST_BUILT_WORKSHOP].cost)
    return player.can_pay(s.box.wagons[tile - FIRST_BUILT_WAGON].cost)


def has_bare_cabin(player: Player) -> bool:
    for cabin in range(CABINS):
        if player.improvements[cabin] == NOWHERE:
            return True
    return False


def can_build(s: State, player: Player) -> bool:
    for stack in range(STACKS):
        tile = s.face_up(stack)
        if tile != NOWHERE and can_build_tile(s, player, tile):
            return True
    return False


def can_cycle(s: State, player: Player) -> bool:
    """There is something to move and something to pay with."""
    return can_pay_cycling(player) and (has_stacks(s, 0) or has_stacks(s, 1))


def can_pay_cycling(player: Player) -> bool:
    for token in range(4):
        if player.tokens[token] > 0:
            return True
    return player.score > 0


def has_stacks(s: State, kind: i64) -> bool:
    """Some stack of improvements (0) or workshops (1) has a tile."""
    for stack in range(kind * 3, kind * 3 + 3):
        if s.face_up(stack) != NOWHERE:
            return True
    return False


class Build(Frame):
    """7.7: cycle first, once, or build which tile? Who has cycled may owe a building."""

    clause: ClassVar[str] = "7.7"

    def __init__(self, player: i64, cycled: i64, owes: i64) -> None:
        super().__init__(player)
        self.cycled = cycled
        self.owes = owes
        """1 when a tile could be built right after cycling: then one must be."""

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for stack in range(STACKS):
            tile = s.face_up(stack)
            if tile != NOWHERE and can_build_tile(s, player, tile):
                offer.add(BUILD_TILE, tile)
        if self.cycled == 0 and can_pay_cycling(player):
            for kind in range(2):
                if has_stacks(s, kind):
                    offer.add(CYCLE, kind)
        if self.owes == 0:
            offer.add(DONE, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        if verb == BUILD_TILE:
            build(s, s.seats[self.player], argument)
        elif verb == CYCLE:
            s.push(JudgeCycling(self.player))
            s.push(PayCycling(self.player, argument))

    def interludes(self) -> i64:
        return ANY_CLASS | OPEN

    def fields(self) -> list[int]:
        return [self.player, self.cycled, self.owes]


class JudgeCycling(PlayerStep):
    """7.7: after cycling one must build if any tile can be built; that is judged now and stays."""

    def run(self, s: State) -> None:
        s.push(Build(self.seat, 1, 1 if can_build(s, s.seats[self.seat]) else 0))


def must_build(s: State) -> bool:
    """7.7: somebody has cycled and owes a building, so nothing else may be paid before."""
    for frame in s.frames:
        if isinstance(frame, Build) and frame.owes == 1:
            return True
    return False


def build(s: State, player: Player, tile: i64) -> None:
    s.tell(Built, player.seat, tile)
    if tile < FIRST_BUILT_WORKSHOP:
        s.pay(player, s.box.improvements[tile].cost)
        s.push(PickCabin(player.seat, tile))
    elif tile < FIRST_BUILT_WAGON:
        workshop = tile - FIRST_BUILT_WORKSHOP
        s.pay(player, s.box.workshops[workshop].cost)
        player.workshops = append(player.workshops, workshop)
        player.workers = append(player.workers, EMPTY)
        player.rewarded = append(player.rewarded, 0)
    else:
        wagon = tile - FIRST_BUILT_WAGON
        s.pay(player, s.box.wagons[wagon].cost)
        player.wagons = append(player.wagons, wagon)
        s.score(player, s.box.wagons[wagon].points, FROM_WAGONS)  # 7.10
    for stack in range(STACKS):
        if s.face_up(stack) == tile:
            take(s, stack)


class PickCabin(Frame):
    """7.7: which cabin without an improvement gets the new one?"""

    clause: ClassVar[str] = "7.7"

    def __init__(self, player: i64, tile: i64) -> None:
        super().__init__(player)
        self.tile = tile

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for cabin in range(CABINS):
            if player.improvements[cabin] == NOWHERE:
                offer.add(CABIN, cabin)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.seats[self.player].improvements[argument] = self.tile
        s.tell(ImprovementPlaced, self.player, self.tile, argument)

    def fields(self) -> list[int]:
        return [self.player, self.tile]


class PayCycling(Frame):
    """7.7: what is paid for cycling? Then the face-up tiles go under their stacks."""

    clause: ClassVar[str] = "7.7"

    def __init__(self, player: i64, kind: i64) -> None:
        super().__init__(player)
        self.kind = kind

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for token in range(4):
            if player.tokens[token] > 0:
                offer.add(PAY, token)
        if player.score > 0:
            offer.add(PAY, POINT)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        if argument == POINT:
            s.score(player, -1, FROM_CYCLING)
        else:
            s.spend_tokens(player, argument, 1)
        s.tell(OfferCycled, self.player, self.kind)
        for stack in range(self.kind * 3, self.kind * 3 + 3):
            if s.face_up(stack) != NOWHERE:
                s.put_under(stack, s.take_face_up(stack))
                turn_up(s, stack)

    def fields(self) -> list[int]:
        return [self.player, self.kind]
