"""Replay: by steps, turns and rounds, by keyboard, by address; and playing on from a moment."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.hands import Hands, eventually, ready
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in


def moment(page: Page) -> int:
    return int(re.search(r"at=(\d+)", page.url)[1])  # type: ignore[index]


def test_replay_of_a_running_game(house: House, page: Page, artefacts: Path) -> None:
    table = take_in(house, in_the_middle, 3).id
    page.goto(f"{house.address}/t/{table}/replay?at=0")
    expect(page.get_by_role("toolbar")).to_be_visible()
    page.keyboard.press("End")
    page.wait_for_url(re.compile(r"at=[1-9]\d+"))
    last = moment(page)
    page.keyboard.press("ArrowLeft")
    page.wait_for_function("last => !location.search.endsWith('=' + last)", arg=last)
    assert moment(page) < last
    page.keyboard.press("Home")
    page.wait_for_url(re.compile("at=0$"))
    page.get_by_role("button", name="Next round").click()
    page.wait_for_url(re.compile(r"at=[1-9]\d*$"))
    start = moment(page)
    page.get_by_role("button", name="Next turn").click()
    eventually(page, lambda: moment(page) > start)
    turn = moment(page)
    page.get_by_role("button", name="Next step", exact=True).click()
    eventually(page, lambda: moment(page) > turn)
    page.screenshot(path=artefacts / "replay.png")
    shared = page.url
    status = page.locator("[role=status]").first.inner_text()
    page.goto(house.address)
    page.goto(shared)
    expect(page.locator("[role=status]").first).to_have_text(status)
    page.keyboard.press(" ")
    page.wait_for_function("start => location.href !== start", arg=shared)
    page.keyboard.press(" ")


def test_playing_on_from_a_moment(house: House, page: Page) -> None:
    taken = take_in(house, in_the_middle, 2)
    table = taken.id
    sit_down(page, house, taken)
    page.goto(f"{house.address}/t/{table}/replay?at=0")
    page.get_by_role("button", name="Next round").click()
    page.get_by_role("button", name="Next turn").click()
    page.get_by_role("button", name="Continue from here").click()
    page.get_by_role("button", name="At one table").click()
    page.wait_for_url(re.compile("/t/(?!" + table + ")[^/]+$"))
    ready(page)
    Hands(page, seed=13).play_on(3)


def test_the_log_leads_into_the_replay(house: House, page: Page) -> None:
    sit_down(page, house, take_in(house, in_the_middle, 2))
    ready(page)
    page.keyboard.press("l")
    page.get_by_role("link", name="Replay from here").last.click()
    page.wait_for_url(re.compile(r"/replay\?at=\d+"))
    expect(page.get_by_role("toolbar")).to_be_visible()
