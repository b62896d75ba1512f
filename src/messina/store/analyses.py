"""Analyses of finished games, kept with their tables."""

import zlib

from messina.store.session import Session


def insert_analysis(session: Session, table: str, version: int, body: bytes) -> None:
    """Instead of an older one; of a table that is gone nothing is kept."""
    session.execute(
        "INSERT INTO analyses (table_id, version, body) SELECT id, ?, ? FROM tables WHERE id = ?"
        " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body",
        (version, zlib.compress(body), table),
    )


def read_analysis(session: Session, table: str, version: int) -> bytes | None:
    """That of the table as it was at this version; none if what is kept cannot be read."""
    row = session.execute(
        "SELECT body FROM analyses WHERE table_id = ? AND version = ?", (table, version)
    ).fetchone()
    try:
        return None if row is None else zlib.decompress(row[0])
    except zlib.error:
        return None
