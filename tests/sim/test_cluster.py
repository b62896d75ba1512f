"""The lab on a cluster finds what it finds with processes: shown with a Ray of three workers here."""

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from messina.cli import main
from messina.errors import MessinaError, OptionError
from messina.sim import cluster
from messina.sim.workers import Workers
from tests.extras import extra

SIMULATE = "simulate --games 12 --players random,random --seed 5 --json"
ARENA = "arena --bots random,greedy:1 --games 2 --seed 3"
SOLO = "solo-report --bot random --games 6 --seed 4"
TUNE = "tune --generations 1 --games 1 --seed 2 --width 1 --population 4 --validation 1"


@pytest.fixture(scope="module")
def three_workers() -> Iterator[Any]:
    """A Ray that is there already, as on a cluster; the first test has none."""
    ray = extra("ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray.init(address="local", num_cpus=3, include_dashboard=False, log_to_driver=False, logging_level="error")
    yield ray
    ray.shutdown()


def result_of(
    command: str, folder: Path, name: str, capsys: pytest.CaptureFixture[str], *further: str
) -> Any:
    """All that a command finds out, but for the times."""
    file = folder / name
    where = {
        "arena": ["--json", str(file)],
        "solo-report": ["--json", str(file)],
        "tune": ["--out", str(file)],
    }
    words = command.split()
    assert main([*words, *where.get(words[0], []), *further]) == 0
    out = capsys.readouterr().out
    text = out if words[0] == "simulate" else file.read_text()
    return text if words[0] == "tune" else without_times(json.loads(text))


def without_times(told: Any) -> Any:
    if isinstance(told, dict):
        timed = ("speed", "turn_seconds", "seconds", "seconds_a_turn", "times")
        return {name: without_times(value) for name, value in told.items() if name not in timed}
    return [without_times(value) for value in told] if isinstance(told, list) else told


# These come first: once a cluster has run here, Ray writes about its workers when it likes.


def test_without_ray_the_command_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert "install messina with it, as messina[cluster]" in refused(capsys, "--cluster", "ray")


def test_a_cluster_that_is_not_known_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no cluster 'slurm'; there is ray" in refused(capsys, "--cluster", "slurm")


def test_a_cluster_is_started_here_and_ended_where_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ray = extra("ray")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    words = SIMULATE.replace("--games 12", "--games 4")
    here = result_of(words, tmp_path, "here", capsys, "--jobs", "1")
    there = result_of(words, tmp_path, "there", capsys, "--jobs", "2", "--cluster", "ray")
    assert here == there
    assert not ray.is_initialized()  # it was ended
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    assert "the Ray cluster '127.0.0.1:1' cannot be used" in refused(capsys, "--cluster", "ray")


def test_every_command_finds_the_same_on_a_cluster_as_with_processes(
    three_workers: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (SIMULATE, ARENA, SOLO, TUNE):
        here = result_of(command, tmp_path, "here", capsys, "--jobs", "2")
        there = result_of(command, tmp_path, "there", capsys, "--cluster", "ray")
        assert here == there, command
    assert three_workers.is_initialized()


def test_the_work_is_spread_and_the_results_come_in_order(three_workers: Any) -> None:
    with Workers(1, "ray") as workers:
        assert workers.size == 3
        processes = workers.map(who_am_i, range(60))
        assert workers.map(square, range(60)) == [number * number for number in range(60)]
    assert len(set(processes)) >= 2
    assert os.getpid() not in processes


def test_what_goes_wrong_on_a_worker_is_said_as_it_would_be_here(three_workers: Any) -> None:
    with Workers(1, "ray") as workers, pytest.raises(OptionError, match=r"^task 3 is unlucky$"):
        workers.map(unlucky, range(10))


def test_a_worker_that_dies_again_and_again_is_one_clear_line(three_workers: Any) -> None:
    with Workers(1, "ray") as workers, pytest.raises(MessinaError, match="a worker of the cluster was lost"):
        workers.map(die, range(1))


def test_a_machine_with_another_messina_is_refused(
    three_workers: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "our_version", lambda: "9.9 with rules 99")
    with Workers(1, "ray") as workers, pytest.raises(MessinaError, match=r"here is 9\.9 with rules 99"):
        workers.map(square, range(2))


def refused(capsys: pytest.CaptureFixture[str], *further: str) -> str:
    assert main([*SIMULATE.split(), *further]) == 2
    out, errors = capsys.readouterr()
    assert (out, errors.count("\n")) == ("", 1)
    return errors


def square(number: int) -> int:
    return number * number


def who_am_i(number: int) -> int:
    return os.getpid()


def unlucky(number: int) -> int:
    if number == 3:
        raise OptionError("task 3 is unlucky")
    return number


def die(number: int) -> int:
    os._exit(1)
