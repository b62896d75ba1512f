"""Numbers of the rules as the names the wire uses."""

from collections.abc import Sequence
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.terms import CLASSES, NOWHERE, SQUARE_NAMES, TOKENS
from messina.server import messages as wire

Counts = vec[i64] | list[i64]
PLACE_STATES = ("supply", "gone")
BRANCH_NAMES: tuple[Literal["common", "left", "right"], ...] = ("common", "left", "right")


def tokens_of(counts: Counts) -> wire.Tokens:
    return {TOKENS[token]: counts[token] for token in range(4) if counts[token]}


def by_class(counts: Counts) -> dict[str, int]:
    return {CLASSES[klass]: counts[klass] for klass in range(3) if counts[klass]}


def name_of(names: Sequence[str], number: int) -> str | None:
    return None if number < 0 else names[number]


def seat_or_none(number: int) -> int | None:
    return None if number == NOWHERE else number


def square_names(squares: int) -> list[str]:
    return [name for i, name in enumerate(SQUARE_NAMES) if squares >> i & 1]
