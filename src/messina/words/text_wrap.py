"""Wraps lines to the width of a terminal."""

import re
import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

WIDTH: Final = 100
CLINGS: Final = re.compile(r"(?<!\w)(\d+|\w) (?=\w)")
"""A number or a word of one letter, which no line leaves at its end."""
NO_BREAK: Final = "\N{NO-BREAK SPACE}"


def fitted(lines: Iterable[str], indent: str = "", hanging: int = 4) -> Iterator[str]:
    """Yield the lines within the width; the rest of a long one goes below, `hanging` columns further in."""
    for line in lines:
        if len(indent) + len(line) <= WIDTH:
            yield (indent + line).rstrip()
        else:
            below = indent + " " * hanging
            glued = CLINGS.sub(rf"\1{NO_BREAK}", line)
            for part in textwrap.wrap(
                glued, WIDTH, initial_indent=indent, subsequent_indent=below, break_on_hyphens=False
            ):
                yield part.replace(NO_BREAK, " ")
