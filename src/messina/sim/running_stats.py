"""The values of one quantity over many games, kept as whole sums: any order of adding gives the same."""

from dataclasses import dataclass
from math import sqrt


@dataclass
class RunningStats:
    """The values of one quantity: count, mean, deviation and extremes."""

    count: int = 0
    total: int = 0
    squares: int = 0
    least: int = 0
    most: int = 0

    def add(self, value: int) -> None:
        self.least = min(self.least, value) if self.count else value
        self.most = max(self.most, value) if self.count else value
        self.count += 1
        self.total += value
        self.squares += value * value

    def merge(self, other: "RunningStats") -> None:
        if other.count:
            self.least = min(self.least, other.least) if self.count else other.least
            self.most = max(self.most, other.most) if self.count else other.most
            self.count += other.count
            self.total += other.total
            self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """Return the standard deviation of the values."""
        if not self.count:
            return 0.0
        return sqrt(self.squares * self.count - self.total * self.total) / self.count

    def numbers(self) -> dict[str, float]:
        return {
            "mean": round(self.mean, 4),
            "deviation": round(self.deviation, 4),
            "least": self.least,
            "most": self.most,
        }
