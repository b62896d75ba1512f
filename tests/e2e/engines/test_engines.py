"""What people do most, in every engine."""

import pytest

from tests.e2e.engines.windows import Window
from tests.e2e.hands import BOARD
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.visitors import DESK, PHONE, Size


def ready(window: Window) -> None:
    window.wait_for("selector => document.querySelector(selector) !== null", f"{BOARD}[aria-busy=false]")


def version(window: Window) -> int:
    found: int = window.evaluate("() => Number(document.querySelector('#the-table').dataset.version)")
    return found


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_game_goes_on_by_clicks(house: House, window: Window, size: Size) -> None:
    window.resize(size)
    sit_down(window, house, take_in(house, in_the_middle, 1))
    ready(window)
    at = version(window)
    window.click(f"{BOARD} .tile.open")
    if size == PHONE:
        window.click("[data-do]")
    window.wait_for("at => Number(document.querySelector('#the-table').dataset.version) > at", at)
