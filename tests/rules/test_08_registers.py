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
    LIEUTENANT,
    NUN,
    POPULARITY,
    SCROLL,
    SUPPLY,
    TRACKS,
    UPGRADE_ADVANCE,
)
from tests.table import Table, told


def order_on(table: Table, track: int) -> list[int]:
    """The seats from the furthest ahead to the last."""
    players = len(table.state.seats)
    return list(table.state.ranks[track * players : (track + 1) * players])


# 8.1: what moves the counters.


@pytest.mark.clause("8.1", "8.3")
def test_city_and_church_can_be_bought_popularity_cannot():
    table = Table()
    table.player(0, coin=9)
    table.action_step(0)
    assert table.legal() == ["end", "advance city", "advance church"]


@pytest.mark.clause("8.1", "6.4")
def test_popularity_moves_by_removed_cubes():
    table = Table()
    table.cubes("A05", 2)
    table.player(0, fire=2)
    table.turn(0, "estate")
    table.play("go A05", "burn fire", "burn fire")
    assert list(table.seat(0).registers) == [3, 1, 1]


@pytest.mark.clause("8.1", "5.4")
def test_rats_do_not_move_popularity_during_the_game():
    table = Table()
    table.cubes("A05", 2)
    table.player(0, popularity=5)
    table.turn(0, "estate")
    table.play("go A05", "end")
    assert table.seat(0).rats == 2
    assert table.seat(0).registers[POPULARITY] == 5


@pytest.mark.clause("8.1")
def test_popularity_of_a_boat_cube_that_was_not_fought_does_not_move():
    table = Table()
    table.boat("boat-1-silk", "dock-ne")
    table.turn(0, "estate")
    table.play("go dock-ne", "boat boat-1-silk", "done")
    assert table.seat(0).registers[POPULARITY] == 1


# 8.2: counters on one space.


@pytest.mark.clause("8.2")
@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0)])
def test_counter_that_arrives_on_a_space_lies_on_top(first, second):
    table = Table()
    for seat in (first, second):
        table.player(seat, coin=3)
        table.action_step(seat)
        table.play("advance church", "end")
    assert order_on(table, CHURCH) == [second, first]


@pytest.mark.clause("8.2")
def test_counter_on_a_later_space_is_ahead_whoever_moved_last():
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
def test_popularity_counter_that_catches_up_lies_on_top():
    table = Table()
    table.player(1, popularity=2)
    table.cubes("A05", 1)
    table.player(0, fire=1)
    table.turn(0, "estate")
    table.play("go A05", "burn fire")
    assert order_on(table, POPULARITY) == [0, 1]


# 8.3: paid advances.


@pytest.mark.clause("8.3")
@pytest.mark.parametrize(("register", "number"), [("city", CITY), ("church", CHURCH)])
def test_paid_advance_costs_a_coin_for_each_lieutenant(register, number):
    table = Table()
    table.player(0, coin=3)
    table.action_step(0)
    events = table.play(f"advance {register}")
    assert told(events, TokensSpent, RegisterAdvanced) == [
        TokensSpent(0, COIN, 3),
        RegisterAdvanced(0, number, 2),
    ]
    assert "coin" not in table.tokens(0)


@pytest.mark.clause("8.3")
def test_paid_advance_is_not_offered_without_the_coins():
    table = Table()
    table.player(0, coin=2)
    table.action_step(0)
    assert table.legal_with("advance") == []


@pytest.mark.clause("8.3")
def test_paid_advances_may_be_taken_any_number_of_times():
    table = Table()
    table.player(0, coin=12)
    table.action_step(0)
    table.play("advance city", "advance church", "advance church", "advance city")
    assert list(table.seat(0).registers) == [1, 3, 3]
    assert table.tokens(0) == {"lumber": 1}


@pytest.mark.clause("8.3", "8.5")
def test_gained_lieutenant_makes_the_next_advance_dearer():
    table = Table()
    table.player(0, coin=10, city=6)
    table.action_step(0)
    table.play("advance city", "use lieutenant")
    assert table.tokens(0) == {"coin": 7}
    events = table.play("advance church")
    assert told(events, TokensSpent) == [TokensSpent(0, COIN, 4)]
    assert table.tokens(0) == {"coin": 3}
    assert table.legal_with("advance") == []


@pytest.mark.clause("8.3", "8.5")
def test_lieutenant_not_taken_yet_does_not_count():
    table = Table()
    table.player(0, coin=6, city=6)
    table.action_step(0)
    table.play("advance city")
    assert table.pool(0) == ["lieutenant"]
    table.play("advance church")
    assert table.tokens(0) == {}


@pytest.mark.clause("8.3", "9.2")
def test_lieutenant_given_up_for_repopulation_still_counts():
    table = Table()
    table.player(0, coin=2 + 3)
    table.wagon(0, "wagon-1a")
    table.citizen(0, "NU1", "NU2")
    table.action_step(0, "A05")
    table.play("repopulate", "give NU1", "give NU2", "send estate")
    events = table.play("advance church")
    assert told(events, TokensSpent) == [TokensSpent(0, COIN, 3)]


@pytest.mark.clause("8.3")
def test_paid_advance_is_possible_in_the_action_step_only():
    table = Table()
    table.cubes("A05", 1)
    table.player(0, coin=9, fire=1)
    table.turn(0)
    for text in ("lieutenant estate", "go A05", "burn fire"):
        assert table.legal_with("advance") == []
        table.play(text)
    assert table.legal_with("advance") == ["advance city", "advance church"]


@pytest.mark.clause("8.3", "4.8")
def test_paid_advance_is_not_possible_in_a_recall_turn():
    table = Table()
    table.player(0, coin=9)
    table.turn(0, "estate")
    table.play("recall")
    assert table.legal() == ["end"]


# 8.4: actions of the spaces.


@pytest.mark.clause("8.4")
def test_action_of_the_space_reached_may_be_used_once():
    table = Table()
    table.player(0, coin=3, city=5)
    table.action_step(0)
    events = table.play("advance city")
    assert told(events, OpportunityEarned) == [OpportunityEarned(0, SCROLL)]
    events = table.play("use scroll", "track 1")
    assert told(events, OpportunityUsed) == [OpportunityUsed(0, SCROLL)]
    assert table.legal() == ["end"]


@pytest.mark.clause("8.4")
def test_same_action_earned_twice_may_be_used_twice():
    table = Table()
    table.player(0, coin=6, city=5, church=6)
    table.action_step(0)
    table.play("advance city", "advance church", "use scroll", "track 1", "use scroll", "track 1")
    assert list(table.seat(0).scrolls) == [2, 0, 0]


@pytest.mark.clause("8.4")
def test_action_not_used_at_the_end_of_the_turn_is_lost():
    table = Table()
    table.player(0, coin=3, city=5)
    table.action_step(0)
    table.play("advance city")
    events = table.play("end")
    assert told(events, OpportunityLost) == [OpportunityLost(0, SCROLL)]
    table.action_step(0, "A02")
    assert table.legal_with("use") == []


@pytest.mark.clause("8.4")
def test_space_without_an_action_brings_nothing():
    table = Table()
    table.player(0, coin=3, city=2)
    table.action_step(0)
    assert told(table.play("advance city"), OpportunityEarned, TokensGained) == []


@pytest.mark.clause("8.4", "5.6")
def test_tokens_of_a_space_are_taken_by_themselves():
    table = Table()
    table.player(0, coin=3, city=3)
    table.action_step(0)
    table.play("advance city")
    assert table.tokens(0) == {"coin": 2}
    assert table.pool(0) == []


@pytest.mark.clause("8.4")
def test_only_the_own_counter_on_a_space_earns_its_action():
    table = Table()
    table.player(1, city=6)
    table.player(0, coin=3, city=5)
    table.action_step(0)
    table.play("advance city")
    assert table.pool(1) == []


@pytest.mark.clause("8.4")
def test_church_space_activates_citizens():
    table = Table()
    table.citizen(0, "CR4", "NU3", "AR2")
    table.player(0, coin=3, church=4)
    table.action_step(0)
    table.play("advance church", "use activate(2)", "activate CR4", "activate AR2")
    assert table.tokens(0) == {"coin": 2}
    assert table.seat(0).score == 2


@pytest.mark.clause("8.4", "7.11")
def test_city_space_brings_the_action_of_any_hex():
    table = Table()
    table.player(0, coin=3, city=8)
    table.action_step(0)
    table.play("advance city", "use any_hex", "hex A02")
    assert table.tokens(0) == {"coin": 3}


@pytest.mark.clause("8.4")
def test_what_a_register_action_brings_can_pay_the_next_advance():
    table = Table()
    table.player(0, coin=3, city=8)
    table.action_step(0)
    table.play("advance city", "use any_hex", "hex A02", "advance city")
    assert table.seat(0).registers[CITY] == 10


# 8.4: production.


def producing(city: int, round: int = 1) -> Table:
    """The round has ended; a cabin of seat 0 has brought a step on the city register."""
    table = Table(round=round)
    table.improvement(0, 1, "imp-09")
    table.cabin(0, 1, "nun")
    table.player(0, city=city)
    table.end_round()
    return table


@pytest.mark.clause("8.4", "10.1")
def test_counter_moves_during_production_but_its_action_waits():
    table = producing(city=5)
    assert table.seat(0).registers[CITY] == 6
    assert table.state.round == 2
    assert table.pool(0) == ["scroll"]
    assert list(table.seat(0).scrolls) == [0, 0, 0]


@pytest.mark.clause("8.4")
def test_action_earned_in_production_is_used_in_the_action_step_of_the_next_turn():
    table = producing(city=5)
    table.turn(0, "estate")
    assert table.legal_with("use") == []
    table.play("go NW", "use scroll", "track 2")
    assert list(table.seat(0).scrolls) == [0, 1, 0]


@pytest.mark.clause("8.4")
def test_tokens_earned_in_production_by_a_register_wait_too():
    table = producing(city=3)
    assert table.tokens(0) == {}
    table.turn(0, "estate")
    events = table.play("go NW")
    assert told(events, TokensGained) == [TokensGained(0, COIN, 2)]


@pytest.mark.clause("8.4", "4.8")
def test_action_earned_in_production_waits_through_a_recall_turn():
    table = producing(city=3)
    table.turn(0, "estate")
    table.play("recall", "end")
    assert table.tokens(0) == {"coin": 1}
    table.turn(0, "estate")
    table.play("go NW")
    assert table.tokens(0) == {"coin": 3}


@pytest.mark.clause("8.4", "4.7")
def test_action_earned_in_production_may_be_used_on_a_boat_turn():
    table = producing(city=5)
    table.boat("boat-3-silk", "dock-ne", cube=False)
    table.turn(0, "estate")
    table.play("go dock-ne", "boat boat-3-silk", "use scroll", "track 1")
    assert list(table.seat(0).scrolls) == [1, 0, 0]


@pytest.mark.clause("8.4")
def test_action_earned_in_production_is_lost_if_the_next_action_step_does_not_use_it():
    table = producing(city=5)
    table.turn(0, "estate")
    events = table.play("go NW", "end")
    assert told(events, OpportunityLost) == [OpportunityLost(0, SCROLL)]
    assert table.pool(0) == []


@pytest.mark.clause("8.4")
def test_turns_of_others_leave_the_waiting_action_alone():
    table = producing(city=5)
    table.turn(1, "estate")
    table.play("go NW")
    assert table.legal_with("use") == []
    table.play("end")
    assert table.pool(0) == ["scroll"]


@pytest.mark.clause("8.4", "10.1")
def test_action_earned_in_production_after_round_six_is_lost():
    table = producing(city=3, round=6)
    assert table.game.over
    assert table.seat(0).registers[CITY] == 4
    assert table.tokens(0) == {}


# 8.5: lieutenants.


@pytest.mark.clause("8.5")
@pytest.mark.parametrize("space", [7, 12])
def test_city_space_with_a_figure_brings_a_lieutenant_to_the_estate(space):
    table = Table()
    table.player(0, coin=3, city=space - 1)
    table.action_step(0)
    events = table.play("advance city", "use lieutenant")
    assert told(events, OpportunityEarned) == [OpportunityEarned(0, LIEUTENANT)]
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    player = table.seat(0)
    assert player.had == 4
    assert list(player.places).count(SUPPLY) == 1
    assert (player.places[3], player.used[3]) == (table.place("estate"), 0)


@pytest.mark.clause("8.5", "4.3")
def test_gained_lieutenant_is_usable_this_round_after_those_in_messina():
    table = Table()
    table.lieutenant(0, 1, "NE")
    table.lieutenant(0, 2, "SE", standing=True)
    table.player(0, coin=3, city=6)
    table.action_step(0, "A02")
    table.play("advance city", "use lieutenant", "end")
    table.turn(0)
    assert table.legal() == ["lieutenant NE"]
    table.play("lieutenant NE", "go NE", "end")
    table.turn(0)
    assert table.legal() == ["lieutenant estate"]


@pytest.mark.clause("8.5")
def test_fifth_lieutenant_is_the_last():
    table = Table()
    table.player(0, coin=7, city=6)
    table.action_step(0)
    table.play("advance city", "use lieutenant")
    table.player(0, city=11)
    table.play("advance city", "use lieutenant")
    assert table.seat(0).had == 5
    table.earn(0, LIEUTENANT)
    assert "use lieutenant" not in table.legal()


# 8.6: upgrade and advance.


@pytest.mark.clause("8.6")
@pytest.mark.parametrize("space", [8, 11])
def test_upgrade_and_advance_upgrades_one_overseer_before_it_moves(space):
    table = Table()
    table.citizen(0, "NU3", "NU4")
    table.player(0, coin=3, church=space - 1)
    table.action_step(0)
    table.play("advance church", "use upgrade_advance")
    events = table.play("overseer nun")
    assert told(events, OverseerUpgraded, OverseerAdvanced) == [
        OverseerUpgraded(0, NUN),
        OverseerAdvanced(0, NUN, 1, 0),
    ]
    table.play("activate NU3", "activate NU4")  # both: it is upgraded
    assert list(table.seat(0).overseer_upgraded) == [0, 1, 0]
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("8.6")
def test_upgrade_and_advance_only_advances_an_overseer_that_is_upgraded():
    table = Table()
    table.player(0).overseer_upgraded[NUN] = 1
    table.earn(0, UPGRADE_ADVANCE)
    table.action_step(0)
    events = table.play("use upgrade_advance", "overseer nun")
    assert told(events, OverseerUpgraded) == []
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("8.6", "7.4")
def test_upgrade_and_advance_only_upgrades_an_overseer_in_the_centre():
    table = Table()
    table.player(0).overseer_steps[NUN] = 6
    table.earn(0, UPGRADE_ADVANCE)
    table.action_step(0)
    events = table.play("use upgrade_advance", "overseer nun")
    assert told(events, OverseerUpgraded, OverseerAdvanced) == [OverseerUpgraded(0, NUN)]
    assert table.asked == "ActionStep"


@pytest.mark.clause("8.6")
def test_upgraded_overseer_in_the_centre_is_no_choice():
    table = Table()
    table.player(0).overseer_steps[NUN] = 6
    table.player(0).overseer_upgraded[NUN] = 1
    table.earn(0, UPGRADE_ADVANCE)
    table.action_step(0)
    table.play("use upgrade_advance")
    assert table.legal() == ["overseer craftsman", "overseer aristocrat"]


@pytest.mark.clause("8.6", "7.5")
def test_church_space_upgrades_an_overseer_without_moving_it():
    table = Table()
    table.player(0, coin=3, church=3)
    table.action_step(0)
    table.play("advance church", "use upgrade_overseer", "overseer nun")
    assert list(table.seat(0).overseer_upgraded) == [0, 1, 0]
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]


# 8.7: the last space.


@pytest.mark.clause("8.7", "8.3")
@pytest.mark.parametrize("register", [CITY, CHURCH])
def test_paid_advance_is_not_offered_on_the_last_space(register):
    table = Table()
    table.player(0, coin=9, **{TRACKS[register]: 15})
    table.action_step(0)
    assert f"advance {TRACKS[register]}" not in table.legal()
    assert len(table.legal_with("advance")) == 1


@pytest.mark.clause("8.7")
def test_free_advance_on_the_last_space_does_nothing():
    table = Table()
    table.player(0, city=15)
    table.player(1, city=15)  # on top
    table.action_step(0, "A05")
    events = table.play("action")
    assert told(events, RegisterAdvanced, OpportunityEarned) == []
    assert table.seat(0).registers[CITY] == 15
    assert order_on(table, CITY) == [1, 0]


@pytest.mark.clause("8.7", "6.4")
def test_cube_removed_with_popularity_on_its_last_space_does_nothing_there():
    table = Table()
    table.cubes("A05", 1)
    table.player(0, fire=1, popularity=18)
    table.turn(0, "estate")
    events = table.play("go A05", "burn fire")
    assert told(events, RegisterAdvanced) == []
    assert table.seat(0).registers[POPULARITY] == 18
    assert table.state.cubes[table.place("A05")] == 0


@pytest.mark.clause("8.7", "10.1")
def test_step_of_production_on_the_last_space_does_nothing():
    table = producing(city=15)
    assert table.seat(0).registers[CITY] == 15
    assert table.pool(0) == []
