"""Posting to addresses that somebody has named: only to public ones, over https, and never for long.

A name is resolved here, and the connection is made to the very address that was found to be public: a name
that leads elsewhere a moment later (DNS rebinding) leads nowhere. No redirect is followed, and of an answer
nothing but its status is read.
"""

import asyncio
import ipaddress
import socket
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import httpcore

WITHIN = 15.0
"""Seconds for all of it."""
LOOKED_UP_AT_ONCE = 32
"""Names. They have threads of their own: one whose server of names hangs holds up nothing else here."""
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")
GIVEN_OUT = ipaddress.IPv6Network("2000::/3")
"""All that machines of the internet have; the rest is for special uses, or for later."""
PRODUCT = "messina"


class Gone(Exception):
    """Nobody will ever be reached there again."""


class Rejected(Exception):
    """This will not be taken, however often it is sent."""


class Unreachable(Exception):
    """It may go better later."""


class NotPublic(Exception):
    """The address is not one that anybody may have us write to."""


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            found = found.ipv4_mapped
        elif found.sixtofour is not None:
            found = found.sixtofour
        elif found in NAT64:
            found = ipaddress.IPv4Address(int(found) & 0xFFFFFFFF)
        elif found not in GIVEN_OUT:
            return False
    return found.is_global and not found.is_multicast


def check_url(url: str, anywhere: bool) -> str:
    """The machine it names; whether that is a public one is found out when it is written to."""
    try:
        parts = urlsplit(url)
        host, _ = parts.hostname, parts.port
    except ValueError:
        host = None
    if not host or parts.username is not None or len(url) > 1000 or not url.isascii() or " " in url:
        raise NotPublic(f"{url[:60]!r} is no address")
    if parts.scheme != "https" and not (anywhere and parts.scheme == "http"):
        raise NotPublic("only addresses that begin with https:// are written to")
    return host


class PublicOnly(httpcore.AsyncNetworkBackend):
    """Connects to public addresses; `anywhere` to all, for tests and for those who own their network."""

    def __init__(self, anywhere: bool) -> None:
        self._anywhere = anywhere
        self._inner = httpcore.AnyIOBackend()
        self._asking = ThreadPoolExecutor(LOOKED_UP_AT_ONCE, "messina-names")

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._asking, look_up)
        addresses = [str(info[4][0]) for info in found]
        usable = [one for one in addresses if self._anywhere or is_public(one)]
        if not usable:
            raise NotPublic(f"{host} is no public address")
        return await self._inner.connect_tcp(usable[0], port, timeout, local_address, socket_options)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def close(self) -> None:
        self._asking.shutdown(wait=False, cancel_futures=True)


class Poster:
    def __init__(self, anywhere: bool) -> None:
        self.anywhere = anywhere
        self._network = PublicOnly(anywhere)
        self._pool = httpcore.AsyncConnectionPool(
            network_backend=self._network, max_connections=64, max_keepalive_connections=0
        )

    async def close(self) -> None:
        await self._pool.aclose()
        self._network.close()

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        """Done when it was taken; else one of the errors above."""
        try:
            check_url(url, self.anywhere)
            async with asyncio.timeout(WITHIN):
                status = await self._status(url, [("User-Agent", PRODUCT), *headers.items()], body)
        except NotPublic as problem:
            raise Rejected(str(problem)) from None
        except (TimeoutError, OSError, httpcore.NetworkError, httpcore.TimeoutException) as problem:
            raise Unreachable(type(problem).__name__) from None
        except (httpcore.ProtocolError, httpcore.UnsupportedProtocol, UnicodeError) as problem:
            raise Unreachable(type(problem).__name__) from None
        if 200 <= status < 300:
            return
        if status in (404, 410):
            raise Gone(f"status {status}")
        if status in (408, 425, 429) or status >= 500:
            raise Unreachable(f"status {status}")
        raise Rejected(f"status {status}")

    async def _status(self, url: str, headers: Sequence[tuple[str | bytes, str | bytes]], body: bytes) -> int:
        extensions: dict[str, Any] = {"timeout": dict.fromkeys(("connect", "read", "write", "pool"), WITHIN)}
        async with self._pool.stream(
            "POST", url, headers=headers, content=body, extensions=extensions
        ) as answer:
            return answer.status
