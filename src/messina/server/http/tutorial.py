"""The guided first game as it is sent: computed once, never stored."""

from functools import cache

from messina.server import messages as wire
from messina.server.table.entries import entries_of, log_entries
from messina.server.table.refusal import Refusal
from messina.server.views import answers
from messina.server.views.position import position
from messina.tutorial import LEARNER, load_tutorial
from messina.words.pack_names import pack_names_of

COLOURS: tuple[wire.Colour, ...] = ("green", "yellow")


@cache
def log() -> list[wire.LogEntry]:
    """Return the whole log of the game."""
    game = load_tutorial().game
    return log_entries(pack_names_of(game.box), game.box, entries_of(game.log))


@cache
def lesson() -> wire.Lesson:
    """Return who plays, the whole log, and the stops."""
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
    printed = tutorial.game.box.hash
    return wire.written(wire.Lesson(seats=seats, learner=LEARNER, printed=printed, log=log(), stops=stops))


@cache
def moment(at: int) -> wire.LessonMoment:
    """Return the table after so many steps, and what the learner may do there."""
    game = load_tutorial().game
    if at > len(game.log):
        raise Refusal("no-such-moment", f"the log has {len(game.log)} steps")
    state = game.state_at(at)
    mine = bool(state.frames) and state.frames[-1].player == LEARNER
    offered = answers.offered(state) if mine else answers.NOTHING
    return wire.written(
        wire.LessonMoment(
            at=at,
            steps=len(game.log),
            position=position(state),
            entry=log()[at - 1] if at else None,
            choices=offered.choices,
            chains=[chain for chain in offered.chains if leads_to_the_next_stop(at, chain)],
            refusals=offered.refusals,
        )
    )


def leads_to_the_next_stop(at: int, chain: wire.Choice) -> bool:
    """Return True if this chain matches the next recorded moves and crosses no stop of the tutorial."""
    if not chain.then or chain.fight is not None or chain.leaves:
        return False
    tutorial = load_tutorial()
    codes = [chain.code, *chain.then]
    told_before = any(at < stop.at < at + len(codes) for stop in tutorial.stops)
    return not told_before and [step.code for step in tutorial.game.log[at : at + len(codes)]] == codes
