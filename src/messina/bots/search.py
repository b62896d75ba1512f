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
    """The settings of a search."""

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
        """The planner's beam width."""
        self.most = most
        """The largest number of candidates."""
        self.gap = gap
        """How far a candidate may lie behind the planner's best, in points."""
        self.tries = tries
        """How many destinations players of imagined games plan."""
        self.noise = noise
        """How far their ratings of destinations may be off, in points."""
        self.turns = turns
        """An imagined game ends when the seat has had this many more turns,"""
        self.rounds = rounds
        """or when this many rounds after the present one have ended."""
        self.prior = prior
        """How many games the planner's opinion of a turn is worth."""


class Candidate:
    """A candidate turn and its results so far."""

    def __init__(self, plan: Plan, prior: float) -> None:
        self.plan = plan
        self.prior = prior
        self.total: float = 0.0
        self.games: i64 = 0

    def value(self) -> float:
        """Return the mean of its games, with the planner's estimate counted as `prior` games more."""
        return (self.total + self.prior * self.plan.value) / (float(self.games) + self.prior)


def candidate_value(candidate: Candidate) -> float:
    return candidate.value()


class Searcher:
    """The candidate turns of one decision, and the imagined games that compare them."""

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
        """Play one more imagined game for each candidate left, all with the same chance. Return how many."""
        seed = self.dice.next()
        for candidate in self.left:
            rollout = Rollout(self.evaluator, seed, self.settings.tries, self.settings.noise)
            state = rollout.play(candidate.plan.state.copy(), self.seat, self.settings.turns, self.last_round)
            candidate.total += self.evaluator.utility(state, self.seat)
            candidate.games += 1
        return len(self.left)

    def halve(self) -> None:
        """Drop the weaker half of the candidates."""
        self.left.sort(key=candidate_value, reverse=True)
        del self.left[max(1, (len(self.left) + 1) // 2) :]

    def best(self) -> Plan:
        """Return the plan of the best candidate left."""
        best = self.left[0]
        for candidate in self.left:
            if candidate.value() > best.value():
                best = candidate
        return best.plan


def search_games(searcher: Searcher, games: i64) -> Plan:
    """Run sequential halving with a budget of imagined games. Return the best plan."""
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
