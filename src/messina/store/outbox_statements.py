"""The outbox in SQL, as both kinds of database understand it (see `statements`)."""

import json
import secrets
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from messina.store.outbox import EVERYBODY, NEVER, Announcement, Capacity, Dispatch, OutboxStanding, Recipient
from messina.store.session import Session

RECIPIENT_COLUMNS: Final = (
    "id, key_hash, channel, target, destination, language, created, quiet, confirmed, table_id"
)
SUBSCRIPTION_COLUMNS: Final = "recipient_id, table_id, seat, key_hash"
OUTBOX_COLUMNS: Final = (
    "id, recipient_id, table_id, seat, version, about, facts, created, due, claimed, attempts"
)
NOBODY: Final = -2
"""A seat that no table has."""
LOOKED_AT: Final = 500
"""Rows that are looked at to find some that may be sent now."""
UNCONFIRMED_FOR: Final = 7 * 86400.0
"""Seconds an address waits for its confirmation before it is forgotten."""

MEANT: Final = "(s.seat = -1 OR (seats.bot IS NULL AND seats.key_hash = s.key_hash))"
"""Whoever set it up still plays the seat; seats of a webhook are all of the table."""
SEATS: Final = "LEFT JOIN seats ON seats.table_id = s.table_id AND seats.seat = s.seat"
WANTED: Final = f"""
SELECT s.recipient_id, s.seat, r.target FROM subscriptions s
JOIN recipients r ON r.id = s.recipient_id {SEATS}
WHERE s.table_id = ? AND r.confirmed = 1 AND {MEANT} ORDER BY s.seat, s.recipient_id
"""
STILL_MEANT: Final = f"""
SELECT count(*) FROM subscriptions s {SEATS} WHERE s.recipient_id = ? AND s.table_id = ? AND {MEANT}
"""


def announce(
    session: Session, table: str, version: int, told: Sequence[Announcement], asked: int | None = None
) -> None:
    """What was said of a turn before is no longer true; one dispatch for everybody who wants to hear.

    Where there is nothing new to tell, whoever is asked is in the middle of a turn, and has their reminder.
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
    insert(session, "outbox", OUTBOX_COLUMNS, rows)


def dispatch_row(one: Announcement, recipient: str, table: str, seat: int, version: int) -> tuple[Any, ...]:
    now = time.time()
    return (
        *(secrets.token_urlsafe(18), recipient, table, seat, version, one.about, json.dumps(one.facts)),
        *(now, now + one.after, 0.0, 0),
    )


def announce_beginning(session: Session, table: str, told: Sequence[Announcement]) -> None:
    """Once everybody has sat down."""
    free = "SELECT count(*) FROM seats WHERE table_id = ? AND claimed = 0"
    if told and session.execute(free, (table,)).fetchone()[0] == 0:
        found = session.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        announce(session, table, found[0], told)


def go_on_telling(session: Session, before: str, table: str) -> None:
    """Who wanted to hear of a table hears of its rematch: people by their keys, and its webhook."""
    session.execute(
        f"INSERT INTO subscriptions ({SUBSCRIPTION_COLUMNS})"
        " SELECT s.recipient_id, n.table_id, n.seat, n.key_hash FROM subscriptions s"
        " JOIN seats n ON n.table_id = ? AND n.key_hash = s.key_hash WHERE s.table_id = ?",
        (table, before),
    )
    for webhook in read_recipients_of(session, before):
        made = replace(webhook, id=secrets.token_urlsafe(12), table=table, created=time.time())
        insert_recipient(session, made)
        insert(session, "subscriptions", SUBSCRIPTION_COLUMNS, [(made.id, table, EVERYBODY, "")])


def insert(session: Session, table: str, columns: str, rows: Sequence[Sequence[Any]]) -> None:
    if rows:
        values = ", ".join("?" * (columns.count(",") + 1))
        session.executemany(f"INSERT INTO {table} ({columns}) VALUES ({values})", rows)


# Recipients.


def insert_recipient(session: Session, recipient: Recipient) -> None:
    target = json.dumps(recipient.target, sort_keys=True)
    if recipient.confirmed and recipient.table is None:
        session.execute("DELETE FROM recipients WHERE target = ? AND table_id IS NULL", (target,))
    long_ago = recipient.created - UNCONFIRMED_FOR
    session.execute("DELETE FROM recipients WHERE confirmed = 0 AND created < ?", (long_ago,))
    row = (
        *(recipient.id, recipient.key_hash, recipient.channel, target, recipient.destination),
        *(recipient.language, recipient.created, written(recipient.quiet), int(recipient.confirmed)),
        recipient.table,
    )
    insert(session, "recipients", RECIPIENT_COLUMNS, [row])


def written(quiet: dict[str, Any] | None) -> str | None:
    return None if quiet is None else json.dumps(quiet)


def recipient_in(row: Sequence[Any]) -> Recipient:
    id, key_hash, channel, target, destination, language, created, quiet, confirmed, table = row
    return Recipient(
        id=id,
        key_hash=key_hash,
        channel=channel,
        target=json.loads(target),
        destination=destination,
        language=language,
        created=created,
        quiet=None if quiet is None else json.loads(quiet),
        confirmed=bool(confirmed),
        table=table,
    )


def read_recipient(session: Session, id: str) -> Recipient | None:
    row = session.execute(f"SELECT {RECIPIENT_COLUMNS} FROM recipients WHERE id = ?", (id,)).fetchone()
    return None if row is None else recipient_in(row)


def read_recipients_of(session: Session, table: str) -> list[Recipient]:
    rows = session.execute(f"SELECT {RECIPIENT_COLUMNS} FROM recipients WHERE table_id = ?", (table,))
    return [recipient_in(row) for row in rows.fetchall()]


def was_asked(session: Session, target: dict[str, Any], since: float) -> bool:
    row = (json.dumps(target, sort_keys=True), since)
    found = session.execute(
        "SELECT count(*) FROM recipients WHERE target = ? AND confirmed = 0 AND created > ?", row
    )
    return bool(found.fetchone()[0])


def update_recipient(session: Session, id: str, language: str, quiet: dict[str, Any] | None) -> None:
    row = (language, written(quiet), id)
    session.execute("UPDATE recipients SET language = ?, quiet = ? WHERE id = ?", row)


def confirm_recipient(session: Session, id: str) -> bool:
    return session.execute("UPDATE recipients SET confirmed = 1 WHERE id = ?", (id,)).rowcount == 1


def delete_recipient(session: Session, id: str) -> None:
    session.execute("DELETE FROM recipients WHERE id = ?", (id,))


# What they want to hear of.


def insert_subscriptions(
    session: Session,
    recipient: str,
    table: str,
    seats: dict[int, str],
    most: int,
    told: Sequence[Announcement] = (),
) -> bool:
    """What waits for the recipient stays."""
    session.execute("DELETE FROM subscriptions WHERE recipient_id = ? AND table_id = ?", (recipient, table))
    for seat in seats:
        others = "SELECT count(*) FROM subscriptions WHERE table_id = ? AND seat = ?"
        if session.execute(others, (table, seat)).fetchone()[0] >= most:
            return False
    rows = [(recipient, table, seat, key_hash) for seat, key_hash in seats.items()]
    insert(session, "subscriptions", SUBSCRIPTION_COLUMNS, rows)
    catch_up(session, recipient, table, told)
    return True


def catch_up(session: Session, recipient: str, table: str, told: Sequence[Announcement]) -> None:
    """Only what nobody who is reached in the same way waits for already."""
    confirmed, target = session.execute(
        "SELECT confirmed, target FROM recipients WHERE id = ?", (recipient,)
    ).fetchone()
    rows = session.execute(
        "SELECT o.about, o.seat FROM outbox o JOIN recipients r ON r.id = o.recipient_id"
        " WHERE o.table_id = ? AND r.target = ?",
        (table, target),
    )
    known = {(about, seat) for about, seat in rows.fetchall()}
    new = [one for one in told if confirmed and (one.about, one.seat) not in known]
    insert(
        session, "outbox", OUTBOX_COLUMNS, [dispatch_row(one, recipient, table, one.seat, 0) for one in new]
    )


def delete_subscriptions(session: Session, recipient: str, table: str) -> None:
    row = (recipient, table)
    session.execute("DELETE FROM subscriptions WHERE recipient_id = ? AND table_id = ?", row)
    session.execute("DELETE FROM outbox WHERE recipient_id = ? AND table_id = ?", row)


def read_subscriptions(session: Session, recipient: str) -> list[str]:
    rows = session.execute(
        "SELECT DISTINCT table_id FROM subscriptions WHERE recipient_id = ? ORDER BY table_id", (recipient,)
    )
    return [table for (table,) in rows.fetchall()]


# What is to be sent.


def delete_seen(session: Session, table: str, seats: Sequence[int], version: int) -> None:
    for seat in seats:
        session.execute(
            "DELETE FROM outbox WHERE table_id = ? AND seat = ? AND version <= ? AND about <> 'reminder'",
            (table, seat, version),
        )


def take_due(session: Session, now: float, until: float, room: Capacity) -> list[Dispatch]:
    columns = ", ".join(f"r.{name}" for name in RECIPIENT_COLUMNS.split(", "))
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
            taken.append(replace(found, waiting=waiting_for(session, recipient.id)))
    return taken


def waiting_for(session: Session, recipient: str) -> int:
    """As long as a seat is awaited there is a reminder, sent or not."""
    rows = session.execute(
        "SELECT count(DISTINCT table_id) FROM outbox WHERE recipient_id = ? AND about = 'reminder'",
        (recipient,),
    )
    found: int = rows.fetchone()[0]
    return found


def settle(session: Session, id: str) -> None:
    session.execute("DELETE FROM outbox WHERE id = ? AND about <> 'reminder'", (id,))
    session.execute("UPDATE outbox SET due = ?, claimed = 0 WHERE id = ?", (NEVER, id))


def put_off(session: Session, id: str, due: float, failed: bool) -> None:
    session.execute(
        "UPDATE outbox SET due = ?, claimed = 0, attempts = attempts + ? WHERE id = ?", (due, int(failed), id)
    )


def let_go(session: Session) -> None:
    session.execute("UPDATE outbox SET claimed = 0 WHERE claimed > 0")


def read_outbox_standing(session: Session, now: float) -> OutboxStanding:
    """What is tried again waits since it was made, however often it was put off."""
    row = session.execute(
        "SELECT count(*), min(CASE WHEN attempts > 0 THEN created ELSE due END) FROM outbox"
        " WHERE due <= ? OR (attempts > 0 AND due < ?)",
        (now, NEVER),
    ).fetchone()
    return OutboxStanding(*row)
