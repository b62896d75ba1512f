"""A lock on a database file, so that one file has one server. It ends with the process, however that ends.

The lock lies on a file of its own beside the database, because SQLite has locks of its own on the database
and loses them when another connection of the process closes it. The file stays; only the lock on it counts.
"""

import os
import sys
from pathlib import Path

from messina.errors import StoreError


class FileLock:
    """A lock that is held from the beginning to `release`, or to the end of the process."""

    def __init__(self, database: Path) -> None:
        path = database.with_name(f"{database.name}.lock")
        # No process that the server starts inherits the descriptor, else the lock would live on in it.
        self._descriptor = os.open(path, os.O_CREAT | os.O_RDWR, 0o600)
        try:
            lock(self._descriptor)
        except OSError:
            owner = os.read(self._descriptor, 20).decode("ascii", "replace").strip()
            os.close(self._descriptor)
            raise StoreError(
                f"{database}: is in use by another server{f' (process {owner})' if owner else ''};"
                " one file has one server, so stop that one or choose another --database"
            ) from None
        os.ftruncate(self._descriptor, 0)
        os.write(self._descriptor, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        os.close(self._descriptor)


if sys.platform == "win32":
    import msvcrt

    FAR = 1 << 30
    """The byte that is locked: beyond what is written, since a locked byte cannot be read."""

    def lock(descriptor: int) -> None:
        os.lseek(descriptor, FAR, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
