"""Endpoints beyond one table: rematches, waiting games, announced tables, the solo of the day."""

import secrets
from dataclasses import replace

from messina.errors import MessinaError
from messina.game.driver import Game, check_names
from messina.server import messages as wire
from messina.server.http.endpoints import ApiRequest, endpoint
from messina.server.http.table_endpoints import check_key
from messina.server.social.announced_tables import AnnouncedTables
from messina.server.social.my_games import standings
from messina.server.table.keys import hash_token
from messina.server.table.live import Table
from messina.server.table.new_seats import Places, rotated
from messina.server.table.refusal import Refusal
from messina.server.table.seating import LONGEST_NAME
from messina.server.tables.daily import checked_day, today
from messina.server.tables.registry import COLOURS, NEW_SEED_BITS, Hall
from messina.store import Conflict, SeatRecord

# Rematches.


@endpoint("POST", "/api/tables/{id}/rematch", "seat")
async def ask_rematch(request: ApiRequest, id: str) -> wire.Rematch:
    """Play once more with the same people, each a seat further on, after the end. All keys of the old table
    open the new one. Asked again, by anybody there, it is the same table.
    """
    table = await request.table(id)
    async with table.turn:
        if not request.seats_at(table):
            raise Refusal("not-your-seat", "only those who sit at a table ask for a rematch")
        if not table.state.over:
            raise Refusal("not-over", "a rematch comes after the end")
        if table.state.rematch is None:
            request.spend("new_tables")
            await set_rematch(request.hall, table, request.address)
        assert table.state.rematch is not None
        return wire.Rematch(table=table.state.rematch)


async def set_rematch(hall: Hall, table: Table, maker: str) -> None:
    hall.check_room(maker)
    kept = table.state.options
    options = replace(
        kept, estates=kept.estates[1:] + kept.estates[:1], scrolls=kept.scrolls[1:] + kept.scrolls[:1]
    )
    seed = secrets.randbits(NEW_SEED_BITS)
    game = Game.of(hall.catalogue.choose(table.state.record.pack), options, seed=seed)
    places = rotated(table.state.seats, table.state.record.owner)
    try:
        new = await hall.set_table(
            table.state.record.way, places, game, seed, maker, table.state.arrangement, follows=table.id
        )
    except Conflict:  # somebody at another process was quicker
        await table.catch_up()
    else:
        table.set_rematch(new.id)


# Games that wait, and announced tables.


@endpoint("POST", "/api/waiting")
async def ask_waiting(request: ApiRequest, body: wire.AskWaiting) -> list[wire.GameStanding]:
    """Tell how up to 60 tables stand, and whether the holder of the keys is asked there. Tables that are
    gone are left out.
    """
    return await standings(request.hall, body.tables, request.address)


@endpoint("GET", "/api/hall")
async def hall(request: ApiRequest, *, open: int = 0, running: int = 0, pace: str = "") -> wire.HallPage:
    """List announced tables, 20 of a kind, newest first: with a free seat, and being played.
    `?open=20&running=0` skips so many, `?pace=live` (a clock for less than a day) or `?pace=days` (the
    others) chooses among open ones. The list is at most 2 s old.
    """
    announced: AnnouncedTables = request.app.state.announced
    return await announced.page(open, running, pace)


# The solo of the day.


@endpoint("GET", "/api/daily", "player")
async def daily(request: ApiRequest, *, day: str = "") -> wire.DailyPage:
    """Return the scores of today, or of `?day=2026-11-16`, the best of all days, and the city of today
    (`DailyCity`).
    """
    return await request.hall.daily.page(checked_day(day or today()), (request.shown_keys or [""])[0])


@endpoint("POST", "/api/daily")
async def play_daily(request: ApiRequest, body: wire.PlayDaily) -> wire.DailyGame:
    """Begin today's game, or return the table at which the holder of the key has begun it."""
    hall = request.hall
    check_key(body.key)
    name = named(body.name)
    day, hash = today(), hash_token(body.key)
    entry = await hall.store.day_entry(day, hash)
    if entry is not None and entry.table is not None and not body.again:
        return wire.DailyGame(table=entry.table)
    if body.again and (entry is None or entry.score is None):
        raise Refusal("not-yet", "play today's game to its end first; then you may play it again")
    request.spend("new_tables")
    table = await set_daily(hall, day, name, hash, request.address)
    if not body.again:
        try:
            await hall.store.enter_day(day, hash, name, table)
        except Conflict:  # at the same moment from another device
            entry = await hall.store.day_entry(day, hash)
            table = table if entry is None or entry.table is None else entry.table
    return wire.DailyGame(table=table)


def named(name: str) -> str:
    try:
        return check_names([name.strip()[:LONGEST_NAME]], 1)[0]
    except MessinaError as wrong:
        raise Refusal("malformed", str(wrong)) from None


async def set_daily(hall: Hall, day: str, name: str, hash: str, maker: str) -> str:
    hall.check_room(maker)
    game, seed = hall.daily.game(day), hall.daily.seed(day)
    places = Places((SeatRecord(0, name, COLOURS[0], None, hash, claimed=True),), hash)
    return (await hall.set_table("solo", places, game, seed, maker, wire.Arrangement(), day=day)).id
