"""docs/protocol.md says all that is said over the wire."""

import re
from pathlib import Path
from typing import get_args

import pytest

from messina.server import messages as wire
from messina.server.http.endpoints import Endpoint
from messina.server.http.protocol_table import with_table
from messina.server.http.routes import ENDPOINTS
from messina.server.messages import talk

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


def test_the_table_of_requests_is_written_from_the_endpoints() -> None:
    """Every request is described there, with what it takes and returns."""
    assert with_table(PROTOCOL) == PROTOCOL, "run `make wire`"


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: one.name)
def test_every_request_is_described(endpoint: Endpoint) -> None:
    assert f"| `{endpoint.method} {endpoint.path}` |" in PROTOCOL
    assert re.match(r"[A-Z].*\.$", endpoint.about)


def test_the_names_of_requests_are_different() -> None:
    names = [endpoint.name for endpoint in ENDPOINTS]
    assert len(set(names)) == len(names) > 50


def test_every_reason_is_named() -> None:
    assert [reason for reason in get_args(wire.Reason) if f"`{reason}`" not in PROTOCOL] == []


@pytest.mark.parametrize("direction", [talk.ClientMessage, talk.ServerMessage])
def test_every_message_of_a_socket_is_named(direction: object) -> None:
    tags = [str(kind.__struct_config__.tag) for kind in get_args(direction)]
    assert len(tags) > 5
    assert [tag for tag in tags if f"`{tag}`" not in PROTOCOL and f'"{tag}"' not in PROTOCOL] == []
