"""Clauses 7.6 to 7.10: workshops and those who move there, cycling, building, wagons."""

from typing import Any

import pytest

from messina import load_pack
from messina.errors import IllegalAction
from messina.rules.actions import LEFT
from messina.rules.box import Box
from messina.rules.events import (
    Built,
    CitizenMoved,
    CitizenPlaced,
    ImprovementPlaced,
    OfferCycled,
    OpportunityLost,
    PointsScored,
    RegisterAdvanced,
    RewardGained,
    TileRevealed,
    TokensSpent,
)
from messina.rules.terms import (
    ACTIVATE,
    ANY_HEX,
    BUILD,
    CHURCH,
    CITY,
    COIN,
    FIRST_WORKSHOP,
    FROM_CYCLING,
    FROM_WAGONS,
    FROM_WORKSHOPS,
    LUMBER,
    NOWHERE,
    NUN,
    OVERSEER_OF,
    POPULARITY,
    SCROLL,
    SQUARE_NAMES,
    UNKNOWN,
    UPGRADE,
    UPGRADE_OVERSEER,
)
from tests.table import PLAIN, UPGRADED, Like, Table, printed_with, told

IMPROVEMENTS = (1, 2, 3)
WORKSHOPS = (4, 5, 6)
DEAR = "Q10"
"""An improvement that costs a lumber and a coin."""


def stack(table: Table, number: int, *tiles: str) -> None:
    """The stack holds just these tiles, the face-up one first; `?` lies face down."""
    for depth in range(8):
        tile = NOWHERE
        if depth < len(tiles):
            tile = UNKNOWN if tiles[depth] == "?" else table.tile(tiles[depth])
        table.state.stacks[(number - 1) * 8 + depth] = tile
        if tile not in (NOWHERE, UNKNOWN):
            table.state.unseen &= ~(1 << tile)


def building(*tiles: str, players: int = 2, pack: Box | None = None, **tokens: int) -> Table:
    """A build action is being taken; on offer are these tiles, else only one dear improvement."""
    table = Table(players=players, pack=pack)
    offer = {1: [DEAR]}
    offer.update({stack_of(tile): [tile] for tile in tiles})
    for number in range(1, 9):
        stack(table, number, *offer.get(number, []))
    table.player(0, **tokens)
    table.earn(0, BUILD)
    table.action_step(0)
    if "use build" in table.legal():
        table.play("use build")
    return table


def stack_of(tile: str) -> int:
    """The stack a test puts a tile on; improvements could lie on any of three, wagons on two."""
    if tile.startswith("Q"):
        return 1
    if tile.startswith("C"):
        return 7
    return next(4 + workshop.klass for workshop in load_pack().workshops if workshop.id == tile)


def workshop_holder(table: Table, number: int = 0) -> int:
    return FIRST_WORKSHOP + table.seat(0).workshops[number]


# 7.6: moving to a workshop.


@pytest.mark.clause("7.6")
def test_citizen_moves_from_its_sector_to_an_empty_workshop_of_its_class() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "CR1", "NU2", "NU5!")
    table.action_step(0)
    table.play("employ B10")
    assert table.legal() == ["citizen NU2", "citizen NU5"]
    events = table.play("citizen NU5")
    assert told(events, CitizenMoved) == [
        CitizenMoved(0, SQUARE_NAMES.index("NU5"), workshop_holder(table)),
    ]
    assert table.sectors(0) == ["CR1", "NU2"]
    assert list(table.seat(0).workers) == [UPGRADED]


@pytest.mark.clause("7.6")
def test_citizens_may_move_to_a_workshop_at_any_time_in_ones_turn() -> None:
    """Wherever the turn stops with something to decide, and it could matter, moving is offered."""
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU1", "NU2", "CR1", "CR2")
    table.citizens("H5", "aristocrat")
    table.player(0, lumber=2)
    table.offer_tile(7, "C1-2")
    table.earn(0, BUILD)
    asked = []

    def check(*texts: str) -> None:
        for text in texts:
            asked.append(table.asked)
            assert "employ B10" in table.legal()
            table.play(text)

    table.turn(0)
    check("lieutenant estate", "go H5")
    table.play("rescue aristocrat")
    check("square AR1", "action", "use build", "build C1-2", "end")
    assert asked == [
        "ChooseLieutenant",
        "ChooseDestination",
        "PlaceInSector",
        "ActionStep",
        "ActionStep",
        "Build",
        "ActionStep",
    ]


@pytest.mark.clause("7.6")
def test_citizens_may_move_to_a_workshop_during_a_fight() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU1")
    table.cubes("H5", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go H5", "employ B10", "citizen NU1")
    assert table.legal() == ["burn fire", "done"]


@pytest.mark.clause("7.6", "7.9")
def test_fire_from_a_workshop_can_be_used_in_the_fight_that_is_on() -> None:
    table = Table(round=5)
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.cubes("H5", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.legal_with("burn") == []
    table.play("employ B24", "citizen NU1", "burn fire+fire")
    assert table.state.cubes[table.place("H5")] == 0


FIGHT_WITHOUT_FIRE = pytest.mark.clause("7.6", "5.4")


@FIGHT_WITHOUT_FIRE
def test_citizens_may_move_to_a_workshop_between_the_move_and_the_rats_with_no_fire_in_hand() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU1")
    table.cubes("H5", 2)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.asked == "Fight"
    assert table.legal() == ["done", "employ B10"]
    assert table.seat(0).rats == 0
    table.play("employ B10", "citizen NU1", "done")
    assert table.seat(0).rats == 2


@pytest.mark.clause("7.6", "5.4", "7.9")
def test_fire_from_a_workshop_saves_from_the_rats_who_came_without_fire() -> None:
    table = Table()
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.cubes("H5", 1)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.legal() == ["done", "employ B24"]
    table.play("employ B24", "citizen NU1", "burn fire")
    assert table.state.cubes[table.place("H5")] == 0
    assert table.seat(0).rats == 0
    assert table.seat(0).registers[POPULARITY] == 2


@pytest.mark.clause("7.6", "5.2", "7.9")
def test_fire_from_a_workshop_comes_after_the_rescue_from_a_plagued_hex() -> None:
    table = Table()
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.cubes("H5", 1)
    table.citizens("H5", "nun")
    table.turn(0, "estate")
    table.play("go H5", "rescue nun", "cabin 1", "employ B24")
    assert table.legal() == ["citizen NU1"]
    table.play("citizen NU1", "burn fire")
    assert table.seat(0).rats == 0


@pytest.mark.clause("7.6", "6.1", "7.9")
def test_fire_from_a_workshop_may_follow_when_the_fire_in_hand_is_spent() -> None:
    table = Table()
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.cubes("H5", 2)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go H5", "burn fire", "employ B24", "citizen NU1", "burn fire")
    assert table.state.cubes[table.place("H5")] == 0
    assert table.seat(0).rats == 0


@FIGHT_WITHOUT_FIRE
@pytest.mark.parametrize(("worker", "citizen"), [(PLAIN, "NU1"), (0, "CR1")])
def test_who_has_no_fire_and_nobody_to_move_is_not_asked_in_the_fight(worker: int, citizen: str) -> None:
    table = Table()
    table.workshop(0, "B24", worker=worker)
    table.citizen(0, citizen)
    table.cubes("H5", 1)
    table.turn(0, "estate")
    table.play("go H5")
    assert table.asked == "ActionStep"
    assert table.seat(0).rats == 1


@FIGHT_WITHOUT_FIRE
def test_who_has_no_fire_is_not_asked_on_a_hex_without_plague() -> None:
    table = Table()
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.turn(0, "estate")
    table.play("go H5")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.6", "4.8")
def test_citizens_may_move_to_a_workshop_in_a_recall_turn() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU1")
    table.turn(0, "estate")
    table.play("recall", "employ B10", "citizen NU1", "end")
    assert list(table.seat(0).workers) == [PLAIN]


@pytest.mark.clause("7.6", "4.7")
def test_citizens_may_move_to_a_workshop_before_a_boat_is_fought() -> None:
    table = Table()
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.boat("T5", "dock-ne")
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5", "employ B24", "citizen NU1", "burn fire")
    assert table.seat(0).rats == 0


@pytest.mark.clause("7.6", "10.1")
def test_citizen_may_move_to_a_workshop_at_production_and_produce_there() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU1")
    table.end_round()
    assert table.legal() == ["done", "employ B10"]
    table.play("employ B10", "citizen NU1")
    table.play("done")
    assert table.tokens(0) == {"fire": 1}


@pytest.mark.clause("7.6")
def test_nobody_moves_from_a_cabin_or_another_workshop() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.workshop(0, "B7", worker=PLAIN)
    table.cabin(0, 1, "nun", space=2)
    table.action_step(0)
    assert table.legal_with("employ") == []


@pytest.mark.clause("7.6")
def test_nobody_moves_back_to_the_sector() -> None:
    table = Table()
    table.workshop(0, "B10", worker=PLAIN)
    table.action_step(0)
    assert table.legal() == ["end"]


@pytest.mark.clause("7.6", "7.8")
@pytest.mark.parametrize(("workshop", "sector"), [("B3", "CR"), ("B10", "NU"), ("B17", "AR")])
def test_workshop_is_for_its_own_class_only(workshop: str, sector: str) -> None:
    table = Table()
    table.workshop(0, workshop)
    table.citizen(0, *(square for square in SQUARE_NAMES if not square.startswith(sector)))
    table.action_step(0)
    assert table.legal_with("employ") == []
    table.citizen(0, f"{sector}1", f"{sector}6")
    table.play(f"employ {workshop}")
    assert table.legal() == [f"citizen {sector}1", f"citizen {sector}6"]


@pytest.mark.clause("7.6", "7.8")
def test_taken_workshop_is_not_offered() -> None:
    table = Table()
    table.workshop(0, "B10", worker=PLAIN)
    table.citizen(0, "NU1")
    table.action_step(0)
    assert table.legal_with("employ") == []


@pytest.mark.clause("7.6", "10.2")
def test_citizen_leaving_its_cabin_may_go_straight_into_an_empty_matching_workshop() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.workshop(0, "B7", worker=PLAIN)
    table.workshop(0, "B3")
    table.cabin(0, 1, "nun", space=2, upgraded=True)
    table.end_round()
    assert table.legal_with("into") == ["into B10"]
    events = table.play("into B10")
    assert told(events, CitizenPlaced) == [Like(CitizenPlaced, 0, NUN, workshop_holder(table))]
    assert list(table.seat(0).workers) == [UPGRADED, PLAIN, 0]
    assert table.sectors(0) == []


@pytest.mark.clause("7.6", "5.3")
def test_rescued_citizen_does_not_go_straight_into_a_workshop() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizens("H5", "nun")
    table.turn(0, "estate")
    table.play("go H5", "rescue nun")
    assert table.legal_with("into") == []


# 7.7: building.


@pytest.mark.clause("7.7")
def test_build_offers_every_face_up_tile_one_can_pay() -> None:
    table = building("Q4", "B3", "B10", "C1-2", lumber=2, coin=1)
    assert table.legal_with("build") == ["build Q4", "build B3", "build B10", "build C1-2"]


@pytest.mark.clause("7.7")
def test_tile_one_cannot_pay_is_not_offered() -> None:
    table = building("Q4", "B3", "B17", "C1-2", lumber=1)
    assert table.legal_with("build") == ["build Q4"]
    table.player(0, lumber=1, coin=1)
    assert table.legal_with("build") == ["build Q4", "build B3", "build B17"]
    table.player(0, lumber=0, coin=2)
    assert table.legal_with("build") == ["build B3"]


@pytest.mark.clause("7.7")
def test_improvement_goes_onto_an_own_cabin_without_one() -> None:
    table = building("Q10", lumber=2, coin=2)
    table.improvement(0, 2, "Q2")
    table.cabin(0, 3, "nun")
    events = table.play("build Q10")
    assert table.legal() == ["cabin 1", "cabin 3", "cabin 4"]
    events += table.play("cabin 3")
    assert table.seat(0).improvements[2] == table.tile("Q10")
    assert told(events, Built, TokensSpent, ImprovementPlaced) == [
        Built(0, table.tile("Q10")),
        TokensSpent(0, COIN, 1),
        TokensSpent(0, LUMBER, 1),
        ImprovementPlaced(0, table.tile("Q10"), 2),
    ]
    assert table.tokens(0) == {"lumber": 1, "coin": 1}


def improve_all_cabins(table: Table) -> None:
    for cabin, tile in enumerate(("Q5", "Q6", "Q7", "Q8"), 1):
        table.improvement(0, cabin, tile)


@pytest.mark.clause("7.7")
def test_without_a_bare_cabin_no_improvement_can_be_built() -> None:
    table = building("Q4", "B10", lumber=1)
    improve_all_cabins(table)
    assert table.legal_with("build") == ["build B10"]


@pytest.mark.clause("7.7")
def test_workshop_is_built_empty() -> None:
    table = building("B17", lumber=1, coin=1)
    table.play("build B17")
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {}
    assert list(table.seat(0).workers) == [0]


@pytest.mark.clause("7.7", "7.6")
def test_somebody_may_move_into_a_workshop_just_built() -> None:
    table = building("B10", lumber=1)
    table.citizen(0, "NU1")
    table.play("build B10", "employ B10", "citizen NU1")
    assert list(table.seat(0).workers) == [PLAIN]


@pytest.mark.clause("7.7")
def test_exactly_one_tile_is_built() -> None:
    table = building("Q4", "B10", "C1-2", lumber=4)
    table.play("build C1-2")
    assert table.asked == "ActionStep"
    assert table.pool(0) == []


@pytest.mark.clause("7.7", "5.6")
def test_build_action_may_be_given_up() -> None:
    table = building("Q4", lumber=1)
    table.play("done")
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {"lumber": 1}


@pytest.mark.clause("7.7")
def test_next_tile_of_the_stack_is_turned_up() -> None:
    table = building(lumber=1)
    stack(table, 2, "Q4", "?", "?")
    events = table.play("build Q4", "cabin 1")
    (revealed,) = told(events, TileRevealed)
    assert revealed.stack == 1
    assert table.face_up(2) == [table.state.box.tile_names[revealed.tile]]
    assert table.state.stacks[8 + 2] == NOWHERE


@pytest.mark.clause("7.7", "2.6", "2.7")
@pytest.mark.parametrize(
    ("tile", "next_ones"),
    [
        ("B3", {"B1", "B2", "B4", "B5", "B6"}),
        ("B17", {"B13", "B14", "B15", "B16", "B18"}),
        ("C1-2", {"C2-1", "C2-2"}),
    ],
)
def test_next_tile_is_one_that_can_lie_in_the_stack(tile: str, next_ones: set[str]) -> None:
    table = building(tile, lumber=2, coin=1)
    stack(table, stack_of(tile), tile, "?", "?", "?", "?")
    table.state.unseen = (1 << len(table.state.box.tile_names)) - 1 & ~(1 << table.tile(tile))
    table.chance()
    table.play(f"build {tile}")
    assert {text.removeprefix("reveal ") for text in table.legal()} == next_ones


@pytest.mark.clause("7.7", "3.4")
def test_next_workshop_after_era_two_began_is_of_era_two() -> None:
    table = Table(round=4)
    table.begin_round(5)
    stack(table, 5, "B25", "?", "?")
    for tile in ("B24", "B26", "B27", "B28"):
        table.state.unseen |= 1 << table.tile(tile)
    table.player(0, lumber=2)
    table.earn(0, BUILD)
    table.action_step(0)
    table.chance()
    table.play("use build", "build B25")
    assert table.legal() == ["reveal B24", "reveal B26", "reveal B27", "reveal B28"]


@pytest.mark.clause("7.7")
@pytest.mark.parametrize("tile", ["Q4", "B10", "C1-2"])
def test_empty_stack_stays_empty(tile: str) -> None:
    table = building(tile, lumber=2)
    events = table.play(f"build {tile}")
    if tile == "Q4":
        events += table.play("cabin 1")
    assert table.face_up(stack_of(tile)) == [None]
    assert told(events, TileRevealed) == []


@pytest.mark.clause("7.7")
def test_both_wagon_stacks_are_on_offer_for_three_players() -> None:
    table = building("C1-2", players=3, coin=9, lumber=9)
    stack(table, 8, "C1-1")
    assert {"build C1-1", "build C1-2"} <= set(table.legal_with("build"))


@pytest.mark.clause("7.7")
def test_build_is_not_offered_where_nothing_can_be_built_or_paid() -> None:
    table = building("Q4")
    assert table.legal() == ["end"]
    assert told(table.play("end"), OpportunityLost) == [OpportunityLost(0, BUILD)]


# 7.7: cycling.


@pytest.mark.clause("7.7")
def test_cycling_moves_the_face_up_improvements_to_the_bottom() -> None:
    table = building(coin=1)
    for number, tile in zip(IMPROVEMENTS, ("Q1", "Q2", "Q3"), strict=True):
        stack(table, number, tile, "?", "?")
    events = table.play("cycle improvements", "pay coin")
    assert told(events, TokensSpent, OfferCycled) == [TokensSpent(0, COIN, 1), OfferCycled(0, 0)]
    assert {event.stack for event in told(events, TileRevealed)} == {0, 1, 2}
    for number, tile in zip(IMPROVEMENTS, ("Q1", "Q2", "Q3"), strict=True):
        rows = list(table.state.stacks[(number - 1) * 8 : number * 8])
        assert rows[0] not in (UNKNOWN, NOWHERE, table.tile(tile))
        assert rows[1:4] == [UNKNOWN, table.tile(tile), NOWHERE]


@pytest.mark.clause("7.7")
def test_cycling_moves_the_face_up_workshops_to_the_bottom_and_nothing_else() -> None:
    table = building("Q4", coin=1)
    tiles = ("B3", "B10", "B17")
    for number, tile in zip(WORKSHOPS, tiles, strict=True):
        stack(table, number, tile, "?")
    events = table.play("cycle workshops", "pay coin")
    assert told(events, OfferCycled) == [OfferCycled(0, 1)]
    for number, tile in zip(WORKSHOPS, tiles, strict=True):
        assert table.state.stacks[(number - 1) * 8 + 1] == table.tile(tile)
    assert table.face_up(*IMPROVEMENTS) == ["Q4", None, None]


@pytest.mark.clause("7.7")
def test_tile_that_was_cycled_comes_back_from_the_bottom_without_chance() -> None:
    table = building(coin=1, fire=1)
    stack(table, 1, "Q10", "Q4", "Q3")
    events = table.play("cycle improvements", "pay coin")
    assert told(events, TileRevealed) == [TileRevealed(table.tile("Q4"), 0)]
    table.earn(0, BUILD)
    events = table.play("use build", "cycle improvements", "pay fire")
    assert told(events, TileRevealed) == [TileRevealed(table.tile("Q3"), 0)]
    table.player(0, lumber=1)
    table.play("build Q3", "cabin 1")
    assert table.face_up(1) == ["Q10"]


@pytest.mark.clause("7.7")
def test_single_tile_of_a_stack_comes_up_again_and_empty_stacks_stay_empty() -> None:
    table = building("Q4", coin=1, lumber=1)
    stack(table, 3, DEAR)
    table.play("cycle improvements", "pay coin")
    assert table.face_up(*IMPROVEMENTS) == ["Q4", None, DEAR]


@pytest.mark.clause("7.7")
@pytest.mark.parametrize("token", ["coin", "fire", "major", "lumber"])
def test_cycling_costs_one_token_of_any_kind(token: str) -> None:
    tokens: dict[str, Any] = {token: 2}
    table = building(**tokens)
    table.play("cycle improvements")
    assert table.legal() == [f"pay {token}"]
    table.play(f"pay {token}")
    assert table.tokens(0) == {token: 1}


@pytest.mark.clause("7.7")
def test_cycling_may_cost_a_point() -> None:
    table = building(score=3, coin=1)
    table.play("cycle improvements")
    assert table.legal() == ["pay coin", "pay point"]
    events = table.play("pay point")
    assert told(events, PointsScored) == [Like(PointsScored, 0, -1, FROM_CYCLING)]
    assert table.seat(0).score == 2
    assert table.tokens(0) == {"coin": 1}


@pytest.mark.clause("7.7", "10.3")
def test_point_is_paid_only_if_one_has_one() -> None:
    table = building(coin=1)
    table.play("cycle improvements")
    assert table.legal() == ["pay coin"]
    table = building()
    assert table.legal_with("use", "cycle") == []


@pytest.mark.clause("7.7")
def test_cycling_with_a_last_point_is_possible() -> None:
    table = building(score=1)
    table.play("cycle improvements", "pay point")
    assert table.seat(0).score == 0


@pytest.mark.clause("7.7")
def test_offer_is_cycled_only_once_in_a_build_action() -> None:
    table = building("Q4", "B10", lumber=3, coin=3)
    assert table.legal_with("cycle") == ["cycle improvements", "cycle workshops"]
    table.play("cycle improvements", "pay coin")
    assert table.legal_with("cycle") == []


@pytest.mark.clause("7.7")
def test_cycling_is_not_offered_for_stacks_without_tiles() -> None:
    table = building("Q4", coin=1, lumber=1)
    assert table.legal_with("cycle") == ["cycle improvements"]


# 7.7: who has cycled must build.


def owing(**tokens: Any) -> Table:
    """Seat 0 has cycled the improvements and can pay the one that came up."""
    table = building("Q4", fire=1, lumber=1, **tokens)
    table.play("cycle improvements", "pay fire")
    return table


@pytest.mark.clause("7.7")
def test_after_cycling_one_must_build_if_any_tile_can_be_built() -> None:
    table = building("Q4", lumber=1, coin=1)
    assert "done" in table.legal()
    table.play("cycle improvements", "pay coin")
    assert table.legal() == ["build Q4"]


@pytest.mark.clause("7.7")
def test_after_cycling_any_kind_of_tile_may_be_built() -> None:
    table = building("Q4", "B10", "C1-2", lumber=2, coin=1)
    table.play("cycle workshops", "pay coin")
    assert table.legal() == ["build Q4", "build B10", "build C1-2"]


@pytest.mark.clause("7.7")
def test_tile_that_lay_there_before_cycling_obliges_to_build_too() -> None:
    table = building("C1-2", lumber=2, fire=1)
    table.play("cycle improvements", "pay fire")
    assert table.legal() == ["build C1-2"]


@pytest.mark.clause("7.7")
def test_duty_to_build_is_judged_by_the_tiles_that_came_up() -> None:
    table = building(lumber=1, fire=1)
    stack(table, 1, DEAR, "?")
    table.state.unseen |= 1 << table.tile("Q4")
    table.chance()
    table.play("cycle improvements", "pay fire", "reveal Q4")
    assert table.legal() == ["build Q4"]


@pytest.mark.clause("7.7")
def test_after_cycling_nothing_is_built_if_nothing_can_be() -> None:
    table = building("Q4", fire=1)
    table.play("cycle improvements", "pay fire")
    assert table.legal() == ["done"]
    table.play("done")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.7")
def test_who_pays_the_cycling_with_the_lumber_of_the_tile_need_not_build() -> None:
    table = building("Q4", lumber=1, fire=1)
    table.play("cycle improvements", "pay lumber")
    assert table.legal() == ["done"]


@pytest.mark.clause("7.7")
def test_improvement_without_a_bare_cabin_is_no_duty() -> None:
    table = building("Q4", lumber=1, fire=1)
    improve_all_cabins(table)
    table.play("cycle improvements", "pay fire")
    assert table.legal() == ["done"]


@pytest.mark.clause("7.7", "5.5")
def test_what_could_not_be_built_right_after_cycling_is_no_duty_when_its_lumber_comes() -> None:
    table = building("Q4", fire=1)
    table.citizen(0, "CR2")
    table.earn(0, ACTIVATE)
    table.play("cycle improvements", "pay fire", "use activate(1)", "activate CR2")
    assert table.tokens(0) == {"coin": 1, "lumber": 1}
    assert table.legal() == ["build Q4", "done"]
    table.play("build Q4", "cabin 1")
    assert table.tokens(0) == {"coin": 1}


@pytest.mark.clause("7.7", "8.3")
def test_who_owes_no_building_may_pay_for_other_things_after_cycling() -> None:
    table = building("Q4", coin=4)
    table.play("cycle improvements", "pay coin")
    assert set(table.legal()) == {"done", "advance city", "advance church"}
    table.play("advance church", "done")
    assert table.seat(0).registers[CHURCH] == 2


@pytest.mark.clause("7.7", "8.3")
def test_duty_to_build_cannot_be_bought_off_with_a_paid_advance() -> None:
    table = owing(coin=9)
    assert table.legal() == ["build Q4"]
    with pytest.raises(IllegalAction):
        table.play("advance city")
    table.play("build Q4", "cabin 1")
    assert table.legal_with("advance") == ["advance city", "advance church"]


@pytest.mark.clause("7.7", "7.3")
def test_duty_to_build_cannot_be_bought_off_with_a_trade() -> None:
    table = owing(coin=1)
    table.citizen(0, "NU1")
    table.earn(0, ACTIVATE)
    table.play("use activate(1)", "activate NU1")
    assert table.pool(0) == ["coin -> church"]
    assert table.legal() == ["build Q4"]
    table.play("build Q4", "cabin 1", "use coin -> church")
    assert table.tokens(0) == {}


@pytest.mark.clause("7.7")
def test_duty_to_build_cannot_be_bought_off_with_another_build_action() -> None:
    table = owing(coin=1)
    table.earn(0, BUILD)
    assert table.legal() == ["build Q4"]
    table.play("build Q4", "cabin 1")
    stack(table, 4, "B3")
    table.play("use build", "build B3")
    assert table.tokens(0) == {}


@pytest.mark.clause("7.7", "7.4")
def test_duty_to_build_holds_through_the_activations_of_an_overseer_in_between() -> None:
    table = owing(coin=9)
    table.citizen(0, "NU1", "NU4", "NU3")
    table.seat(0).overseer_steps[NUN] = 5
    table.seat(0).overseer_branches[NUN] = LEFT
    table.earn(0, OVERSEER_OF + NUN)
    table.play("use overseer(nun)", "activate NU1", "activate NU4")
    assert set(table.pool(0)) == {"build", "coin -> church"}
    assert table.legal() == ["activate NU3", "done"]
    table.play("done")
    assert table.legal() == ["build Q4"]


@pytest.mark.clause("7.7", "7.11")
def test_duty_to_build_comes_before_a_build_action_of_any_hex() -> None:
    table = owing()
    table.earn(0, ANY_HEX)
    table.play("use any_hex", "hex H7")
    assert table.pool(0) == ["build"]
    assert table.legal() == ["build Q4"]


@pytest.mark.clause("7.7", "5.5", "7.2", "7.1", "7.4", "7.6")
def test_gains_and_moves_may_come_between_cycling_and_building() -> None:
    table = owing()
    table.workshop(0, "B10")
    table.citizen(0, "NU1", "CR4", "AR1")
    table.earn(0, SCROLL)
    table.earn(0, UPGRADE)
    table.earn(0, UPGRADE_OVERSEER)
    table.earn(0, OVERSEER_OF + NUN)
    table.earn(0, ACTIVATE)
    assert set(table.legal()) == {
        "build Q4",
        "employ B10",
        "use scroll",
        "use upgrade",
        "use upgrade_overseer",
        "use overseer(nun)",
        "use activate(1)",
    }
    table.play("use scroll", "track 1", "use upgrade", "upgrade NU1", "employ B10", "citizen NU1")
    table.play("use upgrade_overseer", "overseer nun", "use overseer(nun)")
    table.play("use activate(1)", "activate AR1")
    assert table.tokens(0) == {"coin": 2, "lumber": 1}
    assert table.legal() == ["build Q4"]


@pytest.mark.clause("7.7", "5.5")
def test_what_a_gain_in_between_makes_affordable_may_be_built_instead() -> None:
    table = building("Q4", "C1-2", fire=1, lumber=1)
    table.citizen(0, "CR2")
    table.earn(0, ACTIVATE)
    table.play("cycle improvements", "pay fire")
    assert table.legal_with("build") == ["build Q4"]
    table.play("use activate(1)", "activate CR2")
    assert table.legal() == ["build Q4", "build C1-2"]


@pytest.mark.clause("7.7")
def test_duty_of_a_build_action_taken_within_another_is_its_own() -> None:
    table = building("Q4", "B10", fire=1, lumber=1)
    table.earn(0, BUILD)
    table.play("use build", "cycle workshops", "pay fire")
    assert table.legal() == ["build Q4", "build B10"]
    table.play("build B10")
    assert table.legal() == ["done"]


# 7.8: workshops and their citizens.


@pytest.mark.clause("7.8")
def test_workshop_takes_one_citizen() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU1", "NU2")
    table.action_step(0)
    table.play("employ B10", "citizen NU1")
    assert table.legal() == ["end"]


@pytest.mark.clause("7.8", "10.1")
def test_plain_citizen_may_sit_where_an_upgraded_one_is_asked_for_without_effect() -> None:
    table = Table()
    table.workshop(0, "B7")
    table.citizen(0, "NU1")
    table.action_step(0)
    table.play("employ B7", "citizen NU1")
    table.end_round()
    assert table.tokens(0) == {}
    assert table.seat(0).score == 0


@pytest.mark.clause("7.8", "7.1", "10.1")
def test_plain_citizen_has_the_effect_once_upgraded() -> None:
    table = Table()
    table.workshop(0, "B7", worker=PLAIN)
    table.earn(0, UPGRADE)
    table.action_step(0)
    table.play("use upgrade", "upgrade B7")
    table.end_round()
    assert table.tokens(0) == {"major": 1, "coin": 1}
    assert table.seat(0).score == 1


@pytest.mark.clause("7.8", "10.1")
@pytest.mark.parametrize(
    ("workshop", "worker", "tokens", "points"),
    [
        ("B10", PLAIN, {"fire": 1}, 0),
        ("B10", UPGRADED, {"fire": 2}, 1),
        ("B17", PLAIN, {}, 1),
        ("B17", UPGRADED, {}, 4),
        ("B3", UPGRADED, {"lumber": 1}, 1),
        ("B7", PLAIN, {}, 0),
        ("B7", UPGRADED, {"major": 1, "coin": 1}, 1),
    ],
)
def test_upgraded_citizen_produces_the_added_line_on_top_and_a_point(
    workshop: str, worker: int, tokens: dict[str, int], points: int
) -> None:
    table = Table()
    table.workshop(0, workshop, worker=worker)
    table.end_round()
    assert table.tokens(0) == tokens
    assert table.seat(0).score == points


@pytest.mark.clause("7.8")
def test_more_than_six_workshops_are_allowed() -> None:
    table = building("B10", lumber=1)
    for workshop in ("B1", "B2", "B3", "B4", "B5", "B6"):
        table.workshop(0, workshop, worker=PLAIN)
    table.play("build B10")
    assert len(table.seat(0).workshops) == 7
    table.citizen(0, "NU1")
    table.play("employ B10", "citizen NU1")
    assert list(table.seat(0).workers) == [PLAIN] * 7


# 7.9: era II.


@pytest.mark.clause("7.9")
def test_era_two_reward_is_gained_when_a_citizen_moves_in() -> None:
    table = Table(round=5)
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.action_step(0)
    events = table.play("employ B24", "citizen NU1")
    assert told(events, RewardGained) == [RewardGained(0, table.seat(0).workshops[0])]
    assert told(events, PointsScored) == [Like(PointsScored, 0, 3, FROM_WORKSHOPS)]
    assert table.tokens(0) == {"fire": 1}


@pytest.mark.clause("7.9", "7.8")
def test_era_two_reward_waits_for_the_citizen_to_become_fitting() -> None:
    table = Table(round=5)
    table.workshop(0, "B25")
    table.citizen(0, "NU1")
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("employ B25", "citizen NU1")
    assert told(events, RewardGained) == []
    events = table.play("use upgrade", "upgrade B25")
    assert told(events, PointsScored, RegisterAdvanced) == [
        Like(PointsScored, 0, 2, FROM_WORKSHOPS),
        Like(RegisterAdvanced, 0, CHURCH, 2),
        Like(RegisterAdvanced, 0, CHURCH, 3),
    ]


@pytest.mark.clause("7.9")
def test_upgraded_citizen_earns_the_reward_at_once() -> None:
    table = Table(round=5)
    table.workshop(0, "B25")
    table.citizen(0, "NU1!")
    table.action_step(0)
    table.play("employ B25", "citizen NU1")
    assert table.seat(0).score == 2
    assert table.seat(0).registers[CHURCH] == 3


@pytest.mark.clause("7.9")
def test_era_two_reward_is_gained_only_once() -> None:
    table = Table(round=5)
    table.workshop(0, "B24")
    table.citizen(0, "NU1")
    table.earn(0, UPGRADE)
    table.action_step(0)
    table.play("employ B24", "citizen NU1")
    events = table.play("use upgrade", "upgrade B24")
    assert told(events, RewardGained) == []
    table.end_round()
    assert table.tokens(0) == {"fire": 1}
    assert table.seat(0).score == 3 + 1  # the upgraded nun's point of production


@pytest.mark.clause("7.9", "10.2")
def test_era_two_reward_is_gained_by_a_citizen_straight_from_its_cabin() -> None:
    table = Table(round=5)
    table.workshop(0, "B24")
    table.cabin(0, 1, "nun", space=2)
    table.end_round()
    table.play("into B24")
    assert table.tokens(0) == {"fire": 1}
    assert table.seat(0).score == 3


@pytest.mark.clause("7.9")
def test_choices_of_an_era_two_reward_are_made_at_once() -> None:
    pack = printed_with({"workshops2 B22": {"reward": "scroll"}, "workshops2 B24": {"reward": "upgrade"}})
    table = Table(round=5, pack=pack)
    table.workshop(0, "B22")
    table.workshop(0, "B24")
    table.citizen(0, "CR1", "CR2", "NU1")
    table.turn(0)
    table.play("employ B22", "citizen CR2")
    assert table.legal() == ["track 1", "track 2", "track 3"]
    table.play("track 3", "employ B24", "citizen NU1")
    assert table.legal() == ["upgrade CR1", "upgrade B22", "upgrade B24"]
    table.play("upgrade CR1")
    assert table.sectors(0) == ["CR1!"]
    assert list(table.seat(0).scrolls) == [0, 0, 1]
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("7.9", "8.4")
def test_register_advance_of_an_era_two_reward_counts_at_once() -> None:
    table = Table(round=5)
    table.workshop(0, "B33")
    table.citizen(0, "AR1")
    table.action_step(0)
    events = table.play("employ B33", "citizen AR1")
    assert told(events, RegisterAdvanced) == [Like(RegisterAdvanced, 0, CITY, 2)]
    assert table.seat(0).score == 3


# 7.10: wagons.


@pytest.mark.clause("7.10")
def test_points_of_a_wagon_are_scored_when_it_is_built() -> None:
    table = building("C1-2", lumber=2)
    events = table.play("build C1-2")
    assert told(events, PointsScored) == [Like(PointsScored, 0, 5, FROM_WAGONS)]
    assert list(table.seat(0).wagons) == [1]
    assert table.tokens(0) == {}


@pytest.mark.clause("7.10")
def test_wagon_without_points_scores_nothing() -> None:
    wagon = next(wagon.id for wagon in load_pack().wagons if wagon.points == 0)
    table = building(wagon, lumber=2, coin=2)
    assert told(table.play(f"build {wagon}"), Built, PointsScored) == [Built(0, table.tile(wagon))]


@pytest.mark.clause("7.10", "9.2")
def test_wagon_may_serve_in_the_turn_it_is_built() -> None:
    table = building("C1-2", lumber=2, coin=1)
    table.citizen(0, "NU1", "CR1!")
    table.earn(0, BUILD)
    table.action_step(0, "H2")
    assert "repopulate" not in table.legal()
    table.play("use build", "build C1-2", "repopulate", "give NU1", "give CR1")
    assert table.state.owners[table.place("H2")] == 0


@pytest.mark.clause("7.10", "9.2")
def test_each_wagon_serves_one_repopulation_a_round() -> None:
    table = Table()
    table.player(0, coin=9, lumber=9)
    table.wagon(0, "C1-2")
    table.wagon(0, "C2-2")
    table.citizen(0, "NU1", "CR1!", "CR2", "AR1", "AR2", "AR3")
    table.action_step(0, "H2")
    table.play("repopulate", "give NU1", "give CR1", "end")
    table.action_step(0, "H1")
    table.play("repopulate", "give AR1", "give AR2", "end")
    table.action_step(0, "H3")
    assert "repopulate" not in table.legal()


@pytest.mark.clause("7.10", "3.1")
def test_used_wagon_serves_again_next_round() -> None:
    table = Table()
    table.player(0, coin=9, lumber=9)
    table.wagon(0, "C1-2")
    table.seat(0).wagons_used = 1
    table.citizen(0, "NU1", "CR1!")
    table.begin_round(2)
    table.action_step(0, "H2")
    assert "repopulate" in table.legal()
