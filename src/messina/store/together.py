"""What a store keeps of people beyond their moves: chat, the hall, the solo of the day."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, Protocol

Room = Literal["players", "watchers"]
WATCHERS: Final = "watchers"
"""All of them, where one is silenced."""
LINES_KEPT = 2000
"""Of a room; older ones are forgotten."""
MOST_SILENCED = 100
"""At one table at the same time."""
DROPPED_EVERY = 50
"""Lines after which a room is looked through for those too old."""


@dataclass(frozen=True, slots=True)
class Gist:
    """How a game stands, in a few numbers."""

    round: int
    asked: int | None
    """The seat that is asked; None when it is over."""
    scores: tuple[int, ...]


def silenced_watcher(name: str) -> str:
    """How somebody who watches is silenced by their name."""
    return f"watcher {name}"


@dataclass(frozen=True, slots=True)
class ChatRecord:
    """A line of a table's chat."""

    room: Room
    seat: int | None
    """Who says it; None for somebody who watches."""
    name: str
    text: str
    reaction: str | None
    at: float
    command: str
    """The id it was sent under: sent again it is not said again."""
    number: int = 0
    """Counts up with every line of the table, in whichever room."""


@dataclass(frozen=True, slots=True)
class TableGist:
    """What is to be told of a table without opening it."""

    id: str
    way: str
    options: dict[str, str]
    arrangement: dict[str, object]
    version: int
    finished: bool
    rematch: str | None
    gist: Gist | None
    """None if nothing has happened at it since such things are kept."""
    seats: tuple["SeatGist", ...] = ()


@dataclass(frozen=True, slots=True)
class SeatGist:
    name: str
    colour: str
    bot: str | None
    key_hash: str | None
    claimed: bool


@dataclass(frozen=True, slots=True)
class Score:
    """What somebody has made of a day's game."""

    day: str
    """As `2026-11-16`, in UTC."""
    name: str
    score: int
    table: str | None
    """None if it has been purged since."""
    key_hash: str


@dataclass(frozen=True, slots=True)
class DayEntry:
    """Somebody's game of a day."""

    table: str | None
    score: int | None
    """None until it is over."""


@dataclass(frozen=True, slots=True)
class DayScores:
    played: int
    """How many have a score."""
    best: list[Score] = field(default_factory=list)


class Gatherings(Protocol):
    """The part of a store that is about people."""

    # Chat.

    async def say(self, table: str, line: ChatRecord) -> int:
        """The number of the line. Raises Silenced if its speaker is not to be heard now."""
        ...

    async def lines(
        self, table: str, rooms: Sequence[Room], *, after: int = 0, before: int | None = None, most: int
    ) -> list[ChatRecord]:
        """The last lines with numbers between these two, in order."""
        ...

    async def silence(self, table: str, whom: str, until: float) -> bool:
        """A seat by its number, somebody who watches (`silenced_watcher`), or all `WATCHERS`.

        False if so many are silenced there already that nothing was changed.
        """
        ...

    # Tables at a glance.

    async def gists(self, tables: Sequence[str]) -> list[TableGist]:
        """Of those that are there."""
        ...

    async def announced(self, *, open: bool, since: float, most: int) -> list[TableGist]:
        """Announced tables whose game is not over: those with a free seat, or the others; newest first."""
        ...

    # The solo of the day.

    async def secret(self, name: str, new: str) -> str:
        """A secret of this server; the new one if it had none yet."""
        ...

    async def enter_day(self, day: str, key_hash: str, name: str, table: str) -> None:
        """Somebody begins the game of a day; raises Conflict if they have begun it before."""
        ...

    async def day_entry(self, day: str, key_hash: str) -> DayEntry | None: ...

    async def day_scores(self, day: str, most: int) -> DayScores: ...

    async def best_scores(self, most: int) -> list[Score]:
        """Of all days."""
        ...

    async def day_place(self, day: str, score: int) -> int:
        """How many have more, and one."""
        ...
