"""Windows of the three engines: Chromium, Firefox and WebKit.

Playwright drives the first two, WebDriver the third. A window does what both of them can, under Playwright's
names, so that a test is written once and `sit_down` sits down in every engine.
"""

import contextlib
import os
import subprocess
import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Error, Page
from selenium import webdriver
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

from tests.e2e.hands import BOARD
from tests.e2e.visitors import Size

PATIENCE: Final = 15.0
WEBKIT: Final = Path(__file__).with_name("webkit_browser.py")
WRONG: Final = "WRONG "
"""What the browser of WebKit writes before everything that goes wrong in a page."""
KEYS: Final = {"Escape": Keys.ESCAPE, "Enter": Keys.ENTER, "Backspace": Keys.BACKSPACE, "End": Keys.END}
SEEN: Final = """find => {
  const boxes = find().map((one) => one.getBoundingClientRect());
  const { left, top, width, height } = boxes.find((box) => box.width > 0) ?? new DOMRect();
  return [left, top, width, height];
}"""
BOX: Final = f"selector => ({SEEN})(() => [...document.querySelectorAll(selector)])"
BUTTON: Final = f"""name => ({SEEN})(() => [...document.querySelectorAll('button, a, [role=button]')]
  .filter((one) => (one.ariaLabel ?? one.innerText).trim().startsWith(name)))"""
"""Where the first thing is drawn that can be seen: by its selector, or by the beginning of its name."""


class Box(NamedTuple):
    """Where something is drawn, in pixels of the window."""

    left: float
    top: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.left + self.width

    @property
    def bottom(self) -> float:
        return self.top + self.height

    @property
    def middle(self) -> tuple[float, float]:
        return self.left + self.width / 2, self.top + self.height / 2


class Window(ABC):
    """One window, with a pointer and a keyboard."""

    @abstractmethod
    def goto(self, url: str, /) -> None: ...

    @abstractmethod
    def evaluate(self, script: str, argument: Any = None, /) -> Any: ...

    @abstractmethod
    def resize(self, size: Size) -> None: ...

    @abstractmethod
    def move(self, x: float, y: float) -> None: ...

    @abstractmethod
    def down(self) -> None: ...

    @abstractmethod
    def up(self) -> None: ...

    @abstractmethod
    def wheel(self, x: float, y: float, by: int) -> None: ...

    @abstractmethod
    def press(self, key: str) -> None: ...

    @abstractmethod
    def type(self, text: str) -> None: ...

    @abstractmethod
    def screenshot(self) -> bytes: ...

    @abstractmethod
    def complaints(self) -> list[str]:
        """Take what has gone wrong in the page since the last time."""

    def wait_for(self, script: str, argument: Any = None) -> Any:
        """Wait until the function returns something, and return it."""
        until = time.monotonic() + PATIENCE
        while not (found := self.evaluate(script, argument)):
            assert time.monotonic() < until, f"it does not come to that: {script} {argument or ''}"
            time.sleep(0.02)
        return found

    def box(self, selector: str) -> Box:
        """Wait until something is drawn, and tell where."""
        return self._seen(BOX, selector)

    def button(self, name: str) -> Box:
        """Wait until a button with this name is drawn, and tell where."""
        return self._seen(BUTTON, name)

    def _seen(self, script: str, argument: str) -> Box:
        until = time.monotonic() + PATIENCE
        while not (box := Box(*self.evaluate(script, argument))).width:
            assert time.monotonic() < until, f"{argument} is not to be seen"
            time.sleep(0.02)
        return box

    def count(self, selector: str) -> int:
        found: int = self.evaluate("selector => document.querySelectorAll(selector).length", selector)
        return found

    def text(self, selector: str) -> str:
        found: str = self.wait_for("selector => document.querySelector(selector)?.innerText", selector)
        return found

    def click(self, at: Box) -> None:
        self.move(*at.middle)
        self.down()
        self.up()

    def drag(self, x: float, y: float, across: float, down: float) -> None:
        self.move(x, y)
        self.down()
        for step in (1, 2, 3):
            self.move(x + across * step / 3, y + down * step / 3)
        self.up()


def ready(window: Window) -> None:
    """Wait until nothing moves on the table, and nothing is on its way."""
    window.wait_for("board => document.querySelector(board) !== null", f"{BOARD}[aria-busy=false]")


def version(window: Window) -> int:
    found: int = window.evaluate("board => Number(document.querySelector(board).dataset.version)", BOARD)
    return found


def moved_on(window: Window, at: int) -> None:
    """Wait until the table is past a version."""
    window.wait_for(
        "([board, at]) => Number(document.querySelector(board).dataset.version) > at", [BOARD, at]
    )


class PlaywrightWindow(Window):
    """A window of Chromium or Firefox."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._complaints: list[str] = []
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        page.on(
            "console",
            lambda message: (
                self._complaints.append(message.text) if message.type in ("error", "warning") else None
            ),
        )

    def goto(self, url: str, /) -> None:
        try:
            self._page.goto(url)
        except Error:  # Firefox says so of a page that was still on its way
            self._page.goto(url)

    def evaluate(self, script: str, argument: Any = None, /) -> Any:
        return self._page.evaluate(script, argument)

    def resize(self, size: Size) -> None:
        self._page.set_viewport_size({"width": size[0], "height": size[1]})

    def move(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)

    def down(self) -> None:
        self._page.mouse.down()

    def up(self) -> None:
        self._page.mouse.up()

    def wheel(self, x: float, y: float, by: int) -> None:
        self._page.mouse.move(x, y)
        self._page.mouse.wheel(0, by)

    def press(self, key: str) -> None:
        self._page.keyboard.press(key)

    def type(self, text: str) -> None:
        self._page.keyboard.type(text)

    def screenshot(self) -> bytes:
        """Take a picture; that the page refuses Playwright's own style is no fault of the page."""
        before = len(self._complaints)
        picture = self._page.screenshot()
        del self._complaints[before:]
        return picture

    def complaints(self) -> list[str]:
        taken, self._complaints = self._complaints, []
        return taken


class WebKitWindow(Window):
    """A window of WebKitGTK."""

    def __init__(self, browser: webdriver.WebKitGTK, log: Path) -> None:
        self._browser = browser
        self._log = log.open()

    def goto(self, url: str, /) -> None:
        self._browser.get(url)

    def evaluate(self, script: str, argument: Any = None, /) -> Any:
        call = f"({script})(arguments[0])" if "=>" in script else script
        return self._browser.execute_script(f"return {call}", argument)

    def resize(self, size: Size) -> None:
        self._browser.set_window_rect(0, 0, *size)
        self.wait_for("size => innerWidth === size[0] && innerHeight === size[1]", size)

    def move(self, x: float, y: float) -> None:
        actions = self._actions()
        actions.pointer_action.move_to_location(round(x), round(y))
        actions.perform()

    def down(self) -> None:
        actions = self._actions()
        actions.pointer_action.pointer_down()
        actions.perform()

    def up(self) -> None:
        actions = self._actions()
        actions.pointer_action.pointer_up()
        actions.perform()

    def wheel(self, x: float, y: float, by: int) -> None:
        actions = self._actions()
        # A wheel that is turned as far as the last time is taken for one that was not turned.
        for turned in (0, by):
            actions.wheel_action.scroll(round(x), round(y), 0, turned)
        actions.perform()

    def press(self, key: str) -> None:
        self.type(KEYS.get(key, key))

    def type(self, text: str) -> None:
        actions = self._actions()
        actions.key_action.send_keys(text)
        actions.perform()

    def _actions(self) -> ActionBuilder:
        return ActionBuilder(self._browser, duration=0)

    def screenshot(self) -> bytes:
        return self._browser.get_screenshot_as_png()

    def complaints(self) -> list[str]:
        return [line.removeprefix(WRONG).strip() for line in self._log if line.startswith(WRONG)]


@contextlib.contextmanager
def webkit_browser(folder: Path) -> Iterator[WebKitWindow]:
    """WebKitGTK with a screen of its own."""
    log = folder / "webkit.log"
    log.touch()
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "2800x1700x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert screen.stdout is not None
    try:
        display = f":{screen.stdout.readline().strip()}"
        options = Options()
        options.binary_location = str(WEBKIT)
        service = Service(log_output=str(log), env={**os.environ, "DISPLAY": display})
        browser = webdriver.WebKitGTK(options, service)
        try:
            yield WebKitWindow(browser, log)
        finally:
            browser.quit()
    finally:
        screen.terminate()
        screen.wait()
