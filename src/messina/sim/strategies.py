"""Strategies: how much winners used each of them, compared with the other players.

A strategy counts as used from the first thing that it brings: a building, a hex, or a space of the city or
church register that shows an action. A strategy that no winner needs is not worth playing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from messina.rules.box import Register
from messina.rules.scoring import improvements_built
from messina.rules.state import State
from messina.rules.terms import CHURCH, CITY
from messina.sim.running_stats import RunningStats

STRATEGIES: Final = ("city", "church", "improvements", "workshops", "wagons", "repopulated")


def first_action(register: Register) -> int:
    """Return the first space of the register that brings something."""
    return next(space for space in range(1, register.last + 1) if register.actions[space].bundles)


def steps_used(state: State, seat: int) -> tuple[int, ...]:
    """Count a seat's steps in each strategy: on the registers, built and repopulated."""
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
    """Return the number of steps from which each strategy counts as used."""
    registers = state.box.registers
    return first_action(registers[CITY]) - 1, first_action(registers[CHURCH]) - 1, 1, 1, 1, 1


@dataclass
class StrategyUse:
    """How much some seats of many games used each strategy."""

    steps: dict[str, RunningStats] = field(
        default_factory=lambda: {name: RunningStats() for name in STRATEGIES}
    )
    used: dict[str, int] = field(default_factory=lambda: dict.fromkeys(STRATEGIES, 0))
    """Seats that used each way."""

    @property
    def seats(self) -> int:
        return self.steps[STRATEGIES[0]].count

    def share(self, strategy: str) -> float:
        return self.used[strategy] / self.seats if self.seats else 0.0

    def add(self, state: State, seat: int) -> None:
        for strategy, steps, least in zip(
            STRATEGIES, steps_used(state, seat), least_steps(state), strict=True
        ):
            self.steps[strategy].add(steps)
            self.used[strategy] += steps >= least

    def merge(self, other: "StrategyUse") -> None:
        for strategy in STRATEGIES:
            self.steps[strategy].merge(other.steps[strategy])
            self.used[strategy] += other.used[strategy]

    def numbers(self) -> dict[str, dict[str, float]]:
        return {
            strategy: {"used": round(self.share(strategy), 4), **self.steps[strategy].numbers()}
            for strategy in STRATEGIES
        }


def add_game(state: State, winners: Sequence[int], won: StrategyUse, lost: StrategyUse) -> None:
    """Add a finished game to the counts of winners and of the others."""
    for player in state.seats:
        (won if player.seat in winners else lost).add(state, player.seat)
