"""Where the values of a pack come from: stated by a text, shown by a public source, or reconstructed."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from messina.packs import pack_source, read_toml
from messina.packs.reader import MARKS
from messina.packs.schema import TABLES, Table

MEANINGS: Final = {
    "T": "a rulebook text states it",
    "P": "a public source shows or states it",
    "R": "reconstructed, not the printed value",
}


@dataclass(frozen=True)
class Entry:
    """One tile, space or square: the mark of each of its values (`T`, `P:PH`, `R`)."""

    id: str
    marks: dict[str, str]


@dataclass(frozen=True)
class Provenance:
    """All that a pack says about its own values."""

    sources: dict[str, str]
    """Public sources by the code that marks name."""
    tables: dict[str, list[Entry]]

    def counts(self, *tables: str) -> Counter[str]:
        """How many values of these tables, or of all, bear the marks T, P and R."""
        entries = [entry for name in tables or self.tables for entry in self.tables[name]]
        return Counter(mark[0] for entry in entries for mark in entry.marks.values())


def read_provenance(path: Path | None = None) -> Provenance:
    """Of a sound pack, by default of the one that comes with this package."""
    data = read_toml(*pack_source(path))
    return Provenance(
        {source["code"]: source["about"] for source in data["sources"]},
        {name: list(entries_of(data[name], table)) for name, table in TABLES.items()},
    )


def entries_of(rows: list[dict[str, Any]], table: Table, of: str = "") -> Iterator[Entry]:
    for row in rows:
        id = " ".join([*([of] if of else []), *(str(row[name]) for name in table.key)])
        if marks := marks_of(row, table):
            yield Entry(id, marks)
        for name, part in table.parts.items():
            yield from entries_of(row[name], part, id)


def marks_of(row: dict[str, Any], table: Table) -> dict[str, str]:
    """The mark of each value of an entry, and of what is known only in part."""
    values = table.marked(row)
    marks = row.get("src")
    if not isinstance(marks, dict):
        return dict.fromkeys(values, marks) if marks else {}
    return {name: marks.get(name, marks.get("rest")) for name in values} | {
        name: mark for name, mark in marks.items() if name in table.marks and name not in values
    }


def mark_words(marks: Counter[str]) -> str:
    return ", ".join(f"{marks[mark]} {mark}" for mark in MARKS)


def told(entries: list[Entry]) -> Iterator[str]:
    """A line for all entries that are known alike: `H8, H10: D3 colour, rat; R points`."""
    alike: dict[tuple[tuple[str, str], ...], list[str]] = {}
    for entry in entries:
        alike.setdefault(tuple(entry.marks.items()), []).append(entry.id)
    for marks, ids in alike.items():
        by_mark: dict[str, list[str]] = {}
        for name, mark in marks:
            by_mark.setdefault(mark.removeprefix("P:"), []).append(name)
        known = "; ".join(f"{mark} {', '.join(names)}" for mark, names in by_mark.items())
        yield f"{', '.join(ids)}: {known}"
