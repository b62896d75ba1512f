"""Where games are kept: the `Store` protocol, what it keeps, and the embedded SQLite store."""

from messina.store.copies import check_backup
from messina.store.opening import open_store
from messina.store.records import (
    Aged,
    Change,
    Conflict,
    KeptTable,
    Opening,
    PackRecord,
    SeatRecord,
    Snapshot,
    StepRecord,
    Store,
    StoreError,
    TableEntry,
    TableRecord,
)
from messina.store.sqlite import SqliteStore

__all__ = [
    "Aged",
    "Change",
    "Conflict",
    "KeptTable",
    "Opening",
    "PackRecord",
    "SeatRecord",
    "Snapshot",
    "SqliteStore",
    "StepRecord",
    "Store",
    "StoreError",
    "TableEntry",
    "TableRecord",
    "check_backup",
    "open_store",
]
