"""What the client's tests are given is what the server tells."""

import gzip

import msgspec
import pytest

from messina.server.http.typescript_client import calls, wire
from tests.recorded import FIXTURES, PRINTED, file_of, printed_components, recorded
from tests.test_conformance import VARIANTS, Variant


def test_the_types_of_the_client_are_those_of_the_messages() -> None:
    file = FIXTURES.parent / "src" / "lib" / "wire.ts"
    assert file.read_text(encoding="utf-8") == wire(), "run `make wire`"


def test_the_calls_of_the_client_are_those_of_the_endpoints() -> None:
    file = FIXTURES.parent / "src" / "lib" / "net" / "calls.ts"
    assert file.read_text(encoding="utf-8") == calls(), "run `make wire`"


def test_the_printed_components_are_those_of_the_pack() -> None:
    assert PRINTED.read_bytes() == printed_components(), "run `make recorded`"


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_the_recorded_games_are_told_as_they_would_be_now(variant: Variant) -> None:
    kept = msgspec.json.decode(gzip.decompress(file_of(variant).read_bytes()))
    assert kept == msgspec.json.decode(msgspec.json.encode(recorded(variant))), "run `make recorded`"
