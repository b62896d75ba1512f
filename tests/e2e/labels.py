"""How much room labels have, in all languages, on a desk and on a phone.

`tightest.txt` lists the places with the least room: how many letters more would still fit in the language
that has least. Write it anew after looking at what has changed: `python -m tests.e2e.labels`.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Page

TIGHT: Final = 3
"""Letters; who has room for more is not listed."""
LIST: Final = Path(__file__).with_name("tightest.txt")
MEASURE: Final = Path(__file__).with_name("labels.js").read_text(encoding="utf-8")
LETTERS: Final = """() => {
  const context = document.createElement('canvas').getContext('2d');
  context.font = `100px ${getComputedStyle(document.body).fontFamily}`;
  return Math.round(context.measureText('Bevölkerungsrad Šlechtičtí Кубики').width);
}"""
"""How wide the letters of this machine are: the list holds for these alone."""


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


def measure(page: Page, rooms: Rooms, size: str, language: str, shown: str) -> None:
    """Notes all tight places; what does not fit has room for -1 letters."""
    for more, faults in page.evaluate(MEASURE, TIGHT):
        for found in faults:
            tight = Tight(size, found["place"], found["fault"])
            note(rooms, tight, Room(more - 1, language, shown, found["text"]))


def note(rooms: Rooms, tight: Tight, room: Room) -> None:
    """Of what is found in several languages and on several pages, the tightest."""
    known = rooms.get(tight)
    if known is None or room.letters < known.letters:
        rooms[tight] = room


def held_to_the_list(page: Page, rooms: Rooms) -> None:
    """Everything fits, and nothing more tightly than it is listed."""
    faults = {tight: room for tight, room in rooms.items() if room.letters < 0}
    assert not faults, f"does not fit:\n{told(faults)}"
    width: int = page.evaluate(LETTERS)
    if os.environ.get("MESSINA_LABELS") == "renew":
        renew(width, rooms)
    known_width, known = listed()
    if width != known_width:
        pytest.skip("Were made for other letters: all labels fit, how tightly is not compared")
    tighter = {
        tight: room
        for tight, room in rooms.items()
        if room.letters < (known[tight].letters if tight in known else TIGHT)
    }
    assert not tighter, f"tighter than tightest.txt says:\n{told(tighter)}"


def told(rooms: Rooms) -> str:
    return "\n".join(sorted(" | ".join(map(str, (*tight, *room))) for tight, room in rooms.items()))


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
    tests = [Path(__file__).with_name(name) for name in ("test_pages.py", "test_screens.py")]
    one_after_the_other = [sys.executable, "-m", "pytest", "-q", "-n", "0", *map(str, tests)]
    renewing = {**os.environ, "MESSINA_LABELS": "renew"}
    sys.exit(subprocess.run(one_after_the_other, env=renewing, check=False).returncode)
