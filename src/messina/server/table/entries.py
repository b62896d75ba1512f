"""The log of a table: the steps of its game, and what the table knows beyond the rules.

A step is kept as the rules know it. Its sentences are made when it is shown, from the events and the names of
the pack. Only a game of former rules or without its pack shows the events that were kept of it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from messina.game.driver import Step
from messina.notation.actions import action_text
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.views.events import event, events_told
from messina.words.pack_names import PackNames


@dataclass(frozen=True, slots=True)
class Former:
    """A step of former rules: its text, and the events that are still known."""

    text: str
    events: list[wire.Event]
    ends_game: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, the version of the table it came with, and a note if something was unusual."""

    step: Step
    version: int
    at: float | None = None
    """When it happened, in seconds since 1970; None in games from before times were kept."""
    note: str | None = None
    former: Former | None = None
    """What was kept of a step that can no longer be played."""

    @property
    def player(self) -> int:
        return self.step.player

    @property
    def forced(self) -> bool:
        return self.step.forced

    @property
    def ends_turn(self) -> bool:
        return self.step.ends_turn


def entries_of(steps: Iterable[Step]) -> list[Entry]:
    """Make the entries of a game that is at no table."""
    return [Entry(step, 1) for step in steps]


def log_entries(
    pack_names: PackNames, box: Box | None, entries: Sequence[Entry], first: int = 0
) -> list[wire.LogEntry]:
    """Make the messages of the entries from an index on."""
    return [log_entry(pack_names, box, entry, index) for index, entry in enumerate(entries[first:], first)]


def log_entry(pack_names: PackNames, box: Box | None, entry: Entry, index: int) -> wire.LogEntry:
    if entry.former is not None:
        text, events = entry.former.text, entry.former.events
    else:
        assert box is not None
        text = action_text(box, entry.step.code)
        events = [event(box, happened) for happened in entry.step.events]
    return wire.LogEntry(
        index=index,
        player=entry.player,
        text=text,
        events=events_told(pack_names, events),
        note=entry.note,
        at=entry.at,
    )
