"""Environments for learning: PettingZoo's AEC for all seats, Gymnasium's for one, and many games at once.

`env()` and `raw_env()` are PettingZoo's; `MessinaEnv` and `MessinaVector` are Gymnasium's, also by the ids
that are registered here. Observations are named in `messina.env.names`, actions by
`messina.notation.actions`. Everything depends on the version of the rules, which is in the names, and on the
pack, which is in `metadata`.
"""

import gymnasium

from messina.env.aec import env, raw_env
from messina.env.names import observation_names
from messina.env.single import MessinaEnv
from messina.env.vector import MessinaVector
from messina.game.records import RULES_VERSION

__all__ = ["DUEL", "SOLO", "MessinaEnv", "MessinaVector", "env", "observation_names", "raw_env"]

SOLO = f"messina/Solo-v{RULES_VERSION}"
DUEL = f"messina/Duel-v{RULES_VERSION}"
"""Against one bot: `greedy`, unless told otherwise."""

gymnasium.register(SOLO, "messina.env.single:MessinaEnv", kwargs={"bots": ()}, disable_env_checker=True)
gymnasium.register(
    DUEL,
    "messina.env.single:MessinaEnv",
    vector_entry_point="messina.env.vector:MessinaVector",
    disable_env_checker=True,
)
