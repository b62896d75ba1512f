"""The end of a game: points by source, places, and what decided."""

from collections.abc import Sequence
from typing import Final

from messina.game import Result
from messina.rules.terms import SOURCES

DECIDED: Final = {
    "points": "more points",
    "repopulated": "more repopulated hexes at equal points",
    "best_hex": "the more valuable hex at equal points",
    "shared": "nothing: the victory is shared",
}
LABEL: Final = 20


def show_result(result: Result, names: Sequence[str]) -> str:
    """A table of points, one column a seat, with the winner below it."""
    width = max(8, *(len(name) + 2 for name in names))
    lines = [row("", names, width)]
    for source in SOURCES:
        points = [seat.get(source, 0) for seat in result.breakdown]
        if any(points):
            lines.append(row(source.replace("_", " "), points, width))
    lines.append(row("total", result.scores, width))
    if len(names) > 1:
        lines.append(row("place", result.places, width))
    return "\n".join([*lines, "", verdict(result, names)])


def row(label: str, values: Sequence[object], width: int) -> str:
    return label.ljust(LABEL) + "".join(str(value).rjust(width) for value in values)


def verdict(result: Result, names: Sequence[str]) -> str:
    if result.decided_by == "solo":
        return f"{names[0]} ends with {result.scores[0]} points"
    winners = " and ".join(names[seat] for seat in result.winners)
    verb = "win" if len(result.winners) > 1 else "wins"
    return f"{winners} {verb} by {DECIDED[result.decided_by]}"
