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
from messina.server.views.events import event, log_entry
from messina.words.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Entry:
    """One step, the version of the table it came with, and a note where something unusual happened."""

    step: Step
    version: int
    note: str | None = None
    text: str = ""
    """Of a game of former rules: the action as it was written then."""
    kept: Sequence[wire.Event] | None = None
    """Likewise, what happened as it was told."""

    @property
    def player(self) -> int:
        return self.step.player

    @property
    def forced(self) -> bool:
        return self.step.forced

    @property
    def ends_turn(self) -> bool:
        return self.step.ends_turn


def told(names: Lexicon, box: Box | None, entries: Sequence[Entry], first: int = 0) -> list[wire.LogEntry]:
    """The entries from this one on, as they are shown."""
    return [tell(names, box, entry, index) for index, entry in enumerate(entries[first:], first)]


def tell(names: Lexicon, box: Box | None, entry: Entry, index: int) -> wire.LogEntry:
    if entry.kept is not None:
        return log_entry(names, index, entry.player, entry.text, entry.kept, entry.note)
    assert box is not None
    events = [event(box, happened) for happened in entry.step.events]
    return log_entry(names, index, entry.player, action_text(box, entry.step.code), events, entry.note)
