"""What happened, and how it is told, as it is sent."""

from collections.abc import Sequence
from typing import Any, Final

from messina.rules.box import Box
from messina.rules.events import Event as RulesEvent
from messina.server import messages as wire
from messina.words.event_phrases import Part, TurnOver, player_of, targets, tell_each
from messina.words.named_events import name_of, named
from messina.words.pack_names import PackNames

TYPES: Final[dict[str, Any]] = {
    "dock": wire.DockName,
    "klass": wire.Klass,
    "token": wire.Token,
    "source": wire.Source,
    "register": wire.Track,
    "opportunity": wire.ActionText,
    "branch": wire.Branch,
    "stacks": wire.StackKind,
    "kind": wire.BoardKind,
}
"""Arguments whose names are of a closed list."""


def type_of(kind: type[RulesEvent], argument: str) -> Any:
    """The type of an argument on the wire."""
    return TYPES.get(argument, str) if name_of(kind, argument) else int


def event(box: Box, happened: RulesEvent) -> wire.Event:
    """An event of the rules with its numbers turned into the names of things."""
    known = named(box, happened)
    return wire.Event(name=known.name, args=known.args)


def events_told(pack_names: PackNames, events: Sequence[wire.Event]) -> list[wire.Event]:
    """The same events, each with what is told of it."""
    told = tell_each(pack_names, events)
    return [event_told(event, one) for event, one in zip(events, told, strict=True)]


def event_told(event: wire.Event, told: Part | TurnOver | None) -> wire.Event:
    part = told if isinstance(told, Part) else None
    return wire.Event(
        name=event.name,
        args=event.args,
        player=player_of(event),
        targets=list(targets(event)),
        said=part.phrase if part else None,
        together=part.together if part else "",
        adds=list(part.adds) if part and part.together else [],
        quiet=part.quiet if part else False,
        ends_line=isinstance(told, TurnOver),
    )
