"""The guided first game still replays, and everything that is told about it fits."""

import re
from importlib import resources
from pathlib import Path

import pytest

from messina.asking import LegalActions
from messina.errors import TutorialError
from messina.notation.records import record_text
from messina.rules.engine import decider
from messina.server.entries import entries_of, told
from messina.server.replay import replay_index
from messina.tutorial import LEARNER, TOPICS, load_tutorial, read_tutorial
from messina.words.lexicon import lexicon_of

DATA = resources.files("messina") / "data"
RECORD = (DATA / "tutorial.messina").read_text(encoding="utf-8")
WORDS = (resources.files("messina") / "locales" / "en" / "tutorial.ftl").read_text(encoding="utf-8")
CLAUSES = Path(__file__).with_name("clauses.txt").read_text(encoding="utf-8")
TUTORIAL = load_tutorial()

STOP = """
[[stops]]
at = 24
topic = "choosing"
text = "choose"
"""


def test_the_game_is_a_whole_basic_game_of_two_that_the_learner_wins() -> None:
    game = TUTORIAL.game
    assert game.over
    assert (game.options.players, game.options.estates, game.options.scrolls) == (2, "aa", "aa")
    assert game.result().winners == (LEARNER,)


def test_every_move_is_the_learners_and_legal_where_it_is_asked_for() -> None:
    for stop in TUTORIAL.stops:
        if stop.code is not None:
            state = TUTORIAL.game.state_at(stop.at)
            assert decider(state) == LEARNER, stop.text
            assert stop.code in LegalActions(state).codes, stop.text


def test_between_two_stops_something_happens_or_the_place_is_shared() -> None:
    places = [stop.at for stop in TUTORIAL.stops]
    assert places == sorted(places)
    assert places[-1] == len(TUTORIAL.game.log)
    assert 35 <= len(places) <= 50


def test_every_topic_has_a_stop_and_those_of_play_have_a_move() -> None:
    assert {stop.topic for stop in TUTORIAL.stops} == set(TOPICS)
    practised = {stop.topic for stop in TUTORIAL.stops if stop.code is not None}
    assert practised == set(TOPICS) - {"welcome", "rats"}


def test_rounds_one_and_two_are_mostly_played_by_hand() -> None:
    game = TUTORIAL.game
    log = told(lexicon_of(game.box), game.box, entries_of(game.box, game.log, 1))
    third = replay_index(log, 2, finished=True).rounds[2]
    early = [stop for stop in TUTORIAL.stops if stop.at <= third]
    assert sum(stop.code is not None for stop in early) >= 0.8 * len(early)


def test_every_text_and_title_is_written_and_every_one_written_is_told() -> None:
    written = set(re.findall(r"^lesson-([a-z0-9-]+) =", WORDS, re.MULTILINE))
    assert {stop.text for stop in TUTORIAL.stops} == written
    titles = set(re.findall(r"^learn-topic-([a-z-]+) =", WORDS, re.MULTILINE))
    assert set(TOPICS) == titles


def test_the_last_text_tells_how_this_game_ended() -> None:
    farewell = re.search(r"^lesson-farewell = (.*)", WORDS, re.MULTILINE)
    assert farewell is not None
    assert re.findall(r"\d+", farewell[1]) == [str(score) for score in TUTORIAL.game.result().scores]


def test_no_text_has_more_than_three_sentences_or_is_long() -> None:
    for id, text in re.findall(r"^(lesson-[a-z0-9-]+) = (.*)", WORDS, re.MULTILINE):
        assert len(re.findall(r"[.?!](?: |$)", text)) <= 3, id
        assert len(re.sub(r"<[a-z0-9-]+> ", "", text)) <= 260, id


def test_every_clause_cited_exists() -> None:
    known = set(re.findall(r"^(\d+\.\d+) ", CLAUSES, re.MULTILINE)) | {"0.1", "0.2"}
    assert {stop.clause for stop in TUTORIAL.stops} - {""} <= known


@pytest.mark.parametrize(
    ("stops", "sentence"),
    [
        ("", "the file has a list of [[stops]] and nothing else"),
        ("stops = 3", "the file has a list of [[stops]] and nothing else"),
        ("stops = [3]", "stop 1: a stop is a table, not 3"),
        ("[[stops]", "the stops cannot be read: "),
        (STOP + "colour = 1", "stop 1: 'colour' is no field of a stop; these are at, topic, text, move"),
        (STOP + "move = 1", "stop 1: move is 1; it should be of type bool"),
        ('[[stops]]\nat = 24\ntopic = "choosing"', "stop 1: text is missing"),
        (STOP.replace("24", "9999"), "stop 1: at is 9999; the game has 411 steps"),
        (STOP.replace("24", "9999") + "move = true", "stop 1: there is no move after 9999 steps"),
        (STOP.replace("24", "411") + "move = true", "stop 1: there is no move after 411 steps"),
        (STOP.replace("24", "22") + "move = true", "stop 1: the move after 22 steps is not the learner's"),
        (STOP.replace("24", "30") + STOP, "stop 2: at is 24, but the stop before it is at 30"),
        (STOP + "move = true" + STOP, "stop 2: at is 24, where the stop before it makes a move"),
        (STOP.replace("choosing", "cooking"), "stop 1: topic is 'cooking'; topics are welcome,"),
        (STOP.replace('"choose"', '"Choose!"'), "stop 1: text is 'Choose!'; it should be small letters"),
        (STOP + 'clause = "5"', "stop 1: clause is '5'; it should be a number like '5.2'"),
        (STOP + 'lit = ["hex:A99"]', "stop 1: lit has 'hex:A99', which is nothing on the table"),
    ],
)
def test_what_is_wrong_with_the_stops_is_one_clear_sentence(stops: str, sentence: str) -> None:
    with pytest.raises(TutorialError) as problem:
        read_tutorial(RECORD, stops)
    assert str(problem.value).startswith(sentence)
    assert "\n" not in str(problem.value)


def test_a_game_that_does_not_replay_is_refused() -> None:
    with pytest.raises(TutorialError, match="the game of the tutorial: line 36: "):
        read_tutorial(RECORD.replace("1 go A04", "1 go A99", 1), STOP)


def test_a_game_without_its_end_is_refused() -> None:
    game = TUTORIAL.game.copy()
    game.rewind(30)
    with pytest.raises(TutorialError, match="not played to its end"):
        read_tutorial(record_text(game), STOP)
