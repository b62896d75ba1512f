"""Every request and every message there is, thousands of times, each wrong in another way.

What can be sent is read off the description of the API, so whatever is added is tried here by itself: fields
are left out or too many, numbers are huge, texts hold what no text should, and some of it is right. Whatever
comes, the answer is one sentence, nothing is logged as a mistake of ours, and people play on.
"""

import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args
from urllib.parse import quote

import msgspec
import pytest
from msgspec import inspect
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from messina import record_text
from messina.server import messages as wire
from messina.server.http.endpoints import Endpoint
from messina.server.http.routes import ENDPOINTS
from messina.sim.puzzles import load_puzzles
from tests.server.at_the_table import PATIENCE, Client, http, keys_of, live_server, new_table, people
from tests.server.test_analysis import played

REQUESTS = 2500
MESSAGES = 1500
APIS = [endpoint for endpoint in ENDPOINTS if endpoint.returns is not Response]
AT_ONCE = 30
"""Messages on one socket."""
WRONG: list[Any] = [None, True, 0, -1, 3, 2**31, 2**63, -(2**63) - 1, 2**64, 10**50, 0.5, 1e308, [], {}, [[]]]
TEXTS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e",
    "\x1b[2J",
    "%00",
    "../../etc/passwd",
    "x" * 3000,
    "\U0001f400" * 50,
]
DEEP = b'{"a":' * 3000
BROKEN = [b"", b"{", b"\xff\xfe", b"nul", DEEP, b"[" * 60_000, b'{"\\ud800":1}', b"1" * 5000, b"x" * 70_000]


CLOSED = {1008: "too much rubbish", 1013: "the seat was given away"}
"""Codes that a socket may be closed with, and why."""


class Writer:
    """Writes what somebody could send: mostly of the right shape, seldom right."""

    def __init__(self, right: dict[str, list[Any]]) -> None:
        self.dice = random.Random(1347)
        self.right = right
        """What somebody would send who is right, by the name of a field."""

    def value(self, name: str, kind: inspect.Type) -> Any:
        dice = self.dice
        if dice.random() < 0.06:
            return dice.choice([*WRONG, *TEXTS])
        if name in self.right and not isinstance(kind, inspect.ListType):
            return dice.choice(self.right[name])
        if isinstance(kind, inspect.UnionType):
            return self.value(name, dice.choice(kind.types))
        if isinstance(kind, inspect.StructType):
            return self.structure(kind)
        if isinstance(kind, inspect.ListType):
            return [self.value(name, kind.item_type) for _ in range(dice.choice((1, 1, 1, 2, 2, 3, 50)))]
        if isinstance(kind, inspect.LiteralType):
            return dice.choice(kind.values)
        if isinstance(kind, inspect.BoolType):
            return dice.random() < 0.5
        if isinstance(kind, inspect.IntType | inspect.FloatType):
            return dice.choice((0, 1, 1, 2, 5, 60, 3600, 8192, -1, 2**31, 2**63, 2**64, 10**30))
        return dice.choice(TEXTS) if isinstance(kind, inspect.StrType) else None

    def structure(self, kind: inspect.StructType) -> dict[str, Any]:
        fields = [field for field in kind.fields if field.required or self.dice.random() < 0.6]
        made = {field.encode_name: self.value(field.encode_name, field.type) for field in fields}
        if kind.tag_field is not None:
            made[kind.tag_field] = kind.tag
        if made and self.dice.random() < 0.03:
            made.pop(self.dice.choice(list(made)))
        if self.dice.random() < 0.03:
            made["more"] = 1
        return made

    def body(self, kind: Any) -> bytes:
        if self.dice.random() < 0.05:
            return self.dice.choice(BROKEN)
        if kind is None or kind is str:
            text: str = self.dice.choice([*TEXTS, *self.right["text"]])
            return text.encode(errors="surrogatepass")
        written = json.dumps(self.value("", inspect.type_info(kind))).encode()
        return written[: self.dice.randrange(len(written))] if self.dice.random() < 0.03 else written

    def path(self, path: str) -> str:
        def part(one: str) -> str:
            odd = self.dice.random() < 0.04
            given = self.dice.choice(TEXTS if odd else self.right[one[1:-1]])
            return quote(given.encode(errors="surrogatepass"), safe="") or "x"

        return "/".join(part(one) if one.startswith("{") else one for one in path.split("/"))

    def query(self, endpoint: Endpoint) -> dict[str, str]:
        named = [name for name in endpoint.in_query if self.dice.random() < 0.5]
        values = ("0", "1", "20", "live", "days", "2026-11-16", "9" * 12, "-1", "\0", "\u0663", "x" * 300)
        return {name: "0" if name == "wait" else self.dice.choice(values) for name in named}

    def headers(self) -> dict[bytes, bytes]:
        known = self.dice.choice(self.right["token"]).encode()
        keys = self.dice.choice((known, known, known, b"," * 500, b"x" * 3000, b"\xe9"))
        return {b"Authorization": b"Bearer " + keys} if self.dice.random() < 0.8 else {}


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    sqlite = request.param == "sqlite"
    database = tmp_path / "tables.sqlite" if sqlite else request.getfixturevalue("postgres").new_database()
    with live_server(tmp_path, database=database) as server:
        yield server.address


def somebody(address: str) -> tuple[str, Writer]:
    """A table with somebody at it, and what one can know of it."""
    online = new_table(address, "online", people(2), arrangement={"announced": True})
    others = [new_table(address, "hotseat", people(2)), new_table(address, "solo", people(1))]
    with http(address) as asking:
        over = asking.post("/api/tables/import", content=record_text(played(1, "random"))).json()
    tables = [online, *others, over]
    ids = [table["table"]["id"] for table in tables]
    keys = [*(key for table in tables for key in keys_of(table)), *(table["owner"] for table in tables)]
    numbers = ["0", "0", "1", "2", "7", "40", "\u0663", "1" * 12]
    right: dict[str, list[Any]] = {
        "id": ids,
        "table": [*ids, ""],
        **dict.fromkeys(("token", "tokens", "keys", "owner"), keys),
        "key": [*keys, "k" * 30],
        **dict.fromkeys(("at", "seat", "turn", "day"), numbers),
        "hash": [online["table"]["printed"]],
        "name": ["Agata", "", "\U0001f400" * 40],
        "bot": [None, "novice", "random", "search:1s"],
        "text": [load_puzzles()[0], record_text(played(2, "random", "random", until=2)), "go H1"],
        "language": ["en", "cs"],
        "zone": ["Europe/Prague"],
        "mail": ["somebody@example.org", None],
        "url": ["https://example.org/x", ""],
        "version": [1, 2, 3],
        "estates": ["a", "b", "ab"],
        "scrolls": ["a", "b", "ab"],
        "pack": [None],
        "seed": [None],
    }
    return ids[0], Writer(right)


def check_well(address: str, caplog: pytest.LogCaptureFixture) -> None:
    """Check that nothing went wrong at the server, and that somebody can play."""
    records = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    wrong = [record for record in records if record.levelno >= logging.ERROR]
    assert not wrong, wrong[0].exc_text or wrong[0].getMessage()
    table = new_table(address, "solo", people(1))
    client = Client(address, table["table"]["id"], keys_of(table))
    assert client.act(client.view["choices"][0])["type"] == "done"
    client.close()


def test_no_request_is_a_mistake_of_ours(address: str, caplog: pytest.LogCaptureFixture) -> None:
    _, writer = somebody(address)
    with http(address) as asking:
        for _ in range(REQUESTS):
            endpoint = writer.dice.choice(APIS)
            answer = asking.request(
                endpoint.method,
                writer.path(endpoint.path),
                params=writer.query(endpoint),
                content=writer.body(endpoint.body) if endpoint.method == "POST" else None,
                headers=writer.headers(),
            )
            asked = f"{endpoint.method} {answer.request.url} {answer.request.content[:300]!r}"
            assert answer.status_code < 500, f"{asked}: {answer.text[:300]}"
            if answer.status_code >= 400:
                problem = msgspec.json.decode(answer.content, type=wire.Problem)
                assert "\n" not in problem.detail, f"{asked}: {problem.detail}"
    check_well(address, caplog)


def test_no_message_is_a_mistake_of_ours(address: str, caplog: pytest.LogCaptureFixture) -> None:
    table, writer = somebody(address)
    kinds = [cast(inspect.StructType, inspect.type_info(kind)) for kind in get_args(wire.ClientMessage)]
    for _ in range(MESSAGES // AT_ONCE):
        heard = said_to(address, table, writer, [writer.dice.choice(kinds) for _ in range(AT_ONCE)])
        assert not {"not-kept", "server-error"} & {one.get("reason") for one in heard}, heard
    check_well(address, caplog)


def said_to(
    address: str, table: str, writer: Writer, kinds: list[inspect.StructType]
) -> list[dict[str, Any]]:
    """What is heard on a socket where such things are said, until the last of them is answered."""
    heard: list[dict[str, Any]] = []
    with connect(f"ws://{address}/api/tables/{table}/socket", max_size=None) as socket:
        try:
            socket.send(json.dumps({"type": "hello", "tokens": writer.dice.sample(writer.right["token"], 2)}))
            for kind in kinds:
                socket.send(json.dumps(writer.structure(kind)))
            socket.send(json.dumps({"type": "earlier", "id": "last"}))
            while not heard or heard[-1].get("id") != "last":
                heard.append(json.loads(socket.recv(PATIENCE)))
        except ConnectionClosed as closed:
            heard.append({"reason": CLOSED.get(closed.rcvd.code if closed.rcvd else 0, "server-error")})
    return heard
