"""Runs inside catanatron_gym's own environment (see peer.py): random play of its environment; prints JSON.

A step is one of its agent's decisions, a random legal one, against its random player; the observation that
comes with it is made, as always.
"""

import json
import random
import sys
from time import process_time

from catanatron_gym.envs.catanatron_env import CatanatronEnv

BETWEEN = 20
"""Steps between two looks at the clock, as in environments.py."""


def main(seconds: float) -> None:
    dice = random.Random(1)
    table = CatanatronEnv()
    steps = 0
    _, info = table.reset(seed=1)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for step in range(steps, steps + BETWEEN):
            _, _, over, cut, info = table.step(dice.choice(info["valid_actions"]))
            if over or cut:
                _, info = table.reset(seed=step)
        steps += BETWEEN
    print(json.dumps({"steps_per_second": steps / spent}))


if __name__ == "__main__":
    main(float(sys.argv[1]))
