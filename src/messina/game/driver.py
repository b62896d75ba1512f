"""The one driver of a game: it checks what it is given, lets chance answer, and keeps the log.

The log is the game. Every step of it, a decision or an outcome of chance, has its events; undo, replay,
saved games and tables all stand on it. A game can be begun anew, or taken up after a log or in a position.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from messina.errors import IllegalAction, MessinaError, OptionError
from messina.game.obvious import obvious
from messina.game.question import Action, LegalActions, Question, listing, question_of
from messina.game.results import Result, result_of
from messina.notation.actions import action_text
from messina.options import STANDARD, Setting
from messina.packs import load_pack
from messina.rules.actions import END, STRIDE
from messina.rules.box import Box
from messina.rules.dice import Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.events import Event
from messina.rules.options import Options
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, NOBODY

CHECKPOINT_EVERY = 32
"""Going back replays at most so many steps."""


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log: who decided (a seat or CHANCE), what, and what happened."""

    player: int
    code: int
    events: tuple[Event, ...] = field(default=(), compare=False, repr=False)
    forced: bool = field(default=False, compare=False)
    """It was obvious, so nobody decided it."""

    @property
    def ends_turn(self) -> bool:
        return self.code // STRIDE == END


class Game:
    """One game of Messina 1347.

    * `player` is the seat whose decision it is, `question` what is asked, `legal_actions` the answers.
    * `play` takes one of them (an `Action` or its text), lets chance answer what follows, and returns the
      events. Bad input raises an `ActionError` and changes nothing.
    * `undo` takes back the last decision of a player with everything that followed from it.
    * `over` and `result` end it.

    Without a seed chance answers nothing by itself: its questions have `player == CHANCE`, and its
    outcomes are played like actions. That is how a recorded game is replayed.
    """

    def __init__(
        self,
        players: int = 2,
        *,
        seed: int | None = None,
        estates: str = "a",
        scrolls: str = "a",
        priority_tile: bool = False,
        major_fire: str = STANDARD.major_fire,
        pack: Box | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        options = Setting(estates, scrolls, priority_tile, major_fire).options(players)
        self._begin(beginning(pack or load_pack(), options), seed, names)
        self._let_chance_answer()

    @classmethod
    def of(
        cls,
        box: Box,
        options: Options,
        *,
        seed: int | None = None,
        names: Sequence[str] | None = None,
        log: Sequence[Step] = (),
    ) -> "Game":
        """Take up a game of checked options after the steps of a log.

        Chance waits until `run_on` is called. Raise IllegalAction for a step that cannot be taken.
        """
        game = cls.__new__(cls)
        game._begin(beginning(box, options), seed, names)
        game._follow(log)
        return game

    @classmethod
    def at(cls, state: State, *, seed: int | None = None) -> "Game":
        """Take up a game in a position; its log begins there."""
        game = cls.__new__(cls)
        game._begin(state.copy(), seed, None)
        return game

    def _begin(self, start: State, seed: int | None, names: Sequence[str] | None) -> None:
        self.names = check_names(names, start.options.players)
        self.seed = seed
        self._fate = None if seed is None else Fate(check_seed(seed))
        self.log: list[Step] = []
        self.state = start.copy()
        self._checkpoints = {0: start}
        """Positions by the length of the log."""

    # Who, what, which.

    @property
    def box(self) -> Box:
        return self.state.box

    @property
    def options(self) -> Options:
        return self.state.options

    @property
    def over(self) -> bool:
        return not self.state.frames

    @property
    def player(self) -> int | None:
        """The seat whose decision it is, CHANCE, or None when the game is over."""
        seat = decider(self.state)
        return None if seat == NOBODY else seat

    @property
    def question(self) -> Question | None:
        return None if self.over else question_of(self.state)

    @property
    def legal_actions(self) -> LegalActions:
        return LegalActions(self.state)

    @property
    def opening_events(self) -> list[Event]:
        """Return what happened before the first decision."""
        events: list[Event] = []
        for step in self.log:
            if step.player != CHANCE:
                break
            events += step.events
        return events

    # Playing.

    def play(self, action: Action | str) -> list[Event]:
        """Take an action and let chance answer. Return everything that happened."""
        if self.over:
            raise IllegalAction(f"{str(action)!r} cannot be played: the game is over")
        actions = self.legal_actions
        if isinstance(action, str):
            action = actions.find(action)
        elif action.code not in actions.codes:
            raise IllegalAction(f"{action.text!r} is not legal now; legal are {listing(list(actions))}")
        length = len(self.log)
        self.take(action.code, forced=actions.forced and self.player != CHANCE)
        self._let_chance_answer()
        return [event for step in self.log[length:] for event in step.events]

    def play_forced(self) -> list[Event]:
        """Answer every question that has only one answer, until there is a choice or the end."""
        events: list[Event] = []
        while not self.over and self.player != CHANCE:
            actions = self.legal_actions
            if len(actions) > 1:
                break
            events += self.play(next(iter(actions)))
        return events

    def take(self, code: int, *, forced: bool = False) -> None:
        """Take one answer that is known to be legal, and nothing after it."""
        player = decider(self.state)
        events: list[Event] = []
        self.state.events = events
        apply(self.state, code)
        self.state.events = None
        self.log.append(Step(player, code, tuple(events), forced))
        if len(self.log) % CHECKPOINT_EVERY == 0:
            self._checkpoints[len(self.log)] = self.state.copy()

    def _follow(self, steps: Sequence[Step]) -> None:
        """Take steps that were taken before: what they tell, they tell anew."""
        offer = Offer()
        for step in steps:
            legal(self.state, offer)
            if not offer.holds(step.code) or decider(self.state) != step.player:
                raise IllegalAction(f"step {len(self.log)} of the log is not legal there")
            self.take(step.code, forced=step.forced)

    def _let_chance_answer(self) -> None:
        if self._fate is None:
            return
        offer = Offer()
        while decider(self.state) == CHANCE:
            legal(self.state, offer)
            self.take(self._fate.draw(self.state, offer))

    def run_on(self, bots: Collection[int] = ()) -> None:
        """Let chance answer, and take what needs no decision; for bots, every forced answer.

        The end of a turn stays open: a person confirms it, even when nothing else is left to do.
        """
        while True:
            self._let_chance_answer()
            if self.over or self.player == CHANCE:
                return
            code = self._only_answer() if self.player in bots else obvious(self.state)
            if code is None:
                return
            self.take(code, forced=True)

    def _only_answer(self) -> int | None:
        codes = self.legal_actions.codes
        return codes[0] if len(codes) == 1 else None

    def continue_with(self, seed: int) -> None:
        """Let chance answer from this seed from now on."""
        self._fate = Fate(check_seed(seed))
        self.seed = seed
        self._let_chance_answer()

    # Going back.

    def undo(self) -> Action:
        """Take back the last decision of a player, and what chance did after it."""
        last = len(self.log) - 1
        while last >= 0 and self.log[last].player == CHANCE and self._fate is not None:
            last -= 1
        if last < 0:
            raise MessinaError("there is no decision to take back")
        undone = self.log[last].code
        self.rewind(last)
        return Action(undone, action_text(self.box, undone))

    def rewind(self, length: int) -> None:
        """Go back to where the log had this many steps."""
        if not 0 <= length <= len(self.log):
            raise MessinaError(f"the log has {len(self.log)} steps; it cannot be rewound to {length}")
        if length == len(self.log):
            return
        self.state = self.state_at(length)
        del self.log[length:]
        self._checkpoints = {at: state for at, state in self._checkpoints.items() if at <= length}

    def go_on_from(self, length: int, steps: Sequence[Step]) -> None:
        """Let these steps follow the first `length` of the log. Raise IllegalAction for one that cannot."""
        self.rewind(min(length, len(self.log)))
        self._follow(steps)

    def state_at(self, length: int) -> State:
        """Return the position after this many steps."""
        start = length - length % CHECKPOINT_EVERY
        state = self._checkpoints[start].copy()
        for step in self.log[start:length]:
            apply(state, step.code)
        return state

    def copy(self) -> "Game":
        """Return an independent game at the same point, with the same log."""
        twin = Game.__new__(Game)
        twin.names = self.names
        twin.seed = self.seed
        twin._fate = self._fate
        twin.state = self.state.copy()
        twin.log = self.log[:]
        twin._checkpoints = self._checkpoints.copy()
        return twin

    # The end.

    def result(self) -> Result:
        """Return scores, their sources, places and what decided. Raise MessinaError before the end."""
        if not self.over:
            raise MessinaError("the game is not over, so it has no result yet")
        return result_of(self.state)


@lru_cache(maxsize=64)
def beginning(box: Box, options: Options) -> State:
    """Return the position a game begins with; all such games share it, and none changes it."""
    return new_position(box, options)


def check_names(names: Sequence[str] | None, players: int) -> tuple[str, ...]:
    if names is None:
        return tuple(f"Player {seat + 1}" for seat in range(players))
    if isinstance(names, str) or not isinstance(names, Sequence) or len(names) != players:
        raise OptionError(f"names is {names!r}; it takes one name for each of {players} seats")
    for name in names:
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or "|" in name:
            raise OptionError(f"{name!r} cannot be a name; a name is one line of text without |")
    return tuple(names)


def check_seed(seed: int) -> int:
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise OptionError(f"seed is {seed!r}; it is a whole number")
    if seed.bit_length() > 96:  # what Dice looks at
        raise OptionError(f"the seed has {seed.bit_length()} bits; it is a whole number of at most 96 bits")
    return seed
