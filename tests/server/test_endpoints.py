"""Endpoints: what a handler declares is what it is given and how it is described."""

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from messina.server import messages as wire
from messina.server.http.app import create_app
from messina.server.http.endpoints import ApiRequest, Endpoint, endpoint
from messina.server.http.openapi import describe
from messina.server.http.typescript_client import function
from messina.server.settings import Settings


@endpoint("GET", "/api/open/{id}")
async def open_to_all(request: ApiRequest, id: str, *, most: int = 3) -> list[str]:
    """List what was shown. Nothing else happens."""
    return [id, str(most), *request.shown_keys]


@endpoint("POST", "/api/locked/{seat}", "owner", status=201)
async def lock(request: ApiRequest, seat: int, body: wire.HandToBot) -> list[str]:
    """List what was shown."""
    request.response_headers["X-Seat"] = str(seat + 1)
    return [body.bot, *request.shown_keys]


def answer(folder: Path, method: str, path: str, sent: object = None) -> httpx.Response:
    app = create_app(Settings(database=folder / "db"))
    app.router.routes[:0] = [Route(one.path, one, methods=[one.method]) for one in (open_to_all, lock)]

    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        asking = httpx.AsyncClient(transport=transport, base_url="http://localhost")
        async with app.router.lifespan_context(app), asking as client:
            return await client.request(method, path, json=sent, headers={"Authorization": "Bearer a, b"})

    return asyncio.run(asked())


def test_a_handler_that_declares_no_key_is_given_none(tmp_path: Path) -> None:
    assert answer(tmp_path, "GET", "/api/open/x").json() == ["x", "3"]
    made = answer(tmp_path, "POST", "/api/locked/1", {"bot": "novice"})
    assert made.json() == ["novice", "a", "b"]
    assert (made.status_code, made.headers["x-seat"]) == (201, "2")


@pytest.mark.parametrize(
    ("method", "path", "sent", "said"),
    [
        ("GET", "/api/open/x?most=many", None, "most is a whole number, not 'many'"),
        ("POST", "/api/locked/one", {"bot": "novice"}, "seat is a whole number, not 'one'"),
        ("POST", "/api/locked/1", {}, "Object missing required field `bot`"),
    ],
)
def test_what_does_not_fit_is_refused_before_the_handler(
    tmp_path: Path, method: str, path: str, sent: object, said: str
) -> None:
    refused = answer(tmp_path, method, path, sent)
    assert (refused.status_code, refused.json()) == (400, {"reason": "malformed", "detail": said})


def test_an_endpoint_is_described_as_it_was_declared() -> None:
    paths = describe([open_to_all, lock])["paths"]
    operation = paths["/api/open/{id}"]["get"]
    assert (operation["summary"], operation["description"]) == (
        "List what was shown",
        "Nothing else happens.",
    )
    assert [(one["name"], one["in"], one["schema"]["type"]) for one in operation["parameters"]] == [
        ("id", "path", "string"),
        ("most", "query", "integer"),
    ]
    assert "security" not in operation
    assert paths["/api/locked/{seat}"]["post"]["security"] == [{"key": []}]
    assert "201" in paths["/api/locked/{seat}"]["post"]["responses"]


@pytest.mark.parametrize(
    ("declared", "written"),
    [
        (
            open_to_all,
            "/** List what was shown. Nothing else happens. */\n"
            "export const fetchOpenToAll = (id: string, query: { most?: number }): Promise<string[]> =>\n"
            "  call('GET', `/api/open/${encodeURIComponent(id)}`, { query });\n",
        ),
        (
            lock,
            "/** List what was shown. */\n"
            "export const lock = (seat: number, body: HandToBot, keys: readonly string[]): "
            "Promise<string[]> =>\n"
            "  call('POST', `/api/locked/${encodeURIComponent(seat)}`, { body, keys });\n",
        ),
    ],
)
def test_the_client_calls_it_as_it_was_declared(declared: Endpoint, written: str) -> None:
    assert function(declared) == written
