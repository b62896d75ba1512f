"""What a store promises about telling people: every kind of store passes these tests."""

import time
from dataclasses import replace
from pathlib import Path

import pytest

from messina.store import (
    EVERYBODY,
    Aged,
    Announcement,
    Capacity,
    Change,
    Dispatch,
    Gist,
    Recipient,
    SeatRecord,
    Store,
)
from tests.store.kinds import alter, back_to
from tests.store.test_store import TABLE, claim, run, set_table

ROOM = Capacity(most=10, each=5)
KEY = TABLE.seats[0].key_hash or ""
FACTS = {"round": 3, "mover": "Bruno"}
TURN = Announcement("turn", 0, FACTS, 0.0)
REMINDER = Announcement("reminder", 0, FACTS, 3600.0)
END = Announcement("end", EVERYBODY, FACTS, 0.0)


def recipient(id: str, channel: str = "mail", **changed: object) -> Recipient:
    made = Recipient(id, "kh", channel, {"address": f"{id}@x.example"}, "smtp", "de", 1.0)  # type: ignore[arg-type]
    return replace(made, **changed)  # type: ignore[arg-type]


async def with_subscriber(store: Store, *ids: str) -> None:
    await set_table(store)
    for id in ids or ("anna",):
        await store.add_recipient(recipient(id))
        assert await store.subscribe(id, "table", {0: KEY}, 8)


async def tell(store: Store, version: int, *told: Announcement, cut: int | None = None) -> None:
    await store.commit(Change(table="table", version=version, told=told, cut=cut))


async def due(store: Store, later: float = 0.0) -> list[Dispatch]:
    now = time.time() + later
    return await store.take_due(now, now + 60, ROOM)


def test_a_change_brings_one_dispatch_for_everybody_who_wants_to_hear(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store, "anna", "bert")
        await tell(store, 2, TURN, REMINDER)
        found = await due(store)
        assert sorted(one.recipient.id for one in found) == ["anna", "bert"]
        assert {(one.about, one.seat, one.table, one.waiting) for one in found} == {("turn", 0, "table", 1)}
        assert found[0].facts == FACTS
        assert await due(store) == [], "nobody else gets it"
        for one in found:
            await store.settle(one.id)
        assert [one.about for one in await due(store, 3601)] == ["reminder"] * 2

    run(database, work)


def test_whoever_is_reached_in_the_same_way_twice_is_told_once(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await store.add_recipient(recipient("again", target=recipient("anna").target, confirmed=False))
        await store.confirm("again")
        await store.subscribe("again", "table", {0: KEY}, 8)
        await tell(store, 2, TURN)
        assert len(await due(store)) == 1

    run(database, work)


def test_any_further_change_takes_back_what_was_not_sent(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await tell(store, 2, TURN, REMINDER)
        await tell(store, 3, cut=1)
        assert await due(store, 1e6) == []

    run(database, work)


def test_whoever_is_in_the_middle_of_a_turn_keeps_the_one_reminder(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await tell(store, 2, TURN, REMINDER)
        await store.commit(Change(table="table", version=3, gist=Gist(1, 0, (0, 0))))
        assert await due(store) == [], "that it is their turn they know"
        (reminder,) = await due(store, 3601)
        assert (reminder.about, reminder.waiting) == ("reminder", 1)
        await store.settle(reminder.id)
        await store.commit(Change(table="table", version=4, gist=Gist(1, 0, (0, 0))))
        assert await due(store, 1e6) == []
        await store.commit(Change(table="table", version=5, gist=Gist(1, 1, (0, 0))))
        await tell(store, 6, TURN, REMINDER)
        assert [one.about for one in await due(store, 3601)] == ["turn", "reminder"]

    run(database, work)


def test_whoever_says_again_that_they_want_to_hear_loses_nothing(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await tell(store, 2, TURN, REMINDER)
        assert await store.subscribe("anna", "table", {0: KEY}, 8, [REMINDER])
        assert [one.about for one in await due(store, 3601)] == ["turn", "reminder"]

    run(database, work)


def test_whoever_begins_to_hear_while_they_are_asked_is_reminded(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        for id in ("anna", "again"):
            await store.add_recipient(recipient(id, target=recipient("anna").target, confirmed=False))
        assert await store.subscribe("anna", "table", {0: KEY}, 8, [REMINDER])
        assert await due(store, 3601) == [], "not before the address is confirmed"
        for id in ("anna", "again"):
            await store.confirm(id)
            assert await store.subscribe(id, "table", {0: KEY}, 8, [REMINDER])
        assert [one.about for one in await due(store, 3601)] == ["reminder"]

    run(database, work)


def test_when_everybody_has_sat_down_whoever_begins_is_told(database: str) -> None:
    async def work(store: Store) -> None:
        free = [SeatRecord(seat, f"Guest {seat}", "rose", None, f"{seat}{seat}") for seat in (1, 2)]
        seats = (replace(TABLE.seats[0], claimed=True), *free)
        await store.create(replace(TABLE, seats=seats), [], [])
        await store.add_recipient(recipient("anna"))
        await store.subscribe("anna", "table", {0: KEY}, 8)
        for seat, told in zip(free, ([], ["turn"]), strict=True):
            await claim(store, "table", seat.seat, seat.name, seat.key_hash or "", (TURN,))
            assert [one.about for one in await due(store)] == told

    run(database, work)


def test_whoever_heard_of_a_table_hears_of_its_rematch(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        hook = recipient("hook", "webhook", table="table", target={"url": "https://x.example"})
        await store.add_recipient(hook)
        await store.subscribe("hook", "table", {EVERYBODY: ""}, 8)
        first, *rest = (replace(seat, claimed=True) for seat in TABLE.seats)
        turned = [replace(seat, seat=number) for number, seat in enumerate((*rest, first))]
        again = replace(TABLE, id="again", seats=tuple(turned))
        await store.create(again, [], [], "table", [replace(TURN, seat=len(rest))])
        told = {one.recipient.channel: (one.table, one.seat) for one in await due(store)}
        assert told == dict.fromkeys(("mail", "webhook"), ("again", len(rest)))
        assert await store.subscriptions("anna") == ["again", "table"]
        (webhook,) = await store.recipients_of("again")
        assert (webhook.target, webhook.id == "hook") == (hook.target, False)

    run(database, work)


def test_a_change_that_conflicts_tells_nobody(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        with pytest.raises(Exception, match="is not at version"):
            await tell(store, 7, TURN)
        assert await due(store) == []

    run(database, work)


def test_whoever_has_seen_it_need_not_be_told_but_is_reminded(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await tell(store, 2, TURN, REMINDER)
        await store.seen("table", [1], 2)
        await store.seen("table", [0], 1)
        await store.seen("another", [0], 2)
        (found,) = await due(store)
        await store.put_off(found.id, 0.0, failed=False)
        await store.seen("table", [0], 2)
        assert [one.about for one in await due(store, 3601)] == ["reminder"]

    run(database, work)


@pytest.mark.parametrize(
    "change", ["UPDATE seats SET key_hash = 'other' WHERE seat = 0", "UPDATE seats SET bot = 'greedy'"]
)
@pytest.mark.parametrize("sooner", [True, False])
def test_whoever_no_longer_has_the_seat_is_told_nothing(database: str, change: str, sooner: bool) -> None:
    """Neither of what comes, nor of what waits."""

    async def before(store: Store) -> None:
        await with_subscriber(store)
        if not sooner:
            await tell(store, 2, TURN)

    async def after(store: Store) -> None:
        if sooner:
            await tell(store, 2, TURN)
        assert await due(store) == []
        assert (await store.outbox_standing(time.time())).waiting == 0

    run(database, before)
    alter(database, change)
    run(database, after)


def test_nobody_is_told_before_the_address_is_confirmed(database: str) -> None:
    async def work(store: Store) -> None:
        await set_table(store)
        await store.add_recipient(recipient("anna", confirmed=False))
        assert await store.asked_lately(recipient("anna").target, 0.5)
        assert not await store.asked_lately(recipient("anna").target, 1.5)
        await store.subscribe("anna", "table", {0: KEY}, 8)
        await tell(store, 2, TURN)
        assert await due(store) == []
        assert await store.confirm("anna")
        assert not await store.confirm("nobody")
        await tell(store, 3, TURN)
        assert len(await due(store)) == 1

    run(database, work)


def test_a_webhook_hears_of_every_seat_and_once_of_the_end(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await store.add_recipient(recipient("hook", "webhook", table="table"))
        await store.subscribe("hook", "table", {EVERYBODY: ""}, 8)
        await tell(store, 2, replace(TURN, seat=1))
        assert [(one.recipient.id, one.seat) for one in await due(store)] == [("hook", 1)]
        await tell(store, 3, END)
        assert sorted((one.recipient.id, one.seat) for one in await due(store)) == [("anna", 0), ("hook", -1)]
        assert await store.recipients_of("table") == [recipient("hook", "webhook", table="table")]

    run(database, work)


def test_one_destination_never_takes_all_the_room(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store, *(f"slow{n}" for n in range(7)))
        await store.add_recipient(recipient("other", destination="elsewhere"))
        await store.subscribe("other", "table", {0: KEY}, 9)
        await tell(store, 2, TURN)
        found = await due(store)
        assert len(found) == 6, "five of one, and the other"
        await store.let_go()
        now = time.time()
        spared = await store.take_due(now, now + 9, Capacity(10, 5, {"smtp"}))
        assert [one.recipient.id for one in spared] == ["other"]

    run(database, work)


def test_what_failed_is_tried_again_later(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await tell(store, 2, TURN)
        (first,) = await due(store)
        since = time.time()
        await store.put_off(first.id, since + 50, failed=True)
        assert await due(store) == []
        standing = await store.outbox_standing(since + 10)
        assert standing.waiting == 1
        assert standing.oldest is not None
        assert standing.oldest <= since
        (again,) = await due(store, 51)
        assert (again.id, again.attempts) == (first.id, 1)
        await store.settle(again.id)
        assert (await store.outbox_standing(time.time() + 99)).waiting == 0

    run(database, work)


def test_what_somebody_died_over_is_sent_by_another_under_the_same_id(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await tell(store, 2, TURN)
        (first,) = await due(store)
        assert [one.id for one in await due(store, 61)] == [first.id]
        await store.let_go()
        assert [one.id for one in await due(store)] == [first.id]

    run(database, work)


def test_a_recipient_is_changed_and_removed_with_all_that_waits_for_it(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await store.change_recipient("anna", "pl", {"start": 1, "end": 2, "zone": "UTC"})
        found = await store.recipient("anna")
        assert found == recipient("anna", language="pl", quiet={"start": 1, "end": 2, "zone": "UTC"})
        assert await store.subscriptions("anna") == ["table"]
        await tell(store, 2, TURN)
        await store.remove_recipient("anna")
        assert await store.recipient("anna") is None
        assert await store.recipient("\0") is None
        assert await due(store) == []

    run(database, work)


def test_only_so_many_hear_of_one_seat(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store, "a", "b")
        await store.add_recipient(recipient("c"))
        assert not await store.subscribe("c", "table", {0: KEY}, 2)
        assert await store.subscribe("a", "table", {0: KEY}, 2), "who is there already may say it again"
        await store.unsubscribe("a", "table")
        assert await store.subscribe("c", "table", {0: KEY}, 2)

    run(database, work)


def test_a_backup_has_who_is_told_and_what_waits(database: str, tmp_path: Path) -> None:
    """It is as true of the tables in it as it was."""

    async def work(store: Store) -> None:
        await with_subscriber(store)
        await store.secret("push", "kept")
        await tell(store, 2, TURN)
        await store.back_up(tmp_path / "backup")
        await tell(store, 3)
        await store.remove_recipient("anna")
        await store.restore(tmp_path / "backup")
        assert await store.secret("push", "fresh") == "kept"
        assert [one.recipient.id for one in await due(store)] == ["anna"]

    run(database, work)


def test_what_is_purged_leaves_nothing_to_be_told(database: str) -> None:
    async def work(store: Store) -> None:
        await with_subscriber(store)
        await store.add_recipient(recipient("hook", "webhook", table="table"))
        await tell(store, 2, TURN)
        assert await store.purge(Aged(time.time() + 1, None)) == ["table"]
        assert await due(store) == []
        assert await store.recipient("hook") is None
        assert await store.subscriptions("anna") == []
        assert await store.recipient("anna") == recipient("anna")

    run(database, work)


def test_a_secret_is_made_once(database: str) -> None:
    async def work(store: Store) -> None:
        assert await store.secret("push", "first") == "first"
        assert await store.secret("push", "second") == "first"

    run(database, work)


def test_a_database_from_before_there_was_an_outbox_gets_one(database: str) -> None:
    run(database, set_table)
    alter(database, *back_to(6))

    async def work(store: Store) -> None:
        await store.add_recipient(recipient("anna"))
        await store.subscribe("anna", "table", {0: KEY}, 8)
        await tell(store, 2, TURN)
        assert len(await due(store)) == 1

    run(database, work)
