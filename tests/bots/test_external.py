"""Specs, weights files, and bots that other people write: whatever is wrong is said in one sentence."""

import sys
import time
from pathlib import Path

import pytest

from messina import Game
from messina.bots import BOTS, make_bot
from messina.bots.component_values import NAMES, WEIGHTS
from messina.bots.external import BotError, ProgramBot
from messina.bots.weights import load_weights, load_weights_file, read_weights, weights_text
from messina.errors import OptionError
from messina.rules.engine import decider, legal
from messina.rules.state import Offer
from messina.sim.matches import STANDARD_SERIES, Match, play_match

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
LUMBERJACK = f"file:{EXAMPLES / 'lumberjack.py'}"
JSON_BOT = f"program:{sys.executable} {EXAMPLES / 'json_bot.py'}"


def first_choice() -> tuple[Game, Offer]:
    game = Game(2, seed=1)
    game.play_forced()
    offer = Offer()
    legal(game.state, offer)
    return game, offer


def ask_program(code: str, deadline: float = 20.0) -> int:
    """What a program made of this Python code answers to the first question of a game."""
    game, offer = first_choice()
    bot = ProgramBot([sys.executable, "-c", code], 1, deadline)
    return bot.choose(game.state, offer, decider(game.state))


@pytest.mark.parametrize(
    "spec",
    [
        "grandmaster",
        "",
        "random:3",
        "greedy:0",
        "greedy:wide",
        "greedy:99",
        "search:soon",
        "search:0s",
        "search:-5",
        "search:1s,0",
        "search:1s,many",
        "search:nans",
        "search:10,2,3",
        "novice:hard",
        "archbishop:2s",
        "file:nowhere.py",
        "file:",
        "program:",
        "program:  ",
        "program:no-such-program-anywhere",
        "program:'unclosed",
    ],
)
def test_a_bad_spec_is_refused_in_one_sentence(spec: str) -> None:
    with pytest.raises(OptionError) as problem:
        make_bot(spec, 1)
    assert str(problem.value)
    assert "\n" not in str(problem.value)


def test_every_bot_has_a_sentence_for_people_and_levels_come_from_gentle_to_strong() -> None:
    assert all(entry.about.endswith(".") for entry in BOTS.values())
    assert [name for name, entry in BOTS.items() if entry.level] == [
        "novice",
        "merchant",
        "physician",
        "magistrate",
        "archbishop",
    ]


@pytest.mark.parametrize("spec", [LUMBERJACK, JSON_BOT])
def test_the_documented_examples_play_whole_games_the_same_for_the_same_seed(spec: str) -> None:
    match = Match(3, (spec, "random"), (0, 1))
    first, again = (play_match(STANDARD_SERIES, match) for _ in range(2))
    assert [seat.score for seat in first.seats] == [seat.score for seat in again.seats]
    assert first.seats[0].turns > 10


@pytest.mark.parametrize(
    "source", ["def make_bot(", "x = 1", "def make_bot(seed): return 5", "raise RuntimeError('no')"]
)
def test_a_file_that_is_no_bot_is_refused(source: str, tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text(source)
    with pytest.raises(OptionError, match="cannot be used as a bot"):
        make_bot(f"file:{path}", 1)
    with pytest.raises(OptionError, match="no Python file"):
        make_bot(f"file:{path.rename(tmp_path / 'bot.txt')}", 1)


def test_a_file_may_define_dataclasses(tmp_path: Path) -> None:
    path = tmp_path / "tidy.py"
    path.write_text(
        "from __future__ import annotations\nfrom dataclasses import dataclass\n\n"
        "@dataclass\nclass Tidy:\n    seed: int\n\n"
        "    def choose(self, state, offer, seat):\n        return offer.codes[0]\n\nmake_bot = Tidy\n"
    )
    game, offer = first_choice()
    assert make_bot(f"file:{path}", 1).choose(game.state, offer, 0) == offer.codes[0]


ANSWER_FIRST = (
    "import json\nfor _ in range(9): print(json.dumps({'action': json.loads(input())['actions'][0]}))"
)


def test_a_program_that_answers_well_is_heard() -> None:
    _, offer = first_choice()
    assert ask_program(ANSWER_FIRST) == offer.codes[0]


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("raise SystemExit(3)", "ended without an answer"),
        ("input(); import os; os.kill(os.getpid(), 9)", "ended without an answer"),
        ("input(); raise RuntimeError", "ended without an answer"),
        ("import sys; input(); sys.stdout.buffer.write(b'\\xff\\n')", "ended without an answer"),
        ("input(); print('hello')", "no legal action"),
        ("input(); print('{}')", "no legal action"),
        ("input(); print('[1, 2]')", "no legal action"),
        ('input(); print(\'{"action": ["go"]}\')', "no legal action"),
        ('input(); print(\'{"action": "go to bed"}\')', "no legal action"),
        ("input(); print('x' * 10_000_000)", "no legal action"),
    ],
)
def test_a_program_that_dies_or_talks_nonsense_is_a_bot_error(code: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        ask_program(code)


@pytest.mark.parametrize(
    "code",
    ["import time; time.sleep(60)", "input(); import time; print('{', end='', flush=True); time.sleep(60)"],
)
def test_a_silent_program_is_not_waited_for(code: str) -> None:
    start = time.monotonic()
    with pytest.raises(BotError, match=r"no answer within 1 s"):
        ask_program(code, deadline=1.0)
    assert time.monotonic() - start < 20


def test_a_program_that_never_listens_does_not_hang_the_game() -> None:
    """Its answers are there before the questions, and the pipe to it fills up."""
    game, offer = first_choice()
    text = str(next(iter(game.legal_actions)))
    code = f'import time\nfor _ in range(500): print(\'{{"action": "{text}"}}\', flush=True)\ntime.sleep(60)'
    bot = ProgramBot([sys.executable, "-c", code], 1, deadline=2.0)

    def ask_often() -> None:
        for _ in range(500):
            bot.choose(game.state, offer, 0)

    with pytest.raises(BotError, match="no answer within 2 s"):
        ask_often()


def test_a_program_is_ended_with_its_bot() -> None:
    bot = ProgramBot([sys.executable, "-c", ANSWER_FIRST], 1)
    process = bot.process
    del bot
    assert process.poll() is not None


def test_a_killed_program_stays_an_error() -> None:
    game, offer = first_choice()
    bot = ProgramBot([sys.executable, "-c", ANSWER_FIRST], 1)
    bot.choose(game.state, offer, 0)
    bot.process.kill()
    for _ in range(2):
        with pytest.raises(BotError, match="ended"):
            bot.choose(game.state, offer, 0)


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "weights = [", "weights.toml"),
        (lambda text: "", "weights.toml"),
        (lambda text: text.replace("coin = ", "coins = "), "coin, coins"),
        (lambda text: text.replace("coin = ", "coin = '") + "'", "weights.toml"),
        (lambda text: text.replace("lumber = 1.3000", "lumber = 'much'"), "lumber"),
        pytest.param(lambda text: text.replace("= 1.3000", "= true"), "lumber"),
        pytest.param(lambda text: text.replace("= 1.3000", "= nan"), "lumber"),
        pytest.param(lambda text: "weights = 3", "weights.toml"),
    ],
)
def test_bad_weights_are_refused_with_their_names(spoil: object, said: str) -> None:
    text = weights_text(WEIGHTS, {"made_by": "hand"})
    with pytest.raises(OptionError, match=said) as problem:
        read_weights(spoil(text), "weights.toml")  # type: ignore[operator]
    assert "\n" not in str(problem.value)


def test_weights_are_written_and_read_back_and_a_missing_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "weights.toml"
    path.write_text(weights_text(load_weights().values, {"made_by": "test", "games": 3}))
    assert load_weights_file(path).values == pytest.approx(load_weights().values)
    assert tuple(load_weights().values) == NAMES
    with pytest.raises(OptionError, match="cannot be read"):
        load_weights_file(tmp_path / "none.toml")
