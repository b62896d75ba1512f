"""Advice: the best turns of a position, the reasons for them, and how much another turn gives away.

The planner finds turns, and imagined games compare them, both with the learned evaluator. The reason for a
turn is the term of the hand-made evaluation in which it ends most ahead of its best rival, or that it leaves
the opponents fewer points; the facts are what the seat has at its end that it has not after the rival.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from messina.bots.builtin_bots import learned_factory
from messina.bots.evaluation import TERMS, estimate_terms
from messina.bots.evaluators import Evaluator, LearnedEvaluator
from messina.bots.planning import Plan, finish, follow
from messina.bots.rollout import Rollout
from messina.bots.search import Candidate, Searcher, SearchSettings, search_games
from messina.bots.turn_comparison import Gains, gains
from messina.bots.weights import load_weights
from messina.rules.actions import GO, RECALL, STRIDE
from messina.rules.box import Box
from messina.rules.dice import Fate
from messina.rules.engine import legal
from messina.rules.state import Offer, State

OTHERS: Final = "others"
"""It leaves the best opponent fewer points."""
WHOLE: Final = "whole"
"""No single term speaks for it; the learned value of its end is higher."""
REASONS: Final = (*TERMS, OTHERS, WHOLE)
SEED: Final = 1347
GAMES: Final = 120
"""Imagined games for one question, about; a person waits for the answer."""
REVIEWED: Final = 48
"""Imagined games for each turn when a whole game is reviewed."""
FATES: Final = 16
"""Imagined games that compare what was played with what was best, and that tell what can be expected."""
TELLING: Final = 0.5
"""Points from which on a term is a reason."""
MOST: Final = 6
"""Turns that are compared."""
THOROUGH: Final = SearchSettings(
    width=6, most=1000, gap=12.0, tries=3, noise=2.0, turns=2, rounds=1, prior=4.0
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn by its decisions, up to its end or to where chance speaks."""

    codes: tuple[int, ...]
    worth: float
    """The points it will probably end with, less half of those of the best of the others."""
    kind: int
    """The answer it is known by: where it goes, or its first."""
    reason: str = WHOLE
    terms: tuple[tuple[str, float], ...] = ()
    """What most sets it apart from its best rival, in points."""
    facts: Gains = ()
    """What it has more or less than its rival."""


@dataclass(frozen=True, slots=True)
class Review:
    """What a turn that was played gave away, and the best one, with what speaks for it against that."""

    lost: float
    best: Turn
    ahead: float
    """How far the best turn is ahead of the best one of another kind."""
    expected: tuple[float, ...]
    """The points that every seat will probably end with after the best turn."""


def evaluator_for(box: Box) -> Evaluator:
    """Make the learned evaluator that plans every destination."""
    return learned_factory(max_destinations=0)(box)


def best_turns(state: State, seat: int, games: int = GAMES) -> list[Turn]:
    """Return turns of different kinds, best first; a single legal answer is returned alone."""
    offer = Offer()
    legal(state, offer)
    if offer.count == 1:
        return [Turn((int(offer.codes[0]),), 0.0, int(offer.codes[0]))]
    candidates = ranked(search(state, seat, evaluator_for(state.box), games))
    return [
        told(candidate, candidates[1:2] if candidate is candidates[0] else candidates[:1], seat)
        for candidate in candidates
    ]


def ranked(searcher: Searcher) -> list[Candidate]:
    """Order the candidates: the one played most and best first, then by value."""
    best = searcher.best()
    return sorted(searcher.candidates, key=lambda candidate: (candidate.plan is not best, -candidate.value()))


def search(state: State, seat: int, evaluator: Evaluator, games: int) -> Searcher:
    """Compare the best turn of every kind in imagined games."""
    searcher = Searcher(state, seat, evaluator, SEED, THOROUGH)
    kinds: dict[int, Candidate] = {}
    for candidate in searcher.candidates:
        kinds.setdefault(kind_of(candidate.plan.codes), candidate)
    searcher.candidates = list(kinds.values())[:MOST]
    searcher.left = searcher.candidates[:]
    search_games(searcher, games)
    return searcher


def kind_of(codes: Sequence[int]) -> int:
    going = (code for code in codes if code // STRIDE in (GO, RECALL))
    return int(next(going, codes[0] if codes else -1))


def told(candidate: Candidate, rivals: Sequence[Candidate], seat: int) -> Turn:
    """Describe a candidate as a turn, with its differences from its best rival if it has one."""
    codes = tuple(map(int, candidate.plan.codes))
    turn = Turn(codes, float(candidate.value()), kind_of(codes))
    if not rivals:
        return turn
    terms = differences(candidate.plan.state, rivals[0].plan.state, seat)
    reason = next((name for name, points in terms if points >= TELLING), WHOLE)
    facts = gains(candidate.plan.state, rivals[0].plan.state, seat, reason)
    return replace(turn, reason=reason, terms=terms[:3], facts=facts)


def differences(state: State, rival: State, seat: int) -> tuple[tuple[str, float], ...]:
    """List the terms in which one end of a turn is ahead of another or behind, the largest first."""
    weights = load_weights()
    mine, theirs = estimate_terms(state, weights, seat), estimate_terms(rival, weights, seat)
    found = [(name, float(a - b)) for name, a, b in zip(TERMS, mine, theirs, strict=True)]
    if len(state.seats) > 1:
        found.append((OTHERS, strongest(rival, seat) - strongest(state, seat)))
    rounded = [(name, round(points, 1)) for name, points in found]
    return tuple(sorted(((n, p) for n, p in rounded if p != 0.0), key=lambda one: -abs(one[1])))


def strongest(state: State, seat: int) -> float:
    """Estimate the points of the best opponent by the hand-made evaluation."""
    others = (other for other in range(len(state.seats)) if other != seat)
    return max(float(sum(estimate_terms(state, load_weights(), other))) for other in others)


def review(state: State, seat: int, played: Sequence[int], games: int = REVIEWED) -> Review:
    """What these decisions of a seat, one after another, gave away; without any, only what can be expected.

    Where chance has spoken since, all that counts is how the best turn from there on would fare: what was
    turned up is nobody's doing.
    """
    evaluator = evaluator_for(state.box)
    searcher = search(state, seat, evaluator, games)
    best, *others = ranked(searcher)
    ahead = max(0.0, float(best.value() - others[0].value())) if others else 0.0
    expected = foretold(searcher, best.plan)
    if not played:
        return Review(0.0, told(best, [], seat), ahead, expected)
    mine = Candidate(played_out(state, seat, evaluator, played), THOROUGH.prior)
    return Review(given_away(searcher, best.plan, mine.plan), told(best, [mine], seat), ahead, expected)


def played_out(state: State, seat: int, evaluator: Evaluator, codes: Iterable[int]) -> Plan:
    """What was played as a plan, brought to the end of the turn as well as can be.

    Answers that are the only one may be left out.
    """
    fate, offer = Fate(SEED), Offer()
    plan = Plan(state, [], True)
    left = list(codes)
    while left and plan.binding and not plan.done:
        legal(plan.state, offer)
        code = left.pop(0) if offer.holds(left[0]) else int(offer.codes[0])
        plan = follow(plan, code, False, seat, evaluator, fate, offer)
    return finish(plan, seat, evaluator, fate, THOROUGH.width, offer)


def given_away(searcher: Searcher, best: Plan, played: Plan) -> float:
    """Return how much less a turn brings than the best one in the same imagined games, at least 0."""
    if abs(best.value - played.value) < 1e-6:
        return 0.0
    candidates = [Candidate(best, THOROUGH.prior), Candidate(played, THOROUGH.prior)]
    searcher.left = candidates[:]
    for _ in range(FATES):
        searcher.play_round()
    return max(0.0, float(candidates[0].value() - candidates[1].value()))


def foretold(searcher: Searcher, plan: Plan) -> tuple[float, ...]:
    """Predict the points of every seat after a plan: the mean of a few imagined games."""
    evaluator, settings = searcher.evaluator, searcher.settings
    ends = [
        Rollout(evaluator, searcher.dice.next(), settings.tries, settings.noise).play(
            plan.state.copy(), searcher.seat, settings.turns, searcher.last_round
        )
        for _ in range(FATES)
    ]
    seats = range(len(plan.state.seats))
    return tuple(sum(points(evaluator, end, seat) for end in ends) / FATES for seat in seats)


def points(evaluator: Evaluator, state: State, seat: int) -> float:
    """Predict the seat's own points, without the opponents' share."""
    if not isinstance(evaluator, LearnedEvaluator):
        return float(evaluator.value(state, seat))
    opponent_weight, evaluator.opponent_weight = evaluator.opponent_weight, 0.0
    found = float(evaluator.value(state, seat))
    evaluator.opponent_weight = opponent_weight
    return found
