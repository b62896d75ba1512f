"""The hall: announced tables, joined by one click, and running ones to watch."""

import threading
from functools import partial
from pathlib import Path
from typing import Any

import httpx

from tests.server.at_the_table import (
    Client,
    eventually,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    two,
    with_bots,
)

ANNOUNCED = {"announced": True}


def key(name: str) -> str:
    return f"{name}-made-by-chance-0123456789"


def join(address: str, table: str, name: str) -> httpx.Response:
    return http(address).post(f"/api/tables/{table}/join", json={"name": name, "key": key(name)})


def listed(address: str, kind: str, **skipped: int | str) -> dict[str, dict[str, Any]]:
    answer = http(address).get("/api/hall", params=skipped)
    assert answer.status_code == 200, answer.text
    return {table["id"]: table for table in answer.json()[kind]}


def is_listed(address: str, kind: str, id: str) -> bool:
    return id in listed(address, kind)


def test_an_announced_table_is_joined_and_then_watched(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        address = server.address
        clock = {"budget": 3600, "increment": 30}
        created = new_table(address, "online", people(3), arrangement=ANNOUNCED | {"clock": clock})
        id = created["table"]["id"]
        new_table(address, "online", people(2))
        found = listed(address, "open")
        assert list(found) == [id]
        assert [seat["claimed"] for seat in found[id]["seats"]] == [True, False, False]
        assert found[id]["arrangement"]["clock"] == clock
        assert listed(address, "running") == {}
        maker = Client(address, id, [keys_of(created)[0]])
        seats = [join(address, id, name).json()["seat"] for name in ("Petra", "Oleg")]
        assert seats == [1, 2]
        assert join(address, id, "Petra").json()["seat"] == 1  # asked again
        full = join(address, id, "Jan")
        assert (full.status_code, full.json()["reason"]) == (409, "full")
        while maker.hear("presence")["seats"][2]["name"] != "Oleg":
            pass
        assert Client(address, id, [key("Oleg")]).mine == [2]
        assert Client(address, id, [keys_of(created)[1]]).mine == []  # its link is worth nothing now
        watching = Client(address, id)
        eventually(lambda: id in listed(address, "running"))
        assert listed(address, "open") == {}
        eventually(lambda: listed(address, "running")[id]["watchers"] >= 1)
        assert listed(address, "running")[id]["round"] == 1
        watching.close()


def test_of_two_who_join_at_once_one_gets_the_seat_and_the_other_is_told(
    tmp_path: Path, database: str
) -> None:
    with two(tmp_path, database) as (one, other):
        for number in range(5):
            created = new_table(one.address, "online", people(3), arrangement=ANNOUNCED)
            id = created["table"]["id"]
            eventually(partial(is_listed, other.address, "open", id))
            answers: list[httpx.Response] = []
            gate = threading.Barrier(4)

            def come(address: str, name: str, id: str = id, gate: Any = gate, answers: Any = answers) -> None:
                gate.wait()
                answers.append(join(address, id, name))

            guests = [
                threading.Thread(target=come, args=(address, f"guest{number}{guest}"))
                for guest, address in enumerate((one.address, other.address) * 2)
            ]
            for guest in guests:
                guest.start()
            for guest in guests:
                guest.join()
            assert sorted(answer.status_code for answer in answers) == [200, 200, 409, 409]
            assert sorted(answer.json().get("seat", 9) for answer in answers) == [1, 2, 9, 9]


def test_only_what_was_announced_can_be_joined(address: str) -> None:
    quiet = new_table(address, "online", people(2))["table"]["id"]
    assert join(address, quiet, "Petra").json()["reason"] == "forbidden"
    alone = new_table(address, "bots", with_bots("random"), arrangement=ANNOUNCED)["table"]["id"]
    assert join(address, alone, "Petra").json()["reason"] == "forbidden"
    assert join(address, "nowhere", "Petra").json()["reason"] == "no-such-table"
    table = new_table(address, "online", people(2), arrangement=ANNOUNCED)["table"]["id"]
    short = http(address).post(f"/api/tables/{table}/join", json={"name": "Petra", "key": "short"})
    assert short.json()["reason"] == "malformed"


def test_a_page_holds_so_many_and_the_rest_comes_on_the_next(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        made = [
            new_table(server.address, "online", people(2), arrangement=ANNOUNCED)["table"]["id"]
            for _ in range(23)
        ]
        first = http(server.address).get("/api/hall").json()
        assert [table["id"] for table in first["open"]] == list(reversed(made))[:20]
        assert (first["more_open"], first["more_running"]) == (True, False)
        rest = http(server.address).get("/api/hall", params={"open": 20}).json()
        assert [table["id"] for table in rest["open"]] == list(reversed(made))[20:]
        assert not rest["more_open"]
        assert http(server.address).get("/api/hall", params={"open": "x"}).json()["reason"] == "malformed"


def test_a_server_without_a_hall_announces_nothing(tmp_path: Path) -> None:
    with live_server(tmp_path, hall=False) as server:
        created = new_table(server.address, "online", people(2), arrangement=ANNOUNCED)
        assert created["table"]["arrangement"]["announced"] is False
        answer = http(server.address).get("/api/hall")
        assert (answer.status_code, answer.json()["reason"]) == (404, "switched-off")
        assert join(server.address, created["table"]["id"], "Petra").json()["reason"] == "switched-off"
        assert http(server.address).get("/api/house").json() == {"chat": True, "hall": False}


def test_live_tables_and_those_for_days_are_found_apart(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        address = server.address
        clocks = [None, {"budget": 1800, "increment": 30}, {"budget": 86400, "increment": 0}]
        ids = []
        for clock in clocks:
            made = new_table(address, "online", people(2), arrangement={"announced": True, "clock": clock})
            ids.append(made["table"]["id"])
        unhurried, live, days = ids
        assert list(listed(address, "open")) == [days, live, unhurried]
        assert list(listed(address, "open", pace="live")) == [live]
        assert list(listed(address, "open", pace="days")) == [days, unhurried]
        assert list(listed(address, "open", pace="days", open=1)) == [unhurried]
        refused = http(address).get("/api/hall", params={"pace": "soon"})
        assert (refused.status_code, refused.json()["reason"]) == (400, "malformed")


def test_nobody_takes_all_the_seats_there_are(tmp_path: Path) -> None:
    with live_server(tmp_path, tables_a_second=0.001, tables_at_once=3.0) as server:
        ids = [
            new_table(server.address, "online", people(3), arrangement=ANNOUNCED)["table"]["id"]
            for _ in range(2)
        ]
        assert join(server.address, ids[0], "Eva").status_code == 200
        refused = join(server.address, ids[1], "Eva")
        assert (refused.status_code, refused.json()["reason"]) == (429, "too-fast")
