"""The solo of the day: one game a key, its score, and the best of all."""

from dataclasses import dataclass, field

from messina.errors import Conflict
from messina.store.statements.session import Session

SCORES = "SELECT day, name, score, table_id, key_hash FROM daily WHERE score IS NOT NULL"


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one person in the game of a day."""

    day: str
    """As `2026-11-16`, in UTC."""
    name: str
    score: int
    table: str | None
    """None if it has been purged since."""
    key_hash: str


@dataclass(frozen=True, slots=True)
class DayEntry:
    """The game of one person on a day."""

    table: str | None
    score: int | None
    """None until it is over."""


@dataclass(frozen=True, slots=True)
class DayScores:
    played: int
    """How many have a score."""
    best: list[Score] = field(default_factory=list)


def enter_day(session: Session, day: str, key_hash: str, name: str, table: str) -> None:
    """Begin the game of a day; raise Conflict if the person has begun it before."""
    entered = session.execute(
        "INSERT INTO daily (day, key_hash, name, table_id) VALUES (?, ?, ?, ?)"
        " ON CONFLICT (day, key_hash) DO NOTHING",
        (day, key_hash, name, table),
    )
    if entered.rowcount != 1:
        raise Conflict(f"the game of {day} was begun before")


def finish_day(session: Session, table: str, score: int, today: str) -> None:
    """Enter the score of a table; a game that ends on another day than its own is too late."""
    session.execute(
        "UPDATE daily SET score = ? WHERE table_id = ? AND day = ? AND score IS NULL", (score, table, today)
    )


def day_entry(session: Session, day: str, key_hash: str) -> DayEntry | None:
    """Return the game of a person on a day, or None."""
    row = session.execute(
        "SELECT table_id, score FROM daily WHERE day = ? AND key_hash = ?", (day, key_hash)
    ).fetchone()
    return None if row is None else DayEntry(*row)


def day_scores(session: Session, day: str, most: int) -> DayScores:
    """Return how many have a score on a day, and the best of them."""
    played = session.execute("SELECT count(*) FROM daily WHERE day = ? AND score IS NOT NULL", (day,))
    best = session.execute(f"{SCORES} AND day = ? ORDER BY score DESC, name LIMIT ?", (day, most))
    return DayScores(played.fetchone()[0], [Score(*row) for row in best])


def best_scores(session: Session, most: int) -> list[Score]:
    """Return the best scores of all days."""
    rows = session.execute(f"{SCORES} ORDER BY score DESC, day LIMIT ?", (most,))
    return [Score(*row) for row in rows]


def day_place(session: Session, day: str, score: int) -> int:
    """Return the place that a score takes on a day; equal scores share a place."""
    row = session.execute("SELECT count(*) FROM daily WHERE day = ? AND score > ?", (day, score)).fetchone()
    return 1 + int(row[0])
