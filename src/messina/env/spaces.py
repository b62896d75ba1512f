"""What all environments share: the kind of game they play, its observer, and their spaces."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from messina.game.records import RULES_VERSION
from messina.notation.actions import ActionTable, action_table
from messina.notation.positions import FRAMES
from messina.observation.encode import SIZE, Observer
from messina.options import Setting
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.options import Options
from messina.rules.state import ChanceFrame, Step

NAME: Final = f"messina_1347_v{RULES_VERSION}"
LEAST, MOST = -1000, 4095

QUESTIONS: Final = tuple(
    name for name, frame in sorted(FRAMES.items()) if not issubclass(frame, (Step, ChanceFrame))
)
"""The kinds of questions; the first has number 1 in an observation."""


@dataclass(frozen=True)
class Kind:
    """The kind of game an environment plays: options of `messina.options`, checked."""

    box: Box
    options: Options

    @property
    def table(self) -> ActionTable:
        return action_table(self.box)

    def metadata(self) -> dict[str, Any]:
        """What results depend on."""
        return {"rules": RULES_VERSION, "pack": self.box.hash}


def kind_of(players: int, pack: str | None, **options: Any) -> Kind:
    setting = Setting(**options)
    return Kind(load_pack(Path(pack) if pack is not None else None), setting.options(players))


@cache
def observer_of(box: Box) -> Observer:
    table = action_table(box)
    kinds = {FRAMES[name]: number for number, name in enumerate(QUESTIONS, 1)}
    return Observer(table.codes, kinds, table.decisions)


def observation_space(box: Box) -> spaces.Dict:
    actions = action_table(box).decisions
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (SIZE,), np.int16),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )


def action_space(box: Box) -> spaces.Discrete:
    return spaces.Discrete(action_table(box).decisions)


def array_over(memory: Any, kind: type[np.generic]) -> NDArray[Any]:
    """What compiled code writes, as an array without a copy; it can only be read."""
    return np.frombuffer(memory, kind)
