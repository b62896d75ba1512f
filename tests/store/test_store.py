"""The contract of a store; every kind of store passes these tests."""

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import (
    Announcement,
    Change,
    ClockRecord,
    Conflict,
    Handover,
    KeptTable,
    Opening,
    PackRecord,
    SeatRecord,
    Snapshot,
    StepRecord,
    Store,
    StoreError,
    TableRecord,
    open_store,
)
from messina.store.migrations import SCHEMA_VERSION
from tests.store.kinds import alter, back_to

TABLE = TableRecord(
    id="table",
    created=1347.5,
    way="online",
    rules=1,
    pack="hash",
    seed=2**95 + 1,
    options={
        "players": "2",
        "estates": "ab",
        "scrolls": "aa",
        "priority_tile": "yes",
        "major_fire": "english",
    },
    seats=(
        SeatRecord(0, "Agata", "green", None, "00ff"),
        SeatRecord(1, "Bot", "rose", "random", None, True, since=1348.5),
    ),
    owner="11ee",
    arrangement={"chat": False},
)
SNAPSHOT = Snapshot(2, "messina-position 1\n", b'{"round":1}')


def step(index: int, version: int = 1, note: str | None = None) -> StepRecord:
    return StepRecord(
        index, index % 2, 4096 + index, f"go {index}", index == 1, version, b"[]", note, 1348.25 + index
    )


def run(database: str | Path, *works: Callable[[Store], Awaitable[None]], opening: Opening = "play") -> None:
    """Do it with a store of its own, opened and closed."""

    async def opened() -> None:
        store = open_store(database, opening)
        try:
            for work in works:
                await work(store)
        finally:
            await store.close()

    asyncio.run(opened())


async def set_table(store: Store, id: str = "table") -> None:
    await store.create(replace(TABLE, id=id), [step(0), step(1), step(2)], [SNAPSHOT])


async def claim(
    store: Store, table: str, number: int, name: str, key_hash: str, told: tuple[Announcement, ...] = ()
) -> SeatRecord:
    """Take a seat of a table that is kept; the seat as it is then."""
    kept = (await loaded(store, table)).table
    was = next(seat for seat in kept.seats if seat.seat == number)
    now = replace(was, name=name, key_hash=key_hash, claimed=True, since=time.time())
    await store.commit(Change(table, kept.version, handover=Handover(was, now), told=told))
    return now


async def loaded(store: Store, id: str = "table") -> KeptTable:
    kept = await store.load(id)
    assert kept is not None
    return kept


def test_what_was_created_comes_back_even_after_reopening(database: str) -> None:
    async def look(store: Store) -> None:
        assert await loaded(store) == KeptTable(TABLE, [step(0), step(1), step(2)], [SNAPSHOT], {})
        assert await store.load("another") is None

    run(database, set_table)
    run(database, look)


def test_a_change_appends_steps_and_remembers_its_command(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        snapshot = replace(SNAPSHOT, at=4)
        await store.commit(
            Change(
                table="table",
                version=2,
                steps=[step(3, 2, "bot-replaced")],
                commands=[(0, "c1", 2)],
                snapshot=snapshot,
            )
        )
        kept = await loaded(store)
        assert kept.steps[3:] == [step(3, 2, "bot-replaced")]
        assert (kept.table.version, kept.table.cut_version) == (2, 0)
        assert kept.commands == {(0, "c1"): 2}
        assert kept.snapshots == [SNAPSHOT, snapshot]

    run(database, work)


def test_an_undo_cuts_steps_and_snapshots_in_one_go(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        await store.commit(Change(table="table", version=2, cut=1, steps=[step(1, 2)]))
        kept = await loaded(store)
        assert kept.steps == [step(0), step(1, 2)]
        assert kept.snapshots == []
        assert (kept.table.version, kept.table.cut_version) == (2, 2)

    run(database, work)


@pytest.mark.parametrize("version", [1, 3])
def test_a_change_from_another_version_conflicts_and_changes_nothing(database: str, version: int) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        before = await loaded(store)
        with pytest.raises(Conflict):
            await store.commit(Change(table="table", version=version, cut=0, steps=[step(0)]))
        assert await loaded(store) == before

    run(database, work)


def test_a_change_that_cannot_be_kept_leaves_nothing_half_written(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        before = await loaded(store)
        with pytest.raises(StoreError):  # step 2 is there already
            await store.commit(Change(table="table", version=2, steps=[step(3, 2), step(2, 2)]))
        assert await loaded(store) == before

    run(database, work)


def test_changes_that_arrive_together_are_all_kept_and_a_bad_one_hurts_no_other(database: str) -> None:
    async def work(store: Store) -> None:
        ids = [f"t{number}" for number in range(40)]
        await asyncio.gather(*(set_table(store, id) for id in ids))
        changes = [Change(table=id, version=2, steps=[step(3, 2)]) for id in ids]
        changes[7] = Change(table="t7", version=9, steps=[step(3, 9)])
        outcomes = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
        assert [id for id, outcome in zip(ids, outcomes, strict=True) if outcome is not None] == ["t7"]
        lengths = [len((await loaded(store, id)).steps) for id in ids]
        assert lengths == [3 if id == "t7" else 4 for id in ids]

    run(database, work)


def test_a_claimed_seat_stays_claimed_with_its_new_name(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        began = time.time()
        claimed = await claim(store, "table", 0, "Antonello", "00ff")
        table = (await loaded(store)).table
        assert (table.version, table.seats[0]) == (1, claimed)
        assert claimed == SeatRecord(0, "Antonello", "green", None, "00ff", True, since=claimed.since)
        assert began <= (claimed.since or 0) <= time.time()

    run(database, work)


def test_a_seat_changes_hands_once_and_only_from_what_it_was(database: str) -> None:
    was = TABLE.seats[0]
    now = replace(was, name="Bot", bot="random", claimed=True, since=1350.0)

    async def work(store: Store) -> None:
        await set_table(store)
        change = Change(table="table", version=2, handover=Handover(was, now))
        await store.commit(change)
        assert (await loaded(store)).table.seats == (now, TABLE.seats[1])
        for late in (change, replace(change, version=3)):
            with pytest.raises(Conflict):
                await store.commit(late)
        assert (await loaded(store)).table.version == 2
        news = await store.since("table", 1)
        assert news is not None
        assert (news.version, news.seats, news.cut, news.steps) == (2, (now, TABLE.seats[1]), None, [])

    run(database, work)


def test_clock_and_end_of_a_table_are_kept_and_told(database: str) -> None:
    clock = ClockRecord(1351.5, (60.25, -3.5))

    async def work(store: Store) -> None:
        await store.create(replace(TABLE, clock=replace(clock, at=1349.0)), [], [])
        assert (await loaded(store)).table.clock == replace(clock, at=1349.0)
        await store.commit(Change(table="table", version=2, clock=clock))
        await store.commit(Change(table="table", version=3, ended=1352.5, finished=True))
        table = (await loaded(store)).table
        assert (table.clock, table.ended, table.finished) == (clock, 1352.5, True)
        for version in (1, 3):
            news = await store.since("table", version)
            assert news is not None
            assert (news.clock, news.ended) == (clock, 1352.5)

    run(database, work)


def test_a_later_snapshot_of_the_same_moment_replaces_the_first(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        newer = replace(SNAPSHOT, shown=b"{}")
        await store.keep_snapshot("table", 1, newer)
        assert (await loaded(store)).snapshots == [newer]

    run(database, work)


def test_a_pack_is_kept_by_its_hash_with_what_is_printed_in_it_and_its_file(database: str) -> None:
    async def work(store: Store) -> None:
        await store.keep_pack("hash", PackRecord(b"printed", None))
        await store.keep_pack("hash", PackRecord(b"printed", b"file"))
        assert await store.pack("hash") == PackRecord(b"printed", b"file")
        assert await store.pack("another") is None

    run(database, work)


def test_an_analysis_is_kept_for_one_version_of_a_table_that_is_there(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        assert await store.analysis("table", 1) is None
        await store.keep_analysis("table", 1, b"first")
        await store.keep_analysis("table", 2, b"second")
        await store.keep_analysis("nowhere", 1, b"third")
        assert [await store.analysis("table", version) for version in (1, 2)] == [None, b"second"]
        assert await store.analysis("nowhere", 1) is None

    async def look(store: Store) -> None:
        assert await store.analysis("table", 2) is None

    run(database, work)
    alter(database, "UPDATE analyses SET body = ?", row=(b"rubbish",))
    run(database, look)


def test_a_closed_store_says_so(database: str) -> None:
    async def work() -> None:
        store = open_store(database)
        await store.close()
        with pytest.raises(StoreError, match="closed"):
            await store.load("table")

    asyncio.run(work())


def make_older(database: str, major_fire: str = "two_fires") -> None:
    """As the first version of the schema left it: each option was a column, packs were without files."""
    alter(database, *back_to(1), "UPDATE tables SET major_fire = ?", row=(major_fire,))


@pytest.mark.clause("6.2")
@pytest.mark.parametrize(("before", "now"), [("two_fires", "czech"), ("one_fire", "english")])
def test_a_table_of_the_first_schema_names_its_reading_of_a_major_fire_by_the_edition(
    database: str, before: str, now: str
) -> None:
    async def look(store: Store) -> None:
        assert (await loaded(store)).table.options == TABLE.options | {"major_fire": now}

    run(database, set_table)
    make_older(database, before)
    run(database, look)
    run(database, look)


@pytest.mark.parametrize("version", range(1, SCHEMA_VERSION))
def test_a_database_of_every_older_version_opens_and_loses_nothing(database: str, version: int) -> None:
    async def look(store: Store) -> None:
        kept = await loaded(store)
        steps, table = [step(0), step(1), step(2)], replace(TABLE, options=kept.table.options)
        if version < 4:
            steps = [replace(one, at=None) for one in steps]
            table = replace(table, owner=None, arrangement={})
        if version < 6:
            table = replace(table, seats=tuple(replace(seat, since=None) for seat in table.seats))
        assert (kept.steps, kept.table) == (steps, table)

    run(database, set_table)
    alter(database, *back_to(version))
    run(database, look)
    run(database, look)


def test_a_pack_kept_before_its_steps_said_how_many_they_activate_says_it_now(database: str) -> None:
    kept = {"steps": [{"kind": "squares"}, {"kind": "centre"}]}

    async def keep(store: Store) -> None:
        await store.keep_pack("hash", PackRecord(json.dumps(kept).encode(), None))

    async def look(store: Store) -> None:
        pack = await store.pack("hash")
        assert pack is not None
        assert json.loads(pack.printed)["steps"] == [
            {"kind": "squares", "near_most": 1, "near_most_upgraded": 2, "far_most": 1},
            {"kind": "centre", "near_most": 3, "near_most_upgraded": 3, "far_most": 1},
        ]

    run(database, keep)
    alter(database, *back_to(8))
    run(database, look)


def test_a_pack_kept_before_it_said_which_solo_scores_are_good_says_it_now(database: str) -> None:
    async def keep(store: Store) -> None:
        await store.keep_pack("hash", PackRecord(b"{}", None))

    async def look(store: Store) -> None:
        pack = await store.pack("hash")
        assert pack is not None
        marks = {mark.pop("grade"): mark for mark in json.loads(pack.printed)["solo_marks"]}
        assert marks["good"] == {"basic": 130, "advanced": 140}

    run(database, keep)
    alter(database, *back_to(9))
    run(database, look)


def test_an_older_database_that_cannot_be_brought_up_to_date_stays_as_it_was(database: str) -> None:
    async def spoil(store: Store) -> None:
        await set_table(store)
        await store.keep_pack("hash", PackRecord(b"no pack at all", None))

    run(database, spoil)
    make_older(database)
    with pytest.raises(StoreError) as caught:
        open_store(database)
    assert "\n" not in str(caught.value)
    assert alter(database, "SELECT version FROM schema_version") == [(1,)]
    assert alter(database, "SELECT major_fire FROM tables") == [("two_fires",)]
