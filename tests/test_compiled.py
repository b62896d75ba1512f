"""Compiled and interpreted rules play the same games, to the last event.

Both play seeded games in processes of their own, the interpreted ones from a copy of the sources alone.
Where nothing is compiled there is nothing to compare; the interpreted process must then give the golden
games, so that this test never passes by doing nothing.
"""

import json
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import messina
from tests.golden.regenerate import FOLDER, GAMES

SOURCES = Path(messina.__file__).parent
TESTS = Path(__file__).parent
COMPILED = bool(list((SOURCES / "rules").glob("*.so")) + list((SOURCES / "rules").glob("*.pyd")))
PLAY = """
import hashlib, json, sys
import messina.rules.engine
from messina import Game, record_text
from messina.rules.dice import Dice, Fate
from messina.rules.playout import play_out
from messina.rules.setup import new_position
from messina.rules.state import Offer
from messina.notation.positions import position_text
from tests.golden.regenerate import GAMES, play_golden_game

told = {"file": messina.rules.engine.__file__}
for name, options in GAMES.items():
    told[name] = play_golden_game(name)
    state = new_position(messina.load_pack(), Game(**options).options)
    state.events = []
    play_out(state, Fate(4711), Dice(4711), Offer())
    events = hashlib.sha256(repr(state.events).encode()).hexdigest()
    told[name + " at random"] = [position_text(state), events]
json.dump(told, sys.stdout)
"""


def play_games(*path: Path) -> dict[str, list[str] | str]:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}
    run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    told: dict[str, list[str] | str] = json.loads(run.stdout)
    return told


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[str] | str]:
    """What the sources alone play, from a folder without any extension module."""
    folder = tmp_path_factory.mktemp("interpreted")
    extensions = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(SOURCES, folder / "messina", ignore=extensions)
    told = play_games(folder, TESTS.parent)
    assert told["file"] == str(folder / "messina" / "rules" / "engine.py")
    return told


@cache
def installed() -> dict[str, list[str] | str]:
    """What the package plays as it is, compiled where it has been compiled."""
    return play_games(SOURCES.parent, TESTS.parent)


def test_the_installed_rules_are_compiled_if_there_is_anything_compiled() -> None:
    assert str(installed()["file"]).endswith(".py") != COMPILED


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_rules_play_the_golden_games(name: str, interpreted: dict[str, list[str] | str]) -> None:
    files = [(FOLDER / f"{name}{end}").read_text(encoding="utf-8") for end in (".messina", ".events")]
    assert interpreted[name] == files


@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_play_as_the_interpreted_ones(
    name: str, interpreted: dict[str, list[str] | str]
) -> None:
    for kind in (name, f"{name} at random"):
        assert installed()[kind] == interpreted[kind]
