"""The city, the round, and what lies on the hexes and in the harbours."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from messina.rules.fire import FightBoat
from messina.rules.rounds import (
    AddHex,
    DrawDock,
    DrawHex,
    ReplaceWorkshops,
)
from messina.rules.setup import DealOrder
from messina.rules.state import (
    State,
)
from messina.rules.terms import (
    FIRST_DOCK,
    FIRST_HARBOUR,
    GOODS,
    HEXES,
    NOWHERE,
    PLACES,
    TRACKS,
)
from messina.rules.turn import (
    TakeBoat,
)


def order_faults(s: State) -> Iterator[str]:
    """3.1, 8.2: everybody plays, and is ranked on every track by where the counter is."""
    if any(isinstance(frame, DealOrder) for frame in s.frames):
        return
    players = s.options.players
    if sorted(s.order) != list(range(players)):
        yield "order does not name every seat once"
    for track, name in enumerate(TRACKS):
        ranks = list(s.ranks[track * players : (track + 1) * players])
        if sorted(ranks) != list(range(players)):
            yield f"ranks of {name} do not name every seat once"
        elif any(s.position(track, a) < s.position(track, b) for a, b in pairwise(ranks)):
            yield f"ranks of {name} do not go by the counters"


def map_faults(s: State) -> Iterator[str]:
    """2.1, 3.3: places and cells fit together, harbours and docks lie in their corners."""
    for place, cell in enumerate(s.cells):
        if cell != NOWHERE and s.tiles[cell] != place:
            yield f"{s.box.place_names[place]} shares its cell"
    for cell, place in enumerate(s.tiles):
        if place != NOWHERE and s.cells[place] != cell:
            yield f"{s.box.place_names[place]} lies on two cells"
    corners = [*range(s.layout.harbour_cells, s.layout.harbour_cells + 4)]
    corners += range(s.layout.dock_cells, s.layout.dock_cells + 4)
    if list(s.cells[FIRST_HARBOUR:PLACES]) != corners:
        yield "the harbours and docks do not lie in their corners"
    for space in range(6):
        laid = s.tiles[s.layout.extension_cells + space] != NOWHERE
        if laid != bool(s.extensions >> space & 1):
            yield f"extensions are wrong about X{space + 1}"
    if s.round > 0 and NOWHERE in s.tiles[: s.layout.hex_cells]:
        yield "the city is not complete"


def round_faults(s: State) -> Iterator[str]:
    """3.3, 3.4: new hexes and the workshops of era II have come by now, unless they come this moment."""
    rows = s.box.rounds[: s.round]
    new_hexes = sum(row.new_hex for row in rows)
    if any(isinstance(frame, DrawDock | AddHex | DrawHex) for frame in s.frames) and rows[-1].new_hex:
        new_hexes -= 1
    laid = sum(s.extensions >> space & 1 for space in range(6))
    if laid != new_hexes:
        yield f"{laid} new hexes lie in the city; in round {s.round} it has {new_hexes}"
    replacing = any(isinstance(frame, ReplaceWorkshops) for frame in s.frames)
    if (s.era == 2) != (any(row.era2 for row in rows) and not replacing):
        yield f"era {s.era} does not fit round {s.round}"


def hex_faults(s: State) -> Iterator[str]:
    """2.1, 2.2: a hex lies in the city or comes later; those for more players stay in the box."""
    for hex in range(HEXES):
        printed = s.box.hexes[hex]
        laid, comes = s.in_city(hex), bool(s.hexes_left >> hex & 1)
        if laid and comes:
            yield f"{printed.id} lies in the city and is still to come"
        if not printed.players >> max(s.options.players, 2) & 1:
            if laid or comes:
                yield f"{printed.id} is not for {s.options.players} players"
        elif s.round > 0 and not laid and (printed.letter == "A" or not comes):
            yield f"{printed.id} is missing"
    if s.hexes_left >> HEXES:
        yield "a harbour cannot come later"


def cube_faults(s: State) -> Iterator[str]:
    """1.2, 3.11: cubes are limited, and lie on hexes and boats."""
    fought = sum(isinstance(frame, FightBoat) for frame in s.frames)
    there = s.supply + sum(s.cubes) + sum(s.dock_cubes) + fought
    if there != s.options.cubes:
        yield f"there are {there} plague cubes; {s.options.cubes} belong to the game"
    for hex in range(FIRST_DOCK):
        if s.cubes[hex] and (s.box.hexes[hex].rat < 0 or not s.in_city(hex)):
            yield f"no cube can be on {s.box.hexes[hex].id}"
    for space in range(12):
        if s.dock_cubes[space] and s.docks[space] == NOWHERE:
            yield f"a cube lies at {s.box.place_names[FIRST_DOCK + space // 3]} without a boat"


def citizen_faults(s: State) -> Iterator[str]:
    for hex in range(FIRST_DOCK):
        somebody = any(s.citizens[hex * 3 : hex * 3 + 3])
        if somebody and (hex >= FIRST_HARBOUR or not s.in_city(hex)):
            yield f"no citizen can be on {s.box.hexes[hex].id}"


def boat_faults(s: State) -> Iterator[str]:
    """2.4: each boat is still to come, at a dock or taken; the opponent's are not kept."""
    seen = Counter(boat for boat in range(len(s.box.boats)) if s.boats_left >> boat & 1)
    seen.update(boat for boat in s.docks if boat != NOWHERE)
    for player in s.seats:
        seen.update(player.boats)
    seen.update(frame.boat for frame in s.frames if isinstance(frame, TakeBoat))
    for number, boat in enumerate(s.box.boats):
        removed = s.options.few and GOODS[boat.goods] == "stones"
        yield from count_faults(s, boat.id, seen[number], removed)


def count_faults(s: State, id: str, seen: int, removed: bool) -> Iterator[str]:
    """A tile is in the game once; in a solo game the opponent may have taken it away (12.3)."""
    if seen > 1:
        yield f"{id} is in {seen} places"
    elif removed and seen:
        yield f"{id} has left the game"
    elif not seen and not removed and not s.options.solo:
        yield f"{id} is missing"
