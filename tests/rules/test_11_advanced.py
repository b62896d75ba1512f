"""Section 11: the advanced game.

What the b boards show is reconstructed and may still change, so the tests print what they rely on.
"""

from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from messina import CHANCE, Game
from messina.packs import load_pack
from messina.rules.box import SCROLL_KINDS
from messina.rules.events import BoardDealt
from messina.rules.terms import ACTIVATE, SCROLL
from tests.table import PLAIN, UPGRADED, Table, printed_with, told

BOARDS = ["b1", "b2", "b3", "b4"]
SINGLE_USE = ["CR6", "NU6", "AR6"]
SQUARES = {
    "CR6": "! build + lumber(3)",
    "NU3": "fire",
    "NU5": "major",
    "NU6": "! major(2) + points(2)",
    "AR6": "! scroll(2)",
}
PRINTED = printed_with(
    {
        **{f"estates b1 squares {square}": {"action": action} for square, action in SQUARES.items()},
        "scrolls b1/workshops": {"values": [0, 1, 2, 3, 4]},
        "scrolls b1/lumber": {"values": [0, 1, 2, 3]},
        "scrolls b3/improvements": {"values": [0, 2, 3, 4, 5]},
        "scrolls b2/coins": {"values": [0, 0.5, 1, 2]},
        "scrolls b3/goods": {"values": [0, 2, 4, 6, 7]},
        "scrolls b4/overseers": {"values": [[0, 0, 0], [1, 2, 3], [2, 3, 5], [3, 4, 7], [4, 6, 9]]},
        "scrolls b4/boats": {"values": [0, 2, 3, 4, 5]},
        "scrolls b2/repopulated": {"values": [0, 2, 3, 4, 5]},
        "scrolls b4/buildings": {"values": [0, 1, 2, 3, 4]},
        **{
            f"scrolls {board}/{register}": {"values": [[0, 0], [2, 4], [3, 7], [4, 10], [5, 12]]}
            for board, register in (("b1", "popularity"), ("b2", "church"), ("b3", "city"))
        },
    }
)


def advanced_table() -> Table:
    """Two players; seat 0 has the player board b1."""
    table = Table(estates="b", pack=PRINTED)
    table.seat(0).estate = table.state.box.estates_b[0]
    return table


# 11.1: dealing.


def deal(players: int, *answers: str, **sides: Any) -> tuple[Game, list[list[str]]]:
    """A game whose boards are dealt by these answers, and what was possible before each of them."""
    game = Game(players, **sides)
    while game.question and game.question.name == "DealOrder":
        game.play(next(iter(game.legal_actions)))
    possible = []
    for answer in answers:
        possible.append([action.text for action in game.legal_actions])
        game.play(answer)
    return game, possible


@pytest.mark.clause("11.1")
def test_the_b_boards_are_dealt_at_random_each_different() -> None:
    answers = ["estate b3", "scroll b4", "estate b1", "scroll b1", "estate b4", "scroll b2"]
    game, possible = deal(3, *answers, estates="b", scrolls="b")
    assert possible == [
        ["estate b1", "estate b2", "estate b3", "estate b4"],
        ["scroll b1", "scroll b2", "scroll b3", "scroll b4"],
        ["estate b1", "estate b2", "estate b4"],
        ["scroll b1", "scroll b2", "scroll b3"],
        ["estate b2", "estate b4"],
        ["scroll b2", "scroll b3"],
    ]
    assert [player.estate.id for player in game.state.seats] == ["b3", "b1", "b4"]
    assert [player.scroll_board.id for player in game.state.seats] == ["b4", "b1", "b2"]
    assert game.question is not None
    assert game.question.name == "MixCity"


@pytest.mark.clause("11.1")
def test_four_players_have_all_four_b_boards() -> None:
    game = Game(4, seed=3, estates="b", scrolls="b")
    assert sorted(player.estate.id for player in game.state.seats) == BOARDS
    assert sorted(player.scroll_board.id for player in game.state.seats) == BOARDS
    assert len(told(game.opening_events, BoardDealt)) == 8


@pytest.mark.clause("11.1")
def test_player_boards_b_can_be_mixed_with_scroll_boards_a_and_the_other_way_round() -> None:
    estates = Game(2, seed=1, estates="b").state.seats
    assert {player.estate.id for player in estates} <= set(BOARDS)
    assert {player.scroll_board.id for player in estates} == {"a"}
    scrolls = Game(2, seed=1, scrolls="b").state.seats
    assert {player.estate.id for player in scrolls} == {"a"}
    assert {player.scroll_board.id for player in scrolls} <= set(BOARDS)


@pytest.mark.clause("11.1")
def test_the_sides_can_differ_from_seat_to_seat() -> None:
    game, _ = deal(3, "scroll b2", "estate b4", estates="aba", scrolls="baa")
    assert [player.estate.id for player in game.state.seats] == ["a", "b4", "a"]
    assert [player.scroll_board.id for player in game.state.seats] == ["b2", "a", "a"]
    assert game.player == CHANCE


# 11.2: single-use squares.


@pytest.mark.clause("11.2")
@pytest.mark.parametrize("board", range(4))
def test_each_b_board_has_one_single_use_square_in_each_sector(board: int) -> None:
    estate = load_pack().estates_b[board]
    assert [sum(estate.single_use[sector * 6 : sector * 6 + 6]) for sector in range(3)] == [1, 1, 1]


@pytest.mark.clause("11.2")
def test_a_single_use_square_is_spent_once_activated_and_its_citizen_stays() -> None:
    table = advanced_table()
    table.citizen(0, "NU6", "NU5")
    table.action_step(0)
    table.earn(0, ACTIVATE, 2)
    table.play("use activate(1)", "activate NU6")
    assert table.tokens(0) == {"major": 2}
    assert table.seat(0).score == 2
    assert table.sectors(0) == ["NU5", "NU6"]
    table.play("use activate(1)")
    assert table.legal_with("activate") == ["activate NU5"]


@pytest.mark.clause("11.2")
def test_a_single_use_square_is_spent_even_if_part_of_its_action_was_declined() -> None:
    table = advanced_table()
    table.citizen(0, "CR6", "NU1")
    table.action_step(0)
    table.earn(0, ACTIVATE)
    table.play("use activate(1)", "activate CR6")
    assert "use build" in table.legal()
    table.play("end")
    table.action_step(0)
    table.earn(0, ACTIVATE)
    table.play("use activate(1)")
    assert table.legal_with("activate") == ["activate NU1"]


@pytest.mark.clause("11.2")
def test_a_spent_square_stays_spent_in_later_rounds_and_for_other_citizens() -> None:
    table = advanced_table()
    table.citizen(0, "NU6")
    table.action_step(0)
    table.earn(0, ACTIVATE)
    table.play("use activate(1)", "activate NU6")
    table.begin_round(2)
    table.citizen(0, "NU6!", "NU3")  # somebody else has moved in
    table.action_step(0)
    table.earn(0, ACTIVATE)
    table.play("use activate(1)")
    assert table.legal_with("activate") == ["activate NU3"]


@pytest.mark.clause("11.2")
def test_the_other_squares_of_a_b_board_can_be_used_again_and_again() -> None:
    table = advanced_table()
    table.citizen(0, "NU3")
    table.action_step(0)
    table.earn(0, ACTIVATE, 2)
    table.play("use activate(1)", "activate NU3", "use activate(1)", "activate NU3")
    assert table.tokens(0) == {"fire": 2}


@pytest.mark.clause("11.2")
def test_each_sector_has_its_own_single_use_square() -> None:
    table = advanced_table()
    table.citizen(0, *SINGLE_USE)
    table.action_step(0)
    table.earn(0, ACTIVATE + 2)
    table.play("use activate(3)", "activate NU6")
    assert table.legal_with("activate") == ["activate CR6", "activate AR6"]
    table.play("activate AR6", "activate CR6")
    assert table.tokens(0) == {"major": 2, "lumber": 3}
    assert sorted(table.pool(0)) == ["build", "scroll", "scroll"]


@pytest.mark.clause("11.2", "7.3")
def test_a_single_use_trade_is_spent_when_activated_even_if_nobody_pays() -> None:
    table = Table(estates="b", pack=printed_with({"estates b1 squares NU6": {"action": "! coin -> church"}}))
    table.seat(0).estate = table.state.box.estates_b[0]
    table.player(0, coin=1)
    table.citizen(0, "NU6")
    table.action_step(0)
    table.earn(0, ACTIVATE, 2)
    table.play("use activate(1)", "activate NU6")
    assert table.legal_with("use") == ["use coin -> church"]
    assert table.tokens(0) == {"coin": 1}


@pytest.mark.clause("11.2", "7.12")
def test_nothing_can_be_activated_where_all_citizens_stand_on_spent_squares() -> None:
    table = advanced_table()
    table.citizen(0, "NU6")
    table.action_step(0)
    table.earn(0, ACTIVATE, 2)
    table.play("use activate(1)", "activate NU6")
    assert "use activate(1)" not in table.legal()


@pytest.mark.clause("11.2")
def test_the_citizen_of_a_spent_square_can_move_to_a_workshop() -> None:
    table = advanced_table()
    table.citizen(0, "NU6")
    table.workshop(0, "B10")
    table.action_step(0)
    table.earn(0, ACTIVATE)
    table.play("use activate(1)", "activate NU6", "employ B10", "citizen NU6")
    assert list(table.seat(0).workers) == [PLAIN]
    assert table.sectors(0) == []


@pytest.mark.clause("11.2")
def test_the_citizen_of_a_spent_square_can_repopulate() -> None:
    table = advanced_table()
    table.player(0, lumber=1)
    table.citizen(0, "AR5", "AR6")
    table.wagon(0, "C1-2")
    table.action_step(0, "H1")
    table.earn(0, ACTIVATE)
    table.play("use activate(1)", "activate AR6", "repopulate", "give AR6", "give AR5")
    assert table.state.owners[table.place("H1")] == 0
    assert table.sectors(0) == []


@pytest.mark.clause("11.2")
def test_a_square_spent_by_one_player_is_not_spent_for_another() -> None:
    table = advanced_table()
    table.citizen(0, "NU6")
    table.citizen(1, "NU6")
    table.action_step(0)
    table.earn(0, ACTIVATE)
    table.play("use activate(1)", "activate NU6", "end")
    table.action_step(1)
    table.earn(1, ACTIVATE)
    table.play("use activate(1)")
    assert table.legal_with("activate") == ["activate NU6"]


# 11.3: most repopulated hexes.


def repopulation_points(*hexes: list[str], **options: Any) -> list[int]:
    """What each seat gets for the number of hexes it repopulated."""
    table = Table(len(hexes), round=6, **{"estates": "b", "scrolls": "b"} | options)
    for seat, names in enumerate(hexes):
        table.repopulated(seat, *names)
    return [seat.get("repopulation", 0) for seat in table.final_scoring().breakdown]


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [
        ([["H5"], ["H2", "H3"]], [0, 7]),
        ([["H5"], ["H2", "H3"], ["H1", "H6", "H7"]], [3, 7, 10]),
        ([["H1", "H2"], ["H3", "H4", "H5"], ["H6"], ["H7", "H8", "H13", "H14"]], [3, 7, 0, 10]),
    ],
)
def test_the_most_repopulated_hexes_score(hexes: list[list[str]], points: list[int]) -> None:
    assert repopulation_points(*hexes) == points


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [
        ([[], []], [0, 0]),
        ([[], ["H1"]], [0, 7]),
        ([["H1"], [], []], [10, 0, 0]),
        ([["H1"], [], ["H2", "H3"], []], [7, 0, 10, 0]),
    ],
)
def test_who_repopulated_nothing_gets_nothing(
    hexes: list[list[Any]] | list[list[str]], points: list[int]
) -> None:
    assert repopulation_points(*hexes) == points


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [
        ([["H1"], ["H2"]], [0, 7]),  # 10 and 11 points
        ([["H7", "H1"], ["H3", "H2"], ["H5"]], [7, 10, 3]),  # 17 and 19; one hex of 19 is but one
        ([["H7"], ["H2"], ["H1"], ["H5"]], [0, 7, 3, 10]),
    ],
)
def test_a_tie_goes_to_the_higher_sum_of_hex_points(hexes: list[list[str]], points: list[int]) -> None:
    assert repopulation_points(*hexes) == points


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("hexes", "points"),
    [
        ([["H4"], ["H14"]], [3, 3]),  # 13 points each: half of 7
        ([["H4"], ["H14"], ["H13"]], [5, 5, 10]),
        ([["H4"], ["H14"], []], [8, 8, 0]),
        ([["H7", "H6"], ["H3", "H4"], ["H1", "H2"]], [6, 6, 6]),  # 21 points each
        ([["H5"], ["H13"], ["H4"], ["H14"]], [10, 7, 1, 1]),
    ],
)
def test_who_is_still_tied_shares_the_points_of_the_tied_places_rounded_down(
    hexes: list[list[str]], points: list[int]
) -> None:
    assert repopulation_points(*hexes) == points


@pytest.mark.clause("11.3")
def test_four_who_are_still_tied_share_all_points() -> None:
    alike = printed_with({f"hexes H{number}": {"points": 10} for number in (1, 2, 3, 5)})
    assert repopulation_points(["H1"], ["H2"], ["H3"], ["H5"], pack=alike) == [5, 5, 5, 5]


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(
    ("sides", "points"),
    [
        ({"estates": "a", "scrolls": "a"}, [0, 0]),
        ({"estates": "b", "scrolls": "a"}, [7, 0]),
        ({"estates": "a", "scrolls": "ab"}, [7, 0]),
    ],
)
def test_the_repopulation_ranking_counts_as_soon_as_any_b_board_is_in_play(
    sides: dict[str, str], points: list[int]
) -> None:
    assert repopulation_points(["H1"], [], **sides) == points


# 11.4, 11.5: scroll boards.


def scroll_table(kind: str, level: int) -> Table:
    """Seat 0 has the b scroll board with a track of this kind, and its marker advanced to the level."""
    table = Table(round=6, scrolls="b", pack=PRINTED)
    player = table.seat(0)
    for board in table.state.box.scrolls_b:
        for number, track in enumerate(board.tracks):
            if SCROLL_KINDS[track.kind] == kind:
                player.scroll_board = board
                player.scrolls[number] = level
    return table


def scroll_points(table: Table) -> int:
    return table.final_scoring().breakdown[0].get("scrolls", 0)


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 4), (2, 8), (3, 12), (4, 14)])
def test_goods_of_the_type_one_has_most_of_count(level: int, points: int) -> None:
    table = scroll_table("goods", level)
    table.boats(0, "T7", "T5", "T2", "T6")
    assert scroll_points(table) == points


@pytest.mark.clause("11.4")
def test_of_equally_many_goods_one_type_counts() -> None:
    table = scroll_table("goods", 2)
    table.boats(0, "T7", "T5", "T2")
    assert scroll_points(table) == 4


@pytest.mark.clause("11.4")
def test_without_a_boat_the_goods_track_scores_nothing() -> None:
    assert scroll_points(scroll_table("goods", 4)) == 0


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("workshops", "level", "points"), [(3, 0, 0), (3, 2, 6), (5, 4, 20), (6, 4, 20)])
def test_workshops_count_up_to_five_and_improvements_do_not(workshops: int, level: int, points: int) -> None:
    table = scroll_table("workshops", level)
    for number in range(1, workshops + 1):
        table.workshop(0, f"B{number}")
    table.improvement(0, 1, "Q1")
    assert scroll_points(table) == points


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("lumber", "level", "points"), [(4, 0, 0), (4, 2, 8), (6, 3, 18), (9, 3, 18)])
def test_lumber_counts_up_to_six(lumber: int, level: int, points: int) -> None:
    table = scroll_table("lumber", level)
    table.player(0, lumber=lumber, coin=5, fire=5, major=5)
    assert scroll_points(table) == points


@pytest.mark.clause("11.4", "10.4")
def test_lumber_on_the_scroll_track_counts_among_the_remaining_tokens_too() -> None:
    table = scroll_table("lumber", 1)
    table.player(0, lumber=6)
    breakdown = table.final_scoring().breakdown[0]
    assert (breakdown["scrolls"], breakdown["tokens"]) == (6, 2)


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("improvements", "level", "points"), [(2, 0, 0), (2, 1, 4), (3, 3, 12), (4, 4, 20)])
def test_improvements_count_and_workshops_do_not(improvements: int, level: int, points: int) -> None:
    table = scroll_table("improvements", level)
    for number in range(1, improvements + 1):
        table.improvement(0, number, f"Q{number}")
    table.workshop(0, "B10")
    assert scroll_points(table) == points


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(
    ("coins", "level", "points"),
    [
        (8, 0, 0),
        (8, 1, 4),
        (7, 1, 3),  # three and a half, rounded down
        (1, 1, 0),
        (9, 1, 4),
        (12, 1, 4),  # nine of them
        (7, 2, 7),
        (12, 2, 9),
        (9, 3, 18),
        (20, 3, 18),
    ],
)
def test_coins_count_up_to_nine_and_half_a_point_each_on_the_first_level(
    coins: int, level: int, points: int
) -> None:
    table = scroll_table("coins", level)
    table.player(0, coin=coins)
    assert scroll_points(table) == points


BAR_TRACKS = [("popularity", 10, 12), ("church", 7, 9), ("city", 7, 9)]


@pytest.mark.clause("11.4", "11.5")
@pytest.mark.parametrize(("register", "single", "double"), BAR_TRACKS)
def test_a_bar_counts_from_the_first_space_beyond_its_line(register: str, single: int, double: int) -> None:
    for space, points in [(1, 0), (single, 0), (single + 1, 3), (double, 3), (double + 1, 7)]:
        table = scroll_table(register, 2)
        table.player(0, **{register: space})
        assert scroll_points(table) == points, space


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(("register", "single", "double"), BAR_TRACKS)
@pytest.mark.parametrize(("level", "lower", "higher"), [(0, 0, 0), (1, 2, 4), (3, 4, 10), (4, 5, 12)])
def test_a_register_track_has_two_values_a_level(
    register: str, single: int, double: int, level: int, lower: int, higher: int
) -> None:
    for space, points in [(single + 1, lower), (double + 1, higher)]:
        table = scroll_table(register, level)
        table.player(0, **{register: space})
        assert scroll_points(table) == points


@pytest.mark.clause("11.4", "10.3")
def test_the_popularity_bars_are_judged_after_the_rats() -> None:
    table = scroll_table("popularity", 2)
    table.player(0, popularity=13, rats=1)
    assert scroll_points(table) == 3


@pytest.mark.clause("11.4")
@pytest.mark.parametrize(
    ("steps", "level", "points"),
    [
        ((3, 3, 3), 4, 0),
        ((0, 4, 0), 1, 1),
        ((0, 5, 0), 1, 2),
        ((0, 6, 0), 1, 3),
        ((4, 0, 5), 2, 5),
        ((6, 6, 6), 3, 14),  # two of them
        ((4, 6, 5), 4, 15),  # the two furthest
        ((6, 3, 2), 2, 5),
        ((6, 5, 4), 0, 0),
    ],
)
def test_the_two_overseers_furthest_on_the_last_three_steps_count(
    steps: tuple[int, int, int], level: int, points: int
) -> None:
    table = scroll_table("overseers", level)
    table.seat(0).overseer_steps = vec[i64](steps)
    assert scroll_points(table) == points


@pytest.mark.clause("11.4", "10.4")
def test_boats_repopulation_tiles_and_buildings_count_on_b_boards_as_on_side_a() -> None:
    boats = scroll_table("boats", 3)
    boats.boats(0, "T7", "T5")
    assert scroll_points(boats) == 8
    repopulated = scroll_table("repopulated", 4)
    repopulated.repopulated(0, "H1", "H2", "H3")
    assert scroll_points(repopulated) == 15
    buildings = scroll_table("buildings", 4)
    buildings.improvement(0, 1, "Q1")
    for number in range(1, 7):
        buildings.workshop(0, f"B{number}", UPGRADED)
    assert scroll_points(buildings) == 24


@pytest.mark.clause("11.4", "7.2")
@pytest.mark.parametrize(("kind", "scrolls"), [("workshops", [4, 3, 3]), ("coins", [3, 3, 4])])
def test_a_marker_stops_at_the_top_of_its_track(kind: str, scrolls: list[int]) -> None:
    table = scroll_table(kind, 0)
    table.seat(0).scrolls = vec[i64](scrolls)
    table.action_step(0)
    table.earn(0, SCROLL)
    table.play("use scroll")
    assert table.legal_with("track") == ["track 2"]
