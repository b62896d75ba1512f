"""Where games are kept: the `Store` protocol, what it keeps, and the kinds of store there are."""

from messina.store.copies import check_backup
from messina.store.opening import is_address, open_store
from messina.store.records import (
    Aged,
    Change,
    ClockRecord,
    Conflict,
    Handover,
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
    "Aged",
    "Change",
    "ClockRecord",
    "Conflict",
    "Handover",
    "KeptTable",
    "Line",
    "Opening",
    "PackRecord",
    "Progress",
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
