"""Clauses 7.1 to 7.3, 7.5, 7.11, 7.12: printed actions other than walking overseers and building."""

import pytest

from messina.rules.events import (
    CitizenActivated,
    CitizenUpgraded,
    HexActionTaken,
    OpportunityLost,
    OverseerAdvanced,
    OverseerUpgraded,
    PointsScored,
    RegisterAdvanced,
    ScrollAdvanced,
    TokensGained,
)
from messina.rules.terms import (
    ACTIVATE,
    ANY_HEX,
    CHURCH,
    CITY,
    COIN,
    FIRE,
    FIRST_CABIN,
    FIRST_WORKSHOP,
    FROM_ACTIONS,
    LUMBER,
    NUN,
    SCROLL,
    SQUARE_NAMES,
    UPGRADE,
    UPGRADE_OVERSEER,
)
from tests.table import PLAIN, UPGRADED, Table, told

# 7.1: tokens, points, upgrading a citizen.


@pytest.mark.clause("7.1")
@pytest.mark.parametrize(
    ("hex", "tokens"),
    [
        ("A02", {"coin": 3}),
        ("A04", {"fire": 2}),
        ("A06", {"lumber": 2}),
        ("NW", {"coin": 2, "lumber": 1}),
        ("SE", {"major": 1, "coin": 1}),
        ("SW", {"fire": 1, "lumber": 1, "coin": 1}),
    ],
)
def test_tokens_of_an_action_are_taken(hex, tokens):
    table = Table()
    table.action_step(0, hex)
    table.play("action")
    assert table.tokens(0) == tokens


@pytest.mark.clause("7.1")
def test_each_kind_of_token_is_told():
    table = Table()
    table.action_step(0, "SW")
    events = table.play("action")
    assert told(events, TokensGained) == [
        TokensGained(0, COIN, 1),
        TokensGained(0, FIRE, 1),
        TokensGained(0, LUMBER, 1),
    ]


@pytest.mark.clause("7.1")
def test_points_of_an_action_are_scored_at_once():
    table = Table()
    table.lay("C4", "X1")
    table.action_step(0, "C4")
    events = table.play("action")
    assert told(events, PointsScored) == [PointsScored(0, 4, FROM_ACTIONS)]
    assert table.seat(0).score == 4


@pytest.mark.clause("7.1")
def test_citizen_to_upgrade_may_be_in_a_sector_a_cabin_or_a_workshop():
    table = Table()
    table.citizen(0, "NU3", "AR1!")
    table.cabin(0, 2, "craftsman", space=2)
    table.cabin(0, 3, "craftsman", upgraded=True)
    table.workshop(0, "ws1-nun-1", worker=PLAIN)
    table.workshop(0, "ws1-nun-2", worker=UPGRADED)
    table.workshop(0, "ws1-nun-4")
    table.earn(0, UPGRADE)
    table.action_step(0)
    table.play("use upgrade")
    assert table.legal() == ["upgrade NU3", "upgrade cabin-2", "upgrade ws1-nun-1"]


@pytest.mark.clause("7.1")
def test_citizen_in_a_sector_becomes_upgraded():
    table = Table()
    table.citizen(0, "NU3", "NU4")
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("use upgrade", "upgrade NU3")
    assert table.sectors(0) == ["NU3!", "NU4"]
    assert told(events, CitizenUpgraded) == [CitizenUpgraded(0, SQUARE_NAMES.index("NU3"))]


@pytest.mark.clause("7.1")
def test_citizen_in_a_cabin_becomes_upgraded_and_stays_in_its_space():
    table = Table()
    table.cabin(0, 2, "craftsman", space=2)
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("use upgrade", "upgrade cabin-2")
    assert list(table.seat(0).cabins) == [0, UPGRADED, 0, 0]
    assert list(table.seat(0).cabin_spaces) == [0, 2, 0, 0]
    assert told(events, CitizenUpgraded) == [CitizenUpgraded(0, FIRST_CABIN + 1)]


@pytest.mark.clause("7.1")
def test_citizen_in_a_workshop_becomes_upgraded():
    table = Table()
    table.workshop(0, "ws1-nun-1", worker=PLAIN)
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("use upgrade", "upgrade ws1-nun-1")
    assert list(table.seat(0).workers) == [UPGRADED]
    assert told(events, CitizenUpgraded) == [CitizenUpgraded(0, FIRST_WORKSHOP + table.seat(0).workshops[0])]


@pytest.mark.clause("7.1", "10.2")
def test_citizen_upgraded_in_a_cabin_leaves_it_upgraded():
    table = Table()
    table.cabin(0, 1, "nun", space=2, upgraded=True)
    table.end_round()
    table.play("square NU5")
    assert table.sectors(0) == ["NU5!"]


@pytest.mark.clause("7.1")
def test_without_a_plain_citizen_there_is_nobody_to_upgrade():
    table = Table()
    table.citizen(0, "NU3!")
    table.earn(0, UPGRADE)
    table.action_step(0)
    assert table.legal() == ["end"]


# 7.2: scrolls.


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("track", [1, 2, 3])
def test_scroll_advances_one_marker_of_choice(track):
    table = Table()
    table.action_step(0, "A03")
    table.play("action", "use scroll")
    assert table.legal() == ["track 1", "track 2", "track 3"]
    events = table.play(f"track {track}")
    assert told(events, ScrollAdvanced) == [ScrollAdvanced(0, track - 1, 1)]
    assert [level for level in table.seat(0).scrolls if level] == [1]


@pytest.mark.clause("7.2")
def test_marker_at_its_top_cannot_advance():
    table = Table()
    table.player(0).scrolls[0] = 3
    table.earn(0, SCROLL)
    table.action_step(0)
    table.play("use scroll")
    assert table.legal() == ["track 2", "track 3"]


@pytest.mark.clause("7.2")
def test_with_all_markers_at_their_tops_a_scroll_brings_nothing():
    table = Table()
    for track, top in enumerate((3, 4, 4)):
        table.player(0).scrolls[track] = top
    table.earn(0, SCROLL)
    table.action_step(0)
    assert table.legal() == ["end"]
    assert told(table.play("end"), OpportunityLost) == [OpportunityLost(0, SCROLL)]


# 7.3: register actions.


@pytest.mark.clause("7.3")
def test_free_advance_on_the_city_register():
    table = Table()
    table.action_step(0, "A05")
    events = table.play("action")
    assert told(events, RegisterAdvanced) == [RegisterAdvanced(0, CITY, 2)]
    assert table.tokens(0) == {"lumber": 1}


@pytest.mark.clause("7.3")
def test_free_advance_on_the_church_register_comes_with_the_rest_of_the_action():
    table = Table()
    table.citizen(0, "NU6")
    table.action_step(0, "A07")
    events = table.play("action")
    assert told(events, RegisterAdvanced) == [RegisterAdvanced(0, CHURCH, 2)]
    assert table.tokens(0) == {"fire": 1}
    assert table.pool(0) == ["activate(1)"]


@pytest.mark.clause("7.3", "5.7")
@pytest.mark.parametrize(("register", "number"), [("city", CITY), ("church", CHURCH)])
def test_register_of_choice(register, number):
    table = Table(players=4)
    table.action_step(0, "A12")
    table.play("action")
    assert table.legal() == ["choose city", "choose church"]
    events = table.play(f"choose {register}")
    assert told(events, RegisterAdvanced) == [RegisterAdvanced(0, number, 2)]


@pytest.mark.clause("7.3", "8.4")
def test_two_free_advances_stop_on_both_spaces():
    table = Table(round=5)
    table.workshop(0, "ws2-aristocrat-4")
    table.citizen(0, "AR1!")
    table.player(0, city=5)
    table.action_step(0)
    events = table.play("employ ws2-aristocrat-4", "citizen AR1")
    assert told(events, RegisterAdvanced) == [RegisterAdvanced(0, CITY, 6), RegisterAdvanced(0, CITY, 7)]
    assert table.pool(0) == ["scroll", "lieutenant"]


# 7.5: upgrading an overseer.


@pytest.mark.clause("7.5")
def test_overseer_is_upgraded_for_good_and_once():
    table = Table()
    table.earn(0, UPGRADE_OVERSEER, 2)
    table.action_step(0)
    table.play("use upgrade_overseer")
    assert table.legal() == ["overseer craftsman", "overseer nun", "overseer aristocrat"]
    events = table.play("overseer nun")
    assert told(events, OverseerUpgraded) == [OverseerUpgraded(0, NUN)]
    assert list(table.seat(0).overseer_upgraded) == [0, 1, 0]
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]
    table.play("use upgrade_overseer")
    assert table.legal() == ["overseer craftsman", "overseer aristocrat"]


@pytest.mark.clause("7.5")
def test_overseer_in_the_centre_may_still_be_upgraded():
    table = Table()
    table.player(0).overseer_steps[NUN] = 6
    table.earn(0, UPGRADE_OVERSEER)
    table.action_step(0)
    table.play("use upgrade_overseer", "overseer nun")
    assert list(table.seat(0).overseer_upgraded) == [0, 1, 0]


@pytest.mark.clause("7.5")
def test_with_all_overseers_upgraded_there_is_nothing_to_upgrade():
    table = Table()
    for klass in range(3):
        table.player(0).overseer_upgraded[klass] = 1
    table.earn(0, UPGRADE_OVERSEER)
    table.action_step(0)
    assert table.legal() == ["end"]


# 7.11: any hex action.


@pytest.mark.clause("7.11")
def test_any_hex_action_offers_all_hexes_in_messina_and_no_dock():
    table = Table()
    table.lay("C4", "X1")
    table.boat("boat-1-silk", "dock-ne")
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex")
    in_city = [name for name in table.state.box.place_names[:24] if table.state.in_city(table.place(name))]
    assert table.legal() == [f"hex {name}" for name in in_city]
    assert {"C4", "NW", "NE", "SE", "SW"} <= set(in_city)
    assert "C1" not in in_city


@pytest.mark.clause("7.11")
@pytest.mark.parametrize("owner", [0, 1])
def test_any_hex_action_works_on_a_blocked_hex(owner):
    table = Table()
    table.lieutenant(owner, 1, "A02", standing=True)
    table.earn(0, ANY_HEX)
    table.action_step(0)
    events = table.play("use any_hex", "hex A02")
    assert told(events, HexActionTaken) == [HexActionTaken(0, table.place("A02"))]
    assert table.tokens(0) == {"coin": 3}


@pytest.mark.clause("7.11")
def test_any_hex_action_takes_a_harbour_action():
    table = Table()
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex SE")
    assert table.tokens(0) == {"coin": 1, "major": 1}


@pytest.mark.clause("7.11", "5.7")
def test_any_hex_action_with_a_slash_asks_for_the_side():
    table = Table()
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex A01")
    assert table.legal() == ["choose build", "choose major"]


@pytest.mark.clause("7.11")
def test_any_hex_action_is_no_visit_and_no_rescue_and_no_fight():
    table = Table()
    table.repopulated(1, "A02")
    table.citizens("A02", "nun")
    table.cubes("A02", 1)
    table.player(0, fire=1)
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex A02")
    assert table.asked == "ActionStep"
    assert table.seat(1).score == 0
    assert table.seat(0).rats == 0
    assert sum(table.state.citizens) == 1


@pytest.mark.clause("7.11")
def test_any_hex_action_is_never_a_repopulation():
    table = Table()
    table.player(0, coin=1)
    table.wagon(0, "wagon-1a")
    table.citizen(0, "NU1", "CR1!")
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex A02")
    assert table.state.owners[table.place("A02")] == -1
    assert "repopulate" not in table.legal()


@pytest.mark.clause("7.11", "5.5")
def test_any_hex_action_leaves_the_action_of_the_chosen_hex():
    table = Table()
    table.earn(0, ANY_HEX)
    table.action_step(0, "A04")
    table.play("use any_hex", "hex A04", "action")
    assert table.tokens(0) == {"fire": 4}


# 7.12: activating citizens.


@pytest.mark.clause("7.12")
def test_activate_reaches_citizens_anywhere_in_the_three_sectors():
    table = Table()
    table.citizen(0, "CR4", "NU3", "AR1")
    table.cabin(0, 1, "nun")
    table.workshop(0, "ws1-nun-1", worker=PLAIN)
    table.earn(0, ACTIVATE + 1)
    table.action_step(0)
    table.play("use activate(2)")
    assert table.legal() == ["activate CR4", "activate NU3", "activate AR1", "done"]
    events = table.play("activate AR1", "activate NU3")
    assert told(events, CitizenActivated) == [
        CitizenActivated(0, SQUARE_NAMES.index("AR1")),
        CitizenActivated(0, SQUARE_NAMES.index("NU3")),
    ]
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {"coin": 2, "fire": 1}
    assert told(events, OverseerAdvanced) == []


@pytest.mark.clause("7.12")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_activate_n_is_up_to_n_citizens(count):
    table = Table()
    table.citizen(0, "CR4", "NU3", "AR1", "AR2")
    table.earn(0, ACTIVATE + count - 1)
    table.action_step(0)
    table.play(f"use activate({count})", *["activate CR4", "activate NU3", "activate AR1"][:count])
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.12", "7.4")
def test_activate_never_takes_one_citizen_twice():
    table = Table()
    table.citizen(0, "CR4", "NU3")
    table.earn(0, ACTIVATE + 2)
    table.action_step(0)
    table.play("use activate(3)", "activate CR4")
    assert table.legal() == ["activate NU3", "done"]


@pytest.mark.clause("7.12")
def test_activate_may_stop_early():
    table = Table()
    table.citizen(0, "CR4", "NU3")
    table.earn(0, ACTIVATE + 1)
    table.action_step(0)
    table.play("use activate(2)", "activate CR4", "done")
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {"coin": 2}


@pytest.mark.clause("7.12")
def test_second_activate_may_take_the_same_citizen():
    table = Table()
    table.citizen(0, "CR4")
    table.earn(0, ACTIVATE, 2)
    table.action_step(0)
    table.play("use activate(1)", "activate CR4", "use activate(1)", "activate CR4")
    assert table.tokens(0) == {"coin": 4}


@pytest.mark.clause("7.12")
def test_activate_is_not_offered_with_empty_sectors():
    table = Table()
    table.cabin(0, 1, "nun")
    table.earn(0, ACTIVATE)
    table.action_step(0)
    assert table.legal() == ["end"]
