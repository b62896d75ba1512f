"""How quick is the table in the hand? Clicks a turn in fixed games, and seconds waited for bots in a browser.

    PYTHONPATH=. python benchmarks/table.py [GAMES] [TURNS]
    PYTHONPATH=. python benchmarks/table.py page [TURNS]

Clicks are counted in games that bots play (`clicks.py`): one answer a click, as the table offers it, and then
without the last one, where nothing is left to do and a turn may end by itself. Waiting is measured in
chromium, with motion, at each speed: from the click that ends a turn to the moment one is asked again, three
merchants later. `page` plays one fixed game in chromium, around one screen: what merchants mean to do is
clicked on the real page.
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
from typing import Any

from clicks import (
    PLACES,
    SEED,
    count_clicks,
    fewest_clicks,
    holder_of,
    leavers_of,
    lieutenant_at,
    thing_of,
)
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from messina import Game, read_record
from messina.bots import make_bot
from messina.game.obvious import obvious
from messina.rules.engine import legal
from messina.rules.state import Offer, State
from messina.server.messages import Choice, Fight
from messina.server.views.answers import offered
from tests.e2e.conftest import ARGUMENTS, BROWSERS
from tests.e2e.hands import BOARD, Hands, is_asked, is_over, moved_on, ready, take_the_screen, version
from tests.e2e.house import House
from tests.e2e.moments import open_table
from tests.e2e.visitors import REMEMBER, quiet

# Clicks on the page.


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
    for leaver in leavers_of(choice) - next(filter(None, map(leavers_of, chains)), set()):
        swap = lieutenant_at(leaver) if leaver == choice.sends else holder_of(leaver)
        page.locator(f"#the-table :is({swap})").first.click()
        clicks += 1
    if choice.verb == "go" and nearest.code != choice.code:  # another lieutenant than the nearest
        lieutenant = next(one for one in offered(state).choices if one.code == choice.code)
        clicks += click(page, hands, state, lieutenant)
        at = version(page)
    thing = fight_of(page, state, choice.fight) if choice.fight is not None else beneath(page, choice)
    handle = thing.element_handle(timeout=10_000)
    assert handle is not None
    if choice.verb in PLACES and (box := handle.bounding_box()) is not None:
        edge = box["height"] - 12 if choice.argument.startswith("dock-") else box["height"] * 0.83
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
        choice = fewest_clicks(game.state, tuple(ahead.log[len(game.log) :]))[0]
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
    page.goto(quiet(house.address))
    page.evaluate(REMEMBER, {"messina.settings": {"speed": speed, "itself": False}})
    open_table(page, house.address, table, keys)


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
