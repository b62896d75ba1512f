"""What the hand is shown before it clicks: numbers, meanings, what others took, hints, previews, tooltips."""

from collections import defaultdict

import pytest
from playwright.sync_api import Page, expect

from messina import Game, read_record
from messina.server.messages import Choice
from messina.server.views.answers import offered
from tests.e2e.hands import BOARD, IMPATIENT, PATIENCE, eventually, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.moments import (
    Wanted,
    asked,
    asking,
    at_the_end,
    building,
    fighting,
    in_the_middle,
    record_at,
    sit_down,
    take_in,
    unused,
    verbs,
)
from tests.e2e.online import against_bots
from tests.e2e.test_quick import NORMAL, the_very_last
from tests.e2e.visitors import DESK, PHONE, Size, Visitors


def step_earned_twice(game: Game) -> bool:
    """7.4: the same step of an overseer, for any of two pending things."""
    if not asked(game, "ActionStep"):
        return False
    chains = [chain for chain in offered(game.state).chains if chain.earned is not None]
    earned: defaultdict[str, set[str]] = defaultdict(set)
    for chain in chains:
        if chain.landing is not None:
            earned[str(chain.landing)].add(str(chain.earned))
    return any(len(found) > 1 for found in earned.values())


def test_a_target_bears_the_number_of_its_pill_and_asks_which_is_meant(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, step_earned_twice, 3))
    ready(page)
    steps = page.locator(f"{BOARD} .open[data-tip^='step:']")
    numbers = steps.locator("[data-number]")
    assert numbers.count() == steps.count() > 1
    assert set(numbers.evaluate_all("all => all.map((one) => one.dataset.number)")) == {"1"}
    page.locator("button.pill").nth(1).hover()
    expect(numbers).to_have_text(["2", "2"])
    page.mouse.move(5, 400)
    twice = page.locator(f"{BOARD} .open[data-tip^='step:nun:2']").first
    at = version(page)
    twice.click()
    menu = page.locator("[data-meaning]")
    expect(menu).to_have_count(2)
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert version(page) == at, "nothing was meant"
    twice.click()
    pills = page.locator("button.pill:not(.paid):not([data-meaning])")
    before = pills.count()
    menu.last.click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1
    assert pills.count() < before


def test_one_pill_alone_needs_no_number(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, one_earned, 2))
    ready(page)
    expect(page.locator("button.pill")).to_have_count(1)
    expect(page.locator("[data-number]")).to_have_count(0)


def one_earned(game: Game) -> bool:
    if not asked(game, "ActionStep"):
        return False
    texts = [action.text for action in game.legal_actions]
    return [text.split()[0] for text in texts if text.startswith(("use", "advance"))] == ["use"]


def after_others(game: Game) -> bool:
    return game.state.round == 3 and asked(game, "ChooseLieutenant") and sum(unused(game)) <= 6


def test_what_others_took_stands_where_they_went_and_is_told(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, after_others, 4))
    ready(page)
    taken = page.locator(f"{BOARD} .tile:has([data-took])")
    assert taken.count() > 0
    for tile in taken.all():
        assert "taken by Player" in (tile.get_attribute("aria-label") or "")
        assert tile.evaluate(STAYS_OFF), "chips lie on the roofs, not on what is printed"
    expect(page.locator("[data-move-of]").first).to_be_visible()


STAYS_OFF = """(tile) => {
  const box = (one) => one.getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const chips = [...tile.querySelectorAll('[data-took]')].map(box);
  const badge = tile.querySelector('.badge');
  const whole = box(tile.querySelector('.stone'));
  const base = whole.top + whole.height * (0.5 + 22 / 113);
  const within = (chip) => chip.left >= whole.left && chip.right <= whole.right && chip.bottom <= base;
  return chips.every((chip) => within(chip) && (badge === null || apart(chip, box(badge))));
}"""


APART = """([one, others]) => {
  const box = (name) => [...document.querySelectorAll(name)].map((found) => found.getBoundingClientRect());
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  return box(one).every((a) => box(others).every((b) => apart(a, b)));
}"""


@pytest.mark.parametrize("size", [DESK, (1920, 1080), PHONE])
def test_a_hint_points_at_the_board_and_covers_nothing(house: House, visitors: Visitors, size: Size) -> None:
    page = visitors.come(size)
    against_bots(page, house, "novice")
    hint, ring = page.locator("[data-hint]"), page.locator("[data-pointer]")
    for _ in range(2):
        expect(page.locator(f"{BOARD}[data-acting][aria-busy=false]")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("h")
        expect(hint).to_be_visible(timeout=PATIENCE)
        if size[0] > 700:  # on a phone the card takes the place of the buttons
            expect(ring).to_be_visible()
        assert page.evaluate(APART, ["[data-hint]", "[data-pointer]"]), "it does not cover what it speaks of"
        assert page.evaluate(APART, ["[data-hint]", "button.player"]), "nor another player's panel"
        page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
        expect(ring).to_have_count(0)
        page.keyboard.press("h")
        at = version(page)
        hint.get_by_role("button", name="Do that").click(timeout=PATIENCE)
        moved_on(page, at)


def step_by_the_hex(game: Game) -> bool:
    """The action of the hex moves an overseer, and is not taken by itself: the sign of the step takes it."""
    there = game.copy()
    there.run_on()
    return asked(there, "ActionStep") and any(
        chain.verb == "use" and chain.landing is not None and chain.earned is None
        for chain in offered(there.state).chains
    )


def test_a_sign_stays_under_the_pointer_that_comes_to_it(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, step_by_the_hex, 4))
    ready(page)
    at = version(page)
    page.locator(f"{BOARD} .estate").get_by_role("button", name="overseer to step").first.click()
    moved_on(page, at)


RINGED = """() => {
  const middle = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const ring = document.querySelector('[data-pointer]');
  if (ring === null) return null;
  const [x, y] = middle(ring);
  const near = ([left, top]) => Math.hypot(left - x, top - y) < 3;
  const ringed = (one) => near(middle(one.querySelector(':scope > .focus-ring') ?? one));
  return [...document.querySelectorAll('#the-table .open[data-place]')].find(ringed)?.dataset.place ?? null;
}"""
"""The place with the ring of a hint around it."""


def test_the_ring_of_a_hint_stays_with_its_thing(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 1))
    ready(page)
    page.keyboard.press("h")
    ring, city = page.locator("[data-pointer]"), page.locator(".stage").first
    expect(ring).to_be_visible(timeout=PATIENCE)
    place = page.evaluate(RINGED)
    assert place is not None
    city.get_by_role("button", name="Zoom in").click()
    assert ring.count() == 0 or page.evaluate(RINGED) == place, "beyond the edge there is none"
    city.get_by_role("button", name="Show all of it").click()
    for width, height in (PHONE, (844, 390), DESK):
        page.set_viewport_size({"width": width, "height": height})
        eventually(page, lambda: ring.count() == 1 and page.evaluate(RINGED) == place)


COVERS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const card = document.querySelector('[role=tooltip]');
  const read = [...document.querySelectorAll('[data-stop], [data-hint], .served .square')];
  const thing = [...document.querySelectorAll(':hover[data-tip]')].at(-1);
  const covered = [thing, ...read].filter((one) => one && meet(box(card), box(one)));
  return covered.map((one) => one.outerHTML.slice(0, 90));
}"""
LIT = f"{BOARD} .open[data-tip], {BOARD} .lit[data-tip]"


def hover_everything(page: Page) -> int:
    """Points at every lit thing, and looks where the tooltip stands."""
    page.evaluate(IMPATIENT)
    seen = 0
    for thing in page.locator(LIT).all():
        box = thing.bounding_box()
        assert box is not None
        page.mouse.move(5, 795)
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(page.get_by_role("tooltip")).to_be_visible()
        assert page.evaluate(COVERS) == []
        seen += 1
    return seen


def test_a_hint_for_a_fight_points_at_the_whole_fight(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, fighting, 1))
    ready(page)
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("[data-verb=fight][data-wanted]")).to_have_count(1)
    expect(page.locator("[data-pointer]")).to_be_visible()


@pytest.mark.parametrize("wanted", [in_the_middle, building, asking("PickStep"), asking("PlaceInSector")])
def test_a_tooltip_covers_neither_its_thing_nor_what_it_speaks_of(
    house: House, page: Page, wanted: Wanted
) -> None:
    sit_down(page, house, take_in(house, wanted, 2))
    ready(page)
    assert hover_everything(page) > 1


@pytest.mark.parametrize("stop", [5, 12])
def test_nor_the_lesson(house: House, page: Page, stop: int) -> None:
    page.goto(f"{house.address}/learn?at={stop}")
    expect(page.locator("[data-stop][aria-busy=false]")).to_be_visible()
    hover_everything(page)
    page.locator("section.estate [data-tip^='cabin:']").last.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    assert page.evaluate(COVERS) == []


def test_alone_the_score_is_held_to_its_marks(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, asking("ChooseLieutenant"), 1))
    ready(page)
    marks = page.locator("section.estate .marks")
    expect(marks).to_have_text("mediocre from 100")
    marks.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Good from 130")
    table = take_in(house, at_the_end, 1)
    sit_down(page, house, table)
    page.goto(f"{house.address}/t/{table.id}/end")
    expect(page.get_by_role("heading", level=1)).to_have_text("Messina mourns")
    expect(page.locator(".podium .laurel")).to_have_count(0)


def test_on_a_phone_the_counting_comes_forward(house: House, visitors: Visitors) -> None:
    page = visitors.come(PHONE, settings=NORMAL)
    sit_down(page, house, take_in(house, the_very_last, 2))
    ready(page)
    page.locator("[data-verb=end]").click()
    expect(page.locator("[data-banner=finale]")).to_be_visible()


def can_build(kind: str) -> Wanted:
    def wanted(game: Game) -> bool:
        return asked(game, "Build") and any(text.startswith(f"build {kind}") for text in verbs(game))

    wanted.__name__ = f"can_build_{kind}"
    return wanted


@pytest.mark.parametrize("kind", ["Q", "B", "C"], ids=["improvement", "workshop", "wagon"])
def test_a_tile_shows_where_it_would_lie_and_what_remains(house: House, page: Page, kind: str) -> None:
    sit_down(page, house, take_in(house, can_build(kind), 2))
    ready(page)
    offer = page.locator(f"{BOARD} .offer.lit[data-tip^='offer:{kind}']").first
    expect(page.locator("[data-coming]")).to_have_count(0)
    offer.hover()
    tile = (offer.get_attribute("data-tip") or "").removeprefix("offer:")
    expect(page.locator(f"section.estate [data-coming='{tile}']").first).to_be_visible()
    expect(page.locator("section.estate .purse .new").first).to_be_visible()


def can_repopulate(game: Game) -> bool:
    return asked(game, "ActionStep") and any(chain.leaves for chain in offered(game.state).chains)


def test_repopulating_shows_points_price_and_who_leaves(house: House, page: Page) -> None:
    game = read_record(record_at(can_repopulate, 2))
    whole = next(chain for chain in offered(game.state).chains if chain.leaves)
    sit_down(page, house, take_in(house, can_repopulate, 2))
    ready(page)
    button = page.locator("[data-verb=repopulate]").first
    before = button.bounding_box()
    button.hover()
    expect(page.locator("[data-counted]")).to_have_count(1)
    expect(page.locator("[data-leaves]")).to_have_count(len(whole.leaves) + (whole.sends is not None))
    assert button.bounding_box() == before, "what is pointed at stays under the pointer"
    expect(page.locator("section.estate .away")).to_have_count(len(whole.leaves))


def somebody_else_could_leave(game: Game) -> bool:
    """9.2: a citizen on a square, and a lieutenant, each with another in its place."""
    if not asked(game, "ActionStep"):
        return False
    ways = [chain for chain in offered(game.state).chains if chain.leaves]
    if not ways:
        return False
    first, *others = ways
    return any(one.sends != first.sends for one in others) and any(on_square(one, first) for one in others)


def on_square(one: Choice, first: Choice) -> bool:
    return any(holder[:2] in ("CR", "NU", "AR") for holder in set(one.leaves) - set(first.leaves))


def test_a_click_on_somebody_lets_them_leave_instead(house: House, page: Page) -> None:
    game = read_record(record_at(somebody_else_could_leave, 3))
    first, *others = [chain for chain in offered(game.state).chains if chain.leaves]
    other = next(one for one in others if on_square(one, first))
    square = next(iter(set(other.leaves) - set(first.leaves)))
    sit_down(page, house, take_in(house, somebody_else_could_leave, 3))
    ready(page)
    at = version(page)
    page.locator("[data-verb=repopulate]").first.hover()
    expect(page.locator(f"[data-leaves='{first.sends}']")).to_have_count(1)
    page.locator(f"{BOARD} [data-tip='square:{square}']").click()
    assert version(page) == at, "nothing is done yet"
    page.mouse.move(5, 795)
    for holder in other.leaves:
        expect(
            page.locator(f"{BOARD} [data-tip='square:{holder}'] .away, [data-leaves='{holder}']").first
        ).to_be_visible()
    page.locator("[data-verb=repopulate]").first.click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1
    expect(page.locator(f"{BOARD} [data-tip='square:{square}'] .piece-shade")).to_have_count(0)
    page.keyboard.press("Backspace")
    moved_on(page, at + 1)
    ready(page)
    expect(page.locator(f"{BOARD} [data-tip='square:{square}'] .piece-shade")).to_have_count(1)


def square_beyond_a_step(game: Game) -> bool:
    """7.4: only one way leads an overseer to somebody, and others lead elsewhere."""
    if not asked(game, "ActionStep"):
        return False
    chains = offered(game.state).chains
    return sum(chain.verb == "activate" and "overseer" in chain.text for chain in chains) > 1


def test_a_click_on_a_square_brings_the_overseer(house: House, page: Page) -> None:
    game = read_record(record_at(square_beyond_a_step, 2))
    chain = next(
        one for one in offered(game.state).chains if one.verb == "activate" and "overseer" in one.text
    )
    sit_down(page, house, take_in(house, square_beyond_a_step, 2))
    ready(page)
    at = version(page)
    square = page.locator(f"{BOARD} .open[data-tip='square:{chain.argument}']")
    square.hover()
    expect(page.locator(f"{BOARD} .way.picked")).to_have_count(1)
    square.click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1


def test_a_step_tells_whom_it_would_activate_and_what_for(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, asking("PickStep"), 2))
    ready(page)
    page.locator(f"{BOARD} .open[data-tip^='step:']").first.hover()
    expect(page.locator(".served .square:not(.thin)").first).to_be_visible()
    expect(page.get_by_role("tooltip")).to_contain_text("Upgrade a citizen")
