"""What a strong player makes of a game, in the browser: the analysis of a finished one."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.hands import ready
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, take_in


def test_a_finished_game_is_analysed_and_tried_again(house: House, page: Page, artefacts: Path) -> None:
    table = take_in(house, at_the_end, 1).id
    page.goto(f"{house.address}/t/{table}/end")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="The turns that decided")).to_be_visible(timeout=60_000)
    second = page.locator("button:has(.number)").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator("section[aria-busy=false]")).to_be_visible()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("[aria-current=step]")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^step.1.of.\d+$"))).to_be_visible()
    page.screenshot(path=artefacts / "analysis.png")
    page.get_by_text("What was played").click()
    expect(page.get_by_text(re.compile(r"^step.0.of.\d+$"))).to_be_visible()
    page.get_by_role("button", name="Try it yourself").click()
    page.get_by_role("dialog").get_by_role("button", name="Solo").click()
    page.wait_for_url(re.compile("/t/(?!" + table + ")[^/]+$"))
    ready(page)
