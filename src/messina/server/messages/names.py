"""The names there are: whatever is one of a fixed list goes over the wire as one of these.

They come from the rules, so nothing is spelled out twice; what the server itself distinguishes stands below.
"""

from typing import Annotated, Literal

from messina.notation.actions import FIRST_OF_CHANCE
from messina.notation.positions import FRAMES
from messina.packs.effect_parser import DEEDS, ON_REGISTERS
from messina.rules.actions import STACKS, WORDS
from messina.rules.box import DOCK_NAMES, SCROLL_KINDS, STEP_KINDS
from messina.rules.state import ChanceFrame, Step
from messina.rules.terms import (
    CLASSES,
    COLOURS,
    GOODS,
    POINT,
    RATS,
    SCORE,
    SOURCES,
    TOKENS,
    TRACKS,
)
from messina.server.messages.base import closed

Token = Annotated[str, closed(TOKENS[:POINT])]
Klass = Annotated[str, closed(CLASSES)]
"""A class of citizens."""
Wanted = Annotated[str, closed([*CLASSES, *(f"{klass}-up" for klass in CLASSES)])]
"""A citizen that may be plain, or must be upgraded."""
Track = Annotated[str, closed(TRACKS[:SCORE])]
"""A register."""
Ranking = Annotated[str, closed(TRACKS)]
"""What counters are ranked on: the registers and the score."""
HexColour = Annotated[str, closed(COLOURS)]
Rat = Annotated[str, closed(RATS)]
Goods = Annotated[str, closed(GOODS)]
DockName = Annotated[str, closed(DOCK_NAMES)]
Source = Annotated[str, closed(SOURCES)]
"""Where points come from."""
Letter = Literal["A", "B", "C", "H"]
"""The class of a hex; H is a harbour."""
Grade = Literal["fair", "good", "outstanding"]
"""Of a solo score (12.6); below all of them it is poor."""
Branch = Literal["common", "left", "right"]
StepKind = Annotated[str, closed(STEP_KINDS)]
ScrollKind = Annotated[str, closed(SCROLL_KINDS)]
"""What a scroll track counts."""
Deed = Annotated[str, closed(DEEDS)]
"""What the solo opponent does besides."""
EffectName = Annotated[str, closed(ON_REGISTERS)]
"""One thing a printed action does."""
Gain = Annotated[str, closed([*TOKENS[:POINT], "points", "scroll", "upgrade", "city", "church"])]
Measure = Annotated[str, closed([*TOKENS[:POINT], "points", "rats", *TRACKS[:SCORE]])]
"""What an answer can change for a player at once."""
Verb = Annotated[str, closed(WORDS[1:FIRST_OF_CHANCE])]
"""What people answer with."""
QuestionName = Annotated[
    str, closed(sorted(name for name, kind in FRAMES.items() if not issubclass(kind, Step | ChanceFrame)))
]
"""What people are asked: a frame of the rules."""
ChanceName = Annotated[
    str, closed(sorted(name for name, kind in FRAMES.items() if issubclass(kind, ChanceFrame)))
]
"""What chance is asked."""
StackKind = Annotated[str, closed(STACKS)]
BoardKind = Literal["estate", "scroll"]
Worker = Literal["empty", "plain", "upgraded"]
Citizen = Literal["plain", "upgraded"]

RefusalReason = Literal[
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
"""Why something that looks possible is not."""
Mark = Literal["T", "P", "R"]
"""Where a printed value comes from: a rulebook text, a public source, our reconstruction."""
DecidedBy = Literal["solo", "points", "repopulated", "best_hex", "shared"]

# Of the server.

Colour = Literal["green", "yellow", "violet", "rose"]
"""Of a player."""
MajorFire = Literal["english", "russian", "czech"]
"""6.2: the reading of the major fire, named after the edition that prints it."""
Way = Literal["solo", "bots", "hotseat", "online"]
Reaction = Literal["well-played", "thinking", "back-soon", "again"]
"""Ready phrases of the chat."""
UndoEnd = Literal["", "nothing", "chance", "others", "over"]
"""Why undo ends here."""
Reason = Literal[
    "malformed",
    "too-big",
    "too-fast",
    "too-many",
    "too-slow",
    "unknown-key",
    "no-such-table",
    "no-such-moment",
    "no-such-pack",
    "no-such-address",
    "no-such-method",
    "no-such-recipient",
    "not-sent",
    "not-your-seat",
    "not-owner",
    "seat-gone",
    "replaced",
    "time-left",
    "ended",
    "not-legal",
    "not-playable",
    "not-kept",
    "damaged",
    "stale",
    "over",
    "no-hint",
    "not-over",
    "undo-nothing",
    "undo-chance",
    "undo-others",
    "undo-over",
    "bad-options",
    "bad-record",
    "bad-position",
    "forbidden",
    "unknown-host",
    "server-error",
    "no-chat",
    "silenced",
    "switched-off",
    "full",
    "not-yet",
]
"""Why a command or a request was not carried out."""
