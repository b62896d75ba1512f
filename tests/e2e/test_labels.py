"""Every label fits where it stands, in five languages; the tightest places do not get tighter unseen."""

import os

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import House
from tests.e2e.labels import SIZES, TIGHT, WALKS, Rooms, Walk, listed, measured, renew


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("size", SIZES)
def test_every_label_has_room(house: House, browser: Browser, size: str, walk: Walk) -> None:
    width, rooms = measured(browser, house, size, walk)
    faults = {tight: room for tight, room in rooms.items() if room.letters < 0}
    assert not faults, f"does not fit:\n{told(faults)}"
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
