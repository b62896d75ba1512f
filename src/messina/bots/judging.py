"""Who says what a position is worth: the hand-made evaluation, or one that was learned.

The planner, imagined games and the search ask a `Judge` and do not care which it is. It judges ends of turns
(`value`) and moments within them (`guess`), says what a seat wants (`utility`) and, before a turn is thought
through, how each destination looks at a glance (`look`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.evaluation import estimate, pending_term, utility
from messina.bots.familiar import Prints
from messina.bots.glancing import glance
from messina.bots.network import Network, Numbers
from messina.bots.worth import Weights, lay_tables, season, token_value
from messina.rules.scoring import RAT_PENALTIES, hex_points, scroll_points, sum_tokens
from messina.rules.state import State
from messina.rules.terms import FIRST_DOCK, NOWHERE, PLACES

SCALE: Final = 20.0
"""Points behind 1 of a network's output."""
OWN: Final = 0
OTHER: Final = 1
"""Outputs of the judging network: points to come, the seat's and those of the best of the others."""


class Judge:
    """The hand-made evaluation."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.few: i64 = 0
        """How many destinations are thought through, those that look best; 0 for all."""
        self.appeals: vec[float] = vec[float]([0.0] * (PLACES + 1))
        """How each place looks, and a recall, in points; set by `look`."""
        self.fare: float = 0.0
        """What a coin for the way takes off that."""

    def value(self, s: State, seat: i64) -> float:
        """The points this seat will probably end with, or what it makes of them, at the end of a turn."""
        return estimate(s, self.w, seat)

    def guess(self, s: State, seat: i64) -> float:
        """The same in the middle of a turn."""
        return estimate(s, self.w, seat)

    def utility(self, s: State, seat: i64) -> float:
        """What the seat wants at the end of an imagined game."""
        return utility(s, self.w, seat)

    def look(self, s: State, seat: i64) -> None:
        """Set `appeals` for every place one might go to, and `fare`."""
        lay_tables(self.w, s.box)
        left = season(s)
        self.fare = token_value(self.w, 0, left)
        self.appeals[PLACES] = self.fare - 2.0
        for place in range(PLACES):
            if may_be_gone_to(s, place):
                self.appeals[place] = glance(s, self.w, s.seats[seat], place, left)


def may_be_gone_to(s: State, place: i64) -> bool:
    """4.2: a hex nobody stands on, a dock with a boat; the way there aside."""
    if place >= FIRST_DOCK:
        return s.boats_at(place - FIRST_DOCK)
    return s.in_city(place) and s.standing[place] == NOWHERE


class LearnedJudge(Judge):
    """Two networks: one judges, the other says where to look."""

    def __init__(
        self, w: Weights, judging: Numbers, looking: Numbers, prints: Prints, few: i64, lead: float
    ) -> None:
        super().__init__(w)
        self.network = Network(judging, w, prints, False)
        self.policy = Network(looking, w, prints, True)
        self.few = few
        self.lead = lead
        """How much the points of the best of the others count against one's own."""

    def value(self, s: State, seat: i64) -> float:
        return self.learned(s, seat, True)

    def guess(self, s: State, seat: i64) -> float:
        if not s.frames:
            return self.learned(s, seat, True)
        return self.learned(s, seat, False) + pending_term(s, self.w, s.seats[seat], season(s))

    def utility(self, s: State, seat: i64) -> float:
        return self.value(s, seat)

    def learned(self, s: State, seat: i64, settled: bool) -> float:
        own = float(s.seats[seat].score)
        other: float = float(best_other(s, seat))
        if s.frames:
            self.network.judge(s, seat, settled)
            own += SCALE * self.network.outputs[OWN]
            other += SCALE * self.network.outputs[OTHER]
        return own if s.options.players == 1 else own - self.lead * other

    def look(self, s: State, seat: i64) -> None:
        self.policy.judge(s, seat, True)
        for place in range(PLACES + 1):
            self.appeals[place] = self.policy.outputs[place]


class BentJudge(Judge):
    """Another judge with a bias: as if some things were worth more than they are, and others less."""

    def __init__(self, judge: Judge, bent: Weights, bend: float) -> None:
        super().__init__(judge.w)
        self.judge = judge
        self.bent = bent
        self.bend = bend
        self.few = judge.few

    def value(self, s: State, seat: i64) -> float:
        return self.judge.value(s, seat) + self.bias(s, seat)

    def guess(self, s: State, seat: i64) -> float:
        return self.judge.guess(s, seat) + self.bias(s, seat)

    def utility(self, s: State, seat: i64) -> float:
        return self.judge.utility(s, seat)

    def bias(self, s: State, seat: i64) -> float:
        return self.bend * (estimate(s, self.bent, seat) - estimate(s, self.w, seat))

    def look(self, s: State, seat: i64) -> None:
        self.judge.look(s, seat)
        self.fare = self.judge.fare
        for place in range(PLACES + 1):
            self.appeals[place] = self.judge.appeals[place]


class GreedyJudge(Judge):
    """Another judge as somebody short of sight: what would count if the game ended now weighs too much.

    Where to go it sees at a glance, as the hand-made evaluation does, and so misses what pays later.
    """

    def __init__(self, judge: Judge, greed: float, few: i64) -> None:
        super().__init__(judge.w)
        self.judge = judge
        self.greed = greed
        """From 0, as the judge thinks, to 1, nothing but points now."""
        self.few = few

    def value(self, s: State, seat: i64) -> float:
        return self.blind(self.judge.value(s, seat), s, seat)

    def guess(self, s: State, seat: i64) -> float:
        return self.blind(self.judge.guess(s, seat), s, seat)

    def utility(self, s: State, seat: i64) -> float:
        return self.value(s, seat)

    def blind(self, worth: float, s: State, seat: i64) -> float:
        return worth + self.greed * (float(points_now(s, seat)) - worth)


def points_now(s: State, seat: i64) -> i64:
    """10.3, 10.4: what one's own things would bring if the game ended now, places aside."""
    player = s.seats[seat]
    points = player.score
    if not s.frames:
        return points
    for register in range(3):
        points += s.box.registers[register].points[player.registers[register]]
    for track in range(3):
        points += scroll_points(s, player, player.scroll_board.tracks[track], player.scrolls[track])
    points += hex_points(s, seat) + sum_tokens(player) // 3
    return points - RAT_PENALTIES[min(player.rats, 10)]


def best_other(s: State, seat: i64) -> i64:
    """The highest score of the others, 0 where there are none."""
    best: i64 = 0 if s.options.players == 1 else -1000
    for other in s.seats:
        if other.seat != seat:
            best = max(best, other.score)
    return best
