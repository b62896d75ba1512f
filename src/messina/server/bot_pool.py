"""The processes that bots think in.

A worker that overruns its deadline or dies is killed and replaced by a fresh one; only the decision it was
asked for is lost. (The standard process pool cannot stop a single task: one endless loop would hold a
worker for good, and one crash would break the pool for every table.)
"""

import asyncio
import multiprocessing
from concurrent.futures import ThreadPoolExecutor

from messina.server.bot_worker import Answer, Task, work
from messina.server.settings import Settings

STARTS_WITHIN = 60.0
PROCESSES = multiprocessing.get_context("spawn")


class Worker:
    """One process and the line to it. Its methods block, so they run in a thread."""

    def __init__(self, settings: Settings) -> None:
        self._line, other_end = PROCESSES.Pipe()
        arguments = (other_end, settings.packs, settings.bot_modules)
        self._process = PROCESSES.Process(target=work, args=arguments, daemon=True)
        self._process.start()
        other_end.close()
        if not self._line.poll(STARTS_WITHIN):
            self.kill()
            return
        try:
            self._line.recv()
        except EOFError:
            self.kill()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, task: Task, deadline: float) -> Answer:
        try:
            self._line.send(task)
            if self._line.poll(deadline):
                answer: Answer = self._line.recv()
                return answer
        except (EOFError, OSError):
            self.kill()
            return Answer(problem="crashed")
        self.kill()
        return Answer(problem=f"took longer than {deadline:g} s")

    def kill(self) -> None:
        self._process.kill()
        self._process.join()
        self._line.close()


class Desk:
    """A place for one worker; whoever sits there is asked one thing at a time."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._worker: Worker | None = None
        self._closed = False
        self.lock = asyncio.Lock()

    def ask(self, task: Task) -> Answer:
        if self._worker is None:
            self._worker = Worker(self._settings)
        answer = self._worker.ask(task, self._settings.bot_deadline)
        if not self._worker.alive:
            self._worker = None
        if self._closed:
            self.close()
        return answer

    def close(self) -> None:
        self._closed = True
        if self._worker is not None:
            self._worker.kill()


class BotPool:
    """A few desks. A bot is always asked at the same one, since it may have a plan in mind there."""

    def __init__(self, settings: Settings) -> None:
        self._desks = [Desk(settings) for _ in range(settings.bot_workers)]
        self._threads = ThreadPoolExecutor(settings.bot_workers, thread_name_prefix="messina-bots")

    async def ask(self, task: Task) -> Answer:
        """Waiting for the desk does not count against the deadline."""
        desk = self._desks[task.seed % len(self._desks)]
        async with desk.lock:
            return await asyncio.get_running_loop().run_in_executor(self._threads, desk.ask, task)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        for desk in self._desks:
            desk.close()
