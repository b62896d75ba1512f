"""The lobby: tables that were announced to everybody."""

from messina.store.statements.session import Session
from messina.store.statements.tables import TableRecord, table_records


def announced(session: Session, *, open: bool, since: float, most: int) -> list[TableRecord]:
    """Return the tables announced after `since` whose game is not over, newest first.

    With `open` those with a free seat, else the others. The first seat for people is the maker's, so it is
    never free.
    """
    people = "FROM seats WHERE table_id = a.table_id AND bot IS NULL"
    free = f"EXISTS (SELECT 1 {people} AND claimed = 0 AND seat > (SELECT min(seat) {people}))"
    rows = session.execute(
        f"SELECT a.table_id FROM announced a WHERE a.at > ? AND {'' if open else 'NOT '}{free}"
        " ORDER BY a.at DESC LIMIT ?",
        (since, most),
    ).fetchall()
    return table_records(session, [id for (id,) in rows])
