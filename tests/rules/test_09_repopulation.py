"""Section 9: repopulating the chosen hex."""

import pytest

from messina.rules.box import Box
from messina.rules.events import (
    CitizenGivenUp,
    CubePlaced,
    HexRepopulated,
    LieutenantGivenUp,
    PointsScored,
    RatsGained,
    RewardGained,
    TokensSpent,
)
from messina.rules.terms import COIN, FIRST_WORKSHOP, FROM_VISITS, GONE, LUMBER, SQUARE_NAMES
from tests.table import PLAIN, UPGRADED, Like, Table, printed_with, told


def settler(hex: str, *citizens: str, wagons: int = 1, pack: Box | None = None) -> Table:
    """Seat 0 with these citizens, a wagon and tokens enough is in the action step of the hex.

    There are three players for H9, which two do not have.
    """
    table = Table(players=3 if hex == "H9" else 2, pack=pack)
    if not table.state.in_city(table.place(hex)):
        table.lay(hex, "X1")
    table.player(0, coin=5, lumber=5)
    for wagon in ("C1-2", "C2-2")[:wagons]:
        table.wagon(0, wagon)
    table.citizen(0, *citizens)
    table.action_step(0, hex)
    return table


def can_repopulate(table: Table) -> bool:
    return "repopulate" in table.legal()


def owner(table: Table, hex: str) -> int:
    return table.state.owners[table.place(hex)]


# 9.1: where.


@pytest.mark.clause("9.1", "9.2", "9.3")
def test_repopulating_pays_gives_up_citizens_and_places_a_tile() -> None:
    table = settler("H1", "AR2", "AR5", "NU1")
    assert table.legal() == ["action", "repopulate", "end", "advance city", "advance church"]
    events = table.play("repopulate", "give AR2", "give AR5")
    assert told(events, TokensSpent, CitizenGivenUp, HexRepopulated) == [
        TokensSpent(0, LUMBER, 1),
        CitizenGivenUp(0, SQUARE_NAMES.index("AR2")),
        CitizenGivenUp(0, SQUARE_NAMES.index("AR5")),
        HexRepopulated(0, table.place("H1")),
    ]
    assert table.tokens(0) == {"coin": 5, "lumber": 4}
    assert table.sectors(0) == ["NU1"]
    assert table.seat(0).repopulated == 1
    assert table.seat(0).wagons_used == 1
    assert owner(table, "H1") == 0


@pytest.mark.clause("9.1")
@pytest.mark.parametrize("harbour", ["NW", "NE", "SE", "SW"])
def test_harbour_cannot_be_repopulated(harbour: str) -> None:
    assert not can_repopulate(settler(harbour, *(f"{name}!" for name in SQUARE_NAMES)))


@pytest.mark.clause("9.1", "4.7")
def test_dock_cannot_be_repopulated() -> None:
    table = settler("H1", "AR1", "AR2")
    table.boat("T5", "dock-nw", cube=False)
    table.turn(0, "estate")
    table.play("go dock-nw", "boat T5")
    assert not can_repopulate(table)


@pytest.mark.clause("9.1")
@pytest.mark.parametrize("first", [0, 1])
def test_hex_already_repopulated_cannot_be_repopulated_again_by_anybody(first: int) -> None:
    table = settler("H1", "AR2", "AR5")
    table.repopulated(first, "H1")
    assert not can_repopulate(table)


@pytest.mark.clause("9.1")
def test_fifth_repopulation_tile_is_the_last() -> None:
    table = settler("H1", "AR2", "AR5")
    table.repopulated(0, "H2", "H3", "H4", "H6")
    assert can_repopulate(table)
    table.repopulated(0, "H7")
    assert not can_repopulate(table)


@pytest.mark.clause("9.1")
def test_only_the_chosen_hex_can_be_repopulated() -> None:
    table = settler("H3", "AR2", "AR5")  # enough for H1, not for H3
    assert not can_repopulate(table)


# 9.2: tokens and wagons.


@pytest.mark.clause("9.2")
@pytest.mark.parametrize(
    ("hex", "citizens", "answers", "left"),
    [
        ("H1", ("AR2", "AR5"), ("give AR2", "give AR5"), {"coin": 5, "lumber": 4}),
        ("H2", ("NU1", "CR4!"), ("give NU1", "give CR4"), {"coin": 4, "lumber": 5}),
        ("H9", ("NU1", "NU6"), ("give NU1", "give NU6", "send estate"), {"coin": 3, "lumber": 5}),
    ],
)
def test_examples_of_the_rulebooks_are_what_these_hexes_ask_for(
    hex: str, citizens: tuple[str, str], answers: tuple[str, ...], left: dict[str, int]
) -> None:
    table = settler(hex, *citizens)
    table.play("repopulate", *answers)
    assert owner(table, hex) == 0
    assert table.tokens(0) == left
    assert table.sectors(0) == []


@pytest.mark.clause("9.2")
@pytest.mark.parametrize(
    ("hex", "citizens", "coin", "lumber"),
    [
        ("H1", ("AR1", "AR2"), 0, 1),
        ("H2", ("NU1", "CR1!"), 1, 0),
        ("H6", ("NU1", "NU2", "AR1!"), 2, 0),
        ("H13", ("CR1", "AR1", "NU1", "NU2"), 0, 2),
    ],
)
def test_printed_tokens_are_paid(hex: str, citizens: tuple[str, ...], coin: int, lumber: int) -> None:
    table = settler(hex, *citizens)
    table.player(0, coin=coin, lumber=lumber)
    assert can_repopulate(table)
    if coin:
        table.player(0, coin=coin - 1)
        assert not can_repopulate(table)
    table.player(0, coin=coin)
    if lumber:
        table.player(0, lumber=lumber - 1)
        assert not can_repopulate(table)


@pytest.mark.clause("9.2")
def test_hex_without_printed_tokens_asks_for_none() -> None:
    table = settler("H7", "AR1", "CR1")
    table.player(0, coin=0, lumber=0)
    events = table.play("repopulate", "give AR1", "give CR1")
    assert told(events, TokensSpent) == []
    assert owner(table, "H7") == 0


@pytest.mark.clause("9.2")
def test_both_kinds_of_tokens_are_spent() -> None:
    table = settler("H7", "AR1", "CR1", pack=printed_with({"hexes H7": {"cost": "lumber + coin"}}))
    events = table.play("repopulate")
    assert told(events, TokensSpent) == [TokensSpent(0, COIN, 1), TokensSpent(0, LUMBER, 1)]


@pytest.mark.clause("9.2", "7.10")
def test_without_a_wagon_nothing_is_repopulated() -> None:
    assert not can_repopulate(settler("H1", "AR2", "AR5", wagons=0))


@pytest.mark.clause("9.2", "7.10")
def test_wagon_serves_once_a_round() -> None:
    table = settler("H1", "AR1", "AR2", "AR3", "CR1", wagons=1)
    table.play("repopulate", "give AR1", "give AR2", "end")
    table.action_step(0, "H3")
    assert not can_repopulate(table)
    table = settler("H1", "AR1", "AR2", "AR3", "CR1", wagons=2)
    table.play("repopulate", "give AR1", "give AR2", "end")
    table.action_step(0, "H3")
    assert can_repopulate(table)


@pytest.mark.clause("9.2")
def test_wagon_is_kept_after_it_served() -> None:
    table = settler("H1", "AR1", "AR2")
    table.play("repopulate", "give AR1", "give AR2")
    assert len(table.seat(0).wagons) == 1


# 9.2: citizens.


@pytest.mark.clause("9.2")
@pytest.mark.parametrize(
    "citizens", [(), ("AR1",), ("AR1", "NU1"), ("AR1!", "CR1!", "CR2!")], ids=lambda c: "+".join(c) or "none"
)
def test_missing_citizens_forbid_it(citizens: tuple[str, ...]) -> None:
    assert not can_repopulate(settler("H1", *citizens))


@pytest.mark.clause("9.2")
def test_player_chooses_whom_to_give_up() -> None:
    table = settler("H1", "AR1", "AR3", "AR6", "NU1")
    table.play("repopulate")
    assert table.legal() == ["give AR1", "give AR3", "give AR6"]
    table.play("give AR3")
    assert table.legal() == ["give AR1", "give AR6"]


@pytest.mark.clause("9.2")
def test_citizens_in_workshops_can_be_given_up() -> None:
    table = settler("H1", "AR4")
    table.workshop(0, "B13", worker=PLAIN)
    table.workshop(0, "B15", worker=UPGRADED)
    table.workshop(0, "B17")
    table.workshop(0, "B10", worker=PLAIN)
    table.play("repopulate")
    assert table.legal() == ["give AR4", "give B13", "give B15"]
    events = table.play("give B13", "give B15")
    holders = [FIRST_WORKSHOP + workshop for workshop in table.seat(0).workshops[:2]]
    assert told(events, CitizenGivenUp) == [CitizenGivenUp(0, holder) for holder in holders]
    assert list(table.seat(0).workers) == [0, 0, 0, PLAIN]
    assert table.sectors(0) == ["AR4"]


@pytest.mark.clause("9.2")
def test_citizens_in_cabins_cannot_be_given_up() -> None:
    table = settler("H1", "AR1")
    table.cabin(0, 1, "aristocrat", space=2)
    assert not can_repopulate(table)


@pytest.mark.clause("9.2")
def test_upgraded_citizen_may_stand_in_for_a_plain_one() -> None:
    table = settler("H1", "AR1!", "AR2!")
    table.play("repopulate", "give AR1", "give AR2")
    assert owner(table, "H1") == 0


@pytest.mark.clause("9.2")
def test_plain_citizen_may_not_stand_in_for_an_upgraded_one() -> None:
    assert not can_repopulate(settler("H2", "NU1", "CR1"))
    assert not can_repopulate(settler("H2", "NU1!", "CR1", "CR2"))
    assert can_repopulate(settler("H2", "NU1", "CR1!"))


@pytest.mark.clause("9.2")
def test_only_upgraded_citizens_are_offered_where_one_is_required() -> None:
    table = settler("H2", "NU1", "CR1", "CR2!", "CR3!")
    table.workshop(0, "B1", worker=UPGRADED)
    table.workshop(0, "B3", worker=PLAIN)
    table.play("repopulate", "give NU1")
    assert table.legal() == ["give CR2", "give CR3", "give B1"]


def mixed_settler(*citizens: str) -> Table:
    """The hex H3 asks for a plain and an upgraded craftsman and for an aristocrat."""
    return settler("H3", *citizens, pack=printed_with({"hexes H3": {"citizens": "c C a"}}))


@pytest.mark.clause("9.2")
def test_one_class_plain_and_upgraded_needs_both() -> None:
    assert not can_repopulate(mixed_settler("CR1!", "AR1"))
    assert not can_repopulate(mixed_settler("CR1", "CR2", "AR1"))
    assert can_repopulate(mixed_settler("CR1", "CR2!", "AR1"))
    assert can_repopulate(mixed_settler("CR1!", "CR2!", "AR1"))


@pytest.mark.clause("9.2")
def test_upgraded_citizen_that_is_needed_as_such_cannot_be_given_as_a_plain_one() -> None:
    table = mixed_settler("CR1", "CR2!", "AR1")
    table.play("repopulate", "give AR1")
    assert table.legal() == ["give CR2"]
    table.play("give CR2")
    assert table.legal() == ["give CR1"]
    table.play("give CR1")
    assert owner(table, "H3") == 0


# 9.2: lieutenants.


@pytest.mark.clause("9.2")
@pytest.mark.parametrize("chose", [0, 1, 2, 3])
def test_required_lieutenant_comes_from_the_estate_a_hex_or_a_dock(chose: int) -> None:
    table = settler("H9", "NU1", "NU2")
    others = [number for number in range(4) if number != chose]
    for number, place in zip(others, ("H1", "dock-ne", "estate"), strict=True):
        table.lieutenant(0, number, place)
    table.lieutenant(0, chose, "H9", standing=True)
    table.play("repopulate", "give NU1", "give NU2")
    assert table.legal() == ["send H1", "send dock-ne", "send estate"]


@pytest.mark.clause("9.2")
@pytest.mark.parametrize(("place", "number"), [("H1", 1), ("dock-ne", 2), ("estate", 3)])
def test_lieutenant_given_up_is_out_of_the_game_for_good(place: str, number: int) -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 1, "H1")
    table.lieutenant(0, 2, "dock-ne")
    table.lieutenant(0, 3, "estate")
    events = table.play("repopulate", "give NU1", "give NU2", f"send {place}")
    assert told(events, LieutenantGivenUp) == [LieutenantGivenUp(0, table.place(place))]
    assert table.seat(0).places[number] == GONE
    table.begin_round(2)
    table.turn(0)
    assert f"lieutenant {place}" not in table.legal()
    assert list(table.seat(0).places).count(GONE) == 1


@pytest.mark.clause("9.2")
def test_lieutenant_used_this_round_cannot_be_given_up() -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 1, "H1", standing=True)
    table.lieutenant(0, 2, "estate", standing=True)
    assert not can_repopulate(table)


@pytest.mark.clause("9.2")
def test_lieutenant_that_chose_the_hex_cannot_be_given_up() -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 2, "NE")
    table.lieutenant(0, 1, "H1", standing=True)
    table.play("repopulate", "give NU1", "give NU2")
    assert table.legal() == ["send NE"]


@pytest.mark.clause("9.2")
def test_second_own_figure_that_lies_unused_on_the_chosen_hex_can_be_given_up() -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 1, "H9")
    table.lieutenant(0, 2, "NE", standing=True)
    table.play("repopulate", "give NU1", "give NU2", "send H9")
    assert list(table.seat(0).places[:2]) == [table.place("H9"), GONE]
    assert table.state.standing[table.place("H9")] == 0


@pytest.mark.clause("9.2", "4.1")
def test_lieutenant_given_up_takes_no_turn_any_more() -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 1, "H1")
    table.lieutenant(0, 2, "NE", standing=True)
    table.play("repopulate", "give NU1", "give NU2", "send H1", "end")
    assert not table.seat(0).has_unused()


@pytest.mark.clause("9.2")
def test_lieutenant_of_somebody_else_does_not_help() -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 1, "H1", standing=True)
    table.lieutenant(0, 2, "NE", standing=True)
    table.lieutenant(1, 0, "H2")
    assert not can_repopulate(table)


@pytest.mark.clause("9.2", "8.5")
def test_lieutenant_gained_in_this_turn_can_be_given_up() -> None:
    table = settler("H9", "NU1", "NU2")
    table.lieutenant(0, 1, "H1", standing=True)
    table.lieutenant(0, 2, "NE", standing=True)
    table.player(0, city=3)
    table.play("advance city", "repopulate", "give NU1", "give NU2", "send estate")
    assert owner(table, "H9") == 0


@pytest.mark.clause("9.2")
def test_where_no_lieutenant_is_required_none_is_given_up() -> None:
    table = settler("H1", "AR1", "AR2")
    table.play("repopulate", "give AR1", "give AR2")
    assert GONE not in list(table.seat(0).places)


# 9.3: the tile.


@pytest.mark.clause("9.3")
@pytest.mark.parametrize(("cubes", "rats"), [(0, 0), (1, 1), (3, 1)])
def test_repopulating_a_plagued_hex_brings_one_rat(cubes: int, rats: int) -> None:
    table = settler("H1", "AR1", "AR2")
    table.cubes("H1", cubes)
    events = table.play("repopulate", "give AR1", "give AR2")
    gained = [RatsGained(0, 1, table.place("H1"))] if rats else []
    assert told(events, RatsGained) == gained
    assert table.seat(0).rats == rats
    assert table.state.cubes[table.place("H1")] == cubes


@pytest.mark.clause("9.3", "5.4")
def test_rat_of_repopulating_comes_on_top_of_those_of_the_fight() -> None:
    table = Table()
    table.cubes("H1", 2)
    table.player(0, lumber=1)
    table.wagon(0, "C1-2")
    table.citizen(0, "AR1", "AR2")
    table.turn(0, "estate")
    table.play("go H1", "repopulate", "give AR1", "give AR2")
    assert table.seat(0).rats == 2 + 1


@pytest.mark.clause("9.3", "5.1")
def test_turn_that_repopulates_does_not_score_the_visit() -> None:
    table = Table()
    table.player(0, lumber=1)
    table.wagon(0, "C1-2")
    table.citizen(0, "AR1", "AR2")
    table.turn(0, "estate")
    events = table.play("go H1", "repopulate", "give AR1", "give AR2", "end")
    assert told(events, PointsScored) == []


@pytest.mark.clause("9.3", "5.1")
def test_next_visit_scores_for_the_owner() -> None:
    table = settler("H1", "AR1", "AR2")
    table.play("repopulate", "give AR1", "give AR2", "end")
    table.begin_round(2)
    table.turn(1, "estate")
    events = table.play("go H1")
    assert told(events, PointsScored) == [Like(PointsScored, 0, 2, FROM_VISITS)]


@pytest.mark.clause("9.3")
def test_repopulated_hex_keeps_its_printed_action() -> None:
    table = Table()
    table.repopulated(1, "H13")
    table.turn(0, "estate")
    table.play("go H13", "action")
    assert table.tokens(0) == {"lumber": 2}


@pytest.mark.clause("9.3", "3.8")
def test_cube_that_comes_to_a_repopulated_hex_brings_its_owner_a_rat() -> None:
    table = settler("H2", "NU1", "CR1!")  # H2 shows the left rat
    table.play("repopulate", "give NU1", "give CR1", "end")
    events = table.begin_round(2, wheel="wheel-01")
    assert CubePlaced(table.place("H2")) in told(events, CubePlaced)
    assert table.seat(0).rats == 1


# 9.4: workshops emptied.


@pytest.mark.clause("9.4")
def test_workshop_emptied_by_repopulating_may_be_filled_again() -> None:
    table = settler("H1", "AR1", "AR2")
    table.workshop(0, "B13", worker=PLAIN)
    table.play("repopulate", "give AR1", "give B13")
    table.play("employ B13", "citizen AR2")
    assert list(table.seat(0).workers) == [PLAIN]


@pytest.mark.clause("9.4", "7.9")
@pytest.mark.parametrize("second", ["AR2", "AR2!"])
def test_era_two_reward_is_not_gained_again(second: str) -> None:
    table = settler("H1", "AR1", "AR3", second)
    table.workshop(0, "B33")
    events = table.play("employ B33", "citizen AR1")
    assert len(told(events, RewardGained)) == 1
    events = table.play("repopulate", "give AR3", "give B33")
    events += table.play("employ B33", "citizen AR2")
    assert told(events, RewardGained) == []
    assert table.seat(0).score == 3


@pytest.mark.clause("9.4", "7.9")
def test_era_two_reward_that_was_never_gained_waits_for_the_next_worker() -> None:
    table = settler("H2", "NU1", "NU2!", "CR1!")
    table.workshop(0, "B25")
    table.play("employ B25", "citizen NU1")  # plain: no reward
    table.play("repopulate", "give B25", "give CR1")
    events = table.play("employ B25", "citizen NU2")
    assert len(told(events, RewardGained)) == 1
    assert table.seat(0).score == 2
