"""Limits on what one client may do, so that it costs the others nothing."""

import time
from collections import OrderedDict
from collections.abc import Callable
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

ADDRESSES_KEPT = 4096


class Bucket:
    """So many at once, and then so many a second."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._clock = clock
        self._left = at_once
        self._seen = clock()

    def take(self) -> bool:
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._a_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """One bucket an address; the addresses that were quiet longest are forgotten."""

    def __init__(self, a_second: float, at_once: float) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._a_second, self._at_once)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket.take()


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "unknown"


def origin_fits(connection: HTTPConnection, allowed: tuple[str, ...]) -> bool:
    """A browser says whose page is asking: it must be ours. Programs that are no browsers say nothing."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in allowed:
        return True
    return urlsplit(origin).netloc.lower() == connection.headers.get("host", "").lower() != ""
