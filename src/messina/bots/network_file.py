"""The learned networks as a file: one line of JSON (what they fit, where they come from), then plain numbers.

They fit one version of the rules and one of the features, and play any pack: the line holds what each
component showed in training. Components that show something else are valued by what they bring.
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

from messina.bots.component_values import Weights
from messina.bots.evaluators import Evaluator, LearnedEvaluator
from messina.bots.feature_vector import FEATURES, FEATURES_VERSION
from messina.bots.known_components import ComponentTexts, known_share
from messina.bots.network import GROUPS, STEP, Parameters
from messina.bots.weights import load_weights
from messina.errors import OptionError
from messina.game.records import RULES_VERSION
from messina.rules.box import Box
from messina.rules.terms import PLACES

FORMAT: Final = "messina-network 1"
LONGEST_HEAD: Final = 100_000
MOST_UNITS: Final = 512
"""Units a layer may have."""
VALUE_OUTPUTS: Final = 2
POLICY_OUTPUTS: Final = 32
"""A place each, the recall, and some that mean nothing."""
NAME: Final = "learned.network"
LEAST_KNOWN: Final = 0.5
"""If a smaller share of the components is known, the log says so."""

COMPONENT_KINDS: Final = {
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

assert PLACES < POLICY_OUTPUTS
log = logging.getLogger("messina.bots")


@dataclass(frozen=True)
class Shape:
    """The size of a network. The linear model is one for each group, or one for all."""

    outs: int
    hidden: int
    units: int
    linear: int

    def parts(self) -> list[tuple[int, int]]:
        """List the arguments of `Parameters` in order: how many lists of how many numbers."""
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
        """Count the numbers of the network."""
        return sum(count * length for count, length in self.parts())

    def sound(self) -> bool:
        """Check that sizes are within bounds and fit the unrolled loops of `Network`."""
        sizes = all(isinstance(one, int) and 0 < one <= MOST_UNITS for one in (self.hidden, self.units))
        return sizes and (self.hidden + self.outs) % STEP == 0 and self.units % 4 == 0


@dataclass(frozen=True)
class NetworkFile:
    """Two learned networks, what they fit and what they were made from."""

    rules: int
    features: int
    components: ComponentTexts
    """What each component showed in training."""
    value: Parameters
    policy: Parameters
    provenance: dict[str, Any]

    def mismatch(self) -> str | None:
        """Return why the networks do not fit these rules or features, or None."""
        if self.rules != RULES_VERSION:
            return f"it was made for rules {self.rules}, these are {RULES_VERSION}"
        if self.features != FEATURES_VERSION:
            return f"it was made for features {self.features}, these are {FEATURES_VERSION}"
        return None


# Writing.


def network_bytes(
    components: ComponentTexts,
    shapes: dict[str, Shape],
    numbers: dict[str, "array[float]"],
    provenance: dict[str, Any],
) -> bytes:
    """Build the content of a file. `numbers` are those of `Shape.parts`, one after another."""
    body = b"".join(little_endian_bytes(numbers[name]) for name in ("value", "policy"))
    head = {
        "format": FORMAT,
        "rules": RULES_VERSION,
        "features": FEATURES_VERSION,
        "components": components,
        "value": [shapes["value"].hidden, shapes["value"].units],
        "policy": [shapes["policy"].hidden, shapes["policy"].units],
        "sha256": hashlib.sha256(body).hexdigest(),
        "provenance": provenance,
    }
    return json.dumps(head).encode() + b"\n" + body


def little_endian_bytes(numbers: "array[float]") -> bytes:
    """Return the numbers as little-endian 32-bit floats on any machine."""
    if sys.byteorder == "big":
        numbers = numbers[:]
        numbers.byteswap()
    return numbers.tobytes()


def value_shape(hidden: int, units: int) -> Shape:
    """Return the shape of a value network."""
    return Shape(VALUE_OUTPUTS, hidden, units, GROUPS)


def policy_shape(hidden: int, units: int) -> Shape:
    """Return the shape of a policy network."""
    return Shape(POLICY_OUTPUTS, hidden, units, 1)


# Reading.


def read_network(content: bytes, where: str) -> NetworkFile:
    """Read both networks. Raise OptionError that says what is wrong with the file."""
    line, found, body = content.partition(b"\n")
    head = read_head(line) if found and len(line) <= LONGEST_HEAD else None
    if head is None or head.get("format") != FORMAT:
        raise OptionError(f"{where}: is no network; its first line says {FORMAT!r}")
    try:
        rules, features, components = head["rules"], head["features"], head["components"]
        value, policy = value_shape(*head["value"]), policy_shape(*head["policy"])
        provenance = dict(head["provenance"])
        fits = isinstance(rules, int) and isinstance(features, int) and are_component_texts(components)
        sound = fits and value.sound() and policy.sound()
    except (KeyError, TypeError, ValueError):
        sound = False
    if not sound:
        raise OptionError(f"{where}: is a network with a first line that cannot be understood")
    if len(body) != 4 * (value.size() + policy.size()):
        raise OptionError(f"{where}: is not whole; it has {len(body)} bytes of numbers")
    if hashlib.sha256(body).hexdigest() != head.get("sha256"):
        raise OptionError(f"{where}: is damaged; its numbers are not those its first line names")
    numbers = array("f", body)
    if sys.byteorder == "big":
        numbers.byteswap()
    if not all(map(math.isfinite, numbers)):
        raise OptionError(f"{where}: has a number that is not finite")
    split = value.size()
    return NetworkFile(
        rules,
        features,
        components,
        parameters_of(value, numbers[:split].tolist()),
        parameters_of(policy, numbers[split:].tolist()),
        provenance,
    )


def are_component_texts(value: object) -> bool:
    """Check that each kind of component has its list of texts."""
    return (
        isinstance(value, dict)
        and value.keys() == COMPONENT_KINDS
        and all(
            isinstance(texts, list) and all(isinstance(text, str) for text in texts)
            for texts in value.values()
        )
    )


def read_head(line: bytes) -> dict[str, Any] | None:
    """Parse the first line. Return None if it is no JSON object."""
    try:
        head = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return head if isinstance(head, dict) else None


def parameters_of(shape: Shape, numbers: list[float]) -> Parameters:
    """Build the parameters of one network from its numbers in a row."""
    first, first_bias, straight, second, second_bias, last, last_bias = cut(shape, numbers)
    return Parameters(shape.outs, first[0], first_bias, straight, second[0], second_bias, last[0], last_bias)


def cut(shape: Shape, numbers: list[float]) -> Iterator[list[list[float]]]:
    """Yield the numbers part by part, as `Shape.parts` lists them."""
    at = 0
    for count, length in shape.parts():
        yield [numbers[at + i * length : at + (i + 1) * length] for i in range(count)]
        at += count * length


@cache
def load_network_file(path: Path | None = None) -> NetworkFile:
    """Load the networks that ship with the package, or those of a file."""
    try:
        if path is None:
            return read_network(files("messina").joinpath("data", NAME).read_bytes(), NAME)
        return read_network(path.read_bytes(), str(path))
    except OSError as problem:
        raise OptionError(f"{path or NAME}: cannot be read ({problem.strerror})") from None


# Evaluators for a box.


def hand_made_evaluator(values: dict[str, float], box: Box) -> Evaluator:
    """Make the hand-made evaluation with these weights."""
    return Evaluator(Weights(values))


def learned_evaluator(
    path: Path | None, max_destinations: int, opponent_weight: float, box: Box
) -> Evaluator:
    """Make the learned evaluator, or the hand-made one where the file does not fit these rules."""
    file = load_network_file(path)
    reason = file.mismatch()
    if reason is not None:
        warn_of_mismatch(path, reason)
        return Evaluator(load_weights())
    share = known_share(box, file.components)
    if share < LEAST_KNOWN:
        log_known_share(box.name, round(100 * share))
    return LearnedEvaluator(
        load_weights(), file.value, file.policy, file.components, max_destinations, opponent_weight
    )


@cache
def warn_of_mismatch(path: Path | None, reason: str) -> None:
    """Log once that the hand-made evaluation plays, and why."""
    log.warning("%s: %s; playing with the hand-made evaluation", path or NAME, reason)


@cache
def log_known_share(pack: str, share: int) -> None:
    """Log once how much of a pack the networks know."""
    log.info("%s: %d %% of the components are known; the rest is valued by what it brings", pack, share)
