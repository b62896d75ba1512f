"""A small network over the features of a position, in plain compiled Python.

The first layer is brought up to date by differences, since positions of one turn differ in a few features.
Its last columns go straight to the outputs, which is a linear model; the others pass a ReLU, a second layer
and another ReLU. The linear model and all biases are of their own for every round and kind of game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.familiar import Prints
from messina.bots.features import write_features
from messina.bots.sheet import FEATURES, MOST, Sheet
from messina.bots.worth import Weights
from messina.rules.state import State

GROUPS: Final = 18
"""Six rounds of three kinds of game: alone, for two, for more."""
STEP: Final = 8
"""Columns worked out at a time."""


def group_of(s: State) -> i64:
    return min(max(s.round, 1), 6) - 1 + 6 * (min(s.options.players, 3) - 1)


class Numbers:
    """What was learned; never changed, and shared by all who play with it.

    `first`, `second` and `last` are the layers, row after row; `straight` is the linear model and, like all
    biases, there for every group.
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
            self.first.append(beside(first, straight[group], self.hidden, outs))
        self.first_bias: list[vec[float]] = [vec[float](bias + [0.0] * outs) for bias in first_bias]
        self.second: vec[float] = vec[float](second)
        self.second_bias: list[vec[float]] = [vec[float](bias) for bias in second_bias]
        self.last: vec[float] = vec[float](last)
        self.last_bias: list[vec[float]] = [vec[float](bias) for bias in last_bias]


def beside(left: list[float], right: list[float], width: i64, more: i64) -> vec[float]:
    """Two matrices with a row for every feature, side by side."""
    row: list[float] = []
    for feature in range(FEATURES):
        row += left[feature * width : (feature + 1) * width]
        row += right[feature * more : (feature + 1) * more]
    return vec[float](row)


class Network:
    """Numbers at work: what it last saw in full, and what it says of the present position."""

    def __init__(self, numbers: Numbers, w: Weights, prints: Prints, looking: bool) -> None:
        self.numbers = numbers
        self.w = w
        self.looking = looking
        """Says where to go, rather than what a position is worth."""
        self.sheet = Sheet(prints)
        self.known = Sheet(prints)
        self.known_group: i64 = -1
        columns = numbers.columns
        self.sums: vec[float] = vec[float]([0.0] * columns)
        """The first layer of the known position."""
        self.now: vec[float] = vec[float]([0.0] * columns)
        self.units: vec[float] = vec[float]([0.0] * numbers.units)
        self.delta: vec[i64] = vec[i64]([0] * FEATURES)
        self.rows: vec[i64] = vec[i64]([0] * (2 * MOST))
        self.amounts: vec[float] = vec[float]([0.0] * (2 * MOST))
        self.outputs: vec[float] = vec[float]([0.0] * numbers.outs)

    def judge(self, s: State, seat: i64, settled: bool) -> None:
        """Fill `outputs` for the seat; `settled` says that its turn is over."""
        write_features(self.sheet, s, self.w, seat, settled, self.looking)
        group = group_of(s)
        if group == self.known_group:
            count = self.changes()
            if count * 2 < self.sheet.count:
                self.add(group, count, self.sums)
                self.finish(group)
                return
        self.add(group, self.everything(), self.numbers.first_bias[group])
        for column in range(self.numbers.columns):
            self.sums[column] = self.now[column]
        self.known_group = group
        known = self.known
        self.known = self.sheet
        self.sheet = known
        self.finish(group)

    def everything(self) -> i64:
        """All features as `rows` and `amounts`; their number."""
        sheet = self.sheet
        for i in range(sheet.count):
            self.rows[i] = sheet.index[i] * self.numbers.columns
            self.amounts[i] = float(sheet.value[i])
        return sheet.count

    def changes(self) -> i64:
        """Features that differ from the known position, as `rows` and `amounts`; their number."""
        delta = self.delta
        sheet = self.sheet
        for i in range(sheet.count):
            delta[sheet.index[i]] += sheet.value[i]
        known = self.known
        for i in range(known.count):
            delta[known.index[i]] -= known.value[i]
        return self.collect(known, self.collect(sheet, 0))

    def collect(self, sheet: Sheet, count: i64) -> i64:
        delta = self.delta
        for i in range(sheet.count):
            index = sheet.index[i]
            if delta[index] != 0:
                self.rows[count] = index * self.numbers.columns
                self.amounts[count] = float(delta[index])
                delta[index] = 0
                count += 1
        return count

    def add(self, group: i64, count: i64, start: vec[float]) -> None:
        """now = start + the rows, eight columns at a time."""
        numbers = self.numbers
        weights = numbers.first[group if len(numbers.first) > 1 else 0]
        rows = self.rows
        amounts = self.amounts
        now = self.now
        j: i64 = 0
        while j < numbers.columns:
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

    def finish(self, group: i64) -> None:
        """The layers behind the first."""
        numbers = self.numbers
        now = self.now
        units = self.units
        width = numbers.hidden
        weights = numbers.second
        biases = numbers.second_bias[group]
        u: i64 = 0
        while u < numbers.units:
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
        weights = numbers.last
        biases = numbers.last_bias[group]
        for out in range(numbers.outs):
            a0 = biases[out] + now[width + out]
            k = out * numbers.units
            for u in range(numbers.units):
                if units[u] > 0.0:
                    a0 += units[u] * weights[k + u]
            self.outputs[out] = a0
