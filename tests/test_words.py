"""The game in words: nothing is left without a sentence, and the sentences say what they should."""

from typing import get_args

import pytest

from messina import Action, Game
from messina.notation.positions import FRAMES
from messina.rules import events as e
from messina.rules.actions import WORDS
from messina.rules.dice import Dice
from messina.rules.state import ChanceFrame, Frame, PlayerStep, Step
from messina.rules.terms import FIRST_BENEFIT
from messina.words import (
    ask,
    describe_action,
    retell,
    say_event,
    show_result,
    show_status,
    show_table,
    tell_story,
)
from messina.words.choices import DESCRIPTIONS
from messina.words.lines import WIDTH
from messina.words.nouns import benefit, cost, series
from messina.words.picture import short_action
from messina.words.questions import QUESTIONS
from messina.words.sentences import SENTENCES, SPECIAL
from tests.table import Table, reprinted

NAMES = ("Anna", "Bruno", "Carla", "Dora")
PATTERNS = (Frame, Step, PlayerStep, ChanceFrame)


def action(table: Table, text: str) -> Action:
    return table.game.legal_actions.find(text)


def trade(register: str) -> int:
    """The opportunity of a square that shows a coin before this register (7.3)."""
    texts = [benefit.text for benefit in Game(2).box.benefits]
    return FIRST_BENEFIT + texts.index(f"coin -> {register}")


def described(table: Table, text: str) -> str:
    return describe_action(action(table, text), table.state)


# Completeness.


def test_every_event_has_a_sentence_and_no_other_thing_has() -> None:
    assert set(SENTENCES) | set(SPECIAL) == set(get_args(e.Event))
    assert not set(SENTENCES) & set(SPECIAL)


def test_every_frame_that_asks_has_a_question() -> None:
    asking = {name for name, kind in FRAMES.items() if not issubclass(kind, Step) and kind not in PATTERNS}
    assert set(QUESTIONS) == asking


def test_every_verb_has_a_description() -> None:
    assert set(DESCRIPTIONS) == set(range(1, len(WORDS)))


@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_random_games_can_be_told_asked_and_drawn_at_every_step(players: int, side: str) -> None:
    for seed in range(3):
        game = Game(players, estates=side, scrolls=side, names=NAMES[:players])
        dice = Dice(seed)
        while not game.over:
            tell_everything(game)
            actions = list(game.legal_actions)
            for event in game.play(actions[dice.below(len(actions))]):
                assert say_event(event, game.box, game.names).strip()
        assert all(len(line) <= WIDTH for line in retell(game))
        assert "Anna" in show_result(game.result(), game.names)


def tell_everything(game: Game) -> None:
    question = game.question
    assert question is not None
    sentence = ask(question, game.state, game.names)
    assert sentence.startswith((*NAMES, "Chance"))
    assert "?" in sentence
    for option in game.legal_actions:
        assert isinstance(describe_action(option, game.state), str)
    if question.player >= 0:
        picture = show_table(game.state, question.player, game.names)
        assert max(map(len, picture.splitlines())) <= WIDTH
        assert show_status(game.state, question.player)


# Sentences.


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (e.LieutenantMoved(0, 28, 2, 0), "Anna goes to Loggia (H3)"),
        (e.LieutenantMoved(0, 1, 2, 1), "Anna goes to Loggia (H3) for 1 coin"),
        (e.LieutenantMoved(0, 2, 2, 0), "Anna stays at Loggia (H3)"),
        (e.LieutenantMoved(1, 28, 25, 0), "Bruno goes to the dock NE"),
        (e.PointsScored(0, 2, 7, 0), "Anna scores 2 points (visits)"),
        (e.PointsScored(0, -1, 8, 0), "Anna loses 1 point (cycling)"),
        (e.PointsScored(0, 5, 13, 0), "Anna scores 5 points (popularity ranking)"),
        (e.TokensGained(1, 0, 2), "Bruno gains 2 coins"),
        (e.TokensSpent(1, 2, 1), "Bruno pays 1 major fire"),
        (e.CubeBurned(4, 20), "The opponent burns a plague cube on Harbour NW"),
        (e.CubeBurned(0, 24), "Anna burns the plague of the boat"),
        (e.DockDrawn(26), "The docking tile names the dock SE"),
        (
            e.BoatArrived(4, 26, 6, 0),
            "A boat arrives at the dock SE without plague: T5 (1 point and 2 coins)",
        ),
        (e.OverseerAdvanced(0, 1, 2, 1), "Anna's nun overseer moves to step 2 left"),
        (e.CitizenPlaced(0, 1, 18, 0), "Anna has the nun in cabin 1 now"),
        (e.CitizenMoved(0, 0, 22 + 2), "Anna moves the citizen on CR1 to workshop B3"),
        (e.RoundBegan(4), "Round IV begins"),
        (e.HexRepopulated(0, 2), "Anna repopulates Loggia (H3), worth 8 points in the end"),
        (
            e.Built(0, 15 + 16),
            "Anna builds workshop B17 (aristocrat: 1 point, upgraded also 2 points a round)",
        ),
        (e.Built(0, 49), "Anna builds wagon C1-2 (one repopulation a round, 5 points now)"),
        (e.ImprovementPlaced(0, 1, 3), "Anna improves cabin 4 with improvement Q2"),
        (e.RewardGained(0, 21), "Anna's workshop B22 pays its reward: 1 coin and 4 points"),
        (e.OpportunityUsed(0, trade("church")), "Anna uses: pay 1 coin for 1 church step"),
    ],
)
def test_an_event_says_who_did_what_where(event: e.Event, sentence: str) -> None:
    assert say_event(event, Game(2, seed=1).box, ["Anna", "Bruno"]) == sentence


def test_a_story_tells_like_events_together() -> None:
    box = Game(2, seed=1).box
    events: list[e.Event] = [
        e.CubePlaced(0),
        e.CubePlaced(2),
        e.TokensGained(0, 0, 1),
        e.TokensGained(0, 3, 2),
        e.TokensGained(1, 1, 1),
    ]
    assert tell_story(events, box, ["Anna", "Bruno"]) == [
        "Plague strikes Setaioli (H1) and Loggia (H3)",
        "Anna gains 1 coin and 2 lumber",
        "Bruno gains 1 fire",
    ]


def test_a_story_leaves_out_the_coins_of_a_move_but_not_the_fire_after_it() -> None:
    box = Game(2, seed=1).box
    walk = tell_story([e.LieutenantMoved(0, 1, 2, 2), e.TokensSpent(0, 0, 2)], box, ["Anna", "Bruno"])
    assert walk == ["Anna goes to Loggia (H3) for 2 coins"]
    fight = tell_story([e.LieutenantMoved(0, 1, 2, 0), e.TokensSpent(0, 1, 1)], box, ["Anna", "Bruno"])
    assert fight == ["Anna goes to Loggia (H3)", "Anna pays 1 fire"]


def test_a_story_of_nothing_is_empty() -> None:
    assert tell_story([], Game(2, seed=1).box, ["Anna", "Bruno"]) == []


def test_printed_actions_become_words() -> None:
    assert benefit("build / major") == "build or 1 major fire"
    assert benefit("coin(2) + lumber + fire") == "2 coins, 1 lumber and 1 fire"
    assert benefit("overseer(nun) + fire(2)") == "advance the nun overseer and 2 fire"
    assert benefit("overseer(any,skip)") == "advance an overseer (a step may be skipped)"
    assert benefit("activate(1)") == "activate a citizen"
    assert benefit("activate(3)") == "activate up to 3 citizens"
    assert benefit("coin -> church") == "pay 1 coin for 1 church step"
    assert benefit("none") == "nothing"
    assert cost([0, 0, 0, 0]) == "nothing"
    assert series(["a", "b", "c"]) == "a, b and c"


# Options.


def test_a_destination_says_what_is_there_and_what_the_way_costs() -> None:
    table = Table(players=2)
    table.cubes("H3", 2)
    table.citizens("H3", "nun", "aristocrat")
    table.player(0, coin=9)
    table.lieutenant(0, 0, "NW")
    table.turn(0, place="NW")
    coins = max(table.state.distance(table.place("NW"), table.place("H3")) - 1, 0)
    there = "Loggia: 1 city step; 1 nun and 1 aristocrat; 2 plague cubes"
    way = f"; costs {coins} coin{'s' if coins > 1 else ''}" if coins else ""
    assert described(table, "go H3") == there + way


def test_a_building_says_what_it_costs_and_does() -> None:
    from messina.rules.building import Build

    table = Table(players=2)
    table.player(0, coin=5, lumber=5)
    table.offer_tile(1, "Q12")
    table.offer_tile(4, "B3")
    table.offer_tile(5, "B9")
    table.offer_tile(6, "B17")
    table.offer_tile(7, "C1-2")
    table.ask(Build(0, 0, 0))
    assert described(table, "build Q12") == "costs 2 coins; produces 1 lumber and 1 point"
    assert described(table, "build B3") == "costs 1 coin; craftsman: 1 lumber a round"
    assert described(table, "build B9") == "costs 1 coin and 2 lumber; upgraded nun: 1 church step a round"
    assert described(table, "build B17") == (
        "costs 1 coin and 1 lumber; aristocrat: 1 point, upgraded also 2 points a round"
    )
    assert described(table, "build C1-2") == "costs 2 lumber; one repopulation a round, 5 points now"


def test_a_building_of_era_two_says_what_it_brings_once() -> None:
    from messina.rules.building import Build

    table = Table(players=2, round=5)
    table.player(0, coin=5, lumber=5)
    table.offer_tile(4, "B22")
    table.offer_tile(5, "B25")
    table.ask(Build(0, 0, 0))
    assert described(table, "build B22") == "costs 2 lumber; craftsman: 1 coin and 4 points, once"
    assert described(table, "build B25") == (
        "costs 2 lumber; upgraded nun: 2 points and 2 church steps, once"
    )


@pytest.mark.clause("7.3")
def test_a_trade_says_what_is_paid_for_what() -> None:
    table = Table(players=2)
    table.player(0, coin=1)
    table.earn(0, trade("church"))
    table.action_step(0)
    assert described(table, "use coin -> church") == "pay 1 coin for 1 church step"
    assert "NU1 [ ] coin -> church" in show_table(table.state, 0, ["Anna", "Bruno"])


@pytest.mark.clause("7.3")
def test_a_trade_for_more_than_one_thing_is_short_in_the_picture_too() -> None:
    assert short_action("coin -> church") == "coin -> church"
    assert short_action("coin(2) -> church(2)") == "2 coins -> 2 church"


@pytest.mark.clause("6.2")
@pytest.mark.parametrize(
    ("reading", "payment", "words"),
    [
        ("english", "burn major+major", "a cube on Loggia (H3)"),
        ("russian", "burn major", "a cube on Loggia (H3) for another major fire"),
        ("czech", "burn major", "a cube on Loggia (H3) for another major fire"),
    ],
)
def test_a_cube_beside_the_hex_says_whether_it_costs_another_major_fire(
    reading: str, payment: str, words: str
) -> None:
    table = Table(players=2, round=5, major_fire=reading)
    table.lay("H1", "m2")
    table.lay("H3", "m1")
    table.cubes("H1", 1)
    table.cubes("H3", 1)
    table.player(0, major=2)
    table.turn(0, place="estate")
    table.play("go H1", payment)
    assert described(table, "also H3") == words


def test_ending_a_turn_says_what_is_left_unused() -> None:
    from messina.rules.terms import SCROLL
    from messina.rules.turn import ActionStep

    table = Table(players=2)
    table.earn(0, SCROLL)
    table.state.in_action_step = True
    table.ask(ActionStep(0, table.place("H3")))
    assert described(table, "end") == "end the turn; without the action of the hex; unused: 1 scroll step"


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(
    ("klass", "start", "branch", "step", "words"),
    [
        (0, 0, 0, "step 1", "activate CR3 or CR4"),
        (0, 1, 0, "step 2 left", "activate in region CRa"),
        (0, 1, 0, "step 2 right", "activate in region CRb"),
        (0, 1, 0, "step 3 right", "activate in region CRb"),
        (1, 3, 2, "step 4 right", "activate in region NUb and in region ARa"),
        (1, 3, 1, "step 5 left", "activate in region NUa and in region CRb"),
        (2, 4, 2, "step 6 right", "activate up to 3 citizens anywhere"),
    ],
)
def test_a_step_says_what_it_activates(klass: int, start: int, branch: int, step: str, words: str) -> None:
    from messina.rules.overseers import PickStep

    table = Table(players=2)
    table.seat(0).overseer_steps[klass] = start
    table.seat(0).overseer_branches[klass] = branch
    table.ask(PickStep(0, klass, 1))
    assert described(table, step) == words


@pytest.mark.clause("7.4")
def test_a_step_says_what_the_pack_prints_there() -> None:
    from messina.rules.overseers import PickStep

    box = reprinted(('{ step = 2, kind = "region", ', '{ step = 2, kind = "regions",'))
    table = Table(players=2, pack=box)
    table.seat(0).overseer_steps[0] = 1
    table.ask(PickStep(0, 0, 0))
    assert described(table, "step 2 right") == "activate in region CRb and in region NUa"


def test_the_picture_shows_plague_citizens_figures_and_owners() -> None:
    table = Table(players=2)
    table.cubes("H3", 2)
    table.citizens("H3", "nun", "craftsman")
    table.lieutenant(1, 0, "H3", standing=True)
    table.state.owners[table.place("H3")] = 0
    table.citizen(0, "NU3!", "CR1")
    table.cabin(0, 2, "aristocrat", space=2)
    picture = show_table(table.state, 0, ["Anna", "Bruno"])
    assert "## cn (2) =1" in picture
    assert "NU3 [N]" in picture
    assert "CR1 [c]" in picture
    assert "Cabin 2: plain aristocrat (space II); not improved" in picture


@pytest.mark.clause("3.11")
def test_the_picture_shows_a_rat_that_a_pack_prints_on_a_harbour() -> None:
    box = reprinted(
        (
            '{ id = "NW", action = "overseer(aristocrat)", src = "P:PH" }',
            '{ id = "NW", action = "overseer(aristocrat)", rat = "left", src = "P:PH" }',
        )
    )
    assert "NW harbour <" in show_table(Table(players=2, pack=box).state, 0, ["Anna", "Bruno"])
    assert "NW harbour <" not in show_table(Table(players=2).state, 0, ["Anna", "Bruno"])
