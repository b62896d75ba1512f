"""Checks whether the server is well: moves can be kept, bots answer, the disk has room."""

import asyncio
import shutil
import sys
from pathlib import Path

from messina.game.records import RULES_VERSION
from messina.server import messages as wire
from messina.server.settings import Settings
from messina.store import Store, StoreError, is_address

BOTS_WITHIN = 60.0
STORE_WITHIN = 3.0
"""Seconds after which somebody should look."""


async def check_health(settings: Settings, store: Store, bots_delay: float) -> wire.Health:
    kept = await store_health(store)
    bots = "ok" if bots_delay < BOTS_WITHIN else f"a decision has waited for {bots_delay:.0f} s"
    free = disk_free(settings.database)
    disk = "ok" if free >= settings.disk_reserve else f"only {free // 2**20} MB are free"
    ok = (kept, bots, disk) == ("ok", "ok", "ok")
    return wire.Health(ok=ok, rules=RULES_VERSION, store=kept, bots=bots, disk=disk)


async def store_health(store: Store) -> str:
    """Return `ok`, or what is wrong with the store."""
    try:
        await asyncio.wait_for(store.check(), STORE_WITHIN)
    except TimeoutError:
        return f"has not answered for {STORE_WITHIN:g} s"
    except StoreError as problem:
        return str(problem)
    return "ok"


def disk_free(database: str | Path) -> int:
    """Return the free bytes beside a database; a very large number where that is unknown."""
    if is_address(database):
        return sys.maxsize
    try:
        return shutil.disk_usage(Path(database).parent).free
    except OSError:
        return sys.maxsize
