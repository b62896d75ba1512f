"""What a table is at a version of it; it moves by changes alone.

The same `apply` takes a change that was made here, one that was made at another process, several at once that
were missed, and the whole log when the table is loaded.
"""

from collections.abc import Sequence
from contextlib import suppress

import msgspec

from messina.errors import MessinaError
from messina.game.driver import Game
from messina.game.records import RULES_VERSION
from messina.options import read_options
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.table.clocks import used_until
from messina.server.table.entries import Entry
from messina.server.table.refusal import Refusal
from messina.server.table.stored import entries_of_steps, step_of
from messina.store import Change, ClockRecord, KeptTable, SeatRecord, Snapshot, TableRecord
from messina.words.pack_names import PackNames


class TableState:
    """The game of a table with its log, its seats and its clock."""

    def __init__(self, record: TableRecord, box: Box | None, pack_names: PackNames) -> None:
        """Begin with an empty log and without a game."""
        self.id = record.id
        self.record = record
        """The table as it was loaded; what can change since is beside it."""
        self.box = box
        self.pack_names = pack_names
        """The names of its components, also of those that nobody can play with any more."""
        self.options = read_options(record.options)
        self.arrangement = msgspec.convert(record.arrangement, wire.Arrangement)
        self.game: Game | None = None
        """None where the rules or components are no longer at hand: such a game can only be watched."""
        self.snapshots: Sequence[Snapshot] = ()
        """Positions of a game that can only be watched."""
        self.entries: list[Entry] = []
        self.version = record.version
        self.cut_version = record.cut_version
        """The version of the last undo: a viewer who has seen less must cut the log, too."""
        self.seats = record.seats
        self.clock = record.clock
        self.ended = record.ended
        self.rematch = record.rematch
        self.done: dict[tuple[int, str], int] = {}
        """The version each command led to, by its seat and id."""

    def apply(self, change: Change) -> None:
        """Make a change; MessinaError if its steps are not legal here, and then the state is void."""
        length = len(self.entries) if change.cut is None else change.cut
        if change.cut is not None:
            self.cut_version = change.version
        if self.game is not None:
            self.game.go_on_from(length, [step_of(step) for step in change.steps])
        self.entries[length:] = entries_of_steps(change.steps, self.game, self.box)
        self.version = change.version
        self.done.update(((seat, id), version) for seat, id, version in change.commands)
        if change.seats is not None:
            self.seats = change.seats
        if change.handover is not None:
            now = change.handover.now
            self.seats = tuple(now if seat.seat == now.seat else seat for seat in self.seats)
        self.clock = change.clock or self.clock
        self.ended = change.ended or self.ended
        self.rematch = change.rematch or self.rematch

    def is_followed_by(self, change: Change) -> bool:
        """True if the change was made to the table as it is now."""
        if change.handover is not None and change.handover.was not in self.seats:
            return False
        return change.version == self.version + (not change.claims_seat)

    def includes(self, change: Change) -> bool:
        """True if the change has been made here."""
        if change.claims_seat:
            return change.handover is not None and change.handover.now in self.seats
        return change.version <= self.version

    @property
    def bots(self) -> frozenset[int]:
        """The seats that a bot plays now."""
        return frozenset(seat.seat for seat in self.seats if seat.bot is not None)

    @property
    def asked(self) -> int | None:
        """The seat that decides now."""
        return None if self.game is None or self.ended is not None else self.game.player

    @property
    def over(self) -> bool:
        """True if nobody plays on."""
        if self.game is not None:
            return self.game.over or self.ended is not None
        last = self.entries[-1].former if self.entries else None
        return last is not None and last.ends_game

    @property
    def begun(self) -> bool:
        """True if somebody has decided something."""
        return any(entry.player >= 0 and not entry.forced for entry in self.entries)

    def clock_at(self, now: float) -> ClockRecord | None:
        """The clock with what each seat has left at this moment."""
        asked: SeatRecord | None = None if self.asked is None else self.seats[self.asked]
        return None if self.clock is None else used_until(self.clock, asked, now)


def load_state(kept: KeptTable, box: Box | None, pack_names: PackNames) -> TableState:
    """Make the state of a table from all that is kept of it.

    Its game is replayed, which costs no more than to read a position. Without its components, under other
    rules, or if the log is not legal, it can only be watched.
    """
    commands = [(seat, id, version) for (seat, id), version in kept.commands.items()]
    log = Change(kept.table.id, kept.table.version, steps=kept.steps, commands=commands)
    state = TableState(kept.table, box, pack_names)
    if box is not None and kept.table.rules == RULES_VERSION:
        with suppress(MessinaError):
            state.game = Game.of(box, state.options, seed=kept.table.seed)
            state.apply(log)
            return state
        state = TableState(kept.table, box, pack_names)
    state.snapshots = [snapshot for snapshot in kept.snapshots if snapshot.shown]
    state.apply(log)
    return state


def playable(state: TableState) -> Game:
    """Return the game of a table; Refusal if it can only be watched."""
    if state.game is None:
        raise Refusal("not-playable", "the game was begun under other rules; it can only be watched")
    return state.game
