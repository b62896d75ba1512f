"""Measures the strength of a network: alone, against greedy, and against the first network of its run."""

from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

from messina.sim.matches import Match, Outcome, Series, play_match
from messina.sim.workers import Workers

SEED: Final = 1_000_003
"""Of deals that are for measuring alone."""


@dataclass(frozen=True)
class Strength:
    """The results of a measurement."""

    games: int
    solo: float
    """The median of the scores alone."""
    against_greedy: float
    """The share of games for two that were won; a shared first place counts half."""
    against_first: float
    seconds: float
    """A turn."""

    def words(self) -> str:
        """Return the results as a line of text."""
        return (
            f"solo {self.solo:.1f}, beats greedy in {100 * self.against_greedy:.0f} % "
            f"and the first network in {100 * self.against_first:.0f} % of {self.games}, "
            f"{1000 * self.seconds:.0f} ms a turn"
        )


def measure(network: Path, first: Path, games: int, workers: Workers) -> Strength:
    """Play a network alone, against greedy and against the first network of its run."""
    own, other = f"learned:{network}", f"learned:{first}"
    alone = [Match(deal, (own,), (0,)) for deal in range(games)]
    rounds = duels(own, "greedy", games), duels(own, other, games) if network != first else []
    outcomes = workers.map(partial(play_match, Series(SEED)), [*alone, *rounds[0], *rounds[1]])
    solos, rest = outcomes[:games], outcomes[games:]
    seats = [seat for one in outcomes for seat in one.seats if seat.bot == own]
    return Strength(
        games,
        float(median(one.seats[0].score for one in solos)),
        won(rest[:games], own),
        won(rest[games:], own) if rest[games:] else 0.5,
        round(sum(seat.seconds for seat in seats) / sum(seat.turns for seat in seats), 4),
    )


def duels(own: str, other: str, games: int) -> list[Match]:
    """List games for two in which every deal is played from both seats."""
    return [
        Match(game // 2, (own, other) if game % 2 else (other, own), (0, 1) if game % 2 else (1, 0))
        for game in range(games)
    ]


def won(outcomes: list[Outcome], bot: str) -> float:
    """Return the bot's share of first places; a shared one counts in part."""
    total = 0.0
    for outcome in outcomes:
        first = [seat.bot for seat in outcome.seats if seat.place == 1]
        total += first.count(bot) / len(first)
    return round(total / len(outcomes), 4)
