"""People with several devices, and links that work for others."""

import json

from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.e2e.hands import Hands, new_game, ready
from tests.e2e.house import House
from tests.e2e.qr import text_in
from tests.e2e.visitors import PHONE, Visitors


def keyring_link(page: Page, house: House) -> str:
    ready(page)
    page.goto(house.address)
    page.locator("aside .open button").last.click()
    link = page.locator("dialog input[readonly]")
    picture = page.get_by_role("dialog").get_by_role("img", name="Link to your game in progress")
    expect(picture).to_be_visible()
    return link.input_value()


def test_a_game_goes_on_at_another_device(house: House, visitors: Visitors) -> None:
    first, second = visitors.come(), visitors.come(PHONE)
    new_game(first, house.address, "bots", 2, name0="Anna")
    Hands(first, seed=5).play_on(3)
    second.goto(keyring_link(first, house))
    expect(second.get_by_role("dialog")).to_contain_text("Bring 1 game")
    expect(second).to_have_url(f"{house.address}/")
    second.locator("dialog .primary").click()
    second.locator("aside li a").click()
    ready(second)
    Hands(second, seed=6).play_on(2)


def test_a_keyring_is_saved_and_opened_as_a_file(house: House, visitors: Visitors) -> None:
    first, second = visitors.come(), visitors.come()
    new_game(first, house.address, "bots", 2, name0="Anna")
    keyring_link(first, house)
    with first.expect_download() as saving:
        first.get_by_role("button", name="Save as a file").click()
    kept = saving.value.path().read_bytes()
    assert json.loads(kept)["name"] == "Anna"
    second.goto(house.address)
    second.locator("aside .open button").last.click()
    files = second.locator("dialog input[type=file]")
    files.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": kept[:-9]})
    expect(second.get_by_role("alert")).to_have_text("This file is not a keyring of this game.")
    files.set_input_files({"name": "x.json", "mimeType": "application/json", "buffer": kept})
    expect(second.locator("aside li a")).to_have_count(1)


def test_a_broken_keyring_link_is_one_clear_sentence(house: House, page: Page) -> None:
    page.goto(f"{house.address}/#keyring=broken")
    expect(page.get_by_role("alert")).to_contain_text("is incomplete")


def test_links_for_others_are_copied_without_https_too(house: House, context: BrowserContext) -> None:
    context.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page = context.new_page()
    page.goto(house.address)
    page.locator("label:has(input[value=online])").click()
    page.locator(".row select").first.select_option("")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("main code")).to_have_text("messina web --host 0.0.0.0")
    link = page.locator("main .share input").first
    page.locator(".share button").first.click()
    expect(page.locator(".share button").first).to_have_text("Copied")
    page.locator(".share button[aria-expanded]").first.click()
    expect(page.locator(".picture svg")).to_have_count(1)
    address = link.input_value()
    page.evaluate("document.querySelector('main input').readOnly = false")
    link.fill("")
    link.press("Control+V")
    assert link.input_value() == address


def test_an_invitation_is_taken_by_its_link_and_by_its_picture(house: House, visitors: Visitors) -> None:
    page, by_link, by_picture = visitors.come(), visitors.come(PHONE), visitors.come(PHONE)
    page.goto(house.address)
    page.locator("label:has(input[value=online])").click()
    for row in range(page.locator(".row select").count()):
        page.locator(".row select").nth(row).select_option("")
    page.locator("form button.primary").click()
    page.wait_for_url("**/t/*")
    shares = page.locator("main .share")
    expect(shares).to_have_count(2)
    link = shares.first.locator("input").input_value()
    shares.last.locator("button[aria-expanded]").click()
    pictured = text_in(shares.last.locator(".picture svg"))
    assert pictured == shares.last.locator("input").input_value() != link
    for guest, address, name in ((by_link, link, "Jan"), (by_picture, pictured, "Petra")):
        guest.goto(address)
        guest.get_by_label("Your name at the table").fill(name)
        guest.locator("main form .primary").click()
    for somebody in (page, by_link, by_picture):
        ready(somebody)
    for guest in (by_link, by_picture):
        assert "key=" not in guest.url


def test_a_page_of_a_client_that_was_replaced_is_loaded_anew(house: House, visitors: Visitors) -> None:
    """Its parts are no longer on the server; the new client's are."""
    page = visitors.come()
    page.goto(house.address)
    asked: list[str] = []

    def gone_at_first(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=404)
        else:
            route.continue_()

    page.route("**/assets/HallPage-*", gone_at_first)
    page.get_by_role("link", name="Hall").click()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    assert len(asked) == 2


def test_the_app_opens_without_the_network(house: House, context: BrowserContext) -> None:
    page = context.new_page()
    page.goto(house.address)
    page.evaluate("navigator.serviceWorker.register('/worker.js')")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto(f"{house.address}/rules")
    expect(page.locator("[id='10.2']")).to_be_visible()
    page.goto(house.address)
    expect(page.locator("form button.primary")).to_be_visible()


def test_the_app_can_be_installed(house: House, page: Page) -> None:
    page.goto(house.address)
    manifest = page.locator("link[rel=manifest]").get_attribute("href")
    answer = page.request.get(f"{house.address}{manifest}")
    assert answer.headers["content-type"].startswith("application/manifest+json")
    for icon in answer.json()["icons"]:
        assert page.request.get(f"{house.address}/{icon['src']}").headers["content-type"] == icon["type"]
