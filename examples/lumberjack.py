"""A bot in a Python file: it would rather have lumber than anything else.

    messina play --players 2 --bots file:examples/lumberjack.py
    messina arena --bots file:examples/lumberjack.py,random --games 20

`make_bot(seed)` is all that a file must have. What it makes has one method, `choose`.
"""

from messina.rules.dice import Dice
from messina.rules.engine import apply
from messina.rules.state import Offer, State
from messina.rules.terms import EMPTY, LUMBER


def wealth(state: State, seat: int) -> float:
    """What the lumberjack is after: points, citizens at work, no rats, and lumber most of all."""
    player = state.seats[seat]
    citizens = sum(square != EMPTY for square in player.squares)
    lumber = int(player.tokens[LUMBER])
    return int(player.score) + citizens + sum(player.tokens) / 2 + 2 * lumber - 2 * int(player.rats)


class Lumberjack:
    """Looks one decision ahead."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        """One of the codes offered: the one after which we are richest, any of those if several are."""
        codes = [offer.codes[i] for i in range(offer.count)]
        worth = [self.worth(state, code, seat) for code in codes]
        best = [code for code, value in zip(codes, worth, strict=True) if value == max(worth)]
        return best[self.dice.below(len(best))]

    def worth(self, state: State, code: int, seat: int) -> float:
        """Try the decision on a copy; positions are cheap to copy."""
        tried = state.copy()
        apply(tried, code)
        return wealth(tried, seat)


def make_bot(seed: int) -> Lumberjack:
    """Called once a game for each seat; a bot that takes its luck from the seed is reproducible."""
    return Lumberjack(seed)
