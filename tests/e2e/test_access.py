"""Nobody is shut out: axe finds nothing to complain about, and who only hears the table can play."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.conftest import do_without
from tests.e2e.hands import eventually, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.moments import at_the_end, building, fighting, in_the_middle, paid_advance, sit_down, take_in
from tests.e2e.online import door, new_table, take_all_seats
from tests.e2e.test_quick import before_another, several_lieutenants, the_very_last

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def is_drawn(rule: str, node: dict[str, Any]) -> bool:
    """Digits printed on tiles and pieces are part of a drawing; its label says them in words."""
    return rule == "label-content-name-mismatch" and "data-tip=" in node["html"]


def violations(page: Page) -> list[str]:
    """In the light and in the dark, where only the colours are others."""
    if not AXE.exists():
        do_without("axe-core is not installed: `npm ci` in web/")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = complaints(page)
    with in_the_dark(page):
        return found + complaints(page, runOnly=["color-contrast"])


def complaints(page: Page, **options: Any) -> list[str]:
    options["resultTypes"] = ["violations"]
    found: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"]
        if not is_drawn(one["id"], node)
    ]


@contextmanager
def in_the_dark(page: Page) -> Iterator[None]:
    page.emulate_media(color_scheme="dark")
    expect(page.locator("html[data-theme=dark]")).to_be_attached()
    yield
    page.emulate_media(color_scheme="light")
    expect(page.locator("html[data-theme=light]")).to_be_attached()


def take_pictures(page: Page, artefacts: Path, name: str) -> None:
    page.screenshot(path=artefacts / f"{name}-light.png")
    with in_the_dark(page):
        page.screenshot(path=artefacts / f"{name}-dark.png")


def test_no_violations_at_the_table(house: House, looked_at: Page, artefacts: Path) -> None:
    page = looked_at
    for moment in (in_the_middle, several_lieutenants, paid_advance, fighting, building):
        table = take_in(house, moment, 3)
        sit_down(page, house, table)
        ready(page)
        assert violations(page) == []
    page.mouse.move(5, 5)
    take_pictures(page, artefacts, "table")
    for width, height in ((820, 1180), (390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        assert violations(page) == []


def test_nor_on_other_pages(house: House, looked_at: Page, artefacts: Path) -> None:
    page = looked_at
    page.goto(house.address)
    expect(page.locator("form button.primary")).to_be_visible()
    take_pictures(page, artefacts, "start")
    assert violations(page) == []

    page.goto(f"{house.address}/t/{take_in(house, building, 3).id}/replay?at=40")
    expect(page.get_by_role("toolbar")).to_be_visible()
    take_pictures(page, artefacts, "replay")
    assert violations(page) == []

    page.goto(f"{house.address}/rules#6.2")
    expect(page.locator("[id='6.2']")).to_be_in_viewport()
    assert violations(page) == []

    sit_down(page, house, take_in(house, at_the_end, 2))
    page.locator("a[href$='/end']").click()
    expect(page.locator("tfoot td")).to_have_count(2)
    take_pictures(page, artefacts, "end")
    assert violations(page) == []

    for name in ("learn?at=3", "aid", "puzzle", "nowhere"):
        page.goto(f"{house.address}/{name}")
        expect(page.locator("main")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], name


def test_nor_where_people_meet(house: House, looked_at: Page, artefacts: Path) -> None:
    page = looked_at
    online = new_table(house, "Anna", "Bruno", announced=True)
    page.goto(door(house, online, 1))
    expect(page.locator("main dl")).to_be_visible()
    take_pictures(page, artefacts, "door")
    assert violations(page) == []
    for name in ("hall", "daily"):
        page.goto(f"{house.address}/{name}")
        expect(page.locator(".picture svg")).to_be_visible()
        take_pictures(page, artefacts, name)
        assert violations(page) == []
    take_all_seats(page, house, online)
    ready(page)
    page.keyboard.press("c")
    expect(page.get_by_role("log")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="People at this table").click()
    assert violations(page) == []


def test_nor_on_what_opens_beside_the_table(house: House, looked_at: Page) -> None:
    page = looked_at
    sit_down(page, house, take_in(house, in_the_middle, 4))
    ready(page)
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    expect(page.get_by_role("dialog")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for tab in range(1, 5):
            page.locator("nav button").nth(tab).click()
            assert violations(page) == [], f"tab {tab} of {width}"


def test_nor_on_what_comes_over_it(house: House, looked_at: Page) -> None:
    page = looked_at
    for moment, banner in ((before_another, "pass"), (the_very_last, "finale")):
        sit_down(page, house, take_in(house, moment, 2))
        ready(page)
        page.locator("[data-verb=end]").click()
        if page.locator("[data-sure]").count():
            page.locator("[data-sure]").click()
        expect(page.locator(f"[data-banner={banner}]")).to_be_visible()
        assert violations(page) == []


ASIDE = ("Size of the picture", "The other players", "Log", "Last turns", "Other lieutenant")
"""Buttons and groups of buttons that answer nothing."""


class Reader:
    """A screen reader and a keyboard: roles and names of the accessibility tree, nothing of the picture."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._line = page.context.new_cdp_session(page)

    def _tree(self) -> dict[str, dict[str, Any]]:
        found = self._line.send("Accessibility.getFullAXTree")["nodes"]
        return {node["nodeId"]: node for node in found if not node["ignored"]}

    def answers(self) -> dict[str, int]:
        """Buttons that are not disabled, on the board or among the answers, by name."""
        tree = self._tree()
        parents = {child: node for node in tree.values() for child in node.get("childIds", ())}
        found: dict[str, int] = {}
        for id, node in tree.items():
            if told(node, "role") != "button" or is_disabled(node):
                continue
            around = [node, *above(id, parents)]
            names = [told(one, "name") for one in around]
            assert names[0], "who hears cannot find a button without a name"
            answers = "Answers" in names or names[0].startswith("Confirm")
            if (answers or "main" in [told(one, "role") for one in around]) and not set(names) & set(ASIDE):
                found[names[0]] = node["backendDOMNodeId"]
        return found

    def hears(self, role: str, begins: str = "") -> int | None:
        """Something with this role, and with a name that begins so."""
        document = self._line.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
        asked = {"nodeId": document, "role": role}
        for node in self._line.send("Accessibility.queryAXTree", asked)["nodes"]:
            if not node["ignored"] and told(node, "name").startswith(begins) and not is_disabled(node):
                return int(node["backendDOMNodeId"])
        return None

    def press(self, node: int | None, key: str = "Enter") -> None:
        assert node is not None, "who hears cannot find it"
        self._line.send("DOM.focus", {"backendNodeId": node})
        self.page.keyboard.press(key)


def told(node: dict[str, Any], what: str) -> str:
    return str(node.get(what, {}).get("value", ""))


def is_disabled(node: dict[str, Any]) -> bool:
    return any(one["name"] == "disabled" and one["value"].get("value") for one in node.get("properties", ()))


def above(id: str, parents: dict[str, dict[str, Any]]) -> Iterator[dict[str, Any]]:
    while id in parents:
        yield parents[id]
        id = parents[id]["nodeId"]


def test_a_whole_game_is_played_by_somebody_who_only_hears_it(house: House, page: Page) -> None:
    """What is done is found in the tree alone; the page is only asked whether it is still busy."""
    page.goto(house.address)
    reader, dice = Reader(page), random.Random(3)
    eventually(page, lambda: reader.hears("radio", "Solo") is not None)
    reader.press(reader.hears("radio", "Solo"), "Space")
    eventually(page, lambda: reader.hears("button", "Start the solo") is not None)
    reader.press(reader.hears("button", "Start the solo"))
    ready(page)
    while reader.hears("link", "See the result") is None:
        at = version(page)
        answers = reader.answers()
        assert answers, page.locator("[role=status]").first.inner_text()
        names = sorted(answers)
        ending = [name for name in names if name.startswith("Confirm")]
        name = dice.choice(ending if ending and dice.random() < 0.5 else names)
        reader.press(answers[name])
        if reader.hears("dialog") is not None:
            reader.press(reader.hears("button", "Confirm anyway"))
        moved_on(page, at)
        ready(page)
    reader.press(reader.hears("link", "See the result"))
    eventually(page, lambda: reader.hears("table") is not None)
