"""The learned judge as a file: one line of JSON that says what it was made for and from, then plain numbers.

It fits one version of the rules and one of the features. It plays any pack: the line holds what the things
showed that it knows by name, and what shows something else is judged by what it brings.
"""

import hashlib
import json
import logging
import math
import sys
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from messina.bots.familiar import Prints, familiar_share
from messina.bots.judging import Judge, LearnedJudge
from messina.bots.network import GROUPS, STEP, Numbers
from messina.bots.sheet import FEATURES, FEATURES_VERSION
from messina.bots.weights import load_weights
from messina.bots.worth import Weights
from messina.errors import OptionError
from messina.notation.records import RULES_VERSION
from messina.rules.box import Box
from messina.rules.terms import PLACES

FORMAT: Final = "messina-judge 2"
LONGEST_HEAD: Final = 100_000
LARGEST: Final = 512
"""Units a layer may have."""
JUDGING_OUTS: Final = 2
LOOKING_OUTS: Final = 32
"""A place each, the recall, and some that mean nothing."""
NAME: Final = "house.judge"
FAR: Final = 0.5
"""With less of the components known, bots say that they play by what things are worth."""

PRINTED: Final = {
    "hexes",
    "boats",
    "improvements",
    "workshops",
    "costs",
    "registers",
    "wheel",
    "squares",
    "tracks",
    "estates",
    "scrolls",
}
"""Kinds of things that features name."""

assert PLACES < LOOKING_OUTS
log = logging.getLogger("messina.bots")


@dataclass(frozen=True)
class Shape:
    """How large a network is; a linear model for each group, or one for all."""

    outs: int
    hidden: int
    units: int
    linear: int

    def parts(self) -> list[tuple[int, int]]:
        """How many lists of how many numbers: in the order of the arguments of `Numbers`."""
        return [
            (1, FEATURES * self.hidden),
            (GROUPS, self.hidden),
            (self.linear, FEATURES * self.outs),
            (1, self.hidden * self.units),
            (GROUPS, self.units),
            (1, self.units * self.outs),
            (GROUPS, self.outs),
        ]

    def size(self) -> int:
        return sum(count * length for count, length in self.parts())

    def sound(self) -> bool:
        sizes = all(isinstance(one, int) and 0 < one <= LARGEST for one in (self.hidden, self.units))
        return sizes and (self.hidden + self.outs) % STEP == 0 and self.units % 4 == 0


@dataclass(frozen=True)
class JudgeFile:
    """What was learned, what it fits and what it was made from."""

    rules: int
    features: int
    prints: Prints
    """What the things showed that it knows by name."""
    judging: Numbers
    looking: Numbers
    provenance: dict[str, Any]

    def misfit(self) -> str | None:
        """Say why it cannot judge, if it cannot."""
        if self.rules != RULES_VERSION:
            return f"it was made for rules {self.rules}, these are {RULES_VERSION}"
        if self.features != FEATURES_VERSION:
            return f"it was made for features {self.features}, these are {FEATURES_VERSION}"
        return None


# Writing.


def judge_bytes(
    prints: Prints,
    shapes: dict[str, Shape],
    numbers: dict[str, "array[float]"],
    provenance: dict[str, Any],
) -> bytes:
    """The file; `numbers` are those of `Shape.parts`, one after another."""
    body = b"".join(little(numbers[name]) for name in ("judging", "looking"))
    head = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "features": FEATURES_VERSION,
        "prints": prints,
        "judging": [shapes["judging"].hidden, shapes["judging"].units],
        "looking": [shapes["looking"].hidden, shapes["looking"].units],
        "sha256": hashlib.sha256(body).hexdigest(),
        "provenance": provenance,
    }
    return json.dumps(head).encode() + b"\n" + body


def little(numbers: "array[float]") -> bytes:
    """As little-endian bytes of 32-bit numbers, on any machine."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def judging_shape(hidden: int, units: int) -> Shape:
    return Shape(JUDGING_OUTS, hidden, units, GROUPS)


def looking_shape(hidden: int, units: int) -> Shape:
    return Shape(LOOKING_OUTS, hidden, units, 1)


# Reading.


def read_judge(content: bytes, where: str) -> JudgeFile:
    """The judge in the file, or an OptionError that says what is wrong with it."""
    line, found, body = content.partition(b"\n")
    head = read_head(line) if found and len(line) <= LONGEST_HEAD else None
    if head is None or head.get("format") != FORMAT:
        raise OptionError(f"{where}: is no judge; its first line says {FORMAT!r}")
    try:
        rules, features, prints = head["rules"], head["features"], head["prints"]
        judging, looking = judging_shape(*head["judging"]), looking_shape(*head["looking"])
        provenance = dict(head["provenance"])
        fits = isinstance(rules, int) and isinstance(features, int) and are_prints(prints)
        sound = fits and judging.sound() and looking.sound()
    except (KeyError, TypeError, ValueError):
        sound = False
    if not sound:
        raise OptionError(f"{where}: is a judge with a first line that cannot be understood")
    if len(body) != 4 * (judging.size() + looking.size()):
        raise OptionError(f"{where}: is not whole; it has {len(body)} bytes of numbers")
    if hashlib.sha256(body).hexdigest() != head.get("sha256"):
        raise OptionError(f"{where}: is damaged; its numbers are not those its first line names")
    numbers = array("f", body)
    if sys.byteorder == "big":
        numbers.byteswap()
    if not all(map(math.isfinite, numbers)):
        raise OptionError(f"{where}: has a number that is not finite")
    split = judging.size()
    return JudgeFile(
        rules,
        features,
        prints,
        numbers_of(judging, numbers[:split].tolist()),
        numbers_of(looking, numbers[split:].tolist()),
        provenance,
    )


def are_prints(value: object) -> bool:
    """Check that each kind of thing has its list of texts."""
    return (
        isinstance(value, dict)
        and value.keys() == PRINTED
        and all(
            isinstance(texts, list) and all(isinstance(text, str) for text in texts)
            for texts in value.values()
        )
    )


def read_head(line: bytes) -> dict[str, Any] | None:
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return head if isinstance(head, dict) else None


def numbers_of(shape: Shape, numbers: list[float]) -> Numbers:
    first, first_bias, straight, second, second_bias, last, last_bias = cut(shape, numbers)
    return Numbers(shape.outs, first[0], first_bias, straight, second[0], second_bias, last[0], last_bias)


def cut(shape: Shape, numbers: list[float]) -> Iterator[list[list[float]]]:
    """The parts of the shape."""
    at = 0
    for count, length in shape.parts():
        yield [numbers[at + i * length : at + (i + 1) * length] for i in range(count)]
        at += count * length


@cache
def load_judge_file(path: Path | None = None) -> JudgeFile:
    """The judge of the house, or that of a file."""
    try:
        if path is None:
            return read_judge(files("messina").joinpath("data", NAME).read_bytes(), NAME)
        return read_judge(path.read_bytes(), str(path))
    except OSError as problem:
        raise OptionError(f"{path or NAME}: cannot be read ({problem.strerror})") from None


# Judges for a box.


def hand_judge(values: dict[str, float], box: Box) -> Judge:
    """The hand-made evaluation with these weights."""
    return Judge(Weights(values))


def learned_judge(path: Path | None, few: int, lead: float, box: Box) -> Judge:
    """The learned judge, or the hand-made evaluation where it does not fit these rules."""
    file = load_judge_file(path)
    reason = file.misfit()
    if reason is not None:
        tell_misfit(path, reason)
        return Judge(load_weights())
    share = familiar_share(box, file.prints)
    if share < FAR:
        tell_distance(box.name, round(100 * share))
    return LearnedJudge(load_weights(), file.judging, file.looking, file.prints, few, lead)


@cache
def tell_misfit(path: Path | None, reason: str) -> None:
    log.warning("%s: %s; playing with the hand-made evaluation", path or NAME, reason)


@cache
def tell_distance(pack: str, share: int) -> None:
    log.info("%s: %d %% of the components are known; the rest is judged by what it brings", pack, share)
