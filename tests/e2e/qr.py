"""Reads a QR code as a camera does (ISO 18004), as far as links need it: bytes, level M, versions 2 to 6.

It repairs nothing, so what it reads was drawn without a flaw.
"""

import re
from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator

BORDER = 3
BLOCKS = {2: (1, 28), 3: (1, 44), 4: (2, 32), 5: (2, 43), 6: (4, 27)}
"""By version: blocks of data words, which lie interleaved, and how many words each has."""
FORMAT_MASK = 0b101010000010010
LEVEL_M, BYTES = 0b00, 0b0100
MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
Dark = set[tuple[int, int]]


def text_in(picture: Locator) -> str:
    """What the picture of a link says."""
    size = int((picture.get_attribute("viewBox") or "").split()[-1]) - 2 * BORDER
    drawn = picture.locator("path").get_attribute("d") or ""
    squares = re.findall(r"M(\d+) (\d+)h1v1h-1z", drawn)
    return read({(int(y) - BORDER, int(x) - BORDER) for x, y in squares}, size)


def read(dark: Dark, size: int) -> str:
    places = [*((8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)), *((y, 8) for y in (7, 5, 4, 3, 2, 1, 0))]
    kind = number(place in dark for place in places) ^ FORMAT_MASK
    assert kind >> 13 == LEVEL_M
    masked = MASKS[kind >> 10 & 7]
    bits = [((y, x) in dark) != (masked(y, x) == 0) for y, x in data_places(size)]
    words = [number(bits[at : at + 8]) for at in range(0, len(bits) - 7, 8)]
    blocks, each = BLOCKS[(size - 17) // 4]
    data = [words[at * blocks + block] for block in range(blocks) for at in range(each)]
    stream = "".join(f"{word:08b}" for word in data)
    assert int(stream[:4], 2) == BYTES
    length = int(stream[4:12], 2)
    return bytes(int(stream[at : at + 8], 2) for at in range(12, 12 + 8 * length, 8)).decode()


def number(bits: Iterator[bool] | list[bool]) -> int:
    return int("".join("01"[bit] for bit in bits), 2)


def data_places(size: int) -> Iterator[tuple[int, int]]:
    """In two columns at a time from the right, up and down in turn; what guides a camera lies between."""
    upwards, right = True, size - 1
    while right > 0:
        right -= right == 6
        for y in reversed(range(size)) if upwards else range(size):
            yield from ((y, x) for x in (right, right - 1) if not guides(y, x, size))
        upwards, right = not upwards, right - 2


def guides(y: int, x: int, size: int) -> bool:
    in_corner = (y < 9 and x < 9) or (y < 9 and x >= size - 8) or (y >= size - 8 and x < 9)
    aligning = abs(y - (size - 7)) <= 2 and abs(x - (size - 7)) <= 2
    return in_corner or aligning or 6 in (y, x)
