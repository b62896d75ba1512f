"""Where games are kept: the `Store`, the records it takes and returns, and how it is opened."""

from messina.errors import Conflict, Silenced, StoreError
from messina.store.backup import check_backup
from messina.store.opening import is_address, open_store, shown
from messina.store.statements.changes import Change
from messina.store.statements.chat import WATCHERS, ChatRecord, Room, silenced_watcher
from messina.store.statements.daily import DayEntry, DayScores, Score
from messina.store.statements.outbox import EVERYBODY, NEVER, Announcement, Capacity, Dispatch, OutboxStanding
from messina.store.statements.packs import PackRecord
from messina.store.statements.recipients import Channel, Recipient
from messina.store.statements.seats import ClockRecord, Handover, SeatRecord
from messina.store.statements.steps import Snapshot, StepRecord
from messina.store.statements.tables import Aged, Gist, KeptTable, Standing, TableEntry, TableRecord
from messina.store.store import Broadcast, Opening, Store

__all__ = [
    "EVERYBODY",
    "NEVER",
    "WATCHERS",
    "Aged",
    "Announcement",
    "Broadcast",
    "Capacity",
    "Change",
    "Channel",
    "ChatRecord",
    "ClockRecord",
    "Conflict",
    "DayEntry",
    "DayScores",
    "Dispatch",
    "Gist",
    "Handover",
    "KeptTable",
    "Opening",
    "OutboxStanding",
    "PackRecord",
    "Recipient",
    "Room",
    "Score",
    "SeatRecord",
    "Silenced",
    "Snapshot",
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
    "silenced_watcher",
]
