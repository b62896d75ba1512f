"""Clauses 10.1 and 10.2: production and quarantine at the end of a round.

Production asks only where the answer matters: whether somebody moves to a workshop first (7.6), and in
which order citizens produce when one of them upgrades another.
"""

from typing import ClassVar

from mypy_extensions import i64

from messina.rules.actions import DONE, HEAL, PRODUCE
from messina.rules.box import Benefit, Workshop
from messina.rules.effects import gain_at_once
from messina.rules.events import CitizenLeft, Produced, QuarantineMoved
from messina.rules.player import Player
from messina.rules.state import ANY_CLASS, Frame, Offer, PlayerStep, State
from messina.rules.terms import (
    CABINS,
    EMPTY,
    FIRST_CABIN,
    FIRST_WORKSHOP,
    FROM_PRODUCTION,
    NOWHERE,
    UPGRADE,
    UPGRADED,
    bit,
)
from messina.rules.workshops import PlaceInSector, can_employ


def works(workshop: Workshop, worker: i64) -> bool:
    """10.1: an era-I workshop produces with any citizen, or with an upgraded one only."""
    return workshop.era == 1 and worker != EMPTY and (worker == UPGRADED or not workshop.needs_upgraded)


def may_upgrade(benefit: Benefit) -> bool:
    for bundle in benefit.bundles:
        for opportunity in bundle.choices:
            if opportunity == UPGRADE:
                return True
    return False


class Produce(PlayerStep):
    """10.1: a player's citizens produce, one after another.

    `done` has a bit for every citizen that has produced: cabins first, then workshops as built.
    `settled` is 1 once the player wants to employ nobody else.
    """

    def __init__(self, seat: i64, done: i64, settled: i64) -> None:
        super().__init__(seat)
        self.done = done
        self.settled = settled

    def run(self, s: State) -> None:
        player = s.seats[self.seat]
        waiting = producers(s, player) & ~self.done
        if self.order_matters(s, player, waiting):
            s.push(ProduceNext(self.seat, self.done))
        elif self.settled == 0 and can_employ(s, player):
            s.push(EmployFirst(self.seat, self.done))
        elif waiting != 0:
            next_one: i64 = 0
            while (waiting >> next_one) & 1 == 0:
                next_one += 1
            s.push(Produce(self.seat, self.done | bit(next_one), self.settled))
            produce(s, player, next_one)

    def order_matters(self, s: State, player: Player, waiting: i64) -> bool:
        """Somebody upgrades, and somebody else has yet to produce or could still be employed."""
        if waiting & (waiting - 1) == 0 and not can_employ(s, player):
            return False
        for cabin in range(CABINS):
            if (waiting >> cabin) & 1 == 1:
                if may_upgrade(s.box.improvements[player.improvements[cabin]].production):
                    return True
        for number in range(len(player.workshops)):
            if (waiting >> (CABINS + number)) & 1 == 1:
                workshop = s.box.workshops[player.workshops[number]]
                if may_upgrade(workshop.production) or may_upgrade(workshop.added):
                    return True
        return False

    def fields(self) -> list[int]:
        return [self.seat, self.done, self.settled]


def producers(s: State, player: Player) -> i64:
    """Citizens in improved cabins and in workshops, as bits."""
    found: i64 = 0
    for cabin in range(CABINS):
        if player.cabins[cabin] != EMPTY and player.improvements[cabin] != NOWHERE:
            found |= bit(cabin)
    for number in range(len(player.workshops)):
        if player.workers[number] != EMPTY:
            found |= bit(CABINS + number)
    return found


def produce(s: State, player: Player, producer: i64) -> None:
    """10.1: what improvement or era-I workshop show; an upgraded worker also its added line and a point."""
    if producer < CABINS:
        s.tell(Produced, player.seat, FIRST_CABIN + producer)
        improvement = s.box.improvements[player.improvements[producer]]
        gain_at_once(s, player, improvement.production, FROM_PRODUCTION)
        return
    number = producer - CABINS
    workshop = s.box.workshops[player.workshops[number]]
    upgraded = player.workers[number] == UPGRADED
    working = works(workshop, player.workers[number])
    if working or upgraded:
        s.tell(Produced, player.seat, FIRST_WORKSHOP + player.workshops[number])
    if working:
        gain_at_once(s, player, workshop.production, FROM_PRODUCTION)
        if upgraded:
            gain_at_once(s, player, workshop.added, FROM_PRODUCTION)
    if upgraded:
        s.score(player, 1, FROM_PRODUCTION)


class EmployFirst(Frame):
    """7.6: before production, does somebody else move to a workshop?"""

    clause: ClassVar[str] = "7.6"

    def __init__(self, player: i64, done: i64) -> None:
        super().__init__(player)
        self.done = done

    def offer(self, s: State, offer: Offer) -> None:
        offer.add(DONE, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.push(Produce(self.player, self.done, 1))

    def interludes(self) -> i64:
        return ANY_CLASS

    def fields(self) -> list[int]:
        return [self.player, self.done]


class ProduceNext(Frame):
    """10.1: who produces next? Asked where an upgrade may change what the others produce."""

    clause: ClassVar[str] = "10.1"

    def __init__(self, player: i64, done: i64) -> None:
        super().__init__(player)
        self.done = done

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        waiting = producers(s, player) & ~self.done
        for cabin in range(CABINS):
            if (waiting >> cabin) & 1 == 1:
                offer.add(PRODUCE, FIRST_CABIN + cabin)
        for number in range(len(player.workshops)):
            if (waiting >> (CABINS + number)) & 1 == 1:
                offer.add(PRODUCE, FIRST_WORKSHOP + player.workshops[number])

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        if argument < FIRST_WORKSHOP:
            producer = argument - FIRST_CABIN
        else:
            producer = CABINS + player.workshop_number(argument - FIRST_WORKSHOP)
        s.push(Produce(self.player, self.done | bit(producer), 0))
        produce(s, player, producer)

    def interludes(self) -> i64:
        return ANY_CLASS

    def fields(self) -> list[int]:
        return [self.player, self.done]


class Quarantine(PlayerStep):
    """10.2: citizens in space II leave, one after another; then those in space I move to II."""

    def run(self, s: State) -> None:
        player = s.seats[self.seat]
        leaving: i64 = 0
        last: i64 = 0
        for cabin in range(CABINS):
            if player.cabin_spaces[cabin] == 2:
                leaving += 1
                last = cabin
        if leaving == 0:
            self.move_on(s, player)
            return
        s.push(Quarantine(self.seat))
        if leaving == 1:
            leave_cabin(s, player, last)
        else:
            s.push(HealNext(self.seat))

    def move_on(self, s: State, player: Player) -> None:
        for cabin in range(CABINS):
            if player.cabin_spaces[cabin] == 1:
                player.cabin_spaces[cabin] = 2
                s.tell(QuarantineMoved, self.seat, cabin)


class HealNext(Frame):
    """10.2: who leaves quarantine next? It matters where squares are scarce."""

    clause: ClassVar[str] = "10.2"

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for cabin in range(CABINS):
            if player.cabin_spaces[cabin] == 2:
                offer.add(HEAL, cabin)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        leave_cabin(s, s.seats[self.player], argument)


def leave_cabin(s: State, player: Player, cabin: i64) -> None:
    citizen = player.cabins[cabin]
    klass = player.cabin_classes[cabin]
    player.cabins[cabin] = EMPTY
    player.cabin_classes[cabin] = 0
    player.cabin_spaces[cabin] = 0
    s.tell(CitizenLeft, player.seat, cabin, klass)
    s.push(PlaceInSector(player.seat, klass, citizen, 1))
