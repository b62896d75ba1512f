"""Many people at many tables of a real server: how quick, how much memory, how many processes, what is lost.

    PYTHONPATH=. python benchmarks/crowd.py people [TABLES] [SECONDS]  one process, SQLite, a human pace
    PYTHONPATH=. python benchmarks/crowd.py scale [TABLES] [SECONDS]   PostgreSQL, one process and then two
    PYTHONPATH=. python benchmarks/crowd.py kills [KILLS] [TABLES]     PostgreSQL, processes killed under load
    PYTHONPATH=. python benchmarks/crowd.py soak [TABLES] [SECONDS]    one process, SQLite: does memory grow?

Everybody is in this process, so it has work, too; what each process has used of the processors is printed
beside what was felt. It never looks for circles in its memory: two thousand people would stand still at once.
"""

import asyncio
import gc
import itertools
import os
import random
import resource
import signal
import statistics
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.postgres import Postgres
from tests.server.at_the_table import people
from tests.server.test_processes import children
from tests.server.test_restart import Process

PACE = 5.0
"""Seconds from one move at a table to the next, at a human pace."""
SLOWEST = 0.050
LARGEST = 300e3
TICKS = os.sysconf("SC_CLK_TCK")
numbers = itertools.count()


# What a client looks at.


class Option(msgspec.Struct):
    code: int


class Message(msgspec.Struct):
    """Of a message only what is needed to play on."""

    type: str
    version: int = 0
    acting: int | None = None
    choices: list[Option] = []
    id: str = ""
    reason: str = ""
    steps: int = 0


messages = msgspec.json.Decoder(Message)


class Person:
    """One socket at a table; it comes back when the line breaks, and says again what was not answered."""

    def __init__(self, address: str, table: str, keys: Sequence[str]) -> None:
        self._url = f"ws://{address}/api/tables/{table}/socket"
        self._keys = list(keys)
        self._socket: ClientConnection | None = None
        self.view = Message("view")
        self.seen_at = 0.0
        self._changed = asyncio.Event()
        self._answers: dict[str, asyncio.Future[Message]] = {}
        self._waiting: dict[str, bytes] = {}
        self._living = asyncio.create_task(self._live())
        self.sat_down = asyncio.Event()

    async def _live(self) -> None:
        while True:
            with suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
                async with connect(self._url, max_size=None, compression=None, ping_interval=None) as socket:
                    hello = {"type": "hello", "tokens": self._keys, "version": self.view.version}
                    await socket.send(msgspec.json.encode(hello).decode())
                    await self._hear(socket)
            self._socket = None
            await asyncio.sleep(0.05 + random.random() / 10)

    async def _hear(self, socket: ClientConnection) -> None:
        async for raw in socket:
            message = messages.decode(raw)
            if message.type == "view":
                self.seen_at = time.perf_counter()
                self.view = message
                self._changed.set()
                self._changed = asyncio.Event()
                if self._socket is None:
                    self._socket = socket
                    self.sat_down.set()
                    for text in self._waiting.values():
                        await socket.send(text.decode())
            elif message.id in self._answers:
                self._answers.pop(message.id).set_result(message)

    async def act(self, dice: random.Random) -> Message:
        """A move of chance; the answer, however long it takes."""
        id, view = f"c{next(numbers)}", self.view
        order = {"type": "act", "id": id, "version": view.version, "code": dice.choice(view.choices).code}
        answer = self._answers[id] = asyncio.get_running_loop().create_future()
        text = self._waiting[id] = msgspec.json.encode(order)
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(text.decode())
        try:
            return await asyncio.wait_for(answer, 600)
        finally:
            del self._waiting[id]

    async def reach(self, version: int) -> None:
        while self.view.version < version:
            await asyncio.wait_for(self._changed.wait(), 60)

    async def leave(self) -> None:
        self._living.cancel()
        await asyncio.gather(self._living, return_exceptions=True)


class Game:
    """A table and those who sit at it, one move after the other, each counted and timed."""

    def __init__(self, table: str, persons: list[Person], dice: random.Random) -> None:
        self.table = table
        self.persons = persons
        self.dice = dice
        self.times: list[float] = []
        self.confirmed = 1
        self.wrong: list[str] = []
        self.stopped = False

    @classmethod
    async def begin(cls, asking: httpx.AsyncClient, apart: bool) -> "Game":
        way = "online" if apart else "hotseat"
        answer = await asking.post("/api/tables", json={"way": way, "seats": people(2)})
        created = answer.json()
        keys, id = [key["token"] for key in created["keys"]], created["table"]["id"]
        address = f"{asking.base_url.host}:{asking.base_url.port}"
        persons = [Person(address, id, [key]) for key in keys] if apart else [Person(address, id, keys)]
        for person in persons:
            await asyncio.wait_for(person.sat_down.wait(), 120)
        return cls(id, persons, random.Random(id))

    @property
    def acting(self) -> Person | None:
        return next((person for person in self.persons if person.view.acting is not None), None)

    async def move(self) -> bool:
        """One move, until everybody has seen it; False when the game is over."""
        acting = self.acting
        if acting is None:
            return False
        began = time.perf_counter()
        answer = await acting.act(self.dice)
        self.confirmed += 1
        if answer.type != "done" or answer.version != self.confirmed:
            told = f"{answer.type} {answer.reason} {answer.version}"
            self.wrong.append(f"{self.table}: {told}, not {self.confirmed}")
            self.confirmed = max(person.view.version for person in self.persons)
        for person in self.persons:
            await person.reach(self.confirmed)
        self.times.append(max(person.seen_at for person in self.persons) - began)
        return True

    async def play(self, pace: float, until: float) -> None:
        """One move in so many seconds, the first at some moment of the first of them."""
        due = time.monotonic() + random.random() * pace
        while due < until:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self.stopped or time.monotonic() >= until or not await self.move():
                return
            due += pace
            if pace == 0:
                due = time.monotonic()

    async def leave(self) -> None:
        await asyncio.gather(*(person.leave() for person in self.persons))


# What processes use.


def cpu(pid: int) -> float:
    """Processor seconds, of its threads and of the children that have ended."""
    with suppress(OSError):
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return sum(map(int, fields[11:15])) / TICKS
    return 0.0


def resident(pid: int) -> float:
    text = Path(f"/proc/{pid}/status").read_text()
    return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("VmRSS"))


def serving(server: Process) -> list[int]:
    return children(server.process.pid) or [server.process.pid]


def family(pid: int) -> list[int]:
    """A process and its children."""
    return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]


def milliseconds(times: Sequence[float]) -> str:
    ordered = sorted(times)
    middle, late = statistics.median(ordered), ordered[int(len(ordered) * 0.95)]
    return f"median {middle * 1e3:.1f} ms, p95 {late * 1e3:.1f} ms, worst {ordered[-1] * 1e3:.0f} ms"


def late(times: Sequence[float]) -> float:
    return sorted(times)[int(len(times) * 0.95)]


def verdict(met: bool, what: str) -> None:
    print(f"{'met' if met else 'MISSED':7} {what}")


@asynccontextmanager
async def seated(server: Process, tables: int, apart: bool = True) -> AsyncIterator[list[Game]]:
    """So many tables with everybody there."""
    limits = httpx.Limits(max_connections=20, max_keepalive_connections=0)  # none that the server gives up
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60, limits=limits) as asking:
        games: list[Game] = []
        for start in range(0, tables, 20):
            some = range(min(20, tables - start))
            games += await asyncio.gather(*(Game.begin(asking, apart) for _ in some))
        try:
            yield games
        finally:
            await asyncio.gather(*(game.leave() for game in games))


async def truth(server: Process, games: Sequence[Game]) -> list[str]:
    """What is kept, against what was confirmed: a move lost or doubled is another version."""
    wrong = [line for game in games for line in game.wrong]
    async with httpx.AsyncClient(base_url=f"http://{server.address}", timeout=60) as asking:
        for game in games:
            kept = (await asking.get(f"/api/tables/{game.table}/view")).json()["version"]
            if kept != game.confirmed:
                wrong.append(f"{game.table}: {kept} is kept, {game.confirmed} was confirmed")
    return wrong


# The measurements.


async def at_a_human_pace(tables: int = 1000, seconds: float = 60) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder) / "tables.sqlite", "--no-limits")
        (pid,) = serving(server)
        empty = resident(pid)
        async with seated(server, tables) as games:
            before, began = cpu(pid), time.monotonic()
            await asyncio.gather(*(game.play(PACE, began + seconds) for game in games))
            used, took = cpu(pid) - before, time.monotonic() - began
            full = resident(pid)
            times = [one for game in games for one in game.times]
            wrong = await truth(server, games)
        server.kill()
    print(f"{tables} tables, 2 sockets each, {len(times) / took:.0f} moves a second: {milliseconds(times)}")
    print(f"{used / took:.0%} of a processor, {used / len(times) * 1e3:.2f} ms a move")
    each = (full - empty) / tables
    print(f"memory {empty / 1e6:.0f} MB empty, {full / 1e6:.0f} MB full: {each / 1e3:.0f} kB a table")
    print("\n".join(wrong))
    verdict(late(times) <= SLOWEST, "p95 of a move to the other's picture <= 50 ms")
    verdict(each <= LARGEST, "memory <= 300 kB a table")
    verdict(not wrong, "none lost")


async def flat_out(postgres: Postgres, workers: int, tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second, and moves a second of the busiest process's time."""
    server = Process(postgres.new_database(), "--no-limits", "--workers", str(workers))
    async with seated(server, tables) as games:
        await asyncio.gather(*(game.play(0, time.monotonic() + 3) for game in games))
        for game in games:
            game.times.clear()
        pids = serving(server)
        before = {pid: cpu(pid) for pid in pids}
        database, own = sum(map(cpu, family(postgres.pid))), time.process_time()
        began = time.monotonic()
        await asyncio.gather(*(game.play(0, began + seconds) for game in games))
        took = time.monotonic() - began
        used = [cpu(pid) - before[pid] for pid in pids]
        database, own = sum(map(cpu, family(postgres.pid))) - database, time.process_time() - own
        times = [one for game in games for one in game.times]
        wrong = await truth(server, games)
    server.stop()
    moves = len(times)
    shares = ", ".join(f"{one / took:.0%}" for one in used)
    print(f"{workers} process(es), {tables} tables: {moves / took:.0f} moves/s, {milliseconds(times)}")
    print(f"  processors: servers {shares}, database {database / took:.0%}, clients {own / took:.0%}")
    all_servers, all_database = sum(used) / moves * 1e3, database / moves * 1e3
    print(f"  a move: servers {all_servers:.2f} ms in all, database {all_database:.2f} ms")
    print(f"  moves a second of the busiest server: {moves / max(used):.0f}")
    print("\n".join(wrong))
    return moves / took, moves / max(used)


async def one_and_two(tables: int = 40, seconds: float = 30) -> None:
    postgres = Postgres()
    try:
        one = await flat_out(postgres, 1, tables, seconds)
        two = await flat_out(postgres, 2, tables, seconds)
    finally:
        postgres.remove()
    felt, able = two[0] / one[0], two[1] / one[1]
    print(f"two processes against one: {felt:.2f} x as felt here, {able:.2f} x by processor time")
    verdict(able >= 1.6, "two processes >= 1.6 x the moves of one, each on a processor of its own")


async def under_fire(kills: int = 100, tables: int = 12) -> None:
    """Somebody kills a process now and then, never waiting for what it is doing."""
    postgres = Postgres()
    server = Process(postgres.new_database(), "--no-limits", "--workers", "3")
    dice = random.Random(1347)
    done, moves, wrong, killed = 0, 0, [], set[int]()
    try:
        while done < kills:
            async with seated(server, tables, apart=False) as games:
                playing = [asyncio.create_task(game.play(0.02, time.monotonic() + 3600)) for game in games]
                before = tables
                while done < kills and sum(task.done() for task in playing) < tables // 2:
                    await asyncio.sleep(dice.uniform(0.05, 0.5))
                    serving_now = children(server.process.pid)
                    killed &= set(serving_now)  # a number may be given again
                    alive = [pid for pid in serving_now if pid not in killed]
                    confirmed = sum(game.confirmed for game in games)
                    if len(alive) > 1 and confirmed > before:  # people play again after the last one
                        before = confirmed
                        killed.add(victim := dice.choice(alive))
                        os.kill(victim, signal.SIGKILL)
                        done += 1
                for game in games:
                    game.stopped = True
                await asyncio.gather(*playing)
                wrong += await truth(server, games)
                moves += sum(game.confirmed - 1 for game in games)
            print(f"{done} kills, {moves} moves confirmed, {len(wrong)} wrong", flush=True)
    finally:
        server.kill()
        postgres.remove()
    print("\n".join(wrong))
    verdict(not wrong, f"{done} kills under load: 0 of {moves} confirmed moves lost or doubled")


async def for_long(tables: int = 100, seconds: float = 600) -> None:
    """Tables come and go; what is used after the first third must not become more."""
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder) / "tables.sqlite", "--no-limits", "--limit", "idle_after=5")
        (pid,) = serving(server)
        end, sizes = time.monotonic() + seconds, []
        moves = 0
        while time.monotonic() < end:
            async with seated(server, tables) as games:
                until = min(end, time.monotonic() + 30)
                await asyncio.gather(*(game.play(0.25, until) for game in games))
                moves += sum(len(game.times) for game in games)
            sizes.append(resident(pid))
            print(f"{moves} moves, {sizes[-1] / 1e6:.1f} MB", flush=True)
        server.kill()
    calm = sizes[len(sizes) // 3 :]
    half = len(calm) // 2
    growth = statistics.mean(calm[half:]) / statistics.mean(calm[:half]) - 1
    print(f"after the first third: {growth:+.1%} from its first half to its second")
    verdict(growth < 0.03, "memory flat after warm-up (less than 3 % more)")


MEASUREMENTS = {"people": at_a_human_pace, "scale": one_and_two, "kills": under_fire, "soak": for_long}

if __name__ == "__main__":
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if not sys.argv[1:] or sys.argv[1] not in MEASUREMENTS:
        sys.exit(__doc__)
    gc.disable()
    asyncio.run(MEASUREMENTS[sys.argv[1]](*map(int, sys.argv[2:])))
