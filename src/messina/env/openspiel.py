"""The game for OpenSpiel, with explicit chance: `pyspiel.load_game("messina_1347", {"players": 2})`.

Importing this module registers it. An action is its index in the table of actions
(`messina.notation.actions`); what chance does has the numbers behind those of the players, counted from 0.
Positions hide nothing (see docs/architecture.md), so it is a game of perfect information.
"""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from messina.notation.actions import ActionTable, action_table
from messina.notation.positions import position_text, read_position
from messina.options import STANDARD
from messina.packs import load_pack
from messina.rules.engine import apply, legal
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE

NAME: Final = "messina_1347"
LONGEST: Final = 3000
"""Decisions of a game, far more than there are."""
LEAST, MOST = -100.0, 400.0
"""Points a game can end with, and more."""

TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Messina 1347",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=1,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"players": 2},
)


class MessinaGame(pyspiel.Game):
    """A kind of game: so many players, basic boards."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        players = int((params or {}).get("players", 2))
        self.box, self.options = load_pack(), STANDARD.options(players)
        self.table = action_table(self.box)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.decisions,
            max_chance_outcomes=len(self.table.codes) - self.table.decisions,
            num_players=players,
            min_utility=LEAST,
            max_utility=MOST,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "MessinaState":
        return MessinaState(self, new_position(self.box, self.options))

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "WholeTable":
        return WholeTable()


class WholeTable:
    """What everybody sees: the position as text."""

    def __init__(self) -> None:
        self.tensor = None
        self.dict: dict[str, object] = {}

    def set_from(self, state: "MessinaState", player: int) -> None:
        """There is no tensor."""

    def string_from(self, state: "MessinaState", player: int) -> str:
        return str(state)


class Held:
    """A position and what is offered in it; OpenSpiel copies its states in depth, and so this."""

    def __init__(self, table: ActionTable, position: State) -> None:
        self.table, self.position, self.offer = table, position, Offer()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Held":
        return Held(self.table, self.position.copy())

    def __reduce__(self) -> tuple[Callable[[str], "Held"], tuple[str]]:
        """Written down as a position's text."""
        return held_from, (position_text(self.position),)


def held_from(text: str) -> Held:
    box = load_pack()
    return Held(action_table(box), read_position(text, box))


class MessinaState(pyspiel.State):
    """A position as OpenSpiel asks for it."""

    def __init__(self, game: MessinaGame, position: State) -> None:
        super().__init__(game)
        self.held = Held(game.table, position)

    @property
    def position(self) -> State:
        return self.held.position

    @property
    def table(self) -> ActionTable:
        return self.held.table

    def current_player(self) -> int:
        if not self.position.frames:
            return int(pyspiel.PlayerId.TERMINAL)
        player = int(self.position.frames[-1].player)
        return int(pyspiel.PlayerId.CHANCE) if player == CHANCE else player

    def offered(self) -> list[int]:
        """The actions that are possible now, by their numbers."""
        offer = self.held.offer
        legal(self.position, offer)
        first = self.table.decisions if self.is_chance_node() else 0
        return sorted(self.table.index[code] - first for code in offer.codes[: offer.count])

    def _legal_actions(self, player: int) -> list[int]:
        return self.offered()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.offered()
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def code_of(self, player: int, action: int) -> int:
        first = self.table.decisions if player == pyspiel.PlayerId.CHANCE else 0
        return self.table.codes[first + action]

    def _apply_action(self, action: int) -> None:
        apply(self.position, self.code_of(self.current_player(), action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.text(self.code_of(player, action))

    def is_terminal(self) -> bool:
        return not self.position.frames

    def returns(self) -> list[float]:
        """The final scores; nothing before."""
        over = self.is_terminal()
        return [float(player.score) if over else 0.0 for player in self.position.seats]

    def observation_string(self, player: int) -> str:
        return position_text(self.position)

    def __str__(self) -> str:
        return position_text(self.position)


pyspiel.register_game(TYPE, MessinaGame)
