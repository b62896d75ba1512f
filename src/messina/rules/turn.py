"""Sections 4 and 5: a turn.

A turn chooses a lieutenant and where it goes, then runs down its steps in the order of 5.1: visit,
rescue, fight, action step. Each step is a frame; `hex_turn` and `boat_turn` push them last step first.
"""

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64

from messina.rules.actions import (
    ACTION,
    CABIN,
    END,
    GO,
    LIEUTENANT_AT,
    RECALL,
    REPOPULATE,
    RESCUE,
    TAKE_BOAT,
)
from messina.rules.effects import gain_at_once, perform
from messina.rules.events import (
    BoatTaken,
    CitizenDiscarded,
    CitizenPlaced,
    CitizenRescued,
    HexActionTaken,
    LieutenantMoved,
    LieutenantRecalled,
    TurnEnded,
)
from messina.rules.fire import CountRats, FightBoat, FightStep
from messina.rules.opportunities import lose_opportunities
from messina.rules.player import Player
from messina.rules.registers import add_opportunity, take_waiting_lieutenants
from messina.rules.repopulation import can_repopulate, repopulate, visit
from messina.rules.solo import PLAYERS_TURN, next_turn_solo, reveal_next
from messina.rules.state import (
    ANY_CLASS,
    OPEN,
    Frame,
    Offer,
    PlayerStep,
    State,
    Step,
    take_boat_away,
)
from messina.rules.terms import (
    CABINS,
    CLASSES,
    COIN,
    EMPTY,
    ESTATE,
    FIRST_CABIN,
    FIRST_DOCK,
    FROM_BOATS,
    NOWHERE,
    OVERSEER_ANY,
    PLACES,
    PLAIN,
    bit,
)
from messina.rules.workshops import PlaceInSector


class NextTurn(Step):
    """4.1: in play order, round and round, whoever has an unused lieutenant takes a turn."""

    def run(self, s: State) -> None:
        if s.options.solo:
            if next_turn_solo(s):
                s.push(NextTurn())
                if s.turn == PLAYERS_TURN:
                    s.push(ChooseLieutenant(0))
                else:
                    reveal_next(s)
            return
        players = s.options.players
        for i in range(players):
            seat = s.order[(s.turn + i) % players]
            if s.seats[seat].has_unused():
                s.turn = (s.turn + i + 1) % players
                s.push(NextTurn())
                s.push(ChooseLieutenant(seat))
                return


class ChooseLieutenant(Frame):
    """4.3: which lieutenant? One lying in Messina; from the estate only when none lies there."""

    clause: ClassVar[str] = "4.3"

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for place in range(PLACES):
            if player.unused_lieutenant(place) >= 0:
                offer.add(LIEUTENANT_AT, place)
        if offer.count == 0:
            offer.add(LIEUTENANT_AT, ESTATE)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.push(ChooseDestination(self.player, argument))

    def interludes(self) -> i64:
        return ANY_CLASS


def travel_cost(s: State, start: i64, place: i64) -> i64:
    """4.4, 4.5: from the estate free; else one step free, each further step a coin."""
    if start == ESTATE:
        return 0
    return max(s.distance(start, place) - 1, 0)


class ChooseDestination(Frame):
    """4.2: a hex nobody stands on (4.6), a dock with a boat (4.7), or recall (4.8)."""

    clause: ClassVar[str] = "4.2"

    def __init__(self, player: i64, start: i64) -> None:
        super().__init__(player)
        self.start = start

    def offer(self, s: State, offer: Offer) -> None:
        coins = s.seats[self.player].tokens[COIN]
        for hex in range(FIRST_DOCK):
            if s.in_city(hex) and s.standing[hex] == NOWHERE and travel_cost(s, self.start, hex) <= coins:
                offer.add(GO, hex)
        for dock in range(4):
            if s.boats_at(dock) and travel_cost(s, self.start, FIRST_DOCK + dock) <= coins:
                offer.add(GO, FIRST_DOCK + dock)
        offer.add(RECALL, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        number = player.unused_lieutenant(self.start)
        player.used |= bit(number)
        if verb == RECALL:
            recall(s, player, number)
            return
        coins = travel_cost(s, self.start, argument)
        s.tell(LieutenantMoved, self.player, self.start, argument, coins)
        if coins > 0:
            s.spend_tokens(player, COIN, coins)
        player.places[number] = argument
        if argument < FIRST_DOCK:
            s.standing[argument] = self.player
            hex_turn(s, player, argument)
        else:
            boat_turn(s, player, argument)

    def interludes(self) -> i64:
        return ANY_CLASS

    def fields(self) -> list[int]:
        return [self.player, self.start]


def recall(s: State, player: Player, number: i64) -> None:
    """4.8: beside the board for a coin; a recall turn has no action step."""
    s.tell(LieutenantRecalled, player.seat, player.places[number])
    player.places[number] = ESTATE
    s.gain_tokens(player, COIN, 1)
    s.push(EndTurn(player.seat))


class EndTurn(Frame):
    """4.8: the end of a recall turn; somebody may still move to a workshop (7.6)."""

    clause: ClassVar[str] = "4.8"

    def offer(self, s: State, offer: Offer) -> None:
        offer.add(END, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.tell(TurnEnded, self.player)

    def interludes(self) -> i64:
        return ANY_CLASS


def hex_turn(s: State, player: Player, hex: i64) -> None:
    """5.1: visit, rescue, fight, action step."""
    visit(s, hex)
    s.push(OpenActionStep(player.seat, hex))
    s.push(CountRats(player.seat, hex))
    s.push(FightStep(player.seat, hex))
    rescue_citizens(s, player, hex)


# 5.2: rescue.


def citizens_on(s: State, hex: i64) -> i64:
    return s.citizens[hex * 3] + s.citizens[hex * 3 + 1] + s.citizens[hex * 3 + 2]


def empty_cabin(player: Player) -> bool:
    for cabin in range(CABINS):
        if player.cabins[cabin] == EMPTY:
            return True
    return False


def rescue_citizens(s: State, player: Player, hex: i64) -> None:
    """5.2: everybody on the hex comes along; plague on it sends them to the cabins."""
    if citizens_on(s, hex) > 0:
        s.push(Rescue(player.seat, hex))


class Rescue(Frame):
    """5.2: who is rescued next? It matters where room is scarce."""

    clause: ClassVar[str] = "5.2"

    def __init__(self, player: i64, hex: i64) -> None:
        super().__init__(player)
        self.hex = hex

    def offer(self, s: State, offer: Offer) -> None:
        for klass in range(len(CLASSES)):
            if s.citizens[self.hex * 3 + klass] > 0:
                offer.add(RESCUE, klass)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        s.citizens[self.hex * 3 + argument] -= 1
        s.tell(CitizenRescued, self.player, self.hex, argument)
        rescue_citizens(s, player, self.hex)
        if s.cubes[self.hex] == 0:
            s.push(PlaceInSector(self.player, argument, PLAIN, 0))
        elif empty_cabin(player):
            s.push(PlaceInCabin(self.player, argument))
        else:
            s.tell(CitizenDiscarded, self.player, argument)

    def fields(self) -> list[int]:
        return [self.player, self.hex]


class PlaceInCabin(Frame):
    """5.2: which empty cabin, in space I?"""

    clause: ClassVar[str] = "5.2"

    def __init__(self, player: i64, klass: i64) -> None:
        super().__init__(player)
        self.klass = klass

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for cabin in range(CABINS):
            if player.cabins[cabin] == EMPTY:
                offer.add(CABIN, cabin)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        player.cabins[argument] = PLAIN
        player.cabin_classes[argument] = self.klass
        player.cabin_spaces[argument] = 1
        s.tell(CitizenPlaced, self.player, self.klass, FIRST_CABIN + argument, 0)

    def fields(self) -> list[int]:
        return [self.player, self.klass]


# 4.7: boats.


def boat_turn(s: State, player: Player, dock: i64) -> None:
    s.push(OpenActionStep(player.seat, NOWHERE))
    s.push(ChooseBoat(player.seat, dock))


class ChooseBoat(Frame):
    """4.7: which boat of the dock?"""

    clause: ClassVar[str] = "4.7"

    def __init__(self, player: i64, dock: i64) -> None:
        super().__init__(player)
        self.dock = dock

    def offer(self, s: State, offer: Offer) -> None:
        first = (self.dock - FIRST_DOCK) * 3
        for space in range(first, first + 3):
            if s.docks[space] != NOWHERE:
                offer.add(TAKE_BOAT, s.docks[space])

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        space = (self.dock - FIRST_DOCK) * 3
        while s.docks[space] != argument:
            space += 1
        s.push(TakeBoat(self.player, argument, self.dock))
        if take_boat_away(s, space):
            s.push(FightBoat(self.player, self.dock))

    def fields(self) -> list[int]:
        return [self.player, self.dock]


class TakeBoat(PlayerStep):
    """4.7: the boat's coins and points; with an even number of boats an overseer may advance."""

    def __init__(self, seat: i64, boat: i64, dock: i64) -> None:
        super().__init__(seat)
        self.boat = boat
        self.dock = dock

    def run(self, s: State) -> None:
        player = s.seats[self.seat]
        player.boats = append(player.boats, self.boat)
        s.tell(BoatTaken, self.seat, self.boat, self.dock)
        gain_at_once(s, player, s.box.boats[self.boat].reward, FROM_BOATS)
        if len(player.boats) % 2 == 0:
            add_opportunity(s, player, OVERSEER_ANY)

    def fields(self) -> list[int]:
        return [self.seat, self.boat, self.dock]


# 5.5: the action step.


class OpenActionStep(PlayerStep):
    """5.5: from here on opportunities may be used; lieutenants that waited come now (8.5)."""

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(seat)
        self.hex = hex

    def run(self, s: State) -> None:
        s.in_action_step = True
        take_waiting_lieutenants(s, s.seats[self.seat])
        s.push(ActionStep(self.seat, self.hex))

    def fields(self) -> list[int]:
        return [self.seat, self.hex]


class ActionStep(Frame):
    """5.5: the hex's action, or repopulating it; opportunities and paid advances; or the end.

    `hex` is NOWHERE on a boat turn and once the hex has been used.
    """

    clause: ClassVar[str] = "5.5"

    def __init__(self, player: i64, hex: i64) -> None:
        super().__init__(player)
        self.hex = hex

    def offer(self, s: State, offer: Offer) -> None:
        if self.hex != NOWHERE:
            offer.add(ACTION, 0)
            if can_repopulate(s, s.seats[self.player], self.hex):
                offer.add(REPOPULATE, 0)
        offer.add(END, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        if verb == END:
            s.in_action_step = False
            lose_opportunities(s, player)
            s.tell(TurnEnded, self.player)
            return
        s.push(ActionStep(self.player, NOWHERE))
        if verb == ACTION:
            s.tell(HexActionTaken, self.player, self.hex)
            perform(s, player, s.box.hexes[self.hex].action)
        else:
            repopulate(s, player, self.hex)

    def interludes(self) -> i64:
        return ANY_CLASS | OPEN

    def fields(self) -> list[int]:
        return [self.player, self.hex]
