"""Details of an answer in the notation of the pack, for players who cannot point at a board."""

from collections.abc import Callable
from typing import Final

from messina.notation.actions import opportunity_text
from messina.rules import actions as a
from messina.rules.actions import STRIDE
from messina.rules.box import AT_CENTRE
from messina.rules.overseers import far_squares, near_squares
from messina.rules.state import State
from messina.rules.terms import FIRST_DOCK, NOWHERE, SQUARE_NAMES
from messina.words.table_text import show_boat, tile_text, who_is_there, workshop_text


def details(s: State, code: int) -> str:
    """Return what an answer is about in the notation of the pack, or nothing where its words say it all."""
    verb, argument = divmod(code, STRIDE)
    look = DETAILS.get(verb)
    return look(s, argument) if look else ""


def destination(s: State, place: int) -> str:
    if place < FIRST_DOCK:
        return f"{s.box.hexes[place].action.text} {who_is_there(s, place)}".strip()
    first = (place - FIRST_DOCK) * 3
    return "; ".join(show_boat(s, space) for space in range(first, first + 3) if s.docks[space] != NOWHERE)


def square(s: State, number: int) -> str:
    return s.seats[s.frames[-1].player].estate.actions[number].text


def cabin(s: State, number: int) -> str:
    tile = s.seats[s.frames[-1].player].improvements[number]
    return "" if tile == NOWHERE else s.box.improvements[tile].production.text


def step(s: State, argument: int) -> str:
    """7.4: name the squares that the step serves."""
    number, branch = divmod(argument, 4)
    klass: int = s.frames[-1].fields()[1]
    kind = s.box.path[number]
    if kind == AT_CENTRE:
        return "CR NU AR"
    near, far = near_squares(kind, klass, branch), far_squares(kind, klass, branch)
    named = [" ".join(n for i, n in enumerate(SQUARE_NAMES) if mask >> i & 1) for mask in (near, far)]
    return " + ".join(filter(None, named))


def unused(s: State, argument: int) -> str:
    """8.4: list what would be lost with the end of the turn."""
    pool = s.seats[s.frames[-1].player].pool
    return ", ".join(opportunity_text(s.box, i) for i in range(len(pool)) for _ in range(pool[i]))


DETAILS: Final[dict[int, Callable[[State, int], str]]] = {
    a.GO: destination,
    a.SQUARE: square,
    a.CABIN: cabin,
    a.INTO: workshop_text,
    a.EMPLOY: workshop_text,
    a.STEP: step,
    a.BUILD_TILE: tile_text,
    a.END: unused,
}
