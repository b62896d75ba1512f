"""Section 9: repopulating the chosen hex instead of taking its action, and what visits bring (5.1)."""

from typing import ClassVar

from mypy_extensions import i64

from messina.rules.actions import GIVE, SEND
from messina.rules.events import CitizenGivenUp, HexRepopulated, LieutenantGivenUp, WagonUsed
from messina.rules.player import Player
from messina.rules.state import Frame, Offer, PlayerStep, State
from messina.rules.terms import (
    EMPTY,
    ESTATE,
    FIRST_BUILT_WAGON,
    FIRST_HARBOUR,
    FIRST_WORKSHOP,
    FROM_VISITS,
    GONE,
    NOWHERE,
    PLACES,
    REPOPULATION_TILES,
    UPGRADED,
)


def visit(s: State, hex: i64) -> None:
    """5.1: the owner of a repopulation tile scores 2 points, whoever comes."""
    if s.owners[hex] != NOWHERE:
        s.score(s.seats[s.owners[hex]], 2, FROM_VISITS)


def can_repopulate(s: State, player: Player, hex: i64) -> bool:
    """9.1, 9.2: everything that is asked for is there."""
    if hex >= FIRST_HARBOUR or s.owners[hex] != NOWHERE or player.repopulated == REPOPULATION_TILES:
        return False
    if player.wagons_used == len(player.wagons):
        return False
    printed = s.box.hexes[hex]
    if not player.can_pay(printed.cost) or (printed.lieutenant and not player.has_unused()):
        return False
    for klass in range(3):
        if count_citizens(s, player, klass, 1) < printed.upgraded[klass]:
            return False
        if count_citizens(s, player, klass, 0) < printed.upgraded[klass] + printed.plain[klass]:
            return False
    return True


def serves(citizen: i64, upgraded: i64) -> bool:
    """9.2: an upgraded citizen may stand in for a plain one, not the other way round."""
    return citizen == UPGRADED or (citizen != EMPTY and upgraded == 0)


def count_citizens(s: State, player: Player, klass: i64, upgraded: i64) -> i64:
    """Citizens in the sector and in workshops that could be given up."""
    count: i64 = 0
    for square in range(klass * 6, klass * 6 + 6):
        if serves(player.squares[square], upgraded):
            count += 1
    for number in range(len(player.workshops)):
        of_class = s.box.workshops[player.workshops[number]].klass == klass
        if of_class and serves(player.workers[number], upgraded):
            count += 1
    return count


def repopulate(s: State, player: Player, hex: i64) -> None:
    """9.2: pay, use a wagon, then give up citizens (upgraded ones first) and the lieutenant."""
    printed = s.box.hexes[hex]
    s.pay(player, printed.cost)
    s.tell(WagonUsed, player.seat, FIRST_BUILT_WAGON + player.wagons[player.wagons_used])
    player.wagons_used += 1
    s.push(SettleHex(player.seat, hex))
    if printed.lieutenant:
        s.push(GiveLieutenant(player.seat))
    for klass in range(3):
        for _ in range(printed.plain[klass]):
            s.push(GiveCitizen(player.seat, klass, 0))
        for _ in range(printed.upgraded[klass]):
            s.push(GiveCitizen(player.seat, klass, 1))


class GiveCitizen(Frame):
    """9.2: which citizen goes back to the city?"""

    clause: ClassVar[str] = "9.2"

    def __init__(self, player: i64, klass: i64, upgraded: i64) -> None:
        super().__init__(player)
        self.klass = klass
        self.upgraded = upgraded

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for square in range(self.klass * 6, self.klass * 6 + 6):
            if serves(player.squares[square], self.upgraded):
                offer.add(GIVE, square)
        for number in range(len(player.workshops)):
            workshop = player.workshops[number]
            if s.box.workshops[workshop].klass == self.klass and serves(
                player.workers[number], self.upgraded
            ):
                offer.add(GIVE, FIRST_WORKSHOP + workshop)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        if argument < FIRST_WORKSHOP:
            player.squares[argument] = EMPTY
        else:
            player.workers[player.workshop_number(argument - FIRST_WORKSHOP)] = EMPTY
        s.tell(CitizenGivenUp, self.player, argument)

    def fields(self) -> list[int]:
        return [self.player, self.klass, self.upgraded]


class GiveLieutenant(Frame):
    """9.2: which unused lieutenant leaves the game for good?"""

    clause: ClassVar[str] = "9.2"

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for place in range(PLACES):
            if player.unused_lieutenant(place) >= 0:
                offer.add(SEND, place)
        if player.unused_lieutenant(ESTATE) >= 0:
            offer.add(SEND, ESTATE)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        player.places[player.unused_lieutenant(argument)] = GONE
        s.tell(LieutenantGivenUp, self.player, argument)


class SettleHex(PlayerStep):
    """9.3: the repopulation tile is placed; plague there means a rat."""

    def __init__(self, seat: i64, hex: i64) -> None:
        super().__init__(seat)
        self.hex = hex

    def run(self, s: State) -> None:
        player = s.seats[self.seat]
        s.owners[self.hex] = self.seat
        player.repopulated += 1
        s.tell(HexRepopulated, self.seat, self.hex)
        if s.cubes[self.hex] > 0:
            s.gain_rats(player, 1, self.hex)

    def fields(self) -> list[int]:
        return [self.seat, self.hex]
