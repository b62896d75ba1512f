"""What whoever runs a server does with the games that are kept: back up, restore, list, purge, check.

Everything goes through the `Store` contract, and all but restoring can be done while people play.
"""

import argparse
import asyncio
import json
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

from messina.errors import OptionError
from messina.rules.box import Box
from messina.server.admin.integrity_check import Misfit, check_table
from messina.server.main import default_database
from messina.server.tables.pack_registry import PackRegistry
from messina.store import (
    Aged,
    KeptTable,
    Opening,
    Store,
    StoreError,
    TableEntry,
    check_backup,
    is_address,
    open_store,
    shown,
)

DOES_NOT_FIT: Final = 1
UNITS: Final = {"h": 3600, "d": 86400, "w": 7 * 86400}

Command = Callable[[Store, argparse.Namespace], Awaitable[int]]


# The commands.


async def back_up(store: Store, asked: argparse.Namespace) -> int:
    """Everything as of one moment, into a new file."""
    await store.back_up(asked.file)
    size = asked.file.stat().st_size
    print(f"{shown(asked.database)} is backed up in {asked.file} ({size / 1e6:.1f} MB).")
    return 0


async def restore(store: Store, asked: argparse.Namespace) -> int:
    """What a backup holds, instead of what is kept now."""
    there = len(await store.tables())
    if there and asked.keep is None:
        raise StoreError(
            f"{shown(asked.database)}: holds {count(there, 'table')}; "
            "--keep FILE backs them up there and then replaces them"
        )
    if asked.keep is not None:
        await store.back_up(asked.keep)
        print(f"What was there is kept in {asked.keep} ({count(there, 'table')}).")
    await store.restore(asked.file)
    print(
        f"{shown(asked.database)} holds what {asked.file} held: {count(len(await store.tables()), 'table')}."
    )
    return 0


async def list_tables(store: Store, asked: argparse.Namespace) -> int:
    """One line a table, those that changed last first."""
    lines = [await describe(store, entry) for entry in await store.tables()]
    known = [line for line in lines if line is not None]
    if asked.json:
        print(json.dumps(known, indent=2, ensure_ascii=False))
        return 0
    if not known:
        print("There are no tables.")
        return 0
    rows = [[str(line[name]) for name in COLUMNS] for line in known]
    widths = [max(map(len, column)) for column in zip(COLUMNS, *rows, strict=True)]
    for row in [list(COLUMNS), *rows]:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())
    return 0


async def purge(store: Store, asked: argparse.Namespace) -> int:
    """Forget tables nobody has changed for so long."""
    before = time.time() - read_age(asked.older_than)
    entries = await store.tables()
    if asked.dry_run:
        gone = [entry.id for entry in entries if entry.changed < before]
        print("\n".join([*gone, f"{count(len(gone), 'table')} of {len(entries)} would be forgotten."]))
        return 0
    gone = await store.purge(Aged(before, before))
    left = len(await store.tables())
    print(f"{count(len(gone), 'table')} not changed since {moment(before)} forgotten, {left} kept.")
    return 0


async def check(store: Store, asked: argparse.Namespace) -> int:
    """Replay every game; what does not fit is named, one line a table."""
    boxes = Boxes(store)
    fit = watched = 0
    misfits: list[str] = []
    for entry in await store.tables():
        try:
            kept = await store.load(entry.id)
            if kept is None:  # purged meanwhile
                continue
            replayed = check_table(kept, await boxes.of(kept))
            fit += replayed
            watched += not replayed
        except (Misfit, StoreError) as problem:
            misfits.append(entry.id)
            print(f"{entry.id}: {problem}", flush=True)
    former = f", {watched} of former rules can only be watched" if watched else ""
    print(f"{count(fit, 'game')} replayed and found to fit, {len(misfits)} not{former}.")
    return DOES_NOT_FIT if misfits else 0


# What they say.

COLUMNS: Final = ("id", "way", "seats", "round", "changed")


@dataclass
class Boxes:
    """The components tables are played with: those of the package, or as they were kept with the table."""

    store: Store

    def __post_init__(self) -> None:
        self._catalogue = PackRegistry(())

    async def of(self, kept: KeptTable) -> Box | None:
        hash = kept.table.pack
        box = self._catalogue.get(hash)
        if box is not None:
            return box
        pack = await self.store.pack(hash)
        return None if pack is None else self._catalogue.remember(hash, pack.source)


async def describe(store: Store, entry: TableEntry) -> dict[str, Any] | None:
    """A line of the list; None if the table was purged meanwhile."""
    try:
        kept = await store.load(entry.id)
    except StoreError:
        return {"id": entry.id, "way": "?", "seats": "?", "round": "?", "changed": moment(entry.changed)}
    if kept is None:
        return None
    seats = [seat.name if seat.bot is None else f"{seat.name} ({seat.bot})" for seat in kept.table.seats]
    return {
        "id": entry.id,
        "way": kept.table.way,
        "seats": ", ".join(seats),
        "round": round_of(kept),
        "changed": moment(entry.changed),
    }


def round_of(kept: KeptTable) -> str:
    """Return the round a game is in; of a table from before that was kept, as it was last seen."""
    if kept.table.ended is not None:
        return "ended"
    if kept.table.gist is not None:
        return "over" if kept.table.finished else str(kept.table.gist.round)
    last = kept.snapshots[-1] if kept.snapshots else None
    if last is None or not last.shown:
        return "?"
    seen = json.loads(last.shown)
    return "over" if seen.get("outcome") is not None else str(seen.get("round", "?"))


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M UTC")


def count(number: int, thing: str) -> str:
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


def read_age(text: str) -> float:
    """Seconds; an age is a whole number and a unit."""
    found = re.fullmatch(r"([1-9]\d{0,4})([hdw])", text)
    if found is None:
        raise OptionError(
            f"{text!r} is no age; an age is a number and h, d or w (hours, days, weeks), like 90d"
        )
    return float(int(found[1]) * UNITS[found[2]])


# What can be asked for.


def run(asked: argparse.Namespace, work: Command, opening: Opening) -> int:
    if asked.database is None:
        asked.database = str(default_database())

    async def opened() -> int:
        store = open_store(asked.database, opening)
        try:
            return await work(store, asked)
        finally:
            await store.close()

    return asyncio.run(opened())


def run_restore(asked: argparse.Namespace) -> int:
    """Nothing is opened, let alone made, for a file that is no backup."""
    check_backup(asked.file)
    database = Path(default_database() if asked.database is None else asked.database)
    if not is_address(asked.database or "") and database.is_file() and database.samefile(asked.file):
        raise StoreError(f"{asked.file}: is the database itself")
    return run(asked, restore, "restore")


def add_commands(commands: Any) -> None:
    """Enter the commands of upkeep into the command line."""
    command = add(
        commands, "backup", back_up, "copy", "back up all tables into a new file, while people play"
    )
    command.add_argument("file", type=Path, metavar="FILE")
    command = add(commands, "restore", restore, "restore", "put a backup in place; the server must not run")
    command.add_argument("file", type=Path, metavar="FILE")
    command.set_defaults(run=run_restore)
    command.add_argument("--keep", type=Path, metavar="OLD", help="first back up here what is there now")
    command = add(commands, "tables", list_tables, "upkeep", "list the tables that are kept")
    command.add_argument("--json", action="store_true", help="print JSON")
    command = add(commands, "purge", purge, "upkeep", "forget tables that nobody has changed for long")
    command.add_argument("--older-than", required=True, metavar="AGE", help="90d, 12w or 48h")
    command.add_argument("--dry-run", action="store_true", help="only say which")
    add(commands, "check", check, "upkeep", "replay every kept game and name what does not fit")


def add(commands: Any, name: str, work: Command, opening: Opening, help: str) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(
        name, help=help, description=help[0].upper() + help[1:] + "."
    )
    command.add_argument(
        "--database", metavar="FILE", help=f"or postgresql://...; default {default_database()}"
    )
    command.set_defaults(run=partial(run, work=work, opening=opening))
    return command
