"""Backups: a whole database copied into another, and a backup put in place again.

A backup is an SQLite database, whatever was backed up. SQLite copies page by page under a lock of its own:
what is read is one committed moment, however much is written meanwhile, and what is written appears as one
change or not at all. From and to PostgreSQL rows are copied, in one transaction.
"""

import contextlib
import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from messina.errors import StoreError
from messina.store.migrations import SCHEMA_VERSION
from messina.store.statements.schema import NAMES
from messina.store.statements.session import Session, marks

WHOLE: Final = ("packs", "secrets", "tables", "recipients", "daily")
"""Tables of a database that are copied as a whole."""
PARTS: Final = tuple(name for name in NAMES if name not in (*WHOLE, "schema_version"))
"""Those with the rows of each table of the game."""


def back_up(database: Path, file: Path, *, instead: bool = False) -> None:
    """Copy what is committed into a new file; with `instead` it may replace one."""
    write_whole(file, partial(copy_database, database), instead=instead)


def write_whole(file: Path, write: Callable[[Path], None], *, instead: bool = False) -> None:
    """Let a draft be written and give it the name of a file, which is whole or absent at any moment."""
    if file.exists() and not instead:
        raise StoreError(f"{file}: is there already; a backup overwrites nothing, choose another name")
    draft = file.with_name(f"{file.name}.part")
    try:
        draft.unlink(missing_ok=True)
        os.close(os.open(draft, os.O_CREAT | os.O_RDWR, 0o600))  # it holds the seeds of running games
        write(draft)
        draft.replace(file)
        sync_folder(file.parent)
    except (OSError, sqlite3.Error) as problem:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise StoreError(f"{file}: cannot be written ({problem})") from None
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def copy_rows(source: Session, target: Session) -> None:
    """Copy all rows of one database of today into another that is empty."""
    for name in WHOLE:
        copy(source, target, name)
    for (id,) in source.execute("SELECT id FROM tables").fetchall():
        for name in PARTS:
            copy(source, target, name, id)


def copy(source: Session, target: Session, name: str, of: str | None = None) -> None:
    """Copy the rows of a table of the database, or only those `of` one table of the game."""
    where, row = (" WHERE table_id = ?", (of,)) if of is not None else ("", ())
    rows = source.execute(f"SELECT * FROM {name}{where}", row)
    columns = [column[0] for column in rows.description or ()]
    statement = f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({marks(columns)})"
    target.executemany(statement, rows.fetchall())


def copy_database(database: Path, draft: Path) -> None:
    """Copy the pages of a database; raise StoreError if it is damaged or none of messina."""
    with (
        contextlib.closing(sqlite3.connect(database)) as source,
        contextlib.closing(sqlite3.connect(draft)) as copy,
    ):
        check_source(source, database)
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file, that can be read wherever it lies
        if (fault := quick_fault(copy)) is not None:
            raise StoreError(f"{database}: is damaged ({fault})")


def check_source(source: sqlite3.Connection, database: Path) -> None:
    try:
        known = schema_versions(source)
    except sqlite3.Error as problem:
        raise StoreError(f"{database}: cannot be used as a database ({problem})") from None
    if not known:
        raise StoreError(f"{database}: is no database of messina")


def sync_folder(folder: Path) -> None:
    """Write the names in a folder to the disk, so that a new one survives a power failure."""
    if os.name == "nt":
        return
    number = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(number)
    finally:
        os.close(number)


def check_backup(file: Path, newest: int = SCHEMA_VERSION) -> None:
    """Raise StoreError unless a file is a whole database of messina, of a version that is known."""
    if not file.is_file():
        raise StoreError(f"{file}: there is no such backup")
    try:
        with contextlib.closing(read_only(file)) as connection:
            versions = schema_versions(connection)
            fault = quick_fault(connection)
    except sqlite3.Error as problem:
        raise StoreError(f"{file}: is no backup of messina ({problem})") from None
    if not versions:
        raise StoreError(f"{file}: is no backup of messina")
    if fault is not None:
        raise StoreError(f"{file}: is damaged ({fault})")
    if versions[0] > newest:
        raise StoreError(
            f"{file}: has schema version {versions[0]}, made by a newer messina; this one reads {newest}"
        )


def put_in_place(file: Path, database: Path) -> None:
    """Replace all of a database by a backup in one transaction; raise StoreError if it is in use."""
    with (
        contextlib.closing(sqlite3.connect(database, timeout=0, isolation_level=None)) as target,
        contextlib.closing(read_only(file)) as source,
    ):
        try:
            # Leaving WAL mode takes the whole database, which fails while another connection has it open.
            target.execute("PRAGMA locking_mode=EXCLUSIVE")
            target.execute("PRAGMA journal_mode=DELETE")
        except sqlite3.OperationalError:
            raise StoreError(f"{database}: is in use; stop the server that has it open first") from None
        try:
            source.backup(target)
        except sqlite3.Error as problem:
            raise StoreError(f"{database}: cannot be restored ({problem}); nothing was changed") from None


def read_only(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)


def schema_versions(connection: sqlite3.Connection) -> list[int]:
    known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'").fetchone()
    return [row[0] for row in connection.execute("SELECT version FROM schema_version")] if known[0] else []


def quick_fault(connection: sqlite3.Connection) -> str | None:
    """Return what SQLite finds wrong with the pages of a database, or None."""
    (told,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    return None if told == "ok" else str(told).splitlines()[-1]
