"""Search over whole turns: the promising ones are played on in imagined games, the best of them again.

Candidates come from the planner. They are tried by sequential halving: every candidate left is played on
through the same imagined fates, the weaker half is dropped, and the budget goes to the rest. Common fates
make small differences visible; no fate comes from the game itself.
"""

from mypy_extensions import i64

from messina.bots.evaluators import Evaluator
from messina.bots.planning import Plan, candidate_turns
from messina.bots.rollout import Rollout
from messina.rules.dice import Dice, Fate
from messina.rules.state import Offer, State


class SearchSettings:
    """How a search is done."""

    def __init__(
        self,
        width: i64,
        most: i64,
        gap: float,
        tries: i64,
        noise: float,
        turns: i64,
        rounds: i64,
        prior: float,
    ) -> None:
        self.width = width
        """Of the planner's beam."""
        self.most = most
        """Candidates at most."""
        self.gap = gap
        """How far a candidate may lie behind the planner's best, in points."""
        self.tries = tries
        """Destinations that imagined games look at,"""
        self.noise = noise
        """after a glance that may be off by so many points."""
        self.turns = turns
        """An imagined game ends when the seat has had so many more turns,"""
        self.rounds = rounds
        """or when so many rounds after this one have ended."""
        self.prior = prior
        """How many games the planner's opinion of a turn is worth."""


class Candidate:
    """A candidate turn and how it has fared so far."""

    def __init__(self, plan: Plan, prior: float) -> None:
        self.plan = plan
        self.prior = prior
        self.total: float = 0.0
        self.games: i64 = 0

    def value(self) -> float:
        """The mean of its games and, as if it were a few games more, of what the planner thought of it."""
        return (self.total + self.prior * self.plan.value) / (float(self.games) + self.prior)


def candidate_value(candidate: Candidate) -> float:
    return candidate.value()


class Searcher:
    """Candidates of one decision, and the imagined games that judge them."""

    def __init__(
        self, s: State, seat: i64, evaluator: Evaluator, seed: int, settings: SearchSettings
    ) -> None:
        self.seat = seat
        self.evaluator = evaluator
        self.settings = settings
        self.dice = Dice(seed)
        self.last_round: i64 = min(6, s.round + settings.rounds)
        fate = Fate(self.dice.next())
        turns = candidate_turns(s, seat, evaluator, fate, settings.width, Offer())
        least = turns[0].value - settings.gap
        self.candidates: list[Candidate] = [
            Candidate(plan, settings.prior) for plan in turns[: settings.most] if plan.value >= least
        ]
        self.left: list[Candidate] = self.candidates[:]

    def play_round(self) -> i64:
        """Every candidate left is played through one more fate, the same for all; games played."""
        seed = self.dice.next()
        for candidate in self.left:
            rollout = Rollout(self.evaluator, seed, self.settings.tries, self.settings.noise)
            state = rollout.play(candidate.plan.state.copy(), self.seat, self.settings.turns, self.last_round)
            candidate.total += self.evaluator.utility(state, self.seat)
            candidate.games += 1
        return len(self.left)

    def halve(self) -> None:
        """Drop the weaker half."""
        self.left.sort(key=candidate_value, reverse=True)
        del self.left[max(1, (len(self.left) + 1) // 2) :]

    def best(self) -> Plan:
        best = self.left[0]
        for candidate in self.left:
            if candidate.value() > best.value():
                best = candidate
        return best.plan


def search_games(searcher: Searcher, games: i64) -> Plan:
    """Sequential halving with a budget of imagined games."""
    stages: i64 = 1
    while (len(searcher.candidates) >> stages) > 0:
        stages += 1
    for _ in range(stages):
        if len(searcher.left) == 1:
            break
        rounds = max(1, games // (stages * len(searcher.left)))
        for _ in range(rounds):
            searcher.play_round()
        searcher.halve()
    return searcher.best()
