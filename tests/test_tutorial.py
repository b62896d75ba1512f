"""The guided first game still replays, and everything that is told about it fits."""

import re
from importlib import resources
from itertools import pairwise
from pathlib import Path

import pytest

from messina.errors import RecordError, TutorialError
from messina.game.question import LegalActions
from messina.game.records import record_text
from messina.notation.actions import action_text
from messina.rules.engine import decider
from messina.rules.terms import SOURCES
from messina.server.table.entries import entries_of, log_entries
from messina.server.table.replay_index import replay_index
from messina.tutorial import LEARNER, ROWS, TOPICS, load_tutorial, read_tutorial
from messina.words.pack_names import pack_names_of
from tests.renew_tutorial import renewed

DATA = resources.files("messina") / "data"
RECORD = (DATA / "tutorial.messina").read_text(encoding="utf-8")
LOCALES = Path(__file__).parents[1] / "src" / "messina" / "locales"
TOLD = {
    path.parent.name: dict(
        re.findall(r"^((?:lesson|learn-topic)-[a-z0-9-]+) = (.*)", path.read_text(encoding="utf-8"), re.M)
    )
    for path in LOCALES.glob("*/tutorial.ftl")
}
CLIENT = Path(__file__).parents[1] / "web" / "src" / "lib"
DURATIONS = {
    name: int(ms)
    for name, ms in re.findall(
        r"^  (?!TurnEnded)(\w+): (\d+),$",
        (CLIENT / "stage" / "stage.svelte.ts").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
}
"""How long the lesson shows an event, in ms; it makes no pause after turns."""
LONGEST_WATCH = 2800
FASTEST = 0.6
"""In ms: what takes longer the client plays faster, but not so fast that nobody could follow."""
CLAUSES = Path(__file__).with_name("clauses.txt").read_text(encoding="utf-8")
TUTORIAL = load_tutorial()
LOG = log_entries(pack_names_of(TUTORIAL.game.box), TUTORIAL.game.box, entries_of(TUTORIAL.game.log))

STOP = """
[[stops]]
at = 22
topic = "choosing"
text = "choose"
"""
LAST = STOP.replace("22", "435")


def test_the_game_is_a_whole_basic_game_of_two_that_the_learner_wins() -> None:
    game = TUTORIAL.game
    assert game.over
    assert (game.options.players, game.options.estates, game.options.scrolls) == (2, "aa", "aa")
    assert game.options.major_fire == "english"
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
    assert 60 <= len(places) <= 80


def test_nobody_watches_longer_than_three_seconds() -> None:
    lengths = [
        sum(DURATIONS.get(event.name, 0) for entry in LOG[stop.at : after.at] for event in entry.events)
        for stop, after in pairwise(TUTORIAL.stops)
    ]
    assert f"LONGEST_WATCH = {LONGEST_WATCH};" in (CLIENT / "lesson.svelte.ts").read_text(encoding="utf-8")
    assert max(lengths) * FASTEST <= LONGEST_WATCH
    assert sum(length <= LONGEST_WATCH for length in lengths) >= 0.8 * len(lengths)
    assert sum(lengths) > 60_000, "the durations were not found"


def test_the_learner_decides_in_every_turn_of_every_round() -> None:
    """A turn runs from the question for a lieutenant to the next one."""
    learners = [at for at, step in enumerate(TUTORIAL.game.log) if step.player == LEARNER]
    beginnings = [at for at in learners if action(at).startswith("lieutenant ")]
    moves = [stop.at for stop in TUTORIAL.stops if stop.code is not None]
    for begin, after in zip(beginnings, [*beginnings[1:], len(TUTORIAL.game.log)], strict=True):
        assert any(begin <= at < after for at in moves), f"step {begin}"
    assert len(beginnings) >= 18


def action(at: int) -> str:
    return action_text(TUTORIAL.game.box, TUTORIAL.game.log[at].code)


def test_every_topic_has_a_stop_and_those_of_play_have_a_move() -> None:
    assert {stop.topic for stop in TUTORIAL.stops} == set(TOPICS)
    practised = {stop.topic for stop in TUTORIAL.stops if stop.code is not None}
    assert practised == set(TOPICS) - {"welcome", "wheel"}


@pytest.mark.parametrize(
    "words",
    [
        "recall",
        "repopulate",
        "burn fire",
        "burn major",
        "also H4",
        "build Q3",
        "build B3",
        "build C1-2",
        "employ B3",
        "use coin -> church",
        "advance city",
        "into B3",
        "step 2 left",
        "track 3",
        "upgrade B3",
        "choose city",
    ],
)
def test_the_learner_does_this_with_their_own_hands(words: str) -> None:
    assert words in {action(stop.at) for stop in TUTORIAL.stops if stop.code is not None}


def test_a_lieutenant_is_taken_at_once_on_the_fourth_space_of_the_city() -> None:
    stop = next(stop for stop in TUTORIAL.stops if stop.text == "paid")
    names = [event.name for event in LOG[stop.at].events]
    assert names[-2:] == ["RegisterAdvanced", "LieutenantGained"]


def test_the_overseer_of_the_nuns_reaches_every_kind_of_step() -> None:
    steps = {
        event.args["step"]
        for entry in LOG
        for event in entry.events
        if event.name == "OverseerAdvanced" and event.args["player"] == LEARNER
    }
    assert steps == {1, 2, 3, 4, 5, 6}


def test_the_wheel_has_its_lesson_before_the_first_move() -> None:
    first = next(number for number, stop in enumerate(TUTORIAL.stops) if stop.code is not None)
    wheel = [number for number, stop in enumerate(TUTORIAL.stops) if stop.topic == "wheel"]
    assert len(wheel) >= 3
    assert max(wheel) < first
    assert all("wheel:" in TUTORIAL.stops[number].lit for number in wheel)


def test_the_next_rat_hits_the_hexes_that_were_foretold() -> None:
    foretold = next(stop for stop in TUTORIAL.stops if stop.text == "wheel-next").lit[1:]
    hit = [
        f"hex:{event.args['hex']}"
        for entry in LOG[22 : replay_index(LOG, 2, finished=True, game=None).rounds[2]]
        for event in entry.events
        if event.name == "CubePlaced"
    ]
    assert hit[: len(foretold)] == list(foretold)


def test_the_result_is_counted_row_by_row_to_its_end() -> None:
    rows = [stop.row for stop in TUTORIAL.stops if stop.row]
    assert rows == ["rats", "ranking", "church", "hexes", "scrolls", "tokens", "tokens"]
    assert rows[-1] == ROWS[-1]


def test_rounds_one_and_two_are_mostly_played_by_hand() -> None:
    game = TUTORIAL.game
    log = log_entries(pack_names_of(game.box), game.box, entries_of(game.log))
    third = replay_index(log, 2, finished=True, game=None).rounds[2]
    early = [stop for stop in TUTORIAL.stops if stop.at <= third]
    assert sum(stop.code is not None for stop in early) >= 0.8 * len(early)


def test_every_text_and_title_is_written_and_every_one_written_is_told() -> None:
    texts = {f"lesson-{stop.text}" for stop in TUTORIAL.stops}
    assert texts | {f"learn-topic-{topic}" for topic in TOPICS} == set(TOLD["en"])


@pytest.mark.parametrize("language", sorted(TOLD))
def test_no_text_has_more_than_three_sentences_or_is_long(language: str) -> None:
    for id, text in TOLD[language].items():
        assert len(re.findall(r"[.?!](?: |$)", text)) <= 3, id
        assert len(re.sub(r"<[a-z0-9-]+> ", "", text)) <= 260, id


def test_the_texts_tell_the_numbers_of_this_game() -> None:
    """Those that come from the log, not from the words."""
    told, end = TOLD["en"], TUTORIAL.game.state_at(len(TUTORIAL.game.log))
    hexes = [one for number, one in enumerate(end.box.hexes) if end.owners[number] == LEARNER]
    assert sorted(one.points for one in hexes) == [8, 11, 14]
    assert "8, 11 and 14" in told["lesson-scoring-hexes"]
    assert "your two push you back two spaces" in told["lesson-scoring-rats"]
    assert end.seats[LEARNER].rats == 2
    assert "7 points for each of your three hexes" in told["lesson-scoring-scrolls"]
    assert end.seats[LEARNER].points[SOURCES.index("scrolls")] == 7 * 3


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
        ('[[stops]]\nat = 22\ntopic = "choosing"', "stop 1: text is missing"),
        (STOP.replace("22", "9999"), "stop 1: at is 9999; the game has 435 steps"),
        (STOP.replace("22", "9999") + "move = true", "stop 1: there is no move after 9999 steps"),
        (STOP.replace("22", "435") + "move = true", "stop 1: there is no move after 435 steps"),
        (STOP.replace("22", "20") + "move = true", "stop 1: the move after 20 steps is not the learner's"),
        (STOP.replace("22", "30") + STOP, "stop 2: at is 22, but the stop before it is at 30"),
        (STOP + "move = true" + STOP, "stop 2: at is 22, where the stop before it makes a move"),
        (STOP.replace("choosing", "cooking"), "stop 1: topic is 'cooking'; topics are welcome,"),
        (STOP.replace('"choose"', '"Choose!"'), "stop 1: text is 'Choose!'; it should be small letters"),
        (STOP + 'clause = "5"', "stop 1: clause is '5'; it should be a number like '5.2'"),
        (STOP + 'lit = ["hex:A99"]', "stop 1: lit has 'hex:A99', which is nothing on the table"),
        (STOP + 'row = "cats"', "stop 1: row is 'cats'; rows are rounds, rats,"),
        (STOP + 'row = "rats"', "stop 1: at is 22, but rows are counted after all 435 steps"),
        (LAST + 'row = "city"' + LAST + 'row = "rats"', "stop 2: row is 'rats', but 'city' has been counted"),
    ],
)
def test_what_is_wrong_with_the_stops_is_one_clear_sentence(stops: str, sentence: str) -> None:
    with pytest.raises(TutorialError) as problem:
        read_tutorial(RECORD, stops)
    assert str(problem.value).startswith(sentence)
    assert "\n" not in str(problem.value)


def test_a_game_that_does_not_replay_is_refused() -> None:
    with pytest.raises(TutorialError, match="the game of the tutorial: line 35: "):
        read_tutorial(RECORD.replace("1 go H5", "1 go H99", 1), STOP)


def test_a_game_without_its_end_is_refused() -> None:
    game = TUTORIAL.game.copy()
    game.rewind(30)
    with pytest.raises(TutorialError, match="not played to its end"):
        read_tutorial(record_text(game), STOP)


def test_sealed_anew_it_is_the_same_game() -> None:
    assert renewed(RECORD) == RECORD
    older = RECORD.replace(f"pack {TUTORIAL.game.box.hash}", "pack 0123456789abcdef").replace(
        "end 435", "end 1"
    )
    assert renewed(older) == RECORD


def test_sealing_it_anew_names_the_first_move_that_is_no_longer_legal() -> None:
    with pytest.raises(RecordError, match="line 35: 'go H20' is not legal now"):
        renewed(RECORD.replace("1 go H5", "1 go H20", 1))
