"""Random play at full speed: the yardstick of the engine, and the simplest of all players."""

from mypy_extensions import i64

from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE


def settle_chance(s: State, fate: Fate, offer: Offer) -> None:
    """Answer for chance until a player is asked or the game is over."""
    while s.frames and s.frames[-1].player == CHANCE:
        legal(s, offer)
        apply(s, fate.draw(s, offer))


def play_out(s: State, fate: Fate, dice: Dice, offer: Offer) -> i64:
    """Play to the end, every player choosing at random; the number of decisions made."""
    decisions: i64 = 0
    while s.frames:
        legal(s, offer)
        if s.frames[-1].player == CHANCE:
            apply(s, fate.draw(s, offer))
        else:
            apply(s, offer.codes[dice.below(offer.count)])
            decisions += 1
    return decisions
