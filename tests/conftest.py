"""For all tests: the command line speaks English, PostgreSQL is there, and what was skipped is said."""

import os
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.postgres import QUICK, Postgres, programs

NO_POSTGRES = "no PostgreSQL here (Debian: apt-get install postgresql)"


@pytest.fixture(scope="session", autouse=True)
def english_system() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server that all tests of this process share; with MESSINA_POSTGRES=require it must be there."""
    if programs() is None:
        if os.environ.get("MESSINA_POSTGRES") == "require":
            pytest.fail(NO_POSTGRES)
        pytest.skip(NO_POSTGRES)
    server = Postgres(*QUICK)
    yield server
    server.remove()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """One plain line for what was not tested, and why."""
    skipped = terminalreporter.stats.get("skipped", [])
    reasons = Counter(str(report.longrepr[2]).removeprefix("Skipped: ") for report in skipped)
    for reason, count in reasons.items():
        terminalreporter.write_line(f"messina: {count} tests skipped: {reason}")
