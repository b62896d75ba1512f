"""What holds in every position, whatever was played: every piece is somewhere, and nowhere twice.

`faults` says in one sentence each what is wrong with a position. Positions that come from outside are
refused with its first sentence; the tests ask it after every step of random games.
"""

from collections.abc import Iterator

from messina.notation.soundness.numbers import length_faults, range_faults
from messina.notation.soundness.offer import stack_faults, tile_faults
from messina.notation.soundness.question import question_faults
from messina.notation.soundness.seats import board_faults, figure_faults, opponent_faults, player_faults
from messina.notation.soundness.table import (
    boat_faults,
    citizen_faults,
    cube_faults,
    hex_faults,
    map_faults,
    order_faults,
    round_faults,
)
from messina.rules.state import State


def faults(s: State) -> Iterator[str]:
    """Every fault of a position; of numbers out of range first, for the rest could not be looked at."""
    found = [*range_faults(s), *length_faults(s)]
    if found:
        yield from found
        return
    yield from order_faults(s)
    yield from map_faults(s)
    yield from round_faults(s)
    yield from hex_faults(s)
    yield from cube_faults(s)
    yield from citizen_faults(s)
    yield from boat_faults(s)
    yield from stack_faults(s)
    yield from tile_faults(s)
    yield from figure_faults(s)
    yield from board_faults(s)
    yield from opponent_faults(s)
    for player in s.seats:
        for fault in player_faults(s, player):
            yield f"seat {player.seat + 1}: {fault}"
    yield from question_faults(s)
