"""Work spread over processes of this machine or over a cluster, with the results in the order of the tasks.

Processes are spawned, so what they are given must be importable and the same everywhere; nothing depends on
which of them does what.
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
    """Tells nobody how far the work is."""


class Executor(Protocol):
    """Those who do the work."""

    size: int
    """How many tasks they do at once."""

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        """The number of each task and what `do` makes of it, in the order they are finished."""
        ...

    def shutdown(self) -> None:
        """Send them home, whatever they are at."""
        ...


class Workers:
    """So many processes, or a cluster; with one job everything is done right here."""

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
        """What `do` makes of each task, in the order they are finished."""
        for _, done in self._executor.finish(do, tasks):
            yield done

    def map(
        self, do: Callable[[Task], Done], tasks: Sequence[Task], progress: Callable[[int], object] = nothing
    ) -> list[Done]:
        """What `do` makes of each task; `progress` is told of every task that is done."""
        results: dict[int, Done] = {}
        for number, done in self._executor.finish(do, tasks):
            results[number] = done
            progress(1)
        return [results[number] for number in range(len(tasks))]


def make_executor(jobs: int, cluster: str | None) -> Executor:
    if cluster is None:
        return ProcessExecutor(jobs) if jobs > 1 else SerialExecutor()
    if cluster not in CLUSTERS:
        raise OptionError(f"there is no cluster {cluster!r}; there is {', '.join(CLUSTERS)}")
    from messina.sim.cluster import RayCluster  # Ray is an extra, and slow to import

    return RayCluster(jobs)


class SerialExecutor:
    size = 1

    def finish(self, do: Callable[[Task], Done], tasks: Sequence[Task]) -> Iterator[tuple[int, Done]]:
        return ((number, do(task)) for number, task in enumerate(tasks))

    def shutdown(self) -> None:
        """Nobody was hired."""


class ProcessExecutor:
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
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
