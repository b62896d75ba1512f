"""Games in chromium: every worker has a server and a browser of its own.

Without chromium or the built client there is nothing to see, and the tests are skipped; where
MESSINA_BROWSER=require is set, as in CI, that is an error.
"""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import (  # noqa: E402
    Browser,
    BrowserContext,
    Page,
    Playwright,
    sync_playwright,
)

from tests.e2e.house import House  # noqa: E402
from tests.e2e.visitors import Rack, Visitors, nothing_wrong  # noqa: E402

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
SHORT_LIVED = "--js-flags=--no-maglev --no-turbofan"
"""A page lives for seconds here: to compile its code with care costs more than it brings."""


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
            arguments = [*ARGUMENTS, SHORT_LIVED]
            self._browser = self._driver.chromium.launch(executable_path=self._path, args=arguments)
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()


@pytest.fixture(scope="session")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as driver:
        yield driver


@pytest.fixture(scope="session")
def chromium(driver: Playwright) -> Iterator[Chromium]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if path is None:
        do_without("there is no chromium here (Debian: apt-get install chromium-headless-shell)")
    chromium = Chromium(driver, path)
    yield chromium
    chromium.close()


@pytest.fixture
def context(chromium: Chromium) -> Iterator[BrowserContext]:
    """A browser that nobody else uses: for who changes what cannot be taken back, such as its clock."""
    context = chromium.now().new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB"
    )
    yield context
    context.close()


@pytest.fixture(scope="session")
def rack(chromium: Chromium) -> Rack:
    return Rack(chromium.now)


@pytest.fixture
def visitors(rack: Rack, house: House) -> Iterator[Visitors]:
    visitors = Visitors(rack, house.address)
    yield visitors
    visitors.leave()


@pytest.fixture
def page(visitors: Visitors) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen."""
    page = visitors.come()
    with nothing_wrong(page):
        yield page


@pytest.fixture(scope="session")
def artefacts() -> Path:
    ARTEFACTS.mkdir(exist_ok=True)
    return ARTEFACTS
