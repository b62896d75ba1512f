"""Lines that fit a terminal."""

import textwrap
from collections.abc import Iterable, Iterator
from typing import Final

WIDTH: Final = 100


def fitted(lines: Iterable[str], indent: str = "", hanging: int = 4) -> Iterator[str]:
    """Every line within the width; what is too long goes on below, `hanging` columns further in."""
    for line in lines:
        if len(indent) + len(line) <= WIDTH:
            yield (indent + line).rstrip()
        else:
            below = indent + " " * hanging
            yield from textwrap.wrap(
                line, WIDTH, initial_indent=indent, subsequent_indent=below, break_on_hyphens=False
            )
