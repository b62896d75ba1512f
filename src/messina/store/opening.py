"""Which kind of store a database is kept in, by how it is named on the command line."""

from pathlib import Path

from messina.store.records import Opening, Store, StoreError
from messina.store.sqlite import SqliteStore

POSTGRES = ("postgresql", "postgres")


def is_address(database: str | Path) -> bool:
    """Is it somewhere else, not a file of this machine?"""
    return "://" in str(database)


def open_store(database: str | Path, opening: Opening = "play") -> Store:
    """The store of this name: a file is an SQLite database, an address one of PostgreSQL."""
    if not is_address(database):
        return SqliteStore(Path(database), opening)
    kind = str(database).partition("://")[0]
    if kind not in POSTGRES:
        raise StoreError(f"{kind}: no such kind of database is known; name a file or postgresql://...")
    try:
        from messina.store.postgres import PostgresStore
    except ImportError:
        raise StoreError(
            "postgresql needs psycopg; install it with: pip install 'messina[postgres]'"
        ) from None
    return PostgresStore(str(database), opening)
