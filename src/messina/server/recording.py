"""Games as text files: written aside, one at a time, and once for each version of a table."""

import asyncio
from collections import OrderedDict

from messina.notation.records import record_text
from messina.server.tables import Table, playable

RECORDS_KEPT = 64


class Records:
    def __init__(self) -> None:
        self._texts: OrderedDict[str, tuple[int, str]] = OrderedDict()
        self._writing = asyncio.Lock()

    async def text(self, table: Table) -> str:
        """The game of a table; the seed stays here."""
        async with self._writing:
            version, text = self._texts.get(table.id, (0, ""))
            if version != table.version:
                version, text = await self._write(table)
            self._texts[table.id] = (version, text)
            self._texts.move_to_end(table.id)
            if len(self._texts) > RECORDS_KEPT:
                self._texts.popitem(last=False)
            return text

    async def _write(self, table: Table) -> tuple[int, str]:
        async with table.turn:
            version = table.version
            game = playable(table).copy()
        game.names = tuple(seat.name for seat in table.seats)
        game.seed = None
        return version, await asyncio.to_thread(record_text, game)
