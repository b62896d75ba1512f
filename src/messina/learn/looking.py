"""Fits the network that says which destinations are worth a look: the odds that each is the best."""

from array import array
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import log_softmax, softmax

from messina.bots.judge_file import LOOKING_OUTS, Shape, looking_shape
from messina.bots.sheet import FEATURES
from messina.learn.dense import Dense, numbers_in, spread_of
from messina.learn.judging import Rest, Sizes, descend
from messina.learn.rows import NEVER
from messina.rules.terms import PLACES

RATE: Final = 2e-3
TESTED: Final = 50
"""Every twentieth block of so many rows is kept to test with; neighbours are of one game."""
FIRST: Final = (1, 3, 6)


class Looking(Rest):
    """The two layers of `Rest`, and a linear model beside them."""

    def __init__(self, sizes: Sizes, mean: Tensor, scale: Tensor) -> None:
        super().__init__(sizes, LOOKING_OUTS, mean, scale)
        self.straight = torch.nn.Parameter(torch.zeros(FEATURES, LOOKING_OUTS, device=mean.device))

    def forward(self, x: Tensor, group: Tensor) -> Tensor:
        out: Tensor = super().forward(x, group) + (x.float() / self.scale - self.mean) @ self.straight
        return out


@dataclass(frozen=True)
class Looked:
    """A fitted network, and how often the best destination was among its first 1, 3 and 6."""

    shape: Shape
    numbers: "array[float]"
    found: list[float]


def fit_looking(rows: Dense, sizes: Sizes, seed: int) -> Looked:
    torch.manual_seed(seed)
    group, worth = rows.facts[:, 0], rows.facts[:, 1 : PLACES + 2].float()
    never = worth == NEVER
    goal = softmax((worth / 10.0).masked_fill(never, -1e9), 1)
    mean, scale = spread_of(rows.x)
    looking = Looking(sizes, mean, scale)

    def odds(batch: Tensor) -> Tensor:
        said = looking(rows.x[batch], group[batch])[:, : PLACES + 1]
        return log_softmax(said.masked_fill(never[batch], -1e9), 1)

    def loss(batch: Tensor) -> Tensor:
        return -(goal[batch] * odds(batch)).sum(1).mean()

    every = torch.arange(len(rows), device=rows.x.device)
    tested = (every // TESTED) % 20 == 19
    descend(looking, loss, every[~tested], max(1, sizes.steps // 2), RATE)
    with torch.no_grad():
        found = ranks(odds(every[tested]), goal[tested]) if bool(tested.any()) else []
    return Looked(looking_shape(sizes.hidden, sizes.units), looking_numbers(looking), found)


def ranks(said: Tensor, goal: Tensor) -> list[float]:
    best = said.gather(1, goal.argmax(1)[:, None])
    rank = (said > best).sum(1)
    return [round(float((rank < first).float().mean()), 3) for first in FIRST]


def looking_numbers(looking: Looking) -> "array[float]":
    first, first_bias = looking.plain()
    straight = looking.straight / looking.scale[:, None]
    last_bias = looking.last_bias - looking.mean @ looking.straight
    parts = (first, first_bias, straight, looking.second.T, looking.second_bias, looking.last.T, last_bias)
    return array("f", numbers_in(*parts))
