"""Section 12: the solo game. The city of `Table(1)` holds A01 to A09 and B1."""

import pytest

from messina import Game
from messina.rules.events import (
    OPPONENT,
    BoatArrived,
    BoatTaken,
    CitizenRescued,
    CubeBurned,
    Event,
    OpponentMoved,
    OpponentRemovedCitizen,
    OpponentTook,
    OpportunityEarned,
    OrderChanged,
    PointsScored,
    RegisterAdvanced,
    RoundEnded,
    SoloTileRevealed,
    TileRevealed,
    TurnEnded,
)
from messina.rules.rounds import EndRound
from messina.rules.solo import RevealSoloTile
from messina.rules.terms import ESTATE, FROM_VISITS, NOWHERE, POPULARITY
from messina.rules.turn import NextTurn
from tests.table import Table, told


def opponents_turn(table: Table, *answers: str) -> list[Event]:
    """The opponent takes a turn in which chance gives these answers; then the player is asked.

    The opponent's figures not used yet do not matter here: the player's turn follows.
    """
    table.chance()
    table.state.turn = 1
    table.state.opponent_left = 0
    events = table.run(EndRound(), NextTurn(), RevealSoloTile())
    return events + table.play(*answers)


def recall(table: Table) -> list[Event]:
    """The player's shortest turn."""
    events = table.play(table.legal_with("lieutenant")[0], "recall")
    return events + (table.play("end") if table.asked == "EndTurn" else [])


def whose_turns(events: list[Event]) -> str:
    """P for a turn of the player that ended, o for one of the opponent, | for the end of a round."""
    marks = {TurnEnded: "P", OpponentMoved: "o", RoundEnded: "|"}
    return "".join(marks[type(event)] for event in told(events, *marks))


def play_round(table: Table, round: int) -> str:
    """Set the round up and play it, the player recalling; whose turns there were."""
    events = table.begin_round(round)
    while not told(events, RoundEnded):
        events += recall(table)
    turns = whose_turns(events)
    return turns[: turns.index("|")]


def give_lieutenants(table: Table, count: int) -> None:
    player = table.seat(0)
    for number in range(5):
        player.places[number] = ESTATE if number < count else 29
    player.had = max(count, 3)


# 12.1


@pytest.mark.clause("12.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_solo_is_set_up_for_two_players(seed):
    solo, two = Game(1, seed=seed).state, Game(2, seed=seed).state
    assert solo.layout is two.layout
    assert solo.options.cubes() == two.options.cubes() == 16
    assert list(solo.tiles) == list(two.tiles)
    assert list(solo.stacks) == list(two.stacks)
    assert list(solo.docks) == list(two.docks)
    assert (solo.boats_left, solo.hexes_left) == (two.boats_left, two.hexes_left)


@pytest.mark.clause("12.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_one_boat_comes_each_round_as_with_two_players(round):
    table = Table(1)
    assert len(told(table.begin_round(round), BoatArrived)) == 1


@pytest.mark.clause("12.1")
def test_the_opponent_starts_on_the_first_space_of_the_popularity_register():
    state = Game(1, seed=1).state
    assert state.opponent_popularity == 1
    assert len(state.seats) == 1


@pytest.mark.clause("12.1")
def test_solo_can_be_played_with_advanced_boards():
    player = Game(1, seed=1, estates="b", scrolls="b").state.seats[0]
    assert (player.estate.id[0], player.scroll_board.id[0]) == ("b", "b")


# 12.2


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(
    ("round", "turns"),
    [
        (1, "PoPoPo"),
        (2, "oPoPoP"),
        (3, "PoPoPo"),
        (4, "oPoPoPo"),
        (5, "PoPoPoo"),
        (6, "oPoPoPoo"),
    ],
)
def test_turns_alternate_and_the_opponent_has_three_to_five_lieutenants(round, turns):
    assert play_round(Table(1), round) == turns


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(("lieutenants", "turns"), [(5, "PoPoPoPP"), (2, "PoPoo"), (0, "ooo")])
def test_who_has_lieutenants_left_when_the_other_has_none_goes_on(lieutenants, turns):
    table = Table(1)
    give_lieutenants(table, lieutenants)
    assert play_round(table, 1) == turns


@pytest.mark.clause("12.2")
def test_the_opponent_moves_between_two_turns_of_the_player():
    table = Table(1, seed=2)
    table.begin_round(1)
    events = recall(table)
    assert whose_turns(events) == "Po"
    assert table.game.player == 0


@pytest.mark.clause("12.2")
def test_a_lieutenant_gained_during_the_round_has_its_turn_too():
    table = Table(1)
    table.begin_round(1)
    recall(table)
    recall(table)
    table.seat(0).places[3] = ESTATE
    table.seat(0).had = 4
    assert whose_turns(recall(table)) == "Po"
    assert whose_turns(recall(table))[:2] == "P|"


@pytest.mark.clause("12.2")
@pytest.mark.parametrize("priority_tile", [False, True])
@pytest.mark.parametrize("round", [2, 3, 4, 5, 6])
def test_no_register_decides_the_order(round, priority_tile):
    table = Table(1, priority_tile=priority_tile)
    table.player(0, popularity=9, city=9, church=9, score=40)
    events = table.begin_round(round)
    assert not told(events, OrderChanged)
    assert bool(told(events, OpponentMoved)) == (round % 2 == 0)


@pytest.mark.clause("12.2")
def test_the_opponents_figures_block_for_the_round_and_do_not_stay_in_messina():
    table = Table(1)
    opponents_turn(table, "solo solo-04")
    table.turn(0, "estate")
    assert "go A04" not in table.legal()
    table.chance()
    table.begin_round(3)
    assert set(table.state.standing) == {NOWHERE}


# 12.3: where the opponent goes.


@pytest.mark.clause("12.3")
def test_the_opponent_puts_a_figure_on_the_hex_of_the_tile_and_it_blocks():
    table = Table(1)
    events = opponents_turn(table, "solo solo-02")
    assert told(events, SoloTileRevealed) == [SoloTileRevealed(1, 1)]
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("A02"))]
    table.turn(0, "estate")
    assert "go A02" not in table.legal()
    assert "go A03" in table.legal()


@pytest.mark.clause("12.3")
def test_any_of_the_fourteen_tiles_can_be_revealed():
    table = Table(1)
    opponents_turn(table)
    assert table.legal() == [f"solo solo-{number:02}" for number in range(1, 15)]


@pytest.mark.clause("12.3")
def test_tiles_of_hexes_outside_the_city_are_passed_over():
    table = Table(1)
    events = opponents_turn(table, "solo solo-11", "solo solo-10", "solo solo-14")
    assert [event.fits for event in told(events, SoloTileRevealed)] == [0, 0, 1]
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("SW"))]


@pytest.mark.clause("12.3")
def test_a_hex_added_to_the_city_can_be_named():
    table = Table(1)
    table.lay("C1", "X1")
    events = opponents_turn(table, "solo solo-11")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("C1"))]


@pytest.mark.clause("12.3")
def test_tiles_of_hexes_blocked_by_the_player_are_passed_over():
    table = Table(1)
    table.lieutenant(0, 0, "A05", standing=True)
    events = opponents_turn(table, "solo solo-05", "solo solo-02")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("A02"))]
    assert table.state.standing[table.place("A05")] == 0


@pytest.mark.clause("12.3")
def test_a_lieutenant_that_lies_does_not_keep_the_opponent_away():
    table = Table(1)
    table.lieutenant(0, 0, "A02")
    events = opponents_turn(table, "solo solo-02")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("A02"))]
    assert table.seat(0).places[0] == table.place("A02")


@pytest.mark.clause("12.3", "12.4")
def test_a_hex_is_visited_once_a_round_and_no_tile_is_revealed_twice_in_it():
    table = Table(1)
    opponents_turn(table, "solo solo-11", "solo solo-02")
    opponents_turn(table)
    assert not {"solo solo-11", "solo solo-02"} & set(table.legal())
    assert len(table.legal()) == 12


# 12.3: citizens and cubes.


@pytest.mark.clause("12.3")
def test_all_citizens_of_the_hex_go_back_to_the_supply():
    table = Table(1)
    table.citizens("A02", "nun", "nun", "aristocrat")
    table.citizens("A03", "nun")
    events = opponents_turn(table, "solo solo-02")
    assert sum(table.state.citizens) == 1
    assert len(told(events, OpponentRemovedCitizen)) == 3
    assert not told(events, CitizenRescued)
    assert table.sectors(0) == []


@pytest.mark.clause("12.3")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (3, 2)])
def test_one_cube_of_the_hex_is_removed_and_the_opponent_advances_on_popularity(before, after):
    table = Table(1)
    table.cubes("A02", before)
    events = opponents_turn(table, "solo solo-02")
    assert table.state.cubes[table.place("A02")] == after
    assert table.state.supply == 16 - after
    assert table.state.opponent_popularity == 2
    assert told(events, CubeBurned) == [CubeBurned(OPPONENT, table.place("A02"))]
    assert told(events, RegisterAdvanced) == [RegisterAdvanced(OPPONENT, POPULARITY, 2)]


@pytest.mark.clause("12.3")
def test_without_a_cube_the_opponent_does_not_advance():
    table = Table(1)
    table.cubes("A03", 1)
    opponents_turn(table, "solo solo-02")
    assert table.state.opponent_popularity == 1
    assert table.state.cubes[table.place("A03")] == 1


@pytest.mark.clause("12.3")
def test_the_opponent_does_not_use_the_action_of_its_popularity_space():
    table = Table(1)
    table.state.opponent_popularity = 3  # next: two coins
    table.cubes("A02", 1)
    events = opponents_turn(table, "solo solo-02")
    assert table.state.opponent_popularity == 4
    assert not told(events, OpportunityEarned)
    assert table.tokens(0) == {}


@pytest.mark.clause("12.3", "8.7")
def test_the_opponent_stops_on_the_last_space_of_popularity():
    table = Table(1)
    table.state.opponent_popularity = 18
    table.cubes("A02", 1)
    events = opponents_turn(table, "solo solo-02")
    assert table.state.opponent_popularity == 18
    assert table.state.cubes[table.place("A02")] == 0
    assert not told(events, RegisterAdvanced)


@pytest.mark.clause("12.3")
def test_the_players_popularity_and_rats_are_not_touched():
    table = Table(1)
    table.cubes("A02", 2)
    opponents_turn(table, "solo solo-02")
    assert table.seat(0).registers[POPULARITY] == 1
    assert table.seat(0).rats == 0


# 12.3: what the opponent takes.


@pytest.mark.clause("12.3")
@pytest.mark.parametrize("tile", ["solo-02", "solo-04", "solo-14"])
def test_a_tile_without_an_action_takes_nothing(tile):
    table = Table(1)
    table.boat("boat-1-silk", "dock-sw")
    stacks = list(table.state.stacks)
    events = opponents_turn(table, f"solo {tile}")
    assert not told(events, OpponentTook, BoatTaken)
    assert list(table.state.stacks) == stacks
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3", "12.4")
def test_the_nearest_boat_leaves_and_its_cube_goes_to_the_supply():
    table = Table(1)
    table.boat("boat-1-silk", "dock-ne")
    table.boat("boat-1-spices", "dock-nw")
    opponents_turn(table, "solo solo-13")
    assert table.legal() == ["opponent boat-1-silk"]
    events = table.play("opponent boat-1-silk")
    assert told(events, BoatTaken) == [BoatTaken(OPPONENT, 2, table.place("dock-ne"))]
    assert list(table.state.docks).count(NOWHERE) == 11
    assert table.state.supply == 15
    assert sum(table.state.dock_cubes) == 1
    assert table.state.opponent_popularity == 1  # the cube was not fought
    assert list(table.seat(0).boats) == []


@pytest.mark.clause("12.3")
def test_a_boat_at_a_dock_further_off_is_taken_if_no_nearer_dock_has_one():
    table = Table(1)
    table.lay("A05", "m2")
    table.boat("boat-1-silk", "dock-se", cube=False)
    opponents_turn(table, "solo solo-05")
    assert table.legal() == ["opponent boat-1-silk"]
    table.play("opponent boat-1-silk")
    assert table.state.supply == 16


@pytest.mark.clause("12.3")
def test_among_the_nearest_boats_of_one_dock_or_of_several_chance_decides():
    table = Table(1)
    table.lay("A05", "m2")  # two steps from NW and from SW, three from NE and SE
    table.boat("boat-1-silk", "dock-nw")
    table.boat("boat-1-spices", "dock-nw")
    table.boat("boat-2-silk", "dock-sw")
    table.boat("boat-2-spices", "dock-se")
    table.boat("boat-3-silk", "dock-ne")
    opponents_turn(table, "solo solo-05")
    possible = ["opponent boat-1-silk", "opponent boat-1-spices", "opponent boat-2-silk"]
    assert sorted(table.legal()) == possible
    table.play("opponent boat-2-silk")
    assert list(table.state.docks).count(NOWHERE) == 8


@pytest.mark.clause("12.3")
def test_without_any_boat_nothing_is_taken():
    table = Table(1)
    events = opponents_turn(table, "solo solo-13")
    assert not told(events, BoatTaken)
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3", "12.4")
@pytest.mark.parametrize("tile", ["solo-06", "solo-09"])
def test_the_wagon_on_offer_is_taken_and_replaced(tile):
    table = Table(1)
    table.offer_tile(7, "wagon-1a")
    events = opponents_turn(table, f"solo {tile}")
    assert told(events, OpponentTook) == [OpponentTook(table.tile("wagon-1a"))]
    assert table.legal() == ["reveal wagon-2a", "reveal wagon-2b"]
    table.play("reveal wagon-2b")
    assert table.face_up(7) == ["wagon-2b"]
    assert list(table.seat(0).wagons) == []


@pytest.mark.clause("12.3", "12.4")
@pytest.mark.parametrize(
    ("solo", "stack", "klass"),
    [("solo-01", 4, "craftsman"), ("solo-07", 5, "nun"), ("solo-03", 6, "aristocrat")],
)
def test_the_workshop_on_offer_of_the_class_shown_is_taken_and_replaced(solo, stack, klass):
    table = Table(1)
    others = [other for other in (4, 5, 6) if other != stack]
    before = table.face_up(*others)
    table.offer_tile(stack, f"ws1-{klass}-1")
    events = opponents_turn(table, f"solo {solo}")
    assert told(events, OpponentTook) == [OpponentTook(table.tile(f"ws1-{klass}-1"))]
    assert table.legal() == [f"reveal ws1-{klass}-{number}" for number in range(2, 7)]
    table.play(f"reveal ws1-{klass}-5")
    assert table.face_up(stack, *others) == [f"ws1-{klass}-5", *before]


@pytest.mark.clause("12.3", "3.4")
def test_in_era_two_an_era_two_workshop_is_taken():
    table = Table(1)
    table.begin_round(5)
    table.offer_tile(5, "ws2-nun-4")
    table.state.standing[table.place("A07")] = NOWHERE
    events = opponents_turn(table, "solo solo-07")
    assert told(events, OpponentTook) == [OpponentTook(table.tile("ws2-nun-4"))]


@pytest.mark.clause("12.3", "12.4")
@pytest.mark.parametrize("solo", ["solo-08", "solo-12"])
def test_all_improvements_on_offer_are_taken_and_replaced(solo):
    table = Table(1)
    table.lay("C5", "X1")
    for stack, tile in ((1, "imp-01"), (2, "imp-02"), (3, "imp-03")):
        table.offer_tile(stack, tile)
    events = opponents_turn(table, f"solo {solo}")
    assert told(events, OpponentTook) == [
        OpponentTook(table.tile(tile)) for tile in ("imp-01", "imp-02", "imp-03")
    ]
    events = table.play("reveal imp-11", "reveal imp-12", "reveal imp-13")
    assert sorted(table.face_up(1, 2, 3)) == ["imp-11", "imp-12", "imp-13"]
    assert len(told(events, TileRevealed)) == 3
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3")
def test_improvements_are_taken_from_the_stacks_that_have_some():
    table = Table(1)
    for stack in (0, 2):
        for depth in range(8):
            table.state.stacks[stack * 8 + depth] = NOWHERE
    table.offer_tile(2, "imp-02")
    events = opponents_turn(table, "solo solo-08")
    assert told(events, OpponentTook) == [OpponentTook(table.tile("imp-02"))]


@pytest.mark.clause("12.3")
@pytest.mark.parametrize(("solo", "stacks"), [("solo-06", [7]), ("solo-07", [5]), ("solo-08", [1, 2, 3])])
def test_if_there_is_nothing_to_take_nothing_happens(solo, stacks):
    table = Table(1)
    for stack in stacks:
        for depth in range(8):
            table.state.stacks[(stack - 1) * 8 + depth] = NOWHERE
    events = opponents_turn(table, f"solo {solo}")
    assert not told(events, OpponentTook)
    assert told(events, OpponentMoved)
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3")
def test_the_last_tile_of_a_stack_is_not_replaced():
    table = Table(1)
    table.offer_tile(7, "wagon-1b")
    for depth in range(1, 8):
        table.state.stacks[6 * 8 + depth] = NOWHERE
    opponents_turn(table, "solo solo-06")
    assert table.face_up(7) == [None]
    assert table.asked == "ChooseLieutenant"


# 12.4


@pytest.mark.clause("12.4")
def test_all_solo_tiles_are_shuffled_anew_every_round():
    table = Table(1)
    opponents_turn(table, "solo solo-11", "solo solo-02")
    table.begin_round(3)
    opponents_turn(table)
    assert len(table.legal()) == 14


@pytest.mark.clause("12.4")
def test_if_no_tile_fits_the_figure_is_skipped():
    table = Table(1)
    table.state.solo_left = 1 << 9 | 1 << 10  # B2 and C1, not in the city
    events = opponents_turn(table, "solo solo-10", "solo solo-11")
    assert not told(events, OpponentMoved)
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.4", "12.2")
def test_a_skipped_figure_counts_as_a_turn_and_the_round_goes_on_to_its_end():
    table = Table(1)
    table.begin_round(1)
    table.state.solo_left = 0
    assert whose_turns(recall(table)) == "P"
    assert table.game.player == 0
    assert whose_turns(recall(table)) == "P"
    assert whose_turns(recall(table)).startswith("P|")


# 12.5


@pytest.mark.clause("12.5", "5.1")
def test_the_opponents_visit_to_a_hex_the_player_repopulated_scores_the_player_two_points():
    table = Table(1)
    table.repopulated(0, "A02")
    events = opponents_turn(table, "solo solo-02")
    assert table.seat(0).score == 2
    assert told(events, PointsScored) == [PointsScored(0, 2, FROM_VISITS)]


@pytest.mark.clause("12.5")
def test_the_opponents_visit_elsewhere_scores_nothing():
    table = Table(1)
    table.repopulated(0, "A02")
    opponents_turn(table, "solo solo-04")
    assert table.seat(0).score == 0


# 12.6


@pytest.mark.clause("12.6")
@pytest.mark.parametrize(
    ("space", "rats", "opponent", "points"),
    [(6, 0, 6, 5), (7, 0, 6, 5), (5, 0, 6, 0), (8, 2, 6, 5), (8, 3, 6, 0), (1, 0, 1, 5)],
)
def test_five_points_for_matching_the_opponents_popularity_after_rats(space, rats, opponent, points):
    table = Table(1, round=6)
    table.player(0, popularity=space, rats=rats)
    table.state.opponent_popularity = opponent
    assert table.final_scoring().breakdown[0].get("popularity_ranking", 0) == points


@pytest.mark.clause("12.6")
def test_fire_breaks_no_tie_against_the_opponent():
    table = Table(1, round=6)
    table.player(0, popularity=5, fire=20, major=20)
    table.state.opponent_popularity = 6
    assert "popularity_ranking" not in table.final_scoring().breakdown[0]


@pytest.mark.clause("12.6", "11.3")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize(("hexes", "points"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 10), (5, 10)])
def test_a_bonus_for_repopulated_hexes_takes_the_place_of_the_ranking(hexes, points, side):
    table = Table(1, round=6, estates=side, scrolls=side)
    table.repopulated(0, *["A01", "A02", "A03", "A04", "A05"][:hexes])
    assert table.final_scoring().breakdown[0].get("repopulation", 0) == points


@pytest.mark.clause("12.6", "10.4")
def test_everything_else_is_scored_as_usual():
    table = Table(1, round=6)
    table.player(0, score=20, popularity=12, city=10, church=5, rats=2, coin=4, lumber=2)
    table.repopulated(0, "A05", "C4")
    table.boats(0, "boat-1-silk", "boat-1-spices")
    table.seat(0).scrolls[1] = 3
    result = table.final_scoring()
    assert result.breakdown[0] == {
        "actions": 20,
        "rats": -1,
        "popularity": 3,
        "city": 6,
        "church": 3,
        "popularity_ranking": 5,
        "hexes": 30,
        "scrolls": 8,
        "tokens": 2,
        "repopulation": 3,
    }
    assert result.scores == (79,)
    assert result.decided_by == "solo"
