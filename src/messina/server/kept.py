"""Between the store and the table: steps, positions and whole games as records, and back."""

from typing import Final, get_args

import msgspec

from messina.errors import MessinaError
from messina.game import Game, Step
from messina.notation.actions import action_text
from messina.notation.positions import position_text
from messina.notation.records import RULES_VERSION
from messina.options import read_options
from messina.rules.box import Box
from messina.rules.events import Event
from messina.server import messages as wire
from messina.server.entries import Entry
from messina.server.views.position import position
from messina.store import KeptTable, Snapshot, StepRecord

EVENTS: Final = {kind.__name__: kind for kind in get_args(Event)}
Told = list[str | int]
"""An event as it is kept: its name and its numbers."""
read_events = msgspec.json.Decoder(list[Told])
read_told_events = msgspec.json.Decoder(list[wire.Event])


def step_record(box: Box, entry: Entry, index: int) -> StepRecord:
    step = entry.step
    return StepRecord(
        index=index,
        player=step.player,
        code=step.code,
        text=action_text(box, step.code),
        forced=step.forced,
        version=entry.version,
        events=msgspec.json.encode([[type(event).__name__, *event] for event in step.events]),
        note=entry.note,
    )


def entry_of(record: StepRecord, rules: int) -> Entry:
    if rules == RULES_VERSION:
        events = tuple(EVENTS[str(told[0])]._make(told[1:]) for told in read_events.decode(record.events))
        return Entry(Step(record.player, record.code, events, record.forced), record.version, record.note)
    kept = wire.LogEntry(
        index=record.index,
        player=record.player,
        text=record.text,
        events=read_told_events.decode(record.events),
        note=record.note,
    )
    return Entry(Step(record.player, record.code, (), record.forced), record.version, record.note, kept)


def snapshot_of(game: Game) -> Snapshot:
    shown = msgspec.json.encode(position(game.state))
    return Snapshot(len(game.log), position_text(game.state), shown)


def game_of(kept: KeptTable, box: Box | None, entries: list[Entry]) -> Game | None:
    """The game as it can be played on; None if its rules or components are no longer those at hand.

    The log is the game: all of it is replayed, which costs no more than to read a position.
    """
    table = kept.table
    if box is None or table.rules != RULES_VERSION:
        return None
    try:
        return Game.of(
            box, read_options(table.options), seed=table.seed, log=[entry.step for entry in entries]
        )
    except MessinaError:
        return None


def fits(snapshot: Snapshot, game: Game | None) -> bool:
    """Is it what the log leads to? Of a game that cannot be replayed, is it there at all?"""
    if game is None:
        return snapshot.shown != b""
    return snapshot.at <= len(game.log) and snapshot.position == position_text(game.state_at(snapshot.at))
