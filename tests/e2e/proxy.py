"""A proxy as small as one can be: it takes a path away from what is asked, and passes everything else on."""

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
