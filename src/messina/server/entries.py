"""The log of a table: the steps of its game, and what the table knows beyond the rules.

A step is kept as the rules know it. What people are told of it is made when it is shown, from the events and
the names of the pack. Only games of former rules, whose events nobody understands any more, keep what was
told.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from messina.game import Step
from messina.notation.actions import action_text
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.views.events import event


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, the version of the table it came with, and a note where something unusual happened."""

    step: Step
    version: int
    note: str | None = None
    kept: wire.LogEntry | None = None
    """As it was told, in a game of former rules."""

    @property
    def player(self) -> int:
        return self.step.player

    @property
    def forced(self) -> bool:
        return self.step.forced

    @property
    def ends_turn(self) -> bool:
        return self.step.ends_turn


def told(box: Box | None, entries: Sequence[Entry], first: int = 0) -> list[wire.LogEntry]:
    """The entries from this one on, as they are shown."""
    return [tell(box, entry, index) for index, entry in enumerate(entries[first:], first)]


def tell(box: Box | None, entry: Entry, index: int) -> wire.LogEntry:
    if entry.kept is not None:
        return entry.kept
    assert box is not None
    return wire.LogEntry(
        index=index,
        player=entry.player,
        text=action_text(box, entry.step.code),
        events=[event(box, happened) for happened in entry.step.events],
        note=entry.note,
    )
