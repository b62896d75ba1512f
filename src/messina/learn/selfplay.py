"""Self-play, varied so that the rows show every strategy at every kind of table.

A game has a number, and everything about it (who plays how, with which boards, what chance brings) comes from
the run's seed and that number. Each seat plays in its own way: the weight of opponents' points, a bias of
its evaluation, the temperature of its choices, how often it makes a mistake.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from messina.bots.builtin_bots import MAX_DESTINATIONS
from messina.bots.component_values import NAMES, Weights
from messina.bots.evaluators import BiasedEvaluator, Evaluator, LearnedEvaluator, best_other
from messina.bots.network_file import load_network_file
from messina.bots.planning import Plan, candidate_turns
from messina.bots.weights import load_weights
from messina.learn.training_rows import END_FACTS, UNREACHABLE, Rows, group_in, write_arrays
from messina.learn.varied_packs import pack_for
from messina.rules.actions import END, GO, RECALL, STRIDE
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.options import READINGS, Options
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, PLACES
from messina.rules.turn import ChooseDestination, ChooseLieutenant
from messina.sim.simulate import SEED_BITS, wide_seed

MOST_GAMES: Final = 30_000
"""Of a generation: games are numbered on from one to the next."""
PACK_SEED: Final = 0x5041434B
"""Makes the draws of packs others than those of games."""
PLAYERS: Final = (1, 1, 1, 1, 2, 2, 2, 2, 3, 4)
"""How many play: each of these equally often."""
ADVANCED: Final = 0.25
OTHER_READING: Final = 0.2
PRIORITY_TILE: Final = 0.2
OPPONENT_WEIGHTS: Final = (0.0, 0.3, 0.5)
"""How much the points of the best opponent count against the seat's own: each equally often."""
BLUR: Final = 0.35
"""Standard deviation of the errors in biased weights, on the logarithmic scale."""
WIDTH: Final = 2
SLIPS: Final = 12
"""A mistake is any of this many best turns."""
SEEN_BY_OTHERS: Final = 0.2
"""How often a turn's end is also noted as another seat sees it."""


@dataclass(frozen=True)
class Variety:
    """How far players deviate from the best play they know."""

    calm: float
    """The share of players who do not deviate."""
    heat: float
    """How much worse a turn may be and still be taken often, in points, at most."""
    slips: float
    biased: float
    """The share of players with a bias,"""
    bias: float
    """and its weight, at most."""
    full: float
    """How often all destinations are planned."""


BEGINNERS: Final = Variety(calm=0.2, heat=1.0, slips=0.05, biased=1.0, bias=1.0, full=1.0)
"""The first generation: the hand-made evaluation with biased weights."""


def variety_of(generation: int) -> Variety:
    """Return the variety of a generation; it shrinks from one to the next."""
    if generation == 0:
        return BEGINNERS
    heat = max(0.35, 0.9 - 0.05 * generation)
    return Variety(calm=0.3, heat=heat, slips=0.02, biased=0.3, bias=0.4, full=0.12)


@dataclass(frozen=True)
class Shard:
    """Some games of a generation, the file they are written to, and the network that plays them."""

    seed: int
    generation: int
    numbers: range
    network: Path | None
    out: Path


def share(dice: Dice) -> float:
    """Return a random number strictly between 0 and 1."""
    return (int(dice.next()) + 0.5) / 2**32


def bell(dice: Dice) -> float:
    """Return a normally distributed random number."""
    return math.sqrt(-2.0 * math.log(share(dice))) * math.cos(2.0 * math.pi * share(dice))


# Who plays.


class SelfPlayer:
    """How one seat plays one game."""

    def __init__(self, dice: Dice, path: Path | None, variety: Variety) -> None:
        self.dice = dice
        self.full = variety.full
        calm = share(dice) < variety.calm
        self.heat = 0.0 if calm else variety.heat * share(dice)
        self.slips = 0.0 if calm else variety.slips
        opponent_weight = OPPONENT_WEIGHTS[dice.below(len(OPPONENT_WEIGHTS))]
        self.evaluator = evaluator_with(path, opponent_weight)
        if share(dice) < variety.biased:
            bias = 1.0 if variety is BEGINNERS else variety.bias * share(dice)
            self.evaluator = BiasedEvaluator(self.evaluator, blurred(dice), bias)
        self.codes: list[int] = []

    def choose(self, state: State, seat: int, offer: Offer, choices: Rows) -> int:
        if isinstance(state.frames[-1], ChooseLieutenant):
            self.codes = []
        if not self.codes or not offer.holds(self.codes[0]):
            self.codes = list(self.think(state, seat, choices).codes)
        return self.codes.pop(0)

    def think(self, state: State, seat: int, choices: Rows) -> Plan:
        everywhere = share(self.dice) < self.full
        self.evaluator.max_destinations = 0 if everywhere else MAX_DESTINATIONS
        turns = candidate_turns(state.copy(), seat, self.evaluator, Fate(self.dice.next()), WIDTH, Offer())
        if everywhere and isinstance(state.frames[-1], ChooseLieutenant | ChooseDestination):
            note_choice(choices, state, seat, turns)
        if share(self.dice) < self.slips:
            return turns[self.dice.below(min(SLIPS, len(turns)))]
        if self.heat == 0.0:
            return turns[0]
        return max(turns, key=lambda turn: turn.value - self.heat * math.log(-math.log(share(self.dice))))


def evaluator_with(path: Path | None, opponent_weight: float) -> Evaluator:
    """Make the hand-made evaluator, or the learned one of a file."""
    if path is None:
        return Evaluator(load_weights())
    file = load_network_file(path)
    return LearnedEvaluator(
        load_weights(), file.value, file.policy, file.components, MAX_DESTINATIONS, opponent_weight
    )


def blurred(dice: Dice) -> Weights:
    """Return the weights with random errors."""
    values = load_weights().values
    return Weights({name: values[name] * math.exp(BLUR * bell(dice)) for name in NAMES})


def table_for(dice: Dice) -> Options:
    """Draw the options of a game."""
    players = PLAYERS[dice.below(len(PLAYERS))]
    advanced = share(dice) < ADVANCED
    sides = ["".join("ab"[dice.below(2)] for _ in range(players)) for _ in range(2)]
    estates, scrolls = sides if advanced else ["a" * players] * 2
    reading = READINGS[dice.below(len(READINGS))] if share(dice) < OTHER_READING else READINGS[0]
    return Options(players, estates, scrolls, share(dice) < PRIORITY_TILE, reading)


# Games.


def play_shard(shard: Shard) -> tuple[int, int]:
    """Play the games and write the rows. Return the number of games and the sum of mean scores."""
    ends, choices = Rows(), Rows(for_policy=True)
    box = pack_of(shard)
    points = 0
    for number in shard.numbers:
        dice = Dice(shard.seed | (shard.generation * MOST_GAMES + number) << SEED_BITS)
        points += play_game(dice, box, shard, number, ends, choices)
    arrays = ends.arrays("ends", len(END_FACTS)) | choices.arrays("choices", PLACES + 2)
    write_arrays(shard.out, arrays)
    return len(shard.numbers), points


def pack_of(shard: Shard) -> Box:
    """Return the pack of all games of the shard: the packaged one, or one with values drawn anew."""
    number = shard.generation * MOST_GAMES + shard.numbers[0]
    return pack_for(Dice((shard.seed ^ PACK_SEED) | number << SEED_BITS))


def play_game(dice: Dice, box: Box, shard: Shard, number: int, ends: Rows, choices: Rows) -> int:
    options = table_for(dice)
    state, fate, offer = new_position(box, options), Fate(wide_seed(dice)), Offer()
    variety = variety_of(shard.generation)
    players = [SelfPlayer(Dice(wide_seed(dice)), shard.network, variety) for _ in range(options.players)]
    first = len(ends.facts)
    while state.frames:
        legal(state, offer)
        seat = int(state.frames[-1].player)
        if seat == CHANCE:
            apply(state, fate.draw(state, offer))
            continue
        code = int(offer.codes[0])
        if offer.count > 1:
            code = players[seat].choose(state, seat, offer, choices)
        apply(state, code)
        if code // STRIDE == END and state.frames:
            note_end(ends, state, number, seat, dice)
    for facts in ends.facts[first:]:
        facts[-2:] = [int(state.seats[facts[1]].score), int(best_other(state, facts[1]))]
    return sum(int(player.score) for player in state.seats) // options.players


def note_end(ends: Rows, state: State, number: int, mover: int, dice: Dice) -> None:
    """Add the end of a turn as its player sees it, and sometimes as another player does."""
    for seat in range(state.options.players):
        if seat == mover or share(dice) < SEEN_BY_OTHERS:
            scores = [int(state.seats[seat].score), int(best_other(state, seat))]
            alone = int(state.options.players == 1)
            ends.add(state, load_weights(), seat, [number, seat, group_in(state), alone, *scores, 0, 0])


def note_choice(choices: Rows, state: State, seat: int, turns: list[Plan]) -> None:
    """Add the value of each destination, in tenths of a point below the best."""
    worth = [UNREACHABLE] * (PLACES + 1)
    for turn in turns:
        for code in turn.codes:  # somebody may go to a workshop first (7.6)
            place = PLACES if code // STRIDE == RECALL else code % STRIDE if code // STRIDE == GO else -1
            if place >= 0:
                behind = round(10.0 * max(turn.value - turns[0].value, -2000.0))
                worth[place] = max(worth[place], behind)
    if any(one != UNREACHABLE for one in worth):
        choices.add(state, load_weights(), seat, [group_in(state), *worth])
