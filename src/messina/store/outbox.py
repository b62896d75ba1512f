"""Who is to be told what: recipients, what they want to hear of, and what has still to be sent to them.

What is to be told comes with the `Change` it is about (`Announcement`), and is kept in the same transaction
as one `Dispatch` for everybody who wants to hear of it. Whatever happens to a table next makes what was said
of a turn there untrue, so every change takes back what was not sent yet.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

About = Literal["turn", "reminder", "end"]
Channel = Literal["push", "mail", "webhook"]
EVERYBODY: Final = -1
"""Instead of a seat: all of the table."""
NEVER: Final = 1e18
"""Seconds since 1970 when what is kept for another reason is sent."""


@dataclass(frozen=True, slots=True)
class Announcement:
    """Something that happened with a change, for those who want to hear of it."""

    about: About
    seat: int
    """Whom it is about; EVERYBODY at the end."""
    facts: dict[str, Any]
    after: float
    """Seconds until it is sent; whoever has seen it by then need not be told."""


@dataclass(frozen=True, slots=True)
class Recipient:
    """A device, a mailbox or a webhook."""

    id: str
    key_hash: str
    """SHA-256 of the key of whoever set it up."""
    channel: Channel
    target: dict[str, Any]
    """How it is reached."""
    destination: str
    """The machine that takes what is sent there: one that hangs holds up nobody else's."""
    language: str
    created: float
    quiet: dict[str, Any] | None = None
    """When nothing is sent: minutes of the day in a time zone."""
    confirmed: bool = True
    table: str | None = None
    """A webhook belongs to a table."""


@dataclass(frozen=True, slots=True)
class Dispatch:
    """One announcement for one recipient."""

    id: str
    """It stays the same however often it is tried: who has got it knows it again."""
    recipient: Recipient
    table: str
    seat: int
    about: About
    facts: dict[str, Any]
    created: float
    attempts: int = 0
    waiting: int = 0
    """Games that wait for the recipient."""


@dataclass(frozen=True, slots=True)
class OutboxStanding:
    waiting: int = 0
    """What is due, or is tried again later."""
    oldest: float | None = None
    """Since when the one that waits longest does."""


@dataclass(frozen=True, slots=True)
class Capacity:
    """How much may be taken out of the outbox now."""

    most: int
    each: int
    """Of one destination."""
    busy: Collection[str] = field(default_factory=tuple)
    """Destinations that have no room."""


class Outbox(Protocol):
    """The part of a store that is about telling people."""

    async def add_recipient(self, recipient: Recipient) -> None:
        """Instead of another one that is reached in the same way, if it needs no confirmation."""
        ...

    async def recipient(self, id: str) -> Recipient | None: ...

    async def recipients_of(self, table: str) -> list[Recipient]:
        """Those that belong to the table itself: its webhook."""
        ...

    async def asked_lately(self, target: dict[str, Any], since: float) -> bool:
        """Has somebody been asked to confirm this since then?"""
        ...

    async def change_recipient(self, id: str, language: str, quiet: dict[str, Any] | None) -> None: ...

    async def confirm(self, id: str) -> bool:
        """False if there is no such recipient."""
        ...

    async def remove_recipient(self, id: str) -> None:
        """With all it wants to hear of, and all that waits for it."""
        ...

    async def subscribe(
        self,
        recipient: str,
        table: str,
        seats: dict[int, str],
        most: int,
        told: Sequence[Announcement] = (),
    ) -> bool:
        """To these seats, by the hashes of their keys; False if so many want to hear of one already.

        `told` is what they would wait for by now if they had done so before.
        """
        ...

    async def unsubscribe(self, recipient: str, table: str) -> None: ...

    async def subscriptions(self, recipient: str) -> list[str]:
        """The tables it hears of."""
        ...

    async def seen(self, table: str, seats: Sequence[int], version: int) -> None:
        """Somebody who plays these seats looks at this version: they need not be told of it."""
        ...

    async def take_due(self, now: float, until: float, room: Capacity) -> list[Dispatch]:
        """What is to be sent now; until then nobody else gets it."""
        ...

    async def settle(self, dispatch: str) -> None:
        """It was sent, or it is given up; a reminder stays, to count what waits."""
        ...

    async def put_off(self, dispatch: str, due: float, failed: bool) -> None:
        """Until then; has trying it failed?"""
        ...

    async def let_go(self) -> None:
        """What was taken and not settled is free again; for a store nobody else has open."""
        ...

    async def outbox_standing(self, now: float) -> OutboxStanding: ...
