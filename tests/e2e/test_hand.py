"""What the hand is shown before it clicks: numbers, meanings, what others took, hints, previews, tooltips."""

from collections import defaultdict

import pytest
from playwright.sync_api import Browser, Page, expect

from messina import Game
from messina.server.messages import Choice
from messina.server.views.answers import offered
from tests.e2e.conftest import AT_ONCE
from tests.e2e.hands import BOARD, PATIENCE, moved_on, new_game, ready, version
from tests.e2e.house import House
from tests.e2e.moments import asked, sit_down, take_in, unused


def leads_on(chain: Choice, chains: list[Choice]) -> bool:
    length = len(chain.then)
    return any(
        one.code == chain.code and len(one.then) > length and one.then[:length] == chain.then
        for one in chains
    )


def step_earned_twice(game: Game) -> bool:
    """7.4: the same step of an overseer, for any of two pending things."""
    if not asked(game, "ActionStep"):
        return False
    chains = [chain for chain in offered(game.state).chains if chain.earned is not None]
    earned: defaultdict[str, set[str]] = defaultdict(set)
    for chain in chains:
        if chain.landing is not None and not leads_on(chain, chains):
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
    twice = page.locator(f"{BOARD} .open[data-tip^='step:aristocrat:2']").first
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


@pytest.mark.parametrize("size", [(1280, 800), (1920, 1080), (390, 844)])
def test_a_hint_points_at_the_board_and_covers_nothing(
    house: House, browser: Browser, size: tuple[int, int]
) -> None:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, locale="en-GB")
    context.add_init_script(AT_ONCE)
    page = context.new_page()
    new_game(page, house.address, "bots", 2)
    hint, ring = page.locator("[data-hint]"), page.locator("[data-pointer]")
    for _ in range(4):
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
    context.close()
