"""The whole client below a path of its host: pages, sockets, links, what works offline and is remembered."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.hands import Hands, new_game
from tests.e2e.house import House, free_port
from tests.e2e.proxy import stripping_proxy
from tests.e2e.visitors import Visitors


@pytest.fixture
def club(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The address people know; a proxy in front takes its path away, or there is none and the path stays."""
    port = free_port()
    strips = request.param == "a proxy that strips"
    house = House(tmp_path, 0.0, "--public-url", f"http://127.0.0.1:{port}/messina")
    house.open()
    if strips:
        with stripping_proxy(port, house.port, "/messina"):
            yield f"http://127.0.0.1:{port}/messina"
    else:
        yield f"{house.address}/messina"
    house.kill()


@pytest.mark.parametrize("club", ["a proxy that strips", "a proxy that does not"], indirect=True)
def test_a_game_below_a_path(club: str, visitors: Visitors) -> None:
    page = visitors.come(at=club)
    new_game(page, club, "bots", 2, name0="Anna")
    assert page.url.startswith(f"{club}/t/")
    Hands(page, seed=5).play_on(1)
    page.reload()
    Hands(page, seed=6).play_on(1)
    assert all(key.startswith("/messinamessina.") or key == "messina.settings" for key in stored(page))
    page.goto(f"{club}/")
    game = page.locator("aside li a")
    assert game.get_attribute("href") == page.evaluate("document.querySelector('aside li a').pathname")
    game.click()
    page.wait_for_url(f"{club}/t/*")
    page.goto(f"{club}/rules")
    expect(page.locator("[id='10.2']")).to_be_visible()


@pytest.mark.parametrize("club", ["a proxy that strips"], indirect=True)
def test_links_and_the_app_begin_with_the_path(
    club: str, visitors: Visitors, context: BrowserContext
) -> None:
    page = context.new_page()
    page.goto(f"{club}/")
    manifest = page.request.get(f"{club}/manifest.webmanifest").json()
    assert (manifest["start_url"], manifest["scope"]) == ("./", "./")
    page.evaluate("navigator.serviceWorker.register('/messina/worker.js')")
    assert page.evaluate("navigator.serviceWorker.ready.then(({ scope }) => scope)") == f"{club}/"
    page.locator("label:has(input[value=online])").click()
    page.locator(".row select").first.select_option("")
    page.locator("form button.primary").click()
    link = page.locator("main .share input").first
    expect(link).to_have_value(re.compile(f"^{club}/t/[a-z0-9]+#key="))
    guest = visitors.come(at=club)
    guest.goto(link.input_value())
    guest.locator("main input").fill("Bianca")
    guest.locator("main .primary").click()
    expect(guest.locator("main li", has_text="Bianca")).to_contain_text("you")
    context.set_offline(True)
    page.goto(f"{club}/aid")
    expect(page.locator("h1")).to_be_visible()


def stored(page: Page) -> list[str]:
    keys: list[str] = json.loads(page.evaluate("JSON.stringify(Object.keys(localStorage))"))
    return keys
