"""The table on every screen: scaled as a whole; nothing covered or cut off, in five languages."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from messina import Game
from messina.languages import languages
from tests.e2e.axe import violations
from tests.e2e.hands import BOARD, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.judge import CUT_OFF, LONGEST, Judge
from tests.e2e.moments import (
    MOMENTS,
    Wanted,
    asking,
    building,
    can_go_and_act,
    fighting,
    in_the_middle,
    paid_advance,
    several_lieutenants,
    sit_down,
    take_in,
    unused,
    verbs,
)
from tests.e2e.speech import speak_now
from tests.e2e.test_quick import NORMAL, the_very_last
from tests.e2e.visitors import DESK, PHONE, SMALL_PHONE, Visitors

SIZES: Final = {
    "desk": DESK,
    "laptop": (1366, 650),
    "small desk": (1024, 768),
    "wide": (1920, 1080),
    "large": (2560, 1440),
    "broad": (2560, 1080),
    "tablet": (820, 1180),
    "phone": PHONE,
    "small phone": SMALL_PHONE,
    "on its side": (844, 390),
}

EVERYWHERE: Final = (paid_advance, building)
EVERYTHING: Final = {"desk": "desk", "small phone": "phone"}
"""Moments with much to answer are looked at in every size, in the languages with the longest words; all
moments in all languages at a desk and on a small phone, where the room of labels is measured, too."""
LOOKED_AT: Final[dict[Wanted, tuple[str, ...]]] = {
    in_the_middle: ("tablet", "phone", "on its side"),
    **dict.fromkeys((several_lieutenants, paid_advance, building, fighting), ("desk",)),
}
"""What axe looks at, too, and where."""

HEADS: Final = dict.fromkeys(SIZES, 84) | {"phone": 77, "small phone": 77, "on its side": 40}
"""Pixels of the layout: one height for every question, in every language."""

WRONG = """async (head) => {
  await new Promise(requestAnimationFrame);
  const wrong = [];
  const box = (node) => node.getBoundingClientRect();
  const name = (node) => node.outerHTML.slice(0, 90).replaceAll(/svelte-\\w+/g, '');
  const shown = (all) => [...document.querySelectorAll(all)].filter((node) => node.checkVisibility());
  const scrolled = (node) => node !== null && (node.scrollTop > 0 || scrolled(node.parentElement));
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
    const above = top < -1 && !scrolled(node);
    if (left < -1 || right > innerWidth + 1 || above) wrong.push(`beyond the edge: ${name(node)}`);
  }
  const scene = document.querySelector('.scene');
  const scrolls = scene.scrollHeight > scene.clientHeight + 1;
  for (const node of shown('.sea, .panel.estate, .offers, .page > nav, .foot > *')) {
    if (scrolls || node.closest('.scrolls')) continue;
    if (box(node).bottom > innerHeight + 1) wrong.push(`below the edge: ${name(node)}`);
  }
  const pixel = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const high = box(document.querySelector('header')).height / pixel;
  if (Math.round(high) !== head) wrong.push(`the header is ${high} px high`);
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


def seat_at(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


def faults(page: Page, size: str) -> list[str]:
    """What is covered, cut off or beyond an edge of the table."""
    found: list[str] = page.evaluate(WRONG, HEADS[size])
    return found


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
def test_nothing_is_covered_or_cut_off_whatever_is_asked(
    house: House, visitors: Visitors, artefacts: Path, moment: Wanted
) -> None:
    page = visitors.come()
    judge = Judge(page, house)
    sit_down(page, house, take_in(house, moment, 3))
    ready(page)
    for size, called in EVERYTHING.items():
        page.set_viewport_size(seat_at(size))
        judge.look(called, "table", partial(faults, page, size))
    for size in SIZES if moment in EVERYWHERE else ():
        if size in EVERYTHING:
            continue
        page.set_viewport_size(seat_at(size))
        for language in LONGEST:
            speak_now(page, language)
            judge.complain(f"{size}, {language}", [*faults(page, size), *page.evaluate(CUT_OFF)])
    speak_now(page, "en")
    for size in LOOKED_AT.get(moment, ()):
        page.set_viewport_size(seat_at(size))
        judge.complain(size, violations(page, artefacts / f"table-{moment.__name__}-{size}"))
    judge.tell()


def shown_width(page: Page, drawing: str) -> float:
    view = page.locator(drawing).get_attribute("viewBox") or ""
    return float(view.split()[2])


def test_buttons_zoom_and_fit(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    for drawing in ("svg.city", "svg.board"):
        around = page.locator(f"{BOARD} {drawing}").locator("..")
        whole = shown_width(page, drawing)
        around.get_by_role("button", name="Zoom in").click()
        around.get_by_role("button", name="Zoom in").click()
        near = shown_width(page, drawing)
        assert near < whole / 1.5
        around.get_by_role("button", name="Zoom out").click()
        assert near < shown_width(page, drawing) < whole
        around.get_by_role("button", name="Show all of it").click()
        assert shown_width(page, drawing) == pytest.approx(whole)
        expect(around.get_by_role("button", name="Zoom out")).to_have_count(0)


def test_arrows_walk_the_city_from_the_first_press(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 3))
    ready(page)
    expect(page.locator("svg.city")).to_be_focused()
    places = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        places.add(page.evaluate("document.activeElement.dataset.place"))
    assert None not in places
    assert len(places) >= 3


HEARD = """() => {
  window.heard = 0;
  for (const make of ['createOscillator', 'createBufferSource']) {
    const made = AudioContext.prototype[make];
    AudioContext.prototype[make] = function () { window.heard += 1; return made.call(this); };
  }
  const { suspend } = AudioContext.prototype;
  AudioContext.prototype.suspend = function () { window.silent = true; return suspend.call(this); };
}"""


def test_a_fire_is_heard_unless_it_is_off(house: House, page: Page) -> None:
    for off in (False, True):
        sit_down(page, house, take_in(house, fighting, 3))
        ready(page)
        page.evaluate(HEARD)
        if off:
            page.get_by_role("button", name="Settings").click()
            page.get_by_role("checkbox", name="Fire").uncheck()
            page.keyboard.press("Escape")
        at = version(page)
        page.locator("[data-verb=fight]").last.click()
        moved_on(page, at)
        ready(page)
        assert (page.evaluate("window.heard") == 0) is off
        if not off:
            page.wait_for_function("() => window.silent")


def test_the_piece_in_hand_is_seen_where_it_would_go(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, asking("PlaceInSector"), 2))
    ready(page)
    expect(page.locator("header p .piece use")).to_have_attribute("href", "#craftsman")
    square = page.locator(f"{BOARD} svg.board g.open").first
    expect(square.locator("use[href='#craftsman']")).to_have_count(0)
    square.hover()
    expect(square.locator("use[href='#craftsman']")).to_have_count(1)


def test_what_is_tapped_stands_beside_the_city_on_a_phone_on_its_side(
    house: House, visitors: Visitors
) -> None:
    page = visitors.come(SIZES["on its side"], touch=True)
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


def test_the_city_keeps_its_place_on_a_phone_whatever_is_asked(house: House, visitors: Visitors) -> None:
    table = take_in(house, in_the_middle, 3)
    places = []
    for seat in range(3):
        page = visitors.come(PHONE)
        sit_down(page, house, table, seat)
        ready(page)
        places.append(page.locator(".sea").bounding_box())
    assert places[0] == places[1] == places[2], "for who is asked, and for who waits"


FLAGS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const sea = box(document.querySelector('.sea'));
  const flags = [...document.querySelectorAll('[data-move-of] .pennant')].map(box);
  const within = ({ left, right, top }) => left >= sea.left && right <= sea.right && top >= sea.top;
  return flags.map(within);
}"""


def test_four_players_have_room_on_every_screen_and_pennants_are_whole(house: House, page: Page) -> None:
    """Here somebody went to a hex at the upper edge."""
    sit_down(page, house, take_in(house, in_the_middle, 4))
    ready(page)
    for size in SIZES:
        page.set_viewport_size(seat_at(size))
        for language in LONGEST:
            speak_now(page, language)
            assert [*faults(page, size), *page.evaluate(CUT_OFF)] == [], f"{size}, {language}"
        flags = page.evaluate(FLAGS)
        assert flags
        assert all(flags), size


KEPT = """async (all) => {
  await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll(all)].flatMap((node) => {
    const [one, sheet] = [node, node.closest('.sheet')].map((found) => found.getBoundingClientRect());
    const within = one.top >= sheet.top - 1 && one.bottom <= sheet.bottom + 1 && one.right <= sheet.right + 1;
    return within ? [] : [node.outerHTML.slice(0, 90)];
  });
}"""


def kept_on_every_desk(page: Page, all: str) -> None:
    """What must not be scrolled to is in view, in every language."""
    expect(page.locator(all).first).to_be_visible()
    for size in ("desk", "small desk", "wide", "tablet"):
        page.set_viewport_size(seat_at(size))
        for language in languages() if size == "desk" else LONGEST:
            speak_now(page, language)
            assert page.evaluate(KEPT, all) == [], f"{size}, {language}"


def only_to_confirm(game: Game) -> bool:
    return game.state.round == 4 and verbs(game) == ["end"] and sum(unused(game)) > 2


@pytest.mark.parametrize("players", [2, 4])
def test_whose_turn_it_is_fits_however_much_has_happened(house: House, page: Page, players: int) -> None:
    sit_down(page, house, take_in(house, only_to_confirm, players))
    ready(page)
    page.locator("[data-verb=end]").click()
    kept_on_every_desk(page, "[data-banner=pass] :is(h2, ul li, button)")


@pytest.mark.parametrize("players", [2, 4])
def test_every_column_and_total_of_the_final_scoring_is_in_view(
    house: House, visitors: Visitors, players: int
) -> None:
    page = visitors.come(settings=NORMAL)
    sit_down(page, house, take_in(house, the_very_last, players))
    ready(page)
    page.locator("[data-verb=end]").click()
    page.get_by_role("button", name="Wait").click()
    kept_on_every_desk(page, "[data-banner=finale] :is(thead th, [data-total] b)")


def test_a_phone_tells_what_everybody_would_have_and_shows_an_estate_of_the_others(
    house: House, page: Page
) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 4))
    ready(page)
    page.set_viewport_size(seat_at("small phone"))
    expect(page.locator(".scores small")).to_have_count(4)
    page.locator("nav button", has_text="Players").click()
    expect(page.locator("button.player[aria-pressed=true]")).to_have_count(1)
    expect(page.locator("svg.board")).to_be_visible()
    page.locator("button.player").last.click()
    expect(page.locator("button.player").last).to_have_attribute("aria-pressed", "true")
