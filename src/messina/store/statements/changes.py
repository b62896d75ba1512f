"""Changes of tables: what a command does is kept as a whole or not at all, and only at its own version."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace

from messina.errors import Conflict
from messina.store.statements.daily import finish_day
from messina.store.statements.outbox import Announcement, queue, queue_once_seated
from messina.store.statements.seats import (
    ClockRecord,
    Handover,
    SeatRecord,
    clock_text,
    hand_over,
)
from messina.store.statements.session import Session
from messina.store.statements.steps import Snapshot, StepRecord, insert_snapshot, insert_steps, read_steps
from messina.store.statements.tables import Gist, gist_text, read_commands, table_records


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a table: perhaps cut the log, then append to it; or something beside the game.

    One that is committed leads to the next version; only a claim of a seat leaves the version as it is, since
    nobody's decision depends on it. One that is read (`since`) may be several in one.
    """

    table: str
    version: int
    """The version from then on."""
    steps: Sequence[StepRecord] = ()
    cut: int | None = None
    """The length the log is cut to first."""
    commands: Sequence[tuple[int, str, int]] = ()
    """The commands that did it: the seat, the id, and the version it led to."""
    clock: ClockRecord | None = None
    """The clock from then on, at a table that has one."""
    handover: Handover | None = None
    ended: float | None = None
    """When the table was ended, if it was."""
    finished: bool = False
    """Nobody plays on."""
    gist: Gist | None = None
    """How the game stands then."""
    snapshot: Snapshot | None = None
    told: tuple[Announcement, ...] = ()
    """The notifications of those who want to hear of it."""
    seats: tuple[SeatRecord, ...] | None = None
    """All of them, in a change that is read."""
    rematch: str | None = None
    """The table at which its people go on, likewise."""
    chatted: int = 0
    """Lines that were said at it, likewise."""

    @property
    def claims_seat(self) -> bool:
        """True if somebody takes a seat that waited for them."""
        seat = self.handover
        return seat is not None and not seat.was.claimed and seat.now.claimed and seat.now.bot is None


def commit(session: Session, change: Change) -> None:
    """Keep a change; raise Conflict if the table or the seat is no longer as it was before it."""
    if change.claims_seat:
        row = (time.time(), clock_text(change.clock), change.table)
        session.execute("UPDATE tables SET touched = ?, clock = COALESCE(?, clock) WHERE id = ?", row)
    else:
        advance_version(session, change)
    if change.cut is not None:
        cut = (change.table, change.cut)
        session.execute("DELETE FROM steps WHERE table_id = ? AND number >= ?", cut)
        session.execute("DELETE FROM snapshots WHERE table_id = ? AND at > ?", cut)
    insert_steps(session, change.table, change.steps)
    done = [(change.table, *command) for command in change.commands]
    session.executemany("INSERT INTO commands VALUES (?, ?, ?, ?)", done)
    if change.snapshot is not None:
        insert_snapshot(session, change.table, change.snapshot)
    if change.finished:
        finish(session, change)
    if change.handover is not None:
        hand_over(session, change.table, change.handover)
        queue_once_seated(session, change.table, change.told)  # the seat that is asked still is
    else:
        asked = None if change.gist is None else change.gist.asked
        queue(session, change.table, change.version, change.told, asked)


def advance_version(session: Session, change: Change) -> None:
    """Write all of a change that stands in the row of the table."""
    updated = session.execute(
        "UPDATE tables SET version = ?, touched = ?, finished = ?, cut_version = COALESCE(?, cut_version),"
        " gist = COALESCE(?, gist), clock = COALESCE(?, clock), ended = COALESCE(?, ended)"
        " WHERE id = ? AND version = ?",
        (
            change.version,
            time.time(),
            int(change.finished),
            None if change.cut is None else change.version,
            gist_text(change.gist),
            clock_text(change.clock),
            change.ended,
            change.table,
            change.version - 1,
        ),
    )
    if updated.rowcount != 1:
        raise Conflict(f"table {change.table} is not at version {change.version - 1}")


def finish(session: Session, change: Change) -> None:
    """Take a finished game out of the lobby, and enter its score if it is the solo of the day."""
    session.execute("DELETE FROM announced WHERE table_id = ?", (change.table,))
    if change.gist is not None:
        finish_day(session, change.table, change.gist.scores[0], time.strftime("%Y-%m-%d", time.gmtime()))


def since(session: Session, table: str, version: int) -> Change | None:
    """Return what has become of a table since this version, as one change; None if it is gone."""
    found = table_records(session, [table])
    if not found:
        return None
    now = found[0]
    change = Change(
        table=table,
        version=now.version,
        seats=now.seats,
        clock=now.clock,
        ended=now.ended,
        rematch=now.rematch,
        chatted=now.chatted,
    )
    if now.version == version:
        return change
    kept = session.execute("SELECT count(*) FROM steps WHERE table_id = ? AND version <= ?", (table, version))
    done = read_commands(session, table, version)
    return replace(
        change,
        cut=kept.fetchone()[0] if now.cut_version > version else None,
        steps=read_steps(session, table, version),
        commands=[(seat, command, led_to) for (seat, command), led_to in done.items()],
    )
