"""Where the client cannot speak: an old browser, a part of it that cannot be loaded, letters on a phone."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.conftest import Chromium
from tests.e2e.hands import PATIENCE, ready
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.visitors import PHONE, Visitors

FLOOR = json.loads((Path(__file__).parents[2] / "web" / "package.json").read_text())["browserslist"]
README = (Path(__file__).parents[2] / "README.md").read_text()


@pytest.fixture
def fresh(chromium: Chromium) -> Page:
    """A page of somebody who was never here: nothing of the client is kept."""
    browser: Browser = chromium.now()
    return browser.new_page(locale="cs")


def test_an_old_browser_gets_a_sentence_in_the_readers_language(house: House, fresh: Page) -> None:
    fresh.add_init_script("delete Array.prototype.toSorted")
    fresh.goto(house.address)
    guard = fresh.locator("#guard")
    expect(guard).to_contain_text("potřebuje novější prohlížeč", timeout=PATIENCE)
    for name, version in re.findall(r"(\w+) >= (\d+)", " ".join(FLOOR)):
        expect(guard).to_contain_text(f"{name.capitalize()} {version}")
    fresh.close()


def test_the_readme_names_the_same_browsers() -> None:
    line = README[README.index("It runs in ") : README.index("browserslist")]
    assert re.findall(r"\d+", line) == [one.split()[-1] for one in FLOOR if not one.startswith("edge")]


@pytest.mark.parametrize("part", ["index", "cs", "table", "RulesPage"])
def test_a_part_that_cannot_be_loaded_is_asked_for_again(house: House, fresh: Page, part: str) -> None:
    fresh.route(f"**/assets/{part}-*.js", lambda route: route.abort())
    fresh.goto(f"{house.address}/rules")
    guard = fresh.locator("#guard")
    expect(guard).to_contain_text("nepodařilo načíst", timeout=PATIENCE)
    fresh.unroute_all()
    guard.get_by_role("button", name="Zkusit znovu").click()
    expect(fresh.locator("input[type=search]")).to_be_visible(timeout=PATIENCE)
    expect(guard).to_have_count(0)
    fresh.close()


SMALL = """() => [...document.querySelectorAll('input, select, textarea')]
  .filter((one) => !['radio', 'checkbox', 'range', 'file'].includes(one.type))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 16).map((one) => one.outerHTML)"""


def test_no_letters_are_so_small_that_a_phone_enlarges_the_page(house: House, visitors: Visitors) -> None:
    page = visitors.come(PHONE, touch=True)
    for path in ("/", "/rules", "/analysis", "/hall"):
        page.goto(f"{house.address}{path}")
        expect(page.locator("input, textarea").first).to_be_attached()
        assert page.evaluate(SMALL) == []
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    assert page.evaluate(SMALL) == []
