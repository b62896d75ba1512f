"""Section 6: fire against the plague.

A fight removes cubes one after another. `Fight` asks how the next cube of the chosen hex is paid;
`AlsoRemove` asks for the second cube that a major fire may take. Clause 6.2 knows three readings of the
major fire; they differ only in what `offer` and `burn` below allow.
"""

from typing import ClassVar

from mypy_extensions import i64

from messina.rules.actions import (
    ALSO,
    BURN,
    DONE,
    WITH_FIRE,
    WITH_FIRE_AND_MAJOR,
    WITH_MAJOR,
    WITH_TWO_FIRES,
    WITH_TWO_MAJORS,
)
from messina.rules.events import CubeBurned, CubeDiscarded
from messina.rules.player import Player
from messina.rules.registers import advance
from messina.rules.state import ANY_CLASS, Frame, Offer, PlayerStep, State
from messina.rules.terms import FIRE, FIRST_DOCK, FROM_PLAGUE, MAJOR, NOWHERE, POPULARITY
from messina.rules.workshops import can_employ


def offer_payments(s: State, player: Player, offer: Offer) -> None:
    """6.1, 6.2: the ways to pay for one cube of the chosen hex."""
    fire = player.tokens[FIRE]
    major = player.tokens[MAJOR]
    if s.box.rounds[s.round - 1].fire == 1:
        if fire >= 1:
            offer.add(BURN, WITH_FIRE)
        if major >= 1:
            offer.add(BURN, WITH_MAJOR)
        return
    if fire >= 2:
        offer.add(BURN, WITH_TWO_FIRES)
    if s.options.one_major_suffices:
        if major >= 1:
            offer.add(BURN, WITH_MAJOR)
        return
    if fire >= 1 and major >= 1:
        offer.add(BURN, WITH_FIRE_AND_MAJOR)
    if major >= 2:
        offer.add(BURN, WITH_TWO_MAJORS)


def pay_fire(s: State, player: Player, payment: i64) -> None:
    if payment == WITH_FIRE or payment == WITH_FIRE_AND_MAJOR:
        s.spend_tokens(player, FIRE, 1)
    if payment == WITH_MAJOR or payment == WITH_FIRE_AND_MAJOR:
        s.spend_tokens(player, MAJOR, 1)
    if payment == WITH_TWO_FIRES:
        s.spend_tokens(player, FIRE, 2)
    if payment == WITH_TWO_MAJORS:
        s.spend_tokens(player, MAJOR, 2)


def reward_cube(s: State, player: Player, place: i64) -> None:
    """6.1, 6.4: the cube returns to the supply; where fire costs 2, it scores 2; popularity rises."""
    s.supply += 1
    s.tell(CubeBurned, player.seat, place)
    if s.box.rounds[s.round - 1].fire == 2:
        s.score(player, 2, FROM_PLAGUE)
    advance(s, player, POPULARITY)


def burn_cube(s: State, player: Player, hex: i64) -> None:
    s.cubes[hex] -= 1
    reward_cube(s, player, hex)


def has_adjacent_cube(s: State, hex: i64) -> bool:
    for cell in s.layout.neighbours[s.cells[hex]]:
        place = s.tiles[cell]
        if place != NOWHERE and place < FIRST_DOCK and s.cubes[place] > 0:
            return True
    return False


def offer_adjacent(s: State, hex: i64, offer: Offer) -> None:
    for cell in s.layout.neighbours[s.cells[hex]]:
        place = s.tiles[cell]
        if place != NOWHERE and place < FIRST_DOCK and s.cubes[place] > 0:
            offer.add(ALSO, place)


class Fight(Frame):
    """5.4, 6.1: burn another cube of the chosen hex, and with what?

    `allowance` counts cubes of the hex paid with major fire for which an adjacent one has not yet been
    removed (6.3); it is only kept where a second major fire pays for that one (6.2, fire cost 2).
    """

    clause: ClassVar[str] = "5.4"

    def __init__(self, player: i64, hex: i64, allowance: i64) -> None:
        super().__init__(player)
        self.hex = hex
        self.allowance = allowance

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        if s.cubes[self.hex] > 0:
            offer_payments(s, player, offer)
        if self.allowance > 0 and player.tokens[MAJOR] > 0:
            offer_adjacent(s, self.hex, offer)
        offer.add(DONE, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        if verb == DONE:
            return
        player = s.seats[self.player]
        if verb == ALSO:
            s.spend_tokens(player, MAJOR, 1)
            burn_cube(s, player, argument)
            fight(s, player, self.hex, self.allowance - 1)
        else:
            self.burn(s, player, argument)

    def burn(self, s: State, player: Player, payment: i64) -> None:
        pay_fire(s, player, payment)
        burn_cube(s, player, self.hex)
        costs_two = s.box.rounds[s.round - 1].fire == 2
        if payment == WITH_MAJOR and costs_two:
            fight(s, player, self.hex, self.allowance + 1)
            return
        fight(s, player, self.hex, self.allowance)
        if payment == WITH_MAJOR or payment == WITH_TWO_MAJORS:
            if offers_own_cube(s, self.hex) or has_adjacent_cube(s, self.hex):
                s.push(AlsoRemove(self.player, self.hex))

    def interludes(self) -> i64:
        return ANY_CLASS

    def fields(self) -> list[int]:
        return [self.player, self.hex, self.allowance]


def fight(s: State, player: Player, hex: i64, allowance: i64) -> None:
    """Ask for the next cube, if there is one that could be removed.

    Somebody who could still move to a workshop is a reason to ask, too: its reward may be fire (7.6).
    """
    more_here = s.cubes[hex] > 0
    more_beside = allowance > 0 and has_adjacent_cube(s, hex)
    if more_here or more_beside:
        if player.tokens[FIRE] > 0 or player.tokens[MAJOR] > 0 or can_employ(s, player):
            s.push(Fight(player.seat, hex, allowance))


def offers_own_cube(s: State, hex: i64) -> bool:
    """6.2, `czech`: where a cube costs 1, the second one may come from the chosen hex itself."""
    return s.options.second_cube_here and s.box.rounds[s.round - 1].fire == 1 and s.cubes[hex] > 0


class AlsoRemove(Frame):
    """6.2, 6.3: the major fire may take one more cube, beside the hex or (`czech`) on it."""

    clause: ClassVar[str] = "6.2"

    def __init__(self, player: i64, hex: i64) -> None:
        super().__init__(player)
        self.hex = hex

    def offer(self, s: State, offer: Offer) -> None:
        if offers_own_cube(s, self.hex):
            offer.add(ALSO, self.hex)
        offer_adjacent(s, self.hex, offer)
        offer.add(DONE, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        if verb == ALSO:
            burn_cube(s, s.seats[self.player], argument)

    def fields(self) -> list[int]:
        return [self.player, self.hex]


class FightStep(PlayerStep):
    """5.4: the fight of a hex turn begins."""

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(seat)
        self.hex = hex

    def run(self, s: State) -> None:
        if s.cubes[self.hex] > 0:
            fight(s, s.seats[self.seat], self.hex, 0)

    def fields(self) -> list[int]:
        return [self.seat, self.hex]


class CountRats(PlayerStep):
    """5.4, 6.5: a rat for every cube still on the chosen hex."""

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(seat)
        self.hex = hex

    def run(self, s: State) -> None:
        s.gain_rats(s.seats[self.seat], s.cubes[self.hex], self.hex)

    def fields(self) -> list[int]:
        return [self.seat, self.hex]


class FightBoat(Frame):
    """4.7: fight the boat's cube, or take a rat? Either way the cube leaves to the supply."""

    clause: ClassVar[str] = "4.7"

    def __init__(self, player: i64, dock: i64) -> None:
        super().__init__(player)
        self.dock = dock

    def offer(self, s: State, offer: Offer) -> None:
        offer_payments(s, s.seats[self.player], offer)
        offer.add(DONE, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        if verb == BURN:
            pay_fire(s, player, argument)
            reward_cube(s, player, self.dock)
        else:
            s.supply += 1
            s.tell(CubeDiscarded, self.player, self.dock)
            s.gain_rats(player, 1, self.dock)

    def interludes(self) -> i64:
        return ANY_CLASS

    def fields(self) -> list[int]:
        return [self.player, self.dock]
