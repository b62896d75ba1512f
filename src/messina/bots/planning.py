"""Whole turns: places a lieutenant could go, each played to the end of the turn as well as can be seen.

From the start of a turn the planner tries each lieutenant and destination on its own, or only those that its
evaluator rates best, and follows each with a narrow beam of the best continuations until the turn ends.
What chance turns up on the way is taken from an imagined fate, and a plan is only binding up to there.
"""

from mypy_extensions import i64

from messina.bots.evaluators import Evaluator, may_be_gone_to
from messina.rules.actions import END, GO, LIEUTENANT_AT, RECALL, STRIDE
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.playout import settle_chance
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, COIN, NOWHERE, PLACES
from messina.rules.turn import ChooseDestination, ChooseLieutenant, travel_cost


class Plan:
    """A line of decisions (those with a choice), the position it leads to, and the value of that position."""

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


def follow(
    plan: Plan, code: i64, forced: bool, seat: i64, evaluator: Evaluator, fate: Fate, offer: Offer
) -> Plan:
    """Return the plan with one more decision; a forced one is not listed."""
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
        longer.value = evaluator.value(state, seat)
    return longer


def expand(plan: Plan, seat: i64, evaluator: Evaluator, fate: Fate, offer: Offer) -> list[Plan]:
    legal(plan.state, offer)
    codes: list[i64] = [offer.codes[i] for i in range(offer.count)]
    forced = len(codes) == 1
    return [follow(plan, code, forced, seat, evaluator, fate, offer) for code in codes]


def finish(start: Plan, seat: i64, evaluator: Evaluator, fate: Fate, width: i64, offer: Offer) -> Plan:
    """Return the best end of the turn that a beam of this width finds."""
    if start.done:
        return start
    best: Plan | None = None
    beam = [start]
    while beam:
        ahead: list[Plan] = []
        for plan in beam:
            for longer in expand(plan, seat, evaluator, fate, offer):
                if not longer.done:
                    ahead.append(longer)
                elif best is None or longer.value > best.value:
                    best = longer
        if len(ahead) > width:
            for plan in ahead:
                plan.value = evaluator.value_within_turn(plan.state, seat)
            ahead.sort(key=value_of, reverse=True)
            ahead = different(ahead, width)
        beam = ahead
    assert best is not None
    return best


def different(plans: list[Plan], width: i64) -> list[Plan]:
    """Keep the first plans that differ: the same actions in another order have the same value."""
    kept: list[Plan] = []
    before: float = 1e18
    for plan in plans:
        if before - plan.value > 1e-9:
            kept.append(plan)
            before = plan.value
            if len(kept) == width:
                break
    return kept


# Where to go.


class Destination:
    """A place the seat can afford to go to, or a recall (NOWHERE), and the cheapest lieutenants for it."""

    def __init__(self, place: i64, rating: float, starts: list[i64]) -> None:
        self.place = place
        self.rating = rating
        self.starts = starts


def rating_of(destination: Destination) -> float:
    return destination.rating


def destinations(
    s: State, seat: i64, evaluator: Evaluator, offer: Offer, noise: float, dice: Dice | None
) -> list[Destination]:
    """List where the seat can go, best rated first; `noise` blurs the ratings, in points."""
    evaluator.rate_destinations(s, seat)
    coins = s.seats[seat].tokens[COIN]
    starts = lieutenants(s, offer)
    found = [Destination(NOWHERE, evaluator.ratings[PLACES], starts)]
    for place in range(PLACES):
        if not may_be_gone_to(s, place):
            continue
        least: i64 = coins + 1
        nearest: list[i64] = []
        for start in starts:
            cost = travel_cost(s, start, place)
            if cost < least:
                least = cost
                nearest = [start]
            elif cost == least and nearest:
                nearest.append(start)
        if nearest:
            found.append(
                Destination(place, evaluator.ratings[place] - evaluator.coin_value * float(least), nearest)
            )
    if dice is not None:
        for destination in found:
            destination.rating += noise * float(dice.next()) / 4294967296.0
    found.sort(key=rating_of, reverse=True)
    return found


def lieutenants(s: State, offer: Offer) -> list[i64]:
    """List where the lieutenants stand that can be chosen; `offer` is legal at the start of a turn."""
    frame = s.frames[-1]
    if isinstance(frame, ChooseDestination):
        return [frame.start]
    starts: list[i64] = []
    for i in range(offer.count):
        if offer.codes[i] // STRIDE == LIEUTENANT_AT:
            starts.append(offer.codes[i] % STRIDE)
    return starts


def go(s: State, start: i64, place: i64, offer: Offer) -> Plan:
    """Start a turn: choose the lieutenant and the destination."""
    state = s.copy()
    codes: list[i64] = []
    if isinstance(state.frames[-1], ChooseLieutenant):
        take(state, LIEUTENANT_AT * STRIDE + start, codes, offer)
    take(state, GO * STRIDE + place if place != NOWHERE else RECALL * STRIDE, codes, offer)
    return Plan(state, codes, True)


def take(s: State, code: i64, codes: list[i64], offer: Offer) -> None:
    """Apply the code, and append it to `codes` if there was a choice."""
    legal(s, offer)
    if offer.count > 1:
        codes.append(code)
    apply(s, code)


# The turns.


def openings(s: State, seat: i64, evaluator: Evaluator, fate: Fate, offer: Offer) -> list[Plan]:
    """List the starts of a turn: every lieutenant and destination, or only the best rated."""
    if evaluator.max_destinations > 0 and isinstance(s.frames[-1], (ChooseLieutenant, ChooseDestination)):
        legal(s, offer)
        return [
            go(s, start, destination.place, offer)
            for destination in destinations(s, seat, evaluator, offer, 0.0, None)[
                : evaluator.max_destinations
            ]
            for start in destination.starts
        ]
    starts = [Plan(s, [], True)]
    opened: list[Plan] = []
    while starts:
        plan = starts.pop()
        frame = plan.state.frames[-1]
        splits = isinstance(frame, (ChooseLieutenant, ChooseDestination))
        for longer in expand(plan, seat, evaluator, fate, offer):
            if splits and not longer.done and isinstance(longer.state.frames[-1], ChooseDestination):
                starts.append(longer)
            else:
                opened.append(longer)
    return opened


def candidate_turns(
    s: State, seat: i64, evaluator: Evaluator, fate: Fate, width: i64, offer: Offer
) -> list[Plan]:
    """Return the best turn for each opening, best first."""
    opened = openings(s, seat, evaluator, fate, offer)
    turns = [finish(plan, seat, evaluator, fate, width, offer) for plan in opened]
    turns.sort(key=value_of, reverse=True)
    return turns
