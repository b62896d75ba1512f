"""What a table agrees on before the game."""

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

READINGS: Final = ("english", "russian", "czech")
"""6.2: the readings of the major fire, named after the edition that prints them."""


@dataclass(frozen=True)
class Options:
    """Options of one game; `messina.options` checks them, and reads and writes them as text."""

    players: i64
    estates: str
    """The side of each seat's player board (2.10, 11.1): one letter a seat, `a` or `b`."""
    scrolls: str
    """The side of each seat's scroll board, likewise."""
    priority_tile: bool
    """2.11: the register priority tile decides the play order."""
    major_fire: str
    """6.2: one of READINGS."""

    @property
    def solo(self) -> bool:
        return self.players == 1

    @property
    def few(self) -> bool:
        """Solo is set up for two players (12.1)."""
        return self.players <= 2

    @property
    def advanced(self) -> bool:
        return "b" in self.estates or "b" in self.scrolls

    @property
    def one_major_suffices(self) -> bool:
        """6.2: where a cube costs 2, one major fire removes it."""
        return self.major_fire != "english"

    @property
    def second_cube_here(self) -> bool:
        """6.2: where a cube costs 1, the second cube may also come from the chosen hex."""
        return self.major_fire == "czech"

    @property
    def cubes(self) -> i64:
        """1.2: plague cubes in the game."""
        if self.players == 4:
            return 24
        return 18 if self.players == 3 else 16

    def __reduce__(self) -> tuple[type["Options"], tuple[int, str, str, bool, str]]:
        """To other processes, compiled or not."""
        return Options, (self.players, self.estates, self.scrolls, self.priority_tile, self.major_fire)
