"""Actions as numbers and as text.

An action is one code: a verb and one argument. Codes mean the same in every position of every game
played with the same box, so they can be logged, compared and learned from. The text of an action is
its verb's word and the name of its argument (`go H5`, `square NU3`, `build Q2`).
"""

from typing import Final

from messina.rules.box import Box
from messina.rules.terms import (
    CABINS,
    CLASSES,
    FIRST_BENEFIT,
    FIRST_CABIN,
    FIRST_DOCK,
    FIRST_WORKSHOP,
    OPPORTUNITIES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
)

STRIDE: Final = 4096
"""Codes are verb * STRIDE + argument."""

# A turn: which lieutenant, where to (section 4).
LIEUTENANT_AT: Final = 1
GO: Final = 2
RECALL: Final = 3
TAKE_BOAT: Final = 4
# Citizens: whom to rescue next, where to put somebody (5.2, 5.3, 7.6, 10.2).
RESCUE: Final = 5
CABIN: Final = 6
SQUARE: Final = 7
INTO: Final = 8
DISCARD: Final = 9
EMPLOY: Final = 10
CITIZEN: Final = 11
HEAL: Final = 12
PRODUCE: Final = 13
# Fire (section 6).
BURN: Final = 14
ALSO: Final = 15
# The action step (5.5).
ACTION: Final = 16
REPOPULATE: Final = 17
USE: Final = 18
ADVANCE: Final = 19
END: Final = 20
DONE: Final = 21
CHOOSE: Final = 22
# What opportunities ask (section 7).
TRACK: Final = 23
UPGRADE_ONE: Final = 24
OVERSEER: Final = 25
STEP: Final = 26
ACTIVATE_ONE: Final = 27
HEX_ACTION: Final = 28
CYCLE: Final = 29
PAY: Final = 30
BUILD_TILE: Final = 31
# Repopulating (section 9).
GIVE: Final = 32
SEND: Final = 33
# Chance (sections 2, 3, 12).
SEAT: Final = 34
ESTATE_BOARD: Final = 35
SCROLL_BOARD: Final = 36
MIX: Final = 37
LAY: Final = 38
REVEAL: Final = 39
WHEEL: Final = 40
DOCKING: Final = 41
ARRIVE: Final = 42
SOLO: Final = 43
OPPONENT_BOAT: Final = 44

WORDS: Final = (
    "",
    "lieutenant",
    "go",
    "recall",
    "boat",
    "rescue",
    "cabin",
    "square",
    "into",
    "discard",
    "employ",
    "citizen",
    "heal",
    "produce",
    "burn",
    "also",
    "action",
    "repopulate",
    "use",
    "advance",
    "end",
    "done",
    "choose",
    "track",
    "upgrade",
    "overseer",
    "step",
    "activate",
    "hex",
    "cycle",
    "pay",
    "build",
    "give",
    "send",
    "seat",
    "estate",
    "scroll",
    "mix",
    "lay",
    "reveal",
    "wheel",
    "docking",
    "arrive",
    "solo",
    "opponent",
)

# How one cube is paid (6.1, 6.2): the argument of BURN.
WITH_FIRE: Final = 0
WITH_MAJOR: Final = 1
WITH_TWO_FIRES: Final = 2
WITH_FIRE_AND_MAJOR: Final = 3
WITH_TWO_MAJORS: Final = 4
PAYMENTS: Final = ("fire", "major", "fire+fire", "fire+major", "major+major")

# Branches of an overseer's path (7.4): STEP's argument is step * 4 + branch.
COMMON: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
BRANCHES: Final = ("", " left", " right")

MOST_BUNDLES: Final = 8
"""CHOOSE's argument is benefit * MOST_BUNDLES + bundle."""

STACKS: Final = ("improvements", "workshops")

WITHOUT_ARGUMENT: Final = (RECALL, DISCARD, ACTION, REPOPULATE, END, DONE)


def action_text(box: Box, code: int) -> str:
    """The one-line text of an action, unique among those legal at one time."""
    verb, argument = divmod(code, STRIDE)
    word = WORDS[verb]
    if verb in WITHOUT_ARGUMENT:
        return word
    return f"{word} {argument_text(box, verb, argument)}"


def argument_text(box: Box, verb: int, argument: int) -> str:
    if verb in (LIEUTENANT_AT, GO, ALSO, HEX_ACTION, SEND, MIX, LAY):
        return box.place_names[argument]
    if verb == DOCKING:
        return box.place_names[FIRST_DOCK + argument]
    if verb in (TAKE_BOAT, ARRIVE, OPPONENT_BOAT):
        return box.boats[argument].id
    if verb in (RESCUE, OVERSEER):
        return CLASSES[argument]
    if verb in (CABIN, HEAL, TRACK, SEAT):
        return str(argument + 1)
    if verb in (SQUARE, CITIZEN, ACTIVATE_ONE):
        return SQUARE_NAMES[argument]
    if verb in (INTO, EMPLOY):
        return box.workshops[argument].id
    if verb in (PRODUCE, UPGRADE_ONE, GIVE):
        return holder_text(box, argument)
    if verb == BURN:
        return PAYMENTS[argument]
    if verb == USE:
        return opportunity_text(box, argument)
    if verb == ADVANCE:
        return TRACKS[argument]
    if verb == CHOOSE:
        return box.benefits[argument // MOST_BUNDLES].bundles[argument % MOST_BUNDLES].text
    if verb == STEP:
        return f"{argument // 4}{BRANCHES[argument % 4]}"
    if verb == CYCLE:
        return STACKS[argument]
    if verb == PAY:
        return TOKENS[argument]
    if verb in (BUILD_TILE, REVEAL):
        return box.tile_names[argument]
    if verb == ESTATE_BOARD:
        return box.estates_b[argument].id
    if verb == SCROLL_BOARD:
        return box.scrolls_b[argument].id
    if verb == WHEEL:
        return box.wheel[argument].id
    if verb == SOLO:
        return box.solo_tiles[argument].id
    raise ValueError(f"no action has verb number {verb}")


def holder_text(box: Box, holder: int) -> str:
    """Where a citizen is: a square, a cabin or a workshop."""
    if holder < FIRST_CABIN:
        return SQUARE_NAMES[holder]
    if holder < FIRST_CABIN + CABINS:
        return f"cabin-{holder - FIRST_CABIN + 1}"
    return box.workshops[holder - FIRST_WORKSHOP].id


def opportunity_text(box: Box, opportunity: int) -> str:
    if opportunity < FIRST_BENEFIT:
        return OPPORTUNITIES[opportunity]
    return box.benefits[opportunity - FIRST_BENEFIT].text


assert len(WORDS) == OPPONENT_BOAT + 1
