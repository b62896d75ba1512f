"""Golden games: whole recorded games, their stories and node counts do not change by accident.

If a change of the rules is meant to change them, `make golden` writes them anew.
"""

import pytest

from messina import read_record, record_text
from tests.golden.regenerate import (
    FOLDER,
    GAMES,
    MOMENTS,
    NODES,
    node_lines,
    play_golden_game,
    result_lines,
)

MEANT = "if this is meant, write the golden games anew: make golden"


def golden(file: str) -> str:
    return (FOLDER / file).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_loads_under_its_seal_and_ends_with_its_result(name: str) -> None:
    text = golden(f"{name}.messina")
    game = read_record(text)
    assert game.over
    assert record_text(game) == text
    assert golden(f"{name}.events").splitlines()[-len(game.names) - 1 :] == list(result_lines(game))


@pytest.mark.parametrize("name", GAMES)
def test_playing_a_golden_game_again_gives_the_same_record_and_the_same_story(name: str) -> None:
    record, story = play_golden_game(name)
    assert record.splitlines() == golden(f"{name}.messina").splitlines(), MEANT
    assert story.splitlines() == golden(f"{name}.events").splitlines(), MEANT


@pytest.mark.parametrize(("name", "turn"), MOMENTS)
def test_as_many_positions_lie_behind_a_moment_as_ever(name: str, turn: int) -> None:
    lines = [
        line for line in golden(NODES.name).splitlines() if line.startswith(f"{name} before turn {turn},")
    ]
    assert list(node_lines(name, turn)) == lines, MEANT


def test_the_golden_folder_holds_what_is_tested_and_nothing_else() -> None:
    files = {path.name for path in FOLDER.iterdir() if path.suffix in (".messina", ".events", ".txt")}
    assert files == {NODES.name, *(f"{name}{end}" for name in GAMES for end in (".messina", ".events"))}
