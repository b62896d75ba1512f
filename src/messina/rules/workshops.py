"""Clauses 7.6, 7.8 and 5.3: citizens move from their sector into workshops, and find their squares.

Moving somebody to a workshop is possible at any time in one's turn, at production and when room is
needed, so it is not a question of its own but an interlude of other questions.
"""

from typing import ClassVar

from mypy_extensions import i64

from messina.rules.actions import CITIZEN, DISCARD, EMPLOY, INTO, SQUARE
from messina.rules.effects import reward_if_fitting
from messina.rules.events import CitizenDiscarded, CitizenMoved, CitizenPlaced
from messina.rules.player import Player
from messina.rules.state import ANY_CLASS, Frame, Offer, State
from messina.rules.terms import EMPTY, FIRST_WORKSHOP, UPGRADED, bit


def sector_has_citizen(player: Player, klass: i64) -> bool:
    for square in range(klass * 6, klass * 6 + 6):
        if player.squares[square] != EMPTY:
            return True
    return False


def can_employ(s: State, player: Player) -> bool:
    """Somebody in a sector could move to an empty workshop."""
    for number in range(len(player.workshops)):
        if player.workers[number] == EMPTY:
            if sector_has_citizen(player, s.box.workshops[player.workshops[number]].klass):
                return True
    return False


def offer_employment(s: State, player: Player, classes: i64, offer: Offer) -> None:
    """7.6: every empty workshop of these classes that somebody in the sector could fill."""
    for number in range(len(player.workshops)):
        if player.workers[number] == EMPTY:
            klass = s.box.workshops[player.workshops[number]].klass
            if (classes >> klass) & 1 == 1 and sector_has_citizen(player, klass):
                offer.add(EMPLOY, player.workshops[number])


class PickWorker(Frame):
    """7.6: which citizen of the sector moves into the workshop?"""

    clause: ClassVar[str] = "7.6"

    def __init__(self, player: i64, workshop: i64) -> None:
        super().__init__(player)
        self.workshop = workshop

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        klass = s.box.workshops[self.workshop].klass
        for square in range(klass * 6, klass * 6 + 6):
            if player.squares[square] != EMPTY:
                offer.add(CITIZEN, square)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        citizen = player.squares[argument]
        player.squares[argument] = EMPTY
        s.tell(CitizenMoved, self.player, argument, FIRST_WORKSHOP + self.workshop)
        seat_worker(s, player, self.workshop, citizen)

    def fields(self) -> list[int]:
        return [self.player, self.workshop]


def seat_worker(s: State, player: Player, workshop: i64, citizen: i64) -> None:
    number = player.workshop_number(workshop)
    player.workers[number] = citizen
    reward_if_fitting(s, player, number)


class PlaceInSector(Frame):
    """5.2, 10.2: which free square does a rescued or healed citizen take?

    A healed one may go straight into an empty workshop of its class (7.6). Where there is no room, none
    can be made or none is wanted, the citizen is discarded.
    """

    clause: ClassVar[str] = "5.2"

    def __init__(self, player: i64, klass: i64, citizen: i64, healed: i64) -> None:
        super().__init__(player)
        self.klass = klass
        self.citizen = citizen
        self.healed = healed

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for square in range(self.klass * 6, self.klass * 6 + 6):
            if player.squares[square] == EMPTY:
                offer.add(SQUARE, square)
        if self.healed == 1:
            for number in range(len(player.workshops)):
                workshop = player.workshops[number]
                if player.workers[number] == EMPTY and s.box.workshops[workshop].klass == self.klass:
                    offer.add(INTO, workshop)
        if offer.count == 0:
            offer.add(DISCARD, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        upgraded: i64 = 1 if self.citizen == UPGRADED else 0
        if verb == DISCARD:
            s.tell(CitizenDiscarded, self.player, self.klass)
        elif verb == SQUARE:
            player.squares[argument] = self.citizen
            s.tell(CitizenPlaced, self.player, self.klass, argument, upgraded)
        else:
            s.tell(CitizenPlaced, self.player, self.klass, FIRST_WORKSHOP + argument, upgraded)
            seat_worker(s, player, argument, self.citizen)

    def interludes(self) -> i64:
        return bit(self.klass) if self.healed == 1 else ANY_CLASS

    def fields(self) -> list[int]:
        return [self.player, self.klass, self.citizen, self.healed]
