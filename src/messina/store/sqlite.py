"""The embedded store: one SQLite file, durable at every commit.

In WAL mode with `synchronous=FULL` a commit is on the disk when it returns, so neither a killed process
nor a lost power supply takes back what a player was told is done.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from messina.store.backup import back_up, check_backup, put_in_place
from messina.store.sqlite_file import Files, locked, open_database
from messina.store.sqlite_writer import Writer
from messina.store.statements.session import Session
from messina.store.store import Opening, Result, Store


class SqliteStore(Store):
    """`Store` in one file; no other store may play or restore there while this one is open for it."""

    shared = False

    def __init__(self, path: Path, opening: Opening = "play") -> None:
        self._path = path = path.resolve()
        self._lock = locked(path) if opening in ("play", "restore") else None
        try:
            self._writer = Writer(partial(open_database, path, opening), Files(path))
        except BaseException:
            self._release()
            raise

    def _release(self) -> None:
        if self._lock is not None:
            self._lock.release()

    async def write(self, work: Callable[[Session], Result]) -> Result:
        return await self._writer.do(work)

    read = write

    async def back_up(self, file: Path) -> None:
        # With a connection of its own: reading delays no writer.
        await asyncio.to_thread(back_up, self._path, file)

    async def restore(self, file: Path) -> None:
        # No connection may be open to the file meanwhile, so this store closes its own, too.
        check_backup(file)
        self._writer.close()
        try:
            await asyncio.to_thread(put_in_place, file, self._path)
        finally:
            self._writer = Writer(partial(open_database, self._path), Files(self._path))

    async def close(self) -> None:
        self._writer.close()
        self._release()
