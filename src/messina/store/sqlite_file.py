"""The file of the embedded store: locked, opened, set up, and brought up to date if it is older."""

import os
import sqlite3
from pathlib import Path

from messina.errors import StoreError
from messina.store.backup import back_up
from messina.store.file_lock import FileLock
from messina.store.migrations import prepare
from messina.store.store import Opening

BUSY_WITHIN = 10.0
"""Seconds to wait while another connection has locked the file, that of a backup for example."""


def locked(path: Path) -> FileLock:
    """Make the folder of a file and lock the file; raise StoreError if another server has it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return FileLock(path)
    except OSError as problem:
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None


class Files:
    """The files of a database as they were opened; what is written to a deleted file is lost unseen."""

    def __init__(self, path: Path) -> None:
        self._paths = (path, path.with_name(f"{path.name}-wal"))
        self._known: dict[Path, tuple[int, int]] = {}

    def check(self) -> None:
        """Raise StoreError if a file is no longer the one that was opened."""
        for path in self._paths:
            try:
                found = path.stat()
                now = (found.st_dev, found.st_ino)
            except FileNotFoundError:
                now = None
            if self._known.get(path, now) != now:
                raise StoreError(f"{path} was deleted or replaced while the server runs; stop it and look")
            if now is not None:
                self._known[path] = now


def open_database(path: Path, opening: Opening = "play") -> sqlite3.Connection:
    """Open a file for this purpose; only its owner may read it, since it holds the seeds of running games."""
    plays = opening == "play" or (opening == "restore" and not path.is_file())
    if not plays and not path.is_file():
        raise StoreError(f"{path}: there is no such database; name one with --database")
    try:
        if plays:
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        connection = sqlite3.connect(path, timeout=BUSY_WITHIN, isolation_level=None)
    except (OSError, sqlite3.Error) as problem:
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None
    try:
        if opening != "copy":
            bring_up_to_date(connection, path, plays)
        return connection
    except (sqlite3.Error, ValueError) as problem:
        connection.close()
        raise StoreError(f"{path}: cannot be used as a database ({problem})") from None
    except StoreError as problem:
        connection.close()
        raise StoreError(f"{path}: {problem}") from None


def bring_up_to_date(connection: sqlite3.Connection, path: Path, plays: bool) -> None:
    """Set up a connection; if `plays`, bring the tables up to date, too, after a copy of the file."""
    if plays:
        connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("BEGIN IMMEDIATE" if plays else "BEGIN")
    known = connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'schema_version'").fetchone()

    def keep(version: int) -> None:
        back_up(path, path.with_name(f"{path.name}.v{version}"), instead=True)

    prepare(connection, known[0] > 0 or not plays, plays, keep)
    connection.execute("COMMIT")
