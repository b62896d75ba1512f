"""The outbox: notifications that have still to be sent.

A `Change` comes with its announcements, and the same transaction keeps one `Dispatch` of each for everybody
who has subscribed to it. Whatever happens to a table next makes what was said of a turn there untrue, so
every change deletes what was not sent yet.
"""

import json
import secrets
import time
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal

from messina.store.statements import recipients
from messina.store.statements.recipients import Recipient, recipient_in
from messina.store.statements.session import Session, insert

About = Literal["turn", "reminder", "end"]
EVERYBODY: Final = -1
"""Instead of a seat: all of the table."""
NEVER: Final = 1e18
"""When a row is due (seconds since 1970) that is kept for another reason than to be sent."""
NOBODY: Final = -2
"""A seat that no table has."""
LOOKED_AT: Final = 500
"""Rows that are read to find some that may be sent now."""

SEATS: Final = "LEFT JOIN seats ON seats.table_id = s.table_id AND seats.seat = s.seat"
MEANT: Final = "(s.seat = -1 OR (seats.bot IS NULL AND seats.key_hash = s.key_hash))"
"""The person who subscribed still plays the seat; a webhook is for all of the table."""
WANTED: Final = f"""
SELECT s.recipient_id, s.seat, r.target FROM subscriptions s
JOIN recipients r ON r.id = s.recipient_id {SEATS}
WHERE s.table_id = ? AND r.confirmed = 1 AND {MEANT} ORDER BY s.seat, s.recipient_id
"""
STILL_MEANT: Final = f"""
SELECT count(*) FROM subscriptions s {SEATS} WHERE s.recipient_id = ? AND s.table_id = ? AND {MEANT}
"""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that happened with a change, for those who have subscribed to it."""

    about: About
    seat: int
    """The seat it is about; EVERYBODY at the end."""
    facts: dict[str, Any]
    after: float
    """Seconds until it is sent; a person who has seen it by then gets nothing."""


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One announcement for one recipient."""

    id: str
    """It stays the same however often sending is tried, so that the recipient can tell a repetition."""
    recipient: Recipient
    table: str
    seat: int
    about: About
    facts: dict[str, Any]
    created: float
    attempts: int = 0
    waiting: int = 0
    """Games that wait for the recipient."""


@dataclass(frozen=True, slots=True)
class OutboxStanding:
    waiting: int = 0
    """What is due, or is tried again later."""
    oldest: float | None = None
    """Since when the one that waits longest does."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """How much may be taken out of the outbox now."""

    most: int
    each: int
    """Of one destination."""
    busy: Collection[str] = ()
    """Destinations that have no room."""


def queue(
    session: Session, table: str, version: int, told: Sequence[Announcement], asked: int | None = None
) -> None:
    """Replace what was said of a turn by one dispatch of each announcement for each of its subscribers.

    Without an announcement the seat that is `asked` is in the middle of its turn, and keeps its reminder.
    """
    kept = NOBODY if told or asked is None else asked
    session.execute(
        "DELETE FROM outbox WHERE table_id = ? AND about <> 'end' AND (about <> 'reminder' OR seat <> ?)",
        (table, kept),
    )
    if not told:
        return
    wanted = session.execute(WANTED, (table,)).fetchall()
    rows = []
    for one in told:
        for_all = one.seat == EVERYBODY
        reached = {
            target: (id, seat) for id, seat, target in wanted if for_all or seat in (one.seat, EVERYBODY)
        }
        rows += [
            dispatch_row(one, id, table, seat if for_all else one.seat, version)
            for id, seat in reached.values()
        ]
    insert(session, "outbox", *rows)


def dispatch_row(one: Announcement, recipient: str, table: str, seat: int, version: int) -> dict[str, Any]:
    now = time.time()
    return {
        "id": secrets.token_urlsafe(18),
        "recipient_id": recipient,
        "table_id": table,
        "seat": seat,
        "version": version,
        "about": one.about,
        "facts": json.dumps(one.facts),
        "created": now,
        "due": now + one.after,
        "claimed": 0.0,
        "attempts": 0,
    }


def queue_once_seated(session: Session, table: str, told: Sequence[Announcement]) -> None:
    """Queue the announcements of a table's beginning if all its seats are taken."""
    free = "SELECT count(*) FROM seats WHERE table_id = ? AND claimed = 0"
    if told and session.execute(free, (table,)).fetchone()[0] == 0:
        found = session.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        queue(session, table, found[0], told)


def seen(session: Session, table: str, seats: Sequence[int], version: int) -> None:
    """Delete what these seats need not be told of, since the person who plays them looks at this version."""
    for seat in seats:
        session.execute(
            "DELETE FROM outbox WHERE table_id = ? AND seat = ? AND version <= ? AND about <> 'reminder'",
            (table, seat, version),
        )


def take_due(session: Session, now: float, until: float, room: Capacity) -> list[Dispatch]:
    """Return what is to be sent now; until then nobody else takes it."""
    columns = ", ".join(f"r.{name}" for name in recipients.COLUMNS.split(", "))
    spared = ", ".join("?" * len(room.busy))
    candidates = session.execute(
        f"SELECT o.id, o.table_id, o.seat, o.about, o.facts, o.created, o.attempts, {columns}"
        " FROM outbox o JOIN recipients r ON r.id = o.recipient_id"
        f" WHERE o.due <= ? AND o.claimed < ?{f' AND r.destination NOT IN ({spared})' if spared else ''}"
        f" ORDER BY o.due LIMIT {LOOKED_AT}",
        (now, now, *room.busy),
    ).fetchall()
    taken: list[Dispatch] = []
    at: Counter[str] = Counter()
    for id, table, seat, about, facts, created, attempts, *row in candidates:
        recipient = recipient_in(row)
        if not session.execute(STILL_MEANT, (recipient.id, table)).fetchone()[0]:
            session.execute("DELETE FROM outbox WHERE id = ?", (id,))
            continue
        if len(taken) == room.most or at[recipient.destination] == room.each:
            continue
        claim = "UPDATE outbox SET claimed = ? WHERE id = ? AND claimed < ?"
        if session.execute(claim, (until, id, now)).rowcount == 1:
            at[recipient.destination] += 1
            found = Dispatch(id, recipient, table, seat, about, json.loads(facts), created, attempts)
            taken.append(replace(found, waiting=games_waiting_for(session, recipient.id)))
    return taken


def games_waiting_for(session: Session, recipient: str) -> int:
    """Return how many games wait for a recipient: each has a reminder, sent or not."""
    rows = session.execute(
        "SELECT count(DISTINCT table_id) FROM outbox WHERE recipient_id = ? AND about = 'reminder'",
        (recipient,),
    )
    found: int = rows.fetchone()[0]
    return found


def settle(session: Session, dispatch: str) -> None:
    """Delete what was sent or given up; a reminder stays, to count the games that wait."""
    session.execute("DELETE FROM outbox WHERE id = ? AND about <> 'reminder'", (dispatch,))
    session.execute("UPDATE outbox SET due = ?, claimed = 0 WHERE id = ?", (NEVER, dispatch))


def put_off(session: Session, dispatch: str, due: float, failed: bool) -> None:
    """Release what was taken until `due`, and count the attempt if it has `failed`."""
    session.execute(
        "UPDATE outbox SET due = ?, claimed = 0, attempts = attempts + ? WHERE id = ?",
        (due, int(failed), dispatch),
    )


def let_go(session: Session) -> None:
    """Release all that was taken and not settled; only for a store that no other process has open."""
    session.execute("UPDATE outbox SET claimed = 0 WHERE claimed > 0")


def outbox_standing(session: Session, now: float) -> OutboxStanding:
    """Return how much waits to be sent; what is tried again waits since it was made."""
    row = session.execute(
        "SELECT count(*), min(CASE WHEN attempts > 0 THEN created ELSE due END) FROM outbox"
        " WHERE due <= ? OR (attempts > 0 AND due < ?)",
        (now, NEVER),
    ).fetchone()
    return OutboxStanding(*row)
