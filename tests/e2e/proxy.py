"""Proxies as small as they can be: one takes a path away from what is asked, one swallows what it gets."""

import contextlib
import re
import socket
import threading
from collections.abc import Iterator


def pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)


def pass_on(browser: socket.socket, port: int, path: bytes) -> None:
    """One request a connection, so that each has its path taken away; or a web socket while it lives."""
    with browser, contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)) as server:
        head = b""
        while b"\r\n\r\n" not in head:
            if not (data := browser.recv(65536)):
                return
            head += data
        head = re.sub(rb"^(\w+) " + path + rb"/?", rb"\1 /", head)
        head = re.sub(rb"(?i)\r\nconnection: keep-alive", b"\r\nConnection: close", head)
        server.sendall(head)
        sending = threading.Thread(target=pump, args=(browser, server), daemon=True)
        sending.start()
        pump(server, browser)


@contextlib.contextmanager
def stripping_proxy(port: int, to: int, path: str) -> Iterator[None]:
    """Listens at a port and passes on to another."""
    with socket.create_server(("127.0.0.1", port)) as listener:

        def serve() -> None:
            with contextlib.suppress(OSError):
                while True:
                    browser, _ = listener.accept()
                    work = threading.Thread(target=pass_on, args=(browser, to, path.encode()), daemon=True)
                    work.start()

        threading.Thread(target=serve, daemon=True).start()
        yield
        listener.shutdown(socket.SHUT_RDWR)


class Swallower:
    """Passes everything on until its lines are cut: what comes over them is swallowed, unseen."""

    def __init__(self, to: int) -> None:
        self._to = to
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._lines: list[threading.Event] = []
        self.port: int = self._listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def cut(self) -> None:
        for line in self._lines:
            line.set()

    def close(self) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def _serve(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                server = socket.create_connection(("127.0.0.1", self._to))
                cut = threading.Event()
                self._lines.append(cut)
                for source, target in ((browser, server), (server, browser)):
                    threading.Thread(target=self._pass_on, args=(source, target, cut), daemon=True).start()

    def _pass_on(self, source: socket.socket, target: socket.socket, cut: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                if not cut.is_set():
                    target.sendall(data)
            if not cut.is_set():
                target.shutdown(socket.SHUT_WR)
