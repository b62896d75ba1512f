"""Component packs: the file of a printed game is read, checked completely, and made into a `Box`.

`tables` says what a pack consists of, field by field; `language` how single values are written; `reader`
reads entries; `checks` are what must fit between them; `boxing` builds the box from sound ones; `provenance`
tells where the values come from.
"""

import hashlib
import json
import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from messina.errors import PackError
from messina.packs.box_builder import build_box
from messina.packs.checks import CHECKS
from messina.packs.effect_parser import shown
from messina.packs.reader import PackReader
from messina.rules.box import Box

DEFAULT: Final = "messina-1347.toml"
SINCE_FORMAT_1: Final = (
    "write format = 2, where hexes have players = [2, 3, 4] instead of min and come as 14, 2 and 4 of class "
    "A, B and C, workshops1 have needs, production and added (gained on top by an upgraded citizen) instead "
    "of plain and upgraded, a table path has the kind of each overseer step, and a table sources has the "
    'codes that marks such as "P:PH" name'
)


def load_pack(path: Path | None = None) -> Box:
    """The printed game of a pack file, by default of the one that comes with this package."""
    return default_pack() if path is None else read_pack(*pack_source(path))


def check_pack(path: Path) -> list[str]:
    """Everything that is wrong with a pack file, one line each; nothing if it can be played."""
    try:
        load_pack(path)
    except PackError as error:
        return error.problems
    return []


@cache
def default_pack() -> Box:
    return read_pack(*pack_source(None))


def pack_source(path: Path | None) -> tuple[str, bytes]:
    """The name of a pack file, for messages, and its content."""
    if path is None:
        return DEFAULT, resources.files("messina").joinpath("data", DEFAULT).read_bytes()
    try:
        return str(path), path.read_bytes()
    except OSError as error:
        raise PackError([f"{path}: cannot be read: {error.strerror}"]) from error
    except ValueError as error:
        raise PackError([f"{shown(str(path))}: cannot be read: {error}"]) from error


def read_pack(file: str, content: bytes) -> Box:
    data = read_toml(file, content)
    refuse_old_format(file, data)
    reader = PackReader(file)
    tables = reader.read_tables(data)
    for names, check in CHECKS:
        if all(name in tables for name in names):
            for problem in check(*(tables[name] for name in names)):
                reader.complain(problem)
    if reader.problems:
        raise PackError(reader.problems)
    return build_box(data["name"], content_hash(data), tables)


def refuse_old_format(file: str, data: dict[str, Any]) -> None:
    """One sentence instead of a hundred: what the first format wrote otherwise."""
    if type(data.get("format")) is int and data["format"] == 1:
        raise PackError([f"{file}: format: 1 is no longer read; {SINCE_FORMAT_1}"])


def read_toml(file: str, content: bytes) -> dict[str, Any]:
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise PackError([f"{file}: line {line}: not UTF-8 text; must be saved as UTF-8"]) from error
    except RecursionError as error:
        raise PackError([f"{file}: not TOML: nested too deeply"]) from error
    except tomllib.TOMLDecodeError as error:
        reason, _, place = str(error).partition(" (at ")
        found = re.match(r"line (\d+)", place)
        line = int(found[1]) if found else content.count(b"\n") + 1
        raise PackError([f"{file}: line {line}: not TOML: {reason}"]) from error
    except ValueError as error:
        raise PackError([f"{file}: a number has too many digits"]) from error


def content_hash(data: dict[str, Any]) -> str:
    """The same for packs that differ in comments, layout and the order of keys only."""
    canonical = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
