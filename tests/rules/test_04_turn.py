"""Section 4: whose turn it is, which lieutenant goes where, boats and recalls."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.events import (
    BoatTaken,
    CubeBurned,
    CubeDiscarded,
    LieutenantGained,
    LieutenantMoved,
    LieutenantRecalled,
    OpportunityLost,
    PointsScored,
    RatsGained,
    RoundBegan,
    RoundEnded,
    TokensGained,
    TokensSpent,
    TurnEnded,
)
from messina.rules.terms import COIN, FROM_BOATS, FROM_PLAGUE, LIEUTENANT, NOWHERE, OVERSEER_ANY
from tests.table import PLAIN, Like, Table, told

RECALL = ("lieutenant estate", "recall", "end")


def destinations(table: Table) -> list[str]:
    return [text.removeprefix("go ") for text in table.legal_with("go")]


def city(table: Table) -> set[str]:
    """All hexes on the table, harbours too."""
    return {name for name in table.state.box.place_names[:24] if table.state.in_city(table.place(name))}


def lying(table: Table, cell: str, number: int = 0, seat: int = 0) -> str:
    """A lieutenant lies on the hex of this cell."""
    table.lieutenant(seat, number, table.hex_at(cell))
    return table.hex_at(cell)


# 4.1: whose turn.


@pytest.mark.clause("4.1")
def test_players_take_one_turn_each_in_play_order_round_and_round() -> None:
    table = Table(players=3)
    table.state.order = vec[i64]([2, 0, 1])
    table.turn(2)
    turns = []
    for _ in range(9):
        turns.append(table.game.player)
        table.play(*RECALL)
    assert turns == [2, 0, 1, 2, 0, 1, 2, 0, 1]


@pytest.mark.clause("4.1")
def test_player_without_an_unused_lieutenant_is_passed_over() -> None:
    table = Table(players=3)
    table.state.order = vec[i64]([0, 1, 2])
    for number in range(3):
        table.lieutenant(1, number, "estate", standing=True)
    table.turn(0)
    turns = []
    for _ in range(6):
        turns.append(table.game.player)
        table.play(*RECALL)
    assert turns == [0, 2, 0, 2, 0, 2]


@pytest.mark.clause("4.1")
def test_player_with_more_lieutenants_goes_on_alone() -> None:
    table = Table(players=2)
    table.lieutenant(1, 3, "estate")
    table.lieutenant(1, 4, "estate")
    table.turn(0)
    turns = []
    for _ in range(8):
        turns.append(table.game.player)
        table.play(*RECALL)
    assert turns == [0, 1, 0, 1, 0, 1, 1, 1]


@pytest.mark.clause("4.1")
def test_round_ends_when_nobody_has_an_unused_lieutenant() -> None:
    table = Table(players=2)
    table.turn(0)
    for _ in range(5):
        assert told(table.play(*RECALL), RoundEnded) == []
    events = table.play(*RECALL)
    assert told(events, RoundEnded, RoundBegan) == [RoundEnded(1), RoundBegan(2)]
    assert table.state.round == 2


@pytest.mark.clause("4.1")
def test_turn_must_be_taken() -> None:
    table = Table()
    table.turn(0)
    assert table.legal() == ["lieutenant estate"]
    table.play("lieutenant estate")
    assert {text.split()[0] for text in table.legal()} == {"go", "recall"}


@pytest.mark.clause("4.1")
def test_lieutenant_that_had_its_turn_is_not_used_again_this_round() -> None:
    table = Table()
    start = lying(table, "m1")
    other = lying(table, "m3", number=1)
    table.turn(0, start)
    table.play(f"go {table.hex_at('m2')}", "end")
    table.turn(0)
    assert table.legal() == [f"lieutenant {other}"]


# 4.2: what a turn is.


@pytest.mark.clause("4.2")
def test_turn_is_a_hex_a_boat_or_a_recall() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.turn(0, "estate")
    assert set(table.legal()) == {f"go {hex}" for hex in city(table)} | {"go dock-ne", "recall"}


@pytest.mark.clause("4.2", "5.1")
def test_harbour_can_be_chosen_like_any_hex() -> None:
    table = Table()
    table.turn(0, "estate")
    table.play("go SE", "action")
    assert table.pool(0) == ["overseer(nun)"]


# 4.3: which lieutenant.


@pytest.mark.clause("4.3")
def test_any_lieutenant_lying_in_messina_may_be_used_also_on_a_dock() -> None:
    table = Table()
    hex = lying(table, "m2")
    table.lieutenant(0, 1, "SE")
    table.lieutenant(0, 2, "dock-sw")
    table.turn(0)
    assert set(table.legal()) == {f"lieutenant {hex}", "lieutenant SE", "lieutenant dock-sw"}


@pytest.mark.clause("4.3")
def test_lieutenant_on_the_estate_waits_while_one_lies_in_messina() -> None:
    table = Table()
    hex = lying(table, "m2")
    table.turn(0)
    assert table.legal() == [f"lieutenant {hex}"]


@pytest.mark.clause("4.3")
def test_lieutenant_on_the_estate_waits_for_one_lying_on_a_dock() -> None:
    table = Table()
    table.lieutenant(0, 0, "dock-ne")
    table.turn(0)
    assert table.legal() == ["lieutenant dock-ne"]


@pytest.mark.clause("4.3")
def test_standing_lieutenants_do_not_keep_the_estate_waiting() -> None:
    table = Table()
    table.lieutenant(0, 0, table.hex_at("m2"), standing=True)
    table.lieutenant(0, 1, "dock-ne", standing=True)
    table.turn(0)
    assert table.legal() == ["lieutenant estate"]


@pytest.mark.clause("4.3")
def test_lieutenants_of_others_do_not_matter() -> None:
    table = Table()
    lying(table, "m2", seat=1)
    table.turn(0)
    assert table.legal() == ["lieutenant estate"]


# 4.4: from the estate.


@pytest.mark.clause("4.4")
def test_from_the_estate_every_free_hex_and_every_dock_with_a_boat_costs_nothing() -> None:
    table = Table()
    table.boat("T5", "dock-nw")
    table.boat("T7", "dock-se")
    blocked = table.hex_at("m3")
    table.lieutenant(1, 0, blocked, standing=True)
    table.turn(0, "estate")
    assert set(destinations(table)) == city(table) - {blocked} | {"dock-nw", "dock-se"}


@pytest.mark.clause("4.4")
def test_from_the_estate_nothing_is_paid_even_with_coins() -> None:
    table = Table()
    table.player(0, coin=3)
    hex = table.hex_at("m3")
    table.turn(0, "estate")
    events = table.play(f"go {hex}")
    assert told(events, LieutenantMoved) == [LieutenantMoved(0, table.place("estate"), table.place(hex), 0)]
    assert told(events, TokensSpent) == []
    assert table.tokens(0) == {"coin": 3}


# 4.5: distances.


@pytest.mark.clause("4.5")
@pytest.mark.parametrize(
    ("start", "end", "cost"),
    [
        ("m2", "m2", 0),  # staying
        ("m2", "m3", 0),  # one step
        ("m1", "m3", 1),
        ("n2", "b", 2),
        ("NW", "m3", 2),
        ("t", "b", 3),
        ("NW", "SE", 3),
        ("SW", "NE", 3),
    ],
)
def test_one_step_is_free_and_each_further_step_costs_a_coin(start: str, end: str, cost: int) -> None:
    table = Table()
    begin, goal = lying(table, start), table.hex_at(end)
    table.player(0, coin=9)
    table.turn(0, begin)
    events = table.play(f"go {goal}")
    assert told(events, LieutenantMoved) == [LieutenantMoved(0, table.place(begin), table.place(goal), cost)]
    assert table.tokens(0) == {"coin": 9 - cost}


@pytest.mark.clause("4.5")
def test_hex_one_cannot_pay_for_is_not_offered() -> None:
    table = Table()
    table.turn(0, lying(table, "m1"))
    assert set(destinations(table)) == {table.hex_at(c) for c in ("m1", "NW", "n2", "m2", "s2", "SW")}
    table.player(0, coin=1)
    assert table.hex_at("m3") in destinations(table)
    assert "SE" not in destinations(table)
    table.player(0, coin=2)
    assert "SE" in destinations(table)


@pytest.mark.clause("4.5")
@pytest.mark.parametrize(("goal", "cost"), [("NW", 0), ("n2", 1), ("m1", 1), ("m2", 2), ("dock-sw", 3)])
def test_dock_touches_its_harbour_only(goal: str, cost: int) -> None:
    table = Table()
    table.boat("T5", "dock-sw")
    table.lieutenant(0, 0, "dock-nw")
    hex = goal if goal.startswith("dock") else table.hex_at(goal)
    table.player(0, coin=cost)
    table.turn(0, "dock-nw")
    events = table.play(f"go {hex}")
    assert told(events, LieutenantMoved)[0].coins == cost


@pytest.mark.clause("4.5")
def test_dock_beyond_ones_coins_is_not_offered() -> None:
    table = Table()
    table.boat("T5", "dock-nw")
    table.turn(0, lying(table, "m1"))
    assert "dock-nw" not in destinations(table)
    table.player(0, coin=1)
    assert "dock-nw" in destinations(table)


@pytest.mark.clause("4.5")
def test_distance_is_counted_over_existing_hexes() -> None:
    """With four players the gap X1 lies between NW and t: two steps across it, three around it."""
    table = Table(players=4)
    table.turn(0, lying(table, "NW"))
    table.player(0, coin=1)
    assert table.hex_at("t") not in destinations(table)
    table.lay("H16", "X1")
    assert table.hex_at("t") in destinations(table)


@pytest.mark.clause("4.5")
def test_new_hex_can_be_reached_once_it_lies_there() -> None:
    table = Table()
    table.lay("H16", "X1")
    table.turn(0, lying(table, "t"))
    assert "H16" in destinations(table)
    assert "H17" not in destinations(table)
    table.lay("H17", "X2")
    assert "H17" in destinations(table)


@pytest.mark.clause("4.5")
def test_standing_figures_do_not_block_passing() -> None:
    table = Table()
    start, goal = lying(table, "NW"), table.hex_at("m2")
    for number, cell in enumerate(("n2", "m1")):  # all that NW touches
        table.lieutenant(1, number, table.hex_at(cell), standing=True)
    table.player(0, coin=1)
    table.turn(0, start)
    table.play(f"go {goal}")
    assert table.tokens(0) == {}


# 4.6: blocked hexes.


@pytest.mark.clause("4.6")
@pytest.mark.parametrize("owner", [0, 1])
def test_hex_with_a_standing_figure_cannot_be_chosen_whoever_it_is(owner: int) -> None:
    table = Table()
    start, blocked = lying(table, "m2"), table.hex_at("m3")
    table.lieutenant(owner, 1, blocked, standing=True)
    table.turn(0, start)
    assert blocked not in destinations(table)


@pytest.mark.clause("4.6")
def test_lying_figure_blocks_nothing() -> None:
    table = Table()
    start = lying(table, "m2")
    own, others = lying(table, "m3", number=1), lying(table, "m1", seat=1)
    table.turn(0, start)
    assert {own, others} <= set(destinations(table))


@pytest.mark.clause("4.6")
def test_figure_that_has_moved_blocks_where_it_stands_and_no_longer_where_it_lay() -> None:
    table = Table()
    start, goal = lying(table, "m2"), table.hex_at("m3")
    table.turn(0, start)
    table.play(f"go {goal}", "end")
    table.turn(1, "estate")
    assert start in destinations(table)
    assert goal not in destinations(table)


@pytest.mark.clause("4.6")
def test_staying_on_ones_own_hex_is_allowed() -> None:
    table = Table()
    hex = lying(table, "m2")
    table.turn(0, hex)
    table.play(f"go {hex}")
    assert table.asked == "ActionStep"
    assert table.state.standing[table.place(hex)] == 0


@pytest.mark.clause("4.6")
def test_one_cannot_stay_where_somebody_else_came_to_stand() -> None:
    table = Table()
    hex = lying(table, "m2")
    table.lieutenant(1, 0, hex, standing=True)
    table.turn(0, hex)
    assert hex not in destinations(table)


@pytest.mark.clause("4.6")
def test_docks_are_never_blocked() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.lieutenant(0, 1, "dock-ne", standing=True)
    table.lieutenant(1, 1, "dock-ne", standing=True)
    table.turn(0, "estate")
    assert "dock-ne" in destinations(table)


@pytest.mark.clause("4.6", "4.7")
def test_staying_on_a_dock_for_its_next_boat_is_free() -> None:
    table = Table()
    table.boat("T5", "dock-ne", cube=False)
    table.lieutenant(0, 0, "dock-ne")
    table.turn(0, "dock-ne")
    events = table.play("go dock-ne", "boat T5")
    assert told(events, LieutenantMoved)[0].coins == 0


# 4.7: boats.


@pytest.mark.clause("4.7")
def test_dock_without_a_boat_cannot_be_chosen() -> None:
    table = Table()
    table.boat("T5", "dock-ne", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5", "end")
    table.turn(1, "estate")
    assert [goal for goal in destinations(table) if goal.startswith("dock")] == []


@pytest.mark.clause("4.7")
def test_one_boat_of_the_dock_is_chosen() -> None:
    table = Table(players=3)
    table.boat("T5", "dock-ne", cube=False)
    table.boat("T7", "dock-ne", cube=False)
    table.boat("T1", "dock-nw", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne")
    assert table.legal() == ["boat T5", "boat T7"]
    events = table.play("boat T7")
    boats = [boat.id for boat in table.state.box.boats]
    assert told(events, BoatTaken) == [BoatTaken(0, boats.index("T7"), table.place("dock-ne"))]
    assert [boats[n] for n in table.state.docks if n != NOWHERE] == ["T1", "T5"]


@pytest.mark.clause("4.7", "6.4")
def test_boat_cube_can_be_fought() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.player(0, fire=1, popularity=3)
    table.turn(0, "estate")
    supply = table.state.supply
    table.play("go dock-ne", "boat T5")
    assert table.legal() == ["burn fire", "done"]
    events = table.play("burn fire")
    assert told(events, CubeBurned) == [CubeBurned(0, table.place("dock-ne"))]
    assert table.state.supply == supply + 1
    assert list(table.seat(0).registers) == [4, 1, 1]
    assert table.seat(0).rats == 0
    assert "fire" not in table.tokens(0)


@pytest.mark.clause("4.7")
def test_boat_cube_not_fought_brings_a_rat_and_leaves_too() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.player(0, fire=1)
    table.turn(0, "estate")
    supply = table.state.supply
    events = table.play("go dock-ne", "boat T5", "done")
    dock = table.place("dock-ne")
    assert told(events, CubeDiscarded, RatsGained) == [CubeDiscarded(0, dock), RatsGained(0, 1, dock)]
    assert table.state.supply == supply + 1
    assert sum(table.state.dock_cubes) == 0
    assert table.seat(0).rats == 1
    assert list(table.seat(0).registers) == [1, 1, 1]
    assert table.tokens(0)["fire"] == 1


@pytest.mark.clause("4.7", "6.1")
def test_boat_cube_costs_two_fire_and_scores_where_the_round_says_so() -> None:
    table = Table(round=5)
    table.boat("T5", "dock-ne")
    table.player(0, fire=2)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5")
    assert table.legal() == ["burn fire+fire", "done"]
    events = table.play("burn fire+fire")
    assert told(events, PointsScored)[0] == Like(PointsScored, 0, 2, FROM_PLAGUE)


@pytest.mark.clause("4.7", "6.3")
def test_no_adjacent_cube_can_be_removed_with_a_boat_cube() -> None:
    table = Table()
    table.boat("T5", "dock-nw")
    for cell in ("NW", "n2", "m1"):
        table.cubes(table.hex_at(cell), 1)
    table.player(0, major=2)
    table.turn(0, "estate")
    events = table.play("go dock-nw", "boat T5", "burn major")
    assert table.asked == "ActionStep"
    assert len(told(events, CubeBurned)) == 1
    assert table.tokens(0)["major"] == 1


@pytest.mark.clause("4.7")
def test_boat_gives_its_coins_and_its_points_at_once() -> None:
    table = Table()
    table.boat("T5", "dock-ne", cube=False)
    table.turn(0, "estate")
    events = table.play("go dock-ne", "boat T5")
    assert told(events, BoatTaken, TokensGained, PointsScored)[1:] == [
        TokensGained(0, COIN, 2),
        Like(PointsScored, 0, 1, FROM_BOATS),
    ]
    assert table.tokens(0) == {"coin": 2}
    assert table.seat(0).score == 1


@pytest.mark.clause("4.7")
@pytest.mark.parametrize("boat", [f"T{number}" for number in range(1, 10)])
def test_every_boat_brings_what_it_shows(boat: str) -> None:
    table = Table(players=3)
    table.boat(boat, "dock-ne", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne", f"boat {boat}")
    printed = next(tile.reward.bundles[0] for tile in table.state.box.boats if tile.id == boat)
    assert list(table.seat(0).tokens) == list(printed.tokens)
    assert table.seat(0).score == printed.points


@pytest.mark.clause("4.7")
@pytest.mark.parametrize(
    ("owned", "earned"), [(0, []), (1, ["overseer(any)"]), (2, []), (3, ["overseer(any)"])]
)
def test_every_second_boat_allows_an_overseer_advance(owned: int, earned: list[str]) -> None:
    table = Table(players=3)
    table.boats(0, *("T5", "T4", "T6")[:owned])
    table.boat("T7", "dock-ne", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T7")
    assert table.pool(0) == earned


@pytest.mark.clause("4.7", "7.4")
def test_overseer_of_the_second_boat_is_of_choice_and_moves_one_step() -> None:
    table = Table()
    table.boats(0, "T5")
    table.boat("T7", "dock-ne", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T7", "use overseer(any)")
    assert table.legal() == ["overseer craftsman", "overseer nun", "overseer aristocrat"]
    table.play("overseer nun")
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("4.7", "5.6")
def test_overseer_of_the_second_boat_may_be_declined() -> None:
    table = Table()
    table.boats(0, "T5")
    table.boat("T7", "dock-ne", cube=False)
    table.turn(0, "estate")
    events = table.play("go dock-ne", "boat T7", "end")
    assert told(events, OpportunityLost) == [OpportunityLost(0, OVERSEER_ANY)]
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]


@pytest.mark.clause("4.7", "5.5")
def test_boat_turn_has_an_action_step_without_a_hex_action() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.player(0, coin=1, fire=1, popularity=4)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5", "burn fire")
    assert set(table.legal()) == {"use overseer(any)", "advance city", "advance church", "end"}
    table.play("advance city")
    assert table.tokens(0) == {}
    assert table.seat(0).registers[1] == 2


@pytest.mark.clause("4.7", "9.1")
def test_boat_turn_cannot_repopulate() -> None:
    table = Table()
    table.boat("T7", "dock-ne", cube=False)
    table.wagon(0, "C1-1")
    table.player(0, coin=3, lumber=3)
    table.citizen(0, "AR1!", "AR2!", "NU1!", "NU2!", "CR1!", "CR2!")
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T7")
    assert table.legal_with("action", "repopulate") == []


@pytest.mark.clause("4.7")
def test_boat_without_a_cube_asks_for_no_fight_and_brings_no_rat() -> None:
    table = Table()
    table.boat("T5", "dock-ne", cube=False)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5")
    assert table.asked == "ActionStep"
    assert table.seat(0).rats == 0


# 4.8: recall.


@pytest.mark.clause("4.8")
def test_recalled_lieutenant_stands_beside_the_board_for_a_coin() -> None:
    table = Table()
    hex = lying(table, "m2")
    table.turn(0, hex)
    events = table.play("recall", "end")
    assert told(events, LieutenantRecalled, TokensGained, TurnEnded) == [
        LieutenantRecalled(0, table.place(hex)),
        TokensGained(0, COIN, 1),
        TurnEnded(0),
    ]
    assert table.tokens(0) == {"coin": 1}
    assert table.seat(0).places[0] == table.place("estate")
    assert table.state.standing[table.place(hex)] == NOWHERE


@pytest.mark.clause("4.8", "4.1")
def test_recalled_lieutenant_is_not_used_again_this_round() -> None:
    table = Table()
    for number, cell in enumerate(("m1", "m2", "m3")):
        lying(table, cell, number)
    for cell in ("m1", "m2", "m3"):
        table.turn(0, table.hex_at(cell))
        table.play("recall", "end")
    assert table.game.player == 1
    assert not table.seat(0).has_unused()


@pytest.mark.clause("4.8")
def test_recalled_lieutenant_starts_from_the_estate_next_round() -> None:
    table = Table()
    for number in range(3):
        table.lieutenant(1, number, "estate", standing=True)
    table.lieutenant(0, 1, "NW", standing=True)
    table.lieutenant(0, 2, "SE", standing=True)
    hex = lying(table, "m2")
    table.turn(0, hex)
    events = table.play("recall", "end")
    assert told(events, RoundBegan) == [RoundBegan(2)]
    table.turn(0)
    assert table.legal() == ["lieutenant NW", "lieutenant SE"]
    table.seat(0).used = 0b110
    assert table.legal() == ["lieutenant estate"]


@pytest.mark.clause("4.8")
def test_lieutenant_on_the_estate_may_be_recalled_too() -> None:
    table = Table()
    table.turn(0)
    table.play("lieutenant estate", "recall", "end")
    assert table.tokens(0) == {"coin": 1}
    assert table.game.player == 1


@pytest.mark.clause("4.8")
def test_lieutenant_on_a_dock_may_be_recalled() -> None:
    table = Table()
    table.lieutenant(0, 0, "dock-se")
    table.turn(0)
    table.play("lieutenant dock-se", "recall")
    assert table.seat(0).places[0] == table.place("estate")


@pytest.mark.clause("4.8", "8.4")
def test_recall_turn_has_no_action_step_and_pending_register_actions_wait() -> None:
    table = Table()
    table.player(0, coin=9)
    table.earn(0, OVERSEER_ANY)
    hex, other = lying(table, "m2"), lying(table, "m3", number=1)
    table.turn(0, hex)
    events = table.play("recall")
    assert table.legal() == ["end"]
    events += table.play("end")
    assert table.game.player == 1
    assert told(events, OpportunityLost) == []
    assert table.pool(0) == ["overseer(any)"]
    table.turn(0, other)
    table.play(f"go {other}")
    assert "use overseer(any)" in table.legal()


@pytest.mark.clause("4.8", "7.6")
def test_citizen_may_move_to_a_workshop_before_and_after_a_recall() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.workshop(0, "B11")
    table.citizen(0, "NU3", "NU4")
    table.turn(0, "estate")
    table.play("employ B10", "citizen NU3", "recall", "employ B11", "citizen NU4", "end")
    assert list(table.seat(0).workers) == [PLAIN, PLAIN]


@pytest.mark.clause("4.8", "7.9", "8.4")
def test_register_action_that_a_workshop_brings_in_a_recall_turn_waits_too() -> None:
    table = Table()
    table.workshop(0, "B33")  # a step on the city register
    table.citizen(0, "AR1")
    table.player(0, city=9)
    table.turn(0, "estate")
    table.play("recall", "employ B33", "citizen AR1", "end")
    assert table.pool(0) == ["any_hex"]


@pytest.mark.clause("4.8", "7.9", "8.5")
def test_lieutenant_earned_in_a_recall_turn_comes_when_the_next_action_step_opens() -> None:
    table = Table()
    table.workshop(0, "B33")
    table.citizen(0, "AR1")
    table.player(0, city=3)
    hex, other = lying(table, "m2"), lying(table, "m3", number=1)
    table.turn(0, hex)
    events = table.play("recall", "employ B33", "citizen AR1", "end")
    assert told(events, LieutenantGained, OpportunityLost) == []
    assert table.seat(0).had == 3
    table.turn(0, other)
    events = table.play(f"go {other}")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    assert table.seat(0).had == 4


@pytest.mark.clause("4.8", "8.5")
def test_two_recalls_in_a_row_lose_no_lieutenant_that_waits() -> None:
    table = Table()
    table.earn(0, LIEUTENANT)
    hexes = [lying(table, cell, number) for number, cell in enumerate(("m1", "m2", "m3"))]
    for hex in hexes[:2]:
        table.turn(0, hex)
        assert told(table.play("recall", "end"), LieutenantGained, OpportunityLost) == []
    table.turn(0, hexes[2])
    table.play(f"go {hexes[2]}")
    assert table.seat(0).had == 4


@pytest.mark.clause("4.1", "4.3", "8.5")
def test_lieutenant_gained_this_round_has_its_turn_this_round() -> None:
    table = Table()
    table.player(0, coin=3, city=3)
    for number, cell in enumerate(("m1", "m2", "m3")):
        table.lieutenant(0, number, table.hex_at(cell), standing=number > 0)
    table.turn(0, table.hex_at("m1"))
    table.play(f"go {table.hex_at('m1')}", "advance city", "end")
    table.turn(0)
    assert table.legal() == ["lieutenant estate"]
