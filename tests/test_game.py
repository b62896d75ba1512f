"""The public face of a game: options, playing, undo, chance, views, results."""

import gc
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from types import FunctionType, ModuleType
from typing import Any

import pytest

from messina import (
    CHANCE,
    Action,
    AmbiguousAction,
    Game,
    IllegalAction,
    MessinaError,
    OptionError,
    Result,
    UnknownAction,
    determinize,
    position_text,
    record_text,
    view,
)
from messina.game.results import if_ended
from messina.rules.actions import DOCKING, REVEAL, SEAT, STRIDE, WHEEL, WORDS
from messina.rules.dice import Dice, Fate
from messina.rules.playout import play_out, settle_chance
from messina.rules.state import Offer
from messina.rules.terms import FROM_ACTIONS, NOWHERE
from tests.eager import choose_eagerly, play_eagerly

# Options.


@pytest.mark.parametrize("players", [0, 5, -1, 2.0, "2", None, True])
def test_only_one_to_four_can_play(players: Any) -> None:
    with pytest.raises(OptionError, match="1 to 4 players"):
        Game(players)


@pytest.mark.parametrize("option", ["estates", "scrolls"])
@pytest.mark.parametrize("value", ["c", "", "A", "aab", "abc", None, ["a", "b"], 1])
def test_boards_are_a_or_b_for_everybody_or_for_each_seat(option: str, value: Any) -> None:
    with pytest.raises(OptionError, match=f"{option} is .* it takes 'a' or 'b'"):
        Game(2, **{option: value})


def test_one_letter_counts_for_every_seat() -> None:
    assert Game(3, estates="b").options.estates == "bbb"
    assert Game(3, estates="bab").options.estates == "bab"
    assert Game(2, scrolls="b").options.advanced
    assert not Game(2).options.advanced


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_the_priority_tile_is_there_or_not(value: Any) -> None:
    with pytest.raises(OptionError, match=r"priority_tile is .* True or False"):
        Game(2, priority_tile=value)


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("value", ["english", "russian", "czech"])
def test_a_major_fire_has_three_readings_named_after_editions(value: str) -> None:
    assert Game(2, major_fire=value).options.major_fire == value


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("value", ["polish", "English", "one_fire", "two_fires", "", None, 1])
def test_another_reading_of_a_major_fire_is_refused(value: Any) -> None:
    with pytest.raises(OptionError, match=r"major_fire is .* 'english', 'russian' or 'czech'"):
        Game(2, major_fire=value)


@pytest.mark.clause("6.2")
def test_a_major_fire_is_read_as_in_english_unless_the_table_says_otherwise() -> None:
    assert Game(2).options.major_fire == "english"


@pytest.mark.parametrize("seed", ["1", 1.0, True, [1]])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(OptionError, match=r"seed is .* whole number"):
        Game(2, seed=seed)
    with pytest.raises(OptionError, match=r"seed is .* whole number"):
        Game(2).continue_with(seed)


def test_a_seed_has_at_most_96_bits() -> None:
    assert Game(2, seed=2**96 - 1).seed == 2**96 - 1
    assert Game(2, seed=-5).seed == -5
    with pytest.raises(OptionError, match="at most 96 bits"):
        Game(2, seed=2**96)
    with pytest.raises(OptionError, match="at most 96 bits"):
        Game(2, seed=10**5000)


@pytest.mark.parametrize(
    "names", [["Ada"], ["Ada", "Bice", "Corso"], "AB", ["Ada", ""], ["Ada", "  "], ["Ada", 2], 2, {"a", "b"}]
)
def test_there_is_one_name_for_each_seat(names: Any) -> None:
    with pytest.raises(OptionError):
        Game(2, names=names)


@pytest.mark.parametrize("mark", ["\n", "\r", "|", "\x0b", "\x1c", "\x85", "\u2028", "\ud800", "\0"])
def test_a_name_has_nothing_in_it_that_would_break_a_saved_game(mark: str) -> None:
    with pytest.raises(OptionError, match="cannot be a name"):
        Game(2, names=["Ada", f"Bi{mark}ce"])


def test_names_are_kept_and_have_a_default() -> None:
    assert Game(2, names=["Ада", "Żółć & co."]).names == ("Ада", "Żółć & co.")
    assert Game(3).names == ("Player 1", "Player 2", "Player 3")


# Playing.


def test_an_action_is_played_by_its_text_by_part_of_it_or_as_an_object() -> None:
    games = [Game(2, seed=1) for _ in range(4)]
    games[0].play("lieutenant estate")
    games[1].play("  Lieutenant   ESTATE ")
    games[2].play("estate")
    games[3].play(next(iter(games[3].legal_actions)))
    assert len({position_text(game.state) for game in games}) == 1
    assert games[0].question is not None
    assert games[0].question.name == "ChooseDestination"


REFUSED = [
    ("go", AmbiguousAction, "fits go H1, "),
    ("go H8", IllegalAction, "not legal now; legal are go H1, "),
    ("step 2 left", IllegalAction, "not legal now"),
    ("choose build", IllegalAction, "not legal now"),
    ("cabin 1", IllegalAction, "not legal now"),
    ("end", IllegalAction, "not legal now"),
    ("wheel wheel-01", IllegalAction, "not legal now"),
    ("fly H1", UnknownAction, "is no action"),
    ("go Z99", UnknownAction, "is no action"),
    ("H", UnknownAction, "is no action"),
    ("", UnknownAction, "is no action"),
    ("go H1 go H2", UnknownAction, "is no action"),
    ("\0", UnknownAction, "is no action"),
]


@pytest.mark.parametrize(("text", "error", "reason"), REFUSED)
def test_a_bad_action_says_what_is_wrong_and_changes_nothing(
    text: str, error: type[Exception], reason: str
) -> None:
    game = Game(2, seed=1)
    game.play("lieutenant estate")
    before, log = position_text(game.state), game.log[:]
    with pytest.raises(error, match=reason):
        game.play(text)
    assert (position_text(game.state), game.log) == (before, log)


def test_an_action_object_of_another_moment_is_illegal() -> None:
    game = Game(2, seed=1)
    stale = next(iter(game.legal_actions))
    game.play(stale)
    with pytest.raises(IllegalAction, match="'lieutenant estate' is not legal now; legal are go H1, "):
        game.play(stale)


def test_every_word_of_an_action_is_different() -> None:
    assert len(set(WORDS)) == len(WORDS)


def test_nothing_can_be_played_after_the_end() -> None:
    game = play_eagerly(Game(2, seed=1), Dice(1))
    before = position_text(game.state)
    with pytest.raises(IllegalAction, match="the game is over"):
        game.play("recall")
    assert (game.player, game.question, len(game.legal_actions)) == (None, None, 0)
    assert game.play_forced() == []
    assert position_text(game.state) == before


def test_an_event_list_belongs_to_its_action_alone() -> None:
    game = Game(2, seed=1)
    first = game.play("estate")
    told = first[:]
    game.play("recall")
    assert first == told
    assert game.state.events is None


def test_forced_choices_are_played_until_there_is_a_real_one() -> None:
    game = Game(2, seed=1)
    assert len(game.legal_actions) == 1
    events = game.play_forced()
    assert game.question is not None
    assert game.question.name == "ChooseDestination"
    assert len(game.legal_actions) > 1
    assert game.play_forced() == []
    assert events == []
    game.play("recall")
    game.play_forced()
    assert game.player == 1


def test_forced_choices_do_not_answer_for_chance() -> None:
    game = Game(1)
    assert [action.text for action in game.legal_actions] == ["seat 1"]
    assert game.play_forced() == []
    assert game.log == []


# The legal actions.


def test_legal_actions_can_be_counted_iterated_and_searched() -> None:
    game = Game(2, seed=1)
    game.play("estate")
    actions = game.legal_actions
    assert len(actions) == len(list(actions)) == len(set(actions)) == len(actions.codes)
    assert "go H1" in actions
    assert "go" not in actions
    assert 7 not in actions
    assert None not in actions
    assert Action(actions.codes[0], "whatever") in actions
    assert Action(7, "go H1") not in actions
    assert sorted(actions) == list(actions)
    assert repr(actions).startswith("<LegalActions go H1, go H2")


def test_an_action_knows_its_verb() -> None:
    game = Game(2, seed=1)
    (action,) = game.legal_actions
    assert (action.verb, str(action)) == ("lieutenant", "lieutenant estate")


# Undo.


def test_there_is_nothing_to_take_back_at_the_start() -> None:
    for game in (Game(2, seed=1), Game(2)):
        before = position_text(game.state)
        with pytest.raises(MessinaError, match="no decision to take back"):
            game.undo()
        assert position_text(game.state) == before


def test_undo_goes_back_all_the_way_decision_by_decision() -> None:
    game = Game(3, seed=5)
    positions = []
    dice = Dice(5)
    while not game.over:
        positions.append(position_text(game.state))
        game.play(choose_eagerly(game, dice))
    while positions:
        game.undo()
        assert game.player != CHANCE
        assert position_text(game.state) == positions.pop()
    with pytest.raises(MessinaError):
        game.undo()


def test_undo_without_a_seed_takes_back_one_outcome_of_chance() -> None:
    game = Game(2)
    game.play("seat 2")
    game.play("seat 1")
    assert game.undo().text == "seat 1"
    assert [step.player for step in game.log] == [CHANCE]


def test_the_last_action_can_be_taken_back_after_the_end() -> None:
    game = play_eagerly(Game(2, seed=1), Dice(1))
    result, log = game.result(), game.log[:]
    last = game.undo()
    assert not game.over
    game.play(last)
    assert (game.result(), game.log) == (result, log)


def test_rewinding_stops_at_any_step_of_the_log() -> None:
    game = play_eagerly(Game(2, seed=2), Dice(2))
    log, last = game.log[:], position_text(game.state)
    for length in (len(log), len(log) - 1, 100, 33, 32, 31, 1, 0):
        game.rewind(length)
        assert game.log == log[:length]
    assert game.player == CHANCE
    game.continue_with(2)
    while game.log != log:
        game.play(Action(log[len(game.log)].code, ""))
    assert position_text(game.state) == last


@pytest.mark.parametrize("length", [-1, 10_000])
def test_rewinding_beyond_the_log_changes_nothing(length: int) -> None:
    game = play_eagerly(Game(2, seed=2), Dice(2), 10)
    before = position_text(game.state)
    with pytest.raises(MessinaError, match="cannot be rewound"):
        game.rewind(length)
    assert position_text(game.state) == before


def test_a_copy_of_a_game_goes_its_own_way() -> None:
    game = play_eagerly(Game(2, seed=3), Dice(3), 40)
    before = record_text(game)
    twin = game.copy()
    assert record_text(twin) == before
    play_eagerly(twin, Dice(4), 40)
    twin.rewind(35)
    twin.continue_with(9)
    play_eagerly(twin, Dice(5))
    assert record_text(game) == before
    game.rewind(35)
    assert twin.over


# Chance.


def test_without_a_seed_chance_is_asked_like_a_player() -> None:
    game = Game(2)
    assert game.player == CHANCE
    assert game.opening_events == []
    assert game.question is not None
    assert (game.question.name, game.question.about) == ("DealOrder", (0,))
    assert [action.text for action in game.legal_actions] == ["seat 1", "seat 2"]
    events = game.play("seat 2")
    assert len(events) == 1
    asked: Counter[str] = Counter()
    while game.player == CHANCE:
        assert game.question is not None
        asked[game.question.name] += 1
        game.play(next(iter(game.legal_actions)))
    assert asked == {
        "DealOrder": 1,
        "MixCity": 1,
        "LayHex": 9,
        "Reveal": 7,
        "SpinWheel": 1,
        "DrawDock": 1,
        "DrawBoat": 1,
    }
    assert game.player == 1


def test_the_opening_is_told_and_is_the_same_as_chance_played_by_hand() -> None:
    seeded = Game(2, seed=8)
    by_hand = Game(2)
    events = []
    for step in seeded.log:
        events += by_hand.play(Action(step.code, ""))
    assert events == seeded.opening_events
    assert position_text(by_hand.state) == position_text(seeded.state)


def test_a_game_can_go_on_with_another_seed() -> None:
    endings = set()
    for seed in (1, 2, 3):
        game = Game(2)
        game.continue_with(seed)
        assert game.log == Game(2, seed=seed).log
        endings.add(position_text(game.state))
    assert len(endings) == 3


PLAY_A_GAME = """
from messina import Game, record_text
from messina.rules.dice import Dice
game, dice = Game(3, seed=77, estates="b", scrolls="b"), Dice(77)
events = list(game.opening_events)
while not game.over:
    actions = list(game.legal_actions)
    events += game.play(actions[dice.below(len(actions))])
print(record_text(game), events)
"""


def test_a_seed_gives_the_same_game_whatever_python_hashes_with() -> None:
    told = set()
    for hash_seed in ("0", "1", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        run = subprocess.run([sys.executable, "-c", PLAY_A_GAME], env=environment, capture_output=True)
        assert run.returncode == 0, run.stderr
        told.add(run.stdout)
    assert len(told) == 1


def test_dice_give_these_numbers_for_ever() -> None:
    def first(seed: int) -> list[int]:
        dice = Dice(seed)
        return [dice.next() for _ in range(4)]

    assert first(0) == [1363572419, 145230303, 808754475, 4216505632]
    assert first(1347) == [3269331806, 4099548764, 2769248029, 594782685]
    assert first(-1) == [4273276651, 3768204794, 412274996, 163292757]
    assert first(2**95 + 5) == [842895681, 2657281896, 1867002322, 3183761862]


def test_dice_stay_below_their_bound_and_reach_every_number() -> None:
    dice = Dice(1)
    for bound in (1, 2, 3, 7, 64):
        assert {dice.below(bound) for _ in range(40 * bound)} == set(range(bound))


# Fate: 4000 games, fixed, so these tests never fail by bad luck.

SEEDS = range(4000)
CITY = Game(4, seed=1).state


def drawn(seed: int, verb: int, outcomes: list[int], round: int = 1) -> int:
    """What fate picks among these outcomes of a question of chance."""
    offer = Offer()
    for outcome in outcomes:
        offer.add(verb, outcome)
    state = CITY.copy()
    state.round = round
    return Fate(seed).draw(state, offer) % STRIDE


def is_even(draw: Callable[[int], object], outcomes: int) -> bool:
    """Chi-square: far from what equally likely outcomes would give is a one in ten thousand chance."""
    counts = Counter(draw(seed) for seed in SEEDS)
    assert len(counts) <= outcomes
    expected = len(SEEDS) / outcomes
    chi_square = sum((n - expected) ** 2 / expected for n in counts.values())
    chi_square += (outcomes - len(counts)) * expected
    freedom = outcomes - 1
    limit: float = freedom * (1 - 2 / (9 * freedom) + 3.72 * (2 / (9 * freedom)) ** 0.5) ** 3
    return chi_square < limit


@pytest.mark.parametrize(
    ("verb", "outcomes"), [(SEAT, 2), (SEAT, 4), (DOCKING, 4), (WHEEL, 12), (REVEAL, 15)]
)
def test_every_outcome_is_about_equally_likely(verb: int, outcomes: int) -> None:
    assert is_even(lambda seed: drawn(seed, verb, list(range(outcomes))), outcomes)


def test_every_order_of_a_deck_is_about_equally_likely() -> None:
    def order(seed: int) -> tuple[int, ...]:
        left, cards = list(range(4)), []
        while left:
            cards.append(drawn(seed, REVEAL, left))
            left.remove(cards[-1])
        return tuple(cards)

    assert is_even(order, 24)


def test_the_answer_to_one_question_says_nothing_about_another() -> None:
    assert is_even(lambda seed: (drawn(seed, SEAT, [0, 1, 2, 3]), drawn(seed, DOCKING, [0, 1, 2, 3])), 16)


def test_each_round_shuffles_anew() -> None:
    def docks(seed: int) -> tuple[int, int]:
        return drawn(seed, DOCKING, [0, 1, 2, 3], 1), drawn(seed, DOCKING, [0, 1, 2, 3], 2)

    assert is_even(docks, 16)


def test_fate_does_not_depend_on_the_order_of_what_is_offered_or_on_what_is_not_drawn() -> None:
    for seed in range(200):
        outcomes = list(range(12))
        first = drawn(seed, WHEEL, outcomes)
        assert drawn(seed, WHEEL, outcomes[::-1]) == first
        assert drawn(seed, WHEEL, [n for n in outcomes if n == first or n % 2]) == first


def test_a_tile_comes_up_whichever_player_turns_it_over() -> None:
    """Two games with one seed are played with the same decks, whatever the players do in between."""
    laid = set()
    for choices in range(6):
        game = Game(2, seed=6)
        dice = Dice(choices)
        while game.state.round == 1:
            actions = list(game.legal_actions)
            game.play(actions[dice.below(len(actions))])
        laid.add(tuple(game.state.cells))
    assert len(laid) == 1


# Views and imagined worlds.


@pytest.mark.parametrize("seat", [-1, 2, 4])
def test_there_is_no_view_from_a_seat_that_is_not_there(seat: int) -> None:
    game = Game(2, seed=1)
    with pytest.raises(OptionError, match="no seat"):
        view(game, seat)
    with pytest.raises(OptionError, match="no seat"):
        determinize(game.state, seat, Dice(1))
    with pytest.raises(OptionError, match="no seat"):
        determinize(view(game, 0), seat, Dice(1))


def test_a_view_offers_actions_only_to_the_seat_that_is_asked() -> None:
    game = Game(2, seed=1)
    assert game.player == 0
    asked, waiting = view(game, 0), view(game, 1)
    assert asked.legal_actions is not None
    assert asked.legal_actions.codes == game.legal_actions.codes
    assert waiting.legal_actions is None
    assert asked.question == waiting.question == game.question


def test_a_view_of_a_finished_game_has_no_question() -> None:
    seen = view(play_eagerly(Game(2, seed=1), Dice(1)), 0)
    assert (seen.question, seen.legal_actions) == (None, None)


def test_a_view_stays_as_it_was_when_the_game_goes_on() -> None:
    game = Game(2, seed=1)
    seen = view(game, 0)
    before = position_text(seen.state)
    play_eagerly(game, Dice(1), 50)
    assert position_text(seen.state) == before


def test_neither_a_view_nor_a_position_leads_to_the_seed() -> None:
    game = play_eagerly(Game(2, seed=987654321), Dice(1), 30)
    assert "987654321" not in position_text(game.state)
    seen: set[int] = set()
    waiting: list[object] = [view(game, 0)]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
            continue
        seen.add(id(thing))
        assert not isinstance(thing, Fate | Dice | Game)
        assert thing != 987654321
        waiting += gc.get_referents(thing)


def test_an_imagined_world_is_the_present_position_with_a_fate_of_its_own() -> None:
    game = play_eagerly(Game(3, seed=4), Dice(4), 60)
    endings = set()
    for number in range(5):
        dice = Dice(number)
        world, fate = determinize(view(game, 1), 1, dice)
        assert position_text(world) == position_text(game.state)
        play_out(world, fate, Dice(0), Offer())
        assert not world.frames
        endings.add(position_text(world))
    assert len(endings) == 5
    assert not game.over


def test_worlds_from_the_same_dice_are_the_same_whatever_the_seed_of_the_game() -> None:
    futures = set()
    for seed in (1, 2):
        game = Game(2)
        for step in Game(2, seed=5).log:
            game.play(Action(step.code, ""))
        game.continue_with(seed)
        world, fate = determinize(view(game, 0), 0, Dice(9))
        play_out(world, fate, Dice(3), Offer())
        futures.add(position_text(world))
    assert len(futures) == 1


def test_within_one_world_the_same_tiles_come_whichever_way_they_are_reached() -> None:
    game = play_eagerly(Game(2, seed=5), Dice(5), 20)
    world, fate = determinize(view(game, 0), 0, Dice(1))
    endings = set()
    for _ in range(3):
        line = world.copy()
        play_out(line, fate, Dice(8), Offer())
        settle_chance(line, fate, Offer())
        endings.add(position_text(line))
    assert len(endings) == 1


# The result.


def test_there_is_no_result_before_the_end() -> None:
    with pytest.raises(MessinaError, match="not over"):
        Game(2, seed=1).result()


def finished(*seats: tuple[int, list[int]]) -> Result:
    """The result of a game that ended with these scores and repopulated hexes."""
    game = Game(len(seats), seed=1)
    state = game.state
    state.frames.clear()
    for hex in range(len(state.owners)):
        state.owners[hex] = NOWHERE
    for seat, (score, hexes) in enumerate(seats):
        player = state.seats[seat]
        for source in range(len(player.points)):
            player.points[source] = 0
        player.score = player.points[FROM_ACTIONS] = score
        player.repopulated = len(hexes)
        for hex in hexes:
            state.owners[hex] = seat
    return game.result()


H4, H5, H7, H14 = 3, 4, 6, 13  # worth 13, 19, 7, 13 points


@pytest.mark.clause("10.5")
@pytest.mark.parametrize(
    ("seats", "places", "reason"),
    [
        ([(30, []), (29, [H7, H5])], (1, 2), "points"),
        ([(30, [H5]), (30, [H7, H4])], (2, 1), "repopulated"),
        ([(30, [H7]), (30, [H5])], (2, 1), "best_hex"),
        ([(30, [H4]), (30, [H14])], (1, 1), "shared"),
        ([(-3, []), (-3, [])], (1, 1), "shared"),
        ([(12, []), (30, [H4]), (30, [H14])], (3, 1, 1), "shared"),
        ([(12, []), (30, [H4]), (12, []), (31, [H14])], (3, 2, 3, 1), "points"),
        ([(12, [H7])], (1,), "solo"),
    ],
)
def test_ties_go_to_more_hexes_then_to_the_best_hex_and_then_are_shared(
    seats: list[tuple[int, list[int]]], places: tuple[int, ...], reason: str
) -> None:
    result = finished(*seats)
    assert result.places == places
    assert result.decided_by == reason
    assert result.scores == tuple(score for score, _ in seats)
    assert result.winners == tuple(seat for seat, place in enumerate(places) if place == 1)


def test_the_breakdown_adds_up_to_the_score() -> None:
    for players in (1, 2, 3, 4):
        result = play_eagerly(Game(players, seed=players), Dice(1)).result()
        assert tuple(sum(points.values()) for points in result.breakdown) == result.scores
        assert all(number != 0 for points in result.breakdown for number in points.values())


def test_what_everybody_would_have_if_the_game_ended_now() -> None:
    game = Game(2, seed=3)
    while not game.over:
        before = if_ended(game.state)
        assert sum(before.breakdown[0].values()) == before.scores[0]
        game.play(next(iter(game.legal_actions)))
    assert if_ended(game.state) == game.result()
