"""How quick is the table in the hand? Clicks a turn in fixed games, and seconds waited for bots in a browser.

    PYTHONPATH=. python benchmarks/table.py [GAMES] [TURNS]
    PYTHONPATH=. python benchmarks/table.py page [TURNS]

Clicks are counted in games that bots play: the fewest that give a turn's answers, one answer a click, and
with what the server puts together. Waiting is measured in chromium, with motion, at each speed: from the
click that ends a turn to the moment one is asked again, three merchants later. `page` plays one fixed game in
chromium, around one screen: what merchants mean to do is clicked on the real page.
"""

import json
import shutil
import statistics
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from messina import Game, read_record
from messina.bots import make_bot
from messina.game import Step
from messina.obvious import obvious
from messina.rules import actions as a
from messina.rules.actions import STRIDE
from messina.rules.engine import legal
from messina.rules.events import Built, CubeBurned, HexRepopulated, OverseerAdvanced
from messina.rules.state import Offer, State
from messina.server.messages import Choice, Fight
from messina.server.views.answers import offered
from tests.e2e.conftest import ARGUMENTS, BROWSERS
from tests.e2e.hands import BOARD, Hands, is_asked, is_over, moved_on, ready, take_the_screen, version
from tests.e2e.house import House

SEED = 1347
RICH: Final = (OverseerAdvanced, CubeBurned, Built, HexRepopulated)
"""A turn in which one of these happens is a rich one."""
IN_ANY_ORDER: Final = (a.BURN, a.ALSO, a.DONE, a.REPOPULATE)
"""What begins with one of these is done as a whole."""


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


def fewest_clicks(game: Game, start: int, end: int) -> int:
    """As the table offers it: the longest chain that gives the answers to come."""
    clicks, at = 0, start
    while at < end:
        state = game.state_at(at)
        step = game.log[at]
        if is_given(step) or same_kind(obvious(state), step.code):
            at += 1
            continue
        at += best_answer(game, state, at, end)[1]
        clicks += 1
    return clicks


def best_answer(game: Game, state: State, at: int, end: int) -> tuple[Choice, int]:
    """What is clicked, and how many steps of the log it stands for: the longest chain, else one answer."""
    view = offered(state)
    single = next(choice for choice in view.choices if choice.code == game.log[at].code)
    chains = [(chain, covers(game, at, end, [chain.code, *chain.then])) for chain in view.chains]
    return max([*chains, (single, 1)], key=lambda answer: answer[1])


def same_kind(given: int | None, code: int) -> bool:
    """What is given by itself may be another of some that are alike."""
    return given is not None and given // STRIDE == code // STRIDE


def covers(game: Game, at: int, end: int, codes: list[int]) -> int:
    """How many steps of the log a chain stands for; 0 if it is not what happens."""
    wanted, now = list(codes), at
    whole = codes[0] // STRIDE in IN_ANY_ORDER
    while wanted and now < end:
        step = game.log[now]
        if step.player < 0:
            return 0
        if step.code == wanted[0] or (whole and step.code in wanted):
            wanted.remove(step.code)
        elif not is_given(step) and not same_kind(obvious(game.state_at(now)), step.code):
            return 0
        now += 1
    return 0 if wanted else now - at


def count_clicks(games: int) -> None:
    before: dict[str, list[int]] = {"plain": [], "rich": []}
    after: dict[str, list[int]] = {"plain": [], "rich": []}
    for number in range(games):
        game = play(SEED + number)
        for start, end in turns_of(game):
            steps = game.log[start:end]
            kind = (
                "rich" if any(isinstance(event, RICH) for step in steps for event in step.events) else "plain"
            )
            before[kind].append(single_clicks(steps))
            after[kind].append(fewest_clicks(game, start, end))
    for kind, most in (("plain", 3), ("rich", 5)):
        for name, counts in (("one answer a click", before[kind]), ("as offered", after[kind])):
            within = sum(count <= most for count in counts) / len(counts)
            print(
                f"{kind:5} turns, {name:18}  {statistics.mean(counts):.2f} clicks a turn,"
                f" {within:.0%} of {len(counts)} within {most}, at most {max(counts)}"
            )


# Clicks on the page.


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
        return f"button.paid[data-tip^='register:{choice.argument}:']"
    if choice.verb == "choose" and choice.space is not None:
        register = next(name for name in ("city", "church") if choice.changes.get(name, 0) > 0)
        return f".space.lit[data-tip='register:{register}:{choice.space}']"
    if choice.verb in PLACES:
        return f"[data-place='{choice.argument}']"
    if choice.verb in HOLDERS:
        holder = choice.argument
        kind = "square" if holder[:2] in ("CR", "NU", "AR") else "workshop"
        is_cabin = holder.startswith("cabin-")
        return f"[data-tip='cabin:{holder[6:]}']" if is_cabin else f"[data-tip='{kind}:{holder}']"
    if choice.verb in CABINS:
        return f"[data-tip='cabin:{choice.argument}']"
    if choice.verb in THINGS:
        return f"[data-tip='{THINGS[choice.verb]}:{choice.argument}']"
    if choice.verb in ("lieutenant", "send"):
        at_home = choice.argument == "estate"
        on_map, beside = (f"[data-{where}='{choice.argument}']" for where in ("place", "beside"))
        return (
            ".lieutenants .lit"
            if at_home
            else f"{beside} [data-move].open, {beside}.open, {on_map}.open:not(:has(~ {beside}))"
        )
    return "[data-verb=end]" if choice.verb == "end" else f"[data-text='{choice.text}']"


def fight_of(page: Page, state: State, fight: Fight) -> Locator:
    """Whole fights stand in a row, one of each kind."""
    fights = [chain.fight for chain in offered(state).chains if chain.fight is not None]
    kinds = list(dict.fromkeys((one.here, len(one.beside)) for one in fights))
    return page.locator("[data-verb=fight]").nth(kinds.index((fight.here, len(fight.beside))))


def beneath(page: Page, choice: Choice) -> Locator:
    """The thing, or the button."""
    return page.locator(f":is(#the-table, header) :is({thing_of(choice)})").first


def click(page: Page, hands: Hands, state: State, choice: Choice) -> int:
    """Gives an answer as a person would; how many clicks that took."""
    take_the_screen(page)
    page.mouse.move(2, 2)  # what is pointed at by chance would hide other answers
    clicks, at = 0, version(page)
    chains = offered(state).chains
    nearest = next((one for one in chains if (one.verb, one.argument) == ("go", choice.argument)), choice)
    if choice.verb == "go" and nearest.code != choice.code:  # another lieutenant than the nearest
        lieutenant = next(one for one in offered(state).choices if one.code == choice.code)
        clicks += click(page, hands, state, lieutenant)
        at = version(page)
    thing = fight_of(page, state, choice.fight) if choice.fight is not None else beneath(page, choice)
    handle = thing.element_handle(timeout=10_000)
    assert handle is not None
    if choice.verb in PLACES and (box := handle.bounding_box()) is not None:
        edge = 5 if choice.argument.startswith("dock-") else box["height"] * 0.83
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + edge)  # beside whoever lies there
    else:
        hands.press(handle, at)
    clicks += 1
    for also in (f"[data-meaning='{choice.earned}']", "[data-sure]"):
        if page.locator(also).count():
            page.locator(also).click()
            clicks += 1
    moved_on(page, at)
    ready(page)
    return clicks


def meant(game: Game) -> Game:
    """What a merchant means to do from here on, as far as nothing else is asked in between."""
    seat, ahead, offer = game.player, game.copy(), Offer()
    assert seat is not None
    bot = make_bot("merchant", SEED)
    while ahead.player == seat:
        given = obvious(ahead.state)
        if given is None:
            legal(ahead.state, offer)
            ahead.take(bot.choose(ahead.state.copy(), offer, seat))
        else:
            ahead.take(given, forced=True)
        if ahead.log[-1].ends_turn:
            break
    return ahead


def clicks_on_the_page(browser: Browser, house: House, turns: int) -> list[int]:
    """Three merchants around one screen, always the same game; clicks of each turn."""
    colours = ("green", "yellow", "violet")
    seats = [{"name": f"P{i}", "colour": colour} for i, colour in enumerate(colours)]
    table, keys = create(house, {"way": "hotseat", "seats": seats, "seed": SEED})
    page = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce").new_page()
    sit(page, house, table, keys, "instant")
    hands = Hands(page, SEED)
    ready(page)
    counts: list[int] = []
    clicks = 0
    while len(counts) < turns and not is_over(page):
        with urllib.request.urlopen(f"{house.address}/api/tables/{table}/record", timeout=30) as answer:
            game = read_record(answer.read().decode())
        ahead = meant(game)
        choice, _ = best_answer(ahead, game.state, len(game.log), len(ahead.log))
        if game.question is not None and game.question.name == "ChooseLieutenant":
            clicks = 0  # what was asked between the turns belongs to none
        clicks += click(page, hands, game.state, choice)
        if choice.verb == "end":
            counts.append(clicks)
            clicks = 0
    page.context.close()
    return counts


def measure_page(turns: int) -> None:
    with open_house() as (house, browser):
        began = time.monotonic()
        counts = clicks_on_the_page(browser, house, turns)
        seconds = (time.monotonic() - began) / len(counts)
    print(
        f"on the page: {statistics.mean(counts):.2f} clicks a turn, at most {max(counts)},"
        f" of {len(counts)} turns; {seconds:.1f} s a turn"
    )


# Waiting.


def new_table(house: House) -> tuple[str, list[str]]:
    """One person against three merchants, always the same game."""
    colours = ("green", "yellow", "violet", "rose")
    seats: list[dict[str, Any]] = [{"name": f"P{i}", "colour": colours[i]} for i in range(4)]
    for seat in seats[1:]:
        seat["bot"] = "merchant"
    return create(house, {"way": "bots", "seats": seats, "seed": SEED})


def create(house: House, order: dict[str, Any]) -> tuple[str, list[str]]:
    """A table; its id and the keys of its seats."""
    request = urllib.request.Request(
        f"{house.address}/api/tables", json.dumps(order).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        created = json.load(answer)
    return created["table"]["id"], [key["token"] for key in created["keys"]]


def settle(page: Page) -> None:
    """Nobody hurries anything."""
    page.locator(f"{BOARD}[aria-busy=false]").wait_for(timeout=60_000)


def sit(page: Page, house: House, table: str, keys: list[str], speed: str) -> None:
    page.goto(f"{house.address}/rules")
    page.evaluate(
        "([id, keys, speed]) => { localStorage.setItem('messina.keys.' + id, JSON.stringify(keys));"
        " localStorage.setItem('messina.settings', JSON.stringify({ speed })); }",
        [table, keys, speed],
    )
    page.goto(f"{house.address}/t/{table}")


def wait_times(browser: Browser, house: House, speed: str, turns: int) -> list[float]:
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    sit(page, house, *new_table(house), speed)
    hands = Hands(page, SEED, settle)
    times: list[float] = []
    while len(times) < turns and not is_over(page):
        asked(page)
        ends = page.locator("[data-verb=end]")
        if ends.count() and "lose" not in ends.inner_text():
            began, at = time.monotonic(), version(page)
            ends.click()
            moved_on(page, at)
            asked(page)
            times.append(time.monotonic() - began)
        else:
            hands.answer()
    page.context.close()
    return times


def asked(page: Page) -> None:
    while not is_asked(page) and not is_over(page):
        page.wait_for_timeout(10)


@contextmanager
def open_house() -> Iterator[tuple[House, Browser]]:
    """A server and a browser."""
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as driver:
            path = next(filter(None, map(shutil.which, BROWSERS)))
            browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            yield house, browser
            browser.close()
    finally:
        house.kill()


def measure_waiting(turns: int) -> None:
    with open_house() as (house, browser):
        for speed in ("normal", "quick", "instant"):
            times = wait_times(browser, house, speed, turns)
            print(
                f"three merchants at {speed:7}  median {statistics.median(times):.1f} s,"
                f" longest {max(times):.1f} s of {len(times)} turns"
            )


if __name__ == "__main__":
    on_page = sys.argv[1:2] == ["page"]
    numbers = [int(text) for text in sys.argv[1 + on_page :]]
    if on_page:
        measure_page((numbers or [60])[0])
    else:
        count_clicks((numbers or [5])[0])
        measure_waiting((numbers[1:] or [12])[0])
