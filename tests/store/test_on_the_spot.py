"""The contract of a store without threads, files and processes: statements run on the spot."""

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from messina.store import Change, Conflict, Gist, Store
from messina.store.migrations import SCHEMA_VERSION
from messina.store.statements.schema import create_schema
from messina.store.statements.session import Session
from tests.store.test_social import line
from tests.store.test_store import TABLE, claim, loaded, set_table, step

Result = TypeVar("Result")


class OnTheSpot(Store):
    """All that a kind of store needs: a connection, and work that is done in a transaction of it."""

    shared = False

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:")
        create_schema(self.connection, SCHEMA_VERSION)

    async def write(self, work: Callable[[Session], Result]) -> Result:
        with self.connection:
            return work(self.connection)

    read = write

    async def back_up(self, file: Path) -> None:
        raise NotImplementedError

    restore = back_up

    async def close(self) -> None:
        self.connection.close()


def test_a_store_may_do_its_work_on_the_spot() -> None:
    async def work() -> None:
        store = OnTheSpot()
        await set_table(store)
        await store.commit(Change(table="table", version=2, steps=[step(3, 2)], gist=Gist(2, 1, (3, 4))))
        before = await loaded(store)
        with pytest.raises(Conflict):
            await store.commit(Change(table="table", version=2, cut=0))
        assert await loaded(store) == before
        assert before.table == replace(TABLE, version=2, gist=Gist(2, 1, (3, 4)))
        assert (await claim(store, "table", 0, "Antonello", "00ff")).name == "Antonello"
        assert await store.say("table", line("hello")) == 1
        assert [one.seats[0].name for one in await store.table_records(["table"])] == ["Antonello"]
        assert await store.lease("table", "one", 30)
        assert store.broadcast() is None
        await store.close()

    asyncio.run(work())


def test_the_contract_needs_no_threads_no_locks_and_no_driver() -> None:
    program = (
        "import sys, messina.store; print({'fcntl', 'threading', 'socket', 'psycopg'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
