"""The commands of whoever runs a server: backup, restore, tables, purge, check."""

import gzip
import json
import os
import random
import re
import shutil
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from messina.cli import main
from messina.server.admin.admin_commands import read_age
from messina.store.migrations import SCHEMA_VERSION
from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, play, with_bots

KEPT = Path(__file__).parents[1] / "kept"
DAY = 86400.0


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """A database with a solo game that is over, a game of two in the middle, and one not begun."""
    folder = tmp_path_factory.mktemp("played")
    ids: dict[str, str] = {}
    with live_server(folder) as server:
        for name, way, seats, decisions in (
            ("over", "solo", people(1), None),
            ("running", "hotseat", people(2), 60),
            ("new", "bots", with_bots("random"), 0),
        ):
            created = new_table(server.address, way, seats, seed=7)
            ids[name] = created["table"]["id"]
            client = Client(server.address, ids[name], keys_of(created))
            play([client], random.Random(1), decisions)
            client.close()
    return folder / "tables.sqlite", ids


@pytest.fixture
def database(played: tuple[Path, dict[str, str]], tmp_path: Path) -> Path:
    shutil.copy(played[0], tmp_path / "tables.sqlite")
    return tmp_path / "tables.sqlite"


@pytest.fixture
def ids(played: tuple[Path, dict[str, str]]) -> dict[str, str]:
    return played[1]


def execute(path: Path, statement: str, *values: object) -> list[Any]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute(statement, values).fetchall()
    connection.close()
    return rows


def said(capsys: pytest.CaptureFixture[str], *command: object) -> str:
    """What a command that succeeds prints."""
    assert main([str(word) for word in command]) == 0
    out, errors = capsys.readouterr()
    assert errors == ""
    return out


def refused(capsys: pytest.CaptureFixture[str], *command: object) -> str:
    """The one line a command that does nothing ends with."""
    assert main([str(word) for word in command]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert errors.startswith("messina: ")
    assert errors.count("\n") == 1
    return errors


def contents(path: Path) -> list[Any]:
    """All that is kept, row by row."""
    names = [name for (name,) in execute(path, "SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [(name, execute(path, f"SELECT * FROM {name}")) for name in sorted(names)]


# backup, restore


def test_a_backup_is_put_in_place_again(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(database)
    out = said(capsys, "backup", tmp_path / "b", "--database", database)
    assert re.fullmatch(r"\S+ is backed up in \S+ \(\d+\.\d MB\)\.\n", out)
    said(capsys, "purge", "--older-than", "1h", "--database", database)
    execute(database, "UPDATE tables SET way = 'nowhere'")
    out = said(capsys, "restore", tmp_path / "b", "--database", database, "--keep", tmp_path / "old")
    assert "(3 tables)" in out.splitlines()[0]
    assert out.splitlines()[1].endswith("/b held: 3 tables.")
    assert contents(database) == before
    assert execute(tmp_path / "old", "SELECT DISTINCT way FROM tables") == [("nowhere",)]


def test_a_backup_becomes_the_database_of_another_server(
    database: Path, ids: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "backup", tmp_path / "b", "--database", database)
    folder = tmp_path / "new"
    said(capsys, "restore", tmp_path / "b", "--database", folder / "tables.sqlite")
    with live_server(folder) as server, http(server.address) as asking:
        assert asking.get(f"/api/tables/{ids['running']}").json()["playable"] is True


def test_tables_that_are_there_are_not_replaced_unless_they_are_kept(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "backup", tmp_path / "b", "--database", database)
    before = contents(database)
    line = refused(capsys, "restore", tmp_path / "b", "--database", database)
    assert "holds 3 tables; --keep FILE backs them up there and then replaces them" in line
    line = refused(capsys, "restore", tmp_path / "b", "--database", database, "--keep", tmp_path / "b")
    assert "is there already" in line
    assert contents(database) == before


def test_nothing_is_restored_under_a_running_server(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said(capsys, "backup", tmp_path / "b", "--database", database)
    with live_server(tmp_path):
        before = contents(database)
        status = main(
            ["restore", str(tmp_path / "b"), "--database", str(database), "--keep", str(tmp_path / "o")]
        )
        assert (status, capsys.readouterr().err.count("is in use by another server")) == (2, 1)
        assert contents(database) == before


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("missing", "there is no such backup"),
        ("letter", "is no backup of messina"),
        (".", "there is no such backup"),
        ("tables.sqlite", "is the database itself"),
    ],
)
def test_what_is_no_backup_is_one_clear_line_and_makes_no_database(
    file: str, words: str, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "letter").write_text("Dear Antonello, " * 1000)
    before = contents(database)
    assert words in refused(capsys, "restore", tmp_path / file, "--database", database)
    assert contents(database) == before
    if file != "tables.sqlite":
        assert words in refused(capsys, "restore", tmp_path / file, "--database", tmp_path / "n" / "new")
        assert not (tmp_path / "n").exists()


@pytest.mark.parametrize(
    ("file", "words"),
    [
        ("tables.sqlite", "is there already; a backup overwrites nothing"),
        ("no/such/folder/b", "cannot be written"),
    ],
)
def test_a_backup_that_cannot_be_made_is_one_clear_line(
    file: str, words: str, database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(database)
    assert words in refused(capsys, "backup", tmp_path / file, "--database", database)
    assert contents(database) == before


@pytest.mark.parametrize("command", [["backup", "b"], ["tables"], ["purge", "--older-than", "1d"], ["check"]])
def test_a_database_that_cannot_be_kept_up_is_one_clear_line(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert "there is no such database" in refused(capsys, *command, "--database", "missing")
    Path("letter").write_text("Dear Antonello, " * 1000)
    assert "letter: cannot be used as a database" in refused(capsys, *command, "--database", "letter")
    line = refused(capsys, *command, "--database", "mysql://me:secret@host/games")
    assert "no such kind of database" in line
    assert "secret" not in line
    assert [file.name for file in tmp_path.iterdir()] == ["letter"]


# tables


def test_tables_are_listed_with_who_plays_and_how_far_they_are(
    database: Path, ids: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    execute(database, "UPDATE tables SET touched = 0 WHERE id = ?", ids["over"])
    lines = said(capsys, "tables", "--database", database).splitlines()
    assert lines[0].split() == ["id", "way", "seats", "round", "changed"]
    by_id = {line.split()[0]: line for line in lines[1:]}
    assert set(by_id) == set(ids.values())
    assert re.fullmatch(r"\S+ +solo +Agata +over +1970-01-01 00:00 UTC", by_id[ids["over"]])
    assert lines[-1] == by_id[ids["over"]]  # changed longest ago
    assert re.search(r" hotseat +Agata, Bruno +[2-6] +20\d\d-", by_id[ids["running"]])
    assert re.search(r" bots +Agata, Bruno \(random\) +1 +20\d\d-", by_id[ids["new"]])


def test_the_round_of_a_game_that_goes_on_is_told_as_of_now(
    database: Path, ids: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    now = said(capsys, "tables", "--database", database)
    execute(database, "DELETE FROM snapshots WHERE at > 0")  # as if nobody had left the table yet
    assert said(capsys, "tables", "--database", database) == now


def test_tables_are_listed_for_programs(
    database: Path, ids: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    listed = json.loads(said(capsys, "tables", "--json", "--database", database))
    assert {line["id"] for line in listed} == set(ids.values())
    assert set(listed[0]) == {"id", "way", "seats", "round", "changed"}


def test_a_game_of_former_rules_is_listed_as_it_was_last_seen(
    old_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = json.loads((KEPT / "rules-1.json").read_text())
    listed = {
        line["id"]: line for line in json.loads(said(capsys, "tables", "--json", "--database", old_database))
    }
    assert listed[told["running"]["id"]]["round"] == str(told["running"]["round"])
    assert listed[told["finished"]["id"]]["round"] == "over"


@pytest.fixture
def old_database(tmp_path: Path) -> Path:
    """Written before the printed components, and brought up to date by a server."""
    path = tmp_path / "old" / "tables.sqlite"
    path.parent.mkdir()
    with gzip.open(KEPT / "rules-1.sqlite.gz") as packed, path.open("wb") as file:
        shutil.copyfileobj(packed, file)
    with live_server(path.parent):
        pass
    return path


def test_an_empty_database_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with live_server(tmp_path):
        pass
    assert said(capsys, "tables", "--database", tmp_path / "tables.sqlite") == "There are no tables.\n"


# purge


def test_a_purge_forgets_old_tables_and_no_others(
    database: Path, ids: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    for name, days in (("over", 91), ("running", 89)):
        execute(database, "UPDATE tables SET touched = ? WHERE id = ?", time.time() - days * DAY, ids[name])
    before = contents(database)
    purge = ("purge", "--older-than", "90d", "--database", database)
    out = said(capsys, *purge, "--dry-run")
    assert out == f"{ids['over']}\n1 table of 3 would be forgotten.\n"
    assert contents(database) == before
    assert re.fullmatch(r"1 table not changed since \S+ \S+ UTC forgotten, 2 kept\.\n", said(capsys, *purge))
    left = {id for (id,) in execute(database, "SELECT id FROM tables")}
    assert left == {ids["running"], ids["new"]}
    assert {id for (id,) in execute(database, "SELECT DISTINCT table_id FROM steps")} <= left


def test_a_table_that_is_purged_while_somebody_looks_at_it_is_gone_and_the_server_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with live_server(tmp_path, idle_after=0.0, sweep_every=0.05) as server:
        created = new_table(server.address, "solo", people(1))
        client = Client(server.address, created["table"]["id"], keys_of(created))
        database = tmp_path / "tables.sqlite"
        execute(database, "UPDATE tables SET touched = 0")
        said(capsys, "purge", "--older-than", "1h", "--database", database)
        code = client.view["choices"][0]["code"]
        client.send({"type": "act", "id": "late", "version": client.view["version"], "code": code})
        assert client.closed_with() == 1013  # try again
        time.sleep(0.3)  # swept
        with http(server.address) as asking:
            assert asking.get(f"/api/tables/{created['table']['id']}").status_code == 404
        assert new_table(server.address, "solo", people(1))


@pytest.mark.parametrize("age", ["", "90", "d", "0d", "-1d", "1.5d", "90 d", "90m", "soon", "999999d", "٣d"])
def test_what_is_no_age_is_one_clear_line_and_nothing_is_forgotten(
    age: str, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(database)
    line = refused(capsys, "purge", f"--older-than={age}", "--database", database)
    assert "is no age; an age is a number and h, d or w (hours, days, weeks), like 90d" in line
    assert contents(database) == before


def test_ages_are_hours_days_and_weeks() -> None:
    assert [read_age(age) for age in ("48h", "90d", "2w")] == [2 * DAY, 90 * DAY, 14 * DAY]


# check


def test_games_that_fit_are_counted(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, "check", "--database", database) == "3 games replayed and found to fit, 0 not.\n"


def test_games_of_former_rules_can_only_be_watched(
    old_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = said(capsys, "check", "--database", old_database)
    assert out == "0 games replayed and found to fit, 0 not, 2 of former rules can only be watched.\n"


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        (
            "UPDATE steps SET code = 1 WHERE table_id = ? AND number = 20",
            r"step 20 \(.+\) is not legal there",
        ),
        ("UPDATE steps SET text = 'go X9' WHERE table_id = ? AND number = 20", r"step 20 \(go X9\) reads "),
        ("UPDATE steps SET player = 3 WHERE table_id = ? AND number = 20", "is by seat 4, but .+ is asked"),
        ("DELETE FROM steps WHERE table_id = ? AND number = 20", "step 20 is missing"),
        (
            "UPDATE steps SET events = 'X' WHERE table_id = ? AND number = 3",
            "events of step 3 cannot be read",
        ),
        ("UPDATE steps SET version = 999 WHERE table_id = ? AND number = 3", "not in the order of their ver"),
        ("UPDATE tables SET version = 2 WHERE id = ?", "not in the order of their versions"),
        ("UPDATE snapshots SET at = at + 999 WHERE table_id = ?", "keeps a position later than its"),
        ("UPDATE snapshots SET at = at - 1 WHERE table_id = ? AND at > 40", "is not the one they lead to"),
        ("UPDATE snapshots SET position = x'00' WHERE table_id = ? AND at > 40", "cannot be read"),
        ("UPDATE tables SET pack = 'lost' WHERE id = ?", "its component pack lost is not kept"),
        ("UPDATE tables SET options = '{}' WHERE id = ?", "its options make no game"),
        ("DELETE FROM seats WHERE table_id = ?", "its options make no game"),
    ],
)
def test_a_game_that_does_not_fit_is_named_and_the_others_are_checked(
    statement: str, words: str, database: Path, ids: dict[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    execute(database, statement, ids["running"])
    before = contents(database)
    assert main(["check", "--database", str(database)]) == 1
    out, errors = capsys.readouterr()
    assert errors == ""
    wrong, summary = out.splitlines()
    assert wrong.startswith(f"{ids['running']}: ")
    assert re.search(words, wrong), wrong
    assert summary == "2 games replayed and found to fit, 1 not."
    assert contents(database) == before


# While people play.


@pytest.fixture(params=["sqlite", "postgresql"])
def busy(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that people are going to play on, of every kind there is."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    address: str = request.getfixturevalue("postgres").new_database()
    return address


@pytest.fixture
def crowd(tmp_path: Path, busy: str) -> Iterator[Callable[[], dict[str, int]]]:
    """Four tables at which people move as fast as they can; which versions they know to be kept."""
    confirmed: dict[str, int] = {}
    over = threading.Event()
    failures: list[BaseException] = []

    def keep_playing(client: Client, id: str, seed: int) -> None:
        dice = random.Random(seed)
        try:
            while not over.is_set() and not client.over:
                if client.view["undo"]["possible"] and dice.random() < 0.1:
                    answer = client.command("undo")
                else:
                    answer = client.act(dice.choice(client.view["choices"]))
                assert answer["type"] == "done"
                confirmed[id] = answer["version"]
        except BaseException as problem:
            failures.append(problem)

    with live_server(tmp_path, database=busy) as server:
        tables = [new_table(server.address, "hotseat", people(4)) for _ in range(4)]
        threads = []
        for seed, table in enumerate(tables):
            id = table["table"]["id"]
            confirmed[id] = 0
            client = Client(server.address, id, keys_of(table))
            threads.append(threading.Thread(target=keep_playing, args=(client, id, seed)))
        for thread in threads:
            thread.start()
        yield lambda: dict(confirmed)
        over.set()
        for thread in threads:
            thread.join()
    assert failures == []


def test_backups_under_load_are_whole_and_miss_nothing_that_was_confirmed(
    busy: str, crowd: Callable[[], dict[str, int]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    start = crowd()
    for number in range(6):
        before = crowd()
        file = tmp_path / f"backup-{number}"
        command = ["-m", "messina", "backup", str(file), "--database", busy]
        done = subprocess.run([sys.executable, *command], capture_output=True, text=True, timeout=60)
        assert (done.returncode, done.stderr) == (0, "")
        after = crowd()
        kept = dict(execute(file, "SELECT id, version FROM tables"))
        assert set(kept) == set(before)
        for id, version in kept.items():
            assert before[id] <= version <= after[id] + 1  # kept, perhaps not confirmed yet
        assert "4 games replayed and found to fit, 0 not." in said(capsys, "check", "--database", file)
    assert sum(crowd().values()) > sum(start.values()) + 40  # they did play meanwhile
    assert os.stat(tmp_path / "backup-5").st_mode & 0o077 == 0
    assert execute(tmp_path / "backup-0", "SELECT version FROM schema_version")[0][0] == SCHEMA_VERSION
