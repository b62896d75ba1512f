"""Games begun under other rules can be watched, and say so; those whose pack has gone can be played on."""

import random
import sqlite3
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, play, with_bots


def change(database: Path, *statements: str) -> None:
    with sqlite3.connect(database) as connection:
        for statement in statements:
            connection.execute(statement)
    connection.close()


WAYS_TO_AGE: dict[str, tuple[str, ...]] = {
    "other rules": ("UPDATE tables SET rules = 0",),
    "a log that does not replay": (
        "UPDATE steps SET code = 0 WHERE number = (SELECT max(number) FROM steps)",
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
        if len(statements) == 1:
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


def test_events_that_are_no_longer_known_are_left_out(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
    strange = '[["Nonsense", 1], ["RoundBegan", 1, 2], ["TokensGained", 9, 9, 9], ["RoundBegan", 1]]'
    last = "WHERE number = (SELECT max(number) FROM steps)"
    change(
        tmp_path / "tables.sqlite",
        "UPDATE tables SET rules = 0",
        f"UPDATE steps SET events = CAST('{strange}' AS BLOB) {last}",
    )
    with live_server(tmp_path) as server:
        old = Client(server.address, table["table"]["id"])
        (event,) = old.log[-1]["events"]
        assert (event["name"], event["args"]) == ("RoundBegan", {"round": 1})


def test_without_its_pack_a_game_is_still_told_in_texts(tmp_path: Path) -> None:
    """The file was not kept with it, or nobody can read it any more."""
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        play([client], random.Random(53))
        client.close()
    change(
        tmp_path / "tables.sqlite",
        "UPDATE packs SET hash = 'gone', source = NULL",
        "UPDATE tables SET pack = 'gone'",
    )
    with live_server(tmp_path) as server:
        old = Client(server.address, table["table"]["id"])
        assert old.table["playable"] is False
        assert [entry["text"] for entry in old.log] == [entry["text"] for entry in client.log]
        assert old.view["position"] == client.view["position"]
        with http(server.address) as asking:
            assert asking.get(f"/api/tables/{table['table']['id']}/replay").json()["finished"] is True


def other_pack(folder: Path) -> Path:
    """The printed game under another name."""
    text = resources.files("messina").joinpath("data", "messina-1347.toml").read_text(encoding="utf-8")
    path = folder / "other.toml"
    path.write_text(text.replace('name = "Messina 1347"', 'name = "Other"', 1), encoding="utf-8")
    return path


def test_a_game_whose_pack_file_is_gone_is_played_on_with_bots_and_hints(tmp_path: Path) -> None:
    """The file of its pack is kept with it."""
    pack = other_pack(tmp_path)
    with live_server(tmp_path, packs=(pack,)) as server:
        table = new_table(server.address, "bots", with_bots("random"), pack="Other", seed=5)
        id, keys = table["table"]["id"], keys_of(table)
        client = Client(server.address, id, keys)
        play([client], random.Random(54), 10)
        client.close()
    pack.unlink()
    with live_server(tmp_path) as server:
        again = Client(server.address, id, keys)
        assert again.table["playable"] is True
        assert again.log[: len(client.log)] == client.log
        again.wait_until_asked()
        assert again.command("hint")["type"] == "hint"
        play([again], random.Random(55))
        assert again.over
        assert {entry["note"] for entry in again.log} == {None}
        with http(server.address) as asking:
            assert asking.get(f"/api/printed/{again.table['printed']}").status_code == 200
            offered = asking.get("/api/packs").json()
            assert again.table["printed"] not in {pack["hash"] for pack in offered}
            assert asking.get(f"/api/tables/{id}/record").status_code == 200
            fork = {"at": 20, "way": "hotseat", "seats": people(2)}
            assert asking.post(f"/api/tables/{id}/fork", json=fork).status_code == 201
        again.close()


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
        assert (answer["type"], answer["reason"]) == ("refused", "stale")
        assert here.view["version"] == 2
        back = Client(server.address, id, keys)
        assert (back.view["version"], back.log) == (2, here.log)
        assert here.act(here.view["choices"][0])["type"] == "done"
        back.close()
