"""The store that many processes share: a PostgreSQL database.

Whatever a process has in its memory, the row decides: a change names the version it was made at and is kept
only if the table is still there. Work is done in threads, each with a connection of the pool and in a
transaction of its own. A line that breaks is made anew and the work done once more: all of it can be done
twice, since a change that was kept already finds another version.
"""

import asyncio
import contextlib
import re
import sqlite3
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from pathlib import Path
from typing import Any, Final

import psycopg
import psycopg_pool

from messina.store.copies import check_backup, copy_rows, write_whole
from messina.store.database import open_database, other_version
from messina.store.migrations import MIGRATIONS, SCHEMA_VERSION
from messina.store.notify import NotifyLine
from messina.store.outbox_sql import Result
from messina.store.records import Change, KeptTable, Line, Opening, PackRecord, StoreError, shown
from messina.store.session import Rows, Session
from messina.store.sql import SqlStore
from messina.store.statements import SCHEMA, create_schema, read_schema_version

NAME: Final = "messina"
"""Under which its connections are listed."""
CONNECTIONS = 8
CONNECT_WITHIN = 5
WITHIN = 10.0
"""Seconds for a statement."""
FREE_WITHIN = 4.0
"""Seconds for a connection to become free."""
LEAVE_WITHIN = 2.0
"""Seconds for others to be gone before a database is replaced."""
TYPES: Final = {"BLOB": "BYTEA", "REAL": "DOUBLE PRECISION", " WITHOUT ROWID": ""}
LEASES: Final = """
CREATE UNLOGGED TABLE IF NOT EXISTS leases (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    until TIMESTAMPTZ NOT NULL
)
"""
TAKE_LEASE: Final = """
INSERT INTO leases VALUES (%s, %s, clock_timestamp() + make_interval(secs => %s))
ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, until = excluded.until
WHERE leases.holder = excluded.holder OR leases.until < clock_timestamp()
"""
RENEW_LEASES: Final = """
UPDATE leases SET until = clock_timestamp() + make_interval(secs => %s) WHERE holder = %s
AND until > clock_timestamp()
"""
OTHERS: Final = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND application_name = %s AND pid <> pg_backend_pid()
"""
Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresSession:
    """A connection that takes statements as they are written for both kinds of database."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, row: Any = (), /) -> Rows:
        return self.connection.execute(translated(statement), row)

    def executemany(self, statement: str, rows: Any, /) -> None:
        self.connection.cursor().executemany(translated(statement), rows)


@lru_cache(1000)
def translated(statement: str) -> bytes:
    if statement.lstrip().startswith(("CREATE", "ALTER")):
        for ours, theirs in TYPES.items():
            statement = statement.replace(ours, theirs)
    return statement.replace("?", "%s").encode()


class PostgresStore(SqlStore):
    """`Store` in a database of PostgreSQL; any number of processes may have it open."""

    shared = True

    def __init__(self, address: str, opening: Opening = "play") -> None:
        self._address = address
        self._name = shown(address)
        try:
            with connect(address) as connection:
                prepare(PostgresSession(connection), opening)
        except (psycopg.Error, ValueError) as problem:
            reason = told(problem).replace(address, self._name)
            raise StoreError(f"{self._name}: cannot be used as a database ({reason})") from None
        except StoreError as problem:
            raise StoreError(f"{self._name}: {problem}") from None
        self._open()

    def _open(self) -> None:
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="messina-store")
        self._pool = psycopg_pool.ConnectionPool(
            self._address,
            min_size=1,
            max_size=CONNECTIONS,
            kwargs={"application_name": NAME, "connect_timeout": CONNECT_WITHIN},
            configure=bound,
            timeout=FREE_WITHIN,
            open=True,
        )

    async def _do(self, work: Callable[[Session], Result]) -> Result:
        return await self._in_thread(partial(self._work, work))

    async def _read(self, work: Callable[[Session], Result]) -> Result:
        return await self._in_thread(partial(self._work, partial(at_one_moment, work)))

    async def _in_thread(self, work: Callable[[], Result]) -> Result:
        try:
            return await asyncio.wrap_future(self._threads.submit(work))
        except RuntimeError:
            raise StoreError("the store is closed") from None

    def _work(self, work: Callable[[Session], Result]) -> Result:
        try:
            return self._try(work)
        except psycopg_pool.PoolTimeout:
            raise StoreError(f"the database has not answered for {FREE_WITHIN:g} s") from None
        except psycopg.OperationalError:
            pass
        except psycopg.Error as problem:
            raise StoreError(f"the database could not keep it ({told(problem)})") from None
        try:
            self._pool.check()
            return self._try(work)
        except psycopg.Error as problem:
            raise StoreError(f"the database could not keep it ({told(problem)})") from None

    def _try(self, work: Callable[[Session], Result]) -> Result:
        with self._pool.connection() as connection:
            return work(PostgresSession(connection))

    # No text of PostgreSQL holds a NUL, so nothing is kept under such a name.

    async def load(self, table: str) -> KeptTable | None:
        return None if "\0" in table else await super().load(table)

    async def since(self, table: str, version: int) -> Change | None:
        return None if "\0" in table else await super().since(table, version)

    async def pack(self, hash: str) -> PackRecord | None:
        return None if "\0" in hash else await super().pack(hash)

    # Beside other processes.

    async def lease(self, table: str, holder: str, seconds: float) -> bool:
        taken = await self._do(lambda session: session.execute(TAKE_LEASE, (table, holder, seconds)).rowcount)
        return taken == 1

    async def renew(self, holder: str, seconds: float) -> None:
        await self._do(lambda session: session.execute(RENEW_LEASES, (seconds, holder)))

    def line(self) -> Line | None:
        return NotifyLine(partial(connect, self._address, autocommit=True))

    # Upkeep.

    async def back_up(self, file: Path) -> None:
        await self._in_thread(partial(write_whole, file, self._copy))

    def _copy(self, draft: Path) -> None:
        with (
            connect(self._address) as connection,
            contextlib.closing(sqlite3.connect(draft)) as copy,
        ):
            connection.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            create_schema(copy, SCHEMA_VERSION)
            copy_rows(PostgresSession(connection), copy)
            copy.commit()

    async def restore(self, file: Path) -> None:
        check_backup(file)
        self._close()
        try:
            await asyncio.to_thread(self._put_in_place, file)
        except psycopg.Error as problem:
            raise StoreError(
                f"{self._name}: cannot be restored ({told(problem)}); nothing was changed"
            ) from None
        finally:
            self._open()

    def _put_in_place(self, file: Path) -> None:
        """The backup is brought up to date in a copy of it, and then taken over in one transaction."""
        with tempfile.TemporaryDirectory() as folder, connect(self._address) as connection:
            self._check_alone(connection)
            copy = Path(folder) / "backup"
            copy.write_bytes(file.read_bytes())
            with contextlib.closing(open_database(copy)) as source:
                connection.execute("LOCK TABLE tables, packs, secrets, daily IN ACCESS EXCLUSIVE MODE")
                for table in ("tables", "packs", "secrets", "daily", "recipients"):
                    connection.execute(f"DELETE FROM {table}".encode())
                copy_rows(source, PostgresSession(connection))

    def _check_alone(self, connection: Connection) -> None:
        """Connections that were closed just now, also our own, take a moment to go."""
        end = time.monotonic() + LEAVE_WITHIN
        while connection.execute(OTHERS, (NAME,)).fetchone() != (0,):
            if time.monotonic() > end:
                raise StoreError(f"{self._name}: is in use; stop the server that has it open first")
            connection.rollback()  # what is listed is of the beginning of the transaction
            time.sleep(0.05)

    async def close(self) -> None:
        self._close()

    def _close(self) -> None:
        self._threads.shutdown()
        self._pool.close()


def connect(address: str, autocommit: bool = False) -> Connection:
    return psycopg.connect(
        address, autocommit=autocommit, application_name=NAME, connect_timeout=CONNECT_WITHIN
    )


def bound(connection: Connection) -> None:
    """Nobody waits for ever, and nobody who has stopped in the middle keeps others waiting."""
    milliseconds = int(WITHIN * 1000)
    connection.execute(f"SET statement_timeout = {milliseconds}")
    connection.execute(f"SET idle_in_transaction_session_timeout = {milliseconds}")
    connection.commit()


def at_one_moment(work: Callable[[Session], Result], session: Session) -> Result:
    session.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    return work(session)


def told(problem: Exception) -> str:
    return " ".join(str(problem).split())


def prepare(session: PostgresSession, opening: Opening) -> None:
    """A new database gets today's tables, an older one is brought up to date, in one transaction."""
    session.execute("SELECT pg_advisory_xact_lock(hashtext('messina schema'))")
    if session.execute("SELECT to_regclass('schema_version')").fetchone() == (None,):
        if opening in ("upkeep", "copy"):
            raise StoreError("there are no tables of messina; name a database with --database")
        create_schema(session, SCHEMA_VERSION)
    version = read_schema_version(session)
    if version > SCHEMA_VERSION or (version < SCHEMA_VERSION and opening != "play"):
        raise StoreError(other_version(version))
    if version < SCHEMA_VERSION:
        migrate(session, version)
    session.execute(LEASES)


def migrate(session: PostgresSession, version: int) -> None:
    try:
        keep_former(session, version)
        for start in range(version, SCHEMA_VERSION):
            MIGRATIONS[start](session)
    except Exception as problem:
        raise StoreError(f"cannot be brought up to date ({told(problem)}); nothing was changed") from None
    session.execute("UPDATE schema_version SET version = ?", (SCHEMA_VERSION,))


def keep_former(session: PostgresSession, version: int) -> None:
    """Everything as it is, in a schema of its own beside what it becomes."""
    former = f"messina_v{version}"
    session.execute(f"DROP SCHEMA IF EXISTS {former} CASCADE")
    session.execute(f"CREATE SCHEMA {former}")
    for table in re.findall(r"CREATE TABLE (\w+)", SCHEMA):
        if session.execute("SELECT to_regclass(?)", (table,)).fetchone() != (None,):
            session.execute(f"CREATE TABLE {former}.{table} AS TABLE {table}")
