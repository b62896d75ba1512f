"""Bots cannot starve people: what may be asked for, whose turn it is to think, and who has to wait."""

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from messina.errors import OptionError
from messina.server.bots.allowed_bots import Players
from messina.server.bots.fair_queue import Accounts, FairQueue, Waiting
from messina.server.bots.pool import BotPool
from messina.server.bots.worker import Answer, Task
from messina.server.processes.metrics import Metrics
from messina.server.processes.peers import Neighbours
from tests.server.at_the_table import (
    Client,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    settings,
    with_bots,
)
from tests.server.test_damage import hall_of

LIMITED = {"bots_play_unseen": False}


def task(seat: int = 0) -> Task:
    return Task("choose", "random", 0, "", "", seat)


@pytest.mark.parametrize("bot", ["search:75s", "search:2.1s", "search:9999", "search", "greedy:50"])
def test_a_bot_that_thinks_too_long_gets_no_seat_over_the_wire(address: str, bot: str) -> None:
    with http(address) as client:
        answer = client.post("/api/tables", json={"way": "bots", "seats": with_bots(bot)})
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-options")
    assert "at most" in answer.json()["detail"]


@pytest.mark.parametrize(
    "bot", ["novice", "archbishop", "random", "greedy", "greedy:4", "search:1.5s", "search:2s"]
)
def test_levels_and_short_searches_get_one(bot: str) -> None:
    Players((), 2.0).check_bot(bot)


def test_a_kept_table_may_have_a_bot_that_would_get_no_seat_today() -> None:
    players = Players((), 2.0)
    assert players.seats("archbishop")
    assert not players.seats("search:75s")
    with pytest.raises(OptionError, match="at most 'search:2s'"):
        players.check_bot("search:75s")


def test_an_account_is_forgiven_with_time_and_waits_beyond_its_credit() -> None:
    now = [0.0]
    accounts = Accounts(share=0.5, credit=10.0, clock=lambda: now[0])
    accounts.charge("a", 12.0)
    assert (accounts.owed("a"), accounts.wait("a"), accounts.wait("b")) == (12.0, 4.0, 0.0)
    now[0] = 4.0
    assert (accounts.owed("a"), accounts.wait("a")) == (10.0, 0.0)
    now[0] = 100.0
    assert accounts.owed("a") == 0.0


def test_accounts_that_were_not_used_longest_are_forgotten() -> None:
    accounts = Accounts(share=0.001, credit=1.0)
    for number in range(5000):
        accounts.charge(str(number), 5.0)
    assert accounts.owed("0") == 0.0
    assert accounts.owed("4999") > 4


def test_whoever_has_had_least_comes_first_however_many_stand_before_them() -> None:
    async def order() -> list[str]:
        tables, payers = Accounts(1e-9, 1e9), Accounts(1e-9, 1e9)
        queue = FairQueue(tables, payers)
        for number in range(100):
            queue.put(task(), f"flood-{number}", "flooder")
        first = await queue.next()
        payers.charge(first.payer, 20.0)
        queue.put(task(), "novice", "visitor")
        return [(await queue.next()).payer for _ in range(3)]

    assert asyncio.run(order()) == ["visitor", "flooder", "flooder"]


def test_of_one_payers_tables_the_one_that_has_had_least_comes_first() -> None:
    async def order() -> list[str]:
        tables, payers = Accounts(1e-9, 1e9), Accounts(1e-9, 1e9)
        tables.charge("greedy", 5.0)
        queue = FairQueue(tables, payers)
        for table in ("greedy", "modest", "greedy"):
            queue.put(task(), table, "somebody")
        return [(await queue.next()).table for _ in range(3)]

    assert asyncio.run(order()) == ["modest", "greedy", "greedy"]


def test_who_is_beyond_their_credit_waits_and_holds_nobody_up() -> None:
    async def order() -> tuple[list[str], float]:
        payers = Accounts(share=10.0, credit=1.0)
        payers.charge("a", 4.0)  # 0.3 s beyond the credit
        queue = FairQueue(Accounts(1.0, 1e9), payers)
        queue.put(task(), "t", "a")
        began = time.monotonic()
        asyncio.get_running_loop().call_later(0.1, queue.put, task(), "t", "b")
        found = [(await queue.next()).payer for _ in range(2)]
        return found, time.monotonic() - began

    found, took = asyncio.run(order())
    assert found == ["b", "a"]
    assert took > 0.25


def test_whoever_no_longer_wants_an_answer_is_passed_over() -> None:
    async def order() -> str:
        queue = FairQueue(Accounts(1.0, 1e9), Accounts(1.0, 1e9))
        queue.put(task(), "first", "a").cancel()
        second = queue.put(task(), "second", "a")
        found = await queue.next()
        queue.put(task(), "third", "a")
        queue.clear(Answer(problem="closed"))
        assert not second.done()
        return found.table

    assert asyncio.run(order()) == "second"


def test_a_novice_answers_at_once_while_another_maker_has_a_hundred_slow_tables(tmp_path: Path) -> None:
    """Two makers behind a trusted proxy; one worker; all bots of the first think their whole 2 s."""
    shares = {"bot_share_a_table": 0.5, "bot_share_an_address": 0.5}
    with live_server(tmp_path, trust_proxy=("127.0.0.1",), **shares) as server:
        seats = with_bots("search:2s", "search:2s", "search:2s")[1:]
        tables = []
        with http(server.address) as client:
            flooder = {"X-Forwarded-For": "198.51.100.1"}
            for _ in range(30):
                made = client.post("/api/tables", json={"way": "bots", "seats": seats}, headers=flooder)
                tables.append(made.json()["table"]["id"])
            time.sleep(6)  # the worker has started and the flood is on its account
            visitor = {"X-Forwarded-For": "198.51.100.2"}
            new = {"way": "bots", "seats": with_bots("novice")}
            mine = client.post("/api/tables", json=new, headers=visitor).json()
        player = Client(server.address, mine["table"]["id"], keys_of(mine))
        while player.view["acting"] is not None:
            player.act(player.view["choices"][0])
        player.wait_until_asked()
        player.close()


def test_a_table_of_bots_alone_pauses_until_somebody_looks(tmp_path: Path) -> None:
    with live_server(tmp_path, **LIMITED) as server, http(server.address) as client:
        id = new_table(server.address, "bots", with_bots("random", "random")[1:])["table"]["id"]
        path = f"/api/tables/{id}/view"
        before = client.get(path).json()["version"]
        time.sleep(1.5)
        assert client.get(path).json()["version"] == before
        watcher = Client(server.address, id)
        watcher.wait_for(before + 5)
        watcher.close()
        time.sleep(0.3)
        paused = client.get(path).json()["version"]
        time.sleep(0.5)
        assert client.get(path).json()["version"] == paused
        waited = client.get(path, params={"since": paused, "wait": 10}).json()  # waiting is looking, too
        assert waited["version"] > paused


def test_a_seat_gets_one_hint_at_a_time_however_many_sockets_ask(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "solo", people(1))
        sockets = [Client(server.address, table["table"]["id"], keys_of(table)) for _ in range(6)]
        for number, client in enumerate(sockets):
            client.send({"type": "hint", "id": f"{number}", "version": client.view["version"]})
        answers = [client.hear("hint", "refused") for client in sockets]
        assert [answer["type"] for answer in answers].count("hint") == 1
        assert {answer["reason"] for answer in answers if answer["type"] == "refused"} == {"too-fast"}
        assert sockets[0].command("hint")["type"] == "hint"
        for client in sockets:
            client.close()


def test_a_tables_bots_think_no_more_than_their_share_and_hold_no_other_table_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every answer costs 0.3 s; a table may owe 0.1 s and is forgiven one second a second."""

    async def times() -> tuple[float, float]:
        wanted = settings(tmp_path, bot_share_a_table=1.0, bot_credit=0.1)
        pool = BotPool(wanted, Metrics(), Neighbours(None))
        began = time.monotonic()
        for _ in range(4):
            await pool.ask(task(), "busy", "a")
        busy = time.monotonic() - began
        began = time.monotonic()
        await pool.ask(task(), "fresh", "a")
        fresh = time.monotonic() - began
        pool.close()
        return busy, fresh

    monkeypatch.setattr("messina.server.bots.pool.Desk.ask", lambda desk, task: Answer((1,), seconds=0.3))
    busy, fresh = asyncio.run(times())
    assert busy > 0.7
    assert fresh < busy


def test_a_bot_of_a_kept_table_that_would_think_too_long_today_is_replaced(tmp_path: Path) -> None:
    with live_server(tmp_path, bot_pause=30.0) as server:
        table = new_table(server.address, "bots", with_bots("random"))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        connection.execute("UPDATE seats SET bot = 'search:75s' WHERE bot IS NOT NULL")
    connection.close()
    with live_server(tmp_path, bot_fallback="random") as server:
        player = Client(server.address, table["table"]["id"], keys_of(table))
        while player.view["acting"] is not None:
            player.act(player.view["choices"][0])
        player.wait_until_asked()
        notes = {entry["note"] for entry in player.log if entry["player"] == 1}
        assert "bot-replaced" in notes
        player.close()


def test_health_knows_when_a_decision_waits_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("messina.server.tables.health.BOTS_WITHIN", 0.2)
    with live_server(tmp_path) as server, http(server.address) as client:
        hall_of(server).pool._desks[0].queue._waiting["somebody"] = [
            Waiting(0.0, 0, task(), "t", "somebody", None, time.monotonic() - 5)  # type: ignore[arg-type]
        ]
        ill = client.get("/api/health")
        assert ill.status_code == 503
        assert "has waited for 5 s" in ill.json()["bots"]
        hall_of(server).pool._desks[0].queue._waiting.clear()
        assert client.get("/api/health").status_code == 200
