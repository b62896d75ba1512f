"""Actions as numbers.

An action is one code: a verb and one argument. Codes mean the same in every position of every game played
with the same box, so they can be logged, compared and learned from. Their texts are in `messina.notation`.
"""

from typing import Final

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

assert len(WORDS) == OPPONENT_BOAT + 1
