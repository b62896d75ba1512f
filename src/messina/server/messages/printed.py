"""What is printed: everything in one component pack, and where its values come from."""

from typing import Annotated, Literal

import msgspec

from messina.server.messages.base import WHOLE, Wire
from messina.server.messages.names import (
    Branch,
    Deed,
    EffectName,
    Goods,
    Grade,
    HexColour,
    Klass,
    Letter,
    Mark,
    Ranking,
    Rat,
    ScrollKind,
    StepKind,
    Token,
    Track,
)

Tokens = dict[Token, int]
"""Only those above zero."""
ActionText = str
"""The name of an action: as the pack spells it."""


class Effect(Wire):
    """One thing a printed action does, so many times."""

    name: EffectName
    n: int = 1
    whose: Klass | Literal["any"] | None = None
    """Of an overseer's step: which overseer."""
    skip: bool = False
    """Of an overseer's step: a step may be left out."""


class PrintedAction(Wire):
    """A printed action, taken apart: one of its ways is done, and in a trade its price paid first."""

    text: ActionText
    ways: list[list[Effect]]
    """Empty where nothing is printed."""
    price: Tokens


def nothing() -> PrintedAction:
    return PrintedAction(text="none", ways=[], price={})


class PrintedHex(Wire):
    id: str
    name: str
    letter: Letter
    harbour: bool
    colour: HexColour | None
    rat: Rat | None
    action: PrintedAction
    cost: Tokens
    plain: dict[Klass, int]
    upgraded: dict[Klass, int]
    lieutenant: bool
    points: int


class PrintedCell(Wire):
    name: str
    kind: Literal["hex", "harbour", "extension"]
    q: int
    r: int


class PrintedWheel(Wire):
    id: str
    rat: Rat
    colours: Annotated[dict[Klass, HexColour], WHOLE]


class PrintedRound(Wire):
    round: int
    order: Ranking | Literal["random"]
    order_tile: Ranking | Literal["random"]
    fire: int
    boats: dict[str, int]
    """By player count."""
    wheel_steps: int
    citizens: bool
    new_hex: bool
    era2: bool
    opponent_first: bool
    """12.2: in a solo game the opponent has the first turn."""


class PrintedSpace(Wire):
    space: int
    action: PrintedAction
    points: int


class PrintedRegister(Wire):
    name: Track
    spaces: list[PrintedSpace]
    single_bar: int
    double_bar: int


class PrintedBoat(Wire):
    id: str
    number: int
    goods: Goods
    reward: PrintedAction


class PrintedTile(Wire):
    """An improvement, workshop or wagon."""

    id: str
    kind: Literal["improvement", "workshop", "wagon"]
    cost: Tokens
    production: PrintedAction = msgspec.field(default_factory=nothing)
    """Of an improvement or an era-I workshop."""
    added: PrintedAction = msgspec.field(default_factory=nothing)
    """What an upgraded citizen in an era-I workshop produces on top."""
    reward: PrintedAction = msgspec.field(default_factory=nothing)
    """Of an era-II workshop."""
    upgraded: PrintedAction = msgspec.field(default_factory=nothing)
    """What an upgraded citizen in an era-I workshop produces, all in all."""
    instead: bool = False
    """In packs of the first format `added` came instead of `production`; kept games still show it so."""
    era: int = 0
    klass: Klass | None = None
    needs_upgraded: bool = False
    number: int = 0
    points: int = 0


class PrintedSquare(Wire):
    id: str
    action: PrintedAction
    single_use: bool


class PrintedEstate(Wire):
    id: str
    squares: list[PrintedSquare]


class PrintedStep(Wire):
    """One step of an overseer's path, and the squares it serves (7.4)."""

    klass: Klass
    step: int
    branch: Branch
    kind: StepKind
    near: list[str]
    """Squares of the overseer's own class; in the centre all."""
    far: list[str]
    """Squares of the class beyond the border."""
    near_most: int
    """How many citizens of `near` may act."""
    near_most_upgraded: int
    """How many where the overseer is upgraded."""
    far_most: int


class PrintedTrack(Wire):
    kind: ScrollKind
    most: int
    values: list[list[float]]
    """For each marker position its printed values (one; two for bars; three for overseers)."""


class PrintedScroll(Wire):
    id: str
    tracks: list[PrintedTrack]


class PrintedSolo(Wire):
    id: str
    hex: str
    """A neighbourhood hex or a harbour."""
    deed: Deed
    klass: Klass | None
    """Whose workshop it takes."""


class PrintedMark(Wire):
    """12.6: from which score on a solo game is called so, with the basic boards and with advanced ones."""

    grade: Grade
    basic: int
    advanced: int


class Printed(Wire):
    """Everything printed in one component pack."""

    name: str
    hash: str
    actions: list[PrintedAction]
    """Those named by their text: first what can be pending (5.5), in the order it is shown, then what can be
    chosen from and between (5.7)."""
    hexes: list[PrintedHex]
    layouts: dict[str, list[PrintedCell]]
    """By player count: 1 to 4."""
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
    """10.4: points for the first places, by player count."""
    rat_penalties: list[int]
    """10.3: points lost for 0, 1, 2 ... rats; the last number counts for more, too."""
    repopulation_tiles: int
    """9.1: how many hexes one player can repopulate."""
    solo_marks: list[PrintedMark]
    """From the lowest on."""


class EntryMarks(Wire):
    """Where the values of one tile, space or square come from: field -> T, P:CODE or R."""

    id: str
    marks: dict[str, str]


class TableMarks(Wire):
    table: str
    marks: Annotated[dict[Mark, int], WHOLE]
    """How many of its values bear each."""
    entries: list[EntryMarks]


class PublicSource(Wire):
    code: str
    about: str


class Components(Wire):
    """What is known of the printed components from where, and what is reconstructed."""

    marks: Annotated[dict[Mark, int], WHOLE]
    sources: list[PublicSource]
    tables: list[TableMarks]
