"""A whole game as a text file: a header, then one line for every action and every outcome of chance.

Loading replays the file through the rules, so nothing that could not have happened is ever accepted.
The last line seals the game: the number of steps and a hash of all lines and the position they lead to.
"""

import hashlib
import secrets
from contextlib import suppress
from pathlib import Path

from messina import options
from messina.errors import ActionError, MessinaError, RecordError
from messina.game.driver import Game, check_seed
from messina.notation.actions import action_text
from messina.notation.positions import position_text
from messina.options import option_texts, read_options
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.terms import CHANCE

RULES_VERSION = 2
"""Raised whenever a change of the rules makes an older log mean something else."""
HEADER = "messina-game 1"
FIELDS = ("rules", "pack", *options.FIELDS, "names", "seed")


def seal(game: Game, lines: list[str]) -> str:
    content = "\n".join([*lines, position_text(game.state)])
    return f"end {len(game.log)} {hashlib.sha256(content.encode()).hexdigest()[:16]}"


def record_text(game: Game) -> str:
    """Write the game so far; `*` marks chance, a number the seat that decided."""
    lines = [
        HEADER,
        f"rules {RULES_VERSION}",
        f"pack {game.box.hash} {game.box.name}",
        *(f"{name} {text}" for name, text in option_texts(game.options).items()),
        f"names {'|'.join(game.names)}",
        f"seed {'-' if game.seed is None else game.seed}",
        "",
    ]
    for step in game.log:
        who = "*" if step.player == CHANCE else str(step.player + 1)
        lines.append(f"{who} {action_text(game.box, step.code)}")
    return "\n".join([*lines, seal(game, lines)]) + "\n"


def read_record(text: str, pack: Box | None = None) -> Game:
    """Replay the game that a text records. RecordError names the line, the action and the reason."""
    lines = text.splitlines()
    header = read_header(lines)
    seed = read_seed(header["seed"])
    game = start_recorded_game(header, pack or load_pack())
    check_end(lines)
    first = len(FIELDS) + 2
    for number, line in enumerate(lines[first:-1], start=first + 1):
        replay_line(game, number, line)
    if lines[-1] != seal(game, lines[:-1]):
        raise RecordError(
            f"line {len(lines)}: {lines[-1]!r} does not seal this game; a line was changed, added or removed"
        )
    if seed is not None:
        game.continue_with(seed)
    return game


def check_end(lines: list[str]) -> None:
    """Check that the last line, and no other, begins with `end`."""
    ends = [number for number, line in enumerate(lines, start=1) if line.startswith("end ")]
    if not ends:
        raise RecordError(f"line {len(lines)}: the file is cut off; its last line should begin with 'end'")
    if ends[0] < len(lines):
        raise RecordError(f"line {ends[0] + 1}: the game ends with the line before; nothing may follow")


def recorded_pack(text: str) -> str:
    """Return the hash of the components a game was played with."""
    return read_header(text.splitlines())["pack"].split(" ")[0]


def read_header(lines: list[str]) -> dict[str, str]:
    if not lines or lines[0] != HEADER:
        raise RecordError(f"line 1: a saved game begins with {HEADER!r}")
    header: dict[str, str] = {}
    for number, field in enumerate(FIELDS, start=2):
        line = lines[number - 1] if number <= len(lines) else ""
        name, _, value = line.partition(" ")
        if name != field or not value:
            raise RecordError(f"line {number}: {line!r} stands where '{field} ...' should")
        header[field] = value
    if len(lines) > len(FIELDS) + 1 and lines[len(FIELDS) + 1] != "":
        raise RecordError(f"line {len(FIELDS) + 2}: an empty line should end the header")
    if header["rules"] != str(RULES_VERSION):
        raise RecordError(f"line 2: {other_rules(header['rules'])}")
    return header


def other_rules(version: str) -> str:
    """Say why a game of another rules version is not played on here."""
    known = {"1": "before the printed components were known and the rules were corrected"}
    shown = version if version.isdecimal() else repr(version)
    return (
        f"played under rules version {shown}, {known.get(version, 'not those played here')}; version "
        f"{RULES_VERSION} cannot play it on, because its moves would mean something else"
    )


def read_seed(text: str) -> int | None:
    if text == "-":
        return None
    try:
        return check_seed(int(text))
    except (ValueError, MessinaError):
        raise RecordError(f"line 10: the seed is a whole number or -, not {text[:40]!r}") from None


def start_recorded_game(header: dict[str, str], box: Box) -> Game:
    if header["pack"] != f"{box.hash} {box.name}":
        raise RecordError(f"line 3: played with pack {header['pack']!r}, not with '{box.hash} {box.name}'")
    try:
        return Game.of(box, read_options(header), names=header["names"].split("|"))
    except MessinaError as problem:
        raise RecordError(f"lines 4 to 9: {problem}") from None


def replay_line(game: Game, number: int, line: str) -> None:
    who, _, text = line.partition(" ")
    asked = "nobody" if game.player is None else "*" if game.player == CHANCE else str(game.player + 1)
    if who != asked:
        raise RecordError(f"line {number}: {line!r} is by {who!r}, but {asked!r} is asked")
    try:
        action = game.legal_actions.find(text)
        if action.text != text:
            raise RecordError(f"line {number}: {text!r} is not written out; it should be {action.text!r}")
        game.play(action)
    except ActionError as problem:
        raise RecordError(f"line {number}: {problem}") from None


def save_game(game: Game, path: Path) -> None:
    """Write the file in one piece: a reader sees the old one or the new one, never half of it."""
    text = record_text(game)
    draft = path.parent / f"{path.name}.{secrets.token_hex(4)}.part"
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as problem:
        with suppress(OSError, ValueError):
            draft.unlink()
        raise RecordError(f"{path}: cannot be written ({problem})") from None


def load_game(path: Path, pack: Box | None = None) -> Game:
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, ValueError) as problem:
        raise RecordError(f"{path}: cannot be read ({problem})") from None
    try:
        return read_record(text, pack)
    except RecordError as problem:
        raise RecordError(f"{path}: {problem}") from None
