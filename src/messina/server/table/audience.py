"""Those who look at a table, over a socket or by waiting, here and elsewhere, and what they are sent."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Collection
from typing import Protocol, cast

from messina.server import messages as wire
from messina.server.table.state import TableState
from messina.server.table.view import Views, table_info

PLACES = "at "
"""Before the id of a table: who is there, by seat."""
SPECTATOR = ""
WATCHER = "watcher "
"""Before the name of a spectator."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    mine: list[int]
    """The seats they play; none for a spectator."""
    owner: bool
    """They may arrange things at the table."""
    keys: dict[int, str | None]
    """The hashes of the keys they have shown for them."""
    name: str
    """Of a spectator who has said it; else empty."""
    seen: int
    """The version they have."""

    def send(self, message: str) -> None: ...

    def drop(self) -> None: ...


class Elsewhere(Protocol):
    """The other processes, as far as they know who looks at a table there."""

    def level(self, kind: str, name: str, count: int) -> None: ...

    def elsewhere(self, kind: str, name: str) -> int: ...

    def names(self, kind: str) -> set[str]: ...


class Audience:
    """The watchers of one table, and whoever listens for its changes."""

    def __init__(self, state: TableState, elsewhere: Elsewhere, *, talks: bool) -> None:
        self._state = state
        self._elsewhere = elsewhere
        self._talks = talks
        self._waiting: list[asyncio.Future[None]] = []
        """Done when the table has changed, or nobody is to wait any more."""
        self._listeners: list[Callable[[], None]] = []
        self.watchers: set[Watcher] = set()

    @property
    def attended(self) -> bool:
        """True if somebody looks, over a socket or by waiting for the next change."""
        return bool(self.watchers or self._waiting)

    @property
    def _place(self) -> str:
        return PLACES + self._state.id

    @property
    def spectators(self) -> int:
        here = sum(not watcher.mine for watcher in self.watchers)
        return here + self._elsewhere.elsewhere(self._place, SPECTATOR)

    @property
    def spectator_names(self) -> list[str]:
        """The names of spectators who have said theirs, here and elsewhere."""
        elsewhere = self._elsewhere.names(self._place)
        named = {name.removeprefix(WATCHER) for name in elsewhere if name.startswith(WATCHER)}
        return sorted(named | {watcher.name for watcher in self.watchers if watcher.name})

    def sockets_elsewhere(self, seats: Collection[int]) -> int:
        """Count the sockets that somebody with these seats has at other processes."""
        return max((self._elsewhere.elsewhere(self._place, str(seat)) for seat in seats), default=0)

    # Who comes and goes.

    def join(self, watcher: Watcher) -> None:
        """Send somebody new the first messages, and tell the others."""
        self.watchers.add(watcher)
        self._count(watcher)
        self._call_listeners()
        welcome = wire.Welcome(table=self.info(), mine=watcher.mine, owner=watcher.owner)
        watcher.send(wire.encoded(welcome))
        watcher.send(Views(self._state, time.time()).encoded(watcher.mine, watcher.seen))
        watcher.seen = self._state.version
        self.send_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self._count(watcher)
        self.send_presence()

    def introduce(self, watcher: Watcher, name: str) -> None:
        """Name a spectator; once, so that they can be told from others."""
        if name and not watcher.name:
            watcher.name = name
            self._count(watcher)
            self.send_presence()

    def dismiss_strangers(self) -> None:
        """Drop the watchers whose key no longer opens their seat; they come back without."""
        for watcher in list(self.watchers):
            if any(self._state.seats[number].key_hash != key for number, key in watcher.keys.items()):
                self.watchers.discard(watcher)
                self._count(watcher)
                watcher.mine.clear()
                gone = wire.Refused(id="", reason="seat-gone", detail="the seat was given away")
                watcher.send(wire.encoded(gone))
                watcher.drop()

    def drop_all(self) -> None:
        for watcher in list(self.watchers):
            watcher.drop()

    def _count(self, watcher: Watcher) -> None:
        """Tell other processes how many are here now of those like this watcher."""
        here = Counter(str(seat) for other in self.watchers for seat in other.mine)
        here[SPECTATOR] = sum(not other.mine for other in self.watchers)
        here.update(WATCHER + other.name for other in self.watchers if other.name)
        named = [WATCHER + watcher.name] if watcher.name else []
        for name in [str(seat) for seat in watcher.mine] or [SPECTATOR, *named]:
            self._elsewhere.level(self._place, name, here[name])

    # What they are sent.

    def info(self) -> wire.TableInfo:
        return table_info(self._state, self.seats(), self.spectators, self.spectator_names, talks=self._talks)

    def seats(self) -> list[wire.TableSeat]:
        """Say who sits where, and who of them is here or elsewhere now."""
        present = {str(seat) for watcher in self.watchers for seat in watcher.mine}
        present |= self._elsewhere.names(self._place)
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
            for seat in self._state.seats
        ]

    def send(self, message: wire.ServerMessage) -> None:
        """Send all watchers the same."""
        text = wire.encoded(message)
        for watcher in list(self.watchers):
            watcher.send(text)

    def send_presence(self) -> None:
        info = self.info()
        presence = wire.Presence(
            seats=info.seats,
            watching=info.watching,
            watchers=info.watchers,
            ended=info.ended,
            hints=info.hints,
        )
        self.send(presence)

    def show(self) -> None:
        """Send everybody the view of the new version."""
        views = Views(self._state, time.time())
        for watcher in list(self.watchers):
            watcher.send(views.encoded(watcher.mine, watcher.seen))
            watcher.seen = self._state.version
        self.stop_waiting()
        self._call_listeners()

    # Who waits.

    def listen(self, listener: Callable[[], None]) -> None:
        """Call this after every change, and when somebody begins to look."""
        self._listeners.append(listener)

    def forget_listeners(self) -> None:
        self._listeners.clear()

    def _call_listeners(self) -> None:
        for listener in self._listeners:
            listener()

    async def change_after(self, version: int, within: float) -> None:
        """Wait until the table has a later version than this one, or the time is up."""
        if self._state.version > version:
            return
        changed = asyncio.get_running_loop().create_future()
        self._waiting.append(changed)
        self._call_listeners()
        try:
            await asyncio.wait_for(changed, within)
        except TimeoutError:
            return
        finally:
            self._waiting.remove(changed)

    def stop_waiting(self) -> None:
        """Let whoever waits for a change have what there is."""
        for changed in self._waiting:
            if not changed.done():
                changed.set_result(None)
