"""Runs tasks in this process, in several processes or on a cluster, with results in the order of the tasks.

Processes are spawned, so functions and tasks must be importable everywhere; no result depends on which
process does what.
"""

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from types import TracebackType
from typing import Final, Protocol, TypeVar

from messina.errors import MessinaError, OptionError

Task = TypeVar("Task")
Done = TypeVar("Done")

CLUSTERS: Final = ("ray",)


def nothing(count: int) -> None:
    """Ignore the progress."""


class Executor(Protocol):
    """Runs tasks, here, in processes or on a cluster."""

    size: int
    """How many tasks they do at once."""

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        """Yield the number of each task and its result, in the order they finish."""
        ...

    def shutdown(self) -> None:
        """Stop at once, whatever is running."""
        ...


class Workers:
    """A number of processes, or a cluster; with one job everything runs in this process."""

    def __init__(self, jobs: int, cluster: str | None = None) -> None:
        if jobs < 1:
            raise OptionError(f"jobs is {jobs}; at least one process is needed")
        self._executor = make_executor(jobs, cluster)

    @property
    def size(self) -> int:
        return self._executor.size

    def __enter__(self) -> "Workers":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._executor.shutdown()

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[Done]:
        """Yield the result of each task, in the order they finish."""
        for _, done in self._executor.finish(do, tasks):
            yield done

    def map(
        self, do: Callable[[Task], Done], tasks: Sequence[Task], progress: Callable[[int], object] = nothing
    ) -> list[Done]:
        """Return the results in the order of the tasks; `progress` is called for each finished task."""
        results: dict[int, Done] = {}
        for number, done in self._executor.finish(do, tasks):
            results[number] = done
            progress(1)
        return [results[number] for number in range(len(tasks))]


def make_executor(jobs: int, cluster: str | None) -> Executor:
    """Make the executor for this number of jobs, or that of a cluster."""
    if cluster is None:
        return ProcessExecutor(jobs) if jobs > 1 else SerialExecutor()
    if cluster not in CLUSTERS:
        raise OptionError(f"there is no cluster {cluster!r}; there is {', '.join(CLUSTERS)}")
    from messina.sim.cluster import RayCluster  # Ray is an extra, and slow to import

    return RayCluster(jobs)


class SerialExecutor:
    """Runs tasks one after another in this process."""

    size = 1

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        return ((number, do(task)) for number, task in enumerate(tasks))

    def shutdown(self) -> None:
        """Do nothing: no process was started."""


class ProcessExecutor:
    """Runs tasks in spawned processes."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        spawn = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(jobs, spawn, initializer=ignore_interrupts)

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        running = {self._pool.submit(do, task): number for number, task in enumerate(tasks)}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        except BrokenProcessPool:
            raise MessinaError("a process that played games died; what it played is lost") from None

    def shutdown(self) -> None:
        self._pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the parent process, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
