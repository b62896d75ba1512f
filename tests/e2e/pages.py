"""Every kind of page there is, and how to come there."""

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from playwright.sync_api import Page, expect

from tests.e2e.hands import ready
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, in_the_middle, sit_down, take_in
from tests.e2e.online import new_table, take_all_seats


class Shown(NamedTuple):
    """What a page is called, what of it axe looks at, and whether the longest words are enough."""

    name: str
    axe: str = ""
    longest: bool = False


WHOLE: Final = "html"
DIALOG: Final = "[role=dialog], dialog"


Walk = Callable[[Page, House, str], Iterator[Shown]]
"""From page to page, for somebody at a desk or with a phone."""


def start(page: Page, house: House, size: str) -> Iterator[Shown]:
    at_desk = size == "desk"
    page.goto(house.address)
    page.locator("details.option summary").click()
    for way in ("solo", "bots", "hotseat", "online"):
        page.locator(f"label:has(input[name=way][value={way}])").click()
        yield Shown(f"start {way}", WHOLE if at_desk and way == "online" else "")
    page.locator(".row select").last.select_option("")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main input[readonly]").first).to_be_visible()
    yield Shown("waiting room")
    for button, dialog in enumerate(("being told", "people")):
        page.locator("main footer button").nth(button).click()
        expect(page.get_by_role("dialog").locator("button").last).to_be_visible()
        yield Shown(dialog, DIALOG if at_desk else "")
        page.keyboard.press("Escape")
    link = page.locator("main input[readonly]").first.input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")  # a link that differs by its key alone would not load the page anew
    page.goto(link)
    expect(page.locator("main form button.primary")).to_be_visible()
    yield Shown("door", WHOLE if at_desk else "")


def alone(page: Page, house: House, size: str) -> Iterator[Shown]:
    yield from table(page, house, size, 1)


def together(page: Page, house: House, size: str) -> Iterator[Shown]:
    yield from table(page, house, size, 4)
    page.locator("button.settings" if size == "desk" else "header button.tool").last.click()
    yield Shown("settings", DIALOG if size == "desk" else "")
    page.keyboard.press("Escape")
    for key, panel in {"l": "log", "r": "rules beside the table"}.items():
        if size == "desk" or panel != "log":  # on a phone it is a tab
            page.keyboard.press(key)
            expect(page.get_by_role("dialog")).to_be_visible()
            yield Shown(panel, DIALOG if panel == "log" else "", panel != "log")
            page.keyboard.press("Escape")


def table(page: Page, house: House, size: str, players: int) -> Iterator[Shown]:
    sit_down(page, house, take_in(house, in_the_middle, players))
    ready(page)
    yield Shown(f"table of {players}")
    if size == "phone":
        for tab in range(1, 5):
            page.locator("nav button").nth(tab).click()
            yield Shown(f"table of {players}", WHOLE if players == 4 else "")
        page.locator("nav button").first.click()


def chat(page: Page, house: House, size: str) -> Iterator[Shown]:
    clock = {"budget": 3 * 86400 + 12 * 3600, "increment": 12 * 3600}
    people = ("Anna", "Bruno", "Carla", "Dora")
    take_all_seats(page, house, new_table(house, *people, announced=True, hints=True, clock=clock))
    ready(page)
    yield Shown("table with a clock")
    if size == "desk":
        page.keyboard.press("c")
    else:
        page.locator("nav button").last.click()
    expect(page.get_by_role("log")).to_be_visible()
    yield Shown("chat", ".chat" if size == "desk" else "")
    if size == "desk":
        page.get_by_role("button", name="People at this table").click()
        yield Shown("people at the table", DIALOG)


def afterwards(page: Page, house: House, size: str) -> Iterator[Shown]:
    ended = f"t/{take_in(house, at_the_end, 4).id}"
    for name, path, awaited in (
        ("end", f"{ended}/end", "tfoot td"),
        ("replay", f"{ended}/replay?at=30", "[role=toolbar]"),
        ("learn", "learn?at=3", "[data-stop][aria-busy=false]"),
        ("puzzle", "puzzle", "#the-table[aria-busy=false]"),
        ("analysis", "analysis", "textarea"),
    ):
        come_to(page, house, path, awaited)
        yield Shown(name, WHOLE if size == "desk" and name != "learn" else "")


def texts(page: Page, house: House, size: str) -> Iterator[Shown]:
    come_to(page, house, "aid", ".icons li")
    yield Shown("aid", WHOLE)
    come_to(page, house, "rules#6.2", "figure")
    yield Shown("rules", WHOLE if size == "desk" else "")
    page.get_by_role("searchbox").fill("12")
    expect(page.locator("mark").first).to_be_visible()
    yield Shown("search", WHOLE)
    new_table(house, "Anna", "Bruno", announced=True)
    for name, path, awaited in (
        ("hall", "hall", ".picture svg"),
        ("daily", "daily", ".picture svg"),
        ("told", "told", "h1"),
        ("lost", "nowhere", "h1"),
    ):
        come_to(page, house, path, awaited)
        yield Shown(name, WHOLE if size == "desk" else "")


def come_to(page: Page, house: House, path: str, awaited: str) -> None:
    page.goto(f"{house.address}/{path}")
    expect(page.locator(awaited).first).to_be_visible()


WALKS: Final[tuple[Walk, ...]] = (start, alone, together, chat, afterwards, texts)
