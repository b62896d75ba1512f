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
VENV = BENCH / PEER.replace("==", "-")
SCRIPT = Path(__file__).with_name("peer_catanatron.py")


def measure(seconds: float) -> dict[str, float] | None:
    """The peer's numbers after about `seconds` of play, or None, with one line why, if it cannot be had."""
    try:
        python = install()
        # It offers trades in hash order, so seeds alone do not repeat its games. Before Python 3.12
        # they still differ from run to run: None hashes to its address there.
        environment = os.environ | {"PYTHONHASHSEED": "0"}
        numbers: dict[str, float] = json.loads(run([python, SCRIPT, str(seconds)], environment))
    except subprocess.CalledProcessError as failure:
        said = failure.stderr.strip().splitlines() or [f"exit status {failure.returncode}"]
        print(f"no peer measurement: {PEER} cannot be installed or run ({said[-1]})", file=sys.stderr)
        return None
    return numbers


def install() -> Path:
    """The Python that has the peer; made once, kept as long as .bench/ is."""
    python, done = VENV / "bin" / "python", VENV / "installed"
    if not done.exists():
        run([sys.executable, "-m", "venv", "--clear", VENV])
        run([python, "-m", "pip", "install", "--quiet", PEER])
        done.touch()
    return python


def run(command: list[str | Path], environment: dict[str, str] | None = None) -> str:
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    numbers = measure(float(sys.argv[1]) if len(sys.argv) > 1 else 10.0)
    if numbers is None:
        sys.exit(1)
    print(json.dumps(numbers, indent=2))
