"""The game for one seat, bots in the others, or solo: a Gymnasium environment.

The reward is the points the seat has scored since its last decision, so rewards add up to the final score,
but for what it begins with. An illegal action ends the game with a reward of -1.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from librt.vecs import vec
from mypy_extensions import i16, u8

from messina.bots import Bot, make_bot
from messina.env.aec import Observation
from messina.env.spaces import NAME, action_space, array_over, kind_of, observation_space, observer_of
from messina.errors import OptionError
from messina.observation.observing import SIZE
from messina.results import result_of
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.playout import settle_chance
from messina.rules.setup import new_position
from messina.rules.state import Offer
from messina.rules.terms import NOBODY
from messina.sim.simulate import ask_bot, wide_seed
from messina.words import Speaker
from messina.words.picture import show_table


class MessinaEnv(gymnasium.Env):
    """`bots` are specs, one for every other seat, in their order behind the own one; none is a solo game."""

    metadata = {"name": NAME, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        bots: Sequence[str] = ("greedy",),
        seat: int = 0,
        pack: str | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.players = len(bots) + 1
        self.kind = kind_of(self.players, pack, **options)
        if not 0 <= seat < self.players:
            raise OptionError(f"seat is {seat!r}; it is a number from 0 to {self.players - 1}")
        for spec in bots:
            make_bot(spec, 0)
        self.metadata = {**MessinaEnv.metadata, **self.kind.metadata()}
        self.specs, self.seat, self.render_mode = tuple(bots), seat, render_mode
        self.observation_space = observation_space(self.kind.box)
        self.action_space = action_space(self.kind.box)
        self.observer = observer_of(self.kind.box)
        self.offer, self.shown = Offer(), Offer()
        self.row, self.row_mask = vec[i16]([0] * SIZE), vec[u8]([0] * self.observer.actions)
        self.seen = array_over(self.row, np.int16)
        self.mask = array_over(self.row_mask, np.int8)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dice = Dice(int(self.np_random.integers(1 << 62)))
        self.state = new_position(self.kind.box, self.kind.options)
        self.fate = Fate(wide_seed(dice))
        self.bots: dict[int, Bot] = {
            (self.seat + number) % self.players: make_bot(spec, wide_seed(dice))
            for number, spec in enumerate(self.specs, 1)
        }
        self.play_on()
        self.scored = int(self.state.seats[self.seat].score)
        return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.mask[action]:
            seen = {"observation": self.seen.copy(), "action_mask": self.mask.copy()}
            return seen, -1.0, True, False, {"illegal": int(action)}
        apply(self.state, self.observer.codes[int(action)])
        self.play_on()
        score = int(self.state.seats[self.seat].score)
        reward, self.scored = score - self.scored, score
        over = not self.state.frames
        info = {"places": list(result_of(self.state).places)} if over else {}
        return self.observe(), float(reward), over, False, info

    def play_on(self) -> None:
        """Chance and the bots, until the own seat is asked or the game is over."""
        state, offer = self.state, self.offer
        while True:
            settle_chance(state, self.fate, offer)
            legal(state, offer)
            asked = decider(state)
            if asked == self.seat or asked == NOBODY:
                return
            apply(
                state, offer.codes[0] if offer.count == 1 else ask_bot(self.bots[asked], state, offer, asked)
            )

    def observe(self) -> Observation:
        self.observer.clear_mask(self.row_mask, 0, self.shown)
        self.observer.write_mask(self.row_mask, 0, self.offer)
        self.offer, self.shown = self.shown, self.offer
        self.observer.write(self.row, 0, self.state, self.seat)
        return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}

    def render(self) -> str | None:
        """The table as the terminal draws it."""
        if self.render_mode is None:
            return None
        names = [f"seat_{seat}" for seat in range(1, self.players + 1)]
        return show_table(self.state, self.seat, Speaker(names))
