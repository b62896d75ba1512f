"""The file of the embedded store: locked, opened, set up, and brought up to date if it is older."""

import logging
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Final

from messina.store.copies import back_up
from messina.store.lock import FileLock
from messina.store.migrations import MIGRATIONS, SCHEMA_VERSION
from messina.store.records import Opening, StoreError
from messina.store.statements import create_schema, read_schema_version
from messina.store.wal import unfinished

log = logging.getLogger("messina.store")

BUSY_WITHIN = 10.0
"""Seconds to wait for somebody else who has locked the file, a backup for example."""


def locked(path: Path) -> FileLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(path)
    except OSError as problem:
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None


class Files:
    """The files of a database as they were opened: what is written to a deleted file is lost unseen."""

    def __init__(self, path: Path) -> None:
        self._paths = (path, path.with_name(f"{path.name}-wal"))
        self._known: list[tuple[int, int] | None] = []

    def check(self) -> None:
        """Fails if a file is no longer the one that was opened."""
        known = self._known or [None] * len(self._paths)
        self._known = [self._identity(path, before) for path, before in zip(self._paths, known, strict=True)]

    def _identity(self, path: Path, before: tuple[int, int] | None) -> tuple[int, int] | None:
        try:
            found = path.stat()
        except FileNotFoundError:
            now = None
        else:
            now = (found.st_dev, found.st_ino)
        if before is not None and now != before:
            raise StoreError(f"{path} was deleted or replaced while the server runs; stop it and look")
        return now


def open_database(path: Path) -> sqlite3.Connection:
    """Nobody but the owner may read the file: it holds the seeds of running games."""
    if unfinished(path):
        log.warning(
            "%s-wal ends in the middle of a write; everything that was complete before it is there", path
        )
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, timeout=BUSY_WITHIN, isolation_level=None)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        prepare_schema(connection, path)
    except (OSError, sqlite3.Error, ValueError) as problem:
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None
    return connection


def open_for_upkeep(path: Path) -> sqlite3.Connection:
    """A database that is there and of today; a server may have it open, so nothing is brought up to date."""
    connection = open_to_copy(path)
    try:
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        version = read_schema_version(connection)
    except (sqlite3.Error, ValueError) as problem:
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
        return sqlite3.connect(path, timeout=BUSY_WITHIN, isolation_level=None)
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
        create_schema(connection, SCHEMA_VERSION)
    connection.execute("COMMIT")
    version = read_schema_version(connection)
    if version > SCHEMA_VERSION:
        raise StoreError(f"{path}: {other_version(version)}")
    if version < SCHEMA_VERSION:
        migrate(connection, path)


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
