"""Clauses 7.1 to 7.3, 7.5, 7.11, 7.12: printed actions other than walking overseers and building."""

import pytest

from messina.errors import IllegalAction
from messina.rules.events import (
    CitizenActivated,
    CitizenUpgraded,
    HexActionTaken,
    LieutenantGained,
    OpportunityLost,
    OverseerAdvanced,
    OverseerUpgraded,
    PointsScored,
    RegisterAdvanced,
    ScrollAdvanced,
    TokensGained,
    TokensSpent,
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
    TRACKS,
    UPGRADE,
    UPGRADE_OVERSEER,
)
from tests.table import PLAIN, UPGRADED, Like, Table, printed_with, told

# 7.1: tokens, points, upgrading a citizen.


@pytest.mark.clause("7.1")
@pytest.mark.parametrize(
    ("hex", "tokens"),
    [
        ("H4", {"fire": 1}),
        ("H5", {"lumber": 1, "fire": 1}),
        ("H13", {"lumber": 2}),
        ("H14", {"lumber": 1, "coin": 1}),
    ],
)
def test_tokens_of_an_action_are_taken(hex: str, tokens: dict[str, int]) -> None:
    table = Table()
    table.lay("H14", "m2")
    table.action_step(0, hex)
    table.play("action")
    assert table.tokens(0) == tokens


@pytest.mark.clause("7.1")
@pytest.mark.parametrize(("hex", "tokens"), [("H12", {"coin": 2}), ("H20", {"fire": 2})])
def test_tokens_of_an_action_of_four_players_are_taken(hex: str, tokens: dict[str, int]) -> None:
    table = Table(players=4)
    table.action_step(0, hex)
    table.play("action")
    assert table.tokens(0) == tokens


@pytest.mark.clause("7.1", "5.7")
def test_major_fire_of_a_harbour_is_taken() -> None:
    table = Table()
    table.action_step(0, "SW")
    table.play("action", "choose major")
    assert table.tokens(0) == {"major": 1}


@pytest.mark.clause("7.1")
def test_each_kind_of_token_is_told() -> None:
    table = Table()
    table.action_step(0, "H5")
    events = table.play("action")
    assert told(events, TokensGained) == [TokensGained(0, FIRE, 1), TokensGained(0, LUMBER, 1)]


@pytest.mark.clause("7.1")
def test_points_of_an_action_are_scored_at_once() -> None:
    table = Table(pack=printed_with({"hexes H1": {"action": "points(3)"}}))
    table.action_step(0, "H1")
    events = table.play("action")
    assert told(events, PointsScored) == [Like(PointsScored, 0, 3, FROM_ACTIONS)]
    assert table.seat(0).score == 3


@pytest.mark.clause("7.1")
def test_citizen_to_upgrade_may_be_in_a_sector_a_cabin_or_a_workshop() -> None:
    table = Table()
    table.citizen(0, "NU3", "AR1!")
    table.cabin(0, 2, "craftsman", space=2)
    table.cabin(0, 3, "craftsman", upgraded=True)
    table.workshop(0, "B10", worker=PLAIN)
    table.workshop(0, "B7", worker=UPGRADED)
    table.workshop(0, "B9")
    table.earn(0, UPGRADE)
    table.action_step(0)
    table.play("use upgrade")
    assert table.legal() == ["upgrade NU3", "upgrade cabin-2", "upgrade B10"]


@pytest.mark.clause("7.1")
def test_citizen_in_a_sector_becomes_upgraded() -> None:
    table = Table()
    table.citizen(0, "NU3", "NU4")
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("use upgrade", "upgrade NU3")
    assert table.sectors(0) == ["NU3!", "NU4"]
    assert told(events, CitizenUpgraded) == [CitizenUpgraded(0, SQUARE_NAMES.index("NU3"))]


@pytest.mark.clause("7.1")
def test_citizen_in_a_cabin_becomes_upgraded_and_stays_in_its_space() -> None:
    table = Table()
    table.cabin(0, 2, "craftsman", space=2)
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("use upgrade", "upgrade cabin-2")
    assert list(table.seat(0).cabins) == [0, UPGRADED, 0, 0]
    assert list(table.seat(0).cabin_spaces) == [0, 2, 0, 0]
    assert told(events, CitizenUpgraded) == [CitizenUpgraded(0, FIRST_CABIN + 1)]


@pytest.mark.clause("7.1")
def test_citizen_in_a_workshop_becomes_upgraded() -> None:
    table = Table()
    table.workshop(0, "B10", worker=PLAIN)
    table.earn(0, UPGRADE)
    table.action_step(0)
    events = table.play("use upgrade", "upgrade B10")
    assert list(table.seat(0).workers) == [UPGRADED]
    assert told(events, CitizenUpgraded) == [CitizenUpgraded(0, FIRST_WORKSHOP + table.seat(0).workshops[0])]


@pytest.mark.clause("7.1", "10.2")
def test_citizen_upgraded_in_a_cabin_leaves_it_upgraded() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2, upgraded=True)
    table.end_round()
    table.play("square NU5")
    assert table.sectors(0) == ["NU5!"]


@pytest.mark.clause("7.1")
def test_without_a_plain_citizen_there_is_nobody_to_upgrade() -> None:
    table = Table()
    table.citizen(0, "NU3!")
    table.earn(0, UPGRADE)
    table.action_step(0)
    assert table.legal() == ["end"]


@pytest.mark.clause("7.1")
def test_hex_may_upgrade_a_citizen() -> None:
    table = Table()
    table.citizen(0, "AR2")
    table.action_step(0, "H1")
    table.play("action", "use upgrade", "upgrade AR2")
    assert table.sectors(0) == ["AR2!"]


# 7.2: scrolls.


@pytest.mark.clause("7.2")
@pytest.mark.parametrize("track", [1, 2, 3])
def test_scroll_advances_one_marker_of_choice(track: int) -> None:
    table = Table()
    table.earn(0, SCROLL)
    table.action_step(0)
    table.play("use scroll")
    assert table.legal() == ["track 1", "track 2", "track 3"]
    events = table.play(f"track {track}")
    assert told(events, ScrollAdvanced) == [ScrollAdvanced(0, track - 1, 1)]
    assert [level for level in table.seat(0).scrolls if level] == [1]


@pytest.mark.clause("7.2")
def test_marker_at_its_top_cannot_advance() -> None:
    table = Table()
    table.player(0).scrolls[0] = 4
    table.earn(0, SCROLL)
    table.action_step(0)
    table.play("use scroll")
    assert table.legal() == ["track 2", "track 3"]


@pytest.mark.clause("7.2")
def test_with_all_markers_at_their_tops_a_scroll_brings_nothing() -> None:
    table = Table()
    for track, top in enumerate((4, 4, 4)):
        table.player(0).scrolls[track] = top
    table.earn(0, SCROLL)
    table.action_step(0)
    assert table.legal() == ["end"]
    assert told(table.play("end"), OpportunityLost) == [OpportunityLost(0, SCROLL)]


@pytest.mark.clause("7.2", "5.7")
def test_scroll_may_be_one_side_of_a_slash() -> None:
    table = Table()
    table.lay("H16", "X1")
    table.action_step(0, "H16")
    table.play("action")
    assert table.legal() == ["choose build", "choose scroll"]
    table.play("choose scroll", "use scroll", "track 2")
    assert list(table.seat(0).scrolls) == [0, 1, 0]


# 7.3: register actions.


@pytest.mark.clause("7.3")
@pytest.mark.parametrize(("hex", "register"), [("H3", CITY), ("H2", CHURCH)])
def test_action_of_a_hex_is_a_free_advance_on_the_register_shown(hex: str, register: int) -> None:
    table = Table()
    table.player(0, coin=1)
    table.action_step(0, hex)
    events = table.play("action")
    assert told(events, RegisterAdvanced) == [Like(RegisterAdvanced, 0, register, 2)]
    assert table.tokens(0) == {"coin": 1}


@pytest.mark.clause("7.3")
def test_free_advance_comes_with_the_rest_of_the_action() -> None:
    table = Table(pack=printed_with({"harbours SW": {"action": "church + fire"}}))
    table.action_step(0, "SW")
    events = table.play("action")
    assert told(events, RegisterAdvanced) == [Like(RegisterAdvanced, 0, CHURCH, 2)]
    assert table.tokens(0) == {"fire": 1}


@pytest.mark.clause("7.3", "5.7")
@pytest.mark.parametrize(("register", "number"), [("city", CITY), ("church", CHURCH)])
def test_register_of_choice_on_a_hex(register: str, number: int) -> None:
    table = Table()
    table.lay("H18", "X1")
    table.action_step(0, "H18")
    table.play("action")
    assert table.legal() == ["choose city", "choose church"]
    events = table.play(f"choose {register}")
    assert told(events, RegisterAdvanced) == [Like(RegisterAdvanced, 0, number, 2)]


@pytest.mark.clause("7.3", "5.7", "8.4")
@pytest.mark.parametrize(("register", "number"), [("city", CITY), ("church", CHURCH)])
@pytest.mark.parametrize("space", [3, 9])
def test_register_of_choice_on_the_popularity_register(space: int, register: str, number: int) -> None:
    table = Table()
    table.cubes("H5", 1)
    table.player(0, fire=1, popularity=space - 1)
    table.turn(0, "estate")
    table.play("go H5", "burn fire", "use city / church")
    assert table.legal() == ["choose city", "choose church"]
    events = table.play(f"choose {register}")
    assert told(events, RegisterAdvanced) == [Like(RegisterAdvanced, 0, number, 2)]


@pytest.mark.clause("7.3", "8.4")
def test_two_free_advances_stop_on_both_spaces() -> None:
    table = Table(round=5)
    table.workshop(0, "B25")
    table.citizen(0, "NU1!", "NU2")
    table.player(0, church=7)
    table.action_step(0)
    events = table.play("employ B25", "citizen NU1")
    assert told(events, RegisterAdvanced) == [
        Like(RegisterAdvanced, 0, CHURCH, 8),
        Like(RegisterAdvanced, 0, CHURCH, 9),
    ]
    assert table.pool(0) == ["activate(1)"]


# 7.3: a coin for a step on a register.

TRADES = pytest.mark.parametrize(("square", "register"), [("NU1", "church"), ("AR5", "city")])


def trading(square: str, register: str, space: int = 1, **tokens: int) -> Table:
    """The citizen on the square has been activated; its trade may be used."""
    table = Table()
    table.citizen(0, square)
    table.player(0, **{register: space}, **tokens)
    table.earn(0, ACTIVATE)
    table.action_step(0)
    table.play("use activate(1)", f"activate {square}")
    return table


@pytest.mark.clause("7.3")
@TRADES
def test_square_with_a_coin_before_the_register_sells_an_advance_for_one_coin(
    square: str, register: str
) -> None:
    table = trading(square, register, coin=2)
    assert table.legal() == ["end", f"use coin -> {register}"]
    events = table.play(f"use coin -> {register}")
    assert told(events, TokensSpent, RegisterAdvanced) == [
        TokensSpent(0, COIN, 1),
        Like(RegisterAdvanced, 0, TRACKS.index(register), 2),
    ]
    assert table.tokens(0) == {"coin": 1}
    assert table.legal() == ["end"]


@pytest.mark.clause("7.3", "8.3")
def test_trade_costs_one_coin_however_many_lieutenants_one_has_had() -> None:
    table = trading("NU1", "church", coin=5, had=5)
    assert set(table.legal()) == {"end", "use coin -> church", "advance city", "advance church"}
    table.play("use coin -> church")
    assert table.tokens(0) == {"coin": 4}


@pytest.mark.clause("7.3", "5.6")
@TRADES
def test_trade_may_be_declined(square: str, register: str) -> None:
    table = trading(square, register, coin=1)
    events = table.play("end")
    assert len(told(events, OpportunityLost)) == 1
    assert table.tokens(0) == {"coin": 1}
    assert list(table.seat(0).registers) == [1, 1, 1]


@pytest.mark.clause("7.3")
@TRADES
def test_trade_is_refused_without_the_coin(square: str, register: str) -> None:
    table = trading(square, register, fire=1, lumber=1, major=1)
    assert table.legal() == ["end"]
    with pytest.raises(IllegalAction):
        table.play(f"use coin -> {register}")


@pytest.mark.clause("7.3", "5.5")
def test_coin_for_a_trade_may_come_later_in_the_action_step() -> None:
    table = Table()
    table.citizen(0, "NU1", "AR1")
    table.earn(0, ACTIVATE + 1)
    table.action_step(0)
    table.play("use activate(2)", "activate NU1")
    assert table.legal_with("use") == []
    table.play("activate AR1", "use coin -> church")
    assert table.tokens(0) == {"coin": 1}
    assert table.seat(0).registers[CHURCH] == 2


@pytest.mark.clause("7.3", "8.7")
@TRADES
def test_trade_is_not_offered_at_the_end_of_its_register(square: str, register: str) -> None:
    table = trading(square, register, space=11, coin=1)
    assert table.legal() == ["end"]


@pytest.mark.clause("7.3", "8.7")
def test_trade_is_offered_while_only_the_other_register_is_at_its_end() -> None:
    table = trading("NU1", "church", space=10, coin=1, city=11)
    table.play("use coin -> church")
    assert table.seat(0).registers[CHURCH] == 11


@pytest.mark.clause("7.3", "8.4")
def test_action_of_the_space_reached_by_a_trade_may_be_used() -> None:
    table = trading("NU1", "church", space=2, coin=1)
    table.play("use coin -> church", "use upgrade_overseer", "overseer nun")
    assert table.seat(0).overseer_upgraded == 1 << NUN


@pytest.mark.clause("7.3", "8.5")
def test_lieutenant_of_the_space_reached_by_a_trade_is_taken_at_once() -> None:
    table = trading("AR5", "city", space=3, coin=1)
    events = table.play("use coin -> city")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]


@pytest.mark.clause("7.3")
def test_each_activation_of_the_square_is_one_trade() -> None:
    table = Table()
    table.citizen(0, "NU1")
    table.player(0, coin=2)
    table.earn(0, ACTIVATE, 2)
    table.action_step(0)
    table.play("use activate(1)", "activate NU1", "use activate(1)", "activate NU1")
    assert table.pool(0) == ["coin -> church", "coin -> church"]
    table.play("use coin -> church", "use coin -> church")
    assert table.tokens(0) == {}
    assert table.seat(0).registers[CHURCH] == 3


# 7.5: upgrading an overseer.


@pytest.mark.clause("7.5")
def test_overseer_is_upgraded_for_good_and_once() -> None:
    table = Table()
    table.earn(0, UPGRADE_OVERSEER, 2)
    table.action_step(0)
    table.play("use upgrade_overseer")
    assert table.legal() == ["overseer craftsman", "overseer nun", "overseer aristocrat"]
    events = table.play("overseer nun")
    assert told(events, OverseerUpgraded) == [OverseerUpgraded(0, NUN)]
    assert table.seat(0).overseer_upgraded == 1 << NUN
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]
    table.play("use upgrade_overseer")
    assert table.legal() == ["overseer craftsman", "overseer aristocrat"]


@pytest.mark.clause("7.5")
def test_overseer_in_the_centre_may_still_be_upgraded() -> None:
    table = Table()
    table.player(0).overseer_steps[NUN] = 6
    table.earn(0, UPGRADE_OVERSEER)
    table.action_step(0)
    table.play("use upgrade_overseer", "overseer nun")
    assert table.seat(0).overseer_upgraded == 1 << NUN


@pytest.mark.clause("7.5")
def test_with_all_overseers_upgraded_there_is_nothing_to_upgrade() -> None:
    table = Table()
    for klass in range(3):
        table.player(0).overseer_upgraded |= 1 << klass
    table.earn(0, UPGRADE_OVERSEER)
    table.action_step(0)
    assert table.legal() == ["end"]


# 7.11: any hex action.


@pytest.mark.clause("7.11")
def test_any_hex_action_offers_all_hexes_in_messina_and_no_dock() -> None:
    table = Table()
    table.lay("H19", "X1")
    table.boat("T5", "dock-ne")
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex")
    in_city = [name for name in table.state.box.place_names[:24] if table.state.in_city(table.place(name))]
    assert table.legal() == [f"hex {name}" for name in in_city]
    assert {"H19", "NW", "NE", "SE", "SW"} <= set(in_city)
    assert "H16" not in in_city


@pytest.mark.clause("7.11")
@pytest.mark.parametrize("owner", [0, 1])
def test_any_hex_action_works_on_a_blocked_hex(owner: int) -> None:
    table = Table()
    table.lieutenant(owner, 1, "H13", standing=True)
    table.earn(0, ANY_HEX)
    table.action_step(0)
    events = table.play("use any_hex", "hex H13")
    assert told(events, HexActionTaken) == [HexActionTaken(0, table.place("H13"))]
    assert table.tokens(0) == {"lumber": 2}


@pytest.mark.clause("7.11")
def test_any_hex_action_takes_a_harbour_action() -> None:
    table = Table()
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex SE", "use overseer(nun)")
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("7.11", "5.7")
def test_any_hex_action_with_a_slash_asks_for_the_side() -> None:
    table = Table()
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex SW")
    assert table.legal() == ["choose build", "choose major"]


@pytest.mark.clause("7.11")
def test_any_hex_action_is_no_visit_and_no_rescue_and_no_fight() -> None:
    table = Table()
    table.repopulated(1, "H13")
    table.citizens("H13", "nun")
    table.cubes("H13", 1)
    table.player(0, fire=1)
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex H13")
    assert table.asked == "ActionStep"
    assert table.seat(1).score == 0
    assert table.seat(0).rats == 0
    assert sum(table.state.citizens) == 1


@pytest.mark.clause("7.11")
def test_any_hex_action_is_never_a_repopulation() -> None:
    table = Table()
    table.player(0, coin=1)
    table.wagon(0, "C1-2")
    table.citizen(0, "NU1", "CR1!")
    table.earn(0, ANY_HEX)
    table.action_step(0)
    table.play("use any_hex", "hex H2")
    assert table.state.owners[table.place("H2")] == -1
    assert "repopulate" not in table.legal()


@pytest.mark.clause("7.11", "5.5")
def test_any_hex_action_leaves_the_action_of_the_chosen_hex() -> None:
    table = Table()
    table.earn(0, ANY_HEX)
    table.action_step(0, "H4")
    table.play("use any_hex", "hex H4", "action")
    assert table.tokens(0) == {"fire": 2}


# 7.12: activating citizens.


@pytest.mark.clause("7.12")
def test_activate_reaches_citizens_anywhere_in_the_three_sectors() -> None:
    table = Table()
    table.citizen(0, "CR2", "NU3", "AR1")
    table.cabin(0, 1, "nun")
    table.workshop(0, "B10", worker=PLAIN)
    table.earn(0, ACTIVATE + 1)
    table.action_step(0)
    table.play("use activate(2)")
    assert table.legal() == ["activate CR2", "activate NU3", "activate AR1", "done"]
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
def test_activate_n_is_up_to_n_citizens(count: int) -> None:
    table = Table()
    table.citizen(0, "CR2", "NU3", "AR1", "NU6")
    table.earn(0, ACTIVATE + count - 1)
    table.action_step(0)
    table.play(f"use activate({count})", *["activate CR2", "activate NU3", "activate AR1"][:count])
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.12", "7.4")
def test_activate_never_takes_one_citizen_twice() -> None:
    table = Table()
    table.citizen(0, "CR2", "NU3")
    table.earn(0, ACTIVATE + 2)
    table.action_step(0)
    table.play("use activate(3)", "activate CR2")
    assert table.legal() == ["activate NU3", "done"]


@pytest.mark.clause("7.12")
def test_activate_may_stop_early() -> None:
    table = Table()
    table.citizen(0, "CR2", "NU3")
    table.earn(0, ACTIVATE + 1)
    table.action_step(0)
    table.play("use activate(2)", "activate CR2", "done")
    assert table.asked == "ActionStep"
    assert table.tokens(0) == {"coin": 1, "lumber": 1}


@pytest.mark.clause("7.12")
def test_second_activate_may_take_the_same_citizen() -> None:
    table = Table()
    table.citizen(0, "CR2")
    table.earn(0, ACTIVATE, 2)
    table.action_step(0)
    table.play("use activate(1)", "activate CR2", "use activate(1)", "activate CR2")
    assert table.tokens(0) == {"coin": 2, "lumber": 2}


@pytest.mark.clause("7.12")
def test_activate_is_not_offered_with_empty_sectors() -> None:
    table = Table()
    table.cabin(0, 1, "nun")
    table.earn(0, ACTIVATE)
    table.action_step(0)
    assert table.legal() == ["end"]
