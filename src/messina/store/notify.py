"""A line between processes over PostgreSQL: NOTIFY sends, LISTEN receives.

It has connections of its own, so that nothing is ever sent inside the transaction of a move: PostgreSQL
lets only one transaction with a NOTIFY commit at a time.
"""

import logging
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Final

import psycopg

CHANNEL: Final = "messina"
SAID_AT_ONCE = 50
LOOK_EVERY = 1.0
"""Seconds in which the line notices that it was closed."""
AGAIN_AFTER = 1.0

log = logging.getLogger("messina.store")
Connection = psycopg.Connection[tuple[Any, ...]]


class NotifyLine:
    """`Line` of the processes that use one database of PostgreSQL, in two threads of its own."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._said: SimpleQueue[str | None] = SimpleQueue()
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []
        self._start(self._say_all)

    def listen(self, hear: Callable[[str], None], regained: Callable[[], None]) -> None:
        def listening(connection: Connection) -> None:
            connection.execute(f"LISTEN {CHANNEL}")
            regained()
            while not self._closed.is_set():
                for notice in connection.notifies(timeout=LOOK_EVERY):
                    if self._closed.is_set():
                        return
                    if notice.payload:
                        hear(notice.payload)

        self._start(listening)

    def say(self, text: str) -> None:
        self._said.put(text)

    def close(self) -> None:
        """Send what was said before, and end; an empty text, to oneself, ends the listening at once."""
        self._closed.set()
        self._said.put("")
        self._said.put(None)
        for thread in self._threads:
            thread.join(LOOK_EVERY)

    def _start(self, work: Callable[[Connection], None]) -> None:
        thread = threading.Thread(target=self._keep(work), name="messina-line", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _keep(self, work: Callable[[Connection], None]) -> Callable[[], None]:
        """Return what a thread runs: connect, work, and again if the line breaks."""

        def living() -> None:
            while True:
                try:
                    with self._connect() as connection:
                        work(connection)
                    return
                except psycopg.Error as problem:
                    log.warning("the line to other processes broke: %s", " ".join(str(problem).split()))
                if self._closed.wait(AGAIN_AFTER):
                    return

        return living

    def _say_all(self, connection: Connection) -> None:
        """Send what was said, several texts a transaction; what fails is lost: others look by themselves."""
        while (text := self._said.get()) is not None:
            texts = [text]
            while len(texts) < SAID_AT_ONCE:
                try:
                    more = self._said.get_nowait()
                except Empty:
                    break
                if more is None:
                    self._said.put(None)
                    break
                texts.append(more)
            say = "SELECT pg_notify(%s, %s)"
            with connection.transaction():
                connection.cursor().executemany(say, [(CHANNEL, said) for said in texts])
