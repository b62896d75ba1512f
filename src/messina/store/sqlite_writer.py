"""One thread that does all work on a database connection, several jobs a commit.

A job waits for the disk only once, however many wait with it: whatever has arrived while the last commit
was under way goes into the next one together. Each job has a savepoint of its own, so one that fails
leaves nothing behind and does not touch the others.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from typing import Any

from messina.errors import StoreError
from messina.store.sqlite_file import Files
from messina.store.store import Result

Job = tuple[Callable[[sqlite3.Connection], Any], "Future[Any]"]
JOBS_A_COMMIT = 256


class Writer:
    """The thread of a connection: it does jobs until it is closed."""

    def __init__(self, open_connection: Callable[[], sqlite3.Connection], files: Files) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._open = open_connection
        self._files = files
        self._opened: Future[None] = Future()
        self._thread = threading.Thread(target=self._work, name="messina-store", daemon=True)
        self._thread.start()
        self._opened.result()

    async def do(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do work in the thread, and return its result once it is committed."""
        if not self._thread.is_alive():
            raise StoreError("the store is closed")
        done: Future[Result] = Future()
        self._jobs.put((work, done))
        return await asyncio.wrap_future(done)

    def close(self) -> None:
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        try:
            connection = self._open()
            self._files.check()
        except BaseException as problem:
            self._opened.set_exception(problem)
            return
        self._opened.set_result(None)
        while batch := self._next_batch():
            do_together(connection, batch, self._files)
        connection.close()

    def _next_batch(self) -> list[Job]:
        """Wait for jobs and return all that wait; nothing once the writer is closed."""
        batch: list[Job] = []
        while (job := self._jobs.get()) is not None:
            batch.append(job)
            if len(batch) == JOBS_A_COMMIT or self._jobs.empty():
                return batch
        if batch:
            self._jobs.put(None)
        return batch


def do_together(connection: sqlite3.Connection, batch: list[Job], files: Files) -> None:
    """Do jobs in one transaction, and give each its result once that is committed."""
    outcomes: list[tuple[Any, Exception | None]]
    try:
        connection.execute("BEGIN IMMEDIATE")
        outcomes = [do_one(connection, work) for work, _ in batch]
        files.check()
        connection.execute("COMMIT")
    except (sqlite3.Error, OSError, StoreError) as problem:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        failure = StoreError(f"the database could not keep it ({problem})")
        outcomes = [(None, failure)] * len(batch)
    for (_, done), (result, error) in zip(batch, outcomes, strict=True):
        if not done.set_running_or_notify_cancel():
            continue
        if error is None:
            done.set_result(result)
        else:
            done.set_exception(error)


def do_one(
    connection: sqlite3.Connection, work: Callable[[sqlite3.Connection], Any]
) -> tuple[Any, Exception | None]:
    """Do a job in a savepoint of its own; return its result or what went wrong."""
    connection.execute("SAVEPOINT job")
    try:
        result = work(connection)
    except Exception as problem:
        connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
        if isinstance(problem, StoreError):
            return None, problem
        return None, StoreError(f"the database could not keep it ({problem})")
    connection.execute("RELEASE job")
    return result, None
