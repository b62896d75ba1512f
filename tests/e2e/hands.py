"""Hands that play: they see what a person sees and click what is lit."""

import json
import random
import re
from collections.abc import Callable

from playwright.sync_api import ElementHandle, Error, Page, Route

BOARD = "#the-table"
ANSWERS = (
    f"{BOARD} .open[role=button], {BOARD} button.lit, {BOARD} .lit[role=button], {BOARD} .cycle button, "
    f"{BOARD} button.cycle, {BOARD} button.paid, [data-verb], button.pill"
)
IS_COVERED_BY_AN_ANSWER = """(one, answers) => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(answers) !== null;
}"""
PICK = """([all, chance]) => {
  const found = [...document.querySelectorAll(all)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && getComputedStyle(one).visibility === 'visible';
  });
  return found[Math.floor(chance * found.length)] ?? null;
}"""
IMPATIENT = """() => {
  const later = window.setTimeout;
  window.setTimeout = (run, wait, ...rest) => later(run, 0, ...rest);
}"""
"""Nothing waits any more, such as tooltips for a pointer that stays."""
ASKED_BACK = ("[data-meaning]", "[data-sure]", "[data-do]")
"""Which of several is meant, whether it is meant at all, and on a phone the second tap."""
CLICK_WITHIN = 1500
PATIENCE = 30_000
"""Milliseconds after which something that has not happened will not happen, on a busy machine too."""
MOST_CLICKS = 3000


def new_game(page: Page, address: str, way: str, players: int = 1, **names: str) -> str:
    """Sets a table on the start page, for a game that is the same every time; the id of the table."""
    page.goto(address)
    page.locator(f"label:has(input[name=way][value={way}])").click()
    while way != "solo" and page.locator(".row input[required]").count() > players:
        page.locator(".row .remove").last.click()
    while way != "solo" and page.locator(".row input[required]").count() < players:
        page.locator("button.add").click()
    for number, name in names.items():
        page.locator(".row input[required]").nth(int(number.removeprefix("name"))).fill(name)
    page.route("**/api/tables", deal_the_same, times=1)
    page.locator("form button.primary").click()
    page.wait_for_url(re.compile("/t/[^/]+$"))
    return page.url.rsplit("/", 1)[1]


def deal_the_same(route: Route) -> None:
    route.continue_(post_data=json.dumps({**(route.request.post_data_json or {}), "seed": 1347}))


def ready(page: Page) -> None:
    """Nothing moves and nothing is on its way."""
    page.locator(f"{BOARD}[aria-busy=false]").wait_for(timeout=PATIENCE)


def eventually(page: Page, condition: Callable[[], bool]) -> None:
    """Waits for what the page cannot be asked for in one expression."""
    for _ in range(PATIENCE // 50):
        if condition():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it does not come to that")


def moved_on(page: Page, at: int) -> None:
    """Waits until the table is past a version."""
    page.wait_for_function(
        "at => Number(document.querySelector('#the-table')?.dataset.version) > at", arg=at, timeout=PATIENCE
    )


def version(page: Page) -> int:
    return int(page.locator(BOARD).get_attribute("data-version") or 0)


def is_asked(page: Page) -> bool:
    return page.locator(f"{BOARD}[data-acting]").count() > 0


def is_over(page: Page) -> bool:
    return page.locator("a[href$='/end']").count() > 0


def take_the_screen(page: Page) -> None:
    """Around one screen: whoever it was passed to says so."""
    if page.locator("[data-mine]").count():
        page.locator("[data-mine]").first.click()


class Hands:
    def __init__(self, page: Page, seed: int, settle: Callable[[Page], None] = ready) -> None:
        self.page = page
        self._settle = settle
        self._dice = random.Random(seed)
        self.missed: list[str] = []
        """Things that looked open and could not be clicked by the mouse."""

    def answer(self) -> None:
        """One answer to the present question, and wait for what comes of it."""
        page = self.page
        before = version(page)
        take_the_screen(page)
        page.mouse.move(0, 0)  # a pill that comes to lie under the pointer would put out other targets
        chosen = page.evaluate_handle(PICK, [ANSWERS, self._dice.random()]).as_element()
        if chosen is None:
            raise AssertionError(f"nothing to click: {page.locator('[role=status]').first.inner_text()}")
        self.press(chosen, before)
        if page.locator(", ".join(ASKED_BACK)).count():
            for question in ASKED_BACK:
                if page.locator(question).count():
                    page.locator(question).first.click()
        try:
            page.wait_for_function(
                "before => Number(document.querySelector('#the-table')?.dataset.version) !== before",
                arg=before,
                timeout=PATIENCE,
            )
        except Error:
            told = page.locator("[role=alert], [role=status]").all_inner_texts()
            name = chosen.evaluate("one => one.getAttribute('aria-label') ?? one.innerText")
            raise AssertionError(f"{name!r} does nothing: {told}") from None
        self._settle(page)

    def press(self, thing: ElementHandle, before: int) -> None:
        """On a busy machine a click may be said to come too late although it went through: once is enough."""
        try:
            thing.click(timeout=CLICK_WITHIN)
        except Error:
            ready(self.page)
            if version(self.page) == before and thing.is_visible():
                if not thing.evaluate(IS_COVERED_BY_AN_ANSWER, ANSWERS):
                    self.missed.append(str(thing.evaluate("one => one.outerHTML.slice(0, 300)")))
                thing.dispatch_event("click")

    def play_on(self, clicks: int = MOST_CLICKS) -> None:
        """Until the game is over, or so many clicks long."""
        self._settle(self.page)
        for _ in range(clicks):
            if is_over(self.page):
                return
            if is_asked(self.page):
                self.answer()
            else:
                self.page.wait_for_timeout(20)
                self._settle(self.page)
        if clicks == MOST_CLICKS:
            raise AssertionError("the game does not end")
