"""Labels where people meet them: every kind of page and question, in all languages, on a desk and on a phone.

`tightest.txt` lists the places with the least room: how many letters more would still fit in the language
that has least. Write it anew after looking at what has changed: `python -m tests.e2e.labels`.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, expect

from messina import Game
from messina.languages import languages
from messina.words import ask
from tests.e2e.hands import ready
from tests.e2e.house import House
from tests.e2e.moments import (
    Wanted,
    asked,
    asking,
    at_the_end,
    building,
    fighting,
    in_the_middle,
    near_the_end,
    paid_advance,
    sit_down,
    take_in,
)
from tests.e2e.online import new_table, take_all_seats

SIZES: Final = {"desk": (1280, 800), "phone": (390, 844)}
TIGHT: Final = 3
"""Letters; who has room for more is not listed."""
LIST: Final = Path(__file__).with_name("tightest.txt")
MEASURE: Final = Path(__file__).with_name("labels.js").read_text(encoding="utf-8")
SPEAK: Final = """language => {
  const kept = { ...JSON.parse(localStorage.getItem('messina.settings') ?? '{}'), language };
  localStorage.setItem('messina.settings', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'messina.settings' }));
}"""
LETTERS: Final = """() => {
  const context = document.createElement('canvas').getContext('2d');
  context.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.round(context.measureText('Bevölkerungsrad Šlechtičtí Кубики').width);
}"""
"""How wide the letters of this machine are: the list holds for these alone."""


def at_the_longest_name(question: str, round: int) -> Wanted:
    """A question in which the hex with the longest name is named."""

    def wanted(game: Game) -> bool:
        if game.state.round < round or not asked(game, question):
            return False
        return max((hex.name for hex in game.box.hexes), key=len) in ask(game.state, game.names)

    return wanted


QUESTIONS: Final = (
    fighting,
    at_the_longest_name("Fight", 1),
    at_the_longest_name("Fight", 5),
    at_the_longest_name("Rescue", 1),
    at_the_longest_name("ActionStep", 2),
    building,
    paid_advance,
    *(asking(name) for name in ("ChooseLieutenant", "PlaceInCabin", "ActionStep", "PickStep", "ChooseBoat")),
    near_the_end,
)


class Tight(NamedTuple):
    size: str
    place: str
    fault: str
    """What comes of one letter more than there is room for."""


class Room(NamedTuple):
    letters: int
    language: str
    page: str
    text: str


Rooms = dict[Tight, Room]
Walk = Callable[[Page, House, str], Iterator[str]]
"""From page to page, for somebody with a screen of this size."""


def measured(browser: Browser, house: House, size: str, walk: Walk) -> tuple[int, Rooms]:
    """How wide letters are here, and all tight places; what does not fit has room for -1 letters."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, reduced_motion="reduce")
    page = context.new_page()
    rooms: Rooms = {}
    for shown in walk(page, house, size):
        for language in languages():
            speak_now(page, language)
            for more, faults in page.evaluate(MEASURE, TIGHT):
                for found in faults:
                    note(
                        rooms,
                        Tight(size, found["place"], found["fault"]),
                        Room(more - 1, language, shown, found["text"]),
                    )
    letters: int = page.evaluate(LETTERS)
    context.close()
    return letters, rooms


def speak_now(page: Page, language: str) -> None:
    """As if another tab had chosen it in the settings."""
    page.evaluate(SPEAK, language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def note(rooms: Rooms, tight: Tight, room: Room) -> None:
    """Of what is found in several languages and on several pages, the tightest."""
    known = rooms.get(tight)
    if known is None or room.letters < known.letters:
        rooms[tight] = room


# One page after the other, each with what it is called.


def start(page: Page, house: House, size: str) -> Iterator[str]:
    page.goto(house.address)
    page.locator("details.option summary").click()
    for way in ("solo", "bots", "hotseat", "online"):
        page.locator(f"label:has(input[name=way][value={way}])").click()
        yield f"start {way}"
    page.locator(".row select").last.select_option("")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main input[readonly]").first).to_be_visible()
    yield "waiting room"
    for button, dialog in enumerate(("being told", "people")):
        page.locator("main footer button").nth(button).click()
        expect(page.get_by_role("dialog").locator("button").last).to_be_visible()
        yield dialog
        page.keyboard.press("Escape")
    link = page.locator("main input[readonly]").first.input_value()
    page.evaluate("localStorage.clear()")
    page.goto("about:blank")  # a link that differs by its key alone would not load the page anew
    page.goto(link)
    expect(page.locator("main form button.primary")).to_be_visible()
    yield "door"


def questions(page: Page, house: House, size: str) -> Iterator[str]:
    for moment in QUESTIONS:
        sit_down(page, house, take_in(house, moment, 3))
        ready(page)
        yield "table"


def boards(page: Page, house: House, size: str) -> Iterator[str]:
    for players in (1, 4):
        sit_down(page, house, take_in(house, in_the_middle, players))
        ready(page)
        yield f"table of {players}"
        if size == "phone":
            for tab in range(1, 5):
                page.locator("nav button").nth(tab).click()
                yield f"table of {players}"
            page.locator("nav button").first.click()
    page.locator("button.settings" if size == "desk" else "header button.tool").last.click()
    yield "settings"
    page.keyboard.press("Escape")
    panels = (
        {"l": "log", "r": "rules beside the table"} if size == "desk" else {"r": "rules beside the table"}
    )
    for key, panel in panels.items():
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        yield panel
        page.keyboard.press("Escape")


def others(page: Page, house: House, size: str) -> Iterator[str]:
    clock = {"budget": 3 * 86400 + 12 * 3600, "increment": 12 * 3600}
    people = ("Anna", "Bruno", "Carla", "Dora")
    take_all_seats(page, house, new_table(house, *people, announced=True, hints=True, clock=clock))
    ready(page)
    yield "table with a clock"
    if size == "desk":
        page.keyboard.press("c")
    else:
        page.locator("nav button").last.click()
    expect(page.get_by_role("log")).to_be_visible()
    yield "chat"
    new_table(house, "Anna", "Bruno", announced=True, clock=clock)
    ended = f"{house.address}/t/{take_in(house, at_the_end, 4).id}"
    for name, address in {
        "end": f"{ended}/end",
        "replay": f"{ended}/replay?at=30",
        "learn": f"{house.address}/learn?at=3",
        "aid": f"{house.address}/aid",
        "rules": f"{house.address}/rules",
        "lost": f"{house.address}/nowhere",
        "hall": f"{house.address}/hall",
        "daily": f"{house.address}/daily",
    }.items():
        page.goto(address)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        yield name


WALKS: Final[tuple[Walk, ...]] = (start, questions, boards, others)


# The list.


def listed() -> tuple[int, Rooms]:
    """How wide letters were, and where there was room for how many."""
    head, *lines = LIST.read_text(encoding="utf-8").splitlines()
    rooms = {}
    for line in lines:
        letters, size, place, fault, language, page, text = line.split(" | ")
        rooms[Tight(size, place, fault)] = Room(int(letters), language, page, text)
    return int(head.split()[-1]), rooms


def renew(width: int, rooms: Rooms) -> None:
    """Adds to the list what is tighter than it says."""
    known = listed()[1]
    for tight, room in rooms.items():
        note(known, tight, room)
    write(width, known)


def write(width: int, rooms: Rooms) -> None:
    lines = [" | ".join(map(str, (room.letters, *tight, *room[1:]))) for tight, room in rooms.items()]
    head = f"# Letters to spare, size, place, what more would do, language, page, text; letter width {width}"
    LIST.write_text("\n".join([head, *sorted(lines)]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(0, {})
    test = Path(__file__).with_name("test_labels.py")
    sys.exit(
        subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-n", "0", str(test)],  # they write one after the other
            env={**os.environ, "MESSINA_LABELS": "renew"},
            check=False,
        ).returncode
    )
