"""The table is as large as its window, and things are where one points: at every size, in every engine."""

from typing import Final

import pytest

from tests.e2e.engines.windows import Box, Window, ready
from tests.e2e.hands import BOARD
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.online import against_bots, host, new_table, take_seat
from tests.e2e.test_hand import step_earned_twice
from tests.e2e.visitors import DESK, PHONE, Size
from tests.server.at_the_table import Client

WIDE: Final = (1920, 1080)
TABLET: Final = (1024, 768)
SCALES: Final = {
    DESK: 1,
    WIDE: 1.35,
    (2560, 1440): 1.8,
    TABLET: 0.8,
    (820, 1180): 1,
    PHONE: 1,
    (844, 390): 1,
}
"""How large the layout is drawn in a window."""
CITY: Final = f"{BOARD} .sea svg.city"

at_a_desk = pytest.mark.parametrize("size", [DESK, WIDE, TABLET], ids="{0[0]}x{0[1]}".format)


def open_middle(house: House, window: Window, size: Size) -> None:
    window.resize(size)
    sit_down(window, house, take_in(house, in_the_middle, 3))
    ready(window)


SPREAD: Final = """scale => {
  const root = document.documentElement;
  const box = (one) => document.querySelector(one).getBoundingClientRect();
  const [page, board] = [box('.page'), box('#the-table')];
  const far = [parseFloat(getComputedStyle(root).fontSize) - 16 * scale, page.width - innerWidth,
    page.height - innerHeight, root.scrollWidth - innerWidth, root.scrollHeight - innerHeight,
    Math.max(0, board.bottom - innerHeight), Math.max(0, 0.7 * innerHeight - board.height)];
  return far.every((one) => Math.abs(one) < 0.5);
}"""
"""The page fills the window at its scale, nothing lies beyond its edge, and most of it is board."""
LETTERS: Final = """() => [...document.querySelectorAll('#the-table svg text')].filter((text) => {
  const drawn = parseFloat(getComputedStyle(text).fontSize);
  return Math.abs(drawn - text.getAttribute('font-size')) > 0.01;
}).map((text) => text.outerHTML)"""
"""Letters in drawings whose size is not in units of the drawing."""
BESIDE: Final = "() => getComputedStyle(document.querySelector('.boards')).flexDirection === 'row'"
"""The cabins stand beside the estate."""


def test_the_page_fills_the_window_at_every_size(house: House, window: Window) -> None:
    open_middle(house, window, DESK)
    for size, scale in SCALES.items():
        window.resize(size)
        window.wait_for(SPREAD, scale)
        assert window.evaluate(LETTERS) == []
        if size[1] > 500 < size[0]:
            assert window.evaluate(BESIDE) == (size == (820, 1180)), size


def spot(window: Window) -> Box:
    """Where the first hex of the city is."""
    return window.box(f"{CITY} .tile .stone")


@at_a_desk
def test_a_drag_moves_the_city_by_as_much(house: House, window: Window, size: Size) -> None:
    open_middle(house, window, size)
    for _ in range(3):
        window.click(window.button("Zoom in"))
    x, y = window.box(CITY).middle
    before = spot(window)
    window.drag(x, y, -60, 40)
    after = spot(window)
    assert after.left - before.left == pytest.approx(-60, abs=2)
    assert after.top - before.top == pytest.approx(40, abs=2)
    assert window.count("[data-do]") == 0


WIDER: Final = "wide => document.querySelector('.tile .stone').getBoundingClientRect().width > wide"


@at_a_desk
def test_the_wheel_zooms_where_the_pointer_is(house: House, window: Window, size: Size) -> None:
    open_middle(house, window, size)
    city = window.box(CITY)
    x, y = city.left + city.width * 0.3, city.top + city.height * 0.35
    before = spot(window)
    window.wheel(x, y, -240)
    window.wait_for(WIDER, before.width * 1.3)
    after = spot(window)
    factor = after.width / before.width
    assert after.left - x == pytest.approx((before.left - x) * factor, abs=2)
    assert after.top - y == pytest.approx((before.top - y) * factor, abs=2)


PINCH: Final = """([x, y]) => {
  const svg = document.querySelector('#the-table .sea svg.city');
  const send = (kind, pointerId, clientX) =>
    svg.dispatchEvent(new PointerEvent(kind, { pointerId, clientX, clientY: y, bubbles: true }));
  send('pointerdown', 1, x - 40);
  send('pointerdown', 2, x + 40);
  for (let apart = 44; apart <= 80; apart += 4) {
    send('pointermove', 1, x - apart);
    send('pointermove', 2, x + apart);
  }
  send('pointerup', 1, x - 80);
  send('pointerup', 2, x + 80);
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids="{0[0]}x{0[1]}".format)
def test_two_fingers_zoom_the_city(house: House, window: Window, size: Size) -> None:
    open_middle(house, window, size)
    city = window.box(CITY)
    before = spot(window)
    window.evaluate(PINCH, list(city.middle))
    after = spot(window)
    assert after.width == pytest.approx(2 * before.width, rel=0.1)
    centre = city.middle
    assert after.middle[0] - centre[0] == pytest.approx(
        2 * (before.middle[0] - centre[0]), abs=city.width / 10
    )
    assert after.middle[1] - centre[1] == pytest.approx(
        2 * (before.middle[1] - centre[1]), abs=city.height / 10
    )


def inside(box: Box, size: Size) -> bool:
    return box.left >= 0 and box.top >= 0 and box.right <= size[0] and box.bottom <= size[1]


def gap(one: Box, other: Box) -> float:
    """How far apart they are, at most across or down; negative where they overlap."""
    across = max(one.left - other.right, other.left - one.right)
    return max(across, one.top - other.bottom, other.top - one.bottom)


@at_a_desk
def test_a_tooltip_stands_beside_its_thing_and_inside_the_window(
    house: House, window: Window, size: Size
) -> None:
    open_middle(house, window, size)
    for thing in (
        f"{BOARD} .offers [data-tip^='offer:']",
        f"{BOARD} .estate .scrolls [data-tip]",
        f"{BOARD} .tile.open",
    ):
        window.move(3, size[1] - 3)
        window.wait_for("() => document.querySelector('[role=tooltip]') === null")
        pointed = window.box(thing)
        window.move(*pointed.middle)
        window.wait_for("() => document.querySelector('[role=tooltip]')?.getBoundingClientRect().left > 0")
        tip = window.box("[role=tooltip]")
        assert inside(tip, size)
        assert 0 <= gap(tip, pointed) < 60


@at_a_desk
def test_the_menu_of_meanings_is_small_and_beside_its_thing(house: House, window: Window, size: Size) -> None:
    window.resize(size)
    sit_down(window, house, take_in(house, step_earned_twice, 3))
    ready(window)
    step = f"{BOARD} .open[data-tip^='step:nun:2']"
    pointed = window.box(step)
    window.click(pointed)
    menu = window.box("[popover]:has([data-meaning])")
    assert window.count("[data-meaning]") == 2
    assert menu.height < 200 * size[1] / 800
    assert inside(menu, size)
    assert 0 <= gap(menu, pointed) < 60
    window.press("Escape")
    window.wait_for("() => document.querySelector('[data-meaning]') === null")


@at_a_desk
def test_a_ready_phrase_appears_at_the_panel_of_whoever_says_it(
    house: House, window: Window, size: Size
) -> None:
    window.resize(size)
    created = new_table(house, "Anna", "Bruno")
    bruno = Client(host(house), created["table"]["id"], [created["keys"][1]["token"]])
    take_seat(window, house, created, 0)
    ready(window)
    bruno.send({"type": "say", "id": "well", "text": "", "reaction": "well-played"})
    bubble = window.box("[data-reaction=well-played]")
    panel = window.box("button[data-tip='seat:1']")
    assert panel.left < bubble.middle[0] < panel.right
    assert panel.bottom - 20 < bubble.top < panel.bottom
    bruno.close()


TOUCH: Final = "() => document.querySelector('#the-table .sea .tile').setAttribute('data-touched', '')"


def test_a_hex_that_is_spoken_of_has_a_halo(house: House, window: Window) -> None:
    open_middle(house, window, DESK)
    before = window.screenshot()
    assert window.screenshot() == before
    window.evaluate(TOUCH)
    assert window.screenshot() != before


@at_a_desk
def test_the_ring_of_a_hint_stays_with_its_thing(house: House, window: Window, size: Size) -> None:
    window.resize(size)
    against_bots(window, house, "novice")
    window.wait_for(
        "board => document.querySelector(board) !== null", f"{BOARD}[data-acting][aria-busy=false]"
    )
    window.press("h")
    ring = window.box("[data-pointer]")
    assert inside(ring, size)
    hint = window.box("[data-hint]")
    assert gap(ring, hint) > 0


def test_the_end_of_the_log_has_as_many_lines_as_there_is_room_for(house: House, window: Window) -> None:
    open_middle(house, window, WIDE)
    tail = window.box(f"{BOARD} .tail ol")
    lines = window.evaluate(
        "() => [...document.querySelectorAll('#the-table .tail li')].filter((one) => !one.hidden)"
        ".reduce((sum, one) => sum + one.getBoundingClientRect().height, 0)"
    )
    assert lines > tail.height - 1.5 * 17 * 1.35
