"""The store that many processes share: a PostgreSQL database.

Whatever a process has in its memory, the row decides: a change names the version it was made at and is kept
only if the table is still there. Work is done in threads, each with a connection of the pool and in a
transaction of its own. A line that breaks is made anew and the work done once more: all of it can be done
twice, since a change that was kept already finds another version.
"""

import asyncio
import contextlib
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

from messina.errors import StoreError
from messina.store.backup import WHOLE, check_backup, copy_rows, write_whole
from messina.store.migrations import SCHEMA_VERSION, one_line, prepare
from messina.store.opening import shown
from messina.store.postgres_notify import PostgresBroadcast
from messina.store.sqlite_file import open_database
from messina.store.statements.schema import NAMES, create_schema
from messina.store.statements.session import Rows, Session
from messina.store.store import Broadcast, Opening, Result, Store

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
    """A session of PostgreSQL: it translates statements as they are written for both kinds of database."""

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


class PostgresStore(Store):
    """`Store` in a database of PostgreSQL that any number of processes may have open."""

    shared = True

    def __init__(self, address: str, opening: Opening = "play") -> None:
        self._address = address
        self._name = shown(address)
        try:
            with connect(address) as connection:
                open_tables(PostgresSession(connection), opening)
        except (psycopg.Error, ValueError) as problem:
            reason = one_line(problem).replace(address, self._name)
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

    async def write(self, work: Callable[[Session], Result]) -> Result:
        return await self._in_thread(partial(self._work, work))

    async def read(self, work: Callable[[Session], Result]) -> Result:
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
            raise StoreError(f"the database could not keep it ({one_line(problem)})") from None
        try:
            self._pool.check()
            return self._try(work)
        except psycopg.Error as problem:
            raise StoreError(f"the database could not keep it ({one_line(problem)})") from None

    def _try(self, work: Callable[[Session], Result]) -> Result:
        with self._pool.connection() as connection:
            return work(PostgresSession(connection))

    async def lease(self, table: str, holder: str, seconds: float) -> bool:
        row = (table, holder, seconds)
        return await self.write(lambda session: session.execute(TAKE_LEASE, row).rowcount) == 1

    async def renew(self, holder: str, seconds: float) -> None:
        await self.write(lambda session: session.execute(RENEW_LEASES, (seconds, holder)))

    def broadcast(self) -> Broadcast | None:
        return PostgresBroadcast(partial(connect, self._address, autocommit=True))

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
                f"{self._name}: cannot be restored ({one_line(problem)}); nothing was changed"
            ) from None
        finally:
            self._open()

    def _put_in_place(self, file: Path) -> None:
        """Bring a copy of the backup up to date, and take its rows over in one transaction."""
        with tempfile.TemporaryDirectory() as folder, connect(self._address) as connection:
            self._check_alone(connection)
            copy = Path(folder) / "backup"
            copy.write_bytes(file.read_bytes())
            with contextlib.closing(open_database(copy)) as source:
                connection.execute(f"LOCK TABLE {', '.join(WHOLE)} IN ACCESS EXCLUSIVE MODE".encode())
                for table in WHOLE:
                    connection.execute(f"DELETE FROM {table}".encode())
                copy_rows(source, PostgresSession(connection))

    def _check_alone(self, connection: Connection) -> None:
        """Raise StoreError if others are connected; closed connections take a moment to go."""
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
    """Limit how long a connection waits, and how long it keeps others waiting in a transaction."""
    milliseconds = int(WITHIN * 1000)
    connection.execute(f"SET statement_timeout = {milliseconds}")
    connection.execute(f"SET idle_in_transaction_session_timeout = {milliseconds}")
    connection.commit()


def at_one_moment(work: Callable[[Session], Result], session: Session) -> Result:
    """Do work that reads the database as it is at one moment."""
    session.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
    return work(session)


def open_tables(session: PostgresSession, opening: Opening) -> None:
    """Give a new database today's tables, or bring an older one up to date; one process at a time."""
    session.execute("SELECT pg_advisory_xact_lock(hashtext('messina schema'))")
    exists = session.execute("SELECT to_regclass('schema_version')").fetchone() != (None,)
    if not exists and opening in ("upkeep", "copy"):
        raise StoreError("there are no tables of messina; name a database with --database")
    prepare(session, exists, opening == "play", partial(keep_former, session))
    session.execute(LEASES)


def keep_former(session: PostgresSession, version: int) -> None:
    """Copy all tables as they are into a schema of their own."""
    former = f"messina_v{version}"
    session.execute(f"DROP SCHEMA IF EXISTS {former} CASCADE")
    session.execute(f"CREATE SCHEMA {former}")
    for table in NAMES:
        if session.execute("SELECT to_regclass(?)", (table,)).fetchone() != (None,):
            session.execute(f"CREATE TABLE {former}.{table} AS TABLE {table}")
