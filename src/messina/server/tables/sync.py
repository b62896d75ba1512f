"""Brings tables up to date that another process has changed.

A notice says so at once, mostly with the change itself. It may be lost, so every few seconds all tables
that somebody looks at here are compared with what is kept. The others wait until somebody asks for them.
While this process runs, it renews its leases: those tables whose bots it plays.
"""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from typing import Any

from messina.server.bots.turns import LEASE
from messina.server.processes.peers import Neighbours
from messina.server.table.audience import PLACES
from messina.server.table.live import Table
from messina.store import Change, Store, StoreError

LOOK_EVERY = 3.0

log = logging.getLogger("messina.server")


class Sync:
    """Keeps the tables of this process up to date."""

    def __init__(self, store: Store, tables: Mapping[str, Table], neighbours: Neighbours) -> None:
        self._store = store
        self._tables = tables
        self._neighbours = neighbours
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[str, list[Change | None]] = {}
        """Changes by table, None for one to be read; there while somebody is about to take them over."""

    def begin(self) -> None:
        if not self._store.shared:
            return
        neighbours = self._neighbours
        neighbours.on_change = self._hear
        neighbours.on_level = self._hear_level
        neighbours.on_gap = lambda: self._start(self._look())
        neighbours.open()
        self._start(self._keep_looking())
        self._start(self._keep_leases())

    async def end(self) -> None:
        """Give the leases back, so that others go on at once."""
        for task in self._tasks:
            task.cancel()
        if self._store.shared:
            try:
                await self._store.renew(self._neighbours.id, 0)
            except StoreError as problem:
                log.warning("leases were not given back: %s", problem)
            self._neighbours.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, id: str, version: int, change: Change | None) -> None:
        table = self._tables.get(id)
        if table is None or not table.audience.attended:
            return
        if change is None and 0 < version <= table.state.version:
            return
        waiting = id in self._heard
        self._heard.setdefault(id, []).append(change)
        if not waiting:
            self._start(self._follow(table))

    async def _follow(self, table: Table) -> None:
        """Take over what was heard, in order; read what is missing."""
        try:
            async with table.turn:
                heard = self._heard.pop(table.id, [None])
                if [change for change in heard if change is None or not table.hear(change)]:
                    await table.catch_up()
        except StoreError as problem:
            log.warning("table %s: what others did was not read: %s", table.id, problem)

    def _hear_level(self, kind: str) -> None:
        table = self._tables.get(kind.removeprefix(PLACES)) if kind.startswith(PLACES) else None
        if table is not None:
            table.audience.send_presence()

    async def _keep_looking(self) -> None:
        while True:
            await asyncio.sleep(LOOK_EVERY)
            await self._look()

    async def _look(self) -> None:
        """Compare the tables that somebody looks at with what is kept."""
        here = {id: table for id, table in self._tables.items() if table.audience.attended}
        try:
            standing = await self._store.standing(list(here))
        except StoreError as problem:
            log.warning("what others did was not read: %s", problem)
            return
        for id, table in here.items():
            if table.standing != standing.get(id):
                await self._follow(table)

    async def _keep_leases(self) -> None:
        while True:
            await asyncio.sleep(LEASE / 3)
            try:
                await self._store.renew(self._neighbours.id, LEASE)
            except StoreError as problem:
                log.warning("leases were not renewed: %s", problem)
