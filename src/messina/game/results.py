"""The end of a game: scores and their sources, places, and what decided (10.5)."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from messina.rules.scoring import FinalScoring, ranking_key
from messina.rules.state import State
from messina.rules.terms import SOURCES


class SoloMark(NamedTuple):
    """A grade of solo games: the score it begins at, with the basic boards and with advanced ones."""

    grade: str
    basic: int
    advanced: int


FAIR_SOLO: Final = SoloMark("fair", 100, 110)
GOOD_SOLO: Final = SoloMark("good", 130, 140)
OUTSTANDING_SOLO: Final = SoloMark("outstanding", 150, 160)
SOLO_MARKS: Final = (FAIR_SOLO, GOOD_SOLO, OUTSTANDING_SOLO)
"""12.6 names the good one; the others stand around it."""


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game."""

    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    """For each seat, points by source."""
    places: tuple[int, ...]
    """For each seat, its place from 1; equal places are shared (10.5)."""
    decided_by: str
    """What separates the first place from the second: points, repopulated, best_hex, or shared; solo."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def result_of(state: State) -> Result:
    """10.5: rank by points, then repopulated hexes, then the most valuable single one."""
    seats = range(state.options.players)
    keys = [ranking_key(state, seat) for seat in seats]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    breakdown = tuple(
        {source: points for source, points in zip(SOURCES, state.seats[seat].points, strict=True) if points}
        for seat in seats
    )
    return Result(tuple(key[0] for key in keys), breakdown, places, decided_by(keys))


def if_ended(state: State) -> Result:
    """Return the result if the final scoring (10.3, 10.4) came now.

    While the table is being set (section 2) there is nothing to count.
    """
    return result_of(scored(state))


def points_if_ended(state: State, seat: int) -> int:
    """Return the points a seat would have if the final scoring came now."""
    return scored(state).seats[seat].score


def scored(state: State) -> State:
    end = state.copy()
    if state.frames and state.round > 0:
        FinalScoring().run(end)
    return end


def decided_by(keys: list[tuple[int, int, int]]) -> str:
    if len(keys) == 1:
        return "solo"
    first, second = sorted(keys, reverse=True)[:2]
    for name, ours, theirs in zip(("points", "repopulated", "best_hex"), first, second, strict=True):
        if ours != theirs:
            return name
    return "shared"
