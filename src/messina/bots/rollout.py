"""A quick player for imagined games: good enough to tell where a position leads, fast enough to try often.

Destinations are rated quickly; the few best ones are then played to the end of the turn, always
taking the answer that looks best.
"""

from mypy_extensions import i64

from messina.bots.evaluators import Evaluator
from messina.bots.planning import Plan, destinations, finish, go
from messina.rules.dice import Dice, Fate
from messina.rules.engine import decider, legal
from messina.rules.playout import settle_chance
from messina.rules.state import Offer, State
from messina.rules.turn import ChooseLieutenant


class Rollout:
    """A fast policy for all seats of an imagined game."""

    def __init__(self, evaluator: Evaluator, seed: int, tries: i64, noise: float) -> None:
        self.evaluator = evaluator
        self.dice = Dice(seed)
        self.fate = Fate(seed)
        self.tries = tries
        """How many destinations are planned."""
        self.noise = noise
        """How far a rating may be off, in points."""
        self.offer = Offer()

    def play(self, s: State, seat: i64, turns: i64, last_round: i64) -> State:
        """Play on until the seat has had so many turns, or this round has ended, or the game."""
        while True:
            settle_chance(s, self.fate, self.offer)
            if not s.frames or s.round > last_round:
                return s
            mover = decider(s)
            whole = isinstance(s.frames[-1], ChooseLieutenant)
            s = self.play_turn(s, mover)
            if whole and mover == seat:
                turns -= 1
                if turns == 0:
                    return s

    def play_turn(self, s: State, seat: i64) -> State:
        best: Plan | None = None
        for start in self.openings(s, seat):
            plan = finish(start, seat, self.evaluator, self.fate, 1, self.offer)
            if best is None or plan.value > best.value:
                best = plan
        assert best is not None
        return best.state

    def openings(self, s: State, seat: i64) -> list[Plan]:
        """Return the best-rated destinations; in the middle of a turn only where it stands."""
        if not isinstance(s.frames[-1], ChooseLieutenant):
            return [Plan(s, [], True)]
        legal(s, self.offer)
        found = destinations(s, seat, self.evaluator, self.offer, self.noise, self.dice)
        return [go(s, one.starts[0], one.place, self.offer) for one in found[: self.tries]]
