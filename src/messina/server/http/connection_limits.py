"""Limits below http: how many connections one address may have, and how long it may keep the server waiting.

uvicorn waits for ever for the rest of a header, or until an answer is taken, and takes any number of frames.
Here everything a client has to do has a deadline, and connections beyond the limit are closed before
anything is read. Only what asyncio and ASGI promise is used: a protocol's callbacks, and the application
that a request reaches.
"""

import asyncio
import logging
import sys
from collections.abc import Iterator
from contextvars import ContextVar
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Close, Frame, Opcode

from messina.server.processes.metrics import Metrics
from messina.server.processes.peers import Neighbours
from messina.server.processes.rate_limits import Bucket, Crowd, among, network_of
from messina.server.settings import Settings

OTHER_FILES = 128
"""Descriptors that are not connections: the database, workers, pages."""
MOST_FILES = 65536
FILES_ELSEWHERE = 8192
MOST_FRAGMENTS = 100
"""Frames of one message; browsers send one."""
FRAMES_A_SECOND = 100.0
FRAMES_AT_ONCE = 500.0
"""Frames that are no message of their own: fragments, pings, pongs."""
TOO_BIG = 1009
POLICY_VIOLATION = 1008
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

log = logging.getLogger("messina.server")


if sys.platform == "win32":

    def raise_file_limit() -> int:
        return FILES_ELSEWHERE

else:
    import resource

    def raise_file_limit() -> int:
        """Allow as many open files as the system lets a program have; return how many that are."""
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft == resource.RLIM_INFINITY or soft >= wanted:
            return wanted
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted


class ConnectionCounter:
    """Counts the open connections of every address."""

    def __init__(self, settings: Settings, metrics: Metrics, neighbours: Neighbours) -> None:
        self.settings = settings
        self.metrics = metrics
        most = settings.connections or raise_file_limit() - OTHER_FILES  # so that it is never reached
        self._crowd = Crowd(settings.connections_an_address, "connections", neighbours, most)
        self._networks: dict[asyncio.BaseTransport, str] = {}
        metrics.watch_connections(lambda: self._crowd.count)

    def add(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; return False if it is one too many."""
        address = str((transport.get_extra_info("peername") or ["unknown"])[0])
        network = network_of(address)
        if self._crowd.enter(network, unlimited=among(address, self.settings.trust_proxy)):
            self._networks[transport] = network
            return True
        self.metrics.refused("connection")
        log.warning("connections are turned away: too many of one address, or in all")
        return False

    def remove(self, transport: asyncio.BaseTransport) -> None:
        """Count a connection no longer."""
        if network := self._networks.pop(transport, ""):
            self._crowd.leave(network)


class HttpConnection(H11Protocol):
    """A connection whose client has to send its header, and take its answer, in time.

    The deadline of a body is where it is read (`ApiRequest.read`); one that nobody reads counts as a header.
    """

    def __init__(self, config: Any, *rest: Any, **further: Any) -> None:
        super().__init__(config, *rest, **further)
        self._counter: ConnectionCounter = config.app.state.connections
        self._deadline: asyncio.TimerHandle | None = None
        self._answering = False
        self._heard = False
        """Bytes have come since the last answer."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self._socket = transport
        super().connection_made(transport)
        if self._counter.add(transport):
            self._wait(self._counter.settings.header_within)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait_no_longer()
        self._counter.remove(self._socket)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        if self._deadline is None:
            self._wait(self._counter.settings.header_within)
        current_connection.set(self)
        super().data_received(data)

    def begin_answer(self) -> None:
        """Wait for the answer to be taken: the whole header has come."""
        self._answering = True
        self._wait(self._counter.settings.answer_within)

    def end_answer(self) -> None:
        """Wait no longer, unless the client has not taken all of the answer yet."""
        self._answering = self._heard = False
        if not self._socket.get_write_buffer_size():
            self.wait_no_longer()

    def _wait(self, seconds: float) -> None:
        self.wait_no_longer()
        self._deadline = asyncio.get_running_loop().call_later(seconds, self._too_slow)

    def wait_no_longer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_slow(self) -> None:
        self._counter.metrics.refused("too-slow")
        hang_up(self._socket, TOO_SLOW if self._heard and not self._answering else b"")


current_connection: ContextVar[HttpConnection | None] = ContextVar("current_connection", default=None)
"""The connection whose bytes are being read, or whose answer is being sent: a request may begin there."""


class AnswerDeadline:
    """Tells the connection of a request when its answer begins and ends."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        connection = current_connection.get()
        if scope["type"] != "http" or connection is None:
            await self._app(scope, receive, send)
            return

        async def send_to_the_end(message: Message) -> None:
            current_connection.set(connection)
            await send(message)
            current_connection.set(None)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                connection.end_answer()

        connection.begin_answer()
        current_connection.set(None)  # tasks that begin here may outlive the connection
        await self._app(scope, receive, send_to_the_end)


class SocketConnection(WebSocketsSansIOProtocol):
    """A web socket that sends messages in few pieces, and not too many other frames."""

    def __init__(self, config: Any, *rest: Any, **further: Any) -> None:
        super().__init__(config, *rest, **further)
        self._counter: ConnectionCounter = config.app.state.connections
        self._asked = False
        self._frames = FrameReader()
        self._fragments = 0
        self._bucket = Bucket(FRAMES_A_SECOND, FRAMES_AT_ONCE)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._socket = transport
        if (http := current_connection.get()) is not None:
            http.wait_no_longer()  # a socket has no end to wait for
            current_connection.set(None)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counter.remove(self._socket)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._asked:  # these bytes are the request for a socket
            self._asked = True
        elif any(not self._fits(first) for first in self._frames.first_bytes(data)):
            return
        super().data_received(data)

    def _fits(self, first: int) -> bool:
        """Close the socket if a frame that begins with this byte is one too many."""
        opcode = first & 0x0F
        if opcode in (Opcode.TEXT, Opcode.BINARY):
            self._fragments = 1
            return True
        self._fragments += opcode == Opcode.CONT
        if self._fragments > MOST_FRAGMENTS:
            return self._fail(TOO_BIG, "too many fragments")
        return self._bucket.take() or self._fail(POLICY_VIOLATION, "too many frames")

    def _fail(self, code: int, reason: str) -> bool:
        self._counter.metrics.refused("frames")
        frame = Frame(Opcode.CLOSE, Close(code, reason).serialize())
        hang_up(self._socket, frame.serialize(mask=False))
        return False


class FrameReader:
    """Finds where frames of a web socket begin (RFC 6455, 5.2)."""

    def __init__(self) -> None:
        self._rest = b""
        self._skip = 0

    def first_bytes(self, data: bytes) -> Iterator[int]:
        """Return the first byte of every frame whose header ends in these bytes."""
        data = self._rest + data
        at = self._skip
        while (end := frame_end(data, at)) is not None:
            yield data[at]
            at = end
        self._rest = data[at:]
        self._skip = max(0, at - len(data))


def frame_end(data: bytes, at: int) -> int | None:
    """Return where the frame that begins here ends; None if its header is not all there."""
    header = data[at : at + 10]
    if len(header) < 2:
        return None
    length = header[1] & 0x7F
    longer = {126: 2, 127: 8}.get(length, 0)
    if len(header) < 2 + longer:
        return None
    mask = 4 if header[1] & 0x80 else 0
    return at + 2 + longer + mask + (int.from_bytes(header[2 : 2 + longer], "big") if longer else length)


def hang_up(transport: asyncio.Transport, last: bytes) -> None:
    """Send these last bytes and close; at once if there are none or the client takes nothing."""
    if not last or transport.get_write_buffer_size():
        transport.abort()
    else:
        transport.write(last)
        transport.close()


def is_no_bad_text(record: logging.LogRecord) -> bool:
    """Return False for what uvicorn logs of text that is not UTF-8, for which it closes the socket (1007)."""
    return not (record.exc_info and record.exc_info[0] is UnicodeDecodeError)
