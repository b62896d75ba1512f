"""The solo of the day: one game for everybody on this server, with the same city and the same luck.

The seed of a day is worked out of a secret that the store keeps and nobody else knows, so nobody can try out
tomorrow's. A key plays a day once for the score; a day ends at midnight UTC, and a game that is over later
does not count. As long as the day lasts, what was played is shown only to those whose own game is over.
"""

import hmac
import time
from collections.abc import Collection, Iterable
from datetime import UTC, date, datetime, timedelta
from typing import Final

from messina.game.driver import Game
from messina.options import Setting
from messina.server import messages as wire
from messina.server.table.keys import hash_token, hashes_of
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.tables.pack_registry import PackRegistry
from messina.server.views.position import position
from messina.store import Score, Store

SEED_BYTES: Final = 12
SHOWN = 100
"""Scores of a day, and the best of all days."""


def today() -> str:
    """Return the present day (UTC), like 2026-11-16."""
    return time.strftime("%Y-%m-%d", time.gmtime())


def checked_day(text: str) -> str:
    """Return the day; raise Refusal if the text is no day or one to come."""
    try:
        fits = str(date.fromisoformat(text)) == text
    except ValueError:
        fits = False
    if not fits or text > today():
        raise Refusal("malformed", f"{text[:20]!r} is no day until today, such as {today()}")
    return text


def end_of(day: str) -> float:
    return (datetime.fromisoformat(day).replace(tzinfo=UTC) + timedelta(days=1)).timestamp()


class Daily:
    def __init__(self, store: Store, catalogue: PackRegistry) -> None:
        self._store = store
        self._catalogue = catalogue
        self._city: tuple[str, wire.DailyCity] | None = None
        self.secret = ""

    def seed(self, day: str) -> int:
        """Derive the seed of a day from the secret."""
        found = hmac.digest(self.secret.encode(), day.encode(), "sha256")
        return int.from_bytes(found[:SEED_BYTES], "big")

    def game(self, day: str) -> Game:
        """Return the game of a day as it begins."""
        return Game.of(self._catalogue.choose(None), Setting().options(1), seed=self.seed(day))

    def city(self) -> wire.DailyCity:
        """Return the table at which everybody begins today, computed once a day."""
        day = today()
        if self._city is None or self._city[0] != day:
            game = self.game(day)
            game.run_on()
            shown = wire.written(position(game.state))
            self._city = (day, wire.DailyCity(printed=game.box.hash, position=shown))
        return self._city[1]

    async def check_seen(self, table: Table, tokens: Iterable[str], mine: Collection[int]) -> None:
        """Raise Refusal unless the holder of these keys may look at this table."""
        day = table.state.record.day
        if day is None or mine or day < today():
            return
        for hash in hashes_of(tokens):
            if await self._has_played(day, hash):
                return
        raise Refusal("not-yet", "play today's game to its end first; then you may look at those of others")

    async def page(self, day: str, key: str) -> wire.DailyPage:
        """Return the scores of a day, with what the holder of the key has played."""
        hash = hash_token(key) if key else ""
        entry = await self._store.day_entry(day, hash) if key else None
        scores = await self._store.day_scores(day, SHOWN)
        own = None if entry is None else entry.score
        now = today()
        done = own is not None if day == now else await self._has_played(now, hash)
        mine = None
        if entry is not None:
            place = None if own is None else await self._store.day_place(day, own)
            mine = wire.DailyMine(table=entry.table, score=own, place=place)
        return wire.DailyPage(
            day=day,
            today=now,
            ends=end_of(now),
            played=scores.played,
            scores=ranked(scores.best, hash, None if done else now),
            best=ranked(await self._store.best_scores(SHOWN), hash, None if done else now),
            mine=mine,
            city=self.city() if day == now else None,
        )

    async def _has_played(self, day: str, hash: str) -> bool:
        entry = await self._store.day_entry(day, hash)
        return entry is not None and entry.score is not None


def ranked(scores: Iterable[Score], hash: str, closed: str | None) -> list[wire.DailyScore]:
    """Return scores as messages: equal places for equal scores, no table for games of the closed day."""
    found: list[wire.DailyScore] = []
    for number, one in enumerate(scores, 1):
        place = found[-1].place if found and found[-1].score == one.score else number
        table = None if one.day == closed and one.key_hash != hash else one.table
        mine = one.key_hash == hash
        found.append(
            wire.DailyScore(day=one.day, place=place, name=one.name, score=one.score, table=table, mine=mine)
        )
    return found
