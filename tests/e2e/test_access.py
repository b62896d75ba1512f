"""Nobody is shut out: what comes over the table or stands beside it is for everybody, and who only hears the
table can play. Axe looks at the other pages where they are looked at anyway: test_pages, test_screens."""

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.axe import violations
from tests.e2e.hands import eventually, moved_on, ready, version
from tests.e2e.house import House
from tests.e2e.moments import in_the_middle, sit_down, take_in
from tests.e2e.test_quick import NORMAL, before_another, the_very_last
from tests.e2e.visitors import Visitors


def test_axe_finds_nothing_beside_the_city_on_a_phone_on_its_side(house: House, page: Page) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    sit_down(page, house, take_in(house, in_the_middle, 4))
    ready(page)
    for tab in range(1, 5):
        page.locator("nav button").nth(tab).click()
        assert violations(page, within=".flank") == [], f"tab {tab}"


def test_nor_on_what_comes_over_it(house: House, visitors: Visitors) -> None:
    page = visitors.come(settings=NORMAL)
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
        name = dice.choice(ending if ending and dice.random() < 0.8 else names)
        reader.press(answers[name])
        if reader.hears("dialog") is not None:
            reader.press(reader.hears("button", "Confirm anyway"))
        moved_on(page, at)
        ready(page)
    reader.press(reader.hears("link", "See the result"))
    eventually(page, lambda: reader.hears("table") is not None)
