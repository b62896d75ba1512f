"""The hall: all tables of a server. It sets new ones, finds those that are kept, and clears idle ones."""

import asyncio
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import Sequence
from functools import partial

import msgspec

from messina.errors import MessinaError, OptionError
from messina.game.driver import Game, check_seed
from messina.game.records import RULES_VERSION, read_record, recorded_pack
from messina.options import Setting, option_texts
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.analysis.jobs import Analyses
from messina.server.bots.allowed_bots import Players
from messina.server.bots.pool import BotPool
from messina.server.bots.turns import BotTurns
from messina.server.bots.worker import Answer, Task
from messina.server.notifications.announcements import announcements
from messina.server.notifications.delivery import Delivery
from messina.server.processes.metrics import Metrics
from messina.server.processes.metrics_exchange import MetricsExchange
from messina.server.processes.peers import Neighbours
from messina.server.settings import Settings
from messina.server.table.audience import PLACES, SPECTATOR
from messina.server.table.clocks import new_clock
from messina.server.table.keys import new_id
from messina.server.table.live import Table
from messina.server.table.new_seats import Places, new_places
from messina.server.table.refusal import Refusal
from messina.server.table.seating import LONGEST_NAME, among_others, check_seats, helped, shortened
from messina.server.table.state import load_state, playable
from messina.server.table.stored import gist_of, snapshot_of, step_records
from messina.server.tables.daily import Daily
from messina.server.tables.health import disk_free
from messina.server.tables.pack_registry import PackRegistry
from messina.server.tables.replay_cache import ReplayCache
from messina.server.tables.sync import Sync
from messina.store import (
    Aged,
    Conflict,
    PackRecord,
    Store,
    StoreError,
    TableRecord,
)
from messina.words.pack_names import PackNames, pack_names_of, pack_names_of_printed

COLOURS: tuple[wire.Colour, ...] = ("green", "yellow", "violet", "rose")
NEW_SEED_BITS = 96
DAY = 24 * 3600.0
PURGED_AT_ONCE = 100
TABLES = "tables"

log = logging.getLogger("messina.server")


class NoSuchTable(MessinaError):
    """There is no table with this id."""


class DamagedTable(MessinaError):
    """What is kept of a table cannot be read."""


class Hall:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.metrics_exchange = MetricsExchange(settings.metrics_folder, self.metrics.text)
        self.players = Players(settings.bot_modules, settings.bot_seconds)
        self.catalogue = PackRegistry(settings.packs)
        self.printed = self.catalogue.printed()
        self.neighbours = Neighbours(store.broadcast())
        self.pool = BotPool(settings, self.metrics, self.neighbours)
        self._tables: dict[str, Table] = {}
        self._sync = Sync(store, self._tables, self.neighbours)
        self._bots: dict[str, BotTurns] = {}
        self._used: dict[str, float] = {}
        self._makers: dict[str, str] = {}
        """The addresses that tables in the memory were set from; they are kept nowhere else."""
        self.replays = ReplayCache()
        self.daily = Daily(store, self.catalogue)
        self.delivery = Delivery(settings, store, self.metrics)
        self.analyses = Analyses(store, self.pool, self.neighbours)
        self._asking: set[str] = set()
        self.metrics.watch_tables(
            lambda: len(self._tables),
            lambda: sum(len(table.audience.watchers) for table in self._tables.values()),
        )
        self._loading: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)

    async def open(self) -> None:
        for hash, printed in self.printed.items():
            await self.store.keep_pack(hash, PackRecord(printed, self.catalogue.source(hash)))
        self.daily.secret = await self.store.secret("daily", secrets.token_hex(32))
        self._sync.begin()
        await self.delivery.open()
        await self.metrics_exchange.open()

    def begin_stop(self) -> None:
        """The server is about to stop: nobody is kept waiting, and bots begin nothing new."""
        for turns in self._bots.values():
            turns.stop()
        self.analyses.close()
        self.pool.close()
        for table in self._tables.values():
            table.audience.stop_waiting()

    async def close(self) -> None:
        self.begin_stop()
        await self.delivery.close()
        await asyncio.gather(*map(self._keep_last_position, self._tables.values()))
        await self._sync.end()
        self.metrics_exchange.close()
        await self.store.close()

    async def _keep_last_position(self, table: Table) -> None:
        """A convenience for later rules: the game is its log, so this may fail without loss."""
        try:
            async with table.turn:
                await table.keep_last_position()
        except Conflict:
            table.give_up()
        except StoreError as problem:
            log.warning("table %s: its last position was not kept: %s", table.id, problem)

    # New tables.

    async def create(self, new: wire.NewTable, maker: str = "") -> wire.TableCreated:
        self.check_room(maker)
        check_seats(new.way, new.seats)
        self.players.check(new.seats)
        seeded = new.seed is not None and not self.settings.seeds_among_people
        if seeded and among_others(new.way, new.seats):
            raise OptionError("among people nobody chooses the seed: who knows it knows all that will come")
        setting = Setting(new.estates, new.scrolls, new.priority_tile, new.major_fire)
        seed = secrets.randbits(NEW_SEED_BITS) if new.seed is None else check_seed(new.seed)
        game = Game.of(self.catalogue.choose(new.pack), setting.options(len(new.seats)), seed=seed)
        return await self._set_new(new.way, new.seats, game, seed, maker, new.arrangement)

    def check_room(self, maker: str) -> None:
        """Is there room for one more table of this maker?"""
        live = self._made_by(maker) + self.neighbours.elsewhere(TABLES, maker)
        if live >= self.settings.tables_an_address:
            raise Refusal("too-fast", f"you have {live} tables in use; wait until some are done")
        if disk_free(self.settings.database) < self.settings.disk_reserve:
            raise StoreError("the disk of this server is nearly full; no new tables for now")

    def _made_by(self, maker: str) -> int:
        return sum(self._makers.get(id) == maker for id in self._tables)

    async def fork(self, table: Table, fork: wire.ForkTable, maker: str = "") -> wire.TableCreated:
        """A new game from a moment of another one; chance goes its own way from there."""
        self.check_room(maker)
        check_seats(fork.way, fork.seats)
        self.players.check(fork.seats)
        game = playable(table.state).copy()
        if not 0 <= fork.at <= len(game.log):
            raise OptionError(f"the log has {len(game.log)} steps; {fork.at} is not one of its moments")
        if len(fork.seats) != len(table.state.seats):
            raise OptionError(f"the game has {len(table.state.seats)} seats")
        game.rewind(fork.at)
        return await self._set_new(fork.way, fork.seats, game, secrets.randbits(NEW_SEED_BITS), maker)

    async def take_in(self, text: str, maker: str = "") -> wire.TableCreated:
        """A recorded game becomes a table."""
        self.check_room(maker)
        box = self.catalogue.choose(recorded_pack(text))
        game = await self.replays.work(partial(read_record, text, box))
        players = game.options.players
        seats = [
            wire.NewSeat(name=shortened(name, number), colour=COLOURS[number])
            for number, name in enumerate(game.names)
        ]
        seed = secrets.randbits(NEW_SEED_BITS) if game.seed is None else game.seed
        return await self._set_new("solo" if players == 1 else "hotseat", seats, game, seed, maker)

    async def _set_new(
        self,
        way: str,
        seats: Sequence[wire.NewSeat],
        game: Game,
        seed: int,
        maker: str,
        arrangement: wire.Arrangement | None = None,
    ) -> wire.TableCreated:
        """With keys nobody has had before."""
        places, keys, owner = new_places(seats)
        table = await self.set_table(way, places, game, seed, maker, arrangement or wire.Arrangement())
        return wire.TableCreated(table=table.info(), keys=keys, owner=owner)

    async def set_table(
        self,
        way: str,
        places: Places,
        game: Game,
        seed: int,
        maker: str,
        agreed: wire.Arrangement,
        *,
        day: str | None = None,
        follows: str | None = None,
    ) -> Table:
        """A table for a game, whatever has happened in it; chance goes on with the seed."""
        game.continue_with(seed)
        game.run_on([seat.seat for seat in places.seats if seat.bot is not None])
        arrangement = msgspec.structs.replace(agreed, announced=agreed.announced and self.settings.hall)
        created = time.time()
        record = TableRecord(
            id=new_id(),
            created=created,
            way=way,
            rules=RULES_VERSION,
            pack=game.box.hash,
            seed=seed,
            options=option_texts(game.options),
            seats=places.seats,
            finished=game.over,
            owner=places.owner,
            arrangement=msgspec.to_builtins(arrangement),
            clock=new_clock(agreed.clock, len(places.seats), created),
            gist=gist_of(game),
            day=day,
        )
        steps = step_records(game, 0, record.version, created)
        told = () if follows is None else announcements(game, places.seats, None, self.settings)
        await self.store.create(record, steps, [snapshot_of(game)], follows, told)
        self._makers[record.id] = maker
        table = await self.find(record.id, maker)
        self.neighbours.level(TABLES, maker, self._made_by(maker))
        self.metrics.tables_made.inc()
        return table

    # Tables that are there.

    async def find(self, id: str, address: str = "") -> Table:
        """The live table, loaded from the store if need be, for whoever asks from this address."""
        self._used[id] = time.monotonic()
        table = self._tables.get(id)
        if table is None or table.stale:
            try:
                async with self._loading[id]:
                    table = self._tables.get(id)
                    if table is None or table.stale:
                        table = await self._load(id, address)
            finally:
                self._loading.pop(id, None)
        else:
            await table.refresh()
        return table

    async def _load(self, id: str, address: str) -> Table:
        kept = await self.store.load(id)
        if kept is None:
            self._used.pop(id, None)
            raise NoSuchTable(f"there is no table {id[:LONGEST_NAME]!r}")
        box = await self._box(kept.table.pack)
        try:
            names = await self._names(kept.table.pack, box)
            state = load_state(kept, box, names)
        except StoreError:
            raise
        except (MessinaError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as problem:
            log.warning("table %s cannot be read: %s: %s", id, type(problem).__name__, problem)
            raise DamagedTable(f"what is kept of table {id} cannot be read") from None
        announce = partial(announcements, settings=self.settings)
        table = Table(state, self.store, self.neighbours, announce, may_talk=self.settings.chat)
        self._tables[id] = table
        source = self.catalogue.remembered_source(kept.table.pack)
        lease = partial(self.store.lease, id, self.neighbours.id)
        self._bots[id] = BotTurns(table, self.pool, self.settings, self.players, source, lease, address)
        table.on_commit = self.metrics.commits.inc
        table.audience.listen(self._bots[id].wake)
        self._bots[id].wake()
        return table

    async def _box(self, hash: str) -> Box | None:
        """The components of a table: of this server's packs, or as they were kept with the table."""
        kept = None if hash in self.printed else await self.store.pack(hash)
        return self.catalogue.get(hash) if kept is None else self.catalogue.remember(hash, kept.source)

    async def _names(self, hash: str, box: Box | None) -> PackNames:
        if box is not None:
            return pack_names_of(box)
        printed = await self.printed_pack(hash)
        return pack_names_of_printed({} if printed is None else msgspec.json.decode(printed))

    async def sweep(self) -> None:
        """Tables nobody looks at leave the memory."""
        leaving = [table for id, table in self._tables.items() if self._idle(id)]
        await asyncio.gather(*map(self._keep_last_position, leaving))
        for table in leaving:
            if self._tables.get(table.id) is table and self._idle(table.id):
                del self._tables[table.id], self._bots[table.id], self._used[table.id]
                table.audience.forget_listeners()
                if maker := self._makers.pop(table.id, ""):
                    self.neighbours.level(TABLES, maker, self._made_by(maker))

    async def purge(self) -> None:
        """Tables nobody has touched for as long as the settings say are deleted, a few at a time."""
        settings = self.settings
        if settings.keep_unfinished is None and settings.keep_finished is None:
            return
        aged = Aged(days_ago(settings.keep_unfinished), days_ago(settings.keep_finished))
        looked_at = {kind.removeprefix(PLACES) for kind in self.neighbours.kinds() if kind.startswith(PLACES)}
        gone = await self.store.purge(aged, looked_at | set(self._tables), PURGED_AT_ONCE)
        self.metrics.tables_purged.inc(len(gone))

    def _idle(self, id: str) -> bool:
        waited = time.monotonic() - self._used.get(id, 0.0)
        nobody = not self._tables[id].audience.watchers and not self._bots[id].busy
        return nobody and waited > self.settings.idle_after

    async def keep_sweeping(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_every)
            try:
                await self.sweep()
                await self.purge()
            except Exception:
                log.exception("idle tables could not be cleared")

    def watchers_of(self, id: str) -> int:
        """How many watch it, here and elsewhere, whether or not it is in the memory here."""
        table = self._tables.get(id)
        return (
            self.neighbours.elsewhere(PLACES + id, SPECTATOR) if table is None else table.audience.spectators
        )

    # Help.

    async def hint(self, table: Table, seat: int, position: str, address: str = "") -> Answer:
        """What a strong player would do; one at a time a seat, and among other people as they have agreed."""
        state = table.state
        if state.record.day is not None or not helped(state.record.way, state.seats, state.arrangement):
            raise Refusal("no-hint", "there are no hints among other people, nor in the solo of the day")
        pack = state.record.pack
        source = self.catalogue.remembered_source(pack)
        task = Task("advise", "", secrets.randbits(16), pack, position, seat, source)
        return await self._one_at_a_time(task, f"{table.id} {seat}", table.id, address)

    async def think(self, task: Task, address: str) -> Answer:
        """About a position that is at no table; one at a time an address."""
        return await self._one_at_a_time(task, address, address, address)

    async def _one_at_a_time(self, task: Task, asker: str, account: str, address: str) -> Answer:
        if asker in self._asking:
            raise Refusal("too-fast", "a hint is being thought about")
        self._asking.add(asker)
        try:
            return await self.pool.ask(task, account, address)
        finally:
            self._asking.discard(asker)

    async def printed_pack(self, hash: str) -> bytes | None:
        if hash in self.printed:
            return self.printed[hash]
        kept = await self.store.pack(hash)
        return None if kept is None else kept.printed


def days_ago(days: float | None) -> float | None:
    return None if days is None else time.time() - days * DAY
