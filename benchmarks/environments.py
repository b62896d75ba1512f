"""Steps a second of the environments beside catanatron's gym environment, measured in one run, three times.

Every agent plays random legal actions, and everything that is seen is looked up: observation and mask are
written with each step. Seconds are those of one processor.
"""

import argparse
from collections.abc import Callable
from statistics import median
from time import process_time

import numpy as np
import peer

from messina.env import MessinaEnv, MessinaVector, raw_env
from messina.env.aec import Observation
from messina.rules.dice import Dice

REPETITIONS = 3
GAMES = 256
BETWEEN = 20
"""Steps between two looks at the clock, which takes its time."""


def any_legal(seen: Observation, dice: Dice) -> int:
    legal = seen["action_mask"].view(np.bool_).nonzero()[0]
    return int(legal[dice.below(len(legal))])


def aec(seconds: float) -> float:
    """PettingZoo's way: `last`, then `step`."""
    table, dice, steps = raw_env(players=2), Dice(1), 0
    table.reset(seed=1)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(BETWEEN):
            seen, _, over, _, _ = table.last()
            if over:
                table.reset(seed=steps)
                seen = table.last()[0]
            table.step(any_legal(seen, dice))
        steps += BETWEEN
    return steps / spent


def single(seconds: float) -> float:
    """Gymnasium's way: one seat, a random bot in the other, as the peer has it."""
    table, dice, steps = MessinaEnv(bots=("random",)), Dice(1), 0
    seen, _ = table.reset(seed=1)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for step in range(steps, steps + BETWEEN):
            seen, _, over, _, _ = table.step(any_legal(seen, dice))
            if over:
                seen, _ = table.reset(seed=step)
        steps += BETWEEN
    return steps / spent


def vector(seconds: float) -> float:
    """Many games at once; each row is observed."""
    tables, steps = MessinaVector(num_envs=GAMES, players=2), 0
    tables.reset(seed=1)
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for _ in range(BETWEEN):
            tables.step(tables.random_actions())
        steps += BETWEEN * GAMES
    return steps / spent


MEASURED: dict[str, Callable[[float], float]] = {"AEC": aec, "one seat": single, f"vector of {GAMES}": vector}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=3.0, help="of each measurement")
    seconds = parser.parse_args().seconds
    found: dict[str, list[float]] = {name: [] for name in (*MEASURED, peer.ENVIRONMENT)}
    for _ in range(REPETITIONS):
        for name, measure in MEASURED.items():
            found[name].append(measure(seconds))
        other = peer.measure_environment(seconds)
        if other is not None:
            found[peer.ENVIRONMENT].append(other)
    middle = {name: float(np.median(values)) for name, values in found.items() if values}
    for name, value in middle.items():
        print(f"{name:24}{value:12,.0f} steps/s")
    aec_speed, vector_speed = middle["AEC"], middle[f"vector of {GAMES}"]
    kept = [("AEC >= 50,000", aec_speed >= 50_000), ("vector >= 500,000", vector_speed >= 500_000)]
    if peer.ENVIRONMENT in middle:
        times = median(found["one seat"]) / middle[peer.ENVIRONMENT]
        kept.append((f"one seat >= 20 x the peer ({times:.0f} x)", times >= 20))
    for name, met in kept:
        print(f"{'met' if met else 'MISSED':8}{name}")


if __name__ == "__main__":
    main()
