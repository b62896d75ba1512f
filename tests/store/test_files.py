"""One file, one server: locks, deleted files, cut logs and damaged rows of the embedded store."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import (
    Change,
    Conflict,
    Snapshot,
    Store,
    StoreError,
)
from messina.store.sqlite import SqliteStore
from tests.store.test_store import TABLE, make_older, run, step

SNAPSHOT = Snapshot(1, "messina-position 1\n", b'{"round":1}')


async def set_table(store: Store) -> None:
    await store.create(TABLE, [step(0)], [SNAPSHOT])


def test_a_second_store_on_the_same_file_is_refused_with_a_sentence(path: Path) -> None:
    async def work(first: Store) -> None:
        link = path.with_name("another name")
        link.symlink_to(path)
        for name in (path, link):
            with pytest.raises(
                StoreError, match=f"in use by another server .process {os.getpid()}."
            ) as refused:
                SqliteStore(name)
            assert "\n" not in str(refused.value)
            assert "--database" in str(refused.value)

    run(path, set_table, work)
    run(path)  # closed is free


def test_the_lock_of_a_killed_process_does_not_block(path: Path) -> None:
    program = (
        "import sys, pathlib, time; from messina.store.sqlite import SqliteStore\n"
        "store = SqliteStore(pathlib.Path(sys.argv[1])); print('open', flush=True); time.sleep(600)"
    )
    other = subprocess.Popen([sys.executable, "-c", program, str(path)], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "open\n"
    with pytest.raises(StoreError, match=f"process {other.pid}"):
        SqliteStore(path)
    other.send_signal(signal.SIGKILL)
    other.communicate()
    run(path, set_table)


def test_a_snapshot_is_kept_only_at_the_version_it_belongs_to(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.commit(Change(table="table", version=2, steps=[step(1, 2)]))
        later = replace(SNAPSHOT, at=2)
        with pytest.raises(Conflict):
            await store.keep_snapshot("table", 1, later)
        await store.keep_snapshot("table", 2, later)
        kept = await store.load("table")
        assert kept is not None
        assert kept.snapshots == [SNAPSHOT, later]

    run(path, set_table, work)


def test_a_damaged_snapshot_comes_back_empty_and_hurts_nothing_else(path: Path) -> None:
    async def look(store: Store) -> None:
        kept = await store.load("table")
        assert kept is not None
        assert kept.snapshots == [Snapshot(1, "", b"")]
        assert kept.steps == [step(0)]

    run(path, set_table)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE snapshots SET position = x'00'")
    connection.close()
    run(path, look)


@pytest.mark.parametrize("file", ["tables.sqlite", "tables.sqlite-wal"])
def test_nothing_is_confirmed_once_the_file_was_deleted(path: Path, file: str) -> None:
    async def work(store: Store) -> None:
        path.with_name(file).unlink()
        with pytest.raises(StoreError, match="deleted or replaced"):
            await store.commit(Change(table="table", version=2, steps=[step(1, 2)]))

    run(path, set_table, work)


def test_a_file_that_was_replaced_by_another_is_not_written_to(path: Path) -> None:
    async def work(store: Store) -> None:
        shutil.copy(path, path.with_name("copy"))
        path.with_name("copy").replace(path)
        with pytest.raises(StoreError, match="deleted or replaced"):
            await store.commit(Change(table="table", version=2, steps=[step(1, 2)]))

    run(path, set_table, work)


@pytest.mark.parametrize("rows", ["", "INSERT INTO schema_version VALUES ('two')"])
def test_a_schema_without_a_version_is_one_clear_line(path: Path, rows: str) -> None:
    run(path, set_table)
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM schema_version")
        connection.execute(rows)
    connection.close()
    with pytest.raises(StoreError, match="schema has no version") as refused:
        SqliteStore(path)
    assert "\n" not in str(refused.value)


def killed_copy(path: Path, copy: Path) -> None:
    """The files as a killed server leaves them: with what is only in the write-ahead log."""

    async def work(store: Store) -> None:
        for version in range(2, 6):
            await store.commit(Change(table="table", version=version, steps=[step(version, version)]))
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{copy}{suffix}")

    run(path, set_table, work)


@pytest.mark.parametrize(("cut", "version"), [(0, 5), (10, 4), (4120, 4), (5000, 4)])
def test_of_a_write_ahead_log_that_was_cut_every_whole_commit_is_there(
    path: Path, tmp_path: Path, cut: int, version: int
) -> None:
    async def look(store: Store) -> None:
        kept = await store.load("table")
        assert kept is not None
        assert kept.table.version == version
        assert kept.steps == [step(0), *(step(number, number) for number in range(2, version + 1))]

    copy = tmp_path / "copy.sqlite"
    killed_copy(path, copy)
    wal = Path(f"{copy}-wal")
    os.truncate(wal, wal.stat().st_size - cut)
    run(copy, look)


def test_only_its_owner_may_read_the_file(path: Path) -> None:
    run(path, set_table)
    assert path.stat().st_mode & 0o077 == 0


def test_a_file_that_is_no_database_or_a_newer_one_is_refused_in_one_line(path: Path) -> None:
    run(path, set_table)
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE schema_version SET version = 99")
    connection.close()
    with pytest.raises(StoreError, match="schema version 99"):
        SqliteStore(path)
    path.write_text("This is a letter, not a database. " * 100)
    with pytest.raises(StoreError, match="cannot be used"):
        SqliteStore(path)


def test_a_database_of_the_first_schema_is_kept_beside_the_new_one(path: Path) -> None:
    async def look(store: Store) -> None:
        assert await store.load("table")

    run(path, set_table)
    make_older(str(path))
    run(path, look)
    (backup,) = path.parent.glob("*.v1")
    with sqlite3.connect(backup) as connection:
        assert connection.execute("SELECT version FROM schema_version").fetchall() == [(1,)]
        assert connection.execute("SELECT major_fire FROM tables").fetchall() == [("two_fires",)]
    connection.close()
    assert backup.stat().st_mode & 0o077 == 0
