"""The bots of the house: random, greedy and search, and the levels for people made of them.

All of them see a copy of the position and nothing else. Greedy and search choose whole turns: they keep to
a plan until it is used up or chance has changed the table, and then think again.
"""

import math
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import current_process

from messina.bots.evaluation import TERMS, estimate_terms
from messina.bots.planning import Plan, candidate_turns
from messina.bots.tree import Searcher, search_games
from messina.bots.weights import load_weights
from messina.bots.worth import Weights
from messina.errors import OptionError
from messina.packs import load_pack
from messina.position import position_text, read_position
from messina.rules.dice import Dice, Fate
from messina.rules.engine import legal
from messina.rules.state import Offer, State
from messina.rules.turn import ChooseLieutenant

CANDIDATES = 16
"""Turns a search looks at."""
TRIES = 3
"""Destinations its imagined games look at."""
ROUNDS_AHEAD = 1
"""Imagined games go on to the end of the next round."""


class RandomBot:
    """Any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        return offer.codes[self.dice.below(offer.count)]


class PlanningBot:
    """Keeps to its plan; subclasses say how a new one is made."""

    def __init__(self) -> None:
        self.codes: list[int] = []

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        if offer.count == 1:
            return offer.codes[0]
        if isinstance(state.frames[-1], ChooseLieutenant):
            self.codes = []
        if not self.codes or not offer.holds(self.codes[0]):
            self.codes = list(self.think(state, seat).codes)
        return self.codes.pop(0)

    def think(self, state: State, seat: int) -> Plan:
        raise NotImplementedError


class GreedyBot(PlanningBot):
    """The turn whose end looks best. `blunder` blurs what it sees, in points."""

    def __init__(self, seed: int, weights: Weights, width: int, blunder: float = 0.0) -> None:
        super().__init__()
        self.dice = Dice(seed)
        self.weights = weights
        self.width = width
        self.blunder = blunder

    def think(self, state: State, seat: int) -> Plan:
        fate = Fate(self.dice.next())
        turns = candidate_turns(state, seat, self.weights, fate, self.width, Offer())
        if self.blunder == 0.0:
            return turns[0]
        return max(turns, key=lambda plan: float(plan.value) + self.blunder * self.mistake())

    def mistake(self) -> float:
        """A normally distributed number."""
        size, angle = (int(self.dice.next()) + 1) / 2**32, int(self.dice.next()) / 2**32
        return math.sqrt(-2.0 * math.log(size)) * math.cos(2.0 * math.pi * angle)


class SearchBot(PlanningBot):
    """The turn that fares best in imagined games, within a budget of seconds or (about) games a turn."""

    def __init__(
        self, seed: int, weights: Weights, *, seconds: float = 0.0, games: int = 0, cores: int = 1
    ) -> None:
        super().__init__()
        self.dice = Dice(seed)
        self.weights = weights
        self.seconds = seconds
        self.games = games
        self.cores = 1 if current_process().daemon else cores
        """A bot inside a worker process has no processes of its own."""
        self.pool = ProcessPoolExecutor(self.cores) if self.cores > 1 else None

    def think(self, state: State, seat: int) -> Plan:
        share = 1.0 if isinstance(state.frames[-1], ChooseLieutenant) else 0.25
        seed = self.dice.next()
        if self.pool is None or state.box.hash != load_pack().hash:
            searcher = new_searcher(state, seat, self.weights, seed)
            return self.spend_budget(searcher, share)
        return self.think_on_cores(state, seat, seed, share)

    def spend_budget(self, searcher: Searcher, share: float) -> Plan:
        if self.games:
            return search_games(searcher, max(1, int(self.games * share)))
        return search_seconds(searcher, self.seconds * share)

    def think_on_cores(self, state: State, seat: int, seed: int, share: float) -> Plan:
        """Each core imagines games of its own; the candidate with the best mean of all is taken."""
        assert self.pool is not None
        text = position_text(state)
        budget = (self.seconds * share, int(self.games * share))
        jobs = [
            self.pool.submit(search_elsewhere, text, seat, self.weights.values, seed, core, budget)
            for core in range(self.cores)
        ]
        plans = {tuple(t.plan.codes): t.plan for t in new_searcher(state, seat, self.weights, seed).trials}
        totals: dict[tuple[int, ...], tuple[float, int]] = {}
        for job in jobs:
            for codes, total, games in job.result():
                before = totals.get(codes, (0.0, 0))
                totals[codes] = (before[0] + total, before[1] + games)
        most = max(games for _, games in totals.values())
        best = max(
            (codes for codes, (_, games) in totals.items() if 2 * games >= most and codes in plans),
            key=lambda codes: totals[codes][0] / totals[codes][1],
        )
        return plans[best]


def new_searcher(state: State, seat: int, weights: Weights, seed: int) -> Searcher:
    return Searcher(state, seat, weights, seed, 3, CANDIDATES, ROUNDS_AHEAD, TRIES)


def search_seconds(searcher: Searcher, seconds: float) -> Plan:
    """Sequential halving by the clock."""
    begin = time.perf_counter()
    stages = max(1, len(searcher.left).bit_length())
    for stage in range(1, stages + 1):
        if len(searcher.left) == 1:
            break
        searcher.play_round()
        while time.perf_counter() - begin < seconds * stage / stages:
            searcher.play_round()
        searcher.halve()
    return searcher.best()


def search_elsewhere(
    text: str, seat: int, values: dict[str, float], seed: int, core: int, budget: tuple[float, int]
) -> list[tuple[tuple[int, ...], float, int]]:
    """Run in a worker process: how each candidate fared there."""
    searcher = new_searcher(read_position(text, load_pack()), seat, Weights(values), seed)
    searcher.dice = Dice(seed ^ (core + 1) * 0x9E3779B1)
    seconds, games = budget
    if games:
        search_games(searcher, games)
    else:
        search_seconds(searcher, seconds)
    return [(tuple(t.plan.codes), t.total, t.games) for t in searcher.trials]


def make_random(parameters: str, seed: int) -> RandomBot:
    if parameters:
        raise OptionError(f"random takes no parameters, not {parameters!r}")
    return RandomBot(seed)


def make_greedy(parameters: str, seed: int) -> GreedyBot:
    """`greedy`, or `greedy:6` for a wider look."""
    if parameters and not (parameters.isdecimal() and 1 <= int(parameters) <= 50):
        raise OptionError(f"greedy takes a width from 1 to 50, not {parameters!r}")
    return GreedyBot(seed, load_weights(), int(parameters or 3))


def make_search(parameters: str, seed: int) -> SearchBot:
    """`search:1s` (seconds a turn) or `search:500` (imagined games a turn), and `,2` for two cores."""
    budget, _, cores = parameters.partition(",")
    wrong = OptionError(
        "search takes seconds ('search:1s') or games ('search:500') a turn, and cores (',2'), "
        f"not {parameters!r}"
    )
    if cores and not (cores.isdecimal() and 1 <= int(cores) <= 64):
        raise wrong
    try:
        if budget.endswith("s"):
            seconds = float(budget[:-1])
            if not 0.01 <= seconds <= 600:
                raise wrong
            return SearchBot(seed, load_weights(), seconds=seconds, cores=int(cores or 1))
        if not 1 <= int(budget or 500) <= 1_000_000:
            raise wrong
        return SearchBot(seed, load_weights(), games=int(budget or 500), cores=int(cores or 1))
    except ValueError:
        raise wrong from None


def hint(state: State, seat: int, seconds: float = 1.0) -> tuple[int, list[tuple[str, float]]]:
    """What a strong player would do now, and which terms of the estimate its turn changes most."""
    offer = Offer()
    legal(state, offer)
    if offer.count == 1:
        return offer.codes[0], []
    plan = search_seconds(new_searcher(state, seat, load_weights(), 1347), seconds)
    before = estimate_terms(state, load_weights(), seat)
    after = estimate_terms(plan.state, load_weights(), seat)
    changes = [(name, round(b - a, 1)) for name, a, b in zip(TERMS, before, after, strict=True)]
    changes = [change for change in changes if change[1] != 0.0]
    changes.sort(key=lambda change: -abs(change[1]))
    return plan.codes[0], changes[:4]
