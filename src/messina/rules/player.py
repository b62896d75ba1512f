"""A seat: its tokens, figures and estate."""

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import Estate, ScrollBoard
from messina.rules.terms import (
    CABINS,
    CLASSES,
    ESTATE,
    LIEUTENANTS,
    NOWHERE,
    PLACES,
    SOURCES,
    SQUARES,
    SUPPLY,
)


class Player:
    """One seat: tokens, figures and estate."""

    seat: i64
    estate: Estate
    scroll_board: ScrollBoard
    tokens: vec[i64]
    rats: i64
    score: i64
    points: vec[i64]
    """The score by its sources."""
    registers: vec[i64]
    """Spaces on popularity, city and church, from 1."""
    places: vec[i64]
    used: i64
    """Lieutenants that have had their turn this round and stand, as bits."""
    had: i64
    """Lieutenants ever had: the price of a paid advance (8.3)."""
    squares: vec[i64]
    """EMPTY, PLAIN or UPGRADED."""
    spent: i64
    """Single-use squares that were activated (11.2), as bits."""
    cabins: vec[i64]
    cabin_classes: vec[i64]
    cabin_spaces: vec[i64]
    """1 or 2 where somebody is, else 0."""
    improvements: vec[i64]
    workshops: vec[i64]
    """Workshop tiles in the order built; the next two run beside it."""
    workers: vec[i64]
    rewarded: vec[i64]
    """1 once an era-II reward was gained (7.9)."""
    wagons: vec[i64]
    wagons_used: i64
    boats: vec[i64]
    overseer_steps: vec[i64]
    overseer_branches: vec[i64]
    overseer_upgraded: i64
    """Classes whose overseer is upgraded, as bits."""
    scrolls: vec[i64]
    repopulated: i64
    pool: vec[i64]
    """How often each opportunity may still be used in the action step (5.5)."""

    def copy(self) -> "Player":
        twin = Player()
        twin.seat = self.seat
        twin.estate = self.estate
        twin.scroll_board = self.scroll_board
        twin.tokens = self.tokens[:]
        twin.rats = self.rats
        twin.score = self.score
        twin.points = self.points[:]
        twin.registers = self.registers[:]
        twin.places = self.places[:]
        twin.used = self.used
        twin.had = self.had
        twin.squares = self.squares[:]
        twin.spent = self.spent
        twin.cabins = self.cabins[:]
        twin.cabin_classes = self.cabin_classes[:]
        twin.cabin_spaces = self.cabin_spaces[:]
        twin.improvements = self.improvements[:]
        twin.workshops = self.workshops[:]
        twin.workers = self.workers[:]
        twin.rewarded = self.rewarded[:]
        twin.wagons = self.wagons[:]
        twin.wagons_used = self.wagons_used
        twin.boats = self.boats[:]
        twin.overseer_steps = self.overseer_steps[:]
        twin.overseer_branches = self.overseer_branches[:]
        twin.overseer_upgraded = self.overseer_upgraded
        twin.scrolls = self.scrolls[:]
        twin.repopulated = self.repopulated
        twin.pool = self.pool[:]
        return twin

    def can_pay(self, cost: vec[i64]) -> bool:
        for token in range(4):
            if self.tokens[token] < cost[token]:
                return False
        return True

    def is_used(self, number: i64) -> bool:
        """The lieutenant has had its turn this round."""
        return self.used >> number & 1 == 1

    def has_upgraded_overseer(self, klass: i64) -> bool:
        return self.overseer_upgraded >> klass & 1 == 1

    def unused_lieutenant(self, place: i64) -> i64:
        """The number of an unused lieutenant at the place, or -1."""
        for number in range(LIEUTENANTS):
            if self.places[number] == place and not self.is_used(number):
                return number
        return -1

    def has_unused_in_messina(self) -> bool:
        for number in range(LIEUTENANTS):
            if self.places[number] < PLACES and not self.is_used(number):
                return True
        return False

    def has_unused(self) -> bool:
        return self.has_unused_in_messina() or self.unused_lieutenant(ESTATE) >= 0

    def workshop_number(self, tile: i64) -> i64:
        """Where in `workshops` the tile is."""
        for number in range(len(self.workshops)):
            if self.workshops[number] == tile:
                return number
        raise ValueError(f"seat {self.seat} has no workshop {tile}")


def new_player(seat: i64, estate: Estate, scroll_board: ScrollBoard, opportunities: i64) -> Player:
    """A seat before the game (1.3, 1.4)."""
    player = Player()
    player.seat = seat
    player.estate = estate
    player.scroll_board = scroll_board
    player.tokens = vec[i64]([0] * 4)
    player.rats = 0
    player.score = 0
    player.points = vec[i64]([0] * len(SOURCES))
    player.registers = vec[i64]([1] * 3)
    player.places = vec[i64]([ESTATE] * 3 + [SUPPLY] * (LIEUTENANTS - 3))
    player.used = 0
    player.had = 3
    player.squares = vec[i64]([0] * SQUARES)
    player.spent = 0
    player.cabins = vec[i64]([0] * CABINS)
    player.cabin_classes = vec[i64]([0] * CABINS)
    player.cabin_spaces = vec[i64]([0] * CABINS)
    player.improvements = vec[i64]([NOWHERE] * CABINS)
    player.workshops = vec[i64]()
    player.workers = vec[i64]()
    player.rewarded = vec[i64]()
    player.wagons = vec[i64]()
    player.wagons_used = 0
    player.boats = vec[i64]()
    player.overseer_steps = vec[i64]([0] * len(CLASSES))
    player.overseer_branches = vec[i64]([0] * len(CLASSES))
    player.overseer_upgraded = 0
    player.scrolls = vec[i64]([0] * 3)
    player.repopulated = 0
    player.pool = vec[i64]([0] * opportunities)
    return player
