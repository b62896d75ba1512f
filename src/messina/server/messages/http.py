"""Messages of http requests and responses about tables and the server."""

from typing import Literal

import msgspec

from messina.server.messages.base import Command, Wire
from messina.server.messages.names import Colour, MajorFire, Reason, Way
from messina.server.messages.table import Choice, Position, Refusal
from messina.server.messages.talk import Arrangement, LogEntry, TableInfo, TableSeat


class NewSeat(Command):
    name: str
    colour: Colour
    bot: str | None = None
    """A registry name for a bot; None for a human."""


class NewTable(Command):
    """A table to set."""

    way: Way
    seats: list[NewSeat]
    estates: str = "a"
    scrolls: str = "a"
    priority_tile: bool = False
    major_fire: MajorFire = "english"
    pack: str | None = None
    seed: int | None = None
    arrangement: Arrangement = msgspec.field(default_factory=Arrangement)


class SeatKey(Wire):
    seat: int
    token: str


class TableCreated(Wire):
    """The secrets of the human seats: whoever shows one plays that seat."""

    table: TableInfo
    keys: list[SeatKey]
    owner: str
    """The secret of whoever made it: who shows it may arrange things at the table."""


class HandToBot(Command):
    """The bot that plays a seat from now on."""

    bot: str
    """The registry name of the bot that plays on."""


class ForkTable(Command):
    """The moment of a game to play on from, and who plays."""

    at: int
    """Length of the log to keep."""
    way: Literal["solo", "bots", "hotseat"]
    seats: list[NewSeat]


class Moment(Wire):
    """The table after `at` steps of the log, for replay."""

    at: int
    steps: int
    position: Position
    entry: LogEntry | None
    """The step that led here."""


class LessonStop(Wire):
    """A place in the guided first game where something is told."""

    at: int
    """Steps of the log before it."""
    topic: str
    text: str
    """What is told: the message `lesson-TEXT`."""
    lit: list[str]
    """What is pointed at: `hex:H5`, `square:CR1`."""
    clause: str
    code: int | None
    """The answer the learner gives here; None where the learner only reads."""
    row: str
    """After the game: the last row of the result that is counted here, or nothing."""


class Lesson(Wire):
    """The guided first game, with its whole log."""

    seats: list[TableSeat]
    learner: int
    """The learner's seat."""
    printed: str
    """The hash of the component pack."""
    log: list[LogEntry]
    stops: list[LessonStop]


class LessonMoment(Moment):
    """A moment of the guided first game, and what the learner may do there."""

    choices: list[Choice]
    chains: list[Choice]
    refusals: list[Refusal]


class ReplayIndex(Wire):
    """Where turns and rounds begin, and the points after each round."""

    steps: int
    turns: list[tuple[int, int]]
    """(log index, seat) of every turn's first step."""
    rounds: list[int]
    """Log index at which each round begins."""
    scores_by_round: list[list[int]]
    """For each round what each seat would have if the game ended with it."""
    finished: bool


class PackInfo(Wire):
    """A component pack; `NewTable.pack` takes its hash or its name."""

    name: str
    hash: str
    default: bool


class HttpAct(Command):
    """Like Act, for programs without a socket; by code or by text."""

    token: str
    id: str
    version: int
    code: int | None = None
    text: str = ""
    then: list[int | str] = msgspec.field(default_factory=list)
    """Answers to the questions it leads to, by code or by text."""


class HttpUndo(Command):
    """Like Undo and Restart, for programs without a socket."""

    token: str
    id: str
    version: int


class ClaimSeat(Command):
    """The key of a seat to take without a socket; `name` and `key` as in Hello."""

    token: str
    name: str = ""
    key: str = ""


class Health(Wire):
    """Whether the server is well."""

    ok: bool
    rules: int
    """The version of the rules."""
    store: str
    """`ok`, or what is wrong; so are the next two."""
    bots: str
    disk: str


class Address(Wire):
    """Where others find the server."""

    url: str | None
    """What links for others begin with; none if only the machine of the server reaches it."""


class BotInfo(Wire):
    """A bot one can play against."""

    name: str
    about: str
    level: bool
    """One of the levels for people."""


class Problem(Wire):
    """Body of every http error."""

    reason: Reason
    detail: str
