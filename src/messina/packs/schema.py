"""The schema of a pack: `TABLES` lists every table, field by field, `HEADER` what stands before them.

A value is checked and converted in one go by its `Field`; what must fit between entries is in `checks`.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from messina.packs import effect_parser
from messina.packs.effect_parser import EXTENSIONS, Grammar, Misprint, listed, shown
from messina.rules import box
from messina.rules.terms import (
    CABINS,
    CLASSES,
    COLOURS,
    CORNERS,
    GOODS,
    LAST_STEP,
    RATS,
    SQUARE_NAMES,
    TRACKS,
)

BOARDS: Final = ("a", "b1", "b2", "b3", "b4")
ORDERS: Final = ("random", *TRACKS)
REGISTERS: Final = TRACKS[:3]
WHEEL_PARTS: Final = (*CLASSES, "none")
SECTORS: Final = ("CR", "NU", "AR")
CABIN_NAMES: Final = tuple(f"cabin-{number + 1}" for number in range(CABINS))
RESERVED: Final = (*CORNERS, *box.DOCK_NAMES, "estate", *SQUARE_NAMES, *CABIN_NAMES)
# How many things count on a scroll track whose entry does not say (10.4, 11.4).
MOST: Final = {"buildings": 6, "workshops": 5, "lumber": 6, "coins": 9}
WIDTHS: Final = {"popularity": 2, "city": 2, "church": 2, "overseers": 3}

Entry = dict[str, Any]
Tables = dict[str, list[Entry]]


# Fields: how a single value is checked and converted.


@dataclass(frozen=True)
class Field:
    """`right` says in words what a value must be; `read` converts a value of the type `kind`."""

    right: str
    kind: type
    read: Callable[[Any], Any]
    required: bool = True


def fitting(right: str, kind: type, fits: Callable[[Any], bool], required: bool = True) -> Field:
    """Make a field whose values are taken as they are."""

    def read(value: Any) -> Any:
        if not fits(value):
            raise Misprint(f"{shown(value)} is not {right}")
        return value

    return Field(right, kind, read, required)


def word(*words: str, required: bool = True) -> Field:
    def read(value: str) -> str:
        if value not in words:
            raise Misprint(f"{shown(value)} is none of {listed(words)}")
        return value

    return Field(f"one of {listed(words)}", str, read, required)


def whole(low: int, high: int, required: bool = True) -> Field:
    right = f"a whole number from {low} to {high}" if low < high else str(low)
    return fitting(right, int, lambda value: low <= value <= high, required)


def printed(grammar: Grammar) -> Field:
    return Field(sum_of(grammar), str, lambda value: effect_parser.read_action(value, grammar))


def sum_of(grammar: Grammar) -> str:
    return f"a sum of {listed(grammar.effects)}{', or none' if grammar.none else ''}"


PLAIN_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,40}")
IDENTIFIER: Final = re.compile(r"[A-Za-z][A-Za-z0-9-]{0,39}")
ID: Final = fitting(
    "a name of letters, digits and hyphens that nothing else has",
    str,
    lambda value: IDENTIFIER.fullmatch(value) is not None and value not in RESERVED,
)
TEXT: Final = fitting(
    "a text of one line", str, lambda value: value.isprintable() and bool(value.strip()) and len(value) <= 400
)
FLAG: Final = fitting("true or false", bool, lambda value: True)
COST: Final = Field(sum_of(effect_parser.COST), str, effect_parser.read_cost)
SQUARE: Final = Field('an action, with "!" before it if it can be used once', str, effect_parser.read_square)
SPOT: Final = Field("two whole numbers such as [1, -1]", list, effect_parser.read_spot, required=False)
CELL: Final = fitting(
    "a name of letters and digits", str, lambda value: IDENTIFIER.fullmatch(value) is not None
)
CODE: Final = fitting(
    "a capital letter and up to three more letters or digits",
    str,
    lambda value: re.fullmatch(r"[A-Z][A-Z0-9]{0,3}", value) is not None,
)
WALK: Final = Field("a list of the spaces X1 to X6", list, effect_parser.read_walk)
DEED: Final = Field("a deed such as boat", str, effect_parser.read_deed)
CLASS: Final = word(*CLASSES)
COLOUR: Final = word(*COLOURS)
ORDER: Final = word(*ORDERS)
POINTS: Final = whole(0, 50)


@dataclass(frozen=True)
class Table:
    """A list of entries. `key` tells entries apart; `names` are keys that must be there.

    `counts` are fields and how often each of their values must occur, `parts` lists inside an entry,
    `ours` fields that are not printed and bear no mark, `marks` what `src` can mark besides fields. Of the
    key only what is `printed` bears a mark.
    """

    fields: dict[str, Field]
    key: tuple[str, ...] = ("id",)
    names: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    counts: tuple[tuple[str, ...], dict[tuple[Any, ...], int]] = ((), {})
    parts: "dict[str, Table]" = field(default_factory=dict)
    ours: tuple[str, ...] = ()
    printed: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()

    def marked(self, row: dict[str, Any]) -> list[str]:
        """Return the fields of an entry whose values say where they come from."""
        unmarked = {*self.key, *self.ours} - {*self.printed}
        return [name for name in self.fields if name in row and name not in unmarked]


SPACES: Final = Table(
    {"space": whole(1, 40), "action": printed(effect_parser.REGISTER_ACTION), "points": POINTS},
    key=("space",),
    size=(2, 40),
    marks=("kind",),
)
SQUARES: Final = Table({"square": word(*SQUARE_NAMES), "action": SQUARE}, key=("square",), names=SQUARE_NAMES)
HEX_FIELDS: Final = {
    "id": ID,
    "name": TEXT,
    "class": word("A", "B", "C"),
    "players": Field("a list of player counts such as [2, 3, 4]", list, effect_parser.read_players),
    "colour": COLOUR,
    "rat": word(*RATS),
    "action": printed(effect_parser.HEX_ACTION),
    "cost": COST,
    "citizens": Field("a list of the letters n c a N C A", str, effect_parser.read_citizens),
    "lieutenant": FLAG,
    "points": POINTS,
}
ROUND_FIELDS: Final = {
    "round": whole(1, 6),
    "order": ORDER,
    "order_tile": ORDER,
    "fire": whole(1, 2),
    "boats34": whole(0, 2),
    "boats2": whole(0, 2),
    "wheel_steps": whole(0, 2),
    "citizens": FLAG,
    "new_hex": FLAG,
    "era2": FLAG,
}
SCROLL_FIELDS: Final = {
    "board": word(*BOARDS),
    "kind": word(*box.SCROLL_KINDS),
    "most": whole(1, 20, required=False),
    "values": Field("a list of numbers", list, effect_parser.read_values),
}
WORKSHOP_FIELDS: Final = {"id": ID, "class": CLASS, "cost": COST, "needs": word("any", "upgraded")}
TABLES: Final = {
    "layouts": Table(
        {"cell": CELL, "kind": word("hex", "harbour", "extension"), "2p": SPOT, "3p": SPOT, "4p": SPOT},
        key=("cell",),
        names=(*CORNERS, *EXTENSIONS),
    ),
    "walks": Table(
        {"harbour": word(*CORNERS), "dock": word(*box.DOCK_NAMES), "order": WALK},
        key=("harbour",),
        names=CORNERS,
    ),
    "hexes": Table(HEX_FIELDS, counts=(("class",), {("A",): 14, ("B",): 2, ("C",): 4}), ours=("name",)),
    "harbours": Table(
        {
            "id": word(*CORNERS),
            "action": printed(effect_parser.HEX_ACTION),
            "rat": word(*RATS, required=False),
        },
        names=CORNERS,
    ),
    "wheel": Table({"id": ID, "rat": word(*RATS)} | dict.fromkeys(WHEEL_PARTS, COLOUR), size=(6, 24)),
    "rounds": Table(ROUND_FIELDS, key=("round",), size=(6, 6), counts=(("era2",), {(True,): 1})),
    "boats": Table(
        {
            "id": ID,
            "number": whole(1, 3),
            "goods": word(*GOODS),
            "reward": printed(effect_parser.BOAT_REWARD),
        },
        counts=(("number", "goods"), {(number, goods): 1 for number in (1, 2, 3) for goods in GOODS}),
    ),
    "improvements": Table(
        {"id": ID, "cost": COST, "production": printed(effect_parser.PRODUCTION)}, size=(15, 15)
    ),
    "workshops1": Table(
        WORKSHOP_FIELDS
        | {"production": printed(effect_parser.PRODUCTION), "added": printed(effect_parser.ADDED_PRODUCTION)},
        counts=(("class",), {(name,): 6 for name in CLASSES}),
    ),
    "workshops2": Table(
        WORKSHOP_FIELDS | {"reward": printed(effect_parser.PRODUCTION)},
        counts=(("class",), {(name,): 5 for name in CLASSES}),
    ),
    "wagons": Table(
        {"id": ID, "number": whole(1, 5), "cost": COST, "points": POINTS},
        counts=(("number",), {(number,): 2 for number in range(1, 6)}),
    ),
    "path": Table({"step": whole(1, LAST_STEP), "kind": word(*box.STEP_KINDS)}, key=("step",), size=(6, 6)),
    "scrolls": Table(
        SCROLL_FIELDS,
        key=("board", "kind"),
        counts=(("board",), {(name,): 3 for name in BOARDS}),
        printed=("kind",),
        marks=tuple(f"at_{position}" for position in range(effect_parser.MOST_POSITIONS)),
    ),
    "solo": Table({"id": ID, "hex": TEXT, "action": DEED}, size=(14, 14), marks=("kind",)),
    "registers": Table(
        {"id": word(*REGISTERS), "single_bar": whole(1, 39), "double_bar": whole(1, 39)},
        names=REGISTERS,
        parts={"spaces": SPACES},
    ),
    "estates": Table(
        {"id": word(*BOARDS), "name": TEXT}, names=BOARDS, parts={"squares": SQUARES}, ours=("name",)
    ),
}
TABLES_WITH_IDS: Final = tuple(name for name, table in TABLES.items() if table.fields.get("id") is ID)
FORMAT: Final = 2
HEADER: Final = {"format": whole(FORMAT, FORMAT), "name": TEXT, "about": TEXT}
SOURCES: Final = Table({"code": CODE, "about": TEXT}, key=("code",), ours=("code", "about"))
"""The public sources that marks such as `P:PH` name."""
