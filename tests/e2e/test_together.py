"""Several people in several browsers: once more, talking, the hall, the solo of the day."""

import json
import urllib.request

from playwright.sync_api import Page, expect

from tests.e2e.hands import PATIENCE, ready
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, in_the_middle, sit_down, take_in
from tests.e2e.online import new_table, take_seat
from tests.e2e.visitors import PHONE, Visitors

FINISH_FIRST = "Finish today\N{RIGHT SINGLE QUOTATION MARK}s game first."
TAKE_THE_LAST_SEAT = """id => fetch(`/api/tables/${id}/join`, {
  method: 'POST', body: JSON.stringify({ name: 'Quick', key: 'q'.repeat(30) }),
})"""


def test_two_people_play_once_more(house: House, visitors: Visitors) -> None:
    table = take_in(house, at_the_end, 2)
    anna, bruno = visitors.come(), visitors.come()
    sit_down(anna, house, table, 0)
    ready(anna)
    for page, seat in ((anna, 0), (bruno, 1)):
        sit_down(page, house, table, seat)
        page.goto(f"{house.address}/t/{table.id}/end")
    expect(bruno.locator("[data-rematch]")).to_have_text("Play again")
    anna.locator("[data-rematch]").click()
    anna.wait_for_url(lambda url: f"/t/{table.id}" not in url)
    expect(bruno.get_by_role("status")).to_have_text("A rematch is set.")
    bruno.locator("[data-rematch]").click()
    bruno.wait_for_url(anna.url)
    ready(anna)
    ready(bruno)
    # Who sat first sits last now, and each plays with the key they had.
    assert anna.evaluate("JSON.parse(localStorage.getItem('messina.games'))[0].mine") == [1]
    assert bruno.evaluate("JSON.parse(localStorage.getItem('messina.games'))[0].mine") == [0]
    late = visitors.come()
    sit_down(late, house, table, 1)
    late.goto(f"{house.address}/t/{table.id}/end")
    expect(late.locator("[data-rematch]")).to_have_text("Sit down")


def test_people_talk_mute_and_are_silenced(house: House, visitors: Visitors) -> None:
    created = new_table(house, "Anna", "Bruno")
    anna, bruno, petra = visitors.come(), visitors.come(), visitors.come(name="Petra")
    take_seat(anna, house, created, 0, created["owner"])
    take_seat(bruno, house, created, 1)
    for page in (anna, bruno):
        ready(page)
    petra.goto(f"{house.address}/t/{created['table']['id']}")
    ready(petra)
    bruno.get_by_role("button", name="Chat", exact=True).click()
    line = bruno.get_by_placeholder("Write something to the table")
    line.fill("Piazza dei Bandi <b>again</b>!")
    line.press("Enter")
    anna.get_by_role("button", name="Chat, 1 new message").click()
    said = anna.get_by_role("log")
    expect(said).to_contain_text("Bruno Piazza dei Bandi <b>again</b>!")
    expect(said).to_have_attribute("aria-live", "polite")
    anna.get_by_role("button", name="Well played").click()
    expect(bruno.locator("[data-reaction=well-played]")).to_be_visible()
    # Those who watch talk among themselves as long as the game runs.
    petra.get_by_role("button", name="Chat", exact=False).first.click()
    expect(petra.get_by_role("log")).to_contain_text("Piazza dei Bandi")
    petra.get_by_placeholder("Write something to the watchers").fill("what a city")
    petra.get_by_role("button", name="Send").click()
    expect(petra.get_by_role("log")).to_contain_text("Petra what a city")
    expect(said).not_to_contain_text("what a city")
    # Who watches is counted and named, and can be silenced alone.
    expect(said).to_contain_text("Petra is watching now")
    expect(anna.get_by_text("1 watching")).to_be_visible()
    anna.get_by_role("button", name="People at this table").click()
    petras = anna.get_by_role("dialog").get_by_role("listitem").filter(has_text="Petra")
    petras.get_by_role("button", name="Silence for 10 minutes").click()
    petra.get_by_placeholder("Write something to the watchers").fill("and what a plague")
    petra.get_by_role("button", name="Send").click()
    expect(petra.get_by_role("alert")).to_contain_text("silenced you for a while")
    anna.keyboard.press("Escape")
    anna.keyboard.press("c")
    # The owner silences, everybody mutes for themselves.
    said.get_by_role("button", name="Bruno").click()
    said.get_by_role("button", name="Silence for 10 minutes").click()
    expect(said.get_by_role("button", name="Silence for 10 minutes")).to_have_count(0)
    line.fill("and once more")
    line.press("Enter")
    expect(bruno.get_by_role("alert")).to_contain_text("silenced you for a while")
    said.get_by_role("button", name="Bruno").click()
    said.get_by_role("button", name="Hide these messages").click()
    expect(said).not_to_contain_text("Piazza")
    anna.get_by_role("button", name="Show all messages").click()
    expect(said).to_contain_text("Piazza")


def test_chat_on_a_phone(house: House, visitors: Visitors) -> None:
    created = new_table(house, "Anna", "Bruno")
    anna, bruno = visitors.come(PHONE), visitors.come()
    take_seat(anna, house, created, 0)
    take_seat(bruno, house, created, 1)
    ready(anna)
    ready(bruno)
    bruno.keyboard.press("c")
    bruno.get_by_role("button", name="Back soon").click()
    tab = anna.get_by_role("navigation").get_by_role("button", name="Chat")
    expect(tab).to_contain_text("1")
    tab.click()
    expect(anna.get_by_role("log")).to_contain_text("Bruno Back soon")
    expect(tab).not_to_contain_text("1")


def test_the_next_game_that_waits_is_one_click_away(house: House, page: Page) -> None:
    waiting, other = (take_in(house, in_the_middle, 2) for _ in range(2))
    with urllib.request.urlopen(f"{house.address}/api/tables/{other.id}/view", timeout=30) as answer:
        asked = json.load(answer)["position"]["asked"]["player"]
    sit_down(page, house, waiting, asked)
    ready(page)
    expect(page.locator("a.next")).to_have_count(0)
    sit_down(page, house, other, 1 - asked)
    page.locator("a.next").click()
    page.wait_for_url(f"**/t/{waiting.id}")
    expect(page.locator("#the-table[data-acting]")).to_be_visible()
    page.goto(house.address)
    expect(page.locator("aside li .turn")).to_have_count(1)
    sit_down(page, house, take_in(house, at_the_end, 2), 0)
    ready(page)
    page.goto(f"{page.url}/end")
    expect(page.locator("footer a.next")).to_have_text("Next game")


def test_a_table_is_announced_and_joined_in_the_hall(house: House, visitors: Visitors) -> None:
    anna, petra = visitors.come(), visitors.come(name="Petra")
    anna.goto(house.address)
    anna.locator("label:has(input[value=online])").click()
    anna.locator(".row input[required]").first.fill("Anna the host")
    anna.get_by_role("radiogroup", name="Announce in the hall").get_by_text("on").click()
    while anna.locator(".row input[required]").count() > 2:
        anna.locator(".row .remove").last.click()
    anna.locator("form button.primary").click()
    anna.wait_for_url("**/t/*")
    petra.goto(f"{house.address}/hall")
    row = (
        petra.get_by_role("list", name="Open tables").get_by_role("listitem").filter(has_text="Anna the host")
    )
    row.get_by_role("button", name="Take a seat").click()
    petra.wait_for_url(anna.url)
    ready(petra)
    ready(anna)
    expect(anna.get_by_role("group", name="Players").get_by_text("Petra")).to_be_visible()
    jan = visitors.come(name="Jan")
    jan.goto(f"{house.address}/hall")
    playing = jan.get_by_role("list", name="Being played now").get_by_role("listitem")
    playing.filter(has_text="Anna the host").get_by_role("link", name="Watch").click()
    ready(jan)
    expect(jan.get_by_text("You are watching.")).to_be_visible()


def test_who_comes_too_late_is_told(house: House, visitors: Visitors) -> None:
    created = new_table(house, "Host of two", "Free", announced=True)
    late = visitors.come(name="Late")
    late.goto(f"{house.address}/hall")
    row = late.get_by_role("listitem").filter(has_text="Host of two")
    expect(row).to_be_visible(timeout=PATIENCE)
    late.evaluate(TAKE_THE_LAST_SEAT, created["table"]["id"])
    row.get_by_role("button", name="Take a seat").click()
    expect(late.get_by_role("alert")).to_have_text("All seats at this table have been taken.")


def test_the_solo_of_the_day(house: House, visitors: Visitors) -> None:
    anna, bruno = visitors.come(), visitors.come()
    anna.goto(house.address)
    anna.get_by_role("link", name="Solo of the day").click()
    anna.get_by_placeholder("Your name").fill("Anna of today")
    anna.get_by_role("button", name="Play").click()
    anna.wait_for_url("**/t/*")
    ready(anna)
    table = anna.url.rsplit("/", 1)[1]
    expect(anna.get_by_role("button", name="Hint")).to_have_count(0)
    (key,) = anna.evaluate("id => JSON.parse(localStorage.getItem('messina.keys.' + id))", table)
    anna.goto(house.address)
    play_by_program(house, table, key)
    anna.goto(f"{house.address}/daily")
    mine = anna.get_by_role("listitem").filter(has_text="Anna of today (you)").first
    expect(mine.get_by_role("link", name="Replay of Anna of today")).to_be_visible()
    expect(anna.get_by_role("button", name="Play it again")).to_be_visible()
    bruno.goto(f"{house.address}/daily")
    other = bruno.get_by_role("listitem").filter(has_text="Anna of today").first
    expect(other).to_be_visible()
    expect(other.get_by_role("link", name="Replay")).to_have_count(0)
    bruno.goto(f"{house.address}/t/{table}/replay")
    expect(bruno.get_by_role("alert")).to_have_text(FINISH_FIRST)
    bruno.goto(f"{house.address}/t/{table}")
    expect(bruno.get_by_role("alert")).to_have_text(FINISH_FIRST)
    mine.get_by_role("link", name="Replay of Anna of today").click()
    anna.wait_for_url("**/replay*")
    expect(anna.get_by_role("slider")).to_be_visible()


def play_by_program(house: House, table: str, key: str) -> None:
    """The rest of somebody's game, without a browser."""
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    number = 0
    while True:
        request = urllib.request.Request(f"{house.address}/api/tables/{table}/view", headers=headers)
        with urllib.request.urlopen(request, timeout=30) as answer:
            view = json.load(answer)
        if view["position"]["outcome"] is not None:
            return
        number += 1
        choice = view["choices"][number % len(view["choices"])]
        body = {"token": key, "id": f"p{number}", "version": view["version"], "code": choice["code"]}
        act = urllib.request.Request(
            f"{house.address}/api/tables/{table}/act", json.dumps(body).encode(), headers
        )
        urllib.request.urlopen(act, timeout=30).close()
