"""docs/protocol.md says all that is said over the wire."""

import re
from pathlib import Path
from typing import get_args

import pytest

from messina.server import api, insight, table_admin, telling, together
from messina.server import messages as wire
from messina.server.messages import talk

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()


ROUTES = [*api.ROUTES, *insight.ROUTES, *table_admin.ROUTES, *telling.ROUTES, *together.TOGETHER]


@pytest.mark.parametrize("path", sorted({route.path for route in ROUTES}))
def test_every_request_is_described(path: str) -> None:
    """Where several stand in one row, the further ones with their last part."""
    last = path.rpartition("/")[2]
    assert path in PROTOCOL or re.search(rf"/{re.escape(last)}[`?]", PROTOCOL)


def test_every_reason_is_named() -> None:
    assert [reason for reason in get_args(wire.Reason) if f"`{reason}`" not in PROTOCOL] == []


@pytest.mark.parametrize("direction", [talk.ClientMessage, talk.ServerMessage])
def test_every_message_of_a_socket_is_named(direction: object) -> None:
    tags = [str(kind.__struct_config__.tag) for kind in get_args(direction)]
    assert len(tags) > 5
    assert [tag for tag in tags if f"`{tag}`" not in PROTOCOL and f'"{tag}"' not in PROTOCOL] == []
