"""The game for one seat, bots in the others, or solo: a Gymnasium environment.

The reward is the points the seat has scored since its last decision, so rewards add up to the final score,
but for what it begins with. An illegal action ends the game with a reward of -1.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from messina.bots import Bot, make_bot
from messina.bots.builtin_bots import RandomBot
from messina.env.aec import Observation
from messina.env.spaces import NAME, action_space, array_over, kind_of, observation_space, observer_of
from messina.errors import OptionError
from messina.game.results import result_of
from messina.observation.vector_steps import Games, run_on
from messina.rules.dice import Dice
from messina.rules.engine import apply
from messina.rules.state import Offer
from messina.rules.terms import NOBODY
from messina.sim.simulate import ask_bot, wide_seed
from messina.words import PhraseRenderer
from messina.words.table_text import show_table


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
        self.games = Games(1, self.kind.box, self.kind.options, observer_of(self.kind.box))
        self.seen = array_over(self.games.seen, np.int16)
        self.mask = array_over(self.games.mask, np.int8)
        self.offer = Offer()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dice = Dice(int(self.np_random.integers(1 << 62)))
        self.games.reset(wide_seed(dice))
        self.bots: dict[int, Bot] = {
            (self.seat + number) % self.players: make_bot(spec, wide_seed(dice))
            for number, spec in enumerate(self.specs, 1)
        }
        taken = [self.bots.get(seat) for seat in range(self.players)]
        self.reckless = [bot.dice if isinstance(bot, RandomBot) else None for bot in taken]
        self.play_on()
        self.games.restart(0)
        return self.observe(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if not self.mask[action]:
            return self.observe(), -1.0, True, False, {"illegal": int(action)}
        games = self.games
        state = games.states[0]
        apply(state, games.observer.codes[int(action)])
        self.play_on()
        games.write_next_question(0)
        over = not state.frames
        info = {"places": list(result_of(state).places)} if over else {}
        return self.observe(), float(games.rewards[self.seat]), over, False, info

    def play_on(self) -> None:
        """Chance and the bots, until the own seat is asked or the game is over."""
        state, fate, offer = self.games.states[0], self.games.fates[0], self.offer
        while (asked := run_on(state, fate, offer, self.seat, self.reckless)) not in (self.seat, NOBODY):
            apply(state, ask_bot(self.bots[asked], state, offer, asked))

    def observe(self) -> Observation:
        return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}

    def render(self) -> str | None:
        """The table as the terminal draws it."""
        if self.render_mode is None:
            return None
        names = [f"seat_{seat}" for seat in range(1, self.players + 1)]
        return show_table(self.games.states[0], self.seat, PhraseRenderer(names))
