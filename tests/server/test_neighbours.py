"""What processes tell each other: what fits into a notice, who is forgotten, what counts everywhere."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from messina.server.processes.peers import LONGEST, Neighbours, fitting
from messina.server.processes.rate_limits import Buckets, Crowd
from messina.store import Change, StepRecord


class Street:
    """A line without a database: what one says the others hear at once."""

    def __init__(self) -> None:
        self.ears: list[Callable[[str], None]] = []
        self.said: list[str] = []
        self.broken = False

    def listen(self, hear: Callable[[str], None], regained: Callable[[], None]) -> None:
        self.ears.append(hear)
        regained()

    def send(self, text: str) -> None:
        self.said.append(text)
        for hear in [] if self.broken else self.ears:
            hear(text)

    def close(self) -> None:
        pass


def with_two(work: Callable[[Street, Neighbours, Neighbours], Awaitable[None]]) -> None:
    async def meet() -> None:
        street = Street()
        one, other = Neighbours(street), Neighbours(street)
        one.open()
        other.open()
        await work(street, one, other)
        one.close()
        other.close()

    asyncio.run(meet())


def change(size: int, version: int = 2) -> Change:
    step = StepRecord(0, 0, 1, "go H1", False, version, b"x" * size)
    return Change(table=f"table{version}", version=version, steps=[step], commands=[(0, "c", version)])


def test_a_change_is_heard_whole_and_a_long_one_by_its_version() -> None:
    async def work(street: Street, one: Neighbours, other: Neighbours) -> None:
        heard: list[tuple[str, int, Change | None]] = []
        other.on_change = lambda *what: heard.append(what)
        one.changed(change(100))
        one.changed(change(9000, 3))
        one.touched("seats")
        await asyncio.sleep(0.1)
        assert heard == [("table2", 2, change(100)), ("seats", 0, None), ("table3", 3, None)]
        assert max(len(text.encode()) for text in street.said) < 7900

    with_two(work)


def test_many_changes_are_said_in_several_notices() -> None:
    too_long: list[Change] = []
    parts = list(fitting([change(900, version) for version in range(40)], too_long))
    assert [one.version for part in parts for one in part] == list(range(40))
    assert too_long == []
    assert 5 < len(parts) < 20
    assert all(sum(len(one.steps[0].events) for one in part) < LONGEST for part in parts)


def test_names_as_long_as_can_be_fit_into_the_notices_and_what_fits_into_none_is_left_out() -> None:
    async def work(street: Street, one: Neighbours, other: Neighbours) -> None:
        names = {f"watcher {number:02}" + "\U0001f400" * 38 for number in range(100)}
        for name in (*names, "x" * 9000):
            one.level("at table", name, 1)
            one.spend("requests", name)
        await asyncio.sleep(0.3)
        assert other.names("at table") == names
        assert max(len(text.encode()) for text in street.said) < 7900

    with_two(work)


def test_how_many_there_are_is_known_to_whoever_comes_later_and_forgotten_with_who_is_gone() -> None:
    async def work(street: Street, one: Neighbours, other: Neighbours) -> None:
        touched: list[str] = []
        for number in range(200):
            one.level("sockets", f"10.0.0.{number}", 3)
        await asyncio.sleep(0.2)
        late = Neighbours(street)
        late.on_level = touched.append
        late.open()
        await asyncio.sleep(0.1)
        assert [late.elsewhere("sockets", f"10.0.0.{number}") for number in (0, 199, 200)] == [3, 3, 0]
        one.level("sockets", "10.0.0.7", 0)
        await asyncio.sleep(0.2)
        assert late.elsewhere("sockets", "10.0.0.7") == 0
        assert "sockets" in late.kinds()
        touched.clear()
        one.close()
        await asyncio.sleep(0.1)
        assert touched == ["sockets"]
        assert late.names("sockets") == set()
        late.close()

    with_two(work)


def test_who_says_nothing_for_long_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("messina.server.processes.peers.BEAT", 0.05)
    monkeypatch.setattr("messina.server.processes.peers.SILENT", 0.3)

    async def work(street: Street, one: Neighbours, other: Neighbours) -> None:
        one.level("sockets", "a", 2)
        await asyncio.sleep(0.2)
        assert other.elsewhere("sockets", "a") == 2
        street.broken = True
        await asyncio.sleep(0.6)
        assert other.elsewhere("sockets", "a") == 0
        street.broken = False
        await asyncio.sleep(0.3)  # it is heard again, and tells everything
        assert other.elsewhere("sockets", "a") == 2

    with_two(work)


def test_an_allowance_is_spent_everywhere_and_a_crowd_counted_everywhere() -> None:
    async def work(street: Street, one: Neighbours, other: Neighbours) -> None:
        buckets = [Buckets(0.001, 4.0, "requests", each) for each in (one, other)]
        crowds = [Crowd(3, "sockets", each) for each in (one, other)]
        assert [buckets[0].take("a") for _ in range(3)] == [True] * 3
        assert [crowd.enter("a") for crowd in (*crowds, crowds[0])] == [True] * 3
        await asyncio.sleep(0.3)
        assert [buckets[1].take("a"), buckets[1].take("a"), buckets[1].take("b")] == [True, False, True]
        assert [crowd.enter("a") for crowd in crowds] == [False, False]
        crowds[0].leave("a")
        await asyncio.sleep(0.3)
        assert crowds[1].enter("a")

    with_two(work)
