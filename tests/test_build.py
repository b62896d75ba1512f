"""The build backend: no package without the browser client. `tests/wheel` builds and installs a real one."""

import importlib.util
import json
import os
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

SOURCE = Path(__file__).parents[1] / "tools" / "messina_build.py"

pytestmark = pytest.mark.skipif(os.name == "nt", reason="plays npm with shell scripts")


@pytest.fixture(scope="module")
def backend() -> ModuleType:
    spec = importlib.util.spec_from_file_location("messina_build", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The smallest client, and a machine without Node."""
    root = tmp_path / "checkout"
    (root / "web" / "src").mkdir(parents=True)
    (root / "web" / "src" / "main.ts").write_text("export {};\n")
    (root / "web" / "package.json").write_text(json.dumps({"engines": {"node": ">=20.19"}}))
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path / "scripts"))
    monkeypatch.setattr("shutil.which", which_in(tmp_path / "node"))
    return root


def which_in(folder: Path) -> Callable[..., str | None]:
    """A `which` that knows one folder only."""

    def which(name: str, path: str | None = None) -> str | None:
        found = folder / name
        return str(found) if found.exists() and path in (None, str(folder)) else None

    return which


def install_node(root: Path, version: str, npm: str) -> None:
    folder = root.parent / "node"
    folder.mkdir(exist_ok=True)
    for name, text in (("node", f"echo {version}"), ("npm", f'echo "$1" >> calls\n{npm}')):
        (folder / name).write_text(f"#!/bin/sh\n{text}\n")
        (folder / name).chmod(0o755)


CLIENT = "../src/messina/server/client"
BUILDS = f"if [ $1 = run ]; then mkdir -p {CLIENT}; touch {CLIENT}/index.html; fi"


def calls(root: Path) -> list[str]:
    told = root / "web" / "calls"
    return told.read_text().split() if told.exists() else []


def test_the_client_is_built_once_and_again_when_a_source_changes(
    backend: ModuleType, checkout: Path
) -> None:
    install_node(checkout, "v20.19.0", BUILDS)
    assert not backend.client_is_built(checkout)
    backend.build_client(checkout)
    backend.build_client(checkout)
    assert backend.client_is_built(checkout)
    assert calls(checkout) == ["ci", "run"]
    (checkout / "web" / "src" / "main.ts").write_text("export const changed = true;\n")
    backend.build_client(checkout)
    assert calls(checkout) == ["ci", "run"] * 2


@pytest.mark.parametrize("version", [None, "v18.20.4", "v20.18.9"])
def test_without_a_node_that_is_new_enough_one_is_asked_for_and_else_the_build_ends(
    backend: ModuleType, checkout: Path, version: str | None
) -> None:
    if version is not None:
        install_node(checkout, version, BUILDS)
    assert backend.wanted_node(checkout) == [backend.NODE_WHEEL]
    with pytest.raises(SystemExit, match=r"needs Node 20\.19 or newer"):
        backend.build_client(checkout)
    assert calls(checkout) == []


@pytest.mark.parametrize(
    ("npm", "words"),
    [
        ("exit 3", "npm ci failed with code 3"),
        ("[ $1 = ci ]", "npm run failed with code 1"),
        ("exit 0", "there is no index.html"),
    ],
)
def test_a_client_that_cannot_be_built_ends_the_build_loudly(
    backend: ModuleType, checkout: Path, npm: str, words: str
) -> None:
    install_node(checkout, "v24.1.0", npm)
    assert backend.wanted_node(checkout) == []
    with pytest.raises(SystemExit, match=words):
        backend.build_client(checkout)
    assert not backend.client_is_built(checkout)


def test_where_the_client_is_built_no_node_is_needed(backend: ModuleType, checkout: Path) -> None:
    install_node(checkout, "v22.0.0", BUILDS)
    backend.build_client(checkout)
    (checkout.parent / "node" / "node").unlink()
    assert backend.wanted_node(checkout) == []
    backend.build_client(checkout)


def test_what_lies_about_from_former_builds_gets_into_no_wheel(backend: ModuleType, tmp_path: Path) -> None:
    for name in ("lib", "lib.linux-x86_64-cpython-311", "bdist.linux-x86_64", "mypy_cache"):
        (tmp_path / "build" / name).mkdir(parents=True)
    backend.clear_former_builds(tmp_path)
    assert [folder.name for folder in (tmp_path / "build").iterdir()] == ["mypy_cache"]
