"""Fits the policy network: the probability that each destination is the best one."""

from array import array
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import log_softmax, softmax

from messina.bots.feature_vector import FEATURES
from messina.bots.network_file import POLICY_OUTPUTS, Shape, policy_shape
from messina.learn.fit_values import Residual, Sizes, train
from messina.learn.tensors import DenseRows, flattened, mean_and_deviation
from messina.learn.training_rows import UNREACHABLE
from messina.rules.terms import PLACES

RATE: Final = 2e-3
TESTED: Final = 50
"""Rows of a block; every twentieth block is kept for testing, since neighbours are of one game."""
FIRST: Final = (1, 3, 6)


class PolicyModel(Residual):
    """The two layers of `Residual`, and a linear model beside them."""

    def __init__(self, sizes: Sizes, mean: Tensor, scale: Tensor) -> None:
        super().__init__(sizes, POLICY_OUTPUTS, mean, scale)
        self.straight = torch.nn.Parameter(torch.zeros(FEATURES, POLICY_OUTPUTS, device=mean.device))

    def forward(self, x: Tensor, group: Tensor) -> Tensor:
        out: Tensor = super().forward(x, group) + (x.float() / self.scale - self.mean) @ self.straight
        return out


@dataclass(frozen=True)
class FittedPolicy:
    """A fitted policy, and how often the best destination was among its first 1, 3 and 6."""

    shape: Shape
    numbers: "array[float]"
    found: list[float]


def fit_policy(rows: DenseRows, sizes: Sizes, seed: int) -> FittedPolicy:
    """Fit the policy to rows in which every destination was planned."""
    torch.manual_seed(seed)
    group, worth = rows.facts[:, 0], rows.facts[:, 1 : PLACES + 2].float()
    never = worth == UNREACHABLE
    goal = softmax((worth / 10.0).masked_fill(never, -1e9), 1)
    mean, scale = mean_and_deviation(rows.x)
    model = PolicyModel(sizes, mean, scale)

    def odds(batch: Tensor) -> Tensor:
        said = model(rows.x[batch], group[batch])[:, : PLACES + 1]
        return log_softmax(said.masked_fill(never[batch], -1e9), 1)

    def loss(batch: Tensor) -> Tensor:
        return -(goal[batch] * odds(batch)).sum(1).mean()

    every = torch.arange(len(rows), device=rows.x.device)
    tested = (every // TESTED) % 20 == 19
    train(model, loss, every[~tested], max(1, sizes.steps // 2), RATE)
    with torch.no_grad():
        found = top_shares(odds(every[tested]), goal[tested]) if bool(tested.any()) else []
    return FittedPolicy(policy_shape(sizes.hidden, sizes.units), policy_parameters(model), found)


def top_shares(said: Tensor, goal: Tensor) -> list[float]:
    """Return how often the best destination ranks among the first 1, 3 and 6."""
    best = said.gather(1, goal.argmax(1)[:, None])
    rank = (said > best).sum(1)
    return [round(float((rank < first).float().mean()), 3) for first in FIRST]


def policy_parameters(model: PolicyModel) -> "array[float]":
    """Return the parameters of the model for features that are not scaled, in file order."""
    first, first_bias = model.plain()
    straight = model.straight / model.scale[:, None]
    last_bias = model.last_bias - model.mean @ model.straight
    parts = (first, first_bias, straight, model.second.T, model.second_bias, model.last.T, last_bias)
    return array("f", flattened(*parts))
