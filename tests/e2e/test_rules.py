"""The rules: found by any word, linked clause by clause, drawn; and the player aid on one sheet of paper."""

import json
import re
import unicodedata
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from messina.languages import languages
from tests.e2e.hands import ready
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.speech import speak_now
from tests.e2e.visitors import DESK, PHONE, Size, Visitors

LOCALES = Path(__file__).parents[2] / "src" / "messina" / "locales"
GLOSSARY = json.loads((LOCALES / "glossary.json").read_text(encoding="utf-8"))
STROKES = str.maketrans({"ł": "l", "Ł": "L", "ß": "ss"})


def plain(text: str) -> str:
    """As somebody types it who has no such keys."""
    letters = unicodedata.normalize("NFD", text.translate(STROKES))
    return "".join(one for one in letters if not unicodedata.combining(one))


def clause(page: Page, number: str) -> Locator:
    return page.locator(f"[id='{number}']")


def test_search_finds_a_word_without_its_accents_and_capitals(house: House, page: Page) -> None:
    page.goto(f"{house.address}/rules")
    for language in languages():
        speak_now(page, language)
        rules = (LOCALES / language / "rules.ftl").read_text()
        told = re.search(r"^rule-4-3 = (.*)", rules, re.MULTILINE)
        assert told is not None
        words = re.findall(r"[^\W\d_]{6,}", told[1])
        word = max(words, key=lambda one: one != plain(one))
        page.get_by_role("searchbox").fill(plain(word).upper())
        marked = clause(page, "4.3").locator("mark").first
        expect(marked).to_have_text(re.compile(re.escape(word), re.IGNORECASE))
        expect(clause(page, "2.5")).to_have_count(0)
        assert "q=" in page.url
        page.get_by_role("searchbox").fill(GLOSSARY["quarantine"][language]["term"][:6].upper())
        expect(clause(page, "10.2")).to_be_visible()
        expect(clause(page, "4.1")).to_have_count(0)


def test_search_comes_with_the_address_and_reads_captions_and_notes(house: House, page: Page) -> None:
    page.goto(f"{house.address}/rules?q=lozenge")
    expect(clause(page, "2.9").locator("figcaption mark")).to_have_text("lozenge")
    expect(page.locator(".clause")).to_have_count(1)
    page.get_by_role("searchbox").fill("polish drawn")
    expect(clause(page, "3.3").locator("[role=note] mark").first).to_be_visible()
    expect(page).to_have_url(f"{house.address}/rules?q=polish%20drawn")
    page.get_by_role("searchbox").fill("zebra unicorn")
    expect(page.get_by_role("status")).to_contain_text("zebra unicorn")


def test_a_link_leads_to_its_clause(house: House, page: Page) -> None:
    page.goto(f"{house.address}/rules#10.3")
    expect(clause(page, "10.3")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("printed on the hex")
    clause(page, "5.5").get_by_role("link", name="9.1").click()
    expect(clause(page, "9.1")).to_be_in_viewport()
    expect(page).to_have_url(f"{house.address}/rules#9.1")
    expect(page.get_by_role("searchbox")).to_have_value("")
    clause(page, "9.3").get_by_role("link", name="5.1").click()
    expect(clause(page, "5.1")).to_be_in_viewport()
    page.go_back()
    expect(clause(page, "9.1")).to_be_in_viewport()


def test_rules_beside_the_table_stay_there(house: House, page: Page) -> None:
    table = take_in(house, in_the_middle, 1)
    sit_down(page, house, table)
    ready(page)
    page.keyboard.press("r")
    panel = page.get_by_role("dialog")
    panel.get_by_role("link", name="Fire and plague").click()
    expect(panel.locator("[id='6.1']")).to_be_in_viewport()
    expect(panel.locator("[id='6.2'] figure")).to_be_visible()
    assert page.url.endswith(f"/t/{table.id}")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_every_example_is_drawn_and_fits(house: House, visitors: Visitors, size: Size) -> None:
    page = visitors.come(size)
    page.goto(f"{house.address}/rules")
    figures = page.locator("figure")
    expect(figures).to_have_count(21)
    for figure in figures.all():
        drawing = figure.locator("[inert]").bounding_box()
        frame = figure.bounding_box()
        assert drawing is not None
        assert frame is not None
        assert drawing["width"] > 60
        assert drawing["height"] > 35
        assert drawing["x"] + drawing["width"] <= frame["x"] + frame["width"]
        inside = figure.evaluate("one => one.scrollWidth <= one.clientWidth")
        assert inside, figure.inner_text()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rulings_and_options_say_what_the_editions_say(house: House, page: Page) -> None:
    page.goto(f"{house.address}/rules#6.2")
    note = clause(page, "6.2").get_by_role("note")
    expect(note).to_contain_text("What the editions say")
    expect(note).to_contain_text("default of the option “Major fire”")
    expect(clause(page, "10.4").get_by_role("note")).to_be_visible()
    expect(clause(page, "5.7").get_by_role("note")).to_have_count(0)


def test_the_player_aid_is_one_sheet_of_paper(house: House, page: Page) -> None:
    page.goto(f"{house.address}/aid")
    expect(page.locator(".icons li").last).to_be_visible()
    for language in languages():
        speak_now(page, language)
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b(?!s)", paper)) == 1, language
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()


def test_the_player_aid_is_linked(house: House, page: Page) -> None:
    page.goto(house.address)
    page.locator("footer").get_by_role("link", name="Player aid").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Player aid")
    page.get_by_role("link", name="All the rules").click()
    page.get_by_role("link", name="Player aid").click()
    expect(page).to_have_url(f"{house.address}/aid")
