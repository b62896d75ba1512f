"""What axe has to say about a page, in the light and in the dark."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from tests.e2e.conftest import do_without

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page, pictures: Path | None = None, within: str = "html") -> list[str]:
    """In the dark only the colours are others. Both are pictured, if there is a name for the pictures. Of a
    page that was looked at before, what is new on it is enough."""
    if not AXE.exists():
        do_without("axe-core is not installed: `npm ci` in web/")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = complaints(page, within)
    take_picture(page, pictures, "light")
    with in_the_dark(page):
        take_picture(page, pictures, "dark")
        return found + complaints(page, within, runOnly=["color-contrast"])


def complaints(page: Page, within: str, **options: Any) -> list[str]:
    options["resultTypes"] = ["violations"]
    found: dict[str, Any] = page.evaluate(
        "([within, options]) => axe.run(within, options)", [within, options]
    )
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
        if not is_drawn(one["id"], node)
    ]


def is_drawn(rule: str, node: dict[str, Any]) -> bool:
    """Digits printed on tiles and pieces are part of a drawing; its label says them in words."""
    return rule == "label-content-name-mismatch" and "data-tip=" in node["html"]


@contextmanager
def in_the_dark(page: Page) -> Iterator[None]:
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for(state="attached")
    yield
    page.emulate_media(color_scheme="light")
    page.locator("html[data-theme=light]").wait_for(state="attached")


def take_picture(page: Page, pictures: Path | None, light: str) -> None:
    if pictures is not None:
        page.screenshot(path=pictures.with_name(f"{pictures.name}-{light}.png"))
