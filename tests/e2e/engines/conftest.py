"""A window of each engine, shared by the tests of a process; each begins as somebody who was never here."""

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright

from tests.e2e.conftest import Chromium, do_without
from tests.e2e.engines.windows import PlaywrightWindow, WebKitWindow, Window, webkit_browser
from tests.e2e.house import House
from tests.e2e.visitors import AT_ONCE, DESK, REMEMBER, quiet

FIREFOX_SETTINGS: dict[str, str | float | bool] = {
    "ui.prefersReducedMotion": 1,
    "devtools.jsonview.enabled": False,
}
"""A file of JSON is a page like any other, too."""


@pytest.fixture(scope="session")
def chromium_window(chromium: Chromium) -> Iterator[Window]:
    context = chromium.now().new_context(reduced_motion="reduce", locale="en-GB")
    yield PlaywrightWindow(context.new_page())
    context.close()


@pytest.fixture(scope="session")
def firefox_window(driver: Playwright) -> Iterator[Window]:
    path = shutil.which("firefox-esr") or shutil.which("firefox")
    if path is None:
        do_without("there is no Firefox here (Debian: apt-get install firefox-esr)")
    # The channel is one of BiDi: it drives a Firefox as it comes.
    browser = driver.firefox.launch(
        channel="moz-firefox", executable_path=path, firefox_user_prefs=FIREFOX_SETTINGS
    )
    yield PlaywrightWindow(browser.new_context(locale="en-GB").new_page())
    browser.close()


@pytest.fixture(scope="session")
def webkit_window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKitWindow]:
    if shutil.which("WebKitWebDriver") is None or shutil.which("Xvfb") is None:
        packages = "webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1"
        do_without(f"there is no WebKit here (Debian: apt-get install {packages})")
    with webkit_browser(tmp_path_factory.mktemp("webkit")) as window:
        yield window


@pytest.fixture(params=["chromium", "firefox", "webkit"])
def window(request: pytest.FixtureRequest, house: House) -> Iterator[Window]:
    """A window on whose page nothing may go wrong unseen."""
    window: Window = request.getfixturevalue(f"{request.param}_window")
    window.resize(DESK)
    window.goto(quiet(house.address))
    window.evaluate(REMEMBER, {"messina.settings": AT_ONCE})
    window.move(5, 5)
    window.complaints()
    yield window
    window.goto(quiet(house.address))
    assert window.complaints() == []
