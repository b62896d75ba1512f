"""Section 1: material and limits."""

import pytest

from messina import Game, OptionError
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.events import GameEnded, RoundBegan
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, CLASSES, COIN, ESTATE, LIEUTENANT, SUPPLY
from tests.table import Table, told


def cubes_everywhere(state: State) -> int:
    return state.supply + sum(state.cubes) + sum(state.dock_cubes)


@pytest.mark.clause("1.1", "1.2")
@pytest.mark.parametrize(("players", "cubes"), [(1, 16), (2, 16), (3, 18), (4, 24)])
def test_a_game_of_one_to_four_players_has_six_rounds_and_never_more_or_fewer_cubes(players, cubes):
    game = Game(players, seed=11)
    state, fate, dice, offer = game.state, Fate(11), Dice(11), Offer()
    state.events = []
    while state.frames:
        legal(state, offer)
        chance = state.frames[-1].player == CHANCE
        apply(state, fate.draw(state, offer) if chance else offer.codes[dice.below(offer.count)])
        in_hand = state.frames and type(state.frames[-1]).__name__ == "FightBoat"  # the boat is off its dock
        assert cubes_everywhere(state) + int(bool(in_hand)) == cubes
    assert [event.round for event in told(game.opening_events + state.events, RoundBegan)] == [
        1,
        2,
        3,
        4,
        5,
        6,
    ]
    assert told(state.events, GameEnded)


@pytest.mark.clause("1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_there_is_no_game_for_nobody_or_for_five(players):
    with pytest.raises(OptionError, match="1 to 4 players"):
        Game(players, seed=1)


@pytest.mark.clause("1.2")
def test_tokens_do_not_run_out():
    table = Table()
    table.player(0, coin=500, fire=500, major=500, lumber=500)
    table.player(1, coin=500, fire=500, major=500, lumber=500)
    table.turn(0, "estate")
    table.play("go SW", "action")
    assert list(table.seat(0).tokens) == [501, 501, 500, 501]


@pytest.mark.clause("1.2")
def test_rats_do_not_run_out():
    table = Table()
    table.player(0, rats=40)
    table.cubes("A05", 2)
    table.turn(0, "estate")
    table.play("go A05")
    assert table.seat(0).rats == 42


@pytest.mark.clause("1.2")
def test_citizens_do_not_run_out():
    table = Table()
    table.citizens("A02", *["nun"] * 60)
    table.begin_round(2, wheel="wheel-03")  # nuns on blue
    assert table.state.citizens[table.place("A02") * 3 + CLASSES.index("nun")] == 61


@pytest.mark.clause("1.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_player_starts_with_three_lieutenants_on_the_estate_and_two_in_the_supply(players):
    for player in Game(players, seed=1).state.seats:
        assert sorted(player.places) == [ESTATE] * 3 + [SUPPLY] * 2
        assert player.had == 3


@pytest.mark.clause("1.3")
def test_the_supply_gives_two_lieutenants_and_no_third():
    table = Table()
    table.turn(0, "estate")
    table.play("go NW")
    for _ in range(2):
        table.earn(0, LIEUTENANT)
        table.play("use lieutenant")
    assert table.seat(0).had == 5
    table.earn(0, LIEUTENANT)
    assert "use lieutenant" not in table.legal()


@pytest.mark.clause("1.3")
def test_each_player_has_a_plain_overseer_of_each_class_off_the_path():
    for player in Game(4, seed=1).state.seats:
        assert list(player.overseer_steps) == [0, 0, 0]
        assert list(player.overseer_upgraded) == [0, 0, 0]
    assert set(CLASSES) == {"craftsman", "aristocrat", "nun"}


@pytest.mark.clause("1.3")
def test_each_player_has_three_scroll_markers_at_the_start_of_their_tracks():
    for player in Game(4, seed=1).state.seats:
        assert list(player.scrolls) == [0, 0, 0]


@pytest.mark.clause("1.3", "9.1")
@pytest.mark.parametrize(("placed", "possible"), [(4, True), (5, False)])
def test_a_player_has_five_repopulation_tiles(placed, possible):
    table = Table()
    table.repopulated(0, *["A02", "A03", "A05", "A06", "A07"][:placed])
    table.player(0, lumber=1)
    table.citizen(0, "CR1", "CR2")
    table.wagon(0, "wagon-1a")
    table.turn(0, "estate")
    table.play("go A04")
    assert ("repopulate" in table.legal()) == possible


@pytest.mark.clause("1.4", "1.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_start_with_nothing_but_the_compensation_for_their_place_in_the_order(players):
    state = Game(players, seed=5).state
    points = [state.seats[seat].score for seat in state.order]
    coins = [state.seats[seat].tokens[COIN] for seat in state.order]
    assert points == [0, 1, 0, 1][:players]
    assert coins == [0, 0, 1, 1][:players]
    for player in state.seats:
        assert list(player.tokens[COIN + 1 :]) == [0, 0, 0]
        assert player.rats == 0


@pytest.mark.clause("1.5")
def test_the_compensation_goes_by_play_order_and_not_by_seat():
    for seed in range(20):
        state = Game(4, seed=seed).state
        if list(state.order) != [0, 1, 2, 3]:
            break
    first, _, third, fourth = state.order
    assert state.seats[first].score == 0
    assert state.seats[first].tokens[COIN] == 0
    assert state.seats[third].tokens[COIN] == 1
    assert (state.seats[fourth].score, state.seats[fourth].tokens[COIN]) == (1, 1)
