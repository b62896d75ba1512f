"""A real server in this process and clients that talk to it as a browser would."""

import contextlib
import itertools
import json
import random
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from messina.server.main import bind, make_config
from messina.server.settings import UNLIMITED, Settings

PATIENCE = 30.0
COLOURS = ("green", "yellow", "violet", "rose")
numbers = itertools.count(1)


def settings(folder: Path, **wanted: Any) -> Settings:
    """As fast as a test wants it."""
    usual: dict[str, Any] = {
        "database": folder / "tables.sqlite",
        "bot_pause": 0.0,
        "bot_workers": 1,
        **UNLIMITED,
    }
    return Settings(**(usual | wanted))


class LiveServer:
    def __init__(self, wanted: Settings) -> None:
        listener = bind("127.0.0.1", 0)
        self.address = f"127.0.0.1:{listener.getsockname()[1]}"
        self.server = uvicorn.Server(make_config(wanted))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listener]}, daemon=True)
        self.thread.start()
        self.listener = listener
        end = time.monotonic() + PATIENCE
        while not self.server.started and self.thread.is_alive() and time.monotonic() < end:
            time.sleep(0.01)
        assert self.server.started

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listener.close()


@contextlib.contextmanager
def live_server(folder: Path, **wanted: Any) -> Iterator[LiveServer]:
    server = LiveServer(settings(folder, **wanted))
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def two(folder: Path, database: str, **wanted: Any) -> Iterator[tuple[LiveServer, LiveServer]]:
    """Two servers of one database; as separate as two machines, but for their lives."""
    with (
        live_server(folder, database=database, **wanted) as one,
        live_server(folder, database=database, **wanted) as other,
    ):
        yield one, other


def eventually(happened: Callable[[], object]) -> None:
    end = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < end
        time.sleep(0.02)


def http(address: str) -> httpx.Client:
    return httpx.Client(base_url=f"http://{address}", timeout=PATIENCE)


def people(count: int) -> list[dict[str, Any]]:
    names = ("Agata", "Bruno", "Chiara", "Dario")
    return [{"name": names[i], "colour": COLOURS[i]} for i in range(count)]


def with_bots(*bots: str) -> list[dict[str, Any]]:
    """One human and these bots."""
    seats = people(1 + len(bots))
    for seat, bot in zip(seats[1:], bots, strict=True):
        seat["bot"] = bot
    return seats


def new_table(address: str, way: str, seats: Sequence[dict[str, Any]], **options: Any) -> dict[str, Any]:
    with http(address) as client:
        answer = client.post("/api/tables", json={"way": way, "seats": list(seats), **options})
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def keys_of(created: dict[str, Any]) -> list[str]:
    return [key["token"] for key in created["keys"]]


class Client:
    """One browser tab: what it was told, and the last view."""

    def __init__(
        self,
        address: str,
        table: str,
        tokens: Sequence[str] = (),
        version: int = 0,
        log: Sequence[dict[str, Any]] = (),
        **hello: Any,
    ) -> None:
        """Sit down; who comes back says which version they had, and brings the log they had then."""
        self.socket: ClientConnection = connect(
            f"ws://{address}/api/tables/{table}/socket", max_size=None, legacy=True
        )
        self.heard: list[str] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log = list(log)
        self.send({"type": "hello", "tokens": list(tokens), "version": version, **hello})
        welcome = self.hear("welcome")
        self.mine: list[int] = welcome["mine"]
        self.owner: bool = welcome["owner"]
        self.hear("view")

    def send(self, message: Any) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def next(self) -> dict[str, Any]:
        raw = self.socket.recv(timeout=PATIENCE)
        assert isinstance(raw, str)
        self.heard.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "view":
            self.take(message)
        elif message["type"] == "welcome":
            self.table = message["table"]
        return message

    def take(self, view: dict[str, Any]) -> None:
        """Follow the log as a client does."""
        self.view = view
        if view["rewound_to"] is not None:
            del self.log[view["rewound_to"] :]
        for entry in view["news"]:
            assert entry["index"] == len(self.log)
            self.log.append(entry)
        assert len(self.log) == view["steps"]

    def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while True:
            message = self.next()
            if message["type"] in kinds:
                return message

    def command(self, kind: str, **content: Any) -> dict[str, Any]:
        """Give a command; what comes of it."""
        id = content.pop("id", None) or f"c{next(numbers)}"
        self.send({"type": kind, "id": id, "version": self.view["version"], **content})
        while True:
            message = self.hear("done", "refused", "hint")
            if message["id"] == id:
                return message

    def act(self, choice: dict[str, Any]) -> dict[str, Any]:
        return self.command("act", code=choice["code"], then=choice["then"])

    def wait_for(self, version: int) -> None:
        while self.view["version"] < version:
            self.hear("view")

    def wait_until_asked(self) -> None:
        """Until one of one's own seats is asked, or the game is over."""
        while self.view["acting"] is None and self.view["position"]["outcome"] is None:
            self.hear("view")

    @property
    def over(self) -> bool:
        return self.view["position"]["outcome"] is not None

    def close(self) -> None:
        self.socket.close()

    def closed_with(self) -> int | None:
        """The code the server closes with, after whatever it still says."""
        try:
            while True:
                self.heard.append(str(self.socket.recv(timeout=PATIENCE)))
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None


def play(clients: Sequence[Client], dice: random.Random, decisions: int | None = None) -> int:
    """Random choices at all these sockets until the game is over; how many there were."""
    made = 0
    while not clients[0].over and made != decisions:
        acting = next((client for client in clients if client.view["acting"] is not None), None)
        if acting is None:
            clients[0].hear("view")
        else:
            answer = acting.act(dice.choice(acting.view["choices"]))
            assert answer["type"] == "done", answer
            made += 1
        for client in clients:
            client.wait_for(max(client.view["version"] for client in clients))
    return made


def timeless(log: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without when anything happened."""
    return [entry | {"at": None} for entry in log]


def shared(client: Client) -> dict[str, Any]:
    """What everybody at the table sees alike."""
    return {name: client.view[name] for name in ("version", "steps", "position")} | {"log": client.log}
