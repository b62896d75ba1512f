"""A game as people and programs play it: questions, legal actions, events, undo, result.

`Game` drives a position of the rules: it checks what it is given, lets chance answer its own questions
from the game's seed, and keeps the log of everything that was decided. The log is the game: undo, replay
and saved games all come from it.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field

from messina.errors import AmbiguousAction, IllegalAction, MessinaError, OptionError, UnknownAction
from messina.packs import load_pack
from messina.rules.actions import STRIDE, WORDS, action_text
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.events import Event
from messina.rules.options import READINGS, Options
from messina.rules.scoring import ranking_key
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, NOBODY, SOURCES

CHECKPOINT_EVERY = 32
"""Undo replays at most so many steps."""


@dataclass(frozen=True, slots=True, order=True)
class Action:
    """One legal answer. Its text is unique among the legal ones."""

    code: int
    text: str = field(compare=False)

    @property
    def verb(self) -> str:
        return WORDS[self.code // STRIDE]

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked: the name of the question, the seat that answers, and what it is about.

    `name` is the class of the frame in `messina.rules`, which documents the rule behind it; `about` holds
    its numbers (see the class).
    """

    name: str
    player: int
    about: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """An entry of the log: who decided (a seat or CHANCE) and what."""

    player: int
    code: int


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game."""

    scores: tuple[int, ...]
    breakdown: tuple[dict[str, int], ...]
    """For each seat, points by source."""
    places: tuple[int, ...]
    """For each seat, its place from 1; equal places are shared (10.5)."""
    decided_by: str
    """What separates the first place from the second: points, repopulated, best_hex, or shared; solo."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class LegalActions(Collection[Action]):
    """The legal answers to the present question: iterate, count, test with `in`."""

    def __init__(self, state: State) -> None:
        self._box = state.box
        offer = Offer()
        legal(state, offer)
        self.codes: tuple[int, ...] = tuple(offer.codes[: offer.count])

    def __iter__(self) -> Iterator[Action]:
        return (Action(code, action_text(self._box, code)) for code in self.codes)

    def __len__(self) -> int:
        return len(self.codes)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, Action):
            return action.code in self.codes
        return any(action == legal_action.text for legal_action in self)

    def __repr__(self) -> str:
        return f"<LegalActions {', '.join(action.text for action in self)}>"

    def find(self, text: str) -> Action:
        """The action a text means: the whole text, or any part of it that fits only one action."""
        wanted = " ".join(text.lower().split())
        every = list(self)
        for action in every:
            if action.text.lower() == wanted:
                return action
        fitting = [a for a in every if wanted and f" {wanted} " in f" {a.text.lower()} "]
        if len(fitting) == 1:
            return fitting[0]
        if fitting:
            raise AmbiguousAction(f"{text!r} fits {', '.join(map(str, fitting))}: say which")
        if is_action_text(self._box, wanted):
            raise IllegalAction(f"{text!r} is not legal now; legal are {listing(every)}")
        raise UnknownAction(f"{text!r} is no action; legal are {listing(every)}")


def listing(actions: Sequence[Action]) -> str:
    shown = [action.text for action in actions[:12]]
    more = len(actions) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more > 0 else "")


def is_action_text(box: Box, text: str) -> bool:
    """Could this be an action in some position of some game?"""
    word = text.split(" ")[0]
    if word not in WORDS[1:]:
        return False
    verb = WORDS.index(word)
    for argument in range(STRIDE):
        try:
            if action_text(box, verb * STRIDE + argument).lower() == text:
                return True
        except (IndexError, ValueError):
            continue
    return False


def make_options(players: int, estates: str, scrolls: str, priority_tile: bool, major_fire: str) -> Options:
    """Checked options; a single letter for estates or scrolls counts for every seat."""
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 4:
        raise OptionError(f"players is {players!r}; Messina 1347 is for 1 to 4 players")
    sides = []
    for name, value in (("estates", estates), ("scrolls", scrolls)):
        if not isinstance(value, str) or set(value) - {"a", "b"} or len(value) not in (1, players):
            raise OptionError(f"{name} is {value!r}; it takes 'a' or 'b', or one of them for each seat")
        sides.append(value if len(value) == players else value * players)
    if not isinstance(priority_tile, bool):
        raise OptionError(f"priority_tile is {priority_tile!r}; it is True or False")
    if major_fire not in READINGS:
        raise OptionError(f"major_fire is {major_fire!r}; it is 'english', 'russian' or 'czech'")
    return Options(players, sides[0], sides[1], priority_tile, major_fire)


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
        major_fire: str = "english",
        pack: Box | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        options = make_options(players, estates, scrolls, priority_tile, major_fire)
        self.names = check_names(names, players)
        self.seed = seed
        self._fate = None if seed is None else Fate(check_seed(seed))
        self._restart(new_position(pack or load_pack(), options))

    def _restart(self, state: State) -> None:
        self.state = state
        self.log: list[Step] = []
        self._checkpoints: list[tuple[int, State]] = [(0, state.copy())]
        self.opening_events: list[Event] = []
        """What happened before the first decision."""
        state.events = self.opening_events
        self._let_chance_answer()
        state.events = None

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

    # Playing.

    def play(self, action: Action | str) -> list[Event]:
        """Take an action; the events say everything that happened."""
        if self.over:
            raise IllegalAction(f"{str(action)!r} cannot be played: the game is over")
        actions = self.legal_actions
        if isinstance(action, str):
            action = actions.find(action)
        elif action.code not in actions.codes:
            raise IllegalAction(f"{action.text!r} is not legal now; legal are {listing(list(actions))}")
        events: list[Event] = []
        self.state.events = events
        self._take(action.code)
        self._let_chance_answer()
        self.state.events = None
        return events

    def play_forced(self) -> list[Event]:
        """Answer every question that has only one answer, until there is a choice or the end."""
        events: list[Event] = []
        while not self.over and self.player != CHANCE:
            actions = self.legal_actions
            if len(actions) > 1:
                break
            events += self.play(next(iter(actions)))
        return events

    def _take(self, code: int) -> None:
        self.log.append(Step(decider(self.state), code))
        apply(self.state, code)
        if len(self.log) % CHECKPOINT_EVERY == 0:
            self._checkpoints.append((len(self.log), self.state.copy()))

    def _let_chance_answer(self) -> None:
        if self._fate is None:
            return
        offer = Offer()
        while decider(self.state) == CHANCE:
            legal(self.state, offer)
            self._take(self._fate.draw(self.state, offer))

    def continue_with(self, seed: int) -> None:
        """Let chance answer from this seed from now on."""
        self._fate = Fate(check_seed(seed))
        self.seed = seed
        self._let_chance_answer()

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
        while self._checkpoints[-1][0] > length:
            self._checkpoints.pop()
        start, checkpoint = self._checkpoints[-1]
        self.state = checkpoint.copy()
        for step in self.log[start:length]:
            apply(self.state, step.code)
        del self.log[length:]

    def copy(self) -> "Game":
        """An independent game at the same point, with the same log."""
        twin = Game.__new__(Game)
        twin.names = self.names
        twin.seed = self.seed
        twin._fate = self._fate
        twin.state = self.state.copy()
        twin.log = self.log[:]
        twin._checkpoints = self._checkpoints[:]
        twin.opening_events = self.opening_events
        return twin

    # The end.

    def result(self) -> Result:
        """Scores, their sources, places and what decided; only when the game is over."""
        if not self.over:
            raise MessinaError("the game is not over, so it has no result yet")
        return result_of(self.state)


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


def question_of(state: State) -> Question:
    frame = state.frames[-1]
    fields = frame.fields()
    about = fields if frame.player == CHANCE else fields[1:]
    return Question(type(frame).__name__, frame.player, tuple(about))


def result_of(state: State) -> Result:
    """10.5: most points, then more repopulated hexes, then the more valuable single one."""
    seats = range(state.options.players)
    keys = [ranking_key(state, seat) for seat in seats]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    breakdown = tuple(
        {source: points for source, points in zip(SOURCES, state.seats[seat].points, strict=True) if points}
        for seat in seats
    )
    return Result(tuple(key[0] for key in keys), breakdown, places, decided_by(keys))


def decided_by(keys: list[tuple[int, int, int]]) -> str:
    if len(keys) == 1:
        return "solo"
    first, second = sorted(keys, reverse=True)[:2]
    for name, ours, theirs in zip(("points", "repopulated", "best_hex"), first, second, strict=True):
        if ours != theirs:
            return name
    return "shared"


# What a seat may know, and fair guesses at the rest.


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
        """The answers, if this seat is asked."""
        return LegalActions(self.state) if decider(self.state) == self.seat else None


def view(game: Game, seat: int) -> View:
    if not 0 <= seat < game.options.players:
        raise OptionError(f"there is no seat {seat} in a game for {game.options.players}")
    return View(seat, game.state.copy())


def determinize(known: View | State, seat: int, dice: Dice) -> tuple[State, Fate]:
    """One possible world as the seat may imagine it: a position and what chance would answer in it.

    The fate is drawn from the dice, never from the game; within one world it is consistent, so the same
    tile comes whichever way a search reaches it.
    """
    state = known.state if isinstance(known, View) else known
    if not 0 <= seat < state.options.players:
        raise OptionError(f"there is no seat {seat} in a game for {state.options.players}")
    return state.copy(), Fate(dice.next() << 32 | dice.next())
