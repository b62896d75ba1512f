"""A name for every number of an observation, in its order: `hex H3 cubes`, `own square NU2`, `next score`."""

from collections.abc import Iterator

from messina.observation.encode import PENDING, SEATS
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.state import STACKS
from messina.rules.terms import (
    BOATS,
    CABINS,
    CLASSES,
    DOCK_SPACES,
    FIRST_BENEFIT,
    FIRST_DOCK,
    HEXES,
    LIEUTENANTS,
    OPPORTUNITIES,
    PLACES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
)

QUESTION = ("question kind", "question detail 1", "question detail 2", "question detail 3")
TABLE = (
    "players",
    "round",
    "era",
    "turn",
    "action step",
    "plague supply",
    "wheel",
    "extensions",
    "solo opponent popularity",
    "solo opponent figures",
    "asked seat",
    "docking tiles",
)
HEX = ("cell", "cubes", *CLASSES, "figure of", "repopulated by")
SEAT = (
    *TOKENS[:4],
    "rats",
    "score",
    "place in play order",
    "lieutenants had",
    "wagons",
    "wagons used",
    "repopulated",
    "estate board",
    "scroll board",
    *(f"register {track}" for track in TRACKS[:3]),
    *(f"scroll {number}" for number in (1, 2, 3)),
    *(f"overseer {klass} step" for klass in CLASSES),
    *(f"overseer {klass} upgraded" for klass in CLASSES),
    *(f"lieutenant {number} place" for number in range(1, LIEUTENANTS + 1)),
    *(f"lieutenant {number} used" for number in range(1, LIEUTENANTS + 1)),
    *(f"square {square}" for square in SQUARE_NAMES),
    *(
        f"cabin {number} {what}"
        for number in range(1, CABINS + 1)
        for what in ("citizen", "class", "space", "improvement")
    ),
)
WHOSE = ("own", "next", "second next", "third next")


def observation_names(box: Box | None = None) -> list[str]:
    """What each number of an observation is."""
    return list(names_for(box or load_pack()))


def names_for(box: Box) -> Iterator[str]:
    yield from (*QUESTION, *TABLE)
    for place in box.place_names[:FIRST_DOCK]:
        yield from (f"hex {place} {what}" for what in HEX)
    for dock in box.place_names[FIRST_DOCK:PLACES]:
        for space in range(1, DOCK_SPACES + 1):
            yield from (f"{dock} {space} boat", f"{dock} {space} cube")
    for stack in range(1, STACKS + 1):
        yield from (f"stack {stack} tile", f"stack {stack} height")
    yield from (f"unseen {tile}" for tile in box.tile_names)
    yield from (f"unseen boat {boat.id}" for boat in box.boats)
    yield from (f"unseen docking {dock}" for dock in box.place_names[FIRST_DOCK:PLACES])
    yield from (f"unseen hex {place}" for place in box.place_names[:HEXES])
    for whose in WHOSE[:SEATS]:
        yield from (f"{whose} {what}" for what in SEAT)
        yield from (f"{whose} workshop {workshop.id}" for workshop in box.workshops)
        yield from (f"{whose} boat {boat.id}" for boat in box.boats[:BOATS])
    yield from opportunities(box)


def opportunities(box: Box) -> Iterator[str]:
    yield from (f"may use {opportunity}" for opportunity in OPPORTUNITIES)
    for number in range(PENDING - FIRST_BENEFIT):
        waiting = number < box.pending_benefits
        yield f"may use {box.benefits[number].text} ({number})" if waiting else f"unused ({number})"
