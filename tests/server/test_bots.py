"""Bots at the table: they play their turns, and a broken one holds nobody up."""

import random
import time
from pathlib import Path

import pytest

from messina.server.bots.pool import Worker
from messina.server.settings import Settings
from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, play, with_bots


@pytest.mark.parametrize("bot", ["crashing", "dying", "cheating"])
def test_a_bot_that_fails_is_replaced_and_the_log_says_so(address: str, bot: str) -> None:
    table = new_table(address, "bots", with_bots(bot))
    client = Client(address, table["table"]["id"], keys_of(table))
    play([client], random.Random(1))
    assert client.over
    decided = [entry for entry in client.log if entry["player"] == 1]
    assert {entry["note"] for entry in decided} == {None, "bot-replaced"}
    assert not [entry for entry in client.log if entry["player"] == 0 and entry["note"]]
    client.close()


def test_a_bot_that_thinks_for_ever_is_replaced_after_the_deadline(tmp_path: Path) -> None:
    strange = {"bot_modules": ("tests.server.strange_bots",), "bot_fallback": "random", "bot_deadline": 1.0}
    with live_server(tmp_path, **strange) as server:
        bad = new_table(server.address, "bots", with_bots("endless"))
        good = new_table(server.address, "bots", with_bots("random"))
        client = Client(server.address, bad["table"]["id"], keys_of(bad))
        other = Client(server.address, good["table"]["id"], keys_of(good))
        play([client], random.Random(2))  # three strikes, then it is not asked again
        assert client.over
        assert any(entry["note"] == "bot-replaced" for entry in client.log)
        play([other], random.Random(3), 10)
        assert not [entry for entry in other.log if entry["note"]]
        client.close()
        other.close()


def test_where_no_process_can_be_started_the_next_decision_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Settings] = []

    def unlucky(settings: Settings) -> Worker:
        tried.append(settings)
        if len(tried) <= 2:
            raise OSError(24, "Too many open files")
        return Worker(settings)

    monkeypatch.setattr("messina.server.bots.pool.Worker", unlucky)
    with live_server(tmp_path) as server:
        table = new_table(server.address, "bots", with_bots("random"))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        play([client], random.Random(3), 12)
        client.wait_until_asked()
        by_bot = [entry["note"] for entry in client.log if entry["player"] == 1]
        assert {"bot-replaced", None} <= set(by_bot)
        assert len(tried) == 3
        client.close()


def test_a_bot_pauses_once_a_turn_and_then_plays_all_of_it(tmp_path: Path) -> None:
    with live_server(tmp_path, bot_pause=0.5) as server:
        table = new_table(server.address, "bots", with_bots("random"), seed=4)
        client = Client(server.address, table["table"]["id"], keys_of(table))
        dice = random.Random(4)
        whole = 0
        while whole < 3:
            if client.view["acting"] is not None:
                client.act(dice.choice(client.view["choices"]))
                continue
            before = time.monotonic()
            client.hear("view")
            assert time.monotonic() - before > 0.3
            news = client.view["news"]
            ended = any(event["name"] == "TurnEnded" for entry in news for event in entry["events"])
            # Where chance has a word in it, a turn comes in two parts.
            whole += ended and len(news) > 2
        client.close()


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with live_server(tmp_path, bot_pause=30.0) as server:
        table = new_table(server.address, "bots", with_bots("random", "random", "random"))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        while client.view["acting"] is not None:
            client.act(client.view["choices"][-1])
        client.close()
    with live_server(tmp_path) as server:
        client = Client(server.address, table["table"]["id"], keys_of(table))
        client.wait_until_asked()
        assert client.view["acting"] == 0


@pytest.mark.parametrize("bot", ["novice", "merchant", "greedy"])
def test_the_bots_of_the_house_play_some_turns(address: str, bot: str) -> None:
    table = new_table(address, "bots", with_bots(bot))
    client = Client(address, table["table"]["id"], keys_of(table))
    play([client], random.Random(5), 4)
    assert not [entry for entry in client.log if entry["note"]]
    client.close()


def test_the_bots_offered_are_those_one_may_ask_for(address: str) -> None:
    with http(address) as client:
        bots = client.get("/api/bots").json()
    names = {bot["name"] for bot in bots}
    assert {"random", "novice", "archbishop", "curious"} <= names
    assert not {"file", "program"} & names
    levels = ["novice", "merchant", "physician", "magistrate", "archbishop"]
    assert [bot["name"] for bot in bots if bot["level"]] == levels


def test_a_hint_names_a_legal_answer_and_what_speaks_for_it(address: str) -> None:
    table = new_table(address, "bots", with_bots("random"))
    client = Client(address, table["table"]["id"], keys_of(table))
    client.wait_until_asked()
    hint = client.command("hint")
    assert hint["type"] == "hint"
    assert hint["code"] in [choice["code"] for choice in client.view["choices"]]
    assert hint["why"] is None or hint["why"]["id"].startswith("why-")
    assert all(isinstance(points, float) for _, points in hint["terms"])
    assert hint["goal"]["id"].startswith("choice-")
    ways = [choice["then"][:1] for choice in client.view["chains"] if choice["verb"] == "lieutenant"]
    assert not hint["text"].startswith("lieutenant") or hint["then"][:1] in ways
    client.send({"type": "hint", "id": "late", "version": client.view["version"] - 1})
    assert client.hear("refused")["reason"] == "stale"
    client.close()
