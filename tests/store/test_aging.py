"""Nothing is kept for ever unless it is wanted: tables nobody touches, unfinished and finished ones."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import Aged, Change, Store, is_address
from messina.store.migrations import SCHEMA_VERSION
from tests.store.kinds import alter, back_to
from tests.store.test_files import SNAPSHOT
from tests.store.test_store import TABLE, claim, run, step

TABLES = ("tables", "seats", "steps", "snapshots", "commands")


async def set_tables(store: Store) -> None:
    """Two that are over, by a move or from the beginning, and two that are not."""
    for id in ("running", "waiting", "played"):
        await store.create(replace(TABLE, id=id, created=time.time()), [step(0)], [SNAPSHOT])
    await store.create(
        replace(TABLE, id="imported", created=time.time(), finished=True), [step(0)], [SNAPSHOT]
    )
    await store.commit(Change(table="running", version=2, steps=[step(1, 2)], commands=[(0, "c", 2)]))
    await store.commit(
        Change(table="played", version=2, steps=[step(1, 2)], commands=[(0, "c", 2)], finished=True)
    )
    await store.keep_analysis("played", 2, b"lost")


def left(database: str, table: str = "tables") -> set[str]:
    column = "id" if table == "tables" else "table_id"
    return {row[0] for row in alter(database, f"SELECT {column} FROM {table}")}


@pytest.mark.parametrize(
    ("aged", "spared", "kept"),
    [
        (Aged(None, None), (), {"running", "waiting", "played", "imported"}),
        (Aged(time.time() - 9999, time.time() - 9999), (), {"running", "waiting", "played", "imported"}),
        (Aged(time.time() + 9999, None), (), {"played", "imported"}),
        (Aged(None, time.time() + 9999), (), {"running", "waiting"}),
        (Aged(time.time() + 9999, time.time() + 9999), ("waiting", "played"), {"waiting", "played"}),
    ],
)
def test_old_tables_go_with_all_that_belongs_to_them(
    database: str, aged: Aged, spared: tuple[str, ...], kept: set[str]
) -> None:
    async def purge(store: Store) -> None:
        assert len(await store.purge(aged, spared, 100)) == 4 - len(kept)

    run(database, set_tables, purge)
    assert left(database) == left(database, "seats") == left(database, "steps") == kept
    assert left(database, "snapshots") == kept
    assert left(database, "analyses") == {"played"} & kept
    assert left(database, "commands") <= kept


def test_only_so_many_go_at_once(database: str) -> None:
    async def purge(store: Store) -> None:
        later = time.time() + 9999
        assert [len(await store.purge(Aged(later, later), (), 3)) for _ in range(3)] == [3, 1, 0]

    run(database, set_tables, purge)


def test_a_move_and_a_claim_touch_a_table(database: str) -> None:
    async def touch(store: Store) -> None:
        await store.commit(Change(table="running", version=3, steps=[step(2, 3)]))
        await claim(store, "waiting", 0, "Agata", "00ff")
        long_ago = time.time() - 1000
        assert await store.purge(Aged(long_ago, long_ago), (), 100) == ["imported", "played"]

    run(database, set_tables)
    alter(database, "UPDATE tables SET touched = 1347")
    run(database, touch)
    assert left(database) == {"running", "waiting"}


def test_a_database_from_before_knows_what_is_over_and_loses_nothing_at_once(database: str) -> None:
    run(database, set_tables)
    alter(
        database,
        *back_to(2),
        "UPDATE steps SET events = ? WHERE table_id = 'imported'",
        row=(b'[["GameEnded",0]]',),
    )

    async def look(store: Store) -> None:
        kept = [await store.load(id) for id in ("running", "imported")]
        assert [table is not None and table.table.finished for table in kept] == [False, True]
        day_ago = time.time() - 86400
        assert await store.purge(Aged(day_ago, day_ago), (), 100) == []

    run(database, look)
    assert alter(database, "SELECT version FROM schema_version") == [(SCHEMA_VERSION,)]
    assert is_address(database) or Path(f"{database}.v2").is_file()
