"""What people at a table say to each other. None of it is part of the game or its record."""

from typing import Annotated, Literal

import msgspec

from messina.server.messages.base import Command, Wire
from messina.server.messages.names import Reaction


class ChatLine(Wire):
    number: int
    """Counts up with every line of the table."""
    room: Literal["players", "watchers"]
    """Players speak in one, watchers in the other, which players read when the game is over."""
    seat: int | None
    """Who says it; null for somebody who watches."""
    name: str
    text: str
    reaction: Reaction | None
    """A ready phrase, in place of a text: every reader has it in their own language."""
    at: float
    """Seconds since 1970."""


class Chat(Wire, tag_field="type", tag="chat"):
    """Lines in order: the last ones after `welcome`, new ones, or earlier ones that were asked for."""

    lines: list[ChatLine]
    more: bool | None = None
    """Are there earlier ones than these? Null for new lines."""


class Say(Command, tag_field="type", tag="say"):
    id: str
    text: str = ""
    """At most 300 letters."""
    reaction: Reaction | None = None
    name: str = ""
    """Of somebody who watches and has not said it before; who plays has a name."""


class Silence(Command, tag_field="type", tag="silence"):
    """The owner asks somebody to be silent for a while."""

    id: str
    seat: int | None
    """Null: somebody who watches."""
    seconds: Annotated[int, msgspec.Meta(ge=0, le=86400)]
    """0: they may speak again."""
    watcher: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """By their name, empty for those without; null: all who watch."""


class EarlierLines(Command, tag_field="type", tag="earlier"):
    id: str
    before: Annotated[int, msgspec.Meta(ge=0, lt=2**31)] | None = None
    """The number of the first line that is known; null for the last lines of all."""
