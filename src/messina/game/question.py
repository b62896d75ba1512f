"""What is asked, and the answers: an action, the legal ones, the question.

These are what people and programs see of a moment of the game; all are made from a position.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from messina.errors import AmbiguousAction, IllegalAction, UnknownAction
from messina.notation.actions import action_text, is_action_text
from messina.rules.actions import END, STRIDE, WORDS
from messina.rules.engine import legal
from messina.rules.player import Player
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, TOKENS, TRACKS


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


def legal_codes(state: State) -> tuple[int, ...]:
    offer = Offer()
    legal(state, offer)
    return tuple(offer.codes[: offer.count])


class LegalActions:
    """The legal answers to the present question: iterate, count, test with `in`."""

    def __init__(self, state: State) -> None:
        self._box = state.box
        self.codes = legal_codes(state)

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

    @property
    def forced(self) -> bool:
        """True if there is only one answer, and it is not the end of a turn, which a player confirms."""
        return len(self.codes) == 1 and self.codes[0] // STRIDE != END

    def find(self, text: str) -> Action:
        """Return the action that a text means: its whole text, or a part that fits only one action."""
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


def question_of(state: State) -> Question:
    frame = state.frames[-1]
    fields = frame.fields()
    about = fields if frame.player == CHANCE else fields[1:]
    return Question(type(frame).__name__, frame.player, tuple(about))


def changes(before: Player, after: Player) -> dict[str, int]:
    """Return the differences in a player's tokens, points, rats and registers."""
    pairs = {TOKENS[token]: (before.tokens[token], after.tokens[token]) for token in range(4)}
    pairs |= {"points": (before.score, after.score), "rats": (before.rats, after.rats)}
    pairs |= {TRACKS[i]: (before.registers[i], after.registers[i]) for i in range(3)}
    return {name: new - old for name, (old, new) in pairs.items() if new != old}
