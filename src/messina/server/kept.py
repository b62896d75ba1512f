"""Between the store and the table: steps, positions and whole games as records, and back.

Events are kept for the day when the rules have changed. A game that can be played on is replayed from its log
and tells them anew, whatever was kept.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final, get_args

import msgspec

from messina.errors import MessinaError
from messina.game import Game, Step
from messina.notation.positions import position_text
from messina.notation.records import RULES_VERSION
from messina.options import read_options
from messina.rules.box import Box
from messina.rules.events import Event
from messina.server import messages as wire
from messina.server.entries import Entry
from messina.server.views.events import event
from messina.server.views.position import position
from messina.store import Change, Gist, KeptTable, Progress, Snapshot, StepRecord

EVENTS: Final = {kind.__name__: kind for kind in get_args(Event)}
Kept = list[str | int]
"""An event as it is kept: its name and its numbers. Before rules version 2 it was kept as it was told."""
read_events = msgspec.json.Decoder(list[Kept | wire.Event])


def step_record(entry: Entry, index: int) -> StepRecord:
    step = entry.step
    return StepRecord(
        index=index,
        player=step.player,
        code=step.code,
        text=entry.text,
        forced=step.forced,
        version=entry.version,
        events=msgspec.json.encode([[type(event).__name__, *event] for event in step.events]),
        note=entry.note,
        at=entry.at,
    )


def step_of(record: StepRecord) -> Step:
    return Step(record.player, record.code, forced=record.forced)


def entries_kept(records: Sequence[StepRecord], game: Game | None, box: Box | None) -> list[Entry]:
    """The log as the game tells it; without one, as it was told then."""
    if game is None:
        return [former_entry(record, box) for record in records]
    return [
        Entry(game.log[record.index], record.text, record.version, record.at, record.note)
        for record in records
    ]


def former_entry(record: StepRecord, box: Box | None) -> Entry:
    kept = read_events.decode(record.events)
    events = tuple(event for happened in kept if (event := event_of(happened)) is not None)
    told = [happened for happened in kept if isinstance(happened, wire.Event)]
    step = replace(step_of(record), events=events)
    known = (*told, *still_told(box, events))
    return Entry(step, record.text, record.version, record.at, record.note, known)


def event_of(kept: Kept | wire.Event) -> Event | None:
    """The event of the rules; None for one they no longer have."""
    if isinstance(kept, wire.Event):
        return None
    kind = EVENTS.get(str(kept[0]))
    return None if kind is None or len(kept) != len(kind._fields) + 1 else kind._make(kept[1:])


def still_told(box: Box | None, events: Sequence[Event]) -> Iterator[wire.Event]:
    """Events of former rules, as far as the things they name are still known."""
    for happened in events:
        if box is not None:
            with suppress(LookupError):
                yield event(box, happened)


def progress_of(change: Change, before: Progress) -> Progress:
    """What a change makes of a table that was like this; the length is that of its log."""
    handed = change.handover and change.handover.now
    return Progress(
        version=change.version,
        cut_version=before.cut_version if change.cut is None else change.version,
        seats=tuple(handed if handed and handed.seat == seat.seat else seat for seat in before.seats),
        length=before.length if change.cut is None else change.cut,
        steps=list(change.steps),
        commands={} if change.command is None else {change.command: change.version},
        clock=change.clock,
        ended=before.ended if change.ended is None else change.ended,
    )


def gist_of(game: Game) -> Gist:
    """How the game stands, in a few numbers."""
    state = game.state
    return Gist(state.round, game.player, tuple(player.score for player in state.seats))


def snapshot_of(game: Game) -> Snapshot:
    shown = msgspec.json.encode(position(game.state))
    return Snapshot(len(game.log), position_text(game.state), shown)


def game_of(kept: KeptTable, box: Box | None) -> Game | None:
    """The game as it can be played on; None if its rules or components are no longer those at hand.

    The log is the game: all of it is replayed, which costs no more than to read a position.
    """
    table = kept.table
    if box is None or table.rules != RULES_VERSION:
        return None
    try:
        options = read_options(table.options)
        return Game.of(box, options, seed=table.seed, log=[step_of(step) for step in kept.steps])
    except MessinaError:
        return None


def fits(snapshot: Snapshot, game: Game | None) -> bool:
    """Is it what the log leads to? Of a game that cannot be replayed, is it there at all?"""
    if game is None:
        return snapshot.shown != b""
    return snapshot.at <= len(game.log) and snapshot.position == position_text(game.state_at(snapshot.at))
