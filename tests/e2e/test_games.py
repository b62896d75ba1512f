"""Games through the interface, from the start page and to the end; whoever only hears plays a whole one."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.hands import MOST_CLICKS, Hands, is_asked, is_over, new_game, ready
from tests.e2e.house import House
from tests.e2e.moments import near_the_end, sit_down, take_in
from tests.e2e.visitors import Visitors


def test_a_solo_game(house: House, page: Page, artefacts: Path) -> None:
    new_game(page, house.address, "solo")
    hands = Hands(page, seed=1)
    hands.play_on(8)
    page.screenshot(path=artefacts / "table-solo.png")
    sit_down(page, house, take_in(house, near_the_end, 1))
    hands.play_on()
    page.locator("a[href$='/end']").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Messina")
    expect(page.locator("tfoot td")).to_have_count(1)
    page.screenshot(path=artefacts / "end-solo.png")
    assert not hands.missed


def play_together(hands: list[Hands], clicks: int = MOST_CLICKS) -> None:
    """Whoever is asked answers, so many times, or until the game is over."""
    for one in hands:
        ready(one.page)
    while clicks > 0 and not all(is_over(one.page) for one in hands):
        for one in hands:
            if is_asked(one.page) and not is_over(one.page):
                one.answer()
                clicks -= 1
        hands[0].page.wait_for_timeout(10)


def test_three_players_in_three_browsers(house: House, visitors: Visitors, artefacts: Path) -> None:
    pages = [visitors.come() for _ in range(3)]
    first = pages[0]
    first.goto(house.address)
    first.locator("label:has(input[value=online])").click()
    first.locator("form button.primary").click()
    first.wait_for_url("**/t/*")
    expect(first.locator("main input[readonly]")).to_have_count(2)
    links = [field.input_value() for field in first.locator("main input[readonly]").all()]
    first.screenshot(path=artefacts / "waiting-room.png")
    for page, link, name in zip(pages[1:], links, ("Marta", "Jan"), strict=True):
        page.goto(link)
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Take the seat").click()
        expect(page.locator("#the-table, main.panel li").first).to_be_visible()
        assert "#" not in page.url
    for page in pages:
        ready(page)
    assert {"Marta", "Jan"} <= set(first.locator("button.player .name > b").all_inner_texts())
    hands = [Hands(page, seed) for seed, page in enumerate(pages)]
    play_together(hands, 8)
    table = take_in(house, near_the_end, 3)
    for seat, page in enumerate(pages):
        sit_down(page, house, table, seat)
    play_together(hands)
    results = set()
    for page in pages:
        page.locator("a[href$='/end']").click()
        expect(page.locator("tfoot td")).to_have_count(3)
        results.add(page.locator("table").inner_text())
    assert len(results) == 1, "everybody sees the same result"
    first.screenshot(path=artefacts / "end.png")
    assert not [missed for one in hands for missed in one.missed]
