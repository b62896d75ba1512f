"""Messages about more than one table: rematches, announced tables, the solo of the day."""

from typing import Annotated, Literal

import msgspec

from messina.server.messages.base import Command, Wire
from messina.server.messages.names import Colour
from messina.server.messages.table import Position
from messina.server.messages.talk import Arrangement, TableInfo, TableOptions


class House(Wire):
    """What this server has switched on."""

    chat: bool
    hall: bool


class Invitation(Wire):
    """What the link of a seat invites to, before one sits down."""

    table: TableInfo
    seat: int | None
    """The one that the key shown (`Authorization: Bearer KEY`) opens; null if it opens none, or no longer."""
    round: int
    """0 until somebody has decided something."""


class Rematch(Wire):
    """The table at which the same people go on; their keys open it, too."""

    table: str


class KnownTable(Command):
    id: str
    keys: list[str]


class AskWaiting(Command):
    """Tables to tell the standing of, with the keys one has for them."""

    tables: Annotated[list[KnownTable], msgspec.Meta(max_length=60)]


class GameStanding(Wire):
    """How a game stands, for whoever has these keys; tables that are gone are not among the answers."""

    id: str
    version: int
    round: int
    my_turn: bool
    awaited: int | None
    """The seat that is asked."""
    finished: bool
    scores: list[int]
    rematch: str | None


class HallSeat(Wire):
    name: str
    colour: Colour
    kind: Literal["human", "bot"]
    claimed: bool


class HallTable(Wire):
    id: str
    options: TableOptions
    seats: list[HallSeat]
    arrangement: Arrangement
    round: int
    scores: list[int]
    watchers: int


class HallPage(Wire):
    """Announced tables, newest first; `?open=N&running=N` skips so many.

    `?pace=live` has open tables with a clock for less than a day, `?pace=days` those that take longer.
    """

    open: list[HallTable]
    """Somebody may join here."""
    running: list[HallTable]
    """Here one may watch."""
    more_open: bool
    more_running: bool


class JoinTable(Command):
    """Who takes a free seat of an announced table; `key` as in Hello."""

    key: str
    name: str = ""


class Joined(Wire):
    seat: int
    table: TableInfo


class PlayDaily(Command):
    """Who begins today's game, or goes on with it; the same key means the same person."""

    key: str
    name: str
    again: bool = False
    """Once more with the same luck, after one's own game is over; it does not count."""


class DailyGame(Wire):
    table: str


class DailyScore(Wire):
    day: str
    place: int
    name: str
    score: int
    table: str | None
    """To be replayed; null as long as that would tell too much, and when it has been purged."""
    mine: bool


class DailyMine(Wire):
    table: str | None
    score: int | None
    """Null until the game is over."""
    place: int | None


class DailyCity(Wire):
    """The table at which everybody begins today."""

    printed: str
    position: Position


class DailyPage(Wire):
    """The scores of today, or of `?day=2026-11-16`, and the best of all days."""

    day: str
    today: str
    ends: float
    """When today's game ends, in seconds since 1970."""
    played: int
    scores: list[DailyScore]
    best: list[DailyScore]
    mine: DailyMine | None
    """Of whoever shows their key (`Authorization: Bearer KEY`)."""
    city: DailyCity | None
    """Of today; null for other days."""
