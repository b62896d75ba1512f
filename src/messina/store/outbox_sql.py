"""The outbox of a store that speaks SQL."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, TypeVar

from messina.store import outbox_statements as statements
from messina.store.outbox import Announcement, Capacity, Dispatch, OutboxStanding, Recipient
from messina.store.session import Session

Result = TypeVar("Result")


class SqlOutbox:
    async def _do(self, work: Callable[[Session], Result]) -> Result:
        """In a transaction of its own, whole or not at all."""
        raise NotImplementedError

    async def _read(self, work: Callable[[Session], Result]) -> Result:
        """Without changing anything; all it reads is of one moment."""
        return await self._do(work)

    async def add_recipient(self, recipient: Recipient) -> None:
        await self._do(partial(statements.insert_recipient, recipient=recipient))

    async def recipient(self, id: str) -> Recipient | None:
        return None if "\0" in id else await self._read(partial(statements.read_recipient, id=id))

    async def recipients_of(self, table: str) -> list[Recipient]:
        return await self._read(partial(statements.read_recipients_of, table=table))

    async def asked_lately(self, target: dict[str, Any], since: float) -> bool:
        return await self._read(partial(statements.was_asked, target=target, since=since))

    async def change_recipient(self, id: str, language: str, quiet: dict[str, Any] | None) -> None:
        await self._do(partial(statements.update_recipient, id=id, language=language, quiet=quiet))

    async def confirm(self, id: str) -> bool:
        return await self._do(partial(statements.confirm_recipient, id=id))

    async def remove_recipient(self, id: str) -> None:
        await self._do(partial(statements.delete_recipient, id=id))

    async def subscribe(
        self,
        recipient: str,
        table: str,
        seats: dict[int, str],
        most: int,
        told: Sequence[Announcement] = (),
    ) -> bool:
        def work(session: Session) -> bool:
            return statements.insert_subscriptions(session, recipient, table, seats, most, told)

        return await self._do(work)

    async def unsubscribe(self, recipient: str, table: str) -> None:
        await self._do(partial(statements.delete_subscriptions, recipient=recipient, table=table))

    async def subscriptions(self, recipient: str) -> list[str]:
        return await self._read(partial(statements.read_subscriptions, recipient=recipient))

    async def seen(self, table: str, seats: Sequence[int], version: int) -> None:
        await self._do(partial(statements.delete_seen, table=table, seats=seats, version=version))

    async def take_due(self, now: float, until: float, room: Capacity) -> list[Dispatch]:
        return await self._do(partial(statements.take_due, now=now, until=until, room=room))

    async def settle(self, dispatch: str) -> None:
        await self._do(partial(statements.settle, id=dispatch))

    async def put_off(self, dispatch: str, due: float, failed: bool) -> None:
        await self._do(partial(statements.put_off, id=dispatch, due=due, failed=failed))

    async def let_go(self) -> None:
        await self._do(statements.let_go)

    async def outbox_standing(self, now: float) -> OutboxStanding:
        return await self._read(partial(statements.read_outbox_standing, now=now))
