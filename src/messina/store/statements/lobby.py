"""Tables at a glance: what the lobby shows without opening them."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from messina.store.statements.session import Session, columns_of


@dataclass(frozen=True, slots=True)
class Gist:
    """How a game stands, in a few numbers."""

    round: int
    asked: int | None
    """The seat that is asked; None when it is over."""
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatGist:
    name: str
    colour: str
    bot: str | None
    key_hash: str | None
    claimed: bool


@dataclass(frozen=True, slots=True)
class TableGist:
    """A table as the lobby shows it."""

    id: str
    way: str
    options: dict[str, str]
    arrangement: dict[str, object]
    version: int
    finished: bool
    rematch: str | None
    gist: Gist | None
    """None if nothing has happened at it since such things are kept."""
    seats: tuple[SeatGist, ...] = ()


def gist_text(gist: Gist | None) -> str | None:
    return None if gist is None else json.dumps(asdict(gist))


def gist_in(text: str | None) -> Gist | None:
    if text is None:
        return None
    kept = json.loads(text)
    return Gist(kept["round"], kept["asked"], tuple(kept["scores"]))


def gists(session: Session, tables: Sequence[str]) -> list[TableGist]:
    """Return those of the tables that are there, in the order they are asked for."""
    if not tables:
        return []
    marks = ", ".join("?" * len(tables))
    seats: dict[str, list[SeatGist]] = {id: [] for id in tables}
    columns = f"table_id, {columns_of(SeatGist)}"
    query = f"SELECT {columns} FROM seats WHERE table_id IN ({marks}) ORDER BY seat"
    for id, name, colour, bot, key_hash, claimed in session.execute(query, tables):
        seats[id].append(SeatGist(name, colour, bot, key_hash, bool(claimed)))
    found = {
        id: TableGist(
            *(id, way, json.loads(options), json.loads(arrangement), version, bool(finished), rematch),
            *(gist_in(gist), tuple(seats[id])),
        )
        for id, way, options, arrangement, version, finished, rematch, gist in session.execute(
            "SELECT id, way, options, arrangement, version, finished, rematch, gist FROM tables"
            f" WHERE id IN ({marks})",
            tables,
        )
    }
    return [found[id] for id in tables if id in found]


def announced(session: Session, *, open: bool, since: float, most: int) -> list[TableGist]:
    """Return the announced tables made after `since` whose game is not over, newest first.

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
    return gists(session, [id for (id,) in rows])
