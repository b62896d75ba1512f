"""What is kept of people beyond their moves, in SQL for both kinds of database."""

import json
import time
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any, Final

from messina.store.records import Conflict, Silenced, StoreError
from messina.store.session import Session
from messina.store.together import (
    DROPPED_EVERY,
    LINES_KEPT,
    MOST_SILENCED,
    WATCHERS,
    ChatRecord,
    DayEntry,
    DayScores,
    Gist,
    Room,
    Score,
    SeatGist,
    TableGist,
    silenced_watcher,
)

LINE_COLUMNS = "number, room, seat, name, text, reaction, at, command"
GIST_COLUMNS = "id, way, options, arrangement, version, finished, rematch, gist"
SEAT_COLUMNS = "table_id, name, colour, bot, key_hash, claimed"
DAY_COLUMNS = "day, key_hash, name, table_id, score"
AGAIN_WITHIN = 100
"""Lines after which the same one may be said again under the same id."""

TOGETHER: Final = """
CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    room TEXT NOT NULL,
    seat INTEGER,  -- none of somebody who watches
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    reaction TEXT,
    at REAL NOT NULL,
    command TEXT NOT NULL,
    PRIMARY KEY (table_id, room, number)
) WITHOUT ROWID;
CREATE TABLE announced (
    table_id TEXT PRIMARY KEY REFERENCES tables(id) ON DELETE CASCADE,
    at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX announced_at ON announced (at);
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE daily (
    day TEXT NOT NULL,
    key_hash TEXT NOT NULL,  -- of whoever plays
    name TEXT NOT NULL,
    table_id TEXT REFERENCES tables(id) ON DELETE SET NULL,
    score INTEGER,  -- none until the game is over
    PRIMARY KEY (day, key_hash)
) WITHOUT ROWID;
CREATE INDEX daily_table ON daily (table_id);
CREATE INDEX daily_score ON daily (score);
"""


def gist_text(gist: Gist | None) -> str | None:
    return None if gist is None else json.dumps(asdict(gist))


def gist_in(text: str | None) -> Gist | None:
    if text is None:
        return None
    kept = json.loads(text)
    return Gist(kept["round"], kept["asked"], tuple(kept["scores"]))


# Chat.


def insert_line(session: Session, table: str, line: ChatRecord) -> int:
    """The row of the table is taken first, so that lines of several processes have numbers of their own."""
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
    whom = [WATCHERS, silenced_watcher(line.name)] if line.seat is None else [str(line.seat)]
    silenced = json.loads(found[1])
    if any(silenced.get(one, 0) > line.at for one in whom):
        raise Silenced("you were asked to be silent for a while")
    kept = replace(line, number=number)
    row = (table, *(getattr(kept, name) for name in LINE_COLUMNS.split(", ")))
    session.execute(f"INSERT INTO chat (table_id, {LINE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
    if number % DROPPED_EVERY == 0:
        drop_lines(session, table, line.room)
    return number


def drop_lines(session: Session, table: str, room: Room) -> None:
    session.execute(
        "DELETE FROM chat WHERE table_id = ? AND room = ? AND number <= (SELECT number FROM chat"
        " WHERE table_id = ? AND room = ? ORDER BY number DESC LIMIT 1 OFFSET ?)",
        (table, room, table, room, LINES_KEPT),
    )


def read_lines(
    session: Session, table: str, rooms: Sequence[Room], after: int, before: int | None, most: int
) -> list[ChatRecord]:
    found: list[ChatRecord] = []
    for room in rooms:
        rows = session.execute(
            f"SELECT {LINE_COLUMNS} FROM chat WHERE table_id = ? AND room = ? AND number > ? AND number < ?"
            " ORDER BY number DESC LIMIT ?",
            (table, room, after, 2**31 - 1 if before is None else before, most),
        )
        found += [ChatRecord(number=number, **line_of(rest)) for number, *rest in rows]
    return sorted(found, key=lambda line: line.number)[-most:]


def line_of(row: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(LINE_COLUMNS.split(", ")[1:], row, strict=True))


def update_silenced(session: Session, table: str, whom: str, until: float) -> bool:
    """Taken for writing at once: of two who silence somebody neither is lost."""
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


# Tables at a glance.


def announce(session: Session, table: str, at: float) -> None:
    session.execute("INSERT INTO announced VALUES (?, ?)", (table, at))


def read_gists(session: Session, tables: Sequence[str]) -> list[TableGist]:
    if not tables:
        return []
    marks = ", ".join("?" * len(tables))
    seats: dict[str, list[SeatGist]] = {id: [] for id in tables}
    rows = session.execute(
        f"SELECT {SEAT_COLUMNS} FROM seats WHERE table_id IN ({marks}) ORDER BY seat", tables
    )
    for id, name, colour, bot, key_hash, claimed in rows:
        seats[id].append(SeatGist(name, colour, bot, key_hash, bool(claimed)))
    found = {}
    for row in session.execute(f"SELECT {GIST_COLUMNS} FROM tables WHERE id IN ({marks})", tables):
        id, way, options, arrangement, version, finished, rematch, gist = row
        found[id] = TableGist(
            id=id,
            way=way,
            options=json.loads(options),
            arrangement=json.loads(arrangement),
            version=version,
            finished=bool(finished),
            rematch=rematch,
            gist=gist_in(gist),
            seats=tuple(seats[id]),
        )
    return [found[id] for id in tables if id in found]


def read_announced(session: Session, open: bool, since: float, most: int) -> list[TableGist]:
    """The first seat for people is its maker's, so it is not free."""
    people = "FROM seats WHERE table_id = a.table_id AND bot IS NULL"
    free = f"EXISTS (SELECT 1 {people} AND claimed = 0 AND seat > (SELECT min(seat) {people}))"
    rows = session.execute(
        f"SELECT a.table_id FROM announced a WHERE a.at > ? AND {'' if open else 'NOT '}{free}"
        " ORDER BY a.at DESC LIMIT ?",
        (since, most),
    ).fetchall()
    return read_gists(session, [id for (id,) in rows])


# The solo of the day.


def read_secret(session: Session, name: str, new: str) -> str:
    session.execute("INSERT INTO secrets VALUES (?, ?) ON CONFLICT (name) DO NOTHING", (name, new))
    value: str = session.execute("SELECT value FROM secrets WHERE name = ?", (name,)).fetchone()[0]
    return value


def insert_day(session: Session, day: str, key_hash: str, name: str, table: str) -> None:
    entered = session.execute(
        f"INSERT INTO daily ({DAY_COLUMNS}) VALUES (?, ?, ?, ?, NULL) ON CONFLICT (day, key_hash) DO NOTHING",
        (day, key_hash, name, table),
    )
    if entered.rowcount != 1:
        raise Conflict(f"the game of {day} was begun before")


def finish_day(session: Session, table: str, score: int, today: str) -> None:
    """A game that is over on another day than its own is too late."""
    session.execute(
        "UPDATE daily SET score = ? WHERE table_id = ? AND day = ? AND score IS NULL", (score, table, today)
    )


def read_day_entry(session: Session, day: str, key_hash: str) -> DayEntry | None:
    row = session.execute(
        "SELECT table_id, score FROM daily WHERE day = ? AND key_hash = ?", (day, key_hash)
    ).fetchone()
    return None if row is None else DayEntry(*row)


def read_day_scores(session: Session, day: str, most: int) -> DayScores:
    played = session.execute(
        "SELECT count(*) FROM daily WHERE day = ? AND score IS NOT NULL", (day,)
    ).fetchone()[0]
    rows = session.execute(
        "SELECT day, name, score, table_id, key_hash FROM daily WHERE day = ? AND score IS NOT NULL"
        " ORDER BY score DESC, name LIMIT ?",
        (day, most),
    )
    return DayScores(played, [Score(*row) for row in rows])


def read_best_scores(session: Session, most: int) -> list[Score]:
    rows = session.execute(
        "SELECT day, name, score, table_id, key_hash FROM daily WHERE score IS NOT NULL"
        " ORDER BY score DESC, day LIMIT ?",
        (most,),
    )
    return [Score(*row) for row in rows]


def read_day_place(session: Session, day: str, score: int) -> int:
    row = session.execute("SELECT count(*) FROM daily WHERE day = ? AND score > ?", (day, score)).fetchone()
    return 1 + int(row[0])
