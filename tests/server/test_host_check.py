"""At the gate and behind it: names, origins, proxies, ids, health, numbers, logs and a calm end."""

import io
import json
import logging
import random
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from messina.game.driver import Game
from messina.game.records import record_text
from messina.server.http.client_files import POLICY
from messina.server.http.host_check import host_fits
from messina.server.main import main
from messina.server.processes import logs
from messina.server.processes.peers import Neighbours
from messina.server.processes.rate_limits import Crowd, network_of
from messina.server.settings import Settings, read_limits
from messina.server.table.replay_index import replay_index
from messina.sim.puzzles import load_puzzles
from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, play, settings
from tests.server.test_restart import Process


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "//", "null", "http://a:b:c"])
def test_an_origin_that_cannot_be_read_is_refused_like_any_other(address: str, origin: str) -> None:
    with http(address) as client:
        answer = client.post(
            "/api/tables", json={"way": "solo", "seats": people(1)}, headers={"Origin": origin}
        )
    assert (answer.status_code, answer.json()["reason"]) == (403, "forbidden")
    id = new_table(address, "solo", people(1))["table"]["id"]
    url = f"ws://{address}/api/tables/{id}/socket"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers={"Origin": origin}):
        pass
    assert refused.value.response.status_code == 403


def test_the_page_of_the_public_address_may_ask_though_a_proxy_names_another_host(tmp_path: Path) -> None:
    public = "https://club.example/messina"
    with live_server(tmp_path, public_url=public) as server, http(server.address) as client:
        new = {"way": "solo", "seats": people(1)}
        for origin, status in (("https://club.example", 201), ("https://evil.example", 403)):
            assert client.post("/api/tables", json=new, headers={"Origin": origin}).status_code == status


NAMES = [
    ("127.0.0.1:1347", True),
    ("[::1]:1347", True),
    ("192.168.1.20", True),
    ("localhost:1347", True),
    ("LOCALHOST", True),
    (socket.gethostname(), True),
    (f"{socket.gethostname()}.local:80", True),
    ("club.example", True),
    ("CLUB.example:443", True),
    ("also.example", True),
    ("", True),
    ("evil.example", False),
    ("127.0.0.1.evil.example", False),
    ("localhost.evil.example:1347", False),
    ("[", False),
    ("club.example@evil.example", False),
]


@pytest.mark.parametrize(("host", "ours"), NAMES)
def test_only_addresses_and_our_own_names_are_answered_to(tmp_path: Path, host: str, ours: bool) -> None:
    told = settings(tmp_path, public_url="https://club.example/", hosts=("also.example",))
    assert host_fits(host, told) is ours
    assert host_fits(host, settings(tmp_path, hosts=("*",))) or host == "["


def test_a_page_that_makes_its_own_name_lead_here_learns_nothing(address: str) -> None:
    foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
    with http(address) as client:
        for path in ("/", "/api/health", "/api/tables"):
            answer = client.get(path, headers=foreign)
            assert (answer.status_code, answer.json()["reason"]) == (421, "unknown-host")
            assert "--public-url" in answer.json()["detail"]
            assert answer.headers["content-security-policy"] == POLICY
    id = new_table(address, "solo", people(1))["table"]["id"]
    host, port = address.split(":")
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(
            f"ws://evil.example/api/tables/{id}/socket", sock=socket.create_connection((host, int(port)))
        ),
    ):
        pass
    assert refused.value.response.status_code == 421


def test_only_a_trusted_proxy_says_who_is_asking(tmp_path: Path) -> None:
    new = {"way": "solo", "seats": people(1)}
    few = {"tables_a_second": 0.001, "tables_at_once": 1.0}
    for trusted, statuses in (((), [201, 429, 429]), (("127.0.0.1",), [201, 201, 429])):
        folder = tmp_path / str(len(trusted))
        with live_server(folder, trust_proxy=trusted, **few) as server, http(server.address) as client:
            found = [
                client.post("/api/tables", json=new, headers={"X-Forwarded-For": claimed}).status_code
                for claimed in ("198.51.100.1", "198.51.100.2", "198.51.100.2")
            ]
        assert found == statuses


def test_an_ipv6_customer_is_one_address_and_a_mapped_one_is_the_old_one() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::7") == "2001:db8:1:2::/64"
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert network_of("testclient") == "testclient"


def test_a_crowd_is_limited_by_name_and_in_all() -> None:
    crowd = Crowd(2, "sockets", Neighbours(None), 3)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert [crowd.enter("b") for _ in range(2)] == [True, False]
    crowd.leave("a")
    assert crowd.enter("c")
    assert crowd.count == 3


def test_a_mistake_of_ours_is_a_500_with_all_headers_and_an_id_that_the_log_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    with live_server(tmp_path) as server, http(server.address) as client:
        monkeypatch.setattr("messina.server.http.server_endpoints.check_health", broken)
        stream = io.StringIO()
        handler = logging.StreamHandler(stream)
        handler.setFormatter(logs.Json())
        logging.getLogger("uvicorn.error").addHandler(handler)
        answer = client.get("/api/health")
        while not stream.getvalue():  # it is written after the answer
            time.sleep(0.01)
        logging.getLogger("uvicorn.error").removeHandler(handler)
    assert (answer.status_code, answer.json()["reason"]) == (500, "server-error")
    assert answer.headers["content-security-policy"] == POLICY
    id = answer.headers["x-request-id"]
    assert id in answer.json()["detail"]
    line = json.loads(stream.getvalue().splitlines()[0])
    assert (line["request"], line["level"]) == (id, "error")
    assert "ZeroDivisionError" in line["traceback"]


def test_every_answer_has_an_id_of_its_own(address: str) -> None:
    with http(address) as client:
        ids = {client.get("/api/health").headers["x-request-id"] for _ in range(5)}
    assert len(ids) == 5


def test_health_asks_store_bots_and_disk(tmp_path: Path) -> None:
    with live_server(tmp_path) as server, http(server.address) as client:
        well = client.get("/api/health")
        assert well.status_code == 200
        assert well.json() | {"rules": 0} == {
            "ok": True,
            "rules": 0,
            "store": "ok",
            "bots": "ok",
            "disk": "ok",
        }
    with live_server(tmp_path, disk_reserve=2**60) as server, http(server.address) as client:
        full = client.get("/api/health")
        assert full.status_code == 503
        assert "MB are free" in full.json()["disk"]
        refused = client.post("/api/tables", json={"way": "solo", "seats": people(1)})
        assert (refused.status_code, refused.json()["reason"]) == (503, "not-kept")
        assert "nearly full" in refused.json()["detail"]


def sample(text: str, name: str) -> float:
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def test_the_numbers_count_what_happened_and_name_nobody(tmp_path: Path) -> None:
    with live_server(tmp_path) as server, http(server.address) as client:
        table = new_table(server.address, "bots", [*people(1), people(2)[1] | {"bot": "random"}])
        id, keys = table["table"]["id"], keys_of(table)
        player = Client(server.address, id, keys)
        play([player], random.Random(1), 10)
        player.wait_until_asked()
        player.command("act", code=-1)
        client.get("/api/tables/nowhere")
        text = client.get("/metrics").text
        assert sample(text, "messina_tables ") == 1
        assert sample(text, "messina_sockets ") == 1
        assert sample(text, "messina_connections ") >= 2
        assert sample(text, "messina_commits_total") >= 10
        assert sample(text, "messina_tables_made_total") == 1
        assert sample(text, 'messina_refusals_total{reason="not-legal"}') == 1
        assert sample(text, 'messina_refusals_total{reason="no-such-table"}') == 1
        assert sample(text, "messina_command_seconds_count") >= 11
        assert sample(text, "messina_bot_seconds_total") > 0
        assert sample(text, "messina_bot_wait_seconds_count") > 0
        assert sample(text, "messina_bot_decisions_waiting ") == 0
        assert sample(text, "messina_request_seconds_count") >= 2
        assert 'route="/api/tables/{id}"' in text
        assert id not in text
        assert keys[0] not in text
        player.close()


def test_the_numbers_are_only_for_whom_they_are_meant(tmp_path: Path) -> None:
    with live_server(tmp_path, trust_proxy=("127.0.0.1",)) as server, http(server.address) as client:
        assert client.get("/metrics").status_code == 200
        assert client.get("/metrics", headers={"X-Forwarded-For": "198.51.100.1"}).status_code == 404
    with live_server(tmp_path, metrics_for=("10.0.0.0/8",)) as server, http(server.address) as client:
        assert client.get("/metrics").status_code == 404


@pytest.mark.parametrize("kind", ["record", "replay"])
def test_a_dear_answer_is_worked_out_aside_and_once_a_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    name = {
        "record": "messina.server.tables.replay_cache.record_text",
        "replay": "messina.server.tables.replay_cache.replay_index",
    }[kind]
    answers: dict[str, Callable[..., Any]] = {"record": record_text, "replay": replay_index}
    really = answers[kind]
    worked: list[threading.Thread] = []

    def counted(*arguments: Any) -> Any:
        worked.append(threading.current_thread())
        return really(*arguments)

    monkeypatch.setattr(name, counted)
    with live_server(tmp_path) as server, http(server.address) as client:
        table = new_table(server.address, "solo", people(1))
        path = f"/api/tables/{table['table']['id']}/{kind}"
        player = Client(server.address, table["table"]["id"], keys_of(table))
        first = [client.get(path).text for _ in range(5)]
        assert (len(set(first)), len(worked)) == (1, 1)
        assert worked[0] is not server.thread
        player.act(player.view["choices"][0])
        assert client.get(path).text != first[0]
        assert len(worked) == 2
        player.close()


@pytest.mark.parametrize("name", [" " * 45 + "a", "a" * 60, "b" + " " * 60 + "c", " x "])
def test_an_imported_name_is_never_blank_and_the_game_can_be_exported_again(address: str, name: str) -> None:
    game = Game(1, seed=5, names=[name])
    with http(address) as client:
        made = client.post("/api/tables/import", content=record_text(game).encode())
        assert made.status_code == 201, made.text
        (seat,) = made.json()["table"]["seats"]
        assert seat["name"] == seat["name"].strip() != ""
        record = client.get(f"/api/tables/{made.json()['table']['id']}/record")
        assert record.status_code == 200
        assert client.post("/api/tables/import", content=record.content).status_code == 201


def test_a_log_does_not_repeat_itself() -> None:
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs.Text())
    once = logs.Once()
    handler.addFilter(once)
    logger = logging.getLogger("messina.flood")
    logger.addHandler(handler)
    logger.propagate = False
    for number in range(1000):
        logger.warning("accept failed: %d", number)
    logger.warning("something else")
    assert len(stream.getvalue().splitlines()) == logs.LINES_A_MINUTE + 1
    for kind, (began, count) in once._seen.items():
        once._seen[kind] = (began - logs.MINUTE, count)
    logger.warning("accept failed: %d", 7)
    assert f"(and {1000 - logs.LINES_A_MINUTE} more like it)" in stream.getvalue()


def test_limits_can_be_set_by_name_and_a_wrong_one_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert read_limits(["sockets_a_table=7", "header_within=2.5"]) == {
        "sockets_a_table": 7,
        "header_within": 2.5,
    }
    base = ["serve", "--port", "0", "--no-browser", "--database", str(tmp_path / "db")]
    wrong = [
        ["--limit", "friends=2"],
        ["--limit", "sockets_a_table=many"],
        ["--limit", "sockets_a_table=0"],
        ["--limit", "header_within=nan"],
        ["--public-url", "club.example"],
        ["--public-url", "http://["],
        ["--public-url", 'https://club.example/a"b'],
        ["--public-url", "https://club.example/?x=1"],
        ["--trust-proxy", "the.proxy"],
        ["--metrics-for", "everybody"],
    ]
    for options in wrong:
        assert main([*base, *options]) == 2
        errors = capsys.readouterr().err
        assert errors.startswith("messina: ")
        assert errors.count("\n") == 1


def test_whoever_waits_for_a_change_does_not_delay_the_end(tmp_path: Path) -> None:
    server = Process(tmp_path / "db")
    table = new_table(server.address, "solo", people(1))["table"]["id"]
    answers: list[Any] = []

    def wait() -> None:
        with http(server.address) as client:
            answers.append(client.get(f"/api/tables/{table}/view", params={"since": 50, "wait": 30}))

    waiting = threading.Thread(target=wait)
    waiting.start()
    time.sleep(0.5)
    assert server.stop() == (0, "")
    waiting.join()
    assert answers[0].status_code == 200


def test_a_server_stops_without_a_traceback_while_hints_are_thought_about(tmp_path: Path) -> None:
    server = Process(tmp_path / "db")
    for _ in range(3):
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        client.send({"type": "hint", "id": "h", "version": client.view["version"]})
    time.sleep(0.3)
    assert server.stop() == (0, "")


@pytest.mark.parametrize("asked_before", [0, 1])
def test_whoever_waits_for_the_best_turns_is_answered_when_the_server_stops(
    tmp_path: Path, asked_before: int
) -> None:
    """While they are thought about, or while the address has no time to think left."""
    limits = ("--limit", "bot_credit=0.001", "--limit", "bot_share_a_table=0.001")
    server = Process(tmp_path / "db", *limits)
    answers: list[Any] = []

    def ask() -> None:
        with http(server.address) as client:
            answers.append(client.post("/api/board/turns", json={"text": load_puzzles()[0]}))

    for _ in range(asked_before):
        ask()
    asking = threading.Thread(target=ask)
    asking.start()
    time.sleep(0.3)
    assert server.stop() == (0, "")
    asking.join()
    assert answers[-1].json()["detail"] == "the server stops"


def test_killed_or_interrupted_while_a_worker_starts_it_leaves_no_traceback(tmp_path: Path) -> None:
    for number, ending in enumerate((signal.SIGKILL, signal.SIGINT)):
        log = tmp_path / f"log{number}"
        server = Process(tmp_path / "db")
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        client.send({"type": "hint", "id": "h", "version": client.view["version"]})
        time.sleep(0.15)
        server.process.send_signal(ending)
        _, errors = server.process.communicate()  # the worker holds the pipe until it has ended, too
        log.write_text(errors)
        assert errors == "", errors


def test_the_usual_settings_still_need_nothing_but_a_database(tmp_path: Path) -> None:
    usual = Settings(database=tmp_path / "db")
    assert usual.bots_play_unseen is False
    assert usual.keep_finished is usual.keep_unfinished is None
    assert sys.maxsize > usual.connections_an_address > 50
