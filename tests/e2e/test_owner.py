"""Several people at one table that lasts: seats that change hands, those who watch, a clock."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.hands import Hands, ready
from tests.e2e.house import House
from tests.e2e.moments import open_table
from tests.e2e.visitors import Visitors
from tests.server.at_the_table import keys_of, new_table, people
from tests.server.test_clocks import DAY, expire

PEOPLE = "People at this table"


class Friends:
    """A table for two online, made and joined by its links: each friend has a browser of their own."""

    def __init__(self, visitors: Visitors, house: House, **arrangement: object) -> None:
        created = new_table(
            house.address.removeprefix("http://"), "online", people(2), arrangement=arrangement
        )
        self._visitors = visitors
        self._house = house
        self.id: str = created["table"]["id"]
        self.first = self.enter("Agata")
        open_table(self.first, house.address, self.id, [keys_of(created)[0], created["owner"]])
        self.second = self.enter("Bruno")
        self.second.goto(self.address(keys_of(created)[1]))
        self.second.locator("main form .primary").click()
        for page in (self.first, self.second):
            ready(page)

    @property
    def start(self) -> str:
        return self._house.address

    def address(self, key: str = "") -> str:
        return f"{self._house.address}/t/{self.id}{f'#key={key}' if key else ''}"

    def enter(self, name: str = "") -> Page:
        at = self._house.address
        return self._visitors.come(at=at, name=name) if name else self._visitors.come(at=at)

    @property
    def acting(self) -> Page:
        """Whoever is asked."""
        return self.first if self.first.locator("#the-table[data-acting]").count() else self.second


@pytest.fixture
def friends(visitors: Visitors, house: House) -> Friends:
    return Friends(visitors, house)


def people_dialog(page: Page) -> Locator:
    page.get_by_role("button", name=PEOPLE).click()
    return page.get_by_role("dialog")


def test_a_seat_with_a_new_link_is_lost_to_the_old_tab_and_taken_by_the_link(friends: Friends) -> None:
    dialog = people_dialog(friends.first)
    row = dialog.locator("li", has_text="Bruno")
    expect(row).to_contain_text("here now")
    row.get_by_role("button", name="New link").click()
    expect(row).to_contain_text("stop working at once")
    row.get_by_role("button", name="Yes, do it").click()
    link = row.get_by_label("Link for Bruno").first
    expect(link).to_be_visible()
    expect(friends.second.get_by_text("was given to somebody else")).to_be_visible()
    expect(friends.second.locator("#the-table[data-acting]")).to_have_count(0)
    third = friends.enter("Chiara")
    third.goto(link.input_value())
    expect(third.locator("main dl")).to_contain_text("Clock")
    third.locator("main form .primary").click()
    ready(third)
    expect(dialog.locator("li", has_text="Chiara")).to_contain_text("here now")
    friends.second.reload()
    expect(friends.second.get_by_text("was given to somebody else")).to_be_visible()


def test_a_bot_stands_in_and_the_player_comes_back(friends: Friends) -> None:
    dialog = people_dialog(friends.first)
    dialog.get_by_label("Let a bot play for Bruno").select_option("novice")
    expect(dialog.locator("li", has_text="Bruno")).to_contain_text("a bot stands in")
    second = friends.second
    expect(second.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(second.locator("#the-table[data-acting]")).to_have_count(0)
    second.get_by_role("button", name="Take my seat back").click()
    expect(second.get_by_text("A bot is playing for you.")).to_have_count(0)
    friends.first.keyboard.press("Escape")
    Hands(friends.acting, seed=3).play_on(1)
    friends.first.goto(friends.start)
    expect(friends.first.locator("aside li")).to_contain_text("asked this minute")


def test_who_watches_is_counted_and_an_ended_table_is_only_looked_at(friends: Friends) -> None:
    dialog = people_dialog(friends.first)
    expect(dialog).to_contain_text("Nobody is watching")
    address = dialog.get_by_label("Link to watch").first.input_value()
    assert "#" not in address
    watcher = friends.enter()
    watcher.goto(friends.address())
    ready(watcher)
    expect(dialog).to_contain_text("1 is watching")
    watcher.goto(friends.start)
    expect(dialog).to_contain_text("Nobody is watching")
    dialog.get_by_role("button", name="End this table").click()
    dialog.get_by_role("button", name="Yes, do it").click()
    for page in (friends.first, friends.second):
        expect(page.locator("header [role=status]", has_text="was ended by its owner")).to_be_visible()
        expect(page.locator("#the-table[data-acting]")).to_have_count(0)


def test_when_a_clock_has_run_out_the_others_may_go_on_with_a_bot(
    mortal_house: House, visitors: Visitors, tmp_path: Path
) -> None:
    friends = Friends(visitors, mortal_house, clock=DAY)
    late = friends.acting
    other = friends.second if late is friends.first else friends.first
    expect(other.get_by_role("timer").first).to_contain_text("23h 59m")
    mortal_house.kill()
    expire(tmp_path / "tables.sqlite", friends.id)
    mortal_house.open()
    other.get_by_role("button", name="Let a bot continue").click()
    expect(late.get_by_text("A bot is playing for you.")).to_be_visible()
    expect(other.get_by_role("button", name="Let a bot continue")).to_have_count(0)
    late.get_by_role("button", name="Take my seat back").click()
    expect(late.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_a_clock_is_chosen_on_the_start_page_and_told_at_the_door(
    house: House, visitors: Visitors, page: Page
) -> None:
    page.goto(house.address)
    page.locator("label:has(input[value=online])").click()
    page.locator("summary", has_text="Agreed at the table").click()
    page.get_by_label("Clock").select_option(label="1d + 8h per turn")
    page.locator(".row .remove").last.click()
    page.locator("form button.primary").click()
    link = page.locator("main .share input").first.input_value()
    guest = visitors.come()
    guest.goto(link)
    expect(guest.locator("main dl")).to_contain_text("1d + 8h per turn")
    guest.get_by_role("button", name="Only watch").click()
    expect(guest).not_to_have_url(link)
    expect(page.locator("main .share")).to_have_count(1)
