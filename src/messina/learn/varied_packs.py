"""Packs with values drawn anew, to learn what printed things are worth and not only which they are.

A *near* pack is the packaged one with its reconstructed values (marked R) drawn anew, as owners may correct
them. A *far* pack has nearly everything drawn anew, registers too. The draws keep the style of the print.
"""

import json
from collections.abc import Callable, Sequence
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from messina.errors import PackError
from messina.packs import load_pack, pack_source, read_pack, read_toml
from messina.packs.provenance import marks_of
from messina.packs.schema import TABLES
from messina.rules.box import Box
from messina.rules.dice import Dice
from messina.rules.terms import CLASSES, COLOURS, RATS, TRACKS

Thing = TypeVar("Thing")
Rows = list[dict[str, Any]]

NEAR: Final = "near"
FAR: Final = "far"
SHARES: Final = ((0.45, ""), (0.35, NEAR), (0.2, FAR))
"""How much of what is played: the packaged pack, near ones, far ones."""

COSTS: Final = (
    "lumber",
    "coin",
    "lumber(2)",
    "coin(2)",
    "lumber + coin",
    "lumber(2)",
    "coin(2)",
    "lumber + coin",
)
DEAR_COSTS: Final = (*COSTS, "lumber(2) + coin", "lumber + coin(2)")
PRODUCTIONS: Final = (
    "coin",
    "fire",
    "lumber",
    "points",
    "coin(2)",
    "fire(2)",
    "lumber(2)",
    "points(2)",
    "major",
    "coin + points",
    "lumber + points",
    "fire + points",
    "coin + lumber",
    "coin + fire",
)
STEPS: Final = ("scroll", "city", "church", "upgrade")
REWARDS: Final = (
    "points(3)",
    "points(4)",
    "points(5)",
    "points(6)",
    "lumber + points(3)",
    "coin(2) + points(3)",
    "coin(3) + points(4)",
    "fire + points(3)",
    "major(2) + points(2)",
    "upgrade + points(3)",
    "scroll + points(3)",
    "scroll(2) + points(2)",
    "city + points(3)",
    "city(2) + points(2)",
    "church + points(3)",
    "church(2) + points(2)",
)
SHIPMENTS: Final = (
    "coin(2)",
    "coin(3)",
    "points(2) + coin",
    "points + coin(2)",
    "points(3) + coin",
    "points(2) + coin(2)",
    "points + coin(3)",
    "points(4) + coin",
    "points(3) + coin(2)",
    "points(2) + coin(3)",
    "points(2)",
    "points(4)",
)
SQUARES: Final = (
    "build",
    "build",
    "build",
    "upgrade",
    "upgrade",
    "scroll",
    "scroll",
    "lumber + coin",
    "coin(2)",
    "lumber(2)",
    "fire",
    "fire + coin",
    "fire(2)",
    "major",
    "lumber + fire",
    "coin -> city",
    "coin -> church",
    "points(2)",
)
SINGLE_USE: Final = (
    "! build + lumber(3)",
    "! upgrade + upgrade + lumber",
    "! coin(5)",
    "! overseer(any,skip) + fire",
    "! major(2) + scroll",
    "! church(2)",
    "! city(2)",
    "! scroll(2)",
    "! points(6)",
    "! upgrade + points(4)",
    "! scroll + coin(3)",
)
HEX_ACTIONS: Final = (
    "upgrade",
    "church",
    "city",
    "fire",
    "fire(2)",
    "lumber + fire",
    "lumber + coin",
    "coin + fire",
    "lumber(2)",
    "coin(2)",
    "build",
    "build / fire",
    "build / scroll",
    "scroll",
    "city / church",
    "overseer(any,skip)",
    "coin + overseer(any)",
    "coin + overseer(nun)",
    "coin + overseer(craftsman)",
    "coin + overseer(aristocrat)",
    "build / major",
)
SPACES: Final = (
    "coin",
    "lumber",
    "scroll",
    "city / church",
    "overseer(any)",
    "upgrade_overseer",
    "upgrade_advance",
    "activate(1)",
    "upgrade",
    "fire",
    "build",
)
COUNTED: Final = {
    "buildings": 1.0,
    "boats": 1.5,
    "repopulated": 1.7,
    "workshops": 1.3,
    "improvements": 1.5,
    "lumber": 1.0,
    "coins": 0.7,
    "goods": 1.7,
}
"""Kinds of scroll tracks and what a level of theirs is about worth."""


def pack_for(dice: Dice) -> Box:
    """Return the packaged pack or a varied one, as often as SHARES say."""
    drawn = int(dice.next()) / 2**32
    for share, kind in SHARES:
        if drawn < share:
            return vary(kind, dice) if kind else load_pack()
        drawn -= share
    return load_pack()


def vary(kind: str, dice: Dice) -> Box:
    """Draw a sound pack that is near or far from the packaged one."""
    content = varied_pack(kind, dice)
    while not is_sound(content):
        content = varied_pack(kind, dice)
    return read_pack("varied", content)


def write_packs(kind: str, count: int, seed: int, folder: Path) -> list[Path]:
    """Write so many sound packs as files, the same for the same seed."""
    paths = []
    for number in range(count):
        dice = Dice(seed | number + 1 << 64)
        content = varied_pack(kind, dice)
        while not is_sound(content):
            content = varied_pack(kind, dice)
        paths.append(folder / f"{kind}-{seed}-{number + 1}.toml")
        paths[-1].write_bytes(content)
    return paths


def is_sound(content: bytes) -> bool:
    try:
        read_pack("varied", content)
    except PackError:  # a draw that does not fit together, such as a track named twice
        return False
    return True


def varied_pack(kind: str, dice: Dice) -> bytes:
    """Write such a pack as a file; it may be unsound."""
    data = deepcopy(packaged())
    Varied(data, kind == FAR, dice).draw()
    data["name"] = f"varied {dice.next()}"
    return toml(data).encode()


@cache
def packaged() -> dict[str, Any]:
    return read_toml(*pack_source(None))


def toml(data: dict[str, Any]) -> str:
    """Write a pack as TOML: tables of tables in one line each."""
    return "".join(f"{name} = {inline(value)}\n" for name, value in data.items())


def inline(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {inline(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return json.dumps(value)


class Varied:
    """A pack in which values are being drawn anew: those marked R, or all of them."""

    def __init__(self, data: dict[str, Any], far: bool, dice: Dice) -> None:
        self.data, self.far, self.dice = data, far, dice
        self.share = (0.5, 0.8, 1.0)[dice.below(3)]
        """How many of the values that may be drawn are."""

    def draw(self) -> None:
        self.draw_hexes()
        self.draw_wheel()
        self.each("boats", "reward", lambda: self.pick(SHIPMENTS))
        self.each("improvements", "cost", lambda: self.pick(COSTS))
        self.each("improvements", "production", lambda: self.pick(PRODUCTIONS))
        self.each("workshops1", "cost", lambda: self.pick(DEAR_COSTS))
        self.each("workshops1", "needs", lambda: self.pick(("any", "any", "upgraded")))
        self.each("workshops1", "production", lambda: self.pick(PRODUCTIONS + STEPS[:3]))
        self.each("workshops1", "added", lambda: self.pick((*PRODUCTIONS, "none", "none", "none", "none")))
        self.each("workshops2", "cost", lambda: self.pick(COSTS))
        self.each("workshops2", "needs", lambda: self.pick(("any", "any", "upgraded")))
        self.each("workshops2", "reward", lambda: self.pick(REWARDS))
        self.each(
            "wagons", "cost", lambda: self.pick(("lumber(2)", "lumber(2) + coin", "lumber + coin", "coin(2)"))
        )
        for row in self.drawn("wagons", "points"):
            row["points"] = max(0, 5 - row["number"] + self.dice.below(4))
        self.draw_estates()
        self.draw_scrolls()
        if self.far:
            self.draw_solo()
            self.draw_rounds()
            for register in self.data["registers"]:
                self.draw_register(register)

    # How values are drawn.

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.dice.below(len(things))]

    def shuffled(self, things: Sequence[Thing]) -> list[Thing]:
        left, order = list(things), []
        while left:
            order.append(left.pop(self.dice.below(len(left))))
        return order

    def often(self, share: float) -> bool:
        return int(self.dice.next()) < share * 2**32

    def drawn(self, table: str, field: str) -> Rows:
        """Return the rows whose field is drawn anew."""
        return [row for row in self.data[table] if self.is_free(row, table, field) and self.often(self.share)]

    def is_free(self, row: dict[str, Any], table: str, field: str) -> bool:
        return self.far or marks_of(row, TABLES[table]).get(field) == "R"

    def each(self, table: str, field: str, draw: Callable[[], Any]) -> None:
        for row in self.drawn(table, field):
            row[field] = draw()

    # Table by table.

    def draw_hexes(self) -> None:
        if self.far and self.often(0.7):
            self.each("hexes", "action", lambda: self.pick(HEX_ACTIONS))
            self.each("harbours", "action", lambda: self.pick(HEX_ACTIONS))
        self.each("hexes", "colour", lambda: self.pick(COLOURS))
        self.each("hexes", "rat", lambda: self.pick(RATS))
        self.each("hexes", "cost", lambda: self.pick((*COSTS, "none")))
        self.each("hexes", "citizens", self.citizens)
        self.each("hexes", "lieutenant", lambda: self.often(0.15))
        for row in self.drawn("hexes", "points"):
            row["points"] = max(4, min(20, fair_points(row) + self.dice.below(5) - 2))

    def citizens(self) -> str:
        letters = [self.pick("nca") for _ in range(2 + self.dice.below(3))]
        if self.often(0.5):
            letters[0] = letters[0].upper()
        return " ".join(letters)

    def draw_wheel(self) -> None:
        for row in self.drawn("wheel", "nun"):
            colours = self.shuffled(COLOURS)
            row.update(zip((*CLASSES, "none"), colours, strict=True))
            row["rat"] = self.pick(RATS) if self.far else row["rat"]

    def draw_estates(self) -> None:
        for estate in self.data["estates"]:
            for row in estate["squares"]:
                if (self.far or row["src"] == "R") and self.often(0.6 * self.share):
                    row["action"] = self.pick(SINGLE_USE if row["action"].startswith("!") else SQUARES)

    def draw_scrolls(self) -> None:
        for row in self.drawn("scrolls", "values"):
            if self.far and row["kind"] in COUNTED and self.often(0.5):
                row["kind"] = self.pick(list(COUNTED))
                row.pop("most", None)
            if row["kind"] in COUNTED:
                each = COUNTED[row["kind"]] * (0.7 + 0.2 * int(self.dice.below(4)))
                row["values"] = [round(each * level) for level in range(len(row["values"]))]
            else:
                row["values"] = [
                    [max(0, value + self.dice.below(3) - 1) if level else 0 for value in position]
                    for level, position in enumerate(row["values"])
                ]

    def draw_solo(self) -> None:
        actions = self.shuffled([row["action"] for row in self.data["solo"]])
        for row, action in zip(self.data["solo"], actions, strict=True):
            row["action"] = action

    def draw_rounds(self) -> None:
        double = 1 + self.dice.below(4)
        for number, row in enumerate(self.data["rounds"]):
            if number:
                row["order"] = self.pick(TRACKS)
                row["order_tile"] = self.pick(TRACKS)
            if number < 5:
                row["wheel_steps"] = 2 if number == double else 1

    def draw_register(self, register: dict[str, Any]) -> None:
        """Draw another length, actions of the usual kinds, and points that rise towards the end."""
        popularity = register["id"] == "popularity"
        last = int(12 + self.dice.below(7) if popularity else 9 + self.dice.below(6))
        most = int(6 + self.dice.below(6) if popularity else 12 + self.dice.below(10))
        begin = last // 2
        spaces: Rows = []
        for space in range(1, last + 1):
            far = max(0, space - begin) / (last - begin)
            points = round(most * far ** (1.0 if popularity else 1.7))
            action = self.pick(SPACES) if space > 1 and self.often(0.4) else "none"
            spaces.append({"space": space, "action": action, "points": points, "src": "R"})
        if register["id"] == "city":
            for space in self.shuffled(range(3, last - 2))[:2]:
                spaces[space - 1]["action"] = "lieutenant"
            spaces[last - 2]["action"] = "any_hex"
        register["spaces"] = spaces
        register["double_bar"] = last - 2
        register["single_bar"] = last - 4


def fair_points(row: dict[str, Any]) -> int:
    """Work out what a hex with such costs scores in the printed game, about."""
    citizens = row["citizens"].split()
    cost = row["cost"]
    coins = (2 if "coin(2)" in cost else 1) if "coin" in cost else 0
    lumber = (2 if "lumber(2)" in cost else 1) if "lumber" in cost else 0
    upgraded = sum(letter.isupper() for letter in citizens)
    lieutenant = 8.5 if row["lieutenant"] else 0.0
    return int(4.5 + 1.5 * len(citizens) + 3 * upgraded + coins + 2 * lumber + lieutenant)
