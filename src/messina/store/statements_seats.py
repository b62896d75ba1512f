"""Seats and clocks in SQL: who has taken a seat, how it changes hands, how much time everybody has left."""

import json
from dataclasses import replace

from messina.store.records import ClockRecord, Conflict, Handover, SeatRecord
from messina.store.session import Session

SEAT_COLUMNS = "seat, name, colour, bot, key_hash, claimed, since"


def clock_text(clock: ClockRecord | None) -> str | None:
    return None if clock is None else json.dumps([clock.at, *clock.left])


def clock_in(text: str | None) -> ClockRecord | None:
    if text is None:
        return None
    at, *left = json.loads(text)
    return ClockRecord(at, tuple(left))


def read_seats(session: Session, table: str) -> tuple[SeatRecord, ...]:
    rows = session.execute(f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id = ? ORDER BY seat", (table,))
    return tuple(replace(SeatRecord(*row), claimed=bool(row[5])) for row in rows)


def hand_over(session: Session, table: str, handover: Handover) -> None:
    """Write a seat; Conflict if somebody was quicker. The row of the table is locked by now."""
    now = handover.now
    if handover.was not in read_seats(session, table):
        raise Conflict(f"seat {now.seat} of table {table} has changed hands")
    session.execute(
        "UPDATE seats SET name = ?, bot = ?, key_hash = ?, claimed = ?, since = ?"
        " WHERE table_id = ? AND seat = ?",
        (now.name, now.bot, now.key_hash, int(now.claimed), now.since, table, now.seat),
    )
