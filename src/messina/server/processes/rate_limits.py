"""Limits on what one client may do, so that it costs the others nothing: rates, numbers, networks."""

import ipaddress
import sys
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache

from starlette.requests import HTTPConnection

from messina.errors import OptionError
from messina.server.processes.peers import Neighbours

ADDRESSES_KEPT = 4096


class Bucket:
    """A token bucket: so many at once, and then so many a second."""

    def __init__(self, a_second: float, at_once: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._clock = clock
        self._left = at_once
        self._seen = clock()

    def take(self) -> bool:
        """Take one; return False if there is none."""
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._seen) * self._a_second)
        self._seen = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, amount: float) -> None:
        """Take what was spent at another process."""
        self._left = max(self._left - amount, -self._at_once)

    @property
    def wait(self) -> float:
        """Return the seconds until there is one again."""
        return max(0.0, 1 - self._left) / self._a_second


class Buckets:
    """A bucket for each address, shared by all processes; those unused for longest are forgotten."""

    def __init__(self, a_second: float, at_once: float, kind: str, neighbours: Neighbours) -> None:
        self._a_second = a_second
        self._at_once = at_once
        self._kind = kind
        self._neighbours = neighbours
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        neighbours.on_spent[kind] = lambda address, amount: self._bucket(address).charge(amount)

    def take(self, address: str) -> bool:
        """Take one from the bucket of an address; return False if there is none."""
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
    """Limits how many are there at once: of one name at all processes, and of all names at this one."""

    def __init__(self, most_each: int, kind: str, neighbours: Neighbours, most: int = sys.maxsize) -> None:
        self._most_each = most_each
        self._most = most
        self._kind = kind
        self._neighbours = neighbours
        self._there: Counter[str] = Counter()
        self.count = 0

    def enter(self, name: str, unlimited: bool = False) -> bool:
        """Count one more of this name; return False if that is one too many."""
        there = self._there[name] + self._neighbours.elsewhere(self._kind, name)
        if self.count >= self._most or (there >= self._most_each and not unlimited):
            return False
        self._there[name] += 1
        self.count += 1
        self._neighbours.level(self._kind, name, self._there[name])
        return True

    def leave(self, name: str) -> None:
        """Count one less of this name."""
        self.count -= 1
        self._there[name] -= 1
        self._neighbours.level(self._kind, name, self._there[name])
        if self._there[name] <= 0:
            del self._there[name]


Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def networks(names: Iterable[str]) -> list[Network]:
    """Parse addresses and networks (`10.0.0.0/8`); raise OptionError for anything else."""
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
    """Return True if the host is one of these addresses or in one of these networks, or `all` is named."""
    try:
        network = ipaddress.ip_network(host)
    except ValueError:
        return "all" in names
    known = networks(name for name in names if name != "all")
    return "all" in names or any(
        network.version == other.version and network.network_address in other for other in known
    )


def address_of(connection: HTTPConnection) -> str:
    """Return the address of the client, or its network (see `network_of`)."""
    return network_of(connection.client.host) if connection.client else "unknown"


@lru_cache(ADDRESSES_KEPT)
def network_of(host: str) -> str:
    """Return an IPv4 address as it is, an IPv6 address as its /64: one customer has all of that."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.IPv6Network((address, 64), strict=False))
