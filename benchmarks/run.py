"""The engine's speed beside its peer: compiled, interpreted and catanatron, measured in the same run.

Each is measured three times in turn, so that a change in the machine's mood meets all of them. The table
shows medians, how far the values lie apart, and whether the targets are met.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import peer

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
REPETITIONS = 3
LABEL, COLUMN = 32, 24

Numbers = dict[str, float]

ROWS: dict[str, Callable[[Numbers], float]] = {
    "decisions/s": lambda n: n["decisions_per_second"],
    "decisions with a choice/s": lambda n: n["decisions_per_second"] * (1 - n["forced_share"]),
    "games/s": lambda n: n["games_per_second"],
    "decisions a game": lambda n: n["decisions_per_game"],
    "options a decision": lambda n: n["options_per_decision"],
    "forced decisions, %": lambda n: 100 * n["forced_share"],
    "copy of the position, us": lambda n: n["state_copy_us"],
    "legal actions, us": lambda n: n["legal_actions_us"],
}


def measure_engine(sources: Path, seconds: float) -> Numbers:
    """The numbers of the engine in these sources, from an interpreter of its own."""
    environment = os.environ | {"PYTHONPATH": str(sources)}
    command = [sys.executable, str(HERE / "engine.py"), str(seconds)]
    run = subprocess.run(command, env=environment, stdout=subprocess.PIPE, text=True, check=True)
    numbers: Numbers = json.loads(run.stdout)
    return numbers


def measure_all(seconds: float, interpreted: Path) -> dict[str, list[Numbers]]:
    """Everybody's numbers, repeated; a peer that cannot be had is left out."""
    found: dict[str, list[Numbers]] = {"compiled": [], "interpreted": [], peer.PEER: []}
    for _ in range(REPETITIONS):
        found["compiled"].append(measure_engine(SOURCES, seconds))
        found["interpreted"].append(measure_engine(interpreted, seconds))
        numbers = peer.measure(seconds)
        if numbers is not None:
            found[peer.PEER].append(numbers)
    return {name: runs for name, runs in found.items() if runs}


def middle(runs: list[Numbers], row: str) -> float:
    return median(ROWS[row](numbers) for numbers in runs)


def shown(runs: list[Numbers], row: str) -> str:
    """The median, and half the distance between the extremes in per cent of it."""
    values = [ROWS[row](numbers) for numbers in runs]
    value = median(values)
    spread = 50 * (max(values) - min(values)) / value
    return f"{value:,.{0 if value >= 1000 else 2}f} ±{spread:4.1f} %"


def ratio(found: dict[str, list[Numbers]], name: str, row: str) -> float:
    return middle(found[name], row) / middle(found[peer.PEER], row)


def table(found: dict[str, list[Numbers]]) -> list[str]:
    lines = ["".ljust(LABEL) + "".join(name.rjust(COLUMN) for name in found)]
    for row in ROWS:
        lines.append(row.ljust(LABEL) + "".join(shown(runs, row).rjust(COLUMN) for runs in found.values()))
        if row.endswith("/s") and peer.PEER in found:
            ratios = (f"{ratio(found, name, row):.2f} x" for name in found)
            lines.append("  against the peer".ljust(LABEL) + "".join(text.rjust(COLUMN) for text in ratios))
    return lines


def targets(found: dict[str, list[Numbers]]) -> list[str]:
    """What the engine promises, and whether it keeps it."""
    compiled = found["compiled"]
    kept = [
        ("copy <= 2.5 us", middle(compiled, "copy of the position, us") <= 2.5),
        ("legal actions <= 3 us", middle(compiled, "legal actions, us") <= 3),
    ]
    if peer.PEER in found:
        kept.append(("compiled >= 60 x the peer", ratio(found, "compiled", "decisions/s") >= 60))
        kept.append(("interpreted >= 0.6 x the peer", ratio(found, "interpreted", "decisions/s") >= 0.6))
    return [f"{'met' if met else 'MISSED':8}{name}" for name, met in kept]


def evaluations(runs: list[Numbers]) -> str:
    """Report the time that evaluating a position takes."""
    learned, hand_made = (median(run[f"{name}_us"] for run in runs) for name in ("learned", "hand_made"))
    return f"A position is evaluated in {learned:.1f} us (learned) and {hand_made:.1f} us (hand-made)."


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", type=float, nargs="?", default=4.0, help="of play in each measurement")
    seconds = parser.parse_args().seconds
    with TemporaryDirectory() as folder:
        interpreted = Path(folder, "src")
        shutil.copytree(SOURCES, interpreted, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
        found = measure_all(seconds, interpreted)
    print("\n".join(table(found)))
    print()
    print("\n".join(targets(found)))
    print(evaluations(found["compiled"]))
    if not found["compiled"][0]["compiled"]:
        print("The rules are not compiled here (make native), so both columns are interpreted.")


if __name__ == "__main__":
    main()
