"""Nothing is ever lost: not by a restart, not by `kill -9` at any moment."""

import itertools
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.at_the_table import (
    PATIENCE,
    Client,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    shared,
    with_bots,
)


class Process:
    """A server as it is really run."""

    def __init__(self, database: str | Path, *options: str) -> None:
        command = [sys.executable, "-m", "messina.server.main", "serve", "--no-browser", "--port", "0"]
        command += ["--database", str(database), "--bot-pause", "0", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http://" in line, self.process.communicate()
        self.address = line.split("http://")[1].split()[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> tuple[int, str]:
        self.process.send_signal(signal.SIGTERM)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.returncode, errors


@contextmanager
def process(database: Path) -> Iterator[Process]:
    running = Process(database)
    try:
        yield running
    finally:
        running.kill()


def view_by_http(address: str, table: str, keys: list[str]) -> dict[str, Any]:
    with http(address) as client:
        answer = client.get(
            f"/api/tables/{table}/view", headers={"Authorization": f"Bearer {','.join(keys)}"}
        )
    view: dict[str, Any] = answer.json()
    return view


def test_after_a_restart_in_mid_turn_everybody_sees_exactly_the_same_game(tmp_path: Path) -> None:
    dice = random.Random(31)
    with live_server(tmp_path) as server:
        table = new_table(server.address, "online", people(3))
        id, keys = table["table"]["id"], keys_of(table)
        clients = [Client(server.address, id, [key]) for key in keys]
        play(clients, dice, 60)
        while not any(client.view["undo"]["possible"] for client in clients):
            play(clients, dice, 1)
        before = [client.view for client in clients]
        logs = [client.log for client in clients]
    with live_server(tmp_path) as server:
        again = [Client(server.address, id, [key]) for key in keys]
        for client, view, log in zip(again, before, logs, strict=True):
            assert client.log == log
            for part in set(view) - {"news", "rewound_to"}:
                assert client.view[part] == view[part], part
        acting = next(client for client in again if client.view["undo"]["possible"])
        assert acting.command("undo")["type"] == "done"
        for client in again:
            client.wait_for(acting.view["version"])
        play(again, dice)
        assert again[0].over


def test_a_client_that_comes_back_after_a_restart_gets_only_the_gap(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        play([client], random.Random(32), 20)
        client.command("act", id="before", code=client.view["choices"][0]["code"])
        version = client.view["version"]
    with live_server(tmp_path) as server:
        back = Client(server.address, table["table"]["id"], keys_of(table), version, client.log)
        assert back.view["news"] == []
        assert shared(back) == shared(client)
        answer = back.command("act", id="before", code=back.view["choices"][0]["code"])
        assert answer == {"type": "done", "id": "before", "version": version}


def test_a_table_that_left_the_memory_comes_back_as_it_was(tmp_path: Path) -> None:
    with live_server(tmp_path, idle_after=0.0, sweep_every=0.05) as server:
        table = new_table(server.address, "hotseat", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        client = Client(server.address, id, keys)
        play([client], random.Random(33), 40)
        client.close()
        before = view_by_http(server.address, id, keys)
        time.sleep(0.3)
        with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
            row = connection.execute("SELECT max(at) FROM snapshots WHERE table_id = ?", (id,)).fetchone()
        connection.close()
        assert row[0] == before["steps"]  # kept when it left
        assert view_by_http(server.address, id, keys) == before


def test_kill_9_at_any_moment_loses_no_confirmed_action(tmp_path: Path) -> None:
    """Random play at full speed, the process killed in the middle of it, again and again."""
    dice = random.Random(34)
    database = tmp_path / "tables.sqlite"
    table: dict[str, Any] = {}
    version = 0
    log: list[Any] = []
    for round in range(5):
        with process(database) as server:
            if not table:
                table = new_table(server.address, "hotseat", people(4))
            id = table["table"]["id"]
            fresh = Client(server.address, id, keys_of(table))
            client = Client(server.address, id, keys_of(table), version, log)
            assert client.view["version"] >= version
            assert shared(fresh) == shared(client)
            fresh.close()
            confirmed = play_until_killed(client, server, dice, f"round-{round}")
            assert version + 5 < confirmed <= client.view["version"]
            version, log = client.view["version"], client.log


def play_until_killed(client: Client, server: Process, dice: random.Random, name: str) -> int:
    """Decide and take back; after some moves the process dies. The last version that was confirmed."""
    confirmed = 0
    killing = threading.Timer(dice.uniform(0.0, 0.03), server.process.kill)
    last_calm = dice.randrange(8, 20)
    try:
        for number in itertools.count():
            if number == last_calm:
                killing.start()
            if client.view["undo"]["possible"] and dice.random() < 0.2:
                answer = client.command("undo", id=f"{name}-{number}")
            else:
                code = dice.choice(client.view["choices"])["code"]
                answer = client.command("act", id=f"{name}-{number}", code=code)
            assert answer["type"] == "done"
            confirmed = answer["version"]
    except (ConnectionClosed, OSError):
        pass
    return confirmed


def test_a_server_that_is_told_to_stop_stops_cleanly_with_people_connected(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite") as server:
        table = new_table(server.address, "bots", with_bots("random"))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        play([client], random.Random(35), 3)
        code, errors = server.stop()
        assert (code, errors) == (0, "")
        assert client.closed_with() == 1012
