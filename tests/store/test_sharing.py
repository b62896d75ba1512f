"""What several processes with one store can rely on: the row decides, leases end, news arrive."""

import asyncio
import gzip
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import psycopg
import pytest

from messina.store import Aged, Change, Conflict, Handover, Standing, Store, StoreError, open_store
from messina.store.migrations import SCHEMA_VERSION
from tests.postgres import Postgres
from tests.store.kinds import alter, back_to
from tests.store.test_store import TABLE, claim, loaded, run, set_table, step

KEPT = Path(__file__).parents[1] / "kept" / "rules-1.sqlite.gz"
SEATS = TABLE.seats


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.new_database()


def eventually(happened: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not happened() and time.monotonic() < end:
        time.sleep(0.01)
    assert happened()


# What has become of a table.


def test_who_was_away_gets_what_came_since(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        assert await store.since("table", 1) == Change("table", 1, seats=SEATS)
        await store.commit(Change(table="table", version=2, steps=[step(3, 2)], commands=[(0, "c", 2)]))
        await store.commit(Change(table="table", version=3, steps=[step(4, 3)]))
        assert await store.since("table", 2) == Change("table", 3, [step(4, 3)], None, [], seats=SEATS)
        assert await store.since("table", 1) == Change(
            "table", 3, [step(3, 2), step(4, 3)], None, [(0, "c", 2)], seats=SEATS
        )
        await store.commit(Change(table="table", version=4, cut=2))
        assert await store.since("table", 3) == Change("table", 4, [], 2, [], seats=SEATS)
        assert await store.since("nowhere", 1) is None

    run(database, work)


def test_a_look_tells_which_tables_have_changed(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store, "a")
        await set_table(store, "b")
        await store.commit(Change(table="a", version=2, steps=[step(3, 2)]))
        await claim(store, "b", 0, "Antonello", "00ff")
        assert await store.standing(["a", "b", "gone"]) == {"a": Standing(2, 1), "b": Standing(1, 2)}
        assert await store.standing([]) == {}

    run(database, work)


def test_of_two_who_take_a_seat_the_second_is_told(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        was = SEATS[0]
        await claim(store, "table", 0, "Antonello", "aa")
        for late in ("Antonello", "Bruno"):
            now = replace(was, name=late, key_hash="bb", claimed=True)
            with pytest.raises(Conflict):
                await store.commit(Change("table", 1, handover=Handover(was, now)))
        assert (await loaded(store)).table.seats[0].name == "Antonello"

    run(database, work)


def test_there_is_nothing_under_a_name_that_cannot_be(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.load("a\0b") is None
        assert await store.since("a\0b", 1) is None
        assert await store.pack("a\0b") is None

    run(database, work)


# Two at once.


def test_of_two_changes_at_one_version_exactly_one_is_kept(address: str) -> None:
    async def work(first: Store) -> None:
        await set_table(first)
        second = open_store(address)
        for version in range(2, 30):
            changes = [
                store.commit(
                    Change(
                        table="table",
                        version=version,
                        steps=[step(version + 1, version)],
                        commands=[(seat, f"{version}", version)],
                    )
                )
                for seat, store in enumerate((first, second))
            ]
            outcomes = await asyncio.gather(*changes, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes if outcome is not None] == [Conflict]
        await second.close()
        kept = await loaded(first)
        assert (kept.table.version, len(kept.steps), len(kept.commands)) == (29, 31, 28)

    run(address, work)


def test_a_lease_has_one_holder_until_it_ends_or_is_given_back(address: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        assert await store.lease("table", "one", 30)
        assert await store.lease("table", "one", 30)
        assert not await store.lease("table", "two", 30)
        assert await store.lease("table", "one", 0)
        assert await store.lease("table", "two", 0.2)
        await store.renew("two", 0.5)
        await asyncio.sleep(0.3)
        assert not await store.lease("table", "one", 30)
        await asyncio.sleep(0.3)
        assert await store.lease("table", "one", 30)
        await store.renew("two", 30)  # what has ended is not renewed
        assert await store.lease("table", "one", 30)
        await store.purge(Aged(time.time(), time.time()))
        with pytest.raises(StoreError):
            await store.lease("table", "one", 30)

    run(address, work)


# Texts between processes.


def test_what_one_says_the_others_hear_also_after_the_server_was_away(postgres: Postgres) -> None:
    own = Postgres("fsync=off")
    try:
        address = own.new_database()
        stores = [open_store(address), open_store(address)]
        ends = [store.broadcast() for store in stores]
        heard: list[str] = []
        regained = threading.Semaphore(0)
        assert ends[0] is not None
        assert ends[1] is not None
        ends[1].listen(heard.append, regained.release)
        assert regained.acquire(timeout=10)
        for number in range(200):
            ends[0].send(f"{number}")
        eventually(lambda: heard == [str(number) for number in range(200)])
        own.stop()
        own.start()
        assert regained.acquire(timeout=20)

        def once_more() -> bool:
            assert ends[0] is not None
            ends[0].send("again")
            return "again" in heard

        eventually(once_more)
        asyncio.run(stores[0].check())  # its connections, too, were lost
        for end, store in zip(ends, stores, strict=True):
            assert end is not None
            end.close()
            asyncio.run(store.close())
    finally:
        own.remove()


def test_one_process_has_nobody_to_talk_to(path: Path) -> None:
    store = open_store(path)
    assert store.broadcast() is None
    assert not store.shared
    asyncio.run(store.close())


# From one kind to the other, and from the past.


def test_a_backup_of_the_first_version_is_restored_into_postgresql(address: str, tmp_path: Path) -> None:
    file = tmp_path / "old.sqlite"
    file.write_bytes(gzip.decompress(KEPT.read_bytes()))

    async def work(store: Store) -> None:
        await store.restore(file)
        tables = [await loaded(store, entry.id) for entry in await store.tables()]
        assert [len(kept.steps) > 10 and kept.table.rules for kept in tables] == [1, 1]
        assert sorted(kept.table.finished for kept in tables) == [False, True]

    run(address, work)


def test_an_address_that_cannot_be_used_is_one_line_without_the_password(address: str) -> None:
    for wrong in ("postgresql://agata:geheim@127.0.0.1:1/none", "postgresql://agata:geheim@[/x"):
        with pytest.raises(StoreError, match="cannot be used as a database") as refused:
            open_store(wrong)
        assert "geheim" not in str(refused.value)
        assert "\n" not in str(refused.value)
    for opening in ("upkeep", "copy"):
        with pytest.raises(StoreError, match="there are no tables of messina"):
            open_store(address, opening)


def test_another_version_of_the_tables_is_left_alone(address: str) -> None:
    run(address, set_table)
    alter(address, "UPDATE schema_version SET version = 99")
    with pytest.raises(StoreError, match="schema version 99, made by a newer messina"):
        open_store(address)
    alter(address, "UPDATE schema_version SET version = ?", row=(SCHEMA_VERSION - 1,))
    with pytest.raises(StoreError, match="the next start of the server brings it up to date"):
        open_store(address, "upkeep")


def test_what_an_older_version_kept_stays_beside_what_it_becomes(address: str) -> None:
    async def look(store: Store) -> None:
        await loaded(store)

    run(address, set_table)
    for _ in range(2):  # as after a backup was restored
        alter(address, *back_to(3))
        before = alter(address, "SELECT * FROM steps ORDER BY number")
        run(address, look)
        assert alter(address, "SELECT * FROM messina_v3.steps ORDER BY number") == before
        assert alter(address, "SELECT version FROM messina_v3.schema_version") == [(3,)]


def test_a_table_is_read_as_of_one_moment(address: str) -> None:
    """Somebody plays while another reads: whatever is read fits together."""

    async def work(store: Store) -> None:
        await set_table(store)
        other = open_store(address)

        async def play() -> None:
            for version in range(2, 60):
                await other.commit(Change(table="table", version=version, steps=[step(version + 1, version)]))

        playing = asyncio.create_task(play())
        while not playing.done():
            kept = await loaded(store)
            assert len(kept.steps) == kept.table.version + 2
            news = await store.since("table", 1)
            assert news is not None
            assert 3 + len(news.steps) == news.version + 2
        await playing
        await other.close()

    run(address, work)


def test_a_transaction_that_was_cut_off_leaves_nothing(address: str) -> None:
    """As a killed process leaves it: begun, and never ended."""
    run(address, set_table)
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE tables SET version = 7")
        connection.close()

    async def work(store: Store) -> None:
        assert (await loaded(store)).table == replace(TABLE, id="table")

    run(address, work)
