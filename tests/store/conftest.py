from pathlib import Path

import pytest


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of every kind there is, by its name."""
    if request.param == "sqlite":
        return str(tmp_path / "folder" / "tables.sqlite")
    address: str = request.getfixturevalue("postgres").new_database()
    return address


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a database of SQLite will be."""
    return tmp_path / "tables.sqlite"
