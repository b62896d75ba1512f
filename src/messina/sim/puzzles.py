"""Puzzles: positions where one turn is clearly best, and whoever wants points now would play another.

They are mined from games of strong bots, one of a game at most, and ship as a file of positions. What is best
is worked out again when somebody has tried, so the file names no solution.
"""

import gzip
import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from itertools import count, islice
from typing import Final

from messina.bots import make_bot
from messina.bots.advice import best_turns, evaluator_for, kind_of
from messina.bots.planning import candidate_turns
from messina.game.driver import Game
from messina.game.records import RULES_VERSION
from messina.notation.positions import position_text
from messina.packs import load_pack
from messina.rules.dice import Fate
from messina.rules.engine import legal
from messina.rules.state import Offer, State
from messina.rules.turn import ChooseLieutenant
from messina.sim.workers import Workers, nothing

FILE: Final = "puzzles.json.gz"
STRONG: Final = "learned"
GREEDY: Final = "physician"
"""Who should miss it."""
CLEAR: Final = 3.0
"""Points by which the best turn is ahead of the next."""
GAMES: Final = 160
"""Imagined games to make sure of it."""
TRIED: Final = 6
"""Positions of a game that are looked at closely."""
FIRST_ROUND: Final = 2
PLAYERS: Final = (2, 1, 3)
"""Of one game after another."""
SOLO: Final = 4
"""One in so many puzzles is of a solo game, where one turn is seldom so clearly best."""


@dataclass(frozen=True)
class Mining:
    count: int
    seed: int

    def mine(self, workers: Workers, progress: Callable[[int], object] = nothing) -> list[str]:
        """So many positions; the same for the same seed."""
        alone = self.count // SOLO
        missing = {True: alone, False: self.count - alone}
        wanted = (number for number in count() if missing[is_solo(number)])
        found: list[str] = []
        while left := sum(missing.values()):
            batch = list(islice(wanted, max(workers.size, left)))
            puzzles = workers.map(partial(best_of_game, self.seed), batch)
            for number, puzzle in zip(batch, puzzles, strict=True):
                if puzzle is not None and missing[is_solo(number)]:
                    missing[is_solo(number)] -= 1
                    found.append(puzzle)
                    progress(1)
        return found


def is_solo(number: int) -> bool:
    return PLAYERS[number % len(PLAYERS)] == 1


def best_of_game(seed: int, number: int) -> str | None:
    """The clearest puzzle of one game."""
    tried = sorted(promising(seed, number), key=lambda one: -one[0])[:TRIED]
    puzzles = [(gap, text) for _, state in tried for gap, text in evaluated(state)]
    return max(puzzles)[1] if puzzles else None


def promising(seed: int, number: int) -> list[tuple[float, State]]:
    """Turns of a game at which one is ahead at first sight, by how much, that the greedy would miss."""
    game = Game(PLAYERS[number % len(PLAYERS)], seed=seed + number)
    bots = [make_bot(STRONG, seed + number + seat) for seat in range(len(game.state.seats))]
    evaluator, offer = evaluator_for(game.box), Offer()
    found: list[tuple[float, State]] = []
    while not game.over:
        state, seat = game.state, game.player
        assert seat is not None
        legal(state, offer)
        if state.round >= FIRST_ROUND and offer.count > 1 and isinstance(state.frames[-1], ChooseLieutenant):
            turns = candidate_turns(state, seat, evaluator, Fate(seed), 3, Offer())
            others = [turn for turn in turns if kind_of(turn.codes) != kind_of(turns[0].codes)]
            gap = float(turns[0].value - others[0].value) if others else 0.0
            if gap >= CLEAR and greedy_kind(state, seat) != kind_of(turns[0].codes):
                found.append((gap, state.copy()))
            legal(state, offer)
        game.take(bots[seat].choose(state.copy(), offer, seat))
        game.run_on()
    return found


def evaluated(state: State) -> list[tuple[float, str]]:
    """The position with how clear it is, if it is a puzzle."""
    seat = int(state.frames[-1].player)
    best, *others = best_turns(state, seat, GAMES)
    gap = best.worth - others[0].worth if others else 0.0
    if gap < CLEAR or greedy_kind(state, seat) == best.kind:
        return []
    return [(gap, position_text(state))]


def greedy_kind(state: State, seat: int) -> int:
    """Where somebody short of sight would go."""
    game, bot, offer = Game.at(state, seed=0), make_bot(GREEDY, 1), Offer()
    codes: list[int] = []
    while game.player == seat and len(codes) < 2:
        legal(game.state, offer)
        codes.append(bot.choose(game.state.copy(), offer, seat))
        game.take(codes[-1])
    return kind_of(codes)


def puzzles_bytes(positions: list[str], seed: int) -> bytes:
    content = {"rules": RULES_VERSION, "pack": load_pack().hash, "seed": seed, "positions": positions}
    return gzip.compress(json.dumps(content).encode(), mtime=0)


@cache
def load_puzzles() -> tuple[str, ...]:
    """The positions that ship."""
    content = gzip.decompress(files("messina").joinpath("data", FILE).read_bytes())
    return tuple(json.loads(content)["positions"])
