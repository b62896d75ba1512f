"""Among people: nobody foresees, helps themselves, plays another's seat or shuts others out."""

import json
import random
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

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


def post(address: str, path: str, body: Any, *keys: str) -> tuple[int, Any]:
    headers = {"Authorization": f"Bearer {','.join(keys)}"} if keys else {}
    with http(address) as client:
        answer = client.post(path, json=body, headers=headers)
    return answer.status_code, answer.json()


def two_people_and_a_bot() -> list[dict[str, Any]]:
    return [*people(2), with_bots("random", "random")[2]]


@pytest.mark.parametrize(("way", "seats"), [("online", people(2)), ("bots", two_people_and_a_bot())])
def test_nobody_chooses_the_seed_of_a_table_with_other_people(
    tmp_path: Path, way: str, seats: list[dict[str, Any]]
) -> None:
    with live_server(tmp_path, seeds_among_people=False) as server:
        status, answer = post(server.address, "/api/tables", {"way": way, "seats": seats, "seed": 1347})
        assert (status, answer["reason"]) == (400, "bad-options")
        assert "seed" in answer["detail"]
        for alone in ({"way": "solo", "seats": people(1)}, {"way": "hotseat", "seats": people(2)}):
            assert post(server.address, "/api/tables", alone | {"seed": 1347})[0] == 201


def test_spectators_never_shut_the_players_out(tmp_path: Path) -> None:
    with live_server(tmp_path, sockets_a_table=3) as server:
        table = new_table(server.address, "online", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        watching = [Client(server.address, id) for _ in range(3)]
        with connect(f"ws://{server.address}/api/tables/{id}/socket") as socket:
            socket.send('{"type":"hello"}')
            assert json.loads(socket.recv(PATIENCE))["reason"] == "too-many"
        players = [Client(server.address, id, [key]) for key in keys]
        acting = next(player for player in players if player.view["acting"] is not None)
        assert acting.act(acting.view["choices"][0])["type"] == "done"
        for client in (*watching, *players):
            client.close()


def test_a_players_oldest_socket_makes_room_for_a_new_one(tmp_path: Path) -> None:
    with live_server(tmp_path, sockets_a_seat=2) as server:
        table = new_table(server.address, "online", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        sockets = [Client(server.address, id, keys[:1]) for _ in range(3)]
        other = Client(server.address, id, keys[1:])
        assert sockets[0].closed_with() == 1013
        for client in (sockets[1], sockets[2], other):
            client.send({"type": "hint", "id": "there", "version": 0})
            assert client.hear("refused")["id"] == "there"
            client.close()


def test_who_claims_a_seat_with_a_key_of_their_own_is_the_only_one_to_have_it(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, (first, invitation) = table["table"]["id"], keys_of(table)
    own = secrets.token_urlsafe(24)
    guest = Client(address, id, [invitation], key=own, name="Bianca")
    assert guest.mine == [1]
    maker = Client(address, id, [first, invitation])
    assert maker.mine == [0]
    assert maker.hear("refused")["reason"] == "unknown-key"
    status, answer = post(address, f"/api/tables/{id}/act", {"token": invitation, "id": "x", "version": 1})
    assert (status, answer["reason"]) == (403, "not-your-seat")
    again = Client(address, id, [own])
    assert again.mine == [1]
    # whose first answer was lost still has the link, and shows both
    both = Client(address, id, [invitation], key=own)
    assert both.mine == [1]
    for client in (guest, maker, again, both):
        client.close()


def test_a_key_of_ones_own_survives_a_restart_and_does_nothing_at_a_claimed_seat(tmp_path: Path) -> None:
    own = secrets.token_urlsafe(24)
    with live_server(tmp_path) as server:
        table = new_table(server.address, "online", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        Client(server.address, id, [keys[1]], key=own).close()
        Client(server.address, id, [keys[0]]).close()
        late = Client(server.address, id, [keys[0]], key=secrets.token_urlsafe(24))
        assert late.mine == [0]
        late.close()
    with live_server(tmp_path) as server:
        for key, mine in ((own, [1]), (keys[1], []), (keys[0], [0])):
            client = Client(server.address, id, [key])
            assert client.mine == mine
            client.close()


@pytest.mark.parametrize("key", ["short", "x" * 129])
def test_a_key_that_can_be_guessed_is_refused(address: str, key: str) -> None:
    table = new_table(address, "online", people(2))
    with connect(f"ws://{address}/api/tables/{table['table']['id']}/socket") as socket:
        socket.send(json.dumps({"type": "hello", "tokens": keys_of(table)[1:], "key": key}))
        refused = json.loads(socket.recv(PATIENCE))
        assert (refused["reason"], refused["id"]) == ("malformed", "hello")
    status, answer = post(
        address, f"/api/tables/{table['table']['id']}/claim", {"token": keys_of(table)[1], "key": key}
    )
    assert (status, answer["reason"]) == (400, "malformed")


def test_a_seat_played_without_a_socket_is_claimed(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    other = Client(address, id, keys[:1])
    status, _ = post(
        address, f"/api/tables/{id}/act", {"token": keys[1], "id": "x", "version": 1, "text": "no such thing"}
    )
    assert status in (403, 409)
    with http(address) as client:
        assert [seat["claimed"] for seat in client.get(f"/api/tables/{id}").json()["seats"]] == [True, True]
    other.close()


def test_a_seat_can_be_claimed_over_http_with_a_name_and_a_key(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    own = secrets.token_urlsafe(24)
    for _ in range(2):  # once more does no harm
        status, info = post(
            address, f"/api/tables/{id}/claim", {"token": keys[1], "name": "Bianca", "key": own}
        )
        assert status == 200
        assert [(seat["name"], seat["claimed"]) for seat in info["seats"]][1] == ("Bianca", True)
    status, answer = post(address, f"/api/tables/{id}/claim", {"token": keys[1]})
    assert (status, answer["reason"]) == (403, "not-your-seat")
    guest = Client(address, id, [own])
    assert guest.mine == [1]
    guest.close()


def test_there_are_no_hints_among_other_people(address: str) -> None:
    for way, seats in (("online", people(2)), ("bots", two_people_and_a_bot())):
        table = new_table(address, way, seats)
        player = Client(address, table["table"]["id"], keys_of(table))
        player.wait_until_asked()
        refused = player.command("hint")
        assert (refused["type"], refused["reason"]) == ("refused", "no-hint")
        assert "other people" in refused["detail"]
        player.close()


def test_a_running_game_is_forked_only_by_those_who_sit_at_it_after_their_turn(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    players = [Client(address, id, [key]) for key in keys]
    play(players, random.Random(3), 4)
    acting = next(number for number, player in enumerate(players) if player.view["acting"] is not None)
    wanted = {"at": 1, "way": "hotseat", "seats": people(2)}
    for shown in ([], ["x" * 32], [keys[acting]]):
        status, answer = post(address, f"/api/tables/{id}/fork", wanted, *shown)
        assert (status, answer["reason"]) == (403, "forbidden")
    assert post(address, f"/api/tables/{id}/fork", wanted, keys[1 - acting])[0] == 201
    # A record can be taken in and analysed anywhere: it is a fork, too.
    with http(address) as client:
        assert client.get(f"/api/tables/{id}/record").status_code == 403
        for key in ("x" * 32, keys[acting], keys[1 - acting]):
            answer = client.get(f"/api/tables/{id}/record", headers={"Authorization": f"Bearer {key}"})
            assert answer.status_code == (200 if key == keys[1 - acting] else 403)
    for player in players:
        player.close()


def test_ones_own_running_game_is_forked_at_any_time_and_a_finished_one_by_anybody(address: str) -> None:
    table = new_table(address, "solo", people(1))
    id, keys = table["table"]["id"], keys_of(table)
    wanted = {"at": 1, "way": "solo", "seats": people(1)}
    assert post(address, f"/api/tables/{id}/fork", wanted)[0] == 403
    assert post(address, f"/api/tables/{id}/fork", wanted, *keys)[0] == 201
    player = Client(address, id, keys)
    play([player], random.Random(4))
    player.close()
    assert post(address, f"/api/tables/{id}/fork", wanted)[0] == 201


def test_an_honest_socket_that_is_too_fast_is_slowed_down_and_not_closed(tmp_path: Path) -> None:
    with live_server(tmp_path, messages_a_second=50.0, messages_at_once=5.0) as server:
        table = new_table(server.address, "solo", people(1))
        player = Client(server.address, table["table"]["id"], keys_of(table))
        for number in range(60):
            player.send({"type": "undo", "id": f"{number}", "version": 1})
        reasons = [player.hear("refused")["reason"] for _ in range(60)]
        assert reasons.count("too-fast") > 21
        time.sleep(0.1)
        assert player.act(player.view["choices"][0])["type"] == "done"
        player.close()


def test_one_address_has_only_so_many_tables_in_use(tmp_path: Path) -> None:
    with live_server(tmp_path, tables_an_address=2, idle_after=4.0, sweep_every=0.1) as server:
        new = {"way": "solo", "seats": people(1)}
        answers = [post(server.address, "/api/tables", new) for _ in range(3)]
        assert [status for status, _ in answers] == [201, 201, 429]
        assert answers[2][1]["reason"] == "too-fast"
        end = time.monotonic() + PATIENCE
        while post(server.address, "/api/tables", new)[0] != 201:
            assert time.monotonic() < end, "tables nobody uses still count"
            time.sleep(0.2)
