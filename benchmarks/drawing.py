"""How much does the browser work for what one does at the table?

    PYTHONPATH=. python benchmarks/drawing.py [TIMES]

A table of three in the middle of a game is opened, pointed at, read in another language and answered, at a
desk and on a phone, without motion. Told are milliseconds of the page's main thread (all of it, and the code
of the client), and how often the page was laid out: medians of so many times.
"""

import statistics
import sys
from collections.abc import Callable
from functools import partial
from typing import Final

from playwright.sync_api import CDPSession, Page
from table import open_house

from tests.e2e.hands import BOARD, Hands, ready
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.speech import speak_now
from tests.e2e.visitors import DESK, PHONE, Rack, Visitors, quiet

SIZES: Final = {"desk": DESK, "phone": PHONE}
TOLD: Final = ("TaskDuration", "ScriptDuration", "LayoutCount")
STILL: Final = "new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))"


class Work:
    """What a page has done since the last look."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._line: CDPSession = page.context.new_cdp_session(page)
        self._line.send("Performance.enable")

    def now(self) -> list[float]:
        self._page.evaluate(STILL)
        found = {one["name"]: one["value"] for one in self._line.send("Performance.getMetrics")["metrics"]}
        return [found[name] for name in TOLD]

    def of(self, deed: Callable[[], object]) -> list[float]:
        before = self.now()
        deed()
        return [after - first for after, first in zip(self.now(), before, strict=True)]


def tell(name: str, measured: list[list[float]]) -> None:
    task, script, layouts = (statistics.median(column) for column in zip(*measured, strict=True))
    in_ms = f"{task * 1000:6.1f} ms, of which code {script * 1000:5.1f} ms"
    print(f"  {name:10} {in_ms}; laid out {layouts:.0f} times")


def measure(page: Page, house: House, times: int) -> None:
    table = take_in(house, in_the_middle, 3)
    work = Work(page)

    def arrive() -> list[float]:
        page.goto(quiet(house.address))
        sit_down(page, house, table)
        ready(page)
        return work.now()  # counted anew on every page

    arrive()  # compiled once
    tell("opening", [arrive() for _ in range(times)])
    places = page.locator(f"{BOARD} .tile.open")
    spots = [box for place in places.all() if (box := place.bounding_box())]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in spots]
    points = [middles[i % len(middles)] for i in range(times)]
    tell("pointing", [work.of(partial(page.mouse.move, *at)) for at in points])
    languages = [("de", "ru", "en")[i % 3] for i in range(times)]
    tell("language", [work.of(partial(speak_now, page, language)) for language in languages])
    hands = Hands(page, seed=7)
    tell("an answer", [work.of(hands.answer) for _ in range(times)])


def measure_all(times: int) -> None:
    with open_house() as (house, browser):
        for name, size in SIZES.items():
            print(name)
            measure(Visitors(Rack(lambda: browser), house.address).come(size), house, times)


if __name__ == "__main__":
    measure_all(int((sys.argv[1:] or ["20"])[0]))
