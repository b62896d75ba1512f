"""What goes over the wire: every message between the server and its clients, as a typed structure.

Names are the words of the game, in snake_case, everywhere the same. `Printed` is what never changes (sent
once for a pack), `View` what one viewer sees of a table now. Nothing here is ever built from something a
viewer may not know.
"""

from typing import Literal

import msgspec

from messina.rules.options import Options


class Wire(msgspec.Struct, kw_only=True):
    """Base of everything the server sends."""


class Command(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of everything a client sends: unknown fields are refused."""


Tokens = dict[str, int]
"""Counts by coin, fire, major, lumber; only those above zero."""


# What is printed.


class PrintedHex(Wire):
    id: str
    name: str
    letter: str
    """A, B, C, or H for a harbour."""
    colour: str | None
    rat: str | None
    action: str
    cost: Tokens
    plain: dict[str, int]
    upgraded: dict[str, int]
    lieutenant: bool
    points: int


class PrintedCell(Wire):
    name: str
    kind: Literal["hex", "harbour", "extension"]
    q: int
    r: int


class PrintedWheel(Wire):
    id: str
    rat: str
    colours: dict[str, str]


class PrintedRound(Wire):
    round: int
    order: str
    order_tile: str
    fire: int
    boats34: int
    boats2: int
    wheel_steps: int
    citizens: bool
    new_hex: bool
    era2: bool


class PrintedSpace(Wire):
    space: int
    action: str
    points: int


class PrintedRegister(Wire):
    name: str
    spaces: list[PrintedSpace]
    single_bar: int
    double_bar: int


class PrintedBoat(Wire):
    id: str
    number: int
    goods: str
    reward: str


class PrintedTile(Wire):
    """An improvement, workshop or wagon."""

    id: str
    kind: Literal["improvement", "workshop", "wagon"]
    cost: Tokens
    production: str = "none"
    """Of an improvement or an era-I workshop."""
    added: str = "none"
    """What an upgraded citizen in an era-I workshop produces on top."""
    reward: str = "none"
    """Of an era-II workshop."""
    instead: bool = False
    """In packs of the first format `added` came instead of `production`; kept games still show it so."""
    era: int = 0
    klass: str | None = None
    needs_upgraded: bool = False
    number: int = 0
    points: int = 0


class PrintedSquare(Wire):
    id: str
    action: str
    single_use: bool


class PrintedEstate(Wire):
    id: str
    squares: list[PrintedSquare]


class PrintedStep(Wire):
    """One step of an overseer's path, and the squares it serves (7.4)."""

    klass: str
    step: int
    branch: Literal["common", "left", "right"]
    kind: str
    """squares, region, regions, centre."""
    near: list[str]
    """Squares of the overseer's own class; in the centre all."""
    far: list[str]
    """Squares of the class beyond the border."""


class PrintedTrack(Wire):
    kind: str
    most: int
    values: list[list[float]]
    """For each marker position its printed values (one; two for bars; three for overseers)."""


class PrintedScroll(Wire):
    id: str
    tracks: list[PrintedTrack]


class PrintedSolo(Wire):
    id: str
    hex: str
    deed: str


class Printed(Wire):
    """Everything printed in one component pack."""

    name: str
    hash: str
    hexes: list[PrintedHex]
    layouts: dict[str, list[PrintedCell]]
    """By player count: 2, 3, 4."""
    wheel: list[PrintedWheel]
    rounds: list[PrintedRound]
    registers: list[PrintedRegister]
    boats: list[PrintedBoat]
    tiles: list[PrintedTile]
    estates: list[PrintedEstate]
    steps: list[PrintedStep]
    """Of all three paths; the first step is common to both branches, and so is the centre."""
    scrolls: list[PrintedScroll]
    solo: list[PrintedSolo]
    popularity_ranking: dict[str, list[int]]
    """10.4: points for the first places, by player count (solo counts as 2)."""
    rat_penalties: list[int]
    """10.3: points lost for 0, 1, 2 ... rats; the last number counts for more, too."""


class EntryMarks(Wire):
    """Where the values of one tile, space or square come from: field -> T, P:CODE or R."""

    id: str
    marks: dict[str, str]


class TableMarks(Wire):
    table: str
    marks: dict[str, int]
    """How many of its values are T, P and R."""
    entries: list[EntryMarks]


class PublicSource(Wire):
    code: str
    about: str


class Components(Wire):
    """GET /api/components: what is known of the printed components from where, and what is reconstructed."""

    marks: dict[str, int]
    sources: list[PublicSource]
    tables: list[TableMarks]


# What is on the table.


class CityHex(Wire):
    hex: str
    cell: str
    q: int
    r: int
    cubes: int
    citizens: dict[str, int]
    standing: int | None
    """The seat whose figure stands here and blocks; 4 is the solo opponent."""
    lying: list[int]
    """Seats with a lieutenant lying here."""
    owner: int | None
    """The seat that repopulated it."""


class Berth(Wire):
    boat: str
    cube: bool


class Dock(Wire):
    id: str
    """dock-nw, dock-ne, dock-se, dock-sw."""
    harbour: str
    berths: list[Berth | None]
    standing: list[int]
    lying: list[int]


class Stack(Wire):
    tile: str | None
    """Face up, or None when the stack is empty."""
    left: int
    """Tiles in the stack, the face-up one included."""


class Offers(Wire):
    improvements: list[Stack]
    workshops: list[Stack]
    wagons: list[Stack]


class Lieutenant(Wire):
    place: str
    """A hex, harbour or dock id, `estate`, `supply`, or `gone`."""
    used: bool


class Cabin(Wire):
    klass: str | None
    upgraded: bool
    space: int
    """1 or 2; 0 when empty."""
    improvement: str | None


class WorkshopSlot(Wire):
    tile: str
    worker: Literal["empty", "plain", "upgraded"]
    rewarded: bool


class WagonSlot(Wire):
    tile: str
    used: bool


class Overseer(Wire):
    step: int
    branch: Literal["common", "left", "right"]
    upgraded: bool


class Opportunity(Wire):
    """A pending action of the action step (5.5)."""

    number: int
    text: str
    count: int


class Seat(Wire):
    seat: int
    tokens: dict[str, int]
    """All four tokens."""
    rats: int
    score: int
    points: dict[str, int]
    """The score so far by source."""
    registers: dict[str, int]
    lieutenants: list[Lieutenant]
    advance_price: int
    """Coins that a paid step on the city or church register costs (8.3)."""
    estate: str
    """The board: a, or b1 to b4."""
    squares: dict[str, Literal["plain", "upgraded"]]
    spent: list[str]
    cabins: list[Cabin]
    workshops: list[WorkshopSlot]
    wagons: list[WagonSlot]
    boats: list[str]
    overseers: dict[str, Overseer]
    scroll_board: str
    scrolls: list[int]
    repopulated: int
    opportunities: list[Opportunity]
    next_production: dict[str, int]
    """Tokens and points the estate would produce as it is now."""


class Opponent(Wire):
    """The virtual opponent of solo games."""

    popularity: int
    figures_left: int
    tiles_left: int


class Asked(Wire):
    """The present question: its name (a frame of the rules), who is asked, and what about."""

    name: str
    player: int
    clause: str
    about: dict[str, str | int]


class Choice(Wire):
    """One legal answer and what it would change for the player at once."""

    code: int
    text: str
    """The action text: `go H5`."""
    verb: str
    argument: str
    changes: dict[str, int]
    """By coin, fire, major, lumber, points, rats, popularity, city, church: only what changes."""


class Refusal(Wire):
    """Why something that looks possible is not: `target` is a hex, dock or tile id or a verb."""

    target: str
    reason: Literal[
        "blocked",
        "coins_short",
        "tokens_short",
        "no_boat",
        "no_wagon",
        "no_citizens",
        "no_lieutenant",
        "repopulated",
        "no_tile",
        "no_cabin",
    ]
    by: int | None = None
    """Who blocks."""
    short: Tokens = {}


class Outcome(Wire):
    scores: list[int]
    breakdown: list[dict[str, int]]
    places: list[int]
    decided_by: str


class Position(Wire):
    """All that lies open on a table."""

    round: int
    fire_cost: int
    order: list[int]
    era: int
    supply: int
    cubes: int
    """In the game altogether."""
    wheel: str | None
    docking_left: list[str]
    boats_left: int
    hexes_left: int
    """Still to come from the hex stack."""
    city: list[CityHex]
    empty_extensions: list[str]
    docks: list[Dock]
    offers: Offers
    ranks: dict[str, list[int]]
    """For each track the seats from the furthest ahead to the last."""
    seats: list[Seat]
    opponent: Opponent | None
    asked: Asked | None
    outcome: Outcome | None


class Event(Wire):
    """One thing that happened: its name and its arguments in the game's words."""

    name: str
    args: dict[str, str | int]


# Tables.

Colour = Literal["green", "yellow", "violet", "rose"]


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


MajorFire = Literal["english", "russian", "czech"]
"""6.2: the reading of the major fire, named after the edition that prints it."""


class TableOptions(Wire):
    players: int
    estates: str
    scrolls: str
    priority_tile: bool
    major_fire: MajorFire


def table_options(options: Options) -> TableOptions:
    return msgspec.convert(msgspec.to_builtins(options), TableOptions)


class TableInfo(Wire):
    """What everybody at a table knows about it."""

    id: str
    way: Literal["solo", "bots", "hotseat", "online"]
    options: TableOptions
    seats: list[TableSeat]
    printed: str
    """The hash of the component pack: GET /api/printed/{hash}."""
    created: float
    """Seconds since 1970."""
    playable: bool
    """False when the game was begun under rules that are no longer the running ones: it can be watched."""


class LogEntry(Wire):
    """One step of the game: an action, or an outcome of chance (`player` -1), and its events."""

    index: int
    player: int
    text: str
    events: list[Event]
    note: str | None = None
    """A message id where something unusual happened, for example `bot-replaced`."""


class Undo(Wire):
    possible: bool
    reason: Literal["", "nothing", "chance", "others", "over"] = ""
    """Why undo ends here."""


# Server to client. Each has a `type`; `version` counts up by one with every change of a table.


class Welcome(Wire, tag_field="type", tag="welcome"):
    """The first message: the table, and which seats this connection plays."""

    table: TableInfo
    mine: list[int]
    """Seats whose tokens were shown; several at a hot-seat table, none for a spectator."""


class TableView(Wire, tag_field="type", tag="view"):
    """The table now, as this viewer may see it."""

    version: int
    steps: int
    """Length of the log."""
    position: Position
    choices: list[Choice]
    """Only when one of the viewer's seats is asked; `acting` says which."""
    refusals: list[Refusal]
    acting: int | None
    undo: Undo
    news: list[LogEntry]
    """What happened since the version the client had (all of it in the first view)."""
    since_my_turn: int
    """Index in the log after the viewer's last turn: where "what happened meanwhile" begins."""
    rewound_to: int | None = None
    """After an undo: the log was cut to this length before `news`."""


class Presence(Wire, tag_field="type", tag="presence"):
    seats: list[TableSeat]


class Done(Wire, tag_field="type", tag="done"):
    """A command was carried out (also when it was sent a second time)."""

    id: str
    version: int


class Refused(Wire, tag_field="type", tag="refused"):
    """A command was not carried out; nothing has changed."""

    id: str
    reason: str
    """A message id: not-your-seat, not-legal, stale, undo-chance, too-fast, not-playable, malformed ..."""
    detail: str = ""


class HintGiven(Wire, tag_field="type", tag="hint"):
    id: str
    text: str
    """The action a strong player would take."""
    code: int
    terms: list[tuple[str, float]]
    """The parts of the evaluation that change most, in points."""


ServerMessage = Welcome | TableView | Presence | Done | Refused | HintGiven


# Client to server. `id` is chosen by the client; the same id twice is done once.


class Hello(Command, tag_field="type", tag="hello"):
    """First message on a socket: the seat tokens this browser holds, and the version it has seen."""

    tokens: list[str] = []
    version: int = 0
    name: str = ""
    """How whoever opens the link of an unclaimed seat wants to be called; empty keeps the seat's name."""
    key: str = ""
    """A key of one's own, by chance: who claims a single seat with it makes every other key of it useless."""


class Act(Command, tag_field="type", tag="act"):
    """Answer the present question; `version` is the one the answer was chosen at."""

    id: str
    version: int
    code: int


class UndoStep(Command, tag_field="type", tag="undo"):
    id: str
    version: int


class RestartTurn(Command, tag_field="type", tag="restart"):
    id: str
    version: int


class AskHint(Command, tag_field="type", tag="hint"):
    id: str
    version: int


ClientMessage = Hello | Act | UndoStep | RestartTurn | AskHint


# Http.


class NewSeat(Command):
    name: str
    colour: Colour
    bot: str | None = None
    """A registry name for a bot; None for a human."""


class NewTable(Command):
    """POST /api/tables"""

    way: Literal["solo", "bots", "hotseat", "online"]
    seats: list[NewSeat]
    estates: str = "a"
    scrolls: str = "a"
    priority_tile: bool = False
    major_fire: MajorFire = "english"
    pack: str | None = None
    seed: int | None = None


class SeatKey(Wire):
    seat: int
    token: str


class TableCreated(Wire):
    """The secrets of the human seats: whoever shows one plays that seat."""

    table: TableInfo
    keys: list[SeatKey]


class ForkTable(Command):
    """POST /api/tables/{id}/fork: play on from a moment of a game."""

    at: int
    """Length of the log to keep."""
    way: Literal["solo", "bots", "hotseat"]
    seats: list[NewSeat]


class Moment(Wire):
    """GET /api/tables/{id}/moments/{at}: the table after `at` steps of the log, for replay."""

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


class Lesson(Wire):
    """GET /api/tutorial: the guided first game, with its whole log."""

    seats: list[TableSeat]
    learner: int
    """The learner's seat."""
    printed: str
    """The hash of the component pack: GET /api/printed/{hash}."""
    log: list[LogEntry]
    stops: list[LessonStop]


class LessonMoment(Moment):
    """GET /api/tutorial/moments/{at}: a moment, and what the learner may do there."""

    choices: list[Choice]
    refusals: list[Refusal]


class ReplayIndex(Wire):
    """GET /api/tables/{id}/replay: where turns and rounds begin, and the points over the rounds."""

    steps: int
    turns: list[tuple[int, int]]
    """(log index, seat) of every turn's first step."""
    rounds: list[int]
    """Log index at which each round begins."""
    scores_by_round: list[list[int]]
    """For each round the score of each seat at its end."""
    finished: bool


class PackInfo(Wire):
    """GET /api/packs: `NewTable.pack` takes a hash or a name."""

    name: str
    hash: str
    default: bool


class HttpAct(Command):
    """POST /api/tables/{id}/act: like Act, for programs without a socket; by code or by text."""

    token: str
    id: str
    version: int
    code: int | None = None
    text: str = ""


class HttpUndo(Command):
    """POST /api/tables/{id}/undo and /restart"""

    token: str
    id: str
    version: int


class ClaimSeat(Command):
    """POST /api/tables/{id}/claim: take a seat without a socket; `name` and `key` as in Hello."""

    token: str
    name: str = ""
    key: str = ""


class Health(Wire):
    """GET /api/health, with status 503 unless all is well."""

    ok: bool
    rules: int
    """The version of the rules."""
    store: str
    """`ok`, or what is wrong; so are the next two."""
    bots: str
    disk: str


class BotInfo(Wire):
    """GET /api/bots"""

    name: str
    about: str
    level: bool
    """One of the levels for people."""


class Problem(Wire):
    """Body of every http error."""

    reason: str
    detail: str
