"""A small network over the features of a position, in plain compiled Python.

The first layer is brought up to date by differences, since positions of one turn differ in a few features.
Its last columns go straight to the outputs, which is a linear model; the others pass a ReLU, a second layer
and another ReLU. The linear model and all biases are of their own for every round and kind of game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.component_values import Weights
from messina.bots.estate_features import write_features
from messina.bots.feature_vector import FEATURES, MOST, FeatureVector
from messina.bots.known_components import ComponentTexts
from messina.rules.state import State

GROUPS: Final = 18
"""Six rounds of three kinds of game: alone, for two, for more."""
STEP: Final = 8
"""Columns worked out at a time."""


def group_of(s: State) -> i64:
    """Return the group of a position: its round, and whether one, two or more play."""
    return min(max(s.round, 1), 6) - 1 + 6 * (min(s.options.players, 3) - 1)


class Parameters:
    """The numbers of a trained network: never changed, shared by all who use it.

    `first`, `second` and `last` are the layers, row after row; `straight` is the linear model.
    The linear model and all biases have one entry for each group.
    """

    def __init__(
        self,
        outs: i64,
        first: list[float],
        first_bias: list[list[float]],
        straight: list[list[float]],
        second: list[float],
        second_bias: list[list[float]],
        last: list[float],
        last_bias: list[list[float]],
    ) -> None:
        self.outs = outs
        self.hidden: i64 = len(first_bias[0])
        self.units: i64 = len(second_bias[0])
        self.columns: i64 = self.hidden + outs
        assert self.columns % STEP == 0 and self.units % 4 == 0
        self.first: list[vec[float]] = []
        for group in range(len(straight)):
            self.first.append(side_by_side(first, straight[group], self.hidden, outs))
        self.first_bias: list[vec[float]] = [vec[float](bias + [0.0] * outs) for bias in first_bias]
        self.second: vec[float] = vec[float](second)
        self.second_bias: list[vec[float]] = [vec[float](bias) for bias in second_bias]
        self.last: vec[float] = vec[float](last)
        self.last_bias: list[vec[float]] = [vec[float](bias) for bias in last_bias]


def side_by_side(left: list[float], right: list[float], width: i64, more: i64) -> vec[float]:
    """Join two matrices that have one row for each feature."""
    row: list[float] = []
    for feature in range(FEATURES):
        row += left[feature * width : (feature + 1) * width]
        row += right[feature * more : (feature + 1) * more]
    return vec[float](row)


class Network:
    """A network at work: it keeps the first layer of the last full position and updates it by differences."""

    def __init__(
        self, parameters: Parameters, w: Weights, components: ComponentTexts, for_policy: bool
    ) -> None:
        self.parameters = parameters
        self.w = w
        self.for_policy = for_policy
        """True for the network that rates destinations, False for the one that predicts values."""
        self.features = FeatureVector(components)
        self.known = FeatureVector(components)
        self.known_group: i64 = -1
        columns = parameters.columns
        self.sums: vec[float] = vec[float]([0.0] * columns)
        """The first layer of the known position."""
        self.now: vec[float] = vec[float]([0.0] * columns)
        self.units: vec[float] = vec[float]([0.0] * parameters.units)
        self.delta: vec[i64] = vec[i64]([0] * FEATURES)
        self.rows: vec[i64] = vec[i64]([0] * (2 * MOST))
        self.amounts: vec[float] = vec[float]([0.0] * (2 * MOST))
        self.outputs: vec[float] = vec[float]([0.0] * parameters.outs)

    def evaluate(self, s: State, seat: i64, settled: bool) -> None:
        """Compute `outputs` for the seat; `settled` says that its turn is over."""
        write_features(self.features, s, self.w, seat, settled, self.for_policy)
        group = group_of(s)
        if group == self.known_group:
            count = self.changed_features()
            if count * 2 < self.features.count:
                self.sum_rows(group, count, self.sums)
                self.run_layers(group)
                return
        self.sum_rows(group, self.all_features(), self.parameters.first_bias[group])
        for column in range(self.parameters.columns):
            self.sums[column] = self.now[column]
        self.known_group = group
        known = self.known
        self.known = self.features
        self.features = known
        self.run_layers(group)

    def all_features(self) -> i64:
        """Write all features to `rows` and `amounts`. Return how many there are."""
        features = self.features
        for i in range(features.count):
            self.rows[i] = features.index[i] * self.parameters.columns
            self.amounts[i] = float(features.value[i])
        return features.count

    def changed_features(self) -> i64:
        """Write the features that differ from the known position to `rows` and `amounts`. Return how many."""
        delta = self.delta
        features = self.features
        for i in range(features.count):
            delta[features.index[i]] += features.value[i]
        known = self.known
        for i in range(known.count):
            delta[known.index[i]] -= known.value[i]
        return self.collect(known, self.collect(features, 0))

    def collect(self, features: FeatureVector, count: i64) -> i64:
        """Add the features whose difference is not 0. Return the new number of rows."""
        delta = self.delta
        for i in range(features.count):
            index = features.index[i]
            if delta[index] != 0:
                self.rows[count] = index * self.parameters.columns
                self.amounts[count] = float(delta[index])
                delta[index] = 0
                count += 1
        return count

    def sum_rows(self, group: i64, count: i64, start: vec[float]) -> None:
        """Set `now` to `start` plus the weighted rows, eight columns at a time."""
        parameters = self.parameters
        weights = parameters.first[group if len(parameters.first) > 1 else 0]
        rows = self.rows
        amounts = self.amounts
        now = self.now
        j: i64 = 0
        while j < parameters.columns:
            a0 = start[j]
            a1 = start[j + 1]
            a2 = start[j + 2]
            a3 = start[j + 3]
            a4 = start[j + 4]
            a5 = start[j + 5]
            a6 = start[j + 6]
            a7 = start[j + 7]
            for i in range(count):
                k = rows[i] + j
                v = amounts[i]
                a0 += v * weights[k]
                a1 += v * weights[k + 1]
                a2 += v * weights[k + 2]
                a3 += v * weights[k + 3]
                a4 += v * weights[k + 4]
                a5 += v * weights[k + 5]
                a6 += v * weights[k + 6]
                a7 += v * weights[k + 7]
            now[j] = a0
            now[j + 1] = a1
            now[j + 2] = a2
            now[j + 3] = a3
            now[j + 4] = a4
            now[j + 5] = a5
            now[j + 6] = a6
            now[j + 7] = a7
            j += STEP

    def run_layers(self, group: i64) -> None:
        """Compute the second layer, the last layer and `outputs`."""
        parameters = self.parameters
        now = self.now
        units = self.units
        width = parameters.hidden
        weights = parameters.second
        biases = parameters.second_bias[group]
        u: i64 = 0
        while u < parameters.units:
            a0 = biases[u]
            a1 = biases[u + 1]
            a2 = biases[u + 2]
            a3 = biases[u + 3]
            k = u * width
            for j in range(width):
                v = now[j]
                if v > 0.0:
                    a0 += v * weights[k + j]
                    a1 += v * weights[k + width + j]
                    a2 += v * weights[k + 2 * width + j]
                    a3 += v * weights[k + 3 * width + j]
            units[u] = a0
            units[u + 1] = a1
            units[u + 2] = a2
            units[u + 3] = a3
            u += 4
        weights = parameters.last
        biases = parameters.last_bias[group]
        for out in range(parameters.outs):
            a0 = biases[out] + now[width + out]
            k = out * parameters.units
            for u in range(parameters.units):
                if units[u] > 0.0:
                    a0 += units[u] * weights[k + u]
            self.outputs[out] = a0
