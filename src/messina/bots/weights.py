"""The evaluation's weights as data: a TOML file of numbers and of where they come from."""

import json
import math
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

from messina.bots.component_values import NAMES, Weights
from messina.errors import OptionError


def read_weights(text: str, where: str) -> Weights:
    """Weights from a TOML text; every name must be there and be a number."""
    try:
        values = tomllib.loads(text).get("weights")
    except tomllib.TOMLDecodeError as problem:
        raise OptionError(f"{where}: {problem}") from None
    if not isinstance(values, dict):
        raise OptionError(f"{where}: the table [weights] is missing")
    wrong = [name for name in NAMES if not is_number(values.get(name))]
    wrong += [name for name in values if name not in NAMES]
    if wrong:
        raise OptionError(f"{where}: missing, unknown or not a number: {', '.join(wrong)}")
    return Weights({name: float(values[name]) for name in NAMES})


def is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


@cache
def load_weights() -> Weights:
    """The weights the bots of the house play with."""
    return read_weights(files("messina").joinpath("data/weights.toml").read_text(), "weights.toml")


def load_weights_file(path: Path) -> Weights:
    try:
        return read_weights(path.read_text(encoding="utf-8"), str(path))
    except OSError as problem:
        raise OptionError(f"{path}: cannot be read ({problem.strerror})") from None


def weights_text(values: dict[str, float], provenance: dict[str, str | int | float]) -> str:
    """The file that `load_weights_file` reads, with what it was made from."""
    lines = ["# Weights of the bots' evaluation, in points. Written by `messina tune`.", "[provenance]"]
    lines += [f"{name} = {json.dumps(value)}" for name, value in provenance.items()]
    lines += ["", "[weights]"]
    lines += [f"{name} = {values[name]:.4f}" for name in NAMES]
    return "\n".join(lines) + "\n"
