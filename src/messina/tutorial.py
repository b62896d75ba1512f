"""The guided first game: a saved game, and the stops at which it is explained.

`data/tutorial.messina` is a whole game of two in which the learner has the first seat; `data/tutorial.toml`
says after how many steps it stops, what is told there, and where the learner makes the recorded move. The two
are checked against each other, so that a tutorial that can be read can be played to its end.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Any, Final

from messina.errors import RecordError, TutorialError
from messina.game.driver import Game
from messina.game.records import read_record
from messina.rules.box import Box
from messina.rules.terms import CABINS, CLASSES, LAST_STEP, LIEUTENANTS, SQUARE_NAMES, TOKENS, TRACKS

LEARNER: Final = 0
"""The seat of the learner."""
TOPICS: Final = (
    "welcome",
    "wheel",
    "choosing",
    "moving",
    "rescue",
    "quarantine",
    "fire",
    "action",
    "overseers",
    "building",
    "workshops",
    "registers",
    "boats",
    "rats",
    "repopulating",
    "upgrades",
    "scrolls",
    "rounds",
    "scoring",
)
FIELDS: Final[dict[str, type]] = {
    "at": int,
    "topic": str,
    "text": str,
    "move": bool,
    "lit": list,
    "clause": str,
    "row": str,
}
NEEDED: Final = ("at", "topic", "text")
ROWS: Final = ("rounds", "rats", "popularity", "ranking", "city", "church", "hexes", "scrolls", "tokens")
"""The result, in the order in which it is counted (10.3, 10.4)."""
ONE_OF_A_KIND: Final = ("wheel", "supply", "docking", "stack", "boats")


@dataclass(frozen=True, slots=True)
class Stop:
    """A place in the game where something is told."""

    at: int
    """Steps of the log before it."""
    topic: str
    text: str
    """What is told: the message `lesson-TEXT`."""
    lit: tuple[str, ...]
    """What is pointed at: things on the table, named as `web/src/board/targets.ts` has it."""
    clause: str
    """The clause of the rules behind it, or nothing."""
    code: int | None
    """The action the learner takes here; None where the learner only reads."""
    row: str
    """After the game: the last row of the result that is counted here, or nothing."""


@dataclass(frozen=True, slots=True)
class Tutorial:
    game: Game
    stops: tuple[Stop, ...]


@cache
def load_tutorial() -> Tutorial:
    """The one that comes with this package."""
    data = resources.files("messina") / "data"
    texts = [(data / f"tutorial.{kind}").read_text(encoding="utf-8") for kind in ("messina", "toml")]
    return read_tutorial(*texts)


def read_tutorial(record: str, annotations: str) -> Tutorial:
    """A saved game with its stops; TutorialError says which stop is wrong, and why."""
    game = recorded_game(record)
    known = set(targets(game.box, game.options.players))
    stops: list[Stop] = []
    for number, entry in enumerate(entries(annotations), start=1):
        try:
            check_fields(entry)
            stop = make_stop(game, entry)
            check_place(stop, stops[-1] if stops else None, len(game.log))
            check_words(stop, known)
            check_row(stop, stops[-1] if stops else None, len(game.log))
        except TutorialError as problem:
            raise TutorialError(f"stop {number}: {problem}") from None
        stops.append(stop)
    return Tutorial(game, tuple(stops))


def recorded_game(record: str) -> Game:
    try:
        game = read_record(record)
    except RecordError as problem:
        raise TutorialError(f"the game of the tutorial: {problem}") from None
    if not game.over:
        raise TutorialError("the game of the tutorial is not played to its end")
    return game


def entries(annotations: str) -> list[Any]:
    try:
        content = tomllib.loads(annotations)
    except tomllib.TOMLDecodeError as problem:
        raise TutorialError(f"the stops cannot be read: {problem}") from None
    stops = content.pop("stops", None)
    if content or not isinstance(stops, list) or not stops:
        raise TutorialError("the file has a list of [[stops]] and nothing else")
    return stops


def check_fields(entry: Any) -> None:
    if not isinstance(entry, dict):
        raise TutorialError(f"a stop is a table, not {entry!r}")
    for name, value in entry.items():
        if name not in FIELDS:
            raise TutorialError(f"{name!r} is no field of a stop; these are {', '.join(FIELDS)}")
        if type(value) is not FIELDS[name]:
            raise TutorialError(f"{name} is {value!r}; it should be of type {FIELDS[name].__name__}")
    for name in NEEDED:
        if name not in entry:
            raise TutorialError(f"{name} is missing")


def make_stop(game: Game, entry: dict[str, Any]) -> Stop:
    at = entry["at"]
    return Stop(
        at=at,
        topic=entry["topic"],
        text=entry["text"],
        lit=tuple(entry.get("lit", ())),
        clause=entry.get("clause", ""),
        code=learners_move(game, at) if entry.get("move", False) else None,
        row=entry.get("row", ""),
    )


def learners_move(game: Game, at: int) -> int:
    """What the record has the learner do after so many steps."""
    if not 0 <= at < len(game.log):
        raise TutorialError(f"there is no move after {at} steps; the game has {len(game.log)}")
    step = game.log[at]
    if step.player != LEARNER:
        raise TutorialError(f"the move after {at} steps is not the learner's")
    return step.code


def check_place(stop: Stop, before: Stop | None, steps: int) -> None:
    """Stops go forward; some may share a place, the last of them with the learner's move."""
    if not 0 <= stop.at <= steps:
        raise TutorialError(f"at is {stop.at}; the game has {steps} steps")
    if before is None:
        return
    if stop.at < before.at:
        raise TutorialError(f"at is {stop.at}, but the stop before it is at {before.at}")
    if stop.at == before.at and before.code is not None:
        raise TutorialError(f"at is {stop.at}, where the stop before it makes a move")


def check_words(stop: Stop, known: set[str]) -> None:
    if stop.topic not in TOPICS:
        raise TutorialError(f"topic is {stop.topic!r}; topics are {', '.join(TOPICS)}")
    if not re.fullmatch(r"[a-z]+(-[a-z0-9]+)*", stop.text):
        raise TutorialError(f"text is {stop.text!r}; it should be small letters, like 'rescue-clean'")
    if stop.clause and not re.fullmatch(r"\d{1,2}\.\d{1,2}", stop.clause):
        raise TutorialError(f"clause is {stop.clause!r}; it should be a number like '5.2'")
    for name in stop.lit:
        if name not in known:
            raise TutorialError(f"lit has {name!r}, which is nothing on the table")


def check_row(stop: Stop, before: Stop | None, steps: int) -> None:
    """The result is counted after the last step, from its first row to its last."""
    if not stop.row:
        return
    if stop.row not in ROWS:
        raise TutorialError(f"row is {stop.row!r}; rows are {', '.join(ROWS)}")
    if stop.at < steps:
        raise TutorialError(f"at is {stop.at}, but rows are counted after all {steps} steps")
    if before is not None and before.row and ROWS.index(stop.row) < ROWS.index(before.row):
        raise TutorialError(f"row is {stop.row!r}, but {before.row!r} has been counted already")


def targets(box: Box, players: int) -> Iterator[str]:
    """The names of everything that can be pointed at."""
    yield from (f"{kind}:" for kind in ONE_OF_A_KIND)
    yield from (f"hex:{one.id}" for one in box.hexes)
    yield from (f"dock:{name}" for name in box.place_names if name.startswith("dock-"))
    yield from (f"boat:{one.id}" for one in box.boats)
    yield from (f"{kind}:{name}" for kind in ("offer", "workshop", "wagon") for name in box.tile_names)
    yield from (f"square:{name}" for name in SQUARE_NAMES)
    yield from (f"cabin:{number}" for number in range(1, CABINS + 1))
    yield from (f"scroll:{number}" for number in range(1, 4))
    yield from (f"round:{number}" for number in range(1, len(box.rounds) + 1))
    for klass in CLASSES:
        yield f"overseer:{klass}"
        yield f"step:{klass}:1:common"
        yield from (f"step:{klass}:{n}:{side}" for n in range(2, LAST_STEP + 1) for side in ("left", "right"))
    for number, register in enumerate(box.registers):
        yield from (f"register:{TRACKS[number]}:{space}" for space in range(1, register.last + 1))
    for seat in range(players):
        yield from (f"{kind}:{seat}" for kind in ("rats", "score", "repopulation", "seat"))
        yield from (f"token:{token}:{seat}" for token in TOKENS[:4])
        yield from (f"lieutenant:{seat}:{number}" for number in range(LIEUTENANTS))
