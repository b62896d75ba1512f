"""What a strong player makes of games and positions, and positions that are at no table."""

from typing import Literal

import msgspec

from messina.server.messages.base import Command, Wire
from messina.server.messages.table import Choice, Position, Refusal
from messina.server.messages.talk import LogEntry
from messina.words.phrases import Phrase


class AnalysedTurn(Wire):
    """A turn of a finished game, beside the best one."""

    at: int
    """Length of the log before it."""
    seat: int
    round: int
    expected: list[float]
    """The points that every seat could expect then, had the best turns been played."""
    lost: float
    """How much better the best turn was, in own points less half of those of the best of the others."""
    ahead: float
    """How far a turn that gave nothing away was ahead of any other; 0 where it did."""
    played: Phrase
    """What was done, where it parts from the best turn."""
    better: Phrase | None
    """What the best turn does there; None where nothing was given away."""
    why: Phrase | None
    part: int
    """Length of the log where the best turn parts from it: something may have been turned up by then."""


AnalysisState = Literal["none", "running", "done"]


class Analysis(Wire):
    """What a strong player makes of a finished game."""

    state: AnalysisState
    done: int
    """Of `of` positions that are judged."""
    of: int
    turns: list[AnalysedTurn]
    """All of them, once it is done."""
    turning: list[int]
    """Indices of the turns that decided most, in their order."""
    scores: list[int]


class LineStep(Wire):
    """A decision with all that followed from it by itself."""

    entries: list[LogEntry]
    position: Position


class Lines(Wire):
    """The best turn and what was played, from the same moment on."""

    at: int
    """Length of the log there."""
    before: Position
    best: list[LineStep]
    played: list[LineStep]


# Any position, without a seat.


class AskBoard(Command):
    """A position as a text, as a record, or as a moment of a table."""

    text: str = ""
    table: str = ""
    at: int = 0
    codes: list[int] = msgspec.field(default_factory=list)
    """Answers from there on, for whoever is asked."""


class Board(Wire):
    """The position after the answers and what follows by itself, for all seats."""

    text: str
    """The position, to go on from."""
    printed: str
    position: Position
    choices: list[Choice]
    chains: list[Choice]
    refusals: list[Refusal]
    entries: list[LogEntry]
    """What has happened with these answers."""
    codes: list[int]
    """All answers of players that were given, also those that nobody has to think about."""
    ended: bool
    """A turn has ended with them."""


class BestTurn(Wire):
    codes: list[int]
    """Its decisions, up to its end or to where chance speaks."""
    behind: float
    """Points it lies behind the best."""
    said: Phrase
    """What it is known by: where it goes, or its first answer."""
    why: Phrase | None
    """Of the best: what speaks for it against the next."""
    line: list[Phrase]
    """Its decisions in words."""


class BestTurns(Wire):
    """The best turns in a position, the best first."""

    turns: list[BestTurn]


class Verdict(Wire):
    """What the answers gave away, and what was best."""

    lost: float
    solved: bool
    """Nothing that counts was given away."""
    played: Phrase
    better: Phrase | None
    why: Phrase | None
    before: Position
    best: list[LineStep]


class Puzzle(Wire):
    """The puzzle of a day, counted from 1970."""

    day: int
    text: str
    """The position; whoever is asked there has a turn to find."""
