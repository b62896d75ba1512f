"""What a strong player says over http: analyses of finished games, any position without a seat, puzzles.

A position is nobody's: who asks sends it along as a text and gets the next one back, so nothing is kept here.
"""

import secrets
from functools import partial
from typing import Literal

from starlette.requests import Request
from starlette.responses import Response

from messina.errors import MessinaError
from messina.game import Game
from messina.notation.positions import position_text, read_position
from messina.notation.records import HEADER, read_record, recorded_pack
from messina.rules.events import TurnEnded
from messina.rules.state import State
from messina.rules.terms import CHANCE
from messina.server import analysed
from messina.server import messages as wire
from messina.server.answers import json
from messina.server.api import check_day_over, check_seen, number, read, route, seen_table
from messina.server.bot_worker import Answer, Task
from messina.server.hall import Hall
from messina.server.limits import address_of
from messina.server.table.entries import entries_of, log_entries
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import helped
from messina.server.table.state import playable
from messina.server.views import answers
from messina.server.views.position import position
from messina.sim.puzzles import load_puzzles
from messina.words.lexicon import lexicon_of
from messina.words.questions import answer as said
from messina.words.reasons import why

LONGEST_TURN = 200
"""Answers in one request."""
SOLVED = 1.0
"""Points that may be given away by whoever has solved a puzzle."""

# Finished games.


async def finished(request: Request) -> Table:
    """The table of the request, if its game is over: nobody gets advice in a running one."""
    table = await seen_table(request)
    if not playable(table.state).over:
        raise Refusal("not-over", "a game is analysed when it is over")
    return table


async def analysis(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    table = await finished(request)
    judged = await hall.analyses.kept(table.id, table.state.version)
    if judged is not None:
        return json(await hall.replays.work(partial(analysed.analysis, judged, playable(table.state).copy())))
    if request.method == "POST":
        game = playable(table.state).copy()
        source = hall.catalogue.remembered_source(table.state.record.pack)
        hall.analyses.begin(table.id, table.state.version, game, source, address_of(request))
    return json(analysed.running(hall.analyses.progress(table.id)))


async def analysed_turn(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    table = await finished(request)
    turn = number(request.path_params["turn"], "a turn")
    judged = await hall.analyses.kept(table.id, table.state.version)
    if judged is None or turn >= len(judged.turns):
        raise Refusal("no-such-moment", "there is no analysis of such a turn")
    game = playable(table.state).copy()
    return json(await hall.replays.work(partial(analysed.lines, judged, turn, game, table.state.lexicon)))


# Any position.


async def state_of(request: Request, asked: wire.AskBoard) -> State:
    """The position that is asked about: a text, a record, or a moment of a table."""
    hall: Hall = request.app.state.hall
    if asked.table:
        table = await hall.find(asked.table, address_of(request))
        await check_seen(request, table)
        check_day_over(table)
        return moment_of(table, asked.at)
    try:
        if asked.text.startswith(HEADER):
            box = hall.catalogue.choose(recorded_pack(asked.text))
            return (await hall.replays.work(partial(read_record, asked.text, box))).state
        box = hall.catalogue.choose(pack_of(asked.text))
        return await hall.replays.work(partial(read_position, asked.text, box))
    except MessinaError as wrong:
        raise Refusal("bad-position", str(wrong)) from None


def pack_of(text: str) -> str | None:
    """The hash in the second line of a position."""
    name, _, hash = next(iter(text.splitlines()[1:2]), "").partition(" ")
    return hash if name == "pack" else None


def moment_of(table: Table, at: int) -> State:
    """Of a game among people only when it is over, unless they have agreed on help."""
    game = playable(table.state)
    state = table.state
    if not state.over and not helped(state.record.way, state.seats, state.arrangement):
        raise Refusal("not-over", "a game among people is looked at more closely when it is over")
    if not 0 <= at <= len(game.log):
        raise Refusal("no-such-moment", f"the log has {len(game.log)} steps")
    return game.state_at(at)


async def board(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    asked = await read(request, wire.AskBoard)
    game = Game.at(await state_of(request, asked), seed=secrets.randbits(96))
    return json(await hall.replays.work(partial(played_on, game, asked.codes)))


def played_on(game: Game, codes: list[int]) -> wire.Board:
    """The position after these answers, and after what follows by itself."""
    if len(codes) > LONGEST_TURN:
        raise Refusal("malformed", f"at most {LONGEST_TURN} answers at once")
    game.run_on()
    begun = len(game.log)
    analysed.give(game, codes)
    if codes:
        game.run_on()
    state = game.state
    offered = answers.offered(state)
    return wire.Board(
        text=position_text(state),
        printed=game.box.hash,
        position=position(state),
        choices=offered.choices,
        chains=offered.chains,
        refusals=offered.refusals,
        entries=log_entries(lexicon_of(game.box), game.box, entries_of(game.log), begun),
        codes=[step.code for step in game.log[begun:] if step.player != CHANCE],
        ended=any(isinstance(event, TurnEnded) for step in game.log[begun:] for event in step.events),
    )


async def think(
    request: Request, kind: Literal["advise", "review"], state: State, codes: tuple[int, ...] = ()
) -> Answer:
    """In the processes of the bots, on the account of the address; one thing at a time."""
    hall: Hall = request.app.state.hall
    if not state.frames or (seat := int(state.frames[-1].player)) == CHANCE:
        raise Refusal("over", "nobody is asked there")
    source = hall.catalogue.remembered_source(state.box.hash)
    seed = secrets.randbits(16)
    task = Task(kind, "", seed, state.box.hash, position_text(state), seat, source, codes)
    answer = await hall.think(task, address_of(request))
    if answer.problem:
        raise Refusal("no-hint", answer.problem)
    return answer


async def best_turns(request: Request) -> Response:
    asked = await read(request, wire.AskBoard)
    state = await state_of(request, asked)
    found = (await think(request, "advise", state)).turns
    turns = [
        wire.BestTurn(
            codes=list(turn.codes),
            behind=round(max(0.0, found[0].worth - turn.worth), 1),
            said=said(state, turn.kind),
            why=None,
            line=analysed.spoken(state, turn.codes),
        )
        for turn in found
    ]
    if len(turns) > 1:
        turns[0].why = why(found[0].reason, found[0].worth - found[1].worth, turns[1].said, found[0].facts)
    return json(wire.BestTurns(turns=turns))


async def verdict(request: Request) -> Response:
    """What the answers of a turn gave away."""
    hall: Hall = request.app.state.hall
    asked = await read(request, wire.AskBoard)
    if not 0 < len(asked.codes) <= LONGEST_TURN:
        raise Refusal("malformed", f"1 to {LONGEST_TURN} answers are judged")
    state = await state_of(request, asked)
    codes = await hall.replays.work(partial(given, Game.at(state), asked.codes))
    review = (await think(request, "review", state, codes)).review
    assert review is not None
    mine, better = analysed.parting(state, codes, review.best.codes)
    line = analysed.best_line(Game.at(state), 0, review.best.codes)
    names = lexicon_of(state.box)
    lost = round(review.lost, 1)
    return json(
        wire.Verdict(
            lost=lost,
            solved=lost < SOLVED,
            played=mine,
            better=better if lost >= SOLVED else None,
            why=why(review.best.reason, lost, mine, review.best.facts) if lost >= SOLVED else None,
            before=position(state),
            best=await hall.replays.work(partial(analysed.steps, line, 0, len(line.log), names)),
        )
    )


def given(game: Game, codes: list[int]) -> tuple[int, ...]:
    """These answers, with those in between that are the only ones."""
    analysed.give(game, codes)
    return tuple(step.code for step in game.log)


async def puzzle(request: Request) -> Response:
    """That of a day, counted from 1970."""
    puzzles = load_puzzles()
    day = number(request.path_params["day"], "a day")
    text = puzzles[day % len(puzzles)]
    return json(wire.Puzzle(day=day, text=text), cache="public, max-age=3600")


ROUTES = [
    route("/api/tables/{id}/analysis", analysis),
    route("/api/tables/{id}/analysis", analysis, "POST"),
    route("/api/tables/{id}/analysis/{turn}", analysed_turn),
    route("/api/board", board, "POST"),
    route("/api/board/turns", best_turns, "POST"),
    route("/api/board/verdict", verdict, "POST"),
    route("/api/puzzles/{day}", puzzle),
]
