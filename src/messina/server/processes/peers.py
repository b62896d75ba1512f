"""The other processes that serve the same tables: what they tell this one, and what it tells them.

Three things go over the line, none of them ever kept. A table has *changed*: whoever shows it to somebody
takes over the change, or looks if it is too long to be told. A *level* is how many there are somewhere now:
sockets of a seat, connections of an address; who falls silent is forgotten with their levels. What an
address has *spent* of its allowance here is spent everywhere.
"""

import asyncio
import contextlib
import secrets
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

import msgspec

from messina.store import Broadcast, Change

BEAT = 2.0
"""Seconds after which a process says at least that it is there."""
SILENT = 7.0
"""Seconds after which one that says nothing is taken to be gone."""
SOON = 0.002
SHORTLY = 0.1
"""Seconds: changes are told at once, with what else has changed just now; the rest can wait a little."""
LONGEST = 7000
"""Bytes of what one notice tells; PostgreSQL takes 8000 in all."""
Level = tuple[str, str, int]
Spending = tuple[str, str, float]
Thing = TypeVar("Thing")


class Notice(msgspec.Struct, omit_defaults=True):
    sender: str
    changes: list[Change] = []
    """What was kept just now."""
    touched: dict[str, int] = {}
    """Tables and their versions, where one has to look; 0 if something else than the game has changed."""
    levels: list[Level] = []
    spent: list[Spending] = []
    whole: bool = False
    """All levels follow: those of before no longer count."""
    wants: bool = False
    """Please tell all your levels."""
    gone: bool = False


class Other:
    """What is known of another process."""

    def __init__(self) -> None:
        self.heard = time.monotonic()
        self.levels: defaultdict[str, dict[str, int]] = defaultdict(dict)


class Neighbours:
    def __init__(self, broadcast: Broadcast | None) -> None:
        self.id = secrets.token_hex(8)
        self._broadcast = broadcast
        self._others: dict[str, Other] = {}
        self._levels: dict[tuple[str, str], int] = {}
        self._news: dict[tuple[str, str], int] = {}
        self._spent: defaultdict[tuple[str, str], float] = defaultdict(float)
        self._changes: list[Change] = []
        self._touched: dict[str, int] = {}
        self._due: asyncio.TimerHandle | None = None
        self._beating: asyncio.Task[None] | None = None
        self.on_change: Callable[[str, int, Change | None], None] = lambda table, version, change: None
        self.on_level: Callable[[str], None] = lambda kind: None
        self.on_gap: Callable[[], None] = lambda: None
        self.on_spent: dict[str, Callable[[str, float], None]] = {}

    # What this process says.

    def changed(self, change: Change) -> None:
        """A change that was kept; others need no snapshot, and tell nobody."""
        if self._broadcast is not None:
            self._changes.append(replace(change, snapshot=None, told=()))
            self._tell(SOON)

    def touched(self, table: str) -> None:
        """Something else of a table, such as who sits there."""
        if self._broadcast is not None:
            self._touched[table] = 0
            self._tell(SOON)

    def level(self, kind: str, name: str, count: int) -> None:
        """So many there are here now."""
        if self._broadcast is not None:
            if count:
                self._levels[kind, name] = count
            else:
                self._levels.pop((kind, name), None)
            self._news[kind, name] = count
            self._tell(SHORTLY)

    def spend(self, kind: str, name: str, amount: float = 1.0) -> None:
        if self._broadcast is not None:
            self._spent[kind, name] += amount
            self._tell(SHORTLY)

    # What it knows of the others.

    def elsewhere(self, kind: str, name: str) -> int:
        return sum(other.levels[kind].get(name, 0) for other in self._others.values() if kind in other.levels)

    def names(self, kind: str) -> set[str]:
        others = self._others.values()
        return {name for other in others if kind in other.levels for name in other.levels[kind]}

    def kinds(self) -> set[str]:
        return {kind for other in self._others.values() for kind, names in other.levels.items() if names}

    # Sending and receiving.

    def open(self) -> None:
        if self._broadcast is None:
            return
        loop = asyncio.get_running_loop()

        def from_thread(work: Callable[..., None]) -> Callable[..., None]:
            def call(*what: str) -> None:
                with contextlib.suppress(RuntimeError):  # the loop is closed
                    loop.call_soon_threadsafe(work, *what)

            return call

        self._broadcast.listen(from_thread(self._hear), from_thread(self._regained))
        self._beating = asyncio.create_task(self._beat())

    def close(self) -> None:
        if self._broadcast is None:
            return
        for task in (self._beating, self._due):
            if task is not None:
                task.cancel()
        self._flush()
        self._say(Notice(self.id, gone=True))
        self._broadcast.close()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._flush(always=True)
            long_ago = time.monotonic() - SILENT
            for sender in [name for name, other in self._others.items() if other.heard < long_ago]:
                self._forget(sender)

    def _tell(self, within: float) -> None:
        """What has gathered goes out so much later at most."""
        loop = asyncio.get_running_loop()
        if self._due is not None and self._due.when() > loop.time() + within:
            self._due.cancel()
            self._due = None
        if self._due is None:
            self._due = loop.call_later(within, self._flush)

    def _flush(self, always: bool = False) -> None:
        self._due = None
        changes, self._changes = self._changes, []
        touched, self._touched = self._touched, {}
        levels = [(kind, name, count) for (kind, name), count in self._news.items()]
        spent = [(kind, name, round(amount, 3)) for (kind, name), amount in self._spent.items()]
        self._news, self._spent = {}, defaultdict(float)
        too_long: list[Change] = []
        for some in fitting(changes, too_long):
            self._say(Notice(self.id, changes=some))
        touched |= {change.table: change.version for change in too_long}
        for names in fitting(touched.items()):
            self._say(Notice(self.id, touched=dict(names)))
        for level in fitting(levels):
            self._say(Notice(self.id, levels=level))
        for spending in fitting(spent):
            self._say(Notice(self.id, spent=spending))
        if always and not (changes or touched or levels or spent):
            self._say(Notice(self.id))

    def _say(self, notice: Notice) -> None:
        assert self._broadcast is not None
        self._broadcast.send(msgspec.json.encode(notice).decode())

    def _say_all(self) -> None:
        self._say(Notice(self.id, whole=True))
        for some in fitting((kind, name, count) for (kind, name), count in self._levels.items()):
            self._say(Notice(self.id, levels=some))

    def _regained(self) -> None:
        """The line is there, for the first time or again: something may have been missed."""
        self._say(Notice(self.id, wants=True))
        self._say_all()
        self.on_gap()

    def _hear(self, text: str) -> None:
        notice = msgspec.json.decode(text, type=Notice)
        if notice.sender == self.id:
            return
        if notice.gone:
            self._forget(notice.sender)
            return
        known = notice.sender in self._others
        other = self._others.setdefault(notice.sender, Other())
        other.heard = time.monotonic()
        if notice.wants or not known:
            self._say_all()
        touched = set(other.levels) if notice.whole else set()
        if notice.whole:
            other.levels.clear()
        for kind, name, count in notice.levels:
            if count:
                other.levels[kind][name] = count
            else:
                other.levels[kind].pop(name, None)
            touched.add(kind)
        for kind in touched:
            self.on_level(kind)
        for kind, name, amount in notice.spent:
            if kind in self.on_spent:
                self.on_spent[kind](name, amount)
        for change in notice.changes:
            self.on_change(change.table, change.version, change)
        for table, version in notice.touched.items():
            self.on_change(table, version, None)

    def _forget(self, sender: str) -> None:
        other = self._others.pop(sender, None)
        for kind in other.levels if other is not None else ():
            self.on_level(kind)


def fitting(things: Iterable[Thing], too_long: list[Thing] | None = None) -> Iterator[list[Thing]]:
    """As many at a time as fit into a notice; what fits into none is left out, and put among those."""
    some: list[Thing] = []
    size = 0
    for thing in things:
        length = len(msgspec.json.encode(thing)) + 1
        if length > LONGEST:
            if too_long is not None:
                too_long.append(thing)
            continue
        if size + length > LONGEST:
            yield some
            some, size = [], 0
        some.append(thing)
        size += length
    if some:
        yield some
