"""What all messages are made of."""

from collections.abc import Iterable
from typing import Final, TypeVar, cast

import msgspec

Part = TypeVar("Part")


class Wire(msgspec.Struct, kw_only=True):
    """Base of everything the server sends."""


class Command(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Base of everything a client sends: unknown fields are refused."""


def written(part: Part) -> Part:
    """A part of a message as it goes over the wire: one text to keep instead of hundreds of objects."""
    return cast(Part, msgspec.Raw(msgspec.json.encode(part)))


def encoded(message: object) -> str:
    """Return a message as a text, once for all it is sent to."""
    return msgspec.json.encode(message).decode()


def closed(names: Iterable[str]) -> msgspec.Meta:
    """A text that is one of these names."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


WHOLE: Final = msgspec.Meta(extra_json_schema={"description": "every name is a key"})
"""Of a dictionary by names: none is left out."""
