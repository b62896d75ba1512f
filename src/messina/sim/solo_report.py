"""Solo games of one bot beside what is known of real play.

What the rulebook calls a good solo score (12.6) is the first target. The others are the calibration table of
the components' description: what reviews and reports of real games say.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from statistics import fmean, median
from typing import Any, Final

from messina.bots import make_bot
from messina.errors import OptionError
from messina.game.results import GOOD_SOLO
from messina.languages import ENGLISH, Language
from messina.rules.terms import (
    FROM_ACTIONS,
    FROM_BOATS,
    FROM_CHURCH,
    FROM_CITY,
    FROM_CYCLING,
    FROM_HEXES,
    FROM_PLAGUE,
    FROM_POPULARITY,
    FROM_PRODUCTION,
    FROM_RANKING,
    FROM_REPOPULATION,
    FROM_SCROLLS,
    FROM_VISITS,
    FROM_WAGONS,
    FROM_WORKSHOPS,
    TRACKS,
)
from messina.sim.arena import mean_sources, shown_share
from messina.sim.matches import STANDARD_SERIES, Match, Outcome, SeatOutcome, Series, play_match
from messina.sim.statistics import Distribution, distribution, wilson
from messina.sim.workers import Workers, nothing

HIGH_REGISTER: Final = 10
"""End points from which a register counts as high."""

DURING_PLAY: Final = (
    FROM_PLAGUE,
    FROM_ACTIONS,
    FROM_BOATS,
    FROM_WAGONS,
    FROM_WORKSHOPS,
    FROM_PRODUCTION,
    FROM_VISITS,
    FROM_CYCLING,
)
REGISTERS: Final = (FROM_POPULARITY, FROM_CITY, FROM_CHURCH, FROM_RANKING)
REPOPULATION: Final = (FROM_HEXES, FROM_REPOPULATION)

COLUMNS: Final = ("mean", "deviation", "least", "lower", "median", "upper", "most")
"""What is shown of a distribution."""

Seats = Sequence[SeatOutcome]


def mean_of(*sources: int) -> Callable[[Seats], float]:
    """Mean points from these sources together."""
    return lambda seats: fmean(sum(seat.points[source] for source in sources) for seat in seats)


def both_high(seat: SeatOutcome) -> bool:
    return min(seat.points[FROM_CITY], seat.points[FROM_CHURCH]) >= HIGH_REGISTER


@dataclass(frozen=True)
class Target:
    """What strong play should look like: a quantity, how it is measured, and where it should lie."""

    name: str
    goal: "Goal"
    source: str
    """T: a rulebook says so; P: a public report; R: our own reconstruction."""
    low: float
    high: float
    measure: Callable[[Seats], float]

    def quantity(self, language: Language = ENGLISH) -> str:
        return language.say(f"target-{self.name}")

    def words(self, language: Language = ENGLISH) -> str:
        """Where it should lie, as those who reported it would say."""
        return language.say(f"goal-{self.goal.name}", low=self.goal.low, high=self.goal.high)


@dataclass(frozen=True)
class Goal:
    """A message about one or two numbers."""

    name: str
    low: int = 0
    high: int = 0


NO_LIMIT: Final = float("inf")


def targets(good: int) -> tuple[Target, ...]:
    or_more = Goal("about-or-more", 15)
    return (
        Target(
            "median-score",
            Goal("about", good),
            "T",
            good - 10,
            good + 10,
            lambda s: median(x.score for x in s),
        ),
        Target("best-score", Goal("about", 141), "P", 131, 151, lambda s: max(x.score for x in s)),
        Target("rounds", Goal("between", 30, 50), "P", 30, 50, mean_of(*DURING_PLAY)),
        Target("registers", or_more, "P", 13, NO_LIMIT, mean_of(*REGISTERS)),
        Target("repopulation", or_more, "P", 13, NO_LIMIT, mean_of(*REPOPULATION)),
        Target("scrolls", or_more, "P", 13, NO_LIMIT, mean_of(FROM_SCROLLS)),
        Target("repopulations", Goal("at-least", 2, 3), "P", 2, 5, lambda s: fmean(x.repopulated for x in s)),
        Target("rats", Goal("at-most-about", high=2), "P", 0, 2.5, lambda s: fmean(x.rats for x in s)),
        Target("most-of-a-register", Goal("at-most", high=17), "P", 0, 17, most_of_a_register),
        Target("points-of-a-hex", Goal("between", 7, 19), "P", 7, 19, points_a_hex),
        Target("both-high", Goal("rare"), "P", 0, 10, share_of_both_high),
    )


def most_of_a_register(seats: Seats) -> float:
    return max(max(seat.points[FROM_CITY], seat.points[FROM_CHURCH]) for seat in seats)


def points_a_hex(seats: Seats) -> float:
    tiles = sum(seat.repopulated for seat in seats)
    return sum(seat.points[FROM_HEXES] for seat in seats) / tiles if tiles else 0.0


def share_of_both_high(seats: Seats) -> float:
    return 100 * fmean(both_high(seat) for seat in seats)


@dataclass(frozen=True)
class Solo:
    """What is to be played."""

    bot: str
    games: int
    series: Series = STANDARD_SERIES

    @property
    def advanced(self) -> bool:
        return self.series.setting.options(1).advanced

    @property
    def good(self) -> int:
        return GOOD_SOLO.advanced if self.advanced else GOOD_SOLO.basic

    def check(self) -> None:
        """OptionError before any game is played."""
        if self.games < 1:
            raise OptionError(f"games is {self.games}; at least one game is played")
        self.series.check(1)
        make_bot(self.bot, 0)


def run_solo(
    solo: Solo,
    jobs: int = 1,
    progress: Callable[[int], object] = nothing,
    play: Callable[[Series, Match], Outcome] = play_match,
    cluster: str | None = None,
) -> "SoloReport":
    """Play all games."""
    solo.check()
    matches = [Match(deal, (solo.bot,), (0,)) for deal in range(solo.games)]
    with Workers(jobs, cluster) as workers:
        return SoloReport(solo, workers.map(partial(play, solo.series), matches, progress))


@dataclass(frozen=True)
class Finding:
    """A target and what was measured."""

    target: Target
    value: float

    @property
    def verdict(self) -> str:
        if self.value < self.target.low:
            return "below"
        return "above" if self.value > self.target.high else "fits"


class SoloReport:
    """What the games add up to."""

    def __init__(self, solo: Solo, outcomes: list[Outcome]) -> None:
        self.solo = solo
        self.outcomes = outcomes
        self.seats = [outcome.seats[0] for outcome in outcomes]
        self.quantities = quantities(self.seats)
        self.sources = mean_sources(self.seats)
        self.reached = wilson(sum(seat.score >= solo.good for seat in self.seats), len(self.seats))
        self.findings = [Finding(target, target.measure(self.seats)) for target in targets(solo.good)]
        turns = sum(seat.turns for seat in self.seats)
        self.turn_seconds = sum(seat.seconds for seat in self.seats) / max(turns, 1)

    def numbers(self) -> dict[str, Any]:
        return {
            "solo": asdict(self.solo),
            "games": len(self.seats),
            "good_score": self.solo.good,
            "reached": asdict(self.reached),
            "quantities": {name: asdict(values) for name, values in self.quantities.items()},
            "sources": self.sources,
            "calibration": [
                {
                    "quantity": finding.target.quantity(),
                    "target": finding.target.words(),
                    "source": finding.target.source,
                    "measured": finding.value,
                    "verdict": finding.verdict,
                }
                for finding in self.findings
            ],
            "turn_seconds": self.turn_seconds,
            "scores": [seat.score for seat in self.seats],
        }


def quantities(seats: Seats) -> dict[str, Distribution]:
    named = {
        "score": [seat.score for seat in seats],
        "repopulations": [seat.repopulated for seat in seats],
        "rats": [seat.rats for seat in seats],
        "boats": [seat.boats for seat in seats],
    }
    for number, register in enumerate(TRACKS[:3]):
        named[f"{register} space"] = [seat.registers[number] for seat in seats]
    return {name: distribution(values) for name, values in named.items()}


def quantity_word(name: str, language: Language) -> str:
    return language.say(f"quantity-{name.replace(' ', '-')}")


def boards_of(solo: Solo) -> str:
    return "advanced" if solo.advanced else "basic"


def solo_text(report: SoloReport, language: Language = ENGLISH) -> str:
    say, solo = language.say, report.solo
    title = say(
        "solo-title",
        games=len(report.seats),
        bot=solo.bot,
        boards=boards_of(solo),
        seed=str(solo.series.seed),
    )
    good = say("solo-good", good=solo.good, share=shown_share(report.reached, language))
    return "\n".join(
        [
            title,
            "",
            *quantity_lines(report, language),
            "",
            good,
            "",
            say("mean-points-by-source"),
            *source_lines(report, language),
            "",
            *target_lines(report, language),
        ]
    )


def quantity_lines(report: SoloReport, language: Language) -> Iterator[str]:
    heads = [language.say(f"solo-{name}") for name in COLUMNS]
    labels = [quantity_word(name, language) for name in report.quantities]
    width = max(24, *(len(label) + 1 for label in labels))
    widths = [max(8, len(head) + 2) for head in heads]
    yield " " * width + "".join(head.rjust(wide) for head, wide in zip(heads, widths, strict=True))
    for label, values in zip(labels, report.quantities.values(), strict=True):
        cells = [language.number(getattr(values, name)) for name in COLUMNS]
        yield label.ljust(width) + "".join(c.rjust(wide) for c, wide in zip(cells, widths, strict=True))


def source_lines(report: SoloReport, language: Language) -> list[str]:
    words = {name: language.say(f"source-{name}") for name in report.sources}
    width = max([22, *(len(word) + 1 for word in words.values())])
    return [f"  {words[name]:{width}}{language.number(mean):>8}" for name, mean in report.sources.items()]


def target_lines(report: SoloReport, language: Language) -> Iterator[str]:
    say = language.say
    head, labels = say("solo-targets"), [one.target.quantity(language) for one in report.findings]
    width = max(34, len(head) - 1, *(len(label) + 1 for label in labels))
    yield f"{head:{width + 2}}{say('solo-measured'):>10}  {say('solo-target')}"
    for label, one in zip(labels, report.findings, strict=True):
        verdict = say(f"verdict-{one.verdict}")
        yield f"  {label:{width}}{language.number(one.value):>10}  {one.target.words(language)}: {verdict}"
