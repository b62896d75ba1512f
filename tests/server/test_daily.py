"""The solo of the day: one luck for all, one try a key, and no peeping."""

import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from messina.server.table.refusal import Refusal
from messina.server.tables.daily import Daily, checked_day, end_of, today
from messina.server.tables.pack_registry import PackRegistry
from messina.store.sqlite import SqliteStore
from tests.server.at_the_table import PATIENCE, Client, http, live_server, play


def key(name: str) -> str:
    return f"{name}-made-by-chance-0123456789"


def begin(address: str, name: str, **more: Any) -> str:
    answer = http(address).post("/api/daily", json={"name": name, "key": key(name), **more})
    assert answer.status_code in (200, 201), answer.text
    table: str = answer.json()["table"]
    return table


def page(address: str, name: str = "", **asked: str) -> dict[str, Any]:
    headers = {"Authorization": f"Bearer {key(name)}"} if name else {}
    answer = http(address).get("/api/daily", headers=headers, params=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def play_out(address: str, table: str, name: str) -> Client:
    client = Client(address, table, [key(name)])
    play([client], random.Random(name))
    return client


def test_everybody_has_the_same_luck_and_their_own_score(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        address = server.address
        before = page(address)
        assert before["mine"] is None
        anna, bruno = begin(address, "Anna"), begin(address, "Bruno")
        assert anna != bruno
        assert begin(address, "Anna") == anna
        seen = [Client(address, anna, [key("Anna")]), Client(address, bruno, [key("Bruno")])]
        assert seen[0].view["position"] == seen[1].view["position"]
        # Whoever has not begun yet sees the same city, and that of no other day.
        assert before["city"] == {"printed": seen[0].table["printed"], "position": seen[0].view["position"]}
        assert page(address, day="2026-01-01")["city"] is None
        assert seen[0].table["day"] == today()
        assert page(address, "Anna")["mine"] == {"table": anna, "score": None, "place": None}
        played = play_out(address, anna, "Anna")
        points = played.view["position"]["outcome"]["scores"][0]
        mine = {"day": today(), "place": 1, "name": "Anna", "score": points, "table": anna, "mine": True}
        now = page(address, "Anna")
        assert (now["played"], now["scores"], now["best"]) == (1, [mine], [mine])
        assert now["mine"] == {"table": anna, "score": points, "place": 1}
        # Bruno is not done yet: he sees the score, and not the game.
        assert page(address, "Bruno")["scores"] == [mine | {"mine": False, "table": None}]
        assert page(address)["scores"][0]["table"] is None
        play_out(address, bruno, "Bruno")
        assert {one["table"] for one in page(address, "Bruno")["scores"]} == {anna, bruno}


def test_nobody_looks_at_the_game_of_another_before_their_own_is_over(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        address = server.address
        anna, bruno = begin(address, "Anna"), begin(address, "Bruno")
        play_out(address, anna, "Anna")
        paths = [f"/api/tables/{anna}/{what}" for what in ("view", "replay", "moments/3", "record")]
        with http(address) as client:
            for path in paths:
                for headers in ({}, {"Authorization": f"Bearer {key('Bruno')}"}):
                    answer = client.get(path, headers=headers)
                    assert (answer.status_code, answer.json()["reason"]) == (403, "not-yet"), path
                own = client.get(path, headers={"Authorization": f"Bearer {key('Anna')}"})
                assert own.status_code == 200, path
            early = client.get(
                f"/api/tables/{bruno}/record", headers={"Authorization": f"Bearer {key('Bruno')}"}
            )
            assert early.json()["reason"] == "not-yet"
            fork = {"at": 5, "way": "solo", "seats": [{"name": "Bruno", "colour": "green"}]}
            bearer = {"Authorization": f"Bearer {key('Bruno')}"}
            assert client.get(f"/api/tables/{bruno}/record", headers=bearer).json()["reason"] == "not-yet"
            tried = client.post(f"/api/tables/{bruno}/fork", json=fork, headers=bearer)
            assert tried.json()["reason"] == "not-yet"
        assert door_closed(address, anna) == ("not-yet", 4403)
        play_out(address, bruno, "Bruno")
        with http(address) as client:
            for path in paths:
                answer = client.get(path, headers={"Authorization": f"Bearer {key('Bruno')}"})
                assert answer.status_code == 200, path
        assert Client(address, anna, [key("Bruno")]).view["version"] > 1


def door_closed(address: str, table: str) -> tuple[str, int]:
    """Why a stranger who says hello is not let in, and the code the socket is closed with."""
    with connect(f"ws://{address}/api/tables/{table}/socket") as socket:
        socket.send('{"type": "hello"}')
        reason: str = json.loads(socket.recv(timeout=PATIENCE))["reason"]
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    return reason, closed.value.rcvd.code


def test_there_are_no_hints_and_no_second_try(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        address = server.address
        anna = begin(address, "Anna")
        client = Client(address, anna, [key("Anna")])
        assert client.command("hint")["reason"] == "no-hint"
        bearer = {"Authorization": f"Bearer {key('Anna')}"}
        for path in ("/api/board", "/api/board/turns"):
            for headers in ({}, bearer):
                closer = http(address).post(path, json={"table": anna, "at": 1}, headers=headers)
                assert closer.json()["reason"] == "not-yet"
        answer = http(address).post("/api/daily", json={"name": "Anna", "key": key("Anna"), "again": True})
        assert answer.json()["reason"] == "not-yet"
        play_out(address, anna, "Anna")
        score = page(address, "Anna")["mine"]["score"]
        again = begin(address, "Anna", again=True)
        assert again != anna
        other = Client(address, again, [key("Anna")])
        play([other], random.Random(99))
        assert page(address, "Anna")["mine"]["score"] == score
        assert page(address, "Anna")["played"] == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": "Anna", "key": "short"},
        {"name": "", "key": key("Anna")},
        {"name": "a|b", "key": key("Anna")},
        {"key": key("Anna")},
    ],
)
def test_who_is_nobody_cannot_begin(address: str, wrong: dict[str, str]) -> None:
    answer = http(address).post("/api/daily", json=wrong)
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")


def test_a_day_is_written_in_one_way(address: str) -> None:
    for wrong in ("yesterday", "2026-1-1", "20260101", "2026-02-30", "9999-01-01"):
        answer = http(address).get("/api/daily", params={"day": wrong})
        assert (answer.status_code, answer.json()["reason"]) == (400, "malformed"), wrong
        with pytest.raises(Refusal):
            checked_day(wrong)
    assert page(address, day="2026-01-01")["scores"] == []
    assert end_of("2026-11-16") == 1794873600.0


def test_a_day_has_a_seed_of_its_own_on_every_server(tmp_path: Path) -> None:
    packs = PackRegistry(())
    one, other = (Daily(SqliteStore(tmp_path / name / "tables.sqlite"), packs) for name in ("a", "b"))
    one.secret, other.secret = "one", "other"
    seeds = {daily.seed(day) for daily in (one, other) for day in ("2026-11-16", "2026-11-17")}
    assert len(seeds) == 4
    assert one.seed("2026-11-16") == one.seed("2026-11-16") < 2**96


def test_yesterday_is_open_to_all_and_what_ends_today_is_too_late_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with live_server(tmp_path) as server:
        address = server.address
        monkeypatch.setattr("messina.server.tables.daily.today", lambda: "2026-01-01")
        monkeypatch.setattr("messina.server.http.social_endpoints.today", lambda: "2026-01-01")
        anna = begin(address, "Anna")
        monkeypatch.undo()
        play_out(address, anna, "Anna")
        then = page(address, "Anna", day="2026-01-01")
        assert (then["played"], then["mine"]["score"]) == (0, None)
        assert http(address).get(f"/api/tables/{anna}/replay").status_code == 200
