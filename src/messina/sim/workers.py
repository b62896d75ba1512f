"""Work spread over processes, with the results in the order of the tasks.

Processes are spawned, so what they are given must be importable and the same everywhere; nothing depends on
which of them does what.
"""

import multiprocessing
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import TypeVar

from messina.errors import MessinaError, OptionError
from messina.sim.simulate import ignore_interrupts

Task = TypeVar("Task")
Done = TypeVar("Done")


def nothing(count: int) -> None:
    """Tells nobody how far the work is."""


class Workers:
    """So many processes; with one job everything is done right here."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise OptionError(f"jobs is {jobs}; at least one process is needed")
        self._pool: ProcessPoolExecutor | None = None
        if jobs > 1:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(jobs, spawn, initializer=ignore_interrupts)

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)

    def map(
        self, do: Callable[[Task], Done], tasks: Sequence[Task], progress: Callable[[int], object] = nothing
    ) -> list[Done]:
        """What `do` makes of each task; `progress` is told of every task that is done."""
        if self._pool is None:
            return [told(do(task), progress) for task in tasks]
        running = [self._pool.submit(do, task) for task in tasks]
        try:
            for _ in as_completed(running):
                progress(1)
            return [done.result() for done in running]
        except BrokenProcessPool:
            raise MessinaError("a process that played games died; what it played is lost") from None


def told(done: Done, progress: Callable[[int], object]) -> Done:
    progress(1)
    return done
