"""Which kind of store a database is kept in, by how it is named on the command line."""

import re
from pathlib import Path

from messina.errors import StoreError
from messina.store.store import Opening, Store

POSTGRES = ("postgresql", "postgres")


def is_address(database: str | Path) -> bool:
    """Return whether a database is somewhere else, not a file of this machine."""
    return "://" in str(database)


def shown(database: str | Path) -> str:
    """Return the name of a database without what is secret in it: an address may hold a password."""
    return re.sub(r"(?<=://)[^/]*@|\?.*", "", str(database)) if is_address(database) else str(database)


def open_store(database: str | Path, opening: Opening = "play") -> Store:
    """Open the store of this name: a file is an SQLite database, an address one of PostgreSQL."""
    # Each kind is imported when it is used: it needs libraries or an operating system that may not be there.
    if not is_address(database):
        from messina.store.sqlite import SqliteStore

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
