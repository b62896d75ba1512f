"""Who may sit where at a new table: with new keys, or with those people have already."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from messina.server import messages as wire
from messina.server.table.keys import hash_token, new_token
from messina.store import SeatRecord


@dataclass(frozen=True, slots=True)
class Places:
    seats: tuple[SeatRecord, ...]
    owner: str | None
    """The hash of the owner's key."""


def new_places(seats: Sequence[wire.NewSeat]) -> tuple[Places, list[wire.SeatKey], str]:
    """With the keys of its people, and the owner's."""
    keys = [wire.SeatKey(seat=n, token=new_token()) for n, seat in enumerate(seats) if seat.bot is None]
    owner = new_token()
    hashes = {key.seat: hash_token(key.token) for key in keys}
    records = tuple(
        SeatRecord(n, seat.name, seat.colour, seat.bot, hashes.get(n), claimed=seat.bot is not None)
        for n, seat in enumerate(seats)
    )
    return Places(records, hash_token(owner)), keys, owner


def rotated(seats: Sequence[SeatRecord], owner: str | None) -> Places:
    """The same people with their keys, each one seat further on: who was first goes last.

    A bot that only stood in for somebody leaves the seat to them.
    """
    turned = enumerate((*seats[1:], *seats[:1]))
    return Places(
        tuple(
            replace(seat, seat=n, bot=None if seat.key_hash else seat.bot, since=None) for n, seat in turned
        ),
        owner,
    )
