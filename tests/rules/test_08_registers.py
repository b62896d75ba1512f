"""Section 8: popularity, city and church."""

import pytest

from messina.rules.events import (
    LieutenantGained,
    OpportunityEarned,
    OpportunityLost,
    OpportunityUsed,
    OverseerAdvanced,
    OverseerUpgraded,
    RegisterAdvanced,
    TokensGained,
    TokensSpent,
)
from messina.rules.terms import (
    CHURCH,
    CITY,
    COIN,
    GONE,
    LUMBER,
    NUN,
    POPULARITY,
    SUPPLY,
    TRACKS,
    UPGRADE_ADVANCE,
    UPGRADE_OVERSEER,
)
from tests.table import UPGRADED, Like, Table, printed_with, told


def order_on(table: Table, track: int) -> list[int]:
    """The seats from the furthest ahead to the last."""
    players = len(table.state.seats)
    return list(table.state.ranks[track * players : (track + 1) * players])


# 8.1: what moves the counters.


@pytest.mark.clause("8.1", "8.3")
def test_city_and_church_can_be_bought_popularity_cannot() -> None:
    table = Table()
    table.player(0, coin=9)
    table.action_step(0)
    assert table.legal() == ["end", "advance city", "advance church"]


@pytest.mark.clause("8.1", "6.4")
def test_popularity_moves_by_removed_cubes() -> None:
    table = Table()
    table.cubes("H5", 2)
    table.player(0, fire=2)
    table.turn(0, "estate")
    table.play("go H5", "burn fire", "burn fire")
    assert list(table.seat(0).registers) == [3, 1, 1]


@pytest.mark.clause("8.1", "5.4")
def test_rats_do_not_move_popularity_during_the_game() -> None:
    table = Table()
    table.cubes("H5", 2)
    table.player(0, popularity=5)
    table.turn(0, "estate")
    table.play("go H5", "end")
    assert table.seat(0).rats == 2
    assert table.seat(0).registers[POPULARITY] == 5


@pytest.mark.clause("8.1")
def test_popularity_of_a_boat_cube_that_was_not_fought_does_not_move() -> None:
    table = Table()
    table.boat("T5", "dock-ne")
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5", "done")
    assert table.seat(0).registers[POPULARITY] == 1


# 8.2: counters on one space.


@pytest.mark.clause("8.2")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_counter_that_arrives_on_a_space_lies_on_top(first: int, second: int) -> None:
    table = Table()
    for seat in (first, second):
        table.player(seat, coin=3)
        table.action_step(seat)
        table.play("advance church", "end")
    assert order_on(table, CHURCH) == [second, first]


@pytest.mark.clause("8.2")
def test_counter_on_a_later_space_is_ahead_whoever_moved_last() -> None:
    table = Table(players=3)
    table.player(1, coin=6)
    table.action_step(1)
    table.play("advance church", "advance church", "end")
    for seat in (0, 2):
        table.player(seat, coin=3)
        table.action_step(seat)
        table.play("advance church", "end")
    assert order_on(table, CHURCH) == [1, 2, 0]


@pytest.mark.clause("8.2", "6.4")
def test_popularity_counter_that_catches_up_lies_on_top() -> None:
    table = Table()
    table.player(1, popularity=2)
    table.cubes("H5", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go H5", "burn fire")
    assert order_on(table, POPULARITY) == [0, 1]


# 8.3: paid advances.


@pytest.mark.clause("8.3")
@pytest.mark.parametrize(("register", "number"), [("city", CITY), ("church", CHURCH)])
def test_paid_advance_costs_a_coin_for_each_lieutenant(register: str, number: int) -> None:
    table = Table()
    table.player(0, coin=3)
    table.action_step(0)
    events = table.play(f"advance {register}")
    assert told(events, TokensSpent, RegisterAdvanced) == [
        TokensSpent(0, COIN, 3),
        Like(RegisterAdvanced, 0, number, 2),
    ]
    assert table.tokens(0) == {}


@pytest.mark.clause("8.3")
def test_paid_advance_is_not_offered_without_the_coins() -> None:
    table = Table()
    table.player(0, coin=2)
    table.action_step(0)
    assert table.legal_with("advance") == []


@pytest.mark.clause("8.3")
def test_paid_advances_may_be_taken_any_number_of_times() -> None:
    table = Table()
    table.player(0, coin=12)
    table.action_step(0)
    table.play("advance city", "advance church", "advance church", "advance city")
    assert list(table.seat(0).registers) == [1, 3, 3]
    assert table.tokens(0) == {}


@pytest.mark.clause("8.3", "8.5")
def test_gained_lieutenant_makes_the_next_advance_dearer() -> None:
    table = Table()
    table.player(0, coin=10, city=3)
    table.action_step(0)
    table.play("advance city")
    assert table.tokens(0) == {"coin": 7}
    events = table.play("advance church")
    assert told(events, TokensSpent) == [TokensSpent(0, COIN, 4)]
    assert table.tokens(0) == {"coin": 3}
    assert table.legal_with("advance") == []


@pytest.mark.clause("8.3", "8.5")
def test_old_price_does_not_buy_the_advance_after_a_lieutenant() -> None:
    table = Table()
    table.player(0, coin=6, city=3)
    table.action_step(0)
    table.play("advance city")
    assert table.tokens(0) == {"coin": 3}
    assert table.legal() == ["end"]


@pytest.mark.clause("8.3", "9.2")
def test_lieutenant_given_up_for_repopulation_still_counts() -> None:
    table = Table(players=3)
    table.player(0, coin=2 + 3)
    table.wagon(0, "C1-2")
    table.citizen(0, "NU1", "NU2")
    table.action_step(0, "H9")
    table.play("repopulate", "give NU1", "give NU2", "send estate")
    events = table.play("advance church")
    assert told(events, TokensSpent) == [TokensSpent(0, COIN, 3)]


@pytest.mark.clause("8.3")
def test_paid_advance_is_possible_in_the_action_step_only() -> None:
    table = Table()
    table.cubes("H5", 1)
    table.player(0, coin=9, fire=1)
    table.turn(0)
    for text in ("lieutenant estate", "go H5", "burn fire"):
        assert table.legal_with("advance") == []
        table.play(text)
    assert table.legal_with("advance") == ["advance city", "advance church"]


@pytest.mark.clause("8.3", "4.8")
def test_paid_advance_is_not_possible_in_a_recall_turn() -> None:
    table = Table()
    table.player(0, coin=9)
    table.turn(0, "estate")
    table.play("recall")
    assert table.legal() == ["end"]


# 8.4: actions of the spaces.


@pytest.mark.clause("8.4")
def test_action_of_the_space_reached_may_be_used_once() -> None:
    table = Table()
    table.player(0, coin=3, church=2)
    table.action_step(0)
    events = table.play("advance church")
    assert told(events, OpportunityEarned) == [OpportunityEarned(0, UPGRADE_OVERSEER)]
    events = table.play("use upgrade_overseer", "overseer nun")
    assert told(events, OpportunityUsed) == [OpportunityUsed(0, UPGRADE_OVERSEER)]
    assert table.legal() == ["end"]


@pytest.mark.clause("8.4")
def test_same_action_earned_twice_may_be_used_twice() -> None:
    table = Table()
    table.citizen(0, "NU3")
    table.player(0, coin=9, church=7)
    table.action_step(0)
    table.play("advance church", "advance church", "advance church")
    assert table.pool(0) == ["activate(1)", "activate(1)"]
    table.play("use activate(1)", "activate NU3", "use activate(1)", "activate NU3")
    assert table.tokens(0) == {"fire": 2}


@pytest.mark.clause("8.4")
def test_action_not_used_at_the_end_of_the_turn_is_lost() -> None:
    table = Table()
    table.player(0, coin=3, church=2)
    table.action_step(0)
    table.play("advance church")
    events = table.play("end")
    assert told(events, OpportunityLost) == [OpportunityLost(0, UPGRADE_OVERSEER)]
    table.action_step(0, "H2")
    assert table.legal_with("use") == []


@pytest.mark.clause("8.4")
def test_space_without_an_action_brings_nothing() -> None:
    table = Table()
    table.player(0, coin=3)
    table.action_step(0)
    assert told(table.play("advance city"), OpportunityEarned, TokensGained, LieutenantGained) == []


def popular(space: int) -> Table:
    """A cube has been removed and brought seat 0 to this space of the popularity register."""
    table = Table()
    table.cubes("H5", 1)
    table.player(0, fire=1, popularity=space - 1)
    table.turn(0, "estate")
    table.play("go H5", "burn fire")
    return table


@pytest.mark.clause("8.4", "5.6")
@pytest.mark.parametrize(("space", "token"), [(2, "coin"), (7, "lumber"), (10, "coin"), (12, "lumber")])
def test_tokens_of_a_space_are_taken_by_themselves(space: int, token: str) -> None:
    table = popular(space)
    assert table.tokens(0) == {token: 1}
    assert table.pool(0) == []


@pytest.mark.clause("8.4")
@pytest.mark.parametrize(
    ("space", "actions"),
    [
        (3, ["city / church"]),
        (4, []),
        (5, ["overseer(any)"]),
        (9, ["city / church"]),
        (11, ["scroll"]),
        (13, []),
        (14, ["scroll", "scroll"]),
    ],
)
def test_action_of_a_popularity_space_may_be_used_in_the_action_step(space: int, actions: list[str]) -> None:
    table = popular(space)
    assert table.pool(0) == actions
    assert table.legal() == ["action", "end", *(f"use {action}" for action in dict.fromkeys(actions))]


@pytest.mark.clause("8.4", "7.2")
def test_two_scrolls_of_the_last_popularity_space_may_go_to_two_tracks() -> None:
    table = popular(14)
    table.play("use scroll", "track 1", "use scroll", "track 3")
    assert list(table.seat(0).scrolls) == [1, 0, 1]


@pytest.mark.clause("8.4")
def test_free_advance_of_a_popularity_space_is_lost_if_it_is_not_used() -> None:
    table = popular(3)
    assert len(told(table.play("end"), OpportunityLost)) == 1
    assert list(table.seat(0).registers) == [3, 1, 1]


@pytest.mark.clause("8.4")
def test_only_the_own_counter_on_a_space_earns_its_action() -> None:
    table = Table()
    table.player(1, church=3)
    table.player(0, coin=3, church=2)
    table.action_step(0)
    table.play("advance church")
    assert table.pool(1) == []


@pytest.mark.clause("8.4")
@pytest.mark.parametrize("space", [8, 10])
def test_church_space_activates_a_citizen(space: int) -> None:
    table = Table()
    table.citizen(0, "CR2", "NU3", "AR1")
    table.player(0, coin=3, church=space - 1)
    table.action_step(0)
    table.play("advance church", "use activate(1)")
    assert table.legal() == ["activate CR2", "activate NU3", "activate AR1", "done"]
    table.play("activate AR1")
    assert table.tokens(0) == {"coin": 2}
    assert table.asked == "ActionStep"


@pytest.mark.clause("8.4", "7.11")
def test_city_space_brings_the_action_of_any_hex() -> None:
    table = Table()
    table.player(0, coin=3, city=9)
    table.action_step(0)
    table.play("advance city", "use any_hex", "hex H13")
    assert table.tokens(0) == {"lumber": 2}


@pytest.mark.clause("8.4")
def test_what_a_register_action_brings_can_pay_the_next_advance() -> None:
    table = Table(players=4)
    table.player(0, coin=4, city=9)
    table.action_step(0)
    table.play("advance city", "use any_hex", "hex H12", "advance city")
    assert table.seat(0).registers[CITY] == 11


# 8.4: production.


def producing(register: str, space: int, round: int = 1, church_3: str = "upgrade_overseer") -> Table:
    """The round has ended; a workshop of seat 0 has brought a step on the register."""
    changes = {
        "workshops1 B9": {"production": register},
        "registers church spaces 3": {"action": church_3},
    }
    table = Table(round=round, pack=printed_with(changes))
    table.workshop(0, "B9", worker=UPGRADED)
    table.player(0, **{register: space})
    table.end_round()
    return table


@pytest.mark.clause("8.4", "10.1")
def test_counter_moves_during_production_but_its_action_waits() -> None:
    table = producing("church", 2)
    assert table.seat(0).registers[CHURCH] == 3
    assert table.state.round == 2
    assert table.pool(0) == ["upgrade_overseer"]


@pytest.mark.clause("8.4")
def test_action_earned_in_production_is_used_in_the_action_step_of_the_next_turn() -> None:
    table = producing("church", 2)
    table.turn(0, "estate")
    assert table.legal_with("use") == []
    table.play("go NW", "use upgrade_overseer", "overseer nun")
    assert table.seat(0).overseer_upgraded == 1 << NUN


@pytest.mark.clause("8.4")
def test_tokens_earned_in_production_by_a_register_wait_too() -> None:
    table = producing("church", 2, church_3="coin(2)")
    assert table.tokens(0) == {}
    table.turn(0, "estate")
    events = table.play("go NW")
    assert told(events, TokensGained) == [TokensGained(0, COIN, 2)]


@pytest.mark.clause("8.4", "4.8")
def test_action_earned_in_production_waits_through_a_recall_turn() -> None:
    table = producing("church", 2, church_3="coin(2)")
    table.turn(0, "estate")
    table.play("recall", "end")
    assert table.tokens(0) == {"coin": 1}
    table.turn(0, "estate")
    table.play("go NW")
    assert table.tokens(0) == {"coin": 3}


@pytest.mark.clause("8.4", "4.7")
def test_action_earned_in_production_may_be_used_on_a_boat_turn() -> None:
    table = producing("church", 2)
    table.boat("T5", "dock-ne", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat T5", "use upgrade_overseer", "overseer nun")
    assert table.seat(0).overseer_upgraded == 1 << NUN


@pytest.mark.clause("8.4")
def test_action_earned_in_production_is_lost_if_the_next_action_step_does_not_use_it() -> None:
    table = producing("church", 2)
    table.turn(0, "estate")
    events = table.play("go NW", "end")
    assert told(events, OpportunityLost) == [OpportunityLost(0, UPGRADE_OVERSEER)]
    assert table.pool(0) == []


@pytest.mark.clause("8.4")
def test_turns_of_others_leave_the_waiting_action_alone() -> None:
    table = producing("church", 2)
    table.turn(1, "estate")
    table.play("go NW")
    assert table.legal_with("use") == []
    table.play("end")
    assert table.pool(0) == ["upgrade_overseer"]


@pytest.mark.clause("8.4", "10.1")
def test_action_earned_in_production_after_round_six_is_lost() -> None:
    table = producing("church", 2, round=6, church_3="coin(2)")
    assert table.game.over
    assert table.seat(0).registers[CHURCH] == 3
    assert table.tokens(0) == {}


# 8.5: lieutenants.


@pytest.mark.clause("8.5", "5.6")
@pytest.mark.parametrize("space", [4, 7])
def test_city_space_with_a_figure_brings_a_lieutenant_to_the_estate_at_once(space: int) -> None:
    table = Table()
    table.player(0, coin=3, city=space - 1)
    table.action_step(0)
    events = table.play("advance city")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    player = table.seat(0)
    assert player.had == 4
    assert list(player.places).count(SUPPLY) == 1
    assert (player.places[3], player.is_used(3)) == (table.place("estate"), False)


@pytest.mark.clause("8.5", "5.6")
def test_lieutenant_is_no_opportunity_to_decline_or_to_put_off() -> None:
    table = Table()
    table.player(0, coin=3, city=3)
    table.action_step(0)
    events = table.play("advance city")
    assert told(events, OpportunityEarned) == []
    assert table.legal() == ["end"]
    assert told(table.play("end"), OpportunityLost) == []
    assert table.seat(0).had == 4


@pytest.mark.clause("8.5", "7.3")
def test_free_advance_brings_the_lieutenant_too() -> None:
    table = Table()
    table.player(0, city=3)
    table.action_step(0, "H3")
    assert told(table.play("action"), LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "7.9")
def test_lieutenant_on_a_space_that_two_steps_pass_is_taken() -> None:
    table = Table(round=5, pack=printed_with({"workshops2 B25": {"reward": "city(2)"}}))
    table.workshop(0, "B25")
    table.citizen(0, "NU1!")
    table.player(0, city=3)
    table.action_step(0)
    events = table.play("employ B25", "citizen NU1")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    assert table.seat(0).registers[CITY] == 5


@pytest.mark.clause("8.5", "5.6")
def test_lieutenant_beside_other_gains_comes_with_them() -> None:
    table = Table(pack=printed_with({"registers city spaces 4": {"action": "lieutenant + lumber"}}))
    table.player(0, coin=3, city=3)
    table.action_step(0)
    events = table.play("advance city")
    assert told(events, LieutenantGained, TokensGained) == [TokensGained(0, LUMBER, 1), LieutenantGained(0)]


@pytest.mark.clause("8.5", "4.3")
def test_gained_lieutenant_is_usable_this_round_after_those_in_messina() -> None:
    table = Table()
    table.lieutenant(0, 1, "NE")
    table.lieutenant(0, 2, "SE", standing=True)
    table.player(0, coin=3, city=3)
    table.action_step(0, "H2")
    table.play("advance city", "end")
    table.turn(0)
    assert table.legal() == ["lieutenant NE"]
    table.play("lieutenant NE", "go NE", "end")
    table.turn(0)
    assert table.legal() == ["lieutenant estate"]


@pytest.mark.clause("8.5", "4.1")
def test_lieutenant_gained_in_the_turn_of_the_last_one_has_a_turn_this_round() -> None:
    table = Table()
    for seat in (0, 1):
        for number in range(3):
            table.lieutenant(seat, number, "estate", standing=True)
    table.player(0, coin=3, city=3)
    table.action_step(0, "H2")
    table.play("advance city", "end")
    assert table.state.round == 1
    assert table.game.player == 0
    assert table.legal() == ["lieutenant estate"]


@pytest.mark.clause("8.5", "1.3")
def test_fifth_lieutenant_is_the_last() -> None:
    table = Table()
    table.player(0, coin=3 + 4, city=3)
    table.action_step(0)
    table.play("advance city")
    table.player(0, city=6)
    table.play("advance city")
    assert table.seat(0).had == 5
    assert SUPPLY not in table.seat(0).places


@pytest.mark.clause("8.5", "1.3")
def test_without_a_lieutenant_in_the_supply_the_space_brings_none() -> None:
    table = Table()
    player = table.player(0, coin=5, city=6, had=5)
    for number in (3, 4):
        player.places[number] = GONE
    table.action_step(0)
    events = table.play("advance city")
    assert told(events, LieutenantGained) == []
    assert table.pool(0) == []
    assert table.legal() == ["end"]


# 8.5: lieutenants earned outside an action step.


@pytest.mark.clause("8.5", "8.4", "10.1")
def test_lieutenant_earned_in_production_is_taken_when_the_next_action_step_opens() -> None:
    table = producing("city", 3)
    assert table.seat(0).registers[CITY] == 4
    assert table.seat(0).had == 3
    table.turn(0, "estate")
    events = table.play("go NW")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    assert table.pool(0) == []
    assert (table.seat(0).places[3], table.seat(0).is_used(3)) == (table.place("estate"), False)


@pytest.mark.clause("8.5", "8.3")
def test_lieutenant_earned_in_production_already_counts_for_the_first_paid_advance() -> None:
    table = producing("city", 3)
    table.player(0, coin=3)
    table.turn(0, "estate")
    table.play("go NW")
    assert table.legal_with("advance") == []
    table.player(0, coin=4)
    events = table.play("advance church")
    assert told(events, TokensSpent) == [TokensSpent(0, COIN, 4)]


@pytest.mark.clause("8.5", "4.8")
def test_lieutenant_earned_in_production_waits_through_recall_turns_and_is_not_lost() -> None:
    table = producing("city", 3)
    for _ in range(2):
        table.turn(0, "estate")
        events = table.play("recall", "end")
        assert told(events, LieutenantGained, OpportunityLost) == []
    table.turn(0, "estate")
    assert told(table.play("go NW"), LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "4.7")
def test_lieutenant_earned_in_production_is_taken_on_a_boat_turn() -> None:
    table = producing("city", 3)
    table.boat("T5", "dock-ne", cube=False)
    table.turn(0, "estate")
    assert told(table.play("go dock-ne", "boat T5"), LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "8.4")
def test_action_step_of_another_player_takes_no_waiting_lieutenant() -> None:
    table = producing("city", 3)
    table.turn(1, "estate")
    events = table.play("go NW", "end")
    assert told(events, LieutenantGained, OpportunityLost) == []
    table.turn(0, "estate")
    assert told(table.play("go NE"), LieutenantGained) == [LieutenantGained(0)]


def about_to_employ() -> Table:
    """Seat 0, whose turn it is, can move somebody to a workshop whose reward leads to a lieutenant."""
    table = Table(round=5)
    table.workshop(0, "B33")
    table.citizen(0, "AR1")
    table.player(0, city=3)
    table.turn(0)
    return table


@pytest.mark.clause("8.5", "7.6", "7.9")
def test_lieutenant_earned_before_the_move_is_taken_in_the_action_step_of_that_turn() -> None:
    table = about_to_employ()
    events = table.play("employ B33", "citizen AR1")
    assert told(events, LieutenantGained) == []
    events = table.play("lieutenant estate", "go NW")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "7.6", "5.4")
def test_lieutenant_earned_during_the_fight_is_taken_in_the_action_step_of_that_turn() -> None:
    table = about_to_employ()
    table.cubes("H5", 1)
    events = table.play("lieutenant estate", "go H5", "employ B33", "citizen AR1")
    assert told(events, LieutenantGained) == []
    assert told(table.play("done"), LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "7.6", "4.8")
def test_lieutenant_earned_in_a_recall_turn_waits_for_a_turn_with_an_action_step() -> None:
    table = about_to_employ()
    events = table.play("lieutenant estate", "recall", "employ B33", "citizen AR1", "end")
    assert told(events, LieutenantGained, OpportunityLost) == []
    table.turn(0, "estate")
    assert told(table.play("go NW"), LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "4.8", "3.1")
def test_lieutenant_earned_in_the_last_recall_turn_of_a_round_comes_in_the_next_round() -> None:
    table = about_to_employ()
    for seat in (0, 1):
        for number in range(3):
            if (seat, number) != (0, 0):
                table.lieutenant(seat, number, "estate", standing=True)
    table.play("lieutenant estate", "recall", "employ B33", "citizen AR1", "end")
    assert table.state.round == 6
    table.turn(0, "estate")
    assert told(table.play("go NW"), LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("8.5", "7.6", "7.9")
def test_lieutenant_earned_by_a_move_in_the_action_step_is_taken_at_once() -> None:
    table = about_to_employ()
    table.play("lieutenant estate", "go NW")
    events = table.play("employ B33", "citizen AR1")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]


# 8.6: upgrade and advance.


@pytest.mark.clause("8.6")
def test_upgrade_and_advance_upgrades_one_overseer_before_it_moves() -> None:
    table = Table()
    table.citizen(0, "NU3", "NU4")
    table.player(0, coin=3, church=5)
    table.action_step(0)
    table.play("advance church", "use upgrade_advance")
    events = table.play("overseer nun")
    assert told(events, OverseerUpgraded, OverseerAdvanced) == [
        OverseerUpgraded(0, NUN),
        OverseerAdvanced(0, NUN, 1, 0),
    ]
    table.play("activate NU3", "activate NU4")  # both: it is upgraded
    assert table.seat(0).overseer_upgraded == 1 << NUN
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("8.6")
def test_upgrade_and_advance_only_advances_an_overseer_that_is_upgraded() -> None:
    table = Table()
    table.player(0).overseer_upgraded |= 1 << NUN
    table.earn(0, UPGRADE_ADVANCE)
    table.action_step(0)
    events = table.play("use upgrade_advance", "overseer nun")
    assert told(events, OverseerUpgraded) == []
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("8.6", "7.4")
def test_upgrade_and_advance_only_upgrades_an_overseer_in_the_centre() -> None:
    table = Table()
    table.player(0).overseer_steps[NUN] = 6
    table.earn(0, UPGRADE_ADVANCE)
    table.action_step(0)
    events = table.play("use upgrade_advance", "overseer nun")
    assert told(events, OverseerUpgraded, OverseerAdvanced) == [OverseerUpgraded(0, NUN)]
    assert table.asked == "ActionStep"


@pytest.mark.clause("8.6")
def test_upgraded_overseer_in_the_centre_is_no_choice() -> None:
    table = Table()
    table.player(0).overseer_steps[NUN] = 6
    table.player(0).overseer_upgraded |= 1 << NUN
    table.earn(0, UPGRADE_ADVANCE)
    table.action_step(0)
    table.play("use upgrade_advance")
    assert table.legal() == ["overseer craftsman", "overseer aristocrat"]


@pytest.mark.clause("8.6", "7.5")
def test_church_space_upgrades_an_overseer_without_moving_it() -> None:
    table = Table()
    table.player(0, coin=3, church=2)
    table.action_step(0)
    table.play("advance church", "use upgrade_overseer", "overseer nun")
    assert table.seat(0).overseer_upgraded == 1 << NUN
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]


# 8.7: the last space.


@pytest.mark.clause("8.7", "8.3")
@pytest.mark.parametrize("register", [CITY, CHURCH])
def test_paid_advance_is_not_offered_on_the_last_space(register: int) -> None:
    table = Table()
    table.player(0, coin=9, **{TRACKS[register]: 11})
    table.action_step(0)
    assert f"advance {TRACKS[register]}" not in table.legal()
    assert len(table.legal_with("advance")) == 1


@pytest.mark.clause("8.7")
def test_free_advance_on_the_last_space_does_nothing() -> None:
    table = Table()
    table.player(0, city=11)
    table.player(1, city=11)  # on top
    table.action_step(0, "H3")
    events = table.play("action")
    assert told(events, RegisterAdvanced, OpportunityEarned) == []
    assert table.seat(0).registers[CITY] == 11
    assert order_on(table, CITY) == [1, 0]


@pytest.mark.clause("8.7", "6.4")
def test_cube_removed_with_popularity_on_its_last_space_does_nothing_there() -> None:
    table = Table()
    table.cubes("H5", 1)
    table.player(0, fire=1, popularity=14)
    table.turn(0, "estate")
    events = table.play("go H5", "burn fire")
    assert told(events, RegisterAdvanced) == []
    assert table.seat(0).registers[POPULARITY] == 14
    assert table.state.cubes[table.place("H3")] == 0


@pytest.mark.clause("8.7", "10.1")
def test_step_of_production_on_the_last_space_does_nothing() -> None:
    table = producing("church", 11)
    assert table.seat(0).registers[CHURCH] == 11
    assert table.pool(0) == []
