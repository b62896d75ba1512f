"""Many games, played over processes.

Every game has its own number, and its chance and its bots are seeded from the simulation's seed and that
number alone. So a game comes out the same whichever process plays it, and whatever was played before it.
"""

import multiprocessing
import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import closing
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Final

from messina.bots import Bot, make_bot
from messina.bots.outside import BotError
from messina.errors import OptionError
from messina.game import check_seed, make_options
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.options import Options
from messina.rules.playout import play_out
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE
from messina.sim.summary import Summary

LARGEST_CHUNK: Final = 200
CHUNKS_A_JOB: Final = 16
SEED_BITS: Final = 64


@dataclass(frozen=True)
class Simulation:
    """What is to be played: one bot spec a seat, how many games, and the table's options."""

    bots: tuple[str, ...]
    games: int
    seed: int = 0
    estates: str = "a"
    scrolls: str = "a"
    priority_tile: bool = False
    major_fire: str = "english"
    pack: str | None = None
    """The file of a component pack."""

    def options(self) -> Options:
        return make_options(len(self.bots), self.estates, self.scrolls, self.priority_tile, self.major_fire)

    def check(self) -> None:
        """OptionError or PackError before any process is started."""
        self.options()
        if self.games < 1:
            raise OptionError(f"games is {self.games}; at least one game is played")
        if not 0 <= check_seed(self.seed) < 1 << SEED_BITS:
            raise OptionError(f"seed is {self.seed}; it is a whole number from 0 to 2**{SEED_BITS} - 1")
        for spec in self.bots:
            make_bot(spec, 0)
        printed(self.pack)


@cache
def printed(pack: str | None) -> Box:
    """The pack, read once a process."""
    return load_pack(Path(pack) if pack is not None else None)


def simulate(
    simulation: Simulation, jobs: int = 1, progress: Callable[[int], object] = lambda games: None
) -> Summary:
    """Play all games on so many processes; `progress` is told of finished games.

    With more than one job new processes import the caller's main module, so a script that calls this needs
    `if __name__ == "__main__"`.
    """
    simulation.check()
    if jobs < 1:
        raise OptionError(f"jobs is {jobs}; at least one process is needed")
    summary = Summary(simulation.bots)
    start = perf_counter()
    with closing(play_chunks(simulation, jobs)) as parts:
        for part in parts:
            summary.merge(part)
            progress(part.games)
    summary.seconds = perf_counter() - start
    return summary


def play_chunks(simulation: Simulation, jobs: int) -> Generator[Summary, None, None]:
    """The summaries of all chunks, in the order they are finished."""
    size = max(1, min(LARGEST_CHUNK, simulation.games // (jobs * CHUNKS_A_JOB)))
    chunks = [range(i, min(i + size, simulation.games)) for i in range(0, simulation.games, size)]
    if jobs == 1:
        yield from (play_games(simulation, chunk) for chunk in chunks)
        return
    processes = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), processes, initializer=ignore_interrupts)
    try:
        for done in as_completed([pool.submit(play_games, simulation, chunk) for chunk in chunks]):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C is for the process that started the others; it ends them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_games(simulation: Simulation, numbers: range) -> Summary:
    """The games with these numbers."""
    summary = Summary(simulation.bots)
    options, box, offer = simulation.options(), printed(simulation.pack), Offer()
    for number in numbers:
        dice = Dice(simulation.seed | number << SEED_BITS)
        state = new_position(box, options)
        fate = Fate(wide_seed(dice))
        if set(simulation.bots) == {"random"}:
            decisions = play_out(state, fate, Dice(wide_seed(dice)), offer)
        else:
            bots = [make_bot(spec, wide_seed(dice)) for spec in simulation.bots]
            decisions = play_game(state, fate, bots, offer)
        summary.add(state, decisions)
    return summary


def wide_seed(dice: Dice) -> int:
    return dice.next() << 32 | dice.next()


def play_game(state: State, fate: Fate, bots: list[Bot], offer: Offer) -> int:
    """Play to the end; bots are asked only where there is a choice. The number of decisions made."""
    decisions = 0
    while state.frames:
        legal(state, offer)
        seat = state.frames[-1].player
        if seat == CHANCE:
            apply(state, fate.draw(state, offer))
            continue
        decisions += 1
        if offer.count == 1:
            apply(state, offer.codes[0])
        else:
            apply(state, ask_bot(bots[seat], state, offer, seat))
    return decisions


def ask_bot(bot: Bot, state: State, offer: Offer, seat: int) -> int:
    """The bot's choice, checked."""
    offered = offer.codes[: offer.count]
    code = bot.choose(state.copy(), offer, seat)
    if code not in offered:
        raise BotError(f"the bot of seat {seat + 1} chose {code!r}, which was not offered")
    return code
