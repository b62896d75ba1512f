"""What a seat may know, and fair guesses at the rest."""

from dataclasses import dataclass

from messina.errors import OptionError
from messina.game.driver import Game
from messina.game.question import LegalActions, Question, question_of
from messina.rules.dice import Dice, Fate
from messina.rules.engine import decider
from messina.rules.state import State


@dataclass(frozen=True)
class View:
    """What one seat may know: all that lies open, and nothing of what lies face down.

    Stacks are not shuffled in advance, so the position holds no order to hide; what it knows of a stack is
    how many tiles are left, which of them have not been seen, and which went under it face up. The seed,
    which decides what chance will bring, stays with the game.
    """

    seat: int
    state: State

    @property
    def question(self) -> Question | None:
        return question_of(self.state) if self.state.frames else None

    @property
    def legal_actions(self) -> LegalActions | None:
        """Return the answers, if this seat is asked."""
        return LegalActions(self.state) if decider(self.state) == self.seat else None


def view(game: Game, seat: int) -> View:
    if not 0 <= seat < game.options.players:
        raise OptionError(f"there is no seat {seat} in a game for {game.options.players}")
    return View(seat, game.state.copy())


def determinize(known: View | State, seat: int, dice: Dice) -> tuple[State, Fate]:
    """Imagine one possible world for the seat: a position, and what chance would answer in it.

    The fate is drawn from the dice, never from the game. Within one world it is consistent, so the
    same tile comes whichever way a search reaches it.
    """
    state = known.state if isinstance(known, View) else known
    if not 0 <= seat < state.options.players:
        raise OptionError(f"there is no seat {seat} in a game for {state.options.players}")
    return state.copy(), Fate(dice.next() << 32 | dice.next())
