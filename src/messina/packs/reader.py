"""Reads the entries of a pack and collects everything that is wrong with them."""

from collections import Counter
from typing import Any

from messina.packs.effect_parser import Misprint, listed, shown
from messina.packs.schema import HEADER, PLAIN_NAME, SOURCES, TABLES, Entry, Field, Table, Tables

PUBLIC = "P"
MARKS = ("T", PUBLIC, "R")


class PackReader:
    """Reads entries and collects what is wrong with them."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[str] = []
        self.sources: tuple[str, ...] = ()
        """Codes that a mark can name: P:PH."""

    def complain(self, *words: str) -> None:
        self.problems.append(": ".join((self.file, *words)))

    def read_tables(self, data: dict[str, Any]) -> Tables:
        """All tables without any problem."""
        self.refuse_unknown((), data, (*HEADER, "sources", *TABLES))
        self.read_fields((), data, HEADER)
        sources = self.read_table("sources", data.get("sources"), SOURCES)
        self.sources = tuple(source["code"] for source in sources if "code" in source)
        tables: Tables = {}
        for name, table in TABLES.items():
            known = len(self.problems)
            entries = self.read_table(name, data.get(name), table)
            if len(self.problems) == known:
                self.check_counts(name, entries, table)
                tables[name] = entries
        return tables

    def read_table(self, where: str, rows: object, table: Table) -> list[Entry]:
        if not isinstance(rows, list):
            found = "missing" if rows is None else f"{shown(rows)} is no list"
            self.complain(where, f"{found}; must be a list of entries")
            return []
        low, high = table.size or (len(rows), len(rows))
        if not low <= len(rows) <= high:
            self.complain(where, f"{len(rows)} entries; must be {low if low == high else f'{low} to {high}'}")
        labels = [label(row, table) for row in rows]
        for name, times in Counter(labels).items():
            if name and times > 1:
                self.complain(f"{where} {name}", table.key[-1], f"occurs {times} times; must be unique")
        missing = [name for name in table.names if name not in labels]
        if missing:
            self.complain(where, f"{', '.join(missing)} missing; must be there once each")
        labels = [name or f"entry {number}" for number, name in enumerate(labels, 1)]
        return [
            self.read_entry(f"{where} {name}", row, table) for name, row in zip(labels, rows, strict=True)
        ]

    def read_entry(self, where: str, row: object, table: Table) -> Entry:
        if not isinstance(row, dict):
            self.complain(where, f"{shown(row)} is no entry; must have {listed(tuple(table.fields))}")
            return {}
        marks = ("src",) if table.marked(row) else ()
        self.refuse_unknown((where,), row, (*table.fields, *table.parts, *marks))
        entry = self.read_fields((where,), row, table.fields)
        for name, part in table.parts.items():
            entry[name] = self.read_table(f"{where} {name}", row.get(name), part)
        if table.marked(row):
            self.check_marks(where, row, table)
        return entry

    def refuse_unknown(self, where: tuple[str, ...], row: dict[str, Any], known: tuple[str, ...]) -> None:
        for name in row:
            if name not in known:
                plain = name if PLAIN_NAME.fullmatch(name) else shown(name)
                self.complain(*where, plain, f"unknown; possible are {listed(known)}")

    def read_fields(self, where: tuple[str, ...], row: dict[str, Any], fields: dict[str, Field]) -> Entry:
        entry: Entry = {}
        for name, expected in fields.items():
            if name not in row:
                if expected.required:
                    self.complain(*where, name, f"missing; must be {expected.right}")
            elif type(row[name]) is not expected.kind:
                self.complain(*where, name, f"{shown(row[name])} is not {expected.right}")
            else:
                try:
                    entry[name] = expected.read(row[name])
                except Misprint as misprint:
                    self.complain(*where, name, str(misprint))
        return entry

    def check_counts(self, where: str, entries: list[Entry], table: Table) -> None:
        names, counts = table.counts
        found = Counter(tuple(entry[name] for name in names) for entry in entries)
        for values, right in counts.items():
            if found[values] != right:
                what = " and ".join(
                    f"{name} {shown(value)}" for name, value in zip(names, values, strict=True)
                )
                self.complain(where, f"{found[values]} entries with {what}; must be {right}")

    def check_marks(self, where: str, row: dict[str, Any], table: Table) -> None:
        """Every value says where it comes from: T, P with its source, or R."""
        marks = row.get("src")
        if marks is None:
            self.complain(where, "src", f"missing; must be {self.right_mark}, or a table of fields and marks")
            return
        if not isinstance(marks, dict):
            self.check_mark(where, marks)
            return
        known = (*table.marked(row), *table.marks, "rest")
        for name, mark in marks.items():
            if name not in known:
                self.complain(where, "src", f"{shown(name)} is no field; possible are {listed(known)}")
            self.check_mark(where, mark)
        unmarked = [name for name in table.marked(row) if name not in marks]
        if unmarked and "rest" not in marks:
            self.complain(where, "src", f"must also mark {listed(tuple(unmarked))}, or have rest")

    def check_mark(self, where: str, mark: object) -> None:
        if mark == PUBLIC:
            self.complain(where, "src", f'"P" names no source; must be {self.right_mark}')
        elif not isinstance(mark, str) or not self.is_mark(mark):
            self.complain(where, "src", f"{shown(mark)} is no mark; must be {self.right_mark}")

    def is_mark(self, mark: str) -> bool:
        letter, colon, source = mark.partition(":")
        return source in self.sources if letter == PUBLIC else letter in MARKS and not colon

    @property
    def right_mark(self) -> str:
        return f"T, R, or P with a source such as {', '.join(f'P:{code}' for code in self.sources) or 'P:PH'}"


def label(row: object, table: Table) -> str:
    """The key of an entry in words, or nothing if it has no sound one."""
    if not isinstance(row, dict):
        return ""
    words = [row.get(name) for name in table.key]
    texts = [word if isinstance(word, str) else shown(word) for word in words]
    return " ".join(texts) if all(PLAIN_NAME.fullmatch(text) for text in texts) else ""
