"""The contract of a store's upkeep: lists, purges, backups; every kind of store passes these tests."""

import os
import sqlite3
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import (
    Aged,
    Change,
    Conflict,
    Handover,
    KeptTable,
    Opening,
    PackRecord,
    Snapshot,
    StepRecord,
    Store,
    StoreError,
    open_store,
)
from tests.store import test_store
from tests.store.kinds import alter, back_to
from tests.store.test_store import claim, loaded, run

TABLE = replace(test_store.TABLE, created=1000.0)
SNAPSHOT = Snapshot(1, "messina-position 1\n", b"{}")
STEP = StepRecord(0, 0, 4096, "go H1", False, 1, b"[]")


async def set_tables(store: Store, *ids: str) -> None:
    for number, id in enumerate(ids):
        await store.create(replace(TABLE, id=id, created=1000.0 + number), [STEP], [SNAPSHOT])


# Lists and purges.


def test_tables_are_listed_by_their_last_change(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.tables() == []
        await set_tables(store, "a", "b", "c", "d")
        assert [(entry.id, entry.changed) for entry in await store.tables()] == [
            ("d", 1003.0),
            ("c", 1002.0),
            ("b", 1001.0),
            ("a", 1000.0),
        ]
        start = time.time()
        await store.commit(Change(table="b", version=2))
        await claim(store, "a", 0, "Antonello", "00ff")
        await store.keep_snapshot("c", 1, replace(SNAPSHOT, at=0))  # nobody did anything
        entries = await store.tables()
        assert [entry.id for entry in entries] == ["a", "b", "d", "c"]
        assert start <= entries[1].changed <= entries[0].changed <= time.time()

    run(database, work)


def test_a_purge_forgets_what_has_not_changed_since_and_nothing_else(database: str) -> None:
    async def work(store: Store) -> None:
        await set_tables(store, "a", "b", "c")
        await store.commit(Change(table="a", version=2, commands=[(0, "c1", 2)]))
        before = [await loaded(store, id) for id in "ac"]
        assert await store.purge(Aged(1002.0, 1002.0)) == ["b"]
        assert await store.load("b") is None
        assert [await loaded(store, id) for id in "ac"] == before
        assert await store.purge(Aged(1002.0, 1002.0)) == []

    run(database, work)


def test_a_purged_table_leaves_nothing_behind_and_its_name_is_free(database: str) -> None:
    async def work(store: Store) -> None:
        await set_tables(store, "a")
        await store.purge(Aged(2000.0, 2000.0))
        await set_tables(store, "a")
        assert await loaded(store, "a") == KeptTable(replace(TABLE, id="a"), [STEP], [SNAPSHOT], {})

    run(database, work)


def test_of_a_table_that_is_gone_nothing_more_is_kept(database: str) -> None:
    async def work(store: Store) -> None:
        await set_tables(store, "a")
        await store.purge(Aged(2000.0, 2000.0))
        with pytest.raises(Conflict):
            await store.keep_snapshot("a", 1, SNAPSHOT)
        taken = replace(TABLE.seats[0], claimed=True)
        with pytest.raises(Conflict):
            await store.commit(Change("a", 1, handover=Handover(TABLE.seats[0], taken)))
        assert await store.load("a") is None

    run(database, work)


# Backups.


def test_a_backup_holds_everything_of_its_moment_and_comes_back_whole(database: str, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def work(store: Store) -> None:
        await set_tables(store, "a", "b")
        await store.keep_pack("hash", PackRecord(b"printed", b"source"))
        await store.keep_analysis("a", 1, b"lost")
        before, entries = [await loaded(store, id) for id in "ab"], await store.tables()
        await store.back_up(file)
        await store.commit(Change(table="a", version=2, steps=[replace(STEP, index=1, version=2)]))
        await store.purge(Aged(1002.0, 1002.0))
        await store.restore(file)
        assert [await loaded(store, id) for id in "ab"] == before
        assert await store.tables() == entries
        assert await store.pack("hash") == PackRecord(b"printed", b"source")
        assert await store.analysis("a", 1) == b"lost"
        await store.commit(Change(table="a", version=2))

    run(database, work)
    assert file.stat().st_mode & 0o077 == 0
    assert [found.name for found in tmp_path.iterdir() if found.name.startswith("backup")] == ["backup"]


def test_a_backup_can_be_put_where_nothing_was(database: str, tmp_path: Path) -> None:
    async def make(store: Store) -> None:
        await set_tables(store, "a")
        await store.back_up(tmp_path / "backup")

    async def take(store: Store) -> None:
        await store.restore(tmp_path / "backup")
        assert [entry.id for entry in await store.tables()] == ["a"]

    run(database, make)
    run(tmp_path / "elsewhere" / "tables.sqlite", take, opening="restore")


def test_a_backup_overwrites_nothing(path: Path, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Antonello")

    async def work(store: Store) -> None:
        for file in (tmp_path / "letter", path):
            with pytest.raises(StoreError, match="is there already"):
                await store.back_up(file)

    run(path, work)
    assert (tmp_path / "letter").read_text() == "Dear Antonello"


def test_a_backup_that_cannot_be_written_leaves_nothing(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError, match="cannot be written"):
            await store.back_up(tmp_path / "no" / "such" / "folder")

    run(database, work)
    assert not (tmp_path / "no").exists()


def test_nothing_is_restored_while_another_has_the_database_open(database: str, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await set_tables(store, "a")
        await store.back_up(tmp_path / "backup")
        await store.purge(Aged(2000.0, 2000.0))
        another = open_store(database, "upkeep")
        await another.tables()
        with pytest.raises(StoreError, match="is in use; stop the server"):
            await store.restore(tmp_path / "backup")
        assert await store.tables() == await another.tables() == []
        await another.close()
        await store.restore(tmp_path / "backup")
        assert [entry.id for entry in await store.tables()] == ["a"]

    run(database, work)


def cut(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def scribble(file: Path) -> None:
    with file.open("r+b") as pages:
        pages.seek(3 * 4096)
        pages.write(os.urandom(4096))


def make_newer(file: Path) -> None:
    execute(file, "UPDATE schema_version SET version = 99")


def execute(file: Path, statement: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(statement)
    connection.close()


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (Path.unlink, "there is no such backup"),
        (lambda file: file.write_text("Dear Antonello, " * 1000), "is no backup of messina"),
        (lambda file: execute(file, "DROP TABLE schema_version"), "is no backup of messina"),
        (lambda file: file.write_bytes(b""), "is no backup of messina"),
        (cut, "is damaged|is no backup"),
        (scribble, "is damaged|is no backup"),
        (make_newer, "schema version 99, made by a newer messina"),
    ],
)
def test_what_is_no_whole_backup_is_refused_and_changes_nothing(
    database: str, tmp_path: Path, spoil: Callable[[Path], None], words: str
) -> None:
    file = tmp_path / "backup"

    async def work(store: Store) -> None:
        await set_tables(store, "a", "b")
        await store.back_up(file)
        before = await store.tables()
        spoil(file)
        with pytest.raises(StoreError, match=words) as refused:
            await store.restore(file)
        assert "\n" not in str(refused.value)
        assert await store.tables() == before

    run(database, work)


# What a store is opened for.


@pytest.mark.parametrize("opening", ["upkeep", "copy"])
def test_upkeep_makes_no_database(path: Path, opening: Opening) -> None:
    with pytest.raises(StoreError, match="there is no such database"):
        open_store(path, opening)
    assert not path.exists()


def test_upkeep_leaves_an_older_database_to_the_server_but_backs_it_up(path: Path, tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    async def copy(store: Store) -> None:
        await store.back_up(tmp_path / "backup")

    run(path, nothing)
    execute(path, "UPDATE schema_version SET version = 2")
    for opening in ("upkeep", "restore"):
        with pytest.raises(StoreError, match="the next start of the server brings it up to date"):
            open_store(path, opening)
    run(path, copy, opening="copy")
    for file in (path, tmp_path / "backup"):
        with sqlite3.connect(file) as connection:
            assert connection.execute("SELECT version FROM schema_version").fetchall() == [(2,)]
        connection.close()


def test_tables_from_before_changes_were_dated_count_as_changed_now(database: str) -> None:
    async def look(store: Store) -> None:
        (entry,) = await store.tables()
        assert time.time() - 60 < entry.changed <= time.time()

    run(database, lambda store: set_tables(store, "a"))
    alter(database, *back_to(2))
    run(database, look)


def test_a_kind_of_database_that_is_not_known_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="mysql: no such kind of database"):
        open_store("mysql://user:secret@host/messina")
