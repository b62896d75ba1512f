"""What is to be said, before anybody says it: a message and its arguments, which may be phrases themselves.

The terminal says phrases in the reader's language with the Fluent files; the server sends them, and the
browser says them with the same files. So everything is put into words once.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, Union

Argument = Union[str, int, float, "Phrase", list["Phrase"]]
Arguments = dict[str, Argument]


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message by its id; a list among its arguments is joined by `and` or `or`."""

    id: str
    args: Arguments = field(default_factory=dict)
    join: Literal["and", "or"] = "and"


def listed(parts: Iterable[Phrase], join: Literal["and", "or"] = "and") -> Phrase:
    return Phrase("list", {"parts": list(parts)}, join)


def verbatim(text: str) -> Phrase:
    """Words that are the same in every language: a name, an id."""
    return Phrase("verbatim", {"text": text})


def counted(kind: str, count: int) -> Phrase:
    """So many tokens, points, rats or steps."""
    return Phrase(f"effect-{kind.replace('_', '-')}", {"n": count})
