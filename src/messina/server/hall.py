"""The hall: all tables of a server. It sets new ones, finds those that are kept, and clears idle ones."""

import asyncio
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence

import msgspec

from messina.errors import MessinaError, OptionError
from messina.game import Game, check_names, check_seed
from messina.notation.records import RULES_VERSION, read_record, record_text, recorded_pack
from messina.options import Setting, option_texts
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.bot_pool import BotPool
from messina.server.bot_turns import BotTurns
from messina.server.bot_worker import Answer, Task
from messina.server.catalogue import Catalogue
from messina.server.entries import entries_of
from messina.server.kept import snapshot_of, step_record
from messina.server.keys import hash_token, new_id, new_token
from messina.server.players import Players
from messina.server.settings import Settings
from messina.server.tables import Refusal, Table
from messina.store import PackRecord, SeatRecord, Store, TableRecord
from messina.words.lexicon import Lexicon, lexicon_of, lexicon_of_printed

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
            await self.store.keep_pack(hash, PackRecord(printed, self.catalogue.source(hash)))

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
        setting = Setting(new.estates, new.scrolls, new.priority_tile, new.major_fire)
        seed = secrets.randbits(NEW_SEED_BITS) if new.seed is None else check_seed(new.seed)
        game = Game.of(self.catalogue.choose(new.pack), setting.options(len(new.seats)), seed=seed)
        return await self._set(new.way, new.seats, game, seed)

    async def fork(self, table: Table, fork: wire.ForkTable) -> wire.TableCreated:
        """A new game from a moment of another one; chance goes its own way from there."""
        check_seats(fork.way, fork.seats)
        self.players.check(fork.seats)
        game = playable(table).copy()
        if not 0 <= fork.at <= len(game.log):
            raise OptionError(f"the log has {len(game.log)} steps; {fork.at} is not one of its moments")
        if len(fork.seats) != len(table.seats):
            raise OptionError(f"the game has {len(table.seats)} seats")
        game.rewind(fork.at)
        return await self._set(fork.way, fork.seats, game, secrets.randbits(NEW_SEED_BITS))

    async def take_in(self, text: str) -> wire.TableCreated:
        """A recorded game becomes a table."""
        box = self.catalogue.choose(recorded_pack(text))
        game = await asyncio.to_thread(read_record, text, box)
        players = game.options.players
        seats = [
            wire.NewSeat(name=name[:LONGEST_NAME], colour=COLOURS[number])
            for number, name in enumerate(game.names)
        ]
        seed = secrets.randbits(NEW_SEED_BITS) if game.seed is None else game.seed
        return await self._set("solo" if players == 1 else "hotseat", seats, game, seed)

    async def _set(self, way: str, seats: Sequence[wire.NewSeat], game: Game, seed: int) -> wire.TableCreated:
        """A table for a game, whatever has happened in it; chance goes on with the seed."""
        keys = [wire.SeatKey(seat=n, token=new_token()) for n, seat in enumerate(seats) if seat.bot is None]
        hashes = {key.seat: hash_token(key.token) for key in keys}
        game.continue_with(seed)
        game.run_on([n for n, seat in enumerate(seats) if seat.bot is not None])
        record = TableRecord(
            id=new_id(),
            created=time.time(),
            way=way,
            rules=RULES_VERSION,
            pack=game.box.hash,
            seed=seed,
            options=option_texts(game.options),
            seats=tuple(
                SeatRecord(n, seat.name, seat.colour, seat.bot, hashes.get(n), claimed=seat.bot is not None)
                for n, seat in enumerate(seats)
            ),
        )
        entries = entries_of(game.box, game.log, 1)
        steps = [step_record(entry, index) for index, entry in enumerate(entries)]
        await self.store.create(record, steps, [snapshot_of(game)])
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
        box = await self._box(kept.table.pack)
        table = Table(self.store, kept, box, await self._names(kept.table.pack, box))
        self._tables[id] = table
        source = self.catalogue.remembered_source(kept.table.pack)
        self._bots[id] = BotTurns(table, self.pool, self.settings, source)
        table.listen(self._bots[id].wake)
        self._bots[id].wake()
        return table

    async def _box(self, hash: str) -> Box | None:
        """The components of a table: of this server's packs, or as they were kept with the table."""
        kept = None if hash in self.printed else await self.store.pack(hash)
        return self.catalogue.get(hash) if kept is None else self.catalogue.remember(hash, kept.source)

    async def _names(self, hash: str, box: Box | None) -> Lexicon:
        if box is not None:
            return lexicon_of(box)
        printed = await self.printed_pack(hash)
        return lexicon_of_printed({} if printed is None else msgspec.json.decode(printed))

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
        pack = table.record.pack
        source = self.catalogue.remembered_source(pack)
        task = Task("hint", "", secrets.randbits(16), pack, position, seat, source)
        return await self.pool.ask(task)

    async def printed_pack(self, hash: str) -> bytes | None:
        if hash in self.printed:
            return self.printed[hash]
        kept = await self.store.pack(hash)
        return None if kept is None else kept.printed


def playable(table: Table) -> Game:
    if table.game is None:
        raise Refusal("not-playable", "the game was begun under other rules; it can only be watched")
    return table.game


def record_of(table: Table) -> str:
    """The game as a text file; the seed stays here."""
    game = playable(table).copy()
    game.names = tuple(seat.name for seat in table.seats)
    game.seed = None
    return record_text(game)
