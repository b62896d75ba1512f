"""Puzzles: mined the same for the same seed, each with one turn that is clearly best."""

from pathlib import Path

import pytest

from messina import Game, load_pack
from messina.bots.advice import best_turns, kind_of
from messina.cli import main
from messina.notation.positions import read_position
from messina.sim import puzzles
from messina.sim.puzzles import Mining, best_of_game, greedy_kind, is_solo, load_puzzles
from messina.sim.workers import Workers


def test_what_ships_has_one_turn_that_is_clearly_best_and_that_the_greedy_miss() -> None:
    for text in load_puzzles()[:2]:
        state = read_position(text, load_pack())
        seat = int(state.frames[-1].player)
        best, second, *_ = best_turns(state, seat)
        assert best.worth - second.worth > 1.0
        assert greedy_kind(state, seat) != best.kind == kind_of(best.codes)


def test_a_game_gives_the_same_puzzle_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "GAMES", 8)
    monkeypatch.setattr(puzzles, "CLEAR", 0.5)
    assert best_of_game(1, 1) == best_of_game(1, 1)


def test_mining_goes_on_until_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        puzzles, "best_of_game", lambda seed, number: str(number) if number % 3 == 0 else None
    )
    told: list[int] = []
    with Workers(1) as workers:
        found = Mining(3, 0).mine(workers, told.append)
    assert found == ["0", "3", "6"]
    assert sum(told) == 3


def test_mining_goes_on_until_one_in_four_is_a_solo_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "best_of_game", lambda seed, number: str(number))
    with Workers(1) as workers:
        found = Mining(8, 0).mine(workers)
    assert sum(is_solo(int(number)) for number in found) == 2
    assert found == ["0", "1", "2", "3", "4", "5", "6", "8"]


def test_a_game_can_be_taken_up_in_a_position() -> None:
    state = read_position(load_puzzles()[0], load_pack())
    game = Game.at(state, seed=7)
    first = next(iter(game.legal_actions))
    game.play(first)
    game.rewind(0)
    assert game.legal_actions.codes[0] == first.code


@pytest.mark.parametrize("wrong", [["--count", "0"], ["--out", "/nowhere/at/all/p.gz"]])
def test_what_cannot_be_mined_is_one_line(
    wrong: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["puzzles", "--out", str(tmp_path / "p.json.gz"), *wrong]) == 2
    assert capsys.readouterr().err.count("\n") == 1
