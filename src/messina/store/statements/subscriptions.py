"""Subscriptions: which recipient is told of which seats of a table."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from messina.store.statements.outbox import EVERYBODY, Announcement, dispatch_row
from messina.store.statements.recipients import add_recipient, recipients_of
from messina.store.statements.session import Session, insert


def subscription_row(recipient: str, table: str, seat: int, key_hash: str) -> dict[str, Any]:
    return {"recipient_id": recipient, "table_id": table, "seat": seat, "key_hash": key_hash}


def subscribe(
    session: Session,
    recipient: str,
    table: str,
    seats: dict[int, str],
    most: int,
    told: Sequence[Announcement] = (),
) -> bool:
    """Subscribe a recipient to these seats, by the hashes of their keys, and queue `told` for it.

    Return False if `most` have subscribed to one of the seats already. `told` is what would be queued by now
    if the recipient had subscribed earlier; what waits for it stays.
    """
    session.execute("DELETE FROM subscriptions WHERE recipient_id = ? AND table_id = ?", (recipient, table))
    for seat in seats:
        others = "SELECT count(*) FROM subscriptions WHERE table_id = ? AND seat = ?"
        if session.execute(others, (table, seat)).fetchone()[0] >= most:
            return False
    rows = [subscription_row(recipient, table, seat, key_hash) for seat, key_hash in seats.items()]
    insert(session, "subscriptions", *rows)
    catch_up(session, recipient, table, told)
    return True


def catch_up(session: Session, recipient: str, table: str, told: Sequence[Announcement]) -> None:
    """Queue the announcements that do not wait yet for anybody who is reached in the same way."""
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
    insert(session, "outbox", *(dispatch_row(one, recipient, table, one.seat, 0) for one in new))


def unsubscribe(session: Session, recipient: str, table: str) -> None:
    """Delete the subscriptions of a recipient to a table, and what waits to be sent to it from there."""
    row = (recipient, table)
    session.execute("DELETE FROM subscriptions WHERE recipient_id = ? AND table_id = ?", row)
    session.execute("DELETE FROM outbox WHERE recipient_id = ? AND table_id = ?", row)


def subscriptions(session: Session, recipient: str) -> list[str]:
    """Return the tables that a recipient has subscribed to."""
    rows = session.execute(
        "SELECT DISTINCT table_id FROM subscriptions WHERE recipient_id = ? ORDER BY table_id", (recipient,)
    )
    return [table for (table,) in rows]


def follow_rematch(session: Session, before: str, table: str) -> None:
    """Subscribe those of a table to its rematch: people by their keys, and its webhook."""
    session.execute(
        "INSERT INTO subscriptions (recipient_id, table_id, seat, key_hash)"
        " SELECT s.recipient_id, n.table_id, n.seat, n.key_hash FROM subscriptions s"
        " JOIN seats n ON n.table_id = ? AND n.key_hash = s.key_hash WHERE s.table_id = ?",
        (table, before),
    )
    for webhook in recipients_of(session, before):
        made = replace(webhook, id=secrets.token_urlsafe(12), table=table, created=time.time())
        add_recipient(session, made)
        insert(session, "subscriptions", subscription_row(made.id, table, EVERYBODY, ""))
