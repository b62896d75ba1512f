"""Lists announced tables: those with a free seat, to join, and those that are played, to watch.

The store has a short list of announced tables whose game is not over. It is read at most every two seconds,
however many look, and whoever joins is given a seat by the row of that seat: of two at once one gets it.
"""

import asyncio
import time
from collections.abc import Sequence
from typing import cast

import msgspec

from messina.options import read_options
from messina.server import messages as wire
from messina.server.table.keys import own_key_hash, seats_of
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.tables.registry import DAY, Hall
from messina.store import SeatRecord, TableRecord

SHOWN = 20
"""Tables of a kind on a page."""
LISTED = 1000
"""Tables of a kind, the newest: nobody turns more pages than that."""
FRESH = 2.0
"""Seconds for which they are shown as they were."""
ANNOUNCED_FOR = 14 * DAY
"""Seconds after which a table is no longer listed."""
PACES = ("", "live", "days")
"""Live: with a clock for less than a day; days: longer, or without one. Empty: both."""


class AnnouncedTables:
    """The announced tables, as they were at most two seconds ago."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._free: list[TableRecord] = []
        self._busy: list[TableRecord] = []
        self._fresh_until = 0.0
        self._reading = asyncio.Lock()

    async def page(self, open: int, running: int, pace: str) -> wire.HallPage:
        """Return a page that skips so many tables of each kind; open ones of one pace, or of both."""
        self._check_on()
        if pace not in PACES:
            raise Refusal("malformed", f"a pace is live or days, not {pace[:20]!r}")
        async with self._reading:
            if time.monotonic() > self._fresh_until:
                await self._read()
        free = [table for table in self._free if not pace or pace_of(table) == pace]
        return wire.HallPage(
            open=[self._listed(table) for table in free[open:][:SHOWN]],
            running=[self._listed(table) for table in self._busy[running:][:SHOWN]],
            more_open=len(free) > open + SHOWN,
            more_running=len(self._busy) > running + SHOWN,
        )

    def _check_on(self) -> None:
        if not self._hall.settings.hall:
            raise Refusal("switched-off", "this server has no hall")

    async def _read(self) -> None:
        since = time.time() - ANNOUNCED_FOR
        self._free = await self._hall.store.announced(open=True, since=since, most=LISTED)
        self._busy = await self._hall.store.announced(open=False, since=since, most=LISTED)
        self._fresh_until = time.monotonic() + FRESH

    def _listed(self, table: TableRecord) -> wire.HallTable:
        return wire.HallTable(
            id=table.id,
            options=wire.table_options(read_options(table.options)),
            seats=[
                wire.HallSeat(
                    name=seat.name,
                    colour=cast(wire.Colour, seat.colour),
                    kind="human" if seat.bot is None else "bot",
                    claimed=seat.claimed or number == makers_seat(table.seats),
                )
                for number, seat in enumerate(table.seats)
            ],
            arrangement=msgspec.convert(table.arrangement, wire.Arrangement),
            round=0 if table.gist is None else table.gist.round,
            scores=[] if table.gist is None else list(table.gist.scores),
            watchers=self._hall.watchers_of(table.id),
        )

    async def join(self, table: Table, name: str, key: str) -> int:
        """Claim a free seat for the holder of this key and return it; asked again, it is the same one."""
        self._check_on()
        if table.state.record.way != "online" or not table.state.arrangement.announced:
            raise Refusal("forbidden", "this table is not announced: one joins it by a link")
        async with table.turn:
            for _ in table.state.seats:
                await table.catch_up()
                if mine := seats_of([key], table.state.seats):
                    return mine[0]
                seat = free_seat(table.state.seats)
                if seat is None or table.state.over:
                    raise Refusal("full", "all seats of this table are taken")
                try:
                    await table.claim([seat], name, own_key_hash(key))
                except Refusal as refusal:
                    if refusal.reason != "not-your-seat":
                        raise
                    continue  # somebody else was quicker; perhaps there is another seat
                self._fresh_until = 0.0
                table.audience.send_presence()
                return seat
        raise Refusal("full", "all seats of this table are taken")


def pace_of(table: TableRecord) -> str:
    """Return `live` if the table has a clock for less than a day, else `days`."""
    clock = msgspec.convert(table.arrangement, wire.Arrangement).clock
    return "live" if clock is not None and clock.budget < DAY else "days"


def free_seat(seats: Sequence[SeatRecord]) -> int | None:
    """Return the first seat that is free and not kept for the maker of the table."""
    free = (seat.seat for seat in seats if seat.bot is None and not seat.claimed)
    return next((seat for seat in free if seat != makers_seat(seats)), None)


def makers_seat(seats: Sequence[SeatRecord]) -> int | None:
    """Return the seat that is kept for the maker of the table: the first one for people."""
    return next((number for number, seat in enumerate(seats) if seat.bot is None), None)
