"""The files around the code agree: version and changelog, lock files and hashes."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
LOCKS = ["requirements.lock", "requirements-server.lock"]


def pins(lock: str) -> dict[str, list[str]]:
    """Return the hashes in a lock file, by pinned package."""
    text = (ROOT / lock).read_text(encoding="utf-8")
    blocks = re.findall(r"^([^\s#]+==\S+)((?: \\\n    --hash=\S+)*)", text, re.MULTILINE)
    return {package: re.findall(r"--hash=(\S+)", hashes) for package, hashes in blocks}


def test_the_changelog_has_what_is_unreleased_and_the_version_of_the_package() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    sections = re.findall(r"^## \[?([^\]\s]+)", text, re.MULTILINE)
    assert sections[:2] == ["Unreleased", PROJECT["version"]]


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_hashes_and_no_index_is_named(lock: str) -> None:
    packages = pins(lock)
    assert packages
    assert [package for package, hashes in packages.items() if not hashes] == []
    text = (ROOT / lock).read_text(encoding="utf-8")
    assert "://" not in text
    assert "--index-url" not in text


def test_the_container_has_the_versions_that_are_tested() -> None:
    assert set(pins("requirements-server.lock")) <= set(pins("requirements.lock"))
