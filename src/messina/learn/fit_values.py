"""Fits the value network: a linear model by round and kind of game, and a small network for the rest.

Targets are lambda-returns: in part the prediction for the same seat's next turns, in part, and at the end,
the real score. They are computed again after every sweep.
"""

from array import array
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor
from torch.nn.functional import dropout

from messina.bots.evaluators import SCALE
from messina.bots.feature_vector import FEATURES, TERMS, TERMS_AT
from messina.bots.network import GROUPS
from messina.bots.network_file import VALUE_OUTPUTS, Shape, value_shape
from messina.learn.tensors import PART, DenseRows, flattened, mean_and_deviation
from messina.learn.training_rows import END_FACTS

TRACE: Final = 0.7
"""The lambda of the returns."""
SWEEPS: Final = 5
BY_ROUND: Final = 300.0
BY_KIND: Final = 2000.0
"""How strongly the linear models are held to the hand-made evaluation, and to that of all kinds of game."""
PASSES: Final = 2
DROPPED: Final = 0.1
DECAY: Final = 0.1
RATE: Final = 1e-3
BATCH: Final = {"cuda": 4096, "cpu": 1024}
"""Rows of a batch."""
TESTED: Final = 20
"""Every twentieth game is kept for testing."""


@dataclass(frozen=True)
class Sizes:
    """The sizes of a network, and how many steps it is fitted."""

    hidden: int = 62
    units: int = 16
    steps: int = 3000


class TurnEnds:
    """Rows of turn ends, and the chains that link the turns of one seat."""

    def __init__(self, rows: DenseRows) -> None:
        fact = {name: rows.facts[:, number] for number, name in enumerate(END_FACTS)}
        self.x = rows.x
        self.group = fact["group"]
        self.company = fact["alone"] == 0
        self.now = torch.stack([fact["own"], fact["other"]], 1).float()
        self.final = torch.stack([fact["own_end"], fact["other_end"]], 1).float()
        self.tested = fact["game"] % TESTED == 0
        self.order, self.steps = chains(fact["game"] * 4 + fact["seat"])

    def returns(self, predicted: Tensor) -> Tensor:
        """Return the lambda-return of each row, given predictions for all rows."""
        thought, target = predicted[self.order], self.final[self.order].clone()
        for rows in self.steps:
            target[rows] = (1 - TRACE) * thought[rows + 1] + TRACE * target[rows + 1]
        out = torch.empty_like(target)
        out[self.order] = target
        return out


def chains(key: Tensor) -> tuple[Tensor, list[Tensor]]:
    """Sort rows by chain. Return the order, and the sorted rows 1, 2, 3... steps before a chain's end."""
    order = torch.argsort(key, stable=True)
    key = key[order]
    last = torch.ones(len(key), dtype=torch.bool, device=key.device)
    last[:-1] = key[1:] != key[:-1]
    here = torch.arange(len(key), device=key.device)
    ends = torch.where(last, here, len(key) + 1).flip(0).cummin(0).values.flip(0)
    before = ends - here
    return order, [here[before == steps] for steps in range(1, int(before.max()) + 1)]


# The linear part.


class LinearModel:
    """A ridge regression for every group, towards that of its round, towards the hand-made evaluation."""

    def __init__(self, ends: TurnEnds, scale: Tensor) -> None:
        self.ends, self.scale = ends, scale
        where = ends.x.device
        self.rows = [((ends.group == group) & ~ends.tested).nonzero()[:, 0] for group in range(GROUPS)]
        self.mean = torch.zeros(GROUPS, FEATURES, dtype=torch.float64, device=where)
        self.gram = torch.zeros(GROUPS, FEATURES, FEATURES, dtype=torch.float64, device=where)
        for group, rows in enumerate(self.rows):
            self.sum_up(group, rows)
        eye = torch.eye(FEATURES, dtype=torch.float64, device=where)
        kinds = self.gram.reshape(3, 6, FEATURES, FEATURES).sum(0)
        self.by_round = [torch.linalg.cholesky(gram + BY_ROUND * eye) for gram in kinds]
        self.by_kind = [torch.linalg.cholesky(gram + BY_KIND * eye) for gram in self.gram]
        self.hand_made = torch.zeros(FEATURES, VALUE_OUTPUTS, dtype=torch.float64, device=where)
        terms = slice(TERMS_AT, TERMS_AT + TERMS)
        self.hand_made[terms, 0] = scale[terms].double() / 8.0
        self.weights = self.hand_made.repeat(GROUPS, 1, 1)
        self.bias = torch.zeros(GROUPS, VALUE_OUTPUTS, dtype=torch.float64, device=where)

    def scaled(self, rows: Tensor) -> Tensor:
        return (self.ends.x[rows].float() / self.scale).double()

    def sum_up(self, group: int, rows: Tensor) -> None:
        if not len(rows):
            return
        for part in rows.split(PART):
            self.mean[group] += self.scaled(part).sum(0) / len(rows)
        for part in rows.split(PART):
            centred = self.scaled(part) - self.mean[group]
            self.gram[group] += centred.T @ centred

    def start(self) -> None:
        """Start from the hand-made evaluation, shifted to the right mean."""
        for group, rows in enumerate(self.rows):
            if len(rows):
                to_come = (self.ends.final - self.ends.now)[rows].double().mean(0)
                self.bias[group] = to_come - self.mean[group] @ self.weights[group]

    def solve(self, target: Tensor) -> None:
        """Solve the regressions of all groups for the target."""
        for number in range(6):
            groups = [group for group in (number, number + 6, number + 12) if len(self.rows[group])]
            right = {group: self.right_side(group, target) for group in groups}
            if not groups:
                continue
            beyond = sum(right[group] - self.gram[group] @ self.hand_made for group in groups)
            base = self.hand_made + torch.cholesky_solve(beyond, self.by_round[number])
            for group in groups:
                beyond = right[group] - self.gram[group] @ base
                self.weights[group] = base + torch.cholesky_solve(beyond, self.by_kind[group])
                self.bias[group] -= self.mean[group] @ self.weights[group]

    def right_side(self, group: int, target: Tensor) -> Tensor:
        rows = self.rows[group]
        self.bias[group] = target[rows].double().mean(0)
        total = torch.zeros_like(self.hand_made)
        for part in rows.split(PART):
            centred = self.scaled(part) - self.mean[group]
            total += centred.T @ (target[part].double() - self.bias[group])
        return total

    def predict(self) -> Tensor:
        """Predict the points to come of every row."""
        out = torch.zeros_like(self.ends.now)
        for group in range(GROUPS):
            weights = (self.weights[group] / self.scale.double()[:, None]).float()
            for part in (self.ends.group == group).nonzero()[:, 0].split(PART):
                out[part] = self.ends.x[part].float() @ weights + self.bias[group].float()
        return out


# The rest.


class Residual(torch.nn.Module):
    """Two layers for what the linear model leaves over; biases by group."""

    def __init__(self, sizes: Sizes, outs: int, mean: Tensor, scale: Tensor) -> None:
        super().__init__()
        self.mean, self.scale = mean / scale, scale
        where = mean.device

        def some(*shape: int, spread: float) -> torch.nn.Parameter:
            return torch.nn.Parameter((torch.randn(*shape) * spread).to(where))

        self.first = some(FEATURES, sizes.hidden, spread=0.03)
        self.first_bias = some(GROUPS, sizes.hidden, spread=0.1)
        self.second = some(sizes.hidden, sizes.units, spread=sizes.hidden**-0.5)
        self.second_bias = some(GROUPS, sizes.units, spread=0.1)
        self.last = some(sizes.units, outs, spread=0.1 * sizes.units**-0.5)
        self.last_bias = some(GROUPS, outs, spread=0.0)

    def forward(self, x: Tensor, group: Tensor) -> Tensor:
        centred = x.float() / self.scale - self.mean
        if self.training:
            centred = dropout(centred, DROPPED)
        hidden = torch.relu(centred @ self.first + self.first_bias[group])
        units = torch.relu(hidden @ self.second + self.second_bias[group])
        out: Tensor = units @ self.last + self.last_bias[group]
        return out

    def plain(self) -> tuple[Tensor, Tensor]:
        """Return the first layer and its bias for features that are not scaled."""
        return self.first / self.scale[:, None], self.first_bias - self.mean @ self.first


def train(
    module: torch.nn.Module, loss_of: Callable[[Tensor], Tensor], rows: Tensor, steps: int, rate: float
) -> None:
    """Fit the module to random batches of the rows."""
    module.train()
    adam = torch.optim.AdamW(module.parameters(), lr=rate, weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps, pct_start=0.1)
    size = min(BATCH[rows.device.type], len(rows))
    for _ in range(steps):
        batch = rows[torch.randint(len(rows), (size,)).to(rows.device)]
        adam.zero_grad()
        loss_of(batch).backward()
        adam.step()
        pace.step()
    module.eval()


@dataclass(frozen=True)
class FittedValues:
    """A fitted value network, and its error by round beside that of the hand-made evaluation."""

    shape: Shape
    numbers: "array[float]"
    errors: list[float]
    hand_made: list[float]


def fit_values(rows: DenseRows, sizes: Sizes, seed: int) -> FittedValues:
    """Fit the linear models in sweeps, then the network to what they leave over."""
    torch.manual_seed(seed)
    ends = TurnEnds(rows)
    mean, scale = mean_and_deviation(ends.x)
    linear = LinearModel(ends, scale)
    linear.start()
    predicted = linear.predict()
    for _ in range(SWEEPS):
        linear.solve(ends.returns(predicted + ends.now) - ends.now)
        predicted = linear.predict()
    residual = Residual(sizes, VALUE_OUTPUTS, mean, scale)
    more = torch.zeros_like(predicted)
    for _ in range(PASSES):
        more = fit_residual(residual, ends, predicted, more, sizes)
    off = predicted + more + ends.now - ends.final
    return FittedValues(
        value_shape(sizes.hidden, sizes.units),
        value_parameters(linear, residual),
        by_round(ends, off[:, 0]),
        by_round(ends, hand_made_error(ends)),
    )


def fit_residual(residual: Residual, ends: TurnEnds, predicted: Tensor, more: Tensor, sizes: Sizes) -> Tensor:
    """Fit the residual network once. Return its predictions for all rows, in points."""
    target = (ends.returns(predicted + more + ends.now) - ends.now - predicted) / SCALE
    target[~ends.company, 1] = 0.0

    def loss(batch: Tensor) -> Tensor:
        return ((residual(ends.x[batch], ends.group[batch]) - target[batch]) ** 2).mean()

    train(residual, loss, (~ends.tested).nonzero()[:, 0], sizes.steps, RATE)
    with torch.no_grad():
        parts = torch.arange(len(target), device=target.device).split(PART)
        return torch.cat([residual(ends.x[part], ends.group[part]) for part in parts]) * SCALE


def hand_made_error(ends: TurnEnds) -> Tensor:
    """Return the error of the hand-made evaluation for every row."""
    terms = ends.x[:, TERMS_AT : TERMS_AT + TERMS].float().sum(1) / 8.0
    return terms + ends.now[:, 0] - ends.final[:, 0]


def by_round(ends: TurnEnds, off: Tensor) -> list[float]:
    """Return the root mean square error in rounds 1 to 6, in games kept for testing."""
    found = []
    for number in range(6):
        errors = off[ends.tested & (ends.group % 6 == number)]
        found.append(round(float((errors**2).mean().sqrt()), 2) if len(errors) else 0.0)
    return found


def value_parameters(linear: LinearModel, residual: Residual) -> "array[float]":
    """Return linear models and network for features that are not scaled, in file order."""
    first, first_bias = residual.plain()
    straight = linear.weights / linear.scale.double()[:, None] / SCALE
    last_bias = residual.last_bias + linear.bias.float() / SCALE
    return array(
        "f",
        flattened(
            first, first_bias, straight, residual.second.T, residual.second_bias, residual.last.T, last_bias
        ),
    )
