"""The embedded store: one SQLite file, durable at every commit.

In WAL mode with `synchronous=FULL` a commit is on the disk when it returns, so neither a killed process
nor a lost power supply takes back what a player was told is done.
"""

import asyncio
import json
import os
import sqlite3
import time
import zlib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from messina.store.copies import back_up, check_backup, put_in_place
from messina.store.migrations import MIGRATIONS, SCHEMA_VERSION
from messina.store.records import (
    Change,
    Conflict,
    KeptTable,
    Opening,
    PackRecord,
    SeatRecord,
    Snapshot,
    StepRecord,
    StoreError,
    TableEntry,
    TableRecord,
)
from messina.store.writer import Writer

SCHEMA = """
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
    changed REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    bot TEXT,
    key_hash TEXT,
    claimed INTEGER NOT NULL,
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
"""


COLUMNS = "id, created, way, rules, pack, seed, options, version, cut_version"
"""Of `tables`; a database that has grown with the program has them in another order."""


class SqliteStore:
    """`Store` in one file."""

    def __init__(self, path: Path, opening: Opening = "play") -> None:
        self._path = path
        self._writer = Writer(partial(OPENINGS[opening], path))

    async def create(
        self, table: TableRecord, steps: Sequence[StepRecord], snapshots: Sequence[Snapshot]
    ) -> None:
        await self._writer.do(partial(insert_table, table=table, steps=steps, snapshots=snapshots))

    async def load(self, table: str) -> KeptTable | None:
        return await self._writer.do(partial(read_table, id=table))

    async def commit(self, change: Change) -> None:
        await self._writer.do(partial(apply_change, change=change))

    async def keep_snapshot(self, table: str, snapshot: Snapshot) -> None:
        await self._writer.do(partial(insert_snapshot, table=table, snapshot=snapshot))

    async def claim(self, table: str, seat: int, name: str) -> None:
        await self._writer.do(partial(update_claim, table=table, seat=seat, name=name))

    async def keep_pack(self, hash: str, pack: PackRecord) -> None:
        await self._writer.do(partial(insert_pack, hash=hash, pack=pack))

    async def pack(self, hash: str) -> PackRecord | None:
        return await self._writer.do(partial(read_pack, hash=hash))

    async def tables(self) -> list[TableEntry]:
        return await self._writer.do(read_entries)

    async def purge(self, before: float) -> list[str]:
        return await self._writer.do(partial(delete_tables, before=before))

    async def back_up(self, file: Path) -> None:
        """With a connection of its own: reading holds up nobody who writes."""
        await asyncio.to_thread(back_up, self._path, file)

    async def restore(self, file: Path) -> None:
        """Nobody may have the database open meanwhile, so this store lets go of it, too."""
        check_backup(file)
        self._writer.close()
        try:
            await asyncio.to_thread(put_in_place, file, self._path)
        finally:
            self._writer = Writer(partial(open_database, self._path))

    async def close(self) -> None:
        self._writer.close()


def open_database(path: Path) -> sqlite3.Connection:
    """Nobody but the owner may read the file: it holds the seeds of running games."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, timeout=10, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        prepare_schema(connection, path)
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None
    return connection


def open_for_upkeep(path: Path) -> sqlite3.Connection:
    """A database that is there and of today; a server may have it open, so nothing is brought up to date."""
    connection = open_to_copy(path)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        version = read_schema_version(connection)
    except sqlite3.Error as problem:
        connection.close()
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None
    if version != SCHEMA_VERSION:
        connection.close()
        raise StoreError(f"{path}: {other_version(version)}")
    return connection


def open_to_restore(path: Path) -> sqlite3.Connection:
    return open_for_upkeep(path) if path.is_file() else open_database(path)


def open_to_copy(path: Path) -> sqlite3.Connection:
    """A database that is there."""
    if not path.is_file():
        raise StoreError(f"{path}: there is no such database; name one with --database")
    try:
        return sqlite3.connect(path, timeout=10, isolation_level=None)
    except sqlite3.Error as problem:
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None


OPENINGS: Final[dict[Opening, Callable[[Path], sqlite3.Connection]]] = {
    "play": open_database,
    "upkeep": open_for_upkeep,
    "restore": open_to_restore,
    "copy": open_to_copy,
}


def other_version(version: int) -> str:
    if version > SCHEMA_VERSION:
        return f"has schema version {version}, made by a newer messina; this one reads {SCHEMA_VERSION}"
    return (
        f"has schema version {version}, today's is {SCHEMA_VERSION}; "
        "the next start of the server brings it up to date and keeps a copy"
    )


def prepare_schema(connection: sqlite3.Connection, path: Path) -> None:
    """A new database gets today's tables; an older one is backed up beside itself and brought up to date."""
    connection.execute("BEGIN IMMEDIATE")
    found = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    if found[0] == 0:
        for statement in SCHEMA.split(";\n"):
            connection.execute(statement)
        connection.execute("INSERT INTO schema_version VALUES (?)", (SCHEMA_VERSION,))
    connection.execute("COMMIT")
    version = read_schema_version(connection)
    if version > SCHEMA_VERSION:
        raise StoreError(f"{path}: {other_version(version)}")
    if version < SCHEMA_VERSION:
        migrate(connection, path)


def read_schema_version(connection: sqlite3.Connection) -> int:
    version: int = connection.execute("SELECT version FROM schema_version").fetchone()[0]
    return version


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """All steps in one transaction, after a copy of what was; another process may have been quicker."""
    connection.execute("BEGIN EXCLUSIVE")
    try:
        version = read_schema_version(connection)
        if version < SCHEMA_VERSION:
            back_up(path, path.with_name(f"{path.name}.v{version}"), instead=True)
        for start in range(version, SCHEMA_VERSION):
            MIGRATIONS[start](connection)
        connection.execute("UPDATE schema_version SET version = ?", (SCHEMA_VERSION,))
        connection.execute("COMMIT")
    except Exception as problem:
        connection.execute("ROLLBACK")
        raise StoreError(f"{path}: cannot be brought up to date ({problem}); nothing was changed") from None


def insert_table(
    connection: sqlite3.Connection,
    table: TableRecord,
    steps: Sequence[StepRecord],
    snapshots: Sequence[Snapshot],
) -> None:
    connection.execute(
        f"INSERT INTO tables ({COLUMNS}, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            table.created,
        ),
    )
    connection.executemany(
        "INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(table.id, s.seat, s.name, s.colour, s.bot, s.key_hash, s.claimed) for s in table.seats],
    )
    insert_steps(connection, table.id, steps)
    for snapshot in snapshots:
        insert_snapshot(connection, table.id, snapshot)


def insert_steps(connection: sqlite3.Connection, table: str, steps: Sequence[StepRecord]) -> None:
    connection.executemany(
        "INSERT INTO steps VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(table, s.index, s.player, s.code, s.text, s.forced, s.version, s.events, s.note) for s in steps],
    )


def insert_snapshot(connection: sqlite3.Connection, table: str, snapshot: Snapshot) -> None:
    position, shown = zlib.compress(snapshot.position.encode()), zlib.compress(snapshot.shown)
    connection.execute(
        "INSERT OR REPLACE INTO snapshots SELECT id, ?, ?, ? FROM tables WHERE id = ?",
        (snapshot.at, position, shown, table),
    )


def read_table(connection: sqlite3.Connection, id: str) -> KeptTable | None:
    row = connection.execute(f"SELECT {COLUMNS} FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    seats = connection.execute(
        "SELECT seat, name, colour, bot, key_hash, claimed FROM seats WHERE table_id = ? ORDER BY seat", (id,)
    )
    table = TableRecord(
        id=row[0],
        created=row[1],
        way=row[2],
        rules=row[3],
        pack=row[4],
        seed=int(row[5]),
        options=json.loads(row[6]),
        seats=tuple(SeatRecord(*seat) for seat in seats),
        version=row[7],
        cut_version=row[8],
    )
    commands = connection.execute("SELECT seat, id, version FROM commands WHERE table_id = ?", (id,))
    return KeptTable(
        table=table,
        steps=read_steps(connection, id),
        snapshots=read_snapshots(connection, id),
        commands={(seat, command): version for seat, command, version in commands},
    )


def read_steps(connection: sqlite3.Connection, table: str) -> list[StepRecord]:
    rows = connection.execute(
        "SELECT number, player, code, text, forced, version, events, note"
        " FROM steps WHERE table_id = ? ORDER BY number",
        (table,),
    )
    return [StepRecord(*row) for row in rows]


def read_snapshots(connection: sqlite3.Connection, table: str) -> list[Snapshot]:
    rows = connection.execute(
        "SELECT at, position, shown FROM snapshots WHERE table_id = ? ORDER BY at", (table,)
    )
    return [Snapshot(at, zlib.decompress(text).decode(), zlib.decompress(shown)) for at, text, shown in rows]


def apply_change(connection: sqlite3.Connection, change: Change) -> None:
    advance_version(connection, change)
    if change.cut is not None:
        row = (change.table, change.cut)
        connection.execute("DELETE FROM steps WHERE table_id = ? AND number >= ?", row)
        connection.execute("DELETE FROM snapshots WHERE table_id = ? AND at > ?", row)
        connection.execute("UPDATE tables SET cut_version = ? WHERE id = ?", (change.version, change.table))
    insert_steps(connection, change.table, change.steps)
    if change.command is not None:
        connection.execute(
            "INSERT INTO commands VALUES (?, ?, ?, ?)", (change.table, *change.command, change.version)
        )
    if change.snapshot is not None:
        insert_snapshot(connection, change.table, change.snapshot)


def advance_version(connection: sqlite3.Connection, change: Change) -> None:
    updated = connection.execute(
        "UPDATE tables SET version = ?, changed = ? WHERE id = ? AND version = ?",
        (change.version, time.time(), change.table, change.version - 1),
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {change.table} is not at version {change.version - 1}")


def update_claim(connection: sqlite3.Connection, table: str, seat: int, name: str) -> None:
    connection.execute(
        "UPDATE seats SET claimed = 1, name = ? WHERE table_id = ? AND seat = ?", (name, table, seat)
    )
    connection.execute("UPDATE tables SET changed = ? WHERE id = ?", (time.time(), table))


def insert_pack(connection: sqlite3.Connection, hash: str, pack: PackRecord) -> None:
    source = None if pack.source is None else zlib.compress(pack.source)
    connection.execute(
        "INSERT OR REPLACE INTO packs VALUES (?, ?, ?)", (hash, zlib.compress(pack.printed), source)
    )


def read_pack(connection: sqlite3.Connection, hash: str) -> PackRecord | None:
    row = connection.execute("SELECT printed, source FROM packs WHERE hash = ?", (hash,)).fetchone()
    if row is None:
        return None
    return PackRecord(zlib.decompress(row[0]), None if row[1] is None else zlib.decompress(row[1]))


# Upkeep.


def read_entries(connection: sqlite3.Connection) -> list[TableEntry]:
    rows = connection.execute("SELECT id, changed FROM tables ORDER BY changed DESC, id")
    return [TableEntry(*row) for row in rows]


def delete_tables(connection: sqlite3.Connection, before: float) -> list[str]:
    """Seats, steps, snapshots and commands go with their table."""
    ids = connection.execute("SELECT id FROM tables WHERE changed < ? ORDER BY id", (before,)).fetchall()
    connection.executemany("DELETE FROM tables WHERE id = ?", ids)
    return [id for (id,) in ids]
