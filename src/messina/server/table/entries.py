"""The log of a table: the steps of its game, and what the table knows beyond the rules.

A step is kept as the rules know it. Its sentences are made when it is shown, from the events and the names of
the pack. Only a game of former rules or without its pack shows the events that were kept of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from messina.game import Step
from messina.notation.actions import action_text
from messina.rules.box import Box
from messina.rules.events import GameEnded
from messina.server import messages as wire
from messina.server.views.events import event, events_told
from messina.words.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Entry:
    """One step as a text, the version of the table it came with, and a note if something was unusual."""

    step: Step
    text: str
    version: int
    at: float | None = None
    """When it happened, in seconds since 1970; None in games from before times were kept."""
    note: str | None = None
    kept: tuple[wire.Event, ...] | None = None
    """The events that are still known, where the step cannot tell them."""

    @property
    def player(self) -> int:
        return self.step.player

    @property
    def forced(self) -> bool:
        return self.step.forced

    @property
    def ends_turn(self) -> bool:
        return self.step.ends_turn

    @property
    def ends_game(self) -> bool:
        kept = any(event.name == GameEnded.__name__ for event in self.kept or ())
        return kept or any(isinstance(event, GameEnded) for event in self.step.events)


def entries_of(box: Box, steps: Iterable[Step]) -> list[Entry]:
    """Make the entries of a game that is at no table."""
    return [Entry(step, action_text(box, step.code), 1) for step in steps]


def log_entries(
    lexicon: Lexicon, box: Box | None, entries: Sequence[Entry], first: int = 0
) -> list[wire.LogEntry]:
    """Make the messages of the entries from an index on."""
    return [log_entry(lexicon, box, entry, index) for index, entry in enumerate(entries[first:], first)]


def log_entry(lexicon: Lexicon, box: Box | None, entry: Entry, index: int) -> wire.LogEntry:
    if entry.kept is not None:
        events = list(entry.kept)
    else:
        assert box is not None
        events = [event(box, happened) for happened in entry.step.events]
    return wire.LogEntry(
        index=index,
        player=entry.player,
        text=entry.text,
        events=events_told(lexicon, events),
        note=entry.note,
        at=entry.at,
    )
