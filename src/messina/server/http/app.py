"""Builds the server as one ASGI application: http API, sockets and the browser client."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware

from messina.server.http.client_files import BasePath, PageHeaders
from messina.server.http.connection_limits import AnswerDeadline, ConnectionCounter
from messina.server.http.host_check import HostCheck
from messina.server.http.routes import ROUTES, http_error, server_error
from messina.server.processes.rate_limits import Buckets, Crowd
from messina.server.settings import Settings, base_path
from messina.server.social.announced_tables import AnnouncedTables
from messina.server.tables.registry import Hall
from messina.store import Store, open_store


def create_app(settings: Settings, store: Store | None = None) -> Starlette:
    """Return the application; without a store it keeps its games in the database of the settings.

    Whatever is wrong with the settings is an error here, not when the server runs.
    """
    hall = Hall(settings, store or open_store(settings.database))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hall.open()
        sweeping = asyncio.create_task(hall.keep_sweeping())
        try:
            yield
        finally:
            sweeping.cancel()
            await hall.close()

    app = Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(AnswerDeadline),
            Middleware(BasePath, path=base_path(settings)),
            Middleware(PageHeaders),
            Middleware(HostCheck, settings=settings, metrics=hall.metrics),
            Middleware(GZipMiddleware, minimum_size=1000),
        ],
        exception_handlers={HTTPException: http_error, Exception: server_error},
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.announced = AnnouncedTables(hall)
    others = hall.neighbours
    app.state.requests = Buckets(settings.requests_a_second, settings.requests_at_once, "requests", others)
    app.state.new_tables = Buckets(settings.tables_a_second, settings.tables_at_once, "new tables", others)
    app.state.handshakes = Buckets(
        settings.handshakes_a_second, settings.handshakes_at_once, "handshakes", others
    )
    app.state.chat = Buckets(settings.chat_a_second, settings.chat_at_once, "chat", others)
    app.state.letters = Buckets(settings.letters_a_second, settings.letters_at_once, "letters", others)
    app.state.connections = ConnectionCounter(settings, hall.metrics, others)
    app.state.sockets = Crowd(settings.sockets_an_address, "sockets", others)
    return app
