"""What people do most, in every engine."""

import pytest

from tests.e2e.engines.windows import Window, moved_on, ready, version
from tests.e2e.hands import BOARD
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.visitors import DESK, PHONE, Size


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_a_game_goes_on_by_clicks(house: House, window: Window, size: Size) -> None:
    window.resize(size)
    sit_down(window, house, take_in(house, in_the_middle, 1))
    ready(window)
    at = version(window)
    window.click(window.box(f"{BOARD} .tile.open"))
    if size == PHONE:
        window.click(window.box("[data-do]"))
    moved_on(window, at)
