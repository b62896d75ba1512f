"""Component packs: the file of a printed game is read, checked completely, and made into a `Box`.

`TABLES` says what a pack consists of, field by field; `CHECKS` what must fit together between entries. A
value is checked and converted in one go by its `Field`, so a `Box` is only built from sound entries.
"""

import hashlib
import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from messina import pack_language
from messina.errors import PackError
from messina.pack_language import EXTENSIONS, Action, Grammar, Misprint, listed, shown
from messina.rules import box
from messina.rules.box import Box
from messina.rules.terms import CABINS, CLASSES, COLOURS, CORNERS, GOODS, RATS, SQUARE_NAMES, TRACKS

DEFAULT: Final = "messina-1347.toml"
MARKS: Final = ("T", "P", "R")
PLAYER_COUNTS: Final = (2, 3, 4)
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


def load_pack(path: Path | None = None) -> Box:
    """The printed game of a pack file, by default of the one that comes with this package."""
    return default_pack() if path is None else read_pack(str(path), read_file(path))


def check_pack(path: Path) -> list[str]:
    """Everything that is wrong with a pack file, one line each; nothing if it can be played."""
    try:
        load_pack(path)
    except PackError as error:
        return error.problems
    return []


@cache
def default_pack() -> Box:
    return read_pack(DEFAULT, resources.files("messina").joinpath("data", DEFAULT).read_bytes())


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise PackError([f"{path}: cannot be read: {error.strerror}"]) from error
    except ValueError as error:
        raise PackError([f"{shown(str(path))}: cannot be read: {error}"]) from error


def read_pack(file: str, content: bytes) -> Box:
    data = read_toml(file, content)
    reader = PackReader(file)
    tables = reader.read_tables(data)
    for names, check in CHECKS:
        if all(name in tables for name in names):
            for problem in check(*(tables[name] for name in names)):
                reader.complain(problem)
    if reader.problems:
        raise PackError(reader.problems)
    return build_box(data["name"], content_hash(data), tables)


def read_toml(file: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError([f"{file}: line {line}: not UTF-8 text; must be saved as UTF-8"]) from error
    except RecursionError as error:
        raise PackError([f"{file}: not TOML: nested too deeply"]) from error
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else content.count(b"\n") + 1
        raise PackError([f"{file}: line {line}: not TOML: {reason}"]) from error
    except ValueError as error:
        raise PackError([f"{file}: a number has too many digits"]) from error


def content_hash(data: dict[str, Any]) -> str:
    """The same for packs that differ in comments, layout and the order of keys only."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


# Fields: how a single value is checked and converted.


@dataclass(frozen=True)
class Field:
    """`right` says in words what a value must be; `read` converts a value of the type `kind`."""

    right: str
    kind: type
    read: Callable[[Any], Any]
    required: bool = True


def fitting(right: str, kind: type, fits: Callable[[Any], bool], required: bool = True) -> Field:
    """A field whose values are taken as they are."""

    def read(value: Any) -> Any:
        if not fits(value):
            raise Misprint(f"{shown(value)} is not {right}")
        return value

    return Field(right, kind, read, required)


def word(*words: str) -> Field:
    def read(value: str) -> str:
        if value not in words:
            raise Misprint(f"{shown(value)} is none of {listed(words)}")
        return value

    return Field(f"one of {listed(words)}", str, read)


def whole(low: int, high: int, required: bool = True) -> Field:
    right = f"a whole number from {low} to {high}" if low < high else str(low)
    return fitting(right, int, lambda value: low <= value <= high, required)


def printed(grammar: Grammar) -> Field:
    right = f"a sum of {listed(grammar.effects)}"
    return Field(right, str, lambda value: pack_language.read_action(value, grammar))


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
COST: Final = Field(f"a sum of {listed(pack_language.PAYABLE)}", str, pack_language.read_cost)
SQUARE: Final = Field('an action, with "!" before it if it can be used once', str, pack_language.read_square)
SPOT: Final = Field("two whole numbers such as [1, -1]", list, pack_language.read_spot, required=False)
CELL: Final = fitting(
    "a name of letters and digits", str, lambda value: IDENTIFIER.fullmatch(value) is not None
)
WALK: Final = Field("a list of the spaces X1 to X6", list, pack_language.read_walk)
DEED: Final = Field("a deed such as boat", str, pack_language.read_deed)
CLASS: Final = word(*CLASSES)
COLOUR: Final = word(*COLOURS)
ORDER: Final = word(*ORDERS)
POINTS: Final = whole(0, 50)


@dataclass(frozen=True)
class Table:
    """A list of entries. `key` tells entries apart; `names` are keys that must be there.

    `counts` are fields and how often each of their values must occur, `parts` lists inside an entry,
    `marks` what `src` can mark besides fields.
    """

    fields: dict[str, Field]
    key: tuple[str, ...] = ("id",)
    names: tuple[str, ...] = ()
    size: tuple[int, int] | None = None
    counts: tuple[tuple[str, ...], dict[tuple[Any, ...], int]] = ((), {})
    parts: "dict[str, Table]" = field(default_factory=dict)
    marks: tuple[str, ...] = ()


SPACES: Final = Table(
    {"space": whole(1, 40), "action": printed(pack_language.REGISTER_ACTION), "points": POINTS},
    key=("space",),
    size=(2, 40),
    marks=("kind",),
)
SQUARES: Final = Table({"square": word(*SQUARE_NAMES), "action": SQUARE}, key=("square",), names=SQUARE_NAMES)
HEX_FIELDS: Final = {
    "id": ID,
    "name": TEXT,
    "class": word("A", "B", "C"),
    "min": whole(2, 4),
    "colour": COLOUR,
    "rat": word(*RATS),
    "action": printed(pack_language.HEX_ACTION),
    "cost": COST,
    "citizens": Field("a list of the letters n c a N C A", str, pack_language.read_citizens),
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
    "values": Field("a list of numbers", list, pack_language.read_values),
}
WORKSHOP_FIELDS: Final = {"id": ID, "class": CLASS, "cost": COST}
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
    "hexes": Table(HEX_FIELDS, counts=(("class",), {("A",): 12, ("B",): 2, ("C",): 6})),
    "harbours": Table({"id": word(*CORNERS), "action": printed(pack_language.HEX_ACTION)}, names=CORNERS),
    "wheel": Table({"id": ID, "rat": word(*RATS)} | dict.fromkeys(WHEEL_PARTS, COLOUR), size=(6, 24)),
    "rounds": Table(ROUND_FIELDS, key=("round",), size=(6, 6), counts=(("era2",), {(True,): 1})),
    "boats": Table(
        {
            "id": ID,
            "number": whole(1, 3),
            "goods": word(*GOODS),
            "reward": printed(pack_language.BOAT_REWARD),
        },
        counts=(("number", "goods"), {(number, goods): 1 for number in (1, 2, 3) for goods in GOODS}),
    ),
    "improvements": Table(
        {"id": ID, "cost": COST, "production": printed(pack_language.PRODUCTION)}, size=(15, 15)
    ),
    "workshops1": Table(
        WORKSHOP_FIELDS
        | {"plain": printed(pack_language.PLAIN_PRODUCTION), "upgraded": printed(pack_language.PRODUCTION)},
        counts=(("class",), {(name,): 6 for name in CLASSES}),
    ),
    "workshops2": Table(
        WORKSHOP_FIELDS | {"needs": word("any", "upgraded"), "reward": printed(pack_language.PRODUCTION)},
        counts=(("class",), {(name,): 5 for name in CLASSES}),
    ),
    "wagons": Table(
        {"id": ID, "number": whole(1, 5), "cost": COST, "points": POINTS},
        counts=(("number",), {(number,): 2 for number in range(1, 6)}),
    ),
    "scrolls": Table(
        SCROLL_FIELDS,
        key=("board", "kind"),
        counts=(("board",), {(name,): 3 for name in BOARDS}),
        marks=tuple(f"at_{position}" for position in range(pack_language.MOST_POSITIONS)),
    ),
    "solo": Table({"id": ID, "hex": TEXT, "action": DEED}, size=(14, 14), marks=("kind",)),
    "registers": Table(
        {"id": word(*REGISTERS), "single_bar": whole(1, 39), "double_bar": whole(1, 39)},
        names=REGISTERS,
        parts={"spaces": SPACES},
    ),
    "estates": Table({"id": word(*BOARDS), "name": TEXT}, names=BOARDS, parts={"squares": SQUARES}),
}
TABLES_WITH_IDS: Final = tuple(name for name, table in TABLES.items() if table.fields.get("id") is ID)
HEADER: Final = {"format": whole(1, 1), "name": TEXT, "about": TEXT}


class PackReader:
    """Reads entries and collects what is wrong with them."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[str] = []

    def complain(self, *words: str) -> None:
        self.problems.append(": ".join((self.file, *words)))

    def read_tables(self, data: dict[str, Any]) -> Tables:
        """All tables without any problem."""
        self.refuse_unknown((), data, (*HEADER, *TABLES))
        self.read_fields((), data, HEADER)
        tables: Tables = {}
        for name, table in TABLES.items():
            known = len(self.problems)
            entries = self.read_table(name, data.get(name), table)
            if len(self.problems) == known:
                self.check_counts(name, entries, table)
                tables[name] = entries
        return tables

    def read_table(self, where: str, rows: object, table: Table) -> list[Entry]:
        if not isinstance(rows, list):
            found = "missing" if rows is None else f"{shown(rows)} is no list"
            self.complain(where, f"{found}; must be a list of entries")
            return []
        low, high = table.size or (len(rows), len(rows))
        if not low <= len(rows) <= high:
            self.complain(where, f"{len(rows)} entries; must be {low if low == high else f'{low} to {high}'}")
        labels = [label(row, table) for row in rows]
        for name, times in Counter(labels).items():
            if name and times > 1:
                self.complain(f"{where} {name}", table.key[-1], f"occurs {times} times; must be unique")
        missing = [name for name in table.names if name not in labels]
        if missing:
            self.complain(where, f"{', '.join(missing)} missing; must be there once each")
        labels = [name or f"entry {number}" for number, name in enumerate(labels, 1)]
        return [
            self.read_entry(f"{where} {name}", row, table) for name, row in zip(labels, rows, strict=True)
        ]

    def read_entry(self, where: str, row: object, table: Table) -> Entry:
        if not isinstance(row, dict):
            self.complain(where, f"{shown(row)} is no entry; must have {listed(tuple(table.fields))}")
            return {}
        self.refuse_unknown((where,), row, (*table.fields, *table.parts, "src"))
        entry = self.read_fields((where,), row, table.fields)
        for name, part in table.parts.items():
            entry[name] = self.read_table(f"{where} {name}", row.get(name), part)
        self.check_marks(where, row, table)
        return entry

    def refuse_unknown(self, where: tuple[str, ...], row: dict[str, Any], known: tuple[str, ...]) -> None:
        for name in row:
            if name not in known:
                plain = name if PLAIN_NAME.fullmatch(name) else shown(name)
                self.complain(*where, plain, f"unknown; possible are {listed(known)}")

    def read_fields(self, where: tuple[str, ...], row: dict[str, Any], fields: dict[str, Field]) -> Entry:
        entry: Entry = {}
        for name, expected in fields.items():
            if name not in row:
                if expected.required:
                    self.complain(*where, name, f"missing; must be {expected.right}")
            elif type(row[name]) is not expected.kind:
                self.complain(*where, name, f"{shown(row[name])} is not {expected.right}")
            else:
                try:
                    entry[name] = expected.read(row[name])
                except Misprint as misprint:
                    self.complain(*where, name, str(misprint))
        return entry

    def check_counts(self, where: str, entries: list[Entry], table: Table) -> None:
        names, counts = table.counts
        found = Counter(tuple(entry[name] for name in names) for entry in entries)
        for values, right in counts.items():
            if found[values] != right:
                what = " and ".join(
                    f"{name} {shown(value)}" for name, value in zip(names, values, strict=True)
                )
                self.complain(where, f"{found[values]} entries with {what}; must be {right}")

    def check_marks(self, where: str, row: dict[str, Any], table: Table) -> None:
        """Every value says where it comes from: T, P or R."""
        marks = row.get("src")
        if not isinstance(marks, dict):
            if marks not in MARKS:
                found = "missing" if marks is None else f"{shown(marks)} is no mark"
                self.complain(where, "src", f"{found}; must be T, P or R, or a table of fields and marks")
            return
        known = (*table.fields, *table.marks, "rest")
        for name, mark in marks.items():
            if name not in known:
                self.complain(where, "src", f"{shown(name)} is no field; possible are {listed(known)}")
            if mark not in MARKS:
                self.complain(where, "src", f"{shown(mark)} is none of {listed(MARKS)}")
        unmarked = [name for name in table.fields if name in row and name not in (*table.key, *marks)]
        if unmarked and "rest" not in marks:
            self.complain(where, "src", f"must also mark {listed(tuple(unmarked))}, or have rest")


def label(row: object, table: Table) -> str:
    """The key of an entry in words, or nothing if it has no sound one."""
    if not isinstance(row, dict):
        return ""
    words = [row.get(name) for name in table.key]
    texts = [word if isinstance(word, str) else shown(word) for word in words]
    return " ".join(texts) if all(PLAIN_NAME.fullmatch(text) for text in texts) else ""


# Checks: what must fit together. Each yields problems without the file's name.


def check_layouts(layouts: list[Entry]) -> Iterator[str]:
    for cell in layouts:
        name = cell["cell"]
        right = "harbour" if name in CORNERS else "extension" if name in EXTENSIONS else "hex"
        if cell["kind"] != right:
            yield f"layouts {name}: kind: {shown(cell['kind'])} does not fit; must be {right}"
    for players in PLAYER_COUNTS:
        yield from check_layout(layouts, players)


def check_layout(cells: list[Entry], players: int) -> Iterator[str]:
    column = f"{players}p"
    missing = [name for name in (*CORNERS, *EXTENSIONS) if column not in named(cells, "cell", name)]
    for name in missing:
        yield f"layouts {name}: {column}: missing; must be there in every layout"
    taken: dict[tuple[int, int], str] = {}
    for cell in (cell for cell in cells if column in cell):
        other = taken.setdefault(cell[column], cell["cell"])
        if other != cell["cell"]:
            yield f"layouts {cell['cell']}: {column}: lies on {other}; must be a spot of its own"
    if not missing:
        yield from check_connected(lay_out(cells, players, []))


def check_connected(layout: box.Layout) -> Iterator[str]:
    """The city holds together before any extension, and each extension touches it (3.3, 4.5)."""
    distances = layout.distances(0)
    for cell in range(layout.extension_cells):
        if distances[layout.harbour_cells * layout.cells + cell] == box.FAR:
            yield f"layouts {layout.names[cell]}: {layout.players}p: must be connected with the harbour NW"
    for cell in range(layout.extension_cells, layout.dock_cells):
        if all(neighbour >= layout.extension_cells for neighbour in layout.neighbours[cell]):
            yield f"layouts {layout.names[cell]}: {layout.players}p: must touch a hex or harbour of the city"


def check_walks(walks: list[Entry]) -> Iterator[str]:
    for walk in walks:
        right = f"dock-{walk['harbour'].lower()}"
        if walk["dock"] != right:
            yield f"walks {walk['harbour']}: dock: {shown(walk['dock'])} does not fit; must be {right}"


def check_hexes(hexes: list[Entry]) -> Iterator[str]:
    for hex in hexes:
        if hex["class"] != "A" and hex["min"] != 2:
            yield f"hexes {hex['id']}: min: {hex['min']} does not fit; must be 2 in class {hex['class']}"


def check_city_is_filled(hexes: list[Entry], layouts: list[Entry]) -> Iterator[str]:
    """2.1: all A hexes of the player count and one B hex fill the city."""
    for players in PLAYER_COUNTS:
        cells = sum(cell["kind"] == "hex" and f"{players}p" in cell for cell in layouts)
        used = sum(hex["class"] == "A" and hex["min"] <= players for hex in hexes)
        if used + 1 != cells:
            yield (
                f"layouts: {players}p: {cells} hex cells do not fit; must be {used + 1}, "
                f"for {used} hexes of class A and one of class B"
            )


def check_wheel(wheel: list[Entry]) -> Iterator[str]:
    for position in wheel:
        named_by: dict[str, str] = {}
        for name in WHEEL_PARTS:
            other = named_by.setdefault(position[name], name)
            if other != name:
                yield f"wheel {position['id']}: {name}: {position[name]} is that of {other}; must differ"


def check_rounds(rounds: list[Entry]) -> Iterator[str]:
    for row in rounds:
        where = f"rounds {row['round']}"
        for name in ("order", "order_tile"):
            if (row[name] == "random") != (row["round"] == 1):
                right = "random" if row["round"] == 1 else f"one of {listed(TRACKS)}"
                yield f"{where}: {name}: {shown(row[name])} does not fit; must be {right}"
        if row["round"] == 1 and row["new_hex"]:
            yield f"{where}: new_hex: true does not fit; must be false, new hexes come from round 2 on"


def check_scrolls(scrolls: list[Entry]) -> Iterator[str]:
    for track in scrolls:
        where = f"scrolls {track['board']} {track['kind']}"
        width = WIDTHS.get(track["kind"], 1)
        if any(len(position) != width for position in track["values"]):
            yield f"{where}: values: must have {width} at each position"
        elif width > 1 and any(number % 1 for position in track["values"] for number in position):
            yield f"{where}: values: must be whole numbers on this track"
        if width > 1 and "most" in track:
            yield f"{where}: most: does not fit; must be left out on this track"


def check_solo(solo: list[Entry], hexes: list[Entry], harbours: list[Entry]) -> Iterator[str]:
    known = [entry["id"] for entry in (*hexes, *harbours)]
    for tile in solo:
        if tile["hex"] not in known:
            yield f"solo {tile['id']}: hex: {shown(tile['hex'])} is not the id of a hex or harbour"


def check_registers(registers: list[Entry]) -> Iterator[str]:
    for register in registers:
        where = f"registers {register['id']}"
        last = len(register["spaces"])
        if [row["space"] for row in register["spaces"]] != list(range(1, last + 1)):
            yield f"{where} spaces: must be numbered 1 to {last} in this order"
        if register["double_bar"] >= last:
            yield f"{where}: double_bar: {register['double_bar']} is off the track; must be below {last}"
        if register["single_bar"] >= register["double_bar"]:
            yield f"{where}: single_bar: {register['single_bar']} must be before the double bar"


def check_estates(estates: list[Entry]) -> Iterator[str]:
    """11.2: one single-use square a sector on the b sides, none on side a."""
    for estate in estates:
        right = 0 if estate["id"] == "a" else 1
        for sector in SECTORS:
            single = sum(row["action"][0] and row["square"].startswith(sector) for row in estate["squares"])
            if single != right:
                yield f'estates {estate["id"]} squares: {single} of sector {sector} have "!"; must be {right}'


def check_ids(*tables: list[Entry]) -> Iterator[str]:
    """Ids name things in action texts, so they are unique in the whole pack."""
    times = Counter(entry["id"] for table in tables for entry in table)
    for name, table in zip(TABLES_WITH_IDS, tables, strict=True):
        for entry in table:
            if times[entry["id"]] > 1:
                yield f"{name} {entry['id']}: id: is used by another table, too; must be unique"


def named(entries: Iterable[Entry], key: str, name: str) -> Entry:
    return next(entry for entry in entries if entry[key] == name)


CHECKS: Final[tuple[tuple[tuple[str, ...], Callable[..., Iterator[str]]], ...]] = (
    (("layouts",), check_layouts),
    (("walks",), check_walks),
    (("hexes",), check_hexes),
    (("hexes", "layouts"), check_city_is_filled),
    (("wheel",), check_wheel),
    (("rounds",), check_rounds),
    (("scrolls",), check_scrolls),
    (("solo", "hexes", "harbours"), check_solo),
    (("registers",), check_registers),
    (("estates",), check_estates),
    (TABLES_WITH_IDS, check_ids),
)


# Building: from sound entries to the box.


class Benefits:
    """Numbers every distinct action once; nothing at all is number 0."""

    def __init__(self) -> None:
        self.known: dict[str, box.Benefit] = {}
        self.none = self.of(Action("none", []))

    def of(self, action: Action) -> box.Benefit:
        new = box.Benefit(len(self.known), action.text, action.bundles)
        return self.known.setdefault(action.text, new)


def build_box(name: str, hash: str, tables: Tables) -> Box:
    benefits = Benefits()
    # Registers first: their benefits can wait for a later turn, so the rules want them in front (8.4).
    registers = [build_register(named(tables["registers"], "id", name), benefits) for name in REGISTERS]
    walks = [named(tables["walks"], "harbour", name)["order"] for name in CORNERS]
    hexes = [build_hex(entry, benefits) for entry in sorted(tables["hexes"], key=lambda hex: hex["class"])]
    hexes += [build_harbour(named(tables["harbours"], "id", name), benefits) for name in CORNERS]
    boats = [build_boat(entry, benefits) for entry in tables["boats"]]
    improvements = [build_improvement(entry, benefits) for entry in tables["improvements"]]
    era1, era2 = (sorted(tables[name], key=class_number) for name in ("workshops1", "workshops2"))
    workshops = [build_workshop1(entry, benefits) for entry in era1]
    workshops += [build_workshop2(entry, benefits) for entry in era2]
    wagons = sorted(tables["wagons"], key=lambda wagon: wagon["number"])
    estate_a, *estates_b = [build_estate(named(tables["estates"], "id", name), benefits) for name in BOARDS]
    scroll_a, *scrolls_b = [build_scroll(name, tables["scrolls"]) for name in BOARDS]
    return Box(
        name,
        hash,
        list(benefits.known.values()),
        [lay_out(tables["layouts"], players, walks) for players in PLAYER_COUNTS],
        hexes,
        [build_wheel(entry) for entry in tables["wheel"]],
        [build_round(entry) for entry in sorted(tables["rounds"], key=lambda row: row["round"])],
        registers,
        boats,
        improvements,
        workshops,
        [box.Wagon(entry["id"], entry["number"], entry["cost"], entry["points"]) for entry in wagons],
        estate_a,
        estates_b,
        scroll_a,
        scrolls_b,
        [build_solo_tile(entry, [hex.id for hex in hexes]) for entry in tables["solo"]],
    )


def lay_out(cells: list[Entry], players: int, walks: list[vec[i64]]) -> box.Layout:
    spots = {cell["cell"]: cell[f"{players}p"] for cell in cells if f"{players}p" in cell}
    names = [name for name in spots if name not in CORNERS and name not in EXTENSIONS]
    names += [*CORNERS, *EXTENSIONS]
    return box.Layout(players, names, [spots[name] for name in names], walks)


def build_register(entry: Entry, benefits: Benefits) -> box.Register:
    actions = [benefits.none, *(benefits.of(row["action"]) for row in entry["spaces"])]
    points = vec[i64]([0, *(row["points"] for row in entry["spaces"])])
    return box.Register(actions, points, entry["single_bar"], entry["double_bar"])


def build_hex(entry: Entry, benefits: Benefits) -> box.Hex:
    plain, upgraded = entry["citizens"]
    return box.Hex(
        entry["id"],
        entry["name"],
        entry["class"],
        entry["min"],
        COLOURS.index(entry["colour"]),
        RATS.index(entry["rat"]),
        benefits.of(entry["action"]),
        entry["cost"],
        plain,
        upgraded,
        entry["lieutenant"],
        entry["points"],
    )


def build_harbour(entry: Entry, benefits: Benefits) -> box.Hex:
    """A harbour has an action and nothing else: no colour, no rat, and nobody repopulates it (3.11, 9.1)."""
    free, nobody = pack_language.read_cost("none"), vec[i64]([0] * len(CLASSES))
    action = benefits.of(entry["action"])
    return box.Hex(
        entry["id"], f"Harbour {entry['id']}", "H", 2, -1, -1, action, free, nobody, nobody, False, 0
    )


def build_wheel(entry: Entry) -> box.Wheel:
    colours = vec[i64]([COLOURS.index(entry[name]) for name in CLASSES])
    return box.Wheel(entry["id"], RATS.index(entry["rat"]), colours)


def build_round(entry: Entry) -> box.Round:
    order, order_tile = (ORDERS.index(entry[name]) - 1 for name in ("order", "order_tile"))
    fire, boats34, boats2, steps = (entry[name] for name in ("fire", "boats34", "boats2", "wheel_steps"))
    citizens, new_hex, era2 = (entry[name] for name in ("citizens", "new_hex", "era2"))
    return box.Round(order, order_tile, fire, boats34, boats2, steps, citizens, new_hex, era2)


def build_boat(entry: Entry, benefits: Benefits) -> box.Boat:
    return box.Boat(entry["id"], entry["number"], GOODS.index(entry["goods"]), benefits.of(entry["reward"]))


def build_improvement(entry: Entry, benefits: Benefits) -> box.Improvement:
    return box.Improvement(entry["id"], entry["cost"], benefits.of(entry["production"]))


def class_number(entry: Entry) -> int:
    return CLASSES.index(entry["class"])


def build_workshop1(entry: Entry, benefits: Benefits) -> box.Workshop:
    plain, upgraded = benefits.of(entry["plain"]), benefits.of(entry["upgraded"])
    needs_upgraded = plain is benefits.none
    return box.Workshop(entry["id"], 1, class_number(entry), entry["cost"], plain, upgraded, needs_upgraded)


def build_workshop2(entry: Entry, benefits: Benefits) -> box.Workshop:
    reward = benefits.of(entry["reward"])
    needs_upgraded = entry["needs"] == "upgraded"
    plain = benefits.none if needs_upgraded else reward
    return box.Workshop(entry["id"], 2, class_number(entry), entry["cost"], plain, reward, needs_upgraded)


def build_estate(entry: Entry, benefits: Benefits) -> box.Estate:
    squares = [named(entry["squares"], "square", name)["action"] for name in SQUARE_NAMES]
    single_use = vec[i64]([int(once) for once, _ in squares])
    return box.Estate(entry["id"], [benefits.of(action) for _, action in squares], single_use)


def build_scroll(board: str, scrolls: list[Entry]) -> box.ScrollBoard:
    return box.ScrollBoard(board, [build_track(entry) for entry in scrolls if entry["board"] == board])


def build_track(entry: Entry) -> box.ScrollTrack:
    kind = entry["kind"]
    width = WIDTHS.get(kind, 1)
    scale = 2 if width == 1 else 1
    values = vec[i64]([int(scale * number) for position in entry["values"] for number in position])
    return box.ScrollTrack(box.SCROLL_KINDS.index(kind), entry.get("most", MOST.get(kind, 0)), width, values)


def build_solo_tile(entry: Entry, places: list[str]) -> box.SoloTile:
    deed, klass = entry["action"]
    return box.SoloTile(entry["id"], places.index(entry["hex"]), deed, klass)
