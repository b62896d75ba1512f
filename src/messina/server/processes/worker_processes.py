"""Several processes at one address: each takes connections from one listening socket and serves any table.

This process only looks after them. One that dies is replaced; the connections that wait for it are taken by
the others. If this process itself dies, the others stop, too: they see their lifeline cut.
"""

import contextlib
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Final

from messina.errors import MessinaError

PROCESSES: Final = multiprocessing.get_context("spawn")
STARTS_WITHIN = 60.0
AGAIN_AFTER = 1.0
"""Seconds between two starts of a worker."""

Serve = Callable[[socket.socket, Callable[[], None]], None]
"""Serve at a socket until told to stop; call when it is ready."""


class WorkerError(MessinaError):
    """A worker could not start."""


class Worker:
    def __init__(self, serve: Serve, listener: socket.socket) -> None:
        self.line, other_end = PROCESSES.Pipe()
        self.process = PROCESSES.Process(
            target=live, args=(serve, listener, other_end), name="messina-worker"
        )
        self.process.start()
        self.started = time.monotonic()
        other_end.close()

    def await_ready(self) -> None:
        wait([self.line, self.process.sentinel], STARTS_WITHIN)
        if not self.process.is_alive() or not self.line.poll():
            raise WorkerError("a worker could not start; what it said above tells why")

    def stop(self, within: float) -> None:
        self.process.terminate()
        self.process.join(within)
        self.process.kill()
        self.process.join()
        self.line.close()


def live(serve: Serve, listener: socket.socket, line: Connection) -> None:
    """The life of a worker."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    threading.Thread(target=stop_with_parent, args=(line,), daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        serve(listener, lambda: line.send("ready"))


def stop_with_parent(line: Connection) -> None:
    try:
        line.recv()
    except (EOFError, OSError):
        os.kill(os.getpid(), signal.SIGTERM)


def serve_with(
    count: int, serve: Serve, listener: socket.socket, ready: Callable[[], None], within: float
) -> None:
    """Keep so many workers until told to stop; then each has so many seconds to end what it is doing."""
    workers: list[Worker] = []
    try:
        workers += [Worker(serve, listener) for _ in range(count)]
        for worker in workers:
            worker.await_ready()
        ready()
        while True:
            wait([worker.process.sentinel for worker in workers])
            for number, worker in enumerate(workers):
                if not worker.process.is_alive():
                    time.sleep(max(0.0, worker.started + AGAIN_AFTER - time.monotonic()))
                    worker.line.close()
                    workers[number] = Worker(serve, listener)
    finally:
        stopping = [threading.Thread(target=worker.stop, args=(within,)) for worker in workers]
        for thread in stopping:
            thread.start()
        for thread in stopping:
            thread.join()
