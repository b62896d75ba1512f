"""Ways of playing: how much those who won used each, beside those who did not.

A way counts as used from the first thing that it brings: a building, a hex, or a space of the city or church
register that shows an action. A way that nobody needs to win is not worth playing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from messina.rules.box import Register
from messina.rules.scoring import improvements_built
from messina.rules.state import State
from messina.rules.terms import CHURCH, CITY
from messina.sim.spread import Spread

WAYS: Final = ("city", "church", "improvements", "workshops", "wagons", "repopulated")


def first_action(register: Register) -> int:
    """The first space that brings something."""
    return next(space for space in range(1, register.last + 1) if register.actions[space].bundles)


def steps_used(state: State, seat: int) -> tuple[int, ...]:
    """How far a seat went on each way: steps on the registers, and what was built and repopulated."""
    player = state.seats[seat]
    return (
        player.registers[CITY] - 1,
        player.registers[CHURCH] - 1,
        improvements_built(player),
        len(player.workshops),
        len(player.wagons),
        player.repopulated,
    )


def least_steps(state: State) -> tuple[int, ...]:
    """From where on each way counts as used."""
    registers = state.box.registers
    return first_action(registers[CITY]) - 1, first_action(registers[CHURCH]) - 1, 1, 1, 1, 1


@dataclass
class Ways:
    """What some seats of many games used."""

    steps: dict[str, Spread] = field(default_factory=lambda: {name: Spread() for name in WAYS})
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(WAYS, 0))
    """Seats that used each way."""

    @property
    def seats(self) -> int:
        return self.steps[WAYS[0]].count

    def share(self, way: str) -> float:
        return self.used[way] / self.seats if self.seats else 0.0

    def add(self, state: State, seat: int) -> None:
        for way, steps, least in zip(WAYS, steps_used(state, seat), least_steps(state), strict=True):
            self.steps[way].add(steps)
            self.used[way] += steps >= least

    def merge(self, other: "Ways") -> None:
        for way in WAYS:
            self.steps[way].merge(other.steps[way])
            self.used[way] += other.used[way]

    def numbers(self) -> dict[str, dict[str, float]]:
        return {way: {"used": round(self.share(way), 4), **self.steps[way].numbers()} for way in WAYS}


def add_game(state: State, winners: Sequence[int], won: Ways, lost: Ways) -> None:
    """Count a finished game among those who won and those who did not."""
    for player in state.seats:
        (won if player.seat in winners else lost).add(state, player.seat)
