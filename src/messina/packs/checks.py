"""What must fit together in a pack: each check yields problems, without the file's name."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from messina.packs.box_builder import lay_out, named
from messina.packs.effect_parser import EXTENSIONS, PLAYER_COUNTS, listed, shown
from messina.packs.schema import (
    SECTORS,
    TABLES_WITH_IDS,
    WHEEL_PARTS,
    WIDTHS,
    Entry,
)
from messina.rules.layout import FAR, Layout
from messina.rules.terms import CORNERS, LAST_STEP, TRACKS

EVERYBODY: Final = 0b11100
"""Two, three and four players, as bits."""


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


def check_connected(layout: Layout) -> Iterator[str]:
    """The city holds together before any extension, and each extension touches it (3.3, 4.5)."""
    distances = layout.distances(0)
    for cell in range(layout.extension_cells):
        if distances[layout.harbour_cells * layout.cells + cell] == FAR:
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
        if hex["class"] != "A" and hex["players"] != EVERYBODY:
            yield f"hexes {hex['id']}: players: must be [2, 3, 4] in class {hex['class']}"


def check_city_is_filled(hexes: list[Entry], layouts: list[Entry]) -> Iterator[str]:
    """2.1: all A hexes of the player count and one B hex fill the city."""
    for players in PLAYER_COUNTS:
        cells = sum(cell["kind"] == "hex" and f"{players}p" in cell for cell in layouts)
        used = sum(hex["class"] == "A" and hex["players"] >> players & 1 for hex in hexes)
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


def check_path(path: list[Entry]) -> Iterator[str]:
    """7.4: the first step is common to both branches, the last one is the centre."""
    for row in path:
        right = {1: ("squares",), LAST_STEP: ("centre",)}.get(row["step"], ("region", "regions"))
        if row["kind"] not in right:
            yield f"path {row['step']}: kind: {shown(row['kind'])} does not fit; must be {' or '.join(right)}"


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


def check_solo(solo: list[Entry], hexes: list[Entry]) -> Iterator[str]:
    """12.3: each names another place of a city that two players can have."""
    for_two = [entry["id"] for entry in hexes if entry["players"] >> 2 & 1]
    times = Counter(tile["hex"] for tile in solo)
    for tile in solo:
        where = f"solo {tile['id']}: hex: {shown(tile['hex'])}"
        if tile["hex"] not in (*for_two, *CORNERS):
            yield f"{where} is not the id of a harbour, nor of a neighbourhood hex for two players"
        elif times[tile["hex"]] > 1:
            yield f"{where} has another tile, too; must differ"


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
    first: dict[str, str] = {}
    for name, table in zip(TABLES_WITH_IDS, tables, strict=True):
        for entry in table:
            other = first.setdefault(entry["id"], name)
            if other != name:
                yield f"{name} {entry['id']}: id: is in {other}, too; must be unique in the pack"


CHECKS: Final[tuple[tuple[tuple[str, ...], Callable[..., Iterator[str]]], ...]] = (
    (("layouts",), check_layouts),
    (("walks",), check_walks),
    (("hexes",), check_hexes),
    (("hexes", "layouts"), check_city_is_filled),
    (("wheel",), check_wheel),
    (("rounds",), check_rounds),
    (("scrolls",), check_scrolls),
    (("path",), check_path),
    (("solo", "hexes"), check_solo),
    (("registers",), check_registers),
    (("estates",), check_estates),
    (TABLES_WITH_IDS, check_ids),
)
