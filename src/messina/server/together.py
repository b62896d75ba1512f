"""The http side of playing together: invitations, rematches, waiting games, the hall, the solo of the day."""

import secrets
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from messina.errors import MessinaError
from messina.game import Game, check_names
from messina.server import messages as wire
from messina.server.answers import json
from messina.server.api import check_pace, keys_shown, number, read, route, seats_shown, table_of
from messina.server.daily import checked_day, today
from messina.server.hall import COLOURS, NEW_SEED_BITS, Hall
from messina.server.keys import LONGEST_TOKEN, SHORTEST_KEY, hash_token
from messina.server.limits import address_of
from messina.server.lobby import Lobby
from messina.server.places import Places, rotated
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import LONGEST_NAME, checked_name
from messina.server.waiting import standings
from messina.store import Conflict, SeatRecord


async def house(request: Request) -> Response:
    settings = request.app.state.hall.settings
    return json(wire.House(chat=settings.chat, hall=settings.hall))


# Sitting down.


async def invitation(request: Request) -> Response:
    table = await table_of(request)
    async with table.turn:
        return json(
            wire.Invitation(
                table=table.info(),
                seat=next(iter(seats_shown(request, table)), None),
                round=table.state.game.state.round if table.state.begun and table.state.game else 0,
            )
        )


# Once more.


async def rematch(request: Request) -> Response:
    """Whoever asks first makes the table; the others get the same one."""
    table = await table_of(request)
    async with table.turn:
        if not seats_shown(request, table):
            raise Refusal("not-your-seat", "only those who sit at a table ask for a rematch")
        if not table.state.over:
            raise Refusal("not-over", "a rematch comes after the end")
        if table.state.rematch is None:
            check_pace(request)
            await set_rematch(request.app.state.hall, table, address_of(request))
        assert table.state.rematch is not None
        return json(wire.Rematch(table=table.state.rematch))


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


# Games that wait.


async def waiting(request: Request) -> Response:
    asked = await read(request, wire.AskWaiting)
    return json(await standings(request.app.state.hall, asked.tables, address_of(request)))


# The hall.


async def hall_page(request: Request) -> Response:
    lobby: Lobby = request.app.state.lobby
    asked = request.query_params
    open, running = (number(asked.get(name, "0"), name) for name in ("open", "running"))
    return json(await lobby.page(open, running, asked.get("pace", "")))


async def join(request: Request) -> Response:
    """Nobody takes all the seats there are: one counts like a new table."""
    check_pace(request)
    table = await table_of(request)
    wanted = await read(request, wire.JoinTable)
    check_key(wanted.key)
    seat = await request.app.state.lobby.join(table, checked_name(wanted.name), wanted.key)
    return json(wire.Joined(seat=seat, table=table.info()))


def check_key(key: str) -> None:
    if not SHORTEST_KEY <= len(key) <= LONGEST_TOKEN:
        raise Refusal("malformed", f"a key has {SHORTEST_KEY} to {LONGEST_TOKEN} letters, all by chance")


# The solo of the day.


async def daily(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    day = checked_day(request.query_params.get("day", today()))
    return json(await hall.daily.page(day, (keys_shown(request) or [""])[0]))


async def play_daily(request: Request) -> Response:
    """Begin today's game; who has begun it gets the table it is at."""
    hall: Hall = request.app.state.hall
    wanted = await read(request, wire.PlayDaily)
    check_key(wanted.key)
    name = named(wanted.name)
    day, hash = today(), hash_token(wanted.key)
    entry = await hall.store.day_entry(day, hash)
    if entry is not None and entry.table is not None and not wanted.again:
        return json(wire.DailyGame(table=entry.table))
    if wanted.again and (entry is None or entry.score is None):
        raise Refusal("not-yet", "play today's game to its end first; then you may play it again")
    check_pace(request)
    table = await set_daily(hall, day, name, hash, address_of(request))
    if not wanted.again:
        try:
            await hall.store.enter_day(day, hash, name, table)
        except Conflict:  # at the same moment from another device
            entry = await hall.store.day_entry(day, hash)
            table = table if entry is None or entry.table is None else entry.table
    return json(wire.DailyGame(table=table), 201)


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


TOGETHER = [
    route("/api/house", house),
    route("/api/waiting", waiting, "POST"),
    route("/api/hall", hall_page),
    route("/api/daily", daily),
    route("/api/daily", play_daily, "POST"),
    route("/api/tables/{id}/invitation", invitation),
    route("/api/tables/{id}/rematch", rematch, "POST"),
    route("/api/tables/{id}/join", join, "POST"),
]
