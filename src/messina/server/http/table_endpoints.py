"""Endpoints of one table: it is set, looked at, replayed and played, by browsers and by programs alike."""

import time

from messina.errors import MessinaError
from messina.server import messages as wire
from messina.server.http.endpoints import ApiRequest, already_json, endpoint
from messina.server.table.commands import Act, Undo
from messina.server.table.keys import LONGEST_TOKEN, SHORTEST_KEY, own_key_hash, seats_of
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import among_others, checked_name
from messina.server.table.view import Views
from messina.server.table.view import moment as moment_of
from messina.server.tables.daily import today
from messina.store import StoreError

LONGEST_WAIT = 30

# Setting a table and sitting down.


@endpoint("POST", "/api/tables", status=201, spends="new_tables")
async def create_table(request: ApiRequest, body: wire.NewTable) -> wire.TableCreated:
    """Set a table. The answer holds a key for every human seat and one for the owner of the table, and is the
    only message that ever does.
    """
    return await request.hall.create(body, request.address)


@endpoint("POST", "/api/tables/import", status=201, spends="new_tables")
async def import_table(request: ApiRequest, body: str) -> wire.TableCreated:
    """Make a table of a recorded game."""
    try:
        return await request.hall.take_in(body, request.address)
    except StoreError:
        raise
    except MessinaError as wrong:
        raise Refusal("bad-record", str(wrong)) from None


@endpoint("POST", "/api/tables/{id}/fork", "viewer", status=201, spends="new_tables")
async def fork_table(request: ApiRequest, id: str, body: wire.ForkTable) -> wire.TableCreated:
    """Play on from a moment, at a new table; chance goes its own way there. A running game is forked only
    with the key of a seat, and among other people not while that seat is asked.
    """
    table = await finished_daily(request, id)
    async with table.turn:
        check_fork(table, request.seats_at(table))
        return await request.hall.fork(table, body, request.address)


@endpoint("GET", "/api/tables/{id}/invitation", "viewer")
async def invitation(request: ApiRequest, id: str) -> wire.Invitation:
    """Tell what the link of a seat invites to: the table, how far it is, and which seat the key opens
    (`null`: none, or no longer). It takes nothing.
    """
    table = await request.table(id)
    async with table.turn:
        return wire.Invitation(
            table=table.info(),
            seat=next(iter(request.seats_at(table)), None),
            round=table.state.game.state.round if table.state.begun and table.state.game else 0,
        )


@endpoint("POST", "/api/tables/{id}/claim")
async def claim_seat(request: ApiRequest, id: str, body: wire.ClaimSeat) -> wire.TableInfo:
    """Take a seat without a socket; `name` and `key` are those of `hello`."""
    table = await request.table(id)
    seats = seats_of([body.token, body.key], table.state.seats)
    if not seats:
        raise Refusal("not-your-seat", "the key does not belong to this table")
    await table.claim_unseen(seats, checked_name(body.name), own_key_hash(body.key))
    return table.info()


@endpoint("POST", "/api/tables/{id}/join", spends="new_tables")
async def join_table(request: ApiRequest, id: str, body: wire.JoinTable) -> wire.Joined:
    """Take a free seat of an announced table, with a key made by chance; `full` if there is none. The first
    seat for people is its maker's. Asked again with the same key, it is the same seat.
    """
    table = await request.table(id)
    check_key(body.key)
    seat = await request.app.state.announced.join(table, checked_name(body.name), body.key)
    return wire.Joined(seat=seat, table=table.info())


def check_key(key: str) -> None:
    """Raise Refusal if a key that a client has made is too short or too long."""
    if not SHORTEST_KEY <= len(key) <= LONGEST_TOKEN:
        raise Refusal("malformed", f"a key has {SHORTEST_KEY} to {LONGEST_TOKEN} letters, all by chance")


# Looking at it.


@endpoint("GET", "/api/tables/{id}")
async def table(request: ApiRequest, id: str) -> wire.TableInfo:
    """Tell who sits at a table, with which options."""
    return (await request.table(id)).info()


@endpoint("GET", "/api/tables/{id}/view", "viewer")
async def view(request: ApiRequest, id: str, *, since: int = 0, wait: int = 0) -> wire.TableView:
    """Return the table now; with the key of a seat also its choices. `?since=V&wait=20` waits for something
    newer than version V.
    """
    table = await request.visible_table(id)
    if wait:
        await table.audience.change_after(since, min(LONGEST_WAIT, wait))
    async with table.turn:
        return Views(table.state, time.time()).view(request.seats_at(table), since)


@endpoint("GET", "/api/tables/{id}/replay", "viewer")
async def replay(request: ApiRequest, id: str) -> wire.ReplayIndex:
    """Tell where turns and rounds begin, and the points after each round."""
    table = await request.visible_table(id)
    return already_json(wire.ReplayIndex, await request.hall.replays.replay(table))


@endpoint("GET", "/api/tables/{id}/moments/{at}", "viewer")
async def moment(request: ApiRequest, id: str, at: int) -> wire.Moment:
    """Return the table after so many steps."""
    table = await request.visible_table(id)
    async with table.turn:
        if at > len(table.state.entries):
            raise Refusal("no-such-moment", f"the log has {len(table.state.entries)} steps")
        return moment_of(table.state, at)


@endpoint("GET", "/api/tables/{id}/record", "viewer")
async def record(request: ApiRequest, id: str) -> str:
    """Return the game as a text file, without its seed; a running game among other people only to those who
    may fork it.
    """
    table = await finished_daily(request, id)
    check_record(table, request.seats_at(table))
    request.response_headers["Content-Disposition"] = f'attachment; filename="messina-{table.id}.txt"'
    return (await request.hall.replays.record(table)).decode()


async def finished_daily(request: ApiRequest, id: str) -> Table:
    """Return a table that the caller may look at; raise Refusal if it is today's solo and not over."""
    table = await request.visible_table(id)
    check_day_over(table)
    return table


def check_day_over(table: Table) -> None:
    """Raise Refusal if somebody could try out the luck of the day at this table."""
    if table.state.record.day is not None and not table.state.over and table.state.record.day == today():
        raise Refusal("not-yet", "the solo of the day is played to its end first")


def check_fork(table: Table, mine: list[int]) -> None:
    """Raise Refusal unless the holder of these seats may fork the game.

    A running game belongs to those who sit at it; among others nobody tries out the turn they are in.
    """
    if table.state.over or table.state.game is None:
        return
    if not mine:
        raise Refusal("forbidden", "a running game is continued elsewhere only by those who sit at it")
    if among_others(table.state.record.way, table.state.seats) and table.state.asked in mine:
        raise Refusal("forbidden", "among other people, end your turn before you continue elsewhere")


def check_record(table: Table, mine: list[int]) -> None:
    """Raise Refusal if the record would be a forbidden fork: it can be imported and analysed anywhere."""
    if among_others(table.state.record.way, table.state.seats):
        check_fork(table, mine)


# Playing without a socket.


async def seats_played(table: Table, key: str) -> list[int]:
    """Return the seats of a key, and claim them: to play without a socket is to take the seat, too."""
    seats = seats_of([key], table.state.seats)
    await table.claim_unseen(seats)
    return seats


@endpoint("POST", "/api/tables/{id}/act")
async def act(request: ApiRequest, id: str, body: wire.HttpAct) -> wire.Done:
    """Answer the present question without a socket, and claim the seat."""
    table = await request.table(id)
    first = body.text if body.code is None else body.code
    seats = await seats_played(table, body.token)
    return await table.give_once(Act(seats, body.id, body.version, [first, *body.then]))


@endpoint("POST", "/api/tables/{id}/undo")
async def undo(request: ApiRequest, id: str, body: wire.HttpUndo) -> wire.Done:
    """Take back the last decision."""
    table = await request.table(id)
    seats = await seats_played(table, body.token)
    return await table.give_once(Undo(seats, body.id, body.version, whole_turn=False))


@endpoint("POST", "/api/tables/{id}/restart")
async def restart(request: ApiRequest, id: str, body: wire.HttpUndo) -> wire.Done:
    """Take back the whole turn."""
    table = await request.table(id)
    seats = await seats_played(table, body.token)
    return await table.give_once(Undo(seats, body.id, body.version, whole_turn=True))
