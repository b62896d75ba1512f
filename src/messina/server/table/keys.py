"""Keys: a seat's plays that seat, the owner's arranges things at the table. Only their hashes are kept."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable

from messina.server.table.refusal import Refusal
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


def own_key_hash(key: str) -> str | None:
    """Return the hash of a key that somebody brings for a seat; None without one, Refusal if it is none."""
    if key and not SHORTEST_KEY <= len(key) <= LONGEST_TOKEN:
        raise Refusal("malformed", f"a key has {SHORTEST_KEY} to {LONGEST_TOKEN} letters, all by chance")
    return hash_token(key) if key else None


def seats_of(tokens: Iterable[str], seats: Iterable[SeatRecord]) -> list[int]:
    """The seats these tokens are keys to."""
    hashes = hashes_of(tokens)
    return [seat.seat for seat in seats if is_among(seat.key_hash, hashes)]


def is_owner(tokens: Iterable[str], owner: str | None) -> bool:
    """Is the key of a table's owner among these tokens?"""
    return is_among(owner, hashes_of(tokens))


def hashes_of(tokens: Iterable[str]) -> list[str]:
    return [hash_token(token) for token in tokens if 0 < len(token) <= LONGEST_TOKEN]


def is_among(wanted: str | None, hashes: Iterable[str]) -> bool:
    return wanted is not None and any(hmac.compare_digest(wanted, hash) for hash in hashes)
