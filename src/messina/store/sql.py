"""A store that speaks SQL: all of the contract but how a piece of work reaches the database."""

from collections.abc import Collection, Sequence
from functools import partial

from messina.store import statements
from messina.store import statements_together as together
from messina.store.analyses import insert_analysis, read_analysis
from messina.store.outbox import Announcement
from messina.store.outbox_sql import SqlOutbox
from messina.store.outbox_statements import announce, announce_beginning, go_on_telling
from messina.store.records import (
    Aged,
    Change,
    KeptTable,
    PackRecord,
    Snapshot,
    Standing,
    StepRecord,
    TableEntry,
    TableRecord,
)
from messina.store.session import Session
from messina.store.together import ChatRecord, DayEntry, DayScores, Room, Score, TableGist


def apply_change(session: Session, change: Change) -> None:
    statements.apply_change(session, change)
    if change.handover is None:
        asked = None if change.gist is None else change.gist.asked
        announce(session, change.table, change.version, change.told, asked)
    else:  # whoever is asked still is
        announce_beginning(session, change.table, change.told)


def set_up(
    session: Session,
    table: TableRecord,
    steps: Sequence[StepRecord],
    snapshots: Sequence[Snapshot],
    follows: str | None,
    told: Sequence[Announcement],
) -> None:
    statements.insert_table(session, table, steps, snapshots, follows)
    if follows is not None:
        go_on_telling(session, follows, table.id)
    announce_beginning(session, table.id, told)


class SqlStore(SqlOutbox):
    async def create(
        self,
        table: TableRecord,
        steps: Sequence[StepRecord],
        snapshots: Sequence[Snapshot],
        follows: str | None = None,
        told: Sequence[Announcement] = (),
    ) -> None:
        work = partial(set_up, table=table, steps=steps, snapshots=snapshots, follows=follows, told=told)
        await self._do(work)

    async def load(self, table: str) -> KeptTable | None:
        return await self._read(partial(statements.read_table, id=table))

    async def commit(self, change: Change) -> None:
        await self._do(partial(apply_change, change=change))

    async def keep_snapshot(self, table: str, version: int, snapshot: Snapshot) -> None:
        await self._do(partial(statements.add_snapshot, table=table, version=version, snapshot=snapshot))

    async def since(self, table: str, version: int) -> Change | None:
        return await self._read(partial(statements.read_change, id=table, version=version))

    async def standing(self, tables: Sequence[str]) -> dict[str, Standing]:
        return await self._read(partial(statements.read_standing, tables=tables))

    async def keep_pack(self, hash: str, pack: PackRecord) -> None:
        await self._do(partial(statements.insert_pack, hash=hash, pack=pack))

    async def pack(self, hash: str) -> PackRecord | None:
        return await self._read(partial(statements.read_pack, hash=hash))

    async def keep_analysis(self, table: str, version: int, body: bytes) -> None:
        await self._do(partial(insert_analysis, table=table, version=version, body=body))

    async def analysis(self, table: str, version: int) -> bytes | None:
        return await self._read(partial(read_analysis, table=table, version=version))

    async def tables(self) -> list[TableEntry]:
        return await self._read(statements.read_entries)

    async def purge(self, aged: Aged, spared: Collection[str] = (), most: int | None = None) -> list[str]:
        return await self._do(partial(statements.delete_tables, aged=aged, spared=spared, most=most))

    # People.

    async def say(self, table: str, line: ChatRecord) -> int:
        return await self._do(partial(together.insert_line, table=table, line=line))

    async def lines(
        self, table: str, rooms: Sequence[Room], *, after: int = 0, before: int | None = None, most: int
    ) -> list[ChatRecord]:
        read = partial(together.read_lines, table=table, rooms=rooms, after=after, before=before, most=most)
        return await self._read(read)

    async def silence(self, table: str, whom: str, until: float) -> bool:
        return await self._do(partial(together.update_silenced, table=table, whom=whom, until=until))

    async def gists(self, tables: Sequence[str]) -> list[TableGist]:
        return await self._read(partial(together.read_gists, tables=tables))

    async def announced(self, *, open: bool, since: float, most: int) -> list[TableGist]:
        return await self._read(partial(together.read_announced, open=open, since=since, most=most))

    async def secret(self, name: str, new: str) -> str:
        return await self._do(partial(together.read_secret, name=name, new=new))

    async def enter_day(self, day: str, key_hash: str, name: str, table: str) -> None:
        await self._do(partial(together.insert_day, day=day, key_hash=key_hash, name=name, table=table))

    async def day_entry(self, day: str, key_hash: str) -> DayEntry | None:
        return await self._read(partial(together.read_day_entry, day=day, key_hash=key_hash))

    async def day_scores(self, day: str, most: int) -> DayScores:
        return await self._read(partial(together.read_day_scores, day=day, most=most))

    async def best_scores(self, most: int) -> list[Score]:
        return await self._read(partial(together.read_best_scores, most=most))

    async def day_place(self, day: str, score: int) -> int:
        return await self._read(partial(together.read_day_place, day=day, score=score))

    async def check(self) -> None:
        await self._read(statements.read_schema_version)
