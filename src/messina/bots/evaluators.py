"""Evaluators: what a position is worth, by hand-made terms or by a learned network.

Planner, imagined games and search ask an `Evaluator` and do not depend on its kind. It values the end
of a turn (`value`) and moments within it (`value_within_turn`), says what a seat wants (`utility`), and rates
each destination before a turn is planned (`rate_destinations`).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.component_values import Weights, fill_tables, share_left, token_value
from messina.bots.destination_value import destination_value
from messina.bots.evaluation import estimate, pending_term, utility
from messina.bots.known_components import ComponentTexts
from messina.bots.network import Network, Parameters
from messina.rules.scoring import RAT_PENALTIES, hex_points, scroll_points, sum_tokens
from messina.rules.state import State
from messina.rules.terms import FIRST_DOCK, NOWHERE, PLACES

SCALE: Final = 20.0
"""Points behind 1 of a network's output."""
OWN: Final = 0
OTHER: Final = 1
"""Outputs of the value network: points still to come for the seat, and for its best opponent."""


class Evaluator:
    """The hand-made evaluation."""

    def __init__(self, w: Weights) -> None:
        self.w = w
        self.max_destinations: i64 = 0
        """How many of the best-rated destinations are planned; 0 for all."""
        self.ratings: vec[float] = vec[float]([0.0] * (PLACES + 1))
        """The rating of each place and, last, of a recall, in points; set by `rate_destinations`."""
        self.coin_value: float = 0.0
        """The value of a coin spent on the way there."""

    def value(self, s: State, seat: i64) -> float:
        """Estimate the points with which the seat will end, at the end of a turn."""
        return estimate(s, self.w, seat)

    def value_within_turn(self, s: State, seat: i64) -> float:
        """Estimate the points with which the seat will end, in the middle of a turn."""
        return estimate(s, self.w, seat)

    def utility(self, s: State, seat: i64) -> float:
        """Return what the seat wants to be large at the end of an imagined game."""
        return utility(s, self.w, seat)

    def rate_destinations(self, s: State, seat: i64) -> None:
        """Set `ratings` for every place a lieutenant can go to, and `coin_value`."""
        fill_tables(self.w, s.box)
        left = share_left(s)
        self.coin_value = token_value(self.w, 0, left)
        self.ratings[PLACES] = self.coin_value - 2.0
        for place in range(PLACES):
            if may_be_gone_to(s, place):
                self.ratings[place] = destination_value(s, self.w, s.seats[seat], place, left)


def may_be_gone_to(s: State, place: i64) -> bool:
    """4.2: check that a lieutenant may end its walk here: an empty hex, or a dock with a boat."""
    if place >= FIRST_DOCK:
        return s.boats_at(place - FIRST_DOCK)
    return s.in_city(place) and s.standing[place] == NOWHERE


class LearnedEvaluator(Evaluator):
    """Two networks: one predicts values, the other (the policy) rates destinations."""

    def __init__(
        self,
        w: Weights,
        value: Parameters,
        policy: Parameters,
        components: ComponentTexts,
        max_destinations: i64,
        opponent_weight: float,
    ) -> None:
        super().__init__(w)
        self.network = Network(value, w, components, False)
        self.policy = Network(policy, w, components, True)
        self.max_destinations = max_destinations
        self.opponent_weight = opponent_weight
        """How much the points of the best opponent count against the seat's own."""

    def value(self, s: State, seat: i64) -> float:
        return self.predict(s, seat, True)

    def value_within_turn(self, s: State, seat: i64) -> float:
        if not s.frames:
            return self.predict(s, seat, True)
        return self.predict(s, seat, False) + pending_term(s, self.w, s.seats[seat], share_left(s))

    def utility(self, s: State, seat: i64) -> float:
        return self.value(s, seat)

    def predict(self, s: State, seat: i64, settled: bool) -> float:
        """Predict the seat's points, less the weighted points of its best opponent."""
        own = float(s.seats[seat].score)
        other: float = float(best_other(s, seat))
        if s.frames:
            self.network.evaluate(s, seat, settled)
            own += SCALE * self.network.outputs[OWN]
            other += SCALE * self.network.outputs[OTHER]
        return own if s.options.players == 1 else own - self.opponent_weight * other

    def rate_destinations(self, s: State, seat: i64) -> None:
        self.policy.evaluate(s, seat, True)
        for place in range(PLACES + 1):
            self.ratings[place] = self.policy.outputs[place]


class BiasedEvaluator(Evaluator):
    """Another evaluator plus a bias: the difference that other weights make."""

    def __init__(self, evaluator: Evaluator, biased: Weights, strength: float) -> None:
        super().__init__(evaluator.w)
        self.evaluator = evaluator
        self.biased = biased
        self.strength = strength
        self.max_destinations = evaluator.max_destinations

    def value(self, s: State, seat: i64) -> float:
        return self.evaluator.value(s, seat) + self.bias(s, seat)

    def value_within_turn(self, s: State, seat: i64) -> float:
        return self.evaluator.value_within_turn(s, seat) + self.bias(s, seat)

    def utility(self, s: State, seat: i64) -> float:
        return self.evaluator.utility(s, seat)

    def bias(self, s: State, seat: i64) -> float:
        """Return how much the biased weights change the estimate, times `strength`."""
        return self.strength * (estimate(s, self.biased, seat) - estimate(s, self.w, seat))

    def rate_destinations(self, s: State, seat: i64) -> None:
        self.evaluator.rate_destinations(s, seat)
        self.coin_value = self.evaluator.coin_value
        for place in range(PLACES + 1):
            self.ratings[place] = self.evaluator.ratings[place]


class ShortSightedEvaluator(Evaluator):
    """Another evaluator mixed with the points that would count if the game ended now.

    It rates destinations by the hand-made evaluation, so it misses what pays later.
    """

    def __init__(self, evaluator: Evaluator, greed: float, max_destinations: i64) -> None:
        super().__init__(evaluator.w)
        self.evaluator = evaluator
        self.greed = greed
        """From 0, the other evaluator alone, to 1, points now alone."""
        self.max_destinations = max_destinations

    def value(self, s: State, seat: i64) -> float:
        return self.blend(self.evaluator.value(s, seat), s, seat)

    def value_within_turn(self, s: State, seat: i64) -> float:
        return self.blend(self.evaluator.value_within_turn(s, seat), s, seat)

    def utility(self, s: State, seat: i64) -> float:
        return self.value(s, seat)

    def blend(self, worth: float, s: State, seat: i64) -> float:
        """Mix a value with the points of now, as much as `greed` says."""
        return worth + self.greed * (float(points_now(s, seat)) - worth)


def points_now(s: State, seat: i64) -> i64:
    """10.3, 10.4: sum the seat's points if the game ended now, without those for popularity."""
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
    """Return the highest score of the opponents, 0 in a solo game."""
    best: i64 = 0 if s.options.players == 1 else -1000
    for other in s.seats:
        if other.seat != seat:
            best = max(best, other.score)
    return best
