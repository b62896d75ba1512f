"""A game as a table runs it: one step after another, each with its own events.

Unlike `Game` it keeps the outcomes of chance apart from the decisions, because everyone who watches wants
to see them one by one, and it can begin in the middle, from a stored position and the log before it.
"""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from messina.errors import IllegalAction
from messina.position import read_position
from messina.rules.actions import END, STRIDE, action_text
from messina.rules.box import Box
from messina.rules.dice import Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.events import Event
from messina.rules.options import Options
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, NOBODY
from messina.server import messages as wire
from messina.server import views

CHECKPOINT_EVERY = 32


@dataclass(frozen=True, slots=True)
class Entry:
    """One step of the log as the server keeps it."""

    code: int
    forced: bool
    version: int
    told: wire.LogEntry

    @property
    def player(self) -> int:
        return self.told.player

    @property
    def ends_turn(self) -> bool:
        return self.code // STRIDE == END


class Course:
    """The position now, the log that led to it, and the fate that answers for chance."""

    def __init__(
        self,
        box: Box,
        options: Options,
        seed: int,
        entries: Sequence[Entry] = (),
        snapshots: Mapping[int, str] | None = None,
    ) -> None:
        self.box = box
        self.entries = list(entries)
        self._fate = Fate(seed)
        self._checkpoints: dict[int, State | str] = {**(snapshots or {}), 0: new_position(box, options)}
        """Positions on the way; those that were stored stay text until they are needed."""
        self.state = self.state_at(len(self.entries))

    @property
    def asked(self) -> int | None:
        """The seat whose decision it is; None at the end."""
        seat = decider(self.state)
        return None if seat == NOBODY else seat

    @property
    def over(self) -> bool:
        return not self.state.frames

    def answers(self) -> list[int]:
        """The codes of all legal answers."""
        offer = Offer()
        legal(self.state, offer)
        return list(offer.codes[: offer.count])

    @property
    def forced(self) -> bool:
        """A player is asked who has only one answer, and it is not the end of a turn."""
        codes = self.answers()
        return self.asked != CHANCE and len(codes) == 1 and codes[0] // STRIDE != END

    def take(self, code: int, version: int, *, forced: bool = False, note: str | None = None) -> None:
        """Do one legal answer."""
        player = decider(self.state)
        events: list[Event] = []
        self.state.events = events
        apply(self.state, code)
        self.state.events = None
        told = wire.LogEntry(
            index=len(self.entries),
            player=player,
            text=action_text(self.box, code),
            events=[views.event(self.box, event) for event in events],
            note=note,
        )
        self.entries.append(Entry(code, forced, version, told))
        if len(self.entries) % CHECKPOINT_EVERY == 0:
            self._checkpoints[len(self.entries)] = self.state.copy()

    def run_on(self, version: int, bots: frozenset[int]) -> None:
        """Chance answers its questions, and what has only one answer is done.

        The end of a turn is different: a human confirms it, even when nothing else is left to do.
        """
        offer = Offer()
        while (player := self.asked) is not None:
            legal(self.state, offer)
            if player == CHANCE:
                self.take(self._fate.draw(self.state, offer), version)
            elif offer.count == 1 and (player in bots or offer.codes[0] // STRIDE != END):
                self.take(offer.codes[0], version, forced=True)
            else:
                return

    def state_at(self, length: int) -> State:
        """The position after so many steps."""
        known = sorted(self._checkpoints)
        start = known[bisect_right(known, length) - 1]
        checkpoint = self._checkpoints[start]
        state = read_position(checkpoint, self.box) if isinstance(checkpoint, str) else checkpoint.copy()
        offer = Offer()
        for entry in self.entries[start:length]:
            legal(state, offer)
            if not offer.holds(entry.code) or decider(state) != entry.player:
                raise IllegalAction(f"step {entry.told.index}: {entry.told.text!r} is not legal there")
            apply(state, entry.code)
        return state

    def cut(self, length: int) -> None:
        """Go back to where the log had this many steps."""
        self.state = self.state_at(length)
        del self.entries[length:]
        self._checkpoints = {at: state for at, state in self._checkpoints.items() if at <= length}
