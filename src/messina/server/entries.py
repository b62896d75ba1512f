"""The log of a table: the steps of its game, and what the table knows beyond the rules.

A step is kept as the rules know it. What people are told of it is made when it is shown, from the events and
the names of the pack. Only a game of former rules or without its pack tells what was kept of it.
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
    """When it happened, in seconds since 1970, if anybody has noticed."""
    note: str | None = None
    kept: tuple[wire.Event, ...] | None = None
    """What is known of its events, where they cannot be told from the step."""

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


def entries_of(box: Box, steps: Iterable[Step], version: int, at: float | None = None) -> list[Entry]:
    return [Entry(step, action_text(box, step.code), version, at) for step in steps]


def told(names: Lexicon, box: Box | None, entries: Sequence[Entry], first: int = 0) -> list[wire.LogEntry]:
    """The entries from this one on, as they are shown."""
    return [tell(names, box, entry, index) for index, entry in enumerate(entries[first:], first)]


def tell(names: Lexicon, box: Box | None, entry: Entry, index: int) -> wire.LogEntry:
    if entry.kept is not None:
        events = list(entry.kept)
    else:
        assert box is not None
        events = [event(box, happened) for happened in entry.step.events]
    return wire.LogEntry(
        index=index,
        player=entry.player,
        text=entry.text,
        events=events_told(names, events),
        note=entry.note,
        at=entry.at,
    )
