"""How quick is the table in the hand? Clicks a turn in fixed games, and seconds waited for bots in a browser.

    PYTHONPATH=. python benchmarks/table.py [GAMES] [TURNS]

Clicks are counted in games that bots play: the fewest that give a turn's answers, one answer a click, and
with what the server puts together. Waiting is measured in chromium, with motion, at each speed: from the
click that ends a turn to the moment one is asked again, three merchants later.
"""

import json
import shutil
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from messina import Game
from messina.bots import make_bot
from messina.game import Step
from messina.obvious import obvious
from messina.rules import actions as a
from messina.rules.actions import STRIDE
from messina.rules.engine import legal
from messina.rules.events import Built, CubeBurned, HexRepopulated, OverseerAdvanced
from messina.rules.state import Offer
from messina.server.views.answers import offered
from tests.e2e.conftest import ARGUMENTS, BROWSERS
from tests.e2e.hands import BOARD, Hands, is_asked, is_over, moved_on, version
from tests.e2e.house import House

SEED = 1347
RICH: Final = (OverseerAdvanced, CubeBurned, Built, HexRepopulated)
"""A turn in which one of these happens is a rich one."""
FIGHT: Final = (a.BURN, a.ALSO, a.DONE)


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
        chains = [[chain.code, *chain.then] for chain in offered(state).chains]
        at += max([1, *(length for codes in chains if (length := covers(game, at, end, codes)))])
        clicks += 1
    return clicks


def same_kind(given: int | None, code: int) -> bool:
    """What is given by itself may be another of some that are alike."""
    return given is not None and given // STRIDE == code // STRIDE


def covers(game: Game, at: int, end: int, codes: list[int]) -> int:
    """How many steps of the log a chain stands for; 0 if it is not what happens."""
    wanted, now = list(codes), at
    fight = codes[0] // STRIDE in FIGHT
    while wanted and now < end:
        step = game.log[now]
        if step.player < 0:
            return 0
        if step.code == wanted[0] or (fight and step.code in wanted):
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


# Waiting.


def new_table(house: House) -> tuple[str, list[str]]:
    """One person against three merchants, always the same game."""
    colours = ("green", "yellow", "violet", "rose")
    seats: list[dict[str, Any]] = [{"name": f"P{i}", "colour": colours[i]} for i in range(4)]
    for seat in seats[1:]:
        seat["bot"] = "merchant"
    order = {"way": "bots", "seats": seats, "seed": SEED}
    request = urllib.request.Request(
        f"{house.address}/api/tables", json.dumps(order).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        created = json.load(answer)
    return created["table"]["id"], [key["token"] for key in created["keys"]]


def settle(page: Page) -> None:
    """Nobody hurries anything."""
    page.locator(f"{BOARD}[aria-busy=false]").wait_for(timeout=60_000)


def wait_times(browser: Browser, house: House, speed: str, turns: int) -> list[float]:
    page = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB").new_page()
    table, keys = new_table(house)
    page.goto(f"{house.address}/rules")
    page.evaluate(
        "([id, keys, speed]) => { localStorage.setItem('messina.keys.' + id, JSON.stringify(keys));"
        " localStorage.setItem('messina.settings', JSON.stringify({ speed })); }",
        [table, keys, speed],
    )
    page.goto(f"{house.address}/t/{table}")
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


def measure_waiting(turns: int) -> None:
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as driver:
            path = next(filter(None, map(shutil.which, BROWSERS)))
            browser = driver.chromium.launch(executable_path=path, args=list(ARGUMENTS))
            for speed in ("normal", "quick", "instant"):
                times = wait_times(browser, house, speed, turns)
                print(
                    f"three merchants at {speed:7}  median {statistics.median(times):.1f} s,"
                    f" longest {max(times):.1f} s of {len(times)} turns"
                )
            browser.close()
    finally:
        house.kill()


if __name__ == "__main__":
    numbers = [int(text) for text in sys.argv[1:]]
    count_clicks((numbers or [5])[0])
    measure_waiting((numbers[1:] or [12])[0])
