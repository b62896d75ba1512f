"""Component packs by their hash, analyses of finished games, and secrets of this server."""

import zlib
from dataclasses import dataclass

from messina.store.statements.session import Session, find


@dataclass(frozen=True, slots=True)
class PackRecord:
    """A component pack: what is printed in it, to look at, and its file, to play with."""

    printed: bytes
    source: bytes | None
    """None for packs from before files were kept."""


def keep_pack(session: Session, hash: str, pack: PackRecord) -> None:
    """Keep a pack that games are played with, so that they go on without its file."""
    source = None if pack.source is None else zlib.compress(pack.source)
    session.execute(
        "INSERT INTO packs (hash, printed, source) VALUES (?, ?, ?) ON CONFLICT (hash)"
        " DO UPDATE SET printed = excluded.printed, source = excluded.source",
        (hash, zlib.compress(pack.printed), source),
    )


def pack(session: Session, hash: str) -> PackRecord | None:
    """Return the pack with this hash, or None."""
    row = find(session, "SELECT printed, source FROM packs WHERE hash = ?", hash)
    if row is None:
        return None
    return PackRecord(zlib.decompress(row[0]), None if row[1] is None else zlib.decompress(row[1]))


def keep_analysis(session: Session, table: str, version: int, body: bytes) -> None:
    """Keep the analysis of a table at this version, instead of an older one; nothing if the table is gone."""
    session.execute(
        "INSERT INTO analyses (table_id, version, body) SELECT id, ?, ? FROM tables WHERE id = ?"
        " ON CONFLICT (table_id) DO UPDATE SET version = excluded.version, body = excluded.body",
        (version, zlib.compress(body), table),
    )


def analysis(session: Session, table: str, version: int) -> bytes | None:
    """Return the analysis of a table at this version; None if there is none that can be read."""
    row = session.execute(
        "SELECT body FROM analyses WHERE table_id = ? AND version = ?", (table, version)
    ).fetchone()
    try:
        return None if row is None else zlib.decompress(row[0])
    except zlib.error:
        return None


def secret(session: Session, name: str, new: str) -> str:
    """Return a secret of this server; it is `new` if there was none of this name yet."""
    session.execute("INSERT INTO secrets VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, new))
    value: str = session.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value
