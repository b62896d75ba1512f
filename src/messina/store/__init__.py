"""Where games are kept: the `Store` protocol, what it keeps, and the embedded SQLite store."""

from messina.store.records import (
    Change,
    Conflict,
    KeptTable,
    PackRecord,
    SeatRecord,
    Snapshot,
    StepRecord,
    Store,
    StoreError,
    TableRecord,
)
from messina.store.sqlite import SqliteStore

__all__ = [
    "Change",
    "Conflict",
    "KeptTable",
    "PackRecord",
    "SeatRecord",
    "Snapshot",
    "SqliteStore",
    "StepRecord",
    "Store",
    "StoreError",
    "TableRecord",
]
