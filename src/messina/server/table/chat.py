"""What the people at a table say to each other.

Lines are read back from the store, after the last one that was sent here, whoever said them and at whichever
process: so everybody hears them once and in the same order.
"""

from collections.abc import Sequence
from typing import cast

from messina.server import messages as wire
from messina.server.table.audience import Audience, Watcher
from messina.server.table.state import TableState
from messina.store import ChatRecord, Room, Store

LINES_AT_ONCE = 50
"""That somebody is sent who comes, or asks for earlier ones."""
BOTH: tuple[Room, Room] = ("players", "watchers")


class TableChat:
    """The chat of one table; all that reads new lines is called with the table's `turn` held."""

    def __init__(self, state: TableState, audience: Audience, store: Store, *, open: bool) -> None:
        self.open = open
        """People talk here."""
        self.sent = state.record.chatted
        """The number of the last line that was sent to those who look here."""
        self._state = state
        self._audience = audience
        self._store = store

    def rooms(self, watcher: Watcher) -> Sequence[Room]:
        """Return what somebody may read: while the game runs, players do not read what watchers say."""
        return BOTH if self._state.over or not watcher.mine else BOTH[:1]

    async def send_last_lines(self, watcher: Watcher, before: int | None = None) -> None:
        if not self.open:
            return
        found = await self._store.lines(
            self._state.id, self.rooms(watcher), before=before, most=LINES_AT_ONCE + 1
        )
        lines = [chat_line(line) for line in found[-LINES_AT_ONCE:]]
        watcher.send(wire.encoded(wire.Chat(lines=lines, more=len(found) > LINES_AT_ONCE)))

    async def send_new_lines(self) -> None:
        """Send what was said since to everybody here who may read it."""
        found = await self._store.lines(self._state.id, BOTH, after=self.sent, most=LINES_AT_ONCE)
        if not found:
            return
        self.sent = found[-1].number
        for watcher in list(self._audience.watchers):
            rooms = self.rooms(watcher)
            if lines := [chat_line(line) for line in found if line.room in rooms]:
                watcher.send(wire.encoded(wire.Chat(lines=lines)))

    async def say(self, line: ChatRecord) -> None:
        """Keep a line and send it; Silenced if whoever says it is not to be heard."""
        await self._store.say(self._state.id, line)
        await self.send_new_lines()

    async def silence(self, whom: str, until: float) -> bool:
        """Silence somebody; False if too many are silenced already."""
        return await self._store.silence(self._state.id, whom, until)


def chat_line(record: ChatRecord) -> wire.ChatLine:
    return wire.ChatLine(
        number=record.number,
        room=record.room,
        seat=record.seat,
        name=record.name,
        text=record.text,
        reaction=cast("wire.Reaction | None", record.reaction),
        at=record.at,
    )
