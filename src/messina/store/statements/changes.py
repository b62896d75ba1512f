"""Changes of tables: what a command does is kept as a whole or not at all, and only at its own version."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

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
    """What one command does to a table: perhaps cut the log, then append to it; or something beside."""

    table: str
    version: int
    """The new version: exactly one more than the one that is kept."""
    steps: Sequence[StepRecord] = ()
    cut: int | None = None
    """The length the log is cut to first."""
    command: tuple[int, str] | None = None
    """The seat and id of the command that did it."""
    snapshot: Snapshot | None = None
    finished: bool = False
    """The game is over with it."""
    clock: ClockRecord | None = None
    """What it is from now on, at a table that has one."""
    handover: Handover | None = None
    ended: float | None = None
    """When the table was ended, if it was."""
    gist: Gist | None = None
    """How the game stands now."""
    told: tuple[Announcement, ...] = ()
    """What is announced to those who have subscribed to the table."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What has become of a table since a version of it."""

    version: int
    cut_version: int
    seats: tuple[SeatRecord, ...]
    length: int = 0
    """How much of the log of then still stands."""
    steps: list[StepRecord] = field(default_factory=list)
    """What follows it now."""
    commands: dict[tuple[int, str], int] = field(default_factory=dict)
    clock: ClockRecord | None = None
    ended: float | None = None
    rematch: str | None = None
    chatted: int = 0


def commit(session: Session, change: Change) -> None:
    """Keep a change; raise Conflict if the kept version is not the one before it, or the seat another's."""
    advance_version(session, change)
    if change.cut is not None:
        cut = (change.table, change.cut)
        session.execute("DELETE FROM steps WHERE table_id = ? AND number >= ?", cut)
        session.execute("DELETE FROM snapshots WHERE table_id = ? AND at > ?", cut)
    insert_steps(session, change.table, change.steps)
    if change.command is not None:
        done = (change.table, *change.command, change.version)
        session.execute("INSERT INTO commands VALUES (?, ?, ?, ?)", done)
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


def since(session: Session, table: str, version: int) -> Progress | None:
    """Return what has become of a table since this version; None if it is gone."""
    found = table_records(session, [table])
    if not found:
        return None
    now = found[0]
    progress = Progress(
        version=now.version,
        cut_version=now.cut_version,
        seats=now.seats,
        clock=now.clock,
        ended=now.ended,
        rematch=now.rematch,
        chatted=now.chatted,
    )
    if now.version == version:
        return progress
    kept = session.execute("SELECT count(*) FROM steps WHERE table_id = ? AND version <= ?", (table, version))
    return replace(
        progress,
        length=kept.fetchone()[0],
        steps=read_steps(session, table, version),
        commands=read_commands(session, table, version),
    )
