"""The table in five languages: followed, switched, side by side, complete."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from messina.languages import languages
from tests.e2e.hands import BOARD, IMPATIENT, Hands, eventually, is_asked, ready
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.speech import PSEUDO, Names, cyrillic, speak_now
from tests.e2e.visitors import AT_ONCE, Visitors

LOCALES = Path(__file__).parents[2] / "src" / "messina" / "locales"

TOOLTIPS = """async () => {
  const texts = new Set();
  for (const thing of document.querySelectorAll('#the-table [data-tip]')) {
    thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve));
    texts.add(document.querySelector('[role=tooltip]')?.innerText ?? '');
  }
  return [...texts];
}"""


def message(language: str, file: str, id: str) -> str:
    words = (LOCALES / language / file).read_text(encoding="utf-8")
    found = re.search(rf"^{id} = (.*)$", words, re.MULTILINE)
    assert found, id
    return found[1]


@pytest.mark.parametrize("language", ["de", "ru"])
def test_the_browsers_language_is_followed(house: House, visitors: Visitors, language: str) -> None:
    page = visitors.come(locale=f"{language}-{language.upper()}")
    page.goto(house.address)
    expect(page.get_by_text(message(language, "app.ftl", "start-lead"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_the_language_of_one_tab_is_that_of_the_others(house: House, page: Page) -> None:
    here, there = page, page.context.new_page()
    for tab in (here, there):
        tab.goto(house.address)
        expect(tab.locator("html")).to_have_attribute("lang", "en")
    here.locator("label[lang=pl]").click()
    expect(there.locator("html")).to_have_attribute("lang", "pl")


def test_the_language_is_switched_in_the_middle_of_a_game(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    tiles = page.locator(f"{BOARD} .tile").count()
    version = page.locator(BOARD).get_attribute("data-version")
    for language in (*languages(), "en"):
        page.locator("button.settings").click()
        page.locator("dialog select, [role=dialog] select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        heading = message(language, "board.ftl", "board-registers")
        expect(page.get_by_role("region", name=heading)).to_be_visible()
        assert page.locator(f"{BOARD} .tile").count() == tiles
        assert page.locator(BOARD).get_attribute("data-version") == version
    Hands(page, seed=41).play_on(2)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_an_open_tooltip_is_told_in_the_new_language(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    page.locator(f"{BOARD} [data-tip^=wheel]").hover()
    said = page.get_by_role("tooltip").locator("b, p")
    expect(said.first).to_be_visible()
    english = said.all_inner_texts()
    speak_now(page, "de")
    assert not set(english) & set(said.all_inner_texts())


def test_two_people_read_the_same_table_in_their_languages(house: House, visitors: Visitors) -> None:
    pages = [visitors.come(settings={**AT_ONCE, "language": language}) for language in ("de", "ru")]
    first, second = pages
    first.goto(house.address)
    first.locator("label:has(input[value=online])").click()
    while first.locator(".row input[required]").count() > 2:
        first.locator(".row .remove").last.click()
    first.locator(".row select").select_option("")
    first.locator("form button.primary").click()
    first.wait_for_url("**/t/*")
    link = first.locator("main input[readonly]").input_value()
    second.goto(link)
    second.locator("main input").fill("Ольга")
    second.locator("main form button, main button.primary").first.click()
    hands = [Hands(page, seed) for seed, page in enumerate(pages)]
    for _ in range(6):
        for one in hands:
            ready(one.page)
            if is_asked(one.page):
                one.answer()
    for page in pages:
        ready(page)
    eventually(
        first,
        lambda: (
            first.locator(BOARD).get_attribute("data-version")
            == second.locator(BOARD).get_attribute("data-version")
        ),
    )
    for page in pages:
        page.keyboard.press("l")
        expect(page.locator("[role=dialog] li").last).to_be_visible()
    german, russian = (page.locator("[role=dialog]").inner_text() for page in pages)
    assert "Ольга" in german
    assert cyrillic(russian) > 5 * cyrillic(german)
    assert re.search(r"\b(geht|bringt|nimmt|bleibt)\b", german)


def test_no_tooltip_says_what_is_not_a_message(house: House, visitors: Visitors) -> None:
    page = visitors.come(settings={"language": PSEUDO})
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    page.evaluate(IMPATIENT)
    tooltips = page.evaluate(TOOLTIPS)
    assert len(tooltips) > 50
    assert Names(page, house).foreign(tooltips) == []
