"""The example turn of the rulebooks, played step by step, and the end of the round it leads to.

All tiles and squares in it are the printed ones. Yellow (seat 0) wants to build. On the way from m1 to the
Muratori (H7) on m3 one of Red's figures lies on m2, another on the Muratori themselves; plague is on the
Muratori and next to them, on s3. The overseer of the craftsmen has gone two steps to the right.
"""

import pytest

from messina.rules.actions import RIGHT
from messina.rules.events import (
    Built,
    CitizenActivated,
    CitizenPlaced,
    CitizenRescued,
    CubeBurned,
    Event,
    HexActionTaken,
    ImprovementPlaced,
    LieutenantGained,
    LieutenantMoved,
    OpportunityEarned,
    OpportunityUsed,
    OverseerAdvanced,
    Produced,
    QuarantineMoved,
    RegisterAdvanced,
    RoundEnded,
    TileRevealed,
    TokensGained,
    TokensSpent,
    TurnEnded,
)
from messina.rules.options import READINGS
from messina.rules.terms import (
    BUILD,
    CITY,
    COIN,
    CRAFTSMAN,
    FIRE,
    FIRST_CABIN,
    LUMBER,
    MAJOR,
    OVERSEER_ANY,
    POPULARITY,
    SQUARE_NAMES,
)
from tests.table import PLAIN, Like, Table, told

YELLOW, RED = 0, 1
START, WAY, GOAL, NEXT_TO_IT = "H2", "H3", "H7", "H4"


def table_of_the_example() -> Table:
    table = Table(players=2)
    for hex, cell in ((START, "m1"), (WAY, "m2"), (GOAL, "m3"), (NEXT_TO_IT, "s3")):
        table.lay(hex, cell)
    table.cubes(GOAL, 1)
    table.cubes(NEXT_TO_IT, 1)
    table.citizens(GOAL, "craftsman")
    table.offer_tile(1, "Q3")
    yellow = table.player(YELLOW, coin=7, major=1, popularity=3, city=3)
    yellow.overseer_steps[CRAFTSMAN] = 2
    yellow.overseer_branches[CRAFTSMAN] = RIGHT
    table.citizen(YELLOW, "CR5", "CR6")
    table.lieutenant(YELLOW, 0, START)
    table.lieutenant(YELLOW, 1, "NE")
    table.lieutenant(YELLOW, 2, "SE", standing=True)
    table.lieutenant(RED, 0, WAY)
    table.lieutenant(RED, 1, GOAL)
    table.lieutenant(RED, 2, "SW", standing=True)
    table.turn(YELLOW)
    return table


def play(table: Table, *texts: str) -> list[Event]:
    """What happens, without the tiles that chance turns up."""
    return [event for event in table.play(*texts) if not isinstance(event, TileRevealed)]


def check(events: list[Event], *expected: Event | Like) -> None:
    """These events, in this order; events are tuples, so their kinds are compared, too."""
    assert events == [event if isinstance(event, Like) else Like(type(event), *event) for event in expected]


@pytest.mark.clause("4.3", "4.5", "4.6", "5.2", "6.2", "6.4", "7.4", "7.7", "8.3", "8.5", "10.1")
def test_example_turn_of_the_rulebooks() -> None:
    table = table_of_the_example()
    yellow, goal, beside = table.seat(YELLOW), table.place(GOAL), table.place(NEXT_TO_IT)

    # Two steps cost a coin; Red's figures lie and block neither hex. Then Yellow's own figure blocks.
    table.play(f"lieutenant {START}")
    assert {f"go {WAY}", f"go {GOAL}"} <= set(table.legal())
    events = play(table, f"go {GOAL}")
    check(events, LieutenantMoved(YELLOW, table.place(START), goal, 1), TokensSpent(YELLOW, COIN, 1))
    assert table.tokens(YELLOW) == {"coin": 6, "major": 1}
    assert yellow.is_used(0)
    assert table.state.standing[goal] == YELLOW

    # The craftsman comes from a plagued hex: into quarantine, although the sector has room.
    events = play(table, "rescue craftsman")
    check(events, CitizenRescued(YELLOW, goal, CRAFTSMAN))
    assert table.legal() == ["cabin 1", "cabin 2", "cabin 3", "cabin 4"]
    events = play(table, "cabin 1")
    check(events, Like(CitizenPlaced, YELLOW, CRAFTSMAN, FIRST_CABIN))
    assert (yellow.cabins[0], yellow.cabin_spaces[0]) == (PLAIN, 1)

    # The major fire burns the cube there and the one beside it: popularity 3 to 4, without an action, to 5.
    assert table.legal() == ["burn major", "done"]
    events = play(table, "burn major")
    check(
        events,
        TokensSpent(YELLOW, MAJOR, 1),
        CubeBurned(YELLOW, goal),
        Like(RegisterAdvanced, YELLOW, POPULARITY, 4),
    )
    assert table.legal() == [f"also {NEXT_TO_IT}", "done"]
    events = play(table, f"also {NEXT_TO_IT}")
    check(
        events,
        CubeBurned(YELLOW, beside),
        Like(RegisterAdvanced, YELLOW, POPULARITY, 5),
        OpportunityEarned(YELLOW, OVERSEER_ANY),
    )
    assert sum(table.state.cubes) == 0
    assert yellow.rats == 0
    assert table.pool(YELLOW) == ["overseer(any)"]

    # Building would be possible first; the overseer goes first. One of two craftsmen brings coin and lumber.
    assert set(table.legal()) == {"action", "use overseer(any)", "advance city", "advance church", "end"}
    table.play("use overseer(any)")
    events = play(table, "overseer craftsman")
    check(events, OverseerAdvanced(YELLOW, CRAFTSMAN, 3, RIGHT))
    assert table.legal_with("activate") == ["activate CR5", "activate CR6"]
    events = play(table, "activate CR6")
    check(
        events,
        CitizenActivated(YELLOW, SQUARE_NAMES.index("CR6")),
        TokensGained(YELLOW, COIN, 1),
        TokensGained(YELLOW, LUMBER, 1),
    )
    assert table.tokens(YELLOW) == {"coin": 7, "lumber": 1}
    assert table.asked == "ActionStep"

    # The build action: that lumber improves the cabin of the rescued craftsman.
    events = play(table, "action")
    check(events, HexActionTaken(YELLOW, goal), OpportunityEarned(YELLOW, BUILD))
    events = play(table, "use build", "build Q3", "cabin 1")
    tile = table.tile("Q3")
    check(
        events,
        OpportunityUsed(YELLOW, BUILD),
        Built(YELLOW, tile),
        TokensSpent(YELLOW, LUMBER, 1),
        ImprovementPlaced(YELLOW, tile, 0),
    )
    assert yellow.improvements[0] == tile
    assert table.tokens(YELLOW) == {"coin": 7}

    # With three lieutenants a city advance costs 3 coins; it brings the fourth, who lies at the estate.
    events = play(table, "advance city")
    check(
        events,
        TokensSpent(YELLOW, COIN, 3),
        Like(RegisterAdvanced, YELLOW, CITY, 4),
        LieutenantGained(YELLOW),
    )
    assert (yellow.places[3], yellow.is_used(3)) == (table.place("estate"), False)

    # From now on an advance costs 4: Yellow could pay just one more, and does not.
    assert table.tokens(YELLOW) == {"coin": 4}
    assert table.legal() == ["end", "advance city", "advance church"]
    fork = table.game.copy()
    assert told(fork.play("advance church"), TokensSpent) == [TokensSpent(YELLOW, COIN, 4)]

    check(play(table, "end"), TurnEnded(YELLOW))
    assert table.game.player == RED
    end_of_the_round(table)


def end_of_the_round(table: Table) -> None:
    """The other lieutenants have their turns, the new one after those in Messina; then the cabin produces."""
    table.play(f"lieutenant {WAY}")
    assert f"go {GOAL}" not in table.legal()  # Yellow stands there
    table.play("recall", "end")
    assert table.legal() == ["lieutenant NE"]
    table.play("lieutenant NE", "recall", "end")
    table.play(f"lieutenant {GOAL}", "recall", "end")
    assert table.game.player == YELLOW
    assert table.legal() == ["lieutenant estate"]
    assert table.tokens(YELLOW) == {"coin": 5}

    events = table.play("lieutenant estate", "recall", "end")
    start = next(i for i, event in enumerate(events) if isinstance(event, RoundEnded))
    check(
        told(events[start:], Produced, TokensGained, QuarantineMoved),
        Produced(YELLOW, FIRST_CABIN),
        TokensGained(YELLOW, FIRE, 1),
        QuarantineMoved(YELLOW, 0),
    )
    assert table.tokens(YELLOW) == {"coin": 6, "fire": 1}
    assert (table.seat(YELLOW).cabins[0], table.seat(YELLOW).cabin_spaces[0]) == (PLAIN, 2)
    assert table.state.round == 2


@pytest.mark.clause("5.5")
def test_yellow_could_have_built_before_the_overseer_had_there_been_lumber() -> None:
    table = table_of_the_example()
    table.player(YELLOW, lumber=1)
    table.play(f"lieutenant {START}", f"go {GOAL}", "rescue craftsman", "cabin 1", "burn major")
    table.play(f"also {NEXT_TO_IT}", "action", "use build", "build Q3", "cabin 1")
    table.play("use overseer(any)", "overseer craftsman", "activate CR6")
    assert table.tokens(YELLOW) == {"coin": 7, "lumber": 1}


@pytest.mark.clause("6.2")
@pytest.mark.parametrize("major_fire", READINGS)
def test_every_reading_of_the_major_fire_burns_the_same_two_cubes(major_fire: str) -> None:
    table = Table(players=2, major_fire=major_fire)
    table.lay(GOAL, "m3")
    table.lay(NEXT_TO_IT, "s3")
    table.cubes(GOAL, 1)
    table.cubes(NEXT_TO_IT, 1)
    table.player(YELLOW, major=1)
    table.turn(YELLOW, "estate")
    table.play(f"go {GOAL}", "burn major", f"also {NEXT_TO_IT}")
    assert sum(table.state.cubes) == 0
    assert table.seat(YELLOW).registers[POPULARITY] == 3
