"""The lines to the server, below http: how many one address may have, and how long it may keep us waiting.

uvicorn waits for ever for the rest of a header or a body. Here everything somebody else has to do has a
deadline, and whoever is one too many is turned away before anything is kept for them.
"""

import asyncio
import logging
import sys
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from messina.server.limits import Bucket, Crowd, among, network_of
from messina.server.metrics import Metrics
from messina.server.neighbours import Neighbours
from messina.server.settings import Settings

OTHER_FILES = 128
"""Descriptors that are not connections: the database, workers, pages."""
MOST_FILES = 65536
FILES_ELSEWHERE = 8192
BODY_GRACE = 5.0
"""Who is slow with a body is told so; after that, the line is cut."""
MOST_FRAGMENTS = 100
"""Frames of one message; browsers send one."""
FRAMES_A_SECOND = 100.0
FRAMES_AT_ONCE = 500.0
TOO_BIG = 1009
NOT_TEXT = 1007
POLICY_VIOLATION = 1008
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

log = logging.getLogger("messina.server")


if sys.platform == "win32":

    def raise_file_limit() -> int:
        return FILES_ELSEWHERE

else:
    import resource

    def raise_file_limit() -> int:
        """As many open files as the system allows a program that asks; how many that are."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return wanted
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted


class Door:
    """Who has a line to this server."""

    def __init__(self, settings: Settings, metrics: Metrics, neighbours: Neighbours) -> None:
        self.settings = settings
        self.metrics = metrics
        most = settings.connections or raise_file_limit() - OTHER_FILES  # so that it is never reached
        self._crowd = Crowd(settings.connections_an_address, "connections", neighbours, most)
        metrics.watch_connections(lambda: self._crowd.count)

    def enter(self, address: str) -> bool:
        proxy = among(address, self.settings.trust_proxy)
        if self._crowd.enter(network_of(address), unlimited=proxy):
            return True
        self.metrics.refused("connection")
        log.warning("connections are turned away: too many of one address, or in all")
        return False

    def leave(self, address: str) -> None:
        self._crowd.leave(network_of(address))


class Deadline:
    """At most one thing that is waited for."""

    def __init__(self, missed: Callable[[], None]) -> None:
        self._missed = missed
        self._awaited: object = None
        self._timer: asyncio.TimerHandle | None = None

    def set(self, awaited: object, seconds: float) -> None:
        """The time runs from when the wait for this began."""
        if awaited is not self._awaited:
            self.clear()
            self._awaited = awaited
            self._timer = asyncio.get_running_loop().call_later(seconds, self._missed)

    def clear(self) -> None:
        self._awaited = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpLine(H11Protocol):
    """A connection that has to send its header, its body and take its answer in time."""

    def __init__(self, config: Any, *rest: Any, **further: Any) -> None:
        super().__init__(config, *rest, **further)
        self._door: Door = config.app.state.door
        self._inside = False
        self._deadline = Deadline(self._too_slow)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._inside = self._door.enter(self._address)
        if not self._inside:
            transport.abort()
            return
        self._deadline.set(h11.IDLE, self._door.settings.header_within)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_lost(self, exc: Exception | None) -> None:
        self._deadline.clear()
        self._leave()
        super().connection_lost(exc)

    def _leave(self) -> None:
        if self._inside:
            self._inside = False
            self._door.leave(self._address)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        self._deadline.clear()
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        if self.transport.get_protocol() is not self:  # it has become a socket, which has no end to wait for
            return
        settings = self._door.settings
        state = self.conn.their_state
        if state is h11.IDLE:
            waits = self.timeout_keep_alive_task is not None  # for the first byte of the next request
            if not waits:
                self._deadline.set(state, settings.header_within)
        elif state is h11.SEND_BODY:
            self._deadline.set(state, settings.body_within + BODY_GRACE)
        elif state is h11.DONE or state is h11.MUST_CLOSE:
            self._deadline.set(state, settings.answer_within)
        else:
            self._deadline.clear()

    def _too_slow(self) -> None:
        self._door.metrics.refused("too-slow")
        if self.conn.our_state is h11.IDLE and self.conn.trailing_data[0]:
            self.transport.write(TOO_SLOW)
            self.transport.close()
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._deadline.clear()
        self._leave()
        super().handle_websocket_upgrade(event)


class SocketLine(WebSocketsSansIOProtocol):
    """A web socket that sends whole messages of text, and not too many frames."""

    def __init__(self, config: Any, *rest: Any, **further: Any) -> None:
        super().__init__(config, *rest, **further)
        self._door: Door = config.app.state.door
        self._inside = False
        self._bucket = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._inside = self._door.enter(self._address)

    @property
    def _address(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_lost(self, exc: Exception | None) -> None:
        if self._inside:
            self._inside = False
            self._door.leave(self._address)
        super().connection_lost(exc)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAGMENTS:
            self._fail(TOO_BIG, "too many fragments")
        elif self._in_pace():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._in_pace():
            super().handle_ping()

    def _in_pace(self) -> bool:
        if self._bucket.take():
            return True
        self._fail(POLICY_VIOLATION, "too many frames")
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self._fail(NOT_TEXT, "not UTF-8")
        else:
            super().send_receive_event_to_app()

    def _fail(self, code: int, reason: str) -> None:
        self.frames = []
        if self.close_sent or self.transport.is_closing():
            return
        self._door.metrics.refused("frames")
        self.conn.fail(code, reason)
        self.handle_parser_exception()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
