"""People who come with a browser of their own."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, ConsoleMessage, Error, Page

Size = tuple[int, int]
DESK: Final = (1280, 800)
PHONE: Final = (390, 844)
SMALL_PHONE: Final = (360, 640)
AT_ONCE: Final = {"speed": "instant", "itself": False}
"""Settings of somebody who sees everything at once and confirms every turn: so tests are quick, and nothing
happens without them."""
AWAY: Final = (
    "ERR_CONNECTION_REFUSED",
    "ERR_INTERNET_DISCONNECTED",
    "error occurred when fetching the script",
)
"""A server that is away on purpose is no fault of the page."""
REMEMBER: Final = """kept => {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage.setItem(name, JSON.stringify(value));
}"""


class Manner(NamedTuple):
    """What a browser is made for, and cannot be changed later."""

    locale: str
    moving: bool
    touch: bool


class Rack:
    """Browsers that are used again, each by one person at a time: in a new one the whole client would be
    compiled anew."""

    def __init__(self, browser: Callable[[], Browser]) -> None:
        self._browser = browser
        self._free: defaultdict[Manner, list[Page]] = defaultdict(list)

    def take(self, manner: Manner) -> Page:
        browser = self._browser()
        while free := self._free[manner]:
            page = free.pop()
            if page.context.browser is browser:
                return page
        context = browser.new_context(
            locale=manner.locale,
            reduced_motion="no-preference" if manner.moving else "reduce",
            has_touch=manner.touch,
            is_mobile=manner.touch,
        )
        return context.new_page()

    def give_back(self, manner: Manner, page: Page, address: str) -> None:
        """Empty, and at a place where nothing happens; one that cannot be brought there is thrown away."""
        try:
            for other in page.context.pages:
                if other is not page:
                    other.close()
            page.unroute_all()
            page.goto(quiet(address))
            page.emulate_media(media="null", color_scheme="light")
        except Error:
            page.context.close()
        else:
            self._free[manner].append(page)


class Visitors:
    """The people of one test."""

    def __init__(self, rack: Rack, address: str) -> None:
        self._rack = rack
        self._address = address
        self._here: list[tuple[Manner, Page]] = []

    def come(
        self,
        size: Size = DESK,
        *,
        locale: str = "en-GB",
        moving: bool = False,
        touch: bool = False,
        at: str = "",
        settings: dict[str, Any] = AT_ONCE,
        **kept: Any,
    ) -> Page:
        """With a browser that remembers these settings, and what else is kept there, for a server."""
        manner = Manner(locale, moving, touch)
        page = self._rack.take(manner)
        self._here.append((manner, page))
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        if page.url != quiet(at or self._address):
            page.goto(quiet(at or self._address))
        page.evaluate(
            REMEMBER, {f"messina.{name}": value for name, value in {"settings": settings, **kept}.items()}
        )
        return page

    def leave(self) -> None:
        for manner, page in self._here:
            self._rack.give_back(manner, page, self._address)


def quiet(address: str) -> str:
    """A page of the server on which nothing happens."""
    return f"{address}/api/health"


@contextmanager
def nothing_wrong(page: Page) -> Iterator[None]:
    """Errors of the page fail the test, and what it complains about in the console."""
    wrong: list[str] = []

    def fail(error: Error) -> None:
        wrong.append(str(error))

    def complain(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(away in message.text for away in AWAY):
            wrong.append(message.text)

    page.on("pageerror", fail)
    page.on("console", complain)
    yield
    page.remove_listener("pageerror", fail)
    page.remove_listener("console", complain)
    assert not wrong
