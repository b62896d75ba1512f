"""A quick player for imagined games: good enough to tell where a position leads, fast enough to try often.

Where to go is judged at a glance (what the hex brings, who waits there, what plague costs); the few best
destinations are then played to the end of the turn, always taking the answer that looks best.
"""

from mypy_extensions import i64

from messina.bots.planning import Plan, finish
from messina.bots.worth import Weights, citizen_value, lay_tables, season, token_value, worth_of
from messina.rules.actions import GO, LIEUTENANT_AT, RECALL, STRIDE
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.player import Player
from messina.rules.playout import settle_chance
from messina.rules.repopulation import can_repopulate
from messina.rules.state import Offer, State
from messina.rules.terms import (
    CABINS,
    EMPTY,
    ESTATE,
    FIRE,
    FIRST_DOCK,
    MAJOR,
    NOWHERE,
    PLACES,
)
from messina.rules.turn import ChooseLieutenant, citizens_on, travel_cost


def glance_at_hex(s: State, w: Weights, player: Player, hex: i64, left: float) -> float:
    """Roughly what a turn on the hex brings."""
    printed = s.box.hexes[hex]
    value = worth_of(s, w, printed.action)
    if player.wagons_used < len(player.wagons) and can_repopulate(s, player, hex):
        value = max(value, 0.6 * float(printed.points))
    citizens = citizens_on(s, hex)
    cubes = s.cubes[hex]
    if citizens > 0:
        each = citizen_value(w, left)
        if cubes > 0:
            free: i64 = 0
            for cabin in range(CABINS):
                if player.cabins[cabin] == EMPTY:
                    free += 1
            each *= w.cabin
            citizens = min(citizens, free)
        value += each * float(citizens)
    if cubes > 0:
        value += plague_value(s, w, player, cubes, left)
    if s.owners[hex] == player.seat:
        value += 2.0
    return value


def plague_value(s: State, w: Weights, player: Player, cubes: i64, left: float) -> float:
    """Burn what can be burned, take rats for the rest."""
    dear = s.box.rounds[s.round - 1].fire == 2
    burned = float(min(cubes, payable_cubes(s, player, dear)))
    gain = 1.6 if dear else 0.9 + 0.5 * left
    return burned * gain - (float(cubes) - burned) * (1.5 + w.rat)


def payable_cubes(s: State, player: Player, dear: bool) -> i64:
    """6.1, 6.2: how many cubes of one hex one could pay for."""
    if not dear:
        return player.tokens[FIRE] + player.tokens[MAJOR]
    if s.options.one_major_suffices:
        return player.tokens[FIRE] // 2 + player.tokens[MAJOR]
    return (player.tokens[FIRE] + player.tokens[MAJOR]) // 2


def glance_at_dock(s: State, w: Weights, player: Player, dock: i64, left: float) -> float:
    """The best boat there."""
    best: float = 0.0
    for space in range(dock * 3, dock * 3 + 3):
        if s.docks[space] != NOWHERE:
            value = worth_of(s, w, s.box.boats[s.docks[space]].reward)
            if s.dock_cubes[space] == 1:
                value += plague_value(s, w, player, 1, left)
            best = max(best, value)
    if len(player.boats) % 2 == 1:
        best += w.overseer
    return best + 1.0


def glance(s: State, w: Weights, player: Player, place: i64, left: float) -> float:
    if place < FIRST_DOCK:
        return glance_at_hex(s, w, player, place, left)
    return glance_at_dock(s, w, player, place - FIRST_DOCK, left)


class Rollout:
    """Plays all seats of an imagined game, turn by turn."""

    def __init__(self, w: Weights, seed: int, tries: i64, noise: float) -> None:
        self.w = w
        self.dice = Dice(seed)
        self.fate = Fate(seed)
        self.tries = tries
        """How many destinations are looked at closely."""
        self.noise = noise
        """How far a glance may be off, in points."""
        self.offer = Offer()

    def blur(self) -> float:
        return self.noise * float(self.dice.next()) / 4294967296.0

    def play(self, s: State, last_round: i64) -> State:
        """Play on until this round has ended, or the game; the position reached."""
        while True:
            settle_chance(s, self.fate, self.offer)
            if not s.frames or s.round > last_round:
                return s
            s = self.play_turn(s, decider(s))

    def play_turn(self, s: State, seat: i64) -> State:
        best: Plan | None = None
        for start in self.openings(s, seat):
            plan = finish(start, seat, self.w, self.fate, 1, self.offer)
            if best is None or plan.value > best.value:
                best = plan
        assert best is not None
        return best.state

    def openings(self, s: State, seat: i64) -> list[Plan]:
        """The most promising destinations at a glance; in the middle of a turn just where it stands."""
        if not isinstance(s.frames[-1], ChooseLieutenant):
            return [Plan(s, [], True)]
        glances = self.glances(s, s.seats[seat])
        glances.sort(reverse=True)
        plans: list[Plan] = []
        for _, start, place in glances[: self.tries]:
            state = s.copy()
            apply(state, LIEUTENANT_AT * STRIDE + start)
            apply(state, GO * STRIDE + place if place != NOWHERE else RECALL * STRIDE)
            plans.append(Plan(state, [], True))
        return plans

    def glances(self, s: State, player: Player) -> list[tuple[float, i64, i64]]:
        """What each destination seems to bring, and the lieutenant with the cheapest way there."""
        legal(s, self.offer)
        lay_tables(self.w, s.box)
        left = season(s)
        coin = token_value(self.w, 0, left)
        found: list[tuple[float, i64, i64]] = [(coin - 2.0, self.offer.codes[0] % STRIDE, NOWHERE)]
        for place in range(PLACES):
            if not s.in_city(place):
                continue
            if place < FIRST_DOCK:
                if s.standing[place] != NOWHERE:
                    continue
            elif not s.boats_at(place - FIRST_DOCK):
                continue
            start, coins = self.nearest(s, place)
            if coins <= player.tokens[0]:
                value = glance(s, self.w, player, place, left) - coin * float(coins) + self.blur()
                found.append((value, start, place))
        return found

    def nearest(self, s: State, place: i64) -> tuple[i64, i64]:
        """The lieutenant on offer with the cheapest way there, and the price."""
        start: i64 = ESTATE
        coins: i64 = 99
        for i in range(self.offer.count):
            if self.offer.codes[i] // STRIDE == LIEUTENANT_AT:
                candidate = self.offer.codes[i] % STRIDE
                cost = travel_cost(s, candidate, place)
                if cost < coins:
                    coins = cost
                    start = candidate
        return start, coins
