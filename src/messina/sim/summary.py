"""What many games add up to: scores by seat and source, lengths, rats, repopulations, speed.

Everything is kept as whole sums and squares, so the same games give the same summary to the last digit in
whatever order and on however many processes they were played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from messina.game.results import result_of
from messina.languages import ENGLISH, Language
from messina.rules.state import State
from messina.rules.terms import SOURCES, TRACKS
from messina.sim.running_stats import RunningStats
from messina.sim.strategies import STRATEGIES, StrategyUse, add_game

Row = tuple[str, Sequence[str]]
"""A label and a value for each seat."""
SEAT_QUANTITIES = ("score", "rats", "repopulated", "boats", *TRACKS[:3])


@dataclass
class SeatSummary:
    """One seat over all games."""

    bot: str
    wins: int = 0
    """First places, shared ones too."""
    quantities: dict[str, RunningStats] = field(
        default_factory=lambda: {name: RunningStats() for name in SEAT_QUANTITIES}
    )
    sources: dict[str, RunningStats] = field(
        default_factory=lambda: {name: RunningStats() for name in SOURCES}
    )

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
    decisions: RunningStats = field(default_factory=RunningStats)
    """How many decisions of players a game took, forced ones too."""
    seats: list[SeatSummary] = field(default_factory=list)
    won: StrategyUse = field(default_factory=StrategyUse)
    """What those who won used; shared first places too."""
    lost: StrategyUse = field(default_factory=StrategyUse)
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
        add_game(state, winners, self.won, self.lost)

    def merge(self, other: "Summary") -> None:
        self.decisions.merge(other.decisions)
        for ours, theirs in zip(self.seats, other.seats, strict=True):
            ours.merge(theirs)
        self.won.merge(other.won)
        self.lost.merge(other.lost)

    # As JSON and as a table.

    def numbers(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "decisions": self.decisions.numbers(),
            "seats": [self.seat_numbers(seat) for seat in self.seats],
            "ways": {"won": self.won.numbers(), "lost": self.lost.numbers()},
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
        ways = self.strategy_rows(language)
        width = max(22, *(len(label) + 1 for label, _ in [*above, *ways, *sources]))
        yield say("simulation-title", games=self.games)
        yield ""
        yield from (row(label, values, width) for label, values in above)
        yield ""
        yield say("simulation-ways")
        yield from (row(label, values, width) for label, values in ways)
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

    def strategy_rows(self, language: Language) -> list[Row]:
        """What winners and the others did of each way of playing, and how many did; solo, all of them."""
        groups = {"won": self.won, "lost": self.lost} if self.lost.seats else {"all": self.won}
        heads = [[language.say(f"ways-{name}"), language.say("ways-used")] for name in groups]
        rows: list[Row] = [("", [cell for head in heads for cell in head])]
        for way in STRATEGIES:
            cells = [strategy_cells(group, way, language) for group in groups.values()]
            rows.append((f"  {language.say(f'way-{way}')}", [cell for pair in cells for cell in pair]))
        return rows

    def source_rows(self, language: Language) -> list[Row]:
        """The sources that gave anybody points."""
        return [
            (f"  {language.say(f'source-{name}')}", [shown(s.sources[name], language) for s in self.seats])
            for name in SOURCES
            if any(seat.sources[name].squares for seat in self.seats)
        ]


def strategy_cells(ways: StrategyUse, way: str, language: Language) -> list[str]:
    share = language.number(100 * ways.share(way))
    return [shown(ways.steps[way], language), language.say("share", value=share)]


def shown(spread: RunningStats, language: Language) -> str:
    return language.spread(spread.mean, spread.deviation)


def row(label: str, values: Sequence[str], width: int) -> str:
    return label.ljust(width) + "".join(value[:15].rjust(16) for value in values)
