"""The guided first game over http: its stops, and its table at each of them."""

from typing import Any

import pytest

from tests.server.at_the_table import http


@pytest.fixture(scope="module")
def lesson(address: str) -> dict[str, Any]:
    found: dict[str, Any] = get(address, "/api/tutorial")
    return found


def get(address: str, path: str) -> Any:
    with http(address) as client:
        answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_lesson_names_its_players_its_pack_and_its_whole_log(
    address: str, lesson: dict[str, Any]
) -> None:
    assert [seat["kind"] for seat in lesson["seats"]] == ["human", "bot"]
    assert lesson["learner"] == 0
    assert get(address, f"/api/printed/{lesson['printed']}")["hash"] == lesson["printed"]
    assert [entry["index"] for entry in lesson["log"]] == list(range(len(lesson["log"])))


def test_at_every_stop_with_a_move_the_answer_is_among_the_learners_choices(
    address: str, lesson: dict[str, Any]
) -> None:
    for stop in lesson["stops"]:
        moment = get(address, f"/api/tutorial/moments/{stop['at']}")
        assert (moment["at"], moment["steps"]) == (stop["at"], len(lesson["log"]))
        if stop["code"] is None:
            continue
        assert moment["position"]["asked"]["player"] == lesson["learner"]
        answer = next(choice for choice in moment["choices"] if choice["code"] == stop["code"])
        assert answer["text"] == lesson["log"][stop["at"]]["text"]


def test_where_somebody_else_is_asked_there_is_nothing_to_choose(
    address: str, lesson: dict[str, Any]
) -> None:
    at = next(entry["index"] for entry in lesson["log"] if entry["player"] == 1)
    moment = get(address, f"/api/tutorial/moments/{at}")
    assert (moment["choices"], moment["refusals"]) == ([], [])


def test_blocked_places_are_refused_as_at_a_table(address: str, lesson: dict[str, Any]) -> None:
    stop = next(stop for stop in lesson["stops"] if stop["text"] == "blocked")
    moment = get(address, f"/api/tutorial/moments/{stop['at']}")
    assert {"target": "H4", "reason": "blocked", "by": 1, "short": {}} in moment["refusals"]


def test_the_last_moment_has_the_outcome(address: str, lesson: dict[str, Any]) -> None:
    moment = get(address, f"/api/tutorial/moments/{len(lesson['log'])}")
    assert moment["position"]["outcome"]["places"][lesson["learner"]] == 1


@pytest.mark.parametrize(
    ("at", "status", "reason"),
    [("9999", 404, "no-such-moment"), ("-1", 400, "malformed"), ("soon", 400, "malformed")],
)
def test_a_moment_that_is_none_is_refused(address: str, at: str, status: int, reason: str) -> None:
    with http(address) as client:
        answer = client.get(f"/api/tutorial/moments/{at}")
    assert (answer.status_code, answer.json()["reason"]) == (status, reason)


def test_programs_find_both_routes_described(address: str) -> None:
    paths = get(address, "/api/openapi.json")["paths"]
    assert {"/api/tutorial", "/api/tutorial/moments/{at}"} <= set(paths)


def test_the_rows_of_the_result_come_with_the_last_stops(lesson: dict[str, Any]) -> None:
    rows = [stop["row"] for stop in lesson["stops"]]
    assert set(rows[: rows.index("rats")]) == {""}
    assert "" not in rows[rows.index("rats") :]
