"""Clauses 7.4, 7.5, 7.12 and 8.6: overseers walk their paths and activate citizens.

A path has six steps: one common, then a left branch (region a) or a right one (region b), and the
centre of the estate; what each activates is printed. Squares are bits here: an activation is a number of
squares to pick from a mask.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from messina.rules.actions import ACTIVATE_ONE, COMMON, DONE, LEFT, OVERSEER, RIGHT, STEP
from messina.rules.box import AT_CENTRE, AT_REGIONS, AT_SQUARES
from messina.rules.effects import perform
from messina.rules.events import CitizenActivated, OverseerAdvanced, OverseerUpgraded, SquareSpent
from messina.rules.player import Player
from messina.rules.state import ANY_CLASS, OPEN, Frame, Offer, State
from messina.rules.terms import EMPTY, LAST_STEP, SQUARES, bit

ALL_SQUARES: Final = 0b111111_111111_111111
ANY: Final = -1
MOST_FAR: Final = 1
"""Citizens an overseer activates beyond the border, upgraded or not."""


def region_squares(region: i64) -> i64:
    return 7 * bit(region * 3)


def neighbour_region(region: i64) -> i64:
    """The region of the next sector: a borders the one before it on the ring, b the one after it."""
    return (region + 5) % 6 if region % 2 == 0 else (region + 1) % 6


def can_advance(player: Player, klass: i64) -> bool:
    """Some overseer (or the one named) has not reached the centre."""
    if klass != ANY:
        return player.overseer_steps[klass] < LAST_STEP
    for k in range(3):
        if player.overseer_steps[k] < LAST_STEP:
            return True
    return False


def can_upgrade(player: Player) -> bool:
    for klass in range(3):
        if not player.has_upgraded_overseer(klass):
            return True
    return False


def upgrade_overseer(s: State, player: Player, klass: i64) -> None:
    """7.5: for good."""
    if not player.has_upgraded_overseer(klass):
        player.overseer_upgraded |= bit(klass)
        s.tell(OverseerUpgraded, player.seat, klass)


class PickOverseer(Frame):
    """7.4, 7.5, 8.6: which overseer is upgraded, advanced, or both?"""

    clause: ClassVar[str] = "7.4"

    def __init__(self, player: i64, upgrades: i64, advances: i64, skip: i64) -> None:
        super().__init__(player)
        self.upgrades = upgrades
        self.advances = advances
        self.skip = skip

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for klass in range(3):
            can_rise = self.upgrades == 1 and not player.has_upgraded_overseer(klass)
            if can_rise or (self.advances == 1 and player.overseer_steps[klass] < LAST_STEP):
                offer.add(OVERSEER, klass)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        if self.upgrades == 1:
            upgrade_overseer(s, player, argument)
        if self.advances == 1:
            advance_overseer(s, player, argument, self.skip)

    def fields(self) -> list[int]:
        return [self.player, self.upgrades, self.advances, self.skip]


def advance_overseer(s: State, player: Player, klass: i64, skip: i64) -> None:
    """7.4: one step; `skip` allows leaving one step out first. Asks only where there is a choice."""
    step = player.overseer_steps[klass]
    if step == LAST_STEP:
        return
    chooses_branch = player.overseer_branches[klass] == COMMON and step + 1 + skip > 1
    if chooses_branch or (skip == 1 and step + 2 <= LAST_STEP):
        s.push(PickStep(player.seat, klass, skip))
    else:
        land(s, player, klass, step + 1, player.overseer_branches[klass])


class PickStep(Frame):
    """7.4: which branch, and is a step skipped?"""

    clause: ClassVar[str] = "7.4"

    def __init__(self, player: i64, klass: i64, skip: i64) -> None:
        super().__init__(player)
        self.klass = klass
        self.skip = skip

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        step = player.overseer_steps[self.klass]
        branch = player.overseer_branches[self.klass]
        for landing in range(step + 1, min(step + 1 + self.skip, LAST_STEP) + 1):
            if branch != COMMON or landing == 1:
                offer.add(STEP, landing * 4 + branch)
            else:
                offer.add(STEP, landing * 4 + LEFT)
                offer.add(STEP, landing * 4 + RIGHT)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        land(s, s.seats[self.player], self.klass, argument // 4, argument % 4)

    def fields(self) -> list[int]:
        return [self.player, self.klass, self.skip]


def land(s: State, player: Player, klass: i64, step: i64, branch: i64) -> None:
    """7.4: only the space landed on activates."""
    player.overseer_steps[klass] = step
    player.overseer_branches[klass] = branch
    s.tell(OverseerAdvanced, player.seat, klass, step, branch)
    kind = s.box.path[step]
    near, far = near_squares(kind, klass, branch), far_squares(kind, klass, branch)
    most = most_near(kind, player.has_upgraded_overseer(klass))
    activate(s, player, near, most, far, MOST_FAR if far != 0 else 0)


def near_squares(kind: i64, klass: i64, branch: i64) -> i64:
    """The squares of the overseer's own class that a step of this kind serves."""
    if kind == AT_CENTRE:
        return ALL_SQUARES
    return 0b001100 * bit(klass * 6) if kind == AT_SQUARES else region_squares(branch_region(klass, branch))


def most_near(kind: i64, upgraded: bool) -> i64:
    """How many citizens on them an overseer activates."""
    if kind == AT_CENTRE:
        return 3
    return 2 if upgraded else 1


def far_squares(kind: i64, klass: i64, branch: i64) -> i64:
    """Those of the class beyond the border: of a step between two regions."""
    return region_squares(neighbour_region(branch_region(klass, branch))) if kind == AT_REGIONS else 0


def branch_region(klass: i64, branch: i64) -> i64:
    return klass * 2 + (1 if branch == RIGHT else 0)


def activatable(player: Player) -> i64:
    """Squares whose citizen can be activated: taken, and not spent (11.2)."""
    found: i64 = 0
    for square in range(SQUARES):
        if player.squares[square] != EMPTY:
            found |= bit(square)
    return found & ~player.spent


def activate(s: State, player: Player, near: i64, near_left: i64, far: i64, far_left: i64) -> None:
    """Ask for up to `near_left` citizens of `near` and `far_left` of `far`, if there is anybody."""
    there = activatable(player)
    if (near_left > 0 and near & there != 0) or (far_left > 0 and far & there != 0):
        s.push(Activate(player.seat, near, near_left, far, far_left))


class Activate(Frame):
    """7.4: which citizen acts next? Each at most once in one advance, in any order, or none."""

    clause: ClassVar[str] = "7.4"

    def __init__(self, player: i64, near: i64, near_left: i64, far: i64, far_left: i64) -> None:
        super().__init__(player)
        self.near = near
        self.near_left = near_left
        self.far = far
        self.far_left = far_left

    def offer(self, s: State, offer: Offer) -> None:
        open_squares: i64 = 0
        if self.near_left > 0:
            open_squares |= self.near
        if self.far_left > 0:
            open_squares |= self.far
        open_squares &= activatable(s.seats[self.player])
        for square in range(SQUARES):
            if (open_squares >> square) & 1 == 1:
                offer.add(ACTIVATE_ONE, square)
        offer.add(DONE, 0)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        if verb == DONE:
            return
        player = s.seats[self.player]
        square: i64 = bit(argument)
        s.tell(CitizenActivated, self.player, argument)
        if player.estate.single_use[argument] == 1:
            player.spent |= square
            s.tell(SquareSpent, self.player, argument)
        if self.near & square != 0:
            activate(s, player, self.near & ~square, self.near_left - 1, self.far, self.far_left)
        else:
            activate(s, player, self.near, self.near_left, self.far & ~square, self.far_left - 1)
        perform(s, player, player.estate.actions[argument])

    def interludes(self) -> i64:
        return ANY_CLASS | OPEN

    def fields(self) -> list[int]:
        return [self.player, self.near, self.near_left, self.far, self.far_left]
