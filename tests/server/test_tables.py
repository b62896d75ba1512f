"""A table without a network: who hears of a change, what is kept of it, and how it comes back."""

import asyncio
import gc
import random
import sqlite3
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from messina import position_text, read_record
from messina.game import driver
from messina.game.driver import CHECKPOINT_EVERY
from messina.rules.engine import apply
from messina.rules.state import State
from messina.server import messages as wire
from messina.server.table.commands import Act, Undo
from messina.server.table.entries import log_entries
from messina.server.table.live import Table
from messina.server.table.stored import EVENTS
from messina.server.table.view import Views, moment, position_at
from messina.server.tables.registry import Hall
from messina.server.tables.replay_cache import recording
from messina.store.sqlite import SqliteStore
from tests.server.at_the_table import settings

COLOURS: tuple[wire.Colour, ...] = ("green", "yellow", "violet")


def in_a_hall(folder: Path, work: Callable[[Hall], Awaitable[None]]) -> None:
    """Do it with the tables of this folder, opened and closed."""

    async def opened() -> None:
        wanted = settings(folder, idle_after=-1.0)
        hall = Hall(wanted, SqliteStore(Path(wanted.database)))
        await hall.open()
        try:
            await work(hall)
        finally:
            await hall.close()

    asyncio.run(opened())


def seats(players: int) -> list[wire.NewSeat]:
    return [wire.NewSeat(name=f"Player {n}", colour=COLOURS[n]) for n in range(players)]


async def set_table(hall: Hall, players: int = 2) -> Table:
    new = wire.NewTable(way="hotseat", seats=seats(players), estates="b", seed=1347)
    if players == 1:
        new.way = "solo"
    created = await hall.create(new)
    return await hall.find(created.table.id)


async def play(table: Table, decisions: int) -> None:
    """Random decisions, until there are so many or the game is over."""
    dice = random.Random(decisions)
    for number in range(decisions):
        state = table.state
        if state.game is None or state.asked is None:
            return
        code = dice.choice(state.game.legal_actions.codes)
        await table.give_once(Act([state.asked], f"c{state.version}-{number}", state.version, [code]))


def log_of(table: Table) -> list[wire.LogEntry]:
    """Without when anything happened."""
    entries = log_entries(table.state.pack_names, table.state.box, table.state.entries)
    return [msgspec.structs.replace(one, at=None) for one in entries]


@pytest.fixture
def applied(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The code of every answer that a driver does, again or for the first time."""
    codes: list[int] = []

    def counting(state: State, code: int) -> None:
        codes.append(code)
        apply(state, code)

    monkeypatch.setattr(driver, "apply", counting)
    return codes


# Who hears of it.


def test_all_who_listen_hear_of_every_change_in_the_order_they_came(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        table = await set_table(hall)
        heard: list[tuple[str, int]] = []
        table.audience.listen(lambda: heard.append(("one", table.state.version)))
        table.audience.listen(lambda: heard.append(("other", table.state.version)))
        await play(table, 1)
        assert heard == [("one", 2), ("other", 2)]
        assert table.state.asked is not None
        await table.give_once(Undo([table.state.asked], "back", table.state.version, whole_turn=True))
        assert heard[2:] == [("one", 3), ("other", 3)]

    in_a_hall(tmp_path, work)


def test_bots_play_although_somebody_else_listens(tmp_path: Path) -> None:
    async def work(hall: Hall) -> None:
        bots = [wire.NewSeat(name=f"Bot {n}", colour=COLOURS[n], bot="random") for n in range(2)]
        heard = asyncio.Event()
        created = await hall.create(wire.NewTable(way="bots", seats=bots, seed=1))
        table = await hall.find(created.table.id)
        table.audience.listen(lambda: heard.set() if table.state.version > 4 else None)
        await asyncio.wait_for(heard.wait(), 30)

    in_a_hall(tmp_path, work)


# What is kept.


def test_the_events_of_the_rules_are_kept_by_name_and_numbers(tmp_path: Path) -> None:
    steps: list[object] = []

    async def work(hall: Hall) -> None:
        table = await set_table(hall, players=1)
        await play(table, 1000)
        assert table.state.over
        steps.extend(entry.step.events for entry in table.state.entries)

    in_a_hall(tmp_path, work)
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        rows = connection.execute("SELECT events FROM steps ORDER BY number").fetchall()
    connection.close()
    kept = [msgspec.json.decode(row[0], type=list[list[str | int]]) for row in rows]
    again = [tuple(EVENTS[str(name)]._make(numbers) for name, *numbers in step) for step in kept]
    assert again == steps
    for step in kept:
        for name, *numbers in step:
            assert len(numbers) == len(EVENTS[str(name)]._fields)
            assert all(isinstance(number, int) for number in numbers)


@pytest.mark.parametrize("players", [1, 3])
def test_a_table_that_was_loaded_again_tells_the_same_log_and_position(tmp_path: Path, players: int) -> None:
    async def work(hall: Hall) -> None:
        table = await set_table(hall, players)
        await play(table, 70)
        before = (log_of(table), Views(table.state, 0).view([0], 0), table.info())
        await hall.sweep()
        again = await hall.find(table.id)
        assert again is not table
        assert (log_of(again), Views(again.state, 0).view([0], 0), again.info()) == before
        for at in (0, 1, 33, len(again.state.entries)):
            assert moment(again.state, at) == moment(table.state, at)

    in_a_hall(tmp_path, work)


# How it comes back.


def checked(table: Table, applied: list[int]) -> bool:
    """Was it played once, and nothing of it again?"""
    return applied == [entry.step.code for entry in table.state.entries]


def test_a_table_is_loaded_by_playing_its_log_once(tmp_path: Path, applied: list[int]) -> None:
    async def work(hall: Hall) -> None:
        table = await set_table(hall)
        await play(table, 80)
        await hall.sweep()
        applied.clear()
        again = await hall.find(table.id)
        assert again.state.game is not None
        assert checked(again, applied)
        applied.clear()
        position_at(again.state, len(again.state.entries) - 1)
        assert len(applied) < CHECKPOINT_EVERY < len(again.state.entries)

    in_a_hall(tmp_path, work)


def test_a_table_that_was_not_put_away_is_played_once_too(tmp_path: Path, applied: list[int]) -> None:
    async def work(hall: Hall) -> None:
        table = await set_table(hall)
        await play(table, 80)
        table.give_up()  # as after a crash: nothing is kept on the way out
        applied.clear()
        assert checked(await hall.find(table.id), applied)

    in_a_hall(tmp_path, work)


def test_a_record_is_made_without_playing_and_taken_in_by_playing_it(
    tmp_path: Path, applied: list[int]
) -> None:
    async def work(hall: Hall) -> None:
        table = await set_table(hall)
        await play(table, 60)
        applied.clear()
        text = recording(table)().decode()
        assert applied == []
        created = await hall.take_in(text)
        again = await hall.find(created.table.id)
        assert table.state.game is not None
        assert again.state.game is not None
        codes = [step.code for step in table.state.game.log]
        assert applied[: len(codes)] == codes  # by whoever reads the record
        assert checked(again, applied[len(codes) :])
        assert log_of(again) == log_of(table)
        assert position_text(again.state.game.state) == position_text(table.state.game.state)
        assert read_record(recording(again)().decode()).log == table.state.game.log

    in_a_hall(tmp_path, work)


def test_a_fork_goes_back_no_further_than_to_a_checkpoint(tmp_path: Path, applied: list[int]) -> None:
    async def work(hall: Hall) -> None:
        table = await set_table(hall)
        await play(table, 90)
        assert table.state.game is not None
        at = len(table.state.entries) - 3
        applied.clear()
        created = await hall.fork(table, wire.ForkTable(at=at, way="hotseat", seats=seats(2)))
        fork = await hall.find(created.table.id)
        assert fork.state.game is not None
        loaded = applied.index(fork.state.entries[0].step.code)
        assert loaded < CHECKPOINT_EVERY
        assert checked(fork, applied[loaded:])
        assert fork.state.game.log[:at] == table.state.game.log[:at]
        assert log_of(fork)[:at] == log_of(table)[:at]
        assert len(table.state.entries) == at + 3

    in_a_hall(tmp_path, work)


def test_a_table_that_leaves_the_memory_leaves_no_circle_behind(tmp_path: Path) -> None:
    async def leave(hall: Hall) -> None:
        made = await hall.create(wire.NewTable(way="hotseat", seats=seats(2)))
        table = await hall.find(made.table.id)
        Views(table.state, 0).view([0, 1], 0)
        left = weakref.ref(table)
        del table
        await asyncio.sleep(0.01)
        await hall.sweep()
        await asyncio.sleep(0.01)
        assert left() is None

    gc.disable()
    try:
        in_a_hall(tmp_path, leave)
    finally:
        gc.enable()
