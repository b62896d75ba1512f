"""The clicks of a turn: the fewest that lead where a player means to go, with what the table offers.

A click gives what the server puts together, and what is obvious is given by itself. Answers that may come in
any order come in the quickest. Where a click does not mean it by itself (another lieutenant than the nearest,
another who leaves, which of several earned things), it costs one more.
"""

import statistics
from collections import Counter, defaultdict
from typing import Final

from messina import Game, position_text
from messina.bots import make_bot
from messina.game.driver import Step
from messina.game.obvious import obvious
from messina.game.question import legal_codes
from messina.rules import actions as a
from messina.rules.actions import STRIDE
from messina.rules.engine import apply, legal
from messina.rules.events import Built, CubeBurned, HexRepopulated, OverseerAdvanced
from messina.rules.overseers import Activate
from messina.rules.state import Offer, State
from messina.server.messages import Choice
from messina.server.views.answers import Offered, offered

SEED = 1347
RICH: Final = (OverseerAdvanced, CubeBurned, Built, HexRepopulated)
"""A turn in which one of these happens is a rich one."""
MOST: Final = {"plain": 3, "rich": 5}
"""Clicks a turn that are aimed at."""


Steps = tuple[Step, ...]


def play(seed: int) -> Game:
    """A game of three merchants."""
    game = Game(3, seed=seed)
    bots = [make_bot("merchant", seed * 10 + seat) for seat in range(3)]
    offer = Offer()
    while not game.over:
        assert game.player is not None
        legal(game.state, offer)
        code = bots[game.player].choose(game.state.copy(), offer, game.player)
        game.take(code, forced=len(game.legal_actions) == 1)
        game.run_on(range(3))
    return game


def turns_of(game: Game) -> list[tuple[int, int]]:
    """From, to: from the choice of a lieutenant to the end of the turn; production is no turn."""
    found, start = [], 0
    for index, step in enumerate(game.log):
        if step.code // STRIDE == a.LIEUTENANT_AT:
            start = index
        if step.ends_turn:
            found.append((start, index + 1))
    return found


def is_given(step: Step) -> bool:
    """Nobody clicks for it; the end of a turn is always confirmed."""
    return step.player < 0 or (step.forced and not step.ends_turn)


def single_clicks(steps: list[Step]) -> int:
    """One answer a click; only a step settled the overseer, and a tile the building, with it."""
    clicked = [step for step in steps if not is_given(step)]
    return len(clicked) - sum(step.code // STRIDE in (a.STEP, a.BUILD_TILE) for step in clicked)


def fewest_clicks(state: State, steps: Steps, found: dict[Steps, list[Choice]] | None = None) -> list[Choice]:
    """What is clicked to come to the same position as the table offers it, in the quickest order."""
    found = {} if found is None else found
    state = state.copy()
    while steps and (steps[0].player < 0 or same_kind(obvious(state), steps[0].code)):
        apply(state, steps[0].code)
        steps = steps[1:]
    if not steps:
        return []
    if steps not in found:
        view = offered(state)
        ways = []
        for choice in (*view.chains, *view.choices):
            first = given_first(state, steps, [choice.code, *choice.then])
            if first is not None:
                ways.append([choice] * clicks_for(choice, view) + fewest_clicks(*first, found))
        found[steps] = min(ways, key=len)
    return found[steps]


def clicks_for(choice: Choice, view: Offered) -> int:
    """One; another lieutenant, each other who leaves, or which of several is meant, is one more."""
    if choice.verb == "go" and choice.start is not None and choice.then:
        nearest = next(one for one in view.chains if one.argument == choice.argument and one.verb == "go")
        return 1 if choice == nearest else 2
    if leavers := leavers_of(choice):
        return 1 + len(leavers - next(filter(None, map(leavers_of, view.chains))))
    same = {one.earned for one in view.chains if thing_of(one) == thing_of(choice)}
    return 2 if choice.earned is not None and len(same) > 1 else 1


def leavers_of(choice: Choice) -> set[str]:
    return {*choice.leaves, *([choice.sends] if choice.sends else [])}


def same_kind(given: int | None, code: int) -> bool:
    """What is given by itself may be another of some that are alike."""
    return given is not None and given // STRIDE == code // STRIDE


def given_first(state: State, steps: Steps, codes: list[int]) -> tuple[State, Steps] | None:
    """Where these answers lead and what is left of the steps, if the rest of them then leads to the same."""
    chance = next((at for at, step in enumerate(steps) if step.player < 0), len(steps))
    left, after = list(steps[:chance]), state.copy()
    for number, code in enumerate(codes):
        while number and (given := obvious(after)) is not None:
            if not take(after, left, [step for step in left if same_kind(given, step.code)]):
                return None
        if not take(after, left, [step for step in left if look(after, step.code) == look(after, code)]):
            return None
    is_same = ends_alike(state, steps[:chance], after, left)
    return (after, (*left, *steps[chance:])) if is_same else None


def take(state: State, steps: list[Step], wanted: list[Step]) -> bool:
    """Do the first of those wanted that can be done now."""
    legal_now = legal_codes(state)
    step = next((step for step in wanted if step.code in legal_now), None)
    if step is None:
        return False
    steps.remove(step)
    apply(state, step.code)
    return True


def look(state: State, code: int) -> tuple[int, ...]:
    """7.4: two who act are alike where the same is printed under them."""
    frame = state.frames[-1]
    if code // STRIDE == a.ACTIVATE_ONE and isinstance(frame, Activate):
        printed = state.seats[frame.player].estate.actions[code % STRIDE]
        return a.ACTIVATE_ONE, printed.number, frame.near >> code % STRIDE & 1
    return (code,)


def ends_alike(state: State, steps: Steps, other: State, others: list[Step]) -> bool:
    """The same position, whichever of these are done from here or there."""
    here, there = state.copy(), other.copy()
    for step in steps:
        apply(here, step.code)
    for step in others:
        if step.code not in legal_codes(there):
            return False
        apply(there, step.code)
    return position_text(here) == position_text(there)


def count_clicks(games: int) -> None:
    counts: defaultdict[tuple[str, str], list[int]] = defaultdict(list)
    for number in range(games):
        game = play(SEED + number)
        for start, end in turns_of(game):
            steps = game.log[start:end]
            is_rich = any(isinstance(event, RICH) for step in steps for event in step.events)
            kind = "rich" if is_rich else "plain"
            clicks = fewest_clicks(game.state_at(start), tuple(steps))
            ends_itself = len(legal_codes(game.state_at(end - 1))) == 1 and not clicks[-1].then
            counts[kind, "one answer a click"].append(single_clicks(steps))
            counts[kind, "each confirmed"].append(len(clicks))
            counts[kind, "as offered"].append(len(clicks) - ends_itself)
    for (kind, name), found in sorted(counts.items()):
        most = MOST[kind]
        within = sum(count <= most for count in found) / len(found)
        print(
            f"{kind:5} turns, {name:20}  {statistics.mean(found):.2f} clicks a turn,"
            f" {within:.0%} of {len(found)} within {most}, at most {max(found)}"
        )
        if name != "one answer a click":
            print("      ", ", ".join(f"{n} x {clicks}" for clicks, n in sorted(Counter(found).items())))


# What is clicked.


HOLDERS: Final = ("square", "citizen", "activate", "upgrade", "give", "produce", "employ")
PLACES: Final = ("go", "also", "hex")
THINGS: Final = {"overseer": "overseer", "track": "scroll", "build": "offer", "boat": "boat"}
CABINS: Final = ("cabin", "heal")


def thing_of(choice: Choice) -> str:
    """What is clicked for an answer, as a selector."""
    if choice.landing is not None:
        landing = choice.landing
        return f".open[data-tip='step:{landing.klass}:{landing.step}:{landing.branch}']"
    if choice.verb == "advance":
        space = f"[data-tip='register:{choice.argument}:{choice.space}']"
        return f".space[role=button]{space}" if choice.then else f"button.paid{space}"
    if leavers_of(choice):
        return "[data-verb=repopulate]"
    if choice.verb in ("choose", "use") and choice.space is not None:
        register = next(name for name in ("city", "church") if choice.changes.get(name, 0) > 0)
        return f".space.lit[data-tip='register:{register}:{choice.space}']"
    if choice.verb in PLACES:
        return f"[data-place='{choice.argument}']"
    if choice.verb in HOLDERS:
        return holder_of(choice.argument)
    if choice.verb in CABINS:
        return f"[data-tip='cabin:{choice.argument}']"
    if choice.verb in THINGS:
        return f"[data-tip='{THINGS[choice.verb]}:{choice.argument}']"
    if choice.verb in ("lieutenant", "send"):
        return lieutenant_at(choice.argument)
    return "[data-verb=end]" if choice.verb == "end" else f"[data-text='{choice.text}']"


def holder_of(name: str) -> str:
    """Where a citizen is."""
    if name.startswith("cabin-"):
        return f"[data-tip='cabin:{name[6:]}']"
    return f"[data-tip='{'square' if name[:2] in ('CR', 'NU', 'AR') else 'workshop'}:{name}']"


def lieutenant_at(place: str) -> str:
    on_map, beside = (f"[data-{where}='{place}']" for where in ("place", "beside"))
    lying = f"{beside} [data-move].open, {beside}.open, {on_map}.open:not(:has(~ {beside}))"
    return ".lieutenants .lit" if place == "estate" else lying
