"""A phone in the hand: two taps to act, everything behind five tabs, down to 360 px."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.hands import BOARD, Hands, moved_on, new_game, ready, version
from tests.e2e.house import House


@pytest.fixture(params=[(390, 844), (360, 640)], ids=["390", "360"])
def phone(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    width, height = request.param
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    yield context
    context.close()


def overflows(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


def test_two_taps_to_go(house: House, phone: BrowserContext, artefacts: Path) -> None:
    page = phone.new_page()
    page.goto(house.address)
    expect(page.locator("form button.primary")).to_be_visible()
    assert not overflows(page)
    new_game(page, house.address, "hotseat", 3)
    ready(page)
    at = version(page)
    page.locator(f"{BOARD} .tile.open").nth(4).tap()
    go = page.get_by_role("button", name="Go there")
    expect(go).to_be_visible()
    assert version(page) == at
    page.screenshot(path=artefacts / f"phone-{page.viewport_size['width']}.png")  # type: ignore[index]
    go.tap()
    moved_on(page, at)
    hands = Hands(page, seed=21)
    hands.play_on(25)
    assert not hands.missed
    for tab in ("Estate", "Board", "Players", "Log", "City"):
        page.locator("nav button", has_text=tab).tap()
        assert not overflows(page), tab


def test_a_whole_solo_game_on_a_phone(house: House, browser: Browser) -> None:
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    new_game(page, house.address, "solo")
    Hands(page, seed=22).play_on()
    page.locator("a[href$='/end']").tap()
    expect(page.locator("tfoot td")).to_have_count(1)
    assert not overflows(page)
    context.close()
