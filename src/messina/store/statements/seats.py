"""Seats and clocks: who has taken a seat, how it changes hands, how much time everybody has left."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace

from messina.errors import Conflict
from messina.store.statements.session import Session, columns_of, insert, marks


@dataclass(frozen=True, slots=True)
class SeatRecord:
    seat: int
    name: str
    colour: str
    bot: str | None
    """The registry name of a bot; None for a human."""
    key_hash: str | None
    """SHA-256 of the seat's token; the token itself is never kept.

    A bot's seat that has one is a person's, who may come back.
    """
    claimed: bool = False
    since: float | None = None
    """When it changed hands last, in seconds since 1970; None if it never has."""


@dataclass(frozen=True, slots=True)
class ClockRecord:
    """Seconds that each seat has left at a moment; from then on the clock of the seat that is asked runs."""

    at: float
    left: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat changes hands; it is refused if the seat is no longer what it was."""

    was: SeatRecord
    now: SeatRecord


def clock_text(clock: ClockRecord | None) -> str | None:
    return None if clock is None else json.dumps([clock.at, *clock.left])


def clock_in(text: str | None) -> ClockRecord | None:
    if text is None:
        return None
    at, *left = json.loads(text)
    return ClockRecord(at, tuple(left))


def insert_seats(session: Session, table: str, seats: Sequence[SeatRecord]) -> None:
    rows = [{"table_id": table, **asdict(seat), "claimed": int(seat.claimed)} for seat in seats]
    insert(session, "seats", *rows)


def read_seats(session: Session, tables: Sequence[str]) -> dict[str, tuple[SeatRecord, ...]]:
    """Return the seats of each table, in order."""
    found: dict[str, tuple[SeatRecord, ...]] = dict.fromkeys(tables, ())
    columns = f"table_id, {columns_of(SeatRecord)}"
    rows = session.execute(
        f"SELECT {columns} FROM seats WHERE table_id IN ({marks(tables)}) ORDER BY seat", tables
    )
    for table, *row in rows:
        found[table] += (replace(SeatRecord(*row), claimed=bool(row[5])),)
    return found


def hand_over(session: Session, table: str, handover: Handover) -> None:
    """Change a seat, with the row of its table locked already; raise Conflict if somebody was quicker."""
    now = handover.now
    if handover.was not in read_seats(session, [table])[table]:
        raise Conflict(f"seat {now.seat} of table {table} has changed hands")
    session.execute(
        "UPDATE seats SET name = ?, bot = ?, key_hash = ?, claimed = ?, since = ?"
        " WHERE table_id = ? AND seat = ?",
        (now.name, now.bot, now.key_hash, int(now.claimed), now.since, table, now.seat),
    )
