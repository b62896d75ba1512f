"""What a strong player makes of it, in the browser: finished games, any position, puzzles."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from messina.sim.puzzles import load_puzzles
from tests.e2e.hands import Hands, eventually, is_asked, ready, version
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, in_the_middle, sit_down, take_in
from tests.e2e.visitors import Visitors
from tests.server.at_the_table import new_table, people


def test_a_finished_game_is_analysed_and_tried_again(house: House, page: Page, artefacts: Path) -> None:
    taken = take_in(house, at_the_end, 1)
    table = taken.id
    sit_down(page, house, taken)
    page.goto(f"{house.address}/t/{table}/end")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_role("heading", name="Turns that decided the game")).to_be_visible(timeout=60_000)
    second = page.locator("button:has(.number)").nth(1)
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(page.locator("section[aria-busy=false]")).to_be_visible()
    expect(page.locator("[data-way=a]")).to_be_visible()
    page.get_by_role("button", name="Next step").click()
    expect(page.locator("[data-way]")).to_have_count(0)
    expect(page.locator("[aria-current=step]")).to_be_visible()
    expect(page.get_by_text(re.compile(r"^step.1.of.\d+$"))).to_be_visible()
    page.screenshot(path=artefacts / "analysis.png")
    page.get_by_text("What was played").click()
    expect(page.get_by_text(re.compile(r"^step.0.of.\d+$"))).to_be_visible()
    page.get_by_role("button", name="Try it yourself").click()
    page.get_by_role("dialog").get_by_role("button", name="Solo").click()
    page.wait_for_url(re.compile("/t/(?!" + table + ")[^/]+$"))
    ready(page)
    page.goto(f"{house.address}/puzzle")
    page.get_by_role("link", name="From your own games").click()
    page.wait_for_url(re.compile("/puzzle[?]table=" + table))
    expect(page.get_by_text("More was possible here.")).to_be_visible()
    ready(page)
    assert is_asked(page)


def test_a_moment_is_played_on_for_everybody_with_the_best_turns(house: House, page: Page) -> None:
    taken = take_in(house, in_the_middle, 2)
    page.goto(f"{house.address}/t/{taken.id}/replay")
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=[1-9]\d+"))
    page.get_by_role("link", name="Analysis board").click()
    ready(page)
    Hands(page, seed=5).play_on(3)
    page.get_by_role("button", name="Undo").first.click()
    assert version(page) == 2
    page.get_by_role("button", name="Best turns").click()
    best = page.locator("ol button").first
    expect(best).to_contain_text("★", timeout=60_000)
    best.click()
    eventually(page, lambda: version(page) == 3)
    ready(page)


def test_a_position_is_pasted_and_what_is_none_gets_one_sentence(house: House, visitors: Visitors) -> None:
    page = visitors.come()
    page.goto(f"{house.address}/analysis")
    text, look = page.get_by_role("textbox"), page.get_by_role("button", name="Look at it")
    text.fill("messina-position 1\nnonsense")
    look.click()
    expect(page.get_by_role("alert")).to_have_text(re.compile("neither a position nor a saved game"))
    text.fill(load_puzzles()[0])
    look.click()
    ready(page)
    assert is_asked(page)


def test_a_running_game_among_people_is_neither_analysed_nor_put_on_the_board(
    house: House, visitors: Visitors
) -> None:
    page = visitors.come()
    table = new_table(house.address.removeprefix("http://"), "online", people(2))["table"]["id"]
    for address in (f"t/{table}/analysis", f"analysis?table={table}&at=0", f"puzzle?table={table}&at=0"):
        page.goto(f"{house.address}/{address}")
        expect(page.get_by_role("alert")).to_have_text("The game is not over yet.")


def test_the_puzzle_of_the_day_is_tried_and_judged(house: House, page: Page, artefacts: Path) -> None:
    page.goto(house.address)
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_text("One turn is clearly best here.")).to_be_visible()
    play_turn(page, seed=3)
    expect(page.get_by_text(re.compile("Solved!|Not the best turn"))).to_be_visible(timeout=60_000)
    page.get_by_role("button", name="See the best turn").click()
    expect(page.get_by_text(re.compile("Solved!|Best was"))).to_be_visible()
    page.screenshot(path=artefacts / "puzzle.png")
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_text("One turn is clearly best here.")).to_be_visible()
    assert version(page) == 0


def play_turn(page: Page, seed: int) -> None:
    """Until the turn is over."""
    hands = Hands(page, seed)
    for _ in range(40):
        ready(page)
        if not is_asked(page):
            return
        end = page.locator("[data-verb=end]:not([disabled])")
        if end.count():
            end.click()
            page.wait_for_timeout(100)
            if page.locator("[data-sure]").count():
                page.locator("[data-sure]").click()
        else:
            hands.answer()
    raise AssertionError("the turn does not end")
