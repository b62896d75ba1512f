"""What is answered for people: only where it never matters which answer is given, or when."""

import pytest

from messina import Game, position_text
from messina.asking import legal_codes
from messina.notation.actions import action_text
from messina.obvious import obvious
from messina.rules.actions import CABIN, STRIDE
from messina.rules.dice import Dice
from messina.rules.engine import apply
from messina.rules.state import State
from tests.eager import play_eagerly
from tests.table import Table
from tests.test_conformance import VARIANTS, Variant


def answer(table: Table) -> str | None:
    code = obvious(table.state)
    return None if code is None else action_text(table.state.box, code)


def test_empty_cabins_that_differ_in_nothing() -> None:
    table = Table(players=2)
    table.cubes("H5", 1)
    table.citizens("H5", "nun")
    table.turn(0, place="estate")
    table.play("go H5", "rescue nun")
    assert answer(table) == "cabin 1"
    table.improvement(0, 2, "Q1")
    assert answer(table) is None


def test_the_order_of_rescue_matters_only_where_cabins_are_scarce() -> None:
    table = Table(players=2)
    table.citizens("H5", "nun", "craftsman")
    table.turn(0, place="estate")
    table.play("go H5")
    assert answer(table) == "rescue craftsman"
    table = Table(players=2)
    table.cubes("H5", 1)
    table.citizens("H5", "nun", "craftsman")
    table.turn(0, place="estate")
    for cabin in range(1, 4):
        table.cabin(0, cabin, "nun")
    table.play("go H5")
    assert answer(table) is None
    table.cabin(0, 4, "nun")
    assert answer(table) == "rescue craftsman", "nobody finds room"


def test_a_plain_action_is_taken_where_nothing_else_could_come_of_it() -> None:
    table = Table(players=2)
    table.player(0, coin=0)
    table.turn(0, place="estate")
    table.play("go H5")
    assert answer(table) == "action"
    table.player(0, coin=9)  # a paid advance is open, but nobody could settle here
    assert answer(table) == "action"
    card = table.state.box.hexes[table.place("H5")]
    for klass, name in enumerate(("CR", "AR", "NU")):
        table.citizen(0, *(f"{name}{i + 1}" for i in range(card.plain[klass] + card.upgraded[klass])))
    assert answer(table) is None


def canonical(state: State) -> str:
    """The position, with the cabins in an order of their own."""
    twin = state.copy()
    for player in twin.seats:
        cabins = sorted(
            zip(player.cabins, player.cabin_classes, player.cabin_spaces, player.improvements, strict=True)
        )
        for i, (citizen, klass, space, improvement) in enumerate(cabins):
            player.cabins[i], player.cabin_classes[i] = citizen, klass
            player.cabin_spaces[i], player.improvements[i] = space, improvement
    return position_text(twin)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_cabins_that_are_alike_lead_to_the_same(variant: Variant) -> None:
    options = variant._asdict()
    played = play_eagerly(Game(seed=7, **options), Dice(7))
    game = Game.of(played.box, played.options)
    alike = 0
    for step in played.log:
        code = obvious(game.state) if step.player >= 0 else None
        if code is not None and code // STRIDE == CABIN:
            ends = set()
            for one in legal_codes(game.state):
                tried = game.state.copy()
                apply(tried, one)
                ends.add(canonical(tried))
            assert len(ends) == 1
            alike += 1
        game.take(step.code)
    assert alike > 0
