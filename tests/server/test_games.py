"""Whole games over the wire, by random choices."""

import random

import pytest

from tests.server.at_the_table import Client, http, keys_of, new_table, people, play, shared, with_bots


def test_a_solo_game_is_played_to_its_end_over_one_socket(address: str) -> None:
    table = new_table(address, "solo", people(1), seed=1347)
    client = Client(address, table["table"]["id"], keys_of(table))
    assert client.mine == [0]
    play([client], random.Random(1))
    outcome = client.view["position"]["outcome"]
    assert outcome["decided_by"] == "solo"
    assert client.view["position"]["round"] == 6
    assert client.view["choices"] == []
    assert client.view["undo"] == {"possible": False, "reason": "over"}
    client.close()


def test_three_players_at_three_sockets_always_see_the_same_game(address: str) -> None:
    table = new_table(address, "online", people(3), seed=3)
    id = table["table"]["id"]
    clients = [Client(address, id, [key]) for key in keys_of(table)]
    spectator = Client(address, id)
    dice = random.Random(3)
    while not clients[0].over:
        play(clients, dice, 5)
        spectator.wait_for(clients[0].view["version"])
        everybody = [shared(client) for client in (*clients, spectator)]
        assert all(seen == everybody[0] for seen in everybody)
        assert spectator.view["choices"] == []
        assert sum(client.view["acting"] is not None for client in clients) == (not clients[0].over)
    for client in (*clients, spectator):
        client.close()


def test_advanced_boards_and_the_other_options_reach_the_game(address: str) -> None:
    options = {"estates": "ab", "scrolls": "ba", "priority_tile": True, "major_fire": "russian"}
    table = new_table(address, "hotseat", people(2), **options)
    assert table["table"]["options"] == {"players": 2, **options}
    client = Client(address, table["table"]["id"], keys_of(table))
    assert client.view["position"]["seats"][1]["estate"].startswith("b")
    play([client], random.Random(5))
    client.close()


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("reading", ["english", "russian", "czech"])
def test_a_table_plays_with_the_reading_of_a_major_fire_it_asks_for(address: str, reading: str) -> None:
    table = new_table(address, "solo", people(1), major_fire=reading)["table"]
    assert table["options"]["major_fire"] == reading
    with http(address) as client:
        assert f"\nmajor_fire {reading}\n" in client.get(f"/api/tables/{table['id']}/record").text


@pytest.mark.clause("6.2")
def test_a_table_that_asks_for_no_reading_plays_the_english_one(address: str) -> None:
    assert new_table(address, "solo", people(1))["table"]["options"]["major_fire"] == "english"


def test_at_a_hot_seat_one_socket_plays_every_seat_in_turn(address: str) -> None:
    table = new_table(address, "hotseat", people(4))
    client = Client(address, table["table"]["id"], keys_of(table))
    assert client.mine == [0, 1, 2, 3]
    acted = set()
    dice = random.Random(4)
    while not client.over:
        assert client.view["acting"] == client.view["position"]["asked"]["player"]
        acted.add(client.view["acting"])
        assert client.act(dice.choice(client.view["choices"]))["type"] == "done"
    assert acted == {0, 1, 2, 3}
    client.close()


def test_a_human_and_two_bots_play_to_the_end(address: str) -> None:
    table = new_table(address, "bots", with_bots("random", "curious"))
    assert [seat["kind"] for seat in table["table"]["seats"]] == ["human", "bot", "bot"]
    client = Client(address, table["table"]["id"], keys_of(table))
    play([client], random.Random(6))
    assert client.over
    assert not [entry for entry in client.log if entry["note"]]
    client.close()


def test_bots_alone_play_without_anybody_looking(address: str) -> None:
    seats = with_bots("random", "random")[1:]
    table = new_table(address, "bots", seats)
    assert table["keys"] == []
    client = Client(address, table["table"]["id"])
    while not client.over:
        client.hear("view")
    client.close()


def test_forced_answers_are_given_by_the_server_but_the_end_of_a_turn_is_confirmed(address: str) -> None:
    table = new_table(address, "solo", people(1), seed=7)
    client = Client(address, table["table"]["id"], keys_of(table))
    dice = random.Random(7)
    only_end = 0
    while not client.over:
        choices = client.view["choices"]
        if len(choices) == 1:
            assert choices[0]["verb"] == "end"
            only_end += 1
        assert client.act(dice.choice(choices))["type"] == "done"
    assert only_end > 0
    client.close()


def test_a_program_plays_a_whole_game_by_plain_http(address: str) -> None:
    table = new_table(address, "bots", with_bots("random"))
    id, (key,) = table["table"]["id"], keys_of(table)
    dice = random.Random(8)
    since = 0
    with http(address) as client:
        client.headers["Authorization"] = f"Bearer {key}"
        while True:
            answer = client.get(f"/api/tables/{id}/view", params={"since": since, "wait": 10})
            view = answer.json()
            since = view["version"]
            if view["position"]["outcome"]:
                break
            if view["acting"] is None:
                continue
            text = dice.choice(view["choices"])["text"]
            command = {"token": key, "id": f"{since}", "version": since, "text": text}
            assert client.post(f"/api/tables/{id}/act", json=command).status_code == 200
