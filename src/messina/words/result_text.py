"""The end of a game: points by source, places, and what decided."""

from collections.abc import Sequence

from messina.game.results import Result
from messina.languages import ENGLISH, Language
from messina.rules.terms import SOURCES


def show_result(result: Result, names: Sequence[str], language: Language = ENGLISH) -> str:
    """A table of points, one column a seat, with the winner below it."""
    rows: list[tuple[str, Sequence[object]]] = [("", names)]
    for source in SOURCES:
        points = [seat.get(source, 0) for seat in result.breakdown]
        if any(points):
            rows.append((language.say(f"source-{source}"), points))
    rows.append((language.say("result-total"), result.scores))
    if len(names) > 1:
        rows.append((language.say("result-place"), result.places))
    label = max(20, *(len(label) + 1 for label, _ in rows))
    width = max(8, *(len(name) + 2 for name in names))
    lines = [head.ljust(label) + "".join(cell(value).rjust(width) for value in row) for head, row in rows]
    return "\n".join([*lines, "", verdict(result, names, language)])


def cell(value: object) -> str:
    """A name, or a number with a minus rather than a hyphen."""
    return f"\N{MINUS SIGN}{-value}" if isinstance(value, int) and value < 0 else str(value)


def verdict(result: Result, names: Sequence[str], language: Language = ENGLISH) -> str:
    if result.decided_by == "solo":
        return language.say("result-solo", name=names[0], points=result.scores[0])
    winners = language.list([names[seat] for seat in result.winners])
    return language.say("result-won", winners=winners, decided=result.decided_by)
