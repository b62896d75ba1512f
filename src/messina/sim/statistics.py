"""The few statistics of the lab: intervals for shares, spreads of scores, ratings."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev, quantiles
from typing import Final

from openskill.models import PlackettLuce

SURE: Final = 1.959964
"""Standard deviations either side of the mean that hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Share:
    """A share of some trials, and the interval that holds the true one with 95 % certainty."""

    value: float
    low: float
    high: float
    trials: int


def wilson(successes: float, trials: int) -> Share:
    """Wilson's score interval; a shared success may count as a part of one."""
    if trials == 0:
        return Share(0.0, 0.0, 1.0, 0)
    share = successes / trials
    weight = SURE * SURE / trials
    centre = (share + weight / 2) / (1 + weight)
    reach = SURE * sqrt(share * (1 - share) / trials + weight / trials / 4) / (1 + weight)
    return Share(share, max(0.0, centre - reach), min(1.0, centre + reach), trials)


@dataclass(frozen=True)
class Distribution:
    """Where some values lie."""

    count: int
    mean: float
    deviation: float
    least: float
    lower: float
    median: float
    upper: float
    most: float


def distribution(values: Sequence[float]) -> Distribution:
    """Mean, standard deviation, and quartiles with the extremes counted in."""
    if len(values) == 1:
        only = values[0]
        return Distribution(1, only, 0.0, only, only, only, only, only)
    lower, median, upper = quantiles(values, n=4, method="inclusive")
    spread = pstdev(values)
    return Distribution(len(values), fmean(values), spread, min(values), lower, median, upper, max(values))


@dataclass(frozen=True)
class Rating:
    """An openskill rating: strength and how far it may be off (a standard deviation)."""

    mu: float
    sigma: float

    @property
    def low(self) -> float:
        return self.mu - SURE * self.sigma

    @property
    def high(self) -> float:
        return self.mu + SURE * self.sigma


def rate(games: Iterable[Mapping[int, tuple[str, int]]]) -> dict[str, Rating]:
    """Ratings after games given as seat: (name, place); strengths do not change, so tau is 0.

    Who sits at a table more than once gets the mean of what each of its seats would get.
    """
    model = PlackettLuce(tau=0.0)
    ratings: dict[str, Rating] = {}
    for game in games:
        seats = list(game.values())
        before = [ratings.get(name, Rating(model.mu, model.sigma)) for name, _ in seats]
        teams = [[model.rating(mu=rating.mu, sigma=rating.sigma)] for rating in before]
        rated = model.rate(teams, ranks=[float(place) for _, place in seats])
        for name in {name for name, _ in seats}:
            own = [team[0] for team, seat in zip(rated, seats, strict=True) if seat[0] == name]
            ratings[name] = Rating(fmean(one.mu for one in own), fmean(one.sigma for one in own))
    return ratings
