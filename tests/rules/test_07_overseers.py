"""Clause 7.4: overseers walk their paths and activate citizens."""

import pytest

from messina.rules.actions import COMMON, LEFT, RIGHT
from messina.rules.events import CitizenActivated, OpportunityLost, OverseerAdvanced
from messina.rules.terms import (
    ARISTOCRAT,
    BUILD,
    CHURCH,
    CLASSES,
    CRAFTSMAN,
    NUN,
    OVERSEER_ANY,
    OVERSEER_OF,
    OVERSEER_OF_SKIP,
    SQUARE_NAMES,
)
from tests.table import PLAIN, Table, printed_with, told


def overseer(
    klass: int, step: int, branch: int = COMMON, upgraded: bool = False, opportunity: int | None = None
) -> Table:
    """The overseer stands on this step and its advance has been earned; every square has a citizen."""
    table = Table()
    table.citizen(0, *SQUARE_NAMES)
    stand(table, klass, step, branch, upgraded)
    table.earn(0, OVERSEER_OF + klass if opportunity is None else opportunity)
    table.action_step(0)
    return table


def stand(table: Table, klass: int, step: int, branch: int = COMMON, upgraded: bool = False) -> None:
    player = table.seat(0)
    player.overseer_steps[klass] = step
    player.overseer_branches[klass] = branch
    player.overseer_upgraded |= upgraded << klass


def leave_only(table: Table, *squares: str) -> None:
    """Everybody else leaves the sectors."""
    for square in range(len(SQUARE_NAMES)):
        table.seat(0).squares[square] = 0
    table.citizen(0, *squares)


def activations(table: Table) -> list[str]:
    return [text.removeprefix("activate ") for text in table.legal_with("activate")]


def activate_all(table: Table) -> list[str]:
    """Activate whoever is offered first until the advance is over; who it was."""
    activated = []
    while table.asked == "Activate":
        activated.append(activations(table)[0])
        table.play(f"activate {activated[-1]}")
    return activated


# Which overseer.


@pytest.mark.clause("7.4")
def test_named_overseer_advances_without_a_choice() -> None:
    table = overseer(NUN, 0)
    events = table.play("use overseer(nun)")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, NUN, 1, COMMON)]
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("klass", range(3))
def test_overseer_of_choice_is_any_of_the_three(klass: int) -> None:
    table = overseer(NUN, 0, opportunity=OVERSEER_ANY)
    table.play("use overseer(any)")
    assert table.legal() == [f"overseer {name}" for name in CLASSES]
    events = table.play(f"overseer {CLASSES[klass]}")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, klass, 1, COMMON)]


@pytest.mark.clause("7.4", "5.6")
def test_overseer_advance_may_be_declined() -> None:
    table = overseer(NUN, 0)
    assert told(table.play("end"), OpportunityLost) == [OpportunityLost(0, OVERSEER_OF + NUN)]
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]


# The path.


@pytest.mark.clause("7.4")
def test_first_step_is_common_and_the_second_chooses_the_branch() -> None:
    table = overseer(CRAFTSMAN, 0)
    table.play("use overseer(craftsman)")
    assert table.asked == "Activate"
    table = overseer(CRAFTSMAN, 1)
    table.play("use overseer(craftsman)")
    assert table.legal() == ["step 2 left", "step 2 right"]


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("branch", [LEFT, RIGHT])
@pytest.mark.parametrize("step", [2, 3, 4, 5])
def test_branch_is_chosen_once(step: int, branch: int) -> None:
    table = overseer(NUN, step, branch)
    events = table.play("use overseer(nun)")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, NUN, step + 1, branch)]


@pytest.mark.clause("7.4")
def test_overseers_choose_their_branches_independently() -> None:
    table = overseer(CRAFTSMAN, 1, opportunity=OVERSEER_ANY)
    stand(table, NUN, 3, LEFT)
    events = table.play("use overseer(any)", "overseer craftsman", "step 2 right")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, CRAFTSMAN, 2, RIGHT)]
    assert list(table.seat(0).overseer_branches) == [RIGHT, LEFT, COMMON]


@pytest.mark.clause("7.4")
def test_overseer_in_the_centre_stops_for_good() -> None:
    table = overseer(NUN, 6, LEFT)
    assert table.legal() == ["end"]
    table = overseer(NUN, 6, LEFT, opportunity=OVERSEER_ANY)
    table.play("use overseer(any)")
    assert table.legal() == ["overseer craftsman", "overseer aristocrat"]


@pytest.mark.clause("7.4")
def test_with_all_overseers_in_the_centre_none_can_advance() -> None:
    table = overseer(NUN, 6, LEFT, opportunity=OVERSEER_ANY)
    stand(table, CRAFTSMAN, 6, LEFT)
    stand(table, ARISTOCRAT, 6, RIGHT)
    assert table.legal() == ["end"]


@pytest.mark.clause("7.4")
def test_two_overseers_may_share_a_space() -> None:
    table = overseer(NUN, 5, LEFT)
    stand(table, CRAFTSMAN, 6, RIGHT)
    table.play("use overseer(nun)", "done")
    assert list(table.seat(0).overseer_steps) == [6, 6, 0]
    table = overseer(CRAFTSMAN, 3, RIGHT)
    stand(table, NUN, 4, LEFT)  # the space between CRb and NUa
    table.play("use overseer(craftsman)", "done")
    assert list(table.seat(0).overseer_steps) == [4, 4, 0]


# What the space activates.


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(
    ("klass", "squares"),
    [(CRAFTSMAN, ["CR3", "CR4"]), (NUN, ["NU3", "NU4"]), (ARISTOCRAT, ["AR3", "AR4"])],
)
def test_first_step_activates_one_of_its_two_squares(klass: int, squares: list[str]) -> None:
    table = overseer(klass, 0)
    table.play(f"use overseer({CLASSES[klass]})")
    assert activations(table) == squares
    assert len(activate_all(table)) == 1


REGIONS = [
    (CRAFTSMAN, LEFT, ["CR1", "CR2", "CR3"]),
    (CRAFTSMAN, RIGHT, ["CR4", "CR5", "CR6"]),
    (NUN, LEFT, ["NU1", "NU2", "NU3"]),
    (NUN, RIGHT, ["NU4", "NU5", "NU6"]),
    (ARISTOCRAT, LEFT, ["AR1", "AR2", "AR3"]),
    (ARISTOCRAT, RIGHT, ["AR4", "AR5", "AR6"]),
]
SIDES = {LEFT: "left", RIGHT: "right"}


@pytest.mark.clause("7.4")
def test_upgraded_overseer_activates_both_squares_of_the_first_step() -> None:
    table = overseer(NUN, 0, upgraded=True)
    table.play("use overseer(nun)")
    assert activate_all(table) == ["NU3", "NU4"]


@pytest.mark.clause("7.4", "1.6")
@pytest.mark.parametrize(("klass", "branch", "squares"), REGIONS)
def test_second_step_activates_one_citizen_of_the_region_of_the_branch_chosen(
    klass: int, branch: int, squares: list[str]
) -> None:
    table = overseer(klass, 1)
    table.play(f"use overseer({CLASSES[klass]})", f"step 2 {SIDES[branch]}")
    assert activations(table) == squares
    assert len(activate_all(table)) == 1


@pytest.mark.clause("7.4", "1.6")
@pytest.mark.parametrize(("klass", "branch", "squares"), REGIONS)
def test_third_step_activates_one_citizen_of_the_region(klass: int, branch: int, squares: list[str]) -> None:
    table = overseer(klass, 2, branch)
    table.play(f"use overseer({CLASSES[klass]})")
    assert activations(table) == squares
    assert len(activate_all(table)) == 1


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(("step", "branch", "moves"), [(1, COMMON, ["step 2 left"]), (2, LEFT, [])])
def test_upgraded_overseer_activates_up_to_two_of_the_region(
    step: int, branch: int, moves: list[str]
) -> None:
    table = overseer(NUN, step, branch, upgraded=True)
    table.play("use overseer(nun)", *moves, "activate NU2")
    assert activations(table) == ["NU1", "NU3"]
    table.play("activate NU3")
    assert table.asked == "ActionStep"


BORDERS = [
    (CRAFTSMAN, LEFT, ["CR1", "CR2", "CR3"], ["AR4", "AR5", "AR6"]),
    (CRAFTSMAN, RIGHT, ["CR4", "CR5", "CR6"], ["NU1", "NU2", "NU3"]),
    (NUN, LEFT, ["NU1", "NU2", "NU3"], ["CR4", "CR5", "CR6"]),
    (NUN, RIGHT, ["NU4", "NU5", "NU6"], ["AR1", "AR2", "AR3"]),
    (ARISTOCRAT, LEFT, ["AR1", "AR2", "AR3"], ["NU4", "NU5", "NU6"]),
    (ARISTOCRAT, RIGHT, ["AR4", "AR5", "AR6"], ["CR1", "CR2", "CR3"]),
]


@pytest.mark.clause("7.4", "1.6")
@pytest.mark.parametrize("step", [3, 4])
@pytest.mark.parametrize(("klass", "branch", "near", "far"), BORDERS)
def test_fourth_and_fifth_step_activate_one_citizen_of_each_region_they_border(
    klass: int, branch: int, near: list[str], far: list[str], step: int
) -> None:
    table = overseer(klass, step, branch)
    table.play(f"use overseer({CLASSES[klass]})")
    assert set(activations(table)) == {*near, *far}
    table.play(f"activate {near[0]}")
    assert activations(table) == far
    table.play(f"activate {far[0]}")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.4")
def test_the_two_regions_may_be_activated_in_either_order() -> None:
    table = overseer(NUN, 3, LEFT)
    table.play("use overseer(nun)", "activate CR6")
    assert activations(table) == ["NU1", "NU2", "NU3"]
    table.play("activate NU3")
    assert table.tokens(0) == {"coin": 1, "lumber": 1, "fire": 1}


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("step", [3, 4])
@pytest.mark.parametrize(("klass", "branch", "near", "far"), BORDERS)
def test_upgraded_overseer_activates_two_of_its_own_region_and_one_of_the_other(
    klass: int, branch: int, near: list[str], far: list[str], step: int
) -> None:
    table = overseer(klass, step, branch, upgraded=True)
    table.play(f"use overseer({CLASSES[klass]})", f"activate {near[0]}")
    assert set(activations(table)) == {*near[1:], *far}
    table.play(f"activate {far[1]}")
    assert activations(table) == near[1:]
    table.play(f"activate {near[2]}")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("upgraded", [False, True])
def test_centre_activates_up_to_three_citizens_anywhere_upgraded_or_not(upgraded: bool) -> None:
    table = overseer(NUN, 5, RIGHT, upgraded=upgraded)
    table.play("use overseer(nun)")
    assert activations(table) == list(SQUARE_NAMES)
    table.play("activate NU2", "activate NU3", "activate CR4")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.4", "1.6")
@pytest.mark.parametrize("klass", range(3))
def test_path_of_every_class_leads_in_six_steps_from_its_start_to_the_centre(klass: int) -> None:
    table = overseer(klass, 0)
    leave_only(table)
    table.earn(0, OVERSEER_OF + klass, 5)
    use = f"use overseer({CLASSES[klass]})"
    table.play(use, use, "step 2 left", use, use, use)
    assert table.seat(0).overseer_steps[klass] == 5
    table.citizen(0, *SQUARE_NAMES)
    table.play(use)
    assert table.seat(0).overseer_steps[klass] == 6
    assert activations(table) == list(SQUARE_NAMES)


@pytest.mark.clause("7.4")
def test_what_a_step_activates_is_printed_on_the_path() -> None:
    pack = printed_with({"path 2": {"kind": "regions"}})
    table = Table(pack=pack)
    table.citizen(0, *SQUARE_NAMES)
    stand(table, NUN, 1)
    table.earn(0, OVERSEER_OF + NUN)
    table.action_step(0)
    table.play("use overseer(nun)", "step 2 right")
    assert activations(table) == ["NU4", "NU5", "NU6", "AR1", "AR2", "AR3"]


@pytest.mark.clause("7.4")
def test_only_citizens_that_are_there_can_be_activated() -> None:
    table = overseer(NUN, 3, RIGHT, upgraded=True)
    leave_only(table, "NU5", "NU1", "AR4")
    table.workshop(0, "B17", worker=PLAIN)
    table.cabin(0, 1, "nun")
    table.play("use overseer(nun)")
    assert activations(table) == ["NU5"]
    table.play("activate NU5")
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.4")
def test_overseer_advances_although_nobody_can_be_activated() -> None:
    table = overseer(NUN, 0)
    leave_only(table)
    events = table.play("use overseer(nun)")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, NUN, 1, COMMON)]
    assert table.asked == "ActionStep"


# Skipping.


@pytest.mark.clause("7.4")
def test_skip_from_the_start_may_leave_out_the_common_step() -> None:
    table = overseer(NUN, 0, opportunity=OVERSEER_OF_SKIP + NUN)
    table.play("use overseer(nun,skip)")
    assert table.legal() == ["step 1", "step 2 left", "step 2 right"]
    table.play("step 2 right")
    assert activations(table) == ["NU4", "NU5", "NU6"]
    assert list(table.seat(0).overseer_steps) == [0, 2, 0]
    assert list(table.seat(0).overseer_branches) == [COMMON, RIGHT, COMMON]


@pytest.mark.clause("7.4")
def test_skip_need_not_be_used() -> None:
    table = overseer(NUN, 0, opportunity=OVERSEER_OF_SKIP + NUN)
    table.play("use overseer(nun,skip)", "step 1")
    assert activations(table) == ["NU3", "NU4"]
    assert list(table.seat(0).overseer_branches) == [COMMON] * 3


@pytest.mark.clause("7.4")
def test_skip_from_the_first_step_chooses_branch_and_landing() -> None:
    table = overseer(NUN, 1, opportunity=OVERSEER_OF_SKIP + NUN)
    table.play("use overseer(nun,skip)")
    assert table.legal() == ["step 2 left", "step 2 right", "step 3 left", "step 3 right"]
    table.play("step 3 left")
    assert activations(table) == ["NU1", "NU2", "NU3"]


@pytest.mark.clause("7.4")
def test_skip_stays_on_the_branch() -> None:
    table = overseer(NUN, 4, LEFT, opportunity=OVERSEER_OF_SKIP + NUN)
    table.play("use overseer(nun,skip)")
    assert table.legal() == ["step 5 left", "step 6 left"]


@pytest.mark.clause("7.4")
def test_skipped_step_activates_nobody() -> None:
    table = overseer(NUN, 2, LEFT, upgraded=True, opportunity=OVERSEER_OF_SKIP + NUN)
    events = table.play("use overseer(nun,skip)", "step 4 left")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, NUN, 4, LEFT)]
    assert activations(table) == ["CR4", "CR5", "CR6", "NU1", "NU2", "NU3"]
    assert len(activate_all(table)) == 3


@pytest.mark.clause("7.4")
def test_skip_does_not_reach_beyond_the_centre() -> None:
    table = overseer(NUN, 5, LEFT, opportunity=OVERSEER_OF_SKIP + NUN)
    events = table.play("use overseer(nun,skip)")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, NUN, 6, LEFT)]


@pytest.mark.clause("7.4")
def test_skip_with_an_overseer_of_choice() -> None:
    table = Table()
    table.lay("H17", "X1")
    table.citizen(0, "AR1")
    table.action_step(0, "H17")
    table.play("action", "use overseer(any,skip)", "overseer aristocrat", "step 2 left", "activate AR1")
    assert table.tokens(0) == {"coin": 2}
    assert table.pool(0) == []


# Where advances come from.


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(("harbour", "klass"), [("NW", "aristocrat"), ("NE", "craftsman"), ("SE", "nun")])
def test_harbour_advances_the_overseer_it_names(harbour: str, klass: str) -> None:
    table = Table()
    table.action_step(0, harbour)
    table.play("action")
    assert table.legal() == ["end", f"use overseer({klass})"]
    events = table.play(f"use overseer({klass})")
    assert told(events, OverseerAdvanced) == [OverseerAdvanced(0, CLASSES.index(klass), 1, COMMON)]


@pytest.mark.clause("7.4", "5.6")
@pytest.mark.parametrize(("hex", "klass"), [("H8", "aristocrat"), ("H9", "craftsman"), ("H10", "nun")])
def test_coin_beside_a_named_overseer_is_taken_although_the_advance_is_declined(hex: str, klass: str) -> None:
    table = Table(players=3)
    table.action_step(0, hex)
    table.play("action")
    assert table.tokens(0) == {"coin": 1}
    assert table.pool(0) == [f"overseer({klass})"]
    table.play("end")
    assert list(table.seat(0).overseer_steps) == [0, 0, 0]


@pytest.mark.clause("7.4")
def test_overseer_of_choice_comes_with_a_coin_in_the_city_of_two() -> None:
    table = Table()
    table.action_step(0, "H6")
    table.play("action", "use overseer(any)", "overseer nun")
    assert table.tokens(0) == {"coin": 1}
    assert list(table.seat(0).overseer_steps) == [0, 1, 0]


# Activating.


@pytest.mark.clause("7.4")
def test_activating_performs_the_action_of_the_square() -> None:
    table = overseer(CRAFTSMAN, 2, LEFT)
    table.play("use overseer(craftsman)")
    events = table.play("activate CR2")
    assert told(events, CitizenActivated) == [CitizenActivated(0, SQUARE_NAMES.index("CR2"))]
    assert table.tokens(0) == {"coin": 1, "lumber": 1}
    assert len(table.sectors(0)) == len(SQUARE_NAMES)


@pytest.mark.clause("7.4", "7.3")
def test_trade_of_an_activated_citizen_may_be_used_or_left() -> None:
    table = overseer(NUN, 2, LEFT)
    table.player(0, coin=1)
    table.play("use overseer(nun)", "activate NU1")
    assert table.legal() == ["end", "use coin -> church"]
    table.play("use coin -> church")
    assert table.seat(0).registers[CHURCH] == 2
    assert table.tokens(0) == {}


@pytest.mark.clause("7.4", "7.3")
def test_coins_of_one_activation_may_pay_the_trade_of_another() -> None:
    table = overseer(NUN, 5, LEFT)
    table.play("use overseer(nun)", "activate NU1", "activate AR1", "use coin -> church")
    assert table.tokens(0) == {"coin": 1}
    assert table.asked == "Activate"


@pytest.mark.clause("7.4")
def test_no_citizen_acts_twice_in_one_advance() -> None:
    table = overseer(NUN, 5, LEFT)
    table.play("use overseer(nun)", "activate CR4")
    assert "CR4" not in activations(table)
    table.play("activate NU3")
    assert {"CR4", "NU3"} & set(activations(table)) == set()


@pytest.mark.clause("7.4")
def test_citizen_may_act_again_in_another_advance() -> None:
    table = overseer(CRAFTSMAN, 2, RIGHT)
    stand(table, NUN, 3, LEFT)  # both reach CRb
    table.earn(0, OVERSEER_OF + NUN)
    table.play("use overseer(craftsman)", "activate CR6", "use overseer(nun)", "activate CR6")
    assert table.tokens(0) == {"coin": 2, "lumber": 2}


@pytest.mark.clause("7.4")
def test_each_activation_is_optional() -> None:
    table = overseer(NUN, 5, LEFT)
    table.play("use overseer(nun)", "activate CR4", "done")
    assert table.asked == "ActionStep"
    table = overseer(NUN, 3, LEFT)
    table.play("use overseer(nun)", "done")
    assert table.tokens(0) == {}
    assert list(table.seat(0).overseer_steps) == [0, 4, 0]


@pytest.mark.clause("7.4", "5.5")
def test_what_one_activation_brings_may_be_used_before_the_next() -> None:
    table = overseer(NUN, 5, LEFT)
    table.offer_tile(1, "Q4")
    table.play("use overseer(nun)", "activate CR2", "activate CR4")
    table.play("use build", "build Q4", "cabin 1")
    assert table.tokens(0) == {"coin": 1}
    assert table.asked == "Activate"
    table.play("activate NU6")
    assert table.tokens(0) == {"coin": 1, "major": 1}
    assert table.asked == "ActionStep"


@pytest.mark.clause("7.4", "5.5")
def test_what_activations_bring_may_also_be_used_after_the_last() -> None:
    table = overseer(CRAFTSMAN, 1, upgraded=True)
    table.play("use overseer(craftsman)", "step 2 right", "activate CR4", "activate CR5")
    assert table.asked == "ActionStep"
    assert table.pool(0) == ["scroll", "build"]


@pytest.mark.clause("7.4", "7.6")
def test_citizen_that_moved_to_a_workshop_meanwhile_can_no_longer_be_activated() -> None:
    table = overseer(NUN, 5, LEFT)
    leave_only(table, "NU3", "NU5")
    table.workshop(0, "B10")
    table.play("use overseer(nun)", "activate NU3", "employ B10", "citizen NU5")
    assert activations(table) == []


@pytest.mark.clause("7.4", "5.5")
def test_earlier_opportunities_may_be_used_between_activations() -> None:
    table = overseer(NUN, 3, LEFT)
    table.offer_tile(1, "Q4")
    table.player(0, lumber=1)
    table.earn(0, BUILD)
    table.play("use overseer(nun)", "activate NU3", "use build", "build Q4", "cabin 1")
    assert activations(table) == ["CR4", "CR5", "CR6"]
