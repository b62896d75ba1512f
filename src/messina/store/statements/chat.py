"""The chat of a table: lines in two rooms, and who is silenced."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Final, Literal

from messina.errors import Silenced, StoreError
from messina.store.statements.session import Session, columns_of, insert

Room = Literal["players", "watchers"]
WATCHERS: Final = "watchers"
"""All of them, where one is silenced."""
LINES_KEPT = 2000
"""Lines of a room; older ones are deleted."""
DROPPED_EVERY = 50
"""Lines after which a room is searched for those too old."""
AGAIN_WITHIN = 100
"""Lines after which the same one may be said again under the same id."""
MOST_SILENCED = 100
"""At one table at the same time."""


@dataclass(frozen=True, slots=True)
class ChatRecord:
    """A line of a table's chat."""

    room: Room
    seat: int | None
    """The seat that says it; None for a watcher."""
    name: str
    text: str
    reaction: str | None
    at: float
    command: str
    """The id it was sent under: sent again it is not said again."""
    number: int = 0
    """Counts up with every line of the table, in whichever room."""


def silenced_watcher(name: str) -> str:
    """Return what a watcher with this name is silenced as."""
    return f"watcher {name}"


def say(session: Session, table: str, line: ChatRecord) -> int:
    """Add a line and return its number; raise Silenced if its speaker may not speak now.

    The row of the table is locked first, so that lines of several processes have numbers of their own.
    """
    found = session.execute(
        "UPDATE tables SET chatted = chatted + 1 WHERE id = ? RETURNING chatted, silenced", (table,)
    ).fetchone()
    if found is None:
        raise StoreError(f"there is no table {table}")
    number: int = found[0]
    said = session.execute(
        "SELECT number FROM chat WHERE table_id = ? AND room = ? AND number > ? AND command = ?",
        (table, line.room, number - AGAIN_WITHIN, line.command),
    ).fetchone()
    if said is not None:
        session.execute("UPDATE tables SET chatted = chatted - 1 WHERE id = ?", (table,))
        return int(said[0])
    renderer = [WATCHERS, silenced_watcher(line.name)] if line.seat is None else [str(line.seat)]
    silenced = json.loads(found[1])
    if any(silenced.get(one, 0) > line.at for one in renderer):
        raise Silenced("you were asked to be silent for a while")
    insert(session, "chat", {"table_id": table, **asdict(replace(line, number=number))})
    if number % DROPPED_EVERY == 0:
        drop_lines(session, table, line.room)
    return number


def drop_lines(session: Session, table: str, room: Room) -> None:
    """Delete all but the last lines of a room."""
    session.execute(
        "DELETE FROM chat WHERE table_id = ? AND room = ? AND number <= (SELECT number FROM chat"
        " WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT 1 OFFSET ?)",
        (table, room, table, room, LINES_KEPT),
    )


def lines(
    session: Session,
    table: str,
    rooms: Sequence[Room],
    *,
    after: int = 0,
    before: int | None = None,
    most: int,
) -> list[ChatRecord]:
    """Return the last lines of these rooms with numbers between `after` and `before`, in order."""
    found: list[ChatRecord] = []
    for room in rooms:
        rows = session.execute(
            f"SELECT {columns_of(ChatRecord)} FROM chat WHERE table_id = ? AND room = ?"
            " AND number > ? AND number < ? ORDER BY number DESC LIMIT ?",
            (table, room, after, 2**31 - 1 if before is None else before, most),
        )
        found += [ChatRecord(*row) for row in rows]
    return sorted(found, key=lambda line: line.number)[-most:]


def silence(session: Session, table: str, whom: str, until: float) -> bool:
    """Silence a seat by its number, a watcher (`silenced_watcher`) or all `WATCHERS`.

    Return False, with nothing changed, if too many are silenced at the table already.
    """
    # Locked before it is read: of two who silence somebody at once neither is lost.
    session.execute("UPDATE tables SET chatted = chatted WHERE id = ?", (table,))
    row = session.execute("SELECT silenced FROM tables WHERE id = ?", (table,)).fetchone()
    if row is None:
        return True
    now, ends = time.time(), json.loads(row[0]) | {whom: until}
    silenced = {one: end for one, end in ends.items() if end > now}
    if len(silenced) > MOST_SILENCED:
        return False
    session.execute("UPDATE tables SET silenced = ? WHERE id = ?", (json.dumps(silenced), table))
    return True
