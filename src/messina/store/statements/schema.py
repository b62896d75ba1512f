"""The tables of a database, as SQLite takes them; PostgreSQL has other names for two types.

A database that has grown with the program has the columns in another order.
"""

import re
from typing import Final

from messina.store.statements.session import Session, insert

SCHEMA: Final = """
CREATE TABLE schema_version (version INTEGER NOT NULL);
CREATE TABLE packs (hash TEXT PRIMARY KEY, printed BLOB NOT NULL, source BLOB) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    created REAL NOT NULL,
    way TEXT NOT NULL,
    rules INTEGER NOT NULL,
    pack TEXT NOT NULL,
    seed TEXT NOT NULL,  -- it may be longer than an integer column holds
    options TEXT NOT NULL,
    version INTEGER NOT NULL,
    cut_version INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    touched REAL NOT NULL,  -- when it was created or changed or a seat taken last
    owner TEXT,  -- the hash of its owner's key
    arrangement TEXT NOT NULL,  -- what its people have agreed on beyond the game
    clock TEXT,  -- a moment, and the seconds each seat has left then
    ended REAL,  -- when its owner has ended it
    gist TEXT,  -- how the game stands
    rematch TEXT,  -- the table that goes on with its people
    day TEXT,  -- of a solo of the day
    chatted INTEGER NOT NULL DEFAULT 0,  -- lines that were said at it
    silenced TEXT NOT NULL DEFAULT '{}'  -- who may not speak, and until when
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    bot TEXT,
    key_hash TEXT,
    claimed INTEGER NOT NULL,
    since REAL,  -- when it changed hands last
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE steps (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    player INTEGER NOT NULL,
    code INTEGER NOT NULL,
    text TEXT NOT NULL,
    forced INTEGER NOT NULL,
    version INTEGER NOT NULL,
    events BLOB NOT NULL,
    note TEXT,
    at REAL,  -- seconds since 1970; of steps from before times were kept nothing is known
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    at INTEGER NOT NULL,
    position BLOB NOT NULL,
    shown BLOB NOT NULL,
    PRIMARY KEY (table_id, at)
) WITHOUT ROWID;
CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    id TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, id)
) WITHOUT ROWID;
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
) WITHOUT ROWID;
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER,  -- none of a watcher
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    reaction TEXT,
    at REAL NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (table_id, room, number)
) WITHOUT ROWID;
CREATE TABLE announced (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX announced_at ON announced (at);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE daily (
    day TEXT NOT NULL,
    key_hash TEXT NOT NULL,  -- of the player's key
    name TEXT NOT NULL,
    table_id TEXT REFERENCES tables(id) ON DELETE SET NULL,
    score INTEGER,  -- none until the game is over
    PRIMARY KEY (day, key_hash)
) WITHOUT ROWID;
CREATE INDEX daily_table ON daily (table_id);
CREATE INDEX daily_score ON daily (score);
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
    key_hash TEXT,  -- a person with another key of the seat is another person
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
    claimed REAL NOT NULL,  -- until then a process is sending it
    attempts INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_table ON outbox (table_id);
CREATE INDEX outbox_by_recipient ON outbox (recipient_id);
"""
STATEMENTS: Final = re.findall(
    r"^(CREATE (?:TABLE|INDEX \w+ ON) (\w+).*?);$", SCHEMA, re.MULTILINE | re.DOTALL
)
"""Each statement, and the table it is about."""
NAMES: Final = tuple(dict.fromkeys(name for _, name in STATEMENTS))
"""The tables, each after those it refers to."""


def create_tables(session: Session, *names: str) -> None:
    """Create tables with their indexes."""
    for statement, name in STATEMENTS:
        if name in names:
            session.execute(statement)


def create_schema(session: Session, version: int) -> None:
    """Create all tables in an empty database."""
    create_tables(session, *NAMES)
    insert(session, "schema_version", {"version": version})


def schema_version(session: Session) -> int:
    """Return the version of the schema; raise ValueError if there is none."""
    rows = session.execute("SELECT version FROM schema_version").fetchall()
    if len(rows) != 1 or not isinstance(rows[0][0], int):
        raise ValueError("its schema has no version; restore it from a backup")
    version: int = rows[0][0]
    return version
