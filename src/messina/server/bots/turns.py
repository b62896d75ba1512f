"""Plays the bots of a table: whenever one is asked, it thinks, there is a pause, and its answers are given.

Nobody ever waits for a broken bot: one that crashes, overruns or answers what is not legal is replaced for
that decision, and the log says so.
"""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Sequence

from messina.notation.positions import position_text
from messina.rules.terms import CHANCE
from messina.server.bots.allowed_bots import Players
from messina.server.bots.pool import BotPool
from messina.server.bots.worker import Task
from messina.server.settings import Settings
from messina.server.table.commands import ActForBot
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal, Stale
from messina.store import StoreError

REPLACED = "bot-replaced"
LEASE = 6.0
"""Seconds after which somebody else may play the bots of a process that has died."""
STRIKES = 3
"""A bot that failed so often at a table is not asked again there."""

log = logging.getLogger("messina.server")


def report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (problem := task.exception()) is not None:
        log.error("bots stopped playing", exc_info=problem)


class BotTurns:
    """Plays the bots of one table; `source` is the file of its pack, where workers do not have it."""

    def __init__(
        self,
        table: Table,
        pool: BotPool,
        settings: Settings,
        players: Players,
        source: bytes | None,
        lease: Callable[[float], Awaitable[bool]],
        payer: str = "",
    ) -> None:
        self._table = table
        self._lease = lease
        """One process at a time plays the bots of a table."""
        self._source = source
        self.payer = payer
        """The address on whose account they think."""
        self._players = players
        self._unseen = settings.bots_play_unseen
        self._pool = pool
        self._pause = settings.bot_pause
        self._fallback = settings.bot_fallback
        self._seed = secrets.randbits(64)
        self._strikes: defaultdict[int, int] = defaultdict(int)
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Begin to play if a bot is asked; harmless at any time."""
        if not self.busy and self._seat_asked() is not None:
            self._task = asyncio.create_task(self._play())
            self._task.add_done_callback(report)

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _seat_asked(self) -> int | None:
        """Return the bot to play now. With nobody but bots, it waits until somebody looks."""
        table, state = self._table, self._table.state
        if state.asked not in state.bots or table.stale or self._pool.closed:
            return None
        seen = self._unseen or len(state.bots) < len(state.seats) or table.audience.attended
        return state.asked if seen else None

    async def _play(self) -> None:
        try:
            while self._seat_asked() is not None:  # also if somebody has moved while the lease was given back
                while (seat := self._seat_asked()) is not None:
                    if await self._lease(LEASE):
                        await self._decide_and_play(seat)
                    else:
                        await asyncio.sleep(LEASE / 4)
                        await self._table.refresh()
                await self._lease(0)
        except (Refusal, StoreError) as problem:
            log.warning("table %s: a bot's answer was not kept: %s", self._table.id, problem)

    async def _decide_and_play(self, seat: int) -> None:
        version = self._table.state.version
        started = time.monotonic()
        codes, note = await self._decide(seat)
        if self._pool.closed:
            return
        if self._begins_turn(seat):
            await asyncio.sleep(max(0.0, self._pause - (time.monotonic() - started)))
        with contextlib.suppress(Stale):
            await self._table.give(ActForBot(version, codes, note))

    def _begins_turn(self, seat: int) -> bool:
        """Return whether a turn begins: between the answers of a turn there is no pause."""
        decided = (
            one for one in reversed(self._table.state.entries) if one.player != CHANCE and not one.forced
        )
        last = next(decided, None)
        return last is None or last.player != seat or last.ends_turn

    async def _decide(self, seat: int) -> tuple[Sequence[int], str | None]:
        """Return answers of which the first is legal, and a note if they are not the bot's own."""
        name = self._table.state.seats[seat].bot or self._fallback
        game = self._table.state.game
        assert game is not None
        legal = game.legal_actions.codes
        position = position_text(game.state)
        for number, candidate in enumerate((name, self._fallback)):
            if number == 0 and (self._strikes[seat] >= STRIKES or not self._players.seats(name)):
                continue
            task = Task("choose", candidate, self._seed + seat, game.box.hash, position, seat, self._source)
            answer = await self._pool.ask(task, self._table.id, self.payer)
            if not answer.problem and answer.codes[0] in legal:
                return answer.codes, REPLACED if number else None
            self._strikes[seat] += 1 - number
            log.warning("table %s: bot %s: %s", self._table.id, candidate, answer.problem or "not legal")
        return [secrets.choice(legal)], REPLACED
