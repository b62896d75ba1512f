"""A server that people find below a path of its host, whether its proxy takes that away or not."""

import json
import re
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.server.at_the_table import PATIENCE, http, keys_of, live_server, new_table, people

PAGE = '<link rel="icon" href="./icon.svg" /><script type="module" src="./assets/index-1.js"></script>'


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-1.js").write_text("1")
    (folder / "worker.js").write_text("2")
    return folder


@pytest.mark.parametrize("before", ["", "/games/messina"])
def test_everything_is_found_with_the_path_and_without(tmp_path: Path, client: Path, before: str) -> None:
    public = "https://club.example/games/messina/"
    with live_server(tmp_path, client=client, public_url=public) as server, http(server.address) as asking:
        for page in ("/", "/t/some-table", "/t/some-table/replay", "/rules"):
            links = re.findall('="(/[^"]*)"', asking.get(f"{before}{page}").text)
            assert links == ["/games/messina/icon.svg", "/games/messina/assets/index-1.js"]
        assert asking.get(f"{before}/assets/index-1.js").text == "1"
        assert asking.get(f"{before}/worker.js").text == "2"
        assert asking.get(f"{before}/api/address").json() == {"url": "https://club.example/games/messina"}
        table = new_table(server.address, "online", people(2))
        id = table["table"]["id"]
        with connect(f"ws://{server.address}{before}/api/tables/{id}/socket") as socket:
            socket.send(json.dumps({"type": "hello", "tokens": keys_of(table)[:1]}))
            assert json.loads(socket.recv(PATIENCE))["mine"] == [0]


def test_the_path_itself_is_the_start_and_what_only_looks_like_it_is_not(
    tmp_path: Path, client: Path
) -> None:
    with (
        live_server(tmp_path, client=client, public_url="https://club.example/messina") as server,
        http(server.address) as asking,
    ):
        assert "/messina/icon.svg" in asking.get("/messina").text
        assert asking.get("/messina-2/api/health").headers["content-type"].startswith("text/html")
        assert asking.get("/messina/api/health").json()["ok"] is True


def test_without_a_path_pages_lie_at_the_root(tmp_path: Path, client: Path) -> None:
    with live_server(tmp_path, client=client) as server, http(server.address) as asking:
        assert re.findall('="(/[^"]*)"', asking.get("/t/x").text) == ["/icon.svg", "/assets/index-1.js"]
