"""A phone in the hand: two taps to act, everything behind five tabs, down to 360 px."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.hands import BOARD, Hands, moved_on, new_game, ready, version
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, lieutenant_at_home, near_the_end, sit_down, take_in
from tests.e2e.visitors import PHONE, SMALL_PHONE, Size, Visitors


def overflows(page: Page) -> bool:
    wide: bool = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    return wide


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["390", "360"])
def test_two_taps_to_go(house: House, visitors: Visitors, artefacts: Path, size: Size) -> None:
    page = visitors.come(size, touch=True)
    sit_down(page, house, take_in(house, in_the_middle, 3))
    ready(page)
    at = version(page)
    page.locator(f"{BOARD} .tile.open").nth(4).tap()
    go = page.get_by_role("button", name="Go there")
    expect(go).to_be_visible()
    assert version(page) == at
    page.screenshot(path=artefacts / f"phone-{size[0]}.png")
    go.tap()
    moved_on(page, at)
    hands = Hands(page, seed=21)
    hands.play_on(7)
    assert not hands.missed
    for tab in ("Estate", "Board", "Players", "Log", "City"):
        page.locator("nav button", has_text=tab).tap()
        assert not overflows(page), tab


def test_a_solo_game_comes_to_its_end_on_a_phone(house: House, visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    sit_down(page, house, take_in(house, in_the_middle, 1))
    hands = Hands(page, seed=22)
    hands.play_on(7)
    assert not hands.missed
    sit_down(page, house, take_in(house, near_the_end, 1))
    hands.play_on()
    page.locator("a[href$='/end']").tap()
    expect(page.locator("tfoot td")).to_have_count(1)
    assert not overflows(page)


@pytest.mark.parametrize("size", [PHONE, (844, 390)], ids=["upright", "on its side"])
def test_a_lieutenant_at_home_can_be_chosen_where_the_estate_is_not_in_view(
    house: House, visitors: Visitors, size: Size
) -> None:
    """With a citizen who could go to a workshop it is a question, and the city has nothing to click."""
    page = visitors.come(size)
    sit_down(page, house, take_in(house, lieutenant_at_home, 1))
    ready(page)
    at = version(page)
    page.locator("[data-verb=lieutenant]").click()
    moved_on(page, at)


def fingers(page: Page, *moments: list[tuple[int, int]]) -> None:
    """Fingers that go down, move and are lifted: for each moment where they are."""
    line = page.context.new_cdp_session(page)
    for number, spots in enumerate(moments):
        points = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(spots)]
        kind = "touchMove" if number else "touchStart"
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_pinch_and_drag(house: House, visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    page.goto(house.address)
    expect(page.locator("form button.primary")).to_be_visible()
    assert not overflows(page)
    new_game(page, house.address, "hotseat", 2)
    ready(page)
    at = version(page)
    city = page.locator(f"{BOARD} .sea svg").first
    view = city.get_attribute("viewBox")
    fingers(page, [(150, 300), (210, 300)], [(120, 300), (240, 300)], [(90, 300), (270, 300)])
    expect(city).not_to_have_attribute("viewBox", view or "")
    near = city.get_attribute("viewBox") or ""
    assert float(near.split()[2]) < float((view or "").split()[2]) / 1.5
    fingers(page, [(180, 300)], [(180, 330)], [(180, 380)])
    expect(city).not_to_have_attribute("viewBox", near)
    assert float((city.get_attribute("viewBox") or "").split()[2]) == pytest.approx(float(near.split()[2]))
    assert page.get_by_role("button", name="Go there").count() == 0, "dragging is not tapping"
    page.touchscreen.tap(180, 320)
    assert version(page) == at
    expect(city).to_have_class(re.compile("near"))
    fingers(page, [(90, 300), (270, 300)], [(120, 300), (240, 300)], [(165, 300), (195, 300)])
    expect(city).not_to_have_class(re.compile("near"))
