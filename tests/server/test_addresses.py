"""Where others find a server: links that work for whoever gets them."""

import ipaddress
import socket

import pytest
from starlette.requests import Request

from messina.server.http import server_url as addresses
from messina.server.http.server_url import found_at, is_loopback, local_url, network_url, own_address
from messina.server.main import bind
from messina.server.settings import Settings

HERE = "192.168.7.5"


@pytest.fixture(autouse=True)
def in_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: HERE)


def asked(host: str, **settings: str) -> str | None:
    scope = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "query_string": b"",
        "server": ("127.0.0.1", 80),
        "headers": [(b"host", host.encode())],
    }
    return found_at(Request(scope), Settings(database=None, **settings))  # type: ignore[arg-type]


def test_what_listens_everywhere_is_offered_under_its_address_in_the_network() -> None:
    with bind("0.0.0.0", 0) as listener:
        port = listener.getsockname()[1]
        assert network_url(listener) == f"http://{HERE}:{port}"
        assert local_url(listener) == f"http://127.0.0.1:{port}"


def test_what_listens_to_this_machine_is_offered_to_nobody() -> None:
    with bind("127.0.0.1", 0) as listener:
        assert network_url(listener) == ""


def test_a_machine_in_no_network_has_no_address_for_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: None)
    with bind("0.0.0.0", 0) as listener:
        assert network_url(listener) == ""


@pytest.mark.skipif(not socket.has_ipv6, reason="no IPv6 on this machine")
def test_addresses_of_six_are_written_in_brackets() -> None:
    with bind("::1", 0) as listener:
        assert local_url(listener) == f"http://[::1]:{listener.getsockname()[1]}"


def test_the_address_one_was_told_counts_before_all_others() -> None:
    told = "https://club.example/"
    assert (
        asked("127.0.0.1:1347", public_url=told, network_url=f"http://{HERE}:1347") == "https://club.example"
    )


def test_from_this_machine_links_lead_to_the_network() -> None:
    for host in ("127.0.0.1:1347", "localhost:1347", "[::1]:1347"):
        assert asked(host, network_url=f"http://{HERE}:1347") == f"http://{HERE}:1347"
        assert asked(host) is None


def test_whoever_came_by_a_name_gives_that_name_on() -> None:
    assert asked("attic.local:1347") == "http://attic.local:1347"


def test_this_machines_own_names() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.4.4.4", "::1", "localhost", "a.localhost")))
    assert not any(map(is_loopback, (HERE, "club.example", "")))


def test_the_own_address_is_one() -> None:
    found = own_address()
    assert found is None or ipaddress.ip_address(found)
