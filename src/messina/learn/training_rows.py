"""What self-play leaves behind: positions as features and what became of them, as arrays in files.

A row is a position as one seat saw it. Rows of turn ends carry the scores of that moment and of the end;
rows of turn beginnings carry how far each destination lay behind the best.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from messina.bots.component_values import Weights
from messina.bots.estate_features import write_features
from messina.bots.feature_vector import FeatureVector
from messina.bots.known_components import component_texts
from messina.bots.network import group_of
from messina.errors import OptionError
from messina.packs import load_pack
from messina.rules.state import State

IntArray = NDArray[np.int16]

END_FACTS: Final = ("game", "seat", "group", "alone", "own", "other", "own_end", "other_end")
"""What is known of the end of a turn; `own` and `other` are scores."""
UNREACHABLE: Final = -30_000
"""A destination that could not be gone to."""


@dataclass
class Rows:
    """Collects rows of one kind while games are played."""

    index: list[IntArray] = field(default_factory=list)
    value: list[IntArray] = field(default_factory=list)
    facts: list[list[int]] = field(default_factory=list)
    for_policy: bool = False
    """Of turn beginnings, where destinations are compared."""
    features: FeatureVector = field(default_factory=lambda: FeatureVector(component_texts(load_pack())))

    def add(self, state: State, weights: Weights, seat: int, facts: list[int]) -> None:
        """Add the position as the seat sees it, with its facts."""
        features = self.features
        write_features(features, state, weights, seat, True, self.for_policy)
        self.index.append(np.array(features.index[: features.count], np.int16))
        self.value.append(np.array(features.value[: features.count], np.int16))
        self.facts.append(facts)

    def arrays(self, name: str, facts: int) -> dict[str, NDArray[Any]]:
        """Return the rows as arrays, named for a file."""
        none = np.zeros(0, np.int16)
        return {
            f"{name}_counts": np.array([len(one) for one in self.index], np.int16),
            f"{name}_index": np.concatenate([none, *self.index]),
            f"{name}_value": np.concatenate([none, *self.value]),
            f"{name}_facts": np.array(self.facts, np.int16).reshape(len(self.facts), facts),
        }


@dataclass(frozen=True)
class RowArrays:
    """Rows of one kind, read back: feature numbers and values of all rows in a row, and their facts."""

    counts: IntArray
    index: IntArray
    value: IntArray
    facts: IntArray


def group_in(state: State) -> int:
    """Return the group of the position as a plain int."""
    return int(group_of(state))


def write_arrays(path: Path, arrays: dict[str, NDArray[Any]]) -> None:
    """Write the arrays to a file that is there whole or not at all."""
    new = path.with_name(path.name + ".new")
    with new.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    new.replace(path)


def read_table(path: Path, name: str) -> RowArrays:
    """Read the rows of one kind. Raise OptionError if the file cannot be read."""
    try:
        with np.load(path) as file:
            return RowArrays(*(file[f"{name}_{part}"] for part in ("counts", "index", "value", "facts")))
    except (OSError, ValueError, KeyError, BadZipFile):
        raise OptionError(f"{path}: holds no games that can be read; remove it to play them anew") from None


def join(tables: list[RowArrays]) -> RowArrays:
    """Concatenate sets of rows."""
    return RowArrays(
        np.concatenate([one.counts for one in tables]),
        np.concatenate([one.index for one in tables]),
        np.concatenate([one.value for one in tables]),
        np.concatenate([one.facts for one in tables]),
    )
