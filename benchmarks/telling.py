"""`kill -9` between a move and the messages about it: is there exactly one of each?

    PYTHONPATH=. python benchmarks/telling.py [KILLS]

A table for two on SQLite; both have a device and a mail address, the table has a webhook. After every turn
the server is killed within 1.4 s and started again; messages leave after 0.2 to 1.2 s. All that come are
counted.
"""

import sys
import tempfile
from collections import Counter
from pathlib import Path

from tests.server.killing import OF_EACH, kills

WITHIN = 1.4


def main(rounds: int) -> int:
    with tempfile.TemporaryDirectory() as folder:
        arrived = kills(Path(folder), rounds, WITHIN)
    again: Counter[str] = Counter()
    for (channel, _), count in arrived.messages.items():
        again[channel] += count - 1
    print(f"{arrived.turns} kills: {len(arrived.messages)} messages by three channels,")
    print(f"{arrived.wrong} turns with one missing or too many; {again.total()} came twice under their id")
    print(f"({', '.join(f'{channel} {again[channel]}' for channel in OF_EACH)})")
    return 1 if arrived.wrong else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 100))
