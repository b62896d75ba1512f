"""Commands: done once, in order, by whose turn it is; and clients that come late, twice or again."""

import random
import threading

from tests.server.at_the_table import Client, keys_of, new_table, people, play, shared


def begin(address: str, players: int = 2, seed: int = 21) -> tuple[str, list[str], list[Client]]:
    table = new_table(address, "online", people(players), seed=seed)
    id, keys = table["table"]["id"], keys_of(table)
    return id, keys, [Client(address, id, [key]) for key in keys]


def asked(clients: list[Client]) -> tuple[Client, Client]:
    """Who is asked, and somebody who is not."""
    acting = next(client for client in clients if client.view["acting"] is not None)
    return acting, next(client for client in clients if client is not acting)


def test_a_command_sent_twice_is_done_once_with_the_same_answer(address: str) -> None:
    _, _, clients = begin(address)
    acting, _ = asked(clients)
    version = acting.view["version"]
    command = {"type": "act", "id": "once", "version": version, "code": acting.view["choices"][0]["code"]}
    acting.send(command)
    acting.send(command)
    assert (
        acting.hear("done") == acting.hear("done") == {"type": "done", "id": "once", "version": version + 1}
    )
    assert acting.view["version"] == version + 1
    play(clients, random.Random(1), 3)
    acting.send(command)
    assert acting.hear("done")["version"] == version + 1


def test_two_players_may_use_the_same_command_id(address: str) -> None:
    _, _, clients = begin(address)
    used = {client.mine[0]: 0 for client in clients}
    dice = random.Random(2)
    for _ in range(40):
        acting, other = asked(clients)
        used[acting.mine[0]] += 1
        choice = dice.choice(acting.view["choices"])
        answer = acting.command("act", id=f"{used[acting.mine[0]]}", code=choice["code"])
        assert answer["version"] == acting.view["version"]
        other.wait_for(answer["version"])
    assert min(used.values()) > 3


def test_an_answer_to_an_older_question_is_stale_and_one_to_none_is_not_legal(address: str) -> None:
    _, _, clients = begin(address)
    acting, other = asked(clients)
    choice = acting.view["choices"][0]
    version = acting.view["version"]
    for wrong in (version - 1, version + 1, -1, 10**12):
        acting.send({"type": "act", "id": "s", "version": wrong, "code": choice["code"]})
        assert acting.hear("refused")["reason"] == "stale"
    for code in (0, -1, 10**400, 4096 * 20):
        assert acting.command("act", code=code)["reason"] == "not-legal"
    assert other.command("act", code=choice["code"])["reason"] == "not-your-seat"
    assert acting.view["version"] == version
    assert acting.act(choice)["type"] == "done"


def test_spectators_watch_and_cannot_act(address: str) -> None:
    id, _, clients = begin(address)
    spectator = Client(address, id)
    assert spectator.mine == []
    acting, _ = asked(clients)
    code = acting.view["choices"][0]["code"]
    for kind, content in (("act", {"code": code}), ("undo", {}), ("restart", {}), ("hint", {})):
        assert spectator.command(kind, **content)["reason"] == "not-your-seat"
    acting.act(acting.view["choices"][0])
    spectator.wait_for(acting.view["version"])
    assert shared(spectator) == shared(acting)


def test_a_wrong_key_makes_a_spectator_who_is_told_so(address: str) -> None:
    id, keys, _ = begin(address)
    for wrong in ("", "x" * 1000, keys[0][:-1], keys[0] + "x", "ключ"):
        client = Client(address, id, [wrong])
        assert client.mine == []
        assert client.hear("refused")["reason"] == "unknown-key"
        client.close()


def test_two_tabs_racing_for_one_seat_make_one_move(address: str) -> None:
    id, keys, clients = begin(address)
    acting, _ = asked(clients)
    tabs = [Client(address, id, [keys[acting.mine[0]]]) for _ in range(4)]
    answers = []
    start = threading.Barrier(len(tabs))

    def race(tab: Client, number: int) -> None:
        code = tab.view["choices"][number % len(tab.view["choices"])]["code"]
        start.wait()
        answers.append(tab.command("act", code=code))

    racers = [threading.Thread(target=race, args=(tab, n)) for n, tab in enumerate(tabs)]
    for racer in racers:
        racer.start()
    for racer in racers:
        racer.join()
    assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused", "refused"]
    assert {answer["reason"] for answer in answers if answer["type"] == "refused"} == {"stale"}
    for tab in tabs:
        tab.wait_for(acting.view["version"] + 1)
    assert all(shared(tab) == shared(tabs[0]) for tab in tabs)


def test_whoever_comes_back_gets_the_gap(address: str) -> None:
    id, keys, clients = begin(address, seed=22)
    away = clients[0]
    away.close()
    play([Client(address, id, keys)], random.Random(3), 25)
    fresh = Client(address, id, [keys[0]])
    back = Client(address, id, [keys[0]], away.view["version"], away.log)
    assert back.view["news"] == fresh.log[len(away.log) :]
    assert shared(back) == shared(fresh)


def test_whoever_missed_an_undo_is_told_where_to_cut(address: str) -> None:
    id, keys, _ = begin(address, seed=23)
    everybody = Client(address, id, keys)
    everybody.act(next(c for c in everybody.view["choices"] if c["verb"] == "go"))
    away = Client(address, id)
    away.close()
    everybody.command("undo")
    everybody.act([c for c in everybody.view["choices"] if c["verb"] == "go"][-1])
    back = Client(address, id, [], away.view["version"], away.log)
    assert back.view["rewound_to"] is not None
    assert back.log == everybody.log


def test_a_client_from_the_future_gets_the_whole_table(address: str) -> None:
    id, keys, clients = begin(address)
    client = Client(address, id, [keys[0]], version=10**9)
    assert client.log == clients[0].log


def test_everybody_sees_who_is_there_and_who_has_claimed_a_seat(address: str) -> None:
    table = new_table(address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    assert [seat["claimed"] for seat in table["table"]["seats"]] == [False, False]
    first = Client(address, id, [keys[0]])
    seats = first.hear("presence")["seats"]
    assert [(seat["claimed"], seat["connected"]) for seat in seats] == [(True, True), (False, False)]
    second = Client(address, id, [keys[1]], name="Antonello")
    seats = first.hear("presence")["seats"]
    assert (seats[1]["name"], seats[1]["claimed"], seats[1]["connected"]) == ("Antonello", True, True)
    second.close()
    seats = first.hear("presence")["seats"]
    assert (seats[1]["claimed"], seats[1]["connected"]) == (True, False)
    second = Client(address, id, [keys[1]], name="Somebody else")
    assert second.table["seats"][1]["name"] == "Antonello"


def test_since_my_turn_points_behind_ones_own_last_turn(address: str) -> None:
    _, _, clients = begin(address, seed=24)
    assert clients[0].view["since_my_turn"] == 0
    play(clients, random.Random(4), 30)
    for client in clients:
        ends = [
            entry["index"] + 1
            for entry in client.log
            if entry["player"] == client.mine[0] and entry["text"] == "end"
        ]
        assert client.view["since_my_turn"] == (ends[-1] if ends else 0)
