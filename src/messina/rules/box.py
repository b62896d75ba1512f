"""What is printed: every tile, track and board of one component pack, loaded once and never changed.

A `Box` is built by `messina.packs` from a pack file. The rules read it; positions share it. A printed
action or production is a `Benefit`: one or more `Bundle`s to choose from (5.7: a slash), each a sum of
gains without a choice (tokens, points, register steps) and of opportunities with one; a trade (7.3) has a
price.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.layout import Layout
from messina.rules.terms import FIRST_DOCK, FIRST_HARBOUR, HEXES, PLACES

DOCK_NAMES: Final = ["dock-nw", "dock-ne", "dock-se", "dock-sw"]


class Bundle:
    """One alternative of a printed action: everything in it is gained, in any order."""

    def __init__(
        self,
        text: str,
        tokens: vec[i64],
        points: i64,
        city: i64,
        church: i64,
        choices: vec[i64],
    ) -> None:
        self.text = text
        self.tokens = tokens
        self.points = points
        self.city = city
        self.church = church
        self.choices = choices
        """Opportunities (terms.SCROLL ...), one entry for each use."""
        self.plain_gain = points > 0 or city > 0 or church > 0 or any(n > 0 for n in tokens)
        """Brings something without asking."""


class Benefit:
    """A printed action, production or reward; `number` is its place in `Box.benefits`."""

    def __init__(self, number: i64, text: str, bundles: list[Bundle], trade: bool, price: vec[i64]) -> None:
        self.number = number
        self.text = text
        self.bundles = bundles
        """Empty for `none`."""
        self.trade = trade
        self.price = price
        """What a trade costs; nothing for all else."""


class Hex:
    """A neighbourhood hex (2.1, 9.2) or, with `harbour` set, a harbour hex."""

    def __init__(
        self,
        id: str,
        name: str,
        letter: str,
        players: i64,
        colour: i64,
        rat: i64,
        action: Benefit,
        cost: vec[i64],
        plain: vec[i64],
        upgraded: vec[i64],
        lieutenant: bool,
        points: i64,
    ) -> None:
        self.id = id
        self.name = name
        self.letter = letter
        """Class A, B or C; H for a harbour."""
        self.players = players
        """Player counts that use the hex (2.1), as bits; none for harbours, which are always there."""
        self.colour = colour
        """-1 for harbours."""
        self.rat = rat
        """-1 for harbours without one (3.11)."""
        self.action = action
        self.cost = cost
        """Tokens to repopulate."""
        self.plain = plain
        """Citizens to give up that may be plain, by class."""
        self.upgraded = upgraded
        """Citizens to give up that must be upgraded, by class."""
        self.lieutenant = lieutenant
        self.points = points


class Wheel:
    """One position of the population wheel: its rat, and the colour of each class (by class)."""

    def __init__(self, id: str, rat: i64, colours: vec[i64]) -> None:
        self.id = id
        self.rat = rat
        self.colours = colours


class Round:
    """One row of the round table; `order` and `order_tile` are tracks, -1 for random (round I)."""

    def __init__(
        self,
        order: i64,
        order_tile: i64,
        fire: i64,
        boats34: i64,
        boats2: i64,
        wheel_steps: i64,
        citizens: bool,
        new_hex: bool,
        era2: bool,
    ) -> None:
        self.order = order
        self.order_tile = order_tile
        self.fire = fire
        """Fire to remove one cube (6.1)."""
        self.boats34 = boats34
        self.boats2 = boats2
        self.wheel_steps = wheel_steps
        self.citizens = citizens
        self.new_hex = new_hex
        self.era2 = era2
        """The era-II workshops come on offer (3.4)."""


class Register:
    """A register: benefit and final points of each space, and its two bars (11.5).

    Space numbers count from 1, as printed; index 0 of both lists is unused.
    """

    def __init__(self, actions: list[Benefit], points: vec[i64], single_bar: i64, double_bar: i64) -> None:
        self.actions = actions
        self.points = points
        self.single_bar = single_bar
        """The last space before the bar."""
        self.double_bar = double_bar
        self.last: i64 = len(points) - 1


class Boat:
    def __init__(self, id: str, number: i64, goods: i64, reward: Benefit) -> None:
        self.id = id
        self.number = number
        self.goods = goods
        self.reward = reward


class Improvement:
    def __init__(self, id: str, cost: vec[i64], production: Benefit) -> None:
        self.id = id
        self.cost = cost
        self.production = production


class Workshop:
    """Era I has a production, era II a reward; what the other has is `none`."""

    def __init__(
        self,
        id: str,
        era: i64,
        klass: i64,
        cost: vec[i64],
        needs_upgraded: bool,
        production: Benefit,
        added: Benefit,
        reward: Benefit,
    ) -> None:
        self.id = id
        self.era = era
        self.klass = klass
        self.cost = cost
        self.needs_upgraded = needs_upgraded
        self.production = production
        self.added = added
        """What an upgraded citizen produces on top (10.1)."""
        self.reward = reward


class Wagon:
    def __init__(self, id: str, number: i64, cost: vec[i64], points: i64) -> None:
        self.id = id
        self.number = number
        self.cost = cost
        self.points = points


class Estate:
    """A player board: the action of each of the 18 squares and which are single-use (11.2)."""

    def __init__(self, id: str, actions: list[Benefit], single_use: vec[i64]) -> None:
        self.id = id
        self.actions = actions
        self.single_use = single_use


# What a step of an overseer's path activates (7.4).
AT_SQUARES: Final = 0
AT_REGION: Final = 1
AT_REGIONS: Final = 2
AT_CENTRE: Final = 3
STEP_KINDS: Final = ("squares", "region", "regions", "centre")


# Kinds of scroll tracks (10.4, 11.4): what the points at the marker are multiplied by.
BY_BUILDINGS: Final = 0
BY_BOATS: Final = 1
BY_REPOPULATED: Final = 2
BY_WORKSHOPS: Final = 3
BY_IMPROVEMENTS: Final = 4
BY_LUMBER: Final = 5
BY_COINS: Final = 6
BY_GOODS: Final = 7
BY_POPULARITY: Final = 8
BY_CITY: Final = 9
BY_CHURCH: Final = 10
BY_OVERSEERS: Final = 11
SCROLL_KINDS: Final = (
    "buildings",
    "boats",
    "repopulated",
    "workshops",
    "improvements",
    "lumber",
    "coins",
    "goods",
    "popularity",
    "city",
    "church",
    "overseers",
)


class ScrollTrack:
    """One track of a scroll board.

    `values` holds the printed values of all marker positions in a row, `width` of them a position: one
    for things counted, two for register bars, three for overseers. Values of counted things are kept
    doubled, because one of them is a half.
    """

    def __init__(self, kind: i64, most: i64, width: i64, values: vec[i64]) -> None:
        self.kind = kind
        self.most = most
        """How many things count at most; 0 for no limit."""
        self.width = width
        self.values = values
        self.top: i64 = len(values) // width - 1


class ScrollBoard:
    def __init__(self, id: str, tracks: list[ScrollTrack]) -> None:
        self.id = id
        self.tracks = tracks


class SoloTile:
    """`deed` is one of SOLO_*; `klass` the class of a workshop deed."""

    def __init__(self, id: str, hex: i64, deed: i64, klass: i64) -> None:
        self.id = id
        self.hex = hex
        self.deed = deed
        self.klass = klass


SOLO_NOTHING: Final = 0
SOLO_BOAT: Final = 1
SOLO_WAGON: Final = 2
SOLO_WORKSHOP: Final = 3
SOLO_IMPROVEMENTS: Final = 4


class Box:
    """All printed components of one pack."""

    def __init__(
        self,
        name: str,
        hash: str,
        benefits: list[Benefit],
        layouts: list[Layout],
        hexes: list[Hex],
        wheel: list[Wheel],
        rounds: list[Round],
        registers: list[Register],
        boats: list[Boat],
        improvements: list[Improvement],
        workshops: list[Workshop],
        wagons: list[Wagon],
        estate_a: Estate,
        estates_b: list[Estate],
        scroll_a: ScrollBoard,
        scrolls_b: list[ScrollBoard],
        solo_tiles: list[SoloTile],
        path: vec[i64],
    ) -> None:
        self.name = name
        self.hash = hash
        """Of the pack's content; games record it and refuse to load with another one."""
        self.benefits = benefits
        """Every distinct printed action; those that can be pending come first (5.5)."""
        self.layouts = layouts
        """For 2, 3 and 4 players."""
        self.hexes = hexes
        """20 neighbourhoods, then the harbours NW NE SE SW: indexed by place."""
        self.wheel = wheel
        self.rounds = rounds
        """Six rows, from 0."""
        self.registers = registers
        """Popularity, city, church."""
        self.boats = boats
        self.improvements = improvements
        self.workshops = workshops
        """18 of era I, then 15 of era II."""
        self.wagons = wagons
        self.estate_a = estate_a
        self.estates_b = estates_b
        self.scroll_a = scroll_a
        self.scrolls_b = scrolls_b
        self.solo_tiles = solo_tiles
        self.path = path
        """The kind (AT_*) of each step of an overseer's path; index 0 is unused."""
        self.place_names: list[str] = [h.id for h in hexes] + DOCK_NAMES + ["estate"]
        """Of the 28 places of the map and of the estate."""
        self.tile_names: list[str] = (
            [t.id for t in improvements] + [t.id for t in workshops] + [t.id for t in wagons]
        )
        """Of everything that can be built, numbered as in `terms`."""
        self.pending_benefits: i64 = 0
        """How many of `benefits` can be pending: actions of registers, and trades."""
        for register in registers:
            for action in register.actions:
                self.pending_benefits = max(self.pending_benefits, action.number + 1)
        for estate in [estate_a, *estates_b]:
            for action in estate.actions:
                if action.trade:
                    self.pending_benefits = max(self.pending_benefits, action.number + 1)

    def layout(self, players: i64) -> Layout:
        """The city of a player count; solo uses that of two (12.1)."""
        return self.layouts[max(players, 2) - 2]


assert FIRST_HARBOUR == HEXES and PLACES == FIRST_DOCK + 4
