"""Several processes with one PostgreSQL: every table at every one of them, and none of them is missed."""

import itertools
import os
import random
import re
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from messina.server.main import main
from messina.server.tables.registry import DAY
from tests.postgres import Postgres
from tests.server.at_the_table import (
    PATIENCE,
    Client,
    eventually,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    settings,
    shared,
    two,
    with_bots,
)
from tests.server.test_restart import Process, view_by_http


def connected(address: str, table: str) -> list[bool]:
    with http(address) as client:
        return [seat["connected"] for seat in client.get(f"/api/tables/{table}").json()["seats"]]


def test_people_at_different_processes_play_one_game_to_its_end(tmp_path: Path, database: str) -> None:
    dice = random.Random(1)
    with two(tmp_path, database) as (one, other):
        table = new_table(one.address, "online", people(3))
        id, keys = table["table"]["id"], keys_of(table)
        addresses = (one.address, other.address, other.address)
        clients = [Client(address, id, [key]) for address, key in zip(addresses, keys, strict=True)]
        eventually(lambda: connected(one.address, id) == connected(other.address, id) == [True] * 3)
        play(clients, dice, 40)
        while not (able := [client for client in clients if client.view["undo"]["possible"]]):
            play(clients, dice, 1)
        assert able[0].command("undo")["type"] == "done"
        for client in clients:
            client.wait_for(able[0].view["version"])
        play(clients, dice)
        assert clients[0].over
        assert shared(clients[0]) == shared(clients[1]) == shared(clients[2])
        clients[0].close()
        eventually(lambda: connected(other.address, id) == [False, True, True])


def test_of_two_who_answer_at_two_processes_one_is_first_and_the_other_hears_stale(
    tmp_path: Path, database: str
) -> None:
    dice = random.Random(2)
    with two(tmp_path, database) as (one, other):
        table = new_table(one.address, "hotseat", people(2))
        clients = [Client(server.address, table["table"]["id"], keys_of(table)) for server in (one, other)]
        lost = 0
        for number in range(40):
            version = clients[0].view["version"]
            for client in clients:
                code = dice.choice(client.view["choices"])["code"]
                client.send({"type": "act", "id": f"{number}-{id(client)}", "version": version, "code": code})
            answers = [client.hear("done", "refused") for client in clients]
            assert sorted(answer["type"] for answer in answers) in (["done", "refused"], ["done"])
            lost += sum(answer.get("reason") == "stale" for answer in answers)
            for client in clients:
                client.wait_for(version + 1)
            assert clients[0].view["version"] == clients[1].view["version"] == version + 1
            assert shared(clients[0]) == shared(clients[1])
        assert lost == 40


def test_a_command_that_was_done_elsewhere_is_not_done_again(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        table = new_table(one.address, "solo", people(1))
        clients = [Client(server.address, table["table"]["id"], keys_of(table)) for server in (one, other)]
        choice = clients[0].view["choices"][0]["code"]
        for number, client in enumerate((*clients, *reversed(clients))):
            client.send({"type": "act", "id": "once", "version": 1, "code": choice})
            assert client.hear("done") == {"type": "done", "id": "once", "version": 2}, number
        assert [client.view["version"] for client in clients] == [2, 2]


def test_whoever_comes_from_another_process_finds_what_they_have_seen(tmp_path: Path, database: str) -> None:
    """No notice is waited for: what was confirmed at one process is there at the other."""
    dice = random.Random(3)
    with two(tmp_path, database) as (one, other), http(one.address) as first, http(other.address) as second:
        table = new_table(one.address, "solo", people(1))
        id, (key,) = table["table"]["id"], keys_of(table)
        for number, asking in enumerate(itertools.islice(itertools.cycle((first, second)), 40)):
            view = asking.get(f"/api/tables/{id}/view", headers={"Authorization": f"Bearer {key}"}).json()
            assert view["version"] == 1 + number
            choice = dice.choice(view["choices"])["code"]
            order = {"token": key, "id": str(number), "version": view["version"], "code": choice}
            assert asking.post(f"/api/tables/{id}/act", json=order).json()["version"] == 2 + number


def test_a_table_nobody_looks_at_here_is_not_followed_but_up_to_date_for_whoever_comes(
    tmp_path: Path, database: str
) -> None:
    with two(tmp_path, database) as (one, other):
        table = new_table(other.address, "solo", people(1))  # it stays in the memory there
        id, keys = table["table"]["id"], keys_of(table)
        client = Client(one.address, id, keys)
        play([client], random.Random(4), 10)
        late = Client(other.address, id, keys)
        assert shared(late) == shared(client)
        assert late.act(late.view["choices"][0])["type"] == "done"
        client.wait_for(late.view["version"])


def test_a_notice_that_was_lost_is_made_good_within_seconds(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("messina.store.postgres_notify.PostgresBroadcast.send", lambda broadcast, text: None)
    with two(tmp_path, database) as (one, other):
        table = new_table(one.address, "online", people(2))
        keys = keys_of(table)
        clients = [
            Client(server.address, table["table"]["id"], [key])
            for server, key in zip((one, other), keys, strict=True)
        ]
        acting = next(client for client in clients if client.view["acting"] is not None)
        waiting = next(client for client in clients if client is not acting)
        acting.act(acting.view["choices"][0])
        waiting.wait_for(acting.view["version"])


def test_of_two_who_open_one_link_at_two_processes_one_has_the_seat(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        table = new_table(one.address, "online", people(2))
        id, (key, _) = table["table"]["id"], keys_of(table)
        with http(one.address) as first, http(other.address) as second:
            for asking in (first, second):
                assert asking.get(f"/api/tables/{id}").status_code == 200  # both have it in the memory
            body = {"token": key, "name": "Agata", "key": "a" * 30}
            assert first.post(f"/api/tables/{id}/claim", json=body).status_code == 200
            late = second.post(f"/api/tables/{id}/claim", json=body | {"name": "Bruno", "key": "b" * 30})
            assert (late.status_code, late.json()["reason"]) == (403, "not-your-seat")
            assert [
                asking.get(f"/api/tables/{id}").json()["seats"][0]["name"] for asking in (first, second)
            ] == [
                "Agata",
                "Agata",
            ]


def test_bots_are_played_by_one_process_and_go_on_when_it_is_gone(tmp_path: Path, database: str) -> None:
    with live_server(tmp_path, database=database) as other:
        with process(database) as one:
            table = new_table(one.address, "bots", with_bots("random", "random"))
            id, keys = table["table"]["id"], keys_of(table)
            clients = [Client(address, id, keys) for address in (one.address, other.address)]
            dice = random.Random(5)
            for _ in range(30):
                clients[1].wait_until_asked()
                if clients[1].over:
                    break
                assert clients[1].act(dice.choice(clients[1].view["choices"]))["type"] == "done"
            assert not clients[1].over
        while not clients[1].over:
            clients[1].wait_until_asked()
            if not clients[1].over:
                assert clients[1].act(dice.choice(clients[1].view["choices"]))["type"] == "done"
        assert all(entry["note"] is None for entry in clients[1].log)


def test_limits_count_what_was_done_at_all_processes(tmp_path: Path, database: str) -> None:
    limits = {"tables_at_once": 4.0, "tables_a_second": 0.001, "sockets_an_address": 3, "sockets_a_table": 2}
    with two(tmp_path, database, **limits) as (one, other):
        made = [new_table(server.address, "hotseat", people(2)) for server in (one, other, one, other)]
        time.sleep(0.6)
        for server in (one, other):
            with http(server.address) as asking:
                answer = asking.post("/api/tables", json={"way": "hotseat", "seats": people(2)})
                assert (answer.status_code, answer.json()["reason"]) == (429, "too-fast")
        id = made[0]["table"]["id"]
        looking = [Client(server.address, id) for server in (one, other)]
        time.sleep(0.6)
        with pytest.raises((AssertionError, ConnectionClosed)):
            Client(one.address, id)  # there are two spectators
        third = Client(other.address, id, keys_of(made[0]))
        time.sleep(0.6)
        with http(one.address) as asking:
            refused = asking.get(
                f"/api/tables/{id}/socket",
                headers={
                    "Connection": "Upgrade",
                    "Upgrade": "websocket",
                    "Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA==",
                    "Sec-WebSocket-Version": "13",
                },
            )
            assert (refused.status_code, refused.json()["reason"]) == (429, "too-many")
        for client in (*looking, third):
            client.close()


def test_a_table_somebody_looks_at_elsewhere_is_not_purged(tmp_path: Path, database: str) -> None:
    forgetful = {"keep_unfinished": 0.3 / DAY, "sweep_every": 0.1, "idle_after": 0.0}
    with live_server(tmp_path, database=database) as one:
        table, alone = (new_table(one.address, "hotseat", people(2))["table"]["id"] for _ in range(2))
        client = Client(one.address, table)
        with live_server(tmp_path, database=database, **forgetful) as other, http(other.address) as asking:
            eventually(lambda: asking.get(f"/api/tables/{alone}").status_code == 404)
            assert asking.get(f"/api/tables/{table}").status_code == 200
            client.close()
            time.sleep(1)  # who asks keeps it in the memory
            eventually(lambda: asking.get(f"/api/tables/{table}").status_code == 404)


# As it is really run.


@contextmanager
def process(database: str, *options: str) -> Iterator[Process]:
    running = Process(database, "--no-limits", *options)
    try:
        yield running
    finally:
        running.kill()


def children(pid: int) -> list[int]:
    """The workers: processes of this one that serve."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


def test_workers_that_are_killed_are_replaced_and_nothing_is_lost_or_doubled(database: str) -> None:
    dice = random.Random(6)
    with process(database, "--workers", "2") as server:
        table = new_table(server.address, "hotseat", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        client = Client(server.address, id, keys)
        killed = 0
        for number in range(120):
            if number % 20 == 10:
                for worker in children(server.process.pid):
                    os.kill(worker, signal.SIGKILL)
                    killed += 1
            client = certainly(client, server.address, id, keys, f"c{number}", dice)
            assert client.view["version"] == number + 2
            if client.over:
                break
        assert killed >= 8
        assert shared(Client(server.address, id, keys)) == shared(client)
        code, errors = server.stop()
        assert code == 0
        assert "Traceback" not in errors
        assert client.closed_with() == 1012


def certainly(
    client: Client, address: str, table: str, keys: list[str], id: str, dice: random.Random
) -> Client:
    """One decision, however often the line breaks: the same command again, as a browser does."""
    version, code = client.view["version"], dice.choice(client.view["choices"])["code"]
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            client.send({"type": "act", "id": id, "version": version, "code": code})
            answer = client.hear("done", "refused")
            assert answer["type"] == "done", answer
            client.wait_for(answer["version"])
            return client
        except (ConnectionClosed, OSError):
            time.sleep(0.05)
            try:
                client = Client(address, table, keys, client.view["version"], client.log)
            except (ConnectionClosed, OSError):
                continue
    raise AssertionError("nobody answers")


def test_a_worker_that_is_told_to_stop_hands_its_people_and_bots_over(database: str) -> None:
    dice = random.Random(10)
    with process(database, "--workers", "2") as server:
        table = new_table(server.address, "bots", with_bots("random"))
        id, keys = table["table"]["id"], keys_of(table)
        client = Client(server.address, id, keys)
        play([client], dice, 3)
        told = children(server.process.pid)
        for worker in told:
            os.kill(worker, signal.SIGTERM)
        assert client.closed_with() == 1012
        eventually(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in told))
        eventually(lambda: answers(server.address))
        back = Client(server.address, id, keys)
        play([back], dice, 3)
        assert back.view["version"] > client.view["version"]


def answers(address: str) -> bool:
    try:
        with http(address) as asking:
            return asking.get("/api/health").status_code == 200
    except httpx.HTTPError:
        return False


def test_whichever_process_is_asked_has_the_numbers_of_all(database: str) -> None:
    with process(database, "--workers", "2") as server:
        for _ in range(8):
            new_table(server.address, "hotseat", people(2))
        made = re.compile(r'^messina_tables_made_total\{process="(\d+)"\} (\S+)$', re.MULTILINE)

        def numbers() -> dict[int, float]:
            with http(server.address) as client:
                found = made.findall(client.get("/metrics").text)
            return {int(pid): float(count) for pid, count in found}

        workers = children(server.process.pid)
        assert set(numbers()) == set(workers)
        assert sum(numbers().values()) == 8
        os.kill(workers[0], signal.SIGKILL)
        eventually(lambda: len(numbers()) == 2 and set(numbers()) == set(children(server.process.pid)))


def test_workers_stop_when_whoever_looks_after_them_is_killed(database: str) -> None:
    with process(database, "--workers", "2") as server:
        workers = children(server.process.pid)
        assert len(workers) == 2
        server.kill()
        eventually(lambda: not any(Path(f"/proc/{pid}/cmdline").exists() for pid in workers))


def test_everything_is_there_again_after_the_database_was_away(tmp_path: Path) -> None:
    own = Postgres("fsync=off")
    try:
        with live_server(tmp_path, database=own.new_database()) as server:
            table = new_table(server.address, "solo", people(1))
            id, keys = table["table"]["id"], keys_of(table)
            client = Client(server.address, id, keys)
            play([client], random.Random(7), 5)
            own.stop()
            refused = client.act(client.view["choices"][0])
            assert (refused["type"], refused["reason"]) == ("refused", "not-kept")
            assert client.closed_with() == 1013
            with http(server.address) as asking:
                assert asking.get("/api/health").status_code == 503
                own.start()
                eventually(lambda: asking.get("/api/health").status_code == 200)
            back = Client(server.address, id, keys, client.view["version"], client.log)
            assert shared(back) == shared(client)
            play([back], random.Random(8), 5)
    finally:
        own.remove()


def test_several_workers_on_one_file_are_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["--port", "0", "--database", str(tmp_path / "db"), "--no-browser"]
    assert main([*arguments, "--workers", "2"]) == 2
    assert capsys.readouterr().err == (
        "messina: a file of SQLite has one process; --workers 2 and more need --database postgresql://...\n"
    )
    assert main([*arguments, "--workers", "0"]) == 2
    assert "at least 1" in capsys.readouterr().err
    assert settings(tmp_path).database == tmp_path / "tables.sqlite"


def test_the_commands_of_upkeep_work_with_postgresql(
    database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from messina.cli import main as messina

    with live_server(tmp_path, database=database) as server:
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        play([client], random.Random(9), 20)
        name = ["--database", database]
        assert messina(["tables", *name]) == 0
        assert table["table"]["id"] in capsys.readouterr().out
        assert messina(["check", *name]) == 0
        assert "1 game replayed and found to fit, 0 not" in capsys.readouterr().out
        assert messina(["backup", str(tmp_path / "backup"), *name]) == 0
        assert messina(["purge", "--older-than", "1h", *name]) == 0
        assert messina(["restore", str(tmp_path / "backup"), "--keep", str(tmp_path / "old"), *name]) == 2
        assert "is in use; stop the server" in capsys.readouterr().err
        (tmp_path / "old").unlink()
    assert messina(["restore", str(tmp_path / "backup"), "--keep", str(tmp_path / "old"), *name]) == 0
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "backup").rename(tmp_path / "elsewhere" / "tables.sqlite")
    for place in ({"database": database}, {}):
        with live_server(tmp_path / "elsewhere", **place) as server:
            view = view_by_http(server.address, table["table"]["id"], keys_of(table))
            assert view["position"] == client.view["position"]
