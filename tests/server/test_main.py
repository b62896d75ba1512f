"""Starting the server from the command line."""

import argparse
import socket
from pathlib import Path

import pytest

from messina.server.main import add_commands, announce, bind, main
from messina.server.processes.peers import Neighbours
from messina.server.processes.rate_limits import Bucket, Buckets
from messina.server.settings import data_folder


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with bind("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        arguments = ["serve", "--port", str(port), "--database", str(tmp_path / "db"), "--no-browser"]
        assert main(arguments) == 2
    errors = capsys.readouterr().err
    assert errors.count("\n") == 1
    assert f"port {port}" in errors
    assert "--port" in errors


@pytest.mark.parametrize("terminal", [True, False])
def test_where_others_find_it_is_printed_and_drawn_where_somebody_looks(
    terminal: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: terminal)
    announce("http://127.0.0.1:1347", "http://192.168.1.7:1347", open_browser=False)
    said, others, *drawn = capsys.readouterr().out.splitlines()
    assert "http://127.0.0.1:1347" in said
    assert others == "Others find it at http://192.168.1.7:1347"
    assert (len(drawn) > 10) == terminal
    announce("http://127.0.0.1:1347", "", open_browser=False)
    assert capsys.readouterr().out.count("\n") == 1


@pytest.mark.parametrize(
    "extra",
    [
        ["--port", "99999"],
        ["--host", "256.1.1.1"],
        ["--pack", "/no/pack.toml"],
        ["--reminder", "-1"],
        ["--smtp", "mail.example.org"],
        ["--smtp", "smtp://mail.example.org"],
        ["--smtp", "smtp://mail.example.org", "--mail-from", "nobody"],
    ],
)
def test_what_cannot_be_served_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], extra: list[str]
) -> None:
    assert main(["--port", "0", "--database", str(tmp_path / "db"), "--no-browser", *extra]) == 2
    errors = capsys.readouterr().err
    assert errors.startswith("messina: ")
    assert "Traceback" not in errors


def test_a_database_that_cannot_be_used_is_one_clear_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--port", "0", "--database", str(tmp_path), "--no-browser"]) == 2
    assert "cannot be used as a database" in capsys.readouterr().err


def test_the_commands_fit_into_a_larger_command_line() -> None:
    parser = argparse.ArgumentParser()
    add_commands(parser.add_subparsers())
    for command in ("serve", "web"):
        arguments = parser.parse_args([command, "--port", "5000", "--no-browser"])
        assert (arguments.command, arguments.port, arguments.no_browser) == (command, 5000, True)
        assert callable(arguments.run)


def test_games_are_kept_in_the_users_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert data_folder() == Path("/data/messina")
    monkeypatch.delenv("XDG_DATA_HOME")
    assert data_folder() == Path.home() / ".local" / "share" / "messina"


def test_small_messages_are_sent_at_once() -> None:
    """asyncio switches Nagle's algorithm off only for sockets whose protocol is named."""
    with bind("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_a_bucket_gives_so_many_at_once_and_then_fills_slowly() -> None:
    now = [0.0]
    bucket = Bucket(2.0, 3.0, clock=lambda: now[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_do_not_share_a_bucket_and_are_forgotten_in_time() -> None:
    buckets = Buckets(0.001, 1.0, "requests", Neighbours(None))
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    for number in range(5000):
        buckets.take(str(number))
    assert buckets.take("a")
