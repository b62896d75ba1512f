"""Arranging things at a table: its owner gives seats away, takes them back and ends it.

Keys come in the header `Authorization: Bearer`, as everywhere. A bot in a person's seat only stands in: its
key stays good, and whoever has it takes the seat back. A new link is what makes the old key useless.
"""

import time
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from messina.server import messages as wire
from messina.server.answers import json
from messina.server.api import keys_shown, number, read, route, seats_shown, table_of
from messina.server.hall import Hall
from messina.server.keys import hash_token, is_owner, new_token
from messina.server.orders import Refusal
from messina.server.tables import Table
from messina.store import SeatRecord


def seat_in(request: Request, table: Table) -> int:
    found = number(request.path_params["seat"], "a seat")
    if found >= len(table.seats):
        raise Refusal("malformed", f"the table has seats 0 to {len(table.seats) - 1}")
    return found


def check_owner(request: Request, table: Table) -> None:
    if not is_owner(keys_shown(request), table.record.owner):
        raise Refusal("not-owner", "only whoever made the table may do that")


def check_open(table: Table) -> None:
    if table.ended is not None:
        raise Refusal("ended", "its owner has ended this table")
    if table.over:
        raise Refusal("over", "the game is over")


async def new_link(request: Request) -> Response:
    """The seat waits for somebody with the new key; every other key of it is useless, and no bot plays it."""
    table = await table_of(request)
    async with table.turn:
        check_owner(request, table)
        check_open(table)
        seat, token = seat_in(request, table), new_token()

        def anew(was: SeatRecord) -> SeatRecord:
            return replace(was, bot=None, key_hash=hash_token(token), claimed=False)

        await table.hand_over(seat, anew)
    return json(wire.SeatKey(seat=seat, token=token))


async def hand_to_bot(request: Request) -> Response:
    """By the owner at any time, by those who sit there when the time of the seat has run out."""
    table = await table_of(request)
    wanted = await read(request, wire.HandToBot)
    hall: Hall = request.app.state.hall
    hall.players.check_bot(wanted.bot)
    async with table.turn:
        seat = seat_in(request, table)
        check_replacing(request, table, seat)
        check_open(table)

        def by_bot(was: SeatRecord) -> SeatRecord:
            return replace(was, bot=wanted.bot, key_hash=was.key_hash if was.claimed else None, claimed=True)

        await table.hand_over(seat, by_bot)
    return json(table.info())


def check_replacing(request: Request, table: Table, seat: int) -> None:
    if is_owner(keys_shown(request), table.record.owner):
        return
    if not set(seats_shown(request, table)) - {seat}:
        raise Refusal("not-your-seat", "only the owner and those who sit at the table may do that")
    clock = table.clock_at(time.time())
    if clock is None:
        raise Refusal("not-owner", "only whoever made the table may do that")
    if clock.left[seat] > 0 or seat in table.bots:
        raise Refusal("time-left", f"seat {seat} still has time")


async def come_back(request: Request) -> Response:
    """Whoever has the key of a seat takes it back from the bot that stands in."""
    table = await table_of(request)
    async with table.turn:
        seat = seat_in(request, table)
        if seat not in seats_shown(request, table):
            raise Refusal("not-your-seat", "the key does not belong to this seat")
        check_open(table)
        if seat in table.bots:
            await table.hand_over(seat, lambda was: replace(was, bot=None))
    return json(table.info())


async def end(request: Request) -> Response:
    table = await table_of(request)
    async with table.turn:
        check_owner(request, table)
        if not table.over:
            await table.end()
    return json(table.info())


ROUTES = [
    route("/api/tables/{id}/seats/{seat}/link", new_link, "POST"),
    route("/api/tables/{id}/seats/{seat}/bot", hand_to_bot, "POST"),
    route("/api/tables/{id}/seats/{seat}/back", come_back, "POST"),
    route("/api/tables/{id}/end", end, "POST"),
]
