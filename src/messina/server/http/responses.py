"""Responses over http: JSON, and a `Problem` with the right status for whatever is refused."""

from typing import Any

import msgspec
from starlette.responses import Response

from messina.server import messages as wire

STATUS: dict[wire.Reason, int] = {
    "not-your-seat": 403,
    "not-owner": 403,
    "forbidden": 403,
    "not-yet": 403,
    "silenced": 403,
    "switched-off": 404,
    "no-such-table": 404,
    "no-such-pack": 404,
    "no-such-moment": 404,
    "no-such-recipient": 404,
    "no-such-address": 404,
    "no-such-method": 405,
    "not-sent": 502,
    "too-big": 413,
    "too-fast": 429,
    "too-many": 429,
    "too-slow": 408,
    "unknown-host": 421,
    "malformed": 400,
    "bad-options": 400,
    "bad-record": 400,
    "bad-position": 400,
    "not-kept": 503,
    "damaged": 500,
    "server-error": 500,
}
"""The http status of a reason; all others are conflicts with what is on the table (409)."""

CLOSES_CONNECTION: tuple[wire.Reason, ...] = ("too-slow", "too-big")
"""The rest of such a request is not waited for."""


def json_response(content: Any, status: int = 200, cache: str = "no-store") -> Response:
    """Return the content as JSON."""
    headers = {"Cache-Control": cache}
    return Response(msgspec.json.encode(content), status, media_type="application/json", headers=headers)


def problem_response(reason: wire.Reason, detail: str) -> Response:
    """Return the `Problem` of a refused request, with the status of its reason."""
    response = json_response(wire.Problem(reason=reason, detail=detail), STATUS.get(reason, 409))
    if reason in CLOSES_CONNECTION:
        response.headers["Connection"] = "close"
    return response
