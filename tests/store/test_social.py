"""What every store keeps of people: chat, rematches, announced tables, the solo of the day."""

import asyncio
import time
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import (
    Aged,
    Change,
    ChatRecord,
    Conflict,
    DayEntry,
    Gist,
    Score,
    SeatRecord,
    Silenced,
    Store,
    StoreError,
    open_store,
    silenced_watcher,
)
from messina.store.statements.chat import LINES_KEPT, MOST_SILENCED
from tests.store.kinds import alter, back_to
from tests.store.test_store import SNAPSHOT, TABLE, claim, loaded, run, set_table, step

SEATS = (*TABLE.seats, SeatRecord(2, "Chiara", "violet", None, "00fe"))
TODAY = time.strftime("%Y-%m-%d", time.gmtime())


def line(text: str, seat: int | None = 0, **other: object) -> ChatRecord:
    room = "watchers" if seat is None else "players"
    return replace(ChatRecord(room, seat, "Agata", text, None, 1348.5, text), **other)  # type: ignore[arg-type]


def test_lines_come_back_by_room_the_last_ones_first_of_all(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        said = [line("one"), line("two", None), line("three", reaction="well-played"), line("four")]
        assert [await store.say("table", one) for one in said] == [1, 2, 3, 4]
        kept = [replace(one, number=number) for number, one in enumerate(said, 1)]
        assert await store.lines("table", ("players", "watchers"), most=9) == kept
        assert await store.lines("table", ("players",), most=2) == kept[2:]
        assert await store.lines("table", ("players",), before=4, most=1) == [kept[2]]
        assert await store.lines("table", ("players", "watchers"), after=1, most=9) == kept[1:]
        assert (await loaded(store)).table.chatted == 4
        progress = await store.since("table", 1)
        assert progress is not None
        assert progress.chatted == (await store.standing(["table"]))["table"].chatted == 4

    run(database, work)


def test_a_line_sent_twice_is_said_once_and_one_to_nobody_is_refused(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        assert [await store.say("table", line("again")) for _ in range(3)] == [1, 1, 1]
        assert len(await store.lines("table", ("players",), most=9)) == 1
        assert (await loaded(store)).table.chatted == 1
        with pytest.raises(StoreError, match="no table"):
            await store.say("nowhere", line("anybody?"))

    run(database, work)


def test_people_who_speak_at_once_have_numbers_of_their_own(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        numbers = await asyncio.gather(*(store.say("table", line(f"line {n}")) for n in range(40)))
        assert sorted(numbers) == list(range(1, 41))

    run(database, work)


def test_who_is_silenced_is_not_heard_until_then_and_others_are(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        now = time.time()
        await store.silence("table", "0", now + 60)
        await store.silence("table", "watchers", now + 60)
        for seat in (0, None):
            with pytest.raises(Silenced):
                await store.say("table", line("hello", seat, at=now))
        assert await store.say("table", line("I may", 1, at=now)) == 1
        assert await store.say("table", line("again", 0, at=now + 61)) == 2
        await store.silence("table", "0", 0)
        assert await store.say("table", line("at once", 0, at=now)) == 3

    run(database, work)


def test_only_so_many_are_silenced_at_a_time(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        now = time.time()
        for number in range(MOST_SILENCED):
            assert await store.silence("table", silenced_watcher(str(number)), now + 60)
        assert not await store.silence("table", "0", now + 60)
        assert await store.say("table", line("I may", 0, at=now)) == 1
        assert await store.silence("table", silenced_watcher("7"), 0)
        assert await store.silence("table", "0", now + 60)
        with pytest.raises(Silenced):
            await store.say("table", line("I may not", 0, at=now))

    run(database, work)


def test_of_ten_thousand_lines_the_last_are_kept(database: str) -> None:
    """All but the last are put there behind its back, for time."""

    async def look(store: Store) -> None:
        assert await store.say("table", line("the last")) == 10_000
        kept = await store.lines("table", ("players",), most=20_000)
        assert [kept[0].number, kept[-1].number, len(kept)] == [10_001 - LINES_KEPT, 10_000, LINES_KEPT]
        assert len(await store.lines("table", ("watchers",), most=9)) == 1

    run(database, set_table)
    row = "INSERT INTO chat (table_id, number, room, name, text, at, command)"
    many = "WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 9999)"
    alter(
        database,
        f"{row} {many} SELECT 'table', i, 'players', 'Agata', 'text', 1, 'c' FROM n",
        f"{row} VALUES ('table', 1, 'watchers', 'Petra', 'text', 1, 'c')",
        "UPDATE tables SET chatted = 9999",
    )
    run(database, look)


def test_a_table_has_one_rematch_however_many_ask(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)

        async def ask(number: int) -> str:
            try:
                await store.create(replace(TABLE, id=f"again{number}"), [step(0)], [], follows="table")
            except Conflict:
                return ""
            return f"again{number}"

        made = [id for id in await asyncio.gather(*map(ask, range(8))) if id]
        assert len(made) == 1
        assert (await loaded(store)).table.rematch == made[0]
        assert {entry.id for entry in await store.tables()} == {"table", made[0]}
        progress = await store.since("table", 1)
        assert progress is not None
        assert progress.rematch == (await store.standing(["table"]))["table"].rematch == made[0]

    run(database, work)


def test_announced_tables_are_found_while_they_are_open_and_while_they_run(database: str) -> None:
    bot = TABLE.seats[1]
    maker = SeatRecord(0, "Agata", "green", None, "00ff")
    free = SeatRecord(2, "Chiara", "violet", None, "00fe")

    async def ids(store: Store, *, open: bool, most: int = 9) -> list[str]:
        return [one.id for one in await store.announced(open=open, since=2000, most=most)]

    async def work(store: Store) -> None:
        for number in range(5):
            seats = (maker, bot, free if number < 3 else replace(free, claimed=True))
            said = {"announced": number != 2}
            record = replace(
                TABLE, id=f"t{number}", created=2100.0 + number, seats=seats, arrangement=said, gist=None
            )
            await store.create(record, [step(0)], [SNAPSHOT])
        await store.create(
            replace(TABLE, id="old", created=1500.0, arrangement={"announced": True}), [step(0)], []
        )
        assert await ids(store, open=True) == ["t1", "t0"]
        assert await ids(store, open=False) == ["t4", "t3"]
        assert await ids(store, open=True, most=1) == ["t1"]
        await claim(store, "t1", 2, "Petra", "beef")
        assert await ids(store, open=True) == ["t0"]
        assert await ids(store, open=False) == ["t4", "t3", "t1"]
        gist = Gist(3, 1, (12, 15))
        await store.commit(Change(table="t3", version=2, steps=[step(1, 2)], gist=gist))
        await store.commit(Change(table="t4", version=2, steps=[step(1, 2)], gist=gist, finished=True))
        (running, joined) = await store.announced(open=False, since=2000, most=9)
        assert (running.id, running.gist, running.version) == ("t3", gist, 2)
        assert (joined.gist, joined.seats[2].name) == (None, "Petra")
        told = {one.id: one for one in await store.table_records(["t4", "nowhere", "t3"])}
        assert set(told) == {"t3", "t4"}
        assert told["t4"].finished
        assert await store.table_records([]) == []

    run(database, work)


def test_a_day_is_begun_once_a_key_and_its_score_is_entered_by_the_last_move(database: str) -> None:
    async def work(store: Store) -> None:
        for id in ("mine", "yours", "late"):
            await store.create(replace(TABLE, id=id, day=TODAY), [step(0)], [SNAPSHOT])
        await store.enter_day(TODAY, "k1", "Agata", "mine")
        with pytest.raises(Conflict):
            await store.enter_day(TODAY, "k1", "Agata", "yours")
        await store.enter_day(TODAY, "k2", "Bruno", "yours")
        await store.enter_day("2026-01-01", "k1", "Agata", "late")
        assert await store.day_entry(TODAY, "k1") == DayEntry("mine", None)
        assert await store.day_entry(TODAY, "k3") is None
        for id, points in (("mine", 99), ("yours", 120), ("late", 150)):
            gist = Gist(6, None, (points,))
            await store.commit(Change(table=id, version=2, steps=[step(1, 2)], gist=gist, finished=True))
        scores = await store.day_scores(TODAY, 9)
        assert scores.played == 2
        yours, mine = Score(TODAY, "Bruno", 120, "yours", "k2"), Score(TODAY, "Agata", 99, "mine", "k1")
        assert scores.best == [yours, mine]
        assert await store.day_entry("2026-01-01", "k1") == DayEntry("late", None)
        assert await store.best_scores(1) == [yours]
        assert [await store.day_place(TODAY, points) for points in (120, 99, 98)] == [1, 2, 3]
        assert (await loaded(store, "mine")).table.day == TODAY

    run(database, work)


def test_a_secret_is_made_once(database: str) -> None:
    async def work(store: Store) -> None:
        assert [await store.secret("daily", new) for new in ("one", "two")] == ["one", "one"]

    run(database, work)


async def gather(store: Store) -> None:
    await store.create(
        replace(TABLE, arrangement={"announced": True}, seats=SEATS, gist=Gist(1, 0, (0, 0)), day=TODAY),
        [step(0)],
        [],
    )
    await store.say("table", line("hello"))
    await store.silence("table", "1", time.time() + 60)
    await store.enter_day(TODAY, "k1", "Agata", "table")
    await store.secret("daily", "secret")


def test_a_purge_takes_what_was_said_with_it_but_not_the_scores(database: str) -> None:
    async def purge(store: Store) -> None:
        await gather(store)
        gist = Gist(6, None, (99,))
        await store.commit(Change(table="table", version=2, steps=[step(1, 2)], gist=gist, finished=True))
        later = time.time() + 9999
        assert await store.purge(Aged(later, later)) == ["table"]
        assert (await store.day_scores(TODAY, 9)).best == [Score(TODAY, "Agata", 99, None, "k1")]

    run(database, purge)
    for table in ("chat", "announced"):
        assert alter(database, f"SELECT count(*) FROM {table}") == [(0,)]


def test_a_backup_has_all_of_it_and_gives_it_back(database: str, tmp_path: Path) -> None:
    async def back_up(store: Store) -> None:
        await gather(store)
        await store.back_up(tmp_path / "backup")
        await store.say("table", line("after it"))
        await store.enter_day(TODAY, "k2", "Bruno", "table")

    async def restore() -> None:
        store = open_store(database, "restore")
        await store.restore(tmp_path / "backup")
        await store.close()

    async def look(store: Store) -> None:
        assert [one.text for one in await store.lines("table", ("players",), most=9)] == ["hello"]
        assert await store.secret("daily", "another") == "secret"
        assert await store.day_entry(TODAY, "k2") is None
        assert await store.day_entry(TODAY, "k1") == DayEntry("table", None)
        assert len(await store.announced(open=True, since=0, most=9)) == 1
        with pytest.raises(Silenced):
            await store.say("table", line("still silent", 1, at=time.time()))

    run(database, back_up)
    asyncio.run(restore())
    run(database, look)


def test_a_database_from_before_announces_what_was_to_be_announced(database: str) -> None:
    async def look(store: Store) -> None:
        (found,) = await store.announced(open=True, since=0, most=9)
        assert (found.id, found.gist) == ("table", None)
        assert await store.say("table", line("hello")) == 1

    run(database, gather)
    alter(database, *back_to(4))
    run(database, look)
