"""Seat keys: whoever shows one plays that seat. Only their hashes are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from messina.store import SeatRecord

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters and digits that are not mistaken for one another."""
LONGEST_TOKEN = 128
SHORTEST_KEY = 22
"""Letters of a key somebody has made for themselves."""


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """A table's address: hard to guess, easy to read out."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def hash_token(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def seats_of(tokens: Iterable[str], seats: Iterable[SeatRecord]) -> list[int]:
    """The seats these tokens are keys to."""
    hashes = [hash_token(token) for token in tokens if 0 < len(token) <= LONGEST_TOKEN]
    return [
        seat.seat
        for seat in seats
        if seat.key_hash is not None and any(hmac.compare_digest(seat.key_hash, hash) for hash in hashes)
    ]
