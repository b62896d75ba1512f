"""The things of the game by their English names: players, places, tiles, tokens, printed actions.

Sentences are put together from these, so a thing is called the same everywhere. Printed actions are turned
from the pack's own spelling (`coin(2) + lumber`) into words (2 coins and 1 lumber).
"""

from collections.abc import Iterable, Sequence
from typing import Final

from messina.rules.actions import opportunity_text
from messina.rules.box import Box, Workshop
from messina.rules.events import OPPONENT
from messina.rules.terms import (
    CABINS,
    CHANCE,
    CLASSES,
    COLOURS,
    CORNERS,
    ESTATE,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FIRST_CABIN,
    FIRST_DOCK,
    FIRST_HARBOUR,
    FIRST_WORKSHOP,
    GOODS,
    RATS,
    SQUARE_NAMES,
    UPGRADED,
)

ROMAN: Final = ("0", "I", "II", "III", "IV", "V", "VI")
ORDINALS: Final = ("first", "second", "third", "fourth")
CLASS_PLURALS: Final = ("craftsmen", "nuns", "aristocrats")
TOKEN_WORDS: Final = (
    ("coin", "coins"),
    ("fire", "fire"),
    ("major fire", "major fire"),
    ("lumber", "lumber"),
    ("point", "points"),
)
COUNTED_EFFECTS: Final = {
    "coin": ("coin", "coins"),
    "fire": ("fire", "fire"),
    "major": ("major fire", "major fire"),
    "lumber": ("lumber", "lumber"),
    "points": ("point", "points"),
    "scroll": ("scroll step", "scroll steps"),
    "city": ("city step", "city steps"),
    "church": ("church step", "church steps"),
}
OTHER_EFFECTS: Final = {
    "none": "nothing",
    "upgrade": "upgrade a citizen",
    "upgrade_overseer": "upgrade an overseer",
    "upgrade_advance": "upgrade and advance an overseer",
    "build": "build",
    "lieutenant": "a new lieutenant",
    "any_hex": "the action of any hex",
}


def count(number: int, one: str, many: str) -> str:
    return f"{number} {one if number == 1 else many}"


def series(words: Iterable[str], last: str = "and") -> str:
    """`a, b and c`."""
    listed = list(words)
    if len(listed) < 2:
        return "".join(listed)
    return f"{', '.join(listed[:-1])} {last} {listed[-1]}"


def who(seat: int, names: Sequence[str]) -> str:
    if seat == OPPONENT:
        return "The opponent"
    return "Chance" if seat == CHANCE else names[seat]


# Tokens, costs and printed actions.


def tokens(token: int, amount: int) -> str:
    return count(amount, *TOKEN_WORDS[token])


def cost(amounts: Iterable[int]) -> str:
    return series(tokens(token, amount) for token, amount in enumerate(amounts) if amount > 0) or "nothing"


def effect(text: str) -> str:
    """One term of a printed action."""
    name, _, argument = text.rstrip(")").partition("(")
    if name in COUNTED_EFFECTS:
        return count(int(argument or 1), *COUNTED_EFFECTS[name])
    if name == "overseer":
        return overseer_effect(*argument.split(","))
    if name == "activate":
        return "activate a citizen" if argument == "1" else f"activate up to {argument} citizens"
    return OTHER_EFFECTS[name]


def overseer_effect(klass: str, skip: str = "") -> str:
    whose = "an overseer" if klass == "any" else f"the {klass} overseer"
    return f"advance {whose}" + (" (a step may be skipped)" if skip else "")


def benefit(text: str) -> str:
    """A printed action in words; alternatives are joined by `or`, a trade says what is paid (7.3)."""
    if " -> " in text:
        price, gain = text.split(" -> ")
        return f"pay {benefit(price)} for {benefit(gain)}"
    bundles = (series(effect(term) for term in bundle.split(" + ")) for bundle in text.split(" / "))
    return " or ".join(bundles)


def opportunity(box: Box, number: int) -> str:
    return benefit(opportunity_text(box, number))


# Places.


def hex_name(box: Box, hex: int) -> str:
    printed = box.hexes[hex]
    return printed.name if hex >= FIRST_HARBOUR else f"{printed.name} ({printed.id})"


def dock_name(dock: int) -> str:
    """Docks are counted from 0, or as places."""
    return f"the dock {CORNERS[dock % FIRST_DOCK]}"


def place_name(box: Box, place: int) -> str:
    if place == ESTATE:
        return "the estate"
    return hex_name(box, place) if place < FIRST_DOCK else dock_name(place)


# Citizens and where they are.


def a_citizen(klass: int) -> str:
    return f"{'an' if CLASSES[klass] == 'aristocrat' else 'a'} {CLASSES[klass]}"


def citizens(counts: Iterable[int]) -> str:
    """So many of each class: `1 nun and 2 aristocrats`."""
    some = (count(n, CLASSES[k], CLASS_PLURALS[k]) for k, n in enumerate(counts) if n > 0)
    return series(some)


def level(citizen: int) -> str:
    return "upgraded" if citizen == UPGRADED else "plain"


def holder_place(box: Box, holder: int) -> str:
    """Where somebody is on an estate, with its preposition."""
    if holder < FIRST_CABIN:
        return f"on {SQUARE_NAMES[holder]}"
    if holder < FIRST_CABIN + CABINS:
        return f"in cabin {holder - FIRST_CABIN + 1}"
    return f"in workshop {box.workshops[holder - FIRST_WORKSHOP].id}"


# Tiles.


def tile_kind(tile: int) -> str:
    if tile < FIRST_BUILT_WORKSHOP:
        return "improvement"
    return "workshop" if tile < FIRST_BUILT_WAGON else "wagon"


def tile_name(box: Box, tile: int) -> str:
    kind, id = tile_kind(tile), box.tile_names[tile]
    return id if id.startswith(kind) else f"{kind} {id}"


def tile_cost(box: Box, tile: int) -> str:
    if tile < FIRST_BUILT_WORKSHOP:
        return cost(box.improvements[tile].cost)
    if tile < FIRST_BUILT_WAGON:
        return cost(box.workshops[tile - FIRST_BUILT_WORKSHOP].cost)
    return cost(box.wagons[tile - FIRST_BUILT_WAGON].cost)


def tile_effect(box: Box, tile: int) -> str:
    """What a tile is good for once it is built."""
    if tile < FIRST_BUILT_WORKSHOP:
        return f"produces {benefit(box.improvements[tile].production.text)}"
    if tile < FIRST_BUILT_WAGON:
        return workshop_effect(box.workshops[tile - FIRST_BUILT_WORKSHOP])
    points = box.wagons[tile - FIRST_BUILT_WAGON].points
    worth = f", {count(points, 'point', 'points')} now" if points else ""
    return f"one repopulation a round{worth}"


def workshop_effect(workshop: Workshop) -> str:
    who = f"{'upgraded ' if workshop.needs_upgraded else ''}{CLASSES[workshop.klass]}"
    if workshop.era == 2:
        return f"{who}: {benefit(workshop.reward.text)}, once"
    added = f", upgraded also {benefit(workshop.added.text)}" if workshop.added.bundles else ""
    return f"{who}: {benefit(workshop.production.text)}{added} a round"


def boat_name(box: Box, boat: int) -> str:
    return f"{box.boats[boat].id} ({benefit(box.boats[boat].reward.text)})"


def goods(box: Box, boat: int) -> str:
    return GOODS[box.boats[boat].goods]


def wheel_words(box: Box, position: int) -> str:
    wheel = box.wheel[position]
    colours = (f"{CLASS_PLURALS[klass]} {COLOURS[colour]}" for klass, colour in enumerate(wheel.colours))
    return f"rat {RATS[wheel.rat]}; {', '.join(colours)}"
