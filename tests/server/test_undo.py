"""How far back: own decisions, until the turn is confirmed, chance has spoken or somebody else decided."""

import random

import pytest

from messina.game.driver import Step
from messina.rules.actions import END, GO, STRIDE
from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.table.entries import Entry
from messina.server.table.undo import own_decisions, undo_of
from tests.server.at_the_table import Client, keys_of, new_table, people, play, timeless


def log(*steps: str) -> list[Entry]:
    """Steps as words: `*` is chance, `0` a decision of seat 0, `0f` a forced one, `0e` the end of a turn."""
    entries: list[Entry] = []
    for word in steps:
        player = CHANCE if word == "*" else int(word[0])
        code = (END if word.endswith("e") else GO) * STRIDE
        entries.append(Entry(Step(player, code, forced=word.endswith("f")), len(entries) + 2))
    return entries


@pytest.mark.parametrize(
    ("steps", "seats", "own"),
    [
        (["0"], {0}, [0]),
        (["0", "0"], {0}, [1, 0]),
        (["0", "0f"], {0}, [0]),
        (["0f", "0", "0f", "0"], {0}, [3, 1]),
        (["0", "*", "0"], {0}, [2]),
        (["0", "*"], {0}, []),
        (["0", "0e"], {0}, []),
        (["0e", "0"], {0}, [1]),
        (["0", "1"], {0}, []),
        (["0", "1"], {0, 1}, [1]),
        (["0", "1f"], {0}, [0]),
        (["0", "1e"], {0}, []),
        (["0f"], {0}, []),
        ([], {0}, []),
        (["0"], set(), []),
    ],
)
def test_what_may_be_taken_back(steps: list[str], seats: set[int], own: list[int]) -> None:
    assert own_decisions(log(*steps), seats) == own


@pytest.mark.parametrize(
    ("steps", "asked", "reason"),
    [
        ([], 0, "nothing"),
        (["*", "*"], 0, "nothing"),
        (["1", "1e"], 0, "nothing"),
        (["0e", "*"], 0, "nothing"),
        (["0", "*"], 0, "chance"),
        (["0", "*", "0f"], 0, "chance"),
        (["0", "0e", "1"], 1, "others"),
        (["0", "1"], 2, "others"),
        (["0"], None, "over"),
    ],
)
def test_why_undo_ends(steps: list[str], asked: int | None, reason: str) -> None:
    assert undo_of(log(*steps), {0}, asked) == wire.Undo(possible=False, reason=reason)  # type: ignore[arg-type]


def begin(address: str, way: str = "solo", players: int = 1, seed: int = 11) -> Client:
    table = new_table(address, way, people(players), seed=seed)
    return Client(address, table["table"]["id"], keys_of(table))


def choose(client: Client, verb: str) -> None:
    choice = next(choice for choice in client.view["choices"] if choice["verb"] == verb)
    assert client.act(choice)["type"] == "done"


def test_undo_brings_back_the_same_question_and_the_same_position(address: str) -> None:
    client = begin(address)
    before, log = client.view, list(client.log)
    choose(client, "go")
    assert client.view["undo"] == {"possible": True, "reason": ""}
    assert client.command("undo")["type"] == "done"
    assert client.log == log
    assert client.view["rewound_to"] == before["steps"]
    assert client.view["version"] == before["version"] + 2
    for part in ("position", "choices", "refusals", "acting", "undo"):
        assert client.view[part] == before[part]
    client.close()


def test_nothing_can_be_taken_back_before_anything_was_done(address: str) -> None:
    client = begin(address)
    assert client.view["undo"] == {"possible": False, "reason": "nothing"}
    for kind in ("undo", "restart"):
        assert client.command(kind)["reason"] == "undo-nothing"
    client.close()


def test_a_turn_is_restarted_in_one_go_and_confirmed_for_good(address: str) -> None:
    client = begin(address, seed=12)
    dice = random.Random(1)
    start = client.view
    while client.view["undo"]["possible"] or client.view["version"] == 1:
        choices = [choice for choice in client.view["choices"] if choice["verb"] != "end"]
        if not choices:
            break
        client.act(dice.choice(choices))
        if client.view["undo"]["possible"]:
            last = client.view
    if client.view is last:
        assert client.command("restart")["type"] == "done"
        assert client.view["position"] == start["position"]
        choose(client, "go")
    while all(choice["verb"] != "end" for choice in client.view["choices"]):
        client.act(client.view["choices"][0])
    choose(client, "end")
    assert client.view["undo"]["possible"] is False
    assert client.command("undo")["type"] == "refused"
    client.close()


def test_undo_never_passes_a_revealed_tile(address: str) -> None:
    """Played at random until a tile is turned up within a turn."""
    client = begin(address, "hotseat", 2, seed=13)
    dice = random.Random(13)
    while not client.over:
        verb = dice.choice(client.view["choices"])
        client.act(verb)
        undo = client.view["undo"]
        if undo["reason"] == "chance":
            assert any(entry["player"] == CHANCE for entry in client.view["news"])
            assert client.command("undo")["reason"] == "undo-chance"
            assert client.command("restart")["reason"] == "undo-chance"
            break
    else:
        pytest.fail("no tile was turned up in any turn")
    client.close()


def test_nobody_takes_back_what_somebody_else_decided(address: str) -> None:
    table = new_table(address, "online", people(2), seed=14)
    clients = [Client(address, table["table"]["id"], [key]) for key in keys_of(table)]
    play(clients, random.Random(14), 1)
    acting = next(client for client in clients if client.view["acting"] is not None)
    other = next(client for client in clients if client is not acting)
    assert other.view["undo"] == {"possible": False, "reason": "others"}
    assert other.command("undo")["reason"] == "undo-others"
    assert acting.command("undo")["type"] == "done"
    other.wait_for(acting.view["version"])
    assert other.log == acting.log
    for client in clients:
        client.close()


def test_a_game_full_of_undos_and_restarts_still_ends_and_replays(address: str) -> None:
    client = begin(address, "hotseat", 3, seed=15)
    dice = random.Random(15)
    for _ in range(400):
        if client.over:
            break
        if client.view["undo"]["possible"] and dice.random() < 0.3:
            before = client.view["steps"]
            assert client.command(dice.choice(("undo", "restart")))["type"] == "done"
            assert client.view["steps"] < before
            assert client.view["acting"] is not None
        else:
            client.act(dice.choice(client.view["choices"]))
    again = Client(address, client.table["id"])
    assert again.log == client.log
    assert again.view["position"] == client.view["position"]
    again.close()
    client.close()


def test_the_same_tiles_come_whatever_was_tried_and_taken_back(address: str) -> None:
    straight, wavering = begin(address, seed=16), begin(address, seed=16)
    dice = random.Random(16)
    while not straight.over:
        choice = dice.randrange(len(straight.view["choices"]))
        other = dice.randrange(len(wavering.view["choices"]))
        if wavering.view["choices"][other]["verb"] != "end":
            wavering.act(wavering.view["choices"][other])
            if wavering.view["undo"]["possible"]:
                wavering.command("undo")
            else:
                break
        straight.act(straight.view["choices"][choice])
        wavering.act(wavering.view["choices"][choice])
        assert timeless(wavering.log) == timeless(straight.log)
    straight.close()
    wavering.close()
