"""An endpoint of the http API is declared once, at its handler.

`@endpoint` has its method, path and whose key it takes; the annotations of the handler have its parameters
and its result; the docstring has its summary (the first sentence) and what else there is to know. Routes,
the OpenAPI description, the table of docs/protocol.md and the client's calls are made from that.

A parameter named in the path comes from the path, `body` from the body, and those after `*` from the query.
"""

import asyncio
import inspect
import re
import time
from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Any, Literal, TypeVar, cast

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

from messina.errors import MessinaError
from messina.server.http.host_check import is_same_site
from messina.server.http.responses import json_response, problem_response
from messina.server.processes.rate_limits import address_of
from messina.server.table.keys import seats_of
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.tables.registry import DamagedTable, Hall, NoSuchTable
from messina.store import StoreError

MOST_KEYS = 16
CLIENT_LEFT = 499
"""A status nobody reads: the client has gone."""

PATH_PARAMETER = re.compile(r"\{(\w+)\}")

Part = TypeVar("Part")
Key = Literal["viewer", "player", "seat", "owner", "owner or seat", "recipient"]
"""Whose key an endpoint takes."""
OPTIONAL_KEYS: tuple[Key, ...] = ("viewer", "player")
"""Keys that may be left out: whoever shows one sees or may do more."""
Allowance = Literal["new_tables", "letters"]
"""What an address may do only so often."""


class ApiRequest(Request):
    """A request to an endpoint; `status` and `headers` are those of its response."""

    def __init__(self, scope: Scope, receive: Receive, send: Send, takes_key: bool, status: int) -> None:
        super().__init__(scope, receive, send)
        self.status = status
        self.response_headers: dict[str, str] = {}
        self.hall: Hall = self.app.state.hall
        self.address = address_of(self)
        self.shown_keys = bearer_keys(self) if takes_key else []
        """The keys in `Authorization: Bearer KEY,KEY`; none where the endpoint takes none."""

    async def table(self, id: str) -> Table:
        """Return the table with this id."""
        return await self.hall.find(id, self.address)

    async def visible_table(self, id: str) -> Table:
        """Return the table if the caller may look at it: a solo of today only with a key of it, until
        played.
        """
        table = await self.table(id)
        await self.hall.daily.check_seen(table, self.shown_keys, self.seats_at(table))
        return table

    def seats_at(self, table: Table) -> list[int]:
        """Return the seats of the table that the keys open."""
        return seats_of(self.shown_keys, table.state.seats)

    def spend(self, allowance: Allowance) -> None:
        """Take one from what the address may do; raise Refusal if there is none left."""
        if not getattr(self.app.state, allowance).take(self.address):
            what = "new tables and seats" if allowance == "new_tables" else "messages to others"
            raise Refusal("too-fast", f"too many {what}; wait a little")

    async def read(self, limit: int) -> bytes:
        """Return the body; raise Refusal if it is too big or comes too slowly."""
        chunks: list[bytes] = []
        size = 0
        within = self.hall.settings.body_within
        try:
            async with asyncio.timeout(within):
                async for chunk in self.stream():
                    size += len(chunk)
                    if size > limit:
                        raise Refusal("too-big", f"a request has at most {limit // 1024} kB")
                    chunks.append(chunk)
        except TimeoutError:
            raise Refusal("too-slow", f"a request has to be sent within {within:g} s") from None
        return b"".join(chunks)


Handler = Callable[..., Awaitable[Any]]


class Endpoint:
    """One method of one path, as an ASGI application."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        key: Key | None,
        status: int,
        cache: str,
        spends: Allowance | None,
    ) -> None:
        signature = inspect.signature(handler)
        kinds = {name: one.annotation for name, one in signature.parameters.items()}
        optional = [name for name, one in signature.parameters.items() if one.kind is one.KEYWORD_ONLY]
        self.method = method
        self.path = path
        self.key = key
        self.status = status
        self.name: str = handler.__name__
        self.about = " ".join((inspect.getdoc(handler) or "").split())
        """The docstring of the handler in one line."""
        self.in_path: dict[str, type] = {name: kinds[name] for name in PATH_PARAMETER.findall(path)}
        self.in_query: dict[str, type] = {name: kinds[name] for name in optional}
        self.body: Any = kinds.get("body")
        """The type of the body: a message, `str` for text, None if nothing is sent."""
        self.returns: Any = signature.return_annotation
        """The type of the result; `Response` where programs have no use for it."""
        self._handler = handler
        self._cache = cache
        self._spends = spends
        self._decoder = msgspec.json.Decoder(self.body) if self.body not in (None, str) else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; whatever is wrong with it becomes one clear response."""
        began = time.perf_counter()
        request = ApiRequest(scope, receive, send, self.key is not None, self.status)
        metrics = request.hall.metrics
        try:
            response = await self._respond(request)
        except Refusal as refusal:
            metrics.refused(refusal.reason)
            response = problem_response(refusal.reason, refusal.detail)
        except ClientDisconnect:
            response = Response(status_code=CLIENT_LEFT)
        metrics.requests.labels(self.path, str(response.status_code)).observe(time.perf_counter() - began)
        await response(scope, receive, send)

    async def _respond(self, request: ApiRequest) -> Response:
        if not request.app.state.requests.take(request.address):
            raise Refusal("too-fast", "too many requests at once")
        if self.method == "POST" and not is_same_site(request, request.hall.settings):
            raise Refusal("forbidden", "the request comes from another site")
        if self._spends is not None:
            request.spend(self._spends)
        try:
            result = await self._handler(request, **await self._arguments(request))
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
        return self._response(request, result)

    async def _arguments(self, request: ApiRequest) -> dict[str, Any]:
        found = {name: argument(kind, request.path_params[name], name) for name, kind in self.in_path.items()}
        for name, kind in self.in_query.items():
            if name in request.query_params:
                found[name] = argument(kind, request.query_params[name], name)
        if self.body is str:
            found["body"] = (await request.read(request.hall.settings.record_limit)).decode()
        elif self._decoder is not None:
            found["body"] = self._decoder.decode(await request.read(request.hall.settings.message_limit))
        return found

    def _response(self, request: ApiRequest, result: Any) -> Response:
        if isinstance(result, Response):
            return result
        if isinstance(result, str):
            response: Response = PlainTextResponse(result, request.status, {"Cache-Control": self._cache})
        else:
            response = json_response(result, request.status, self._cache)
        response.headers.update(request.response_headers)
        return response


def endpoint(
    method: str,
    path: str,
    key: Key | None = None,
    *,
    status: int = 200,
    cache: str = "no-store",
    spends: Allowance | None = None,
) -> Callable[[Handler], Endpoint]:
    """Declare the endpoint that a handler answers."""
    return lambda handler: Endpoint(method, path, handler, key, status, cache, spends)


def endpoints_of(*modules: ModuleType) -> list[Endpoint]:
    """Return the endpoints that the modules declare."""
    return [one for module in modules for one in vars(module).values() if isinstance(one, Endpoint)]


def argument(kind: type, text: str, name: str) -> Any:
    """Convert a parameter of a path or a query to its type; raise Refusal if that cannot be."""
    if kind is not int:
        return text
    if not text.isdecimal() or len(text) > 9:
        raise Refusal("malformed", f"{name} is a whole number, not {text[:20]!r}")
    return int(text)


def bearer_keys(request: Request) -> list[str]:
    """Return the keys of `Authorization: Bearer KEY,KEY`."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    return keys.replace(" ", "").split(",")[:MOST_KEYS] if scheme.lower() == "bearer" else []


def already_json(kind: type[Part], encoded: bytes) -> Part:
    """Return a message that has been encoded before, so that it is sent as it is."""
    return cast(Part, msgspec.Raw(encoded))
