"""Why one turn is better than another, as a phrase."""

from collections.abc import Sequence
from typing import Final

from messina.words.phrases import Arguments, Phrase, counted, listed

EVEN: Final = 0.05
"""Points by which nothing is better."""
PIECES: Final = (
    *("hexes", "lieutenants", "workshops", "improvements", "wagons", "boats"),
    *("citizens", "upgraded", "scrolls", "overseers"),
)
"""What one has more or less of, beside what effects bring."""


def why(reason: str, ahead: float, other: Phrase, facts: Sequence[tuple[str, int]]) -> Phrase:
    """Say why a turn is better: the reason, the points it is ahead, and what the seat has more or less."""
    if ahead < EVEN:
        return Phrase("why-even", {"other": other})
    args: Arguments = {"points": round(ahead, 1), "other": other, "reason": Phrase(f"reason-{reason}")}
    if facts:
        args["facts"] = listed(gained(kind, more) for kind, more in facts)
    return Phrase("why-facts" if facts else "why-ahead", args)


def gained(kind: str, more: int) -> Phrase:
    amount = abs(more)
    what = Phrase(f"gain-{kind}", {"n": amount}) if kind in PIECES else counted(kind, amount)
    return Phrase("gain-more" if more > 0 else "gain-less", {"what": what})
