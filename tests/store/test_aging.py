"""Nothing is kept for ever unless it is wanted: tables nobody touches, unfinished and finished ones."""

import sqlite3
import time
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import Aged, Change, SqliteStore
from messina.store.migrations import SCHEMA_VERSION
from tests.store.test_files import SNAPSHOT, TABLE, run, step

TABLES = ("tables", "seats", "steps", "snapshots", "commands")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"


async def set_tables(store: SqliteStore) -> None:
    """Two that are over, by a move or from the beginning, and two that are not."""
    for id in ("running", "waiting", "played"):
        await store.create(replace(TABLE, id=id, created=time.time()), [step(0)], [SNAPSHOT])
    await store.create(
        replace(TABLE, id="imported", created=time.time(), finished=True), [step(0)], [SNAPSHOT]
    )
    await store.commit(Change(table="running", version=2, steps=[step(1, 2)], command=(0, "c")))
    await store.commit(Change(table="played", version=2, steps=[step(1, 2)], command=(0, "c"), finished=True))


def left(path: Path, table: str = "tables") -> set[str]:
    with sqlite3.connect(path) as connection:
        column = "id" if table == "tables" else "table_id"
        found = {row[0] for row in connection.execute(f"SELECT {column} FROM {table}")}
    connection.close()
    return found


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
    path: Path, aged: Aged, spared: tuple[str, ...], kept: set[str]
) -> None:
    async def purge(store: SqliteStore) -> None:
        assert len(await store.purge(aged, spared, 100)) == 4 - len(kept)

    run(path, set_tables, purge)
    assert left(path) == left(path, "seats") == left(path, "steps") == kept
    assert left(path, "snapshots") == kept
    assert left(path, "commands") <= kept


def test_only_so_many_go_at_once(path: Path) -> None:
    async def purge(store: SqliteStore) -> None:
        later = time.time() + 9999
        assert [len(await store.purge(Aged(later, later), (), 3)) for _ in range(3)] == [3, 1, 0]

    run(path, set_tables, purge)


def test_a_move_and_a_claim_touch_a_table(path: Path) -> None:
    async def touch(store: SqliteStore) -> None:
        await store.commit(Change(table="running", version=3, steps=[step(2, 3)]))
        await store.claim("waiting", 0, "Agata", "00ff")
        long_ago = time.time() - 1000
        assert await store.purge(Aged(long_ago, long_ago), (), 100) == ["imported", "played"]

    run(path, set_tables)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE tables SET touched = 1347")
    connection.close()
    run(path, touch)
    assert left(path) == {"running", "waiting"}


def test_a_database_from_before_knows_what_is_over_and_loses_nothing_at_once(path: Path) -> None:
    """As version 2 left it: without the two columns."""
    run(path, set_tables)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE schema_version SET version = 2")
        for column in ("touched", "finished"):
            connection.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        connection.execute("""UPDATE steps SET events = '[["GameEnded",0]]' WHERE table_id = 'imported'""")
    connection.close()

    async def look(store: SqliteStore) -> None:
        kept = [await store.load(id) for id in ("running", "imported")]
        assert [table is not None and table.table.finished for table in kept] == [False, True]
        day_ago = time.time() - 86400
        assert await store.purge(Aged(day_ago, day_ago), (), 100) == []

    run(path, look)
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(SCHEMA_VERSION,)]
    connection.close()
    assert [backup.name for backup in path.parent.glob("*.v2")] == ["tables.sqlite.v2"]
