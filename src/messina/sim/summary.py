"""What many games add up to: scores by seat and source, lengths, rats, repopulations, speed.

Everything is kept as whole sums and squares, so the same games give the same summary to the last digit in
whatever order and on however many processes they were played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from messina.game import result_of
from messina.languages import ENGLISH, Language
from messina.rules.state import State
from messina.rules.terms import SOURCES, TRACKS


@dataclass
class Spread:
    """The values of one quantity: how many, their mean and how far they lie apart."""

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

    def merge(self, other: "Spread") -> None:
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
        """The standard deviation of the values."""
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


Row = tuple[str, Sequence[str]]
"""A label and a value for each seat."""
SEAT_QUANTITIES = ("score", "rats", "repopulated", "boats", *TRACKS[:3])


@dataclass
class SeatSummary:
    """One seat over all games."""

    bot: str
    wins: int = 0
    """First places, shared ones too."""
    quantities: dict[str, Spread] = field(
        default_factory=lambda: {name: Spread() for name in SEAT_QUANTITIES}
    )
    sources: dict[str, Spread] = field(default_factory=lambda: {name: Spread() for name in SOURCES})

    def add(self, state: State, seat: int, won: bool) -> None:
        player = state.seats[seat]
        values = (player.score, player.rats, player.repopulated, len(player.boats), *player.registers)
        self.wins += won
        for spread, value in zip(self.quantities.values(), values, strict=True):
            spread.add(value)
        for spread, points in zip(self.sources.values(), player.points, strict=True):
            spread.add(points)

    def merge(self, other: "SeatSummary") -> None:
        self.wins += other.wins
        for name, spread in self.quantities.items():
            spread.merge(other.quantities[name])
        for name, spread in self.sources.items():
            spread.merge(other.sources[name])


@dataclass
class Summary:
    """All games of a simulation."""

    bots: tuple[str, ...]
    decisions: Spread = field(default_factory=Spread)
    """How many decisions of players a game took, forced ones too."""
    seats: list[SeatSummary] = field(default_factory=list)
    seconds: float = 0.0
    """How long it took; the only thing that differs from run to run."""

    def __post_init__(self) -> None:
        self.seats = self.seats or [SeatSummary(bot) for bot in self.bots]

    @property
    def games(self) -> int:
        return self.decisions.count

    def add(self, state: State, decisions: int) -> None:
        """Count one finished game."""
        self.decisions.add(decisions)
        winners = result_of(state).winners
        for seat, summary in enumerate(self.seats):
            summary.add(state, seat, seat in winners)

    def merge(self, other: "Summary") -> None:
        self.decisions.merge(other.decisions)
        for ours, theirs in zip(self.seats, other.seats, strict=True):
            ours.merge(theirs)

    # As JSON and as a table.

    def numbers(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions.numbers(),
            "seats": [self.seat_numbers(seat) for seat in self.seats],
            "speed": {
                "seconds": round(self.seconds, 3),
                "games_per_second": round(self.per_second(self.games), 2),
                "decisions_per_second": round(self.per_second(self.decisions.total), 2),
            },
        }

    def seat_numbers(self, seat: SeatSummary) -> dict[str, Any]:
        return {
            "bot": seat.bot,
            "wins": seat.wins,
            **{name: spread.numbers() for name, spread in seat.quantities.items()},
            "sources": {name: spread.numbers() for name, spread in seat.sources.items()},
        }

    def per_second(self, amount: int) -> float:
        return amount / self.seconds if self.seconds else 0.0

    def table(self, language: Language = ENGLISH) -> str:
        """Means and standard deviations, a column a seat."""
        return "\n".join(self.lines(language))

    def lines(self, language: Language) -> Iterator[str]:
        say = language.say
        sources = self.source_rows(language)
        above = self.seat_rows(language)
        width = max(22, *(len(label) + 1 for label, _ in [*above, *sources]))
        yield say("simulation-title", games=self.games)
        yield ""
        yield from (row(label, values, width) for label, values in above)
        yield ""
        yield say("points-by-source")
        yield from (row(label, values, width) for label, values in sources)
        yield ""
        took = self.decisions
        yield say("simulation-decisions", spread=shown(took, language), least=took.least, most=took.most)
        yield say(
            "simulation-speed",
            games=language.number(self.per_second(self.games), grouped=True),
            decisions=language.number(self.per_second(took.total), 0, grouped=True),
            seconds=language.number(self.seconds, 2),
        )

    def seat_rows(self, language: Language) -> list[Row]:
        say = language.say
        rows: list[Row] = [
            ("", [say("seat-number", number=number + 1) for number in range(len(self.seats))]),
            (say("bot-name"), [seat.bot for seat in self.seats]),
        ]
        if len(self.seats) > 1:
            shares = [language.number(100 * seat.wins / max(self.games, 1)) for seat in self.seats]
            rows.append((say("simulation-won"), [say("share", value=share) for share in shares]))
        for name in SEAT_QUANTITIES:
            values = [shown(seat.quantities[name], language) for seat in self.seats]
            rows.append((say(f"quantity-{name}"), values))
        return rows

    def source_rows(self, language: Language) -> list[Row]:
        """The sources that gave anybody points."""
        return [
            (f"  {language.say(f'source-{name}')}", [shown(s.sources[name], language) for s in self.seats])
            for name in SOURCES
            if any(seat.sources[name].squares for seat in self.seats)
        ]


def shown(spread: Spread, language: Language) -> str:
    return language.spread(spread.mean, spread.deviation)


def row(label: str, values: Sequence[str], width: int) -> str:
    return label.ljust(width) + "".join(value[:15].rjust(16) for value in values)
