"""The tables of the outbox: who is told, of what, and what has still to be sent."""

from typing import Final

OUTBOX_SCHEMA: Final = """
CREATE TABLE recipients (
    id TEXT PRIMARY KEY,
    key_hash TEXT NOT NULL,
    channel TEXT NOT NULL,
    target TEXT NOT NULL,
    destination TEXT NOT NULL,
    language TEXT NOT NULL,
    created REAL NOT NULL,
    quiet TEXT,
    confirmed INTEGER NOT NULL,
    table_id TEXT REFERENCES tables(id) ON DELETE CASCADE  -- of a webhook
) WITHOUT ROWID;
CREATE INDEX recipients_by_target ON recipients (target);
CREATE TABLE subscriptions (
    recipient_id TEXT NOT NULL REFERENCES recipients(id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,  -- -1 for all of the table
    key_hash TEXT,  -- whoever gets another key of the seat is somebody else
    PRIMARY KEY (table_id, seat, recipient_id)
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_recipient ON subscriptions (recipient_id);
CREATE TABLE outbox (
    id TEXT PRIMARY KEY,
    recipient_id TEXT NOT NULL REFERENCES recipients(id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    version INTEGER NOT NULL,
    about TEXT NOT NULL,
    facts TEXT NOT NULL,
    created REAL NOT NULL,
    due REAL NOT NULL,
    claimed REAL NOT NULL,  -- until then somebody is sending it
    attempts INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_table ON outbox (table_id);
CREATE INDEX outbox_by_recipient ON outbox (recipient_id);
"""
