"""Time to think: since when somebody is asked, and what the clock of a table has left for each seat.

A clock runs for the person who is asked, from the moment they were, and only once they have taken their
seat; bots use no time. What was used is written down with every change of the table, so nothing that is
taken back gives time back. It is the wall clock that counts, also while the server is down. Nothing happens
by itself when time has run out: it is then for the others to let a bot go on.
"""

from collections.abc import Sequence
from dataclasses import replace

from messina.game.driver import Step
from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.table.entries import Entry
from messina.store import ClockRecord, SeatRecord

GRACE = 60.0
"""Seconds that somebody who comes back has at least."""


def new_clock(agreed: wire.Clock | None, seats: int, now: float) -> ClockRecord | None:
    return None if agreed is None else ClockRecord(now, (float(agreed.budget),) * seats)


def used_until(clock: ClockRecord, asked: SeatRecord | None, now: float) -> ClockRecord:
    """Return the clock as of now, if this seat was asked until now."""
    if asked is None or asked.bot is not None or not asked.claimed:
        return replace(clock, at=now)
    return moved(clock, asked.seat, -max(0.0, now - max(clock.at, asked.since or 0.0)), now)


def moved(clock: ClockRecord, seat: int, seconds: float, now: float) -> ClockRecord:
    """Return the clock as of now, with so many seconds more or less for one seat."""
    left = [one + seconds if number == seat else one for number, one in enumerate(clock.left)]
    return ClockRecord(now, tuple(left))


def after_turns(clock: ClockRecord, increment: float, steps: Sequence[Step | Entry]) -> ClockRecord:
    """Add the increment of every turn that ends in these steps."""
    for step in steps:
        if step.ends_turn and step.player != CHANCE:
            clock = moved(clock, step.player, increment, clock.at)
    return clock


def refreshed(clock: ClockRecord, seat: int, increment: float) -> ClockRecord:
    """Give a seat the time of one turn at least."""
    lacking = max(increment, GRACE) - clock.left[seat]
    return moved(clock, seat, max(0.0, lacking), clock.at)


def asked_since(entries: Sequence[Entry], asked: int | None, created: float) -> float | None:
    """Return when the present question, or the first of this turn, was put to the seat that is asked.

    That was when somebody else decided last, or the seat itself ended a turn; undo changes nothing in it.
    """
    if asked is None:
        return None
    for entry in reversed(entries):
        if entry.player != CHANCE and (entry.player != asked or entry.ends_turn):
            return entry.at
    return created
