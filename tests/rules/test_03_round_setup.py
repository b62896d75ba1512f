"""Section 3: setting up a round.

The city of `Table()` holds H1 to H7, H13 and H14. The rat *left* is on H2, H7, H13 and H14, *right* on H3,
H5 and H6, *standing* on H1 and H4 (and on H15). Orange are H1 and H7, blue H2 and H3, white H4, H5 and H14,
red H6 and H13 (and H15).
"""

from importlib import resources

import pytest

from messina import Game
from messina.packs import DEFAULT, load_pack, read_pack
from messina.rules.box import Box
from messina.rules.events import (
    BoatArrived,
    CitizenAppeared,
    CitizenLost,
    CubePlaced,
    DockDrawn,
    Event,
    HexLaid,
    LieutenantsLaid,
    OrderChanged,
    PlagueHeld,
    RatsGained,
    RoundBegan,
    TileRevealed,
    WheelTurned,
    WorkshopsReplaced,
)
from messina.rules.terms import CLASSES, ESTATE, HEXES, NOWHERE
from tests.table import PLAIN, Table, told

LEFT, RIGHT, STANDING = "wheel-01", "wheel-02", "wheel-03"


def story(events: list[Event]) -> list[type[Event]]:
    """The kinds of events, repetitions left out."""
    kinds = [type(event) for event in events]
    return [kind for i, kind in enumerate(kinds) if i == 0 or kinds[i - 1] is not kind]


def plagued(table: Table) -> dict[str, int]:
    names = table.state.box.place_names
    return {names[hex]: cubes for hex, cubes in enumerate(table.state.cubes) if cubes}


def citizens(table: Table) -> dict[str, list[str]]:
    """Who waits where."""
    found: dict[str, list[str]] = {}
    for number, count in enumerate(table.state.citizens):
        hex, klass = divmod(number, 3)
        found.setdefault(table.state.box.place_names[hex], []).extend([CLASSES[klass]] * count)
    return {hex: classes for hex, classes in found.items() if classes}


def boats_at(table: Table, dock: str) -> list[str]:
    first = (table.place(dock) - 24) * 3
    return [
        table.state.box.boats[boat].id for boat in table.state.docks[first : first + 3] if boat != NOWHERE
    ]


def fill(table: Table, dock: str) -> None:
    """Three boats lie at the dock."""
    for number in (1, 2, 3):
        left = [b.id for i, b in enumerate(table.state.box.boats) if table.state.boats_left >> i & 1]
        table.boat(left[-number], dock, cube=False)


# The order of steps.


@pytest.mark.clause("3.1", "3.2", "3.5", "3.7")
def test_round_one_brings_boats_cubes_and_citizens_only_and_keeps_the_first_play_order() -> None:
    events = Game(4, seed=1).opening_events
    events = events[events.index(RoundBegan(1)) :]
    kinds = [RoundBegan, DockDrawn, BoatArrived, WheelTurned, CubePlaced, CitizenAppeared]
    assert story(events) == kinds


@pytest.mark.clause("3.1", "3.2", "3.3", "3.5", "3.7")
def test_a_later_round_takes_its_steps_in_order() -> None:
    table = Table(4)
    table.cubes("H1", 1)
    table.citizens("H1", "nun")
    events = table.begin_round(4)
    assert story(events) == [
        RoundBegan,
        LieutenantsLaid,
        CitizenLost,
        OrderChanged,
        DockDrawn,
        BoatArrived,
        HexLaid,
        WheelTurned,
        CubePlaced,
        WheelTurned,
        CubePlaced,
        CitizenAppeared,
    ]


@pytest.mark.clause("3.3", "3.4", "3.5")
def test_in_round_five_the_workshops_change_between_the_new_hex_and_the_wheel() -> None:
    events = Table(4).begin_round(5)
    kinds = (HexLaid, WorkshopsReplaced, TileRevealed, WheelTurned)
    assert story(told(events, *kinds)) == list(kinds)


# 3.1


@pytest.mark.clause("3.1")
@pytest.mark.parametrize("round", [2, 3, 4, 5, 6])
def test_the_round_counter_advances(round: int) -> None:
    table = Table()
    assert table.begin_round(round)[0] == RoundBegan(round)
    assert table.state.round == round


@pytest.mark.clause("3.1")
def test_lieutenants_in_messina_lie_down_unused_where_they_are_and_block_no_more() -> None:
    table = Table()
    table.lieutenant(0, 0, "H3", standing=True)
    table.lieutenant(0, 1, "dock-ne", standing=True)
    table.lieutenant(1, 2, "SW", standing=True)
    table.turn(1, "estate")
    assert not {"go H3", "go SW"} & set(table.legal())
    table.begin_round(2)
    assert [table.seat(0).places[0], table.seat(0).places[1]] == [table.place("H3"), table.place("dock-ne")]
    assert table.seat(0).used == 0
    assert table.seat(1).used == 0
    table.turn(1, "estate")
    assert {"go H3", "go SW"} <= set(table.legal())


@pytest.mark.clause("3.1", "4.8")
def test_a_recalled_lieutenant_is_on_the_estate_and_unused() -> None:
    table = Table()
    table.lieutenant(0, 0, "H3")
    table.turn(0, "H3")
    table.play("recall")
    assert table.seat(0).is_used(0)
    table.begin_round(2)
    assert (table.seat(0).places[0], table.seat(0).is_used(0)) == (ESTATE, False)


@pytest.mark.clause("3.1", "7.10")
def test_used_wagons_become_usable_again() -> None:
    table = Table()
    table.player(0, wagons_used=1)
    table.citizen(0, "AR1", "CR1")
    table.wagon(0, "C1-1")
    table.turn(0, "estate")
    table.play("go H7")
    assert "repopulate" not in table.legal()
    table.begin_round(2, wheel=RIGHT)  # nobody appears on orange hexes
    table.turn(0, "estate")
    table.play("go H7")
    assert "repopulate" in table.legal()


@pytest.mark.clause("3.1")
def test_all_citizens_leave_hexes_with_at_least_one_cube_and_stay_on_the_others() -> None:
    table = Table()
    table.cubes("H3", 1)
    table.citizens("H3", "nun", "nun", "aristocrat")
    table.cubes("H5", 2)
    table.citizens("H5", "craftsman")
    table.citizens("H2", "nun")
    events = table.begin_round(6)  # adds none
    assert citizens(table) == {"H2": ["nun"]}
    assert len(told(events, CitizenLost)) == 4
    assert plagued(table) == {"H3": 1, "H5": 2}


@pytest.mark.clause("3.1", "3.7")
def test_a_citizen_stays_on_a_hex_that_gets_its_first_cube_in_the_same_round_setup() -> None:
    table = Table()
    table.citizens("H7", "nun")
    table.begin_round(2, wheel=LEFT)  # a cube and, nuns being on orange, another nun
    assert plagued(table)["H7"] == 1
    assert citizens(table)["H7"] == ["nun", "nun"]


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("round", "track"), [(2, "church"), (3, "popularity"), (4, "score"), (5, "city"), (6, "church")]
)
def test_play_order_goes_by_what_the_row_of_the_new_round_names(round: int, track: str) -> None:
    table = Table(4)
    for other in ("city", "church", "popularity", "score"):
        for seat, space in enumerate((9, 8, 7, 6)):
            table.player(seat, **{other: space})
    for seat, space in enumerate((3, 5, 2, 4)):
        table.player(seat, **{track: space})
    events = table.begin_round(round)
    assert list(table.state.order) == [1, 3, 0, 2]
    assert told(events, OrderChanged) == [
        OrderChanged(player, position) for position, player in enumerate((1, 3, 0, 2))
    ]
    assert table.game.player == 1


@pytest.mark.clause("3.1", "8.2")
def test_on_a_shared_space_the_counter_that_arrived_last_is_ahead() -> None:
    table = Table(4)
    for seat in (2, 0, 3, 1):
        table.player(seat, church=4)
    table.player(3, church=5)
    table.player(0, church=5)
    table.begin_round(2)
    assert list(table.state.order) == [0, 3, 1, 2]


@pytest.mark.clause("3.1", "7.7")
def test_a_counter_that_falls_back_on_the_scoring_track_lies_on_top_too() -> None:
    table = Table(3)
    table.player(0, score=5)
    table.player(1, score=4)
    table.player(2, score=3)
    table.turn(0, "estate")
    table.play("go H7", "action", "use build", "cycle improvements", "pay point")
    assert table.seat(0).score == 4
    table.begin_round(4)
    assert list(table.state.order) == [0, 1, 2]


# 3.2


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("dock", ["dock-nw", "dock-ne", "dock-se", "dock-sw"])
def test_a_boat_with_one_cube_comes_to_the_dock_of_the_docking_tile(dock: str) -> None:
    table = Table()
    table.chance()
    table.begin_round(1)
    events = table.play(f"docking {dock}", "arrive T7")
    assert boats_at(table, dock) == ["T7"]
    assert sum(table.state.dock_cubes) == 1
    assert told(events, BoatArrived)[0].cube == 1
    assert table.state.supply + sum(table.state.cubes) == 15


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_as_many_boats_come_as_the_row_says_and_all_to_the_same_dock(players: int, round: int) -> None:
    table = Table(players)
    events = table.begin_round(round)
    (drawn,) = told(events, DockDrawn)
    boats = told(events, BoatArrived)
    assert len(boats) == (2 if players > 2 and round in (4, 5, 6) else 1)
    assert {boat.dock for boat in boats} == {drawn.dock}


@pytest.mark.clause("3.2", "2.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_all_boats_of_the_game_come_in_its_six_rounds(players: int) -> None:
    table = Table(players)
    left = [number for number in range(9) if table.state.boats_left >> number & 1]
    arrived = [
        event.boat for round in (1, 2, 3, 4, 5, 6) for event in told(table.begin_round(round), BoatArrived)
    ]
    assert sorted(arrived) == left


@pytest.mark.clause("3.2")
def test_a_boat_takes_a_free_space_of_a_dock_where_others_lie() -> None:
    table = Table()
    table.boat("T6", "dock-nw")
    table.boat("T9", "dock-nw")
    table.chance()
    table.begin_round(1)
    table.play("docking dock-nw", "arrive T5")
    assert boats_at(table, "dock-nw") == ["T6", "T9", "T5"]


@pytest.mark.clause("3.2")
@pytest.mark.parametrize(
    ("drawn", "full", "reached"),
    [
        ("dock-nw", ["dock-nw"], "dock-ne"),
        ("dock-ne", ["dock-ne"], "dock-se"),
        ("dock-se", ["dock-se"], "dock-sw"),
        ("dock-sw", ["dock-sw"], "dock-nw"),
        ("dock-se", ["dock-se", "dock-sw"], "dock-nw"),
    ],
)
def test_a_full_dock_passes_the_boat_on_clockwise(drawn: str, full: list[str], reached: str) -> None:
    table = Table(3)
    for dock in full:
        fill(table, dock)
    table.chance()
    table.begin_round(1)
    table.play(f"docking {drawn}")
    events = table.play(table.legal()[0])
    assert told(events, BoatArrived)[0].dock == table.place(reached)
    assert len(boats_at(table, reached)) == 1


@pytest.mark.clause("3.2")
def test_of_two_boats_the_second_alone_overflows_when_one_space_is_left() -> None:
    table = Table(3)
    table.boat("T6", "dock-sw")
    table.boat("T9", "dock-sw")
    table.chance()
    table.begin_round(4)
    table.play("docking dock-sw", "arrive T1", "arrive T5")
    assert boats_at(table, "dock-sw") == ["T6", "T9", "T1"]
    assert boats_at(table, "dock-nw") == ["T5"]


# 3.3


@pytest.mark.clause("3.3")
@pytest.mark.parametrize("round", [2, 3, 4, 5, 6])
def test_each_round_from_the_second_on_adds_one_hex(round: int) -> None:
    table = Table()
    events = table.begin_round(round)
    assert len(told(events, HexLaid)) == 1
    assert sum(table.state.in_city(hex) for hex in range(HEXES)) == 10


@pytest.mark.clause("3.3")
@pytest.mark.parametrize(
    ("dock", "filled", "space"),
    [
        ("dock-nw", [], "X1"),
        ("dock-ne", [], "X3"),
        ("dock-se", [], "X4"),
        ("dock-sw", [], "X6"),
        ("dock-nw", ["X1", "X2"], "X3"),
        ("dock-nw", ["X2"], "X1"),
        ("dock-ne", ["X3", "X5"], "X4"),
        ("dock-sw", ["X6"], "X1"),
        ("dock-se", ["X4", "X5", "X6", "X1"], "X2"),
    ],
)
def test_the_new_hex_fills_the_first_empty_space_clockwise_from_the_harbour(
    dock: str, filled: list[str], space: str
) -> None:
    table = Table()
    for hex, cell in zip(("H16", "H17", "H18", "H19"), filled, strict=False):
        table.lay(hex, cell)
    table.chance()
    table.begin_round(2)
    table.play(f"docking {dock}", "arrive T5", "lay H15")
    assert table.hex_at(space) == "H15"


@pytest.mark.clause("3.3")
def test_the_docking_tile_drawn_places_the_hex_even_if_the_boat_overflowed() -> None:
    table = Table(3)
    fill(table, "dock-nw")
    table.chance()
    table.begin_round(4)
    table.play("docking dock-nw")
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    assert len(boats_at(table, "dock-ne")) == 2
    table.play("lay H15")
    assert table.hex_at("X1") == "H15"


@pytest.mark.clause("3.3", "4.5")
def test_the_new_hex_can_be_chosen_and_is_one_step_from_its_neighbours() -> None:
    table = Table()
    table.chance()
    table.begin_round(2, wheel=LEFT)
    table.play("docking dock-sw", "arrive T5", "lay H15")  # on X6
    for neighbour in ("NW", "SW", table.hex_at("m1")):
        assert table.state.distance(table.place("H15"), table.place(neighbour)) == 1
    table.turn(0, "estate")
    assert "go H15" in table.legal()


# 3.4


@pytest.mark.clause("3.4")
def test_in_round_five_the_era_two_stacks_replace_the_era_one_workshops_on_offer() -> None:
    table = Table()
    table.offer_tile(4, "B2")
    table.chance()
    table.begin_round(5)
    table.play("docking dock-nw", "arrive T5", "lay H15")
    for first in (29, 24, 19):  # aristocrats, nuns, craftsmen
        assert table.legal() == [f"reveal B{number}" for number in range(first, first + 5)]
        table.play(f"reveal B{first + 2}")
    assert table.face_up(4, 5, 6) == ["B21", "B26", "B31"]
    for stack in (3, 4, 5):
        assert list(table.state.stacks[stack * 8 : stack * 8 + 8]).count(NOWHERE) == 3


@pytest.mark.clause("3.4")
def test_before_round_five_the_workshops_stay() -> None:
    table = Table()
    for round in (2, 3, 4):
        offer = list(table.state.stacks)
        assert not told(table.begin_round(round), WorkshopsReplaced)
        assert list(table.state.stacks) == offer
    assert not told(table.begin_round(6), WorkshopsReplaced)


@pytest.mark.clause("3.4", "7.7")
def test_an_era_one_workshop_cycled_under_its_stack_leaves_the_game_with_it() -> None:
    table = Table(round=4)
    table.player(0, coin=1)
    table.offer_tile(5, "B8")
    table.turn(0, "estate")
    table.play("go H7", "action", "use build", "cycle workshops", "pay coin")
    assert table.tile("B8") in list(table.state.stacks)
    table.begin_round(5)
    assert table.tile("B8") not in list(table.state.stacks)


@pytest.mark.clause("3.4")
def test_era_one_workshops_already_built_stay_with_their_owners() -> None:
    table = Table()
    table.workshop(0, "B7", PLAIN)
    table.begin_round(5)
    assert len(table.seat(0).workshops) == 1
    assert list(table.seat(0).workers) == [PLAIN]


# 3.5, 3.6


@pytest.mark.clause("3.5")
@pytest.mark.parametrize(
    ("wheel", "hexes"),
    [
        (LEFT, ["H2", "H7", "H13", "H14"]),
        (RIGHT, ["H3", "H5", "H6"]),
        (STANDING, ["H1", "H4"]),
    ],
)
def test_the_wheel_turns_one_step_and_every_hex_with_its_rat_gets_a_cube(
    wheel: str, hexes: list[str]
) -> None:
    table = Table()
    events = table.begin_round(1, wheel=wheel)
    assert plagued(table) == dict.fromkeys(hexes, 1)
    assert len(told(events, WheelTurned)) == 1
    assert table.state.box.wheel[table.state.wheel].id == wheel


@pytest.mark.clause("3.5")
def test_cubes_add_up_on_a_hex() -> None:
    table = Table()
    table.cubes("H2", 2)
    table.begin_round(2, wheel=LEFT)
    assert plagued(table) == {"H2": 3, "H7": 1, "H13": 1, "H14": 1}


@pytest.mark.clause("3.3", "3.5", "3.7")
def test_the_hex_just_added_gets_its_cube_and_citizen() -> None:
    table = Table()
    table.chance()
    table.begin_round(2, wheel=STANDING)  # craftsmen on red
    table.play("docking dock-nw", "arrive T5", "lay H15")
    assert plagued(table) == {"H1": 1, "H4": 1, "H15": 1}
    assert citizens(table)["H15"] == ["craftsman"]


@pytest.mark.clause("3.5")
def test_a_hex_that_is_not_in_the_city_gets_nothing() -> None:
    table = Table()
    table.begin_round(1, wheel=STANDING)
    assert "H15" not in plagued(table)
    assert "H15" not in citizens(table)


@pytest.mark.clause("3.5")
def test_double_plague_in_round_four_turns_the_wheel_twice_and_adds_cubes_each_time() -> None:
    table = Table()
    table.chance()
    table.begin_round(4, wheel=LEFT)
    events = table.play("docking dock-nw", "arrive T5", "lay H15")
    first, second = ["H2", "H7", "H13", "H14"], ["H3", "H5", "H6"]
    assert plagued(table) == dict.fromkeys([*first, *second], 1)
    turned = [event.position for event in told(events, WheelTurned)]
    assert [table.state.box.wheel[position].id for position in turned] == [LEFT, RIGHT]


@pytest.mark.clause("3.5")
@pytest.mark.parametrize("round", [1, 2, 3, 5])
def test_other_rounds_turn_the_wheel_once(round: int) -> None:
    assert len(told(Table().begin_round(round), WheelTurned)) == 1


@pytest.mark.clause("3.6")
def test_no_hex_gets_a_cube_if_the_supply_cannot_serve_all_of_them() -> None:
    table = Table()
    table.state.supply = 4  # one for the boat, three for four hexes
    events = table.begin_round(1, wheel=LEFT)
    assert plagued(table) == {}
    assert table.state.supply == 3
    assert told(events, PlagueHeld) == [PlagueHeld(4, 3)]


@pytest.mark.clause("3.6")
def test_the_last_cubes_are_placed_if_they_are_just_enough() -> None:
    table = Table()
    table.state.supply = 5
    events = table.begin_round(1, wheel=LEFT)
    assert plagued(table) == {"H2": 1, "H7": 1, "H13": 1, "H14": 1}
    assert table.state.supply == 0
    assert not told(events, PlagueHeld)


@pytest.mark.clause("3.6", "3.7")
def test_a_step_without_cubes_still_turns_the_wheel_and_brings_citizens() -> None:
    table = Table()
    table.state.supply = 1
    table.begin_round(1, wheel=LEFT)
    assert table.state.box.wheel[table.state.wheel].id == LEFT
    assert citizens(table)["H7"] == ["nun"]


@pytest.mark.clause("3.6")
def test_of_two_steps_the_first_is_served_even_if_nothing_is_left_for_the_second() -> None:
    table = Table()
    table.state.supply = 6
    table.chance()
    table.begin_round(4, wheel=LEFT)
    events = table.play("docking dock-nw", "arrive T5", "lay H15")
    assert plagued(table) == {"H2": 1, "H7": 1, "H13": 1, "H14": 1}
    assert table.state.supply == 1
    assert told(events, PlagueHeld) == [PlagueHeld(3, 1)]


@pytest.mark.clause("3.6")
def test_of_two_steps_the_second_is_served_even_if_the_first_was_not() -> None:
    table = Table()
    table.state.supply = 4  # the boat takes one
    table.chance()
    table.begin_round(4, wheel=LEFT)  # four hexes; then right, three
    events = table.play("docking dock-nw", "arrive T5", "lay H15")
    assert plagued(table) == {"H3": 1, "H5": 1, "H6": 1}
    assert table.state.supply == 0
    assert told(events, PlagueHeld) == [PlagueHeld(4, 3)]


# 3.7, 3.8


@pytest.mark.clause("3.7")
def test_each_class_appears_on_every_hex_of_the_colour_the_wheel_names_for_it() -> None:
    table = Table()
    events = table.begin_round(1, wheel="wheel-01")
    assert citizens(table) == {
        **{hex: ["nun"] for hex in ("H1", "H7")},  # orange
        **{hex: ["craftsman"] for hex in ("H4", "H5", "H14")},  # white
        **{hex: ["aristocrat"] for hex in ("H2", "H3")},  # blue; nobody on red
    }
    assert len(told(events, CitizenAppeared)) == 7


@pytest.mark.clause("3.7")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_citizens_appear_in_rounds_one_to_five(round: int) -> None:
    assert told(Table().begin_round(round), CitizenAppeared)


@pytest.mark.clause("3.7")
def test_after_double_plague_the_final_position_of_the_wheel_counts_and_citizens_come_once() -> None:
    table = Table()
    table.begin_round(4, wheel="wheel-01")
    assert citizens(table)["H4"] == ["nun"]  # wheel-02: nuns on white
    assert citizens(table)["H2"] == ["craftsman"]  # not the aristocrats of wheel-01
    assert "H1" not in citizens(table)  # nobody on orange


@pytest.mark.clause("3.7")
def test_a_hex_may_hold_several_citizens_also_of_different_classes() -> None:
    table = Table()
    table.begin_round(1, wheel="wheel-01")  # plague on H2, aristocrats on blue
    table.begin_round(2, wheel="wheel-02")  # craftsmen on blue
    assert citizens(table)["H3"] == ["craftsman", "aristocrat"]
    assert citizens(table)["H2"] == ["craftsman"]  # 3.1: the aristocrat is gone


@pytest.mark.clause("3.7", "3.11")
def test_harbours_get_neither_citizens_nor_cubes_at_any_position_of_the_wheel() -> None:
    table = Table(4)
    for position in table.state.box.wheel:
        table.state.supply = 24
        table.begin_round(1, wheel=position.id)
    assert not {"NW", "NE", "SE", "SW"} & {*citizens(table), *plagued(table)}
    assert len(plagued(table)) == 13


@pytest.mark.clause("3.8")
def test_a_cube_on_a_repopulated_hex_gives_its_owner_a_rat() -> None:
    table = Table()
    table.repopulated(1, "H7", "H13", "H3")
    events = table.begin_round(2, wheel=LEFT)
    assert (table.seat(0).rats, table.seat(1).rats) == (0, 2)
    assert told(events, RatsGained) == [
        RatsGained(1, 1, table.place("H7")),
        RatsGained(1, 1, table.place("H13")),
    ]


@pytest.mark.clause("3.8")
def test_cubes_already_there_give_no_rat_in_a_round_setup() -> None:
    table = Table()
    table.repopulated(0, "H3")
    table.cubes("H3", 2)
    table.begin_round(2, wheel=LEFT)
    assert table.seat(0).rats == 0


@pytest.mark.clause("3.8", "3.6")
def test_no_rat_where_the_cubes_did_not_suffice() -> None:
    table = Table()
    table.repopulated(0, "H7")
    table.state.supply = 1
    table.begin_round(2, wheel=LEFT)
    assert table.seat(0).rats == 0


# 3.9 to 3.11


@pytest.mark.clause("3.9")
def test_round_six_adds_no_cubes_and_no_citizens_but_boats_with_cubes_and_a_hex() -> None:
    table = Table(3)
    events = table.begin_round(6, wheel=LEFT)
    assert not told(events, CubePlaced, CitizenAppeared, WheelTurned)
    assert plagued(table) == {}
    assert citizens(table) == {}
    assert [event.cube for event in told(events, BoatArrived)] == [1, 1]
    assert len(told(events, HexLaid)) == 1


@pytest.mark.clause("3.10")
def test_a_boat_arrives_without_a_cube_when_none_is_left_and_brings_no_fight_and_no_rat() -> None:
    table = Table()
    table.state.supply = 0
    table.chance()
    table.begin_round(1)
    events = table.play("docking dock-nw", "arrive T5")
    assert [event.cube for event in told(events, BoatArrived)] == [0]
    assert table.state.supply == 0
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go dock-nw", "boat T5")
    assert table.asked == "ActionStep"
    assert (table.seat(0).rats, table.seat(0).score, table.state.supply) == (0, 1, 0)
    assert table.seat(0).registers[0] == 1


@pytest.mark.clause("3.10")
def test_of_two_boats_the_first_gets_the_last_cube() -> None:
    table = Table(3)
    table.state.supply = 1
    events = table.begin_round(6)
    assert [event.cube for event in told(events, BoatArrived)] == [1, 0]


@pytest.mark.clause("3.10", "3.3")
def test_without_a_boat_left_the_docking_tile_is_still_drawn_and_places_the_hex() -> None:
    table = Table()
    table.state.boats_left = 0
    table.chance()
    table.begin_round(2)
    events = table.play("docking dock-se", "lay H15")
    assert not told(events, BoatArrived)
    assert table.state.supply + sum(table.state.cubes) == 16
    assert table.hex_at("X4") == "H15"


@pytest.mark.clause("3.10")
def test_of_two_boats_only_the_last_one_left_arrives() -> None:
    table = Table(3)
    table.state.boats_left = 1 << 8
    events = table.begin_round(4)
    assert [event.boat for event in told(events, BoatArrived)] == [8]


@pytest.mark.clause("3.11")
def test_harbour_hexes_carry_no_rat() -> None:
    assert {hex.rat for hex in Game(2, seed=1).box.hexes[HEXES:]} == {-1}


def pack_with_a_rat_at_the_harbour(harbour: str, rat: str) -> Box:
    """The printed game with one more rat."""
    text = resources.files("messina").joinpath("data", DEFAULT).read_text(encoding="utf-8")
    entry = f'{{ id = "{harbour}", action ='
    assert text.count(entry) == 1
    changed = text.replace(entry, f'{{ id = "{harbour}", rat = "{rat}", action =')
    return read_pack("my.toml", changed.encode())


@pytest.mark.clause("3.11", "3.5")
def test_a_harbour_with_a_rat_gets_cubes_like_any_hex() -> None:
    table = Table(pack=pack_with_a_rat_at_the_harbour("NE", "left"))
    table.begin_round(1, wheel=LEFT)
    assert plagued(table) == dict.fromkeys(["H2", "H7", "H13", "H14", "NE"], 1)
    table.begin_round(2, wheel=RIGHT)
    assert plagued(table)["NE"] == 1


@pytest.mark.clause("3.11", "3.6")
@pytest.mark.parametrize(("supply", "served"), [(6, 5), (5, 0)])
def test_a_harbour_with_a_rat_counts_where_cubes_are_short(supply: int, served: int) -> None:
    table = Table(pack=pack_with_a_rat_at_the_harbour("NE", "left"))
    table.state.supply = supply  # the boat takes one
    events = table.begin_round(1, wheel=LEFT)
    assert len(plagued(table)) == served
    assert told(events, PlagueHeld) == ([] if served else [PlagueHeld(5, 4)])


@pytest.mark.clause("3.11", "3.7")
def test_a_harbour_with_a_rat_still_gets_no_citizens() -> None:
    table = Table(pack=pack_with_a_rat_at_the_harbour("NE", "left"))
    for position in table.state.box.wheel:
        table.state.supply = 16
        table.begin_round(1, wheel=position.id)
    assert "NE" in plagued(table)
    assert not {"NW", "NE", "SE", "SW"} & {*citizens(table)}


@pytest.mark.clause("3.11", "5.4", "6.1")
@pytest.mark.parametrize(("text", "rats", "popularity"), [("done", 1, 3), ("burn fire", 0, 4)])
def test_a_cube_on_a_harbour_is_fought_or_brings_a_rat(text: str, rats: int, popularity: int) -> None:
    table = Table(pack=pack_with_a_rat_at_the_harbour("NE", "left"))
    table.begin_round(1, wheel=LEFT)
    table.player(0, fire=1, popularity=3)
    table.turn(0, "estate")
    table.play("go NE", text)
    assert table.seat(0).rats == rats
    assert table.seat(0).registers[0] == popularity
    assert table.state.cubes[table.place("NE")] == rats


@pytest.mark.clause("3.11", "6.3")
def test_a_cube_on_a_harbour_can_be_the_adjacent_one() -> None:
    table = Table(pack=pack_with_a_rat_at_the_harbour("NE", "left"))
    table.lay("H13", "n3")  # beside NE
    table.begin_round(1, wheel=LEFT)  # nobody appears on red hexes
    table.player(0, major=1)
    table.turn(0, "estate")
    table.play("go H13", "burn major", "also NE")
    assert table.state.cubes[table.place("NE")] == 0


@pytest.mark.clause("3.11")
def test_a_pack_that_prints_a_rat_on_a_harbour_is_another_game() -> None:
    changed = pack_with_a_rat_at_the_harbour("NE", "left")
    assert changed.hash != load_pack().hash
    assert [hex.rat for hex in changed.hexes[HEXES:]].count(-1) == 3
