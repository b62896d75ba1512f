"""A table as quick as the hand: few clicks, whole fights, targets lit at once, banners, the last moves."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from messina import Game, read_record
from messina.game.obvious import obvious
from messina.server.views.answers import offered
from tests.e2e.hands import BOARD, Hands, is_asked, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.moments import asked, record_at, several_lieutenants, sit_down, take_in, unused, verbs
from tests.e2e.online import against_bots
from tests.e2e.visitors import REMEMBER, Visitors, quiet

NORMAL = {"speed": "normal"}
"""Settings of somebody who wants to see what happens."""


@pytest.fixture
def watching(house: House, context: BrowserContext) -> Page:
    """Of somebody who sees what happens, while time stands still."""
    return alone_with_time(house, context, NORMAL)


def alone_with_time(house: House, context: BrowserContext, settings: dict[str, str]) -> Page:
    """A page whose clock goes on only when it is told to."""
    page = context.new_page()
    page.goto(quiet(house.address))
    page.evaluate(REMEMBER, {"messina.settings": settings})
    page.clock.install(time=0)
    page.clock.pause_at(1000)
    return page


def test_one_click_on_a_hex_sends_the_nearest_lieutenant(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, several_lieutenants, 2))
    ready(page)
    at = version(page)
    tile = page.locator(f"{BOARD} .tile.open").first
    tile.hover()
    expect(page.locator("path.way.picked")).to_be_visible()
    tile.click(position={"x": 49, "y": 96})
    moved_on(page, at)
    assert version(page) == at + 1, "lieutenant and destination are one command"
    ready(page)
    page.keyboard.press("Backspace")
    moved_on(page, at + 1)
    ready(page)
    expect(page.locator("[role=status]").first).to_contain_text(
        "Choose a hex or a dock, or first a lieutenant"
    )
    page.locator(f"{BOARD} .lieutenants .lit").first.click()
    moved_on(page, at + 2)
    expect(page.locator("[role=status]").first).to_contain_text("for your lieutenant")


def fight_next_door(game: Game) -> bool:
    return asked(game, "Fight") and any(
        chain.fight and chain.fight.beside for chain in offered(game.state).chains
    )


def test_a_fight_is_one_row_and_one_click(house: House, page: Page) -> None:
    game = read_record(record_at(fight_next_door, 2))
    fights = [chain.fight for chain in offered(game.state).chains if chain.fight is not None]
    sit_down(page, house, take_in(house, fight_next_door, 2))
    ready(page)
    row = page.locator("[data-verb=fight]")
    assert row.count() == len({(fight.here, len(fight.beside)) for fight in fights})
    assert page.locator("[data-verb=burn], [data-verb=done]").count() == 0
    at = version(page)
    row.last.hover()
    expect(page.locator(".space.onward").first).to_be_visible()
    row.last.click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1
    expect(row).to_have_count(0)


def two_earned(game: Game) -> bool:
    return asked(game, "ActionStep") and sum(text.startswith("use") for text in verbs(game)) > 1


def test_everything_earned_is_lit_and_taken_with_one_click(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, two_earned, 2))
    ready(page)
    pills = page.locator("button.pill")
    lit = page.locator(f"{BOARD} .estate .open[role=button], {BOARD} .space.lit, {BOARD} .estate button.lit")
    everything, pending, at = lit.count(), pills.count(), version(page)
    assert everything > 1
    pills.first.hover()
    expect(lit).not_to_have_count(everything)
    page.mouse.move(5, 400)
    expect(lit).to_have_count(everything)
    page.locator(f"{BOARD} .space.lit, {BOARD} .estate .open[role=button]").first.click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1
    assert pills.count() < pending


def last_of_the_round(game: Game) -> bool:
    """The end of this turn begins a round, with nothing to decide in between."""
    if game.state.round == 6 or any(unused(game)) or verbs(game) != ["end"]:
        return False
    after = game.copy()
    after.play("end")
    after.run_on()
    return after.state.round == game.state.round + 1


def test_a_banner_opens_the_round_and_pennants_show_who_went_where(house: House, watching: Page) -> None:
    sit_down(watching, house, take_in(house, last_of_the_round, 2))
    ready(watching)
    expect(watching.locator("[data-move-of]").first).to_be_visible()
    watching.locator("[data-verb=end]").click()
    head, banner = watching.locator("header").first, watching.locator("[data-banner=round]")
    head.get_by_role("button", name="Wait").click()
    expect(banner).to_contain_text("Play order")
    expect(head).to_contain_text(re.compile(r"Round\s[IV]+\sbegins"))
    watching.clock.fast_forward(60_000)
    expect(banner).to_be_visible()
    head.get_by_role("button", name="Go on").click()
    expect(banner).to_have_count(0)


def before_another(game: Game) -> bool:
    return game.state.round == 2 and asked(game, "ActionStep") and sum(unused(game)) > 3


def test_around_one_screen_it_is_passed_by_name(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, before_another, 2))
    ready(page)
    estate = page.locator("section.estate")
    mine = str(estate.get_attribute("aria-label"))
    page.locator("[data-verb=end]").click()
    if page.locator("[data-sure]").count():
        page.locator("[data-sure]").click()
    passing = page.locator("[data-banner=pass]")
    expect(passing).to_contain_text("Now it is the turn of")
    passing.locator("[data-mine]").click()
    expect(estate).to_be_visible()
    expect(estate).not_to_have_attribute("aria-label", mine)


def with_something_to_lose(game: Game) -> bool:
    return two_earned(game) and "end" in verbs(game)


def test_what_would_be_lost_is_listed_and_kept_by_default(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, with_something_to_lose, 2))
    ready(page)
    at = version(page)
    page.locator("[data-verb=end]").click()
    dialog = page.locator("dialog")
    assert dialog.locator("li").count() >= 2
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    assert version(page) == at, "nothing is lost"
    page.locator("[data-verb=end]").click()
    page.get_by_role("button", name="Not yet").click()
    expect(dialog).to_have_count(0)
    assert version(page) == at
    page.locator("[data-verb=end]").click()
    page.get_by_role("button", name="Confirm anyway").click()
    moved_on(page, at)


def the_very_last(game: Game) -> bool:
    if game.state.round != 6 or verbs(game) != ["end"]:
        return False
    after = game.copy()
    after.play("end")
    after.run_on()
    return after.over


def test_the_final_scoring_is_staged_and_can_be_skipped(house: House, watching: Page) -> None:
    sit_down(watching, house, take_in(house, the_very_last, 2))
    ready(watching)
    watching.locator("[data-verb=end]").click()
    finale, said = watching.locator("[data-banner=finale]"), watching.get_by_role("status")
    expect(said).to_contain_text("Final scoring, 1 of")
    watching.get_by_role("button", name="Wait").click()
    expect(finale.locator("td.counting")).to_have_count(1)
    expect(watching.locator("button.player")).to_have_count(0)
    while "Repopulated hexes" not in said.inner_text():
        watching.locator("[data-next]").click()
    expect(said).to_contain_text(re.compile(r"Final\sscoring,\s[2-9]\sof"))
    hexes = watching.locator("[data-counted]")
    assert hexes.count() > 0, "each with its points, for one player after the other"
    points = [int(text.strip().lstrip("+")) for text in hexes.all_text_contents()]
    assert finale.locator("td.counting").inner_text().endswith(str(sum(points)))
    totals = finale.locator("li[data-total] b")
    while watching.locator("[data-next]").count():
        points = [int(text.replace("\N{MINUS SIGN}", "-")) for text in totals.all_inner_texts()]
        assert points == sorted(points, reverse=True), "who leads comes first"
        watching.locator("[data-next]").click()
    expect(finale).to_contain_text(re.compile(r"Decided\sby\spoints:\s\d+\sahead\sof\sPlayer\s\d"))
    watching.locator("header a[href$='/end']").click()
    watching.wait_for_url("**/end")


def test_a_click_hurries_all_that_bots_still_do(house: House, visitors: Visitors) -> None:
    page = visitors.come(moving=True, settings={})
    against_bots(page, house, "novice", "novice", "novice")
    hands = Hands(page, seed=3, settle=lambda page: page.keyboard.press("Escape"))
    for _ in range(5):
        while not is_asked(page):
            page.keyboard.press("Escape")
            page.wait_for_timeout(50)
        ready(page)
        hands.answer()


def test_what_everybody_would_have_is_told(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, several_lieutenants, 2))
    ready(page)
    expect(page.locator(".ended")).to_have_count(2)
    page.locator(".estate .ended").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("If the game ended now")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(600)
    expect(page.get_by_role("tooltip")).to_have_count(0)


def several_steps(game: Game) -> bool:
    return asked(game, "ActionStep") and any(chain.verb == "advance" for chain in offered(game.state).chains)


def test_a_click_on_a_space_further_on_pays_for_all_steps(house: House, page: Page) -> None:
    game = read_record(record_at(several_steps, 2))
    chain = next(one for one in offered(game.state).chains if one.verb == "advance")
    sit_down(page, house, take_in(house, several_steps, 2))
    ready(page)
    at = version(page)
    counter = f".space:has([data-move='counter-{chain.argument}-{game.player}'])"
    space = page.locator(f"{BOARD} .space[data-tip='register:{chain.argument}:{chain.space}']")
    space.hover()
    expect(space.locator(".ghost.last")).to_be_visible()
    space.click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1
    expect(page.locator(counter)).to_have_attribute("data-tip", f"register:{chain.argument}:{chain.space}")
    page.keyboard.press("Backspace")
    moved_on(page, at + 1)
    ready(page)
    assert chain.space is not None
    before = f"register:{chain.argument}:{chain.space - chain.changes[chain.argument]}"
    expect(page.locator(counter)).to_have_attribute("data-tip", before)


def a_scroll_among_others(game: Game) -> bool:
    """7.4: who acts is a choice, and one of them brings a scroll."""
    if not asked(game, "Activate") or obvious(game.state) is not None:
        return False
    return any(chain.verb == "track" for chain in offered(game.state).chains)


def test_a_click_on_a_track_lets_somebody_act_for_it(house: House, page: Page) -> None:
    game = read_record(record_at(a_scroll_among_others, 2))
    chain = next(one for one in offered(game.state).chains if one.verb == "track")
    square = chain.text.split(" > ")[0].removeprefix("activate ")
    sit_down(page, house, take_in(house, a_scroll_among_others, 2))
    ready(page)
    at = version(page)
    track = page.locator(f"{BOARD} [data-tip='scroll:{chain.argument}']")
    track.hover()
    expect(page.locator(f"{BOARD} [data-tip='square:{square}'] .picked").first).to_be_visible()
    track.click()
    moved_on(page, at)
    assert version(page) == at + 1


def somebody_to_move(game: Game) -> bool:
    return asked(game, "ActionStep") and any(chain.verb == "citizen" for chain in offered(game.state).chains)


def test_a_click_on_somebody_sends_them_to_their_workshop(house: House, page: Page) -> None:
    game = read_record(record_at(somebody_to_move, 2))
    chain = next(one for one in offered(game.state).chains if one.verb == "citizen")
    workshop = chain.text.split(" > ")[0].removeprefix("employ ")
    sit_down(page, house, take_in(house, somebody_to_move, 2))
    ready(page)
    at = version(page)
    page.locator(f"{BOARD} [data-tip='square:{chain.argument}']").hover()
    expect(page.locator(f"{BOARD} [data-tip='workshop:{workshop}'].picked")).to_be_visible()
    page.locator(f"{BOARD} [data-tip='square:{chain.argument}']").click()
    moved_on(page, at)
    ready(page)
    assert version(page) == at + 1
    expect(page.locator(f"{BOARD} [data-tip='square:{chain.argument}'].open")).to_have_count(0)


def a_gain_to_take(game: Game) -> bool:
    chains = offered(game.state).chains if asked(game, "ActionStep") else []
    return any(chain.verb == "end" for chain in chains) and "repopulate" in verbs(game)


def test_who_confirms_takes_what_the_hex_gives(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, a_gain_to_take, 2))
    ready(page)
    end = page.locator("[data-verb=end]")
    expect(end).to_have_text("Confirm turn")
    end.hover()
    expect(page.locator("section.estate .purse .new").first).to_be_visible()
    at = version(page)
    end.click()
    moved_on(page, at)
    ready(page)
    expect(page.locator("section.tail, .sheet")).to_contain_text("gains")


def nothing_left(game: Game) -> bool:
    return game.state.round == 2 and asked(game, "ActionStep") and verbs(game) == ["end"]


def test_a_turn_ends_by_itself_where_nothing_is_left_and_nobody_goes_by_keys(
    house: House, context: BrowserContext
) -> None:
    page = alone_with_time(house, context, {"speed": "instant"})
    ending = page.locator(".end.ending")
    sit_down(page, house, take_in(house, two_earned, 2))
    expect(page.locator("[data-verb=end]")).to_be_visible()
    expect(ending).to_be_hidden()
    sit_down(page, house, take_in(house, nothing_left, 2))
    expect(ending).to_be_visible()
    at = version(page)
    page.keyboard.press("Shift")
    expect(ending).to_be_hidden()
    page.clock.run_for(10_000)
    assert version(page) == at
    page.locator("section.estate").click(position={"x": 2, "y": 2})
    expect(ending).to_be_visible()
    page.clock.run_for(5_000)
    moved_on(page, at)
