"""What there is to see of a table: its position, its log and its people, as a view for each who looks."""

import time
from bisect import bisect_right
from collections.abc import Collection
from typing import cast

import msgspec

from messina.game import Game
from messina.options import read_options
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.clocks import asked_since, used_until
from messina.server.entries import Entry, tell, told
from messina.server.orders import Refusal
from messina.server.replay import last_turn
from messina.server.seating import helped
from messina.server.undo import undo_of
from messina.server.views import answers
from messina.server.views.position import position, turns
from messina.server.watched import Watched
from messina.store import ClockRecord, SeatRecord, Snapshot, TableRecord
from messina.words.lexicon import Lexicon


class Shown(Watched):
    """A table as others see it; what changes it is up to the table itself."""

    record: TableRecord
    """As it was loaded; what can change since is beside it."""
    box: Box | None
    names: Lexicon
    """Of its components, also of those that nobody can play with any more."""
    entries: list[Entry]
    cut_version: int
    game: Game | None
    """None where it can only be watched."""
    clock: ClockRecord | None
    ended: float | None
    """When its owner has ended it."""
    arrangement: wire.Arrangement
    _snapshots: list[Snapshot]
    _shown: tuple[int, wire.Position] | None
    _offered: tuple[int, answers.Offered] | None

    @property
    def bots(self) -> frozenset[int]:
        """Seats that a bot plays now."""
        return frozenset(seat.seat for seat in self.seats if seat.bot is not None)

    @property
    def asked(self) -> int | None:
        return None if self.game is None or self.ended is not None else self.game.player

    @property
    def over(self) -> bool:
        """Nobody plays on."""
        if self.game is not None:
            return self.game.over or self.ended is not None
        return any(entry.ends_game for entry in self.entries[-1:])

    @property
    def begun(self) -> bool:
        """Somebody has decided something."""
        return any(entry.player >= 0 and not entry.forced for entry in self.entries)

    @property
    def asked_seat(self) -> SeatRecord | None:
        return None if self.asked is None else self.seats[self.asked]

    def clock_at(self, now: float) -> ClockRecord | None:
        """What everybody has left at this moment."""
        return None if self.clock is None else used_until(self.clock, self.asked_seat, now)

    def info(self) -> wire.TableInfo:
        record = self.record
        return wire.TableInfo(
            id=record.id,
            way=record.way,  # type: ignore[arg-type]
            options=wire.table_options(read_options(record.options)),
            seats=self.table_seats(),
            watching=self.spectators,
            watchers=self.watcher_names,
            printed=record.pack,
            created=record.created,
            playable=self.game is not None,
            ended=self.ended is not None,
            arrangement=self.arrangement,
            hints=helped(record.way, self.seats, self.arrangement),
        )

    def view(self, seats: Collection[int], seen: int) -> wire.TableView:
        """What somebody with these seats sees who has seen the table at version `seen`."""
        if seen > self.version:
            seen = 0
        entries = self.entries
        known = bisect_right(entries, seen, key=lambda entry: entry.version)
        played = [seat for seat in seats if seat not in self.bots]
        acting = self.asked if self.asked in played else None
        offered = self._offers() if acting is not None else answers.NOTHING
        whose = [acting] if acting is not None else played
        clock = self.clock_at(time.time())
        return wire.TableView(
            version=self.version,
            steps=len(entries),
            position=self._position(),
            choices=offered.choices,
            chains=offered.chains,
            refusals=offered.refusals,
            acting=acting,
            turns=[] if self.game is None else turns(self.game.state),
            undo=undo_of(entries, played, self.asked),
            news=told(self.names, self.box, entries, known),
            since_my_turn=last_turn(entries, whose),
            asked_since=asked_since(entries, self.asked, self.record.created),
            clock=None if clock is None else list(clock.left),
            over=self.over,
            rewound_to=known if 0 < seen < self.cut_version else None,
        )

    def _position(self) -> wire.Position:
        """Written once a version, however many look."""
        if self._shown is None or self._shown[0] != self.version:
            self._shown = (self.version, wire.written(self.position_at(len(self.entries))))
        return self._shown[1]

    def _offers(self) -> answers.Offered:
        assert self.game is not None
        if self._offered is None or self._offered[0] != self.version:
            choices, chains, refusals = answers.offered(self.game.state)
            offered = answers.Offered(wire.written(choices), wire.written(chains), wire.written(refusals))
            self._offered = (self.version, offered)
        return self._offered[1]

    def position_at(self, at: int) -> wire.Position:
        """The position after so many steps; of a game that cannot be replayed the last one kept before."""
        if self.game is not None:
            now = at == len(self.entries)
            return position(self.game.state if now else self.game.state_at(at))
        kept = [snapshot for snapshot in self._snapshots if snapshot.at <= at] or self._snapshots[:1]
        if not kept:
            raise Refusal("damaged", "nothing that can be shown is left of this table")
        return cast(wire.Position, msgspec.Raw(kept[-1].shown))

    def moment(self, at: int) -> wire.Moment:
        entries = self.entries
        return wire.Moment(
            at=at,
            steps=len(entries),
            position=self.position_at(at),
            entry=tell(self.names, self.box, entries[at - 1], at - 1) if at else None,
        )
