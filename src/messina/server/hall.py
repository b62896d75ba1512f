"""The hall: all tables of a server. It sets new ones, finds those that are kept, and clears idle ones."""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace

from messina.errors import MessinaError, OptionError
from messina.game import Game, check_names, check_seed, make_options
from messina.record import RULES_VERSION, read_record, record_text, recorded_pack
from messina.rules.box import Box
from messina.rules.options import Options
from messina.server import messages as wire
from messina.server.bot_pool import BotPool
from messina.server.bot_turns import BotTurns
from messina.server.bot_worker import Answer, Task
from messina.server.catalogue import Catalogue
from messina.server.course import Course, Entry
from messina.server.kept import snapshot_of, step_record
from messina.server.keys import hash_token, new_id, new_token
from messina.server.players import Players
from messina.server.settings import Settings
from messina.server.tables import Refusal, Table
from messina.store import SeatRecord, Store, TableRecord

LONGEST_NAME = 40
COLOURS: tuple[wire.Colour, ...] = ("green", "yellow", "violet", "rose")
NEW_SEED_BITS = 96


class NoSuchTable(MessinaError):
    """There is no table with this id."""


def check_seats(way: str, seats: Sequence[wire.NewSeat]) -> None:
    """Who may sit at a table of this kind."""
    if way == "solo" and len(seats) != 1:
        raise OptionError("a solo table has one seat")
    if way != "solo" and not 2 <= len(seats) <= 4:
        raise OptionError("a table has 2 to 4 seats; alone one plays solo")
    if len({seat.colour for seat in seats}) != len(seats):
        raise OptionError("every seat has a colour of its own")
    if way == "bots" and all(seat.bot is None for seat in seats):
        raise OptionError("a table with bots has a bot")
    if way != "bots" and all(seat.bot is not None for seat in seats):
        raise OptionError("somebody has to play: at least one seat is a human's")
    for seat in seats:
        if len(seat.name) > LONGEST_NAME:
            raise OptionError(f"a name has at most {LONGEST_NAME} letters")
    check_names([seat.name for seat in seats], len(seats))


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.players = Players(settings.bot_modules)
        self.catalogue = Catalogue(settings.packs)
        self.printed = self.catalogue.printed()
        self.pool = BotPool(settings)
        self._tables: dict[str, Table] = {}
        self._bots: dict[str, BotTurns] = {}
        self._used: dict[str, float] = {}
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self) -> None:
        for hash, printed in self.printed.items():
            await self.store.keep_pack(hash, printed)

    async def close(self) -> None:
        for turns in self._bots.values():
            turns.stop()
        self.pool.close()
        for table in list(self._tables.values()):
            async with table.turn:
                await table.keep_last_position()
        await self.store.close()

    # New tables.

    async def create(self, new: wire.NewTable) -> wire.TableCreated:
        check_seats(new.way, new.seats)
        self.players.check(new.seats)
        options = make_options(len(new.seats), new.estates, new.scrolls, new.priority_tile, new.major_fire)
        seed = secrets.randbits(NEW_SEED_BITS) if new.seed is None else check_seed(new.seed)
        return await self._set(new.way, new.seats, self.catalogue.choose(new.pack), options, seed)

    async def fork(self, table: Table, fork: wire.ForkTable) -> wire.TableCreated:
        """A new game from a moment of another one; chance goes its own way from there."""
        check_seats(fork.way, fork.seats)
        self.players.check(fork.seats)
        course = table.course
        if course is None:
            raise Refusal("not-playable", "the game was begun under other rules; it can only be watched")
        if not 0 <= fork.at <= len(course.entries):
            raise OptionError(f"the log has {len(course.entries)} steps; {fork.at} is not one of its moments")
        if len(fork.seats) != len(table.seats):
            raise OptionError(f"the game has {len(table.seats)} seats")
        seed = secrets.randbits(NEW_SEED_BITS)
        entries = [replace(entry, version=1) for entry in course.entries[: fork.at]]
        return await self._set(fork.way, fork.seats, course.box, course.state.options, seed, entries)

    async def take_in(self, text: str) -> wire.TableCreated:
        """A recorded game becomes a table."""
        box = self.catalogue.choose(recorded_pack(text))
        game, entries = await asyncio.to_thread(replay_record, text, box)
        players = game.options.players
        seats = [
            wire.NewSeat(name=name[:LONGEST_NAME], colour=COLOURS[number])
            for number, name in enumerate(game.names)
        ]
        seed = secrets.randbits(NEW_SEED_BITS) if game.seed is None else game.seed
        return await self._set("solo" if players == 1 else "hotseat", seats, box, game.options, seed, entries)

    async def _set(
        self,
        way: str,
        seats: Sequence[wire.NewSeat],
        box: Box,
        options: Options,
        seed: int,
        entries: Sequence[Entry] = (),
    ) -> wire.TableCreated:
        keys = [wire.SeatKey(seat=n, token=new_token()) for n, seat in enumerate(seats) if seat.bot is None]
        hashes = {key.seat: hash_token(key.token) for key in keys}
        course = Course(box, options, seed, entries)
        course.run_on(1, frozenset(n for n, seat in enumerate(seats) if seat.bot is not None))
        record = TableRecord(
            id=new_id(),
            created=time.time(),
            way=way,
            rules=RULES_VERSION,
            pack=box.hash,
            seed=seed,
            estates=options.estates,
            scrolls=options.scrolls,
            priority_tile=options.priority_tile,
            major_fire=options.major_fire,
            seats=tuple(
                SeatRecord(n, seat.name, seat.colour, seat.bot, hashes.get(n), claimed=seat.bot is not None)
                for n, seat in enumerate(seats)
            ),
        )
        await self.store.create(record, [step_record(e) for e in course.entries], [snapshot_of(course)])
        table = await self.find(record.id)
        return wire.TableCreated(table=table.info(), keys=keys)

    # Tables that are there.

    async def find(self, id: str) -> Table:
        """The live table, loaded from the store if need be."""
        self._used[id] = time.monotonic()
        table = self._tables.get(id)
        if table is None or table.stale:
            try:
                async with self._loading[id]:
                    table = self._tables.get(id)
                    if table is None or table.stale:
                        table = await self._load(id)
            finally:
                self._loading.pop(id, None)
        return table

    async def _load(self, id: str) -> Table:
        kept = await self.store.load(id)
        if kept is None:
            self._used.pop(id, None)
            raise NoSuchTable(f"there is no table {id[:LONGEST_NAME]!r}")
        table = Table(self.store, kept, self.catalogue.get(kept.table.pack))
        self._tables[id] = table
        self._bots[id] = BotTurns(table, self.pool, self.settings)
        table.on_change = self._bots[id].wake
        self._bots[id].wake()
        return table

    async def sweep(self) -> None:
        """Tables nobody looks at leave the memory."""
        for id, table in list(self._tables.items()):
            if not self._idle(id):
                continue
            async with table.turn:
                await table.keep_last_position()
            if self._idle(id):
                del self._tables[id], self._bots[id], self._used[id]

    def _idle(self, id: str) -> bool:
        waited = time.monotonic() - self._used.get(id, 0.0)
        nobody = not self._tables[id].watchers and not self._bots[id].busy
        return nobody and waited > self.settings.idle_after

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            await self.sweep()

    # Help.

    async def hint(self, table: Table, seat: int, position: str) -> Answer:
        task = Task("hint", "", secrets.randbits(16), table.record.pack, position, seat)
        return await self.pool.ask(task)

    async def printed_pack(self, hash: str) -> bytes | None:
        return self.printed.get(hash) or await self.store.pack(hash)


def record_of(table: Table) -> str:
    """The game as a text file; the seed stays here."""
    if table.course is None:
        raise Refusal("not-playable", "the game was begun under other rules; it can only be watched")
    options = table.course.state.options
    game = Game(
        options.players,
        estates=options.estates,
        scrolls=options.scrolls,
        priority_tile=options.priority_tile,
        major_fire=options.major_fire,
        pack=table.course.box,
        names=[seat.name for seat in table.seats],
    )
    for entry in table.course.entries:
        game.play(entry.told.text)
    return record_text(game)


def replay_record(text: str, box: Box) -> tuple[Game, list[Entry]]:
    game = read_record(text, box)
    course = Course(box, game.options, 0)
    for step in game.log:
        course.take(step.code, 1, forced=course.forced)
    return game, course.entries
