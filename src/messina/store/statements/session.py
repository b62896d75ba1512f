"""How statements reach a database: a session, which is a connection with a transaction open.

SQL is written so that SQLite and PostgreSQL both understand it: `?` stands for a value, and truth is a
number, since SQLite has no type for it.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int: ...

    @property
    def description(self) -> Sequence[Sequence[Any]] | None: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Session(Protocol):
    """A connection with a transaction open; that of SQLite as it is."""

    def execute(self, statement: str, row: Sequence[Any] = (), /) -> Rows: ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> object: ...


def insert(session: Session, table: str, *rows: Mapping[str, Any]) -> None:
    """Insert rows, all of them with the columns of the first."""
    if rows:
        statement = f"INSERT INTO {table} ({', '.join(rows[0])}) VALUES ({marks(rows[0])})"
        session.executemany(statement, [tuple(row.values()) for row in rows])


def marks(values: Collection[object]) -> str:
    """Return a `?` for each value."""
    return ", ".join("?" * len(values))


def columns_of(record: Any) -> str:
    """Return the fields of a dataclass as names of columns."""
    return ", ".join(field.name for field in fields(record))


def find(session: Session, statement: str, id: str) -> Any:
    """Return the row with this id, or None; no text of PostgreSQL holds a NUL, so no row has such an id."""
    return None if "\0" in id else session.execute(statement, (id,)).fetchone()
