"""The table of requests in docs/protocol.md, written from the declarations of the endpoints (`make wire`)."""

import re
from pathlib import Path
from typing import Any, Final, get_args, get_origin

import msgspec
from starlette.responses import Response

from messina.server.http.endpoints import Endpoint
from messina.server.http.routes import ENDPOINTS

FILE: Final = Path("docs/protocol.md")
HEADING: Final = "| request | key | takes | returns | what for |\n|---|---|---|---|---|\n"
TABLE: Final = re.compile(re.escape(HEADING) + r"(\|.*\n)*")


def with_table(text: str) -> str:
    """Return the text of docs/protocol.md with the table as the endpoints declare it."""
    return TABLE.sub(lambda _: HEADING + "".join(map(row, ENDPOINTS)), text)


def row(endpoint: Endpoint) -> str:
    cells = (
        f"`{endpoint.method} {endpoint.path}`",
        endpoint.key or "",
        named(endpoint.body),
        named(endpoint.returns),
        endpoint.about,
    )
    return f"| {' | '.join(cells)} |\n"


def named(kind: Any) -> str:
    """Return how the table names a type."""
    if kind is None or kind is Response or get_origin(kind) is dict:
        return ""
    if get_origin(kind) is list:
        return f"list of {named(get_args(kind)[0])}"
    return f"`{kind.__name__}`" if issubclass(kind, msgspec.Struct) else "text"


if __name__ == "__main__":
    FILE.write_text(with_table(FILE.read_text(encoding="utf-8")), encoding="utf-8")
