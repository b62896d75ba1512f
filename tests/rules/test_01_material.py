"""Section 1: material and limits."""

import pytest

from messina import Game, OptionError
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.events import CitizenDiscarded, GameEnded, RoundBegan
from messina.rules.state import Offer, State
from messina.rules.terms import (
    BUILD,
    CHANCE,
    CLASSES,
    COIN,
    ESTATE,
    LIEUTENANT,
    OVERSEER_ANY,
    SCROLL,
    SQUARE_NAMES,
    SUPPLY,
)
from tests.table import Table, told


def cubes_everywhere(state: State) -> int:
    return state.supply + sum(state.cubes) + sum(state.dock_cubes)


@pytest.mark.clause("1.1", "1.2")
@pytest.mark.parametrize(("players", "cubes"), [(1, 16), (2, 16), (3, 18), (4, 24)])
def test_a_game_of_one_to_four_players_has_six_rounds_and_never_more_or_fewer_cubes(
    players: int, cubes: int
) -> None:
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
def test_there_is_no_game_for_nobody_or_for_five(players: int) -> None:
    with pytest.raises(OptionError, match="1 to 4 players"):
        Game(players, seed=1)


@pytest.mark.clause("1.2")
def test_tokens_do_not_run_out() -> None:
    table = Table()
    table.player(0, coin=500, fire=500, major=500, lumber=500)
    table.player(1, coin=500, fire=500, major=500, lumber=500)
    table.turn(0, "estate")
    table.play("go H5", "action", "end")  # lumber and fire
    table.turn(0, "estate")
    table.play("go SW", "action", "choose major", "end")
    table.turn(0, "estate")
    table.play("recall")
    assert list(table.seat(0).tokens) == [501, 501, 501, 501]


@pytest.mark.clause("1.2")
def test_rats_do_not_run_out() -> None:
    table = Table()
    table.player(0, rats=40)
    table.cubes("H5", 2)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.seat(0).rats == 42


@pytest.mark.clause("1.2")
def test_citizens_do_not_run_out() -> None:
    table = Table()
    table.citizens("H1", *["nun"] * 60)
    table.begin_round(2, wheel="wheel-01")  # nuns on orange
    assert table.state.citizens[table.place("H1") * 3 + CLASSES.index("nun")] == 61


@pytest.mark.clause("1.3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_player_starts_with_three_lieutenants_on_the_estate_and_two_in_the_supply(players: int) -> None:
    for player in Game(players, seed=1).state.seats:
        assert sorted(player.places) == [ESTATE] * 3 + [SUPPLY] * 2
        assert player.had == 3


@pytest.mark.clause("1.3")
def test_the_supply_gives_two_lieutenants_and_no_third() -> None:
    table = Table()
    table.earn(0, LIEUTENANT, 3)
    table.action_step(0)
    assert table.seat(0).had == 5
    assert list(table.seat(0).places) == [ESTATE] * 5
    assert table.pool(0) == []


@pytest.mark.clause("1.3")
def test_each_player_has_a_plain_overseer_of_each_class_off_the_path() -> None:
    for player in Game(4, seed=1).state.seats:
        assert list(player.overseer_steps) == [0, 0, 0]
        assert player.overseer_upgraded == 0
    assert set(CLASSES) == {"craftsman", "aristocrat", "nun"}


@pytest.mark.clause("1.3")
def test_each_player_has_three_scroll_markers_at_the_start_of_their_tracks() -> None:
    for player in Game(4, seed=1).state.seats:
        assert list(player.scrolls) == [0, 0, 0]


@pytest.mark.clause("1.3", "9.1")
@pytest.mark.parametrize(("placed", "possible"), [(4, True), (5, False)])
def test_a_player_has_five_repopulation_tiles(placed: int, possible: bool) -> None:
    table = Table()
    table.repopulated(0, *["H1", "H2", "H3", "H4", "H5"][:placed])
    table.citizen(0, "AR1", "CR1")
    table.wagon(0, "C1-1")
    table.turn(0, "estate")
    table.play("go H7")
    assert ("repopulate" in table.legal()) == possible


@pytest.mark.clause("1.4", "1.5")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players_start_with_nothing_but_the_compensation_for_their_place_in_the_order(players: int) -> None:
    state = Game(players, seed=5).state
    points = [state.seats[seat].score for seat in state.order]
    coins = [state.seats[seat].tokens[COIN] for seat in state.order]
    assert points == [0, 1, 0, 1][:players]
    assert coins == [0, 0, 1, 1][:players]
    for player in state.seats:
        assert list(player.tokens[COIN + 1 :]) == [0, 0, 0]
        assert player.rats == 0


@pytest.mark.clause("1.5")
def test_the_compensation_goes_by_play_order_and_not_by_seat() -> None:
    for seed in range(20):
        state = Game(4, seed=seed).state
        if list(state.order) != [0, 1, 2, 3]:
            break
    first, _, third, fourth = state.order
    assert state.seats[first].score == 0
    assert state.seats[first].tokens[COIN] == 0
    assert state.seats[third].tokens[COIN] == 1
    assert (state.seats[fourth].score, state.seats[fourth].tokens[COIN]) == (1, 1)


# 1.6: the estate.


@pytest.mark.clause("1.6")
@pytest.mark.parametrize(("klass", "letters"), [("craftsman", "CR"), ("nun", "NU"), ("aristocrat", "AR")])
def test_each_class_has_a_sector_of_six_squares(klass: str, letters: str) -> None:
    table = Table()
    table.citizens("H1", klass)
    table.turn(0, "estate")
    table.play("go H1", f"rescue {klass}")
    assert table.legal() == [f"square {letters}{number}" for number in (1, 2, 3, 4, 5, 6)]
    assert len(SQUARE_NAMES) == 18


@pytest.mark.clause("1.6", "7.4")
@pytest.mark.parametrize(("klass", "letters"), [("craftsman", "CR"), ("nun", "NU"), ("aristocrat", "AR")])
@pytest.mark.parametrize(("branch", "region"), [("left", (1, 2, 3)), ("right", (4, 5, 6))])
def test_a_sector_is_two_regions_of_three_squares(
    klass: str, letters: str, branch: str, region: tuple[int, int, int]
) -> None:
    table = Table()
    table.citizen(0, *SQUARE_NAMES)
    table.player(0).overseer_steps[CLASSES.index(klass)] = 1
    table.earn(0, OVERSEER_ANY)
    table.action_step(0)
    table.play("use overseer(any)", f"overseer {klass}", f"step 2 {branch}")
    assert table.legal_with("activate") == [f"activate {letters}{number}" for number in region]


@pytest.mark.clause("1.6", "7.4")
@pytest.mark.parametrize("klass", CLASSES)
def test_a_path_of_six_steps_leads_each_overseer_to_the_centre(klass: str) -> None:
    table = Table()
    table.earn(0, OVERSEER_ANY, 7)
    table.action_step(0)
    table.play("use overseer(any)", f"overseer {klass}")
    table.play("use overseer(any)", f"overseer {klass}", "step 2 left")
    for _ in range(4):
        table.play("use overseer(any)", f"overseer {klass}")
    assert table.seat(0).overseer_steps[CLASSES.index(klass)] == 6
    table.play("use overseer(any)")
    assert f"overseer {klass}" not in table.legal()


@pytest.mark.clause("1.6", "5.2")
def test_an_estate_has_four_cabins() -> None:
    table = Table()
    table.citizens("H1", *["nun"] * 5)
    table.cubes("H1", 1)
    table.turn(0, "estate")
    table.play("go H1", "rescue nun")
    assert table.legal() == ["cabin 1", "cabin 2", "cabin 3", "cabin 4"]
    table.play("cabin 1")
    for cabin in (2, 3, 4):
        table.play("rescue nun", f"cabin {cabin}")
    assert told(table.play("rescue nun"), CitizenDiscarded)


@pytest.mark.clause("1.6", "10.2")
def test_a_cabin_has_the_spaces_one_and_two() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=1)
    table.end_round()
    assert list(table.seat(0).cabin_spaces) == [2, 0, 0, 0]
    table.end_round()
    assert table.legal_with("square")  # and not to a space III


@pytest.mark.clause("1.6", "7.7")
def test_workshops_and_wagons_lie_beside_the_sectors() -> None:
    table = Table()
    table.offer_tile(5, "B10")
    table.offer_tile(7, "C1-2")
    table.player(0, lumber=3)
    table.earn(0, BUILD, 2)
    table.action_step(0)
    table.play("use build", "build B10", "use build", "build C1-2")
    player, box = table.seat(0), table.state.box
    assert [box.workshops[tile].id for tile in player.workshops] == ["B10"]
    assert [box.wagons[tile].id for tile in player.wagons] == ["C1-2"]


@pytest.mark.clause("1.6", "7.2")
@pytest.mark.parametrize("scrolls", ["a", "b"])
def test_a_scroll_board_has_three_tracks(scrolls: str) -> None:
    table = Table(4, scrolls=scrolls)
    for seat in range(4):
        table.earn(seat, SCROLL)
        table.action_step(seat)
        table.play("use scroll")
        assert table.legal() == ["track 1", "track 2", "track 3"]
        assert len(table.seat(seat).scroll_board.tracks) == 3
