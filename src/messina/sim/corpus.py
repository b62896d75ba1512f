"""Games kept by a simulation: records of whole games, many to a compressed file.

A file is a zip archive of saved games (`000123.messina`), each of which `messina replay` understands.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, BadZipFile, ZipFile

from messina.errors import OptionError, RecordError
from messina.game.driver import Game
from messina.game.records import read_record, record_text
from messina.rules.box import Box
from messina.rules.options import Options

LARGEST: Final = 10_000_000
"""Bytes a record may have."""


def check_corpus(folder: Path) -> None:
    """OptionError if nothing can be kept there."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise OptionError(f"{folder}: cannot be used as a folder ({problem.strerror})") from None
    if next(folder.glob("*.zip"), None) is not None:
        raise OptionError(f"{folder}: holds games already; name an empty folder")


def keep_games(
    folder: Path, box: Box, options: Options, names: list[str], logs: Iterable[tuple[int, list[int]]]
) -> None:
    """Write one file: for every game its number and its log, the codes of players and of chance."""
    numbered = list(logs)
    path = folder / f"{numbered[0][0]:06d}.zip"
    new = path.with_suffix(".new")
    with ZipFile(new, "w", ZIP_DEFLATED) as file:
        for number, codes in numbered:
            game = Game.of(box, options, names=names)
            for code in codes:
                game.take(code)
            file.writestr(f"{number:06d}.messina", record_text(game))
    new.replace(path)


def corpus_games(folder: Path, pack: Box | None = None) -> Iterator[Game]:
    """Every game that is kept in the folder, replayed; RecordError names a file that is not sound."""
    paths = sorted(folder.glob("*.zip"))
    if not paths:
        raise OptionError(f"{folder}: holds no games; messina simulate --save makes such a folder")
    for path in paths:
        try:
            with ZipFile(path) as file:
                for member in file.infolist():
                    if member.file_size > LARGEST:
                        raise RecordError(f"{member.filename} is too long for a saved game")
                    yield read_record(file.read(member).decode(), pack)
        except (OSError, BadZipFile, UnicodeDecodeError, RecordError) as problem:
            raise RecordError(f"{path}: {problem}") from None
