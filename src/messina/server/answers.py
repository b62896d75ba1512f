"""Answers over http: JSON, and a `Problem` with the right status for whatever is refused."""

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
}
"""The http status of a reason; all others are conflicts with what is on the table."""


HANGS_UP: tuple[wire.Reason, ...] = ("too-slow", "too-big")
"""What is still on its way is not waited for."""


def json(content: Any, status: int = 200, cache: str = "no-store") -> Response:
    body = content if isinstance(content, bytes) else msgspec.json.encode(content)
    return Response(body, status, media_type="application/json", headers={"Cache-Control": cache})


def problem(reason: wire.Reason, detail: str) -> Response:
    answer = json(wire.Problem(reason=reason, detail=detail), STATUS.get(reason, 409))
    if reason in HANGS_UP:
        answer.headers["Connection"] = "close"
    return answer
