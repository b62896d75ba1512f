"""Learning at a small size: the same seed gives the same network, stopped or not; bad input is one line."""

import json
from pathlib import Path

import numpy as np
import pytest

from messina.bots.known_components import component_texts
from messina.bots.network_file import load_network_file
from messina.cli import main
from messina.errors import OptionError
from messina.learn.selfplay import Shard, play_shard, table_for
from messina.learn.training_rows import END_FACTS, UNREACHABLE, read_table
from messina.packs import load_pack
from messina.rules.dice import Dice
from messina.rules.terms import PLACES
from tests.extras import extra


def shard(folder: Path, name: str, generation: int = 0) -> Shard:
    return Shard(7, generation, range(2), None, folder / name)


def test_games_of_a_shard_come_out_the_same_again(tmp_path: Path) -> None:
    assert play_shard(shard(tmp_path, "one.npz")) == play_shard(shard(tmp_path, "two.npz"))
    assert (tmp_path / "one.npz").read_bytes() == (tmp_path / "two.npz").read_bytes()


def test_rows_hold_what_was_seen_and_what_became_of_it(tmp_path: Path) -> None:
    play_shard(shard(tmp_path, "one.npz"))
    ends = read_table(tmp_path / "one.npz", "ends")
    assert ends.counts.sum() == len(ends.index) == len(ends.value)
    facts = dict(zip(END_FACTS, ends.facts.T, strict=True))
    for game in (0, 1):
        for seat in set(facts["seat"][facts["game"] == game]):
            rows = (facts["game"] == game) & (facts["seat"] == seat)
            assert len(set(facts["own_end"][rows])) == 1
            assert (np.diff(facts["group"][rows]) >= 0).all()
    choices = read_table(tmp_path / "one.npz", "choices")
    worth = choices.facts[:, 1:]
    assert worth.shape == (len(choices.counts), PLACES + 1)
    assert (worth <= 0).all()
    assert (worth.max(1) == 0).mean() > 0.9  # chance may end a plan before
    assert (worth == UNREACHABLE).any()


def test_every_kind_of_table_is_played() -> None:
    tables = [table_for(Dice(seed)) for seed in range(300)]
    assert {table.players for table in tables} == {1, 2, 3, 4}
    assert {table.advanced for table in tables} == {True, False}
    assert {table.major_fire for table in tables} == {"english", "russian", "czech"}
    assert {table.priority_tile for table in tables} == {True, False}


def test_a_file_of_games_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "bad.npz").write_bytes(b"PK\x03\x04 no games")
    with pytest.raises(OptionError, match="holds no games that can be read"):
        read_table(tmp_path / "bad.npz", "ends")


# With PyTorch, an extra.


def learn(folder: Path, *more: str) -> int:
    asked = ["--folder", str(folder), "--games", "6", "--steps", "4", "--measured", "2", "--jobs", "1"]
    return main(["learn", *asked, "--seed", "3", *more])


def test_the_same_seed_gives_the_same_network_stopped_or_not(tmp_path: Path) -> None:
    extra("torch")
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    assert learn(whole, "--generations", "2") == 0
    assert learn(stopped, "--generations", "1") == 0
    assert learn(stopped, "--generations", "2") == 0
    for name in ("000.network", "001.network"):
        assert (whole / name).read_bytes() == (stopped / name).read_bytes()
    network = load_network_file(whole / "001.network")
    assert network.mismatch() is None
    assert network.components == component_texts(load_pack())
    assert network.provenance["seed"] == 3
    assert network.provenance["games_seen"] == 12
    kept = json.loads((whole / "progress.json").read_text())
    assert [len(one["errors"]) for one in kept["generations"]] == [6, 6]
    assert "<svg" in (whole / "report.html").read_text()


def test_a_folder_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    extra("torch")
    (tmp_path / "progress.json").write_text('{"run": {"seed": 9}, "generations": []}')
    assert learn(tmp_path) != 0
    assert "holds another run" in capsys.readouterr().err


def test_impossible_sizes_are_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    extra("torch")
    assert learn(tmp_path, "--generations", "0") != 0
    assert "generations is 0; it is at least 1" in capsys.readouterr().err
