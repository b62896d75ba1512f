"""Where games are kept: the `Store` protocol, what it keeps, and the kinds of store there are."""

from messina.store.copies import check_backup
from messina.store.opening import is_address, open_store
from messina.store.outbox import (
    EVERYBODY,
    Announcement,
    Dispatch,
    OutboxStanding,
    Recipient,
    Room,
)
from messina.store.records import (
    Aged,
    Change,
    Conflict,
    KeptTable,
    Line,
    Opening,
    PackRecord,
    Progress,
    SeatRecord,
    Snapshot,
    Standing,
    StepRecord,
    Store,
    StoreError,
    TableEntry,
    TableRecord,
    shown,
)
from messina.store.sqlite import SqliteStore

__all__ = [
    "EVERYBODY",
    "Aged",
    "Announcement",
    "Change",
    "Conflict",
    "Dispatch",
    "KeptTable",
    "Line",
    "Opening",
    "OutboxStanding",
    "PackRecord",
    "Progress",
    "Recipient",
    "Room",
    "SeatRecord",
    "Snapshot",
    "SqliteStore",
    "Standing",
    "StepRecord",
    "Store",
    "StoreError",
    "TableEntry",
    "TableRecord",
    "check_backup",
    "is_address",
    "open_store",
    "shown",
]
