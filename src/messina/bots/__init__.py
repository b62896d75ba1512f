"""Players that see what a player may see.

One registry names them all, for the simulator, the arena, the web table and the API. A bot is made from a
spec: a name, or a name and parameters (`search:1s`). Somebody's own bot is `file:PATH.py` (a module with a
`make_bot(seed)`) or `program:COMMAND` (speaks JSON lines; see docs/bots.md).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from messina.bots import builtin_bots
from messina.bots.external import make_from_file, make_from_program
from messina.errors import OptionError
from messina.rules.state import Offer, State

__all__ = ["BOTS", "Bot", "Entry", "make_bot"]


class Bot(Protocol):
    """A player that answers one decision after another."""

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        """Return one of the legal codes of the offer, for the seat that is asked. The state is a copy."""
        ...


@dataclass(frozen=True)
class Entry:
    """A kind of bot: a sentence for people, its maker, and whether it is a level for people."""

    about: str
    make: Callable[[str, int], Bot]
    level: bool = False


def level(make: Callable[[int], Bot]) -> Callable[[str, int], Bot]:
    """Return a maker that takes no parameters."""

    def make_level(parameters: str, seed: int) -> Bot:
        if parameters:
            raise OptionError(f"a level takes no parameters, not {parameters!r}")
        return make(seed)

    return make_level


def short_sighted_bot(greed: float, max_destinations: int, width: int) -> Callable[[str, int], Bot]:
    """Return the maker of a bot that overrates points now and plans only the best-rated destinations."""
    return level(
        lambda seed: builtin_bots.GreedyBot(
            seed, builtin_bots.short_sighted_factory(greed, max_destinations), width
        )
    )


def archbishop(seed: int) -> Bot:
    return builtin_bots.SearchBot(seed, builtin_bots.learned_factory(), seconds=1.0)


BOTS: dict[str, Entry] = {
    "novice": Entry(
        "Takes what counts now, and looks no further than the next answer.",
        short_sighted_bot(greed=0.87, max_destinations=4, width=1),
        level=True,
    ),
    "merchant": Entry(
        "Wants points now, but thinks its turns through.",
        short_sighted_bot(greed=0.7, max_destinations=4, width=2),
        level=True,
    ),
    "physician": Entry(
        "Weighs what will come, with a weakness for points now.",
        short_sighted_bot(greed=0.44, max_destinations=5, width=2),
        level=True,
    ),
    "magistrate": Entry(
        "Judges soundly, but only places that look good at a glance.",
        short_sighted_bot(greed=0.12, max_destinations=6, width=4),
        level=True,
    ),
    "archbishop": Entry("Tries the turns it likes best in imagined games.", level(archbishop), level=True),
    "random": Entry("Takes any legal action.", builtin_bots.make_random),
    "greedy": Entry("Takes the turn whose end looks best; greedy:WIDTH.", builtin_bots.make_greedy),
    "search": Entry("Searches for SECONDS or GAMES a turn: search:1s, search:500.", builtin_bots.make_search),
    "learned": Entry(
        "Values positions by what it has learned; searches too with learned:SECONDS or GAMES.",
        builtin_bots.make_learned,
    ),
    "file": Entry("Your own bot in a Python file: file:PATH.", make_from_file),
    "program": Entry("Your own bot as a program: program:COMMAND.", make_from_program),
}


def make_bot(spec: str, seed: int) -> Bot:
    """Make the bot that a spec names; the seed makes it reproducible."""
    name, _, parameters = spec.partition(":")
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name].make(parameters, seed)
