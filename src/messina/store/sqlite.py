"""The embedded store: one SQLite file, durable at every commit.

In WAL mode with `synchronous=FULL` a commit is on the disk when it returns, so neither a killed process
nor a lost power supply takes back what a player was told is done.
"""

import asyncio
import json
import sqlite3
import time
import zlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from messina.store.copies import back_up, check_backup, put_in_place
from messina.store.database import OPENINGS, Files, locked, open_database, read_schema_version
from messina.store.records import (
    Aged,
    Change,
    Conflict,
    KeptTable,
    Opening,
    PackRecord,
    SeatRecord,
    Snapshot,
    StepRecord,
    TableEntry,
    TableRecord,
)
from messina.store.writer import Writer

COLUMNS = "id, created, way, rules, pack, seed, options, version, cut_version, finished"
"""Of `tables`; a database that has grown with the program has them in another order."""


class SqliteStore:
    """`Store` in one file; nobody else plays or restores there while this one is open for it."""

    def __init__(self, path: Path, opening: Opening = "play") -> None:
        self._path = path = path.resolve()
        self._lock = locked(path) if opening in ("play", "restore") else None
        try:
            self._writer = Writer(partial(OPENINGS[opening], path), Files(path))
        except BaseException:
            self._release()
            raise

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    async def create(
        self, table: TableRecord, steps: Sequence[StepRecord], snapshots: Sequence[Snapshot]
    ) -> None:
        await self._writer.do(partial(insert_table, table=table, steps=steps, snapshots=snapshots))

    async def load(self, table: str) -> KeptTable | None:
        return await self._writer.do(partial(read_table, id=table))

    async def commit(self, change: Change) -> None:
        await self._writer.do(partial(apply_change, change=change))

    async def keep_snapshot(self, table: str, version: int, snapshot: Snapshot) -> None:
        await self._writer.do(partial(add_snapshot, table=table, version=version, snapshot=snapshot))

    async def drop_snapshot(self, table: str, at: int) -> None:
        await self._writer.do(partial(delete_snapshot, table=table, at=at))

    async def claim(self, table: str, seat: int, name: str, key_hash: str | None) -> None:
        await self._writer.do(partial(update_claim, table=table, seat=seat, name=name, key_hash=key_hash))

    async def keep_pack(self, hash: str, pack: PackRecord) -> None:
        await self._writer.do(partial(insert_pack, hash=hash, pack=pack))

    async def pack(self, hash: str) -> PackRecord | None:
        return await self._writer.do(partial(read_pack, hash=hash))

    async def tables(self) -> list[TableEntry]:
        return await self._writer.do(read_entries)

    async def purge(self, aged: Aged, spared: Collection[str] = (), most: int | None = None) -> list[str]:
        return await self._writer.do(partial(delete_tables, aged=aged, spared=spared, most=most))

    async def check(self) -> None:
        await self._writer.do(read_schema_version)

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
            self._writer = Writer(partial(open_database, self._path), Files(self._path))

    async def close(self) -> None:
        self._writer.close()
        self._release()


def insert_table(
    connection: sqlite3.Connection,
    table: TableRecord,
    steps: Sequence[StepRecord],
    snapshots: Sequence[Snapshot],
) -> None:
    connection.execute(
        f"INSERT INTO tables ({COLUMNS}, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
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
            table.finished,
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
        "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (table, snapshot.at, position, shown)
    )


def add_snapshot(connection: sqlite3.Connection, table: str, version: int, snapshot: Snapshot) -> None:
    found = connection.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
    if found is None or found[0] != version:
        raise Conflict(f"table {table} is not at version {version}")
    insert_snapshot(connection, table, snapshot)


def delete_snapshot(connection: sqlite3.Connection, table: str, at: int) -> None:
    connection.execute("DELETE FROM snapshots WHERE table_id = ? AND at = ?", (table, at))


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
        seats=tuple(replace(SeatRecord(*seat), claimed=bool(seat[-1])) for seat in seats),
        version=row[7],
        cut_version=row[8],
        finished=bool(row[9]),
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
    return [snapshot_in(*row) for row in rows]


def snapshot_in(at: int, text: bytes, shown: bytes) -> Snapshot:
    """A damaged one is empty: the game is its log, and can do without."""
    try:
        return Snapshot(at, zlib.decompress(text).decode(), zlib.decompress(shown))
    except (zlib.error, UnicodeError, TypeError):
        return Snapshot(at, "", b"")


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
        "UPDATE tables SET version = ?, touched = ?, finished = ? WHERE id = ? AND version = ?",
        (change.version, time.time(), change.finished, change.table, change.version - 1),
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {change.table} is not at version {change.version - 1}")


def update_claim(
    connection: sqlite3.Connection, table: str, seat: int, name: str, key_hash: str | None
) -> None:
    connection.execute(
        "UPDATE seats SET claimed = 1, name = ?, key_hash = ? WHERE table_id = ? AND seat = ?",
        (name, key_hash, table, seat),
    )
    connection.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time(), table))


def read_entries(connection: sqlite3.Connection) -> list[TableEntry]:
    rows = connection.execute("SELECT id, touched FROM tables ORDER BY touched DESC, id")
    return [TableEntry(*row) for row in rows]


def delete_tables(
    connection: sqlite3.Connection, aged: Aged, spared: Collection[str], most: int | None
) -> list[str]:
    """Seats, steps, snapshots and commands go with their table."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE touched < CASE finished WHEN 0 THEN ? ELSE ? END ORDER BY id",
        (aged.unfinished or 0.0, aged.finished or 0.0),
    )
    old = [(id,) for (id,) in rows if id not in spared][:most]
    connection.executemany("DELETE FROM tables WHERE id = ?", old)
    return [id for (id,) in old]


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
