"""Every page, at a desk and on a phone, in all languages, by day and by night."""

from pathlib import Path

import pytest

from tests.e2e.axe import violations
from tests.e2e.house import House
from tests.e2e.judge import ENGLISH_LAST, LONGEST, Judge
from tests.e2e.pages import WALKS, Walk
from tests.e2e.visitors import DESK, SMALL_PHONE, Visitors

SIZES = {"desk": DESK, "phone": SMALL_PHONE}


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
@pytest.mark.parametrize("size", SIZES)
def test_every_label_has_room_everything_is_said_and_nobody_is_shut_out(
    house: House, visitors: Visitors, artefacts: Path, size: str, walk: Walk
) -> None:
    page = visitors.come(SIZES[size])
    judge = Judge(page, house)
    for shown, axe, longest in walk(page, house, size):
        judge.look(size, shown, spoken=(*LONGEST, "en") if longest else ENGLISH_LAST)
        if axe:
            judge.complain(f"{size}, {shown}", violations(page, artefacts / f"{shown}-{size}", axe))
    judge.tell()
