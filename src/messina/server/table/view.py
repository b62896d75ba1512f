"""What there is to see of a table: its position, its log and its people, as messages."""

from bisect import bisect_right
from collections.abc import Collection, Sequence
from functools import cached_property
from typing import cast

import msgspec

from messina.server import messages as wire
from messina.server.table.clocks import asked_since
from messina.server.table.entries import Entry, log_entries, log_entry
from messina.server.table.refusal import Refusal
from messina.server.table.seating import helped
from messina.server.table.state import TableState
from messina.server.table.undo import undo_of
from messina.server.views import answers
from messina.server.views.position import position, turns


class Views:
    """The views of a table at one version; what several of them have in common is made and encoded once."""

    def __init__(self, state: TableState, now: float) -> None:
        self._state = state
        self._clock = state.clock_at(now)
        self._news: dict[int, list[wire.LogEntry]] = {}
        self._encoded: dict[tuple[int, ...], str] = {}

    @cached_property
    def _position(self) -> wire.Position:
        return wire.written(position_at(self._state, len(self._state.entries)))

    @cached_property
    def _offered(self) -> answers.Offered:
        assert self._state.game is not None
        choices, chains, refusals = answers.offered(self._state.game.state)
        return answers.Offered(wire.written(choices), wire.written(chains), wire.written(refusals))

    @cached_property
    def _turns(self) -> list[int]:
        return [] if self._state.game is None else turns(self._state.game.state)

    def _news_since(self, known: int) -> list[wire.LogEntry]:
        if known not in self._news:
            state = self._state
            self._news[known] = wire.written(log_entries(state.pack_names, state.box, state.entries, known))
        return self._news[known]

    def encoded(self, seats: Sequence[int], seen: int) -> str:
        """Return the view as it is sent; viewers with the same seats who have seen the same get the same."""
        key = (seen, *seats)
        if key not in self._encoded:
            self._encoded[key] = wire.encoded(self.view(seats, seen))
        return self._encoded[key]

    def view(self, seats: Collection[int], seen: int) -> wire.TableView:
        """Make the view of somebody with these seats who has seen the table at version `seen`."""
        state = self._state
        if seen > state.version:
            seen = 0
        entries = state.entries
        known = bisect_right(entries, seen, key=lambda entry: entry.version)
        played = [seat for seat in seats if seat not in state.bots]
        acting = state.asked if state.asked in played else None
        offered = self._offered if acting is not None else answers.NOTHING
        whose = [acting] if acting is not None else played
        return wire.TableView(
            version=state.version,
            steps=len(entries),
            position=self._position,
            choices=offered.choices,
            chains=offered.chains,
            refusals=offered.refusals,
            acting=acting,
            turns=self._turns,
            undo=undo_of(entries, played, state.asked),
            news=self._news_since(known),
            since_my_turn=last_turn(entries, whose),
            asked_since=asked_since(entries, state.asked, state.record.created),
            clock=None if self._clock is None else list(self._clock.left),
            over=state.over,
            rewound_to=known if 0 < seen < state.cut_version else None,
        )


def position_at(state: TableState, at: int) -> wire.Position:
    """Make the position after so many steps; of a game that can only be watched the last one kept before."""
    if state.game is not None:
        now = at == len(state.entries)
        return position(state.game.state if now else state.game.state_at(at))
    kept = [snapshot for snapshot in state.snapshots if snapshot.at <= at] or state.snapshots[:1]
    if not kept:
        raise Refusal("damaged", "nothing that can be shown is left of this table")
    return cast(wire.Position, msgspec.Raw(kept[-1].shown))


def moment(state: TableState, at: int) -> wire.Moment:
    """Make the moment after so many steps, for replay."""
    entries = state.entries
    return wire.Moment(
        at=at,
        steps=len(entries),
        position=position_at(state, at),
        entry=log_entry(state.pack_names, state.box, entries[at - 1], at - 1) if at else None,
    )


def last_turn(entries: Sequence[Entry], seats: Sequence[int]) -> int:
    """Return the index after the last turn one of the seats has ended; 0 before the first."""
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].ends_turn and entries[index].player in seats:
            return index + 1
    return 0


def table_info(
    state: TableState, seats: list[wire.TableSeat], watching: int, watchers: list[str], *, talks: bool
) -> wire.TableInfo:
    """Make what everybody at a table knows about it."""
    record = state.record
    return wire.TableInfo(
        id=state.id,
        way=record.way,  # type: ignore[arg-type]
        options=wire.table_options(state.options),
        seats=seats,
        watching=watching,
        watchers=watchers,
        printed=record.pack,
        created=record.created,
        playable=state.game is not None,
        ended=state.ended is not None,
        arrangement=msgspec.structs.replace(state.arrangement, chat=talks),
        hints=record.day is None and helped(record.way, state.seats, state.arrangement),
        rematch=state.rematch,
        day=record.day,
    )
