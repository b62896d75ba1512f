"""A table that is played at: it decides, keeps, applies and shows, one command at a time.

    change = decide(state, command)     # or a refusal
    await store.commit(change)          # from here on it is done
    state.apply(change)
    audience.show()

What the store cannot keep has not happened: the state was not touched. A change made at another process
enters at `apply`, and what was missed is read from the store as one change more.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol, TypeVar

from messina.errors import MessinaError
from messina.server import messages as wire
from messina.server.table.audience import Audience, Elsewhere
from messina.server.table.chat import TableChat
from messina.server.table.commands import Announce, Claim, Command, PlayersCommand, decide
from messina.server.table.refusal import Refusal, Stale
from messina.server.table.state import TableState
from messina.server.table.stored import snapshot_of
from messina.store import Change, ChatRecord, Conflict, Standing, Store, StoreError

Result = TypeVar("Result")


class Others(Elsewhere, Protocol):
    """The other processes that serve the same tables."""

    def changed(self, change: Change) -> None:
        """Send them a change that was kept."""

    def touched(self, table: str) -> None:
        """Have them look for something else that was kept."""


class Table:
    """A live table. Whoever changes it holds `turn`, so there is one writer at a time."""

    def __init__(
        self, state: TableState, store: Store, others: Others, announce: Announce, *, may_talk: bool = True
    ) -> None:
        talks = may_talk and state.record.way == "online" and state.arrangement.chat
        self.state = state
        self.audience = Audience(state, others, talks=talks)
        self.chat = TableChat(state, self.audience, store, open=talks)
        self.turn = asyncio.Lock()
        self.stale = False
        """This copy is not what is kept: the table must be loaded again."""
        self.on_commit: Callable[[], None] = lambda: None
        self._store = store
        self._others = others
        self._announce = announce

    @property
    def id(self) -> str:
        return self.state.id

    @property
    def standing(self) -> Standing:
        state = self.state
        claimed = sum(seat.claimed for seat in state.seats)
        return Standing(state.version, claimed, state.rematch, self.chat.sent)

    def info(self) -> wire.TableInfo:
        return self.audience.info()

    # What is done here.

    async def give(self, command: Command) -> None:
        """Carry out a command with nobody else at work, and to the end, even if whoever gave it goes away."""
        await asyncio.shield(asyncio.create_task(self._in_turn(self.carry_out(command))))

    async def give_once(self, command: PlayersCommand) -> wire.Done:
        """Carry out a player's command; one that was done before is not done again, and answered the same."""
        return await asyncio.shield(asyncio.create_task(self._in_turn(self._carry_out_once(command))))

    async def _in_turn(self, work: Coroutine[Any, Any, Result]) -> Result:
        async with self.turn:
            return await work

    async def _carry_out_once(self, command: PlayersCommand) -> wire.Done:
        if command.version > self.state.version:  # given at another process, of which we have not heard yet
            await self.catch_up()
        if (done := self._done_before(command)) is None:
            try:
                await self.carry_out(command)
            except Stale:
                done = self._done_before(command)
                if done is None:
                    raise
        return done or wire.Done(id=command.id, version=self.state.version)

    def _done_before(self, command: PlayersCommand) -> wire.Done | None:
        done = self.state.done
        versions = [done[seat, command.id] for seat in command.seats if (seat, command.id) in done]
        return wire.Done(id=command.id, version=versions[0]) if versions else None

    async def carry_out(self, command: Command) -> None:
        """Decide, keep, apply and show; called with `turn` held."""
        if self.stale:
            raise Stale("the table is loaded anew")
        change = decide(self.state, command, time.time(), self._announce)
        if change is None:
            return
        try:
            await self._store.commit(change)
        except Conflict:
            try:
                await self._read_changes()
            except StoreError:
                self.give_up()
            raise Stale(f"the table is at version {self.state.version} by now") from None
        except StoreError as problem:
            self.give_up()
            raise Refusal("not-kept", f"nothing was changed: {problem}") from None
        except asyncio.CancelledError:  # it may have been kept
            self.give_up()
            raise
        self.on_commit()
        self._others.changed(change)
        self._apply(change)

    async def claim(self, seats: list[int], name: str = "", key_hash: str | None = None) -> None:
        """Claim the seats that are free; a name and a key are for a single one.

        Called with `turn` held; whoever calls it tells those who look that somebody has come.
        """
        for seat in seats:
            command = Claim(seat, name, key_hash) if len(seats) == 1 else Claim(seat)
            wanted = command.key_hash or self.state.seats[seat].key_hash
            try:
                await self.carry_out(command)
            except Stale:
                if self.state.seats[seat].key_hash != wanted:
                    raise Refusal("not-your-seat", "somebody else has just taken this seat") from None

    async def claim_unseen(self, seats: list[int], name: str = "", key_hash: str | None = None) -> None:
        """Claim the seats of somebody without a socket."""
        if not all(self.state.seats[seat].claimed for seat in seats):
            async with self.turn:
                await self.claim(seats, name, key_hash)
                self.audience.send_presence()

    async def say(self, line: ChatRecord) -> None:
        """Say something to those who look; called with `turn` held."""
        await self.chat.say(line)
        self._others.touched(self.id)

    def set_rematch(self, rematch: str) -> None:
        """Take over that people go on at another table, which the store knows already."""
        self._others.touched(self.id)
        self._apply(Change(self.id, self.state.version, rematch=rematch))

    def _apply(self, change: Change) -> None:
        """Make a change that is kept, and show it."""
        state, audience = self.state, self.audience
        version, seats, ended, rematch = state.version, state.seats, state.ended, state.rematch
        try:
            state.apply(change)
        except MessinaError:
            self.give_up()
            return
        if state.seats != seats:
            audience.dismiss_strangers()
        if state.version != version:
            audience.show()
        if (state.seats, state.ended) != (seats, ended) and not change.claims_seat:
            audience.send_presence()
        if state.rematch is not None and state.rematch != rematch:
            audience.send(wire.RematchSet(table=state.rematch))

    # What others have done to it at other processes.

    def hear(self, change: Change) -> bool:
        """Take over what somebody else has just done; False if something is missing before it."""
        if self.state.is_followed_by(change) and not self.stale:
            self._apply(change)
            if change.claims_seat:
                self.audience.send_presence()
        return self.state.includes(change)

    async def refresh(self) -> None:
        """Be no older than what is kept now."""
        if self._store.shared:
            async with self.turn:
                await self.catch_up()

    async def catch_up(self) -> None:
        """Take in what was kept since by others; called with `turn` held."""
        if self._store.shared and not self.stale:
            await self._read_changes()

    async def _read_changes(self) -> None:
        change = await self._store.since(self.id, self.state.version)
        if change is None or change.version < self.state.version:
            self.give_up()
            return
        self._apply(change)
        if change.chatted > self.chat.sent:
            await self.chat.send_new_lines()

    def give_up(self) -> None:
        """Drop those who look, since this copy is no longer what is kept: they come back to a fresh one."""
        self.stale = True
        self.audience.drop_all()

    async def keep_last_position(self) -> None:
        """Keep what the table looks like before it leaves the memory, whatever becomes of the rules."""
        if self.state.game is not None and not self.stale:
            await self._store.keep_snapshot(self.id, self.state.version, snapshot_of(self.state.game))
