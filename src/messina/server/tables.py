"""One table: the game on it, those who look at it, and the order in which things happen.

Every command goes the same way, one at a time: it is checked against what was offered, appended to the log,
committed to the store, and only then shown to everybody, each with their own view. If the store cannot keep
it, the table goes back to where it was, and nobody has seen anything else.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, TypeVar, cast

import msgspec

from messina.errors import MessinaError
from messina.game import Game
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.clocks import refreshed, used_until, with_turns
from messina.server.entries import Entry, entries_of
from messina.server.gathering import Gathered
from messina.server.kept import (
    entries_kept,
    fits,
    game_of,
    gist_of,
    progress_of,
    snapshot_of,
    step_of,
    step_record,
)
from messina.server.keys import LONGEST_TOKEN, SHORTEST_KEY, hash_token
from messina.server.neighbours import Neighbours
from messina.server.orders import Deed, Order, Overtaken, Refusal, check_id, give
from messina.server.undo import own_decisions, undo_of
from messina.store import (
    Announcement,
    Change,
    ClockRecord,
    Conflict,
    Handover,
    KeptTable,
    Progress,
    SeatRecord,
    Snapshot,
    Store,
    StoreError,
)
from messina.words.lexicon import Lexicon

SNAPSHOT_EVERY = 32
Result = TypeVar("Result")


class Table(Gathered):
    """A live table. All that changes it holds `turn`, so there is one writer at a time."""

    def __init__(
        self, store: Store, kept: KeptTable, box: Box | None, names: Lexicon, neighbours: Neighbours
    ) -> None:
        super().__init__(store, neighbours)
        self.box = box
        self.names = names
        self.turn = asyncio.Lock()
        self.stale = False
        """This copy is not what is kept: the table must be loaded again."""
        self.on_commit: Callable[[], None] | None = None
        self._take_over(kept)

    def _take_over(self, kept: KeptTable) -> None:
        """Be what is kept."""
        self.record = kept.table
        self.id = self.record.id
        self.arrangement = msgspec.convert(self.record.arrangement, wire.Arrangement)
        self.clock = self.record.clock
        self.ended = self.record.ended
        self.seat(kept.table.seats)
        self.version = kept.table.version
        self.cut_version = kept.table.cut_version
        self.rematch, self.chatted = kept.table.rematch, kept.table.chatted
        self._done = dict(kept.commands)
        self.game = game_of(kept, self.box)
        self.entries = entries_kept(kept.steps, self.game, self.box)
        self.misfits = [snapshot.at for snapshot in kept.snapshots if not fits(snapshot, self.game)]
        """Kept positions that are not what the log leads to, by its length there."""
        self._snapshots = (
            [] if self.game else [kept for kept in kept.snapshots if kept.at not in self.misfits]
        )
        self._shown = None
        self._offered = None

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
            told = self._beginning(replace(seat, name=named))
            try:
                taken = await self._store.claim(self.id, number, named, hash, told)
            except Conflict:
                await self.catch_up()
                raise Refusal("not-your-seat", "somebody else has just taken this seat") from None
            self.seat([*self.seats[:number], taken, *self.seats[number + 1 :]])
            self._neighbours.touched(self.id)

    async def claim_unseen(self, seats: list[int], name: str = "", key: str = "") -> None:
        """The same for somebody without a socket; the others are told."""
        if all(self.seats[number].claimed for number in seats):
            return
        async with self.turn:
            await self.claim(seats, name, key)
            self.tell_presence()

    async def hand_over(self, number: int, to: Callable[[SeatRecord], SeatRecord]) -> None:
        """A seat changes hands; called with `turn` held. Whoever gets it has time for a turn at least."""
        was, at = self.seats[number], time.time()
        now = replace(to(was), since=at)
        clock = self.clock_at(at)
        if clock is not None and now.bot is None:
            clock = refreshed(clock, number, self._increment)
        told = self._beginning(now) if now.claimed and not was.claimed else ()
        await self._commit(replace(self._beside_the_game(Handover(was, now), clock=clock), told=told))
        self.seat([*self.seats[:number], now, *self.seats[number + 1 :]])
        self.show()
        self.tell_presence()

    def _beginning(self, taken: SeatRecord) -> tuple[Announcement, ...]:
        """What is to be told if everybody sits once this seat is taken."""
        if self.announce is None or self.begun:
            return ()
        seats = [taken if seat.seat == taken.seat else seat for seat in self.seats]
        return self.announce(self.game, seats, None)

    async def end(self) -> None:
        """Nobody plays on; called with `turn` held."""
        at = time.time()
        await self._commit(self._beside_the_game(clock=self.clock_at(at), ended=at))
        self.ended = at
        self.show()
        self.tell_presence()

    def _beside_the_game(
        self, handover: Handover | None = None, *, clock: ClockRecord | None, ended: float | None = None
    ) -> Change:
        return Change(
            table=self.id,
            version=self.version + 1,
            finished=self.over or ended is not None,
            clock=clock,
            handover=handover,
            ended=ended,
        )

    @property
    def _increment(self) -> float:
        return 0.0 if self.arrangement.clock is None else self.arrangement.clock.increment

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
        check_id(order.id)
        if not order.seats:
            raise Refusal("not-your-seat", "spectators only watch")
        game = playable(self)
        if self.ended is not None:
            raise Refusal("ended", "its owner has ended this table")
        if all(seat in self.bots for seat in order.seats):
            raise Refusal("replaced", "a bot plays this seat; take it back first")
        if order.version != self.version or self.stale:
            raise Refusal("stale", f"the table is at version {self.version}, not {order.version}")
        return game

    def _answer(self, game: Game, order: Order, given: Sequence[int | str]) -> Deed:
        seat = game.player
        if seat is None:
            raise Refusal("over", "the game is over")
        if seat not in order.seats:
            raise Refusal("not-your-seat", f"seat {seat} is asked")
        if seat in self.bots:
            raise Refusal("replaced", "a bot plays this seat; take it back first")
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
        return Deed(seat, length, seat)

    def _go_back(self, game: Game, order: Order, whole_turn: bool) -> Deed:
        asked = game.player
        seats = [seat for seat in order.seats if seat not in self.bots]
        own = own_decisions(self.entries, seats) if asked is not None else []
        if not own:
            reason = f"undo-{undo_of(self.entries, seats, asked).reason}"
            raise Refusal(cast(wire.Reason, reason), "there is nothing that can be taken back")
        index = own[-1] if whole_turn else own[0]
        seat = self.entries[index].player
        game.rewind(index)
        del self.entries[index:]
        return Deed(seat, index, asked, cut=True)

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
            gist=None if self.game is None else gist_of(self.game),
            told=() if self.announce is None else self.announce(self.game, self.seats, deed.seat),
            clock=self._clock_after(deed, self.entries[deed.length :]),
        )
        await self._commit(change)
        if deed.cut:
            self.cut_version = self.version
        if command is not None:
            self._done[deed.seat, command] = self.version
        self.show()

    def _clock_after(self, deed: Deed, new: Sequence[Entry]) -> ClockRecord | None:
        if self.clock is None:
            return None
        asked = None if deed.asked is None else self.seats[deed.asked]
        return with_turns(used_until(self.clock, asked, time.time()), self._increment, new)

    async def _commit(self, change: Change) -> None:
        try:
            await self._store.commit(change)
        except Conflict:
            await self._reload()
            raise Overtaken("stale", f"the table is at version {self.version} by now") from None
        except StoreError as problem:
            self.give_up()
            raise Refusal("not-kept", f"nothing was changed: {problem}") from None
        self.version = change.version
        self.clock = change.clock
        if self.on_commit is not None:
            self.on_commit()
        self._neighbours.changed(change)

    # What others have done to it at other processes.

    def hear(self, change: Change) -> None:
        """Take over what somebody else has just done; called with `turn` held."""
        if change.version == self.version + 1 and not self.stale:
            now = Progress(
                self.version, self.cut_version, tuple(self.seats), len(self.entries), ended=self.ended
            )
            self._learn(progress_of(change, now))

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
        self._learn(news)
        await self.keep_up(news.rematch, news.chatted)

    def _learn(self, news: Progress) -> None:
        """What was done elsewhere: to the game, to the seats, to the table as a whole."""
        changed = (self.seats, self.ended) != (list(news.seats), news.ended)
        self.clock, self.ended = news.clock, news.ended
        if changed:
            self.seat(news.seats)
        if news.version > self.version:
            self._follow(news)
        if changed:
            self.tell_presence()

    def _follow(self, news: Progress) -> None:
        if self.game is not None:
            try:
                self.game.go_on_from(news.length, [step_of(step) for step in news.steps])
            except MessinaError:
                self.give_up()
                return
        self.entries[news.length :] = entries_kept(news.steps, self.game, self.box)
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
