"""Malformed, oversized, hasty and foreign input: a clear refusal, and nobody else notices."""

import json
import random
import socket as sockets
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.server.at_the_table import (
    PATIENCE,
    Client,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    with_bots,
)

MALFORMED: list[Any] = [
    "",
    "{",
    "[]",
    "null",
    "17",
    '"hello"',
    "{}",
    '{"type":"act"}',
    '{"type":"dance","id":"x"}',
    '{"type":"act","id":"x","version":1,"code":1,"more":1}',
    '{"type":"act","id":"x","version":"1","code":1}',
    '{"type":"act","id":"x","version":1,"code":1.5}',
    '{"type":"act","id":7,"version":1,"code":1}',
    '{"type":"undo","id":null,"version":1}',
    '{"type":"hello","tokens":"all"}',
    b"\xff\xfe\x00",
    "[" * 5000,
    '{"x":' + "[" * 50_000,
    '{"type":"act","id":"x","version":1,"code":1' + "0" * 5000 + "}",
    '{"type":"act","id":"\\ud800","version":1,"code":1}',
]


@pytest.mark.parametrize("message", MALFORMED, ids=lambda message: str(message)[:40])
def test_a_malformed_message_is_refused_and_the_next_one_is_heard(address: str, message: str | bytes) -> None:
    table = new_table(address, "solo", people(1))
    client = Client(address, table["table"]["id"], keys_of(table))
    client.send(message)
    assert client.hear("refused")["reason"] == "malformed"
    assert client.act(client.view["choices"][0])["type"] == "done"
    client.close()


def test_a_refusal_names_the_command_it_refuses(address: str) -> None:
    table = new_table(address, "solo", people(1))
    client = Client(address, table["table"]["id"], keys_of(table))
    client.send({"type": "act", "id": "mine", "version": 1, "code": 1, "more": 1})
    refused = client.hear("refused")
    assert refused["id"] == "mine"
    assert "more" in refused["detail"]
    client.send({"type": "act", "id": "y" * 65, "version": 1, "code": 1})
    refused = client.hear("refused")
    assert (refused["id"], refused["reason"]) == ("y" * 64, "malformed")
    client.close()


def test_whoever_goes_on_sending_rubbish_is_shown_the_door(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    good = Client(address, id, keys)
    bad = Client(address, id)
    for _ in range(30):
        try:
            bad.send("rubbish")
        except ConnectionClosed:
            break
    assert bad.closed_with() == 1008
    assert good.act(good.view["choices"][0])["type"] == "done"


def test_an_oversized_message_closes_only_the_socket_it_came_on(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    good, bad = Client(address, id, keys), Client(address, id)
    bad.send("x" * 100_000)
    assert bad.closed_with() == 1009
    assert good.act(good.view["choices"][0])["type"] == "done"


def test_the_first_message_has_to_be_hello_and_comes_only_once(address: str) -> None:
    id = new_table(address, "solo", people(1))["table"]["id"]
    with connect(f"ws://{address}/api/tables/{id}/socket") as socket:
        socket.send('{"type":"undo","id":"early","version":1}')
        assert json.loads(socket.recv(PATIENCE)) == {
            "type": "refused",
            "id": "early",
            "reason": "malformed",
            "detail": "the first message is hello",
        }
    client = Client(address, id)
    client.send({"type": "hello"})
    assert client.hear("refused")["reason"] == "malformed"


def test_who_says_nothing_is_not_waited_for(tmp_path: Path) -> None:
    with live_server(tmp_path, hello_within=0.1) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        with (
            connect(f"ws://{server.address}/api/tables/{id}/socket") as socket,
            pytest.raises(ConnectionClosed) as closed,
        ):
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def test_a_socket_of_another_site_is_not_opened(address: str) -> None:
    id = new_table(address, "solo", people(1))["table"]["id"]
    url = f"ws://{address}/api/tables/{id}/socket"
    for origin in ("https://evil.example", "null", f"http://{address}.evil.example", "http://localhost:1"):
        with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"Origin": origin}):
            pass
        assert refused.value.response.status_code == 403
    with connect(url, additional_headers={"Origin": f"http://{address}"}) as socket:
        socket.send('{"type":"hello"}')
        assert json.loads(socket.recv(PATIENCE))["type"] == "welcome"


def test_requests_of_another_site_change_nothing(address: str) -> None:
    with http(address) as client:
        answer = client.post(
            "/api/tables",
            json={"way": "solo", "seats": people(1)},
            headers={"Origin": "https://evil.example"},
        )
    assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")


def test_there_is_no_such_table(address: str) -> None:
    with connect(f"ws://{address}/api/tables/nowhere/socket") as socket:
        assert json.loads(socket.recv(PATIENCE))["reason"] == "no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(PATIENCE)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    with http(address) as client:
        answer = client.get("/api/tables/nowhere")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-table")


def test_too_many_messages_at_once_are_refused_one_by_one(tmp_path: Path) -> None:
    with live_server(tmp_path, messages_a_second=50.0, messages_at_once=5.0) as server:
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        for number in range(12):
            client.send({"type": "undo", "id": f"{number}", "version": 1})
        reasons = [client.hear("refused")["reason"] for _ in range(12)]
        assert reasons[0] == "undo-nothing"
        assert "too-fast" in reasons
        time.sleep(0.2)
        assert client.act(client.view["choices"][0])["type"] == "done"


def test_one_address_cannot_set_tables_without_end(tmp_path: Path) -> None:
    with (
        live_server(tmp_path, tables_a_second=0.001, tables_at_once=3.0) as server,
        http(server.address) as c,
    ):
        new = {"way": "solo", "seats": people(1)}
        statuses = [c.post("/api/tables", json=new).status_code for _ in range(5)]
        assert statuses == [201, 201, 201, 429, 429]


def test_only_so_many_may_look_at_one_table(tmp_path: Path) -> None:
    with live_server(tmp_path, sockets_a_table=2) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        inside = [Client(server.address, id) for _ in range(2)]
        with connect(f"ws://{server.address}/api/tables/{id}/socket") as socket:
            socket.send('{"type":"hello"}')
            assert json.loads(socket.recv(PATIENCE))["reason"] == "too-many"
        inside[0].close()
        time.sleep(0.2)
        Client(server.address, id).close()


def test_a_reader_that_does_not_read_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    with live_server(tmp_path, waiting_messages=8) as server:
        server.listener.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 4096)
        table = new_table(server.address, "hotseat", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        asleep = sleepy_reader(server.address, id)
        player = Client(server.address, id, keys)
        play([player], random.Random(9), 150)
        assert player.command("act", code=0)["type"] == "refused"
        with pytest.raises(ConnectionClosed):
            read_to_the_end(asleep)


def read_to_the_end(socket: ClientConnection) -> None:
    while True:
        socket.recv(PATIENCE)


def sleepy_reader(address: str, table: str) -> ClientConnection:
    """Somebody with little room who asks for everything and reads nothing."""
    host, port = address.split(":")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((host, int(port)))
    asleep = connect(
        f"ws://{address}/api/tables/{table}/socket",
        sock=raw,
        max_queue=1,
        compression=None,
        ping_interval=None,
        legacy=True,
    )
    asleep.send('{"type":"hello"}')
    return asleep


BAD_TABLES: list[dict[str, Any]] = [
    {},
    {"way": "solo"},
    {"way": "solo", "seats": people(2)},
    {"way": "hotseat", "seats": people(1)},
    {"way": "online", "seats": []},
    {"way": "hotseat", "seats": [*people(4), people(1)[0]]},
    {"way": "bots", "seats": people(2)},
    {"way": "online", "seats": [people(1)[0], people(1)[0]]},
    {"way": "solo", "seats": [{"name": "", "colour": "green"}]},
    {"way": "solo", "seats": [{"name": "a|b", "colour": "green"}]},
    {"way": "solo", "seats": [{"name": "a\nb", "colour": "green"}]},
    {"way": "solo", "seats": [{"name": "a" * 41, "colour": "green"}]},
    {"way": "solo", "seats": [{"name": "a", "colour": "blue"}]},
    {"way": "solo", "seats": people(1), "estates": "c"},
    {"way": "solo", "seats": people(1), "scrolls": "ab"},
    {"way": "solo", "seats": people(1), "major_fire": "three_fires"},
    {"way": "solo", "seats": people(1), "major_fire": "two_fires"},
    {"way": "solo", "seats": people(1), "pack": "another"},
    {"way": "solo", "seats": people(1), "seed": "1"},
    {"way": "solo", "seats": people(1), "seed": 2**97},
    {"way": "solo", "seats": people(1), "more": 1},
    {"way": "tournament", "seats": people(1)},
    {"way": "bots", "seats": with_bots("nobody")},
    {"way": "bots", "seats": with_bots("search:1s,64")},
    {"way": "bots", "seats": with_bots("search:banana")},
    {"way": "bots", "seats": with_bots("file:/etc/passwd")},
    {"way": "bots", "seats": with_bots("program:touch /tmp/pwned")},
    {"way": "bots", "seats": with_bots("random\n")},
]


@pytest.mark.parametrize("new", BAD_TABLES, ids=lambda new: json.dumps(new)[:60])
def test_a_table_that_cannot_be_is_refused_with_a_reason(address: str, new: dict[str, Any]) -> None:
    with http(address) as client:
        answer = client.post("/api/tables", json=new)
    assert answer.status_code == 400
    assert answer.json()["reason"] in ("malformed", "bad-options")
    assert answer.json()["detail"]


def test_oversized_requests_are_refused(address: str) -> None:
    with http(address) as client:
        big = client.post("/api/tables", content=b"x" * 100_000)
        assert (big.status_code, big.json()["reason"]) == (413, "too-big")
        big = client.post("/api/tables/import", content=b"x" * 300_000)
        assert big.status_code == 413


def test_random_messages_never_hurt_the_server(address: str) -> None:
    """Bytes, broken JSON and JSON of the wrong shape, in any order, on many sockets."""
    dice = random.Random(99)
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    good = Client(address, id, keys)
    values: list[Any] = [None, True, -1, 1e308, "act", "hello", [], {}, "x" * 100, ["a"], {"a": {}}, 2**70]
    names = ("type", "id", "version", "code", "tokens", "name", "extra")
    for _ in range(20):
        with connect(f"ws://{address}/api/tables/{id}/socket") as socket:
            try:
                for _ in range(12):
                    words = {name: dice.choice(values) for name in dice.sample(names, dice.randrange(7))}
                    words["type"] = dice.choice(("hello", "act", "undo", "restart", "hint", "x", 1))
                    noise = dice.randbytes(dice.randrange(60))
                    socket.send(dice.choice((json.dumps(words), noise, json.dumps(words)[:-3])))
            except ConnectionClosed:
                continue
        assert good.act(good.view["choices"][0])["type"] == "done"
