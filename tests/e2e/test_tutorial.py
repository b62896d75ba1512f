"""The guided first game in the browser: from its first stop to its last, by clicks, taps and keys."""

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import PATIENCE, eventually
from tests.e2e.house import House
from tests.e2e.test_hand import RINGED
from tests.e2e.visitors import DESK, PHONE, Visitors


@pytest.fixture(scope="module")
def stops(house: House) -> list[dict[str, Any]]:
    with urllib.request.urlopen(f"{house.address}/api/tutorial") as answer:
        found: list[dict[str, Any]] = json.load(answer)["stops"]
    return found


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    return visitors.come((360, 740), touch=True)


def arrive(page: Page, number: int) -> None:
    page.locator(f'[data-stop="{number}"][aria-busy=false]').wait_for(timeout=PATIENCE)


def thing(page: Page, name: str) -> Any:
    """What one clicks of a thing: over the sign of a step lies the button that takes it."""
    return page.locator(f'#the-table [data-tip="{name}"]:visible').last


def do(page: Page, stop: dict[str, Any]) -> None:
    """Click the button or pill that is asked for, or the thing pointed at; on a phone confirm it."""
    button = page.locator("[data-wanted]:visible")
    if button.count():
        button.first.click()
        return
    thing(page, stop["lit"][0]).click()
    if page.locator("[data-do]").count():
        page.locator("[data-do]").click()


def covered(page: Page, *things: str) -> list[str]:
    """What of the things a card speaks of it lies over, or is not there."""
    found: list[str] = page.evaluate(COVERED, things)
    return found


COVERED = """things => things.flatMap((name) => {
  const box = (one) => one.getBoundingClientRect();
  const all = [...document.querySelectorAll('#the-table [data-tip]')];
  const thing = all.filter((one) => one.dataset.tip === name && box(one).width > 0).at(-1);
  if (!thing?.checkVisibility({ visibilityProperty: true })) return [`${name} is not to be seen`];
  const [card, lit] = [box(document.querySelector('[data-stop]')), box(thing)];
  const across = lit.right > card.left && card.right > lit.left;
  const down = lit.bottom > card.top + 1 && card.bottom > lit.top;
  return !(across && down) ? [] : [`the card lies over ${name}`];
})"""


def walk(page: Page, stops: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Through all stops as they ask for it."""
    for number, stop in enumerate(stops, start=1):
        arrive(page, number)
        yield stop
        if stop["code"] is not None:
            do(page, stop)
        elif number < len(stops):
            page.locator("[data-way=next]").click()


def test_the_whole_lesson_can_be_played_at_a_desk(
    house: House, page: Page, stops: list[dict[str, Any]]
) -> None:
    """In German, whose cards are the longest; the moves are the same in every language."""
    page.goto(house.address)
    page.evaluate("localStorage['messina.settings'] = JSON.stringify({ language: 'de' })")
    page.reload()
    page.locator("a[href='/learn']").click()
    for stop in walk(page, stops):
        card = page.locator("[data-stop]")
        assert not re.search(r"\b(lesson|learn)-|<[a-z]|\{", card.inner_text())
        assert covered(page, *stop["lit"]) == [], stop["text"]
    assert page.locator("html").get_attribute("lang") == "de"
    assert page.evaluate("localStorage['messina.lesson']") == "null"


def test_the_result_is_counted_row_by_row(house: House, page: Page, stops: list[dict[str, Any]]) -> None:
    first = next(number for number, stop in enumerate(stops, start=1) if stop["row"])
    page.goto(f"{house.address}/learn?at={first - 1}")
    arrive(page, first - 1)
    totals, rows = [], []
    do(page, stops[first - 2])
    for number in range(first, len(stops) + 1):
        arrive(page, number)
        totals.append(page.locator("tfoot td").first.inner_text())
        rows.append(page.locator("table:has(tfoot) tbody tr:not(.waits)").count())
        if number < len(stops):
            page.locator("[data-way=next]").click()
    assert rows == [2, 4, 6, 7, 8, 9, 9]
    assert len(set(totals)) == len(totals) - 1, "every stop but the farewell adds something"
    expect(page.locator("[data-stop]")).to_contain_text(totals[-1])


def test_the_last_stop_starts_a_game_against_the_easy_bot(
    house: House, page: Page, stops: list[dict[str, Any]]
) -> None:
    page.goto(f"{house.address}/learn?at={len(stops)}")
    page.locator("[data-way=bots]").click()
    expect(page).to_have_url(re.compile(r"/t/\w+$"))
    table = page.url.rsplit("/", 1)[1]
    with urllib.request.urlopen(f"{house.address}/api/tables/{table}") as answer:
        seats = json.load(answer)["seats"]
    assert [seat["bot"] for seat in seats] == [None, "novice"]


def test_the_whole_lesson_can_be_played_on_a_phone(
    house: House, phone: Page, stops: list[dict[str, Any]]
) -> None:
    phone.goto(f"{house.address}/learn")
    for stop in walk(phone, stops):
        assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), stop["text"]
        if stop["code"] is not None and not phone.locator("[data-wanted]:visible").count():
            assert covered(phone, stop["lit"][0]) == [], stop["text"]
    expect(phone.locator("[data-way=solo]")).to_be_visible()


def test_who_leaves_comes_back_to_the_same_stop(house: House, page: Page) -> None:
    page.goto(f"{house.address}/learn")
    page.locator("[data-way=next]").click()
    arrive(page, 2)
    page.locator("[data-way=next]").click()
    arrive(page, 3)
    expect(page).to_have_url(re.compile(r"/learn\?at=3$"))
    page.goto(house.address)
    page.get_by_role("link", name="Continue the lesson").click()
    arrive(page, 3)


def test_the_address_opens_a_stop(house: House, page: Page, stops: list[dict[str, Any]]) -> None:
    page.goto(f"{house.address}/learn?at=12")
    arrive(page, 12)
    page.goto(f"{house.address}/learn?at=999")
    arrive(page, len(stops))


def test_another_legal_choice_is_met_with_a_friendly_word(
    house: House, page: Page, stops: list[dict[str, Any]]
) -> None:
    page.goto(f"{house.address}/learn?at=5")
    arrive(page, 5)
    thing(page, "hex:H1").click()
    expect(page.get_by_text("That would be allowed, too.")).to_be_visible()
    arrive(page, 5)
    do(page, stops[4])
    arrive(page, 6)
    expect(page.get_by_text("That would be allowed, too.")).to_have_count(0)


def test_the_lesson_shows_the_move_and_goes_back(house: House, page: Page) -> None:
    page.goto(f"{house.address}/learn?at=5")
    arrive(page, 5)
    page.locator("[data-way=show]").click()
    arrive(page, 6)
    page.get_by_role("button", name="Back").click()
    arrive(page, 5)


def test_the_ring_stays_with_its_thing_when_the_window_changes(house: House, page: Page) -> None:
    page.goto(f"{house.address}/learn?at=5")
    arrive(page, 5)
    eventually(page, lambda: page.locator("[data-pointer]").count() == 1)
    place = page.evaluate(RINGED)
    assert place is not None
    for width, height in (PHONE, (1600, 900), DESK):
        page.set_viewport_size({"width": width, "height": height})
        eventually(page, lambda: page.evaluate(RINGED) == place)


def test_the_lesson_can_be_played_with_the_keyboard(house: House, page: Page) -> None:
    page.goto(f"{house.address}/learn")
    arrive(page, 1)
    page.keyboard.press("ArrowRight")
    arrive(page, 2)
    for number in (3, 4, 5):
        page.keyboard.press("Enter")
        arrive(page, number)
    for number in (6, 7, 8):  # hex, square, action: the answer has the focus
        page.keyboard.press("Enter")
        arrive(page, number)
    page.keyboard.press("ArrowLeft")
    arrive(page, 7)


def test_the_rules_open_at_the_clause(house: House, page: Page) -> None:
    page.goto(f"{house.address}/learn?at=6")
    page.get_by_role("button", name="Rules 5.2").click()
    expect(page.get_by_role("dialog").get_by_text("5.2", exact=True).first).to_be_visible()
    page.keyboard.press("Escape")
    arrive(page, 6)


def test_nobody_is_shut_out_of_the_lesson(house: House, page: Page, artefacts: Path) -> None:
    """Of some stops only the card is new."""
    for number, width, within in (
        (5, 1280, "html"),
        (12, 390, "[data-stop]"),
        (21, 1280, "[data-stop]"),
        (71, 1280, "html"),
        (77, 390, "[data-stop]"),
    ):
        page.set_viewport_size({"width": width, "height": 800})
        page.goto(f"{house.address}/learn?at={number}")
        arrive(page, number)
        assert violations(page, artefacts / f"lesson-{number}", within) == []
