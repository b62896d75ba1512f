"""What holds for all tests: the command line speaks English, whatever the machine's language is."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def english_system() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield
