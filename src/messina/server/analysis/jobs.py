"""Analyses of finished games: turn by turn in the processes of the bots, and kept with the game.

What is kept are numbers and codes. A turn is judged in parts, cut where chance has spoken, so that nobody is
blamed or praised for luck; what it lost is the sum of what its parts gave away.
"""

import asyncio
import logging
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from messina.bots.advice import Review
from messina.errors import MessinaError
from messina.game.driver import Game, Step
from messina.notation.positions import position_text
from messina.rules.engine import apply, legal
from messina.rules.events import TurnEnded
from messina.rules.state import Offer
from messina.rules.terms import CHANCE
from messina.server.bots.pool import BotPool
from messina.server.bots.worker import Task
from messina.server.processes.peers import Neighbours
from messina.server.table.refusal import Refusal
from messina.store import Store, StoreError

RUNNING = "analyses"
"""How far an analysis is, in hundredths and one, as it is told to other processes."""

log = logging.getLogger("messina.server")


class JudgedTurn(msgspec.Struct, array_like=True):
    """What is kept of a turn. `best`, and what it was worth, is of the part that gave away most.

    Fields are only ever added at the end: older analyses have none of them.
    """

    at: int
    seat: int
    round: int
    expected: list[float]
    lost: float = 0.0
    part: int = 0
    worst: float = 0.0
    best: list[int] = []
    reason: str = ""
    ahead: float = 0.0
    facts: list[tuple[str, int]] = []


class Judged(msgspec.Struct, array_like=True):
    """An analysis as it is kept."""

    turns: list[JudgedTurn]


@dataclass(frozen=True, slots=True)
class Part:
    """Decisions of one seat in a row, without a word of chance; `begins` a turn or goes on with one."""

    at: int
    seat: int
    round: int
    begins: bool
    position: str
    codes: tuple[int, ...]
    """Empty where there was nothing to choose."""


def runs_of(log: Sequence[Step]) -> Iterator[tuple[int, int, bool]]:
    """From where to where nobody else decides, not even chance; and whether a turn begins there."""
    start, seat, ended, begins = -1, CHANCE, True, False
    for at, step in enumerate(log):
        turns = step.player != CHANCE and (ended or step.player != seat)
        if start >= 0 and (turns or step.player == CHANCE):
            yield start, at, begins
            start = -1
        if step.player != CHANCE:
            if start < 0:
                start, begins = at, turns
            seat, ended = step.player, False
        if any(isinstance(event, TurnEnded) for event in step.events):
            ended = True
    if start >= 0:
        yield start, len(log), begins


def parts_of(game: Game) -> list[Part]:
    """All of a game, in its order; what was no choice only where a turn begins."""
    state, offer = game.state_at(0), Offer()
    found: list[Part] = []
    at = 0
    for start, end, begins in runs_of(game.log):
        for step in game.log[at:start]:
            apply(state, step.code)
        before, chosen = state.copy(), False
        for step in game.log[start:end]:
            legal(state, offer)
            chosen = chosen or offer.count > 1
            apply(state, step.code)
        at = end
        codes = tuple(step.code for step in game.log[start:end]) if chosen else ()
        if codes or begins:
            seat = game.log[start].player
            found.append(Part(start, seat, before.round, begins, position_text(before), codes))
    return found


class Analyses:
    """Those that are being made, one for a table and one for an address at a time."""

    def __init__(self, store: Store, pool: BotPool, neighbours: Neighbours) -> None:
        self._store = store
        self._pool = pool
        self._neighbours = neighbours
        self._making: dict[str, Making] = {}

    async def kept(self, table: str, version: int) -> Judged | None:
        """The analysis of a game, if it was made before."""
        body = await self._store.analysis(table, version)
        try:
            return None if body is None else msgspec.json.decode(body, type=Judged)
        except msgspec.DecodeError:
            return None

    def progress(self, table: str) -> tuple[int, int] | None:
        """How many positions of how many are judged; None if nobody is at it."""
        if table in self._making:
            making = self._making[table]
            return making.done, making.of
        elsewhere = self._neighbours.elsewhere(RUNNING, table)
        return (elsewhere - 1, 100) if elsewhere else None

    def begin(self, table: str, version: int, game: Game, source: bytes | None, payer: str) -> None:
        """Start it, unless somebody is at it."""
        if self.progress(table) is not None:
            return
        if any(making.payer == payer for making in self._making.values()):
            raise Refusal("too-fast", "another game of yours is being analysed; wait until it is done")
        making = self._making[table] = Making(table, payer)
        making.task = asyncio.create_task(self._make(making, version, game, source))

    async def _make(self, making: "Making", version: int, game: Game, source: bytes | None) -> None:
        try:
            parts = await asyncio.to_thread(parts_of, game)
            making.of = len(parts)
            judged = Judged([])
            for part in parts:
                await self._judge(judged, part, making, game, source)
                making.done += 1
                self._neighbours.level(RUNNING, making.table, 1 + 100 * making.done // making.of)
            await self._store.keep_analysis(making.table, version, msgspec.json.encode(judged))
        except (Unanswered, StoreError) as problem:
            log.warning("table %s: its game was not analysed: %s", making.table, problem)
        finally:
            del self._making[making.table]
            self._neighbours.level(RUNNING, making.table, 0)

    async def _judge(
        self, judged: Judged, part: Part, making: "Making", game: Game, source: bytes | None
    ) -> None:
        seed = secrets.randbits(16)
        task = Task("review", "", seed, game.box.hash, part.position, part.seat, source, part.codes)
        answer = await self._pool.ask(task, making.table, making.payer)
        if answer.problem:
            raise Unanswered(answer.problem)
        review = answer.review
        assert review is not None
        if part.begins:
            expected = [round(points, 1) for points in review.expected]
            judged.turns.append(JudgedTurn(part.at, part.seat, part.round, expected))
        if part.codes:
            note(judged.turns[-1], part, review)

    def close(self) -> None:
        for making in self._making.values():
            if making.task is not None:
                making.task.cancel()


@dataclass(slots=True)
class Making:
    """An analysis under way."""

    table: str
    payer: str
    done: int = 0
    of: int = 1
    task: asyncio.Task[None] | None = None


class Unanswered(MessinaError):
    """A position could not be judged."""


def note(turn: JudgedTurn, part: Part, review: Review) -> None:
    """What a part of a turn gave away; the part that gave away most is the one that is told of."""
    if not turn.best or review.lost > turn.worst:
        turn.worst, turn.part, turn.ahead = round(review.lost, 1), part.at, round(review.ahead, 1)
        turn.best, turn.reason = list(review.best.codes), review.best.reason
        turn.facts = list(review.best.facts)
    turn.lost = round(turn.lost + review.lost, 1)
