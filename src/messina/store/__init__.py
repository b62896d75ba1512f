"""Where games are kept: the `Store` protocol, what it keeps, and the embedded SQLite store."""

from messina.store.records import (
    Aged,
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
    "Aged",
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
