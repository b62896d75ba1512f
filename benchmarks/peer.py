"""How fast catanatron is on this machine: the established Python engine of a comparable game.

It is installed into a virtual environment of its own under .bench/, never into ours, and measured
there by peer_catanatron.py.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

PEER = "catanatron==3.2.1"
BENCH = Path(__file__).resolve().parent.parent / ".bench"
SCRIPT = Path(__file__).with_name("peer_catanatron.py")
ENVIRONMENT = "catanatron_gym==4.0.0"
ENVIRONMENT_SCRIPT = Path(__file__).with_name("peer_catanatron_env.py")


def measure(seconds: float) -> dict[str, float] | None:
    """The peer's numbers after about `seconds` of play, or None, with one line why, if it cannot be had."""
    try:
        python = install(PEER)
        # It offers trades in hash order, so seeds alone do not repeat its games. Before Python 3.12
        # they still differ from run to run: None hashes to its address there.
        environment = os.environ | {"PYTHONHASHSEED": "0"}
        numbers: dict[str, float] = json.loads(run([python, SCRIPT, str(seconds)], environment))
    except subprocess.CalledProcessError as failure:
        said = failure.stderr.strip().splitlines() or [f"exit status {failure.returncode}"]
        print(f"no peer measurement: {PEER} cannot be installed or run ({said[-1]})", file=sys.stderr)
        return None
    return numbers


def measure_environment(seconds: float) -> float | None:
    """Steps a second of the peer's gym environment, or None, with one line why."""
    try:
        python = install(ENVIRONMENT, PEER)
        numbers = json.loads(run([python, ENVIRONMENT_SCRIPT, str(seconds)]))
    except subprocess.CalledProcessError as failure:
        said = failure.stderr.strip().splitlines() or [f"exit status {failure.returncode}"]
        print(f"no peer measurement: {ENVIRONMENT} cannot be installed or run ({said[-1]})", file=sys.stderr)
        return None
    return float(numbers["steps_per_second"])


def install(*packages: str) -> Path:
    """The Python that has the peer; made once, kept as long as .bench/ is."""
    folder = BENCH / packages[0].replace("==", "-")
    python, done = folder / "bin" / "python", folder / "installed"
    if not done.exists():
        run([sys.executable, "-m", "venv", "--clear", folder])
        run([python, "-m", "pip", "install", "--quiet", *packages])
        done.touch()
    return python


def run(command: list[str | Path], environment: dict[str, str] | None = None) -> str:
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    numbers = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
    if numbers is None:
        sys.exit(1)
    print(json.dumps(numbers, indent=2))
