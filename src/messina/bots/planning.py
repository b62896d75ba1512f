"""Whole turns: every place a lieutenant could go, each played to the end of the turn as well as can be seen.

From the start of a turn the planner tries each lieutenant and destination on its own, and follows each with
a narrow beam of the best-looking continuations until the turn ends. What chance turns up on the way is
taken from an imagined fate, and a plan is only binding up to there.
"""

from mypy_extensions import i64

from messina.bots.evaluation import estimate
from messina.bots.worth import Weights
from messina.rules.actions import END, STRIDE
from messina.rules.dice import Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.playout import settle_chance
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE
from messina.rules.turn import ChooseDestination, ChooseLieutenant


class Plan:
    """A line of decisions (those with a choice), the position it leads to, and what that is worth."""

    def __init__(self, state: State, codes: list[i64], binding: bool) -> None:
        self.state = state
        self.codes = codes
        self.binding = binding
        """False once chance has spoken: what follows in `codes` is a guess."""
        self.done: bool = False
        self.value: float = 0.0
        """Known once the turn is done, or plans had to be sorted out."""


def value_of(plan: Plan) -> float:
    return plan.value


def follow(plan: Plan, code: i64, forced: bool, seat: i64, w: Weights, fate: Fate, offer: Offer) -> Plan:
    """The plan with one decision more; a forced one goes without saying."""
    state = plan.state.copy()
    apply(state, code)
    codes = plan.codes[:]
    if plan.binding and not forced:
        codes.append(code)
    ended = code // STRIDE == END
    met_chance = decider(state) == CHANCE
    if met_chance and not ended:
        settle_chance(state, fate, offer)
    longer = Plan(state, codes, plan.binding and not met_chance)
    longer.done = ended or not state.frames or decider(state) != seat
    if not longer.done:
        longer.done = isinstance(state.frames[-1], ChooseLieutenant)
    if longer.done:
        longer.value = estimate(state, w, seat)
    return longer


def expand(plan: Plan, seat: i64, w: Weights, fate: Fate, offer: Offer) -> list[Plan]:
    legal(plan.state, offer)
    codes: list[i64] = [offer.codes[i] for i in range(offer.count)]
    forced = len(codes) == 1
    return [follow(plan, code, forced, seat, w, fate, offer) for code in codes]


def finish(start: Plan, seat: i64, w: Weights, fate: Fate, width: i64, offer: Offer) -> Plan:
    """The best end of the turn a beam of this width finds."""
    if start.done:
        return start
    best: Plan | None = None
    beam = [start]
    while beam:
        ahead: list[Plan] = []
        for plan in beam:
            for longer in expand(plan, seat, w, fate, offer):
                if not longer.done:
                    ahead.append(longer)
                elif best is None or longer.value > best.value:
                    best = longer
        if len(ahead) > width:
            for plan in ahead:
                plan.value = estimate(plan.state, w, seat)
            ahead.sort(key=value_of, reverse=True)
            del ahead[width:]
        beam = ahead
    assert best is not None
    return best


def candidate_turns(s: State, seat: i64, w: Weights, fate: Fate, width: i64, offer: Offer) -> list[Plan]:
    """The best turn for each first choice (each lieutenant and destination), best first."""
    starts = [Plan(s, [], True)]
    opened: list[Plan] = []
    while starts:
        plan = starts.pop()
        frame = plan.state.frames[-1]
        splits = isinstance(frame, (ChooseLieutenant, ChooseDestination))
        for longer in expand(plan, seat, w, fate, offer):
            if splits and not longer.done and isinstance(longer.state.frames[-1], ChooseDestination):
                starts.append(longer)
            else:
                opened.append(longer)
    turns = [finish(plan, seat, w, fate, width, offer) for plan in opened]
    turns.sort(key=value_of, reverse=True)
    return turns
