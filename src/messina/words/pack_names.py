"""Names of places, pieces and printed actions, as phrases.

`PackNames` knows what the names of one pack stand for. It is made from a box, or from what was kept of a
pack that can no longer be played with.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from messina.rules.box import Box
from messina.rules.terms import CLASSES, FIRST_HARBOUR, GOODS, RATS
from messina.words.phrases import Arguments, Phrase, counted, listed, verbatim

SECTORS: Final = {"CR": "craftsman", "NU": "nun", "AR": "aristocrat"}
SQUARE: Final = re.compile(r"(CR|NU|AR)(\d)")
EFFECT: Final = re.compile(r"(\w+)(?:\(([^)]*)\))?")
DEEDS: Final = ("scroll", "build", "upgrade", "overseer", "activate", "any_hex")
"""What one does, not what one gets: named after it, `1 coin and upgrade a citizen`."""
TWO_UPGRADES: Final = re.compile(r"\bupgrade \+ upgrade\b")
"""The one effect that a pack repeats where the others have a number."""
ERAS: Final = ("", "I", "II")


@dataclass(frozen=True, slots=True)
class Tile:
    kind: str
    production: str
    klass: str
    era: int
    number: int


@dataclass(frozen=True, slots=True)
class PackNames:
    """The names of the components of one pack."""

    districts: Mapping[str, str]
    """The name of each neighbourhood hex by its id."""
    tiles: Mapping[str, Tile]
    boats: Mapping[str, tuple[str, str]]
    """Goods and reward."""
    wheel: Mapping[str, str]
    """The rat of each position."""
    solo: Mapping[str, str]
    """The hex that each solo tile names."""

    # Places and pieces.

    def place(self, place: str) -> Phrase:
        """Name a hex by its printed name, a harbour, dock or the like by its message."""
        if place in self.districts:
            return Phrase("district", {"name": self.districts[place]})
        return Phrase(f"place-{place}")

    def holder(self, holder: str) -> Phrase:
        """Name where a citizen is: a square, a cabin or a workshop."""
        kind = holder_kind(holder)
        if kind == "cabin":
            return Phrase("cabin", {"number": int(holder.removeprefix("cabin-"))})
        return self.tile(holder) if kind == "workshop" else square(holder)

    def tile(self, id: str) -> Phrase:
        tile = self.tiles.get(id)
        if tile is None:
            return verbatim(id)
        if tile.kind == "improvement":
            return Phrase("tile-improvement", {"what": action(tile.production)})
        if tile.kind == "wagon":
            return Phrase("tile-wagon", {"number": tile.number})
        return Phrase("tile-workshop", {"klass": klass(tile.klass), "era": ERAS[tile.era]})

    def boat(self, id: str) -> Phrase:
        goods, reward = self.boats[id]
        return Phrase("boat", {"goods": Phrase(f"goods-{goods}"), "what": action(reward)})


@cache
def pack_names_of(box: Box) -> PackNames:
    """Collect the names of a box."""
    tiles = {tile.id: Tile("improvement", tile.production.text, "", 0, 0) for tile in box.improvements}
    tiles |= {
        tile.id: Tile("workshop", tile.production.text, CLASSES[tile.klass], tile.era, 0)
        for tile in box.workshops
    }
    tiles |= {tile.id: Tile("wagon", "none", "", 0, tile.number) for tile in box.wagons}
    return PackNames(
        {hex.id: hex.name for hex in box.hexes[:FIRST_HARBOUR]},
        tiles,
        {boat.id: (GOODS[boat.goods], boat.reward.text) for boat in box.boats},
        {position.id: RATS[position.rat] for position in box.wheel},
        {tile.id: box.hexes[tile.hex].id for tile in box.solo_tiles},
    )


def pack_names_of_printed(printed: Mapping[str, Any]) -> PackNames:
    """Collect the names of a pack as it was kept for viewers of old games."""
    return PackNames(
        {hex["id"]: hex["name"] for hex in printed.get("hexes", ()) if hex["letter"] != "H"},
        {
            tile["id"]: Tile(
                tile["kind"],
                tile["production"]["text"],
                tile.get("klass") or "",
                tile.get("era", 0),
                tile.get("number", 0),
            )
            for tile in printed.get("tiles", ())
        },
        {boat["id"]: (boat["goods"], boat["reward"]["text"]) for boat in printed.get("boats", ())},
        {position["id"]: position["rat"] for position in printed.get("wheel", ())},
        {tile["id"]: tile["hex"] for tile in printed.get("solo", ())},
    )


def holder_kind(holder: str) -> str:
    if holder.startswith("cabin-"):
        return "cabin"
    return "square" if SQUARE.fullmatch(holder) else "workshop"


def class_of_square(name: str) -> str:
    return SECTORS[name[:2]]


def square(name: str) -> Phrase:
    return Phrase("square-drawn", {"klass": class_of_square(name), "number": int(name[2:])})


# Citizens.


def klass(name: str) -> Phrase:
    return Phrase(f"klass-{name}")


def citizen(name: str) -> Arguments:
    """Return arguments for a sentence: the class, the citizen (`nun`), and one of them (`a nun`)."""
    return {"klass": name, "citizen": klass(name), "one": Phrase(f"one-{name}")}


def citizens(name: str, count: int) -> Phrase:
    return Phrase(f"citizens-{name}", {"n": count})


# Printed actions.


def effect(text: str) -> Phrase:
    """Describe one term of a sum: `coin(2)`, `overseer(any,skip)`."""
    match = EFFECT.fullmatch(text)
    assert match is not None, text
    kind, argument = match[1], match[2]
    if kind == "overseer":
        return Phrase(f"effect-overseer-{argument.replace(',', '-')}")
    return counted(kind, int(argument or 1))


def total(text: str) -> Phrase:
    """Describe a sum; gains come first."""
    terms = sorted(TWO_UPGRADES.sub("upgrade(2)", text).split(" + "), key=lambda term: term.startswith(DEEDS))
    return listed(effect(term) for term in terms)


def action(text: str) -> Phrase:
    """Describe a whole printed action: `build / major`, `coin -> church`, `none`."""
    if text == "none":
        return Phrase("effect-none")
    if text == "city / church":
        return Phrase("effect-city-or-church")
    if " -> " in text:
        price, gain = text.split(" -> ")
        return Phrase("effect-trade", {"cost": action(price), "gain": action(gain)})
    sides = [total(side) for side in text.split(" / ")]
    return sides[0] if len(sides) == 1 else listed(sides, "or")
