"""Why one turn is better than another, as a phrase."""

from typing import Final

from messina.words.phrases import Phrase

EVEN: Final = 0.05
"""Points by which nothing is better."""


def why(reason: str, ahead: float, other: Phrase) -> Phrase:
    """What speaks for a turn, and by how many points it is ahead of another."""
    if ahead < EVEN:
        return Phrase("why-even", {"other": other})
    return Phrase(f"why-{reason}", {"points": round(ahead, 1), "other": other})
