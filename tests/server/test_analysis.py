"""Analyses of finished games: made in the background, kept, never of a running game."""

import time
from itertools import pairwise
from pathlib import Path
from typing import Any, cast

import httpx
import pytest

from messina import Game, record_text
from messina.bots import make_bot
from messina.rules.engine import legal
from messina.rules.state import Offer
from messina.server import messages as wire
from messina.server.analysis.analysis_messages import levelled, turning_points
from messina.server.analysis.jobs import Analyses, JudgedTurn, parts_of, runs_of
from messina.server.bots.pool import BotPool
from messina.server.processes.peers import Neighbours
from messina.store import Store
from messina.words.phrases import Phrase
from tests.server.at_the_table import PATIENCE, http, live_server, new_table, people


def played(players: int, *bots: str, until: int = 7) -> Game:
    """A game of bots, to its end or to the beginning of a round."""
    game, seats, offer = Game(players, seed=8), [make_bot(bot, 1) for bot in bots], Offer()
    while not game.over and game.state.round < until:
        legal(game.state, offer)
        assert game.player is not None
        game.take(seats[game.player].choose(game.state.copy(), offer, game.player))
        game.run_on([0, 1])
    return game


def take_in(client: httpx.Client, game: Game) -> str:
    answer = client.post("/api/tables/import", content=record_text(game))
    assert answer.status_code == 201, answer.text
    id: str = answer.json()["table"]["id"]
    return id


def analysed(client: httpx.Client, table: str) -> dict[str, Any]:
    """Begin it, and wait until it is done; it never goes back."""
    found: dict[str, Any] = client.post(f"/api/tables/{table}/analysis").json()
    end, seen = time.monotonic() + 4 * PATIENCE, 0
    while found["state"] != "done":
        assert found["state"] == "running", found
        assert found["done"] >= seen
        assert time.monotonic() < end
        seen = found["done"]
        time.sleep(0.1)
        found = client.get(f"/api/tables/{table}/analysis").json()
    return found


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_game_is_cut_where_others_or_chance_have_a_word(players: int) -> None:
    game = played(players, *["greedy:1"] * players)
    cut = list(runs_of(game.log))
    assert all(end <= start for (_, end, _), (start, _, _) in pairwise(cut))
    for start, end, _ in cut:
        assert len({step.player for step in game.log[start:end]}) == 1
    decided = {index for start, end, _ in cut for index in range(start, end)}
    assert all((step.player == -1) == (index not in decided) for index, step in enumerate(game.log))
    parts = parts_of(game)
    assert parts[0].begins
    assert sum(part.begins for part in parts) == sum(begins for _, _, begins in cut)


def test_a_finished_game_is_analysed_once_and_for_all(tmp_path: Path) -> None:
    game = played(1, "random")
    with live_server(tmp_path) as server, http(server.address) as client:
        table = take_in(client, game)
        assert client.get(f"/api/tables/{table}/analysis").json()["state"] == "none"
        found = analysed(client, table)
        turns = found["turns"]
        assert found["scores"] == list(game.result().scores)
        assert sum(turn["lost"] for turn in turns) > 30, "nobody plays worse than by chance"
        missed = max(range(len(turns)), key=lambda index: turns[index]["lost"])
        assert missed in found["turning"]
        assert turns[missed]["better"]["id"].startswith("choice-")
        assert turns[missed]["why"]["args"]["reason"]["id"].startswith("reason-")
        assert turns[missed]["ahead"] == 0.0
        lines = client.get(f"/api/tables/{table}/analysis/{missed}").json()
        assert lines["at"] >= turns[missed]["at"]
        assert lines["best"][0]["entries"][0]["index"] == lines["at"]
        assert [step["entries"] for step in lines["best"]] != [step["entries"] for step in lines["played"]]
        assert client.get(f"/api/tables/{table}/analysis/{len(turns)}").status_code == 404
    with live_server(tmp_path) as server, http(server.address) as client:
        assert client.get(f"/api/tables/{table}/analysis").json() == found


def told_turn(lost: float, ahead: float, better: str | None, seat: int = 0) -> wire.AnalysedTurn:
    wanted = None if better is None else Phrase(better)
    return wire.AnalysedTurn(0, seat, 1, [0.0], lost, ahead, Phrase("done"), wanted, wanted, 0)


def test_a_turning_point_is_a_mistake_or_a_turn_nobody_else_had_and_no_lesson_comes_twice() -> None:
    turns = [
        told_turn(9.0, 0.0, "there"),
        told_turn(0.0, 0.5, None),
        told_turn(8.0, 0.0, "there"),
        told_turn(7.0, 0.0, "there", seat=1),
        told_turn(0.0, 6.0, None),
        told_turn(2.0, 0.0, "elsewhere"),
    ]
    assert turning_points(turns) == [0, 3, 4]
    assert turning_points(turns[1:2]) == []


def test_what_can_be_expected_is_levelled_over_the_turns_of_all_seats() -> None:
    turns = [JudgedTurn(0, seat, 1, [100.0 + 10 * seat]) for seat in (0, 1, 0)]
    assert list(levelled(turns, 2)) == [[100.0], [105.0], [105.0]]
    assert list(levelled(turns, 1)) == [[100.0], [110.0], [100.0]]


def test_a_running_game_is_not_analysed(tmp_path: Path) -> None:
    with live_server(tmp_path) as server, http(server.address) as client:
        table = new_table(server.address, "online", people(2))["table"]["id"]
        for answer in (
            client.get(f"/api/tables/{table}/analysis"),
            client.post(f"/api/tables/{table}/analysis"),
            client.get(f"/api/tables/{table}/analysis/0"),
        ):
            assert (answer.status_code, answer.json()["reason"]) == (409, "not-over")
        running = take_in(client, played(2, "random", "random", until=2))
        assert client.post(f"/api/tables/{running}/analysis").json()["reason"] == "not-over"


def test_one_address_has_one_analysis_at_a_time(tmp_path: Path) -> None:
    with live_server(tmp_path) as server, http(server.address) as client:
        first, second = (take_in(client, played(1, bot)) for bot in ("random", "greedy:1"))
        assert client.post(f"/api/tables/{first}/analysis").json()["state"] == "running"
        assert client.post(f"/api/tables/{first}/analysis").json()["state"] == "running"
        assert client.post(f"/api/tables/{second}/analysis").json()["reason"] == "too-fast"


def test_what_another_process_is_at_is_not_begun_again() -> None:
    class Others:
        def elsewhere(self, kind: str, name: str) -> int:
            return 43 if name == "theirs" else 0

    analyses = Analyses(cast(Store, None), cast(BotPool, None), cast(Neighbours, Others()))
    assert analyses.progress("theirs") == (42, 100)
    assert analyses.progress("nobody's") is None
    analyses.begin("theirs", 1, Game(1, seed=1), None, "somebody")
    assert analyses.progress("theirs") == (42, 100)
