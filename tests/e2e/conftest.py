"""Games in chromium: every worker has a server and a browser of its own.

Without chromium or the built client there is nothing to see, and the tests are skipped; where
MESSINA_BROWSER=require is set, as in CI, that is an error.
"""

import json
import os
import shutil
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import (  # noqa: E402
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    Route,
    sync_playwright,
)

from tests.e2e.house import House  # noqa: E402

CLIENT = Path(__file__).parents[2] / "src" / "messina" / "server" / "client" / "index.html"
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
REQUIRED = os.environ.get("MESSINA_BROWSER") == "require"
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same engine each; without windows to draw it takes half the time."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


AT_ONCE = """
  const [settings, wanted] = ['messina.settings', { speed: 'instant', itself: false }];
  if (localStorage.getItem(settings) === null) localStorage.setItem(settings, JSON.stringify(wanted));
"""


def do_without(what: str) -> NoReturn:
    if REQUIRED:
        pytest.fail(what)
    pytest.skip(what)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests of this process share; each has tables of its own."""
    yield from opened(tmp_path_factory.mktemp("house"))


@pytest.fixture
def mortal_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    yield from opened(tmp_path)


def opened(folder: Path) -> Iterator[House]:
    if not CLIENT.exists():
        do_without("the browser client is not built: `make client`")
    house = House(folder)
    house.open()
    yield house
    house.kill()


class Chromium:
    """One browser for all tests of this process; one that has died is started again."""

    def __init__(self, driver: Playwright, path: str) -> None:
        self._driver = driver
        self._path = path
        self._browser: Browser | None = None

    def now(self) -> Browser:
        if self._browser is None or not self._browser.is_connected():
            self._browser = self._driver.chromium.launch(executable_path=self._path, args=list(ARGUMENTS))
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Chromium]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        do_without("there is no chromium here (Debian: apt-get install chromium-headless-shell)")
    with sync_playwright() as driver:
        chromium = Chromium(driver, path)
        yield chromium
        chromium.close()


@pytest.fixture
def browser(chromium: Chromium) -> Browser:
    return chromium.now()


@pytest.fixture
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A browser of a person who wants no motion, everything at once, and to confirm every turn: so tests are
    quick, and nothing happens without them.

    The games it begins are the same every time, so that what fails can be seen again.
    """
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB"
    )
    context.add_init_script(AT_ONCE)
    seed = zlib.crc32(request.node.name.encode())

    def begin(route: Route) -> None:
        route.continue_(post_data=json.dumps({"seed": seed, **(route.request.post_data_json or {})}))

    context.route("**/api/tables", begin)
    yield context
    context.close()


AWAY = ("ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "error occurred when fetching the script")


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def note(message: ConsoleMessage) -> None:
        """A server that is away on purpose is no fault of the page."""
        if message.type == "error" and not any(away in message.text for away in AWAY):
            wrong.append(message.text)

    page.on("console", note)
    yield page
    assert not wrong


@pytest.fixture
def looked_at(browser: Browser) -> Iterator[Page]:
    """A page that axe may look at, by day."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800},
        reduced_motion="reduce",
        color_scheme="light",
        locale="en-GB",
        bypass_csp=True,
    )
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def artefacts() -> Path:
    ARTEFACTS.mkdir(exist_ok=True)
    return ARTEFACTS
