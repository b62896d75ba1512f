"""The embedded store: one SQLite file, durable at every commit.

In WAL mode with `synchronous=FULL` a commit is on the disk when it returns, so neither a killed process
nor a lost power supply takes back what a player was told is done.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path

from messina.store.copies import back_up, check_backup, put_in_place
from messina.store.database import OPENINGS, Files, locked, open_database
from messina.store.outbox_sql import Result
from messina.store.records import Line, Opening
from messina.store.session import Session
from messina.store.sql import SqlStore
from messina.store.writer import Writer


class SqliteStore(SqlStore):
    """`Store` in one file; nobody else plays or restores there while this one is open for it."""

    shared = False

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

    async def _do(self, work: Callable[[Session], Result]) -> Result:
        return await self._writer.do(work)

    async def lease(self, table: str, holder: str, seconds: float) -> bool:
        """Nobody else is there."""
        return True

    async def renew(self, holder: str, seconds: float) -> None:
        pass

    def line(self) -> Line | None:
        return None

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
