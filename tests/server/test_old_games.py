"""Games begun under other rules or with other components: they can be watched, and say so."""

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, play


def change(database: Path, *statements: str) -> None:
    with sqlite3.connect(database) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


WAYS_TO_AGE: dict[str, tuple[str, ...]] = {
    "other rules": ("UPDATE tables SET rules = 0",),
    "another pack": (
        "UPDATE packs SET hash = '0ld'",
        "UPDATE tables SET pack = '0ld'",
    ),
    "a log that does not replay": (
        "UPDATE steps SET code = 4096 WHERE number = (SELECT max(number) FROM steps)",
        "DELETE FROM snapshots WHERE at > 60",
    ),
}


@pytest.mark.parametrize("statements", WAYS_TO_AGE.values(), ids=WAYS_TO_AGE)
def test_an_old_game_can_be_watched_but_not_played(tmp_path: Path, statements: tuple[str, ...]) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "hotseat", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        client = Client(server.address, id, keys)
        play([client], random.Random(51), 50)
        client.close()
    change(tmp_path / "tables.sqlite", *statements)
    with live_server(tmp_path) as server:
        old = Client(server.address, id, keys)
        assert old.table["playable"] is False
        assert old.log == client.log
        assert (old.view["choices"], old.view["acting"]) == ([], None)
        assert old.view["undo"]["possible"] is False
        assert old.view["position"]["seats"]
        if len(statements) == 1 or "packs" in statements[0]:
            assert old.view["position"] == client.view["position"]
        for kind, content in (("act", {"code": 1}), ("undo", {}), ("restart", {})):
            assert old.command(kind, **content)["reason"] == "not-playable"
        look_around(server.address, id, old.table["printed"], len(client.log))
        old.close()


def look_around(address: str, id: str, pack: str, steps: int) -> None:
    with http(address) as client:
        assert client.get(f"/api/printed/{pack}").status_code == 200
        assert client.get(f"/api/tables/{id}").json()["playable"] is False
        assert client.get(f"/api/tables/{id}/replay").json()["steps"] == steps
        moment: Callable[[int], Any] = lambda at: client.get(f"/api/tables/{id}/moments/{at}").json()  # noqa: E731
        assert moment(steps)["position"]["round"] >= 1
        assert moment(0)["position"]["round"] >= 0
        fork = {"at": 5, "way": "hotseat", "seats": people(2)}
        for answer in (
            client.get(f"/api/tables/{id}/record"),
            client.post(f"/api/tables/{id}/fork", json=fork),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-playable")


def test_a_finished_old_game_shows_its_end(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        play([client], random.Random(52))
        client.close()
    change(tmp_path / "tables.sqlite", "UPDATE tables SET rules = 0")
    with live_server(tmp_path) as server:
        old = Client(server.address, table["table"]["id"])
        assert old.view["position"]["outcome"] == client.view["position"]["outcome"]
        with http(server.address) as asking:
            assert asking.get(f"/api/tables/{table['table']['id']}/replay").json()["finished"] is True


def test_a_table_changed_by_another_process_is_loaded_again(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "hotseat", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        here = Client(server.address, id, keys)
        change(tmp_path / "tables.sqlite", "UPDATE tables SET version = 2")
        answer = here.act(here.view["choices"][0])
        assert (answer["type"], answer["reason"]) == ("refused", "not-kept")
        assert here.closed_with() == 1013
        back = Client(server.address, id, keys)
        assert (back.view["version"], back.log) == (2, here.log)
        assert back.act(back.view["choices"][0])["type"] == "done"
        back.close()
