"""Dear answers about a game: worked out aside, one at a time, and once for each version of a table."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

import msgspec

from messina.notation.records import record_text
from messina.server.entries import told
from messina.server.replay import replay_index
from messina.server.tables import Table, playable

ANSWERS_KEPT = 64
Work = Callable[[], bytes]
Result = TypeVar("Result")


class Aside:
    def __init__(self) -> None:
        self._answers: OrderedDict[tuple[str, str], tuple[int, bytes]] = OrderedDict()
        self._working = asyncio.Lock()

    async def do(self, work: Callable[[], Result]) -> Result:
        """Something that takes its time: however many ask, people's moves wait for one such thing at most."""
        async with self._working:
            return await asyncio.to_thread(work)

    async def record(self, table: Table) -> bytes:
        """The game as a text file; the seed stays here."""
        return await self._answer(table, "record", recording)

    async def replay(self, table: Table) -> bytes:
        """Where its turns and rounds begin."""
        return await self._answer(table, "replay", indexing)

    async def _answer(self, table: Table, kind: str, begin: Callable[[Table], Work]) -> bytes:
        async with self._working:
            version, answer = self._answers.get((table.id, kind), (0, b""))
            if version != table.version:
                async with table.turn:
                    version, work = table.version, begin(table)
                answer = await asyncio.to_thread(work)
            self._answers[table.id, kind] = (version, answer)
            self._answers.move_to_end((table.id, kind))
            if len(self._answers) > ANSWERS_KEPT:
                self._answers.popitem(last=False)
            return answer


def recording(table: Table) -> Work:
    game = playable(table).copy()
    game.names = tuple(seat.name for seat in table.seats)
    game.seed = None
    return lambda: record_text(game).encode()


def indexing(table: Table) -> Work:
    names, box, entries = table.names, table.box, table.entries[:]
    players, over = len(table.seats), table.over
    game = table.game and table.game.copy()
    return lambda: msgspec.json.encode(replay_index(told(names, box, entries), players, over, game))
