"""The log of a table: its steps, and snapshots of positions between them."""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

from messina.errors import Conflict
from messina.store.statements.session import Session


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One step of the log, with its events."""

    index: int
    player: int
    code: int
    text: str
    forced: bool
    """It was the only answer, so nobody decided it."""
    version: int
    """The version of the table that this step came with."""
    events: bytes
    note: str | None = None
    at: float | None = None
    """When it happened, in seconds since 1970; None in games from before times were kept."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after so many steps, to look at when the rules have changed; empty if it is damaged."""

    at: int
    position: str
    shown: bytes


def insert_steps(session: Session, table: str, steps: Sequence[StepRecord]) -> None:
    session.executemany(
        "INSERT INTO steps (table_id, number, player, code, text, forced, version, events, note, at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, s.index, s.player, s.code, s.text, int(s.forced), s.version, s.events, s.note, s.at)
            for s in steps
        ],
    )


def read_steps(session: Session, table: str, after: int = 0) -> list[StepRecord]:
    """Return the steps that came after a version, in order."""
    rows = session.execute(
        "SELECT number, player, code, text, forced, version, events, note, at FROM steps"
        " WHERE table_id = ? AND version > ? ORDER BY number",
        (table, after),
    )
    return [StepRecord(*row) for row in rows]


def insert_snapshot(session: Session, table: str, snapshot: Snapshot) -> None:
    """Insert a snapshot, instead of an earlier one after as many steps."""
    position, shown = zlib.compress(snapshot.position.encode()), zlib.compress(snapshot.shown)
    session.execute(
        "INSERT INTO snapshots (table_id, at, position, shown) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (table_id, at) DO UPDATE SET position = excluded.position, shown = excluded.shown",
        (table, snapshot.at, position, shown),
    )


def keep_snapshot(session: Session, table: str, version: int, snapshot: Snapshot) -> None:
    """Add a snapshot of a table at this version; raise Conflict if the table has changed since."""
    found = session.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None or found[0] != version:
        raise Conflict(f"table {table} is not at version {version}")
    insert_snapshot(session, table, snapshot)


def read_snapshots(session: Session, table: str) -> list[Snapshot]:
    rows = session.execute(
        "SELECT at, position, shown FROM snapshots WHERE table_id = ? ORDER BY at", (table,)
    )
    return [snapshot_in(*row) for row in rows]


def snapshot_in(at: int, position: bytes, shown: bytes) -> Snapshot:
    """Return a stored snapshot; a damaged one is empty, since the game is its log and can do without."""
    try:
        return Snapshot(at, zlib.decompress(position).decode(), zlib.decompress(shown))
    except (zlib.error, UnicodeError, TypeError):
        return Snapshot(at, "", b"")
