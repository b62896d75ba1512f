"""Recipients of notifications: a device, a mailbox or a webhook."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

from messina.store.statements.session import Session, find, insert

Channel = Literal["push", "mail", "webhook"]
COLUMNS: Final = "id, key_hash, channel, target, destination, language, created, quiet, confirmed, table_id"
UNCONFIRMED_FOR: Final = 7 * 86400.0
"""Seconds an address waits for its confirmation before it is forgotten."""


@dataclass(frozen=True, slots=True)
class Recipient:
    """A device, a mailbox or a webhook."""

    id: str
    key_hash: str
    """SHA-256 of the key of the person who set it up."""
    channel: Channel
    target: dict[str, Any]
    """How it is reached."""
    destination: str
    """The machine that takes what is sent there; one that hangs delays no other."""
    language: str
    created: float
    quiet: dict[str, Any] | None = None
    """When nothing is sent: minutes of the day in a time zone."""
    confirmed: bool = True
    table: str | None = None
    """The table that a webhook belongs to."""


def target_text(target: dict[str, Any]) -> str:
    return json.dumps(target, sort_keys=True)


def quiet_text(quiet: dict[str, Any] | None) -> str | None:
    return None if quiet is None else json.dumps(quiet)


def recipient_in(row: Sequence[Any]) -> Recipient:
    """Return the recipient in a row of `COLUMNS`."""
    id, key_hash, channel, target, destination, language, created, quiet, confirmed, table = row
    target, quiet = json.loads(target), None if quiet is None else json.loads(quiet)
    return Recipient(
        id, key_hash, channel, target, destination, language, created, quiet, bool(confirmed), table
    )


def add_recipient(session: Session, recipient: Recipient) -> None:
    """Add a recipient, instead of one that is reached in the same way if it needs no confirmation."""
    target = target_text(recipient.target)
    if recipient.confirmed and recipient.table is None:
        session.execute("DELETE FROM recipients WHERE target = ? AND table_id IS NULL", (target,))
    long_ago = recipient.created - UNCONFIRMED_FOR
    session.execute("DELETE FROM recipients WHERE confirmed = 0 AND created < ?", (long_ago,))
    row = asdict(recipient) | {
        "target": target,
        "quiet": quiet_text(recipient.quiet),
        "confirmed": int(recipient.confirmed),
    }
    insert(session, "recipients", {"table_id": row.pop("table"), **row})


def recipient(session: Session, id: str) -> Recipient | None:
    """Return the recipient with this id, or None."""
    row = find(session, f"SELECT {COLUMNS} FROM recipients WHERE id = ?", id)
    return None if row is None else recipient_in(row)


def recipients_of(session: Session, table: str) -> list[Recipient]:
    """Return the recipients that belong to a table itself: its webhook."""
    rows = session.execute(f"SELECT {COLUMNS} FROM recipients WHERE table_id = ?", (table,))
    return [recipient_in(row) for row in rows]


def asked_lately(session: Session, target: dict[str, Any], since: float) -> bool:
    """Return whether this target was asked since then for a confirmation that has not come."""
    found = session.execute(
        "SELECT count(*) FROM recipients WHERE target = ? AND confirmed = 0 AND created > ?",
        (target_text(target), since),
    )
    return bool(found.fetchone()[0])


def change_recipient(session: Session, id: str, language: str, quiet: dict[str, Any] | None) -> None:
    """Change the language of a recipient, and when nothing is sent to it."""
    row = (language, quiet_text(quiet), id)
    session.execute("UPDATE recipients SET language = ?, quiet = ? WHERE id = ?", row)


def confirm(session: Session, id: str) -> bool:
    """Confirm a recipient; return False if there is none with this id."""
    return session.execute("UPDATE recipients SET confirmed = 1 WHERE id = ?", (id,)).rowcount == 1


def remove_recipient(session: Session, id: str) -> None:
    """Remove a recipient with its subscriptions and all that waits to be sent to it."""
    session.execute("DELETE FROM recipients WHERE id = ?", (id,))
