"""A middleware that gives every request an id and refuses those that ask for another host than this server.

A page of another site can make its own name lead to this machine, and its script would then speak to us as
to itself (DNS rebinding). So only requests for addresses, for the name of this machine and for names from
the settings are answered.
"""

import ipaddress
import secrets
import socket
from functools import cache
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from messina.server.http.responses import problem_response
from messina.server.processes.logs import request_id
from messina.server.processes.metrics import Metrics
from messina.server.settings import Settings

ANY_NAME = "*"


@cache
def own_names() -> frozenset[str]:
    """Return the names of this machine."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, f"{name}.local", name.partition(".")[0]})


def host_fits(host: str, settings: Settings) -> bool:
    """Return True if the host of a request is an address or a name of this server, or missing (old
    programs).
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return False
    if not host or name in own_names() or name.endswith(".localhost"):
        return True
    told = {*settings.hosts, urlsplit(settings.public_url).hostname or ""}
    told |= {urlsplit(origin).hostname or "" for origin in settings.origins}
    return ANY_NAME in told or name in {name.lower() for name in told} or is_address(name)


def is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class HostCheck:
    """Refuses requests for other hosts; all others are passed on with an id."""

    def __init__(self, app: ASGIApp, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        id = secrets.token_hex(6)
        request_id.set(id)

        async def send_with_id(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["X-Request-Id"] = id
            await send(message)

        host = Headers(scope=scope).get("host", "")
        if host_fits(host, self._settings):
            await self._app(scope, receive, send_with_id)
        else:
            await self._refuse(scope, receive, send_with_id, host)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, host: str) -> None:
        self._metrics.refused("unknown-host")
        response = problem_response(
            "unknown-host",
            f"this server does not answer to {host[:80]!r}; who runs it can allow that with --public-url",
        )
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).send_denial_response(response)
        else:
            await response(scope, receive, send)


def public_origins(settings: Settings) -> tuple[str, ...]:
    """Return the origins whose pages may send requests, besides the host they ask for."""
    parts = urlsplit(settings.public_url)
    return (*settings.origins, f"{parts.scheme}://{parts.netloc}") if parts.netloc else settings.origins


def is_same_site(connection: HTTPConnection, settings: Settings) -> bool:
    """Return True if a page of this server asks, or a program that is no browser and says no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in public_origins(settings):
        return True
    try:
        asking = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return asking == connection.headers.get("host", "").lower() != ""
