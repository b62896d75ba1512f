"""Section 2: setup. Without a seed the tests answer for chance."""

from itertools import permutations

import pytest

from messina import CHANCE, Game
from messina.rules.engine import settle
from messina.rules.events import OrderChanged
from messina.rules.rounds import BeginRound
from messina.rules.solo import take_offer
from messina.rules.state import FIRST_WAGON_STACK, FIRST_WORKSHOP_STACK
from messina.rules.terms import HEXES, NOWHERE
from tests.table import Table, told

A_HEXES = {players: [f"A{n:02}" for n in range(1, last + 1)] for players, last in ((2, 9), (3, 11), (4, 12))}


def set_up(players: int, *answers: str, until: str | None = None, **options: object) -> Game:
    """A game in which chance gives these answers wherever it can, up to its question `until`."""
    game = Game(players, **options)
    answer(game, *answers, until=until)
    return game


def answer(game: Game, *answers: str, until: str | None = None) -> None:
    while game.player == CHANCE and game.question.name != until:
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
def test_there_are_twenty_neighbourhood_hexes_of_which_two_are_of_class_b():
    letters = [hex.letter for hex in Game(2, seed=1).box.hexes[:HEXES]]
    assert len(letters) == 20
    assert letters.count("B") == 2
    assert set(letters) == {"A", "B", "C"}


@pytest.mark.clause("2.1", "12.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("b_hex", ["B1", "B2"])
def test_the_city_is_laid_of_the_a_hexes_of_the_player_count_and_one_b_hex(players, b_hex):
    game = set_up(players, f"mix {b_hex}")
    assert hexes_in_city(game) == [*A_HEXES[max(players, 2)], b_hex]


@pytest.mark.clause("2.1")
def test_either_b_hex_can_be_the_one_in_the_city():
    assert texts(set_up(2, until="MixCity")) == ["mix B1", "mix B2"]


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_of_the_shuffled_hexes_can_lie_on_any_cell(players):
    game = set_up(players, "mix B2", until="LayHex")
    waiting = {*A_HEXES[players], "B2"}
    for hex in ["B2", *A_HEXES[players][::-1]]:
        assert set(texts(game)) == {f"lay {one}" for one in waiting}
        game.play(f"lay {hex}")
        waiting.remove(hex)
    assert game.question.name != "LayHex"
    names = game.state.layout.names
    assert game.state.tiles[names.index("n1")] == game.box.place_names.index("B2")
    assert game.state.tiles[names.index("s3" if players < 4 else "s4")] == game.box.place_names.index("A01")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(("players", "hexes"), [(2, 10), (3, 12), (4, 13)])
def test_the_layout_of_the_player_count_is_filled_and_its_extension_spaces_are_empty(players, hexes):
    state = set_up(players).state
    cells = dict(zip(state.layout.names, state.tiles, strict=False))
    empty = [name for name, place in cells.items() if place == NOWHERE]
    assert empty == ["X1", "X2", "X3", "X4", "X5", "X6"]
    assert len(cells) - len(empty) == hexes + 4


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_harbours_take_their_corners_each_with_a_dock_outside_it(players):
    table = Table(players)
    for corner in ("NW", "NE", "SE", "SW"):
        assert table.hex_at(corner) == corner
        dock = table.place(f"dock-{corner.lower()}")
        near = [place for place in range(28) if table.state.in_city(place)]
        assert [p for p in near if table.state.distance(dock, p) == 1] == [table.place(corner)]


@pytest.mark.clause("2.2")
@pytest.mark.parametrize(("in_city", "on_top"), [("B1", "B2"), ("B2", "B1")])
def test_the_other_b_hex_is_on_top_of_the_shuffled_c_hexes(in_city, on_top):
    game = set_up(2, f"mix {in_city}")
    begin_next_round(game)
    answer(game, until="DrawHex")
    assert texts(game) == [f"lay {on_top}"]
    answer(game)
    begin_next_round(game)
    answer(game, until="DrawHex")
    assert texts(game) == [f"lay C{n}" for n in range(1, 7)]


# Docking tiles and boats.


@pytest.mark.clause("2.3")
def test_four_docking_tiles_are_drawn_one_by_one_and_then_reshuffled_all_together():
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
def test_docking_tiles_are_reshuffled_as_soon_as_the_last_one_is_drawn():
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
def test_boats_come_by_their_numbers_and_at_random_within_a_number(players):
    assert boats_in_turn(players) == [
        [f"boat-{number}-{goods}" for goods in goods_left]
        for number in (1, 2, 3)
        for goods_left in (["stones", "spices", "silk"], ["spices", "silk"], ["silk"])
    ]


@pytest.mark.clause("2.4", "12.1")
@pytest.mark.parametrize("players", [1, 2])
def test_with_two_players_and_solo_there_are_no_boats_with_precious_stones(players):
    assert boats_in_turn(players) == [
        [f"boat-{number}-{goods}" for goods in goods_left]
        for number in (1, 2, 3)
        for goods_left in (["spices", "silk"], ["silk"])
    ]


# The offer.


@pytest.mark.clause("2.5")
def test_fifteen_improvements_form_three_stacks_of_five_each_with_its_top_one_face_up():
    game = set_up(2, "reveal imp-07", "reveal imp-15", "reveal imp-02")
    assert [stack_height(game, stack) for stack in range(3)] == [5, 5, 5]
    assert sorted(face_up(game, stack) for stack in range(3)) == ["imp-02", "imp-07", "imp-15"]


@pytest.mark.clause("2.5")
def test_any_improvement_can_be_on_top_of_any_stack():
    game = set_up(2, until="Reveal")
    for revealed in range(3):
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
def test_each_pair_of_wagons_is_split_over_two_stacks_from_one_on_top_to_five_at_the_bottom(players):
    game = set_up(players, "reveal wagon-1b")
    first, second = FIRST_WAGON_STACK, FIRST_WAGON_STACK + 1
    assert [stack_height(game, stack) for stack in (first, second)] == [5, 5]
    assert [face_up(game, first), face_up(game, second)] == ["wagon-1b", "wagon-1a"]
    assert wagons_in_turn(game, first) == [[f"wagon-{n}a", f"wagon-{n}b"] for n in (2, 3, 4, 5)]
    assert wagons_in_turn(game, second) == [[f"wagon-{n}b"] for n in (2, 3, 4, 5)]


@pytest.mark.clause("2.6", "12.1")
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("top", ["wagon-1a", "wagon-1b"])
def test_with_two_players_and_solo_one_random_stack_of_wagons_leaves_the_game_unseen(players, top):
    game = set_up(players, f"reveal {top}")
    assert face_up(game, FIRST_WAGON_STACK) == top
    assert stack_height(game, FIRST_WAGON_STACK + 1) == 0
    # The wagons that left are unknown: of every pair either one may still come.
    assert wagons_in_turn(game, FIRST_WAGON_STACK) == [[f"wagon-{n}a", f"wagon-{n}b"] for n in (2, 3, 4, 5)]


@pytest.mark.clause("2.7")
def test_the_three_era_one_workshop_stacks_are_on_offer_shuffled_with_the_top_tile_face_up():
    game = set_up(2, "reveal ws1-craftsman-4", "reveal ws1-nun-6", "reveal ws1-aristocrat-1")
    stacks = [FIRST_WORKSHOP_STACK + klass for klass in range(3)]
    assert [face_up(game, stack) for stack in stacks] == [
        "ws1-craftsman-4",
        "ws1-nun-6",
        "ws1-aristocrat-1",
    ]
    assert [stack_height(game, stack) for stack in stacks] == [6, 6, 6]
    assert game.state.era == 1


@pytest.mark.clause("2.7")
def test_any_workshop_of_the_era_and_class_can_be_on_top():
    game = set_up(2, until="Reveal")
    for _ in range(3):
        game.play(texts(game)[0])  # improvements
    for klass in ("craftsman", "nun", "aristocrat"):
        assert texts(game) == [f"reveal ws1-{klass}-{n}" for n in range(1, 7)]
        game.play(texts(game)[0])


# The wheel, the order, the sides.


@pytest.mark.clause("2.8")
@pytest.mark.parametrize(("start", "used"), [("wheel-04", "wheel-05"), ("wheel-12", "wheel-01")])
def test_the_wheel_starts_anywhere_and_is_turned_one_step_before_its_first_use(start, used):
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
def test_every_first_play_order_is_possible(players):
    for order in permutations(range(players)):
        game = Game(players)
        events = []
        for seat in order:
            assert len(game.legal_actions) == players - order.index(seat)
            events += game.play(f"seat {seat + 1}")
        assert tuple(game.state.order) == order
        assert told(events, OrderChanged) == [OrderChanged(seat, i) for i, seat in enumerate(order)]


@pytest.mark.clause("2.9", "3.1")
@pytest.mark.parametrize("round", [2, 3, 4])  # city, church, popularity
def test_on_each_register_all_start_on_the_first_space_with_the_last_in_play_order_on_top(round):
    game = Game(4)
    for seat in (3, 1, 4, 2):
        game.play(f"seat {seat}")
    for player in game.state.seats:
        assert list(player.registers) == [1, 1, 1]
    assert play_order_of_round(game, round) == [1, 3, 0, 2]


@pytest.mark.clause("2.9", "3.1")
@pytest.mark.parametrize(("players", "order"), [(2, [1, 0]), (3, [1, 2, 0]), (4, [3, 1, 2, 0])])
def test_on_the_scoring_track_the_third_lies_on_the_first_and_the_fourth_on_the_second(players, order):
    game = set_up(players)  # seats in their order
    assert [player.score for player in game.state.seats] == [0, 1, 0, 1][:players]
    assert play_order_of_round(game, 5) == order


@pytest.mark.clause("2.10")
def test_the_basic_game_is_played_with_side_a_of_player_boards_and_scroll_boards():
    for player in Game(4, seed=1).state.seats:
        assert player.estate.id == "a"
        assert player.scroll_board.id == "a"


@pytest.mark.clause("2.11")
@pytest.mark.parametrize("options", [{}, {"estates": "b", "scrolls": "b"}])
@pytest.mark.parametrize(
    ("round", "printed", "tile"),
    [
        (2, "city", "popularity"),
        (3, "church", "city"),
        (4, "popularity", "score"),
        (5, "score", "church"),
        (6, "popularity", "city"),
    ],
)
def test_the_priority_tile_replaces_the_column_that_decides_play_order(round, printed, tile, options):
    for priority_tile, decides in ((False, printed), (True, tile)):
        table = Table(3, priority_tile=priority_tile, **options)
        for track in ("popularity", "city", "church", "score"):
            table.player(0, **{track: 6})
            table.player(1, **{track: 4 + 5 * (track == decides)})
            table.player(2, **{track: 5})
        table.begin_round(round)
        assert list(table.state.order) == [1, 0, 2]
