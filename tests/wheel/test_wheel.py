"""The package as somebody gets it who has no checkout: built, installed into an empty environment, played.

It asks the package index for what the game needs and takes most of a minute, so `make test` leaves it to
`make test-wheel`; CI runs both.
"""

import os
import re
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import httpx
import pytest

CHECKOUT = Path(__file__).parents[2]
PATIENCE = 300


def run(*command: str | Path, cwd: Path, **environment: str) -> str:
    done = subprocess.run(
        list(map(str, command)),
        cwd=cwd,
        env=bare_environment(**environment),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def bare_environment(**further: str) -> dict[str, str]:
    """As it is, but nothing in it leads to the checkout."""
    foreign = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if name not in foreign} | further


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources as an sdist has them."""
    folder = tmp_path_factory.mktemp("sdist")
    run(sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", folder, ".", cwd=CHECKOUT)
    (packed,) = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return packed.with_name(packed.name.removesuffix(".tar.gz"))


@pytest.fixture(scope="module")
def wheel(unpacked: Path) -> Path:
    """The pure wheel, built from the sdist without Node, without a compiler and without the network."""
    folder = unpacked.parent / "wheels"
    command = ["-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir"]
    run(sys.executable, *command, folder, unpacked, cwd=unpacked.parent, MESSINA_NATIVE="0", PATH="", CC="")
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that has nothing but the game and what it needs."""
    folder = tmp_path_factory.mktemp("environment")
    venv.create(folder, with_pip=True, symlinks=os.name != "nt")
    programs = folder / ("Scripts" if os.name == "nt" else "bin")
    constraints = folder / "versions.txt"  # without the hashes, which pip would ask of our own wheel, too
    lock = (CHECKOUT / "requirements.lock").read_text(encoding="utf-8")
    constraints.write_text("\n".join(re.findall(r"^[^\s#]+==[^\s]+", lock, re.MULTILINE)), encoding="utf-8")
    run(programs / "python", "-m", "pip", "install", "--quiet", "-c", constraints, wheel, cwd=folder)
    return programs


def test_the_wheel_is_pure_and_has_the_client_the_words_and_the_licence(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as archive:
        names = set(archive.namelist())
        (told,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        metadata = message_from_bytes(archive.read(told))
    for name in (
        "server/client/index.html",
        "data/messina-1347.toml",
        "data/puzzles.json.gz",
        "locales/de/app.ftl",
        "py.typed",
    ):
        assert f"messina/{name}" in names
    assert not [name for name in names if name.endswith((".so", ".pyd")) or name.startswith("tests/")]
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert metadata["License-Expression"] == "MIT"
    assert metadata["Requires-Python"] == ">=3.11"
    assert str(metadata.get_payload()).startswith("# Messina 1347")


def test_the_installed_game_knows_nothing_of_the_checkout(installed: Path, tmp_path: Path) -> None:
    where = run(installed / "python", "-c", "import messina; print(messina.__file__)", cwd=tmp_path)
    assert Path(where.strip()).is_relative_to(installed.parent)
    assert "(interpreted)" in run(installed / "messina", "version", cwd=tmp_path)
    assert "2 games" in run(
        installed / "messina", "simulate", "--games", "2", "--jobs", "2", "--language", "en", cwd=tmp_path
    )


@contextmanager
def serving(programs: Path, folder: Path) -> Iterator[httpx.Client]:
    command = [programs / "messina", "serve", "--port", "0", "--database", folder / "tables.sqlite"]
    server = subprocess.Popen(
        list(map(str, command)),
        cwd=folder,
        env=bare_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        line = server.stdout.readline()
        assert "http://" in line, server.communicate()
        with httpx.Client(base_url=f"http://{line.split('http://')[1].split()[0]}", timeout=60) as client:
            yield client
        server.send_signal(signal.SIGTERM)
        assert server.communicate(timeout=60)[1] == ""
        assert server.returncode == 0
    finally:
        server.kill()
        server.communicate()


class Addresses(HTMLParser):
    """What a page asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        wanted = {"script": "src", "link": "href"}.get(tag)
        self.found += [value for name, value in attributes if name == wanted and value]


def test_it_serves_the_page_and_a_turn_is_played(installed: Path, tmp_path: Path) -> None:
    with serving(installed, tmp_path) as client:
        page = client.get("/")
        assert page.status_code == 200
        addresses = Addresses()
        addresses.feed(page.text)
        assert any(address.endswith(".js") for address in addresses.found)
        for address in addresses.found:
            assert client.get(address).status_code == 200, address
        created = client.post(
            "/api/tables", json={"way": "solo", "seats": [{"name": "A", "colour": "green"}]}
        )
        assert created.status_code == 201, created.text
        table, token = created.json()["table"]["id"], created.json()["keys"][0]["token"]
        seen = play_a_turn(client, table, token)
        assert any(entry["player"] == 0 for entry in seen["news"])


def play_a_turn(client: httpx.Client, table: str, token: str) -> dict[str, Any]:
    """Always the first choice, until the turn is confirmed; the view then."""
    for number in range(100):
        headers = {"Authorization": f"Bearer {token}"}
        view: dict[str, Any] = client.get(f"/api/tables/{table}/view", headers=headers).json()
        choice = view["choices"][0]
        answer = client.post(
            f"/api/tables/{table}/act",
            json={"token": token, "id": f"c{number}", "version": view["version"], "code": choice["code"]},
        )
        assert answer.status_code == 200, answer.text
        if choice["text"] == "end":
            return view
    raise AssertionError("the turn does not end")
