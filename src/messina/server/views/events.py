"""What happened, with the numbers of the rules turned into the names of things."""

from collections.abc import Callable
from typing import Final

from messina.notation.actions import holder_text, opportunity_text
from messina.rules.box import Box
from messina.rules.events import Event as RulesEvent
from messina.rules.events import SoloTileRevealed, WheelTurned
from messina.rules.terms import CLASSES, SOURCES, SQUARE_NAMES, TOKENS, TRACKS
from messina.server import messages as wire
from messina.server.views.names import PLACE_STATES


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
}
"""Arguments that name something; all others are sent as they are."""
OTHER_NAMES: Final[dict[tuple[type[RulesEvent], str], Callable[[Box, int], str]]] = {
    (SoloTileRevealed, "tile"): lambda box, tile: box.solo_tiles[tile].id,
    (WheelTurned, "position"): lambda box, position: box.wheel[position].id,
}


def event(box: Box, happened: RulesEvent) -> wire.Event:
    kind = type(happened)
    args: dict[str, str | int] = {}
    for name, value in zip(happened._fields, happened, strict=True):
        named = OTHER_NAMES.get((kind, name)) or NAMES.get(name)
        args[name] = named(box, value) if named else value
    return wire.Event(name=kind.__name__, args=args)
