"""The processes that bots think in.

A worker that overruns its deadline or dies is killed and replaced by a fresh one; only the decision it was
asked for is lost. (The standard process pool cannot stop a single task: one endless loop would hold a
worker for good, and one crash would break the pool for every table.)
"""

import asyncio
import contextlib
import logging
import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from messina.server.bots.allowed_bots import is_slow
from messina.server.bots.fair_queue import Accounts, FairQueue
from messina.server.bots.worker import Answer, Task, work
from messina.server.processes.metrics import Metrics
from messina.server.processes.peers import Neighbours
from messina.server.settings import Settings

STARTS_WITHIN = 60.0
PROCESSES = multiprocessing.get_context("spawn")
STOPPED = Answer(problem="the server stops")

log = logging.getLogger("messina.server")


@contextlib.contextmanager
def without_interrupts() -> Iterator[None]:
    """What is started here never hears Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Worker:
    """One process and the line to it. Its methods block, so they run in a thread."""

    def __init__(self, settings: Settings) -> None:
        self._line, other_end = PROCESSES.Pipe()
        arguments = (other_end, settings.packs, settings.bot_modules)
        self._process = PROCESSES.Process(target=work, args=arguments, daemon=True)
        with without_interrupts():
            self._process.start()
        other_end.close()
        self._ready = False

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, task: Task, deadline: float) -> Answer:
        if self._line.closed or not self._is_ready():
            return Answer(problem="could not be started")
        try:
            self._line.send(task)
            if self._line.poll(deadline):
                answer: Answer = self._line.recv()
                return answer
        except (EOFError, OSError):
            self.kill()
            return Answer(problem="crashed")
        self.kill()
        return Answer(problem=f"took longer than {deadline:g} s", seconds=deadline)

    def _is_ready(self) -> bool:
        """It says so once, when it has started."""
        try:
            if not self._ready and self._line.poll(STARTS_WITHIN):
                self._line.recv()
                self._ready = True
        except (EOFError, OSError):
            pass
        if not self._ready:
            self.kill()
        return self._ready

    def kill(self) -> None:
        self.stop()
        self._process.join()
        self._line.close()

    def stop(self) -> None:
        """From any thread: who waits for an answer sees the end of the line, and closes it."""
        self._process.kill()


class Desk:
    """A place for one worker; whoever sits there is asked one thing at a time."""

    def __init__(self, settings: Settings, queue: FairQueue) -> None:
        self._settings = settings
        self._worker: Worker | None = None
        self._closed = False
        self.queue = queue
        self.serving: asyncio.Task[None] | None = None

    def ask(self, task: Task) -> Answer:
        if self._worker is None:
            self._worker = Worker(self._settings)
        if self._closed:
            self.close()
            return STOPPED
        answer = self._worker.ask(task, self._settings.bot_deadline)
        if not self._worker.alive:
            self._worker = None
        return STOPPED if self._closed else answer

    def close(self) -> None:
        self._closed = True
        if self._worker is not None:
            self._worker.stop()


class BotPool:
    """A few desks. A bot is always asked at the same one, since it may have a plan in mind there.

    Those who think for seconds have desks of their own: a quick answer never waits for the end of a slow one.
    """

    def __init__(self, settings: Settings, metrics: Metrics, neighbours: Neighbours) -> None:
        workers = settings.bot_workers
        self._tables = Accounts(settings.bot_share_a_table, settings.bot_credit)
        self._payers = Accounts(settings.bot_share_an_address * workers, settings.bot_credit * 2)
        self._neighbours = neighbours
        neighbours.on_spent["bots of a table"] = self._tables.charge
        neighbours.on_spent["bots of an address"] = self._payers.charge
        desk = partial(Desk, settings)
        self._slow = [desk(FairQueue(self._tables, self._payers)) for _ in range(workers)]
        self._quick = [desk(FairQueue(self._tables, self._payers)) for _ in range(max(1, workers // 2))]
        self._desks = self._slow + self._quick
        self._threads = ThreadPoolExecutor(len(self._desks), thread_name_prefix="messina-bots")
        self._metrics = metrics
        self._stopping = asyncio.Event()
        metrics.watch_bots(lambda: sum(len(desk.queue) for desk in self._desks))

    @property
    def closed(self) -> bool:
        return self._stopping.is_set()

    @property
    def delay(self) -> float:
        """How long somebody who is entitled to an answer has waited."""
        return max(desk.queue.oldest for desk in self._desks)

    async def ask(self, task: Task, table: str, payer: str) -> Answer:
        """An answer for a table, on the account of an address; waiting counts against no deadline."""
        if wait := self._tables.wait(table):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), wait)
        if self.closed:
            return STOPPED
        desks = self._slow if task.kind != "choose" or is_slow(task.bot) else self._quick
        desk = desks[task.seed % len(desks)]
        if desk.serving is None:
            desk.serving = asyncio.create_task(self._serve(desk))
        return await desk.queue.put(task, table, payer)

    async def _serve(self, desk: Desk) -> None:
        """One after the other, for as long as the server runs."""
        while True:
            waiting = await desk.queue.next()
            self._metrics.bot_wait.observe(time.monotonic() - waiting.since)
            loop = asyncio.get_running_loop()
            try:
                answer = await loop.run_in_executor(self._threads, desk.ask, waiting.task)
            except asyncio.CancelledError:
                if not waiting.answer.done():
                    waiting.answer.set_result(STOPPED)
                raise
            except Exception:  # no process can be started, for one
                log.exception("a worker could not be asked")
                answer = Answer(problem="could not be asked")
            self._tables.charge(waiting.table, answer.seconds)
            self._payers.charge(waiting.payer, answer.seconds)
            self._neighbours.spend("bots of a table", waiting.table, answer.seconds)
            self._neighbours.spend("bots of an address", waiting.payer, answer.seconds)
            self._metrics.bot_seconds.labels(waiting.task.kind).inc(answer.seconds)
            if not waiting.answer.done():
                waiting.answer.set_result(answer)

    def close(self) -> None:
        """Whoever waits is told that the server stops."""
        self._stopping.set()
        for desk in self._desks:
            if desk.serving is not None:
                desk.serving.cancel()
            desk.queue.clear(STOPPED)
            desk.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
