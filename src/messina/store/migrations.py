"""How a database of an older version is brought up to date: one step a version, all of them or none.

A step knows the tables and the stored JSON as they were, not the program as it is now: what it needs of the
former is written out here, so that it still works when the program changes again. Only tables that are still
as they were first made come from the schema: a later step that alters one has to write its first form here.
"""

import json
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

from messina.errors import StoreError
from messina.store.statements.schema import create_schema, create_tables, schema_version
from messina.store.statements.session import Session

Migration = Callable[[Session], None]


def to_the_printed_components(session: Session) -> None:
    """1 -> 2: options in one column, readings of the major fire named after editions, packs with files."""
    gather_options(session)
    name_boards_and_stacks(session)
    session.execute("ALTER TABLE packs ADD COLUMN source BLOB")
    for hash, blob in session.execute("SELECT hash, printed FROM packs").fetchall():
        printed = json.loads(zlib.decompress(blob))
        printed["tiles"] = [tile_with_lines(tile) for tile in printed["tiles"]]
        modernize_pack(printed)
        printed["steps"] = steps_of_the_first_format()
        printed["popularity_ranking"] = {"1": [5], "2": [5], "3": [10, 7, 3], "4": [10, 7, 3]}
        printed["rat_penalties"] = [0, 0, 1, 2, 4, 7, 10, 13, 16, 18, 21]
        keep_printed(session, hash, printed)


def gather_options(session: Session) -> None:
    readings = {"two_fires": "czech", "one_fire": "english"}
    session.execute("ALTER TABLE tables ADD COLUMN options TEXT NOT NULL DEFAULT ''")
    rows = session.execute("SELECT id, estates, scrolls, priority_tile, major_fire FROM tables").fetchall()
    for id, estates, scrolls, priority_tile, major_fire in rows:
        options = {
            "players": str(len(estates)),
            "estates": estates,
            "scrolls": scrolls,
            "priority_tile": "yes" if priority_tile else "no",
            "major_fire": readings.get(major_fire, major_fire),
        }
        session.execute("UPDATE tables SET options = ? WHERE id = ?", (json.dumps(options), id))
    for name in ("estates", "scrolls", "priority_tile", "major_fire"):
        session.execute(f"ALTER TABLE tables DROP COLUMN {name}")


def name_boards_and_stacks(session: Session) -> None:
    """Replace the numbers of boards and stacks in events by names."""
    names: dict[str, Callable[[int], str]] = {
        "kind": lambda kind: ("estate", "scroll")[kind],
        "board": lambda board: f"b{board + 1}",
        "stacks": lambda stacks: ("improvements", "workshops")[stacks],
        "branch": lambda branch: ("common", "left", "right")[branch],
    }
    for table, number, blob in session.execute("SELECT table_id, number, events FROM steps").fetchall():
        events = json.loads(blob)
        for event in events:
            event["args"] |= {
                name: names[name](value) for name, value in event["args"].items() if name in names
            }
        row = (json.dumps(events, separators=(",", ":")).encode(), table, number)
        session.execute("UPDATE steps SET events = ? WHERE table_id = ? AND number = ?", row)


def tile_with_lines(tile: dict[str, Any]) -> dict[str, Any]:
    """Convert a stored tile from `upgraded` to `added`, `reward` and `instead`.

    `upgraded` was the reward of era II, or what an upgraded citizen produced instead.
    """
    upgraded = tile.pop("upgraded")
    tile |= {"added": "none", "reward": "none", "instead": False}
    if tile["era"] == 2:
        tile["reward"] = upgraded
    elif tile["needs_upgraded"]:
        tile["production"] = upgraded
    elif tile["kind"] == "workshop" and upgraded != tile["production"]:
        tile |= {"added": upgraded, "instead": True}
    return tile


def modernize_pack(printed: dict[str, Any]) -> None:
    """Take actions apart, which were texts, and add what the client used to know."""
    for thing in printed["tiles"]:
        thing["upgraded"] = thing["added"] if thing["instead"] else thing["production"]
    spaces = [space for register in printed["registers"] for space in register["spaces"]]
    squares = [square for estate in printed["estates"] for square in estate["squares"]]
    texts = set(WAITING)
    of_tiles = ("production", "added", "upgraded", "reward")
    printed_on = [
        *((thing, "action") for thing in (*printed["hexes"], *spaces, *squares)),
        *((boat, "reward") for boat in printed["boats"]),
        *((tile, field) for tile in printed["tiles"] for field in of_tiles),
    ]
    for thing, field in printed_on:
        texts |= {thing[field], *thing[field].split(" / ")}
        thing[field] = taken_apart(thing[field])
    printed["actions"] = [taken_apart(text) for text in (*WAITING, *sorted(texts - set(WAITING)))]
    for card in printed["hexes"]:
        card["harbour"] = card["letter"] == "H"
    for row in printed["rounds"]:
        few, many = row.pop("boats2"), row.pop("boats34")
        row |= {"boats": {"1": few, "2": few, "3": many, "4": many}, "opponent_first": row["round"] % 2 == 0}
    printed["layouts"]["1"] = printed["layouts"]["2"]
    printed["repopulation_tiles"] = 5
    for tile in printed["solo"]:
        deed, _, klass = tile["deed"].removesuffix(")").partition("(")
        tile |= {"deed": deed, "klass": klass or None}


WAITING: Final = (
    *("scroll", "upgrade", "overseer(any)", "overseer(craftsman)", "overseer(nun)", "overseer(aristocrat)"),
    *("overseer(any,skip)", "overseer(craftsman,skip)", "overseer(nun,skip)", "overseer(aristocrat,skip)"),
    *("upgrade_overseer", "upgrade_advance", "build", "lieutenant", "any_hex"),
    *(f"activate({number})" for number in range(1, 7)),
)


def taken_apart(text: str) -> dict[str, Any]:
    price, _, gain = text.rpartition(" -> ")
    ways = (
        [] if gain == "none" else [[effect(term) for term in way.split(" + ")] for way in gain.split(" / ")]
    )
    paid = [effect(term) for term in price.split(" + ")] if price else []
    return {"text": text, "ways": ways, "price": {term["name"]: term["n"] for term in paid}}


def effect(term: str) -> dict[str, Any]:
    name, _, inside = term.removesuffix(")").partition("(")
    if name != "overseer":
        return {"name": name, "n": int(inside or 1), "whose": None, "skip": False}
    whose, _, skip = inside.partition(",")
    return {"name": name, "n": 1, "whose": whose, "skip": skip == "skip"}


def steps_of_the_first_format() -> list[dict[str, Any]]:
    """Return the paths as they were: the second step served the two outer squares of its branch."""
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


def to_tables_that_age(session: Session) -> None:
    """2 -> 3: a table knows whether it is over and when it was touched last; all count as touched now."""
    session.execute("ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0")
    session.execute("ALTER TABLE tables ADD COLUMN finished INTEGER NOT NULL DEFAULT 0")
    session.execute("UPDATE tables SET touched = ?", (time.time(),))
    steps = session.execute("SELECT table_id, events FROM steps").fetchall()
    for id in {id for id, events in steps if b"GameEnded" in events}:
        session.execute("UPDATE tables SET finished = 1 WHERE id = ?", (id,))


def to_tables_with_owners(session: Session) -> None:
    """3 -> 4: steps know when they happened, tables their owner and what was agreed on at them."""
    session.execute("ALTER TABLE steps ADD COLUMN at REAL")
    session.execute("ALTER TABLE tables ADD COLUMN owner TEXT")
    session.execute("ALTER TABLE tables ADD COLUMN arrangement TEXT NOT NULL DEFAULT '{}'")


def to_tables_with_analyses(session: Session) -> None:
    """4 -> 5: the analysis of a finished game is kept with it."""
    create_tables(session, "analyses")


def to_tables_with_clocks(session: Session) -> None:
    """5 -> 6: seats know when they changed hands, tables their clock and when their owner ended them."""
    session.execute("ALTER TABLE seats ADD COLUMN since REAL")
    session.execute("ALTER TABLE tables ADD COLUMN clock TEXT")
    session.execute("ALTER TABLE tables ADD COLUMN ended REAL")


def to_chat_and_lobby(session: Session) -> None:
    """6 -> 7: chat, rematches, the hall, the solo of the day."""
    for column in (
        "gist TEXT",
        "rematch TEXT",
        "day TEXT",
        "chatted INTEGER NOT NULL DEFAULT 0",
        "silenced TEXT NOT NULL DEFAULT '{}'",
    ):
        session.execute(f"ALTER TABLE tables ADD COLUMN {column}")
    create_tables(session, "chat", "announced", "secrets", "daily")
    session.execute(
        "INSERT INTO announced SELECT id, created FROM tables WHERE finished = 0 AND arrangement LIKE ?",
        ('%"announced": true%',),
    )


def to_notifications(session: Session) -> None:
    """7 -> 8: recipients, their subscriptions, and what is still to be sent to them."""
    create_tables(session, "recipients", "subscriptions", "outbox")


def to_steps_that_count(session: Session) -> None:
    """8 -> 9: a step of an overseer's path says how many citizens it activates."""
    for hash, blob in session.execute("SELECT hash, printed FROM packs").fetchall():
        printed = json.loads(zlib.decompress(blob))
        for step in printed["steps"]:
            plain, upgraded = (3, 3) if step["kind"] == "centre" else (1, 2)
            step |= {"near_most": plain, "near_most_upgraded": upgraded, "far_most": 1}
        keep_printed(session, hash, printed)


def to_marks_of_solo_games(session: Session) -> None:
    """9 -> 10: what is printed says which solo scores are good."""
    marks = (("fair", 100, 110), ("good", 130, 140), ("outstanding", 150, 160))
    for hash, blob in session.execute("SELECT hash, printed FROM packs").fetchall():
        printed = json.loads(zlib.decompress(blob))
        printed["solo_marks"] = [
            dict(zip(("grade", "basic", "advanced"), mark, strict=True)) for mark in marks
        ]
        keep_printed(session, hash, printed)


def keep_printed(session: Session, hash: str, printed: dict[str, Any]) -> None:
    kept = zlib.compress(json.dumps(printed, separators=(",", ":")).encode())
    session.execute("UPDATE packs SET printed = ? WHERE hash = ?", (kept, hash))


MIGRATIONS: Final[dict[int, Migration]] = {
    1: to_the_printed_components,
    2: to_tables_that_age,
    3: to_tables_with_owners,
    4: to_tables_with_analyses,
    5: to_tables_with_clocks,
    6: to_chat_and_lobby,
    7: to_notifications,
    8: to_steps_that_count,
    9: to_marks_of_solo_games,
}
"""By the version they start from."""
SCHEMA_VERSION: Final = 1 + len(MIGRATIONS)


def prepare(session: Session, exists: bool, newer: bool, keep: Callable[[int], None]) -> None:
    """Create today's tables if there are none; with `newer`, bring older ones up to date.

    `keep` is called with the version of the older ones first, to keep them as they are. Raise StoreError if
    the version is another than today's in the end.
    """
    if not exists:
        create_schema(session, SCHEMA_VERSION)
    version = schema_version(session)
    if version > SCHEMA_VERSION:
        raise StoreError(
            f"has schema version {version}, made by a newer messina; this one reads {SCHEMA_VERSION}"
        )
    if version == SCHEMA_VERSION:
        return
    if not newer:
        raise StoreError(
            f"has schema version {version}, today's is {SCHEMA_VERSION}; "
            "the next start of the server brings it up to date and keeps a copy"
        )
    try:
        keep(version)
        for start in range(version, SCHEMA_VERSION):
            MIGRATIONS[start](session)
        session.execute("UPDATE schema_version SET version = ?", (SCHEMA_VERSION,))
    except Exception as problem:
        raise StoreError(f"cannot be brought up to date ({one_line(problem)}); nothing was changed") from None


def one_line(problem: Exception) -> str:
    """Return what an error says, in one line."""
    return " ".join(str(problem).split())
