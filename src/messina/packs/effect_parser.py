"""Parses single values of a pack, above all printed actions and their effects.

`build / major`, `overseer(any,skip) + fire`, `coin(3)`: a text is alternatives between slashes, each a sum of
effects; `coin -> church` is a trade; `none` is nothing at all. Which effects can stand in a text depends on
where it is printed, so every text is read with the `Grammar` of its place.
"""

import json
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import Bundle
from messina.rules.terms import CLASSES, MOST_ACTIVATIONS, OPPORTUNITIES, POINT, TOKENS

MOST_ALTERNATIVES: Final = 4
LARGEST_NUMBER: Final = 20
MOST_POSITIONS: Final = 10
PLAYER_COUNTS: Final = (2, 3, 4)
HUGE: Final = 10**12

PAYABLE: Final = TOKENS[:POINT]
GAINS: Final = (*PAYABLE, "points")
REWARDS: Final = (*GAINS, "scroll", "upgrade", "city", "church")
ON_SQUARES: Final = (*REWARDS, "overseer", "upgrade_overseer", "upgrade_advance", "build")
ON_HEXES: Final = (*ON_SQUARES, "activate")
ON_REGISTERS: Final = (*ON_HEXES, "any_hex", "lieutenant")
EXTENSIONS: Final = ("X1", "X2", "X3", "X4", "X5", "X6")
DEEDS: Final = ("none", "boat", "wagon", "workshop", "improvements")
COUNTED: Final = (*GAINS, "scroll", "city", "church")


class Misprint(Exception):
    """What is wrong with one value of a pack, in words that can follow the name of its field."""


@dataclass(frozen=True)
class Grammar:
    """What can be printed in one place: its effects, and whether choice, trade or nothing is possible."""

    effects: tuple[str, ...]
    alternatives: bool = False
    trade: bool = False
    none: bool = False


# Only registers have `any_hex`, and squares no `activate`: an action must not lead back to itself for ever.
COST: Final = Grammar(PAYABLE, none=True)
PRICE: Final = Grammar(PAYABLE)
BOAT_REWARD: Final = Grammar(GAINS)
PRODUCTION: Final = Grammar(REWARDS)
ADDED_PRODUCTION: Final = Grammar(REWARDS, none=True)
SQUARE_ACTION: Final = Grammar(ON_SQUARES, alternatives=True, trade=True)
HEX_ACTION: Final = Grammar(ON_HEXES, alternatives=True)
REGISTER_ACTION: Final = Grammar(ON_REGISTERS, alternatives=True, none=True)


@dataclass(frozen=True)
class Action:
    """A text that was read: in its normal spelling, as the alternatives it offers, and what a trade costs."""

    text: str
    bundles: list[Bundle]
    price: vec[i64] | None = None


@dataclass(frozen=True)
class Effect:
    """One term of a sum. `count` is the number of a counted effect; `text` the normal spelling."""

    name: str
    count: int
    text: str


def read_action(text: str, grammar: Grammar) -> Action:
    if text.strip() == "none":
        if not grammar.none:
            raise Misprint(f"nothing at all is not possible here; possible are {listed(grammar.effects)}")
        return Action("none", [])
    if "->" in text:
        return read_trade(text, grammar)
    alternatives = text.split("/")
    if len(alternatives) > 1 and not grammar.alternatives:
        raise Misprint(f'{shown(text)} offers a choice; must be a sum such as "coin + lumber"')
    if len(alternatives) > MOST_ALTERNATIVES:
        raise Misprint(
            f"{shown(text)} offers {len(alternatives)} choices; must be at most {MOST_ALTERNATIVES}"
        )
    bundles = [read_sum(alternative, grammar) for alternative in alternatives]
    if len({bundle.text for bundle in bundles}) < len(bundles):
        raise Misprint(f"{shown(text)} offers the same twice; alternatives must differ")
    return Action(" / ".join(bundle.text for bundle in bundles), bundles)


def read_trade(text: str, grammar: Grammar) -> Action:
    """7.3: read a trade such as `coin -> church`: whoever pays the left side gets the right side."""
    if not grammar.trade:
        raise Misprint(f'{shown(text)} is a trade, which only squares have; must be a sum such as "coin"')
    if "/" in text or text.count("->") > 1:
        raise Misprint(f'{shown(text)}: a trade stands alone; must be written like "coin -> church"')
    left, right = text.split("->")
    price, gain = read_sum(left, PRICE), read_sum(right, grammar)
    return Action(f"{price.text} -> {gain.text}", [gain], price.tokens)


def read_cost(text: str) -> vec[i64]:
    """Read the tokens to pay, by their number."""
    bundles = read_action(text, COST).bundles
    return bundles[0].tokens if bundles else vec[i64]([0] * len(PAYABLE))


def read_sum(text: str, grammar: Grammar) -> Bundle:
    effects = [read_effect(term.strip(), grammar) for term in text.split("+")]

    def total(name: str) -> int:
        return sum(effect.count for effect in effects if effect.name == name)

    return Bundle(
        " + ".join(effect.text for effect in effects),
        vec[i64]([total(token) for token in PAYABLE]),
        total("points"),
        total("city"),
        total("church"),
        vec[i64]([choice for effect in effects for choice in opportunities(effect)]),
    )


def opportunities(effect: Effect) -> list[int]:
    """Return the choices that an effect brings; none for what is simply gained."""
    if effect.name == "scroll":
        return [OPPORTUNITIES.index("scroll")] * effect.count
    return [] if effect.name in COUNTED else [OPPORTUNITIES.index(effect.text)]


def read_effect(term: str, grammar: Grammar) -> Effect:
    match = re.fullmatch(r"(\w+)\s*(?:\(([^()]*)\))?", term)
    if match is None:
        raise Misprint(
            f'{shown(term)} is no effect; must be written like "coin", "coin(2)" or "overseer(any)"'
        )
    name, argument = match[1], match[2]
    if name not in grammar.effects:
        reason = "is not possible here" if name in ON_REGISTERS else "is no effect"
        raise Misprint(f"{shown(name)} {reason}; possible are {listed(grammar.effects)}")
    if name in COUNTED:
        count = read_number(term, argument, LARGEST_NUMBER)
        return Effect(name, count, name if count == 1 else f"{name}({count})")
    if name == "activate":
        return Effect(name, 1, f"activate({read_number(term, argument, MOST_ACTIVATIONS)})")
    if name == "overseer":
        return Effect(name, 1, read_overseer(term, argument))
    if argument is not None:
        raise Misprint(f"{shown(term)} has an argument; must be {shown(name)}")
    return Effect(name, 1, name)


def read_number(term: str, argument: str | None, largest: int) -> int:
    if argument is None:
        return 1
    if not re.fullmatch(r"\s*[0-9]{1,4}\s*", argument) or not 1 <= int(argument) <= largest:
        raise Misprint(f"{shown(term)} must have a whole number from 1 to {largest}")
    return int(argument)


def read_overseer(term: str, argument: str | None) -> str:
    words = [word.strip() for word in (argument or "").split(",")]
    text = f"overseer({','.join(words)})"
    if text not in OPPORTUNITIES:
        names = listed(("any", *CLASSES))
        raise Misprint(f'{shown(term)} must name one of {names}, with or without skip: "overseer(any,skip)"')
    return text


def read_square(value: str) -> tuple[bool, Action]:
    once = value.startswith("!")
    return once, read_action(value.removeprefix("!"), SQUARE_ACTION)


def read_citizens(value: str) -> tuple[vec[i64], vec[i64]]:
    """Read the citizens to give up by class: those that may be plain, and those that must be upgraded."""
    counts = Counter(value.split())
    if not counts or set(counts) - set("ncaNCA"):
        raise Misprint(f'{shown(value)} is not a list of the letters n c a N C A such as "n n C"')
    plain = vec[i64]([counts[name[0]] for name in CLASSES])
    return plain, vec[i64]([counts[name[0].upper()] for name in CLASSES])


def read_players(value: list[Any]) -> int:
    """Read the player counts that use a hex, as bits."""
    if not value or any(type(number) is not int or number not in PLAYER_COUNTS for number in value):
        raise Misprint("must be a list of the player counts 2, 3, 4 such as [3, 4]")
    if value != sorted(set(value)):
        raise Misprint(f"{value} must name each player count once, in rising order")
    return sum(1 << number for number in value)


def read_spot(value: list[Any]) -> tuple[int, int]:
    if len(value) != 2 or not all(type(number) is int and abs(number) <= 20 for number in value):
        raise Misprint("must be two whole numbers from -20 to 20 such as [1, -1]")
    return value[0], value[1]


def read_walk(value: list[Any]) -> vec[i64]:
    """Read a walk; it goes once round the city, so only its start can differ."""
    start = EXTENSIONS.index(value[0]) if value and value[0] in EXTENSIONS else 0
    walk = [*EXTENSIONS[start:], *EXTENSIONS[:start]]
    if value != walk:
        raise Misprint(f"must go clockwise round all spaces, such as {listed(tuple(walk))}")
    return vec[i64]([EXTENSIONS.index(name) for name in walk])


def read_values(value: list[Any]) -> list[list[float]]:
    """Read the values at each marker position, as a list also where there is only one."""
    positions = [position if isinstance(position, list) else [position] for position in value]
    if not 2 <= len(positions) <= MOST_POSITIONS:
        raise Misprint(f"has {len(positions)} positions; must have 2 to {MOST_POSITIONS}")
    for number in (number for position in positions for number in position):
        if type(number) not in (int, float) or not 0 <= number <= 50 or number * 2 % 1:
            raise Misprint(f"{shown(number)} is not a whole or half number from 0 to 50")
    return positions


def read_deed(value: str) -> tuple[int, int]:
    """Read what the solo opponent takes, and the class of a workshop (-1 for other deeds)."""
    workshops = [f"workshop({name})" for name in CLASSES]
    if value in workshops:
        return DEEDS.index("workshop"), workshops.index(value)
    if value == "workshop" or value not in DEEDS:
        raise Misprint(f"{shown(value)} is none of none, boat, wagon, improvements, {', '.join(workshops)}")
    return DEEDS.index(value), -1


def listed(words: tuple[str, ...]) -> str:
    return ", ".join(words)


def shown(value: object) -> str:
    """Return a value of a pack for a message: short, and always on one line."""
    if isinstance(value, str):
        short = value if len(value) <= 60 else value[:57] + "..."
        return json.dumps(short, ensure_ascii=not short.isprintable())
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < HUGE else "a huge number"
    if isinstance(value, float):
        return repr(value)
    if isinstance(value, dict):
        return "a table"
    return "a list" if isinstance(value, list) else "a date or time"
