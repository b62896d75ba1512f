"""Tuning: the same weights for the same seed, checkpoints, and better weights where they are bad."""

import json
import tomllib
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

from messina.bots.component_values import NAMES, WEIGHTS
from messina.bots.weights import load_weights_file, weights_text
from messina.cli import main
from messina.errors import OptionError
from messina.rules import engine
from messina.rules.dice import Dice
from messina.sim import tune as tuning_module
from messina.sim.tune import (
    Cloud,
    Trial,
    Tuning,
    cloud_around,
    directions,
    keep,
    move,
    normal,
    play_trial,
    tune,
    utilities,
)

INTERPRETED = str(engine.__file__).endswith(".py")
TINY = Tuning(generations=2, games=2, seed=3, width=1, population=4, validation=1)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Scores made up from the weights: the nearer `coin` is to 2 and `wagon` to 1, the better."""

    def scores(seed: int, weights: list, width: int) -> list[int]:  # type: ignore[type-arg]
        return [round(1000 - 300 * distance(one)) + seed % 3 for one in weights]

    monkeypatch.setattr(tuning_module, "scores_of", scores)


def distance(values: dict[str, float]) -> float:
    return abs(log(values["coin"] / 2)) + abs(log(values["wagon"]))


def test_bad_weights_get_better(tmp_path: Path, quick: None) -> None:
    start = tmp_path / "start.toml"
    start.write_text(weights_text({**WEIGHTS, "coin": 0.1, "wagon": 9.0}, {}))
    end = tune(Tuning(60, 2, seed=1, step=0.4), tmp_path / "end.toml", start)
    assert distance(end) < 0.4 * distance(load_weights_file(start).values)


def test_an_improvement_is_written_down_with_where_it_comes_from(tmp_path: Path, quick: None) -> None:
    out = tmp_path / "end.toml"
    end = tune(Tuning(30, 2, seed=1, step=0.4, validation=6), out)
    assert load_weights_file(out).values == pytest.approx(end)
    about = tomllib.loads(out.read_text())["provenance"]
    assert about["made_by"] == "messina tune"
    assert (about["generations"], about["games"], about["seed"]) == (30, 2, 1)
    assert about["games_played"] == 30 * 2 * 16
    assert about["validation_solo_end"] > about["validation_solo_start"]
    assert about["validation_won_against_start"] == 1.0
    assert len(about["start_hash"]) == 16
    assert list(tmp_path.iterdir()) == [out]


def test_the_same_seed_gives_the_same_weights_and_another_seed_others(tmp_path: Path, quick: None) -> None:
    one, two, other = (tune(Tuning(3, 2, seed=seed), tmp_path / "w.toml") for seed in (1, 1, 2))
    assert one == two
    assert one != other


@pytest.mark.skipif(INTERPRETED, reason="real games on two processes")
def test_processes_change_nothing(tmp_path: Path) -> None:
    one, two = (tune(TINY, tmp_path / f"{jobs}.toml", jobs=jobs) for jobs in (1, 2))
    assert one == two
    assert (tmp_path / "1.toml").read_text() == (tmp_path / "2.toml").read_text()


def test_a_stopped_run_goes_on_from_its_checkpoint_as_if_it_had_not_been(tmp_path: Path, quick: None) -> None:
    whole = tune(Tuning(5, 2, seed=1), tmp_path / "whole.toml")

    def stop(generation: int, fitness: float) -> None:
        if generation == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tune(Tuning(5, 2, seed=1), tmp_path / "part.toml", report=stop)
    assert not (tmp_path / "part.toml").exists()
    kept = json.loads((tmp_path / "part.toml.checkpoint").read_text())
    assert kept["cloud"]["generation"] == 3
    assert set(kept["weights"]) == set(NAMES)
    seen: list[int] = []
    end = tune(Tuning(5, 2, seed=1), tmp_path / "part.toml", report=lambda g, f: seen.append(g))
    assert (end, seen) == (whole, [4, 5])
    assert not (tmp_path / "part.toml.checkpoint").exists()


def test_a_checkpoint_of_another_run_or_a_broken_one_is_refused(tmp_path: Path, quick: None) -> None:
    path = tmp_path / "w.toml.checkpoint"
    keep(path, TINY, "somewhere", cloud_around(WEIGHTS, 0.2))
    with pytest.raises(OptionError, match="another run"):
        tune(TINY, tmp_path / "w.toml")
    path.write_text("{")
    with pytest.raises(OptionError, match="no checkpoint"):
        tune(TINY, tmp_path / "w.toml")


@pytest.mark.parametrize(
    "wrong", [{"generations": 0}, {"games": 0}, {"population": 5}, {"step": 0.0}, {"seed": -1}, {"width": 0}]
)
def test_a_tuning_that_makes_no_sense_is_refused(wrong: dict[str, int], tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=next(iter(wrong))):
        tune(replace(TINY, **wrong), tmp_path / "w.toml")


def test_a_folder_that_is_not_there_is_noticed_before_the_first_game(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no such folder"):
        tune(TINY, tmp_path / "no" / "w.toml")


def test_the_numbers_drawn_are_normally_distributed() -> None:
    dice = Dice(1)
    drawn = [normal(dice) for _ in range(4000)]
    assert sum(drawn) / 4000 == pytest.approx(0.0, abs=0.06)
    assert sum(one * one for one in drawn) / 4000 == pytest.approx(1.0, abs=0.1)


def test_ranks_count_for_and_against_and_directions_are_mirrored() -> None:
    assert sum(utilities(16)) == pytest.approx(0.0)
    assert utilities(16)[0] > 0 > utilities(16)[-1]
    ways = directions(Dice(1), 6)
    assert ways[3:] == [[-way for way in one] for one in ways[:3]]


def test_the_middle_moves_towards_the_better_candidates() -> None:
    cloud = Cloud([0.0] * len(NAMES), [0.5] * len(NAMES))
    ways = directions(Dice(2), 16)
    moved = move(cloud, ways, [way[0] for way in ways])
    assert moved.middle[0] > 0.2
    assert moved.generation == 1


@pytest.mark.skipif(INTERPRETED, reason="real games")
def test_a_candidate_plays_the_same_games_as_the_others() -> None:
    trial = Trial(WEIGHTS, WEIGHTS, 7, range(2), 1)
    assert play_trial(trial) == play_trial(trial)


@pytest.mark.skipif(INTERPRETED, reason="real games")
def test_the_command_tunes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "w.toml"
    words = "tune --generations 1 --games 1 --seed 2 --jobs 1 --width 1 --population 4 --validation 1 --out"
    assert main([*words.split(), str(out)]) == 0
    assert "generation 1 of 1" in capsys.readouterr().out
    load_weights_file(out)
