"""Section 6: fire against the plague, in the three readings of the major fire."""

from typing import Any

import pytest

from messina.rules.events import CubeBurned, PointsScored, RegisterAdvanced, TokensSpent
from messina.rules.options import READINGS
from messina.rules.terms import FIRE, FROM_PLAGUE, MAJOR, POPULARITY
from tests.table import Like, Table, printed_with, told

HERE = "H5"
"""The chosen hex lies on m2."""
BESIDE = ("H2", "H3")
"""Two of its neighbours, on m1 and m3."""
FAR = "H4"
"""Not a neighbour, on t."""
ENGLISH_AND_RUSSIAN = pytest.mark.parametrize("major_fire", ["english", "russian"])
RUSSIAN_AND_CZECH = pytest.mark.parametrize("major_fire", ["russian", "czech"])
EVERY_READING = pytest.mark.parametrize("major_fire", READINGS)


def plagued(
    cubes: int,
    beside: tuple[int, int] = (0, 0),
    round: int = 1,
    major_fire: str = "english",
    **tokens: int,
) -> Table:
    """A player with these tokens is about to come; cubes lie on the hex, beside it and further away."""
    table = Table(round=round, major_fire=major_fire)
    for hex, cell in ((HERE, "m2"), (BESIDE[0], "m1"), (BESIDE[1], "m3"), (FAR, "t")):
        table.lay(hex, cell)
    table.cubes(HERE, cubes)
    table.cubes(BESIDE[0], beside[0])
    table.cubes(BESIDE[1], beside[1])
    table.cubes(FAR, 1)
    table.player(0, **tokens)
    table.turn(0, "estate")
    return table


def fight(*cubes: Any, **arrangement: Any) -> Table:
    """The fight on the chosen hex has begun."""
    table = plagued(*cubes, **arrangement)
    table.play(f"go {HERE}")
    return table


def cubes(table: Table) -> list[int]:
    """On the chosen hex, beside it, and far away."""
    return [table.state.cubes[table.place(hex)] for hex in (HERE, *BESIDE, FAR)]


def fires(table: Table) -> tuple[int, int]:
    """Fire and major fire that are left."""
    return table.seat(0).tokens[FIRE], table.seat(0).tokens[MAJOR]


def popularity(table: Table) -> int:
    return table.seat(0).registers[POPULARITY]


# 6.1: what a cube costs.


@pytest.mark.clause("6.1")
def test_cube_costs_one_fire() -> None:
    table = fight(1, fire=2)
    events = table.play("burn fire")
    assert told(events, TokensSpent) == [TokensSpent(0, FIRE, 1)]
    assert told(events, CubeBurned) == [CubeBurned(0, table.place(HERE))]
    assert told(events, PointsScored) == []
    assert cubes(table) == [0, 0, 0, 1]


@pytest.mark.clause("6.1")
@pytest.mark.parametrize(("round", "payment"), [(1, "fire"), (4, "fire"), (5, "fire+fire"), (6, "fire+fire")])
def test_rounds_five_and_six_cost_two_fire(round: int, payment: str) -> None:
    table = fight(1, fire=2, round=round)
    assert table.legal() == [f"burn {payment}", "done"]


@pytest.mark.clause("6.1")
def test_cube_that_costs_two_fire_scores_two_points_at_once() -> None:
    table = fight(2, fire=4, round=5)
    for score in (2, 4):
        events = table.play("burn fire+fire")
        assert told(events, TokensSpent, PointsScored) == [
            TokensSpent(0, FIRE, 2),
            Like(PointsScored, 0, 2, FROM_PLAGUE),
        ]
        assert table.seat(0).score == score


@pytest.mark.clause("6.1")
def test_one_fire_is_not_enough_where_a_cube_costs_two() -> None:
    table = fight(1, fire=1, round=5)
    assert table.legal_with("burn") == []


@pytest.mark.clause("6.1")
def test_as_many_cubes_are_removed_as_one_can_pay() -> None:
    table = fight(3, fire=2)
    table.play("burn fire", "burn fire")
    assert table.asked == "ActionStep"
    assert cubes(table)[0] == 1
    assert table.seat(0).rats == 1


@pytest.mark.clause("6.1")
def test_as_many_cubes_are_removed_as_one_wants_to_pay() -> None:
    table = fight(3, fire=3)
    table.play("burn fire", "done")
    assert cubes(table)[0] == 2
    assert fires(table) == (2, 0)


@pytest.mark.clause("6.1")
def test_fire_and_major_fire_may_be_mixed_from_cube_to_cube() -> None:
    table = fight(2, (1, 0), fire=1, major=1)
    events = table.play("burn fire", "burn major", f"also {BESIDE[0]}")
    assert told(events, TokensSpent) == [TokensSpent(0, FIRE, 1), TokensSpent(0, MAJOR, 1)]
    assert cubes(table) == [0, 0, 0, 1]


@pytest.mark.clause("6.1")
def test_no_points_are_scored_where_a_cube_costs_one_fire() -> None:
    table = fight(2, (1, 0), fire=1, major=1, round=4)
    events = table.play("burn fire", "burn major", f"also {BESIDE[0]}")
    assert told(events, PointsScored) == []


# 6.2, a cube costs 1.


@pytest.mark.clause("6.2")
def test_english_is_the_reading_of_a_table_that_agreed_on_none() -> None:
    assert Table().state.options.major_fire == "english"


@pytest.mark.clause("6.2")
@EVERY_READING
def test_at_cost_one_a_major_fire_removes_one_cube_of_the_hex_like_a_fire(major_fire: str) -> None:
    table = fight(1, fire=1, major=1, major_fire=major_fire)
    assert table.legal() == ["burn fire", "burn major", "done"]
    table.play("burn major")
    assert cubes(table) == [0, 0, 0, 1]
    assert fires(table) == (1, 0)


@pytest.mark.clause("6.2")
@ENGLISH_AND_RUSSIAN
def test_english_and_russian_major_counts_as_one_fire_on_the_hex_itself(major_fire: str) -> None:
    table = fight(2, major=2, major_fire=major_fire)
    table.play("burn major")
    assert table.legal() == ["burn major", "done"]
    table.play("burn major")
    assert cubes(table)[0] == 0
    assert fires(table) == (0, 0)


@pytest.mark.clause("6.2", "6.3")
@ENGLISH_AND_RUSSIAN
def test_english_and_russian_major_may_also_remove_an_adjacent_cube_but_no_second_of_the_hex(
    major_fire: str,
) -> None:
    table = fight(2, (1, 1), major=1, major_fire=major_fire)
    table.play("burn major")
    assert table.legal() == [*(f"also {hex}" for hex in BESIDE), "done"]
    events = table.play(f"also {BESIDE[0]}")
    assert told(events, TokensSpent) == []
    assert cubes(table) == [1, 0, 1, 1]


@pytest.mark.clause("6.2")
@EVERY_READING
def test_second_cube_of_a_major_is_optional(major_fire: str) -> None:
    table = fight(2, (1, 0), major=1, major_fire=major_fire)
    table.play("burn major", "done")
    assert cubes(table) == [1, 1, 0, 1]
    assert table.seat(0).rats == 1


@pytest.mark.clause("6.2", "6.3")
@EVERY_READING
def test_major_takes_one_adjacent_cube_not_two(major_fire: str) -> None:
    table = fight(1, (2, 1), major=1, major_fire=major_fire)
    table.play("burn major", f"also {BESIDE[0]}")
    assert table.asked == "ActionStep"
    assert cubes(table) == [0, 1, 1, 1]


@pytest.mark.clause("6.2", "6.3")
@EVERY_READING
def test_each_major_may_take_an_adjacent_cube(major_fire: str) -> None:
    table = fight(2, (2, 0), major=2, major_fire=major_fire)
    table.play("burn major", f"also {BESIDE[0]}", "burn major", f"also {BESIDE[0]}")
    assert cubes(table) == [0, 0, 0, 1]


@pytest.mark.clause("6.2")
def test_czech_major_removes_two_cubes_of_the_hex() -> None:
    table = fight(3, major=1, major_fire="czech")
    assert table.legal() == ["burn major", "done"]
    table.play("burn major")
    assert table.legal() == [f"also {HERE}", "done"]
    events = table.play(f"also {HERE}")
    assert told(events, TokensSpent) == []
    assert cubes(table)[0] == 1
    assert fires(table) == (0, 0)


@pytest.mark.clause("6.2", "6.3")
def test_czech_major_removes_one_cube_of_the_hex_and_one_adjacent() -> None:
    table = fight(2, (1, 1), major=1, major_fire="czech")
    table.play("burn major")
    assert table.legal() == [f"also {HERE}", *(f"also {hex}" for hex in BESIDE), "done"]
    table.play(f"also {BESIDE[1]}")
    assert cubes(table) == [1, 1, 0, 1]


@pytest.mark.clause("6.2")
def test_czech_second_major_goes_on_where_the_first_took_two_of_the_hex() -> None:
    table = fight(3, (1, 0), major=2, major_fire="czech")
    table.play("burn major", f"also {HERE}", "burn major", f"also {BESIDE[0]}")
    assert cubes(table) == [0, 0, 0, 1]


# 6.2, a cube costs 2: english.


@pytest.mark.clause("6.2")
def test_english_at_cost_two_one_major_alone_pays_nothing() -> None:
    table = fight(1, major=1, round=5)
    assert table.legal_with("burn") == []


@pytest.mark.clause("6.2")
def test_english_at_cost_two_any_two_tokens_pay_a_cube() -> None:
    table = fight(1, fire=2, major=2, round=5)
    assert table.legal() == ["burn fire+fire", "burn fire+major", "burn major+major", "done"]


@pytest.mark.clause("6.2")
def test_english_at_cost_two_two_majors_together_may_remove_an_adjacent_cube() -> None:
    table = fight(2, (1, 0), major=2, round=5)
    events = table.play("burn major+major")
    assert told(events, TokensSpent) == [TokensSpent(0, MAJOR, 2)]
    assert table.legal() == [f"also {BESIDE[0]}", "done"]
    events = table.play(f"also {BESIDE[0]}")
    assert told(events, TokensSpent) == []
    assert cubes(table) == [1, 0, 0, 1]
    assert table.seat(0).score == 4


@pytest.mark.clause("6.2")
def test_english_at_cost_two_the_adjacent_cube_may_be_left() -> None:
    table = fight(1, (1, 0), major=2, round=5)
    table.play("burn major+major", "done")
    assert cubes(table) == [0, 1, 0, 1]
    assert table.seat(0).score == 2


@pytest.mark.clause("6.2", "6.3")
def test_english_at_cost_two_two_majors_take_one_adjacent_cube_not_two() -> None:
    table = fight(1, (1, 1), major=4, round=5)
    table.play("burn major+major", f"also {BESIDE[0]}")
    assert table.asked == "ActionStep"
    assert cubes(table) == [0, 0, 1, 1]
    assert fires(table) == (0, 2)


@pytest.mark.clause("6.2")
def test_english_at_cost_two_fire_and_major_remove_no_adjacent_cube() -> None:
    table = fight(2, (1, 0), fire=1, major=1, round=5)
    events = table.play("burn fire+major")
    assert told(events, TokensSpent) == [TokensSpent(0, FIRE, 1), TokensSpent(0, MAJOR, 1)]
    assert table.asked == "ActionStep"
    assert cubes(table) == [1, 1, 0, 1]
    assert table.seat(0).score == 2


# 6.2, a cube costs 2: russian and czech.


@pytest.mark.clause("6.2")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_major_alone_pays_a_cube_that_costs_two(major_fire: str) -> None:
    table = fight(1, fire=1, major=1, round=5, major_fire=major_fire)
    assert table.legal() == ["burn major", "done"]
    events = table.play("burn major")
    assert told(events, PointsScored) == [Like(PointsScored, 0, 2, FROM_PLAGUE)]
    assert fires(table) == (1, 0)


@pytest.mark.clause("6.2")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_one_major_takes_no_second_cube(major_fire: str) -> None:
    table = fight(2, (1, 1), major=1, round=5, major_fire=major_fire)
    table.play("burn major")
    assert table.asked == "ActionStep"
    assert cubes(table) == [1, 1, 1, 1]
    assert table.seat(0).rats == 1


@pytest.mark.clause("6.2")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_a_second_major_may_remove_an_adjacent_cube(major_fire: str) -> None:
    table = fight(2, (1, 1), major=2, round=5, major_fire=major_fire)
    assert table.legal() == ["burn major", "done"]
    table.play("burn major")
    assert table.legal() == ["burn major", *(f"also {hex}" for hex in BESIDE), "done"]
    events = table.play(f"also {BESIDE[0]}")
    assert told(events, TokensSpent, CubeBurned, PointsScored) == [
        TokensSpent(0, MAJOR, 1),
        CubeBurned(0, table.place(BESIDE[0])),
        Like(PointsScored, 0, 2, FROM_PLAGUE),
    ]
    assert cubes(table) == [1, 0, 1, 1]
    assert table.seat(0).score == 4
    assert popularity(table) == 3


@pytest.mark.clause("6.2")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_the_adjacent_cube_can_follow_when_the_hex_is_clean(
    major_fire: str,
) -> None:
    table = fight(1, (1, 0), major=2, round=5, major_fire=major_fire)
    table.play("burn major")
    assert table.legal() == [f"also {BESIDE[0]}", "done"]
    table.play(f"also {BESIDE[0]}")
    assert cubes(table) == [0, 0, 0, 1]


@pytest.mark.clause("6.2", "6.3")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_each_cube_paid_with_major_allows_one_adjacent(major_fire: str) -> None:
    table = fight(2, (2, 1), major=5, round=5, major_fire=major_fire)
    table.play("burn major", f"also {BESIDE[0]}")
    assert table.legal_with("also") == []
    table.play("burn major", f"also {BESIDE[0]}")
    assert table.asked == "ActionStep"
    assert cubes(table) == [0, 0, 1, 1]
    assert fires(table) == (0, 1)


@pytest.mark.clause("6.2", "6.3")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_both_adjacent_cubes_may_come_last(major_fire: str) -> None:
    table = fight(2, (1, 1), major=4, round=5, major_fire=major_fire)
    table.play("burn major", "burn major", f"also {BESIDE[0]}", f"also {BESIDE[1]}")
    assert cubes(table) == [0, 0, 0, 1]
    assert table.seat(0).score == 8


@pytest.mark.clause("6.2", "6.3")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_cube_paid_with_plain_fire_allows_no_adjacent(major_fire: str) -> None:
    table = fight(2, (1, 0), fire=2, major=2, round=5, major_fire=major_fire)
    table.play("burn fire+fire")
    assert table.legal() == ["burn major", "done"]


@pytest.mark.clause("6.2")
@RUSSIAN_AND_CZECH
def test_russian_and_czech_at_cost_two_plain_fire_pays_no_adjacent_cube(major_fire: str) -> None:
    table = fight(1, (1, 0), fire=2, major=1, round=5, major_fire=major_fire)
    table.play("burn major")
    assert table.legal_with("also") == []


@pytest.mark.clause("6.2")
def test_czech_at_cost_two_no_second_cube_of_the_hex_is_free() -> None:
    table = fight(3, major=1, round=5, major_fire="czech")
    table.play("burn major")
    assert table.asked == "ActionStep"
    assert cubes(table)[0] == 2


@pytest.mark.clause("6.2", "4.7")
@pytest.mark.parametrize(
    ("round", "major_fire", "payments"),
    [
        (1, "english", ["fire", "major"]),
        (1, "russian", ["fire", "major"]),
        (1, "czech", ["fire", "major"]),
        (5, "english", ["fire+fire", "fire+major", "major+major"]),
        (5, "russian", ["fire+fire", "major"]),
        (5, "czech", ["fire+fire", "major"]),
    ],
)
def test_boat_cube_is_paid_like_a_cube_of_a_hex(round: int, major_fire: str, payments: list[str]) -> None:
    table = Table(round=round, major_fire=major_fire)
    table.boat("T5", "dock-ne")
    table.player(0, fire=2, major=2)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5")
    assert table.legal() == [*(f"burn {payment}" for payment in payments), "done"]


@pytest.mark.clause("6.2", "6.3")
@pytest.mark.parametrize(
    ("major_fire", "payment"), [("english", "major+major"), ("russian", "major"), ("czech", "major")]
)
@pytest.mark.parametrize("dear", [False, True])
def test_major_fire_for_a_boat_removes_no_second_cube(major_fire: str, payment: str, dear: bool) -> None:
    table = Table(round=5 if dear else 1, major_fire=major_fire)
    table.boat("T5", "dock-ne")
    table.cubes("H5", 1)
    table.lay("H5", "n3")  # next to the harbour
    table.player(0, major=4)
    table.turn(0, "estate")
    events = table.play("go dock-ne", "boat T5", f"burn {payment if dear else 'major'}")
    assert table.asked == "ActionStep"
    assert len(told(events, CubeBurned)) == 1


# 6.3: adjacent cubes.


@pytest.mark.clause("6.3")
@EVERY_READING
def test_plain_fire_removes_no_adjacent_cube(major_fire: str) -> None:
    table = fight(2, (1, 1), fire=2, major=1, major_fire=major_fire)
    table.play("burn fire")
    assert table.legal() == ["burn fire", "burn major", "done"]


@pytest.mark.clause("6.3")
@EVERY_READING
@pytest.mark.parametrize("round", [1, 5])
def test_without_a_cube_on_the_chosen_hex_there_is_no_fight(round: int, major_fire: str) -> None:
    table = fight(0, (1, 1), major=3, round=round, major_fire=major_fire)
    assert table.asked == "ActionStep"
    assert cubes(table) == [0, 1, 1, 1]


@pytest.mark.clause("6.3")
@pytest.mark.parametrize(
    ("round", "major_fire", "payment"),
    [
        (1, "english", "major"),
        (1, "russian", "major"),
        (1, "czech", "major"),
        (5, "english", "major+major"),
        (5, "russian", "major"),
        (5, "czech", "major"),
    ],
)
def test_only_neighbours_are_adjacent(round: int, major_fire: str, payment: str) -> None:
    table = fight(1, major=4, round=round, major_fire=major_fire)
    table.play(f"burn {payment}")
    assert table.asked == "ActionStep"
    assert cubes(table) == [0, 0, 0, 1]


@pytest.mark.clause("6.3")
def test_hex_of_an_extension_space_is_adjacent_once_it_lies_there() -> None:
    table = plagued(0, major=1)
    table.lay("H7", "n2")
    table.lay("H16", "X1")
    table.cubes("H7", 1)
    table.cubes("H16", 1)
    table.cubes(FAR, 0)  # on t, which is beside n2, too
    table.play("go H7", "burn major")
    assert table.legal() == ["also H16", "done"]


@pytest.mark.clause("6.3")
def test_boat_in_the_nearest_dock_is_not_adjacent() -> None:
    table = plagued(0, major=1)
    table.boat("T5", "dock-nw")
    table.cubes(BESIDE[0], 1)  # on m1, next to the harbour
    events = table.play(f"go {BESIDE[0]}", "burn major")
    assert table.asked == "ActionStep"
    assert len(told(events, CubeBurned)) == 1
    assert sum(table.state.dock_cubes) == 1


RAT_ON_A_HARBOUR = {"harbours NW": {"rat": "left"}}


@pytest.mark.clause("6.1", "6.5", "3.11")
def test_cube_on_a_harbour_that_shows_a_rat_is_fought_like_one_on_a_hex() -> None:
    table = Table(pack=printed_with(RAT_ON_A_HARBOUR))
    table.cubes("NW", 2)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go NW")
    assert table.legal() == ["burn fire", "done"]
    table.play("burn fire")
    assert table.state.cubes[table.place("NW")] == 1
    assert table.seat(0).rats == 1


@pytest.mark.clause("6.3", "3.11")
@EVERY_READING
def test_cube_on_a_harbour_that_shows_a_rat_is_adjacent_to_its_hexes(major_fire: str) -> None:
    table = Table(pack=printed_with(RAT_ON_A_HARBOUR), major_fire=major_fire)
    table.lay(HERE, "m1")
    table.cubes(HERE, 1)
    table.cubes("NW", 1)
    table.player(0, major=1)
    table.turn(0, "estate")
    table.play(f"go {HERE}", "burn major")
    assert table.legal() == ["also NW", "done"]
    table.play("also NW")
    assert table.state.cubes[table.place("NW")] == 0


# 6.4: what a removed cube brings.


@pytest.mark.clause("6.4", "8.1")
def test_every_cube_removed_is_a_step_on_popularity_adjacent_ones_too() -> None:
    table = fight(2, (1, 0), major=2)
    events = table.play("burn major", f"also {BESIDE[0]}", "burn major")
    assert told(events, RegisterAdvanced) == [
        Like(RegisterAdvanced, 0, POPULARITY, space) for space in (2, 3, 4)
    ]


@pytest.mark.clause("6.4")
def test_removed_cubes_return_to_the_supply() -> None:
    table = fight(1, (1, 0), major=1)
    supply = table.state.supply
    table.play("burn major", f"also {BESIDE[0]}")
    assert table.state.supply == supply + 2


@pytest.mark.clause("6.4")
@EVERY_READING
def test_change_is_not_given_for_a_major_fire(major_fire: str) -> None:
    table = fight(1, major=1, major_fire=major_fire)
    table.play("burn major")
    assert table.asked == "ActionStep"
    assert fires(table) == (0, 0)


@pytest.mark.clause("6.4")
def test_declined_half_of_a_major_fire_does_not_pay_a_later_cube() -> None:
    table = fight(2, fire=1, major=1, major_fire="czech")
    table.play("burn major", "done")
    assert table.legal() == ["burn fire", "done"]
    table.play("burn fire")
    assert fires(table) == (0, 0)


@pytest.mark.clause("6.4")
def test_major_fire_half_used_on_a_boat_is_lost() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.player(0, major=1)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5", "burn major")
    assert fires(table) == (0, 0)
    assert popularity(table) == 2


# 6.5: rats.


@pytest.mark.clause("6.5")
def test_rats_are_counted_on_the_chosen_hex_only() -> None:
    table = fight(1, (2, 3), fire=1)
    table.play("burn fire")
    assert table.seat(0).rats == 0
