"""Between the store and the table: steps, positions and how a game stands, as records and back.

Events are kept for the day when the rules have changed. A game that can be played on is replayed from its log
and tells them anew, whatever was kept.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, get_args

import msgspec

from messina.game.driver import Game, Step
from messina.notation.actions import action_text
from messina.notation.positions import position_text
from messina.rules.box import Box
from messina.rules.events import Event, GameEnded
from messina.server import messages as wire
from messina.server.table.entries import Entry, Former
from messina.server.views.events import event
from messina.server.views.position import position
from messina.store import Gist, Snapshot, StepRecord

EVENTS: Final = {kind.__name__: kind for kind in get_args(Event)}
Kept = list[str | int]
"""An event as it is kept: its name and its numbers. Before rules version 2 it was kept as it was sent."""
read_events = msgspec.json.Decoder(list[Kept | wire.Event])


def step_records(
    game: Game, start: int, version: int, at: float, note: str | None = None
) -> list[StepRecord]:
    """Make the records of the steps of a game from an index on; a note belongs to the first of them."""
    return [
        StepRecord(
            index=index,
            player=step.player,
            code=step.code,
            text=action_text(game.box, step.code),
            forced=step.forced,
            version=version,
            events=msgspec.json.encode([[type(event).__name__, *event] for event in step.events]),
            note=note if index == start else None,
            at=at,
        )
        for index, step in enumerate(game.log[start:], start)
    ]


def step_of(record: StepRecord) -> Step:
    return Step(record.player, record.code, forced=record.forced)


def entries_of_steps(records: Sequence[StepRecord], game: Game | None, box: Box | None) -> list[Entry]:
    """Make the entries of steps in the log of a game; without one, from the events that were kept."""
    if game is None:
        return [former_entry(record, box) for record in records]
    return [Entry(game.log[record.index], record.version, record.at, record.note) for record in records]


def former_entry(record: StepRecord, box: Box | None) -> Entry:
    """Make the entry of a step of former rules from its kept events, as far as they are still known."""
    known: list[wire.Event] = []
    ends_game = False
    for kept in read_events.decode(record.events):
        if isinstance(kept, wire.Event):
            known.append(kept)
            ends_game |= kept.name == GameEnded.__name__
        elif (happened := event_of(kept)) is not None:
            ends_game |= isinstance(happened, GameEnded)
            with suppress(LookupError):
                known += [event(box, happened)] if box is not None else []
    former = Former(record.text, known, ends_game)
    return Entry(step_of(record), record.version, record.at, record.note, former)


def event_of(kept: Kept) -> Event | None:
    """Read an event of the rules; None for one they no longer have."""
    kind = EVENTS.get(str(kept[0]))
    return None if kind is None or len(kept) != len(kind._fields) + 1 else kind._make(kept[1:])


def gist_of(game: Game) -> Gist:
    """Sum up how the game stands, in a few numbers."""
    state = game.state
    return Gist(state.round, game.player, tuple(player.score for player in state.seats))


def snapshot_of(game: Game) -> Snapshot:
    """Write down the position, to look at when the rules have changed."""
    shown = msgspec.json.encode(position(game.state))
    return Snapshot(len(game.log), position_text(game.state), shown)
