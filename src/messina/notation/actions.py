"""Every action there is, as a table: a verb, its possible arguments, and the code of each.

The rules know an action as a number. Here it gets its text (`go H5`, `square NU3`, `build Q2`), its place in
a dense list of all actions of a box, and the way back from both.
"""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Final

from messina.rules import actions as verbs
from messina.rules.actions import BRANCHES, COMMON, LEFT, MOST_BUNDLES, PAYMENTS, RIGHT, STACKS, STRIDE, WORDS
from messina.rules.box import Box
from messina.rules.terms import (
    CABINS,
    CHURCH,
    CITY,
    CLASSES,
    FIRST_BENEFIT,
    FIRST_DOCK,
    FIRST_WORKSHOP,
    HEXES,
    LAST_STEP,
    LIEUTENANT,
    OPPORTUNITIES,
    PLACES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
)

Arguments = dict[int, str]
"""The text of each possible argument of a verb."""


def numbered(names: Iterable[str], first: int = 0) -> Arguments:
    return dict(enumerate(names, first))


def counting(count: int) -> Arguments:
    return numbered(str(number + 1) for number in range(count))


def nothing(box: Box) -> Arguments:
    return {0: ""}


def hexes(box: Box) -> Arguments:
    return numbered(box.place_names[:FIRST_DOCK])


def neighbourhoods(box: Box) -> Arguments:
    return numbered(box.place_names[:HEXES])


def places(box: Box) -> Arguments:
    return numbered(box.place_names[:PLACES])


def places_and_estate(box: Box) -> Arguments:
    return numbered(box.place_names)


def boats(box: Box) -> Arguments:
    return numbered(boat.id for boat in box.boats)


def workshops(box: Box) -> Arguments:
    return numbered(workshop.id for workshop in box.workshops)


def tiles(box: Box) -> Arguments:
    return numbered(box.tile_names)


def squares(box: Box) -> Arguments:
    return numbered(SQUARE_NAMES)


def classes(box: Box) -> Arguments:
    return numbered(CLASSES)


def cabins(box: Box) -> Arguments:
    return counting(CABINS)


def holders(box: Box) -> Arguments:
    """Where a citizen is: a square, a cabin or a workshop."""
    rooms = [f"cabin-{number + 1}" for number in range(CABINS)]
    return numbered([*SQUARE_NAMES, *rooms, *workshops(box).values()])


def workers_and_citizens(box: Box) -> Arguments:
    """Where somebody is who can go back to the city: not in a cabin (9.2)."""
    return {number: name for number, name in holders(box).items() if not name.startswith("cabin-")}


def producers(box: Box) -> Arguments:
    return {number: name for number, name in holders(box).items() if number >= len(SQUARE_NAMES)}


def opportunities(box: Box) -> Arguments:
    """What can be pending; a benefit only where it is no plain opportunity or gain (8.4, 7.3)."""
    found = numbered(OPPORTUNITIES)
    for benefit in box.benefits[: box.pending_benefits]:
        if benefit.trade or len(benefit.bundles) > 1 or any(bundle.plain_gain for bundle in benefit.bundles):
            found[FIRST_BENEFIT + benefit.number] = benefit.text
    return found


def usable_opportunities(box: Box) -> Arguments:
    """A lieutenant is taken, not used (8.5); what is gained without a choice likewise (5.6)."""
    found = opportunities(box)
    del found[LIEUTENANT]
    for number in [number for number in found if number >= FIRST_BENEFIT]:
        benefit = box.benefits[number - FIRST_BENEFIT]
        if not benefit.trade and len(benefit.bundles) == 1:
            del found[number]
    return found


def alternatives(box: Box) -> Arguments:
    return {
        benefit.number * MOST_BUNDLES + number: bundle.text
        for benefit in box.benefits
        if len(benefit.bundles) > 1
        for number, bundle in enumerate(benefit.bundles)
    }


def steps(box: Box) -> Arguments:
    landings = [(1, COMMON), *((step, side) for step in range(2, LAST_STEP + 1) for side in (LEFT, RIGHT))]
    return {step * 4 + branch: f"{step}{BRANCHES[branch]}" for step, branch in landings}


def docks(box: Box) -> Arguments:
    return numbered(box.place_names[FIRST_DOCK:PLACES])


ARGUMENTS: Final[dict[int, Callable[[Box], Arguments]]] = {
    verbs.LIEUTENANT_AT: places_and_estate,
    verbs.GO: places,
    verbs.RECALL: nothing,
    verbs.TAKE_BOAT: boats,
    verbs.RESCUE: classes,
    verbs.CABIN: cabins,
    verbs.SQUARE: squares,
    verbs.INTO: workshops,
    verbs.DISCARD: nothing,
    verbs.EMPLOY: workshops,
    verbs.CITIZEN: squares,
    verbs.HEAL: cabins,
    verbs.PRODUCE: producers,
    verbs.BURN: lambda box: numbered(PAYMENTS),
    verbs.ALSO: hexes,
    verbs.ACTION: nothing,
    verbs.REPOPULATE: nothing,
    verbs.USE: usable_opportunities,
    verbs.ADVANCE: lambda box: {register: TRACKS[register] for register in (CITY, CHURCH)},
    verbs.END: nothing,
    verbs.DONE: nothing,
    verbs.CHOOSE: alternatives,
    verbs.TRACK: lambda box: counting(3),
    verbs.UPGRADE_ONE: holders,
    verbs.OVERSEER: classes,
    verbs.STEP: steps,
    verbs.ACTIVATE_ONE: squares,
    verbs.HEX_ACTION: hexes,
    verbs.CYCLE: lambda box: numbered(STACKS),
    verbs.PAY: lambda box: numbered(TOKENS),
    verbs.BUILD_TILE: tiles,
    verbs.GIVE: workers_and_citizens,
    verbs.SEND: places_and_estate,
    verbs.SEAT: lambda box: counting(4),
    verbs.ESTATE_BOARD: lambda box: numbered(board.id for board in box.estates_b),
    verbs.SCROLL_BOARD: lambda box: numbered(board.id for board in box.scrolls_b),
    verbs.MIX: neighbourhoods,
    verbs.LAY: neighbourhoods,
    verbs.REVEAL: tiles,
    verbs.WHEEL: lambda box: numbered(position.id for position in box.wheel),
    verbs.DOCKING: docks,
    verbs.ARRIVE: boats,
    verbs.SOLO: lambda box: numbered(tile.id for tile in box.solo_tiles),
    verbs.OPPONENT_BOAT: boats,
}
"""Each verb, and what it can be said of."""

FIRST_OF_CHANCE: Final = verbs.SEAT
"""From this verb on chance answers."""


class ActionTable:
    """All actions of one box, in the order of their codes."""

    def __init__(self, box: Box) -> None:
        self.arguments = {verb: arguments(box) for verb, arguments in ARGUMENTS.items()}
        self.codes: list[int] = [
            verb * STRIDE + argument for verb, texts in self.arguments.items() for argument in sorted(texts)
        ]
        """The code of the action with each index."""
        self.index: dict[int, int] = {code: index for index, code in enumerate(self.codes)}
        """The index of the action with each code."""
        self.by_text: dict[str, list[int]] = {}
        """Codes by text: several where the same alternative is printed in more than one action (5.7)."""
        for code in self.codes:
            self.by_text.setdefault(self.text(code).lower(), []).append(code)
        self.decisions = sum(code // STRIDE < FIRST_OF_CHANCE for code in self.codes)
        """How many of them players make; the rest are outcomes of chance."""

    def text(self, code: int) -> str:
        """The one-line text of an action, unique among those legal at one time."""
        verb, argument = divmod(code, STRIDE)
        return f"{WORDS[verb]} {self.arguments[verb][argument]}".rstrip()


@cache
def action_table(box: Box) -> ActionTable:
    return ActionTable(box)


def action_text(box: Box, code: int) -> str:
    return action_table(box).text(code)


def argument_text(box: Box, code: int) -> str:
    verb, argument = divmod(code, STRIDE)
    return action_table(box).arguments[verb][argument]


def is_action_text(box: Box, text: str) -> bool:
    """Could this be an action in some position of some game?"""
    return text.lower() in action_table(box).by_text


@cache
def holder_names(box: Box) -> Arguments:
    return holders(box)


@cache
def opportunity_names(box: Box) -> Arguments:
    return opportunities(box)


def holder_text(box: Box, holder: int) -> str:
    return holder_names(box)[holder]


def opportunity_text(box: Box, opportunity: int) -> str:
    return opportunity_names(box)[opportunity]


assert set(ARGUMENTS) == set(range(1, len(WORDS)))
assert len(SQUARE_NAMES) + CABINS == FIRST_WORKSHOP
