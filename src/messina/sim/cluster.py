"""The lab on many machines: tasks go to a Ray cluster instead of to processes.

A task brings all it needs with it, its seed included, so it comes out the same on any machine that has the
same messina. Where RAY_ADDRESS names no cluster (`auto`, or an address), a small one is started on this
machine for as long as the work lasts.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from typing import Any, Final, TypeVar

from messina.errors import MessinaError, OptionError
from messina.game.records import RULES_VERSION

Task = TypeVar("Task")
Done = TypeVar("Done")

AHEAD: Final = 4
"""Tasks that are handed out for each processor, so that none waits for the next."""
KNOCK_WITHIN: Final = 5.0
"""Seconds."""


class RayCluster:
    """`Executor` of a cluster; `jobs` is the size of one that is started here."""

    def __init__(self, jobs: int) -> None:
        self._ray = ray = import_ray()
        self._started = not ray.is_initialized()
        if self._started:
            connect(ray, jobs)
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        remote = self._ray.remote(do_one)
        waiting = deque(enumerate(tasks))
        running: dict[Any, int] = {}
        while waiting or running:
            while waiting and len(running) < AHEAD * self.size:
                number, task = waiting.popleft()
                running[remote.remote(our_version(), do, task)] = number
            finished, _ = self._ray.wait(list(running), num_returns=1)
            for done in finished:
                yield running.pop(done), self._result(done)

    def _result(self, done: Any) -> Any:
        problems = self._ray.exceptions
        try:
            return self._ray.get(done)
        except problems.RayTaskError as failure:
            if isinstance(failure.cause, MessinaError):
                raise failure.cause from None
            raise
        except problems.RayError as failure:
            raise MessinaError(
                f"a worker of the cluster was lost ({type(failure).__name__}); what it played is lost"
            ) from None

    def shutdown(self) -> None:
        if self._started:
            self._ray.shutdown()


def import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # what is played here is nobody's business
    try:
        import ray
        import ray.exceptions
    except ImportError:
        raise OptionError("a cluster needs Ray: install messina with it, as messina[cluster]") from None
    return ray


def connect(ray: Any, jobs: int) -> None:
    """To the cluster that RAY_ADDRESS names, else to a new one of so many processes on this machine."""
    quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
    address = os.environ.get("RAY_ADDRESS")
    try:
        if address:
            knock(address)
            ray.init(address=address, **quiet)
        else:
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    except (ConnectionError, ValueError, RuntimeError, OSError) as problem:
        where = f"the Ray cluster {address!r}" if address else "a Ray cluster on this machine"
        reason = " ".join(str(problem).split())[:200]
        raise OptionError(f"{where} cannot be used ({reason})") from None


def knock(address: str) -> None:
    """Does anybody answer at `host:port`? Ray itself would try for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=KNOCK_WITHIN).close()


def our_version() -> str:
    return f"{version('messina')} with rules {RULES_VERSION}"


def do_one(wanted: str, do: Callable[[Task], Done], task: Task) -> Done:
    """One task, on whichever machine; another messina there might play another game."""
    if wanted != our_version():
        raise MessinaError(f"a machine of the cluster has messina {our_version()}, here is {wanted}")
    return do(task)
