"""What a player is told about something that looks possible and is not, and about what is refused."""

import re
from typing import get_args

import pytest

from messina.languages import LOCALES, languages
from messina.rules.terms import CLASSES
from messina.server.messages.names import Reason, RefusalReason
from messina.server.views.answers import repopulation_refusals
from tests.table import PLAIN, UPGRADED, Table


def lacking(worker: int | None) -> dict[str, int]:
    """What is short for a hex that asks for one upgraded citizen of a class and no plain one of it."""
    table = Table(players=2)
    hex, klass = next(
        (number, k)
        for number, card in enumerate(table.state.box.hexes)
        for k in range(3)
        if card.upgraded[k] == 1 and card.plain[k] == 0
    )
    player = table.state.seats[0]
    if worker is not None:
        player.squares[klass * 6] = worker
    found = {one.reason: one.short for one in repopulation_refusals(table.state, player, hex)}
    name = CLASSES[klass]
    return {
        kind.replace(name, "class"): count
        for kind, count in found.get("no_citizens", {}).items()
        if kind.startswith(name)
    }


def test_an_upgraded_citizen_that_is_missing_is_called_upgraded() -> None:
    assert lacking(None) == {"class-up": 1}
    assert lacking(PLAIN) == {"class-up": 1}, "a plain one does not do"
    assert lacking(UPGRADED) == {}


@pytest.mark.parametrize("language", languages())
def test_every_reason_of_the_server_is_told_in_words(language: str) -> None:
    texts = [path.read_text(encoding="utf-8") for path in LOCALES.joinpath(language).iterdir()]
    said = set(re.findall(r"^([a-z-]+) =", "\n".join(texts), re.MULTILINE))
    needed = {f"problem-{reason}" for reason in get_args(Reason)}
    needed |= {f"refusal-{reason.replace('_', '-')}" for reason in get_args(RefusalReason)}
    assert not needed - said
