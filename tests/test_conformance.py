"""Random games of every variant, with every invariant checked on the way.

MESSINA_CONFORMANCE_GAMES sets how many games each variant plays (3 unless told). What is cheap is
checked after every step, texts, undo, views and imagined worlds every few steps.
"""

import os
import re
from importlib import resources
from itertools import combinations, product
from typing import NamedTuple

import pytest

from messina import Game, load_pack
from messina.game.question import Action
from messina.rules.box import Box
from messina.rules.dice import Dice
from messina.rules.options import READINGS
from messina.rules.setup import new_position
from messina.rules.terms import CHANCE
from tests.eager import choose_eagerly
from tests.invariants import (
    Chronicle,
    check_actions,
    check_copy,
    check_distances,
    check_nothing_plain_waits,
    check_position,
    check_progress,
    check_text,
    check_undo,
    check_views,
    check_worlds,
    progress,
)

GAMES = int(os.environ.get("MESSINA_CONFORMANCE_GAMES", "3"))
SOMETIMES = 7
SELDOM = 60
MOST_STEPS = 3000
MOST_ANSWERS = 10


class Variant(NamedTuple):
    players: int
    estates: str
    scrolls: str
    priority_tile: bool
    major_fire: str

    def __str__(self) -> str:
        tile = "tile" if self.priority_tile else "table"
        return f"{self.players}p-{self.estates}-{self.scrolls}-{tile}-{self.major_fire}"


def make_variants() -> list[Variant]:
    """Every player count with every kind of boards; the other two options alternate over them."""
    variants = []
    for players, estates, scrolls in product(range(4), range(3), range(2)):
        seats = players + 1
        variants.append(
            Variant(
                seats,
                ("a" * seats, "b" * seats, ("ba" * seats)[:seats])[estates],
                "ab"[scrolls] * seats,
                (players + estates + scrolls) % 2 == 1,
                READINGS[(players + estates + scrolls) % 3],
            )
        )
    return variants


VARIANTS = make_variants()


def test_variants_cover_every_pair_of_options() -> None:
    kinds = [
        (v.players, "mixed" if len(set(v.estates)) > 1 else v.estates[0], v.scrolls[0], v[3], v[4])
        for v in VARIANTS
    ]
    values = [(1, 2, 3, 4), ("a", "b", "mixed"), ("a", "b"), (False, True), READINGS]
    for one, other in combinations(range(5), 2):
        covered = {(kind[one], kind[other]) for kind in kinds}
        wanted = set(product(values[one], values[other])) - {(1, "mixed")}
        assert wanted <= covered


def test_walking_distances_equal_a_fresh_walk_over_the_map() -> None:
    for layout in load_pack().layouts:
        for extensions in range(64):
            check_distances(layout, extensions)


@pytest.fixture(scope="session")
def generous_pack(tmp_path_factory: pytest.TempPathFactory) -> Box:
    """The printed game with harbours that give a lot, one of them with a rat (3.11) and a solo tile (12.3),
    squares that trade, and registers that lead on to one another and to lieutenants."""
    text = resources.files("messina").joinpath("data", "messina-1347.toml").read_text(encoding="utf-8")
    gifts = "build + upgrade + city + coin(4) + lumber(4) + fire(2) + major"
    for old, new, times in (
        (r'(\{ id = "[NS][EW]", action = )"[^"]*"', rf'\1"{gifts}"', 4),
        (r'(\{ id = "SE", )(action)', r'\1rat = "left", \2', 1),
        (r'(square = "AR[12]", action = )"(?:coin\(2\)|build)"', r'\1"coin -> points(2) + scroll"', 8),
        (r'(space =  5, action = )"overseer\(any\)"', r'\1"church + lieutenant"', 1),
        (r'(space =  2, action = )"coin"', r'\1"city + church"', 1),
        (r'(hex = )"H5"', r'\1"SE"', 1),
    ):
        text, changes = re.subn(old, new, text)
        assert changes == times
    path = tmp_path_factory.mktemp("pack") / "generous.toml"
    path.write_text(text, encoding="utf-8")
    return load_pack(path)


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_random_games_keep_every_invariant_after_every_step(variant: Variant, generous_pack: Box) -> None:
    answers = decisions = 0
    for number in range(GAMES):
        game = RandomGame(variant, number, generous_pack if number % 3 == 2 else load_pack())
        game.play_to_the_end()
        answers += game.answers
        decisions += game.decisions
    assert answers / decisions < MOST_ANSWERS


class RandomGame:
    """One game beside which an unseeded twin is fed the same log, and a chronicle hears the events."""

    def __init__(self, variant: Variant, number: int, pack: Box) -> None:
        options = variant._asdict()
        self.seed = VARIANTS.index(variant) * 1000 + number
        self.game = Game(seed=self.seed, pack=pack, **options)
        self.twin = Game(pack=pack, **options)
        self.dice = Dice(self.seed)
        self.eager = number % 3 > 0
        self.answers = 0
        self.decisions = 0
        self.chronicle = Chronicle(new_position(pack, self.game.options))
        self.chronicle.hear(self.game.opening_events)

    def play_to_the_end(self) -> None:
        while not self.game.over:
            self.check()
            self.step()
            assert len(self.game.log) < MOST_STEPS
        self.check()
        assert len(self.game.result().scores) == self.game.options.players

    def choose(self) -> Action:
        if self.eager:
            return choose_eagerly(self.game, self.dice)
        actions = list(self.game.legal_actions)
        return actions[self.dice.below(len(actions))]

    def step(self) -> None:
        game = self.game
        action = self.choose()
        self.answers += len(game.legal_actions)
        self.decisions += 1
        if self.decisions % SOMETIMES == 0:
            check_text(game.state)
            check_copy(game.state, action.code)
            check_undo(game, action)
        if self.decisions % SELDOM == 0:
            check_worlds(game, self.twin, self.seed + self.decisions)
        before = progress(game.state)
        self.chronicle.hear(game.play(action))
        check_progress(before, progress(game.state))

    def check(self) -> None:
        game = self.game
        check_position(game.state)
        check_nothing_plain_waits(game.state)
        self.chronicle.check(game.state)
        self.feed_twin()
        if self.decisions % SOMETIMES == 0:
            check_actions(game)
            check_views(game, self.twin)

    def feed_twin(self) -> None:
        """Chance's outcomes are legal answers to chance's questions."""
        for step in self.game.log[len(self.twin.log) :]:
            assert self.twin.player == step.player
            if step.player == CHANCE:
                check_actions(self.twin)
            self.twin.play(Action(step.code, ""))
        assert self.twin.log == self.game.log
