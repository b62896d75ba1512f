"""Limits on what one client may do, so that it costs the others nothing."""

import ipaddress
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache

from starlette.requests import HTTPConnection

from messina.errors import OptionError
from messina.server.neighbours import Neighbours

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

    def charge(self, amount: float) -> None:
        """What was taken elsewhere."""
        self._left = max(self._left - amount, -self._at_once)

    @property
    def wait(self) -> float:
        """Seconds until there is one again."""
        return max(0.0, 1 - self._left) / self._a_second


class Buckets:
    """One bucket an address, at all processes together; those that were quiet longest are forgotten."""

    def __init__(self, a_second: float, at_once: float, kind: str, neighbours: Neighbours) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._kind = kind
        self._neighbours = neighbours
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        neighbours.on_spent[kind] = lambda address, amount: self._bucket(address).charge(amount)

    def take(self, address: str) -> bool:
        taken = self._bucket(address).take()
        if taken:
            self._neighbours.spend(self._kind, address)
        return taken

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._a_second, self._at_once)
        self._buckets[address] = bucket
        if len(self._buckets) > ADDRESSES_KEPT:
            self._buckets.popitem(last=False)
        return bucket


class Crowd:
    """How many are there at the same time: so many of one name at all processes, and so many here in all."""

    def __init__(self, most_each: int, kind: str, neighbours: Neighbours, most: int = sys.maxsize) -> None:
        self._most_each = most_each
        self._most = most
        self._kind = kind
        self._neighbours = neighbours
        self._there: Counter[str] = Counter()
        self.count = 0

    def enter(self, name: str, unlimited: bool = False) -> bool:
        there = self._there[name] + self._neighbours.elsewhere(self._kind, name)
        if self.count >= self._most or (there >= self._most_each and not unlimited):
            return False
        self._there[name] += 1
        self.count += 1
        self._neighbours.level(self._kind, name, self._there[name])
        return True

    def leave(self, name: str) -> None:
        self.count -= 1
        self._there[name] -= 1
        self._neighbours.level(self._kind, name, self._there[name])
        if self._there[name] <= 0:
            del self._there[name]


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(names: Iterable[str]) -> list[Network]:
    """Addresses and networks as they are written (`10.0.0.0/8`)."""
    found = []
    for name in names:
        try:
            found.append(ipaddress.ip_network(name, strict=False))
        except ValueError:
            raise OptionError(
                f"{name!r} is no address and no network, such as 10.0.0.5 or 10.0.0.0/8"
            ) from None
    return found


@lru_cache(ADDRESSES_KEPT)
def among(host: str, names: tuple[str, ...]) -> bool:
    """Is it one of these addresses, or in one of these networks?"""
    try:
        network = ipaddress.ip_network(host)
    except ValueError:
        return "all" in names
    known = networks(name for name in names if name != "all")
    return "all" in names or any(
        network.version == other.version and network.network_address in other for other in known
    )


def address_of(connection: HTTPConnection) -> str:
    """Who asks. An IPv6 customer has a whole network of addresses, which counts as one."""
    return network_of(connection.client.host) if connection.client else "unknown"


@lru_cache(ADDRESSES_KEPT)
def network_of(host: str) -> str:
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))
