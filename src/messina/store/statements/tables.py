"""Tables: made, loaded, listed and purged. A table is its seats, its options and its log."""

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field, fields
from typing import Any

from messina.errors import Conflict
from messina.store.statements.outbox import Announcement, queue_once_seated
from messina.store.statements.seats import (
    ClockRecord,
    SeatRecord,
    clock_in,
    clock_text,
    insert_seats,
    read_seats,
)
from messina.store.statements.session import Session, insert, marks
from messina.store.statements.steps import (
    Snapshot,
    StepRecord,
    insert_snapshot,
    insert_steps,
    read_snapshots,
    read_steps,
)
from messina.store.statements.subscriptions import follow_rematch

ASKED_AT_ONCE = 500
AGED = "touched < CASE finished WHEN 0 THEN ? ELSE ? END"


@dataclass(frozen=True, slots=True)
class Gist:
    """How a game stands, in a few numbers."""

    round: int
    asked: int | None
    """The seat that is asked; None when it is over."""
    scores: tuple[int, ...]


def gist_text(gist: Gist | None) -> str | None:
    if gist is None:
        return None
    return json.dumps({"round": gist.round, "asked": gist.asked, "scores": gist.scores})


def gist_in(text: str | None) -> Gist | None:
    if text is None:
        return None
    kept = json.loads(text)
    return Gist(kept["round"], kept["asked"], tuple(kept["scores"]))


@dataclass(frozen=True, slots=True)
class TableRecord:
    id: str
    created: float
    way: str
    rules: int
    """The rules version the game was begun under."""
    pack: str
    """The hash of its component pack."""
    seed: int
    options: dict[str, str]
    """Each option as a word."""
    seats: tuple[SeatRecord, ...]
    version: int = 1
    cut_version: int = 0
    """The version of the last undo: a client that has seen less must cut the log, too."""
    finished: bool = False
    """The game is over."""
    owner: str | None = None
    """SHA-256 of its owner's key; None for tables from before there were any."""
    arrangement: dict[str, Any] = field(default_factory=dict)
    """What its people have agreed on beyond the game."""
    clock: ClockRecord | None = None
    ended: float | None = None
    """When its owner has ended it, whatever the game."""
    gist: Gist | None = None
    """None if nothing has happened at it since such things are kept."""
    rematch: str | None = None
    """The table at which its people go on."""
    day: str | None = None
    """The day of a solo of the day, such as `2026-11-16`."""
    chatted: int = 0
    """Lines that were said at it."""


@dataclass(frozen=True, slots=True)
class KeptTable:
    """All that is kept of a table, as of one moment."""

    table: TableRecord
    steps: list[StepRecord]
    snapshots: list[Snapshot]
    commands: dict[tuple[int, str], int]
    """For each command that was done the version it led to."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a table is, to see whether another process has changed it."""

    version: int
    claimed: int
    """Seats that were taken."""
    rematch: str | None = None
    chatted: int = 0
    """Lines that were said at it."""


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A line in the list of all tables."""

    id: str
    changed: float
    """When somebody last moved or sat down."""


@dataclass(frozen=True, slots=True)
class Aged:
    """Tables that nobody has touched since then (seconds since 1970); None spares them."""

    unfinished: float | None
    finished: float | None


def create(
    session: Session,
    table: TableRecord,
    steps: Sequence[StepRecord],
    snapshots: Sequence[Snapshot],
    follows: str | None = None,
    told: Sequence[Announcement] = (),
) -> None:
    """Create a table; with `follows` as the rematch of that one, with its subscribers.

    Raise Conflict if that one has a rematch already; nothing is created then.
    """
    if follows is not None:
        set_rematch(session, follows, table.id)
    row = asdict(table) | {
        "seed": str(table.seed),
        "options": json.dumps(table.options),
        "finished": int(table.finished),
        "arrangement": json.dumps(table.arrangement),
        "clock": clock_text(table.clock),
        "gist": gist_text(table.gist),
        "touched": table.created,
    }
    del row["seats"]
    insert(session, "tables", row)
    if table.arrangement.get("announced") and not table.finished:
        insert(session, "announced", {"table_id": table.id, "at": table.created})
    insert_seats(session, table.id, table.seats)
    insert_steps(session, table.id, steps)
    for snapshot in snapshots:
        insert_snapshot(session, table.id, snapshot)
    if follows is not None:
        follow_rematch(session, follows, table.id)
    queue_once_seated(session, table.id, told)


def set_rematch(session: Session, table: str, rematch: str) -> None:
    """Name the rematch of a table; raise Conflict if somebody was quicker."""
    updated = session.execute(
        "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", (rematch, table)
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {table} has a rematch already")


def load(session: Session, table: str) -> KeptTable | None:
    """Return all that is kept of a table, or None."""
    for record in table_records(session, [table]):
        return KeptTable(
            table=record,
            steps=read_steps(session, table),
            snapshots=read_snapshots(session, table),
            commands=read_commands(session, table),
        )
    return None


def table_records(session: Session, tables: Sequence[str]) -> list[TableRecord]:
    """Return those of the tables that are there, without their logs, in the order they are asked for."""
    asked = [id for id in tables if "\0" not in id]  # no text of PostgreSQL holds a NUL
    if not asked:
        return []
    columns = [field.name for field in fields(TableRecord) if field.name != "seats"]
    rows = session.execute(f"SELECT {', '.join(columns)} FROM tables WHERE id IN ({marks(asked)})", asked)
    found = {row[0]: dict(zip(columns, row, strict=True)) for row in rows}
    seats = read_seats(session, asked)
    return [record_in(found[id], seats[id]) for id in asked if id in found]


def record_in(row: dict[str, Any], seats: tuple[SeatRecord, ...]) -> TableRecord:
    kept = row | {
        "seed": int(row["seed"]),
        "options": json.loads(row["options"]),
        "finished": bool(row["finished"]),
        "arrangement": json.loads(row["arrangement"]),
        "clock": clock_in(row["clock"]),
        "gist": gist_in(row["gist"]),
    }
    return TableRecord(**kept, seats=seats)


def read_commands(session: Session, table: str, after: int = 0) -> dict[tuple[int, str], int]:
    """Return the commands that were done after a version, with the versions they led to."""
    rows = session.execute(
        "SELECT seat, id, version FROM commands WHERE table_id = ? AND version > ?", (table, after)
    )
    return {(seat, command): version for seat, command, version in rows}


def standing(session: Session, tables: Sequence[str]) -> dict[str, Standing]:
    """Return how far those of the tables are that are there."""
    found: dict[str, Standing] = {}
    for start in range(0, len(tables), ASKED_AT_ONCE):
        asked = tables[start : start + ASKED_AT_ONCE]
        rows = session.execute(
            "SELECT id, version, (SELECT count(*) FROM seats WHERE table_id = id AND claimed = 1),"
            f" rematch, chatted FROM tables WHERE id IN ({marks(asked)})",
            asked,
        )
        found |= {id: Standing(*rest) for id, *rest in rows}
    return found


def tables(session: Session) -> list[TableEntry]:
    """Return all tables, those that changed last first."""
    rows = session.execute("SELECT id, touched FROM tables ORDER BY touched DESC, id")
    return [TableEntry(*row) for row in rows]


def purge(session: Session, aged: Aged, spared: Collection[str] = (), most: int | None = None) -> list[str]:
    """Delete aged tables with all that belongs to them, but for those spared; return their ids."""
    since = (aged.unfinished or 0.0, aged.finished or 0.0)
    rows = session.execute(f"SELECT id FROM tables WHERE {AGED} ORDER BY id", since).fetchall()
    old = [id for (id,) in rows if id not in spared][:most]
    delete = f"DELETE FROM tables WHERE id = ? AND {AGED}"  # somebody may have moved just now
    return [id for id in old if session.execute(delete, (id, *since)).rowcount]
