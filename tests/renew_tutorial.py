"""Seal the game of the tutorial anew after the pack or the rules version has changed: `make tutorial`.

The moves stay those of `data/tutorial.messina`; only its header and its last line are written anew. A move
that is no longer legal stops it with the line and the reason: then another game has to be recorded, and the
stops of `data/tutorial.toml` have to be moved.
"""

import sys
from pathlib import Path

from messina import Game, load_pack, record_text
from messina.errors import RecordError
from messina.game.records import FIELDS, HEADER, replay_line
from messina.options import read_options

FILE = Path(__file__).parents[1] / "src" / "messina" / "data" / "tutorial.messina"


def renewed(text: str) -> str:
    """The same moves, played under the present rules with the present pack."""
    lines = text.splitlines()
    first = len(FIELDS) + 2
    if lines[0] != HEADER or len(lines) <= first:
        raise RecordError(f"line 1: a saved game begins with {HEADER!r}")
    header = dict(line.split(" ", 1) for line in lines[1 : first - 1])
    game = Game.of(load_pack(), read_options(header), names=header["names"].split("|"))
    for number, line in enumerate(lines[first:-1], start=first + 1):
        replay_line(game, number, line)
    if not game.over:
        raise RecordError(f"line {len(lines)}: the game is not over here")
    return record_text(game)


def main() -> None:
    try:
        FILE.write_text(renewed(FILE.read_text(encoding="utf-8")), encoding="utf-8")
    except RecordError as problem:
        sys.exit(f"{FILE.name}: {problem}")


if __name__ == "__main__":
    main()
