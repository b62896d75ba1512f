"""The guided first game as it is sent: worked out once, never kept in the store."""

from functools import cache

import msgspec

from messina.server import messages as wire
from messina.server import views
from messina.server.course import Course
from messina.server.tables import Refusal
from messina.tutorial import LEARNER, load_tutorial

COLOURS: tuple[wire.Colour, ...] = ("green", "yellow")


@cache
def course() -> Course:
    """The recorded game, step by step with its events."""
    game = load_tutorial().game
    played = Course(game.box, game.options, 0)
    for step in game.log:
        played.take(step.code, 1)
    return played


@cache
def lesson() -> bytes:
    """Who plays, the whole log, and the stops."""
    tutorial = load_tutorial()
    seats = [
        wire.TableSeat(
            seat=seat,
            name=name,
            colour=COLOURS[seat],
            kind="human" if seat == LEARNER else "bot",
            bot=None,
            claimed=True,
            connected=True,
        )
        for seat, name in enumerate(tutorial.game.names)
    ]
    stops = [
        wire.LessonStop(
            at=stop.at,
            topic=stop.topic,
            text=stop.text,
            lit=list(stop.lit),
            clause=stop.clause,
            code=stop.code,
            row=stop.row,
        )
        for stop in tutorial.stops
    ]
    log = [entry.told for entry in course().entries]
    sent = wire.Lesson(seats=seats, learner=LEARNER, printed=course().box.hash, log=log, stops=stops)
    return msgspec.json.encode(sent)


@cache
def moment(at: int) -> bytes:
    """The table after so many steps, and what the learner may do there."""
    entries = course().entries
    if at > len(entries):
        raise Refusal("no-such-moment", f"the log has {len(entries)} steps")
    state = course().state_at(at)
    mine = bool(state.frames) and state.frames[-1].player == LEARNER
    return msgspec.json.encode(
        wire.LessonMoment(
            at=at,
            steps=len(entries),
            position=views.position(state),
            entry=entries[at - 1].told if at else None,
            choices=views.choices(state) if mine else [],
            refusals=views.refusals(state) if mine else [],
        )
    )
