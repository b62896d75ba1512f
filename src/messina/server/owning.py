"""Arranging things at a table: its owner gives seats away, takes them back and ends it.

A bot in a person's seat only stands in: its key stays good, and whoever has it takes the seat back. A new
link is what makes the old key useless.
"""

import time
from dataclasses import replace

from messina.server import messages as wire
from messina.server.endpoints import ApiRequest, endpoint
from messina.server.keys import hash_token, is_owner, new_token
from messina.server.orders import Refusal
from messina.server.tables import Table
from messina.store import SeatRecord


def check_seat(table: Table, seat: int) -> None:
    if seat >= len(table.seats):
        raise Refusal("malformed", f"the table has seats 0 to {len(table.seats) - 1}")


def check_owner(request: ApiRequest, table: Table) -> None:
    if not is_owner(request.shown_keys, table.record.owner):
        raise Refusal("not-owner", "only whoever made the table may do that")


def check_open(table: Table) -> None:
    if table.ended is not None:
        raise Refusal("ended", "its owner has ended this table")
    if table.over:
        raise Refusal("over", "the game is over")


@endpoint("POST", "/api/tables/{id}/seats/{seat}/link", "owner")
async def issue_link(request: ApiRequest, id: str, seat: int) -> wire.SeatKey:
    """Make a new key for a seat. Every other key of it is useless at once, and no bot plays it."""
    table = await request.table(id)
    async with table.turn:
        check_owner(request, table)
        check_open(table)
        check_seat(table, seat)
        token = new_token()

        def anew(was: SeatRecord) -> SeatRecord:
            return replace(was, bot=None, key_hash=hash_token(token), claimed=False)

        await table.hand_over(seat, anew)
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
        check_replacing(request, table, seat)
        check_open(table)

        def by_bot(was: SeatRecord) -> SeatRecord:
            return replace(was, bot=body.bot, key_hash=was.key_hash if was.claimed else None, claimed=True)

        await table.hand_over(seat, by_bot)
    return table.info()


def check_replacing(request: ApiRequest, table: Table, seat: int) -> None:
    if is_owner(request.shown_keys, table.record.owner):
        return
    if not set(request.seats_at(table)) - {seat}:
        raise Refusal("not-your-seat", "only the owner and those who sit at the table may do that")
    clock = table.clock_at(time.time())
    if clock is None:
        raise Refusal("not-owner", "only whoever made the table may do that")
    if clock.left[seat] > 0 or seat in table.bots:
        raise Refusal("time-left", f"seat {seat} still has time")


@endpoint("POST", "/api/tables/{id}/seats/{seat}/back", "seat")
async def come_back(request: ApiRequest, id: str, seat: int) -> wire.TableInfo:
    """Take a seat back from the bot."""
    table = await request.table(id)
    async with table.turn:
        check_seat(table, seat)
        if seat not in request.seats_at(table):
            raise Refusal("not-your-seat", "the key does not belong to this seat")
        check_open(table)
        if seat in table.bots:
            await table.hand_over(seat, lambda was: replace(was, bot=None))
    return table.info()


@endpoint("POST", "/api/tables/{id}/end", "owner")
async def end_table(request: ApiRequest, id: str) -> wire.TableInfo:
    """End a table: nobody plays on."""
    table = await request.table(id)
    async with table.turn:
        check_owner(request, table)
        if not table.over:
            await table.end()
    return table.info()
