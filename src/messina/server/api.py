"""The http side: tables are set, looked at, replayed and played, for browsers and for programs alike."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from messina.errors import MessinaError
from messina.notation.records import RULES_VERSION
from messina.packs.provenance import read_provenance
from messina.server import lesson
from messina.server import messages as wire
from messina.server.hall import Hall, NoSuchTable, record_of
from messina.server.keys import seats_of
from messina.server.limits import address_of, origin_fits
from messina.server.openapi import description
from messina.server.tables import Order, Refusal, Table
from messina.server.views.printed import components as components_known

Wanted = TypeVar("Wanted")
Endpoint = Callable[[Request], Awaitable[Response]]
LONGEST_WAIT = 30.0
STATUS: dict[wire.Reason, int] = {
    "not-your-seat": 403,
    "forbidden": 403,
    "no-such-table": 404,
    "no-such-pack": 404,
    "no-such-moment": 404,
    "too-big": 413,
    "too-fast": 429,
    "malformed": 400,
    "bad-options": 400,
    "bad-record": 400,
    "not-kept": 503,
}
"""The http status of a reason; all others are conflicts with what is on the table."""


def json(content: Any, status: int = 200, cache: str = "no-store") -> Response:
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status, media_type="application/json", headers={"Cache-Control": cache})


def problem(reason: wire.Reason, detail: str) -> Response:
    return json(wire.Problem(reason=reason, detail=detail), STATUS.get(reason, 409))


def guarded(endpoint: Endpoint) -> Endpoint:
    """Everything wrong with a request becomes one clear answer."""

    async def answer(request: Request) -> Response:
        hall: Hall = request.app.state.hall
        if not request.app.state.requests.take(address_of(request)):
            return problem("too-fast", "too many requests at once")
        if request.method == "POST" and not origin_fits(request, hall.settings.origins):
            return problem("forbidden", "the request comes from another site")
        try:
            return await endpoint(request)
        except Refusal as refusal:
            return problem(refusal.reason, refusal.detail)
        except NoSuchTable as missing:
            return problem("no-such-table", str(missing))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as malformed:
            return problem("malformed", str(malformed))
        except MessinaError as wrong:
            return problem("bad-options", str(wrong))

    return answer


async def body(request: Request, limit: int) -> bytes:
    """What was sent, if it is not too much."""
    chunks: list[bytes] = []
    size = 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > limit:
            raise Refusal("too-big", f"a request has at most {limit // 1024} kB")
        chunks.append(chunk)
    return b"".join(chunks)


async def read(request: Request, kind: type[Wanted]) -> Wanted:
    hall: Hall = request.app.state.hall
    return msgspec.json.decode(await body(request, hall.settings.message_limit), type=kind)


async def table_of(request: Request) -> Table:
    hall: Hall = request.app.state.hall
    return await hall.find(request.path_params["id"])


def number(text: str, name: str) -> int:
    if not text.isdecimal() or len(text) > 9:
        raise Refusal("malformed", f"{name} is a whole number, not {text[:20]!r}")
    return int(text)


# What there is.


async def health(request: Request) -> Response:
    return json({"ok": True, "rules": RULES_VERSION})


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


async def known_bots(request: Request) -> Response:
    return json(request.app.state.hall.players.infos())


async def openapi(request: Request) -> Response:
    return json(description(), cache="no-cache")


# Tables.


def check_pace(request: Request) -> None:
    if not request.app.state.new_tables.take(address_of(request)):
        raise Refusal("too-fast", "too many new tables; wait a little")


async def create(request: Request) -> Response:
    check_pace(request)
    return json(await request.app.state.hall.create(await read(request, wire.NewTable)), 201)


async def take_in(request: Request) -> Response:
    check_pace(request)
    hall: Hall = request.app.state.hall
    text = (await body(request, hall.settings.record_limit)).decode()
    try:
        return json(await hall.take_in(text), 201)
    except MessinaError as wrong:
        raise Refusal("bad-record", str(wrong)) from None


async def fork(request: Request) -> Response:
    check_pace(request)
    table = await table_of(request)
    wanted = await read(request, wire.ForkTable)
    async with table.turn:
        return json(await request.app.state.hall.fork(table, wanted), 201)


async def info(request: Request) -> Response:
    return json((await table_of(request)).info())


async def replay(request: Request) -> Response:
    table = await table_of(request)
    async with table.turn:
        return json(table.replay())


async def moment(request: Request) -> Response:
    table = await table_of(request)
    at = number(request.path_params["at"], "a moment")
    async with table.turn:
        if at > len(table.entries):
            raise Refusal("no-such-moment", f"the log has {len(table.entries)} steps")
        return json(table.moment(at))


async def record(request: Request) -> Response:
    table = await table_of(request)
    headers = {
        "Cache-Control": "no-store",
        "Content-Disposition": f'attachment; filename="messina-{table.id}.txt"',
    }
    async with table.turn:
        text = record_of(table)
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


# The guided first game.


async def tutorial(request: Request) -> Response:
    return json(await asyncio.to_thread(lesson.lesson), cache="no-cache")


async def tutorial_moment(request: Request) -> Response:
    at = number(request.path_params["at"], "a moment")
    return json(await asyncio.to_thread(lesson.moment, at), cache="no-cache")


# Playing without a socket.


def seats_shown(request: Request, table: Table) -> list[int]:
    """The seats whose keys come in the header `Authorization: Bearer key` (several with commas)."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    return seats_of(keys.replace(" ", "").split(","), table.seats) if scheme.lower() == "bearer" else []


async def view(request: Request) -> Response:
    """With `?since=version&wait=seconds` the answer waits until there is something new."""
    table = await table_of(request)
    since = number(request.query_params.get("since", "0"), "since")
    wait = min(LONGEST_WAIT, number(request.query_params.get("wait", "0"), "wait"))
    if wait:
        await table.change_after(since, wait)
    async with table.turn:
        return json(table.view(seats_shown(request, table), since))


async def act(request: Request) -> Response:
    table = await table_of(request)
    command = await read(request, wire.HttpAct)
    order = Order(seats_of([command.token], table.seats), command.id, command.version)
    return json(await table.act(order, command.code, command.text))


async def take_back(request: Request) -> Response:
    table = await table_of(request)
    command = await read(request, wire.HttpUndo)
    order = Order(seats_of([command.token], table.seats), command.id, command.version)
    return json(await table.undo(order, whole_turn=request.url.path.endswith("/restart")))


async def nothing_here(request: Request) -> Response:
    return json(wire.Problem(reason="no-such-address", detail="see /api/openapi.json"), 404)


async def http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    reasons: dict[int, wire.Reason] = {404: "no-such-address", 405: "no-such-method"}
    reason = reasons.get(status, "server-error")
    return json(wire.Problem(reason=reason, detail="see /api/openapi.json"), status)


def route(path: str, endpoint: Endpoint, method: str = "GET") -> Route:
    return Route(path, guarded(endpoint), methods=[method])


ROUTES = [
    route("/api/health", health),
    route("/api/packs", packs),
    route("/api/printed/{hash}", printed),
    route("/api/components", components),
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
    route("/api/tables/{id}/act", act, "POST"),
    route("/api/tables/{id}/undo", take_back, "POST"),
    route("/api/tables/{id}/restart", take_back, "POST"),
]
