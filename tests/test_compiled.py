"""Compiled and interpreted rules play the same games, to the last event, and show the same views.

Both play seeded games in processes of their own, the interpreted ones from a copy of the sources alone.
Where nothing is compiled there is nothing to compare; the interpreted process must then give the golden
games, so that this test never passes by doing nothing.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import messina
from tests.golden.regenerate import FOLDER, GAMES

SOURCES = Path(messina.__file__).parent
TESTS = Path(__file__).parent
COMPILED = bool(list((SOURCES / "rules").glob("*.so")) + list((SOURCES / "rules").glob("*.pyd")))
PLAY = """
import hashlib, json, sys
import messina.rules.engine
import msgspec
from messina import Game, read_record
from messina.rules.dice import Dice, Fate
from messina.rules.playout import play_out
from messina.rules.setup import new_position
from messina.rules.state import Offer
from messina.notation.positions import position_text
from messina.words.pack_names import pack_names_of
from messina.server.table.entries import entries_of, log_entries
from messina.server.views.answers import offered
from messina.server.views.position import position
from messina.server.views.printed import printed
from tests.golden.regenerate import GAMES, play_golden_game

SOMETIMES = 5

def seen(state):
    # A moment as it is shown; the question in words, the rest as a hash.
    parts = [position(state), *offered(state)]
    asked = parts[0].asked
    question = [] if asked is None else [asked.name, asked.clause]
    return [*question, hashlib.sha256(msgspec.json.encode(parts)).hexdigest()]

def views(game):
    # Moments of the game, and its log.
    log = msgspec.json.encode(log_entries(pack_names_of(game.box), game.box, entries_of(game.log)))
    moments = [seen(game.state_at(at)) for at in range(0, len(game.log) + 1, SOMETIMES)]
    return [moments, hashlib.sha256(log).hexdigest()]

heard = {"file": messina.rules.engine.__file__}
heard["printed"] = msgspec.to_builtins(printed(messina.load_pack()))
for name, options in GAMES.items():
    heard[name] = play_golden_game(name)
    heard[name + " in views"] = views(read_record(heard[name][0]))
    state = new_position(messina.load_pack(), Game(**options).options)
    state.events = []
    play_out(state, Fate(4711), Dice(4711), Offer())
    events = hashlib.sha256(repr(state.events).encode()).hexdigest()
    heard[name + " at random"] = [position_text(state), events]
json.dump(heard, sys.stdout)
"""
Heard = dict[str, Any]


def play_games(*path: Path) -> Heard:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path))}
    run = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    heard: Heard = json.loads(run.stdout)
    return heard


@pytest.fixture(scope="module")
def interpreted(tmp_path_factory: pytest.TempPathFactory) -> Heard:
    """What the sources alone play, from a folder without any extension module."""
    folder = tmp_path_factory.mktemp("interpreted")
    extensions = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
    shutil.copytree(SOURCES, folder / "messina", ignore=extensions)
    heard = play_games(folder, TESTS.parent)
    assert heard["file"] == str(folder / "messina" / "rules" / "engine.py")
    return heard


@cache
def installed() -> Heard:
    """What the package plays as it is, compiled where it has been compiled."""
    return play_games(SOURCES.parent, TESTS.parent)


def test_the_installed_rules_are_compiled_if_there_is_anything_compiled() -> None:
    assert str(installed()["file"]).endswith(".py") != COMPILED


@pytest.mark.parametrize("name", GAMES)
def test_interpreted_rules_play_the_golden_games(name: str, interpreted: Heard) -> None:
    files = [(FOLDER / f"{name}{end}").read_text(encoding="utf-8") for end in (".messina", ".events")]
    assert interpreted[name] == files


@pytest.mark.parametrize("name", GAMES)
def test_compiled_rules_play_and_show_as_the_interpreted_ones(name: str, interpreted: Heard) -> None:
    for kind in (name, f"{name} at random", f"{name} in views"):
        assert installed()[kind] == interpreted[kind]


def test_compiled_rules_print_the_pack_as_the_interpreted_ones(interpreted: Heard) -> None:
    assert installed()["printed"] == interpreted["printed"]


@pytest.mark.parametrize("name", GAMES)
def test_every_question_is_shown_with_its_clause(name: str) -> None:
    moments, _ = installed()[f"{name} in views"]
    questions = [question for *question, _ in moments if question]
    assert len(questions) > 30
    for frame, clause in questions:
        assert re.fullmatch(r"\d+\.\d+", clause), frame
