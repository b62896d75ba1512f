"""Small things around the table: what the wheel brings, ways back, invitations, forks, the log's glow."""

import re

from playwright.sync_api import Page, expect

from messina import Game, read_record
from messina.notation.actions import action_text
from messina.server.views.position import coming
from tests.e2e.hands import BOARD, ready
from tests.e2e.house import House
from tests.e2e.moments import asked, in_the_middle, record_at, sit_down, take_in
from tests.e2e.visitors import Visitors


def test_the_wheel_lights_what_comes(house: House, page: Page) -> None:
    next_round = coming(read_record(record_at(in_the_middle, 2)).state)
    assert next_round is not None
    citizens = sum(sum(here.values()) for here in next_round.citizens.values())
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    lit = page.locator(f"{BOARD} .coming circle")
    expect(lit).to_have_count(0)
    page.locator(f"{BOARD} [data-tip='wheel:']").hover()
    expect(lit).to_have_count(sum(next_round.cubes.values()) + citizens)
    page.mouse.move(5, 795)
    expect(lit).to_have_count(0)


def placing(game: Game) -> bool:
    return game.state.round == 2 and asked(game, "PlaceInSector")


def test_there_is_a_way_back_to_my_estate(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 3))
    ready(page)
    estate = page.locator("section.estate")
    own = str(estate.get_attribute("aria-label"))
    page.locator("button.player").first.click()
    expect(estate).not_to_have_attribute("aria-label", own)
    estate.locator(".back").click()
    expect(estate).to_have_attribute("aria-label", own)
    page.locator("button.player").first.click()
    expect(estate).not_to_have_attribute("aria-label", own)
    page.locator("button.player").first.click()
    expect(estate).to_have_attribute("aria-label", own)
    page.locator("button.player").last.click()
    expect(estate).not_to_have_attribute("aria-label", own)
    page.keyboard.press("Escape")
    expect(estate).to_have_attribute("aria-label", own)


def test_asked_about_my_estate_i_see_it(house: House, page: Page) -> None:
    game = read_record(record_at(placing, 2))
    texts = [action_text(game.box, step.code) for step in game.log]
    stands = next(text.removeprefix("go ") for text in reversed(texts) if text.startswith("go "))
    sit_down(page, house, take_in(house, placing, 2))
    ready(page)
    own = str(page.locator("section.estate").get_attribute("aria-label"))
    page.keyboard.press("Backspace")
    ready(page)
    page.locator("button.player").first.click()
    expect(page.locator("section.estate")).not_to_have_attribute("aria-label", own)
    page.locator(f"{BOARD} .tile[data-place='{stands}']").click(position={"x": 49, "y": 96})
    ready(page)
    expect(page.locator("section.estate")).to_have_attribute("aria-label", own)


def test_an_invitation_says_who_invites_to_what(house: House, page: Page, visitors: Visitors) -> None:
    page.goto(house.address)
    page.locator("label:has(input[value=online])").click()
    page.locator(".row input[required]").first.fill("Isotta")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    link = page.locator("main .share input").first.input_value()
    guest = visitors.come()
    guest.goto(link)
    expect(guest.get_by_role("heading", level=1)).to_contain_text("Isotta")
    seats = guest.locator("main li")
    assert seats.count() >= 2
    expect(seats.first).to_contain_text("Isotta")
    expect(guest.get_by_role("link", name=re.compile("Learn first"))).to_have_attribute("href", "/learn")
    guest.get_by_role("textbox").fill("Tancredi")
    guest.locator("form button.primary").click()
    expect(guest.locator(BOARD).or_(guest.locator("main")).first).to_be_visible()


def test_a_fork_asks_for_seat_and_level(house: House, page: Page) -> None:
    taken = take_in(house, in_the_middle, 3)
    sit_down(page, house, taken)
    page.goto(f"{house.address}/t/{taken.id}/replay?at=0")
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radiogroup").get_by_text("Player 3").click()
    levels = dialog.get_by_role("combobox")
    expect(levels.locator("option").nth(2)).to_be_attached()
    levels.select_option(index=0)
    dialog.locator("button.primary").click()
    page.wait_for_url(re.compile(f"/t/(?!{taken.id})[^/]+$"))
    ready(page)
    expect(page.locator("section.estate")).to_have_attribute("aria-label", "Estate of Player 3")


def test_the_glow_of_the_log_ends_with_the_log(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    glow = page.locator(f"{BOARD} [data-touched]")
    page.keyboard.press("l")
    lines = page.get_by_role("dialog", name="Log").locator("li span[role=presentation]")
    lines.nth(lines.count() - 8).hover()  # under the last ones lies the tail of the log, which glows as well
    expect(glow.first).to_be_visible()
    page.keyboard.press("Escape")
    expect(glow).to_have_count(0)
