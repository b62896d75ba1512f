"""One game of the lab: who sits where, and what came of it, seat by seat.

A deal is a number: chance answers the same in every match of one deal, and an entrant has the same dice in
all of them, wherever it sits. So matches of one deal differ by the seating alone.
"""

from dataclasses import dataclass
from typing import Final

from messina.bots import Bot, builtin_bots, make_bot
from messina.bots.external import BotError
from messina.errors import MessinaError, OptionError
from messina.game.driver import check_seed
from messina.game.results import result_of
from messina.options import STANDARD, Setting
from messina.rules.dice import Dice, Fate
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.turn import ChooseDestination
from messina.sim.simulate import SEED_BITS, play_game, printed, wide_seed


@dataclass(frozen=True)
class Series:
    """What all matches of a run have in common."""

    seed: int = 0
    setting: Setting = STANDARD

    def check(self, players: int) -> None:
        """OptionError or PackError before any process is started."""
        self.setting.options(players)
        printed(self.setting.pack)
        if not 0 <= check_seed(self.seed) < 1 << SEED_BITS:
            raise OptionError(f"seed is {self.seed}; it is a whole number from 0 to 2**{SEED_BITS} - 1")


STANDARD_SERIES: Final = Series()


@dataclass(frozen=True)
class Match:
    """A deal and, for each seat, a bot's spec and its number among the entrants."""

    deal: int
    bots: tuple[str, ...]
    entrants: tuple[int, ...]


@dataclass(frozen=True)
class SeatOutcome:
    """How one seat fared."""

    bot: str
    score: int
    place: int
    points: tuple[int, ...] = ()
    """By source, in the order of SOURCES."""
    registers: tuple[int, ...] = ()
    """The spaces reached on popularity, city and church."""
    rats: int = 0
    repopulated: int = 0
    boats: int = 0
    turns: int = 0
    seconds: float = 0.0
    """Time the bot thought, over all its turns."""


@dataclass(frozen=True)
class Outcome:
    """A match that was played."""

    match: Match
    seats: tuple[SeatOutcome, ...]


class TimedBot:
    """A bot under a stopwatch; whatever goes wrong in it is a BotError with its name."""

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        self.bot: Bot = make_bot(spec, seed)
        self.turns = 0
        self.seconds = 0.0

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        self.turns += isinstance(state.frames[-1], ChooseDestination)
        start = builtin_bots.clock()
        try:
            return self.bot.choose(state, offer, seat)
        except MessinaError as problem:
            raise BotError(f"{self.spec}: {problem}") from None
        except Exception as problem:
            raise BotError(f"{self.spec} failed ({type(problem).__name__}: {problem})") from problem
        finally:
            self.seconds += builtin_bots.clock() - start


def play_match(series: Series, match: Match) -> Outcome:
    """Play it to the end."""
    setting = series.setting
    dice = Dice(series.seed | match.deal << SEED_BITS)
    fate = Fate(wide_seed(dice))
    seeds = [wide_seed(dice) for _ in range(max(match.entrants) + 1)]
    bots = [TimedBot(spec, seeds[i]) for spec, i in zip(match.bots, match.entrants, strict=True)]
    state = new_position(printed(setting.pack), setting.options(len(bots)))
    play_game(state, fate, list[Bot](bots), Offer())
    return Outcome(match, outcome_of(state, bots))


def outcome_of(state: State, bots: list[TimedBot]) -> tuple[SeatOutcome, ...]:
    places = result_of(state).places
    return tuple(
        SeatOutcome(
            bot.spec,
            player.score,
            places[player.seat],
            tuple(player.points),
            tuple(player.registers),
            player.rats,
            player.repopulated,
            len(player.boats),
            bot.turns,
            bot.seconds,
        )
        for player, bot in zip(state.seats, bots, strict=True)
    )
