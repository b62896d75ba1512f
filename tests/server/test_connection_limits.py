"""Below http: unfinished requests, too many connections, odd frames. Whoever hangs about locks nobody out."""

import asyncio
import contextlib
import gc
import json
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from messina.server.http.connection_limits import FrameReader, HttpConnection, SocketConnection
from tests.server.at_the_table import (
    PATIENCE,
    Client,
    eventually,
    http,
    keys_of,
    live_server,
    new_table,
    people,
)
from tests.server.test_restart import Process

QUICK = {"header_within": 0.3, "body_within": 0.3}


@contextlib.contextmanager
def line(address: str, sent: bytes = b"") -> Iterator[socket.socket]:
    host, port = address.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as opened:
        if sent:
            opened.sendall(sent)
        yield opened


def rest_of(opened: socket.socket) -> bytes:
    """All that comes until the other end hangs up."""
    found = b""
    with contextlib.suppress(ConnectionError):
        while chunk := opened.recv(65536):
            found += chunk
    return found


def test_a_silent_connection_is_closed(tmp_path: Path) -> None:
    with live_server(tmp_path, **QUICK) as server, line(server.address) as opened:
        assert rest_of(opened) == b""


@pytest.mark.parametrize("sent", [b"G", b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "])
def test_half_a_header_is_not_waited_for_however_slowly_it_goes_on(tmp_path: Path, sent: bytes) -> None:
    with live_server(tmp_path, **QUICK) as server, line(server.address, sent) as opened:
        said = b""
        with contextlib.suppress(ConnectionError):
            opened.setblocking(False)
            while not said:
                opened.sendall(b"x")
                time.sleep(0.05)
                with contextlib.suppress(BlockingIOError):
                    said = opened.recv(1000)
        assert not said or said.startswith((b"HTTP/1.1 408", b"HTTP/1.1 400"))


def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
    with live_server(tmp_path, **QUICK) as server, line(server.address, head) as opened:
        answer = rest_of(opened)
        assert answer.startswith(b"HTTP/1.1 408")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["reason"] == "too-slow"


def test_a_body_nobody_asked_for_is_not_waited_for_either(tmp_path: Path) -> None:
    head = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500000\r\n\r\n{"
    with (
        live_server(tmp_path, **QUICK) as server,
        line(server.address, head) as opened,
        pytest.raises(ConnectionError),
    ):
        keep_sending(opened)


def keep_sending(opened: socket.socket) -> NoReturn:
    while True:
        opened.sendall(b"x")
        time.sleep(0.05)


def test_a_connection_that_is_kept_alive_serves_many_requests(tmp_path: Path) -> None:
    with live_server(tmp_path, **QUICK) as server, http(server.address) as client:
        for _ in range(4):
            assert client.get("/api/health").status_code == 200
            time.sleep(0.2)
        table = new_table(server.address, "solo", people(1))
        player = Client(server.address, table["table"]["id"], keys_of(table))
        time.sleep(1)  # a socket outlives the deadlines of http
        assert player.act(player.view["choices"][0])["type"] == "done"
        waited = client.get(f"/api/tables/{table['table']['id']}/view", params={"since": 99, "wait": 1})
        assert waited.status_code == 200
        player.close()


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with live_server(tmp_path, connections_an_address=5) as server, contextlib.ExitStack() as stack:
        opened = [stack.enter_context(line(server.address)) for _ in range(5)]
        with line(server.address) as one_more:
            assert rest_of(one_more) == b""
        opened[0].close()
        time.sleep(0.1)
        with http(server.address) as client:
            assert client.get("/api/health").status_code == 200


def test_a_trusted_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    limits = {"connections_an_address": 3, "trust_proxy": ("127.0.0.0/8",)}
    with live_server(tmp_path, **limits) as server, contextlib.ExitStack() as stack:
        for _ in range(10):
            stack.enter_context(line(server.address))
        with http(server.address) as client:
            assert client.get("/api/health").status_code == 200


def test_a_flood_of_unfinished_requests_locks_nobody_out_and_floods_no_log(tmp_path: Path) -> None:
    """With few open files allowed, 300 half-sent requests: somebody else is served, the log stays short."""
    starting = (
        "import resource, sys; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200));"
        "from messina.server.main import main; sys.exit(main(sys.argv[1:]))"
    )
    options = [
        "--no-browser",
        "--port",
        "0",
        "--database",
        str(tmp_path / "db"),
        "--limit",
        "header_within=2",
    ]
    options += ["--limit", "connections_an_address=1000"]
    process = subprocess.Popen(
        [sys.executable, "-c", starting, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=(tmp_path / "log").open("w"),
        text=True,
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().split("http://")[1].split()[0]
        with contextlib.ExitStack() as stack:
            for _ in range(300):
                with contextlib.suppress(OSError):
                    stack.enter_context(line(address, b"GET / HTTP/1.1\r\nX: "))
            time.sleep(2.5)
            with http(address) as client:
                assert client.get("/api/health").status_code == 200
    finally:
        process.kill()
        process.wait()
    assert (tmp_path / "log").stat().st_size < 5000


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with (tmp_path / "next").open("w") as file:
        before = min(soft, file.fileno() + 256)  # this process has its own files and those of tests before
    resource.setrlimit(resource.RLIMIT_NOFILE, (before, hard))
    try:
        server = Process(tmp_path / "db")
        limits = Path(f"/proc/{server.process.pid}/limits")
        if limits.exists():
            (files,) = [text for text in limits.read_text().splitlines() if text.startswith("Max open files")]
            assert int(files.split()[3]) > before
        server.kill()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def closed_with(address: str, frames: list[Frame]) -> int | None:
    id = new_table(address, "solo", people(1))["table"]["id"]
    client = Client(address, id)
    for frame in frames:
        with client.socket.protocol_mutex:
            client.socket.protocol.writes.append(frame.serialize(mask=True))
    with contextlib.suppress(Exception), client.socket.send_context():
        pass
    return client.closed_with()


def test_a_message_in_endless_pieces_closes_its_socket(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        frames = [Frame(Opcode.TEXT, b"", fin=False)] + [Frame(Opcode.CONT, b"", fin=False)] * 2000
        assert closed_with(server.address, frames) in (1009, None)  # what was not read may cut the line
        assert 'messina_refusals_total{reason="frames"} 1.0' in numbers(server.address)


def test_pings_without_end_close_their_socket(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        assert closed_with(server.address, [Frame(Opcode.PING, b"")] * 3000) in (1008, None)
        assert 'messina_refusals_total{reason="frames"} 1.0' in numbers(server.address)


def numbers(address: str) -> str:
    with http(address) as client:
        return client.get("/metrics").text


def test_text_that_is_none_closes_its_socket_without_a_traceback(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with live_server(tmp_path) as server:
        assert closed_with(server.address, [Frame(Opcode.TEXT, b"\xff\xfe")]) == 1007
    assert not caplog.records


def test_a_message_in_a_few_pieces_is_heard(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        with connect(f"ws://{server.address}/api/tables/{id}/socket") as opened:
            opened.send(iter(['{"type":', '"hello"', "}"]))
            assert json.loads(opened.recv(PATIENCE))["type"] == "welcome"


def test_new_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    from websockets.exceptions import InvalidStatus

    with live_server(tmp_path, handshakes_a_second=0.001, handshakes_at_once=3.0) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        for _ in range(3):
            Client(server.address, id).close()
        with pytest.raises(InvalidStatus) as refused:
            Client(server.address, id)
        assert refused.value.response.status_code == 429
        assert json.loads(refused.value.response.body)["reason"] == "too-fast"


def test_one_address_has_only_so_many_sockets_at_once(tmp_path: Path) -> None:
    from websockets.exceptions import InvalidStatus

    with live_server(tmp_path, sockets_an_address=2) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        inside = [Client(server.address, id) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            Client(server.address, id)
        assert refused.value.response.status_code == 429
        inside[0].close()
        time.sleep(0.3)
        Client(server.address, id).close()


def test_a_disconnect_inside_a_body_is_no_traceback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"
    with live_server(tmp_path) as server:
        with line(server.address, head):
            time.sleep(0.1)
        time.sleep(0.2)
    assert not caplog.records


def test_a_socket_outlives_the_deadlines_of_requests(tmp_path: Path) -> None:
    with live_server(tmp_path, header_within=0.2, body_within=0.1, answer_within=0.2) as server:
        table = new_table(server.address, "solo", people(1))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        time.sleep(1)
        assert client.act(client.view["choices"][0])["type"] == "done"


def test_an_answer_that_nobody_takes_is_not_waited_for(tmp_path: Path) -> None:
    with live_server(tmp_path, answer_within=0.5) as server:
        with http(server.address) as client:
            path = f"/api/printed/{client.get('/api/packs').json()[0]['hash']}"
        asked = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode()
        host, port = server.address.split(":")
        with socket.socket() as slow:
            slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            slow.connect((host, int(port)))
            for _ in range(100):
                slow.sendall(asked)
            time.sleep(2)
            assert 'messina_refusals_total{reason="too-slow"} 1.0' in numbers(server.address)
            with pytest.raises(ConnectionError):
                keep_sending(slow)


def http_connections() -> int:
    """Count those in memory; connections of earlier tests may take a moment to go."""
    gc.collect()
    return sum(isinstance(one, HttpConnection) for one in gc.get_objects())


def test_a_socket_keeps_nothing_of_the_connection_it_was_asked_for_on(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        id = new_table(server.address, "solo", people(1))["table"]["id"]
        sockets = [Client(server.address, id) for _ in range(5)]
        eventually(lambda: http_connections() < len(sockets))
        for client in sockets:
            client.close()


@pytest.mark.parametrize("size", [1, 2, 3, 7, 1000, 10**6])
def test_frames_are_found_in_whatever_pieces_they_come(size: int) -> None:
    lengths = (0, 1, 125, 126, 127, 65535, 65536, 70000, 0, 5)
    opcodes = [Opcode.CONT if length % 2 else Opcode.TEXT for length in lengths]
    frames = [Frame(code, b"x" * length, fin=False) for code, length in zip(opcodes, lengths, strict=True)]
    sent = b"".join(frame.serialize(mask=True) for frame in frames)
    reader = FrameReader()
    found = [first for at in range(0, len(sent), size) for first in reader.first_bytes(sent[at : at + size])]
    assert found == opcodes


def test_only_callbacks_of_asyncio_are_overridden() -> None:
    """What uvicorn does between them may change with any release."""
    for kind in (HttpConnection, SocketConnection):
        inherited = {name for base in kind.__mro__[1:] for name in vars(base)}
        promised = {*vars(asyncio.BaseProtocol), *vars(asyncio.Protocol), "__init__", "__doc__", "__module__"}
        assert set(vars(kind)) & inherited <= promised
