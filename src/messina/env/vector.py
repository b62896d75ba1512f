"""Many games at once, all their seats: a vector environment, stepped by compiled code.

In every game the seat that is asked next is observed (`infos["seat"]`); the reward is what the seat that
acted has scored with its action, `infos["rewards"]` what each seat has. A game that has ended begins anew
with the next step, whose action is not used. The arrays are the same ones after every step: copy what you
keep.
"""

from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from messina.env.aec import Observation
from messina.env.spaces import NAME, action_space, array_over, kind_of, observation_space, observer_of
from messina.errors import IllegalAction
from messina.observation.encode import SIZE
from messina.observation.vector_steps import SEATS, Games
from messina.rules.dice import Dice


class MessinaVector(VectorEnv):
    """`num_envs` games of one kind; options as in `raw_env`."""

    metadata = {"name": NAME, "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(self, num_envs: int = 64, players: int = 2, pack: str | None = None, **options: Any) -> None:
        self.kind = kind_of(players, pack, **options)
        self.metadata = {**MessinaVector.metadata, **self.kind.metadata()}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self.kind.box)
        self.single_action_space = action_space(self.kind.box)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.games = games = Games(num_envs, self.kind.box, self.kind.options, observer_of(self.kind.box))
        self.every = np.arange(num_envs)
        self.seen: Observation = {
            "observation": array_over(games.seen, np.int16).reshape(num_envs, SIZE),
            "action_mask": array_over(games.mask, np.int8).reshape(num_envs, -1),
        }
        self.seats = array_over(games.seats, np.int64)
        self.rewards = array_over(games.rewards, np.int64).reshape(num_envs, SEATS)
        self.over = array_over(games.over, np.bool_)
        self.never = np.zeros(num_envs, np.bool_)
        self.infos = {"seat": self.seats, "rewards": self.rewards}
        self.fresh = 0
        self.dice = Dice(0)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        first = seed[0] if isinstance(seed, list) else seed
        self.fresh = self.fresh + 1 if first is None else first
        self.games.reset(self.fresh)
        self.dice = Dice(self.fresh)
        return self.seen, self.infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        legal = self.seen["action_mask"][self.every, actions] != 0
        if not (legal | self.over).all():
            game = int(np.argmin(legal | self.over))
            raise IllegalAction(f"game {game} was given {actions[game]}; its action_mask has what is legal")
        acted = self.seats.copy()
        self.games.step(actions.tolist())
        return self.seen, self.rewards[self.every, acted], self.over, self.never, self.infos

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal action for every game."""
        return np.array(self.games.random_actions(self.dice), np.int64)
