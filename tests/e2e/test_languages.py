"""The table in five languages: followed, switched, side by side, complete, and with room for long words."""

import json
import re
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.hands import BOARD, Hands, eventually, is_asked, new_game, ready
from tests.e2e.house import House
from tests.e2e.labels import speak_now
from tests.e2e.moments import MOMENTS, at_the_end, sit_down, take_in

LOCALES = Path(__file__).parents[2] / "src" / "messina" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir())
PSEUDO = "en-XA"
OTHERS = ("rules", "aid", "learn", "analysis", "puzzle", "told", "hall", "daily", "nowhere")
"""Pages that are not about one table."""

SAID = """() => {
  const shown = (node) => node.checkVisibility() && !node.closest('script, style');
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (shown(walker.currentNode.parentElement)) texts.push(walker.currentNode.data);
  for (const name of ['aria-label', 'title', 'placeholder', 'aria-valuetext']) {
    const named = [...document.querySelectorAll(`[${name}]`)].filter(shown);
    texts.push(...named.map((node) => node.getAttribute(name)));
  }
  return texts.map((text) => text.trim()).filter(Boolean);
}"""

OWN_NAMES = """tags => tags.map((tag) => {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag);
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
})"""

TOOLTIPS = """async () => {
  const texts = new Set();
  for (const thing of document.querySelectorAll('#the-table [data-tip]')) {
    thing.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    texts.add(document.querySelector('[role=tooltip]')?.innerText ?? '');
  }
  return [...texts];
}"""

CUT_OFF = """() => {
  const { scrollWidth } = document.documentElement;
  const cut = scrollWidth > innerWidth + 1 ? [`the page is ${scrollWidth} px wide`] : [];
  const things = 'button, a.button, [role=tab], h1, h2, h3, label, dt, th, .pill';
  for (const node of document.querySelectorAll(things)) {
    const { textOverflow, display } = getComputedStyle(node);
    const { right, width } = node.getBoundingClientRect();
    if (!node.checkVisibility() || width === 0 || node.closest('.unseen, .skip, svg')) continue;
    if (display === 'inline' || textOverflow === 'ellipsis' || node.clientWidth === 0) continue;
    if (node.scrollWidth > node.clientWidth + 1) cut.push(`cut off: ${node.className} ${node.innerText}`);
    else if (right > innerWidth + 1) cut.push(`beyond the edge: ${node.className} ${node.innerText}`);
  }
  return cut;
}"""


def speak(context: BrowserContext, language: str) -> None:
    """As if chosen in the settings before."""
    kept = json.dumps({"language": language})
    context.add_init_script(
        f"localStorage.getItem('messina.settings') ?? localStorage.setItem('messina.settings', {kept!r})"
    )


def message(language: str, file: str, id: str) -> str:
    words = (LOCALES / language / file).read_text(encoding="utf-8")
    found = re.search(rf"^{id} = (.*)$", words, re.MULTILINE)
    assert found, id
    return found[1]


def cyrillic(text: str) -> int:
    return sum("\u0400" <= letter <= "\u04ff" for letter in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_followed(house: House, browser: Browser, language: str) -> None:
    context = browser.new_context(locale=f"{language}-{language.upper()}")
    page = context.new_page()
    page.goto(house.address)
    expect(page.get_by_text(message(language, "app.ftl", "start-lead"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    context.close()


def test_the_language_of_one_tab_is_that_of_the_others(house: House, context: BrowserContext) -> None:
    here, there = context.new_page(), context.new_page()
    for page in (here, there):
        page.goto(house.address)
        expect(page.locator("html")).to_have_attribute("lang", "en")
    here.locator("label[lang=pl]").click()
    expect(there.locator("html")).to_have_attribute("lang", "pl")


def test_the_language_is_switched_in_the_middle_of_a_game(house: House, page: Page) -> None:
    new_game(page, house.address, "hotseat", 2)
    hands = Hands(page, seed=41)
    hands.play_on(12)
    ready(page)
    tiles = page.locator(f"{BOARD} .tile").count()
    version = page.locator(BOARD).get_attribute("data-version")
    for language in (*LANGUAGES, "en"):
        page.locator("button.settings").click()
        page.locator("dialog select, [role=dialog] select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
        heading = message(language, "board.ftl", "board-registers")
        expect(page.get_by_role("region", name=heading)).to_be_visible()
        assert page.locator(f"{BOARD} .tile").count() == tiles
        assert page.locator(BOARD).get_attribute("data-version") == version
    hands.play_on(5)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_two_people_read_the_same_table_in_their_languages(house: House, browser: Browser) -> None:
    pages = []
    for language in ("de", "ru"):
        context = browser.new_context(
            viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale=language
        )
        pages.append(context.new_page())
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
    for _ in range(12):
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
    for page in pages:
        page.context.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_searched_in_each_language(house: House, browser: Browser, language: str) -> None:
    context = browser.new_context(locale=language)
    page = context.new_page()
    page.goto(f"{house.address}/rules")
    glossary = json.loads((LOCALES / "glossary.json").read_text(encoding="utf-8"))
    stem = glossary["quarantine"][language]["term"][:6]
    page.get_by_role("searchbox").fill(stem.upper())
    expect(page.locator("[id='10.2']")).to_be_visible()
    expect(page.locator("[id='4.1']")).to_have_count(0)
    context.close()


@pytest.fixture
def disguised(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    speak(context, PSEUDO)
    page = context.new_page()
    yield page
    context.close()


def names_of(house: House) -> set[str]:
    """Names are the same in every language: districts, people, the pack, the sources of its values."""
    with urllib.request.urlopen(f"{house.address}/api/packs") as answer:
        packs = json.load(answer)
    names = {"Anna", "Berta", "Aurelia", "Tancredi", "Isotta", "Player 1", "Player 2"}
    for pack in packs:
        with urllib.request.urlopen(f"{house.address}/api/printed/{pack['hash']}") as answer:
            printed = json.load(answer)
        names |= {pack["name"], *(hex["name"] for hex in printed["hexes"])}
    with urllib.request.urlopen(f"{house.address}/api/components") as answer:
        names |= {source["about"] for source in json.load(answer)["sources"]}
    with urllib.request.urlopen(f"{house.address}/api/hall") as answer:
        hall = json.load(answer)
    names |= {seat["name"] for table in hall["open"] + hall["running"] for seat in table["seats"]}
    with urllib.request.urlopen(f"{house.address}/api/daily") as answer:
        daily = json.load(answer)
    names |= {score["name"] for score in daily["scores"] + daily["best"]}
    return names


def test_nothing_is_said_that_is_not_a_message(house: House, disguised: Page) -> None:
    page = disguised
    page.goto(house.address)
    languages = page.evaluate(OWN_NAMES, LANGUAGES)
    names = sorted({*names_of(house), *languages}, key=len, reverse=True)

    def foreign(where: str, texts: list[str]) -> list[str]:
        found = []
        for text in texts:
            rest = text
            for name in names:
                rest = rest.replace(name, "")
            rest = re.sub(r"\b(and|or)\b|\d+ [A-Z][a-z]+ \d{4}", "", rest)  # Intl makes lists and dates
            if re.search("[aeiou]", rest) and not re.fullmatch(r"https?://\S+|\S*/t/\S*", rest):
                found.append(f"{where}: {text}")
        return found

    def untranslated(where: str) -> list[str]:
        return foreign(where, page.evaluate(SAID))

    page.goto(house.address)
    expect(page.locator("form button.primary")).to_be_visible()
    page.locator("details.option summary").click()
    wrong = untranslated("start")
    new_game(page, house.address, "hotseat", 2, name0="Anna", name1="Berta")
    Hands(page, seed=42).play_on(7)
    wrong += untranslated("table")
    for moment in MOMENTS:
        sit_down(page, house, take_in(house, moment, 2))
        ready(page)
        wrong += untranslated(f"table {moment.__name__}")
    for key in "lr":
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_be_visible()
        wrong += untranslated(f"panel {key}")
        page.keyboard.press("Escape")
    page.locator("button.settings").click()
    wrong += untranslated("settings")
    page.keyboard.press("Escape")
    wrong += foreign("tooltip", page.evaluate(TOOLTIPS))
    page.keyboard.press("Escape")
    ended = take_in(house, at_the_end, 2)
    table = f"{house.address}/t/{ended.id}"
    for address in (f"{table}/end", f"{table}/replay?at=30", *(f"{house.address}/{one}" for one in OTHERS)):
        page.goto(address)
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        wrong += untranslated(address.removeprefix(house.address))
    assert not wrong, "\n".join(sorted(set(wrong)))


def test_no_word_of_the_language_before_stays_on_a_page(house: House, browser: Browser) -> None:
    context = browser.new_context(locale="ru")
    page = context.new_page()
    stayed = []
    for address in OTHERS:
        page.goto(f"{house.address}/{address}")
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert cyrillic(page.inner_text("body")) > 20
        speak_now(page, "en")
        stayed += [text for text in page.evaluate(SAID) if cyrillic(text)]
        speak_now(page, "ru")
    assert not stayed
    context.close()


def test_long_words_have_room_beside_the_table_on_a_small_phone(
    house: House, browser: Browser, artefacts: Path
) -> None:
    width = 360
    context = browser.new_context(viewport={"width": width, "height": 740}, reduced_motion="reduce")
    page = context.new_page()
    cut = []
    for address in ("", *OTHERS):
        page.goto(f"{house.address}/{address}")
        expect(page.locator("main").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        for language in ("de", "ru", "pl", "cs"):
            speak_now(page, language)
            page.screenshot(path=artefacts / f"{address or 'start'}-{language}-{width}.png")
            cut += [f"{address}, {language}: {one}" for one in page.evaluate(CUT_OFF)]
    assert not cut, "\n".join(sorted(set(cut)))
    context.close()
