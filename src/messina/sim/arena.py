"""Bots against bots, measured honestly.

A deal is played by every line-up in every rotation of its seats, with the same chance each time, so neither
the seat nor the deal favours anybody. With more bots than seats every combination meets; the cyclic order
at the table changes from deal to deal. A bot named twice takes two seats and counts as one competitor.
"""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from itertools import combinations, permutations
from statistics import fmean
from typing import Any, Final

from messina.bots import make_bot
from messina.errors import OptionError
from messina.languages import ENGLISH, Language
from messina.rules.terms import SOURCES
from messina.sim.matches import STANDARD_SERIES, Match, Outcome, SeatOutcome, Series, play_match
from messina.sim.statistics import Distribution, Rating, Share, distribution, rate, wilson
from messina.sim.workers import Workers, nothing

MOST_SEATS = 4
COLUMNS: Final = {"rating": 15, "first": 24, "place": 7, "score": 15, "quartiles": 14, "turn": 10}
"""The columns of the standings, and how wide they are at least."""


@dataclass(frozen=True)
class Arena:
    """What is to be played: bots, at least so many games, seats at a table (0: as many as bots fit)."""

    bots: tuple[str, ...]
    games: int
    players: int = 0
    series: Series = STANDARD_SERIES

    @property
    def seats(self) -> int:
        return self.players or min(len(self.bots), MOST_SEATS)

    def check(self) -> None:
        """OptionError before any game is played."""
        if len(set(self.bots)) < 2:
            raise OptionError("an arena takes at least two different bots")
        if not 2 <= self.seats <= MOST_SEATS:
            raise OptionError(f"players is {self.players}; an arena has tables for 2 to {MOST_SEATS}")
        if len(self.bots) < self.seats:
            raise OptionError(
                f"{len(self.bots)} bots do not fill {self.seats} seats; "
                "one that shall take several is named as often"
            )
        if self.games < 1:
            raise OptionError(f"games is {self.games}; at least one game is played")
        self.series.check(self.seats)
        for spec in set(self.bots):
            make_bot(spec, 0)

    def matches(self) -> list[Match]:
        """Whole deals until there are enough games."""
        meetings = line_ups(self.bots, self.seats)
        deals = -(-self.games // (len(meetings) * self.seats))
        return [
            Match(deal, tuple(self.bots[entrant] for entrant in seating), seating)
            for deal in range(deals)
            for entrants in meetings
            for seating in seatings(entrants, deal)
        ]


def line_ups(bots: Sequence[str], players: int) -> list[tuple[int, ...]]:
    """Entrants that meet at one table: every combination of bots once, but none of one bot alone."""
    meetings: dict[tuple[str, ...], tuple[int, ...]] = {}
    for entrants in combinations(range(len(bots)), players):
        names = tuple(sorted(bots[entrant] for entrant in entrants))
        if len(set(names)) > 1:
            meetings.setdefault(names, entrants)
    return list(meetings.values())


def seatings(entrants: tuple[int, ...], deal: int) -> list[tuple[int, ...]]:
    """All rotations of one cyclic order of the entrants; deals take the orders in turn."""
    orders = list(permutations(entrants[1:]))
    order = entrants[:1] + orders[deal % len(orders)]
    return [order[turn:] + order[:turn] for turn in range(len(order))]


def run_arena(
    arena: Arena,
    jobs: int = 1,
    progress: Callable[[int], object] = nothing,
    play: Callable[[Series, Match], Outcome] = play_match,
    cluster: str | None = None,
) -> "Standings":
    """Play all matches. The same seed gives the same standings on any number of processes, but for the
    times, if no bot looks at the clock."""
    arena.check()
    with Workers(jobs, cluster) as workers:
        outcomes = workers.map(partial(play, arena.series), arena.matches(), progress)
    return Standings(arena, outcomes)


@dataclass(frozen=True)
class Standing:
    """One bot over all its seats."""

    bot: str
    seats: int
    """Seats it took in all games together."""
    rating: Rating
    wins: Share
    """First places; a shared one counts as its part."""
    mean_place: float
    scores: Distribution
    sources: dict[str, float]
    """Mean points by source."""
    turn_seconds: float
    """Mean time it thought in a turn."""


@dataclass(frozen=True)
class Meeting:
    """How often the first bot was placed before the second; equal places count half."""

    bot: str
    other: str
    ahead: Share


class Standings:
    """What an arena's games add up to."""

    def __init__(self, arena: Arena, outcomes: list[Outcome]) -> None:
        self.arena = arena
        self.outcomes = outcomes
        bots = list(dict.fromkeys(arena.bots))
        ratings = rate({i: (s.bot, s.place) for i, s in enumerate(o.seats)} for o in outcomes)
        standings = [standing(bot, outcomes, ratings[bot]) for bot in bots]
        self.standings = sorted(standings, key=lambda one: -one.rating.mu)
        self.bots = [one.bot for one in self.standings]
        self.meetings = [
            meeting(bot, other, outcomes) for bot in self.bots for other in self.bots if bot != other
        ]
        self.seat_wins = [seat_wins(seat, outcomes) for seat in range(arena.seats)]

    def scores(self, bot: str) -> list[int]:
        return [seat.score for seat in seats_of(bot, self.outcomes)]

    def ahead(self, bot: str, other: str) -> Share | None:
        """None where they never met."""
        for one in self.meetings:
            if (one.bot, one.other) == (bot, other) and one.ahead.trials:
                return one.ahead
        return None

    def numbers(self) -> dict[str, Any]:
        """Everything as JSON: what was played, what came of it, and the games themselves."""
        return {
            "arena": asdict(self.arena),
            "games": len(self.outcomes),
            "deals": 1 + max(outcome.match.deal for outcome in self.outcomes),
            "standings": [asdict(one) for one in self.standings],
            "meetings": [asdict(one) for one in self.meetings],
            "first_places_by_seat": [asdict(share) for share in self.seat_wins],
            "results": [result_numbers(outcome) for outcome in self.outcomes],
        }


def result_numbers(outcome: Outcome) -> dict[str, Any]:
    return {
        "deal": outcome.match.deal,
        "bots": list(outcome.match.bots),
        "scores": [seat.score for seat in outcome.seats],
        "places": [seat.place for seat in outcome.seats],
    }


def seats_of(bot: str, outcomes: list[Outcome]) -> list[SeatOutcome]:
    return [seat for outcome in outcomes for seat in outcome.seats if seat.bot == bot]


def part_of_win(outcome: Outcome, seat: SeatOutcome) -> float:
    """1 for the winner; who shares the first place has a part of it."""
    if seat.place != 1:
        return 0.0
    return 1.0 / sum(other.place == 1 for other in outcome.seats)


def standing(bot: str, outcomes: list[Outcome], rating: Rating) -> Standing:
    seats = seats_of(bot, outcomes)
    wins = sum(part_of_win(o, seat) for o in outcomes for seat in o.seats if seat.bot == bot)
    turns = sum(seat.turns for seat in seats)
    return Standing(
        bot,
        len(seats),
        rating,
        wilson(wins, len(seats)),
        fmean(seat.place for seat in seats),
        distribution([seat.score for seat in seats]),
        mean_sources(seats),
        sum(seat.seconds for seat in seats) / max(turns, 1),
    )


def mean_sources(seats: Sequence[SeatOutcome]) -> dict[str, float]:
    """Mean points by source; those that never gave any are left out."""
    columns = list(zip(*(seat.points for seat in seats), strict=True))
    return {source: fmean(column) for source, column in zip(SOURCES, columns, strict=False) if any(column)}


def meeting(bot: str, other: str, outcomes: list[Outcome]) -> Meeting:
    ahead, trials = 0.0, 0
    for outcome in outcomes:
        for one in outcome.seats:
            for two in outcome.seats:
                if one.bot == bot and two.bot == other:
                    trials += 1
                    ahead += 1.0 if one.place < two.place else 0.5 if one.place == two.place else 0.0
    return Meeting(bot, other, wilson(ahead, trials))


def seat_wins(seat: int, outcomes: list[Outcome]) -> Share:
    return wilson(sum(part_of_win(outcome, outcome.seats[seat]) for outcome in outcomes), len(outcomes))


# As text.


def shown_share(share: Share, language: Language = ENGLISH) -> str:
    value, low, high = (language.number(100 * part) for part in (share.value, share.low, share.high))
    return language.say("share-interval", value=value, low=low, high=high)


def shown_time(seconds: float, language: Language = ENGLISH) -> str:
    if seconds >= 1:
        return language.say("time-seconds", n=language.number(seconds, 2))
    return language.say("time-milliseconds", n=language.number(1000 * seconds))


def standings_text(standings: Standings, language: Language = ENGLISH) -> str:
    """The standings, best first, and who was ahead of whom."""
    say, arena = language.say, standings.arena
    title = say("arena-title", games=len(standings.outcomes), seats=arena.seats, seed=str(arena.series.seed))
    lines = [title, "", *standings_lines(standings, language), "", say("arena-meetings")]
    lines += [
        "  " + say("arena-meeting", bot=m.bot, other=m.other, share=shown_share(m.ahead, language))
        for m in standings.meetings
        if m.ahead.trials
    ]
    lines += ["", say("arena-seats")]
    for number, share in enumerate(standings.seat_wins, start=1):
        seat = say("seat-number", number=number)
        lines.append("  " + say("arena-seat", seat=seat, share=shown_share(share, language)))
    return "\n".join(lines)


def standings_lines(standings: Standings, language: Language) -> list[str]:
    width = max(12, *(len(bot) + 2 for bot in standings.bots))
    labels = [language.say("bot-name"), *standings.bots]
    rows = [[language.say(f"arena-{name}") for name in COLUMNS]]
    rows += [standing_cells(one, language) for one in standings.standings]
    widths = [
        max(least, *(len(cell) + 1 for cell in column))
        for least, column in zip(COLUMNS.values(), zip(*rows, strict=True), strict=True)
    ]
    return [
        label.ljust(width) + "".join(cell.rjust(wide) for cell, wide in zip(row, widths, strict=True))
        for label, row in zip(labels, rows, strict=True)
    ]


def standing_cells(one: Standing, language: Language) -> list[str]:
    return [
        language.spread(one.rating.mu, one.rating.high - one.rating.mu),
        shown_share(one.wins, language),
        language.number(one.mean_place, 2),
        language.spread(one.scores.mean, one.scores.deviation),
        " ".join(language.number(q, 0) for q in (one.scores.lower, one.scores.median, one.scores.upper)),
        shown_time(one.turn_seconds, language),
    ]
