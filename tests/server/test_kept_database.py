"""A database of the version before the printed components opens, is backed up, and its games stay viewable.

`tests/kept/rules-1.sqlite.gz` was written by that version: a running game of two and a finished one against a
bot on b boards. `rules-1.json` says what it held.
"""

import gzip
import json
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from messina.server import messages as wire
from messina.store import StoreError
from messina.store.migrations import MIGRATIONS, SCHEMA_VERSION
from messina.store.sqlite import SqliteStore
from tests.server.at_the_table import Client, http, live_server

KEPT = Path(__file__).parents[1] / "kept"
TOLD: dict[str, Any] = json.loads((KEPT / "rules-1.json").read_text())


@pytest.fixture
def old_database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.sqlite"
    with gzip.open(KEPT / "rules-1.sqlite.gz") as packed, path.open("wb") as file:
        shutil.copyfileobj(packed, file)
    return path


def rows(path: Path, query: str) -> list[Any]:
    with sqlite3.connect(path) as connection:
        found = connection.execute(query).fetchall()
    connection.close()
    return found


@pytest.mark.parametrize("name", TOLD)
def test_its_games_are_shown_with_the_components_they_were_played_with(old_database: Path, name: str) -> None:
    told = TOLD[name]
    with live_server(old_database.parent) as server:
        client = Client(server.address, told["id"], told["keys"])
        assert client.table["playable"] is False
        assert (client.view["steps"], client.view["position"]["round"]) == (told["steps"], told["round"])
        assert [seat["score"] for seat in client.view["position"]["seats"]] == told["scores"]
        assert client.table["printed"] == told["printed"]
        with http(server.address) as asking:
            printed = asking.get(f"/api/printed/{told['printed']}").json()
            assert asking.get(f"/api/tables/{told['id']}/moments/{told['steps'] // 2}").status_code == 200
            answer = asking.get(f"/api/tables/{told['id']}/record")
        client.close()
    assert answer.status_code == 409
    assert answer.json()["reason"] == "not-playable"
    known = {hex["id"] for hex in printed["hexes"]}
    assert {hex["hex"] for hex in client.view["position"]["city"]} <= known
    assert "A05" in known


def test_what_was_printed_then_is_told_in_the_words_of_today(old_database: Path) -> None:
    with live_server(old_database.parent) as server, http(server.address) as asking:
        answer = asking.get(f"/api/printed/{TOLD['running']['printed']}")
    printed = msgspec.json.decode(answer.content, type=wire.Printed)
    tiles = {tile.id: tile for tile in printed.tiles}
    assert (tiles["ws1-nun-6"].production.text, tiles["ws1-nun-6"].added.text) == ("coin", "upgrade")
    assert tiles["ws1-nun-6"].instead is True
    assert (tiles["ws1-nun-2"].production.text, tiles["ws1-nun-2"].needs_upgraded) == ("major + coin", True)
    assert (tiles["ws2-nun-1"].reward.text, tiles["ws2-nun-1"].added.text) == ("fire + points(3)", "none")
    second = [step for step in printed.steps if (step.klass, step.step) == ("nun", 2)]
    assert [(step.branch, step.near) for step in second] == [
        ("left", ["NU1", "NU2"]),
        ("right", ["NU5", "NU6"]),
    ]
    border = next(s for s in printed.steps if (s.klass, s.step, s.branch) == ("aristocrat", 4, "right"))
    assert (border.near, border.far) == (["AR4", "AR5", "AR6"], ["CR1", "CR2", "CR3"])


def test_its_options_are_named_as_today(old_database: Path) -> None:
    with live_server(old_database.parent) as server, http(server.address) as asking:
        fires = {name: asking.get(f"/api/tables/{TOLD[name]['id']}").json()["options"] for name in TOLD}
    assert fires["running"]["major_fire"] == "czech"
    assert fires["finished"]["major_fire"] == "english"


def test_it_is_backed_up_before_anything_changes(old_database: Path) -> None:
    before = rows(old_database, "SELECT * FROM tables ORDER BY id")
    with live_server(old_database.parent):
        pass
    backup = old_database.with_name("tables.sqlite.v1")
    assert rows(backup, "SELECT * FROM tables ORDER BY id") == before
    assert rows(backup, "SELECT version FROM schema_version") == [(1,)]
    assert rows(old_database, "SELECT version FROM schema_version") == [(SCHEMA_VERSION,)]
    assert backup.stat().st_mode & 0o077 == 0


def test_a_step_that_fails_leaves_the_database_as_it_was(
    old_database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE tables SET way = 'nowhere'")
        raise sqlite3.DatabaseError("no room")

    monkeypatch.setitem(MIGRATIONS, 1, fail)
    with pytest.raises(StoreError, match="no room"):
        SqliteStore(old_database)
    assert rows(old_database, "SELECT version FROM schema_version") == [(1,)]
    assert rows(old_database, "SELECT count(*) FROM tables WHERE way = 'nowhere'") == [(0,)]


def test_a_database_from_the_future_is_left_alone(old_database: Path) -> None:
    with sqlite3.connect(old_database) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    connection.close()
    with pytest.raises(StoreError, match="schema version 99, made by a newer messina; this one reads"):
        SqliteStore(old_database)
    assert not list(old_database.parent.glob("*.v99"))
