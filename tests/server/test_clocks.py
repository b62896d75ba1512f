"""Time: since when somebody is asked, what a clock counts, and what may be done when it has run out."""

import random
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from messina.game.driver import Step
from messina.rules.actions import END, STRIDE
from messina.rules.terms import CHANCE
from messina.server.messages import Clock
from messina.server.table.clocks import GRACE, after_turns, asked_since, new_clock, refreshed, used_until
from messina.server.table.entries import Entry
from messina.store import ClockRecord, SeatRecord
from tests.server.at_the_table import live_server, people, play
from tests.server.test_handing_over import Seated, table_version
from tests.store.kinds import alter

HOUR = 3600
DAY = {"budget": 24 * HOUR, "increment": 8 * HOUR}
PERSON = SeatRecord(1, "Bruno", "yellow", None, "aa", True, since=90.0)


def entry(player: int, at: float, *, ends: bool = False) -> Entry:
    return Entry(Step(player, END * STRIDE if ends else 1, (), False), 1, at)


def test_whoever_is_asked_uses_their_time_and_nobody_else() -> None:
    clock = new_clock(Clock(budget=100), 2, 100.0)
    assert clock == ClockRecord(100.0, (100.0, 100.0))
    assert used_until(clock, PERSON, 130.0) == ClockRecord(130.0, (100.0, 70.0))
    assert used_until(clock, None, 130.0) == ClockRecord(130.0, (100.0, 100.0)), "the game is over"
    assert used_until(clock, PERSON, 300.0).left[1] == -100.0, "it goes below nothing"
    assert used_until(clock, PERSON, 90.0).left[1] == 100.0, (
        "a clock of the machine that goes back gives nothing"
    )


@pytest.mark.parametrize(
    ("seat", "left"),
    [
        (SeatRecord(1, "Bruno", "yellow", "random", None, True), 100.0),
        (SeatRecord(1, "Bruno", "yellow", "random", "aa", True, since=90.0), 100.0),
        (SeatRecord(1, "Bruno", "yellow", None, "aa", False), 100.0),
        (SeatRecord(1, "Bruno", "yellow", None, "aa", True, since=125.0), 95.0),
    ],
    ids=["a bot", "a bot that stands in", "nobody yet", "somebody who came late"],
)
def test_only_people_at_their_seats_use_time(seat: SeatRecord, left: float) -> None:
    assert used_until(ClockRecord(100.0, (100.0, 100.0)), seat, 130.0).left == (100.0, left)


def test_every_turn_that_ends_brings_its_increment() -> None:
    clock = ClockRecord(100.0, (10.0, 20.0))
    new = [entry(0, 1.0), entry(0, 1.0, ends=True), entry(CHANCE, 1.0), entry(1, 1.0)]
    assert after_turns(clock, 5.0, new) == ClockRecord(100.0, (15.0, 20.0))


@pytest.mark.parametrize(
    ("left", "increment", "then"), [(-50.0, 300.0, 300.0), (-50.0, 0.0, GRACE), (900.0, 300.0, 900.0)]
)
def test_whoever_comes_back_has_the_time_of_a_turn(left: float, increment: float, then: float) -> None:
    assert refreshed(ClockRecord(1.0, (left, 5.0)), 0, increment) == ClockRecord(1.0, (then, 5.0))


@pytest.mark.parametrize(
    ("log", "since"),
    [
        ([], 50.0),
        ([entry(CHANCE, 55.0)], 50.0),
        ([entry(0, 60.0), entry(0, 61.0, ends=True), entry(CHANCE, 61.0)], 61.0),
        ([entry(0, 61.0, ends=True), entry(1, 70.0), entry(CHANCE, 70.0), entry(1, 80.0)], 61.0),
        ([entry(1, 61.0, ends=True), entry(1, 70.0)], 61.0),
        ([entry(0, 62.0), entry(1, 70.0)], 62.0),
    ],
    ids=[
        "at first",
        "after the set-up",
        "after another's turn",
        "within a turn",
        "two turns in a row",
        "after an answer",
    ],
)
def test_somebody_is_asked_since_the_others_are_done(log: Sequence[Entry], since: float) -> None:
    assert asked_since(log, 1, 50.0) == since
    assert asked_since(log, None, 50.0) is None


def test_since_when_somebody_is_asked_is_told_and_undo_changes_nothing_in_it(address: str) -> None:
    table = Seated(address)
    with table.client(table.keys[0]) as first, table.client(table.keys[1]) as second:
        players = [first, second]
        dice = random.Random(4)
        play(players, dice, 12)
        while not any(player.view["undo"]["possible"] for player in players):
            play(players, dice, 1)
        acting = next(player for player in players if player.view["undo"]["possible"])
        since = acting.view["asked_since"]
        assert since <= time.time()
        acting.command("undo")
        assert acting.view["asked_since"] == since
        assert acting.view["clock"] is None


def test_a_clock_runs_for_whoever_is_asked_once_they_have_sat_down(address: str) -> None:
    table = Seated(address, arrangement={"clock": DAY})
    asked = table.asked()
    with table.client() as watcher:
        assert watcher.view["clock"] == [DAY["budget"]] * 2, "nobody has taken the seat"
    with table.client(table.keys[asked]) as player, table.client(table.keys[1 - asked]) as other:
        time.sleep(0.2)
        player.act(player.view["choices"][0])
        left = player.view["clock"]
        assert DAY["budget"] - 5 < left[asked] < DAY["budget"] - 0.2
        assert left[1 - asked] == DAY["budget"]
        play([player, other], random.Random(1), 12)
        ended = [
            entry["player"]
            for entry in player.log
            if any(event["name"] == "TurnEnded" for event in entry["events"])
        ]
        for seat in (0, 1):
            full = DAY["budget"] + ended.count(seat) * DAY["increment"]
            assert full - 10 < player.view["clock"][seat] <= full


def test_undo_gives_no_time_back(address: str) -> None:
    table = Seated(address, arrangement={"clock": DAY})
    asked = table.asked()
    with table.client(table.keys[asked]) as player, table.client(table.keys[1 - asked]):
        for _ in range(3):
            player.act(player.view["choices"][0])
            time.sleep(0.1)
            assert player.command("undo")["type"] == "done"
        assert player.view["clock"][asked] < DAY["budget"] - 0.3


def expire(database: Path, table: str) -> None:
    """As if the last move had been long ago."""
    ((clock,),) = alter(database, "SELECT clock FROM tables WHERE id = ?", row=(table,))
    at, rest = clock[1:].split(",", 1)
    alter(
        database,
        "UPDATE tables SET clock = ? WHERE id = ?",
        row=(f"[{float(at) - 40 * 24 * HOUR},{rest}", table),
    )
    alter(database, "UPDATE seats SET since = 0 WHERE table_id = ?", row=(table,))


def test_when_the_time_has_run_out_while_nobody_served_the_others_may_go_on_with_a_bot(
    tmp_path: Path,
) -> None:
    with live_server(tmp_path) as server:
        table = Seated(server.address, people(3), arrangement={"clock": DAY})
        late = table.asked()
        for seat in range(3):
            with table.client(table.keys[seat]):
                pass
        other = (late + 1) % 3
        status, answer = table.post(f"seats/{late}/bot", table.keys[other], {"bot": "random"})
        assert (status, answer["reason"]) == (409, "time-left")
    expire(tmp_path / "tables.sqlite", table.id)
    with live_server(tmp_path) as server:
        table.address = server.address
        with table.client(table.keys[late]) as player, table.client(table.keys[other]) as neighbour:
            assert player.view["clock"][late] < 0
            assert player.view["acting"] == late, "nothing happens by itself"
            for nobody in ("", "x" * 32, table.keys[late]):
                assert (
                    table.post(f"seats/{late}/bot", nobody, {"bot": "random"})[1]["reason"] == "not-your-seat"
                )
            again = table.post(f"seats/{other}/bot", table.keys[late], {"bot": "random"})
            assert again[1]["reason"] == "time-left"
            status, info = table.post(f"seats/{late}/bot", table.keys[other], {"bot": "random"})
            assert (status, info["seats"][late]["stands_in"]) == (200, True)
            while (neighbour.view["position"]["asked"] or {}).get("player") == late:
                neighbour.hear("view")
            assert (
                table.post(f"seats/{late}/bot", table.keys[other], {"bot": "greedy"})[1]["reason"]
                == "time-left"
            )
            assert table.post(f"seats/{late}/back", table.keys[late])[0] == 200
            player.wait_for(table_version(table))
            assert DAY["increment"] - 5 < player.view["clock"][late] <= DAY["increment"] * 2


def test_a_late_player_who_moves_before_the_others_do_anything_plays_on(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = Seated(server.address, arrangement={"clock": {"budget": 60}})
        late = table.asked()
        with table.client(table.keys[late]), table.client(table.keys[1 - late]):
            pass
    expire(tmp_path / "tables.sqlite", table.id)
    with live_server(tmp_path) as server:
        table.address = server.address
        with table.client(table.keys[late]) as player:
            assert player.act(player.view["choices"][0])["type"] == "done"
            assert player.view["clock"][late] < 0


@pytest.mark.parametrize(("hints", "outcome"), [(True, "hint"), (False, "refused")])
def test_hints_among_people_are_as_they_have_agreed(address: str, hints: bool, outcome: str) -> None:
    agreed: dict[str, Any] = {"hints": hints}
    table = Seated(address, arrangement=agreed)
    assert table.info()["hints"] is hints
    with table.client(*table.keys) as player:
        assert player.command("hint")["type"] == outcome


def test_a_person_who_was_replaced_still_counts_among_the_others(address: str) -> None:
    table = Seated(address)
    with table.client(table.keys[0]), table.client(table.keys[1]):
        pass
    table.post("seats/1/bot", table.owner, {"bot": "random"})
    assert table.info()["hints"] is False
    table.post("seats/1/link", table.owner)
    _, info = table.post("seats/1/bot", table.owner, {"bot": "random"})
    assert info["hints"] is True, "nobody is left who could come back"
