"""What may happen to people at a table: second thoughts, reloads, a dead server, a shared screen."""

import re
import time
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.hands import (
    BOARD,
    Hands,
    eventually,
    is_asked,
    moved_on,
    ready,
    take_the_screen,
    version,
)
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, open_table, several_lieutenants, sit_down, take_in
from tests.e2e.online import against_bots
from tests.e2e.proxy import Swallower
from tests.e2e.visitors import Visitors


def seen(page: Page) -> tuple[str, ...]:
    """What is on the table, as somebody sees it who hears it."""
    ready(page)
    take_the_screen(page)
    labels = page.locator(f"{BOARD} [aria-label]").evaluate_all("all => all.map(one => one.ariaLabel)")
    return (*labels, page.locator("[role=status]").first.inner_text())


def until_something_to_undo(page: Page, hands: Hands) -> None:
    undo = page.locator("button.undo")
    for _ in range(60):
        ready(page)
        if undo.count() and undo.get_attribute("aria-disabled") != "true":
            return
        if is_asked(page):
            hands.answer()
    raise AssertionError("there is never anything to take back")


def test_undo_and_restart(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, several_lieutenants, 2))
    hands = Hands(page, seed=3)
    before = seen(page)
    # Where a lieutenant of one's own lies, a click would choose it.
    another = page.locator(f"{BOARD} .tile.open:not(:has(+ .beside))").first
    another.click()
    ready(page)
    until_something_to_undo(page, hands)
    assert seen(page) != before
    page.get_by_role("button", name="Restart turn").click()
    eventually(page, lambda: seen(page) == before)
    another.click()
    until_something_to_undo(page, hands)
    page.keyboard.press("Backspace")
    expect(page.locator("button.undo[aria-disabled=true]")).to_have_attribute("title", re.compile("."))


def test_reload_in_the_middle_of_a_turn(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 3))
    hands = Hands(page, seed=4)
    hands.play_on(2)
    before = seen(page)
    page.reload()
    assert seen(page) == before
    second = page.context.new_page()
    second.goto(page.url)
    assert seen(second) == before
    hands.answer()
    assert seen(second) == seen(page)


def test_the_server_dies_and_comes_back(mortal_house: House, visitors: Visitors) -> None:
    page = visitors.come(at=mortal_house.address)
    sit_down(page, mortal_house, take_in(mortal_house, in_the_middle, 2))
    hands = Hands(page, seed=5)
    hands.play_on(2)
    before = seen(page)
    at = version(page)
    mortal_house.kill()
    expect(page.get_by_text("The connection to the server is lost")).to_be_visible(timeout=15_000)
    mortal_house.open()
    expect(page.get_by_text("The connection to the server is lost")).to_be_hidden(timeout=30_000)
    assert seen(page) == before
    assert version(page) == at
    hands.play_on(2)
    assert version(page) > at


def test_rules_and_log_beside_the_table(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    page.keyboard.press("r")
    rules = page.get_by_role("dialog", name="Rules")
    rules.get_by_role("searchbox").fill("quarantine")
    expect(rules.locator("[id='10.2']")).to_be_visible()
    expect(rules.locator("[id='4.1']")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    page.keyboard.press("l")
    log = page.get_by_role("dialog", name="Log")
    expect(log.locator("li").last).to_be_visible()
    log.get_by_role("button", name="Close the log").click()
    expect(log).to_have_count(0)


def test_a_clause_has_an_address(house: House, page: Page, artefacts: Path) -> None:
    page.goto(f"{house.address}/rules#6.2")
    expect(page.locator("[id='6.2']")).to_be_in_viewport()
    page.screenshot(path=artefacts / "rules.png")


def test_a_hint(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 1))
    ready(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("A strong player would")).to_be_visible(timeout=60_000)
    expect(page.get_by_text(re.compile("over “|As good as")).first).to_be_visible()
    at = version(page)
    page.get_by_role("button", name="Do that").click()
    ready(page)
    assert version(page) > at


def test_what_is_new_is_shown_again(house: House, page: Page) -> None:
    against_bots(page, house, "novice")
    hands = Hands(page, seed=9)
    again = page.get_by_role("button", name="Last turns")
    for _ in range(60):
        ready(page)
        if again.count() and is_asked(page):
            break
        if is_asked(page):
            hands.answer()
        else:
            page.wait_for_timeout(50)
    before = seen(page)
    again.click()
    eventually(page, lambda: seen(page) == before)


def test_a_line_that_swallows_everything_is_noticed_and_the_answer_given_once(
    house: House, visitors: Visitors
) -> None:
    """Nobody says that it is cut: the sockets of both ends stay open."""
    proxy = Swallower(house.port)
    address = f"http://127.0.0.1:{proxy.port}"
    page = visitors.come(at=address)
    table = take_in(house, in_the_middle, 2)
    open_table(page, address, table.id, table.keys)
    ready(page)
    at = version(page)
    proxy.cut()
    began = time.monotonic()
    page.locator(f"{BOARD} .tile.open").nth(2).click()
    moved_on(page, at)
    assert 5 < time.monotonic() - began < 15
    ready(page)
    assert version(page) == at + 1
    proxy.close()
    open_table(page, house.address, table.id, table.keys)
    ready(page)
    assert version(page) == at + 1
