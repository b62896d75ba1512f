"""Endpoints about the server itself: its health, packs and bots, and the guided first game."""

import asyncio
from functools import cache

from starlette.exceptions import HTTPException
from starlette.responses import Response

from messina.packs.provenance import read_provenance
from messina.server import messages as wire
from messina.server.http import tutorial as lesson
from messina.server.http.endpoints import ApiRequest, already_json, endpoint
from messina.server.http.server_url import found_at
from messina.server.processes.metrics import METRICS_TYPE
from messina.server.processes.rate_limits import among
from messina.server.table.refusal import Refusal
from messina.server.tables.health import check_health
from messina.server.views.printed import components as components_known

FOREVER = "public, max-age=31536000, immutable"


@endpoint("GET", "/api/health")
async def health(request: ApiRequest) -> wire.Health:
    """Tell whether moves can be kept, bots answer and the disk has room. The status is 503 if not."""
    hall = request.hall
    found = await check_health(hall.settings, hall.store, hall.pool.delay)
    if not found.ok:
        request.status = 503
    return found


@endpoint("GET", "/metrics")
async def metrics(request: ApiRequest) -> Response:
    """Return numbers for a monitor (Prometheus), only to addresses that the server was told of."""
    if not among(request.address, request.hall.settings.metrics_for):
        raise HTTPException(404)
    numbers = await request.hall.metrics_exchange.numbers()
    return Response(numbers, media_type=METRICS_TYPE, headers={"Cache-Control": "no-store"})


@endpoint("GET", "/api/packs")
async def packs(request: ApiRequest) -> list[wire.PackInfo]:
    """List the component packs one can play with."""
    return request.hall.catalogue.infos()


@endpoint("GET", "/api/printed/{hash}", cache=FOREVER)
async def printed(request: ApiRequest, hash: str) -> wire.Printed:
    """Return all that is printed in a component pack. It never changes."""
    found = await request.hall.printed_pack(hash)
    if found is None:
        raise Refusal("no-such-pack", "there is no component pack with this hash")
    return already_json(wire.Printed, found)


@endpoint("GET", "/api/components", cache="public, max-age=3600")
async def components(request: ApiRequest) -> wire.Components:
    """Tell where the values of the included pack come from, tile by tile: text, public source,
    reconstructed.
    """
    return known_components()


@cache
def known_components() -> wire.Components:
    return components_known(read_provenance())


@endpoint("GET", "/api/address")
async def address(request: ApiRequest) -> wire.Address:
    """Return what links for others begin with; `null` if only the machine of the server reaches it."""
    return wire.Address(url=found_at(request, request.hall.settings))


@endpoint("GET", "/api/bots")
async def bots(request: ApiRequest) -> list[wire.BotInfo]:
    """List the bots one can play against."""
    return request.hall.players.infos()


@endpoint("GET", "/api/house")
async def house(request: ApiRequest) -> wire.House:
    """Tell what the server has switched on."""
    settings = request.hall.settings
    return wire.House(chat=settings.chat, hall=settings.hall)


@endpoint("GET", "/api/tutorial", cache="no-cache")
async def lesson_log(request: ApiRequest) -> wire.Lesson:
    """Return the guided first game: its log and its stops."""
    return await asyncio.to_thread(lesson.lesson)


@endpoint("GET", "/api/tutorial/moments/{at}", cache="no-cache")
async def lesson_moment(request: ApiRequest, at: int) -> wire.LessonMoment:
    """Return the table of the guided first game after so many steps, with the learner's choices."""
    return await asyncio.to_thread(lesson.moment, at)
