"""Section 12: the solo game. The city of `Table(1)` holds H1 to H7, H13 and H14.

SC3 names H5 and has no result; where a test needs one, `opponent_who` prints it on SC3.
"""

import pytest

from messina import Game
from messina.rules.dice import Dice
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
from messina.rules.terms import ESTATE, FROM_VISITS, HEXES, NOWHERE, POPULARITY
from messina.rules.turn import NextTurn
from messina.server.views.printed import printed
from messina.words import tell_story
from tests.eager import choose_eagerly
from tests.invariants import check_position, check_text
from tests.table import Like, Table, printed_with, told


def opponents_turn(table: Table, *answers: str) -> list[Event]:
    """The opponent takes a turn in which chance gives these answers; then the player is asked.

    The opponent's figures not used yet do not matter here: the player's turn follows.
    """
    table.chance()
    table.state.turn = 1
    table.state.opponent_left = 0
    events = table.run(EndRound(), NextTurn(), RevealSoloTile())
    return events + table.play(*answers)


def opponent_who(result: str) -> Table:
    """A table where the solo tile SC3 has this result."""
    return Table(1, pack=printed_with({"solo SC3": {"action": result}}))


def recall(table: Table) -> list[Event]:
    """The player's shortest turn."""
    events = table.play(table.legal_with("lieutenant")[0], "recall")
    return events + (table.play("end") if table.asked == "EndTurn" else [])


def whose_turns(events: list[Event]) -> str:
    """P for a turn of the player that ended, o for one of the opponent, | for the end of a round."""
    marks: dict[type[Event], str] = {TurnEnded: "P", OpponentMoved: "o", RoundEnded: "|"}
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
def test_solo_is_set_up_for_two_players(seed: int) -> None:
    solo, two = Game(1, seed=seed).state, Game(2, seed=seed).state
    assert solo.layout is two.layout
    assert solo.options.cubes == two.options.cubes == 16
    assert list(solo.tiles) == list(two.tiles)
    assert list(solo.stacks) == list(two.stacks)
    assert list(solo.docks) == list(two.docks)
    assert (solo.boats_left, solo.hexes_left) == (two.boats_left, two.hexes_left)


@pytest.mark.clause("12.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_one_boat_comes_each_round_as_with_two_players(round: int) -> None:
    table = Table(1)
    assert len(told(table.begin_round(round), BoatArrived)) == 1


@pytest.mark.clause("12.1")
def test_the_opponent_starts_on_the_first_space_of_the_popularity_register() -> None:
    state = Game(1, seed=1).state
    assert state.opponent_popularity == 1
    assert len(state.seats) == 1


@pytest.mark.clause("12.1")
def test_solo_can_be_played_with_advanced_boards() -> None:
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
def test_turns_alternate_and_the_opponent_has_three_to_five_lieutenants(round: int, turns: str) -> None:
    assert play_round(Table(1), round) == turns


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(("lieutenants", "turns"), [(5, "PoPoPoPP"), (2, "PoPoo"), (0, "ooo")])
def test_who_has_lieutenants_left_when_the_other_has_none_goes_on(lieutenants: int, turns: str) -> None:
    table = Table(1)
    give_lieutenants(table, lieutenants)
    assert play_round(table, 1) == turns


@pytest.mark.clause("12.2")
def test_the_opponent_moves_between_two_turns_of_the_player() -> None:
    table = Table(1, seed=2)
    table.begin_round(1)
    events = recall(table)
    assert whose_turns(events) == "Po"
    assert table.game.player == 0


@pytest.mark.clause("12.2")
def test_a_lieutenant_gained_during_the_round_has_its_turn_too() -> None:
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
def test_no_register_decides_the_order(round: int, priority_tile: bool) -> None:
    table = Table(1, priority_tile=priority_tile)
    table.player(0, popularity=9, city=9, church=9, score=40)
    events = table.begin_round(round)
    assert not told(events, OrderChanged)
    assert bool(told(events, OpponentMoved)) == (round % 2 == 0)


@pytest.mark.clause("12.2")
def test_the_opponents_figures_block_for_the_round_and_do_not_stay_in_messina() -> None:
    table = Table(1)
    opponents_turn(table, "solo SC3")
    table.turn(0, "estate")
    assert "go H5" not in table.legal()
    table.chance()
    table.begin_round(3)
    assert set(table.state.standing) == {NOWHERE}


# 12.3: where the opponent goes.


@pytest.mark.clause("12.3")
def test_the_opponent_puts_a_figure_on_the_hex_of_the_tile_and_it_blocks() -> None:
    table = Table(1)
    events = opponents_turn(table, "solo SC3")
    assert told(events, SoloTileRevealed) == [SoloTileRevealed(2, 1)]
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("H5"))]
    table.turn(0, "estate")
    assert "go H5" not in table.legal()
    assert "go H3" in table.legal()


@pytest.mark.clause("12.3")
def test_any_of_the_fourteen_tiles_can_be_revealed() -> None:
    table = Table(1)
    opponents_turn(table)
    assert table.legal() == [f"solo SC{number}" for number in range(1, 15)]


@pytest.mark.clause("12.3")
def test_tiles_of_hexes_outside_the_city_are_passed_over() -> None:
    table = Table(1)
    outside = [tile.id for tile in table.state.box.solo_tiles if not table.state.in_city(tile.hex)]
    assert len(outside) == 5  # the other B hex and the four C hexes
    events = opponents_turn(table, *(f"solo {tile}" for tile in outside), "solo SC3")
    assert [event.fits for event in told(events, SoloTileRevealed)] == [0, 0, 0, 0, 0, 1]
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("H5"))]


@pytest.mark.clause("12.3")
def test_a_hex_added_to_the_city_can_be_named() -> None:
    table = Table(1)
    table.lay("H16", "X1")
    events = opponents_turn(table, "solo SC12")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("H16"))]


@pytest.mark.clause("12.3", "2.1")
def test_each_hex_a_city_of_two_can_have_is_named_by_one_tile_and_no_harbour_is() -> None:
    box = Table(1).state.box
    named = [tile.hex for tile in box.solo_tiles]
    assert sorted(named) == [hex for hex in range(HEXES) if box.hexes[hex].players & 1 << 2]
    assert len(set(named)) == 14


@pytest.mark.clause("12.3")
def test_tiles_of_hexes_blocked_by_the_player_are_passed_over() -> None:
    table = Table(1)
    table.lieutenant(0, 0, "H6", standing=True)
    events = opponents_turn(table, "solo SC8", "solo SC3")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("H5"))]
    assert table.state.standing[table.place("H6")] == 0


@pytest.mark.clause("12.3")
def test_a_lieutenant_that_lies_does_not_keep_the_opponent_away() -> None:
    table = Table(1)
    table.lieutenant(0, 0, "H5")
    events = opponents_turn(table, "solo SC3")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("H5"))]
    assert table.seat(0).places[0] == table.place("H5")


@pytest.mark.clause("12.3", "12.4")
def test_a_hex_is_visited_once_a_round_and_no_tile_is_revealed_twice_in_it() -> None:
    table = Table(1)
    opponents_turn(table, "solo SC12", "solo SC3")
    opponents_turn(table)
    assert not {"solo SC12", "solo SC3"} & set(table.legal())
    assert len(table.legal()) == 12


# 12.3: citizens and cubes.


@pytest.mark.clause("12.3")
def test_all_citizens_of_the_hex_go_back_to_the_supply() -> None:
    table = Table(1)
    table.citizens("H5", "nun", "nun", "aristocrat")
    table.citizens("H3", "nun")
    events = opponents_turn(table, "solo SC3")
    assert sum(table.state.citizens) == 1
    assert len(told(events, OpponentRemovedCitizen)) == 3
    assert not told(events, CitizenRescued)
    assert table.sectors(0) == []


@pytest.mark.clause("12.3")
@pytest.mark.parametrize(("before", "after"), [(1, 0), (3, 2)])
def test_one_cube_of_the_hex_is_removed_and_the_opponent_advances_on_popularity(
    before: int, after: int
) -> None:
    table = Table(1)
    table.cubes("H5", before)
    events = opponents_turn(table, "solo SC3")
    assert table.state.cubes[table.place("H5")] == after
    assert table.state.supply == 16 - after
    assert table.state.opponent_popularity == 2
    assert told(events, CubeBurned) == [CubeBurned(OPPONENT, table.place("H5"))]
    assert told(events, RegisterAdvanced) == [Like(RegisterAdvanced, OPPONENT, POPULARITY, 2)]


@pytest.mark.clause("12.3")
def test_without_a_cube_the_opponent_does_not_advance() -> None:
    table = Table(1)
    table.cubes("H3", 1)
    opponents_turn(table, "solo SC3")
    assert table.state.opponent_popularity == 1
    assert table.state.cubes[table.place("H3")] == 1


@pytest.mark.clause("12.3")
def test_the_opponent_does_not_use_the_action_of_its_popularity_space() -> None:
    table = Table(1)
    table.state.opponent_popularity = 6  # next: a lumber
    table.cubes("H5", 1)
    events = opponents_turn(table, "solo SC3")
    assert table.state.opponent_popularity == 7
    assert not told(events, OpportunityEarned)
    assert table.tokens(0) == {}


@pytest.mark.clause("12.3", "8.7")
def test_the_opponent_stops_on_the_last_space_of_popularity() -> None:
    table = Table(1)
    table.state.opponent_popularity = 14
    table.cubes("H5", 1)
    events = opponents_turn(table, "solo SC3")
    assert table.state.opponent_popularity == 14
    assert table.state.cubes[table.place("H5")] == 0
    assert not told(events, RegisterAdvanced)


@pytest.mark.clause("12.3")
def test_the_players_popularity_and_rats_are_not_touched() -> None:
    table = Table(1)
    table.cubes("H5", 2)
    opponents_turn(table, "solo SC3")
    assert table.seat(0).registers[POPULARITY] == 1
    assert table.seat(0).rats == 0


# 12.3: harbours. The Czech text lets a tile name one; no packaged tile does.


def harbour_tile(result: str = "none", **harbour: str) -> tuple[Table, str]:
    """A table where the tile of H5 names the harbour NE, printed so, instead; and its revealing."""
    pack = printed_with({"solo H5": {"hex": "NE", "action": result}} | {"harbours NE": harbour})
    table = Table(1, pack=pack)
    tile = next(tile for tile in pack.solo_tiles if tile.hex == table.place("NE"))
    return table, f"solo {tile.id}"


@pytest.mark.clause("12.3")
def test_a_figure_goes_to_the_harbour_of_its_tile_and_blocks_it() -> None:
    table, tile = harbour_tile()
    table.citizens("H3", "nun")
    table.cubes("H3", 1)
    events = opponents_turn(table, tile)
    assert told(events, OpponentMoved) == [OpponentMoved(table.place("NE"))]
    assert table.state.standing[table.place("NE")] == OPPONENT
    assert not told(events, OpponentRemovedCitizen, CubeBurned, RegisterAdvanced)
    assert (table.state.supply, sum(table.state.citizens)) == (15, 1)
    table.play(table.legal_with("lieutenant")[0])
    assert "go NE" not in table.legal()
    assert "go NW" in table.legal()


@pytest.mark.clause("12.3", "4.6")
def test_a_tile_of_a_harbour_where_the_player_stands_is_passed_over() -> None:
    table, tile = harbour_tile()
    table.lieutenant(0, 0, "NE", standing=True)
    events = opponents_turn(table, tile)
    assert [event.fits for event in told(events, SoloTileRevealed)] == [0]
    assert not told(events, OpponentMoved)
    assert table.state.standing[table.place("NE")] == 0


@pytest.mark.clause("12.3")
def test_the_nearest_dock_of_a_harbour_is_its_own() -> None:
    table, tile = harbour_tile("boat")
    table.boat("T5", "dock-ne")
    table.boat("T7", "dock-nw")
    opponents_turn(table, tile)
    assert table.legal() == ["opponent T5"]


@pytest.mark.clause("12.3", "3.11")
def test_a_cube_of_a_harbour_that_a_pack_gives_a_rat_is_removed() -> None:
    table, tile = harbour_tile(rat="left")
    table.cubes("NE", 2)
    events = opponents_turn(table, tile)
    assert told(events, CubeBurned) == [CubeBurned(OPPONENT, table.place("NE"))]
    assert table.state.cubes[table.place("NE")] == 1
    assert table.state.opponent_popularity == 2


@pytest.mark.clause("12.3")
def test_solo_games_with_a_tile_of_a_harbour_can_be_played_told_and_shown() -> None:
    pack = harbour_tile("boat")[0].state.box
    story = []
    for seed in range(5):
        game, dice = Game(1, seed=seed, pack=pack), Dice(seed)
        while not game.over:
            story += tell_story(game.play(choose_eagerly(game, dice)), pack, ["Anna"])
            check_position(game.state)
            check_text(game.state)
    assert any(line.startswith("The opponent goes to the north-east harbour") for line in story)
    assert [tile.hex for tile in printed(pack).solo].count("NE") == 1


# 12.3: what the opponent takes.


@pytest.mark.clause("12.3")
@pytest.mark.parametrize(("tile", "hex"), [("SC3", "H5"), ("SC12", "H16")])
def test_a_tile_without_an_action_takes_nothing(tile: str, hex: str) -> None:
    table = Table(1)
    if hex == "H16":
        table.lay(hex, "X1")
    table.boat("T5", "dock-sw")
    stacks = list(table.state.stacks)
    events = opponents_turn(table, f"solo {tile}")
    assert told(events, OpponentMoved) == [OpponentMoved(table.place(hex))]
    assert not told(events, OpponentTook, BoatTaken)
    assert list(table.state.stacks) == stacks
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3", "12.4")
def test_the_nearest_boat_leaves_and_its_cube_goes_to_the_supply() -> None:
    table = opponent_who("boat")
    table.lay("H5", "n3")  # beside NE, two steps from NW
    table.boat("T5", "dock-ne")
    table.boat("T7", "dock-nw")
    opponents_turn(table, "solo SC3")
    assert table.legal() == ["opponent T5"]
    events = table.play("opponent T5")
    boats = [boat.id for boat in table.state.box.boats]
    assert told(events, BoatTaken) == [BoatTaken(OPPONENT, boats.index("T5"), table.place("dock-ne"))]
    assert list(table.state.docks).count(NOWHERE) == 11
    assert table.state.supply == 15
    assert sum(table.state.dock_cubes) == 1
    assert table.state.opponent_popularity == 1  # the cube was not fought
    assert list(table.seat(0).boats) == []


@pytest.mark.clause("12.3")
def test_a_boat_at_a_dock_further_off_is_taken_if_no_nearer_dock_has_one() -> None:
    table = opponent_who("boat")
    table.lay("H5", "n3")
    table.boat("T5", "dock-sw", cube=False)
    opponents_turn(table, "solo SC3")
    assert table.legal() == ["opponent T5"]
    table.play("opponent T5")
    assert table.state.supply == 16


@pytest.mark.clause("12.3")
def test_among_the_nearest_boats_of_one_dock_or_of_several_chance_decides() -> None:
    table = opponent_who("boat")
    table.lay("H5", "n3")  # two steps from NW and from SE, three from SW
    table.boat("T5", "dock-nw")
    table.boat("T7", "dock-nw")
    table.boat("T4", "dock-se")
    table.boat("T8", "dock-sw")
    table.boat("T6", "dock-sw")
    opponents_turn(table, "solo SC3")
    assert sorted(table.legal()) == ["opponent T4", "opponent T5", "opponent T7"]
    table.play("opponent T4")
    assert list(table.state.docks).count(NOWHERE) == 8


@pytest.mark.clause("12.3")
def test_from_the_middle_of_the_star_all_four_docks_are_equally_near() -> None:
    table = opponent_who("boat")
    table.lay("H5", "m2")
    for boat, dock in (("T4", "nw"), ("T5", "ne"), ("T6", "se"), ("T7", "sw")):
        table.boat(boat, f"dock-{dock}")
    opponents_turn(table, "solo SC3")
    assert sorted(table.legal()) == ["opponent T4", "opponent T5", "opponent T6", "opponent T7"]


@pytest.mark.clause("12.3")
def test_without_any_boat_nothing_is_taken() -> None:
    table = opponent_who("boat")
    events = opponents_turn(table, "solo SC3")
    assert not told(events, BoatTaken)
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3", "12.4")
def test_the_wagon_on_offer_is_taken_and_replaced() -> None:
    table = opponent_who("wagon")
    table.offer_tile(7, "C1-1")
    events = opponents_turn(table, "solo SC3")
    assert told(events, OpponentTook) == [OpponentTook(table.tile("C1-1"))]
    assert table.legal() == ["reveal C2-1", "reveal C2-2"]
    table.play("reveal C2-2")
    assert table.face_up(7) == ["C2-2"]
    assert list(table.seat(0).wagons) == []


@pytest.mark.clause("12.3", "12.4")
@pytest.mark.parametrize(
    ("klass", "stack", "first", "rest"),
    [
        ("craftsman", 4, "B1", ["B2", "B3", "B4", "B5", "B6"]),
        ("nun", 5, "B7", ["B8", "B9", "B10", "B11", "B12"]),
        ("aristocrat", 6, "B13", ["B14", "B15", "B16", "B17", "B18"]),
    ],
)
def test_the_workshop_on_offer_of_the_class_shown_is_taken_and_replaced(
    klass: str, stack: int, first: str, rest: list[str]
) -> None:
    table = opponent_who(f"workshop({klass})")
    others = [other for other in (4, 5, 6) if other != stack]
    before = table.face_up(*others)
    table.offer_tile(stack, first)
    events = opponents_turn(table, "solo SC3")
    assert told(events, OpponentTook) == [OpponentTook(table.tile(first))]
    assert table.legal() == [f"reveal {tile}" for tile in rest]
    table.play(f"reveal {rest[3]}")
    assert table.face_up(stack, *others) == [rest[3], *before]


@pytest.mark.clause("12.3", "3.4")
def test_in_era_two_an_era_two_workshop_is_taken() -> None:
    table = opponent_who("workshop(nun)")
    table.begin_round(5)
    table.offer_tile(5, "B25")
    events = opponents_turn(table, "solo SC3")
    assert told(events, OpponentTook) == [OpponentTook(table.tile("B25"))]


@pytest.mark.clause("12.3", "12.4")
def test_all_improvements_on_offer_are_taken_and_replaced() -> None:
    table = Table(1)
    for stack, tile in ((1, "Q1"), (2, "Q2"), (3, "Q3")):
        table.offer_tile(stack, tile)
    events = opponents_turn(table, "solo SC8")
    assert told(events, OpponentTook) == [OpponentTook(table.tile(tile)) for tile in ("Q1", "Q2", "Q3")]
    events = table.play("reveal Q11", "reveal Q12", "reveal Q13")
    assert sorted(filter(None, table.face_up(1, 2, 3))) == ["Q11", "Q12", "Q13"]
    assert len(told(events, TileRevealed)) == 3
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3")
def test_improvements_are_taken_from_the_stacks_that_have_some() -> None:
    table = Table(1)
    for stack in (0, 2):
        for depth in range(8):
            table.state.stacks[stack * 8 + depth] = NOWHERE
    table.offer_tile(2, "Q2")
    events = opponents_turn(table, "solo SC8")
    assert told(events, OpponentTook) == [OpponentTook(table.tile("Q2"))]


@pytest.mark.clause("12.3")
@pytest.mark.parametrize(
    ("result", "stacks"), [("wagon", [7]), ("workshop(nun)", [5]), ("improvements", [1, 2, 3])]
)
def test_if_there_is_nothing_to_take_nothing_happens(result: str, stacks: list[int]) -> None:
    table = opponent_who(result)
    for stack in stacks:
        for depth in range(8):
            table.state.stacks[(stack - 1) * 8 + depth] = NOWHERE
    events = opponents_turn(table, "solo SC3")
    assert not told(events, OpponentTook)
    assert told(events, OpponentMoved)
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.3")
def test_the_last_tile_of_a_stack_is_not_replaced() -> None:
    table = opponent_who("wagon")
    table.offer_tile(7, "C1-2")
    for depth in range(1, 8):
        table.state.stacks[6 * 8 + depth] = NOWHERE
    opponents_turn(table, "solo SC3")
    assert table.face_up(7) == [None]
    assert table.asked == "ChooseLieutenant"


# 12.4


@pytest.mark.clause("12.4")
def test_all_solo_tiles_are_shuffled_anew_every_round() -> None:
    table = Table(1)
    opponents_turn(table, "solo SC12", "solo SC3")
    table.begin_round(3)
    opponents_turn(table)
    assert len(table.legal()) == 14


@pytest.mark.clause("12.4")
def test_if_no_tile_fits_the_figure_is_skipped() -> None:
    table = Table(1)
    table.state.solo_left = 1 << 13 | 1 << 11  # H15 and H16, not in the city
    events = opponents_turn(table, "solo SC14", "solo SC12")
    assert not told(events, OpponentMoved)
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("12.4", "12.2")
def test_a_skipped_figure_counts_as_a_turn_and_the_round_goes_on_to_its_end() -> None:
    table = Table(1)
    table.begin_round(1)
    table.state.solo_left = 0
    assert whose_turns(recall(table)) == "P"
    assert table.game.player == 0
    assert whose_turns(recall(table)) == "P"
    assert whose_turns(recall(table)).startswith("P|")


# 12.5


@pytest.mark.clause("12.5", "5.1")
def test_the_opponents_visit_to_a_hex_the_player_repopulated_scores_the_player_two_points() -> None:
    table = Table(1)
    table.repopulated(0, "H5")
    events = opponents_turn(table, "solo SC3")
    assert table.seat(0).score == 2
    assert told(events, PointsScored) == [Like(PointsScored, 0, 2, FROM_VISITS)]


@pytest.mark.clause("12.5")
def test_the_opponents_visit_elsewhere_scores_nothing() -> None:
    table = Table(1)
    table.repopulated(0, "H5")
    opponents_turn(table, "solo SC8")
    assert table.seat(0).score == 0


# 12.6


@pytest.mark.clause("12.6")
@pytest.mark.parametrize(
    ("space", "rats", "opponent", "points"),
    [(6, 0, 6, 5), (7, 0, 6, 5), (5, 0, 6, 0), (8, 2, 6, 5), (8, 3, 6, 0), (1, 0, 1, 5)],
)
def test_five_points_for_matching_the_opponents_popularity_after_rats(
    space: int, rats: int, opponent: int, points: int
) -> None:
    table = Table(1, round=6)
    table.player(0, popularity=space, rats=rats)
    table.state.opponent_popularity = opponent
    assert table.final_scoring().breakdown[0].get("popularity_ranking", 0) == points


@pytest.mark.clause("12.6")
def test_fire_breaks_no_tie_against_the_opponent() -> None:
    table = Table(1, round=6)
    table.player(0, popularity=5, fire=20, major=20)
    table.state.opponent_popularity = 6
    assert "popularity_ranking" not in table.final_scoring().breakdown[0]


@pytest.mark.clause("12.6", "11.3")
@pytest.mark.parametrize("side", ["a", "b"])
@pytest.mark.parametrize(("hexes", "points"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 10), (5, 10)])
def test_a_bonus_for_repopulated_hexes_takes_the_place_of_the_ranking(
    hexes: int, points: int, side: str
) -> None:
    table = Table(1, round=6, estates=side, scrolls=side)
    table.repopulated(0, *["H1", "H2", "H3", "H4", "H5"][:hexes])
    assert table.final_scoring().breakdown[0].get("repopulation", 0) == points


@pytest.mark.clause("12.6", "10.4")
def test_everything_else_is_scored_as_usual() -> None:
    table = Table(1, round=6)
    table.player(0, score=20, popularity=12, city=10, church=6, rats=2, coin=4, lumber=2)
    table.repopulated(0, "H5", "H2")
    table.boats(0, "T5", "T7")
    table.seat(0).scrolls[1] = 3
    result = table.final_scoring()
    assert result.breakdown[0] == {
        "actions": 20,
        "rats": -1,
        "popularity": 4,
        "city": 12,
        "church": 1,
        "popularity_ranking": 5,
        "hexes": 30,
        "scrolls": 8,
        "tokens": 2,
        "repopulation": 3,
    }
    assert result.scores == (84,)
    assert result.decided_by == "solo"
