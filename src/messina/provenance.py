"""Where the values of a component pack come from: how many are marked T, P and R, table by table."""

from collections import Counter
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any, Final

from messina.packs import DEFAULT, TABLES, Table, read_file, read_toml

MEANINGS: Final = {
    "T": "a rulebook text states it",
    "P": "a public source states it",
    "R": "reconstructed, not the printed value",
}


def read_marks(path: Path | None) -> dict[str, Counter[str]]:
    """For each table of a sound pack, how many of its values bear each mark."""
    if path is None:
        content = resources.files("messina").joinpath("data", DEFAULT).read_bytes()
    else:
        content = read_file(path)
    data = read_toml(str(path or DEFAULT), content)
    return {name: Counter(marks_of(data[name], table)) for name, table in TABLES.items()}


def marks_of(rows: list[dict[str, Any]], table: Table) -> Iterator[str]:
    for row in rows:
        yield from marks_of_entry(row, table)
        for name, part in table.parts.items():
            yield from marks_of(row[name], part)


def marks_of_entry(row: dict[str, Any], table: Table) -> Iterator[str]:
    """One mark a value, except for the key of the entry; and what is known in part."""
    values = [name for name in table.fields if name in row and name not in table.key]
    marks = row["src"]
    if isinstance(marks, str):
        yield from marks * len(values)
        return
    yield from (marks.get(name, marks.get("rest")) for name in values)
    yield from (mark for name, mark in marks.items() if name in table.marks)


def mark_words(marks: Counter[str]) -> str:
    return ", ".join(f"{marks[mark]} {mark}" for mark in MEANINGS)
