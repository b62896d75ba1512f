"""Better weights by self-play: a separable natural evolution strategy (SNES) over many games.

Each generation blurs the present weights into a population, lets every candidate play the same games (solo,
and for two against the present weights), and moves the weights, and how far they are blurred, towards those
that did best. Weights are searched on a logarithmic scale, so they keep their sign. All chance comes from
the seed and the generation's number: a run that was stopped goes on from its checkpoint as if it had not
been, and the number of processes changes nothing.
"""

import hashlib
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from math import cos, exp, log, pi, sqrt
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from messina.bots import Bot
from messina.bots.builtin_bots import GreedyBot
from messina.bots.component_values import NAMES
from messina.bots.network_file import hand_made_evaluator
from messina.bots.weights import load_weights, load_weights_file, weights_text
from messina.errors import OptionError
from messina.options import STANDARD
from messina.rules.dice import Dice, Fate
from messina.rules.setup import new_position
from messina.rules.state import Offer
from messina.sim.simulate import SEED_BITS, play_game, printed, wide_seed
from messina.sim.workers import Workers

SMALLEST: Final = 0.02
"""What a weight of zero starts from."""
OPPONENT: Final = 0.3
"""How much an opponent's points count against one's own."""
VALIDATION: Final = 1 << 31
"""Deals from here on are kept for the validation."""
DIRECTIONS: Final = 3 << 30
"""Dice from here on say where generations look."""

Values = dict[str, float]


@dataclass(frozen=True)
class Tuning:
    """What is to be done; the result depends on these and on the start alone."""

    generations: int
    games: int
    """Games of each candidate in each generation."""
    seed: int = 0
    width: int = 3
    """How widely the players look (greedy:WIDTH)."""
    population: int = 16
    step: float = 0.2
    """How far weights are blurred at first, on the logarithmic scale."""
    validation: int = 40
    """Games before and after, on deals that no candidate has played."""

    def check(self) -> None:
        for name in ("generations", "games", "validation", "width"):
            if getattr(self, name) < 1:
                raise OptionError(f"{name} is {getattr(self, name)}; it is at least 1")
        if self.population < 4 or self.population % 2:
            raise OptionError(f"population is {self.population}; it is an even number from 4")
        if not 0.0 < self.step <= 2.0:
            raise OptionError(f"step is {self.step}; it is above 0 and at most 2")
        if not 0 <= self.seed < 1 << SEED_BITS:
            raise OptionError(f"seed is {self.seed}; it is a whole number from 0 to 2**{SEED_BITS} - 1")


@dataclass
class Cloud:
    """Where the search is: the middle of each weight and how far it is blurred, both logarithmic."""

    middle: list[float]
    blur: list[float]
    generation: int = 0

    def values(self) -> Values:
        return {name: exp(middle) for name, middle in zip(NAMES, self.middle, strict=True)}


def cloud_around(values: Values, step: float) -> Cloud:
    return Cloud([log(max(values[name], SMALLEST)) for name in NAMES], [step] * len(NAMES))


# One generation.


def normal(dice: Dice) -> float:
    """A normally distributed number (Box and Muller)."""
    size, angle = (dice.next() + 1) / 2**32, dice.next() / 2**32
    return sqrt(-2.0 * log(size)) * cos(2.0 * pi * angle)


def directions(dice: Dice, population: int) -> list[list[float]]:
    """Which way each candidate differs; the second half mirrors the first, which cancels much luck."""
    half = [[normal(dice) for _ in NAMES] for _ in range(population // 2)]
    return half + [[-way for way in one] for one in half]


def candidate(cloud: Cloud, direction: list[float]) -> Values:
    parts = zip(NAMES, cloud.middle, cloud.blur, direction, strict=True)
    return {name: exp(middle + blur * way) for name, middle, blur, way in parts}


def utilities(population: int) -> list[float]:
    """What each rank counts, best first; the worse half counts against. They sum up to zero."""
    raw = [max(0.0, log(population / 2 + 1) - log(rank + 1)) for rank in range(population)]
    return [one / sum(raw) - 1.0 / population for one in raw]


def move(cloud: Cloud, ways: list[list[float]], fitness: list[float]) -> Cloud:
    """The cloud after one generation: towards what did well, wider where far-off ones did."""
    ranked = sorted(range(len(ways)), key=lambda i: (-fitness[i], i))
    counts = utilities(len(ways))
    rate = (3 + log(len(NAMES))) / (5 * sqrt(len(NAMES))) / 2
    middle, blur = cloud.middle[:], cloud.blur[:]
    for k in range(len(NAMES)):
        pull = sum(count * ways[i][k] for count, i in zip(counts, ranked, strict=True))
        spread = sum(count * (ways[i][k] ** 2 - 1) for count, i in zip(counts, ranked, strict=True))
        middle[k] += cloud.blur[k] * pull
        blur[k] *= exp(rate * spread)
    return Cloud(middle, blur, cloud.generation + 1)


# Games.


@dataclass(frozen=True)
class Trial:
    """Games of one candidate: every second one solo, the others against the base on either seat."""

    values: Values
    base: Values
    seed: int
    deals: range
    width: int


def play_trial(trial: Trial) -> float:
    """The mean of what the candidate wants: points, less a part of the opponent's."""
    return fmean(play_deal(trial, deal) for deal in trial.deals)


def play_deal(trial: Trial, deal: int) -> float:
    own, base = trial.values, trial.base
    seed = trial.seed | deal << SEED_BITS
    if deal % 2:
        return float(scores_of(seed, [own], trial.width)[0])
    seat = deal // 2 % 2
    scores = scores_of(seed, [own, base] if seat == 0 else [base, own], trial.width)
    return scores[seat] - OPPONENT * scores[1 - seat]


def scores_of(seed: int, weights: list[Values], width: int) -> list[int]:
    """The scores of greedy players with these weights."""
    dice = Dice(seed)
    fate = Fate(wide_seed(dice))
    bots: list[Bot] = [
        GreedyBot(wide_seed(dice), partial(hand_made_evaluator, one), width) for one in weights
    ]
    players = len(bots)
    state = new_position(printed(None), STANDARD.options(players))
    play_game(state, fate, bots, Offer())
    return [player.score for player in state.seats]


def next_generation(tuning: Tuning, cloud: Cloud, workers: Workers) -> tuple[Cloud, float]:
    """Play one generation; the cloud after it and the candidates' mean fitness."""
    dice = Dice(tuning.seed | (DIRECTIONS + cloud.generation) << SEED_BITS)
    ways = directions(dice, tuning.population)
    first = cloud.generation * tuning.games
    deals = range(first, first + tuning.games)
    base = cloud.values()
    trials = [Trial(candidate(cloud, way), base, tuning.seed, deals, tuning.width) for way in ways]
    fitness = workers.map(play_trial, trials)
    return move(cloud, ways, fitness), fmean(fitness)


# The whole run.


@dataclass(frozen=True)
class Validation:
    """How the start and the end fare on fresh deals."""

    solo_start: float
    solo_end: float
    won_against_start: float
    """The share of games for two that the end wins against the start; equal scores count half."""


def validate(tuning: Tuning, start: Values, end: Values, workers: Workers) -> Validation:
    deals = range(VALIDATION, VALIDATION + tuning.validation)
    solo = [(tuning, deal, (one,)) for one in (start, end) for deal in deals]
    duels = [(tuning, deal, (end, start) if deal % 2 else (start, end)) for deal in deals]
    scores = workers.map(validation_scores, [*solo, *duels])
    count = len(deals)
    wins = [
        0.5 + 0.5 * ((ours > theirs) - (ours < theirs))
        for deal, pair in zip(deals, scores[2 * count :], strict=True)
        for ours, theirs in [pair if deal % 2 else pair[::-1]]
    ]
    alone = [one[0] for one in scores[: 2 * count]]
    return Validation(fmean(alone[:count]), fmean(alone[count:]), fmean(wins))


def validation_scores(task: tuple[Tuning, int, tuple[Values, ...]]) -> list[int]:
    tuning, deal, seats = task
    return scores_of(tuning.seed | deal << SEED_BITS, list(seats), tuning.width)


def tune(
    tuning: Tuning,
    out: Path,
    start_file: Path | None = None,
    jobs: int = 1,
    report: Callable[[int, float], object] = lambda generation, fitness: None,
    cluster: str | None = None,
) -> Values:
    """Improve the weights and write them to a file; `report` is told of every generation."""
    tuning.check()
    start, origin = read_start(start_file)
    if not out.absolute().parent.is_dir():
        raise OptionError(f"{out}: cannot be written, there is no such folder")
    checkpoint = out.with_name(out.name + ".checkpoint")
    cloud = resume(checkpoint, tuning, origin) or cloud_around(start, tuning.step)
    with Workers(jobs, cluster) as workers:
        while cloud.generation < tuning.generations:
            cloud, fitness = next_generation(tuning, cloud, workers)
            keep(checkpoint, tuning, origin, cloud)
            report(cloud.generation, fitness)
        end = {name: round(value, 4) for name, value in cloud.values().items()}
        found = validate(tuning, start, end, workers)
    write_atomically(out, weights_text(end, provenance(tuning, origin, found)))
    checkpoint.unlink(missing_ok=True)
    return end


def read_start(path: Path | None) -> tuple[Values, str]:
    """The weights to begin with and a hash of them."""
    values = (load_weights() if path is None else load_weights_file(path)).values
    text = weights_text(values, {})
    return values, hashlib.sha256(text.encode()).hexdigest()[:16]


def provenance(tuning: Tuning, origin: str, found: Validation) -> dict[str, str | int | float]:
    games = tuning.generations * tuning.population * tuning.games
    return {
        "made_by": "messina tune",
        **asdict(tuning),
        "games_played": games,
        "start_hash": origin,
        "validation_solo_start": round(found.solo_start, 2),
        "validation_solo_end": round(found.solo_end, 2),
        "validation_won_against_start": round(found.won_against_start, 3),
    }


# Checkpoints.


def same_run(tuning: Tuning, origin: str) -> dict[str, Any]:
    """What a checkpoint must agree with; a run may be made longer."""
    run = asdict(tuning)
    for name in ("generations", "validation"):
        del run[name]
    return {**run, "start_hash": origin}


def keep(path: Path, tuning: Tuning, origin: str, cloud: Cloud) -> None:
    state = {"run": same_run(tuning, origin), "cloud": asdict(cloud), "weights": cloud.values()}
    write_atomically(path, json.dumps(state, indent=1) + "\n")


def resume(path: Path, tuning: Tuning, origin: str) -> Cloud | None:
    """The cloud of a checkpoint, if there is one of this very run."""
    if not path.exists():
        return None
    try:
        state = json.loads(path.read_text(encoding="utf-8"))
        run, cloud = state["run"], Cloud(**state["cloud"])
    except (OSError, ValueError, KeyError, TypeError):
        raise OptionError(f"{path}: is no checkpoint that can be read; remove it to begin anew") from None
    if run != same_run(tuning, origin) or len(cloud.middle) != len(NAMES):
        raise OptionError(f"{path}: is a checkpoint of another run; remove it to begin anew")
    return cloud


def write_atomically(path: Path, text: str) -> None:
    """The old file stays until the new one is whole."""
    new = path.with_name(path.name + ".new")
    try:
        new.write_text(text, encoding="utf-8")
        os.replace(new, path)
    except OSError as problem:
        raise OptionError(f"{path}: cannot be written ({problem.strerror})") from None
