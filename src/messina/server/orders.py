"""Who looks at a table, what they order, and how it is refused."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from messina.game import Game
from messina.rules.terms import CHANCE
from messina.server import messages as wire

LONGEST_ID = 64
"""Letters of a command's id."""
MOST_ANSWERS = 40
"""That one command gives."""


class Watcher(Protocol):
    """Somebody who looks at a table."""

    mine: list[int]
    """The seats they play; none for a spectator."""
    owner: bool
    """They may arrange things at the table."""
    keys: dict[int, str | None]
    """The hashes of the keys they have shown for them."""
    name: str
    """Of a spectator who has said it; else empty."""
    seen: int
    """The version they have."""

    def tell(self, message: wire.ServerMessage) -> None: ...

    def drop(self) -> None: ...


class Refusal(Exception):
    """A command that is not carried out: a reason for programs and a sentence for people."""

    def __init__(self, reason: wire.Reason, detail: str) -> None:
        super().__init__(detail)
        self.reason = reason
        self.detail = detail


def check_id(id: str) -> None:
    if not 0 < len(id) <= LONGEST_ID or not id.isprintable():
        raise Refusal("malformed", f"a command's id has 1 to {LONGEST_ID} letters")


class Overtaken(Refusal):
    """Somebody else has changed the table, at another process."""


@dataclass(frozen=True, slots=True)
class Order:
    """A command as a table takes it: who gives it, its id, and the version it was given at."""

    seats: list[int]
    id: str
    version: int


@dataclass(frozen=True, slots=True)
class Deed:
    """What a command did: by which seat, and from which length of the log on."""

    seat: int
    length: int
    asked: int | None
    """The seat that was asked until then."""
    cut: bool = False


def give(game: Game, seat: int, answers: Sequence[int | str], bots: Collection[int]) -> None:
    """Answers of a seat one after another, with what follows from each."""
    if len(answers) > MOST_ANSWERS:
        raise Refusal("malformed", f"a command gives at most {MOST_ANSWERS} answers")
    since = len(game.log)
    for answer in answers:
        game.take(next_code(game, seat, since, answer))
        game.run_on(bots)


def next_code(game: Game, seat: int, since: int, answer: int | str) -> int:
    """The code of an answer, by code or by its whole text, to what is asked since the log had a length.

    Several answers are given as one, so each is for the same seat, and chance has not spoken in between:
    nobody answers what they could not know they would be asked.
    """
    if game.player != seat or any(step.player == CHANCE for step in game.log[since:]):
        raise Refusal("not-legal", f"{answer!r} answers no question that comes next")
    for action in game.legal_actions:
        if answer in (action.code, action.text):
            return action.code
    raise Refusal("not-legal", f"{answer!r} is not among the answers offered")
