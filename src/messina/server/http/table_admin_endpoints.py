"""Endpoints for the administration of a table: its owner gives seats away, takes them back and ends it.

A bot in a person's seat only stands in: its key stays good, and its holder takes the seat back. A new link
is what makes the old key useless.
"""

from messina.server import messages as wire
from messina.server.http.endpoints import ApiRequest, endpoint
from messina.server.table.commands import End, HandToBot, NewLink, TakeBack
from messina.server.table.keys import hash_token, is_owner, new_token
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal


def check_seat(table: Table, seat: int) -> None:
    """Raise Refusal if the table has no such seat."""
    if seat >= len(table.state.seats):
        raise Refusal("malformed", f"the table has seats 0 to {len(table.state.seats) - 1}")


def owns(request: ApiRequest, table: Table) -> bool:
    return is_owner(request.shown_keys, table.state.record.owner)


def check_owner(request: ApiRequest, table: Table) -> None:
    """Raise Refusal unless the caller has the key of the owner."""
    if not owns(request, table):
        raise Refusal("not-owner", "only whoever made the table may do that")


@endpoint("POST", "/api/tables/{id}/seats/{seat}/link", "owner")
async def issue_link(request: ApiRequest, id: str, seat: int) -> wire.SeatKey:
    """Make a new key for a seat. Every other key of it is useless at once, and no bot plays it."""
    table = await request.table(id)
    token = new_token()
    async with table.turn:
        check_owner(request, table)
        check_seat(table, seat)
        await table.carry_out(NewLink(seat, hash_token(token)))
    return wire.SeatKey(seat=seat, token=token)


@endpoint("POST", "/api/tables/{id}/seats/{seat}/bot", "owner or seat")
async def hand_to_bot(request: ApiRequest, id: str, seat: int, body: wire.HandToBot) -> wire.TableInfo:
    """Let a bot play a seat: the owner at any time, another seat when the clock of this one has run out. The
    key of the player who sat there stays good.
    """
    table = await request.table(id)
    request.hall.players.check_bot(body.bot)
    async with table.turn:
        check_seat(table, seat)
        await table.carry_out(HandToBot(seat, body.bot, request.seats_at(table), owns(request, table)))
    return table.info()


@endpoint("POST", "/api/tables/{id}/seats/{seat}/back", "seat")
async def come_back(request: ApiRequest, id: str, seat: int) -> wire.TableInfo:
    """Take a seat back from the bot."""
    table = await request.table(id)
    async with table.turn:
        check_seat(table, seat)
        await table.carry_out(TakeBack(seat, request.seats_at(table)))
    return table.info()


@endpoint("POST", "/api/tables/{id}/end", "owner")
async def end_table(request: ApiRequest, id: str) -> wire.TableInfo:
    """End a table: nobody plays on."""
    table = await request.table(id)
    async with table.turn:
        check_owner(request, table)
        await table.carry_out(End())
    return table.info()
