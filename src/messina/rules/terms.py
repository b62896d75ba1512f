"""The words of the game as numbers.

Everything that moves is a small integer: a token, a class of citizens, a place, an action. This
module fixes which number means what. Places, squares and tiles have one number each for the whole
game, so an action code means the same in every position.
"""

from typing import Final

from mypy_extensions import i64

# Who decides.
CHANCE: Final = -1
NOBODY: Final = -2

# Tokens (1.2), in the order of `Player.tokens`; POINT only appears where a point may be paid (7.7).
COIN: Final = 0
FIRE: Final = 1
MAJOR: Final = 2
LUMBER: Final = 3
POINT: Final = 4
TOKENS: Final = ("coin", "fire", "major", "lumber", "point")

# Citizens: classes in the clockwise order of the estate's sectors, and what stands on a square.
CRAFTSMAN: Final = 0
NUN: Final = 1
ARISTOCRAT: Final = 2
CLASSES: Final = ("craftsman", "nun", "aristocrat")
EMPTY: Final = 0
PLAIN: Final = 1
UPGRADED: Final = 2

# Registers (section 8); SCORE is the scoring track, which can decide play order like a register.
POPULARITY: Final = 0
CITY: Final = 1
CHURCH: Final = 2
SCORE: Final = 3
TRACKS: Final = ("popularity", "city", "church", "score")

COLOURS: Final = ("blue", "orange", "white", "red")
RATS: Final = ("left", "right", "standing")
GOODS: Final = ("stones", "spices", "silk")

# Places: 20 neighbourhood hexes, 4 harbours, 4 docks (both clockwise NW NE SE SW), then off the map.
HEXES: Final = 20
FIRST_HARBOUR: Final = 20
FIRST_DOCK: Final = 24
PLACES: Final = 28
ESTATE: Final = 28
SUPPLY: Final = 29
GONE: Final = 30
NOWHERE: Final = -1
CORNERS: Final = ("NW", "NE", "SE", "SW")
DOCK_SPACES: Final = 3

# The estate: squares 0..17 (class * 6 + 0..5), regions 0..5 (class * 2 + a/b), four cabins.
SQUARES: Final = 18
CABINS: Final = 4
SQUARE_NAMES: Final = tuple(f"{c}{n}" for c in ("CR", "NU", "AR") for n in range(1, 7))
LIEUTENANTS: Final = 5
REPOPULATION_TILES: Final = 5
LAST_STEP: Final = 6
# Holders of a citizen, as one number: squares, then cabins, then workshop tiles.
FIRST_CABIN: Final = 18
FIRST_WORKSHOP: Final = 22

# Buildable tiles as one number: improvements, workshops (era I, era II), wagons.
IMPROVEMENTS: Final = 15
WORKSHOPS: Final = 33
WAGONS: Final = 10
FIRST_BUILT_WORKSHOP: Final = 15
FIRST_BUILT_WAGON: Final = 48
BOATS: Final = 9
UNKNOWN: Final = 255

# Opportunities: what may be used in the action step (5.5). After the last one here follow the
# benefits of register spaces that wait for an action step (8.4), by their number in the box.
SCROLL: Final = 0
UPGRADE: Final = 1
OVERSEER_ANY: Final = 2
OVERSEER_OF: Final = 3
OVERSEER_ANY_SKIP: Final = 6
OVERSEER_OF_SKIP: Final = 7
UPGRADE_OVERSEER: Final = 10
UPGRADE_ADVANCE: Final = 11
BUILD: Final = 12
LIEUTENANT: Final = 13
ANY_HEX: Final = 14
ACTIVATE: Final = 15
MOST_ACTIVATIONS: Final = 6
FIRST_BENEFIT: Final = 21
OPPORTUNITIES: Final = (
    "scroll",
    "upgrade",
    "overseer(any)",
    "overseer(craftsman)",
    "overseer(nun)",
    "overseer(aristocrat)",
    "overseer(any,skip)",
    "overseer(craftsman,skip)",
    "overseer(nun,skip)",
    "overseer(aristocrat,skip)",
    "upgrade_overseer",
    "upgrade_advance",
    "build",
    "lieutenant",
    "any_hex",
    "activate(1)",
    "activate(2)",
    "activate(3)",
    "activate(4)",
    "activate(5)",
    "activate(6)",
)

# Sources of points: the columns of the score breakdown.
FROM_START: Final = 0
FROM_PLAGUE: Final = 1
FROM_ACTIONS: Final = 2
FROM_BOATS: Final = 3
FROM_WAGONS: Final = 4
FROM_WORKSHOPS: Final = 5
FROM_PRODUCTION: Final = 6
FROM_VISITS: Final = 7
FROM_CYCLING: Final = 8
FROM_RATS: Final = 9
FROM_POPULARITY: Final = 10
FROM_CITY: Final = 11
FROM_CHURCH: Final = 12
FROM_RANKING: Final = 13
FROM_HEXES: Final = 14
FROM_SCROLLS: Final = 15
FROM_TOKENS: Final = 16
FROM_REPOPULATION: Final = 17
SOURCES: Final = (
    "start",
    "plague",
    "actions",
    "boats",
    "wagons",
    "workshops",
    "production",
    "visits",
    "cycling",
    "rats",
    "popularity",
    "city",
    "church",
    "popularity_ranking",
    "hexes",
    "scrolls",
    "tokens",
    "repopulation",
)


def bit(number: i64, one: i64 = 1) -> i64:
    """The integer with this bit set.

    Never write `1 << n` in the rules: compiled, a literal is shifted as a 32-bit number.
    """
    return one << number
