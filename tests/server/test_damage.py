"""When the store fails or its rows are wrong: a clear answer, nothing wrong believed, and on it goes."""

import contextlib
import json
import logging
import random
import sqlite3
import time
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from messina.server.main import main
from messina.server.tables.registry import Hall
from messina.store import StoreError
from tests.server.at_the_table import (
    PATIENCE,
    Client,
    LiveServer,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    settings,
    shared,
)

AGAIN = {"idle_after": 0.0, "sweep_every": 0.1}


def hall_of(server: LiveServer) -> Hall:
    hall: Hall = server.server.config.app.state.hall  # type: ignore[union-attr]
    return hall


@contextlib.contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(folder / "tables.sqlite", isolation_level=None)
    try:
        yield connection
    finally:
        connection.close()


async def fails(*arguments: Any, **further: Any) -> None:
    raise StoreError("the disk is on fire")


def record_by_http(address: str, id: str) -> str:
    with http(address) as client:
        answer = client.get(f"/api/tables/{id}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_second_server_on_the_same_file_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with live_server(tmp_path):
        arguments = ["serve", "--port", "0", "--database", str(tmp_path / "tables.sqlite"), "--no-browser"]
        assert main(arguments) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert "in use by another server" in errors


@pytest.mark.parametrize("damage", ["another position", "no position", "not even text"])
def test_a_wrong_snapshot_is_never_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str
) -> None:
    """The game is its log: a kept position is only looked at when the log cannot be replayed."""
    with live_server(tmp_path) as server:
        table = new_table(server.address, "hotseat", people(2), seed=1)
        id, keys = table["table"]["id"], keys_of(table)
        player = Client(server.address, id, keys)
        play([player], random.Random(1), 60)
        before, record = shared(player), record_by_http(server.address, id)
        player.close()
    with database(tmp_path) as rows:
        wrong = {"no position": zlib.compress(b"messina-position 1\n"), "not even text": b"\x00\x01"}.get(
            damage
        )
        if wrong is None:  # of the same game, but of another moment
            (wrong,) = rows.execute("SELECT position FROM snapshots ORDER BY at LIMIT 1").fetchone()
        rows.execute("UPDATE snapshots SET position = ? WHERE at = (SELECT max(at) FROM snapshots)", (wrong,))
    with live_server(tmp_path) as server, caplog.at_level(logging.WARNING):
        player = Client(server.address, id, keys)
        assert shared(player) == before
        assert record_by_http(server.address, id) == record
        play([player], random.Random(2), 20)
        player.close()
    assert not caplog.records


def test_an_old_copy_of_a_table_cannot_leave_its_snapshot_behind(tmp_path: Path) -> None:
    """As a second server did: the table has moved on in the file while this copy was in the memory."""
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
        id = table["table"]["id"]
        with http(server.address) as client:
            client.get(f"/api/tables/{id}")
        with database(tmp_path) as rows:
            rows.execute("UPDATE tables SET version = version + 1")
            rows.execute("DELETE FROM snapshots")
    with database(tmp_path) as rows:
        assert rows.execute("SELECT count(*) FROM snapshots").fetchone() == (0,)


@pytest.mark.parametrize(
    "events", [b"no events", b'[["NoSuchEvent", 1]]', b'[["RoundBegan", 1, 2]]', b'[["RoundBegan", 9]]']
)
def test_a_game_that_is_replayed_tells_its_events_anew_whatever_was_kept(
    tmp_path: Path, events: bytes
) -> None:
    """Damaged ones, and those that had other fields or meant something else when they were kept."""
    with live_server(tmp_path) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        told = Client(server.address, id).log
    with database(tmp_path) as rows:
        rows.execute("UPDATE steps SET events = ?", (events,))
    with live_server(tmp_path) as server:
        assert Client(server.address, id).log == told


def test_a_table_that_cannot_be_read_says_so_over_http_and_on_a_socket(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
    with database(tmp_path) as rows:
        rows.execute("UPDATE tables SET rules = 0")
        rows.execute("UPDATE steps SET events = ? WHERE number = 0", (b"no events",))
    with live_server(tmp_path) as server:
        with http(server.address) as client:
            answer = client.get(f"/api/tables/{id}")
        assert (answer.status_code, answer.json()["reason"]) == (500, "damaged")
        with connect(f"ws://{server.address}/api/tables/{id}/socket") as socket:
            assert json.loads(socket.recv(PATIENCE))["reason"] == "damaged"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011


def test_a_log_that_cannot_have_happened_can_only_be_watched(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
    with database(tmp_path) as rows:
        rows.execute("UPDATE steps SET code = 1 WHERE number = (SELECT max(number) FROM steps)")
    with live_server(tmp_path) as server, http(server.address) as client:
        assert client.get(f"/api/tables/{id}").json()["playable"] is False
    with database(tmp_path) as rows:
        rows.execute("DELETE FROM snapshots")
    with live_server(tmp_path) as server, http(server.address) as client:
        answer = client.get(f"/api/tables/{id}/view")
        assert (answer.status_code, answer.json()["reason"]) == (500, "damaged")


def test_a_store_that_fails_is_a_503_whatever_was_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live_server(tmp_path) as server, http(server.address) as client:
        table = new_table(server.address, "solo", people(1))
        id, (key,) = table["table"]["id"], keys_of(table)
        view = client.get(f"/api/tables/{id}/view", headers={"Authorization": f"Bearer {key}"}).json()
        hall = hall_of(server)
        for method in ("create", "load", "commit", "check"):
            monkeypatch.setattr(hall.store, method, fails)
        act = {"token": key, "id": "1", "version": view["version"], "code": view["choices"][0]["code"]}
        asked = [
            client.post("/api/tables", json={"way": "solo", "seats": people(1)}),
            client.post(f"/api/tables/{id}/act", json=act),
            client.get("/api/tables/another"),
        ]
        for answer in asked:
            assert (answer.status_code, answer.json()["reason"]) == (503, "not-kept"), answer.text
        health = client.get("/api/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert "on fire" in health.json()["store"]


def test_a_hello_that_cannot_be_kept_is_refused_and_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "online", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        monkeypatch.setattr(hall_of(server).store, "commit", fails)
        with connect(f"ws://{server.address}/api/tables/{id}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "tokens": keys[:1]}))
            assert json.loads(socket.recv(PATIENCE))["reason"] == "not-kept"
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(PATIENCE)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1013
    assert not caplog.records


def test_whose_move_cannot_be_kept_hears_so_before_the_socket_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "hotseat", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        for _ in range(5):
            player = Client(server.address, id, keys)
            with monkeypatch.context() as patched:
                patched.setattr(hall_of(server).store, "commit", fails)
                answer = player.act(player.view["choices"][0])
            assert (answer["type"], answer["reason"]) == ("refused", "not-kept")
            assert player.closed_with() == 1013
        player = Client(server.address, id, keys)
        assert player.act(player.view["choices"][0])["type"] == "done"
        player.close()


def test_idle_tables_are_cleared_even_after_the_store_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live_server(tmp_path, **AGAIN) as server:
        hall = hall_of(server)
        with monkeypatch.context() as patched:
            patched.setattr(hall.store, "keep_snapshot", fails)
            new_table(server.address, "solo", people(1))
            time.sleep(0.5)
            assert not hall._tables

            def explode() -> None:
                raise RuntimeError("a mistake of ours")

            patched.setattr(hall, "_idle", explode)
            time.sleep(0.3)
        new_table(server.address, "solo", people(1))
        time.sleep(0.5)
        assert not hall._tables


def test_a_server_stops_even_while_somebody_has_locked_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("messina.store.sqlite_file.BUSY_WITHIN", 0.3)
    server = LiveServer(settings(tmp_path))
    tables = [new_table(server.address, "solo", people(1)) for _ in range(20)]
    with database(tmp_path) as other:
        other.execute("BEGIN IMMEDIATE")
        with http(server.address) as client:
            health = client.get("/api/health")
            assert (health.status_code, health.json()["store"]) == (
                503,
                "the database could not keep it (database is locked)",
            )
            refused = client.post("/api/tables", json={"way": "solo", "seats": people(1)})
            assert refused.status_code == 503
        server.stop()
        assert not server.thread.is_alive()
    with live_server(tmp_path) as again:
        Client(again.address, tables[0]["table"]["id"], keys_of(tables[0])).close()


def test_moves_are_refused_once_the_database_was_deleted(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
        player = Client(server.address, table["table"]["id"], keys_of(table))
        assert player.act(player.view["choices"][0])["type"] == "done"
        (tmp_path / "tables.sqlite").unlink()
        answer = player.act(player.view["choices"][0])
        assert (answer["type"], answer["reason"]) == ("refused", "not-kept")
        assert "deleted" in answer["detail"]
        with http(server.address) as client:
            assert client.get("/api/health").status_code == 503
