"""How busy can a server be? Many games with bots at once, and one person who times every move.

    PYTHONPATH=. python benchmarks/server.py [GAMES] [BOT]

It starts a real server process, as it is shipped, and prints what the person felt.
"""

import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.at_the_table import Client, http, keys_of, new_table, with_bots
from tests.server.test_restart import Process

TARGET = 100.0
"""Milliseconds within which 95 of 100 moves come back."""


def milliseconds(times: list[float]) -> str:
    ordered = sorted(time * 1000 for time in times)
    p95 = ordered[int(len(ordered) * 0.95)]
    verdict = "met" if p95 <= TARGET else "missed"
    middle = statistics.median(ordered)
    return (
        f"median {middle:.1f} ms, p95 {p95:.1f} ms ({verdict}: {TARGET:.0f} ms), worst {ordered[-1]:.1f} ms"
    )


def steps_played(address: str, tables: list[str]) -> int:
    with http(address) as client:
        return sum(client.get(f"/api/tables/{table}/replay").json()["steps"] for table in tables[:20])


def measure(games: int, bot: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Process(Path(folder) / "tables.sqlite", "--bot-pause", "0.7", "--no-limits")
        seats = with_bots(bot, bot, bot)[1:]
        tables = [new_table(server.address, "bots", seats)["table"]["id"] for _ in range(games)]
        own = new_table(server.address, "solo", with_bots()[:1])
        person = Client(server.address, own["table"]["id"], keys_of(own))
        dice = random.Random(1)
        first, began = steps_played(server.address, tables), time.monotonic()
        times, sizes = [], []
        while not person.over and time.monotonic() - began < 60:
            choice = dice.choice(person.view["choices"])
            before = time.perf_counter()
            assert person.act(choice)["type"] == "done"
            times.append(time.perf_counter() - before)
            sizes.append(len(person.heard[-2]))
            time.sleep(0.1)
        took = time.monotonic() - began
        rate = (steps_played(server.address, tables) - first) / took * games / min(games or 1, 20)
        print(f"{games} games with {bot}: {rate:.0f} steps a second; views of {max(sizes)} bytes at most")
        print(f"a person's {len(times)} moves: {milliseconds(times)}")
        server.kill()


if __name__ == "__main__":
    measure(int((sys.argv[1:] or ["200"])[0]), (sys.argv[2:] or ["random"])[0])
