"""The game for all its seats, one decision after another: a PettingZoo AEC environment.

The agent that is asked sees the table and the legal actions; the mask of the others is empty. A seat's
reward is the points it has scored, so rewards add up to its final score but for what it begins with; `infos`
holds everybody's places at the end.
"""

from typing import Any

import numpy as np
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from messina.env.spaces import NAME, Kind, action_space, array_over, kind_of, observation_space, observer_of
from messina.errors import IllegalAction
from messina.game.results import result_of
from messina.observation.encode import SIZE
from messina.observation.vector_steps import Games
from messina.words import PhraseRenderer
from messina.words.table_text import show_table

Observation = dict[str, NDArray[Any]]


def env(**options: Any) -> AECEnv:
    """With PettingZoo's usual wrappers: an illegal action ends the game, calls out of order are errors."""
    wrapped: AECEnv = wrappers.TerminateIllegalWrapper(raw_env(**options), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(wrapped))


class raw_env(AECEnv):
    """Options are those of `messina.Game`: players, estates, scrolls, priority_tile, major_fire, pack."""

    metadata = {"name": NAME, "is_parallelizable": False, "render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self, players: int = 2, pack: str | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        super().__init__()
        self.kind: Kind = kind_of(players, pack, **options)
        self.metadata = {**raw_env.metadata, **self.kind.metadata()}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(1, players + 1)]
        self.agents = list(self.possible_agents)
        self.observation_spaces = {agent: observation_space(self.kind.box) for agent in self.agents}
        self.action_spaces = {agent: action_space(self.kind.box) for agent in self.agents}
        self.observer = observer_of(self.kind.box)
        self.games = Games(1, self.kind.box, self.kind.options, self.observer)
        self.fresh = 0
        self.seen = array_over(self.games.seen, np.int16)
        self.mask = array_over(self.games.mask, np.int8)
        self.aside = vec[i16]([0] * SIZE)
        self.aside_seen = array_over(self.aside, np.int16)
        self.nothing = np.zeros(self.observer.actions, np.int8)

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.fresh = self.fresh + 1 if seed is None else seed
        self.games.reset(self.fresh)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.games.seats[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.mask[action]:
            raise IllegalAction(f"{agent} chose {action!r}; its action_mask has what is legal")
        games = self.games
        games.step([int(action)])
        self._cumulative_rewards[agent] = 0
        for seat, name in enumerate(self.agents):
            points = games.rewards[seat]
            self.rewards[name] = points
            self._cumulative_rewards[name] += points
        if games.over[0]:
            self.end()
        else:
            self.agent_selection = self.agents[games.seats[0]]

    def end(self) -> None:
        places = result_of(self.games.states[0]).places
        for agent, place in zip(self.agents, places, strict=True):
            self.terminations[agent] = True
            self.infos[agent] = {"place": place}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        if seat == self.games.seats[0]:
            return {"observation": self.seen.copy(), "action_mask": self.mask.copy()}
        self.observer.write(self.aside, 0, self.games.states[0], seat)
        return {"observation": self.aside_seen.copy(), "action_mask": self.nothing.copy()}

    def render(self) -> str | None:
        """The table as the terminal draws it."""
        if self.render_mode is None:
            return None
        return show_table(self.games.states[0], self.games.seats[0], PhraseRenderer(self.possible_agents))

    def close(self) -> None:
        """Nothing is open."""
