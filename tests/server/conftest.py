from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.postgres import Postgres
from tests.server.at_the_table import live_server


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that all tests of this process share; each has tables of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    with live_server(folder, bot_modules=("tests.server.strange_bots",), bot_fallback="random") as server:
        yield server.address


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty one of PostgreSQL, for one test."""
    return postgres.new_database()
