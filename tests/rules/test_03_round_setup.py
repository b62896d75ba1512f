"""Section 3: setting up a round.

The city of `Table()` holds A01 to A09 and B1. The rat *left* is on A01, A04 and A07; see COMPONENTS.md.
"""

import pytest

from messina import Game
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

LEFT, STANDING, RIGHT = "wheel-01", "wheel-02", "wheel-03"


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
def test_round_one_brings_boats_cubes_and_citizens_only_and_keeps_the_first_play_order():
    events = Game(4, seed=1).opening_events
    events = events[events.index(RoundBegan(1)) :]
    kinds = [RoundBegan, DockDrawn, BoatArrived, WheelTurned, CubePlaced, CitizenAppeared]
    assert story(events) == kinds


@pytest.mark.clause("3.1", "3.2", "3.3", "3.5", "3.7")
def test_a_later_round_takes_its_steps_in_order():
    table = Table(4)
    table.cubes("A01", 1)
    table.citizens("A01", "nun")
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
def test_in_round_five_the_workshops_change_between_the_new_hex_and_the_wheel():
    events = Table(4).begin_round(5)
    kinds = (HexLaid, WorkshopsReplaced, TileRevealed, WheelTurned)
    assert story(told(events, *kinds)) == list(kinds)


# 3.1


@pytest.mark.clause("3.1")
@pytest.mark.parametrize("round", [2, 3, 4, 5, 6])
def test_the_round_counter_advances(round):
    table = Table()
    assert table.begin_round(round)[0] == RoundBegan(round)
    assert table.state.round == round


@pytest.mark.clause("3.1")
def test_lieutenants_in_messina_lie_down_unused_where_they_are_and_block_no_more():
    table = Table()
    table.lieutenant(0, 0, "A08", standing=True)
    table.lieutenant(0, 1, "dock-ne", standing=True)
    table.lieutenant(1, 2, "SW", standing=True)
    table.turn(1, "estate")
    assert not {"go A08", "go SW"} & set(table.legal())
    table.begin_round(2)
    assert [table.seat(0).places[0], table.seat(0).places[1]] == [table.place("A08"), table.place("dock-ne")]
    assert list(table.seat(0).used) == [0] * 5
    assert list(table.seat(1).used) == [0] * 5
    table.turn(1, "estate")
    assert {"go A08", "go SW"} <= set(table.legal())


@pytest.mark.clause("3.1", "4.8")
def test_a_recalled_lieutenant_is_on_the_estate_and_unused():
    table = Table()
    table.lieutenant(0, 0, "A08")
    table.turn(0, "A08")
    table.play("recall")
    assert table.seat(0).used[0] == 1
    table.begin_round(2)
    assert (table.seat(0).places[0], table.seat(0).used[0]) == (ESTATE, 0)


@pytest.mark.clause("3.1", "7.10")
def test_used_wagons_become_usable_again():
    table = Table()
    table.player(0, lumber=1, wagons_used=1)
    table.citizen(0, "CR1", "CR2")
    table.wagon(0, "wagon-1a")
    table.turn(0, "estate")
    table.play("go A04")
    assert "repopulate" not in table.legal()
    table.begin_round(2, wheel=STANDING)  # nobody appears on orange hexes
    table.turn(0, "estate")
    table.play("go A04")
    assert "repopulate" in table.legal()


@pytest.mark.clause("3.1")
def test_all_citizens_leave_hexes_with_at_least_one_cube_and_stay_on_the_others():
    table = Table()
    table.cubes("A08", 1)
    table.citizens("A08", "nun", "nun", "aristocrat")
    table.cubes("A09", 2)
    table.citizens("A09", "craftsman")
    table.citizens("A02", "nun")
    events = table.begin_round(6)  # adds none
    assert citizens(table) == {"A02": ["nun"]}
    assert len(told(events, CitizenLost)) == 4
    assert plagued(table) == {"A08": 1, "A09": 2}


@pytest.mark.clause("3.1", "3.7")
def test_a_citizen_stays_on_a_hex_that_gets_its_first_cube_in_the_same_round_setup():
    table = Table()
    table.citizens("A04", "nun")
    table.begin_round(2, wheel=LEFT)  # a cube and, nuns being on orange, another nun
    assert plagued(table)["A04"] == 1
    assert citizens(table)["A04"] == ["nun", "nun"]


@pytest.mark.clause("3.1")
@pytest.mark.parametrize(
    ("round", "track"), [(2, "city"), (3, "church"), (4, "popularity"), (5, "score"), (6, "popularity")]
)
def test_play_order_goes_by_what_the_row_of_the_new_round_names(round, track):
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
def test_on_a_shared_space_the_counter_that_arrived_last_is_ahead():
    table = Table(4)
    for seat in (2, 0, 3, 1):
        table.player(seat, city=4)
    table.player(3, city=5)
    table.player(0, city=5)
    table.begin_round(2)
    assert list(table.state.order) == [0, 3, 1, 2]


@pytest.mark.clause("3.1", "7.7")
def test_a_counter_that_falls_back_on_the_scoring_track_lies_on_top_too():
    table = Table(3)
    table.player(0, score=5)
    table.player(1, score=4)
    table.player(2, score=3)
    table.turn(0, "estate")
    table.play("go A09", "action", "use build", "cycle improvements", "pay point")
    assert table.seat(0).score == 4
    table.begin_round(5)
    assert list(table.state.order) == [0, 1, 2]


# 3.2


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("dock", ["dock-nw", "dock-ne", "dock-se", "dock-sw"])
def test_a_boat_with_one_cube_comes_to_the_dock_of_the_docking_tile(dock):
    table = Table()
    table.chance()
    table.begin_round(1)
    events = table.play(f"docking {dock}", "arrive boat-1-spices")
    assert boats_at(table, dock) == ["boat-1-spices"]
    assert sum(table.state.dock_cubes) == 1
    assert told(events, BoatArrived)[0].cube == 1
    assert table.state.supply + sum(table.state.cubes) == 15


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_as_many_boats_come_as_the_row_says_and_all_to_the_same_dock(players, round):
    table = Table(players)
    events = told(table.begin_round(round), DockDrawn, BoatArrived)
    docks = {event.dock for event in events[1:]}
    assert len(events[1:]) == (2 if players > 2 and round in (2, 4, 6) else 1)
    assert docks == {24 + events[0].dock}


@pytest.mark.clause("3.2")
def test_a_boat_takes_a_free_space_of_a_dock_where_others_lie():
    table = Table()
    table.boat("boat-3-silk", "dock-nw")
    table.boat("boat-3-spices", "dock-nw")
    table.chance()
    table.begin_round(1)
    table.play("docking dock-nw", "arrive boat-1-silk")
    assert boats_at(table, "dock-nw") == ["boat-3-silk", "boat-3-spices", "boat-1-silk"]


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
def test_a_full_dock_passes_the_boat_on_clockwise(drawn, full, reached):
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
def test_of_two_boats_the_second_alone_overflows_when_one_space_is_left():
    table = Table(3)
    table.boat("boat-3-silk", "dock-sw")
    table.boat("boat-3-spices", "dock-sw")
    table.chance()
    table.begin_round(2)
    table.play("docking dock-sw", "arrive boat-1-stones", "arrive boat-1-silk")
    assert boats_at(table, "dock-sw") == ["boat-3-silk", "boat-3-spices", "boat-1-stones"]
    assert boats_at(table, "dock-nw") == ["boat-1-silk"]


# 3.3


@pytest.mark.clause("3.3")
@pytest.mark.parametrize("round", [2, 3, 4, 5, 6])
def test_each_round_from_the_second_on_adds_one_hex(round):
    table = Table()
    events = table.begin_round(round)
    assert len(told(events, HexLaid)) == 1
    assert sum(table.state.in_city(hex) for hex in range(HEXES)) == 11


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
def test_the_new_hex_fills_the_first_empty_space_clockwise_from_the_harbour(dock, filled, space):
    table = Table()
    for number, cell in enumerate(filled, start=1):
        table.lay(f"C{number}", cell)
    table.chance()
    table.begin_round(2)
    table.play(f"docking {dock}", "arrive boat-1-silk", "lay B2")
    assert table.hex_at(space) == "B2"


@pytest.mark.clause("3.3")
def test_the_docking_tile_drawn_places_the_hex_even_if_the_boat_overflowed():
    table = Table(3)
    fill(table, "dock-nw")
    table.chance()
    table.begin_round(2)
    table.play("docking dock-nw")
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    assert len(boats_at(table, "dock-ne")) == 2
    table.play("lay B2")
    assert table.hex_at("X1") == "B2"


@pytest.mark.clause("3.3", "4.5")
def test_the_new_hex_can_be_chosen_and_is_one_step_from_its_neighbours():
    table = Table()
    table.chance()
    table.begin_round(2, wheel=LEFT)
    table.play("docking dock-sw", "arrive boat-1-silk", "lay B2")  # on X6
    for neighbour in ("NW", "SW", table.hex_at("m1")):
        assert table.state.distance(table.place("B2"), table.place(neighbour)) == 1
    table.turn(0, "estate")
    assert "go B2" in table.legal()


# 3.4


@pytest.mark.clause("3.4")
def test_in_round_five_the_era_two_stacks_replace_the_era_one_workshops_on_offer():
    table = Table()
    table.offer_tile(4, "ws1-craftsman-2")
    table.chance()
    table.begin_round(5)
    table.play("docking dock-nw", "arrive boat-1-silk", "lay B2")
    for klass in ("aristocrat", "nun", "craftsman"):
        assert table.legal() == [f"reveal ws2-{klass}-{number}" for number in range(1, 6)]
        table.play(f"reveal ws2-{klass}-3")
    offer = [table.state.box.tile_names[table.state.face_up(stack)] for stack in (3, 4, 5)]
    assert offer == ["ws2-craftsman-3", "ws2-nun-3", "ws2-aristocrat-3"]
    for stack in (3, 4, 5):
        assert list(table.state.stacks[stack * 8 : stack * 8 + 8]).count(NOWHERE) == 3


@pytest.mark.clause("3.4")
def test_before_round_five_the_workshops_stay():
    table = Table()
    for round in (2, 3, 4):
        offer = list(table.state.stacks)
        assert not told(table.begin_round(round), WorkshopsReplaced)
        assert list(table.state.stacks) == offer
    assert not told(table.begin_round(6), WorkshopsReplaced)


@pytest.mark.clause("3.4", "7.7")
def test_an_era_one_workshop_cycled_under_its_stack_leaves_the_game_with_it():
    table = Table(round=4)
    table.player(0, coin=1)
    table.offer_tile(5, "ws1-nun-2")
    table.turn(0, "estate")
    table.play("go A09", "action", "use build", "cycle workshops", "pay coin")
    assert table.tile("ws1-nun-2") in list(table.state.stacks)
    table.begin_round(5)
    assert table.tile("ws1-nun-2") not in list(table.state.stacks)


@pytest.mark.clause("3.4")
def test_era_one_workshops_already_built_stay_with_their_owners():
    table = Table()
    table.workshop(0, "ws1-nun-1", PLAIN)
    table.begin_round(5)
    assert len(table.seat(0).workshops) == 1
    assert list(table.seat(0).workers) == [PLAIN]


# 3.5, 3.6


@pytest.mark.clause("3.5")
@pytest.mark.parametrize(
    ("wheel", "hexes"),
    [
        (LEFT, ["A01", "A04", "A07"]),
        (STANDING, ["A03", "A05", "A08"]),
        (RIGHT, ["A02", "A06", "A09", "B1"]),
    ],
)
def test_the_wheel_turns_one_step_and_every_hex_with_its_rat_gets_a_cube(wheel, hexes):
    table = Table()
    events = table.begin_round(1, wheel=wheel)
    assert plagued(table) == dict.fromkeys(hexes, 1)
    assert len(told(events, WheelTurned)) == 1
    assert table.state.box.wheel[table.state.wheel].id == wheel


@pytest.mark.clause("3.5")
def test_cubes_add_up_on_a_hex():
    table = Table()
    table.cubes("A01", 2)
    table.begin_round(2, wheel=LEFT)
    assert plagued(table) == {"A01": 3, "A04": 1, "A07": 1}


@pytest.mark.clause("3.3", "3.5", "3.7")
def test_the_hex_just_added_gets_its_cube_and_citizen():
    table = Table()
    table.chance()
    table.begin_round(2, wheel=STANDING)  # aristocrats on white
    table.play("docking dock-nw", "arrive boat-1-silk", "lay B2")
    assert plagued(table) == {"A03": 1, "A05": 1, "A08": 1, "B2": 1}
    assert citizens(table)["B2"] == ["aristocrat"]


@pytest.mark.clause("3.5")
def test_a_hex_that_is_not_in_the_city_gets_nothing():
    table = Table()
    table.begin_round(1, wheel=STANDING)
    assert "B2" not in plagued(table)
    assert "B2" not in citizens(table)


@pytest.mark.clause("3.5")
def test_double_plague_in_round_four_turns_the_wheel_twice_and_adds_cubes_each_time():
    table = Table()
    table.lay("C6", "X1")  # rat: standing
    table.chance()
    table.begin_round(4, wheel=LEFT)
    events = table.play("docking dock-nw", "arrive boat-1-silk", "lay B2")
    first, second = ["A01", "A04", "A07"], ["A03", "A05", "A08", "B2", "C6"]
    assert plagued(table) == dict.fromkeys([*first, *second], 1)
    turned = [event.position for event in told(events, WheelTurned)]
    assert [table.state.box.wheel[position].id for position in turned] == [LEFT, STANDING]


@pytest.mark.clause("3.5")
@pytest.mark.parametrize("round", [1, 2, 3, 5])
def test_other_rounds_turn_the_wheel_once(round):
    assert len(told(Table().begin_round(round), WheelTurned)) == 1


@pytest.mark.clause("3.6")
def test_no_hex_gets_a_cube_if_the_supply_cannot_serve_all_of_them():
    table = Table()
    table.state.supply = 3  # one for the boat, two for three hexes
    events = table.begin_round(1, wheel=LEFT)
    assert plagued(table) == {}
    assert table.state.supply == 2
    assert told(events, PlagueHeld) == [PlagueHeld(3, 2)]


@pytest.mark.clause("3.6")
def test_the_last_cubes_are_placed_if_they_are_just_enough():
    table = Table()
    table.state.supply = 4
    events = table.begin_round(1, wheel=LEFT)
    assert plagued(table) == {"A01": 1, "A04": 1, "A07": 1}
    assert table.state.supply == 0
    assert not told(events, PlagueHeld)


@pytest.mark.clause("3.6", "3.7")
def test_a_step_without_cubes_still_turns_the_wheel_and_brings_citizens():
    table = Table()
    table.state.supply = 1
    table.begin_round(1, wheel=LEFT)
    assert table.state.box.wheel[table.state.wheel].id == LEFT
    assert citizens(table)["A04"] == ["nun"]


@pytest.mark.clause("3.6")
def test_of_two_steps_the_first_is_served_even_if_nothing_is_left_for_the_second():
    table = Table()
    table.state.supply = 6
    table.chance()
    table.begin_round(4, wheel=LEFT)
    events = table.play("docking dock-nw", "arrive boat-1-silk", "lay B2")
    assert plagued(table) == {"A01": 1, "A04": 1, "A07": 1}
    assert table.state.supply == 2
    assert told(events, PlagueHeld) == [PlagueHeld(4, 2)]


@pytest.mark.clause("3.6")
def test_of_two_steps_the_second_is_served_even_if_the_first_was_not():
    table = Table()
    table.state.supply = 4  # the boat takes one
    table.chance()
    table.begin_round(4, wheel="wheel-03")  # right: four hexes; then wheel-04, left: three
    events = table.play("docking dock-nw", "arrive boat-1-silk", "lay B2")
    assert plagued(table) == {"A01": 1, "A04": 1, "A07": 1}
    assert table.state.supply == 0
    assert told(events, PlagueHeld) == [PlagueHeld(4, 3)]


# 3.7, 3.8


@pytest.mark.clause("3.7")
def test_each_class_appears_on_every_hex_of_the_colour_the_wheel_names_for_it():
    table = Table()
    events = table.begin_round(1, wheel="wheel-01")
    assert citizens(table) == {
        **{hex: ["nun"] for hex in ("A04", "A05", "B1")},  # orange
        **{hex: ["craftsman"] for hex in ("A06", "A07")},  # white
        **{hex: ["aristocrat"] for hex in ("A01", "A02", "A03")},  # blue; nobody on red
    }
    assert len(told(events, CitizenAppeared)) == 8


@pytest.mark.clause("3.7")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_citizens_appear_in_rounds_one_to_five(round):
    assert told(Table().begin_round(round), CitizenAppeared)


@pytest.mark.clause("3.7")
def test_after_double_plague_the_final_position_of_the_wheel_counts_and_citizens_come_once():
    table = Table()
    table.begin_round(4, wheel="wheel-01")
    assert citizens(table)["A08"] == ["nun"]  # wheel-02: nuns on red
    assert citizens(table)["A01"] == ["craftsman"]  # not the aristocrats of wheel-01
    assert "A04" not in citizens(table)


@pytest.mark.clause("3.7")
def test_a_hex_may_hold_several_citizens_also_of_different_classes():
    table = Table()
    table.begin_round(1, wheel="wheel-01")  # plague on A01, aristocrats on blue
    table.begin_round(2, wheel="wheel-02")  # craftsmen on blue
    assert citizens(table)["A02"] == ["craftsman", "aristocrat"]
    assert citizens(table)["A01"] == ["craftsman"]  # 3.1: the aristocrat is gone


@pytest.mark.clause("3.7", "3.11")
def test_harbours_get_neither_citizens_nor_cubes_at_any_position_of_the_wheel():
    table = Table(4)
    for position in table.state.box.wheel:
        table.state.supply = 24
        table.begin_round(1, wheel=position.id)
    assert not {"NW", "NE", "SE", "SW"} & {*citizens(table), *plagued(table)}
    assert len(plagued(table)) == 13


@pytest.mark.clause("3.8")
def test_a_cube_on_a_repopulated_hex_gives_its_owner_a_rat():
    table = Table()
    table.repopulated(1, "A04", "A07", "A02")
    events = table.begin_round(2, wheel=LEFT)
    assert (table.seat(0).rats, table.seat(1).rats) == (0, 2)
    assert told(events, RatsGained) == [
        RatsGained(1, 1, table.place("A04")),
        RatsGained(1, 1, table.place("A07")),
    ]


@pytest.mark.clause("3.8")
def test_cubes_already_there_give_no_rat_in_a_round_setup():
    table = Table()
    table.repopulated(0, "A02")
    table.cubes("A02", 2)
    table.begin_round(2, wheel=LEFT)
    assert table.seat(0).rats == 0


@pytest.mark.clause("3.8", "3.6")
def test_no_rat_where_the_cubes_did_not_suffice():
    table = Table()
    table.repopulated(0, "A04")
    table.state.supply = 1
    table.begin_round(2, wheel=LEFT)
    assert table.seat(0).rats == 0


# 3.9 to 3.11


@pytest.mark.clause("3.9")
def test_round_six_adds_no_cubes_and_no_citizens_but_boats_with_cubes_and_a_hex():
    table = Table(3)
    events = table.begin_round(6, wheel=LEFT)
    assert not told(events, CubePlaced, CitizenAppeared, WheelTurned)
    assert plagued(table) == {}
    assert citizens(table) == {}
    assert [event.cube for event in told(events, BoatArrived)] == [1, 1]
    assert len(told(events, HexLaid)) == 1


@pytest.mark.clause("3.10")
def test_a_boat_arrives_without_a_cube_when_none_is_left_and_brings_no_fight_and_no_rat():
    table = Table()
    table.state.supply = 0
    table.chance()
    table.begin_round(1)
    events = table.play("docking dock-nw", "arrive boat-1-silk")
    assert told(events, BoatArrived) == [BoatArrived(2, table.place("dock-nw"), 0)]
    assert table.state.supply == 0
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go dock-nw", "boat boat-1-silk")
    assert table.asked == "ActionStep"
    assert (table.seat(0).rats, table.seat(0).score, table.state.supply) == (0, 3, 0)
    assert table.seat(0).registers[0] == 1


@pytest.mark.clause("3.10")
def test_of_two_boats_the_first_gets_the_last_cube():
    table = Table(3)
    table.state.supply = 1
    events = table.begin_round(6)
    assert [event.cube for event in told(events, BoatArrived)] == [1, 0]


@pytest.mark.clause("3.10", "3.3")
def test_without_a_boat_left_the_docking_tile_is_still_drawn_and_places_the_hex():
    table = Table()
    table.state.boats_left = 0
    table.chance()
    table.begin_round(2)
    events = table.play("docking dock-se", "lay B2")
    assert not told(events, BoatArrived)
    assert table.state.supply + sum(table.state.cubes) == 16
    assert table.hex_at("X4") == "B2"


@pytest.mark.clause("3.10")
def test_of_two_boats_only_the_last_one_left_arrives():
    table = Table(3)
    table.state.boats_left = 1 << 8
    events = table.begin_round(2)
    assert [event.boat for event in told(events, BoatArrived)] == [8]


@pytest.mark.clause("3.11")
def test_harbour_hexes_carry_no_rat():
    assert {hex.rat for hex in Game(2, seed=1).box.hexes[HEXES:]} == {-1}
