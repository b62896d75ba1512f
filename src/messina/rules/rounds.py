"""Section 3 and the frame of section 10: how a round is set up, and what follows when it ends."""

from typing import ClassVar, Final

from mypy_extensions import i64

from messina.rules.actions import ARRIVE, DOCKING, LAY
from messina.rules.building import turn_up
from messina.rules.events import (
    OPPONENT,
    BoatArrived,
    CitizenAppeared,
    CitizenLost,
    CubePlaced,
    DockDrawn,
    DocksShuffled,
    HexLaid,
    LieutenantsLaid,
    OrderChanged,
    PlagueHeld,
    RoundBegan,
    RoundEnded,
    WheelTurned,
    WorkshopsReplaced,
)
from messina.rules.production import Produce, Quarantine
from messina.rules.scoring import FinalScoring
from messina.rules.solo import begin_solo_round
from messina.rules.state import DEPTH, FIRST_WORKSHOP_STACK, ChanceFrame, Offer, State, Step
from messina.rules.terms import (
    BOATS,
    DOCK_SPACES,
    FIRST_BUILT_WORKSHOP,
    FIRST_DOCK,
    FIRST_HARBOUR,
    HEXES,
    NOWHERE,
    UNKNOWN,
    bit,
)
from messina.rules.turn import NextTurn

LAST_ROUND: Final = 6


class BeginRound(Step):
    """3.1, then the steps of 3.2 to 3.7 in their order, then the turns."""

    def run(self, s: State) -> None:
        s.round += 1
        s.turn = 0
        row = s.box.rounds[s.round - 1]
        s.tell(RoundBegan, s.round)
        if s.round > 1:
            lay_lieutenants_down(s)
            remove_plagued_citizens(s)
            if not s.options.solo:
                reorder_play(s, row.order_tile if s.options.priority_tile else row.order)
        if s.options.solo:
            begin_solo_round(s)
        s.push(EndRound())
        s.push(NextTurn())
        s.push(AddCitizens())
        for _ in range(row.wheel_steps):
            s.push(TurnWheel())
        if row.era2:
            s.push(ReplaceWorkshops())
        s.push(DrawDock())


def lay_lieutenants_down(s: State) -> None:
    """3.1 ii: unused, no longer blocking; wagons are usable again. Recalled ones are ready too (4.8)."""
    for hex in range(FIRST_DOCK):
        s.standing[hex] = NOWHERE
    for player in s.seats:
        player.used = 0
        player.wagons_used = 0
        s.tell(LieutenantsLaid, player.seat)
    if s.options.solo:
        s.tell(LieutenantsLaid, OPPONENT)


def remove_plagued_citizens(s: State) -> None:
    """3.1 iii."""
    for hex in range(FIRST_HARBOUR):
        if s.cubes[hex] > 0:
            for klass in range(3):
                while s.citizens[hex * 3 + klass] > 0:
                    s.citizens[hex * 3 + klass] -= 1
                    s.tell(CitizenLost, hex, klass)


def reorder_play(s: State, track: i64) -> None:
    """3.1 iv: furthest ahead first; on a shared space the counter on top is ahead."""
    players = s.options.players
    for i in range(players):
        s.order[i] = s.ranks[track * players + i]
        s.tell(OrderChanged, s.order[i], i)


# 3.2: boats.


class DrawDock(ChanceFrame):
    """3.2: which docking tile? All four are reshuffled as soon as the stack is used up (2.3)."""

    clause: ClassVar[str] = "3.2"

    def offer(self, s: State, offer: Offer) -> None:
        for dock in range(4):
            if (s.docking_left >> dock) & 1 == 1:
                offer.add(DOCKING, dock)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.docking_left &= ~bit(argument)
        s.tell(DockDrawn, FIRST_DOCK + argument)
        if s.docking_left == 0:
            s.docking_left = 15
            s.tell(DocksShuffled, 4)
        row = s.box.rounds[s.round - 1]
        if row.new_hex:
            s.push(AddHex(argument))
        for _ in range(row.boats2 if s.options.few else row.boats34):
            s.push(LetBoatArrive(argument))


class LetBoatArrive(Step):
    """3.2: a boat comes to the dock, if one is left (3.10)."""

    def __init__(self, dock: i64) -> None:
        super().__init__()
        self.dock = dock

    def run(self, s: State) -> None:
        if s.boats_left != 0:
            s.push(DrawBoat(self.dock))

    def fields(self) -> list[int]:
        return [self.dock]


class DrawBoat(ChanceFrame):
    """2.4: which boat? Those with the lowest number lie on top."""

    clause: ClassVar[str] = "2.4"

    def __init__(self, dock: i64) -> None:
        super().__init__()
        self.dock = dock

    def offer(self, s: State, offer: Offer) -> None:
        lowest: i64 = 9
        for boat in range(BOATS):
            if (s.boats_left >> boat) & 1 == 1:
                lowest = min(lowest, s.box.boats[boat].number)
        for boat in range(BOATS):
            if (s.boats_left >> boat) & 1 == 1 and s.box.boats[boat].number == lowest:
                offer.add(ARRIVE, boat)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.boats_left &= ~bit(argument)
        space = self.free_space(s)
        s.docks[space] = argument
        cube: i64 = 1 if s.supply > 0 else 0  # 3.10: it may arrive without one
        s.supply -= cube
        s.dock_cubes[space] = cube
        s.tell(BoatArrived, argument, FIRST_DOCK + space // DOCK_SPACES, space, cube)

    def free_space(self, s: State) -> i64:
        """A full dock passes the boat to the next one clockwise."""
        for i in range(12):
            space = (self.dock * DOCK_SPACES + i) % 12
            if s.docks[space] == NOWHERE:
                return space
        raise ValueError("all docks are full")

    def fields(self) -> list[int]:
        return [self.dock]


# 3.3: a new hex.


class AddHex(Step):
    """3.3: the next hex of the stack comes into the city."""

    def __init__(self, harbour: i64) -> None:
        super().__init__()
        self.harbour = harbour

    def run(self, s: State) -> None:
        if s.hexes_left != 0:
            s.push(DrawHex(self.harbour))

    def fields(self) -> list[int]:
        return [self.harbour]


class DrawHex(ChanceFrame):
    """2.2: which hex is next? The second B hex lies on top of the C hexes."""

    clause: ClassVar[str] = "2.2"

    def __init__(self, harbour: i64) -> None:
        super().__init__()
        self.harbour = harbour

    def offer(self, s: State, offer: Offer) -> None:
        for letter in ("B", "C"):
            for hex in range(HEXES):
                if (s.hexes_left >> hex) & 1 == 1 and s.box.hexes[hex].letter == letter:
                    offer.add(LAY, hex)
            if offer.count > 0:
                return

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        """From the harbour of the docking tile clockwise to the first empty extension space."""
        s.hexes_left &= ~bit(argument)
        for space in s.layout.walks[self.harbour]:
            if (s.extensions >> space) & 1 == 0:
                s.extensions |= bit(space)
                s.lay(argument, s.layout.extension_cells + space)
                s.distances = s.layout.distances(s.extensions)
                s.tell(HexLaid, argument, s.layout.extension_cells + space)
                return

    def fields(self) -> list[int]:
        return [self.harbour]


class ReplaceWorkshops(Step):
    """3.4: the era-I workshops leave the game, the three era-II stacks take their place."""

    def run(self, s: State) -> None:
        s.era = 2
        first = FIRST_BUILT_WORKSHOP
        for workshop in s.box.workshops:
            if workshop.era == 1:
                s.unseen &= ~bit(first)
            first += 1
        s.tell(WorkshopsReplaced, s.round)
        for klass in range(3):
            stack = FIRST_WORKSHOP_STACK + klass
            for i in range(DEPTH):
                s.stacks[stack * DEPTH + i] = UNKNOWN if i < 5 else NOWHERE
            turn_up(s, stack)


# 3.5 to 3.9: the wheel.


class TurnWheel(Step):
    """3.5: one step; every hex with the wheel's rat, harbours too (3.11), gets a cube, or none does (3.6)."""

    def run(self, s: State) -> None:
        s.wheel = (s.wheel + 1) % len(s.box.wheel)
        s.tell(WheelTurned, s.wheel)
        rat = s.box.wheel[s.wheel].rat
        needed: i64 = 0
        for hex in range(FIRST_DOCK):
            if s.in_city(hex) and s.box.hexes[hex].rat == rat:
                needed += 1
        if needed > s.supply:
            s.tell(PlagueHeld, needed, s.supply)
            return
        for hex in range(FIRST_DOCK):
            if s.in_city(hex) and s.box.hexes[hex].rat == rat:
                place_cube(s, hex)


def place_cube(s: State, hex: i64) -> None:
    s.supply -= 1
    s.cubes[hex] += 1
    s.tell(CubePlaced, hex)
    if s.owners[hex] != NOWHERE:  # 3.8
        s.gain_rats(s.seats[s.owners[hex]], 1, hex)


class AddCitizens(Step):
    """3.7: each class appears on the hexes of its colour; not in round VI (3.9)."""

    def run(self, s: State) -> None:
        if not s.box.rounds[s.round - 1].citizens:
            return
        for klass in range(3):
            colour = s.box.wheel[s.wheel].colours[klass]
            for hex in range(HEXES):
                if s.in_city(hex) and s.box.hexes[hex].colour == colour:
                    s.citizens[hex * 3 + klass] += 1
                    s.tell(CitizenAppeared, hex, klass)


# Section 10: the end of a round.


class EndRound(Step):
    """10.1, 10.2: production, then quarantine and the next round; after round VI the scoring."""

    def run(self, s: State) -> None:
        s.tell(RoundEnded, s.round)
        if s.round == LAST_ROUND:
            s.push(FinalScoring())
        else:
            s.push(BeginRound())
            for i in range(s.options.players):
                s.push(Quarantine(s.order[s.options.players - 1 - i]))
        for i in range(s.options.players):
            s.push(Produce(s.order[s.options.players - 1 - i], 0, 0))
