"""How a database of an older version becomes one of today: one step a version, each done whole or not at all.

A step knows the tables and the stored JSON as they were, not the program as it is now: whatever it needs of
the former is written out here, so that it goes on working when the program changes again.
"""

import json
import sqlite3
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

Migration = Callable[[sqlite3.Connection], None]


def to_the_printed_components(connection: sqlite3.Connection) -> None:
    """1 -> 2: options in one column, readings of the major fire named after editions, packs with files."""
    gather_options(connection)
    connection.execute("ALTER TABLE packs ADD COLUMN source BLOB")
    for hash, blob in connection.execute("SELECT hash, printed FROM packs").fetchall():
        printed = json.loads(zlib.decompress(blob))
        printed["tiles"] = [tile_with_lines(tile) for tile in printed["tiles"]]
        printed["steps"] = steps_of_the_first_format()
        printed["popularity_ranking"] = {"2": [5], "3": [10, 7, 3], "4": [10, 7, 3]}
        printed["rat_penalties"] = [0, 0, 1, 2, 4, 7, 10, 13, 16, 18, 21]
        kept = zlib.compress(json.dumps(printed, separators=(",", ":")).encode())
        connection.execute("UPDATE packs SET printed = ? WHERE hash = ?", (kept, hash))


def gather_options(connection: sqlite3.Connection) -> None:
    readings = {"two_fires": "czech", "one_fire": "english"}
    connection.execute("ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT ''")
    rows = connection.execute("SELECT id, estates, scrolls, priority_tile, major_fire FROM tables").fetchall()
    for id, estates, scrolls, priority_tile, major_fire in rows:
        options = {
            "players": str(len(estates)),
            "estates": estates,
            "scrolls": scrolls,
            "priority_tile": "yes" if priority_tile else "no",
            "major_fire": readings.get(major_fire, major_fire),
        }
        connection.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(options), id))
    for name in ("estates", "scrolls", "priority_tile", "major_fire"):
        connection.execute(f"ALTER TABLE tables DROP COLUMN {name}")


def tile_with_lines(tile: dict[str, Any]) -> dict[str, Any]:
    """A workshop had `upgraded`: the reward of era II, or what an upgraded citizen produced instead."""
    upgraded = tile.pop("upgraded")
    tile |= {"added": "none", "reward": "none", "instead": False}
    if tile["era"] == 2:
        tile["reward"] = upgraded
    elif tile["needs_upgraded"]:
        tile["production"] = upgraded
    elif tile["kind"] == "workshop" and upgraded != tile["production"]:
        tile |= {"added": upgraded, "instead": True}
    return tile


def steps_of_the_first_format() -> list[dict[str, Any]]:
    """The paths as they were: the second step served the two outer squares of its branch."""
    sectors = {"craftsman": "CR", "nun": "NU", "aristocrat": "AR"}
    names = list(sectors)
    steps = []
    for klass, sector in sectors.items():
        squares = [f"{sector}{number}" for number in range(1, 7)]
        everything = [f"{other}{number}" for other in sectors.values() for number in range(1, 7)]
        paths: list[tuple[int, str, str, list[str], list[str]]]
        paths = [(1, "common", "squares", squares[2:4], []), (6, "common", "centre", everything, [])]
        for branch, outer, region in (
            ("left", squares[:2], squares[:3]),
            ("right", squares[4:], squares[3:]),
        ):
            after = names.index(klass) + (1 if branch == "right" else 2)
            beyond = sectors[names[after % 3]]
            far = [f"{beyond}{number}" for number in ((1, 2, 3) if branch == "right" else (4, 5, 6))]
            paths += [(2, branch, "squares", outer, []), (3, branch, "region", region, [])]
            paths += [(step, branch, "regions", region, far) for step in (4, 5)]
        steps += [
            {"klass": klass, "step": step, "branch": branch, "kind": kind, "near": near, "far": away}
            for step, branch, kind, near, away in sorted(paths)
        ]
    return steps


def to_dated_tables(connection: sqlite3.Connection) -> None:
    """2 -> 3: when a table last changed. Nobody knows it of those there are: it counts as now, so that a
    purge keeps them for a while."""
    connection.execute("ALTER TABLE tables ADD COLUMN changed REAL NOT NULL DEFAULT 0")
    connection.execute("UPDATE tables SET changed = ?", (time.time(),))


MIGRATIONS: Final[dict[int, Migration]] = {1: to_the_printed_components, 2: to_dated_tables}
"""By the version they start from."""
SCHEMA_VERSION: Final = 1 + len(MIGRATIONS)
