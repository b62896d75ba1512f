"""Any position without a seat: played on, judged, never one of a running game among people; puzzles."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from messina import Game, load_pack, position_text, record_text
from messina.notation.positions import read_position
from messina.rules.turn import ChooseLieutenant
from messina.server.http import analysis_endpoints
from messina.server.http.analysis_endpoints import given
from messina.sim.puzzles import load_puzzles
from tests.server.at_the_table import http, live_server, new_table, people
from tests.server.test_analysis import played, take_in


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with live_server(tmp_path_factory.mktemp("board")) as server, http(server.address) as client:
        yield client


def board(client: httpx.Client, **asked: Any) -> dict[str, Any]:
    answer = client.post("/api/board", json=asked)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_position_is_played_on_for_all_seats_and_nothing_is_kept(client: httpx.Client) -> None:
    text = position_text(played(2, "random", "random", until=2).state)
    now = board(client, text=text)
    assert now["entries"] == []
    assert now["position"]["asked"]["player"] >= 0
    asked = set()
    for _ in range(40):
        choice = next(one for one in now["choices"])
        then = board(client, text=now["text"], codes=[choice["code"], *choice["then"]])
        assert choice["code"] in then["codes"]
        assert then["entries"]
        asked.add(now["position"]["asked"]["player"])
        now = then
    assert asked == {0, 1}
    assert board(client, text=text)["text"] == board(client, text=text)["text"]


def test_a_record_and_a_moment_of_a_table_are_positions_too(client: httpx.Client) -> None:
    game = played(1, "random")
    table = take_in(client, game)
    assert board(client, text=record_text(game))["position"]["outcome"] is not None
    middle = game.state_at(len(game.log) // 2)
    shown = board(client, table=table, at=len(game.log) // 2)["position"]
    assert (shown["round"], shown["seats"][0]["score"]) == (middle.round, middle.seats[0].score)


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"text": "rubbish"}, "bad-position"),
        ({"text": ""}, "bad-position"),
        ({"text": "messina-position 1\npack 00"}, "bad-position"),
        ({"text": "messina-game 1"}, "bad-position"),
        ({"table": "nowhere"}, "no-such-table"),
        ({"codes": "go"}, "malformed"),
        ({"wish": 1}, "malformed"),
    ],
)
def test_what_is_no_position_is_refused_in_one_sentence(
    client: httpx.Client, asked: dict[str, Any], reason: str
) -> None:
    for address in ("/api/board", "/api/board/turns"):
        answer = client.post(address, json=asked).json()
        assert answer["reason"] == reason, answer
        assert "\n" not in answer["detail"]


def test_answers_that_are_not_legal_are_refused(client: httpx.Client) -> None:
    text = load_puzzles()[0]
    assert client.post("/api/board", json={"text": text, "codes": [1]}).json()["reason"] == "not-legal"
    assert (
        client.post("/api/board/verdict", json={"text": text, "codes": [1]}).json()["reason"] == "not-legal"
    )
    assert client.post("/api/board/verdict", json={"text": text}).json()["reason"] == "malformed"
    many = {"text": text, "codes": [1] * 999}
    assert client.post("/api/board", json=many).json()["reason"] == "malformed"


def test_a_running_game_among_people_is_no_position_to_look_at(client: httpx.Client) -> None:
    address = client.base_url.netloc.decode()
    table = new_table(address, "online", people(2))["table"]["id"]
    for where in ("/api/board", "/api/board/turns", "/api/board/verdict"):
        answer = client.post(where, json={"table": table, "at": 0, "codes": [1]})
        assert answer.json()["reason"] == "not-over"
    agreed = new_table(address, "online", people(2), arrangement={"hints": True})["table"]["id"]
    assert client.post("/api/board", json={"table": agreed, "at": 0}).status_code == 200


def test_the_best_turn_of_a_puzzle_solves_it_and_its_next_best_does_not(client: httpx.Client) -> None:
    text = client.get("/api/puzzles/20000").json()["text"]
    turns = client.post("/api/board/turns", json={"text": text}).json()["turns"]
    assert turns[0]["behind"] == 0.0
    assert turns[0]["why"]["id"].startswith("why-")
    assert turns[1]["behind"] > 1.0
    best, next_best = (
        client.post("/api/board/verdict", json={"text": text, "codes": turn["codes"]}).json()
        for turn in turns[:2]
    )
    assert (best["solved"], best["better"]) == (True, None)
    assert not next_best["solved"]
    assert next_best["lost"] > 1.0
    assert next_best["why"]["id"].startswith("why-")
    assert next_best["best"][-1]["position"]


def test_every_day_has_a_puzzle_and_all_of_them_can_be_read(client: httpx.Client) -> None:
    assert client.get("/api/puzzles/tomorrow").json()["reason"] == "malformed"
    puzzles = load_puzzles()
    assert len({client.get(f"/api/puzzles/{day}").json()["text"] for day in range(3)}) == 3
    assert len(set(puzzles)) == len(puzzles)
    for text in puzzles:
        state = read_position(text, load_pack())
        assert isinstance(state.frames[-1], ChooseLieutenant)


def test_one_address_asks_for_one_thing_at_a_time(client: httpx.Client) -> None:
    text = load_puzzles()[1]
    with ThreadPoolExecutor(4) as crowd:
        asked = [crowd.submit(client.post, "/api/board/turns", json={"text": text}) for _ in range(4)]
        found = [one.result() for one in asked]
    assert {answer.status_code for answer in found} == {200, 429}


def best_turn(client: httpx.Client, text: str) -> tuple[list[int], list[int]]:
    """The answers of the best turn of a puzzle: those that are decisions, and all of them."""
    best = client.post("/api/board/turns", json={"text": text}).json()["turns"][0]["codes"]
    return best, list(given(Game.at(read_position(text, load_pack())), best))


def test_answers_that_are_the_only_ones_may_be_left_out_of_a_verdict(client: httpx.Client) -> None:
    turns = ((text, *best_turn(client, text)) for text in load_puzzles())
    text, best, whole = next(turn for turn in turns if len(turn[1]) < len(turn[2]))
    for codes in (best, whole):
        answer = client.post("/api/board/verdict", json={"text": text, "codes": codes})
        assert answer.status_code == 200, answer.text
        assert answer.json()["solved"]


def test_boards_are_worked_out_one_at_a_time(client: httpx.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    at_work: list[int] = []
    played_on = analysis_endpoints.played_on

    def watched(game: Game, codes: list[int]) -> Any:
        at_work.append(len(at_work))
        time.sleep(0.05)
        assert at_work == [0]
        at_work.clear()
        return played_on(game, codes)

    monkeypatch.setattr(analysis_endpoints, "played_on", watched)
    with ThreadPoolExecutor(6) as crowd:
        asked = [crowd.submit(client.post, "/api/board", json={"text": load_puzzles()[0]}) for _ in range(6)]
        assert {one.result().status_code for one in asked} == {200}
