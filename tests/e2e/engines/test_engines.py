"""What people do most, in every engine: they play, talk, learn, look back, and type on a screen."""

import time
from typing import Any, Final

import pytest

from tests.e2e.engines.windows import Window, moved_on, ready, version
from tests.e2e.hands import ANSWERS, ASKED_BACK, BOARD
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, in_the_middle, sit_down, take_in
from tests.e2e.online import host, new_table, take_seat
from tests.e2e.visitors import DESK, PHONE, Size, quiet
from tests.server.at_the_table import Client

FIRST: Final = """answers => {
  const seen = [...document.querySelectorAll(answers)].filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return width > 0 && document.elementFromPoint(x, y)?.closest(answers) === one && !one.disabled;
  });
  const { left, top, width, height } = (seen.at(-1) ?? document.body).getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
"""The last answer that can be clicked, and where."""
MOVED: Final = """([board, at]) => {
  const table = document.querySelector(board);
  const again = document.querySelector('[data-meaning], [data-sure], [data-do]');
  return Number(table.dataset.version) > at || again !== null;
}"""


def answer(window: Window) -> None:
    at = version(window)
    window.move(1, 1)
    x, y = window.evaluate(FIRST, ANSWERS)
    window.move(x, y)
    window.down()
    window.up()
    window.wait_for(MOVED, [BOARD, at])
    for question in ASKED_BACK:
        if window.count(question):
            window.click(window.box(question))
    moved_on(window, at)
    ready(window)


@pytest.mark.parametrize("size", [DESK, (1920, 1080), PHONE], ids="{0[0]}x{0[1]}".format)
def test_a_game_goes_on_by_clicks(house: House, window: Window, size: Size) -> None:
    window.resize(size)
    sit_down(window, house, take_in(house, in_the_middle, 1))
    ready(window)
    for _ in range(10):
        answer(window)


def test_a_game_is_set_on_the_start_page(house: House, window: Window) -> None:
    """The table is as large then as it would be had one come there by its address."""
    window.resize((1920, 1080))
    window.goto(house.address)
    window.click(window.box("label:has(input[name=way][value=hotseat])"))
    window.click(window.box("form button.primary"))
    window.wait_for("() => /[/]t[/][^/]+$/.test(location.pathname)")
    ready(window)
    assert window.evaluate("() => getComputedStyle(document.documentElement).fontSize") == "21.6px"


def test_a_turn_is_taken_back_by_a_key(house: House, window: Window) -> None:
    sit_down(window, house, take_in(house, in_the_middle, 2))
    ready(window)
    at = version(window)
    window.click(window.box(f"{BOARD} .tile.open"))
    moved_on(window, at)
    ready(window)
    after = version(window)
    window.press("Backspace")
    moved_on(window, after)


TYPED: Final = "() => document.querySelector('.chat form input:last-of-type')?.value"
TYPES_THERE: Final = "() => document.activeElement?.closest('.chat form') !== null"
LAYOUT: Final = "() => document.querySelector('.page').className"


def sit_with_bruno(house: House, window: Window) -> Client:
    created = new_table(house, "Anna", "Bruno")
    bruno = Client(host(house), created["table"]["id"], [created["keys"][1]["token"]])
    take_seat(window, house, created, 0)
    ready(window)
    return bruno


def test_people_talk(house: House, window: Window) -> None:
    bruno = sit_with_bruno(house, window)
    window.press("c")
    window.click(window.box(".chat form input"))
    window.type("Piazza")
    window.press("Enter")
    heard: dict[str, Any] = bruno.hear("chat")
    while not heard["lines"]:
        heard = bruno.hear("chat")
    assert heard["lines"][-1]["text"] == "Piazza"
    bruno.send({"type": "say", "id": "back", "text": "<b>Porta</b>"})
    window.wait_for("() => document.querySelector('[role=log]').innerText.includes('<b>Porta</b>')")
    bruno.close()


@pytest.mark.parametrize(
    ("size", "lower"), [(PHONE, 380), ((360, 640), 340), ((1180, 820), 420)], ids=["390", "360", "1180"]
)
def test_a_keyboard_on_the_screen_changes_nothing(
    house: House, window: Window, size: Size, lower: int
) -> None:
    window.resize(size)
    bruno = sit_with_bruno(house, window)
    if size[0] < 700:
        window.click(window.button("Chat"))
    else:
        window.press("c")
    window.click(window.box(".chat form input"))
    window.type("who goes to the")
    layout = window.evaluate(LAYOUT)
    window.resize((size[0], lower))
    window.type(" docks")
    assert window.evaluate(LAYOUT) == layout
    assert window.evaluate(TYPES_THERE)
    assert window.evaluate(TYPED) == "who goes to the docks"
    window.resize(size)
    assert window.evaluate(LAYOUT) == layout
    bruno.close()


def test_a_line_that_is_written_outlasts_another_layout(house: House, window: Window) -> None:
    window.resize(PHONE)
    bruno = sit_with_bruno(house, window)
    window.click(window.button("Chat"))
    window.click(window.box(".chat form input"))
    window.type("turned")
    window.resize((844, 390))
    window.wait_for("() => document.querySelector('.page').classList.contains('landscape')")
    assert window.wait_for(TYPED) == "turned"
    bruno.close()


PINCHED: Final = """() => {
  for (const [name, value] of [['innerWidth', 590], ['innerHeight', 410]]) {
    Object.defineProperty(window, name, { value, configurable: true });
  }
  dispatchEvent(new Event('resize'));
}"""


def test_the_page_may_be_pinched(house: House, window: Window) -> None:
    """Some browsers tell what is left of the window then as its size."""
    window.resize((1180, 820))
    sit_down(window, house, take_in(house, in_the_middle, 2))
    ready(window)
    layout = window.evaluate(LAYOUT)
    window.evaluate(PINCHED)
    assert window.evaluate(LAYOUT) == layout


def test_the_lesson_goes_on(house: House, window: Window) -> None:
    window.goto(f"{house.address}/learn")
    for stop in (1, 2, 3):
        window.box(f"[data-stop='{stop}'][aria-busy=false]")
        wanted = "[data-wanted]" if window.count("[data-wanted]") else "[data-way=next]"
        window.click(window.box(wanted))
    window.box("[data-stop='4']")


def test_a_game_is_looked_back_upon(house: House, window: Window) -> None:
    taken = take_in(house, at_the_end, 2)
    window.goto(f"{house.address}/t/{taken.id}/replay")
    window.box("[role=toolbar]")
    window.press("End")
    window.wait_for("() => /at=[1-9]\\d+/.test(location.search)")
    window.goto(f"{house.address}/t/{taken.id}/end")
    window.box("tfoot td")


def test_a_position_is_played_on_the_board_of_analysis(house: House, window: Window) -> None:
    taken = take_in(house, in_the_middle, 2)
    window.goto(f"{house.address}/analysis?table={taken.id}&at=12")
    ready(window)
    answer(window)


def test_the_rules_are_searched(house: House, window: Window) -> None:
    window.goto(f"{house.address}/rules")
    window.click(window.box("input[type=search]"))
    window.type("plague")
    window.box("mark")
    window.wait_for("() => document.querySelectorAll('.track, .drawing').length > 0")


@pytest.mark.parametrize("language", ["de", "ru"])
def test_other_languages_are_spoken(house: House, window: Window, language: str) -> None:
    settings = f"JSON.stringify({{ speed: 'instant', itself: false, language: '{language}' }})"
    window.evaluate(f"() => localStorage.setItem('messina.settings', {settings})")
    window.goto(house.address)
    window.wait_for("language => document.documentElement.lang === language", language)
    window.box("form button.primary")


def test_whoever_leaves_while_a_page_loads_leaves_nothing_wrong(house: House, window: Window) -> None:
    taken = take_in(house, in_the_middle, 2)
    for path in (f"/t/{taken.id}", "/rules", "/learn", f"/t/{taken.id}/replay"):
        window.evaluate("path => { location.href = path; }", path)
        time.sleep(0.05)
        window.goto(quiet(house.address))
