"""What is played: players, boards, play order, reading of the major fire, components; checked, and as text.

A `Setting` is what a table or a whole run of games is set to; for a number of players it becomes the
`Options` of one game. Whoever takes options from outside makes a `Setting` of them.
"""

import argparse
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Final

from messina.errors import OptionError
from messina.rules.options import READINGS, Options

FIELDS: Final = tuple(field.name for field in fields(Options))
"""The options by name, in the order they are written."""
YES_NO: Final = {"yes": True, "no": False}


@dataclass(frozen=True)
class Setting:
    """Options that do not depend on how many play; `pack` is the file of a component pack."""

    estates: str = "a"
    """`a` or `b` for every seat, or a letter a seat."""
    scrolls: str = "a"
    priority_tile: bool = False
    major_fire: str = READINGS[0]
    pack: str | None = None

    def options(self, players: int) -> Options:
        """For so many players; OptionError says what is wrong."""
        if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 4:
            raise OptionError(f"players is {players!r}; Messina 1347 is for 1 to 4 players")
        if not isinstance(self.priority_tile, bool):
            raise OptionError(f"priority_tile is {self.priority_tile!r}; it is True or False")
        if self.major_fire not in READINGS:
            raise OptionError(f"major_fire is {self.major_fire!r}; it is 'english', 'russian' or 'czech'")
        return Options(
            players,
            sides("estates", self.estates, players),
            sides("scrolls", self.scrolls, players),
            self.priority_tile,
            self.major_fire,
        )


STANDARD: Final = Setting()


def sides(name: str, value: str, players: int) -> str:
    """A letter for each seat."""
    if not isinstance(value, str) or set(value) - {"a", "b"} or len(value) not in (1, players):
        raise OptionError(f"{name} is {value!r}; it takes 'a' or 'b', or one of them for each seat")
    return value if len(value) == players else value * players


def option_texts(options: Options) -> dict[str, str]:
    """Each option as a word."""
    words: dict[str, str] = {name: getattr(options, name) for name in FIELDS}
    tile = "yes" if options.priority_tile else "no"
    return words | {"players": str(options.players), "priority_tile": tile}


def read_options(texts: Mapping[str, str]) -> Options:
    """Options from the words `option_texts` wrote; OptionError says which is wrong."""
    for name in FIELDS:
        if name not in texts:
            raise OptionError(f"{name} is missing")
    if texts["players"] not in ("1", "2", "3", "4"):
        raise OptionError(f"players is {texts['players']!r}; it is 1, 2, 3 or 4")
    if texts["priority_tile"] not in YES_NO:
        raise OptionError(f"priority_tile is {texts['priority_tile']!r}; it is yes or no")
    setting = Setting(texts["estates"], texts["scrolls"], YES_NO[texts["priority_tile"]], texts["major_fire"])
    options = setting.options(int(texts["players"]))
    for name in ("estates", "scrolls"):
        if getattr(options, name) != texts[name]:
            raise OptionError(f"{name} is {texts[name]!r}; it has a letter for each seat here")
    return options


# On a command line.


def add_setting(command: argparse.ArgumentParser) -> None:
    command.add_argument("--advanced", action="store_true", help="b sides of all boards")
    command.add_argument("--estates", metavar="SIDES", help="a or b, or one of them for each seat (abab)")
    command.add_argument("--scrolls", metavar="SIDES", help="likewise for the scroll boards")
    command.add_argument("--priority-tile", action="store_true", help="the register priority tile is used")
    command.add_argument("--major-fire", metavar="RULE", help="english (default), russian or czech (6.2)")
    add_pack(command)


def add_pack(command: argparse.ArgumentParser) -> None:
    command.add_argument("--pack", type=Path, metavar="FILE", help="play with these components")


def asked_setting(asked: argparse.Namespace) -> Setting:
    """What was asked for; --advanced is short for b everywhere."""
    side = "b" if asked.advanced else "a"
    return Setting(
        asked.estates or side,
        asked.scrolls or side,
        asked.priority_tile,
        asked.major_fire or READINGS[0],
        str(asked.pack) if asked.pack else None,
    )
