"""What is asked now, and what waits below it."""

from collections.abc import Iterator

from messina.rules.building import Build, can_build
from messina.rules.engine import legal
from messina.rules.events import OPPONENT
from messina.rules.rounds import (
    LAST_ROUND,
    BeginRound,
    EndRound,
)
from messina.rules.scoring import FinalScoring
from messina.rules.state import (
    Frame,
    Offer,
    State,
)
from messina.rules.terms import (
    CHANCE,
    NOBODY,
    NOWHERE,
)
from messina.rules.turn import (
    ActionStep,
    ChooseDestination,
    ChooseLieutenant,
    NextTurn,
)
from messina.rules.workshops import PickWorker


def question_faults(s: State) -> Iterator[str]:
    """Somebody is asked something that has an answer, or the game is over."""
    if s.in_action_step != any(isinstance(frame, ActionStep) for frame in s.frames):
        yield "in_action_step does not fit the frames"
        return
    if not s.frames:
        if s.round != LAST_ROUND:
            yield f"nobody is asked, though it is round {s.round}"
        return
    top = s.frames[-1]
    if top.player == NOBODY:
        yield f"the last frame, {type(top).__name__}, asks nobody"
        return
    lost = [frame for depth, frame in enumerate(s.frames) if not (lies_well(s, depth) and fits(s, frame))]
    for frame in lost:
        yield f"{type(frame).__name__} does not fit the position"
    if not lost:
        offer = Offer()
        legal(s, offer)
        if offer.count == 0:
            yield f"{type(top).__name__} has no answer"


def lies_well(s: State, depth: int) -> bool:
    """Under everything lies what follows the round or the game; in a round, turns lie on NextTurn."""
    frame = s.frames[depth]
    in_a_round = isinstance(s.frames[0], EndRound)
    if isinstance(frame, BeginRound | EndRound | FinalScoring) or depth == 0:
        return depth == 0 and isinstance(frame, BeginRound | EndRound | FinalScoring)
    if isinstance(frame, NextTurn) or (in_a_round and depth == 1):
        return in_a_round and depth == 1 and isinstance(frame, NextTurn)
    return depth == 2 or not isinstance(frame, ChooseLieutenant | ChooseDestination)


def fits(s: State, frame: Frame) -> bool:
    """What a frame is about is there."""
    if isinstance(frame, ChooseLieutenant):
        return s.seats[frame.player].has_unused()
    if isinstance(frame, ChooseDestination):
        return s.seats[frame.player].unused_lieutenant(frame.start) >= 0
    if isinstance(frame, Build):
        return frame.owes == 0 or (frame.cycled == 1 and can_build(s, s.seats[frame.player]))
    if isinstance(frame, PickWorker):
        return frame.workshop in s.seats[frame.player].workshops
    hex = getattr(frame, "hex", NOWHERE)
    visitor = OPPONENT if frame.player == CHANCE else getattr(frame, "seat", frame.player)
    return hex == NOWHERE or (s.in_city(hex) and s.standing[hex] == visitor)
