"""Nobody is shut out: axe finds nothing to complain about, and the keyboard is enough."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import do_without
from tests.e2e.hands import BOARD, is_asked, is_over, moved_on, new_game, ready, version
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, building, fighting, in_the_middle, paid_advance, sit_down, take_in

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def is_drawn(rule: str, node: dict[str, Any]) -> bool:
    """Digits printed on tiles and pieces are part of a drawing; its label says them in words."""
    return rule == "label-content-name-mismatch" and "data-tip=" in node["html"]


def violations(page: Page) -> list[str]:
    if not AXE.exists():
        do_without("axe-core is not installed: `npm ci` in web/")
    page.evaluate(AXE.read_text())
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
        if not is_drawn(one["id"], node)
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_no_violations(house: House, browser: Browser, artefacts: Path, theme: str) -> None:
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme=theme, bypass_csp=True
    )
    page = context.new_page()
    page.goto(house.address)
    expect(page.locator("form button.primary")).to_be_visible()
    page.screenshot(path=artefacts / f"start-{theme}.png")
    assert violations(page) == []

    for moment in (in_the_middle, paid_advance, fighting, building):
        table = take_in(house, moment, 3)
        sit_down(page, house, table)
        ready(page)
        assert violations(page) == []
    page.mouse.move(5, 5)
    page.screenshot(path=artefacts / f"table-{theme}.png")

    page.goto(f"{house.address}/t/{table.id}/replay?at=40")
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.screenshot(path=artefacts / f"replay-{theme}.png")
    assert violations(page) == []

    page.goto(f"{house.address}/rules#6.2")
    expect(page.locator("[id='6.2']")).to_be_in_viewport()
    assert violations(page) == []

    sit_down(page, house, take_in(house, at_the_end, 2))
    page.locator("a[href$='/end']").click()
    expect(page.locator("tfoot td")).to_have_count(2)
    page.screenshot(path=artefacts / f"end-{theme}.png")
    assert violations(page) == []

    page.set_viewport_size({"width": 390, "height": 844})
    page.goto(f"{house.address}/t/{table.id}")
    ready(page)
    assert violations(page) == []
    context.close()


def test_the_keyboard_is_enough(house: House, page: Page) -> None:
    new_game(page, house.address, "solo")
    ready(page)
    for _ in range(30):
        if is_over(page) or not is_asked(page):
            break
        at = version(page)
        for _ in range(150):
            page.keyboard.press("Tab")
            if page.evaluate(
                "document.activeElement.matches('#the-table .open, #the-table .lit, [data-verb]')"
            ):
                break
        page.keyboard.press("Enter")
        if page.locator("[data-sure]").count():
            page.locator("[data-sure]").press("Enter")
        moved_on(page, at)
        ready(page)
    assert version(page) > 10


def test_arrow_keys_walk_over_the_hexes(house: House, page: Page) -> None:
    new_game(page, house.address, "solo")
    ready(page)
    page.locator(f"{BOARD} [data-place=H5]").focus()
    places = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        places.add(page.evaluate("document.activeElement.dataset.place"))
    assert len(places - {None}) >= 2
