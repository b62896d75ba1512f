"""What happened, with the numbers of the rules turned into the names of things."""

from collections.abc import Callable
from typing import Any, Final, get_args

from messina.notation.actions import holder_text, opportunity_text
from messina.rules.actions import STACKS
from messina.rules.box import Box
from messina.rules.events import BoardDealt, OfferCycled, SoloTileRevealed, WheelTurned
from messina.rules.events import Event as RulesEvent
from messina.rules.terms import CLASSES, SOURCES, SQUARE_NAMES, TOKENS, TRACKS
from messina.server import messages as wire
from messina.server.views.names import BRANCH_NAMES, PLACE_STATES

BOARD_KINDS: Final = get_args(wire.BoardKind)
Naming = tuple[Callable[[Box, int], str], Any]
"""How a number becomes a name, and which type of name that is."""


def place(box: Box, number: int) -> str:
    return [*box.place_names, *PLACE_STATES][number]


NAMES: Final[dict[str, Naming]] = {
    "hex": (place, str),
    "place": (place, str),
    "start": (place, str),
    "dock": (place, wire.DockName),
    "klass": (lambda box, klass: CLASSES[klass], wire.Klass),
    "token": (lambda box, token: TOKENS[token], wire.Token),
    "source": (lambda box, source: SOURCES[source], wire.Source),
    "register": (lambda box, register: TRACKS[register], wire.Track),
    "boat": (lambda box, boat: box.boats[boat].id, str),
    "holder": (holder_text, str),
    "square": (lambda box, square: SQUARE_NAMES[square], str),
    "opportunity": (opportunity_text, wire.ActionText),
    "workshop": (lambda box, workshop: box.workshops[workshop].id, str),
    "tile": (lambda box, tile: box.tile_names[tile], str),
    "branch": (lambda box, branch: BRANCH_NAMES[branch], wire.Branch),
}
"""Arguments that name something; all others are sent as they are."""
OTHER_NAMES: Final[dict[tuple[type[RulesEvent], str], Naming]] = {
    (SoloTileRevealed, "tile"): (lambda box, tile: box.solo_tiles[tile].id, str),
    (BoardDealt, "kind"): (lambda box, kind: BOARD_KINDS[kind], wire.BoardKind),
    (BoardDealt, "board"): (lambda box, board: box.estates_b[board].id, str),
    (OfferCycled, "stacks"): (lambda box, stacks: STACKS[stacks], wire.StackKind),
    (WheelTurned, "position"): (lambda box, position: box.wheel[position].id, str),
}


def naming(kind: type[RulesEvent], argument: str) -> Naming | None:
    return OTHER_NAMES.get((kind, argument)) or NAMES.get(argument)


def event(box: Box, happened: RulesEvent) -> wire.Event:
    kind = type(happened)
    args: dict[str, str | int] = {}
    for name, value in zip(happened._fields, happened, strict=True):
        named = naming(kind, name)
        args[name] = named[0](box, value) if named else value
    return wire.Event(name=kind.__name__, args=args)
