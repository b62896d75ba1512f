"""Named events: the numbers of the rules are replaced by the names of things."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from messina.notation.actions import holder_text, opportunity_text
from messina.rules.actions import STACKS
from messina.rules.box import Box
from messina.rules.events import BoardDealt, Event, OfferCycled, SoloTileRevealed, WheelTurned
from messina.rules.terms import CLASSES, SOURCES, SQUARE_NAMES, TOKENS, TRACKS

PLACE_STATES: Final = ("supply", "gone")
BOARD_KINDS: Final = ("estate", "scroll")
BRANCH_NAMES: Final = ("common", "left", "right")


class Named(Protocol):
    """An event by its name, with the names of its arguments."""

    @property
    def name(self) -> str: ...

    @property
    def args(self) -> dict[str, str | int]: ...


@dataclass(frozen=True, slots=True)
class NamedEvent:
    name: str
    args: dict[str, str | int]


def place(box: Box, number: int) -> str:
    return [*box.place_names, *PLACE_STATES][number]


NAMES: Final[dict[str, Callable[[Box, int], str]]] = {
    "hex": place,
    "place": place,
    "start": place,
    "dock": place,
    "klass": lambda box, klass: CLASSES[klass],
    "token": lambda box, token: TOKENS[token],
    "source": lambda box, source: SOURCES[source],
    "register": lambda box, register: TRACKS[register],
    "boat": lambda box, boat: box.boats[boat].id,
    "holder": holder_text,
    "square": lambda box, square: SQUARE_NAMES[square],
    "opportunity": opportunity_text,
    "workshop": lambda box, workshop: box.workshops[workshop].id,
    "tile": lambda box, tile: box.tile_names[tile],
    "branch": lambda box, branch: BRANCH_NAMES[branch],
}
"""Arguments that name something; all others stay numbers."""
OTHER_NAMES: Final[dict[tuple[type[Event], str], Callable[[Box, int], str]]] = {
    (SoloTileRevealed, "tile"): lambda box, tile: box.solo_tiles[tile].id,
    (BoardDealt, "kind"): lambda box, kind: BOARD_KINDS[kind],
    (BoardDealt, "board"): lambda box, board: box.estates_b[board].id,
    (OfferCycled, "stacks"): lambda box, stacks: STACKS[stacks],
    (WheelTurned, "position"): lambda box, position: box.wheel[position].id,
}


def name_of(kind: type[Event], argument: str) -> Callable[[Box, int], str] | None:
    """Return the function that names an argument of an event, if it names something."""
    return OTHER_NAMES.get((kind, argument)) or NAMES.get(argument)


def named(box: Box, event: Event) -> NamedEvent:
    """Return the event with names instead of the numbers of the rules."""
    kind = type(event)
    args: dict[str, str | int] = {}
    for name, value in zip(event._fields, event, strict=True):
        naming = name_of(kind, name)
        args[name] = naming(box, value) if naming else value
    return NamedEvent(kind.__name__, args)
