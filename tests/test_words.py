"""The game in words: nothing is left without a phrase, every phrase can be said in every language."""

import gzip
import json
import zlib
from pathlib import Path
from typing import get_args

import pytest

from messina import Game, read_record
from messina.languages import Language, languages
from messina.notation.positions import FRAMES
from messina.rules import events as e
from messina.rules.actions import WORDS
from messina.rules.dice import Dice
from messina.rules.overseers import PickStep
from messina.rules.state import ChanceFrame, Frame, PlayerStep, Step
from messina.rules.terms import FIRST_BENEFIT, SCROLL
from messina.rules.turn import ActionStep
from messina.store.sqlite_file import open_database
from messina.words import PhraseRenderer, ask, describe_action, retell, show_result, tell_story
from messina.words.event_phrases import UNSAID, kebab, lines_of, parts_of
from messina.words.named_events import NamedEvent, named
from messina.words.pack_names import action, pack_names_of, pack_names_of_printed
from messina.words.phrases import Phrase
from messina.words.table_text import show_status, show_table
from messina.words.text_wrap import WIDTH, fitted
from tests.eager import choose_eagerly
from tests.table import Table, reprinted

NAMES = ("Anna", "Bruno", "Carla", "Dora")
PATTERNS = (Frame, Step, PlayerStep, ChanceFrame)
GOLDEN = Path(__file__).parent / "golden"
KEPT = Path(__file__).parent / "kept"


def described(table: Table, text: str) -> str:
    return describe_action(table.state, table.game.legal_actions.find(text).code, NAMES[:2])


def trade(register: str) -> int:
    """The opportunity of a square that shows a coin before this register (7.3)."""
    texts = [benefit.text for benefit in Game(2).box.benefits]
    return FIRST_BENEFIT + texts.index(f"coin -> {register}")


# Completeness.


@pytest.mark.parametrize("tag", languages())
def test_every_event_is_said_or_left_out_on_purpose(tag: str) -> None:
    language = Language(tag)
    for kind in get_args(e.Event):
        said = kind.__name__ not in (*UNSAID, "TurnEnded", "OpponentTurn", "OrderDealt")
        assert said == language.has(f"ev-{kebab(kind.__name__)}"), kind.__name__


@pytest.mark.parametrize("tag", languages())
def test_every_question_has_words_for_the_asked_and_for_the_others(tag: str) -> None:
    language = Language(tag)
    for name, kind in FRAMES.items():
        if not issubclass(kind, Step | ChanceFrame) and kind not in PATTERNS:
            assert language.has(f"ask-{kebab(name)}"), name
            assert language.has(f"ask-{kebab(name)}.other"), name


@pytest.mark.parametrize("tag", languages())
def test_whole_games_can_be_told_asked_and_drawn_in_every_language(tag: str) -> None:
    """Nothing is missing, no icon and no argument is left over, and every verb of a player is said."""
    language, verbs = Language(tag), set[str]()
    for players in (1, 2, 4):
        side = "ab"[players == 4]
        game = Game(players, seed=players, estates=side, scrolls=side, names=NAMES[:players])
        dice = Dice(players)
        while not game.over:
            for sentence in everything_there_is_to_say(game, language):
                assert sentence.strip()
                assert not set(sentence) & set("{}$"), sentence
            verbs |= {one.verb for one in game.legal_actions}
            game.play(choose_eagerly(game, dice))
        renderer = PhraseRenderer(game.names, language)
        story = list(retell(game, renderer))
        assert all(len(line) <= WIDTH for line in story)
        assert not [line for line in story if "<" in line]
        assert "Anna" in show_result(game.result(), game.names, language)
    assert verbs >= set(WORDS[1:34]) - {"also", "produce", "into", "send", "hex", "discard"}


def everything_there_is_to_say(game: Game, language: Language) -> list[str]:
    renderer = PhraseRenderer(game.names, language)
    said = [ask(game.state, game.names, language)]
    said += [describe_action(game.state, one.code, game.names, language) for one in game.legal_actions]
    if game.player is not None and game.player >= 0 and len(game.log) % 9 == 0:
        picture = show_table(game.state, game.player, renderer)
        assert max(map(len, picture.splitlines())) <= WIDTH
        said.append(show_status(game.state, game.player, renderer))
    return said


# Stories.


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.LieutenantMoved(0, 28, 2, 0), "Anna goes to Loggia"),
        (e.LieutenantMoved(0, 1, 2, 1), "Anna goes to Loggia for 1 coin"),
        (e.LieutenantMoved(0, 2, 2, 0), "Anna stays in Loggia"),
        (e.PointsScored(0, 2, 7, 0), "Anna scores 2 points (visits)"),
        (e.PointsScored(0, -1, 8, 0), "Anna loses 1 point (cycling)"),
        (e.TokensGained(1, 0, 2), "Bruno gains 2 coins"),
        (e.TokensSpent(1, 2, 1), "Bruno pays 1 major fire"),
        (e.CubeBurned(4, 2), "The opponent burns a cube in Loggia"),
        (e.RoundBegan(4), "Round IV begins."),
        (e.HexRepopulated(0, 2), "Anna repopulates Loggia"),
        (e.OpportunityLost(0, SCROLL), "Anna forfeits an action (advance a scroll marker)"),
    ],
)
def test_an_event_says_who_did_what_where(event: e.Event, sentence: str) -> None:
    assert tell_story([event], Game(2, seed=1).box, ["Anna", "Bruno"]) == [sentence]


def test_a_story_tells_like_events_together() -> None:
    box = Game(2, seed=1).box
    events: list[e.Event] = [
        e.CubePlaced(0),
        e.CubePlaced(2),
        e.TokensGained(0, 0, 1),
        e.TokensGained(0, 3, 2),
        e.CubeBurned(0, 2),
        e.CubeBurned(0, 2),
        e.TokensGained(1, 1, 1),
    ]
    assert tell_story(events, box, ["Anna", "Bruno"]) == [
        "2 plague cubes land on Setaioli and Loggia.",
        "Anna gains 1 coin, gains 2 lumber and burns 2 cubes in Loggia",
        "Bruno gains 1 fire",
    ]


def test_citizens_lost_on_several_hexes_are_counted() -> None:
    lost = [e.CitizenLost(0, 1), e.CitizenLost(2, 1), e.CitizenLost(2, 0)]
    (line,) = tell_story(lost, Game(2, seed=1).box, ["Anna", "Bruno"])
    assert "2 nuns" in line
    assert "1 craftsman" in line


def test_a_story_leaves_out_the_coins_of_a_move_but_not_the_fire_after_it() -> None:
    box = Game(2, seed=1).box
    walk = tell_story([e.LieutenantMoved(0, 1, 2, 2), e.TokensSpent(0, 0, 2)], box, ["Anna", "Bruno"])
    assert walk == ["Anna goes to Loggia for 2 coins"]
    fight = tell_story([e.LieutenantMoved(0, 1, 2, 0), e.TokensSpent(0, 1, 1)], box, ["Anna", "Bruno"])
    assert fight == ["Anna goes to Loggia and pays 1 fire"]


def test_two_turns_in_a_row_are_two_lines() -> None:
    box = Game(2, seed=1).box
    turns: list[e.Event] = [e.TokensGained(0, 0, 1), e.TurnEnded(0), e.TokensGained(0, 1, 1)]
    assert len(tell_story(turns, box, ["Anna", "Bruno"])) == 2
    opponent: list[e.Event] = [e.OpponentMoved(2), e.OpponentTurn(1), e.OpponentMoved(0)]
    assert len(tell_story(opponent, box, ["Anna"])) == 2


def test_what_is_turned_up_in_the_middle_of_a_turn_is_not_told() -> None:
    box = Game(2, seed=1).box
    events: list[e.Event] = [e.TokensGained(0, 0, 1), e.TileRevealed(3, 0)]
    assert tell_story(events, box, ["Anna", "Bruno"]) == ["Anna gains 1 coin"]
    assert "improvement" in tell_story([e.RoundBegan(1), e.TileRevealed(3, 0)], box, ["Anna", "Bruno"])[0]


def test_a_story_of_nothing_is_empty() -> None:
    assert tell_story([], Game(2, seed=1).box, ["Anna", "Bruno"]) == []


def test_what_an_event_is_about_is_named_as_the_board_names_it() -> None:
    box = Game(2, seed=1).box
    event = named(box, e.CitizenPlaced(1, 1, 18 + 2, 0))
    (part,) = parts_of(pack_names_of(box), [event])
    assert getattr(part, "targets", ()) == ("cabin:3@1",)


def test_an_old_pack_that_nobody_can_play_with_still_has_its_names(tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    path.write_bytes(gzip.decompress((KEPT / "rules-1.sqlite.gz").read_bytes()))
    connection = open_database(path)
    (blob,) = connection.execute("SELECT printed FROM packs").fetchone()
    connection.close()
    pack_names = pack_names_of_printed(json.loads(zlib.decompress(blob)))
    event = NamedEvent("LieutenantMoved", {"player": 0, "start": "estate", "place": "A05", "coins": 0})
    (line,) = lines_of(parts_of(pack_names, [event]))
    assert PhraseRenderer(["Anna"]).render_line(line) == "Anna goes to Loggia"


# Printed actions and answers.


def test_printed_actions_become_words() -> None:
    say = PhraseRenderer(["Anna"]).render
    assert say(action("build / major")) == "build or 1 major fire"
    assert say(action("coin(2) + lumber + fire")) == "2 coins, 1 lumber and 1 fire"
    assert say(action("overseer(nun) + fire(2)")) == "2 fire and advance the nun overseer"
    assert say(action("upgrade + upgrade + lumber")) == "1 lumber and upgrade 2 citizens"
    assert say(action("none")) == "nothing"


@pytest.mark.clause("7.3")
def test_a_trade_says_what_is_paid_for_what() -> None:
    table = Table(players=2)
    table.player(0, coin=1)
    table.earn(0, trade("church"))
    table.action_step(0)
    assert "1 coin" in described(table, "use coin -> church")
    assert "NU1 [ ] coin -> church" in show_table(table.state, 0, PhraseRenderer(NAMES[:2]))


def test_a_destination_says_what_is_there_and_what_the_way_costs() -> None:
    table = Table(players=2)
    table.cubes("H3", 2)
    table.citizens("H3", "nun", "aristocrat")
    table.player(0, coin=5)
    table.lieutenant(0, 0, "NW")
    table.turn(0, place="NW")
    coins = max(table.state.distance(table.place("NW"), table.place("H3")) - 1, 0)
    assert described(table, "go H3").startswith("Go to Loggia [city ## na]")
    assert coins == 0 or f"\N{MINUS SIGN}{coins} coin" in described(table, "go H3")


def test_a_building_says_what_it_costs_and_does() -> None:
    table = Table(players=2)
    table.offer_tile(1, "Q2")
    table.offer_tile(4, "B10")
    table.offer_tile(6, "C1-2")
    table.player(0, coin=3, lumber=3)
    table.earn(0, 12)
    table.action_step(0)
    table.play("use build")
    assert "[coin => lumber]" in described(table, "build Q2")
    assert "[lumber => n: fire, N: + fire]" in described(table, "build B10")
    assert "[lumber(2) => points(5)]" in described(table, "build C1-2")


def test_ending_a_turn_says_what_is_left_unused() -> None:
    table = Table(players=2)
    table.earn(0, SCROLL)
    table.state.in_action_step = True
    table.ask(ActionStep(0, table.place("H3")))
    assert described(table, "end") == "Confirm turn [scroll]"


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(
    ("klass", "start", "branch", "step", "squares"),
    [
        (0, 0, 0, "step 1", "CR3 CR4"),
        (0, 1, 0, "step 2 left", "CR1 CR2 CR3"),
        (0, 1, 0, "step 3 right", "CR4 CR5 CR6"),
        (1, 3, 2, "step 4 right", "NU4 NU5 NU6 + AR1 AR2 AR3"),
        (2, 4, 2, "step 6 right", "CR NU AR"),
    ],
)
def test_a_step_says_which_squares_it_serves(
    klass: int, start: int, branch: int, step: str, squares: str
) -> None:
    table = Table(players=2)
    table.seat(0).overseer_steps[klass] = start
    table.seat(0).overseer_branches[klass] = branch
    table.ask(PickStep(0, klass, 1))
    assert f"[{squares}]" in described(table, step)


@pytest.mark.clause("9.1")
def test_the_question_speaks_of_repopulating_only_where_it_is_possible() -> None:
    table = Table(players=2)
    table.turn(0, place="estate")
    table.play("go H7")
    assert ask(table.state, NAMES[:2]) == "Anna: Take the action of Muratori."
    table = Table(players=2)
    table.citizen(0, "AR1", "CR1")
    table.wagon(0, "C1-2")
    table.turn(0, place="estate")
    table.play("go H7")
    assert ask(table.state, NAMES[:2]) == "Anna: Take the action of Muratori, or repopulate it."
    table.action_step(0)
    assert ask(table.state, NAMES[:2]) == "Anna: All is taken. Confirm the turn."
    table.earn(0, SCROLL)
    assert ask(table.state, NAMES[:2]) == "Anna: Take what is left, or confirm the turn."


# The picture.


def test_the_picture_shows_plague_citizens_figures_and_owners() -> None:
    table = Table(players=2)
    table.cubes("H3", 2)
    table.citizens("H3", "nun", "craftsman")
    table.lieutenant(1, 0, "H3", standing=True)
    table.state.owners[table.place("H3")] = 0
    table.citizen(0, "NU3!", "CR1")
    table.cabin(0, 2, "aristocrat", space=2)
    picture = show_table(table.state, 0, PhraseRenderer(NAMES[:2]))
    assert "## cn (2) =1" in picture
    assert "NU3 [N]" in picture
    assert "CR1 [c]" in picture
    assert "cabin 2 I[ ] II[a]" in picture


@pytest.mark.clause("3.11")
def test_the_picture_shows_a_rat_that_a_pack_prints_on_a_harbour() -> None:
    old = '{ id = "NW", action = "overseer(aristocrat)", src = "P:PH" }'
    box = reprinted((old, old.replace(", src", ', rat = "left", src')))
    table = Table(players=2, pack=box)
    assert "NW harbour <" in show_table(table.state, 0, PhraseRenderer(NAMES[:2]))


def test_a_golden_game_is_retold_chapter_by_chapter() -> None:
    game = read_record((GOLDEN / "1p-a.messina").read_text(encoding="utf-8"))
    story = list(retell(game, PhraseRenderer(game.names)))
    assert story[1] == "Setup"
    assert [line for line in story if line.startswith("Round ")] == [
        f"Round {roman}" for roman in ("I", "II", "III", "IV", "V", "VI")
    ]
    assert any(line.startswith("The opponent") for line in story)
    assert "Final scoring" in story


def test_a_phrase_in_a_phrase_takes_the_form_that_is_asked_for() -> None:
    place = Phrase("place-NW")
    go = Phrase("choice-go", {"place": place})
    assert PhraseRenderer(["Anna"]).render(go) == "Go to the north-west harbour"


@pytest.mark.parametrize("before", range(WIDTH - 40, WIDTH))
def test_no_line_leaves_a_number_or_a_word_of_one_letter_at_its_end(before: int) -> None:
    sentence = "x" * before + " jde v Loggia za 2 mince a umisťuje 1 jeptišku k oknu"
    lines = list(fitted([sentence]))
    assert [line.split()[-1] for line in lines if line.split()[-1] in ("v", "2", "a", "1", "k")] == []
    assert " ".join(line.strip() for line in lines) == sentence
