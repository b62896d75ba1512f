"""What the people at a table share beyond its game: what they say, and the table they go on at.

Lines are read back from the store, after the last one that was told here, whoever said them and at whichever
process: so everybody hears them once and in the same order.
"""

from collections.abc import Sequence
from typing import cast

import msgspec

from messina.server import messages as wire
from messina.server.neighbours import Neighbours
from messina.server.orders import Watcher
from messina.server.shown import Shown
from messina.store import ChatRecord, Room, Standing, Store

LINES_AT_ONCE = 50
"""That somebody is sent who comes, or asks for earlier ones."""
BOTH: tuple[Room, Room] = ("players", "watchers")


class Gathered(Shown):
    def __init__(self, store: Store, neighbours: Neighbours) -> None:
        super().__init__(neighbours)
        self._store = store
        self.may_talk = True
        """The server lets people talk."""
        self.rematch: str | None = None
        self.chatted = 0
        """The number of the last line that was told here."""

    @property
    def standing(self) -> Standing:
        return Standing(self.version, sum(seat.claimed for seat in self.seats), self.rematch, self.chatted)

    @property
    def talks(self) -> bool:
        """People talk here."""
        return self.may_talk and self.record.way == "online" and self.arrangement.chat

    def info(self) -> wire.TableInfo:
        found, day = super().info(), self.record.day
        agreed = msgspec.structs.replace(found.arrangement, chat=self.talks)
        hints = found.hints and day is None
        return msgspec.structs.replace(found, arrangement=agreed, hints=hints, rematch=self.rematch, day=day)

    def rooms(self, watcher: Watcher) -> Sequence[Room]:
        """While the game runs, players do not read what those say who see everything from outside."""
        return BOTH if self.over or not watcher.mine else BOTH[:1]

    async def tell_last_lines(self, watcher: Watcher, before: int | None = None) -> None:
        if not self.talks:
            return
        found = await self._store.lines(self.id, self.rooms(watcher), before=before, most=LINES_AT_ONCE + 1)
        shown = [line_of(one) for one in found[-LINES_AT_ONCE:]]
        watcher.tell(wire.Chat(lines=shown, more=len(found) > LINES_AT_ONCE))

    async def tell_new_lines(self) -> None:
        """To everybody here who may read them; called with `turn` held."""
        found = await self._store.lines(self.id, BOTH, after=self.chatted, most=LINES_AT_ONCE)
        if not found:
            return
        self.chatted = found[-1].number
        for watcher in list(self.watchers):
            rooms = self.rooms(watcher)
            if lines := [line_of(one) for one in found if one.room in rooms]:
                watcher.tell(wire.Chat(lines=lines))

    async def say(self, line: ChatRecord) -> None:
        """Called with `turn` held; raises Silenced."""
        await self._store.say(self.id, line)
        self._neighbours.touched(self.id)
        await self.tell_new_lines()

    async def silence(self, whom: str, until: float) -> bool:
        """False if too many are silenced already."""
        return await self._store.silence(self.id, whom, until)

    def go_on_at(self, table: str) -> None:
        """There is a rematch; those who look at the end of this game hear of it at once."""
        self.rematch = table
        self._neighbours.touched(self.id)
        self._tell_rematch(table)

    def _tell_rematch(self, table: str) -> None:
        for watcher in list(self.watchers):
            watcher.tell(wire.RematchSet(table=table))

    async def keep_up(self, rematch: str | None, chatted: int) -> None:
        """What was said and set at other processes; called with `turn` held."""
        if rematch is not None and self.rematch is None:
            self.rematch = rematch
            self._tell_rematch(rematch)
        if chatted > self.chatted:
            await self.tell_new_lines()


def line_of(record: ChatRecord) -> wire.ChatLine:
    return wire.ChatLine(
        number=record.number,
        room=record.room,
        seat=record.seat,
        name=record.name,
        text=record.text,
        reaction=cast("wire.Reaction | None", record.reaction),
        at=record.at,
    )
