"""The bots of the house: random, greedy and search, and the levels for people made of them.

All of them see a copy of the position and nothing else. Greedy and search choose whole turns: they keep to
a plan until it is used up or chance has changed the table, and then think again.
"""

import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import current_process
from pathlib import Path
from typing import Final

from messina.bots.evaluators import Evaluator, LearnedEvaluator, ShortSightedEvaluator
from messina.bots.network_file import hand_made_evaluator, learned_evaluator, load_network_file
from messina.bots.planning import Plan, candidate_turns
from messina.bots.search import Searcher, SearchSettings, search_games
from messina.bots.weights import load_weights
from messina.errors import OptionError
from messina.notation.positions import position_text, read_position
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.state import Offer, State
from messina.rules.turn import ChooseLieutenant

EvaluatorFactory = Callable[[Box], Evaluator]
"""Makes the evaluator for games of a box."""

MAX_DESTINATIONS: Final = 6
"""Destinations that a bot with the learned evaluator plans."""
OPPONENT_WEIGHT: Final = 0.5
"""How much the points of the best opponent count against its own, for such a bot."""
WIDTH: Final = 6
"""Its beam width."""

HAND_MADE: Final = SearchSettings(
    width=3, most=16, gap=1000.0, tries=3, noise=2.0, turns=1000, rounds=1, prior=4.0
)
LEARNED: Final = SearchSettings(
    width=WIDTH, most=6, gap=4.0, tries=3, noise=0.5, turns=2, rounds=1, prior=4.0
)
"""Search settings for the hand-made and for the learned evaluator."""
BRIEF: Final = SearchSettings(width=WIDTH, most=4, gap=4.0, tries=3, noise=0.5, turns=2, rounds=1, prior=4.0)
BRIEF_GAMES: Final = 18
"""Look-ahead of the learned bot at tables of three and four."""

clock: Callable[[], float] = time.perf_counter
"""The clock of budgets in seconds; measurements use processor time instead."""


def hand_made_factory() -> EvaluatorFactory:
    """Return a factory of hand-made evaluators."""
    return partial(hand_made_evaluator, load_weights().values)


def learned_factory(
    path: Path | None = None,
    max_destinations: int = MAX_DESTINATIONS,
    opponent_weight: float = OPPONENT_WEIGHT,
) -> EvaluatorFactory:
    """Return a factory of learned evaluators, with the shipped networks or those of a file."""
    return partial(learned_evaluator, path, max_destinations, opponent_weight)


def short_sighted_factory(greed: float, max_destinations: int) -> EvaluatorFactory:
    """Return a factory of short-sighted evaluators."""
    return partial(short_sighted_evaluator, greed, max_destinations)


def short_sighted_evaluator(greed: float, max_destinations: int, box: Box) -> Evaluator:
    """Make the learned evaluator with a share (`greed`) of points that count now."""
    return ShortSightedEvaluator(learned_factory()(box), greed, max_destinations)


class RandomBot:
    """Plays any legal action, all equally likely."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        return offer.codes[self.dice.below(offer.count)]


class PlanningBot:
    """Keeps to its plan; a subclass makes a new one in `think`."""

    def __init__(self, seed: int, make_evaluator: EvaluatorFactory) -> None:
        self.dice = Dice(seed)
        self.make_evaluator = make_evaluator
        self.cached: tuple[Box, Evaluator] | None = None
        self.codes: list[int] = []

    def evaluator(self, box: Box) -> Evaluator:
        """Return this bot's own evaluator for games of the box."""
        if self.cached is None or self.cached[0] is not box:
            self.cached = (box, self.make_evaluator(box))
        return self.cached[1]

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
    """Plays the turn whose end has the best value."""

    def __init__(self, seed: int, make_evaluator: EvaluatorFactory, width: int) -> None:
        super().__init__(seed, make_evaluator)
        self.width = width

    def think(self, state: State, seat: int) -> Plan:
        fate = Fate(self.dice.next())
        return candidate_turns(state, seat, self.evaluator(state.box), fate, self.width, Offer())[0]


class LearnedBot(GreedyBot):
    """Plays the turn whose end has the best learned value.

    With three or four players it compares the best few turns in imagined games, since much happens before its
    next turn.
    """

    def think(self, state: State, seat: int) -> Plan:
        if state.options.players < 3:
            return super().think(state, seat)
        searcher = Searcher(state, seat, self.evaluator(state.box), self.dice.next(), BRIEF)
        return search_games(searcher, BRIEF_GAMES)


class SearchBot(PlanningBot):
    """Plays the turn that does best in imagined games.

    The budget of a turn is seconds, or roughly a number of imagined games.
    """

    def __init__(
        self,
        seed: int,
        make_evaluator: EvaluatorFactory,
        *,
        seconds: float = 0.0,
        games: int = 0,
        cores: int = 1,
    ) -> None:
        super().__init__(seed, make_evaluator)
        self.seconds = seconds
        self.games = games
        self.cores = 1 if current_process().daemon else cores
        """A bot inside a worker process has no processes of its own."""
        self.pool = ProcessPoolExecutor(self.cores) if self.cores > 1 else None

    def think(self, state: State, seat: int) -> Plan:
        share = 1.0 if isinstance(state.frames[-1], ChooseLieutenant) else 0.25
        seed = self.dice.next()
        if self.pool is None or state.box.hash != load_pack().hash:
            searcher = new_searcher(state, seat, self.evaluator(state.box), seed)
            return self.spend_budget(searcher, share)
        return self.think_on_cores(state, seat, seed, share)

    def spend_budget(self, searcher: Searcher, share: float) -> Plan:
        if self.games:
            return search_games(searcher, max(1, int(self.games * share)))
        return search_seconds(searcher, self.seconds * share)

    def think_on_cores(self, state: State, seat: int, seed: int, share: float) -> Plan:
        """Search on several cores, each with games of its own. Return the plan with the best mean."""
        assert self.pool is not None
        text = position_text(state)
        budget = (self.seconds * share, int(self.games * share))
        jobs = [
            self.pool.submit(search_elsewhere, text, seat, self.make_evaluator, seed, core, budget)
            for core in range(self.cores)
        ]
        searcher = new_searcher(state, seat, self.evaluator(state.box), seed)
        plans = {tuple(t.plan.codes): t.plan for t in searcher.candidates}
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


def new_searcher(state: State, seat: int, evaluator: Evaluator, seed: int) -> Searcher:
    """Make a searcher with the settings that suit the evaluator."""
    return Searcher(
        state, seat, evaluator, seed, LEARNED if isinstance(evaluator, LearnedEvaluator) else HAND_MADE
    )


def search_seconds(searcher: Searcher, seconds: float) -> Plan:
    """Run sequential halving until the seconds are used up."""
    begin = clock()
    stages = max(1, len(searcher.left).bit_length())
    for stage in range(1, stages + 1):
        if len(searcher.left) == 1:
            break
        searcher.play_round()
        while clock() - begin < seconds * stage / stages:
            searcher.play_round()
        searcher.halve()
    return searcher.best()


def search_elsewhere(
    text: str, seat: int, make_evaluator: EvaluatorFactory, seed: int, core: int, budget: tuple[float, int]
) -> list[tuple[tuple[int, ...], float, int]]:
    """Search in a worker process. Return each candidate's codes, total value and number of games."""
    state = read_position(text, load_pack())
    searcher = new_searcher(state, seat, make_evaluator(state.box), seed)
    searcher.dice = Dice(seed ^ (core + 1) * 0x9E3779B1)
    seconds, games = budget
    if games:
        search_games(searcher, games)
    else:
        search_seconds(searcher, seconds)
    return [(tuple(t.plan.codes), t.total, t.games) for t in searcher.candidates]


def make_random(parameters: str, seed: int) -> RandomBot:
    """Make the bot of `random`."""
    if parameters:
        raise OptionError(f"random takes no parameters, not {parameters!r}")
    return RandomBot(seed)


def make_greedy(parameters: str, seed: int) -> GreedyBot:
    """Make the bot of `greedy`, or of `greedy:6` with a wider beam."""
    if parameters and not (parameters.isdecimal() and 1 <= int(parameters) <= 50):
        raise OptionError(f"greedy takes a width from 1 to 50, not {parameters!r}")
    return GreedyBot(seed, hand_made_factory(), int(parameters or 3))


def make_search(parameters: str, seed: int) -> SearchBot:
    """Make the bot of `search:1s` (seconds a turn) or `search:500` (games a turn); `,2` uses two cores."""
    budget, _, cores = parameters.partition(",")
    spent = read_budget(budget or "500")
    if spent is None or (cores and not (cores.isdecimal() and 1 <= int(cores) <= 64)):
        raise OptionError(
            "search takes seconds ('search:1s') or games ('search:500') a turn, and cores (',2'), "
            f"not {parameters!r}"
        )
    seconds, games = spent
    return SearchBot(seed, hand_made_factory(), seconds=seconds, games=games, cores=int(cores or 1))


def read_budget(text: str) -> tuple[float, int] | None:
    """Read seconds or games a turn. Return None if the text is neither."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            return (seconds, 0) if 0.01 <= seconds <= 600 else None
        games = int(text)
        return (0.0, games) if 1 <= games <= 1_000_000 else None
    except ValueError:
        return None


def make_learned(parameters: str, seed: int) -> PlanningBot:
    """Make the bot of `learned` (no search), `learned:1s` or `learned:500`; `,FILE.network` names a file."""
    budget, path = "", None
    for part in parameters.split(",") if parameters else ():
        if part.endswith(".network") and path is None:
            path = Path(part)
        elif read_budget(part) is not None and not budget:
            budget = part
        else:
            raise OptionError(
                "learned takes seconds ('learned:1s') or games ('learned:500') a turn to search, and a file "
                f"('learned:own.network'), not {part!r}"
            )
    load_network_file(path)
    make_evaluator = learned_factory(path)
    spent = read_budget(budget)
    if spent is None:
        return LearnedBot(seed, make_evaluator, WIDTH)
    return SearchBot(seed, make_evaluator, seconds=spent[0], games=spent[1])
