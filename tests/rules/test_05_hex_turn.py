"""Section 5: a hex turn, from choosing the hex to the action step."""

import pytest

from messina.rules.events import (
    CitizenDiscarded,
    CitizenMoved,
    CitizenPlaced,
    CitizenRescued,
    CubeBurned,
    HexActionTaken,
    LieutenantGained,
    LieutenantMoved,
    OpportunityLost,
    PointsScored,
    RatsGained,
    TokensGained,
    TokensSpent,
    TurnEnded,
)
from messina.rules.terms import (
    ARISTOCRAT,
    BUILD,
    COIN,
    CRAFTSMAN,
    FIRE,
    FIRST_CABIN,
    FROM_VISITS,
    LUMBER,
    NUN,
    OVERSEER_ANY,
    SCROLL,
    SQUARE_NAMES,
    UPGRADE_OVERSEER,
)
from tests.table import CABINS, PLAIN, Like, Table, told

NUNS = ("NU1", "NU2", "NU3", "NU4", "NU5", "NU6")


def in_cabins(table: Table, seat: int = 0) -> list[int]:
    """The classes of the citizens in cabins 1 to 4, -1 for an empty one."""
    player = table.seat(seat)
    return [player.cabin_classes[cabin] if player.cabins[cabin] else -1 for cabin in range(CABINS)]


# 5.1: the order of a hex turn, and visits.


@pytest.mark.clause("5.1")
def test_hex_turn_pays_then_scores_the_visit_then_rescues_then_fights_then_acts() -> None:
    table = Table()
    table.lay("H3", "m1")
    table.lay("H13", "m3")
    table.lieutenant(0, 0, "H3")
    table.repopulated(1, "H13")
    table.citizens("H13", "nun")
    table.cubes("H13", 1)
    table.player(0, coin=1, fire=1, popularity=3)
    table.turn(0, "H3")
    events = table.play("go H13", "rescue nun", "cabin 1", "burn fire", "action", "end")
    story = told(
        events,
        LieutenantMoved,
        TokensSpent,
        PointsScored,
        CitizenRescued,
        CitizenPlaced,
        CubeBurned,
        HexActionTaken,
        TokensGained,
        TurnEnded,
    )
    hex = table.place("H13")
    assert [type(event).__name__ for event in story] == [
        "LieutenantMoved",
        "TokensSpent",
        "PointsScored",
        "CitizenRescued",
        "CitizenPlaced",
        "TokensSpent",
        "CubeBurned",
        "HexActionTaken",
        "TokensGained",
        "TurnEnded",
    ]
    assert story[:4] == [
        LieutenantMoved(0, table.place("H3"), hex, 1),
        TokensSpent(0, COIN, 1),
        Like(PointsScored, 1, 2, FROM_VISITS),
        CitizenRescued(0, hex, NUN),
    ]
    assert story[5] == TokensSpent(0, FIRE, 1)
    assert story[8] == TokensGained(0, LUMBER, 2)


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_visit_scores_two_points_for_whoever_repopulated_the_hex(owner: int) -> None:
    table = Table()
    table.repopulated(owner, "H5")
    table.turn(0, "estate")
    events = table.play("go H5")
    assert told(events, PointsScored) == [Like(PointsScored, owner, 2, FROM_VISITS)]
    assert table.seat(owner).score == 2


@pytest.mark.clause("5.1")
def test_visit_to_a_hex_nobody_repopulated_scores_nothing() -> None:
    table = Table()
    table.turn(0, "estate")
    assert told(table.play("go H5"), PointsScored) == []


@pytest.mark.clause("5.1")
def test_staying_on_a_repopulated_hex_is_a_visit() -> None:
    table = Table()
    table.repopulated(0, "H5")
    table.lieutenant(0, 0, "H5")
    table.turn(0, "H5")
    table.play("go H5")
    assert table.seat(0).score == 2


# 5.2: rescue.


@pytest.mark.clause("5.2")
def test_citizen_from_a_hex_without_cubes_goes_to_a_free_square_of_its_sector() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.citizen(0, "NU2", "NU5")
    table.turn(0, "estate")
    events = table.play("go H5", "rescue nun")
    assert table.legal() == ["square NU1", "square NU3", "square NU4", "square NU6"]
    events += table.play("square NU4")
    assert table.sectors(0) == ["NU2", "NU4", "NU5"]
    assert told(events, CitizenRescued, CitizenPlaced) == [
        CitizenRescued(0, table.place("H5"), NUN),
        Like(CitizenPlaced, 0, NUN, SQUARE_NAMES.index("NU4")),
    ]
    assert sum(table.state.citizens) == 0


@pytest.mark.clause("5.2")
def test_citizen_from_a_plagued_hex_goes_to_space_one_of_an_empty_cabin() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.cubes("H5", 1)
    table.cabin(0, 2, "craftsman", space=2)
    table.turn(0, "estate")
    table.play("go H5", "rescue nun")
    assert table.legal() == ["cabin 1", "cabin 3", "cabin 4"]
    events = table.play("cabin 3")
    assert told(events, CitizenPlaced) == [Like(CitizenPlaced, 0, NUN, FIRST_CABIN + 2)]
    assert in_cabins(table) == [-1, CRAFTSMAN, NUN, -1]
    assert list(table.seat(0).cabin_spaces) == [0, 2, 1, 0]
    assert table.sectors(0) == []


@pytest.mark.clause("5.2")
def test_citizen_from_plagued_hex_goes_to_a_cabin_even_if_the_cube_is_burned() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.cubes("H5", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go H5", "rescue nun", "cabin 1", "burn fire")
    assert in_cabins(table) == [NUN, -1, -1, -1]
    assert table.state.cubes[table.place("H5")] == 0


@pytest.mark.clause("5.2")
def test_citizen_without_a_free_square_is_discarded() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.citizen(0, *NUNS)
    table.turn(0, "estate")
    table.play("go H5", "rescue nun")
    assert table.legal() == ["discard"]
    events = table.play("discard")
    assert told(events, CitizenDiscarded) == [CitizenDiscarded(0, NUN)]
    assert table.sectors(0) == list(NUNS)
    assert table.asked == "ActionStep"


@pytest.mark.clause("5.2")
def test_citizen_without_an_empty_cabin_is_discarded_although_its_sector_has_room() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.cubes("H5", 1)
    for cabin in range(1, 5):
        table.cabin(0, cabin, "craftsman", space=2)
    table.turn(0, "estate")
    events = table.play("go H5", "rescue nun")
    assert told(events, CitizenDiscarded) == [CitizenDiscarded(0, NUN)]
    assert in_cabins(table) == [CRAFTSMAN] * 4
    assert table.sectors(0) == []


@pytest.mark.clause("5.2")
def test_all_citizens_of_the_hex_are_rescued() -> None:
    table = Table()
    table.citizens("H5", "nun", "nun", "aristocrat")
    table.turn(0, "estate")
    table.play("go H5")
    assert table.legal() == ["rescue nun", "rescue aristocrat"]
    table.play("rescue nun", "square NU1", "rescue aristocrat", "square AR6")
    assert table.legal() == ["rescue nun"]
    table.play("rescue nun", "square NU2")
    assert table.sectors(0) == ["NU1", "NU2", "AR6"]
    assert table.asked == "ActionStep"


@pytest.mark.clause("5.2")
def test_player_decides_who_gets_the_scarce_cabins() -> None:
    table = Table()
    table.citizens("H5", "craftsman", "nun", "aristocrat")
    table.cubes("H5", 1)
    table.cabin(0, 1, "craftsman")
    table.cabin(0, 2, "craftsman")
    table.cabin(0, 4, "craftsman")
    table.turn(0, "estate")
    events = table.play("go H5", "rescue aristocrat", "cabin 3", "rescue nun", "rescue craftsman")
    assert in_cabins(table)[2] == ARISTOCRAT
    assert told(events, CitizenDiscarded) == [CitizenDiscarded(0, NUN), CitizenDiscarded(0, CRAFTSMAN)]


@pytest.mark.clause("5.2")
def test_citizens_on_other_hexes_stay_there() -> None:
    table = Table()
    table.citizens("H3", "nun")
    table.turn(0, "estate")
    table.play("go H5")
    assert table.asked == "ActionStep"
    assert sum(table.state.citizens) == 1


# 5.3: making room.


@pytest.mark.clause("5.3", "7.6")
def test_room_for_a_rescued_citizen_is_made_by_moving_one_to_a_workshop() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.citizen(0, *NUNS)
    table.workshop(0, "B10")
    table.turn(0, "estate")
    table.play("go H5", "rescue nun")
    assert table.legal() == ["discard", "employ B10"]
    events = table.play("employ B10", "citizen NU4")
    assert told(events, CitizenMoved)
    assert table.legal() == ["square NU4"]
    table.play("square NU4")
    assert table.sectors(0) == list(NUNS)
    assert list(table.seat(0).workers) == [PLAIN]


@pytest.mark.clause("5.3")
def test_room_can_be_made_for_one_after_another() -> None:
    table = Table()
    table.citizens("H5", "nun", "nun")
    table.citizen(0, *NUNS)
    table.workshop(0, "B10")
    table.workshop(0, "B11")
    table.turn(0, "estate")
    table.play("go H5", "rescue nun", "employ B10", "citizen NU1", "square NU1")
    table.play("rescue nun", "employ B11", "citizen NU2", "square NU2")
    assert table.sectors(0) == list(NUNS)
    assert list(table.seat(0).workers) == [PLAIN, PLAIN]


@pytest.mark.clause("5.3")
def test_nobody_has_to_make_room() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.citizen(0, *NUNS)
    table.workshop(0, "B10")
    table.turn(0, "estate")
    events = table.play("go H5", "rescue nun", "discard")
    assert told(events, CitizenDiscarded) == [CitizenDiscarded(0, NUN)]


@pytest.mark.clause("5.3")
def test_workshop_of_another_class_makes_no_room() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.citizen(0, *NUNS)
    table.workshop(0, "B3")
    table.turn(0, "estate")
    table.play("go H5", "rescue nun")
    assert table.legal() == ["discard"]


@pytest.mark.clause("5.3")
def test_taken_workshop_makes_no_room() -> None:
    table = Table()
    table.citizens("H5", "nun")
    table.citizen(0, *NUNS)
    table.workshop(0, "B10", worker=PLAIN)
    table.turn(0, "estate")
    table.play("go H5", "rescue nun")
    assert table.legal() == ["discard"]


@pytest.mark.clause("5.3", "10.2")
def test_room_for_a_healed_citizen_is_made_by_moving_one_to_a_workshop() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2)
    table.citizen(0, *NUNS)
    table.workshop(0, "B10")
    table.end_round()
    table.play("done")  # nobody is employed before production
    assert table.legal() == ["into B10", "employ B10"]
    table.play("employ B10", "citizen NU6", "square NU6")
    assert table.sectors(0) == list(NUNS)
    assert list(table.seat(0).workers) == [PLAIN]


# 5.4: fighting and rats.


@pytest.mark.clause("5.4", "6.5")
@pytest.mark.parametrize(("burned", "rats"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_every_cube_still_on_the_chosen_hex_is_a_rat(burned: int, rats: int) -> None:
    table = Table()
    table.cubes("H5", 3)
    table.player(0, fire=4)
    table.turn(0, "estate")
    events = table.play("go H5", *["burn fire"] * burned)
    if burned < 3:
        events += table.play("done")
    assert table.seat(0).rats == rats
    gained = [RatsGained(0, rats, table.place("H5"))] if rats else []
    assert told(events, RatsGained) == gained


@pytest.mark.clause("5.4")
def test_without_fire_there_is_nothing_to_ask() -> None:
    table = Table()
    table.cubes("H5", 2)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.asked == "ActionStep"
    assert table.seat(0).rats == 2


@pytest.mark.clause("5.4", "7.6")
def test_without_fire_one_is_asked_if_somebody_could_move_to_a_workshop() -> None:
    table = Table()
    table.cubes("H5", 2)
    table.workshop(0, "B10")
    table.citizen(0, "NU1")
    table.turn(0, "estate")
    table.play("go H5")
    assert table.legal() == ["done", "employ B10"]
    assert table.seat(0).rats == 0
    table.play("done")
    assert table.seat(0).rats == 2
    assert table.asked == "ActionStep"


@pytest.mark.clause("5.4", "7.6", "7.9")
def test_fire_of_a_workshop_filled_between_the_move_and_the_rats_saves_a_rat() -> None:
    table = Table()
    table.cubes("H5", 2)
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.turn(0, "estate")
    table.play("go H5", "employ B24", "citizen NU1")
    assert table.legal() == ["burn fire", "done"]
    table.play("burn fire")
    assert table.state.cubes[table.place("H5")] == 1
    assert table.seat(0).rats == 1
    assert table.asked == "ActionStep"


@pytest.mark.clause("5.2", "5.4", "7.6", "7.9")
def test_citizen_in_a_cabin_moves_to_no_workshop_and_is_no_reason_to_ask_in_the_fight() -> None:
    table = Table()
    table.cubes("H5", 1)
    table.citizens("H5", "nun")
    table.workshop(0, "B24")
    table.turn(0, "estate")
    table.play("go H5", "rescue nun", "cabin 1")
    assert table.asked == "ActionStep"
    assert table.seat(0).rats == 1


@pytest.mark.clause("5.4")
def test_cubes_on_the_hex_stay_after_they_brought_rats() -> None:
    table = Table()
    table.cubes("H5", 2)
    table.turn(0, "estate")
    table.play("go H5", "end")
    assert table.state.cubes[table.place("H5")] == 2


# 5.5: the action step.


@pytest.mark.clause("5.5")
def test_printed_action_is_taken_once() -> None:
    table = Table()
    table.action_step(0, "H13")
    assert table.legal() == ["action", "end"]
    table.play("action")
    assert table.tokens(0) == {"lumber": 2}
    assert "action" not in table.legal()


@pytest.mark.clause("5.5", "9.1")
def test_repopulating_takes_the_place_of_the_printed_action() -> None:
    table = Table()
    table.player(0, coin=1)
    table.wagon(0, "C1-1")
    table.citizen(0, "NU1", "CR1!")
    table.action_step(0, "H2")
    assert table.legal() == ["action", "repopulate", "end"]
    table.play("repopulate", "give NU1", "give CR1")
    assert table.legal_with("action", "repopulate") == []


@pytest.mark.clause("5.5")
def test_printed_action_taken_rules_out_repopulating() -> None:
    table = Table()
    table.player(0, coin=1)
    table.wagon(0, "C1-1")
    table.citizen(0, "NU1", "CR1!")
    table.action_step(0, "H2")
    table.play("action")
    assert table.legal_with("action", "repopulate") == []


@pytest.mark.clause("5.5", "8.4")
def test_register_action_earned_in_the_fight_is_used_in_the_action_step() -> None:
    table = Table()
    table.cubes("H5", 1)
    table.player(0, fire=1, popularity=4)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.legal() == ["burn fire", "done"]
    table.play("burn fire")
    assert table.legal() == ["action", "end", "use overseer(any)"]


@pytest.mark.clause("5.5")
def test_parts_of_the_action_step_may_come_in_any_order() -> None:
    for order in (
        ("action", "use scroll", "track 1", "advance city"),
        ("use scroll", "track 1", "advance city", "action"),
        ("advance city", "action", "use scroll", "track 1"),
    ):
        table = Table()
        table.player(0, coin=3)
        table.earn(0, SCROLL)
        table.action_step(0, "H5")
        table.play(*order, "end")
        assert table.tokens(0) == {"fire": 1, "lumber": 1}
        assert table.seat(0).registers[1] == 2
        assert list(table.seat(0).scrolls) == [1, 0, 0]


@pytest.mark.clause("5.5", "8.3")
def test_paid_advance_can_bring_the_lumber_for_the_build_action_that_is_open() -> None:
    table = Table()
    table.offer_tile(1, "Q3")
    table.player(0, coin=3, city=9)
    table.action_step(0, "H7")
    table.play("action", "use build")
    assert "build Q3" not in table.legal()
    table.play("advance city", "use any_hex", "hex H5")
    table.play("build Q3", "cabin 1")
    assert table.tokens(0) == {"fire": 1}


@pytest.mark.clause("5.5")
def test_opportunity_can_be_used_while_citizens_are_being_activated() -> None:
    table = Table()
    table.offer_tile(1, "Q3")
    table.citizen(0, "CR2", "CR3")
    table.player(0).overseer_steps[CRAFTSMAN] = 2
    table.player(0).overseer_branches[CRAFTSMAN] = 1
    table.player(0).overseer_upgraded |= 1 << CRAFTSMAN
    table.earn(0, BUILD)
    table.action_step(0, "H6")
    table.play("action", "use overseer(any)", "overseer craftsman", "activate CR2")
    table.play("use build", "build Q3", "cabin 2")
    assert table.legal_with("activate") == ["activate CR3"]
    table.play("activate CR3")
    assert table.tokens(0) == {"coin": 2}
    assert table.pool(0) == ["upgrade"]


@pytest.mark.clause("5.5")
def test_nothing_of_the_action_step_is_open_before_it() -> None:
    table = Table()
    table.cubes("H5", 1)
    table.citizens("H5", "nun")
    table.player(0, coin=9, fire=1)
    table.earn(0, SCROLL)
    words = ("use", "advance", "action", "repopulate")
    table.turn(0)
    for text in ("lieutenant estate", "go H5", "rescue nun", "cabin 1", "burn fire"):
        assert table.legal_with(*words) == []
        table.play(text)
    assert table.legal_with(*words) == ["action", "use scroll", "advance city", "advance church"]


# 5.6: opportunities may be declined.


@pytest.mark.clause("5.6")
def test_printed_action_may_be_declined() -> None:
    table = Table()
    table.action_step(0, "H13")
    table.play("end")
    assert table.tokens(0) == {}
    assert table.game.player == 1


@pytest.mark.clause("5.6")
def test_part_of_an_action_with_a_choice_may_be_declined_the_rest_is_taken_in_full() -> None:
    table = Table()
    table.action_step(0, "H6")
    events = table.play("action", "end")
    assert table.tokens(0) == {"coin": 1}
    assert told(events, OpportunityLost) == [OpportunityLost(0, OVERSEER_ANY)]
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]


@pytest.mark.clause("5.6")
def test_register_action_may_be_declined() -> None:
    table = Table()
    table.player(0, coin=3, church=2)
    table.action_step(0, "H13")
    events = table.play("advance church", "end")
    assert told(events, OpportunityLost) == [OpportunityLost(0, UPGRADE_OVERSEER)]
    assert table.seat(0).overseer_upgraded == 0


@pytest.mark.clause("5.6", "8.4")
@pytest.mark.parametrize(("popularity", "tokens"), [(1, {"coin": 1}), (6, {"lumber": 1})])
def test_register_gain_without_a_choice_is_taken_by_itself(popularity: int, tokens: dict[str, int]) -> None:
    table = Table()
    table.cubes("H5", 1)
    table.player(0, fire=1, popularity=popularity)
    table.turn(0, "estate")
    table.play("go H5", "burn fire")
    assert table.tokens(0) == tokens
    assert table.pool(0) == []


@pytest.mark.clause("5.6", "8.5")
@pytest.mark.parametrize("step", ["action", "advance city"])
def test_lieutenant_is_a_gain_that_is_taken_at_once_and_cannot_be_declined(step: str) -> None:
    table = Table()
    table.player(0, coin=3, city=3)
    table.action_step(0, "H3")
    events = table.play(step)
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    assert table.seat(0).had == 4
    assert table.legal_with("use") == []
    assert told(table.play("end"), OpportunityLost) == []


@pytest.mark.clause("5.6", "7.3")
def test_trade_of_an_activated_citizen_may_be_declined() -> None:
    table = Table()
    table.citizen(0, "NU1")  # coin -> church
    table.player(0, coin=1).overseer_steps[NUN] = 1
    table.action_step(0, "SE")
    table.play("action", "use overseer(nun)", "step 2 left", "activate NU1")
    assert table.legal_with("use") == ["use coin -> church"]
    events = table.play("end")
    assert len(told(events, OpportunityLost)) == 1
    assert table.tokens(0) == {"coin": 1}
    assert list(table.seat(0).registers) == [1, 1, 1]


# 5.7: a slash.


@pytest.mark.clause("5.7")
@pytest.mark.parametrize(
    ("side", "tokens", "pool"), [("choose build", {}, ["build"]), ("choose major", {"major": 1}, [])]
)
def test_slash_means_one_of_the_options(side: str, tokens: dict[str, int], pool: list[str]) -> None:
    table = Table()
    table.action_step(0, "SW")
    table.play("action")
    assert table.legal() == ["choose build", "choose major"]
    table.play(side)
    assert table.tokens(0) == tokens
    assert table.pool(0) == pool


@pytest.mark.clause("5.7")
def test_slash_on_a_register_space_is_a_choice_and_waits_for_it() -> None:
    table = Table()
    table.cubes("H5", 1)
    table.player(0, fire=1, popularity=2)
    table.turn(0, "estate")
    table.play("go H5", "burn fire")
    assert table.pool(0) == ["city / church"]
    table.play("use city / church", "choose church")
    assert list(table.seat(0).registers) == [3, 1, 2]
    assert table.pool(0) == []


@pytest.mark.clause("5.7")
@pytest.mark.parametrize(("side", "pool"), [("choose build", ["build"]), ("choose scroll", ["scroll"])])
def test_slash_between_two_choices_leaves_the_one_taken_open(side: str, pool: list[str]) -> None:
    table = Table()
    table.lay("H16", "X1")
    table.action_step(0, "H16")
    table.play("action", side)
    assert table.pool(0) == pool
