"""What is answered for people: only where it never matters which answer is given, or when."""

from collections.abc import Iterator

import pytest

from messina import Action, Game, position_text
from messina.bots import Bot, make_bot
from messina.game.obvious import obvious
from messina.game.question import legal_codes
from messina.notation.actions import action_text
from messina.rules.actions import CABIN, END, GO, STRIDE
from messina.rules.dice import Dice
from messina.rules.engine import apply, legal
from messina.rules.state import Offer, State
from messina.rules.terms import BUILD, OVERSEER_ANY, PLAIN
from messina.rules.turn import ChooseLieutenant
from tests.eager import choose_eagerly, play_eagerly
from tests.ends import TooManyPositions, answer_at_the_table, answered, any_answer, ends_of_turn
from tests.table import Table, printed_with
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


GAIN = "coin(2) + lumber(2)"
"""Something to build with, whatever the tiles on offer cost."""


def decides(state: State, text: str) -> bool:
    """Giving this answer now leaves out ends of the turn that other answers lead to."""
    code = next(code for code in legal_codes(state) if action_text(state.box, code) == text)
    afterwards = ends_of_turn(answered(state, code), any_answer, MOST_POSITIONS)
    return afterwards != ends_of_turn(state, any_answer, MOST_POSITIONS)


def loses_nothing(state: State) -> bool:
    """What the table answers by itself leaves every end of the turn to the player."""
    given = ends_of_turn(state, answer_at_the_table, MOST_POSITIONS)
    return given == ends_of_turn(state, any_answer, MOST_POSITIONS)


@pytest.mark.clause("5.6")
def test_a_free_step_waits_for_advances_that_are_cheaper_before_it() -> None:
    box = printed_with({"hexes H3": {"action": "city"}})
    table = Table(players=2, pack=box)
    table.player(0, coin=6, city=3)
    table.turn(0, place="estate")
    table.play("go H3")
    assert answer(table) is None
    assert decides(table.state, "action")
    assert loses_nothing(table.state)
    other = Table(players=2, pack=box)
    other.player(0, coin=6, city=3)
    other.turn(0, place="estate")
    other.play("go H3", "action", "advance church")
    assert other.legal_with("advance") == [], "with the fourth lieutenant a step costs 4"
    assert other.tokens(0) == {"coin": 2}
    table.play("advance church", "advance church")
    assert answer(table) == "action"
    table.play("action")
    assert (table.seat(0).had, list(table.seat(0).registers)) == (4, [1, 4, 3])


def poor_table(action: str = GAIN, **squares: str) -> Table:
    """Nobody has a token, only a point to cycle with; H5 and squares of side a are printed so."""
    printed = {f"estates a squares {square}": {"action": text} for square, text in squares.items()}
    table = Table(players=2, pack=printed_with({"hexes H5": {"action": action}} | printed))
    table.citizen(0, *squares)
    table.player(0, score=1)
    return table


@pytest.mark.clause("5.6")
def test_tokens_of_the_hex_wait_where_an_overseer_could_lead_to_a_build() -> None:
    table = poor_table(CR4="build")
    table.earn(0, OVERSEER_ANY)
    table.action_step(0, "H5")
    assert answer(table) is None
    assert decides(table.state, "action"), "who gains first and cycles then has to build"
    assert loses_nothing(table.state)


@pytest.mark.clause("5.6")
def test_tokens_of_the_hex_wait_where_a_paid_advance_could_lead_to_a_build() -> None:
    table = poor_table(CR4="build")
    table.player(0, coin=3, church=5)
    table.action_step(0, "H5")
    assert answer(table) is None
    assert decides(table.state, "action")
    assert loses_nothing(table.state)
    table.player(0, church=3)
    assert answer(table) == "action", "the next space of either register brings no overseer"
    assert loses_nothing(table.state)


@pytest.mark.clause("5.6")
def test_tokens_of_a_citizen_wait_where_another_one_could_build() -> None:
    table = poor_table("overseer(craftsman)", CR3=GAIN, CR4="build")
    table.player(0, overseer_upgraded=1)
    table.action_step(0, "H5")
    table.play("action", "use overseer(craftsman)")
    assert answer(table) == "activate CR4", "a build that waits takes nothing away"
    assert decides(table.state, "activate CR3")
    assert loses_nothing(table.state)
    table.play("activate CR4")
    assert answer(table) is None
    assert decides(table.state, "activate CR3")


@pytest.mark.clause("5.6")
def test_tokens_of_a_citizen_wait_where_a_build_is_pending() -> None:
    table = poor_table("overseer(craftsman)", CR3=GAIN)
    table.earn(0, BUILD)
    table.action_step(0, "H5")
    table.play("action", "use overseer(craftsman)")
    assert answer(table) is None
    assert decides(table.state, "activate CR3")
    assert loses_nothing(table.state)


@pytest.mark.clause("5.6")
def test_citizens_who_only_gain_act_by_themselves() -> None:
    table = poor_table("overseer(craftsman)", CR3="coin + fire", CR4="lumber")
    table.player(0, coin=3, overseer_upgraded=1)
    table.action_step(0, "H5")
    table.play("action", "use overseer(craftsman)")
    assert answer(table) == "activate CR3"
    table.play("activate CR3")
    assert answer(table) == "activate CR4"


@pytest.mark.clause("7.9")
def test_nobody_passes_a_fight_that_an_upgrade_could_bring_fire_for() -> None:
    rewards = {"B19": ("craftsman", "any", "upgrade"), "B24": ("nun", "upgraded", "fire")}
    box = printed_with(
        {
            f"workshops2 {tile}": {"class": klass, "needs": needs, "reward": reward}
            for tile, (klass, needs, reward) in rewards.items()
        }
    )
    table = Table(players=2, pack=box)
    table.cubes("H5", 1)
    table.citizen(0, "CR1")
    table.workshop(0, "B19")
    table.workshop(0, "B24", PLAIN)
    table.turn(0, place="estate")
    table.play("go H5")
    assert table.asked == "Fight"
    assert answer(table) is None
    assert loses_nothing(table.state)
    table.play("employ B19", "citizen CR1", "upgrade B24")
    assert table.legal_with("burn") == ["burn fire"]


# Whole games.

MOST_POSITIONS = 1500
"""Longer turns are passed over."""


def choose_greedily(game: Game, bots: list[Bot]) -> int:
    offer = Offer()
    legal(game.state, offer)
    assert game.player is not None
    return bots[game.player].choose(game.state.copy(), offer, game.player)


def turns(players: int, manner: str, seed: int) -> Iterator[State]:
    """The positions of a game in which somebody has chosen where to go, or is asked between turns."""
    boards = "ab"[seed % 2] * players
    game, dice = Game(players, seed=seed, estates=boards, scrolls=boards), Dice(seed)
    bots = [make_bot(manner, seed)] * players if manner != "eager" else []
    asked = True
    while not game.over:
        if asked and not isinstance(game.state.frames[-1], ChooseLieutenant):
            yield game.state
        code = choose_greedily(game, bots) if bots else choose_eagerly(game, dice).code
        asked = code // STRIDE in (GO, END)
        game.play(Action(code, ""))


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("manner", ["random", "eager", "greedy"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_obvious_answers_leave_every_end_of_a_turn_to_the_player(
    players: int, manner: str, seed: int
) -> None:
    """Every turn of games with either side of the boards is searched through."""
    searched = 0
    for state in turns(players, manner, seed):
        try:
            assert loses_nothing(state), position_text(state)
            searched += 1
        except TooManyPositions:
            continue
    assert searched > 10 * players


# Cabins that are alike.


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
