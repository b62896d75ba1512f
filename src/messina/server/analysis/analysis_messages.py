"""An analysis as it is told: numbers and codes become phrases and lines to play through."""

from collections.abc import Iterator, Sequence
from typing import Final

from messina.game.driver import Game, Step
from messina.game.question import legal_codes
from messina.rules.actions import GO, RECALL, STRIDE
from messina.rules.engine import apply
from messina.rules.state import State
from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.analysis.jobs import Judged, JudgedTurn
from messina.server.table.entries import entries_of, log_entries
from messina.server.table.refusal import Refusal
from messina.server.views.position import position
from messina.words.hint_reasons import why
from messina.words.pack_names import PackNames
from messina.words.phrases import Phrase
from messina.words.question_phrases import answer

SLIGHT: Final = 1.0
"""Points that nobody is blamed for."""
TURNING: Final = 3
"""Turning points of a game."""


def running(progress: tuple[int, int] | None) -> wire.Analysis:
    """One that is not done yet."""
    done, of = progress or (0, 0)
    state: wire.AnalysisState = "none" if progress is None else "running"
    return wire.Analysis(state=state, done=done, of=of, turns=[], turning=[], scores=[])


def analysis(judged: Judged, game: Game) -> wire.Analysis:
    scores = list(game.result().scores)
    turns = [
        tell_turn(turn, expected, game)
        for turn, expected in zip(judged.turns, levelled(judged.turns, len(scores)), strict=True)
    ]
    done = len(turns)
    return wire.Analysis(
        state="done", done=done, of=done, turns=turns, turning=turning_points(turns), scores=scores
    )


def levelled(turns: Sequence[JudgedTurn], seats: int) -> Iterator[list[float]]:
    """What can be expected, over a turn of each seat: before their own turn everybody hopes for most."""
    for index in range(len(turns)):
        lately = [turn.expected for turn in turns[max(0, index + 1 - seats) : index + 1]]
        yield [round(sum(points) / len(lately), 1) for points in zip(*lately, strict=True)]


def tell_turn(turn: JudgedTurn, expected: list[float], game: Game) -> wire.AnalysedTurn:
    at = turn.part if turn.best else turn.at
    state, played = game.state_at(at), codes_from(game.log, at)
    mine, better = parting(state, played, turn.best)
    missed = turn.lost >= SLIGHT
    return wire.AnalysedTurn(
        at=turn.at,
        seat=turn.seat,
        round=turn.round,
        expected=expected,
        lost=turn.lost,
        ahead=0.0 if missed else turn.ahead,
        played=mine,
        better=better if missed else None,
        why=why(turn.reason, turn.worst, mine, turn.facts) if missed else None,
        part=at,
    )


def turning_points(turns: Sequence[wire.AnalysedTurn]) -> list[int]:
    """Where most was given away, or would have been by any other turn than the best, which was found."""
    weight = [max(turn.lost, turn.ahead) for turn in turns]
    found: dict[object, int] = {}
    for index in sorted(range(len(turns)), key=lambda index: -weight[index]):
        turn = turns[index]
        # What somebody misses twice in a row is one lesson.
        lesson = index if turn.better is None else (turn.seat, turn.round, repr(turn.better))
        if weight[index] >= SLIGHT and len(found) < TURNING:
            found.setdefault(lesson, index)
    return sorted(found.values())


def codes_from(log: Sequence[Step], at: int) -> list[int]:
    """What the seat asked there decided until somebody else, or chance, had a word."""
    end = at
    while end < len(log) and log[end].player == log[at].player:
        end += 1
    return [step.code for step in log[at:end]]


def parting(state: State, played: Sequence[int], best: Sequence[int]) -> tuple[Phrase, Phrase | None]:
    """What was done and what was better: where each goes, or the first answer in which they differ."""
    there, wanted = destination(played), destination(best)
    if there is not None and wanted is not None and there != wanted:
        return answer(state, there), answer(state, wanted)
    s, left = state.copy(), list(best)
    for code in played:
        legal = legal_codes(s)
        if len(legal) > 1 and left and (wanted := left.pop(0)) != code:
            return answer(s, code), answer(s, wanted) if wanted in legal else unlike(state, best, played)
        apply(s, code)
    return answer(state, played[0] if there is None else there), None


def unlike(state: State, codes: Sequence[int], others: Sequence[int]) -> Phrase | None:
    """The first of these answers that is not among the others."""
    told = zip(codes, spoken(state, codes), strict=True)
    return next((phrase for code, phrase in told if code not in others), None)


def destination(codes: Sequence[int]) -> int | None:
    return next((code for code in codes if code // STRIDE in (GO, RECALL)), None)


# Lines.


def lines(judged: Judged, number: int, game: Game, names: PackNames) -> wire.Lines:
    turn = judged.turns[number]
    after = judged.turns[number + 1].at if number + 1 < len(judged.turns) else len(game.log)
    at = turn.part if turn.best else turn.at
    best = best_line(game, at, turn.best)
    return wire.Lines(
        at=at,
        before=position(game.state_at(at)),
        best=steps(best, at, len(best.log), names),
        played=steps(game, at, after, names),
    )


def best_line(game: Game, at: int, codes: Sequence[int]) -> Game:
    """The game with these decisions in the place of what came after so many steps."""
    line = game.copy()
    line.rewind(at)
    seat = line.player
    give(line, codes)
    while line.player == seat and len(legal := line.legal_actions.codes) == 1:
        line.take(legal[0], forced=True)
    return line


def give(game: Game, codes: Sequence[int]) -> None:
    """These answers, one after another; those that are the only ones may be left out."""
    for _ in asked_for(game, codes):
        pass


def spoken(state: State, codes: Sequence[int]) -> list[Phrase]:
    """These answers in words."""
    game = Game.at(state)
    return [answer(game.state, code) for code in asked_for(game, codes)]


def asked_for(game: Game, codes: Sequence[int]) -> Iterator[int]:
    """Each of these answers when it is asked for; then it is given."""
    for code in codes:
        while code not in (legal := game.legal_actions.codes):
            if len(legal) != 1:
                raise Refusal("not-legal", f"{code} is no answer there")
            game.take(legal[0], forced=True)
        yield code
        game.take(code)


def steps(game: Game, at: int, until: int, names: PackNames) -> list[wire.LineStep]:
    """Decisions with all that followed from them, and the table after each."""
    entries = log_entries(names, game.box, entries_of(game.log), at)
    return [
        wire.LineStep(entries=entries[first - at : end - at], position=position(game.state_at(end)))
        for first, end in decisions(game.log, at, until)
    ]


def decisions(log: Sequence[Step], at: int, until: int) -> Iterator[tuple[int, int]]:
    """Where each begins and ends; what goes by itself belongs to the one before it."""
    first = at
    for index in range(at + 1, until):
        if log[index].player != CHANCE and not log[index].forced:
            yield first, index
            first = index
    if first < until:
        yield first, until
