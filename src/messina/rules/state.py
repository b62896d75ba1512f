"""A position: everything that moves, in small flat arrays that are cheap to copy.

The one idea to know: a position is driven by a stack of frames. The top frame either asks somebody
(a player or chance) a question, or is a step that runs by itself; answering pushes the frames of what
follows. Nothing is shuffled in advance: a face-down tile is unknown until chance turns it up, so a
position holds nothing that a player at the table could not know.
"""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.actions import STRIDE
from messina.rules.box import Box
from messina.rules.events import BoatLeft, Event, PointsScored, RatsGained, TokensGained, TokensSpent
from messina.rules.layout import Layout
from messina.rules.options import Options
from messina.rules.player import Player, new_player
from messina.rules.terms import (
    CHANCE,
    DOCK_SPACES,
    FIRST_BENEFIT,
    FIRST_DOCK,
    NOBODY,
    NOWHERE,
    PLACES,
    SCORE,
    UNKNOWN,
)

STACKS: Final = 8
"""Stacks of the offer: 0-2 improvements, 3-5 workshops by class, 6-7 wagons."""
DEPTH: Final = 8
"""Tiles a stack can hold, the face-up one first; NOWHERE behind its last tile."""
FIRST_WORKSHOP_STACK: Final = 3
FIRST_WAGON_STACK: Final = 6
MOST_ACTIONS: Final = 64

# What may be done in between while a frame asks (5.5, 7.6): classes that may be employed, as bits, and
# OPEN for opportunities and paid register advances.
ANY_CLASS: Final = 7
OPEN: Final = 8


class Offer:
    """The legal actions of one moment, as codes; reused from moment to moment."""

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0] * MOST_ACTIONS)
        self.count: i64 = 0

    def add(self, verb: i64, argument: i64) -> None:
        self.codes[self.count] = verb * STRIDE + argument
        self.count += 1

    def holds(self, code: i64) -> bool:
        for i in range(self.count):
            if self.codes[i] == code:
                return True
        return False


class Frame:
    """One question of the game, or one step of it that needs no answer.

    `player` says who decides: a seat, CHANCE, or NOBODY for a step. A frame never changes; `fields`
    gives its constructor's arguments, so that a position can be written down.
    """

    clause: ClassVar[str] = ""
    """The clause behind the question; a step, which asks nobody, has none."""

    def __init__(self, player: i64) -> None:
        self.player = player

    def offer(self, s: "State", offer: Offer) -> None:
        """Add every legal answer."""
        raise NotImplementedError

    def choose(self, s: "State", verb: i64, argument: i64) -> None:
        """Do what the answer says. The frame is off the stack; to ask again it pushes a successor."""
        raise NotImplementedError

    def run(self, s: "State") -> None:
        """Do the step. The frame is off the stack."""
        raise NotImplementedError

    def interludes(self) -> i64:
        """What the player may do in between: ANY_CLASS or bits of classes to employ, and OPEN."""
        return 0

    def fields(self) -> list[int]:
        """The constructor's arguments."""
        return [self.player]


class Step(Frame):
    """A frame that runs by itself."""

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def fields(self) -> list[int]:
        return []


class PlayerStep(Step):
    """A step that concerns one seat."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def fields(self) -> list[int]:
        return [self.seat]


class ChanceFrame(Frame):
    """A question that chance answers, every outcome being equally likely."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def fields(self) -> list[int]:
        return []


class State:
    """The whole position of one game."""

    box: Box
    options: Options
    layout: Layout
    events: list[Event] | None
    """Set to a list to have every change told."""
    frames: list[Frame]
    round: i64
    order: vec[i64]
    """Seats in play order."""
    turn: i64
    """Where in `order` the next turn is looked for."""
    in_action_step: bool
    supply: i64
    cubes: vec[i64]
    citizens: vec[i64]
    """How many of each class wait on each hex: hex * 3 + class."""
    standing: vec[i64]
    """Whose figure stands on each hex and blocks it (4.6)."""
    owners: vec[i64]
    """Who repopulated each hex."""
    cells: vec[i64]
    """Where in the layout each place is."""
    tiles: vec[i64]
    """Which place each cell of the layout holds."""
    extensions: i64
    """Filled extension spaces, as bits."""
    distances: vec[i64]
    docks: vec[i64]
    """The boat on each of the three spaces of each dock."""
    dock_cubes: vec[i64]
    docking_left: i64
    """Docking tiles still in the stack, as bits."""
    boats_left: i64
    hexes_left: i64
    """Hexes that may still be laid in the setup or come from the stack."""
    wheel: i64
    era: i64
    """Of the workshops on offer (3.4)."""
    stacks: vec[i64]
    unseen: i64
    """Tiles of the offer not yet turned up, as bits."""
    ranks: vec[i64]
    """For each track, seats from the furthest ahead to the last (3.1 iv, 8.2)."""
    opponent_popularity: i64
    opponent_left: i64
    """Figures the virtual opponent still has this round (12.2)."""
    solo_left: i64
    seats: list[Player]

    def copy(self) -> "State":
        """An independent position; the story (`events`) does not come along."""
        twin = State()
        twin.box = self.box
        twin.options = self.options
        twin.layout = self.layout
        twin.events = None
        twin.frames = self.frames[:]
        twin.round = self.round
        twin.order = self.order[:]
        twin.turn = self.turn
        twin.in_action_step = self.in_action_step
        twin.supply = self.supply
        twin.cubes = self.cubes[:]
        twin.citizens = self.citizens[:]
        twin.standing = self.standing[:]
        twin.owners = self.owners[:]
        twin.cells = self.cells[:]
        twin.tiles = self.tiles[:]
        twin.extensions = self.extensions
        twin.distances = self.distances
        twin.docks = self.docks[:]
        twin.dock_cubes = self.dock_cubes[:]
        twin.docking_left = self.docking_left
        twin.boats_left = self.boats_left
        twin.hexes_left = self.hexes_left
        twin.wheel = self.wheel
        twin.era = self.era
        twin.stacks = self.stacks[:]
        twin.unseen = self.unseen
        twin.ranks = self.ranks[:]
        twin.opponent_popularity = self.opponent_popularity
        twin.opponent_left = self.opponent_left
        twin.solo_left = self.solo_left
        twin.seats = [player.copy() for player in self.seats]
        return twin

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def tell(self, kind: type[Event], a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Note an event, if somebody listens."""
        if self.events is not None:
            self.events.append(kind._make((a, b, c, d)[: len(kind._fields)]))

    # Tokens, points and rats.

    def gain_tokens(self, player: Player, token: i64, count: i64) -> None:
        player.tokens[token] += count
        self.tell(TokensGained, player.seat, token, count)

    def spend_tokens(self, player: Player, token: i64, count: i64) -> None:
        player.tokens[token] -= count
        self.tell(TokensSpent, player.seat, token, count)

    def pay(self, player: Player, cost: vec[i64]) -> None:
        for token in range(4):
            if cost[token] > 0:
                self.spend_tokens(player, token, cost[token])

    def score(self, player: Player, points: i64, source: i64) -> None:
        if points == 0:
            return
        player.score += points
        player.points[source] += points
        rank = self.arrive(SCORE, player.seat)
        self.tell(PointsScored, player.seat, points, source, rank)

    def gain_rats(self, player: Player, rats: i64, place: i64) -> None:
        if rats > 0:
            player.rats += rats
            self.tell(RatsGained, player.seat, rats, place)

    # Tracks.

    def position(self, track: i64, seat: i64) -> i64:
        return self.seats[seat].score if track == SCORE else self.seats[seat].registers[track]

    def arrive(self, track: i64, seat: i64) -> i64:
        """8.2: a counter that arrives on a space lies on top of those there, and so is ahead of them.

        Returns its rank, 0 for the furthest ahead of all.
        """
        players = self.options.players
        row = track * players
        ranks = self.ranks
        i: i64 = 0
        while ranks[row + i] != seat:
            i += 1
        while i + 1 < players:
            ranks[row + i] = ranks[row + i + 1]
            i += 1
        here = self.position(track, seat)
        while i > 0 and self.position(track, ranks[row + i - 1]) <= here:
            ranks[row + i] = ranks[row + i - 1]
            i -= 1
        ranks[row + i] = seat
        return i

    # Stacks of the offer.

    def face_up(self, stack: i64) -> i64:
        """The tile on offer, or NOWHERE."""
        return self.stacks[stack * DEPTH]

    def take_face_up(self, stack: i64) -> i64:
        """Take the tile on offer; what lies below moves up."""
        base = stack * DEPTH
        taken = self.stacks[base]
        for i in range(base, base + DEPTH - 1):
            self.stacks[i] = self.stacks[i + 1]
        self.stacks[base + DEPTH - 1] = NOWHERE
        return taken

    def put_under(self, stack: i64, tile: i64) -> None:
        i = stack * DEPTH
        while self.stacks[i] != NOWHERE:
            i += 1
        self.stacks[i] = tile

    def is_unknown(self, stack: i64) -> bool:
        """The top tile still lies face down."""
        return self.stacks[stack * DEPTH] == UNKNOWN

    # The map.

    def in_city(self, place: i64) -> bool:
        return self.cells[place] != NOWHERE

    def distance(self, start: i64, place: i64) -> i64:
        return self.distances[self.cells[start] * self.layout.cells + self.cells[place]]

    def lay(self, place: i64, cell: i64) -> None:
        self.cells[place] = cell
        self.tiles[cell] = place

    def boats_at(self, dock: i64) -> bool:
        """`dock` counts from 0 here."""
        for space in range(dock * 3, dock * 3 + 3):
            if self.docks[space] != NOWHERE:
                return True
        return False


def take_boat_away(s: State, space: i64) -> bool:
    """The boat leaves its space; had it a cube?"""
    boat = s.docks[space]
    cube = s.dock_cubes[space] == 1
    s.docks[space] = NOWHERE
    s.dock_cubes[space] = 0
    s.tell(BoatLeft, boat, FIRST_DOCK + space // DOCK_SPACES, space)
    return cube


def new_state(box: Box, options: Options) -> State:
    """An empty table; `setup` lays the city and the stacks."""
    state = State()
    state.box = box
    state.options = options
    state.layout = box.layout(options.players)
    state.events = None
    state.frames = []
    state.round = 0
    state.order = vec[i64]([0] * options.players)
    state.turn = 0
    state.in_action_step = False
    state.supply = options.cubes
    state.cubes = vec[i64]([0] * FIRST_DOCK)
    state.citizens = vec[i64]([0] * (FIRST_DOCK * 3))
    state.standing = vec[i64]([NOWHERE] * FIRST_DOCK)
    state.owners = vec[i64]([NOWHERE] * FIRST_DOCK)
    state.cells = vec[i64]([NOWHERE] * PLACES)
    state.tiles = vec[i64]([NOWHERE] * state.layout.cells)
    state.extensions = 0
    state.distances = state.layout.distances(0)
    state.docks = vec[i64]([NOWHERE] * 12)
    state.dock_cubes = vec[i64]([0] * 12)
    state.docking_left = 15
    state.boats_left = 0
    state.hexes_left = 0
    state.wheel = NOWHERE
    state.era = 1
    state.stacks = vec[i64]([NOWHERE] * (STACKS * DEPTH))
    state.unseen = 0
    state.ranks = vec[i64]([0] * (4 * options.players))
    state.opponent_popularity = 1
    state.opponent_left = 0
    state.solo_left = 0
    opportunities = FIRST_BENEFIT + box.pending_benefits
    state.seats = [
        new_player(seat, box.estate_a, box.scroll_a, opportunities) for seat in range(options.players)
    ]
    return state
