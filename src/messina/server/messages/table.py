"""What lies on the table, what is asked there, and what happened."""

from typing import Annotated

import msgspec

from messina.server.messages.base import WHOLE, Wire
from messina.server.messages.names import (
    Branch,
    ChanceName,
    Citizen,
    DecidedBy,
    DockName,
    Gain,
    Klass,
    Measure,
    QuestionName,
    Ranking,
    RefusalReason,
    Source,
    Token,
    Track,
    Verb,
    Wanted,
    Worker,
)
from messina.server.messages.printed import ActionText, Tokens
from messina.words.phrases import Phrase


class CityHex(Wire):
    hex: str
    cell: str
    q: int
    r: int
    cubes: int
    citizens: dict[Klass, int]
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
    id: DockName
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
    klass: Klass | None
    upgraded: bool
    space: int
    """1 or 2; 0 when empty."""
    improvement: str | None


class WorkshopSlot(Wire):
    tile: str
    worker: Worker
    rewarded: bool


class WagonSlot(Wire):
    tile: str
    used: bool


class Overseer(Wire):
    step: int
    branch: Branch
    upgraded: bool


class Opportunity(Wire):
    """A pending action of the action step (5.5)."""

    text: ActionText
    count: int


class Seat(Wire):
    seat: int
    tokens: Annotated[dict[Token, int], WHOLE]
    rats: int
    score: int
    points: dict[Source, int]
    """The score so far by source."""
    registers: Annotated[dict[Track, int], WHOLE]
    lieutenants: list[Lieutenant]
    advance_price: int
    """Coins that a paid step on the city or church register costs (8.3)."""
    estate: str
    """The board: a, or b1 to b4."""
    squares: dict[str, Citizen]
    spent: list[str]
    cabins: list[Cabin]
    workshops: list[WorkshopSlot]
    wagons: list[WagonSlot]
    boats: list[str]
    overseers: Annotated[dict[Klass, Overseer], WHOLE]
    scroll_board: str
    scrolls: list[int]
    repopulated: int
    opportunities: list[Opportunity]
    next_production: dict[Gain, int]
    """What the estate would produce as it is now."""
    if_ended: dict[Source, int]
    """The points by source if the game ended now."""


class Opponent(Wire):
    """The virtual opponent of solo games."""

    popularity: int
    figures_left: int
    tiles_left: int


class Asked(Wire):
    """The present question: its name (a frame of the rules), who is asked, and what about."""

    name: QuestionName | ChanceName
    player: int
    clause: str
    said: Phrase
    """To the one who is asked; the attribute `.other` of the same message tells the others, with `player`."""
    about: dict[str, str | int]


class Landing(Wire):
    """7.4: a step an overseer would come to."""

    klass: Klass
    step: int
    branch: Branch


class Fight(Wire):
    """A whole fight (5.4): what is burned, what is paid, what is left."""

    here: int
    """Cubes burned where one fights."""
    beside: list[str]
    """Hexes next door that lose a cube each."""
    paid: Tokens
    rats: int


class Choice(Wire):
    """An answer, or several that one click gives, and what it would change for the player."""

    code: int
    text: str
    """The action text: `go H5`; of several: `use scroll > track 2`."""
    verb: Verb
    argument: str
    said: Phrase
    changes: dict[Measure, int]
    """Only what changes."""
    if_ended: int = 0
    """By how much the points would change that the player had if the game ended now."""
    then: list[int] = msgspec.field(default_factory=list)
    """The answers to the questions it leads to; the rest of a choice is about the last of them."""
    earned: ActionText | None = None
    """The pending opportunity it uses."""
    start: str | None = None
    """Where the lieutenant lies that goes."""
    landing: Landing | None = None
    """Where it takes an overseer."""
    space: int | None = None
    """The space of the city or church register a paid advance (8.3), or an earned one, leads to."""
    fight: Fight | None = None
    """Of a whole fight."""
    leaves: list[str] = msgspec.field(default_factory=list)
    """Of a whole repopulation: where the citizens are that would leave."""
    sends: str | None = None
    """The same of the lieutenant."""


class Refusal(Wire):
    """Why something that looks possible is not: `target` is a hex, dock or tile id or a verb."""

    target: str
    reason: RefusalReason
    by: int | None = None
    """Who blocks."""
    short: dict[Token | Wanted, int] = msgspec.field(default_factory=dict)
    """Tokens or, for `no_citizens`, citizens."""


class Outcome(Wire):
    scores: list[int]
    breakdown: list[dict[Source, int]]
    places: list[int]
    decided_by: DecidedBy


class Coming(Wire):
    """3.5 to 3.7: what the wheel brings next round to the hexes that lie now."""

    cubes: dict[str, int]
    citizens: dict[str, dict[Klass, int]]


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
    docking_left: list[DockName]
    boats_left: int
    hexes_left: int
    """Still to come from the hex stack."""
    city: list[CityHex]
    empty_extensions: list[str]
    docks: list[Dock]
    offers: Offers
    ranks: Annotated[dict[Ranking, list[int]], WHOLE]
    """For each track the seats from the furthest ahead to the last."""
    seats: list[Seat]
    opponent: Opponent | None
    coming: Coming | None
    """None in the last round."""
    asked: Asked | None
    outcome: Outcome | None


class Telling(Wire, kw_only=True, omit_defaults=True):
    """How an event is told.

    A line of the log is what one player, or the table, does in a row. Events that follow one another with the
    same word in `together` are told as one: their lists grow, and what is in `adds` adds up.
    """

    player: int = -1
    """Who does it: a seat, 4 for the opponent, -1 for the table."""
    targets: list[str] = msgspec.field(default_factory=list)
    """Things on the table it is about, as the board names them; those of an estate end in `@seat`."""
    said: Phrase | None = None
    """What is told of it, if anything."""
    together: str = ""
    adds: list[str] = msgspec.field(default_factory=list)
    quiet: bool = False
    """Only told where the table itself is speaking."""
    ends_line: bool = False
    """A turn ends here, and with it the line."""


class Event(Telling, kw_only=True):
    """One thing that happened: its name and its arguments in the game's words."""

    name: str
    args: dict[str, str | int]
