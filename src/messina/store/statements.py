"""What a store does, in SQL that SQLite and PostgreSQL both understand; each function is one piece of work.

Truth is a number here, since not both have a type for it. `?` stands for a value, and every piece of work is
done whole or not at all by whoever calls it.
"""

import json
import time
import zlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Final

from messina.store import statements_together as together
from messina.store.outbox_schema import OUTBOX_SCHEMA
from messina.store.records import (
    Aged,
    Change,
    Conflict,
    KeptTable,
    PackRecord,
    Snapshot,
    Standing,
    StepRecord,
    TableEntry,
    TableRecord,
)
from messina.store.session import Session as Session
from messina.store.statements_seats import SEAT_COLUMNS, clock_in, clock_text, hand_over, read_seats

COLUMNS = (
    "id, created, way, rules, pack, seed, options, version, cut_version, finished, owner, arrangement,"
    " clock, ended, gist, rematch, day, chatted"
)
"""Of `tables`; a database that has grown with the program has them in another order."""
STEP_COLUMNS = "number, player, code, text, forced, version, events, note, at"
ASKED_AT_ONCE = 500
AGED = "touched < CASE finished WHEN 0 THEN ? ELSE ? END"

TABLES: Final = """
CREATE TABLE schema_version (version INTEGER NOT NULL);
CREATE TABLE packs (hash TEXT PRIMARY KEY, printed BLOB NOT NULL, source BLOB) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    way TEXT NOT NULL,
    rules INTEGER NOT NULL,
    pack TEXT NOT NULL,
    seed TEXT NOT NULL,  -- it may be longer than an integer column holds
    options TEXT NOT NULL,
    version INTEGER NOT NULL,
    cut_version INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    touched REAL NOT NULL,  -- when it was set or changed or claimed last
    owner TEXT,  -- the hash of its owner's key
    arrangement TEXT NOT NULL,  -- what its people have agreed on beyond the game
    clock TEXT,  -- as of when, and the seconds each seat has left then
    ended REAL,  -- when its owner has ended it
    gist TEXT,  -- how the game stands
    rematch TEXT,  -- the table that goes on with its people
    day TEXT,  -- of a solo of the day
    chatted INTEGER NOT NULL DEFAULT 0,  -- lines that were said at it
    silenced TEXT NOT NULL DEFAULT '{}'  -- who is not to be heard, and until when
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    bot TEXT,
    key_hash TEXT,
    claimed INTEGER NOT NULL,
    since REAL,  -- when it changed hands last
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code INTEGER NOT NULL,
    text TEXT NOT NULL,
    forced INTEGER NOT NULL,
    version INTEGER NOT NULL,
    events BLOB NOT NULL,
    note TEXT,
    at REAL,  -- seconds since 1970; of steps from before times were kept nothing is known
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    position BLOB NOT NULL,
    shown BLOB NOT NULL,
    PRIMARY KEY (table_id, at)
) WITHOUT ROWID;
CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, id)
) WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
"""
SCHEMA: Final = TABLES + together.TOGETHER + OUTBOX_SCHEMA


def create_schema(session: Session, version: int) -> None:
    for statement in SCHEMA.split(";\n"):
        if statement.strip():
            session.execute(statement)
    session.execute("INSERT INTO schema_version VALUES (?)", (version,))


def read_schema_version(session: Session) -> int:
    rows = session.execute("SELECT version FROM schema_version").fetchall()
    if len(rows) != 1 or not isinstance(rows[0][0], int):
        raise ValueError("its schema has no version; restore it from a backup")
    version: int = rows[0][0]
    return version


def insert_table(
    session: Session,
    table: TableRecord,
    steps: Sequence[StepRecord],
    snapshots: Sequence[Snapshot],
    follows: str | None = None,
) -> None:
    if follows is not None:
        set_rematch(session, follows, table.id)
    values = ", ".join("?" * (COLUMNS.count(",") + 2))
    session.execute(
        f"INSERT INTO tables ({COLUMNS}, touched) VALUES ({values})",
        (
            table.id,
            table.created,
            table.way,
            table.rules,
            table.pack,
            str(table.seed),
            json.dumps(table.options),
            table.version,
            table.cut_version,
            int(table.finished),
            table.owner,
            json.dumps(table.arrangement),
            clock_text(table.clock),
            table.ended,
            together.gist_text(table.gist),
            table.rematch,
            table.day,
            table.chatted,
            table.created,
        ),
    )
    if table.arrangement.get("announced") and not table.finished:
        together.announce(session, table.id, table.created)
    session.executemany(
        f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table.id, s.seat, s.name, s.colour, s.bot, s.key_hash, int(s.claimed), s.since)
            for s in table.seats
        ],
    )
    insert_steps(session, table.id, steps)
    for snapshot in snapshots:
        insert_snapshot(session, table.id, snapshot)


def set_rematch(session: Session, table: str, rematch: str) -> None:
    """Of two who ask at the same moment one is first."""
    updated = session.execute(
        "UPDATE tables SET rematch = ? WHERE id = ? AND rematch IS NULL", (rematch, table)
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {table} has a rematch already")


def insert_steps(session: Session, table: str, steps: Sequence[StepRecord]) -> None:
    session.executemany(
        f"INSERT INTO steps (table_id, {STEP_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, s.index, s.player, s.code, s.text, int(s.forced), s.version, s.events, s.note, s.at)
            for s in steps
        ],
    )


def insert_snapshot(session: Session, table: str, snapshot: Snapshot) -> None:
    position, shown = zlib.compress(snapshot.position.encode()), zlib.compress(snapshot.shown)
    session.execute(
        "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id, at)"
        " DO UPDATE SET position = excluded.position, shown = excluded.shown",
        (table, snapshot.at, position, shown),
    )


def add_snapshot(session: Session, table: str, version: int, snapshot: Snapshot) -> None:
    found = session.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None or found[0] != version:
        raise Conflict(f"table {table} is not at version {version}")
    insert_snapshot(session, table, snapshot)


def read_table(session: Session, id: str) -> KeptTable | None:
    row = session.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    table = TableRecord(
        id=row[0],
        created=row[1],
        way=row[2],
        rules=row[3],
        pack=row[4],
        seed=int(row[5]),
        options=json.loads(row[6]),
        seats=read_seats(session, id),
        version=row[7],
        cut_version=row[8],
        finished=bool(row[9]),
        owner=row[10],
        arrangement=json.loads(row[11]),
        clock=clock_in(row[12]),
        ended=row[13],
        gist=together.gist_in(row[14]),
        rematch=row[15],
        day=row[16],
        chatted=row[17],
    )
    return KeptTable(
        table=table,
        steps=read_steps(session, id, 0),
        snapshots=read_snapshots(session, id),
        commands=read_commands(session, id, 0),
    )


def read_change(session: Session, id: str, version: int) -> Change | None:
    """Read what has become of a table since a version."""
    columns = "version, cut_version, clock, ended, rematch, chatted"
    row = session.execute(f"SELECT {columns} FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    change = Change(
        table=id,
        version=row[0],
        seats=read_seats(session, id),
        clock=clock_in(row[2]),
        ended=row[3],
        rematch=row[4],
        chatted=row[5],
    )
    if change.version == version:
        return change
    kept = session.execute("SELECT count(*) FROM steps WHERE table_id = ? AND version <= ?", (id, version))
    done = read_commands(session, id, version)
    return replace(
        change,
        cut=kept.fetchone()[0] if row[1] > version else None,
        steps=read_steps(session, id, version),
        commands=[(seat, command, led_to) for (seat, command), led_to in done.items()],
    )


def read_steps(session: Session, table: str, after: int) -> list[StepRecord]:
    """Those that came after a version."""
    rows = session.execute(
        f"SELECT {STEP_COLUMNS} FROM steps WHERE table_id = ? AND version > ? ORDER BY number", (table, after)
    )
    return [StepRecord(*row) for row in rows]


def read_commands(session: Session, table: str, after: int) -> dict[tuple[int, str], int]:
    rows = session.execute(
        "SELECT seat, id, version FROM commands WHERE table_id = ? AND version > ?", (table, after)
    )
    return {(seat, command): version for seat, command, version in rows}


def read_standing(session: Session, tables: Sequence[str]) -> dict[str, Standing]:
    found: dict[str, Standing] = {}
    for start in range(0, len(tables), ASKED_AT_ONCE):
        asked = tables[start : start + ASKED_AT_ONCE]
        rows = session.execute(
            "SELECT id, version, (SELECT count(*) FROM seats WHERE table_id = id AND claimed = 1),"
            f" rematch, chatted FROM tables WHERE id IN ({', '.join('?' * len(asked))})",
            asked,
        )
        found |= {id: Standing(*standing) for id, *standing in rows}
    return found


def read_snapshots(session: Session, table: str) -> list[Snapshot]:
    rows = session.execute(
        "SELECT at, position, shown FROM snapshots WHERE table_id = ? ORDER BY at", (table,)
    )
    return [snapshot_in(*row) for row in rows]


def snapshot_in(at: int, text: bytes, shown: bytes) -> Snapshot:
    """A damaged one is empty: the game is its log, and can do without."""
    try:
        return Snapshot(at, zlib.decompress(text).decode(), zlib.decompress(shown))
    except (zlib.error, UnicodeError, TypeError):
        return Snapshot(at, "", b"")


def apply_change(session: Session, change: Change) -> None:
    if change.claims_seat:
        session.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time(), change.table))
    else:
        advance_version(session, change)
    if change.cut is not None:
        row = (change.table, change.cut)
        session.execute("DELETE FROM steps WHERE table_id = ? AND number >= ?", row)
        session.execute("DELETE FROM snapshots WHERE table_id = ? AND at > ?", row)
        session.execute("UPDATE tables SET cut_version = ? WHERE id = ?", (change.version, change.table))
    insert_steps(session, change.table, change.steps)
    if change.clock is not None:
        clock = clock_text(change.clock)
        session.execute("UPDATE tables SET clock = ? WHERE id = ?", (clock, change.table))
    if change.handover is not None:
        hand_over(session, change.table, change.handover)
    if change.ended is not None:
        session.execute("UPDATE tables SET ended = ? WHERE id = ?", (change.ended, change.table))
    session.executemany(
        "INSERT INTO commands VALUES (?, ?, ?, ?)", [(change.table, *command) for command in change.commands]
    )
    if change.snapshot is not None:
        insert_snapshot(session, change.table, change.snapshot)
    if change.finished:
        session.execute("DELETE FROM announced WHERE table_id = ?", (change.table,))
        if change.gist is not None:
            today = time.strftime("%Y-%m-%d", time.gmtime())
            together.finish_day(session, change.table, change.gist.scores[0], today)


def advance_version(session: Session, change: Change) -> None:
    updated = session.execute(
        "UPDATE tables SET version = ?, touched = ?, finished = ?, gist = COALESCE(?, gist)"
        " WHERE id = ? AND version = ?",
        (
            change.version,
            time.time(),
            int(change.finished),
            together.gist_text(change.gist),
            change.table,
            change.version - 1,
        ),
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {change.table} is not at version {change.version - 1}")


def read_entries(session: Session) -> list[TableEntry]:
    rows = session.execute("SELECT id, touched FROM tables ORDER BY touched DESC, id")
    return [TableEntry(*row) for row in rows]


def delete_tables(session: Session, aged: Aged, spared: Collection[str], most: int | None) -> list[str]:
    """Seats, steps, snapshots and commands go with their table."""
    since = (aged.unfinished or 0.0, aged.finished or 0.0)
    rows = session.execute(f"SELECT id FROM tables WHERE {AGED} ORDER BY id", since).fetchall()
    old = [id for (id,) in rows if id not in spared][:most]
    delete = f"DELETE FROM tables WHERE id = ? AND {AGED}"  # somebody may have moved just now
    return [id for id in old if session.execute(delete, (id, *since)).rowcount]


def insert_pack(session: Session, hash: str, pack: PackRecord) -> None:
    source = None if pack.source is None else zlib.compress(pack.source)
    session.execute(
        "INSERT INTO packs (hash, printed, source) VALUES (?, ?, ?) ON CONFLICT (hash)"
        " DO UPDATE SET printed = excluded.printed, source = excluded.source",
        (hash, zlib.compress(pack.printed), source),
    )


def read_pack(session: Session, hash: str) -> PackRecord | None:
    row = session.execute("SELECT printed, source FROM packs WHERE hash = ?", (hash,)).fetchone()
    if row is None:
        return None
    return PackRecord(zlib.decompress(row[0]), None if row[1] is None else zlib.decompress(row[1]))
