"""The kinds of store, for tests of what all of them promise."""

import sqlite3
from pathlib import Path
from typing import Any

import psycopg

from messina.store import is_address
from messina.store.postgres import PostgresSession


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
