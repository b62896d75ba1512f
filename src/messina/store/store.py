"""The store: the operations of `statements` as methods, and what a kind of store adds to run them.

A method is made of a statement by `writes` or `reads`, with the same arguments, result and documentation. A
kind of store says how work gets a session: in a thread, in a pool of connections, or on the spot.
"""

import functools
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, ClassVar, Concatenate, Literal, ParamSpec, Protocol, TypeVar

from messina.store import statements
from messina.store.statements.session import Session

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")
Statement = Callable[Concatenate[Session, Parameters], Result]
Method = Callable[Concatenate["Store", Parameters], Coroutine[Any, Any, Result]]

Opening = Literal["play", "upkeep", "restore", "copy"]
"""What a store is opened for.

* `play`: it is made if it is not there, and brought up to date if it is older.
* `upkeep`: beside a server that may be running, so it must be there and of today's version.
* `restore`: to be replaced by a backup; made if it is not there, else as for upkeep.
* `copy`: only to be backed up, whatever its version.
"""


def writes(statement: Statement[Parameters, Result]) -> Method[Parameters, Result]:
    """Make a method of a statement that changes something."""

    @functools.wraps(statement)
    async def method(store: "Store", /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        return await store.write(lambda session: statement(session, *args, **kwargs))

    return method


def reads(statement: Statement[Parameters, Result]) -> Method[Parameters, Result]:
    """Make a method of a statement that changes nothing."""

    @functools.wraps(statement)
    async def method(store: "Store", /, *args: Parameters.args, **kwargs: Parameters.kwargs) -> Result:
        return await store.read(lambda session: statement(session, *args, **kwargs))

    return method


class Broadcast(Protocol):
    """Texts to the other processes that use the same store.

    None of them is kept, and some may be lost; they only make others look sooner.
    """

    def listen(self, receive: Callable[[str], None], reconnected: Callable[[], None]) -> None:
        """Call `receive` with every text from now on, and `reconnected` after a gap, in another thread."""
        ...

    def send(self, text: str) -> None:
        """Send text to the other server processes (at most 7,900 bytes)."""
        ...

    def close(self) -> None: ...


class Store(ABC):
    """Keeps tables. Every method does all of its work or none; once it returns, no crash undoes it.

    All of them raise StoreError if the database cannot do it.
    """

    shared: ClassVar[bool]
    """Other processes may use it at the same time."""

    create = writes(statements.tables.create)
    load = reads(statements.tables.load)
    table_records = reads(statements.tables.table_records)
    standing = reads(statements.tables.standing)
    tables = reads(statements.tables.tables)
    purge = writes(statements.tables.purge)
    commit = writes(statements.changes.commit)
    since = reads(statements.changes.since)
    keep_snapshot = writes(statements.steps.keep_snapshot)
    keep_pack = writes(statements.packs.keep_pack)
    pack = reads(statements.packs.pack)
    keep_analysis = writes(statements.packs.keep_analysis)
    analysis = reads(statements.packs.analysis)
    secret = writes(statements.packs.secret)
    check = reads(statements.schema.schema_version)

    say = writes(statements.chat.say)
    lines = reads(statements.chat.lines)
    silence = writes(statements.chat.silence)
    announced = reads(statements.lobby.announced)
    enter_day = writes(statements.daily.enter_day)
    day_entry = reads(statements.daily.day_entry)
    day_scores = reads(statements.daily.day_scores)
    best_scores = reads(statements.daily.best_scores)
    day_place = reads(statements.daily.day_place)

    add_recipient = writes(statements.recipients.add_recipient)
    recipient = reads(statements.recipients.recipient)
    recipients_of = reads(statements.recipients.recipients_of)
    asked_lately = reads(statements.recipients.asked_lately)
    change_recipient = writes(statements.recipients.change_recipient)
    confirm = writes(statements.recipients.confirm)
    remove_recipient = writes(statements.recipients.remove_recipient)
    subscribe = writes(statements.subscriptions.subscribe)
    unsubscribe = writes(statements.subscriptions.unsubscribe)
    subscriptions = reads(statements.subscriptions.subscriptions)
    seen = writes(statements.outbox.seen)
    take_due = writes(statements.outbox.take_due)
    settle = writes(statements.outbox.settle)
    put_off = writes(statements.outbox.put_off)
    let_go = writes(statements.outbox.let_go)
    outbox_standing = reads(statements.outbox.outbox_standing)

    @abstractmethod
    async def write(self, work: Callable[[Session], Result]) -> Result:
        """Do work in a transaction of its own, whole or not at all."""

    @abstractmethod
    async def read(self, work: Callable[[Session], Result]) -> Result:
        """Do work that changes nothing; all it reads is of one moment."""

    async def lease(self, table: str, holder: str, seconds: float) -> bool:
        """Return whether this holder, and nobody else, may act for the table so long; 0 seconds end that."""
        return True

    async def renew(self, holder: str, seconds: float) -> None:
        """Prolong all leases of a holder, for so long from now."""
        return

    def broadcast(self) -> Broadcast | None:
        """Return what reaches the other processes; None where there are none."""
        return None

    @abstractmethod
    async def back_up(self, file: Path) -> None:
        """Write everything, as of one moment, into a new file: an SQLite database whatever the store is."""

    @abstractmethod
    async def restore(self, file: Path) -> None:
        """Replace all that is kept by a backup; refuse while another process has the store open."""

    @abstractmethod
    async def close(self) -> None:
        """Close the store; what was confirmed is kept."""
