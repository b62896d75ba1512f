"""Kept games as arrays: what was seen at every decision, what was done, and what became of it."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8
from numpy.typing import NDArray

from messina.env.spaces import array_over, observer_of
from messina.game.driver import Game
from messina.observation.encode import SIZE
from messina.observation.vector_steps import SEATS
from messina.rules.box import Box
from messina.rules.engine import apply, legal
from messina.rules.setup import new_position
from messina.rules.state import Offer
from messina.rules.terms import CHANCE
from messina.sim.corpus import corpus_games


@dataclass(frozen=True)
class Decisions:
    """A row for every decision with a choice, in the order they were made."""

    observation: NDArray[np.int16]
    action_mask: NDArray[np.int8]
    action: NDArray[np.int64]
    seat: NDArray[np.int64]
    game: NDArray[np.int64]
    scores: NDArray[np.int64]
    """The final score of every seat, the one that decided first, in the order of the observation."""


def load_corpus(folder: Path, pack: Box | None = None) -> Decisions:
    """All decisions of the games in a folder that `messina simulate --save` made."""
    parts = [decisions_of(game, number) for number, game in enumerate(corpus_games(folder, pack))]
    fields = Decisions.__dataclass_fields__
    return Decisions(**{name: np.concatenate([getattr(part, name) for part in parts]) for name in fields})


def decisions_of(game: Game, number: int = 0) -> Decisions:
    observer, players = observer_of(game.box), game.options.players
    row, mask, offer = vec[i16]([0] * SIZE), vec[u8]([0] * observer.actions), Offer()
    seen, legal_now = array_over(row, np.int16), array_over(mask, np.int8)
    state = new_position(game.box, game.options)
    rows: list[tuple[Any, ...]] = []
    final = [int(player.score) for player in game.state.seats]
    for step in game.log:
        legal(state, offer)
        if step.player != CHANCE and offer.count > 1:
            seat = int(step.player)
            observer.write_mask(mask, 0, offer)
            observer.write(row, 0, state, seat)
            scores = [final[(seat + i) % players] if i < players else 0 for i in range(SEATS)]
            rows.append((seen.copy(), legal_now.copy(), observer.index[step.code], seat, number, scores))
            observer.clear_mask(mask, 0, offer)
        apply(state, step.code)
    columns = list(zip(*rows, strict=True))
    kinds = (np.int16, np.int8, np.int64, np.int64, np.int64, np.int64)
    return Decisions(*(np.array(column, kind) for column, kind in zip(columns, kinds, strict=True)))
