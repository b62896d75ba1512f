"""How work is given to a database: a session with a transaction open, whatever kind it is."""

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
