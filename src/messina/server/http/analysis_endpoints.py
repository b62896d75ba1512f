"""Endpoints for what a strong player says: analyses of finished games, any position without a seat, puzzles.

A client sends a position as a text and gets the next one back, so nothing is kept here.
"""

import secrets
from functools import partial
from typing import Literal

from messina.errors import MessinaError
from messina.game.driver import Game
from messina.game.records import HEADER, read_record, recorded_pack
from messina.notation.positions import position_text, read_position
from messina.rules.events import TurnEnded
from messina.rules.state import State
from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.analysis import analysis_messages as analysed
from messina.server.bots.worker import Answer, Task
from messina.server.http.endpoints import ApiRequest, endpoint
from messina.server.http.table_endpoints import finished_daily
from messina.server.table.entries import entries_of, log_entries
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import helped
from messina.server.table.state import playable
from messina.server.views import answers
from messina.server.views.position import position
from messina.sim.puzzles import load_puzzles
from messina.words.hint_reasons import why
from messina.words.pack_names import pack_names_of
from messina.words.question_phrases import answer as said

LONGEST_TURN = 200
"""Answers in one request."""
SOLVED = 1.0
"""Points that may be given away by whoever has solved a puzzle."""

# Finished games.


async def finished_table(request: ApiRequest, id: str) -> Table:
    """Return a table whose game is over; raise Refusal if it is not: nobody gets advice in a running one."""
    table = await request.visible_table(id)
    if not playable(table.state).over:
        raise Refusal("not-over", "a game is analysed when it is over")
    return table


async def analysis_of(request: ApiRequest, table: Table) -> wire.Analysis | None:
    """Return the finished analysis of a game, None if there is none yet."""
    hall = request.hall
    judged = await hall.analyses.kept(table.id, table.state.version)
    if judged is None:
        return None
    return await hall.replays.work(partial(analysed.analysis, judged, playable(table.state).copy()))


@endpoint("GET", "/api/tables/{id}/analysis", "viewer")
async def analysis(request: ApiRequest, id: str) -> wire.Analysis:
    """Tell what a strong player makes of a finished game, or how far the analysis is (`done` of `of`)."""
    table = await finished_table(request, id)
    found = await analysis_of(request, table)
    return found or analysed.running(request.hall.analyses.progress(table.id))


@endpoint("POST", "/api/tables/{id}/analysis", "viewer")
async def begin_analysis(request: ApiRequest, id: str) -> wire.Analysis:
    """Begin to analyse a finished game. It is made once and kept; an address has one made at a time. A
    running game is `not-over`.
    """
    hall = request.hall
    table = await finished_table(request, id)
    found = await analysis_of(request, table)
    if found is not None:
        return found
    source = hall.catalogue.remembered_source(table.state.record.pack)
    hall.analyses.begin(table.id, table.state.version, playable(table.state).copy(), source, request.address)
    return analysed.running(hall.analyses.progress(table.id))


@endpoint("GET", "/api/tables/{id}/analysis/{turn}", "viewer")
async def lines(request: ApiRequest, id: str, turn: int) -> wire.Lines:
    """Compare a turn with the best one, step by step, from the same moment on."""
    hall = request.hall
    table = await finished_table(request, id)
    judged = await hall.analyses.kept(table.id, table.state.version)
    if judged is None or turn >= len(judged.turns):
        raise Refusal("no-such-moment", "there is no analysis of such a turn")
    return await hall.replays.work(
        partial(analysed.lines, judged, turn, playable(table.state).copy(), table.state.pack_names)
    )


# Any position.


async def state_of(request: ApiRequest, asked: wire.AskBoard) -> State:
    """Return the position that is asked about: of a text, of a record, or of a moment of a table."""
    hall = request.hall
    if asked.table:
        return moment_of(await finished_daily(request, asked.table), asked.at)
    try:
        if asked.text.startswith(HEADER):
            box = hall.catalogue.choose(recorded_pack(asked.text))
            return (await hall.replays.work(partial(read_record, asked.text, box))).state
        box = hall.catalogue.choose(pack_of(asked.text))
        return await hall.replays.work(partial(read_position, asked.text, box))
    except MessinaError as wrong:
        raise Refusal("bad-position", str(wrong)) from None


def pack_of(text: str) -> str | None:
    """Return the hash of the pack in the second line of a position."""
    name, _, hash = next(iter(text.splitlines()[1:2]), "").partition(" ")
    return hash if name == "pack" else None


def moment_of(table: Table, at: int) -> State:
    """Return a position of a table, of a game among people only if it is over or they agreed on help."""
    game = playable(table.state)
    state = table.state
    if not state.over and not helped(state.record.way, state.seats, state.arrangement):
        raise Refusal("not-over", "a game among people is looked at more closely when it is over")
    if not 0 <= at <= len(game.log):
        raise Refusal("no-such-moment", f"the log has {len(game.log)} steps")
    return game.state_at(at)


@endpoint("POST", "/api/board", "viewer")
async def ask_board(request: ApiRequest, body: wire.AskBoard) -> wire.Board:
    """Look at any position without a seat (a text, a record, or a moment of a table), after some answers for
    whoever is asked: what it looks like, what can be answered, and its text to go on from. Chance answers
    anew each time; nothing is kept. A moment of a running game among people is `not-over`.
    """
    game = Game.at(await state_of(request, body), seed=secrets.randbits(96))
    return await request.hall.replays.work(partial(played_on, game, body.codes))


def played_on(game: Game, codes: list[int]) -> wire.Board:
    """Return the position after these answers, and after what follows by itself."""
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
        entries=log_entries(pack_names_of(game.box), game.box, entries_of(game.log), begun),
        codes=[step.code for step in game.log[begun:] if step.player != CHANCE],
        ended=any(isinstance(event, TurnEnded) for step in game.log[begun:] for event in step.events),
    )


async def think(
    request: ApiRequest, kind: Literal["advise", "review"], state: State, codes: tuple[int, ...] = ()
) -> Answer:
    """Ask a bot worker, on the account of the address; an address has one question at a time."""
    hall = request.hall
    if not state.frames or (seat := int(state.frames[-1].player)) == CHANCE:
        raise Refusal("over", "nobody is asked there")
    source = hall.catalogue.remembered_source(state.box.hash)
    seed = secrets.randbits(16)
    task = Task(kind, "", seed, state.box.hash, position_text(state), seat, source, codes)
    answer = await hall.think(task, request.address)
    if answer.problem:
        raise Refusal("no-hint", answer.problem)
    return answer


@endpoint("POST", "/api/board/turns", "viewer")
async def ask_turns(request: ApiRequest, body: wire.AskBoard) -> wire.BestTurns:
    """Return the best turns in a position, with why. An address has one such question at a time."""
    state = await state_of(request, body)
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
    return wire.BestTurns(turns=turns)


@endpoint("POST", "/api/board/verdict", "viewer")
async def ask_verdict(request: ApiRequest, body: wire.AskBoard) -> wire.Verdict:
    """Tell what the answers of a turn gave away, and the best turn step by step. An address has one such
    question at a time.
    """
    hall = request.hall
    if not 0 < len(body.codes) <= LONGEST_TURN:
        raise Refusal("malformed", f"1 to {LONGEST_TURN} answers are judged")
    state = await state_of(request, body)
    codes = await hall.replays.work(partial(given, Game.at(state), body.codes))
    review = (await think(request, "review", state, codes)).review
    assert review is not None
    mine, better = analysed.parting(state, codes, review.best.codes)
    line = analysed.best_line(Game.at(state), 0, review.best.codes)
    names = pack_names_of(state.box)
    lost = round(review.lost, 1)
    return wire.Verdict(
        lost=lost,
        solved=lost < SOLVED,
        played=mine,
        better=better if lost >= SOLVED else None,
        why=why(review.best.reason, lost, mine, review.best.facts) if lost >= SOLVED else None,
        before=position(state),
        best=await hall.replays.work(partial(analysed.steps, line, 0, len(line.log), names)),
    )


def given(game: Game, codes: list[int]) -> tuple[int, ...]:
    """Return the codes of these answers, with those in between that are the only ones."""
    analysed.give(game, codes)
    return tuple(step.code for step in game.log)


@endpoint("GET", "/api/puzzles/{day}", cache="public, max-age=3600")
async def puzzle(request: ApiRequest, day: int) -> wire.Puzzle:
    """Return the puzzle of a day, counted from 1970: a position in which one turn is clearly best."""
    puzzles = load_puzzles()
    return wire.Puzzle(day=day, text=puzzles[day % len(puzzles)])
