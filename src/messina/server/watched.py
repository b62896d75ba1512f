"""Those who look at a table, over a socket or by waiting, here and at other processes."""

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import cast

from messina.game import Game
from messina.server import messages as wire
from messina.server.neighbours import Neighbours
from messina.server.orders import Watcher
from messina.store import Announcement, SeatRecord

PLACES = "at "
"""Before the id of a table: who is there, by seat."""
SPECTATOR = ""
WATCHER = "watcher "
"""Before the name of a spectator."""
Announce = Callable[[Game | None, Sequence[SeatRecord], int | None], tuple[Announcement, ...]]
"""What those who are away are to be told of a game, its seats, and who has just decided something."""


class Watched:
    """What a table is for those who look at it; what they see is up to the table."""

    id: str
    version: int
    seats: list[SeatRecord]
    ended: float | None

    def __init__(self, neighbours: Neighbours) -> None:
        self._neighbours = neighbours
        self.watchers: set[Watcher] = set()
        self._waiting = 0
        self._listeners: list[Callable[[], None]] = []
        self.announce: Announce | None = None
        self._changed = asyncio.Event()

    def info(self) -> wire.TableInfo:
        raise NotImplementedError

    def view(self, seats: Collection[int], seen: int) -> wire.TableView:
        raise NotImplementedError

    def table_seats(self) -> list[wire.TableSeat]:
        present = {str(seat) for watcher in self.watchers for seat in watcher.mine}
        present |= self._neighbours.names(PLACES + self.id)
        return [
            wire.TableSeat(
                seat=seat.seat,
                name=seat.name,
                colour=cast(wire.Colour, seat.colour),
                kind="human" if seat.bot is None else "bot",
                bot=seat.bot,
                claimed=seat.claimed,
                connected=str(seat.seat) in present,
                stands_in=seat.bot is not None and seat.key_hash is not None,
            )
            for seat in self.seats
        ]

    def seat(self, seats: Sequence[SeatRecord]) -> None:
        """Who sits where from now on. Whose key no longer opens the seat is told, and comes back without."""
        self.seats = list(seats)
        for watcher in list(self.watchers):
            if any(self.seats[number].key_hash != key for number, key in watcher.keys.items()):
                self.watchers.discard(watcher)
                self._tell_neighbours(watcher)
                watcher.mine.clear()
                watcher.tell(wire.Refused(id="", reason="seat-gone", detail="the seat was given away"))
                watcher.drop()

    def forget_listeners(self) -> None:
        """The table leaves the memory: whoever knows it is no longer known to it."""
        self._listeners.clear()

    def listen(self, listener: Callable[[], None]) -> None:
        """Have it called after every change, and when somebody begins to look."""
        self._listeners.append(listener)

    @property
    def attended(self) -> bool:
        """Somebody looks, over a socket or by waiting for the next change."""
        return bool(self.watchers) or self._waiting > 0

    @property
    def spectators(self) -> int:
        here = sum(not watcher.mine for watcher in self.watchers)
        return here + self._neighbours.elsewhere(PLACES + self.id, SPECTATOR)

    @property
    def watcher_names(self) -> list[str]:
        """Of spectators, here and elsewhere, who have said it."""
        elsewhere = self._neighbours.names(PLACES + self.id)
        named = {name.removeprefix(WATCHER) for name in elsewhere if name.startswith(WATCHER)}
        return sorted(named | {watcher.name for watcher in self.watchers if watcher.name})

    def introduce(self, watcher: Watcher, name: str) -> None:
        """A spectator says who they are; once, so that they can be told from others."""
        if name and not watcher.name:
            watcher.name = name
            self._tell_neighbours(watcher)
            self.tell_presence()

    def sockets_elsewhere(self, seats: Collection[int]) -> int:
        """How many sockets somebody with these seats has at other processes."""
        return max((self._neighbours.elsewhere(PLACES + self.id, str(seat)) for seat in seats), default=0)

    def join(self, watcher: Watcher) -> None:
        """The first messages to somebody new; called with `turn` held."""
        self.watchers.add(watcher)
        self._tell_neighbours(watcher)
        self._tell_listeners()
        watcher.tell(wire.Welcome(table=self.info(), mine=watcher.mine, owner=watcher.owner))
        watcher.tell(self.view(watcher.mine, watcher.seen))
        watcher.seen = self.version
        self.tell_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._tell_neighbours(watcher)
        self.tell_presence()

    def _tell_neighbours(self, watcher: Watcher) -> None:
        """How many are here, of those who sit where somebody has come or gone."""
        here = Counter(str(seat) for other in self.watchers for seat in other.mine)
        here[SPECTATOR] = sum(not other.mine for other in self.watchers)
        here.update(WATCHER + other.name for other in self.watchers if other.name)
        named = [WATCHER + watcher.name] if watcher.name else []
        for name in [str(seat) for seat in watcher.mine] or [SPECTATOR, *named]:
            self._neighbours.level(PLACES + self.id, name, here[name])

    def tell_presence(self) -> None:
        info = self.info()
        presence = wire.Presence(
            seats=info.seats,
            watching=info.watching,
            watchers=info.watchers,
            ended=info.ended,
            hints=info.hints,
        )
        for watcher in list(self.watchers):
            watcher.tell(presence)

    def show(self) -> None:
        """Everybody gets the view of the new version."""
        built: dict[tuple[int, ...], wire.TableView] = {}
        for watcher in list(self.watchers):
            key = (watcher.seen, *watcher.mine)
            if key not in built:
                built[key] = self.view(watcher.mine, watcher.seen)
            watcher.tell(built[key])
            watcher.seen = self.version
        self._changed.set()
        self._changed = asyncio.Event()
        self._tell_listeners()

    def _tell_listeners(self) -> None:
        for listener in self._listeners:
            listener()

    async def change_after(self, version: int, within: float) -> None:
        """Wait until the table has a later version than this one, or the time is up."""
        if self.version > version:
            return
        self._waiting += 1
        self._tell_listeners()
        try:
            await asyncio.wait_for(self._changed.wait(), within)
        except TimeoutError:
            return
        finally:
            self._waiting -= 1

    def stop_waiting(self) -> None:
        """Whoever waits for a change gets what there is."""
        self._changed.set()
