"""Every end a turn can come to: with all answers tried, or only with those the table leaves to the player.

The search meets each position once. A fate answers for chance, so that the same tiles are turned up in
whatever order things are done. Gains that need no decision are taken in full (5.6): no end leaves one lying.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, Final

from messina.game.obvious import asks_nothing, obvious
from messina.game.question import legal_codes
from messina.notation.positions import player_fields, state_fields
from messina.rules.actions import DONE, END, STRIDE
from messina.rules.box import Box
from messina.rules.dice import Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.options import Options
from messina.rules.overseers import Activate, activatable
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE, NOWHERE, SQUARES
from messina.rules.turn import ActionStep, ChooseLieutenant
from messina.rules.workshops import PickWorker

Answers = Callable[[State], list[int]]

FATE: Final = Fate(7)
CABINS: Final = ("cabins", "cabin_classes", "cabin_spaces", "improvements")
"""The fields of a seat that tell of its cabins, which differ in nothing else."""


class TooManyPositions(Exception):
    """The turn has more positions than the search may see."""


def ends_of_turn(start: State, answers: Answers, most: int) -> set[int]:
    """Find the ends of a turn, or of what a player is asked between turns; each is told by a number."""
    seat = decider(start)
    ends: set[int] = set()
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        before = waiting.pop()
        for code in answers(before):
            after = answered(before, code)
            if code // STRIDE == END or is_over(after, seat):
                ends.add(fingerprint(after, seat, sorted))
                continue
            position = fingerprint(after, seat, list)
            if position not in seen:
                if len(seen) == most:
                    raise TooManyPositions
                seen.add(position)
                waiting.append(after)
    return ends


def answered(state: State, code: int) -> State:
    """The position after an answer and what chance says to it; what follows a turn is not gone into."""
    after, offer = state.copy(), Offer()
    apply(after, code)
    while decider(after) == CHANCE and code // STRIDE != END:
        legal(after, offer)
        apply(after, FATE.draw(after, offer))
    return after


def is_over(state: State, seat: int) -> bool:
    return decider(state) != seat or isinstance(state.frames[-1], ChooseLieutenant)


def fingerprint(state: State, seat: int, order: Callable[[Iterable[Any]], list[Any]]) -> int:
    """A number for what a turn of this seat can change; `order` says in which order its cabins count."""
    player = state.seats[seat]
    of_table, of_seat = fields(state.box, state.options)
    things = [getattr(state, name) for name in of_table] + [getattr(player, name) for name in of_seat]
    frames = ((type(frame), *frame.fields()) for frame in state.frames)
    cabins = order(zip(*(getattr(player, name) for name in CABINS), strict=True))
    return hash((*frames, *cabins, *(thing if isinstance(thing, int) else tuple(thing) for thing in things)))


@cache
def fields(box: Box, options: Options) -> tuple[list[str], list[str]]:
    """The names of everything that moves, of the table and of a seat; cabins are told apart from them."""
    return list(state_fields(box, options)), [name for name in player_fields(box) if name not in CABINS]


# Answers.


def any_answer(state: State) -> list[int]:
    """Everything legal that leaves no gain lying."""
    return [code for code in legal_codes(state) if not leaves_a_gain(state, code)]


def answer_at_the_table(state: State) -> list[int]:
    """Of these the obvious one, if there is one."""
    given = obvious(state)
    return [code for code in any_answer(state) if given in (None, code)]


def leaves_a_gain(state: State, code: int) -> bool:
    """The hex's action is not taken, or somebody who could act does not, or goes to a workshop before."""
    frame, (verb, argument) = state.frames[-1], divmod(code, STRIDE)
    if isinstance(frame, ActionStep) and verb == END:
        return frame.hex != NOWHERE and asks_nothing(state.box.hexes[frame.hex].action)
    if isinstance(frame, Activate) and verb == DONE:
        return bool(gains(state, frame))
    if isinstance(frame, PickWorker):
        acting = (below for below in state.frames if isinstance(below, Activate))
        return any(argument in gains(state, below) for below in acting)
    return False


def gains(state: State, frame: Activate) -> list[int]:
    """7.4: the squares that gain something without a choice, where all that stand there may act."""
    player = state.seats[frame.player]
    there = activatable(player)
    near = there & frame.near if frame.near_left else 0
    far = there & frame.far if frame.far_left else 0
    if int(near).bit_count() > frame.near_left or int(far).bit_count() > frame.far_left:
        return []
    estate = player.estate
    squares = (square for square in range(SQUARES) if (near | far) >> square & 1)
    return [one for one in squares if asks_nothing(estate.actions[one]) and not estate.single_use[one]]
