"""Web push: encrypted for one device (RFC 8291), signed by this server (VAPID, RFC 8292)."""

import base64
import binascii
import json
import time
from typing import Any
from urllib.parse import urlsplit

from messina.errors import OptionError
from messina.server import messages as wire
from messina.server.notifications.public_https import NotPublic, Poster, check_url
from messina.server.notifications.wording import Letter
from messina.store import Recipient

try:
    import http_ece
    import py_vapid
    from cryptography.hazmat.primitives.asymmetric import ec
except ImportError:
    http_ece = None

TO_LIVE = 24 * 3600
"""Seconds a device that is off has to come back and be told."""
SIGNED_FOR = 12 * 3600
TEST_TOPIC = "test"


def available() -> bool:
    return http_ece is not None


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_private_key() -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    return encoded(key.private_numbers().private_value.to_bytes(32, "big"))


def check_device(device: wire.Device, anywhere: bool) -> tuple[dict[str, Any], str]:
    """How a device is reached, and the machine that takes what is sent to it."""
    try:
        destination = check_url(device.endpoint, anywhere)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(device.p256dh))
        fits = len(decoded(device.auth)) == 16
    except NotPublic as problem:
        raise OptionError(str(problem)) from None
    except (ValueError, binascii.Error):
        fits = False
    if not fits:
        raise OptionError("the keys of the device are not those of web push")
    target = {"endpoint": device.endpoint, "p256dh": device.p256dh, "auth": device.auth}
    return target, destination


class Push:
    def __init__(self, poster: Poster, private_key: str, contact: str) -> None:
        self._poster = poster
        self._contact = contact
        self._vapid = py_vapid.Vapid02.from_raw(private_key.encode())
        numbers = self._vapid.public_key.public_numbers()
        point = b"\4" + numbers.x.to_bytes(32, "big") + numbers.y.to_bytes(32, "big")
        self.public_key = encoded(point)

    async def deliver(self, recipient: Recipient, letter: Letter) -> None:
        target = recipient.target
        topic = letter.table or TEST_TOPIC
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(TO_LIVE),
            "Urgency": "normal",
            "Topic": topic,  # of one table the last word counts, also if it is said twice
            **self._signature(target["endpoint"]),
        }
        await self._poster.post(target["endpoint"], headers, self._sealed(target, letter))

    def _sealed(self, target: dict[str, Any], letter: Letter) -> bytes:
        content = {
            "id": letter.id,
            "about": letter.about,
            "title": letter.title,
            "text": letter.text,
            "language": letter.language,
            "table": letter.table,
            "path": letter.path,
            "waiting": letter.waiting,
        }
        sealed: bytes = http_ece.encrypt(
            json.dumps(content, ensure_ascii=False).encode(),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=decoded(target["p256dh"]),
            auth_secret=decoded(target["auth"]),
            version="aes128gcm",
        )
        return sealed

    def _signature(self, endpoint: str) -> dict[str, str]:
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "sub": self._contact,
            "exp": int(time.time()) + SIGNED_FOR,
        }
        signed: dict[str, str] = self._vapid.sign(claims)
        return signed
