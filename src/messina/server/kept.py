"""Between the store and the table: steps, positions and whole games as records, and back."""

import msgspec

from messina.errors import MessinaError
from messina.game import make_options
from messina.position import position_text
from messina.record import RULES_VERSION
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server import views
from messina.server.course import Course, Entry
from messina.store import KeptTable, Snapshot, StepRecord

events_in = msgspec.json.Decoder(list[wire.Event])


def step_record(entry: Entry) -> StepRecord:
    return StepRecord(
        index=entry.told.index,
        player=entry.told.player,
        code=entry.code,
        text=entry.told.text,
        forced=entry.forced,
        version=entry.version,
        events=msgspec.json.encode(entry.told.events),
        note=entry.told.note,
    )


def entry_of(step: StepRecord) -> Entry:
    told = wire.LogEntry(
        index=step.index,
        player=step.player,
        text=step.text,
        events=events_in.decode(step.events),
        note=step.note,
    )
    return Entry(step.code, step.forced, step.version, told)


def snapshot_of(course: Course) -> Snapshot:
    shown = msgspec.json.encode(views.position(course.state))
    return Snapshot(len(course.entries), position_text(course.state), shown)


def course_of(kept: KeptTable, box: Box | None, entries: list[Entry]) -> Course | None:
    """The game as it can be played on; None if its rules or components are no longer those at hand."""
    table = kept.table
    if box is None or table.rules != RULES_VERSION:
        return None
    options = make_options(
        len(table.seats), table.estates, table.scrolls, table.priority_tile, table.major_fire
    )
    snapshots = {snapshot.at: snapshot.position for snapshot in kept.snapshots}
    try:
        return Course(box, options, table.seed, entries, snapshots)
    except MessinaError:
        return None
