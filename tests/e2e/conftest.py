import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

playwright = pytest.importorskip("playwright.sync_api")

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright  # noqa: E402

from tests.e2e.house import House  # noqa: E402

CLIENT = Path(__file__).parents[2] / "src" / "messina" / "server" / "client" / "index.html"
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
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


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that all tests of this process share; each has tables of its own."""
    if not CLIENT.exists():
        pytest.skip("the browser client is not built: `npm ci && npm run build` in web/")
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.kill()


@pytest.fixture
def mortal_house(tmp_path: Path) -> Iterator[House]:
    """A server of one's own, to be killed."""
    if not CLIENT.exists():
        pytest.skip("the browser client is not built: `npm ci && npm run build` in web/")
    house = House(tmp_path)
    house.open()
    yield house
    house.kill()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        pytest.skip("there is no chromium here (Debian: apt-get install chromium)")
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=list(ARGUMENTS))
        yield browser
        browser.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser of a person who wants no motion, so that tests are quick."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB"
    )
    yield context
    context.close()


@pytest.fixture
def page(context: BrowserContext) -> Iterator[Page]:
    """A page on which nothing may go wrong unseen."""
    page = context.new_page()
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))

    def note(message: ConsoleMessage) -> None:
        """A server that is away on purpose is no fault of the page."""
        if message.type == "error" and "ERR_CONNECTION_REFUSED" not in message.text:
            wrong.append(message.text)

    page.on("console", note)
    yield page
    assert not wrong


@pytest.fixture(scope="session")
def artefacts() -> Path:
    ARTEFACTS.mkdir(exist_ok=True)
    return ARTEFACTS
