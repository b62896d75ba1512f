"""Many games, played over processes.

Every game has its own number, and its chance and its bots are seeded from the simulation's seed and that
number alone. So a game comes out the same whichever process plays it, and whatever was played before it.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from time import perf_counter
from typing import Final

from messina.bots import Bot, make_bot
from messina.bots.external import BotError
from messina.errors import OptionError
from messina.game.driver import check_seed
from messina.options import STANDARD, Setting
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.options import Options
from messina.rules.playout import play_out
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE
from messina.sim.corpus import check_corpus, keep_games
from messina.sim.summary import Summary
from messina.sim.workers import Workers, nothing

LARGEST_CHUNK: Final = 200
CHUNKS_A_JOB: Final = 16
SEED_BITS: Final = 64


@dataclass(frozen=True)
class Simulation:
    """What is to be played: one bot spec a seat, how many games, and what the tables are set to."""

    bots: tuple[str, ...]
    games: int
    seed: int = 0
    setting: Setting = STANDARD
    save: str | None = None
    """A folder to keep the games in (`messina.sim.corpus`)."""

    def options(self) -> Options:
        return self.setting.options(len(self.bots))

    def check(self) -> None:
        """OptionError or PackError before any process is started."""
        self.options()
        if self.games < 1:
            raise OptionError(f"games is {self.games}; at least one game is played")
        if not 0 <= check_seed(self.seed) < 1 << SEED_BITS:
            raise OptionError(f"seed is {self.seed}; it is a whole number from 0 to 2**{SEED_BITS} - 1")
        for spec in self.bots:
            make_bot(spec, 0)
        printed(self.setting.pack)
        if self.save is not None:
            check_corpus(Path(self.save))


@cache
def printed(pack: str | None) -> Box:
    """The pack, read once a process."""
    return load_pack(Path(pack) if pack is not None else None)


def simulate(
    simulation: Simulation,
    jobs: int = 1,
    progress: Callable[[int], object] = nothing,
    cluster: str | None = None,
) -> Summary:
    """Play all games on so many processes, or on a cluster; `progress` is told of finished games.

    With more than one job new processes import the caller's main module, so a script that calls this needs
    `if __name__ == "__main__"`.
    """
    simulation.check()
    summary = Summary(simulation.bots)
    start = perf_counter()
    with Workers(jobs, cluster) as workers:
        chunks = chunks_of(simulation.games, workers.size)
        for part in workers.finish(partial(play_games, simulation), chunks):
            summary.merge(part)
            progress(part.games)
    summary.seconds = perf_counter() - start
    return summary


def chunks_of(games: int, workers: int) -> list[range]:
    """The numbers of the games, in parts large enough to be worth handing out."""
    size = max(1, min(LARGEST_CHUNK, games // (workers * CHUNKS_A_JOB)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


def play_games(simulation: Simulation, numbers: range) -> Summary:
    """The games with these numbers."""
    summary = Summary(simulation.bots)
    options, box, offer = simulation.options(), printed(simulation.setting.pack), Offer()
    logs: list[tuple[int, list[int]]] = []
    for number in numbers:
        dice = Dice(simulation.seed | number << SEED_BITS)
        state = new_position(box, options)
        fate = Fate(wide_seed(dice))
        log: list[int] | None = [] if simulation.save is not None else None
        if set(simulation.bots) == {"random"}:
            stream = Dice(wide_seed(dice))
            decisions = (
                play_out(state, fate, stream, offer)
                if log is None
                else log_play_out(state, fate, stream, offer, log)
            )
        else:
            bots = [make_bot(spec, wide_seed(dice)) for spec in simulation.bots]
            decisions = play_game(state, fate, bots, offer, log)
        summary.add(state, decisions)
        if log is not None:
            logs.append((number, log))
    if simulation.save is not None:
        names = [f"{spec} {seat}" for seat, spec in enumerate(simulation.bots, 1)]
        keep_games(Path(simulation.save), box, options, names, logs)
    return summary


def log_play_out(state: State, fate: Fate, dice: Dice, offer: Offer, log: list[int]) -> int:
    """`play_out`, answer by answer, with a log."""
    decisions = 0
    while state.frames:
        legal(state, offer)
        chance = state.frames[-1].player == CHANCE
        code = fate.draw(state, offer) if chance else offer.codes[dice.below(offer.count)]
        decisions += not chance
        log.append(code)
        apply(state, code)
    return decisions


def wide_seed(dice: Dice) -> int:
    return dice.next() << 32 | dice.next()


def play_game(state: State, fate: Fate, bots: list[Bot], offer: Offer, log: list[int] | None = None) -> int:
    """Play to the end; bots are asked only where there is a choice. The number of decisions made."""
    decisions = 0
    while state.frames:
        legal(state, offer)
        seat = state.frames[-1].player
        if seat == CHANCE:
            code = fate.draw(state, offer)
        else:
            decisions += 1
            code = offer.codes[0] if offer.count == 1 else ask_bot(bots[seat], state, offer, seat)
        if log is not None:
            log.append(code)
        apply(state, code)
    return decisions


def ask_bot(bot: Bot, state: State, offer: Offer, seat: int) -> int:
    """The bot's choice, checked."""
    offered = offer.codes[: offer.count]
    code = bot.choose(state.copy(), offer, seat)
    if code not in offered:
        raise BotError(f"the bot of seat {seat + 1} chose {code!r}, which was not offered")
    return code
