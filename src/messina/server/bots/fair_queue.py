"""Whose bot thinks next: processor time is shared out by who has had least of it.

Every table and everybody who sets tables (an address) has an account. Thinking is written on it, and time
takes it off again at a steady pace, which is the share of a processor they may use for good; beyond their
credit they wait. Among those who wait, whoever owes least comes first: somebody with one slow bot never
stands behind somebody with a hundred.
"""

import asyncio
import heapq
import itertools
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field

from messina.server.bots.worker import Answer, Task

NAMES_KEPT = 4096


class Accounts:
    """Seconds of thinking by name; `share` of them a second are forgiven, and `credit` may be owed."""

    def __init__(self, share: float, credit: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._share = share
        self._credit = credit
        self._clock = clock
        self._owed: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def owed(self, name: str) -> float:
        seconds, since = self._owed.get(name, (0.0, 0.0))
        return max(0.0, seconds - (self._clock() - since) * self._share)

    def charge(self, name: str, seconds: float) -> None:
        self._owed[name] = (self.owed(name) + seconds, self._clock())
        self._owed.move_to_end(name)
        if len(self._owed) > NAMES_KEPT:
            self._owed.popitem(last=False)

    def wait(self, name: str) -> float:
        """Seconds until it may think again."""
        return max(0.0, self.owed(name) - self._credit) / self._share


@dataclass(order=True, slots=True)
class Waiting:
    """A task in the queue; of those of one payer, the table that owes least comes first."""

    owed: float
    number: int
    task: Task = field(compare=False)
    table: str = field(compare=False)
    payer: str = field(compare=False)
    answer: "asyncio.Future[Answer]" = field(compare=False)
    since: float = field(compare=False, default_factory=time.monotonic)


class FairQueue:
    """What waits for one worker."""

    def __init__(self, tables: Accounts, payers: Accounts) -> None:
        self._tables = tables
        self._payers = payers
        self._waiting: dict[str, list[Waiting]] = {}
        self._numbers = itertools.count()
        self._arrived = asyncio.Event()

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def oldest(self) -> float:
        """How long the one that waits longest, and could be answered now, has waited."""
        now = time.monotonic()
        able = [queue for payer, queue in self._waiting.items() if not self._payers.wait(payer)]
        return max((now - waiting.since for queue in able for waiting in queue), default=0.0)

    def put(self, task: Task, table: str, payer: str) -> "asyncio.Future[Answer]":
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        waiting = Waiting(self._tables.owed(table), next(self._numbers), task, table, payer, answer)
        heapq.heappush(self._waiting.setdefault(payer, []), waiting)
        self._arrived.set()
        return answer

    async def next(self) -> Waiting:
        """The first in line; those who no longer want an answer are passed over."""
        while True:
            self._arrived.clear()
            waits = {payer: self._payers.wait(payer) for payer in self._waiting}
            able = [payer for payer, wait in waits.items() if wait == 0]
            if able:
                waiting = self._take(min(able, key=self._rank))
                if not waiting.answer.done():
                    return waiting
                continue
            soonest = min(waits.values(), default=None)
            try:
                await asyncio.wait_for(self._arrived.wait(), soonest)
            except TimeoutError:
                continue

    def _rank(self, payer: str) -> tuple[float, int]:
        return self._payers.owed(payer), self._waiting[payer][0].number

    def _take(self, payer: str) -> Waiting:
        queue = self._waiting[payer]
        waiting = heapq.heappop(queue)
        if not queue:
            del self._waiting[payer]
        return waiting

    def clear(self, answer: Answer) -> None:
        """Everybody gets the same answer."""
        for waiting in itertools.chain.from_iterable(self._waiting.values()):
            if not waiting.answer.done():
                waiting.answer.set_result(answer)
        self._waiting.clear()
