"""One table: the game on it, those who look at it, and the order in which things happen.

Every command goes the same way, one at a time: it is checked against what was offered, appended to the log,
committed to the store, and only then shown to everybody, each with their own view. If the store cannot keep
it, the table goes back to where it was, and nobody has seen anything else.
"""

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable, Collection, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

import msgspec

from messina.errors import MessinaError
from messina.game import Game
from messina.options import read_options
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.entries import entries_of, tell, told
from messina.server.kept import entry_of, fits, game_of, progress_of, snapshot_of, step_record
from messina.server.keys import LONGEST_TOKEN, SHORTEST_KEY, hash_token
from messina.server.neighbours import Neighbours
from messina.server.orders import LONGEST_ID, Deed, Order, Overtaken, Refusal, give
from messina.server.replay import last_turn
from messina.server.undo import own_decisions, undo_of
from messina.server.views import answers
from messina.server.views.position import position, turns
from messina.server.watched import Watched
from messina.store import Change, Conflict, KeptTable, Progress, Snapshot, Standing, Store, StoreError
from messina.words.lexicon import Lexicon

SNAPSHOT_EVERY = 32
Result = TypeVar("Result")


class Table(Watched):
    """A live table. All that changes it holds `turn`, so there is one writer at a time."""

    def __init__(
        self, store: Store, kept: KeptTable, box: Box | None, names: Lexicon, neighbours: Neighbours
    ) -> None:
        super().__init__(neighbours)
        self._store = store
        self.box = box
        self.names = names
        """Of its components, also of those that nobody can play with any more."""
        self.turn = asyncio.Lock()
        self.stale = False
        """This copy is not what is kept: the table must be loaded again."""
        self.on_commit: Callable[[], None] | None = None
        self._take_over(kept)

    def _take_over(self, kept: KeptTable) -> None:
        """Be what is kept."""
        self.record = kept.table
        self.id = self.record.id
        self.seats = list(kept.table.seats)
        self.bots = frozenset(seat.seat for seat in self.seats if seat.bot is not None)
        self.version = kept.table.version
        self.cut_version = kept.table.cut_version
        self.entries = [entry_of(step, self.record.rules, self.box) for step in kept.steps]
        self._done = dict(kept.commands)
        self.game = game_of(kept, self.box, self.entries)
        """None where it can only be watched."""
        self.misfits = [snapshot.at for snapshot in kept.snapshots if not fits(snapshot, self.game)]
        """Kept positions that are not what the log leads to, by its length there."""
        self._snapshots = (
            [] if self.game else [kept for kept in kept.snapshots if kept.at not in self.misfits]
        )
        self._shown: tuple[int, wire.Position] | None = None
        self._offered: tuple[int, answers.Offered] | None = None

    # What there is to see.

    @property
    def standing(self) -> Standing:
        return Standing(self.version, sum(seat.claimed for seat in self.seats))

    @property
    def asked(self) -> int | None:
        return None if self.game is None else self.game.player

    @property
    def over(self) -> bool:
        if self.game is not None:
            return self.game.over
        return any(entry.ends_game for entry in self.entries[-1:])

    def info(self) -> wire.TableInfo:
        record = self.record
        return wire.TableInfo(
            id=record.id,
            way=record.way,  # type: ignore[arg-type]
            options=wire.table_options(read_options(record.options)),
            seats=self.table_seats(),
            printed=record.pack,
            created=record.created,
            playable=self.game is not None,
            arrangement=msgspec.convert(record.arrangement, wire.Arrangement),
        )

    def view(self, seats: Collection[int], seen: int) -> wire.TableView:
        """What somebody with these seats sees who has seen the table at version `seen`."""
        if seen > self.version:
            seen = 0
        entries = self.entries
        known = bisect_right(entries, seen, key=lambda entry: entry.version)
        acting = self.asked if self.asked in seats else None
        offered = self._offers() if acting is not None else answers.NOTHING
        whose = [acting] if acting is not None else list(seats)
        return wire.TableView(
            version=self.version,
            steps=len(entries),
            position=self._position(),
            choices=offered.choices,
            chains=offered.chains,
            refusals=offered.refusals,
            acting=acting,
            turns=[] if self.game is None else turns(self.game.state),
            undo=undo_of(entries, seats, self.asked),
            news=told(self.names, self.box, entries, known),
            since_my_turn=last_turn(entries, whose),
            rewound_to=known if 0 < seen < self.cut_version else None,
        )

    def _position(self) -> wire.Position:
        """Written once a version, however many look."""
        if self._shown is None or self._shown[0] != self.version:
            self._shown = (self.version, wire.written(self.position_at(len(self.entries))))
        return self._shown[1]

    def _offers(self) -> answers.Offered:
        assert self.game is not None
        if self._offered is None or self._offered[0] != self.version:
            choices, chains, refusals = answers.offered(self.game.state)
            offered = answers.Offered(wire.written(choices), wire.written(chains), wire.written(refusals))
            self._offered = (self.version, offered)
        return self._offered[1]

    def position_at(self, at: int) -> wire.Position:
        """The position after so many steps; of a game that cannot be replayed the last one kept before."""
        if self.game is not None:
            now = at == len(self.entries)
            return position(self.game.state if now else self.game.state_at(at))
        kept = [snapshot for snapshot in self._snapshots if snapshot.at <= at] or self._snapshots[:1]
        if not kept:
            raise Refusal("damaged", "nothing that can be shown is left of this table")
        return cast(wire.Position, msgspec.Raw(kept[-1].shown))

    def moment(self, at: int) -> wire.Moment:
        entries = self.entries
        return wire.Moment(
            at=at,
            steps=len(entries),
            position=self.position_at(at),
            entry=tell(self.names, self.box, entries[at - 1], at - 1) if at else None,
        )

    # Who plays.

    async def claim(self, seats: list[int], name: str, key: str = "") -> None:
        """Seats somebody has shown the keys of; who takes a single one may name it and bring a key for it.

        From then on only that key opens the seat: whoever made the table, and the link, no longer has one.
        """
        if key and not SHORTEST_KEY <= len(key) <= LONGEST_TOKEN:
            raise Refusal("malformed", f"a key has {SHORTEST_KEY} to {LONGEST_TOKEN} letters, all by chance")
        for number in seats:
            seat = self.seats[number]
            if seat.claimed:
                continue
            alone = len(seats) == 1
            named = name if name and alone else seat.name
            hash = hash_token(key) if key and alone else seat.key_hash
            try:
                await self._store.claim(self.id, number, named, hash)
            except Conflict:
                await self.catch_up()
                raise Refusal("not-your-seat", "somebody else has just taken this seat") from None
            self.seats[number] = replace(seat, claimed=True, name=named, key_hash=hash)
            self._neighbours.touched(self.id)

    async def claim_unseen(self, seats: list[int], name: str = "", key: str = "") -> None:
        """The same for somebody without a socket; the others are told."""
        if all(self.seats[number].claimed for number in seats):
            return
        async with self.turn:
            await self.claim(seats, name, key)
            self.tell_presence()

    # What players do.

    async def act(self, order: Order, given: Sequence[int | str]) -> wire.Done:
        """Answer the present question, and those it leads to, by code or by text: all of it or nothing."""
        return await self._alone(self._once(order, lambda game: self._answer(game, order, given)))

    async def undo(self, order: Order, *, whole_turn: bool) -> wire.Done:
        """Take back the last own decision, or all of this turn."""
        return await self._alone(self._once(order, lambda game: self._go_back(game, order, whole_turn)))

    async def act_for_bot(self, version: int, codes: Sequence[int], note: str | None) -> bool:
        """A bot's answers, from the question of this version on; False if the table has moved on."""
        return await self._alone(self._answer_for_bot(version, codes, note))

    async def _alone(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do it with nobody else at work, and to the end, even if whoever asked goes away meanwhile."""
        return await asyncio.shield(asyncio.create_task(self._in_turn(work)))

    async def _in_turn(self, work: Coroutine[Any, Any, Result]) -> Result:
        async with self.turn:
            return await work

    async def _once(self, order: Order, carry_out: Callable[[Game], Deed]) -> wire.Done:
        """A command that was done before is not done again; its answer is the same."""
        if order.version > self.version:  # given at another process, of which we have not heard yet
            await self.catch_up()
        done = self._done_before(order)
        if done is None:
            try:
                await self._keep(carry_out(self._allow(order)), order.id)
            except Overtaken:
                done = self._done_before(order)
                if done is None:
                    raise
        return done or wire.Done(id=order.id, version=self.version)

    def _done_before(self, order: Order) -> wire.Done | None:
        versions = [self._done[seat, order.id] for seat in order.seats if (seat, order.id) in self._done]
        return wire.Done(id=order.id, version=versions[0]) if versions else None

    def _allow(self, order: Order) -> Game:
        """The game the order is for, if it can be given now at all."""
        if not 0 < len(order.id) <= LONGEST_ID or not order.id.isprintable():
            raise Refusal("malformed", f"a command's id has 1 to {LONGEST_ID} letters")
        if not order.seats:
            raise Refusal("not-your-seat", "spectators only watch")
        game = playable(self)
        if order.version != self.version or self.stale:
            raise Refusal("stale", f"the table is at version {self.version}, not {order.version}")
        return game

    def _answer(self, game: Game, order: Order, given: Sequence[int | str]) -> Deed:
        seat = game.player
        if seat is None:
            raise Refusal("over", "the game is over")
        if seat not in order.seats:
            raise Refusal("not-your-seat", f"seat {seat} is asked")
        length = len(game.log)
        try:
            give(game, seat, given, self.bots)
        except Refusal:
            game.rewind(length)
            raise
        return self._taken(game, seat, length, None)

    def _taken(self, game: Game, seat: int, length: int, note: str | None) -> Deed:
        """What has been answered since the log had this length, with what followed from it, comes as one."""
        version = self.version + 1
        self.entries += entries_of(game.box, game.log[length:], version, time.time())
        self.entries[length] = replace(self.entries[length], note=note)
        return Deed(seat, length)

    def _go_back(self, game: Game, order: Order, whole_turn: bool) -> Deed:
        own = own_decisions(self.entries, order.seats) if game.player is not None else []
        if not own:
            reason = f"undo-{undo_of(self.entries, order.seats, game.player).reason}"
            raise Refusal(cast(wire.Reason, reason), "there is nothing that can be taken back")
        index = own[-1] if whole_turn else own[0]
        seat = self.entries[index].player
        game.rewind(index)
        del self.entries[index:]
        return Deed(seat, index, cut=True)

    async def _answer_for_bot(self, version: int, codes: Sequence[int], note: str | None) -> bool:
        game = self.game
        if game is None or self.version != version or self.stale:
            return False
        seat = game.player
        if seat is None or seat not in self.bots:
            return False
        length = len(game.log)
        try:
            give(game, seat, codes, self.bots)
        except Refusal:
            if len(game.log) == length:
                raise  # else it is asked again, from there on
        await self._keep(self._taken(game, seat, length, note), None)
        return True

    async def _keep(self, deed: Deed, command: str | None) -> None:
        """Commit what was done, then show it; if it cannot be kept, this copy of the table is given up."""
        new = enumerate(self.entries[deed.length :], deed.length)
        change = Change(
            table=self.id,
            version=self.version + 1,
            steps=[step_record(entry, index) for index, entry in new],
            cut=deed.length if deed.cut else None,
            command=None if command is None else (deed.seat, command),
            snapshot=self._due_snapshot(deed.length),
            finished=self.over,
            told=self.announce(deed.seat),
        )
        try:
            await self._store.commit(change)
        except Conflict:
            await self._reload()
            raise Overtaken("stale", f"the table is at version {self.version} by now") from None
        except StoreError as problem:
            self.give_up()
            raise Refusal("not-kept", f"nothing was changed: {problem}") from None
        self.version += 1
        if deed.cut:
            self.cut_version = self.version
        if command is not None:
            self._done[deed.seat, command] = self.version
        if self.on_commit is not None:
            self.on_commit()
        self._neighbours.changed(change)
        self.show()

    # What others have done to it at other processes.

    def hear(self, change: Change) -> None:
        """Take over what somebody else has just done; called with `turn` held."""
        if change.version == self.version + 1 and not self.stale:
            self._follow(progress_of(change, self.cut_version, self.seats))

    async def refresh(self) -> None:
        """Be no older than what is kept now."""
        if self._store.shared:
            async with self.turn:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Take in what was kept since; called with `turn` held."""
        if not self._store.shared or self.stale:
            return
        news = await self._store.since(self.id, self.version)
        if news is None or news.version < self.version:
            self.give_up()
            return
        taken, self.seats = self.seats != list(news.seats), list(news.seats)
        if news.version > self.version:
            self._follow(news)
        if taken:
            self.tell_presence()

    def _follow(self, news: Progress) -> None:
        entries = [entry_of(step, self.record.rules, self.box) for step in news.steps]
        if self.game is not None:
            try:
                self.game.go_on_from(news.length, [entry.step for entry in entries])
            except MessinaError:
                self.give_up()
                return
        self.entries[news.length :] = entries
        self.version, self.cut_version = news.version, news.cut_version
        self._done |= news.commands
        self.show()

    async def _reload(self) -> None:
        """Somebody was quicker: what was done here did not happen."""
        try:
            kept = await self._store.load(self.id)
        except StoreError:
            kept = None
        if kept is None:
            self.give_up()
            return
        self.stale = True  # unless all of it can be read
        self._take_over(kept)
        self.stale = False
        self.show()

    def _due_snapshot(self, length: int) -> Snapshot | None:
        game = self.game
        assert game is not None
        if game.over or len(game.log) // SNAPSHOT_EVERY > length // SNAPSHOT_EVERY:
            return snapshot_of(game)
        return None

    def give_up(self) -> None:
        """This copy is no longer what is kept: those who look come back to a fresh one."""
        self.stale = True
        for watcher in list(self.watchers):
            watcher.drop()

    async def keep_last_position(self) -> None:
        """Before the table leaves the memory: what it looks like now, whatever becomes of the rules."""
        if self.game is not None and not self.stale:
            await self._store.keep_snapshot(self.id, self.version, snapshot_of(self.game))


def playable(table: Table) -> Game:
    if table.game is None:
        raise Refusal("not-playable", "the game was begun under other rules; it can only be watched")
    return table.game
