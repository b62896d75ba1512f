"""With motion on, as most people play: what is shown is where the table stands, and a press is a press."""

import re
import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from messina import read_record
from tests.e2e.hands import BOARD, Hands, is_asked, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.moments import (
    can_go_and_act,
    in_the_middle,
    open_table,
    paid_advance,
    place_to_act,
    record_at,
    sit_down,
    take_in,
)
from tests.e2e.online import against_bots
from tests.e2e.test_table import seen
from tests.e2e.visitors import Visitors, nothing_wrong

LOOK = 600
"""Milliseconds somebody looks at what happens before they want to go on."""


@pytest.fixture
def moving(visitors: Visitors) -> Iterator[Page]:
    """A page on which everything moves, and nothing may go wrong unseen, nor jump at the end."""
    page = visitors.come(moving=True, settings={})
    with nothing_wrong(page):
        yield page


@pytest.fixture
def moving_alone(context: BrowserContext) -> Iterator[Page]:
    """The same in a browser that nobody else uses."""
    page = context.new_page()
    page.emulate_media(reduced_motion="no-preference")
    with nothing_wrong(page):
        yield page


def settle(page: Page) -> None:
    """Somebody who looks for a while, and then hurries."""
    if page.locator(f"{BOARD}[aria-busy=true]").count():
        page.wait_for_timeout(LOOK)
        while page.locator(f"{BOARD}[aria-busy=true]").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(100)
    ready(page)


def test_a_round_with_a_bot(house: House, moving: Page, visitors: Visitors) -> None:
    table = against_bots(moving, house, "novice")
    settle(moving)
    fresh = visitors.come()
    kept = moving.evaluate("id => JSON.parse(localStorage.getItem('messina.keys.' + id))", table)
    open_table(fresh, house.address, table, kept)
    hands = Hands(moving, seed=41, settle=settle)
    moved = 0
    while moving.locator(".round b").inner_text() == "I":
        if is_asked(moving):
            hands.answer()
            if is_asked(moving):
                moving.mouse.move(5, 5)  # what is pointed at is lit in another way
                assert seen(moving) == seen(fresh), "what is shown when all is quiet is the server's view"
                moved += 1
        else:
            settle(moving)
            moving.wait_for_timeout(50)
    assert moved >= 5
    assert not hands.missed


def open_tiles(page: Page) -> list[str]:
    found: list[str] = page.locator(f"{BOARD} .tile.open").evaluate_all(
        "all => all.map(one => one.dataset.place)"
    )
    return found


def test_a_press_that_hurries_is_no_answer(house: House, moving_alone: Page) -> None:
    """The lieutenant is on its way to a hex; when it has arrived, a click there would take the action."""
    moving = moving_alone
    moving.goto(house.address)
    place = place_to_act(read_record(record_at(can_go_and_act, 3)))
    sit_down(moving, house, take_in(house, can_go_and_act, 3))
    settle(moving)
    tile = moving.locator(f"{BOARD} [data-place={place}]")
    at = version(moving)
    moving.clock.install()
    moving.clock.pause_at(time.time() + 60)
    tile.click()
    moved_on(moving, at)
    at = version(moving)
    expect(moving.locator(f"{BOARD}[aria-busy=true]")).to_be_visible()
    moving.mouse.down()
    ready(moving)
    moving.clock.resume()
    expect(tile).to_have_class(re.compile(r"\bopen\b"))
    moving.mouse.up()
    moving.wait_for_timeout(300)
    assert version(moving) == at
    moving.mouse.down()
    moving.mouse.up()
    moved_on(moving, at)


def test_what_is_pointed_at_stays_as_it_is_while_it_is_pressed(house: House, page: Page) -> None:
    """A browser makes no click of a press on something that is gone when the button comes up."""
    sit_down(page, house, take_in(house, in_the_middle, 3))
    ready(page)
    [first, *_, last] = open_tiles(page)
    page.locator(f"{BOARD} [data-place={first}]").focus()
    page.locator(f"{BOARD} [data-place={last}]").hover()
    expect(page.locator("path.way")).to_have_count(1)
    page.evaluate("window.way = document.querySelector('path.way')")
    page.mouse.down()
    assert page.evaluate("window.way.isConnected"), "the way that is shown is not drawn anew"
    at = version(page)
    page.mouse.up()
    moved_on(page, at)


def test_a_paid_advance_is_bought_with_one_click(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, paid_advance, 3))
    ready(page)
    at = version(page)
    page.locator("button.pill, [data-verb]").first.focus()
    page.locator("button.paid").first.click()
    moved_on(page, at)
