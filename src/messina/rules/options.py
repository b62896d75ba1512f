"""What a table agrees on before the game."""

from typing import Final

from mypy_extensions import i64

READINGS: Final = ("english", "russian", "czech")
"""6.2: the readings of the major fire, named after the edition that prints them."""


class Options:
    """Options of one game; `messina.game` checks them."""

    def __init__(
        self,
        players: i64,
        estates: str = "a",
        scrolls: str = "a",
        priority_tile: bool = False,
        major_fire: str = "english",
    ) -> None:
        self.players = players
        self.estates = estates
        """The side of each seat's player board (2.10, 11.1): one letter a seat, `a` or `b`."""
        self.scrolls = scrolls
        """The side of each seat's scroll board, likewise."""
        self.priority_tile = priority_tile
        """2.11: the register priority tile decides the play order."""
        self.major_fire = major_fire
        """6.2: one of READINGS."""
        self.one_major_suffices: bool = major_fire != "english"
        """6.2: where a cube costs 2, one major fire removes it."""
        self.second_cube_here: bool = major_fire == "czech"
        """6.2: where a cube costs 1, the second cube may also come from the chosen hex."""
        self.solo: bool = players == 1
        self.few: bool = players <= 2
        """Solo is set up for two players (12.1)."""
        self.advanced: bool = "b" in estates or "b" in scrolls

    def cubes(self) -> i64:
        """1.2: plague cubes in the game."""
        if self.players == 4:
            return 24
        return 18 if self.players == 3 else 16
