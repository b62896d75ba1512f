"""Expensive answers about a game: each worked out in a thread, one at a time, once a version of a table."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec

from messina.game.records import record_text
from messina.server.table.entries import log_entries
from messina.server.table.live import Table
from messina.server.table.replay_index import replay_index
from messina.server.table.state import playable

ANSWERS_KEPT = 64
Work = Callable[[], bytes]
Result = TypeVar("Result")


class ReplayCache:
    """The records and replays of tables that were asked for last."""

    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], tuple[int, bytes]] = OrderedDict()
        self._working = asyncio.Lock()

    async def work(self, work: Callable[[], Result]) -> Result:
        """Do what takes its time in a thread; however many ask, moves wait for one such thing at most."""
        async with self._working:
            return await asyncio.to_thread(work)

    async def record(self, table: Table) -> bytes:
        """Return the game as a text file, without its seed."""
        return await self._answer(table, "record", recording)

    async def replay(self, table: Table) -> bytes:
        """Return where the turns and rounds of a game begin."""
        return await self._answer(table, "replay", indexing)

    async def _answer(self, table: Table, kind: str, begin: Callable[[Table], Work]) -> bytes:
        async with self._working:
            version, answer = self._answers.get((table.id, kind), (0, b""))
            if version != table.state.version:
                async with table.turn:
                    version, work = table.state.version, begin(table)
                answer = await asyncio.to_thread(work)
            self._answers[table.id, kind] = (version, answer)
            self._answers.move_to_end((table.id, kind))
            if len(self._answers) > ANSWERS_KEPT:
                self._answers.popitem(last=False)
            return answer


def recording(table: Table) -> Work:
    game = playable(table.state).copy()
    game.names = tuple(seat.name for seat in table.state.seats)
    game.seed = None
    return lambda: record_text(game).encode()


def indexing(table: Table) -> Work:
    state = table.state
    pack_names, box, entries = state.pack_names, state.box, state.entries[:]
    players, over = len(state.seats), state.over
    game = state.game and state.game.copy()
    return lambda: msgspec.json.encode(
        replay_index(log_entries(pack_names, box, entries), players, over, game)
    )
