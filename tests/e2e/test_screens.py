"""The table on every screen: scaled as a whole; nothing covered or cut off, in five languages."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from messina import Game
from tests.e2e.hands import BOARD, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.labels import speak_now
from tests.e2e.moments import (
    MOMENTS,
    Wanted,
    asking,
    at_the_end,
    building,
    can_go_and_act,
    fighting,
    in_the_middle,
    paid_advance,
    sit_down,
    take_in,
    unused,
    verbs,
)
from tests.e2e.test_languages import CUT_OFF, LANGUAGES
from tests.e2e.test_quick import sees_all, the_very_last

SIZES: Final = {
    "desk": (1280, 800),
    "laptop": (1366, 650),
    "small desk": (1024, 768),
    "wide": (1920, 1080),
    "large": (2560, 1440),
    "broad": (2560, 1080),
    "tablet": (820, 1180),
    "phone": (390, 844),
    "small phone": (360, 640),
    "on its side": (844, 390),
}

EVERYWHERE: Final = (in_the_middle, paid_advance, building)
LONGEST: Final = ("de", "ru")
EVERYTHING: Final = ("desk", "small phone")
"""Moments with much to answer are looked at in every size, in the languages with the longest words; all
moments in all languages at a desk and on a small phone."""

WRONG = """() => {
  const wrong = [];
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.outerHTML.slice(0, 90).replaceAll(/svelte-\\w+/g, '');
  const shown = (all) => [...document.querySelectorAll(all)].filter((node) => node.checkVisibility());
  const covered = (all) => {
    const nodes = shown(all);
    for (const [i, one] of nodes.entries()) for (const other of nodes.slice(i + 1)) {
      const [a, b] = [box(one), box(other)];
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (across > 1 && down > 1 && !one.contains(other)) wrong.push(`${name(one)} and ${name(other)}`);
    }
  };
  covered('header :is(p, button, a, nav, .round, ol)');
  covered('.scene :is(.sea, .registers, .rounds, .offers, .opponents > *, .panel.estate, .tail, .note)');
  covered('.panel.estate :is(header, .purse, .workshop, .free, .store, .cabin, .scrolls)');
  covered('.registers :is(.title, .space, .tail)');
  const things = 'header, .scene > :not(.unseen), .scene .panel, .foot > *, .flank > *, nav button';
  for (const node of shown(things)) {
    const { left, right, top } = box(node);
    if (left < -1 || right > innerWidth + 1 || top < -1) wrong.push(`beyond the edge: ${name(node)}`);
  }
  const scene = document.querySelector('.scene');
  const scrolls = scene.scrollHeight > scene.clientHeight + 1;
  for (const node of shown('.sea, .panel.estate, .offers, .page > nav, .foot > *')) {
    if (scrolls || node.closest('.scrolls')) continue;
    if (box(node).bottom > innerHeight + 1) wrong.push(`below the edge: ${name(node)}`);
  }
  const row = document.querySelector('header .second');
  if (row && row.scrollWidth > row.clientWidth) wrong.push(`row cut off: ${row.innerText}`);
  for (const node of shown('.fights, .estate header b, button.player .name > b')) {
    if (node.scrollWidth > node.clientWidth + 1) wrong.push(`cut off: ${node.innerText}`);
  }
  const bar = document.querySelector('section.bar');
  if (bar) {
    bar.scrollTop = 0;
    const first = bar.firstElementChild;
    if (box(first).top < box(bar).top - 1) wrong.push(`out of reach: ${name(first)}`);
  }
  return wrong;
}"""

HEAD = "Math.round(document.querySelector('header').offsetHeight)"
"""In pixels of the layout."""
HEADS: Final = dict.fromkeys(SIZES, 84) | {"phone": 77, "small phone": 77, "on its side": 40}
"""One height for every question, in every language."""


def seat_at(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


@pytest.mark.parametrize("moment", [*MOMENTS, asking("GiveCitizen")], ids=lambda moment: moment.__name__)
def test_nothing_is_covered_or_cut_off_whatever_is_asked(
    house: House, browser: Browser, moment: Wanted
) -> None:
    context = browser.new_context(viewport=seat_at("desk"), reduced_motion="reduce")
    page = context.new_page()
    sit_down(page, house, take_in(house, moment, 3))
    ready(page)
    wrong: list[str] = []
    for size in SIZES if moment in EVERYWHERE else EVERYTHING:
        page.set_viewport_size(seat_at(size))
        for language in LANGUAGES if size in EVERYTHING else LONGEST:
            speak_now(page, language)
            page.evaluate("new Promise(requestAnimationFrame)")
            found = [*page.evaluate(WRONG), *page.evaluate(CUT_OFF)]
            if (height := page.evaluate(HEAD)) != HEADS[size]:
                found.append(f"the header is {height} px high")
            wrong += [f"{size}, {language}: {one}" for one in found]
    assert not wrong, "\n".join(sorted(set(wrong)))
    context.close()


@pytest.fixture
def desk(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=seat_at("desk"), reduced_motion="reduce", locale="en-GB")
    yield context.new_page()
    context.close()


def shown_width(page: Page, drawing: str) -> float:
    view = page.locator(drawing).get_attribute("viewBox") or ""
    return float(view.split()[2])


@pytest.mark.parametrize("drawing", ["svg.city", "svg.board"], ids=["city", "estate"])
def test_buttons_zoom_and_fit(house: House, desk: Page, drawing: str) -> None:
    sit_down(desk, house, take_in(house, in_the_middle, 2))
    ready(desk)
    around = desk.locator(f"{BOARD} *:has(> {drawing})")
    whole = shown_width(desk, drawing)
    around.get_by_role("button", name="Zoom in").click()
    around.get_by_role("button", name="Zoom in").click()
    near = shown_width(desk, drawing)
    assert near < whole / 1.5
    around.get_by_role("button", name="Zoom out").click()
    assert near < shown_width(desk, drawing) < whole
    around.get_by_role("button", name="Show all of it").click()
    assert shown_width(desk, drawing) == pytest.approx(whole)
    expect(around.get_by_role("button", name="Zoom out")).to_have_count(0)


def test_arrows_walk_the_city_from_the_first_press(house: House, desk: Page) -> None:
    sit_down(desk, house, take_in(house, in_the_middle, 3))
    ready(desk)
    expect(desk.locator("svg.city")).to_be_focused()
    places = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        desk.keyboard.press(key)
        places.add(desk.evaluate("document.activeElement.dataset.place"))
    assert None not in places
    assert len(places) >= 3


HEARD = """() => {
  window.heard = 0;
  for (const make of ['createOscillator', 'createBufferSource']) {
    const made = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () { window.heard += 1; return made.call(this); };
  }
}"""


def test_a_fire_is_heard_unless_it_is_off(house: House, desk: Page) -> None:
    for off in (False, True):
        sit_down(desk, house, take_in(house, fighting, 3))
        ready(desk)
        desk.evaluate(HEARD)
        if off:
            desk.get_by_role("button", name="Settings").click()
            desk.get_by_role("checkbox", name="Fire").uncheck()
            desk.keyboard.press("Escape")
        at = version(desk)
        desk.locator("[data-verb=fight]").last.click()
        moved_on(desk, at)
        ready(desk)
        assert (desk.evaluate("window.heard") == 0) is off


def test_the_piece_in_hand_is_seen_where_it_would_go(house: House, desk: Page) -> None:
    sit_down(desk, house, take_in(house, asking("PlaceInSector"), 2))
    ready(desk)
    expect(desk.locator("header p .piece use")).to_have_attribute("href", "#craftsman")
    square = desk.locator(f"{BOARD} svg.board g.open").first
    expect(square.locator("use[href='#craftsman']")).to_have_count(0)
    square.hover()
    expect(square.locator("use[href='#craftsman']")).to_have_count(1)


def test_what_is_tapped_stands_beside_the_city_on_a_phone_on_its_side(house: House, browser: Browser) -> None:
    context = browser.new_context(
        viewport=seat_at("on its side"), has_touch=True, is_mobile=True, reduced_motion="reduce"
    )
    page = context.new_page()
    sit_down(page, house, take_in(house, can_go_and_act, 2))
    ready(page)
    at = version(page)
    page.locator(f"{BOARD} .tile.open").first.tap()
    go = page.get_by_role("button", name="Go there")
    sheet, city = go.bounding_box(), page.locator("svg.city").bounding_box()
    assert sheet
    assert city
    assert sheet["x"] >= city["x"] + city["width"] - 1
    page.locator("nav button", has_text="Estate").tap()
    expect(page.locator("svg.board")).to_be_visible()
    expect(page.locator("svg.city")).to_be_visible()
    page.locator("nav button", has_text="City").tap()
    go.tap()
    moved_on(page, at)
    context.close()


def test_the_city_keeps_its_place_on_a_phone_whatever_is_asked(house: House, browser: Browser) -> None:
    table = take_in(house, in_the_middle, 3)
    places = []
    for seat in range(3):
        context = browser.new_context(viewport=seat_at("phone"), reduced_motion="reduce")
        page = context.new_page()
        sit_down(page, house, table, seat)
        ready(page)
        places.append(page.locator(".sea").bounding_box())
        context.close()
    assert places[0] == places[1] == places[2], "for who is asked, and for who waits"


FLAGS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const sea = box(document.querySelector('.sea'));
  const flags = [...document.querySelectorAll('[data-move-of] .pennant')].map(box);
  const within = ({ left, right, top }) => left >= sea.left && right <= sea.right && top >= sea.top;
  return flags.map(within);
}"""


def test_pennants_are_whole_on_every_screen(house: House, desk: Page) -> None:
    """Here somebody went to a hex at the upper edge."""
    sit_down(desk, house, take_in(house, in_the_middle, 4))
    ready(desk)
    for size in SIZES:
        desk.set_viewport_size(seat_at(size))
        desk.evaluate("new Promise(requestAnimationFrame)")
        flags = desk.evaluate(FLAGS)
        assert flags
        assert all(flags), size


KEPT = """all => [...document.querySelectorAll(all)].flatMap((node) => {
  const [one, sheet] = [node, node.closest('.sheet')].map((found) => found.getBoundingClientRect());
  const within = one.top >= sheet.top - 1 && one.bottom <= sheet.bottom + 1 && one.right <= sheet.right + 1;
  return within ? [] : [node.outerHTML.slice(0, 90)];
})"""


def kept_on_every_desk(page: Page, all: str) -> None:
    """What must not be scrolled to is in view, in every language."""
    expect(page.locator(all).first).to_be_visible()
    for size in ("desk", "small desk", "wide", "tablet"):
        page.set_viewport_size(seat_at(size))
        for language in LANGUAGES:
            speak_now(page, language)
            page.evaluate("new Promise(requestAnimationFrame)")
            assert page.evaluate(KEPT, all) == [], f"{size}, {language}"


def only_to_confirm(game: Game) -> bool:
    return game.state.round == 4 and verbs(game) == ["end"] and sum(unused(game)) > 2


@pytest.mark.parametrize("players", [2, 4])
def test_whose_turn_it_is_fits_however_much_has_happened(house: House, desk: Page, players: int) -> None:
    sit_down(desk, house, take_in(house, only_to_confirm, players))
    ready(desk)
    desk.locator("[data-verb=end]").click()
    kept_on_every_desk(desk, "[data-banner=pass] :is(h2, ul li, button)")


@pytest.mark.parametrize("players", [2, 4])
def test_every_column_and_total_of_the_final_scoring_is_in_view(
    house: House, browser: Browser, players: int
) -> None:
    context = sees_all(browser)
    page = context.new_page()
    sit_down(page, house, take_in(house, the_very_last, players))
    ready(page)
    page.locator("[data-verb=end]").click()
    page.get_by_role("button", name="Wait").click()
    kept_on_every_desk(page, "[data-banner=finale] :is(thead th, [data-total] b)")
    context.close()


def test_the_result_of_four_players_fits_on_a_small_phone(house: House, desk: Page) -> None:
    desk.set_viewport_size(seat_at("small phone"))
    desk.goto(f"{house.address}/t/{take_in(house, at_the_end, 4).id}/end")
    expect(desk.locator("tfoot td")).to_have_count(4)
    for language in LANGUAGES:
        speak_now(desk, language)
        assert desk.evaluate(CUT_OFF) == [], language


def test_a_phone_tells_what_everybody_would_have_and_shows_an_estate_of_the_others(
    house: House, desk: Page
) -> None:
    sit_down(desk, house, take_in(house, in_the_middle, 4))
    ready(desk)
    desk.set_viewport_size(seat_at("small phone"))
    expect(desk.locator(".scores small")).to_have_count(4)
    desk.locator("nav button", has_text="Players").click()
    expect(desk.locator("button.player[aria-pressed=true]")).to_have_count(1)
    expect(desk.locator("svg.board")).to_be_visible()
    desk.locator("button.player").last.click()
    expect(desk.locator("button.player").last).to_have_attribute("aria-pressed", "true")
