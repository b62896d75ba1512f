"""What happened, and what there is to tell of it, as it is sent."""

from collections.abc import Sequence

from messina.rules.box import Box
from messina.rules.events import Event as RulesEvent
from messina.server import messages as wire
from messina.words.lexicon import Lexicon
from messina.words.naming import named
from messina.words.story import Part, TurnOver, parts_of


def event(box: Box, happened: RulesEvent) -> wire.Event:
    """An event of the rules with its numbers turned into the names of things."""
    known = named(box, happened)
    return wire.Event(name=known.name, args=known.args)


def log_entry(
    lexicon: Lexicon, index: int, player: int, text: str, events: Sequence[wire.Event], note: str | None
) -> wire.LogEntry:
    told = list(parts_of(lexicon, events))
    return wire.LogEntry(
        index=index,
        player=player,
        text=text,
        events=list(events),
        told=[part(one) for one in told if isinstance(one, Part)],
        ends_line=any(isinstance(one, TurnOver) for one in told),
        note=note,
    )


def part(told: Part) -> wire.Part:
    return wire.Part(
        player=told.player,
        said=told.phrase,
        targets=list(told.targets),
        together=told.together,
        adds=list(told.adds) if told.together else [],
        round=told.round,
        quiet=told.quiet,
    )
