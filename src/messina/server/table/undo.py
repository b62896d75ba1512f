"""How far a player may go back: to their own decisions since the last end of a turn.

Undo is free until a turn is confirmed. It never passes an outcome of chance or somebody else's decision.
What was given as one command goes back as one; steps nobody decided, because they were obvious, go back with
the decision before them.
"""

from collections.abc import Collection, Sequence

from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.table.entries import Entry

FIRST = 1
"""The version a table is set with: what was played elsewhere before was decided step by step."""


def own_decisions(entries: Sequence[Entry], seats: Collection[int]) -> list[int]:
    """Where the commands begin that these seats may take back, the last one first; all are of one seat."""
    found: dict[int, int] = {}
    seat = None
    for index in range(len(entries) - 1, -1, -1):
        entry = entries[index]
        if entry.player == CHANCE or entry.ends_turn:
            break
        if entry.forced:
            continue
        if entry.player not in seats or seat not in (None, entry.player):
            break
        seat = entry.player
        found[entry.version if entry.version > FIRST else -index] = index
    return list(found.values())


def undo_of(entries: Sequence[Entry], seats: Collection[int], asked: int | None) -> wire.Undo:
    """Can these seats take something back, and if not, why?"""
    if asked is None:
        return wire.Undo(possible=False, reason="over")
    if own_decisions(entries, seats):
        return wire.Undo(possible=True)
    if asked not in seats:
        return wire.Undo(possible=False, reason="others")
    return wire.Undo(possible=False, reason="chance" if met_chance(entries, asked) else "nothing")


def met_chance(entries: Sequence[Entry], seat: int) -> bool:
    """Has chance spoken after a decision of this turn?"""
    seen = False
    for entry in reversed(entries):
        if entry.ends_turn:
            return False
        if entry.player == CHANCE:
            seen = True
        elif entry.player == seat and not entry.forced:
            return seen
    return False
