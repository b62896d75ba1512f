"""Games a simulation keeps: sound records, and arrays of what was decided."""

from pathlib import Path

import numpy as np
import pytest

from messina.env.corpus import load_corpus
from messina.errors import OptionError, RecordError
from messina.observation.encode import SIZE
from messina.sim import Simulation, simulate
from messina.sim.corpus import corpus_games


@pytest.mark.parametrize("bots", [("random", "random"), ("greedy:1", "random")])
def test_kept_games_are_those_that_were_played(tmp_path: Path, bots: tuple[str, ...]) -> None:
    folder = tmp_path / "kept"
    kept = simulate(Simulation(bots, 3, seed=5, save=str(folder)))
    plain = simulate(Simulation(bots, 3, seed=5))
    games = list(corpus_games(folder))
    assert len(games) == 3
    assert all(game.over for game in games)
    assert {**kept.numbers(), "seconds": 0, "speed": 0} == {**plain.numbers(), "seconds": 0, "speed": 0}
    totals = [sum(game.result().scores[seat] for game in games) for seat in range(2)]
    assert totals == [seat.quantities["score"].total for seat in kept.seats]


def test_arrays_hold_every_decision_with_a_choice(tmp_path: Path) -> None:
    simulate(Simulation(("random", "random"), 2, seed=1, save=str(tmp_path)))
    found = load_corpus(tmp_path)
    rows = len(found.action)
    assert found.observation.shape == (rows, SIZE)
    assert (found.action_mask.sum(1) > 1).all()
    assert found.action_mask[np.arange(rows), found.action].all()
    results = [game.result().scores for game in corpus_games(tmp_path)]
    for game, seat, scores in zip(found.game, found.seat, found.scores, strict=True):
        assert scores.tolist() == [results[game][seat], results[game][1 - seat], 0, 0]


def test_a_folder_with_games_is_not_written_over(tmp_path: Path) -> None:
    simulation = Simulation(("random",), 1, save=str(tmp_path))
    simulate(simulation)
    with pytest.raises(OptionError, match="holds games already"):
        simulate(simulation)


def test_a_folder_without_games_or_a_damaged_file_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="holds no games"):
        list(corpus_games(tmp_path))
    (tmp_path / "000000.zip").write_bytes(b"PK not a zip")
    with pytest.raises(RecordError, match=r"000000\.zip"):
        list(corpus_games(tmp_path))
