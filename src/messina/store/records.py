"""What a store keeps, and what it promises.

A table is its seats, its options and its log. The log only grows by a `Change`, and a change is kept as a
whole or not at all. Everything a store is given is plain values: no database shows through.
"""

import re
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Protocol

from messina.errors import MessinaError
from messina.store.outbox import Announcement, Outbox
from messina.store.together import Gatherings, Gist

Opening = Literal["play", "upkeep", "restore", "copy"]
"""What a store is opened for.

* `play`: it is made if it is not there, and brought up to date if it is older.
* `upkeep`: beside a server that may be running, so it must be there and of today's version.
* `restore`: to be replaced by a backup; made if it is not there, else as for upkeep.
* `copy`: only to be backed up, whatever its version.
"""


def shown(database: str | Path) -> str:
    """The name of a database without whatever is secret in it: an address may hold a password."""
    return re.sub(r"(?<=://)[^/]*@|\?.*", "", str(database)) if "://" in str(database) else str(database)


class StoreError(MessinaError):
    """The store cannot be used or could not keep something; nothing was changed."""


class Conflict(StoreError):
    """Somebody else has changed the table since it was read."""


class Silenced(StoreError):
    """Whoever speaks was told to be silent for a while."""


@dataclass(frozen=True, slots=True)
class SeatRecord:
    seat: int
    name: str
    colour: str
    bot: str | None
    """The registry name of a bot; None for a human."""
    key_hash: str | None
    """SHA-256 of the seat's token; the token itself is never kept.

    A bot's seat that has one is a person's, who may come back.
    """
    claimed: bool = False
    since: float | None = None
    """When it changed hands last, in seconds since 1970; None if it never has."""


@dataclass(frozen=True, slots=True)
class ClockRecord:
    """Seconds that each seat has left, as of a moment: from then on whoever is asked uses theirs."""

    at: float
    left: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class TableRecord:
    id: str
    created: float
    way: str
    rules: int
    """The rules version the game was begun under."""
    pack: str
    """The hash of its component pack."""
    seed: int
    options: dict[str, str]
    """Each option as a word."""
    seats: tuple[SeatRecord, ...]
    version: int = 1
    cut_version: int = 0
    """The version of the last undo: whoever has seen less must cut the log, too."""
    finished: bool = False
    """The game is over."""
    owner: str | None = None
    """SHA-256 of the key of whoever may arrange things at it; None for tables from before there were any."""
    arrangement: dict[str, Any] = field(default_factory=dict)
    """What its people have agreed on beyond the game."""
    clock: ClockRecord | None = None
    ended: float | None = None
    """When its owner has ended it, whatever the game."""
    gist: Gist | None = None
    rematch: str | None = None
    """The table at which its people go on."""
    day: str | None = None
    """Of a solo of the day, such as `2026-11-16`."""
    chatted: int = 0
    """Lines that were said at it."""


@dataclass(frozen=True, slots=True)
class PackRecord:
    """A component pack: what is printed in it, to look at, and its file, to play with."""

    printed: bytes
    source: bytes | None
    """None for packs from before files were kept."""


@dataclass(frozen=True, slots=True)
class StepRecord:
    """One step of the log, with its events."""

    index: int
    player: int
    code: int
    text: str
    forced: bool
    """It was the only answer, so nobody decided it."""
    version: int
    """The version of the table that this step came with."""
    events: bytes
    note: str | None = None
    at: float | None = None
    """When it happened, in seconds since 1970; None in games from before times were kept."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The position after so many steps, to look at when the rules have changed; empty if it is damaged."""

    at: int
    position: str
    shown: bytes


@dataclass(frozen=True, slots=True)
class Handover:
    """A seat changes hands; it is refused if the seat is no longer what it was."""

    was: SeatRecord
    now: SeatRecord


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a table: perhaps cut the log, then append to it; or something beside the game.

    One that is committed leads to the next version; only a claim of a seat leaves the version as it is, since
    nobody's decision depends on it. One that is read (`Store.since`) may be several in one.
    """

    table: str
    version: int
    """The version from then on."""
    steps: Sequence[StepRecord] = ()
    cut: int | None = None
    """The length the log is cut to first."""
    commands: Sequence[tuple[int, str, int]] = ()
    """The commands that did it: the seat, the id, and the version it led to."""
    clock: ClockRecord | None = None
    """The clock from then on, at a table that has one."""
    handover: Handover | None = None
    ended: float | None = None
    """When the table was ended, if it was."""
    finished: bool = False
    """Nobody plays on."""
    gist: Gist | None = None
    """How the game stands then."""
    snapshot: Snapshot | None = None
    told: tuple[Announcement, ...] = ()
    """The notifications of those who want to hear of it."""
    seats: tuple[SeatRecord, ...] | None = None
    """All of them, in a change that is read."""
    rematch: str | None = None
    """The table at which its people go on, likewise."""
    chatted: int = 0
    """Lines that were said at it, likewise."""

    @property
    def claims_seat(self) -> bool:
        """True if somebody takes a seat that waited for them."""
        seat = self.handover
        return seat is not None and not seat.was.claimed and seat.now.claimed and seat.now.bot is None


@dataclass(frozen=True, slots=True)
class Aged:
    """Tables that nobody has touched since then (seconds since 1970); None spares them."""

    unfinished: float | None
    finished: float | None


@dataclass(frozen=True, slots=True)
class KeptTable:
    """All that is kept of a table, as of one moment."""

    table: TableRecord
    steps: list[StepRecord]
    snapshots: list[Snapshot]
    commands: dict[tuple[int, str], int]
    """For each command that was done the version it led to."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How far a table is, to see whether somebody else has done something."""

    version: int
    claimed: int
    """Seats that were taken."""
    rematch: str | None = None
    chatted: int = 0
    """Lines that were said at it."""


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A line in the list of all tables."""

    id: str
    changed: float
    """When somebody last moved or sat down."""


class Line(Protocol):
    """A line to the other processes that use the same store: what is said on it all of them hear.

    Nothing on it is kept, and something may be lost; it only makes others look sooner.
    """

    def listen(self, hear: Callable[[str], None], regained: Callable[[], None]) -> None:
        """From now on; `regained` is called after a gap. Both are called in the thread of the line."""
        ...

    def say(self, text: str) -> None:
        """At most 7,900 bytes."""
        ...

    def close(self) -> None: ...


class Store(Gatherings, Outbox, Protocol):
    """Every method does all of its work or none; when it returns, a crash no longer undoes it."""

    shared: bool
    """Other processes may use it at the same time."""

    async def create(
        self,
        table: TableRecord,
        steps: Sequence[StepRecord],
        snapshots: Sequence[Snapshot],
        follows: str | None = None,
        told: Sequence[Announcement] = (),
    ) -> None:
        """A new table; with `follows` the rematch of another one, of which its people are told.

        Raises Conflict if that one has a rematch already; nothing is made then.
        """
        ...

    async def load(self, table: str) -> KeptTable | None: ...

    async def commit(self, change: Change) -> None:
        """Keep a change whole; Conflict if the table or the seat is no longer as it was before it."""
        ...

    async def keep_snapshot(self, table: str, version: int, snapshot: Snapshot) -> None:
        """A further snapshot of a table at this version; raises Conflict if it has changed since."""
        ...

    # Beside other processes.

    async def since(self, table: str, version: int) -> Change | None:
        """Read what has become of a table since this version, as one change; None if it is gone."""
        ...

    async def standing(self, tables: Sequence[str]) -> dict[str, Standing]:
        """How far these tables are; those that are gone are not in it."""
        ...

    async def lease(self, table: str, holder: str, seconds: float) -> bool:
        """May this holder, and nobody else, act for the table for so long? With 0 seconds it lets go."""
        ...

    async def renew(self, holder: str, seconds: float) -> None:
        """All leases of a holder, for so long from now."""
        ...

    def line(self) -> Line | None:
        """To the other processes; None where there are none."""
        ...

    async def keep_pack(self, hash: str, pack: PackRecord) -> None:
        """A pack that games are played with, so that they can be looked at and played on without its file."""
        ...

    async def pack(self, hash: str) -> PackRecord | None: ...

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        """What was found out about the table as it was at this version, instead of what was known before."""
        ...

    async def analysis(self, table: str, version: int) -> bytes | None: ...

    async def check(self) -> None:
        """Raises StoreError if nothing can be kept just now."""
        ...

    # Upkeep, while others play.

    async def tables(self) -> list[TableEntry]:
        """All of them, those that changed last first."""
        ...

    async def purge(self, aged: Aged, spared: Collection[str] = (), most: int | None = None) -> list[str]:
        """Delete aged tables with all that belongs to them, but for those spared; their ids."""
        ...

    async def back_up(self, file: Path) -> None:
        """Everything, as of one moment, into a new file: an SQLite database whatever the store is."""
        ...

    async def restore(self, file: Path) -> None:
        """What such a file holds, instead of all that is kept; refused while anybody else has it open."""
        ...

    async def close(self) -> None: ...
