"""Other ends that are really written to: a push service and its devices, a mail server, a webhook."""

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from messina.server.notifications.push import encoded
from tests.server.at_the_table import PATIENCE

Posted = tuple[str, dict[str, str], bytes]


def soon(found: Callable[[], Any], within: float = PATIENCE) -> Any:
    """What is found at last."""
    end = time.monotonic() + within
    while not (result := found()):
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.01)
    return result


class Receiver:
    """Takes whatever is posted to it; `status` is how it answers, by path, and `hangs` where it does not."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.status: dict[str, int] = {}
        self.hangs: set[str] = set()
        self._over = threading.Event()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                receiver.posted.append((self.path, dict(self.headers.items()), body))
                if self.path in receiver.hangs:
                    receiver._over.wait(60)
                self.send_response(receiver.status.get(self.path, 201))
                self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def at(self, path: str) -> list[Posted]:
        return [one for one in self.posted if one[0] == path]

    def bodies(self, path: str) -> list[dict[str, Any]]:
        return [json.loads(body) for _, _, body in self.at(path)]

    def close(self) -> None:
        self._over.set()
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def receiver() -> Iterator[Receiver]:
    found = Receiver()
    try:
        yield found
    finally:
        found.close()


class Device:
    """A browser that has allowed push: its keys stay here, only it can read what it is sent."""

    def __init__(self, at: Receiver, path: str = "/device") -> None:
        self._at = at
        self.path = path
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = b"sixteen letters!"

    def subscription(self) -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {
            "endpoint": self._at.address + self.path,
            "p256dh": encoded(point),
            "auth": encoded(self._auth),
        }

    def shown(self) -> list[dict[str, Any]]:
        return [json.loads(self._opened(body)) for _, _, body in self._at.at(self.path)]

    def _opened(self, body: bytes) -> bytes:
        opened: bytes = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth)
        return opened


class Mailbox:
    """What a mail server has taken; `refuses` answers to a recipient, `None` takes everything."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses: str | None = None

    async def handle_RCPT(self, server: Any, session: Any, envelope: Any, to: str, options: Any) -> str:
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        message = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(message, EmailMessage)
        self.letters.append(message)
        return "250 OK"


@contextmanager
def mail_server(mailbox: Mailbox, port: int = 0) -> Iterator[str]:
    controller = Controller(mailbox, hostname="127.0.0.1", port=port)
    if port == 0:
        from tests.e2e.house import free_port

        controller.port = free_port()
    controller.start()
    try:
        yield f"smtp://127.0.0.1:{controller.port}"
    finally:
        controller.stop()
