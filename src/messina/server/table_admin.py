"""Administration of a table over http: its owner gives seats away, takes them back and ends it.

Keys come in the header `Authorization: Bearer`, as everywhere. A bot in a person's seat only stands in: its
key stays good, and whoever has it takes the seat back. A new link is what makes the old key useless.
"""

from starlette.requests import Request
from starlette.responses import Response

from messina.server import messages as wire
from messina.server.answers import json
from messina.server.api import keys_shown, number, read, route, seats_shown, table_of
from messina.server.hall import Hall
from messina.server.keys import hash_token, is_owner, new_token
from messina.server.table.commands import End, HandToBot, NewLink, TakeBack
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal


def seat_in(request: Request, table: Table) -> int:
    found = number(request.path_params["seat"], "a seat")
    if found >= len(table.state.seats):
        raise Refusal("malformed", f"the table has seats 0 to {len(table.state.seats) - 1}")
    return found


def owns(request: Request, table: Table) -> bool:
    return is_owner(keys_shown(request), table.state.record.owner)


def check_owner(request: Request, table: Table) -> None:
    if not owns(request, table):
        raise Refusal("not-owner", "only whoever made the table may do that")


async def new_link(request: Request) -> Response:
    """Let a seat wait for somebody with a new key."""
    table = await table_of(request)
    token = new_token()
    async with table.turn:
        check_owner(request, table)
        seat = seat_in(request, table)
        await table.carry_out(NewLink(seat, hash_token(token)))
    return json(wire.SeatKey(seat=seat, token=token))


async def hand_to_bot(request: Request) -> Response:
    table = await table_of(request)
    wanted = await read(request, wire.HandToBot)
    hall: Hall = request.app.state.hall
    hall.players.check_bot(wanted.bot)
    async with table.turn:
        seats, is_owners = seats_shown(request, table), owns(request, table)
        await table.carry_out(HandToBot(seat_in(request, table), wanted.bot, seats, is_owners))
    return json(table.info())


async def take_back(request: Request) -> Response:
    """Let whoever has the key of a seat take it back from the bot that stands in."""
    table = await table_of(request)
    async with table.turn:
        await table.carry_out(TakeBack(seat_in(request, table), seats_shown(request, table)))
    return json(table.info())


async def end(request: Request) -> Response:
    table = await table_of(request)
    async with table.turn:
        check_owner(request, table)
        await table.carry_out(End())
    return json(table.info())


ROUTES = [
    route("/api/tables/{id}/seats/{seat}/link", new_link, "POST"),
    route("/api/tables/{id}/seats/{seat}/bot", hand_to_bot, "POST"),
    route("/api/tables/{id}/seats/{seat}/back", take_back, "POST"),
    route("/api/tables/{id}/end", end, "POST"),
]
