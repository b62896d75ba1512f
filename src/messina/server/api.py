"""The http side: tables are set, looked at, replayed and played, for browsers and for programs alike."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from messina.errors import MessinaError
from messina.packs.provenance import read_provenance
from messina.server import lesson
from messina.server import messages as wire
from messina.server.addresses import found_at
from messina.server.answers import json, problem
from messina.server.daily import today
from messina.server.gate import asks_from_ours
from messina.server.hall import DamagedTable, Hall, NoSuchTable
from messina.server.health import health as health_of
from messina.server.keys import own_key_hash, seats_of
from messina.server.limits import address_of, among
from messina.server.logs import request_id
from messina.server.metrics import METRICS_TYPE, Metrics
from messina.server.openapi import description
from messina.server.pages import HEADERS
from messina.server.table.commands import Act, Undo
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table.seating import among_others, checked_name
from messina.server.table.view import Views
from messina.server.table.view import moment as moment_of
from messina.server.views.printed import components as components_known
from messina.store import StoreError

Wanted = TypeVar("Wanted")
Endpoint = Callable[[Request], Awaitable[Response]]
LONGEST_WAIT = 30.0
MOST_KEYS = 16
CLIENT_LEFT = 499
"""A status nobody reads: whoever asked is gone."""


def guarded(endpoint: Endpoint, path: str) -> Endpoint:
    """Everything wrong with a request becomes one clear answer."""

    async def answer(request: Request) -> Response:
        metrics: Metrics = request.app.state.hall.metrics
        began = time.perf_counter()
        try:
            found = await admitted(request)
        except Refusal as refusal:
            metrics.refused(refusal.reason)
            found = problem(refusal.reason, refusal.detail)
        except ClientDisconnect:
            found = Response(status_code=CLIENT_LEFT)
        metrics.requests.labels(path, str(found.status_code)).observe(time.perf_counter() - began)
        return found

    async def admitted(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        if not request.app.state.requests.take(address_of(request)):
            raise Refusal("too-fast", "too many requests at once")
        if request.method == "POST" and not asks_from_ours(request, hall.settings):
            raise Refusal("forbidden", "the request comes from another site")
        try:
            return await endpoint(request)
        except NoSuchTable as missing:
            raise Refusal("no-such-table", str(missing)) from None
        except DamagedTable as damaged:
            raise Refusal("damaged", str(damaged)) from None
        except StoreError as failure:
            raise Refusal("not-kept", str(failure)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as malformed:
            raise Refusal("malformed", str(malformed)) from None
        except MessinaError as wrong:
            raise Refusal("bad-options", str(wrong)) from None

    return answer


async def body(request: Request, limit: int) -> bytes:
    """What was sent, if it is not too much."""
    chunks: list[bytes] = []
    size = 0
    within = request.app.state.hall.settings.body_within
    try:
        async with asyncio.timeout(within):
            async for chunk in request.stream():
                size += len(chunk)
                if size > limit:
                    raise Refusal("too-big", f"a request has at most {limit // 1024} kB")
                chunks.append(chunk)
    except TimeoutError:
        raise Refusal("too-slow", f"a request has to be sent within {within:g} s") from None
    return b"".join(chunks)


async def read(request: Request, kind: type[Wanted]) -> Wanted:
    hall: Hall = request.app.state.hall
    return msgspec.json.decode(await body(request, hall.settings.message_limit), type=kind)


async def table_of(request: Request) -> Table:
    hall: Hall = request.app.state.hall
    return await hall.find(request.path_params["id"], address_of(request))


def number(text: str, name: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Refusal("malformed", f"{name} is a whole number, not {text[:20]!r}")
    return int(text)


# What there is.


async def health(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    found = await health_of(hall.settings, hall.store, hall.pool.delay)
    return json(found, 200 if found.ok else 503)


async def metrics(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    if not among(address_of(request), hall.settings.metrics_for):
        raise HTTPException(404)
    numbers = await hall.siblings.numbers()
    return Response(numbers, media_type=METRICS_TYPE, headers={"Cache-Control": "no-store"})


async def packs(request: Request) -> Response:
    return json(request.app.state.hall.catalogue.infos())


async def printed(request: Request) -> Response:
    found = await request.app.state.hall.printed_pack(request.path_params["hash"])
    if found is None:
        raise Refusal("no-such-pack", "there is no component pack with this hash")
    return json(found, cache="public, max-age=31536000, immutable")


async def components(request: Request) -> Response:
    return json(known_components(), cache="public, max-age=3600")


@cache
def known_components() -> wire.Components:
    return components_known(read_provenance())


async def address(request: Request) -> Response:
    return json(wire.Address(url=found_at(request, request.app.state.hall.settings)))


async def known_bots(request: Request) -> Response:
    return json(request.app.state.hall.players.infos())


async def openapi(request: Request) -> Response:
    return json(description(), cache="no-cache")


# Tables.


def check_pace(request: Request) -> None:
    if not request.app.state.new_tables.take(address_of(request)):
        raise Refusal("too-fast", "too many new tables and seats; wait a little")


async def create(request: Request) -> Response:
    check_pace(request)
    hall: Hall = request.app.state.hall
    return json(await hall.create(await read(request, wire.NewTable), address_of(request)), 201)


async def take_in(request: Request) -> Response:
    check_pace(request)
    hall: Hall = request.app.state.hall
    text = (await body(request, hall.settings.record_limit)).decode()
    try:
        return json(await hall.take_in(text, address_of(request)), 201)
    except StoreError:
        raise
    except MessinaError as wrong:
        raise Refusal("bad-record", str(wrong)) from None


async def fork(request: Request) -> Response:
    check_pace(request)
    table = await finished_daily(request)
    wanted = await read(request, wire.ForkTable)
    hall: Hall = request.app.state.hall
    async with table.turn:
        check_fork(table, seats_shown(request, table))
        return json(await hall.fork(table, wanted, address_of(request)), 201)


def check_fork(table: Table, mine: list[int]) -> None:
    """A running game belongs to those who sit at it; among others nobody tries out the turn they are in."""
    if table.state.over or table.state.game is None:
        return
    if not mine:
        raise Refusal("forbidden", "a running game is continued elsewhere only by those who sit at it")
    if among_others(table.state.record.way, table.state.seats) and table.state.asked in mine:
        raise Refusal("forbidden", "among other people, end your turn before you continue elsewhere")


def check_record(table: Table, mine: list[int]) -> None:
    """A record can be taken in and analysed anywhere, so among other people it is a fork like any other."""
    if among_others(table.state.record.way, table.state.seats):
        check_fork(table, mine)


async def info(request: Request) -> Response:
    return json((await table_of(request)).info())


async def replay(request: Request) -> Response:
    hall: Hall = request.app.state.hall
    return json(await hall.replays.replay(await seen_table(request)))


async def moment(request: Request) -> Response:
    table = await seen_table(request)
    at = number(request.path_params["at"], "a moment")
    async with table.turn:
        if at > len(table.state.entries):
            raise Refusal("no-such-moment", f"the log has {len(table.state.entries)} steps")
        return json(moment_of(table.state, at))


async def record(request: Request) -> Response:
    table = await finished_daily(request)
    check_record(table, seats_shown(request, table))
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="messina-{table.id}.txt"',
    }
    hall: Hall = request.app.state.hall
    text = await hall.replays.record(table)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


# The guided first game.


async def tutorial(request: Request) -> Response:
    return json(await asyncio.to_thread(lesson.lesson), cache="no-cache")


async def tutorial_moment(request: Request) -> Response:
    at = number(request.path_params["at"], "a moment")
    return json(await asyncio.to_thread(lesson.moment, at), cache="no-cache")


# Playing without a socket.


def keys_shown(request: Request) -> list[str]:
    """Those in the header `Authorization: Bearer key` (several with commas)."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    return keys.replace(" ", "").split(",")[:MOST_KEYS] if scheme.lower() == "bearer" else []


def seats_shown(request: Request, table: Table) -> list[int]:
    return seats_of(keys_shown(request), table.state.seats)


async def seen_table(request: Request) -> Table:
    """A table that whoever asks may look at: of today's solo only their own, until that is over."""
    table = await table_of(request)
    await check_seen(request, table)
    return table


async def check_seen(request: Request, table: Table) -> None:
    hall: Hall = request.app.state.hall
    await hall.daily.check_seen(table, keys_shown(request), seats_shown(request, table))


async def finished_daily(request: Request) -> Table:
    """The same for what would let somebody try out the day's luck: the game must be over."""
    table = await seen_table(request)
    check_day_over(table)
    return table


def check_day_over(table: Table) -> None:
    if table.state.record.day is not None and not table.state.over and table.state.record.day == today():
        raise Refusal("not-yet", "the solo of the day is played to its end first")


async def view(request: Request) -> Response:
    """With `?since=version&wait=seconds` the answer waits until there is something new."""
    table = await seen_table(request)
    since = number(request.query_params.get("since", "0"), "since")
    wait = min(LONGEST_WAIT, number(request.query_params.get("wait", "0"), "wait"))
    if wait:
        await table.audience.change_after(since, wait)
    async with table.turn:
        return json(Views(table.state, time.time()).view(seats_shown(request, table), since))


async def seats_played(table: Table, token: str) -> list[int]:
    """Return the seats of a key; who plays without a socket has taken them, too."""
    seats = seats_of([token], table.state.seats)
    await table.claim_unseen(seats)
    return seats


async def act(request: Request) -> Response:
    table = await table_of(request)
    command = await read(request, wire.HttpAct)
    first = command.text if command.code is None else command.code
    seats = await seats_played(table, command.token)
    return json(await table.give_once(Act(seats, command.id, command.version, [first, *command.then])))


async def take_back(request: Request) -> Response:
    table = await table_of(request)
    command = await read(request, wire.HttpUndo)
    seats = await seats_played(table, command.token)
    whole_turn = request.url.path.endswith("/restart")
    return json(await table.give_once(Undo(seats, command.id, command.version, whole_turn)))


async def claim(request: Request) -> Response:
    table = await table_of(request)
    wanted = await read(request, wire.ClaimSeat)
    seats = seats_of([wanted.token, wanted.key], table.state.seats)
    if not seats:
        raise Refusal("not-your-seat", "the key does not belong to this table")
    await table.claim_unseen(seats, checked_name(wanted.name), own_key_hash(wanted.key))
    return json(table.info())


async def nothing_here(request: Request) -> Response:
    return json(wire.Problem(reason="no-such-address", detail="see /api/openapi.json"), 404)


async def http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    reasons: dict[int, wire.Reason] = {404: "no-such-address", 405: "no-such-method"}
    reason = reasons.get(status, "server-error")
    return json(wire.Problem(reason=reason, detail="see /api/openapi.json"), status)


async def server_error(request: Request, error: Exception) -> Response:
    """Nothing else adds the headers here: what went wrong may be anywhere."""
    detail = f"something went wrong here; who runs the server finds it in the log as {request_id.get()}"
    answer = json(wire.Problem(reason="server-error", detail=detail), 500)
    answer.headers.update({**HEADERS, "X-Request-Id": request_id.get()})
    return answer


def route(path: str, endpoint: Endpoint, method: str = "GET") -> Route:
    return Route(path, guarded(endpoint, path), methods=[method])


ROUTES = [
    route("/api/health", health),
    route("/metrics", metrics),
    route("/api/packs", packs),
    route("/api/printed/{hash}", printed),
    route("/api/components", components),
    route("/api/address", address),
    route("/api/bots", known_bots),
    route("/api/openapi.json", openapi),
    route("/api/tutorial", tutorial),
    route("/api/tutorial/moments/{at}", tutorial_moment),
    route("/api/tables", create, "POST"),
    route("/api/tables/import", take_in, "POST"),
    route("/api/tables/{id}", info),
    route("/api/tables/{id}/replay", replay),
    route("/api/tables/{id}/moments/{at}", moment),
    route("/api/tables/{id}/record", record),
    route("/api/tables/{id}/fork", fork, "POST"),
    route("/api/tables/{id}/view", view),
    route("/api/tables/{id}/claim", claim, "POST"),
    route("/api/tables/{id}/act", act, "POST"),
    route("/api/tables/{id}/undo", take_back, "POST"),
    route("/api/tables/{id}/restart", take_back, "POST"),
]
