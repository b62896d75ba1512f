"""Serves the built browser client, with headers that isolate its pages from other sites."""

import gzip
import mimetypes
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from messina.server.settings import Settings, base_path

FOREVER = "public, max-age=31536000, immutable"
NOT_BUILT = "The browser client is not built: run `make setup`, or `npm ci && npm run build` in web/.\n"
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # positions and colours of pieces; no style sheets
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class PageHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self._headers]
            await send(message)

        await self._app(scope, receive, send_with_headers if scope["type"] == "http" else send)


class BasePath:
    """Removes the path below which people find the server, if the proxy in front has not done so."""

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = scope.get("path", "")
        if self._path and (asked == self._path or asked.startswith(f"{self._path}/")):
            scope = {**scope, "path": asked[len(self._path) :] or "/"}
        await self._app(scope, receive, send)


def client_file(folder: Path, path: str) -> Path | None:
    """Return a file of the client by its address; None outside its folder."""
    try:
        found = (folder / path).resolve()
        inside = found.is_relative_to(folder.resolve()) and found.is_file()
    except (OSError, ValueError):
        return None
    return found if inside else None


def asset(file: Path, compressed: bool) -> Response:
    """Return a file that never changes, since its name contains its hash."""
    headers = {"Cache-Control": FOREVER, "Vary": "Accept-Encoding"}
    if not compressed:
        return FileResponse(file, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(compressed_once(file), media_type=mimetypes.guess_type(file)[0], headers=headers)


@cache
def compressed_once(file: Path) -> bytes:
    """Gzip an asset; safe to cache, as its name contains its hash."""
    return gzip.compress(file.read_bytes())


async def page(request: Request) -> Response:
    """Return a file of the client, or its page for every other address, which the client interprets."""
    settings: Settings = request.app.state.hall.settings
    folder = settings.client
    path = request.path_params.get("path", "")
    found = client_file(folder, path) if path else None
    if found is not None and path.startswith("assets/"):
        return asset(found, compressed="gzip" in request.headers.get("Accept-Encoding", ""))
    if found is not None and path != "index.html":
        return FileResponse(found, headers={"Cache-Control": "no-cache"})
    if path.startswith(("assets/", "api/")):
        return PlainTextResponse("There is nothing here.\n", 404)
    index = client_file(folder, "index.html")
    if index is None:
        return HTMLResponse(NOT_BUILT, 503)
    text = index.read_text(encoding="utf-8").replace('="./', f'="{base_path(settings)}/')
    return HTMLResponse(text, headers={"Cache-Control": "no-cache"})
