"""Section 2: setup. Without a seed the tests answer for chance."""

from itertools import permutations
from typing import Any

import pytest

from messina import CHANCE, Game
from messina.rules.engine import settle
from messina.rules.events import OrderDealt
from messina.rules.rounds import BeginRound
from messina.rules.solo import take_offer
from messina.rules.state import FIRST_WAGON_STACK, FIRST_WORKSHOP_STACK
from messina.rules.terms import GOODS, HEXES, NOWHERE
from tests.table import Table, told

FOR_ALL = ["H1", "H2", "H3", "H5", "H7", "H13"]
A_HEXES = {
    2: [*FOR_ALL, "H4", "H6"],
    3: [*FOR_ALL, "H8", "H9", "H10", "H20"],
    4: [*FOR_ALL, "H8", "H9", "H10", "H20", "H11", "H12"],
}
LAYOUTS = {
    2: ["t", "n2", "n3", "m1", "m2", "m3", "s2", "s3", "b"],
    3: ["n1", "n2", "n3", "n4", "m1", "m2", "m3", "s1", "s2", "s3", "s4"],
    4: ["t", "n1", "n2", "n3", "n4", "m1", "m2", "m3", "s1", "s2", "s3", "s4", "b"],
}


def set_up(players: int, *answers: str, until: str | None = None, **options: Any) -> Game:
    """A game in which chance gives these answers wherever it can, up to its question `until`."""
    game = Game(players, **options)
    answer(game, *answers, until=until)
    return game


def answer(game: Game, *answers: str, until: str | None = None) -> None:
    while game.player == CHANCE and game.question and game.question.name != until:
        possible = texts(game)
        game.play(next((wanted for wanted in answers if wanted in possible), possible[0]))


def texts(game: Game) -> list[str]:
    return [action.text for action in game.legal_actions]


def begin_next_round(game: Game) -> None:
    game.state.frames = [BeginRound()]
    settle(game.state)


def hexes_in_city(game: Game) -> list[str]:
    return [game.box.place_names[hex] for hex in range(HEXES) if game.state.in_city(hex)]


def stack_height(game: Game, stack: int) -> int:
    tiles = list(game.state.stacks[stack * 8 : stack * 8 + 8])
    return len(tiles) - tiles.count(NOWHERE)


def face_up(game: Game, stack: int) -> str:
    return game.box.tile_names[game.state.face_up(stack)]


def play_order_of_round(game: Game, round: int) -> list[int]:
    game.state.round = round - 1
    begin_next_round(game)
    return list(game.state.order)


# The city.


@pytest.mark.clause("2.1")
def test_there_are_twenty_neighbourhood_hexes_of_which_two_are_of_class_b() -> None:
    letters = [hex.letter for hex in Game(2, seed=1).box.hexes[:HEXES]]
    assert len(letters) == 20
    assert letters.count("B") == 2
    assert set(letters) == {"A", "B", "C"}


@pytest.mark.clause("2.1", "12.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("b_hex", ["H14", "H15"])
def test_the_city_is_laid_of_the_a_hexes_of_the_player_count_and_one_b_hex(players: int, b_hex: str) -> None:
    game = set_up(players, f"mix {b_hex}")
    assert sorted(hexes_in_city(game)) == sorted([*A_HEXES[max(players, 2)], b_hex])


@pytest.mark.clause("2.1")
def test_a_hex_for_two_players_only_leaves_the_game_of_more() -> None:
    assert {"H4", "H6"} <= set(hexes_in_city(set_up(2)))
    for players in (3, 4):
        game = set_up(players)
        assert not {"H4", "H6"} & set(hexes_in_city(game))
        left = [game.box.place_names[hex] for hex in range(HEXES) if game.state.hexes_left >> hex & 1]
        assert not {"H4", "H6"} & set(left)


@pytest.mark.clause("2.1")
def test_either_b_hex_can_be_the_one_in_the_city() -> None:
    assert texts(set_up(2, until="MixCity")) == ["mix H14", "mix H15"]


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_of_the_shuffled_hexes_can_lie_on_any_cell(players: int) -> None:
    game = set_up(players, "mix H15", until="LayHex")
    waiting = {*A_HEXES[players], "H15"}
    for hex in ["H15", *A_HEXES[players][::-1]]:
        assert set(texts(game)) == {f"lay {one}" for one in waiting}
        game.play(f"lay {hex}")
        waiting.remove(hex)
    assert game.question is not None
    assert game.question.name != "LayHex"
    tiles = dict(zip(game.state.layout.names, game.state.tiles, strict=False))
    first, *_, last = LAYOUTS[players]
    assert tiles[first] == game.box.place_names.index("H15")
    assert tiles[last] == game.box.place_names.index("H1")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_layout_of_the_player_count_is_filled_and_its_extension_spaces_are_empty(players: int) -> None:
    state = set_up(players).state
    cells = dict(zip(state.layout.names, state.tiles, strict=False))
    empty = [name for name, place in cells.items() if place == NOWHERE]
    assert empty == ["X1", "X2", "X3", "X4", "X5", "X6"]
    assert [name for name in cells if name not in empty] == [*LAYOUTS[players], "NW", "NE", "SE", "SW"]


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(
    ("players", "notches"),
    [
        (2, ["NW n2 t", "NE n3 t", "NE SE m3", "SE b s3", "SW b s2", "NW SW m1"]),
        (3, ["NW n1 n2", "NE n3 n4", "m3 n4 s4", "SE s3 s4", "SW s1 s2", "m1 n1 s1"]),
        (4, ["NW n1 n2 t", "NE n3 n4 t", "m3 n4 s4", "SE b s3 s4", "SW b s1 s2", "m1 n1 s1"]),
    ],
)
def test_new_hexes_come_into_the_six_notches_of_the_star(players: int, notches: list[str]) -> None:
    layout = set_up(players).state.layout
    touched = {
        layout.names[cell]: " ".join(
            sorted(
                name
                for name in (layout.names[near] for near in layout.neighbours[cell])
                if not name.startswith("X")
            )
        )
        for cell in range(layout.extension_cells, layout.dock_cells)
    }
    assert touched == {f"X{number}": notch for number, notch in enumerate(notches, 1)}


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_harbours_take_their_corners_each_with_a_dock_outside_it(players: int) -> None:
    table = Table(players)
    for corner in ("NW", "NE", "SE", "SW"):
        assert table.hex_at(corner) == corner
        dock = table.place(f"dock-{corner.lower()}")
        near = [place for place in range(28) if table.state.in_city(place)]
        assert [p for p in near if table.state.distance(dock, p) == 1] == [table.place(corner)]


@pytest.mark.clause("2.2")
@pytest.mark.parametrize(("in_city", "on_top"), [("H14", "H15"), ("H15", "H14")])
def test_the_other_b_hex_is_on_top_of_the_shuffled_c_hexes(in_city: str, on_top: str) -> None:
    game = set_up(2, f"mix {in_city}")
    begin_next_round(game)
    answer(game, until="DrawHex")
    assert texts(game) == [f"lay {on_top}"]
    answer(game)
    begin_next_round(game)
    answer(game, until="DrawHex")
    assert texts(game) == ["lay H16", "lay H17", "lay H18", "lay H19"]


@pytest.mark.clause("2.2", "3.3")
def test_the_stack_of_hexes_lasts_to_the_last_round_whatever_the_players() -> None:
    for players in (1, 2, 3, 4):
        game = set_up(players)
        for _ in range(5):
            begin_next_round(game)
            answer(game)
        assert set(hexes_in_city(game)) == {*A_HEXES[max(players, 2)], *(f"H{n}" for n in range(14, 20))}
        assert game.state.hexes_left == 0


# Docking tiles and boats.


@pytest.mark.clause("2.3")
def test_four_docking_tiles_are_drawn_one_by_one_and_then_reshuffled_all_together() -> None:
    table = Table()
    table.chance()
    left = ["dock-nw", "dock-ne", "dock-se", "dock-sw"]
    for dock in ["dock-se", "dock-nw", "dock-sw", "dock-ne"]:
        table.begin_round(1)
        assert table.legal() == [f"docking {name}" for name in left]
        table.play(f"docking {dock}")
        left.remove(dock)
    table.begin_round(1)
    assert table.legal() == [f"docking dock-{corner}" for corner in ("nw", "ne", "se", "sw")]


@pytest.mark.clause("2.3")
def test_docking_tiles_are_reshuffled_as_soon_as_the_last_one_is_drawn() -> None:
    table = Table()
    table.state.docking_left = 0b0100
    table.chance()
    table.begin_round(1)
    table.play("docking dock-se")
    assert table.state.docking_left == 0b1111


def boats_in_turn(players: int) -> list[list[str]]:
    """What can arrive, boat after boat, until none is left."""
    table = Table(players)
    table.chance()
    waves = []
    while table.state.boats_left:
        table.begin_round(1)
        table.play(table.legal()[0])
        waves.append([text.removeprefix("arrive ") for text in table.legal()])
        table.play(table.legal()[0])
    return waves


@pytest.mark.clause("2.4")
@pytest.mark.parametrize("players", [3, 4])
def test_boats_come_by_their_numbers_and_at_random_within_a_number(players: int) -> None:
    assert boats_in_turn(players) == [
        *(["T1", "T5", "T7"], ["T5", "T7"], ["T7"]),
        *(["T2", "T4", "T8"], ["T4", "T8"], ["T8"]),
        *(["T3", "T6", "T9"], ["T6", "T9"], ["T9"]),
    ]


@pytest.mark.clause("2.4", "12.1")
@pytest.mark.parametrize("players", [1, 2])
def test_with_two_players_and_solo_there_are_no_boats_with_precious_stones(players: int) -> None:
    assert boats_in_turn(players) == [["T5", "T7"], ["T7"], ["T4", "T8"], ["T8"], ["T6", "T9"], ["T9"]]
    goods = {boat.id: GOODS[boat.goods] for boat in Game(2, seed=1).box.boats}
    assert [boat for boat, cargo in goods.items() if cargo == "stones"] == ["T1", "T2", "T3"]


# The offer.


@pytest.mark.clause("2.5")
def test_fifteen_improvements_form_three_stacks_of_five_each_with_its_top_one_face_up() -> None:
    game = set_up(2, "reveal Q7", "reveal Q15", "reveal Q2")
    assert [stack_height(game, stack) for stack in range(3)] == [5, 5, 5]
    assert sorted(face_up(game, stack) for stack in range(3)) == ["Q15", "Q2", "Q7"]


@pytest.mark.clause("2.5")
def test_any_improvement_can_be_on_top_of_any_stack() -> None:
    game = set_up(2, until="Reveal")
    for revealed in range(3):
        assert game.question is not None
        assert game.question.about == (revealed,)
        assert len(game.legal_actions) == 15 - revealed
        game.play(texts(game)[0])


def wagons_in_turn(game: Game, stack: int) -> list[list[str]]:
    """What can be the next wagon of the stack, after the one face up, until it is used up."""
    found = []
    while stack_height(game, stack) > 1:
        take_offer(game.state, stack)
        found.append([text.removeprefix("reveal ") for text in texts(game)])
        game.play(texts(game)[0])
    return found


@pytest.mark.clause("2.6")
@pytest.mark.parametrize("players", [3, 4])
def test_each_pair_of_wagons_is_split_over_two_stacks_from_one_on_top_to_five_at_the_bottom(
    players: int,
) -> None:
    game = set_up(players, "reveal C1-2")
    first, second = FIRST_WAGON_STACK, FIRST_WAGON_STACK + 1
    assert [stack_height(game, stack) for stack in (first, second)] == [5, 5]
    assert [face_up(game, first), face_up(game, second)] == ["C1-2", "C1-1"]
    assert wagons_in_turn(game, first) == [[f"C{n}-1", f"C{n}-2"] for n in (2, 3, 4, 5)]
    assert wagons_in_turn(game, second) == [[f"C{n}-2"] for n in (2, 3, 4, 5)]


@pytest.mark.clause("2.6", "12.1")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("top", ["C1-1", "C1-2"])
def test_with_two_players_and_solo_one_random_stack_of_wagons_leaves_the_game_unseen(
    players: int, top: str
) -> None:
    game = set_up(players, f"reveal {top}")
    assert face_up(game, FIRST_WAGON_STACK) == top
    assert stack_height(game, FIRST_WAGON_STACK + 1) == 0
    # The wagons that left are unknown: of every pair either one may still come.
    assert wagons_in_turn(game, FIRST_WAGON_STACK) == [[f"C{n}-1", f"C{n}-2"] for n in (2, 3, 4, 5)]


@pytest.mark.clause("2.7")
def test_the_three_era_one_workshop_stacks_are_on_offer_shuffled_with_the_top_tile_face_up() -> None:
    game = set_up(2, "reveal B4", "reveal B12", "reveal B13")
    stacks = [FIRST_WORKSHOP_STACK + klass for klass in range(3)]
    assert [face_up(game, stack) for stack in stacks] == ["B4", "B12", "B13"]
    assert [stack_height(game, stack) for stack in stacks] == [6, 6, 6]
    assert game.state.era == 1


@pytest.mark.clause("2.7")
def test_any_workshop_of_the_era_and_class_can_be_on_top() -> None:
    game = set_up(2, until="Reveal")
    for _ in range(3):
        game.play(texts(game)[0])  # improvements
    for first in (1, 7, 13):  # craftsmen, nuns, aristocrats
        assert texts(game) == [f"reveal B{n}" for n in range(first, first + 6)]
        game.play(texts(game)[0])


# The wheel, the order, the sides.


@pytest.mark.clause("2.8")
@pytest.mark.parametrize(("start", "used"), [("wheel-04", "wheel-05"), ("wheel-12", "wheel-01")])
def test_the_wheel_starts_anywhere_and_is_turned_one_step_before_its_first_use(start: str, used: str) -> None:
    assert len(texts(set_up(2, until="SpinWheel"))) == 12
    game = set_up(2, f"wheel {start}")
    position = game.box.wheel[game.state.wheel]
    assert position.id == used
    plagued = {hex for hex in range(HEXES) if game.state.cubes[hex]}
    assert plagued == {
        hex for hex in range(HEXES) if game.state.in_city(hex) and game.box.hexes[hex].rat == position.rat
    }


@pytest.mark.clause("2.9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_first_play_order_is_possible(players: int) -> None:
    for order in permutations(range(players)):
        game = Game(players)
        events = []
        for seat in order:
            assert len(game.legal_actions) == players - order.index(seat)
            events += game.play(f"seat {seat + 1}")
        assert tuple(game.state.order) == order
        assert told(events, OrderDealt) == [OrderDealt(seat, i) for i, seat in enumerate(order)]


@pytest.mark.clause("2.9", "3.1")
@pytest.mark.parametrize("round", [2, 3, 5])  # church, popularity, city
def test_on_each_register_all_start_on_the_first_space_with_the_last_in_play_order_on_top(round: int) -> None:
    game = Game(4)
    for seat in (3, 1, 4, 2):
        game.play(f"seat {seat}")
    for player in game.state.seats:
        assert list(player.registers) == [1, 1, 1]
    assert play_order_of_round(game, round) == [1, 3, 0, 2]


@pytest.mark.clause("2.9", "3.1")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [1, 2, 0]), (4, [3, 1, 2, 0])])
def test_on_the_scoring_track_the_third_lies_on_the_first_and_the_fourth_on_the_second(
    players: int, order: list[int]
) -> None:
    game = set_up(players)  # seats in their order
    assert [player.score for player in game.state.seats] == [0, 1, 0, 1][:players]
    assert play_order_of_round(game, 4) == order


@pytest.mark.clause("2.10")
def test_the_basic_game_is_played_with_side_a_of_player_boards_and_scroll_boards() -> None:
    for player in Game(4, seed=1).state.seats:
        assert player.estate.id == "a"
        assert player.scroll_board.id == "a"


@pytest.mark.clause("2.11")
@pytest.mark.parametrize("options", [{}, {"estates": "b", "scrolls": "b"}])
@pytest.mark.parametrize(
    ("round", "printed", "tile"),
    [
        (2, "church", "church"),
        (3, "popularity", "city"),
        (4, "score", "popularity"),
        (6, "church", "church"),
    ],
)
def test_the_priority_tile_replaces_the_column_that_decides_play_order(
    round: int, printed: str, tile: str, options: dict[str, Any]
) -> None:
    for priority_tile, decides in ((False, printed), (True, tile)):
        table = Table(3, priority_tile=priority_tile, **options)
        for track in ("popularity", "city", "church", "score"):
            table.player(0, **{track: 6})
            table.player(1, **{track: 4 + 5 * (track == decides)})
            table.player(2, **{track: 5})
        table.begin_round(round)
        assert list(table.state.order) == [1, 0, 2]
