"""Clauses 7.6 to 7.10: workshops and those who move there, cycling, building, wagons."""

import pytest

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
    BUILD,
    CITY,
    COIN,
    FIRST_WORKSHOP,
    FROM_CYCLING,
    FROM_WAGONS,
    FROM_WORKSHOPS,
    LUMBER,
    NOWHERE,
    NUN,
    SQUARE_NAMES,
    UNKNOWN,
    UPGRADE,
)
from tests.table import PLAIN, UPGRADED, Table, told

IMPROVEMENTS = (1, 2, 3)
WORKSHOPS = (4, 5, 6)


def stack(table: Table, number: int, *tiles: str) -> None:
    """The stack holds just these tiles, the face-up one first; `?` lies face down."""
    for depth in range(8):
        tile = NOWHERE
        if depth < len(tiles):
            tile = UNKNOWN if tiles[depth] == "?" else table.tile(tiles[depth])
        table.state.stacks[(number - 1) * 8 + depth] = tile
        if tile not in (NOWHERE, UNKNOWN):
            table.state.unseen &= ~(1 << tile)


def building(*tiles: str, players: int = 2, **tokens: int) -> Table:
    """A build action is being taken; on offer are these tiles and else only dear improvements."""
    table = Table(players=players)
    offer = {1: ["imp-07"], 2: ["imp-09"], 3: ["imp-10"]}
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
    """The stack a test puts a tile on; improvements could lie on any of three."""
    if tile.startswith("imp"):
        return 1
    if tile.startswith("wagon"):
        return 7
    return 4 + ("craftsman", "nun", "aristocrat").index(tile.split("-")[1])


def workshop_holder(table: Table, number: int = 0) -> int:
    return FIRST_WORKSHOP + table.seat(0).workshops[number]


# 7.6: moving to a workshop.


@pytest.mark.clause("7.6")
def test_citizen_moves_from_its_sector_to_an_empty_workshop_of_its_class():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.citizen(0, "CR1", "NU2", "NU5!")
    table.action_step(0)
    table.play("employ ws1-nun-1")
    assert table.legal() == ["citizen NU2", "citizen NU5"]
    events = table.play("citizen NU5")
    assert told(events, CitizenMoved) == [
        CitizenMoved(0, SQUARE_NAMES.index("NU5"), workshop_holder(table)),
    ]
    assert table.sectors(0) == ["CR1", "NU2"]
    assert list(table.seat(0).workers) == [UPGRADED]


@pytest.mark.clause("7.6")
def test_citizens_may_move_to_a_workshop_at_any_time_in_ones_turn():
    """Wherever the turn stops with something to decide, and it could matter, moving is offered."""
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.citizen(0, "NU1", "NU2", "CR1", "CR2")
    table.citizens("A05", "aristocrat")
    table.player(0, coin=2, fire=1)
    table.offer_tile(7, "wagon-1b")
    table.earn(0, BUILD)
    asked = []

    def check(*texts: str) -> None:
        for text in texts:
            asked.append(table.asked)
            assert "employ ws1-nun-1" in table.legal()
            table.play(text)

    table.turn(0)
    check("lieutenant estate", "go A05")
    table.play("rescue aristocrat")
    check("square AR1", "action", "use build", "build wagon-1b", "end")
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
def test_citizens_may_move_to_a_workshop_during_a_fight():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.citizen(0, "NU1")
    table.cubes("A05", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go A05", "employ ws1-nun-1", "citizen NU1")
    assert table.legal() == ["burn fire", "done"]


@pytest.mark.clause("7.6", "7.9")
def test_fire_from_a_workshop_can_be_used_in_the_fight_that_is_on():
    table = Table(round=5)
    table.workshop(0, "ws2-nun-1")
    table.citizen(0, "NU1")
    table.cubes("A05", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go A05")
    assert table.legal_with("burn") == []
    table.play("employ ws2-nun-1", "citizen NU1", "burn fire+fire")
    assert table.state.cubes[table.place("A05")] == 0


@pytest.mark.clause("7.6", "4.7")
def test_citizens_may_move_to_a_workshop_before_a_boat_is_fought():
    table = Table()
    table.workshop(0, "ws2-nun-1")
    table.citizen(0, "NU1")
    table.boat("boat-1-silk", "dock-ne")
    table.turn(0, "estate")
    table.play("go dock-ne", "boat boat-1-silk", "employ ws2-nun-1", "citizen NU1", "burn fire")
    assert table.seat(0).rats == 0


@pytest.mark.clause("7.6", "10.1")
def test_citizen_may_move_to_a_workshop_at_production_and_produce_there():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.citizen(0, "NU1")
    table.end_round()
    assert table.legal() == ["done", "employ ws1-nun-1"]
    table.play("employ ws1-nun-1", "citizen NU1")
    table.play("done")
    assert table.tokens(0) == {"fire": 1}


@pytest.mark.clause("7.6")
def test_nobody_moves_from_a_cabin_or_another_workshop():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.workshop(0, "ws1-nun-4", worker=PLAIN)
    table.cabin(0, 1, "nun", space=2)
    table.action_step(0)
    assert table.legal_with("employ") == []


@pytest.mark.clause("7.6")
def test_nobody_moves_back_to_the_sector():
    table = Table()
    table.workshop(0, "ws1-nun-1", worker=PLAIN)
    table.action_step(0)
    assert table.legal() == ["end"]


@pytest.mark.clause("7.6", "7.8")
@pytest.mark.parametrize(("klass", "sector"), [("craftsman", "CR"), ("nun", "NU"), ("aristocrat", "AR")])
def test_workshop_is_for_its_own_class_only(klass, sector):
    table = Table()
    table.workshop(0, f"ws1-{klass}-1")
    table.citizen(0, *(square for square in SQUARE_NAMES if not square.startswith(sector)))
    table.action_step(0)
    assert table.legal_with("employ") == []
    table.citizen(0, f"{sector}1", f"{sector}6")
    table.play(f"employ ws1-{klass}-1")
    assert table.legal() == [f"citizen {sector}1", f"citizen {sector}6"]


@pytest.mark.clause("7.6", "7.8")
def test_taken_workshop_is_not_offered():
    table = Table()
    table.workshop(0, "ws1-nun-1", worker=PLAIN)
    table.citizen(0, "NU1")
    table.action_step(0)
    assert table.legal_with("employ") == []


@pytest.mark.clause("7.6", "10.2")
def test_citizen_leaving_its_cabin_may_go_straight_into_an_empty_matching_workshop():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.workshop(0, "ws1-nun-4", worker=PLAIN)
    table.workshop(0, "ws1-craftsman-1")
    table.cabin(0, 1, "nun", space=2, upgraded=True)
    table.end_round()
    assert table.legal_with("into") == ["into ws1-nun-1"]
    events = table.play("into ws1-nun-1")
    assert told(events, CitizenPlaced) == [CitizenPlaced(0, NUN, workshop_holder(table))]
    assert list(table.seat(0).workers) == [UPGRADED, PLAIN, 0]
    assert table.sectors(0) == []


@pytest.mark.clause("7.6", "5.3")
def test_rescued_citizen_does_not_go_straight_into_a_workshop():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.citizens("A05", "nun")
    table.turn(0, "estate")
    table.play("go A05", "rescue nun")
    assert table.legal_with("into") == []


# 7.7: building.


@pytest.mark.clause("7.7")
def test_build_offers_every_face_up_tile_one_can_pay():
    table = building("imp-01", "ws1-nun-4", "wagon-1a", lumber=1)
    assert table.legal_with("build") == ["build imp-01", "build ws1-nun-4", "build wagon-1a"]


@pytest.mark.clause("7.7")
def test_tile_one_cannot_pay_is_not_offered():
    table = building("imp-01", "ws1-nun-1", "wagon-1b", lumber=1)
    assert table.legal_with("build") == ["build imp-01"]
    table.player(0, lumber=1, coin=1)
    assert table.legal_with("build") == ["build imp-01", "build ws1-nun-1"]
    table.player(0, lumber=0, coin=2)
    assert table.legal_with("build") == ["build wagon-1b"]


@pytest.mark.clause("7.7")
def test_improvement_goes_onto_an_own_cabin_without_one():
    table = building("imp-02", lumber=2, coin=2)
    table.improvement(0, 2, "imp-06")
    table.cabin(0, 3, "nun")
    events = table.play("build imp-02")
    assert table.legal() == ["cabin 1", "cabin 3", "cabin 4"]
    events += table.play("cabin 3")
    assert table.seat(0).improvements[2] == table.tile("imp-02")
    assert told(events, Built, TokensSpent, ImprovementPlaced) == [
        Built(0, table.tile("imp-02")),
        TokensSpent(0, COIN, 1),
        TokensSpent(0, LUMBER, 1),
        ImprovementPlaced(0, table.tile("imp-02"), 2),
    ]
    assert table.tokens(0) == {"lumber": 1, "coin": 1}


@pytest.mark.clause("7.7")
def test_without_a_bare_cabin_no_improvement_can_be_built():
    table = building("imp-01", "wagon-1a", lumber=2)
    for cabin, tile in enumerate(("imp-02", "imp-03", "imp-04", "imp-05"), 1):
        table.improvement(0, cabin, tile)
    assert table.legal_with("build") == ["build wagon-1a"]


@pytest.mark.clause("7.7")
def test_workshop_is_built_empty():
    table = building("ws1-nun-1", lumber=1, coin=1)
    table.play("build ws1-nun-1")
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {}
    assert list(table.seat(0).workers) == [0]


@pytest.mark.clause("7.7", "7.6")
def test_somebody_may_move_into_a_workshop_just_built():
    table = building("ws1-nun-1", lumber=1, coin=1)
    table.citizen(0, "NU1")
    table.play("build ws1-nun-1", "employ ws1-nun-1", "citizen NU1")
    assert list(table.seat(0).workers) == [PLAIN]


@pytest.mark.clause("7.7")
def test_exactly_one_tile_is_built():
    table = building("imp-01", "ws1-nun-4", "wagon-1a", lumber=3)
    table.play("build wagon-1a")
    assert table.asked == "ActionStep"
    assert table.pool(0) == []


@pytest.mark.clause("7.7", "5.6")
def test_build_action_may_be_given_up():
    table = building("imp-01", lumber=1)
    table.play("done")
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {"lumber": 1}


@pytest.mark.clause("7.7")
def test_next_tile_of_the_stack_is_turned_up():
    table = building(lumber=1)
    stack(table, 2, "imp-01", "?", "?")
    events = table.play("build imp-01", "cabin 1")
    (revealed,) = told(events, TileRevealed)
    assert revealed.stack == 1
    assert table.face_up(2) == [table.state.box.tile_names[revealed.tile]]
    assert table.state.stacks[8 + 2] == NOWHERE


@pytest.mark.clause("7.7", "2.6", "2.7")
@pytest.mark.parametrize(
    ("tile", "next_ones"),
    [
        ("ws1-craftsman-5", {f"ws1-craftsman-{number}" for number in (1, 2, 3, 4, 6)}),
        ("ws1-aristocrat-6", {f"ws1-aristocrat-{number}" for number in (1, 2, 3, 4, 5)}),
        ("wagon-1a", {"wagon-2a", "wagon-2b"}),
    ],
)
def test_next_tile_is_one_that_can_lie_in_the_stack(tile, next_ones):
    table = building(tile, lumber=1)
    stack(table, stack_of(tile), tile, "?", "?", "?", "?")
    table.state.unseen = (1 << len(table.state.box.tile_names)) - 1 & ~(1 << table.tile(tile))
    table.chance()
    table.play(f"build {tile}")
    assert {text.removeprefix("reveal ") for text in table.legal()} == next_ones


@pytest.mark.clause("7.7", "3.4")
def test_next_workshop_after_era_two_began_is_of_era_two():
    table = Table(round=4)
    table.begin_round(5)
    stack(table, 5, "ws2-nun-1", "?", "?")
    table.state.unseen |= 0b11110 << table.tile("ws2-nun-1")
    table.player(0, lumber=1, coin=1)
    table.earn(0, BUILD)
    table.action_step(0)
    table.chance()
    table.play("use build", "build ws2-nun-1")
    assert table.legal() == [f"reveal ws2-nun-{number}" for number in (2, 3, 4, 5)]


@pytest.mark.clause("7.7")
@pytest.mark.parametrize("tile", ["imp-01", "ws1-nun-4", "wagon-1a"])
def test_empty_stack_stays_empty(tile):
    table = building(tile, lumber=1)
    events = table.play(f"build {tile}")
    if tile == "imp-01":
        events += table.play("cabin 1")
    assert table.face_up(stack_of(tile)) == [None]
    assert told(events, TileRevealed) == []


@pytest.mark.clause("7.7")
def test_both_wagon_stacks_are_on_offer_for_three_players():
    table = building("wagon-1a", players=3, coin=2, lumber=1)
    stack(table, 8, "wagon-1b")
    assert table.legal_with("build") == ["build wagon-1a", "build wagon-1b"]


@pytest.mark.clause("7.7")
def test_build_is_not_offered_where_nothing_can_be_built_or_paid():
    table = building("imp-01")
    assert table.legal() == ["end"]
    assert told(table.play("end"), OpportunityLost) == [OpportunityLost(0, BUILD)]


# 7.7: cycling.


@pytest.mark.clause("7.7")
def test_cycling_moves_the_face_up_improvements_to_the_bottom():
    table = building(coin=1)
    for number, tile in zip(IMPROVEMENTS, ("imp-01", "imp-02", "imp-03"), strict=True):
        stack(table, number, tile, "?", "?")
    events = table.play("cycle improvements", "pay coin")
    assert told(events, TokensSpent, OfferCycled) == [TokensSpent(0, COIN, 1), OfferCycled(0, 0)]
    assert {event.stack for event in told(events, TileRevealed)} == {0, 1, 2}
    for number, tile in zip(IMPROVEMENTS, ("imp-01", "imp-02", "imp-03"), strict=True):
        rows = list(table.state.stacks[(number - 1) * 8 : number * 8])
        assert rows[0] not in (UNKNOWN, NOWHERE, table.tile(tile))
        assert rows[1:4] == [UNKNOWN, table.tile(tile), NOWHERE]


@pytest.mark.clause("7.7")
def test_cycling_moves_the_face_up_workshops_to_the_bottom_and_nothing_else():
    table = building("imp-01", coin=1)
    tiles = ("ws1-craftsman-1", "ws1-nun-1", "ws1-aristocrat-1")
    for number, tile in zip(WORKSHOPS, tiles, strict=True):
        stack(table, number, tile, "?")
    events = table.play("cycle workshops", "pay coin")
    assert told(events, OfferCycled) == [OfferCycled(0, 1)]
    for number, tile in zip(WORKSHOPS, tiles, strict=True):
        assert table.state.stacks[(number - 1) * 8 + 1] == table.tile(tile)
    assert table.face_up(*IMPROVEMENTS) == ["imp-01", "imp-09", "imp-10"]


@pytest.mark.clause("7.7")
def test_tile_that_was_cycled_comes_back_from_the_bottom_without_chance():
    table = building(coin=1, lumber=2)
    stack(table, 1, "imp-07", "imp-02", "imp-01")
    stack(table, 2)
    stack(table, 3)
    events = table.play("cycle improvements", "pay coin")
    assert told(events, TileRevealed) == [TileRevealed(table.tile("imp-02"), 0)]
    table.earn(0, BUILD)
    events = table.play("use build", "cycle improvements", "pay lumber")
    assert told(events, TileRevealed) == [TileRevealed(table.tile("imp-01"), 0)]
    table.play("build imp-01", "cabin 1")
    assert table.face_up(1) == ["imp-07"]


@pytest.mark.clause("7.7")
def test_single_tile_of_a_stack_comes_up_again_and_empty_stacks_stay_empty():
    table = building("imp-01", coin=1, lumber=1)
    stack(table, 2)
    table.play("cycle improvements", "pay coin")
    assert table.face_up(*IMPROVEMENTS) == ["imp-01", None, "imp-10"]


@pytest.mark.clause("7.7")
@pytest.mark.parametrize("token", ["coin", "fire", "major", "lumber"])
def test_cycling_costs_one_token_of_any_kind(token):
    table = building("imp-07", **{token: 2})
    table.play("cycle improvements")
    assert table.legal() == [f"pay {token}"]
    table.play(f"pay {token}")
    assert table.tokens(0) == {token: 1}


@pytest.mark.clause("7.7")
def test_cycling_may_cost_a_point():
    table = building("imp-07", score=3, coin=1)
    table.play("cycle improvements")
    assert table.legal() == ["pay coin", "pay point"]
    events = table.play("pay point")
    assert told(events, PointsScored) == [PointsScored(0, -1, FROM_CYCLING)]
    assert table.seat(0).score == 2
    assert table.tokens(0) == {"coin": 1}


@pytest.mark.clause("7.7", "10.3")
def test_point_is_paid_only_if_one_has_one():
    table = building("imp-07", coin=1)
    table.play("cycle improvements")
    assert table.legal() == ["pay coin"]
    table = building("imp-07")
    assert table.legal_with("use", "cycle") == []


@pytest.mark.clause("7.7")
def test_cycling_with_a_last_point_is_possible():
    table = building("imp-07", score=1)
    table.play("cycle improvements", "pay point")
    assert table.seat(0).score == 0


@pytest.mark.clause("7.7")
def test_offer_is_cycled_only_once_in_a_build_action():
    table = building("imp-01", lumber=3, coin=3)
    table.play("cycle improvements", "pay coin")
    assert table.legal_with("cycle") == []


@pytest.mark.clause("7.7")
def test_cycling_is_not_offered_for_stacks_without_tiles():
    table = building("imp-01", coin=1, lumber=1)
    assert table.legal_with("cycle") == ["cycle improvements"]


@pytest.mark.clause("7.7")
def test_after_cycling_one_must_build_if_any_tile_can_be_built():
    table = building("imp-01", lumber=1, coin=1)
    assert "done" in table.legal()
    table.play("cycle improvements", "pay coin")
    assert table.legal() == ["build imp-01"]


@pytest.mark.clause("7.7")
def test_after_cycling_any_kind_of_tile_may_be_built():
    table = building("imp-01", "ws1-nun-4", "wagon-1a", lumber=1, coin=1)
    table.play("cycle workshops", "pay coin")
    assert table.legal() == ["build imp-01", "build ws1-nun-4", "build wagon-1a"]


@pytest.mark.clause("7.7")
def test_after_cycling_nothing_is_built_if_nothing_can_be():
    table = building("imp-01", fire=1)
    table.play("cycle improvements", "pay fire")
    assert table.legal() == ["done"]
    table.play("done")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.7", "5.5")
def test_lumber_for_a_tile_seen_after_cycling_may_come_from_elsewhere():
    """Nothing could be built, so one need not; but an opportunity in between may change that."""
    table = building("imp-01", coin=4)
    table.play("cycle improvements", "pay coin")
    assert set(table.legal()) == {"done", "advance city", "advance church"}
    table.play("advance city")
    assert table.legal() == ["build imp-01"]


# 7.8: workshops and their citizens.


@pytest.mark.clause("7.8")
def test_workshop_takes_one_citizen():
    table = Table()
    table.workshop(0, "ws1-nun-1")
    table.citizen(0, "NU1", "NU2")
    table.action_step(0)
    table.play("employ ws1-nun-1", "citizen NU1")
    assert table.legal() == ["end"]


@pytest.mark.clause("7.8", "10.1")
def test_plain_citizen_may_sit_where_an_upgraded_one_is_asked_for_without_effect():
    table = Table()
    table.workshop(0, "ws1-nun-2")
    table.citizen(0, "NU1")
    table.action_step(0)
    table.play("employ ws1-nun-2", "citizen NU1")
    table.end_round()
    assert table.tokens(0) == {}
    assert table.seat(0).score == 0


@pytest.mark.clause("7.8", "7.1", "10.1")
def test_plain_citizen_has_the_effect_once_upgraded():
    table = Table()
    table.workshop(0, "ws1-nun-2", worker=PLAIN)
    table.earn(0, UPGRADE)
    table.action_step(0)
    table.play("use upgrade", "upgrade ws1-nun-2")
    table.end_round()
    assert table.tokens(0) == {"major": 1, "coin": 1}
    assert table.seat(0).score == 1


@pytest.mark.clause("7.8")
def test_more_than_six_workshops_are_allowed():
    table = building("ws1-nun-4", lumber=1)
    for number in range(1, 7):
        table.workshop(0, f"ws1-craftsman-{number}", worker=PLAIN)
    table.play("build ws1-nun-4")
    assert len(table.seat(0).workshops) == 7
    table.citizen(0, "NU1")
    table.play("employ ws1-nun-4", "citizen NU1")
    assert list(table.seat(0).workers) == [PLAIN] * 7


# 7.9: era II.


@pytest.mark.clause("7.9")
def test_era_two_reward_is_gained_when_a_citizen_moves_in():
    table = Table(round=5)
    table.workshop(0, "ws2-nun-1")
    table.citizen(0, "NU1")
    table.action_step(0)
    events = table.play("employ ws2-nun-1", "citizen NU1")
    assert told(events, RewardGained) == [RewardGained(0, table.seat(0).workshops[0])]
    assert told(events, PointsScored) == [PointsScored(0, 3, FROM_WORKSHOPS)]
    assert table.tokens(0) == {"fire": 1}


@pytest.mark.clause("7.9", "7.8")
def test_era_two_reward_waits_for_the_citizen_to_become_fitting():
    table = Table(round=5)
    table.workshop(0, "ws2-nun-3")
    table.citizen(0, "NU1")
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("employ ws2-nun-3", "citizen NU1")
    assert told(events, RewardGained) == []
    events = table.play("use upgrade", "upgrade ws2-nun-3")
    assert told(events, PointsScored) == [PointsScored(0, 6, FROM_WORKSHOPS)]


@pytest.mark.clause("7.9")
def test_upgraded_citizen_earns_the_reward_at_once():
    table = Table(round=5)
    table.workshop(0, "ws2-nun-3")
    table.citizen(0, "NU1!")
    table.action_step(0)
    table.play("employ ws2-nun-3", "citizen NU1")
    assert table.seat(0).score == 6


@pytest.mark.clause("7.9")
def test_era_two_reward_is_gained_only_once():
    table = Table(round=5)
    table.workshop(0, "ws2-nun-1")
    table.citizen(0, "NU1")
    table.earn(0, UPGRADE)
    table.action_step(0)
    table.play("employ ws2-nun-1", "citizen NU1")
    events = table.play("use upgrade", "upgrade ws2-nun-1")
    assert told(events, RewardGained) == []
    table.end_round()
    assert table.tokens(0) == {"fire": 1}
    assert table.seat(0).score == 3 + 1  # the upgraded nun's point of production


@pytest.mark.clause("7.9", "10.2")
def test_era_two_reward_is_gained_by_a_citizen_straight_from_its_cabin():
    table = Table(round=5)
    table.workshop(0, "ws2-nun-1")
    table.cabin(0, 1, "nun", space=2)
    table.end_round()
    table.play("into ws2-nun-1")
    assert table.tokens(0) == {"fire": 1}
    assert table.seat(0).score == 3


@pytest.mark.clause("7.9")
def test_choices_of_an_era_two_reward_are_made_at_once():
    table = Table(round=5)
    table.workshop(0, "ws2-craftsman-2")
    table.workshop(0, "ws2-nun-5")
    table.citizen(0, "CR1", "CR2", "NU1")
    table.turn(0)
    table.play("employ ws2-craftsman-2", "citizen CR2")
    assert table.legal() == ["track 1", "track 2", "track 3"]
    table.play("track 3", "employ ws2-nun-5", "citizen NU1")
    assert table.legal() == ["upgrade CR1", "upgrade ws2-craftsman-2", "upgrade ws2-nun-5"]
    table.play("upgrade CR1")
    assert table.sectors(0) == ["CR1!"]
    assert list(table.seat(0).scrolls) == [0, 0, 1]
    assert table.asked == "ChooseLieutenant"


@pytest.mark.clause("7.9", "8.4")
def test_register_advance_of_an_era_two_reward_counts_at_once():
    table = Table(round=5)
    table.workshop(0, "ws2-aristocrat-2")
    table.citizen(0, "AR1")
    table.action_step(0)
    events = table.play("employ ws2-aristocrat-2", "citizen AR1")
    assert told(events, RegisterAdvanced) == [RegisterAdvanced(0, CITY, 2)]
    assert table.tokens(0) == {"lumber": 1}
    assert table.seat(0).score == 1


# 7.10: wagons.


@pytest.mark.clause("7.10")
def test_points_of_a_wagon_are_scored_when_it_is_built():
    table = building("wagon-3a", lumber=2)
    events = table.play("build wagon-3a")
    assert told(events, PointsScored) == [PointsScored(0, 2, FROM_WAGONS)]
    assert list(table.seat(0).wagons) == [4]
    assert table.tokens(0) == {}


@pytest.mark.clause("7.10")
def test_wagon_without_points_scores_nothing():
    table = building("wagon-1a", lumber=1)
    assert told(table.play("build wagon-1a"), PointsScored) == []


@pytest.mark.clause("7.10", "9.2")
def test_wagon_may_serve_in_the_turn_it_is_built():
    table = building("wagon-1b", coin=2)
    table.player(0, coin=3)
    table.citizen(0, "NU1", "CR1!")
    table.earn(0, BUILD)
    table.action_step(0, "A02")
    assert "repopulate" not in table.legal()
    table.play("use build", "build wagon-1b", "repopulate", "give NU1", "give CR1")
    assert table.state.owners[table.place("A02")] == 0


@pytest.mark.clause("7.10", "9.2")
def test_each_wagon_serves_one_repopulation_a_round():
    table = Table()
    table.player(0, coin=9, lumber=9)
    table.wagon(0, "wagon-1a")
    table.wagon(0, "wagon-2a")
    table.citizen(0, "NU1", "CR1!", "CR2", "AR1", "AR2", "AR3")
    table.action_step(0, "A02")
    table.play("repopulate", "give NU1", "give CR1", "end")
    table.action_step(0, "A01")
    table.play("repopulate", "give AR1", "give AR2", "end")
    table.action_step(0, "A03")
    assert "repopulate" not in table.legal()


@pytest.mark.clause("7.10", "3.1")
def test_used_wagon_serves_again_next_round():
    table = Table()
    table.player(0, coin=9, lumber=9)
    table.wagon(0, "wagon-1a")
    table.seat(0).wagons_used = 1
    table.citizen(0, "NU1", "CR1!")
    table.begin_round(2)
    table.action_step(0, "A02")
    assert "repopulate" in table.legal()
