"""Random numbers, the same on every machine, compiled or not.

`Dice` is a stream of numbers for those who choose at random. `Fate` answers the questions of chance: it
is a shuffle fixed by its seed alone. Every possible outcome has a priority, and of those possible now the
first one happens; so a tile's place in the order does not depend on what players do, an action taken back
and taken again meets the same tiles, and two games with one seed are played with the same decks.
"""

from typing import Final

from mypy_extensions import i64

from messina.rules.state import Offer, State

MASK: Final = 0xFFFFFFFF


class Dice:
    """A stream of numbers given by a seed (the generator is sfc32)."""

    def __init__(self, seed: int) -> None:
        self.a: i64 = seed & MASK
        self.b: i64 = (seed >> 32) & MASK
        self.c: i64 = (seed >> 64) & MASK
        self.counter: i64 = 1
        for _ in range(12):
            self.next()

    def next(self) -> i64:
        """The next number from 0 to 2**32 - 1."""
        mixed = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + mixed) & MASK
        return mixed

    def below(self, bound: i64) -> i64:
        """A number from 0 to bound - 1."""
        return (self.next() * bound) >> 32


def scramble(number: i64) -> i64:
    """A 32-bit number that depends on every bit of the given one; different for different ones."""
    number ^= number >> 16
    number = (number * 0x7FEB352D) & MASK
    number ^= number >> 15
    number = (number * 0x4CF5AD43) & MASK
    return number ^ (number >> 16)


class Fate:
    """What chance answers in one game."""

    def __init__(self, seed: int) -> None:
        dice = Dice(seed)
        self.first: i64 = dice.next()
        self.second: i64 = dice.next()

    def draw(self, s: State, offer: Offer) -> i64:
        """The outcome among those offered; each round shuffles anew."""
        best = offer.codes[0]
        if offer.count == 1:
            return best
        salt = (self.second + s.round * 0x3C6EF35F) & MASK
        lowest: i64 = MASK + 1
        for i in range(offer.count):
            code = offer.codes[i]
            priority = scramble(scramble(self.first ^ code) ^ salt)
            if priority < lowest:
                lowest = priority
                best = code
        return best
