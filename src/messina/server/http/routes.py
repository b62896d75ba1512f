"""All endpoints of the server, and the routes that lead to them."""

from typing import Any

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from messina.server import messages as wire
from messina.server.http import (
    analysis_endpoints,
    notification_endpoints,
    server_endpoints,
    social_endpoints,
    table_endpoints,
)
from messina.server.http import table_admin_endpoints as table_admin
from messina.server.http.client_files import HEADERS, page
from messina.server.http.endpoints import endpoints_of
from messina.server.http.openapi import describe
from messina.server.http.responses import json_response, problem_response
from messina.server.http.table_socket import SocketEndpoint
from messina.server.processes.logs import request_id

ENDPOINTS = endpoints_of(
    server_endpoints,
    table_endpoints,
    table_admin,
    social_endpoints,
    analysis_endpoints,
    notification_endpoints,
)
DESCRIPTION: dict[str, Any] = describe(ENDPOINTS)
SEE = "see /api/openapi.json"


async def openapi(request: Request) -> Response:
    """Describe the http API for programs (OpenAPI)."""
    return json_response(DESCRIPTION, cache="no-cache")


async def unknown_address(request: Request) -> Response:
    return problem_response("no-such-address", SEE)


async def http_error(request: Request, error: Exception) -> Response:
    """Return the `Problem` of an error of the routing."""
    reasons: dict[int, wire.Reason] = {404: "no-such-address", 405: "no-such-method"}
    status = error.status_code if isinstance(error, HTTPException) else 500
    return problem_response(reasons.get(status, "server-error"), SEE)


async def server_error(request: Request, error: Exception) -> Response:
    """Return the `Problem` of a mistake of ours, with the headers that nothing else adds here."""
    detail = f"something went wrong here; who runs the server finds it in the log as {request_id.get()}"
    response = problem_response("server-error", detail)
    response.headers.update({**HEADERS, "X-Request-Id": request_id.get()})
    return response


ROUTES = [
    *(Route(one.path, one, methods=[one.method]) for one in ENDPOINTS),
    Route("/api/openapi.json", openapi),
    WebSocketRoute("/api/tables/{id}/socket", SocketEndpoint()),
    Route("/api/{path:path}", unknown_address, methods=["GET", "POST"]),
    Route("/", page),
    Route("/{path:path}", page),
]
