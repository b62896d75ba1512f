"""What a table agrees on before the game."""

from mypy_extensions import i64


class Options:
    """Options of one game; `messina.game` checks them."""

    def __init__(
        self,
        players: i64,
        estates: str = "a",
        scrolls: str = "a",
        priority_tile: bool = False,
        major_fire: str = "two_fires",
    ) -> None:
        self.players = players
        self.estates = estates
        """The side of each seat's player board (2.10, 11.1): one letter a seat, `a` or `b`."""
        self.scrolls = scrolls
        """The side of each seat's scroll board, likewise."""
        self.priority_tile = priority_tile
        """2.11: the register priority tile decides the play order."""
        self.major_fire = major_fire
        """6.2: `two_fires` or `one_fire`."""
        self.two_fires: bool = major_fire == "two_fires"
        self.solo: bool = players == 1
        self.few: bool = players <= 2
        """Solo is set up for two players (12.1)."""
        self.advanced: bool = "b" in estates or "b" in scrolls

    def cubes(self) -> i64:
        """1.2: plague cubes in the game."""
        if self.players == 4:
            return 24
        return 18 if self.players == 3 else 16
