"""What a strong player makes of a game: an analysis when it is over, and lines to play through."""

from typing import Literal

from messina.server.messages.base import Wire
from messina.server.messages.table import Position
from messina.server.messages.talk import LogEntry
from messina.words.phrases import Phrase


class AnalysedTurn(Wire):
    """A turn of a finished game, beside the best one."""

    at: int
    """Length of the log before it."""
    seat: int
    round: int
    expected: list[float]
    """The points that every seat would probably have ended with, before the turn."""
    gained: float
    """How much more its seat expected after it, whatever chance had to do with it."""
    lost: float
    """How much better the best turn was."""
    played: Phrase
    """What was done, where it parts from the best turn."""
    better: Phrase | None
    """What the best turn does there; None where nothing was given away."""
    why: Phrase | None


AnalysisState = Literal["none", "running", "done"]


class Analysis(Wire):
    """GET and POST /api/tables/{id}/analysis: what a strong player makes of a finished game."""

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
    """GET /api/tables/{id}/analysis/{turn}: the best turn and what was played, from the same moment on."""

    at: int
    """Length of the log there."""
    before: Position
    best: list[LineStep]
    played: list[LineStep]
