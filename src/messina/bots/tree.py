"""Search over whole turns: the promising ones are played on in imagined games, the best of them again.

Candidates come from the planner. They are tried by sequential halving: every candidate left is played on
through the same imagined fates to the end of the next round, the weaker half is dropped, and the budget
goes to the rest. Common fates make small differences visible; no fate comes from the game itself.
"""

from typing import Final

from mypy_extensions import i64

from messina.bots.evaluation import utility
from messina.bots.planning import Plan, candidate_turns
from messina.bots.rollout import Rollout
from messina.bots.worth import Weights
from messina.rules.dice import Dice, Fate
from messina.rules.state import Offer, State

PRIOR: Final = 4.0
"""How many games the planner's estimate of a turn is worth."""


class Trial:
    """A candidate turn and how it has fared so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.total: float = 0.0
        self.games: i64 = 0

    def worth(self) -> float:
        """The mean of its games and, as if it were a few games more, of what the planner thought of it."""
        return (self.total + PRIOR * self.plan.value) / (float(self.games) + PRIOR)


def worth_of(trial: Trial) -> float:
    return trial.worth()


class Searcher:
    """Candidates of one decision, and the imagined games that judge them."""

    def __init__(
        self, s: State, seat: i64, w: Weights, seed: int, width: i64, most: i64, rounds: i64, tries: i64
    ) -> None:
        self.tries = tries
        self.seat = seat
        self.w = w
        self.dice = Dice(seed)
        self.last_round: i64 = min(6, s.round + rounds)
        fate = Fate(self.dice.next())
        turns = candidate_turns(s, seat, w, fate, width, Offer())
        self.trials: list[Trial] = [Trial(plan) for plan in turns[:most]]
        self.left: list[Trial] = self.trials[:]

    def play_round(self) -> i64:
        """Every candidate left is played through one more fate, the same for all; games played."""
        seed = self.dice.next()
        for trial in self.left:
            rollout = Rollout(self.w, seed, self.tries, 2.0)
            state = rollout.play(trial.plan.state.copy(), self.last_round)
            trial.total += utility(state, self.w, self.seat)
            trial.games += 1
        return len(self.left)

    def halve(self) -> None:
        """Drop the weaker half."""
        self.left.sort(key=worth_of, reverse=True)
        del self.left[max(1, (len(self.left) + 1) // 2) :]

    def best(self) -> Plan:
        best = self.left[0]
        for trial in self.left:
            if trial.worth() > best.worth():
                best = trial
        return best.plan


def search_games(searcher: Searcher, games: i64) -> Plan:
    """Sequential halving with a budget of imagined games."""
    stages: i64 = 1
    while (len(searcher.trials) >> stages) > 0:
        stages += 1
    for _ in range(stages):
        if len(searcher.left) == 1:
            break
        rounds = max(1, games // (stages * len(searcher.left)))
        for _ in range(rounds):
            searcher.play_round()
        searcher.halve()
    return searcher.best()
