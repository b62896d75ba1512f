"""The kinds of store, for tests of what all of them promise."""

import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from messina.store import is_address
from messina.store.migrations import SCHEMA_VERSION
from messina.store.postgres import PostgresSession

TAKEN_BACK = {
    10: (),
    9: (),
    8: tuple(f"DROP TABLE {name}" for name in ("outbox", "subscriptions", "recipients")),
    7: (
        *(f"DROP TABLE {name}" for name in ("chat", "announced", "secrets", "daily")),
        *(
            f"ALTER TABLE tables DROP COLUMN {name}"
            for name in ("gist", "rematch", "day", "chatted", "silenced")
        ),
    ),
    6: (
        "ALTER TABLE seats DROP COLUMN since",
        "ALTER TABLE tables DROP COLUMN clock",
        "ALTER TABLE tables DROP COLUMN ended",
    ),
    5: ("DROP TABLE analyses",),
    4: (
        "ALTER TABLE steps DROP COLUMN at",
        "ALTER TABLE tables DROP COLUMN owner",
        "ALTER TABLE tables DROP COLUMN arrangement",
    ),
    3: ("ALTER TABLE tables DROP COLUMN touched", "ALTER TABLE tables DROP COLUMN finished"),
    2: (
        "ALTER TABLE tables ADD COLUMN estates TEXT NOT NULL DEFAULT 'ab'",
        "ALTER TABLE tables ADD COLUMN scrolls TEXT NOT NULL DEFAULT 'aa'",
        "ALTER TABLE tables ADD COLUMN priority_tile INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE tables ADD COLUMN major_fire TEXT NOT NULL DEFAULT 'two_fires'",
        "ALTER TABLE tables DROP COLUMN options",
        "ALTER TABLE packs DROP COLUMN source",
    ),
}
"""What makes a schema that of the version before, by the version it starts from."""


def back_to(version: int) -> tuple[str, ...]:
    """What makes a database of today one of an older version."""
    statements = (one for at in range(SCHEMA_VERSION, version, -1) for one in TAKEN_BACK[at])
    return (*statements, f"UPDATE schema_version SET version = {version}")


def alter(database: str | Path, *statements: str, row: tuple[Any, ...] = ()) -> list[Any]:
    """Change a database behind the back of its store; what the last statement has found."""
    if is_address(database):
        with psycopg.connect(str(database)) as connection:
            return found(PostgresSession(connection), statements, row)
    with sqlite3.connect(database) as file:
        rows = found(file, statements, row)
    file.close()
    return rows


def found(session: Any, statements: tuple[str, ...], row: tuple[Any, ...]) -> list[Any]:
    for statement in statements[:-1]:
        session.execute(statement)
    rows = session.execute(statements[-1], row)
    return list(rows.fetchall()) if statements[-1].startswith("SELECT") else []
