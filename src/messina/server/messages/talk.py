"""The conversation on a socket. Each message has a `type`; `version` counts up by one with every change."""

from typing import Annotated, Literal

import msgspec

from messina.rules.options import Options
from messina.server.messages.base import Command, Wire
from messina.server.messages.chat import Chat, EarlierLines, Say, Silence
from messina.server.messages.names import Colour, MajorFire, Reason, UndoEnd, Way
from messina.server.messages.table import Choice, Event, Position, Refusal
from messina.words.phrases import Phrase


class TableSeat(Wire):
    """Who sits where; `connected` says whether a human is there now."""

    seat: int
    name: str
    colour: Colour
    kind: Literal["human", "bot"]
    bot: str | None
    """The bot's registry name; None for humans."""
    claimed: bool
    """A human seat somebody has taken (an unclaimed one waits for its link to be opened)."""
    connected: bool
    stands_in: bool = False
    """The bot stands in for somebody, who may take the seat back at any time."""


class TableOptions(Wire):
    players: int
    estates: str
    scrolls: str
    priority_tile: bool
    major_fire: MajorFire


def table_options(options: Options) -> TableOptions:
    return msgspec.convert(msgspec.to_builtins(options), TableOptions)


class Clock(Wire, forbid_unknown_fields=True):
    """Time to think: who has used up theirs may be replaced by a bot, if the others want it."""

    budget: Annotated[int, msgspec.Meta(ge=60, le=30 * 86400)]
    """Seconds for the whole game."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=7 * 86400)] = 0
    """Seconds that every turn adds."""


class Arrangement(Wire, forbid_unknown_fields=True):
    """What the people at a table agree on beyond the game, when it is set."""

    announced: bool = False
    """Everybody on this server sees it in the hall and may join or watch."""
    chat: bool = True
    hints: bool = False
    """Hints also where people play against each other."""
    clock: Clock | None = None


class TableInfo(Wire):
    """What everybody at a table knows about it."""

    id: str
    way: Way
    options: TableOptions
    seats: list[TableSeat]
    watching: int
    """How many look on without a seat."""
    watchers: list[str]
    """Those of them who have said their name."""
    printed: str
    """The hash of the component pack."""
    created: float
    """Seconds since 1970."""
    playable: bool
    """False when the game was begun under rules that are no longer the running ones: it can be watched."""
    ended: bool
    """Its owner has ended it: nobody plays on, and it stays to look at."""
    arrangement: Arrangement
    hints: bool
    """Players may ask for hints here."""
    rematch: str | None = None
    """The table at which the same people go on."""
    day: str | None = None
    """Of a solo of the day, such as `2026-11-16`."""


class LogEntry(Wire):
    """One step of the game: an action, or an outcome of chance (`player` -1), and its events."""

    index: int
    player: int
    text: str
    events: list[Event]
    note: str | None = None
    """A message id where something unusual happened, for example `bot-replaced`."""
    at: float | None = None
    """When it happened, in seconds since 1970; null in games from before times were kept."""


class Undo(Wire):
    possible: bool
    reason: UndoEnd = ""


# Server to client. Each has a `type`; `version` counts up by one with every change of a table.


class Welcome(Wire, tag_field="type", tag="welcome"):
    """The first message: the table, and which seats this connection plays."""

    table: TableInfo
    mine: list[int]
    """Seats whose tokens were shown; several at a hot-seat table, none for a spectator."""
    owner: bool
    """The key of the table's owner was shown, too."""


class TableView(Wire, tag_field="type", tag="view"):
    """The table now, as this viewer may see it."""

    version: int
    steps: int
    """Length of the log."""
    position: Position
    choices: list[Choice]
    """Only when one of the viewer's seats is asked; `acting` says which."""
    chains: list[Choice]
    """Several answers that one click may give: where more than one leads to the same, the cheapest first."""
    refusals: list[Refusal]
    acting: int | None
    turns: list[int]
    """4.1: seats in the order of their next turns in this round; whoever is asked now comes first."""
    undo: Undo
    news: list[LogEntry]
    """What happened since the version the client had (all of it in the first view)."""
    since_my_turn: int
    """Index in the log after the viewer's last turn: where "what happened meanwhile" begins."""
    asked_since: float | None
    """Since when the seat that is asked is, in seconds since 1970; null if nobody is, or nobody knows."""
    clock: list[float] | None
    """Seconds that each seat has left as of this message, below zero if they have run out; whoever is asked
    uses theirs from then on. Null where there is no clock."""
    over: bool
    """Nobody plays on: the game is over, or its owner has ended the table."""
    rewound_to: int | None = None
    """After an undo: the log was cut to this length before `news`."""


class Presence(Wire, tag_field="type", tag="presence"):
    """Who sits where, who is there, who watches, and whether it goes on: told whenever that changes."""

    seats: list[TableSeat]
    watching: int
    watchers: list[str]
    ended: bool
    hints: bool


class Done(Wire, tag_field="type", tag="done"):
    """A command was carried out (also when it was sent a second time)."""

    id: str
    version: int


class Refused(Wire, tag_field="type", tag="refused"):
    """A command was not carried out; nothing has changed."""

    id: str
    reason: Reason
    detail: str = ""


class HintGiven(Wire, tag_field="type", tag="hint"):
    id: str
    text: str
    """The action a strong player would take."""
    code: int
    then: list[int]
    """The answers that would follow in the same turn, until chance speaks."""
    goal: Phrase
    """What the whole turn is known by: where it goes, or its first answer."""
    why: Phrase | None
    """What speaks for it, against the next best turn; None where there is only one."""
    terms: list[tuple[str, float]]
    """The parts of the evaluation in which it differs most from that turn, in points."""


class RematchSet(Wire, tag_field="type", tag="rematch"):
    """There is a table at which the same people go on."""

    table: str


class Pong(Wire, tag_field="type", tag="pong"):
    """Answer to `ping`: the line holds."""


ServerMessage = Welcome | TableView | Presence | Done | Refused | HintGiven | Chat | RematchSet | Pong

# Client to server. `id` is chosen by the client; the same id twice is done once.


class Hello(Command, tag_field="type", tag="hello"):
    """First message on a socket: the seat tokens this browser holds, and the version it has seen."""

    tokens: list[str] = msgspec.field(default_factory=list)
    version: int = 0
    name: str = ""
    """How whoever opens the link of an unclaimed seat wants to be called (empty keeps the seat's name), or
    whoever watches."""
    key: str = ""
    """A key of one's own, by chance: who claims a single seat with it makes every other key of it useless."""


class Act(Command, tag_field="type", tag="act"):
    """Answer the present question; `version` is the one the answer was chosen at."""

    id: str
    version: int
    code: int
    then: list[int] = msgspec.field(default_factory=list)
    """Answers to the questions it leads to: all of them are given, or none."""


class UndoStep(Command, tag_field="type", tag="undo"):
    id: str
    version: int


class RestartTurn(Command, tag_field="type", tag="restart"):
    id: str
    version: int


class AskHint(Command, tag_field="type", tag="hint"):
    id: str
    version: int


class Seen(Command, tag_field="type", tag="seen"):
    """A page that can be seen shows this version: whoever looks at it need not be told. Nothing answers."""

    version: int


class Ping(Command, tag_field="type", tag="ping"):
    """Ask whether the line still holds; `pong` answers."""


class Misfit(Command, tag_field="type", tag="misfit"):
    """Report that these events do not make the position of the view; the server counts their kinds."""

    events: list[str]


ChatCommand = Say | Silence | EarlierLines
Notice = Seen | Ping | Misfit
"""Messages that are no commands: they have no id."""
ClientMessage = Hello | Act | UndoStep | RestartTurn | AskHint | Notice | ChatCommand
