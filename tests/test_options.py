"""What is played: checked once, written and read back, and the same in another process."""

import argparse
import multiprocessing
import pickle
from dataclasses import FrozenInstanceError, replace
from itertools import product

import pytest

from messina import Game
from messina.errors import OptionError
from messina.options import FIELDS, STANDARD, Setting, add_setting, asked_setting, option_texts, read_options
from messina.rules.options import READINGS, Options

TEXTS = option_texts(Setting("ab", "b", True, "czech").options(2))


def every_option() -> list[Options]:
    return [
        Setting(estates, scrolls, tile, fire).options(players)
        for players, estates, scrolls, tile, fire in product(
            (1, 2, 3, 4), ("a", "b"), ("a", "b"), (False, True), READINGS
        )
    ]


def test_options_are_written_as_words_and_read_back() -> None:
    for options in [*every_option(), Setting("abba", "baab").options(4)]:
        texts = option_texts(options)
        assert tuple(texts) == FIELDS
        assert all(isinstance(text, str) and text for text in texts.values())
        assert read_options(texts) == options


def test_a_setting_gives_every_seat_its_boards() -> None:
    assert Setting("b", "a").options(3) == Options(3, "bbb", "aaa", False, "english")
    assert Setting("ab", "ba").options(2) == Options(2, "ab", "ba", False, "english")
    assert STANDARD.options(1) == Options(1, "a", "a", False, "english")


def test_a_game_has_the_options_it_was_made_with() -> None:
    game = Game(3, estates="aba", scrolls="b", priority_tile=True, major_fire="russian")
    assert game.options == Setting("aba", "b", True, "russian").options(3)


def test_options_cannot_be_changed() -> None:
    with pytest.raises((FrozenInstanceError, AttributeError, TypeError)):
        STANDARD.options(2).players = 3  # type: ignore[misc]
    with pytest.raises(FrozenInstanceError):
        STANDARD.estates = "b"  # type: ignore[misc]


@pytest.mark.parametrize(
    ("change", "players", "said"),
    [
        ({}, 0, "players is 0; Messina 1347 is for 1 to 4 players"),
        ({}, 5, "players is 5; Messina 1347 is for 1 to 4 players"),
        ({}, True, "players is True; Messina 1347 is for 1 to 4 players"),
        ({}, "2", "players is '2'; Messina 1347 is for 1 to 4 players"),
        ({"estates": "c"}, 2, "estates is 'c'; it takes 'a' or 'b', or one of them for each seat"),
        ({"estates": ""}, 2, "estates is ''; it takes 'a' or 'b', or one of them for each seat"),
        ({"estates": "aba"}, 2, "estates is 'aba'; it takes 'a' or 'b', or one of them for each seat"),
        ({"scrolls": 1}, 2, "scrolls is 1; it takes 'a' or 'b', or one of them for each seat"),
        ({"priority_tile": "yes"}, 2, "priority_tile is 'yes'; it is True or False"),
        ({"major_fire": "two_fires"}, 2, "major_fire is 'two_fires'; it is 'english', 'russian' or 'czech'"),
        ({"major_fire": []}, 2, "major_fire is []; it is 'english', 'russian' or 'czech'"),
    ],
)
def test_a_bad_option_is_named_in_one_sentence(change: dict[str, object], players: object, said: str) -> None:
    with pytest.raises(OptionError) as problem:
        replace(STANDARD, **change).options(players)  # type: ignore[arg-type]
    assert str(problem.value) == said


@pytest.mark.parametrize(
    ("name", "word", "said"),
    [
        ("players", "5", "players is '5'; it is 1, 2, 3 or 4"),
        ("players", "²", "players is '²'; it is 1, 2, 3 or 4"),
        ("players", "", "players is ''; it is 1, 2, 3 or 4"),
        ("players", "3", "estates is 'ab'; it takes 'a' or 'b', or one of them for each seat"),
        ("estates", "ac", "estates is 'ac'; it takes 'a' or 'b', or one of them for each seat"),
        ("estates", "a", "estates is 'a'; it has a letter for each seat here"),
        ("scrolls", "b", "scrolls is 'b'; it has a letter for each seat here"),
        ("priority_tile", "True", "priority_tile is 'True'; it is yes or no"),
        ("major_fire", "Czech", "major_fire is 'Czech'; it is 'english', 'russian' or 'czech'"),
    ],
)
def test_a_bad_word_is_named_in_one_sentence(name: str, word: str, said: str) -> None:
    with pytest.raises(OptionError) as problem:
        read_options(TEXTS | {name: word})
    assert str(problem.value) == said


def test_a_word_that_is_missing_is_named() -> None:
    for name in FIELDS:
        texts = {other: text for other, text in TEXTS.items() if other != name}
        with pytest.raises(OptionError, match=f"{name} is missing"):
            read_options(texts)


def test_options_are_the_same_after_pickling() -> None:
    for options in every_option():
        again = pickle.loads(pickle.dumps(options))
        assert again == options
        assert hash(again) == hash(options)


def test_options_reach_another_process() -> None:
    options = Setting("ab", "b", True, "czech").options(2)
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        assert pool.apply(option_texts, (options,)) == TEXTS
        assert pool.apply(read_options, (TEXTS,)) == options


@pytest.mark.parametrize(
    ("words", "setting"),
    [
        ("", STANDARD),
        ("--advanced", Setting("b", "b")),
        ("--advanced --scrolls a", Setting("b", "a")),
        ("--estates ab --priority-tile", Setting("ab", "a", True)),
        ("--major-fire czech --pack some.toml", Setting(major_fire="czech", pack="some.toml")),
    ],
)
def test_the_command_line_asks_for_a_setting(words: str, setting: Setting) -> None:
    parser = argparse.ArgumentParser()
    add_setting(parser)
    assert asked_setting(parser.parse_args(words.split())) == setting
