"""The table on every screen: laid out once, scaled as a whole; nothing covered, nothing cut off, in five languages."""

from typing import Final

import pytest
from playwright.sync_api import Browser, ViewportSize

from tests.e2e.hands import ready
from tests.e2e.house import House
from tests.e2e.moments import (
    MOMENTS,
    asking,
    building,
    in_the_middle,
    paid_advance,
    sit_down,
    take_in,
)
from tests.e2e.test_languages import CUT_OFF, LANGUAGES

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
"""Moments with much to answer, looked at in every size; the others at a desk."""

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
  for (const node of shown('header, .scene > :not(.unseen), .scene .panel, .foot > *, .flank > *, nav button')) {
    const { left, right, top } = box(node);
    if (left < -1 || right > innerWidth + 1 || top < -1) wrong.push(`beyond the edge: ${name(node)}`);
  }
  const scene = document.querySelector('.scene');
  const scrolls = scene.scrollHeight > scene.clientHeight + 1;
  for (const node of shown('.sea, .panel.estate, .offers, .page > nav, .foot > *')) {
    if (!scrolls && !node.closest('.scrolls') && box(node).bottom > innerHeight + 1) wrong.push(`below the edge: ${name(node)}`);
  }
  const row = document.querySelector('header .second');
  if (row && row.scrollWidth > row.clientWidth) wrong.push(`row cut off: ${row.innerText}`);
  return wrong;
}"""

HEAD = "Math.round(document.querySelector('header').offsetHeight)"
"""In pixels of the layout."""


def seat_at(size: str) -> ViewportSize:
    width, height = SIZES[size]
    return {"width": width, "height": height}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_covered_or_cut_off_whatever_is_asked(
    house: House, browser: Browser, language: str
) -> None:
    context = browser.new_context(viewport=seat_at("desk"), reduced_motion="reduce", locale=language)
    page = context.new_page()
    wrong: list[str] = []
    heads: dict[str, set[int]] = {size: set() for size in SIZES}
    for moment in (*MOMENTS, asking("GiveCitizen")):
        sit_down(page, house, take_in(house, moment, 3))
        ready(page)
        for size in SIZES if moment in EVERYWHERE else ("desk",):
            page.set_viewport_size(seat_at(size))
            page.evaluate("new Promise(requestAnimationFrame)")
            found = [*page.evaluate(WRONG), *page.evaluate(CUT_OFF)]
            wrong += [f"{size}, {moment.__name__}: {one}" for one in found]
            heads[size].add(page.evaluate(HEAD))
        page.set_viewport_size(seat_at("desk"))
    assert not wrong, "\n".join(sorted(set(wrong)))
    assert {size: len(all) for size, all in heads.items()} == dict.fromkeys(SIZES, 1), "one height"
    context.close()
