"""A connection to a database, as far as statements need to know it."""

from collections.abc import Iterator, Sequence
from typing import Any, Protocol


class Rows(Protocol):
    """What a statement has found or done."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Session(Protocol):
    """A connection with a transaction open; that of SQLite as it is."""

    def execute(self, statement: str, row: Sequence[Any] = (), /) -> Rows: ...

    def executemany(self, statement: str, rows: Sequence[Sequence[Any]], /) -> object: ...
