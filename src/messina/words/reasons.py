"""Why one turn is better than another, as a phrase."""

from typing import Final

from messina.rules.state import State
from messina.words.phrases import Phrase
from messina.words.questions import answer

EVEN: Final = 0.05
"""Points by which nothing is better."""


def why(s: State, reason: str, ahead: float, rival: int) -> Phrase:
    """What speaks for a turn, and by how many points it is ahead of the next best, known by an answer."""
    other = answer(s, rival)
    if ahead < EVEN:
        return Phrase("why-even", {"other": other})
    return Phrase(f"why-{reason}", {"points": round(ahead, 1), "other": other})
