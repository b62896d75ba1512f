"""Which kind of store a database is kept in, by how it is named on the command line."""

from pathlib import Path

from messina.store.records import Opening, Store, StoreError
from messina.store.sqlite import SqliteStore


def open_store(database: str | Path, opening: Opening = "play") -> Store:
    """The store of this name: a file is an SQLite database."""
    if "://" in str(database):
        kind = str(database).partition("://")[0]
        raise StoreError(f"{kind}: no such kind of database is known; name a file")
    return SqliteStore(Path(database), opening)
