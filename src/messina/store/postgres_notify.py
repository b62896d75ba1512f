"""Texts between the processes that share a database of PostgreSQL: NOTIFY sends, LISTEN receives.

They have connections of their own, so that nothing is ever sent inside the transaction of a move: PostgreSQL
lets only one transaction with a NOTIFY commit at a time.
"""

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final

import psycopg

CHANNEL: Final = "messina"
SENT_AT_ONCE = 50
LOOK_EVERY = 1.0
"""Seconds in which a listening thread notices that it was closed."""
AGAIN_AFTER = 1.0

log = logging.getLogger("messina.store")
Connection = psycopg.Connection[tuple[Any, ...]]


class PostgresBroadcast:
    """`Broadcast` with a connection and a thread for each direction."""

    def __init__(self, connect: Callable[[], Connection]) -> None:
        self._connect = connect
        self._texts: SimpleQueue[str | None] = SimpleQueue()
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []
        self._start(self._send_all)

    def listen(self, receive: Callable[[str], None], reconnected: Callable[[], None]) -> None:
        def listening(connection: Connection) -> None:
            connection.execute(f"LISTEN {CHANNEL}")
            reconnected()
            while not self._closed.is_set():
                for notice in connection.notifies(timeout=LOOK_EVERY):
                    if self._closed.is_set():
                        return
                    if notice.payload:
                        receive(notice.payload)

        self._start(listening)

    def send(self, text: str) -> None:
        self._texts.put(text)

    def close(self) -> None:
        """Send what waits, and end; an empty text, received by oneself, ends the listening at once."""
        self._closed.set()
        self._texts.put("")
        self._texts.put(None)
        for thread in self._threads:
            thread.join(LOOK_EVERY)

    def _start(self, work: Callable[[Connection], None]) -> None:
        thread = threading.Thread(target=self._keep(work), name="messina-broadcast", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _keep(self, work: Callable[[Connection], None]) -> Callable[[], None]:
        """Return what a thread runs: connect, work, and again if the connection breaks."""

        def living() -> None:
            while True:
                try:
                    with self._connect() as connection:
                        work(connection)
                    return
                except psycopg.Error as problem:
                    log.warning("the connection to other processes broke: %s", " ".join(str(problem).split()))
                if self._closed.wait(AGAIN_AFTER):
                    return

        return living

    def _send_all(self, connection: Connection) -> None:
        """Send what waits, several texts a transaction; what fails is lost: others look by themselves."""
        while (text := self._texts.get()) is not None:
            texts = [text]
            while len(texts) < SENT_AT_ONCE and not self._texts.empty():
                if (more := self._texts.get()) is None:
                    self._texts.put(None)
                    break
                texts.append(more)
            rows = [(CHANNEL, text) for text in texts]
            with connection.transaction():
                connection.cursor().executemany("SELECT pg_notify(%s, %s)", rows)
