"""Where others find this server: the address it was told, or its own in the local network."""

import ipaddress
import socket
from urllib.parse import urlsplit

from starlette.requests import Request

from messina.server.settings import Settings

SOMEWHERE = ("192.0.2.1", 9)
"""An address of documentation (RFC 5737): asking for the way there sends nothing."""


def own_address() -> str | None:
    """What this machine is called in its network; None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if is_loopback(found) else found


def network_url(listener: socket.socket) -> str:
    """Where the local network finds what listens there; empty if only this machine does."""
    host, port = listener.getsockname()[:2]
    if not ipaddress.ip_address(host).is_unspecified:
        return "" if is_loopback(host) else f"http://{bracketed(host)}:{port}"
    found = own_address()
    return f"http://{found}:{port}" if found else ""


def local_url(listener: socket.socket) -> str:
    """Where this machine itself finds it."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    return f"http://{bracketed(shown)}:{port}"


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")


def found_at(request: Request, settings: Settings) -> str | None:
    """The address to give to others; None if nobody but this machine reaches us.

    Whoever came by another name than this machine's own is reached by others under that name, too.
    """
    if settings.public_url:
        return settings.public_url.rstrip("/")
    host = request.headers.get("host", "")
    if is_loopback(urlsplit(f"//{host}").hostname or "localhost"):
        return settings.network_url or None
    return f"{request.url.scheme}://{host}"
