"""Section 2: the setup. Whatever is shuffled is asked of chance, one outcome at a time."""

from mypy_extensions import i64

from messina.rules.actions import ESTATE_BOARD, LAY, MIX, SCROLL_BOARD, SEAT, WHEEL
from messina.rules.box import Box
from messina.rules.building import turn_up
from messina.rules.engine import settle
from messina.rules.events import BoardDealt, HexLaid, OrderChanged, WheelTurned
from messina.rules.options import Options
from messina.rules.rounds import BeginRound
from messina.rules.state import DEPTH, FIRST_WAGON_STACK, STACKS, ChanceFrame, Offer, State, Step, new_state
from messina.rules.terms import (
    BOATS,
    COIN,
    FIRST_DOCK,
    FIRST_HARBOUR,
    FROM_START,
    GOODS,
    HEXES,
    IMPROVEMENTS,
    NOWHERE,
    UNKNOWN,
    WAGONS,
    WORKSHOPS,
    bit,
)


def new_position(box: Box, options: Options) -> State:
    """A game about to begin: its first question goes to chance."""
    s = new_state(box, options)
    for corner in range(4):
        s.lay(FIRST_HARBOUR + corner, s.layout.harbour_cells + corner)
        s.lay(FIRST_DOCK + corner, s.layout.dock_cells + corner)
    for boat in range(BOATS):
        if not options.few or GOODS[box.boats[boat].goods] != "stones":  # 2.4
            s.boats_left |= bit(boat)
    s.unseen = bit(IMPROVEMENTS + WORKSHOPS + WAGONS) - 1
    for stack in range(STACKS):
        fill_stack(s, stack)
    s.push(BeginRound())
    s.push(SpinWheel())
    s.push(Compensate())
    s.push(TurnUpOffer())
    s.push(MixCity())
    for i in range(options.players):
        seat = options.players - 1 - i
        if options.scrolls[seat] == "b":
            s.push(DealScrollBoard(seat))
        if options.estates[seat] == "b":
            s.push(DealEstate(seat))
    s.push(DealOrder(0))
    settle(s)
    return s


def fill_stack(s: State, stack: i64) -> None:
    """2.5 to 2.7: 5 improvements a stack, 6 workshops, 5 wagons; one wagon stack for two players."""
    if s.options.few and stack == STACKS - 1:
        return
    height: i64 = 6 if 3 <= stack < FIRST_WAGON_STACK else 5
    for i in range(height):
        s.stacks[stack * DEPTH + i] = UNKNOWN


class DealOrder(ChanceFrame):
    """2.9: who plays at this position?"""

    def __init__(self, position: i64) -> None:
        super().__init__()
        self.position = position

    def offer(self, s: State, offer: Offer) -> None:
        for seat in range(s.options.players):
            if not self.is_placed(s, seat):
                offer.add(SEAT, seat)

    def is_placed(self, s: State, seat: i64) -> bool:
        for i in range(self.position):
            if s.order[i] == seat:
                return True
        return False

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        players = s.options.players
        s.order[self.position] = argument
        s.tell(OrderChanged, argument, self.position)
        for track in range(4):  # the last player in play order lies on top
            s.ranks[track * players + players - 1 - self.position] = argument
        if self.position + 1 < players:
            s.push(DealOrder(self.position + 1))

    def fields(self) -> list[int]:
        return [self.position]


class DealEstate(ChanceFrame):
    """11.1: which b board does this seat get? Each is different."""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def offer(self, s: State, offer: Offer) -> None:
        dealt = [player.estate.id for player in s.seats]
        for board in range(len(s.box.estates_b)):
            if s.box.estates_b[board].id not in dealt:
                offer.add(ESTATE_BOARD, board)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.seats[self.seat].estate = s.box.estates_b[argument]
        s.tell(BoardDealt, self.seat, 0, argument)

    def fields(self) -> list[int]:
        return [self.seat]


class DealScrollBoard(ChanceFrame):
    """11.1: which b scroll board does this seat get?"""

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat = seat

    def offer(self, s: State, offer: Offer) -> None:
        dealt = [player.scroll_board.id for player in s.seats]
        for board in range(len(s.box.scrolls_b)):
            if s.box.scrolls_b[board].id not in dealt:
                offer.add(SCROLL_BOARD, board)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.seats[self.seat].scroll_board = s.box.scrolls_b[argument]
        s.tell(BoardDealt, self.seat, 1, argument)

    def fields(self) -> list[int]:
        return [self.seat]


class MixCity(ChanceFrame):
    """2.1: which B hex is shuffled in with the A hexes?"""

    def offer(self, s: State, offer: Offer) -> None:
        for hex in range(HEXES):
            if s.box.hexes[hex].letter == "B":
                offer.add(MIX, hex)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.hexes_left = bit(argument)
        for hex in range(HEXES):
            printed = s.box.hexes[hex]
            if printed.letter == "A" and (printed.players >> max(s.options.players, 2)) & 1 == 1:
                s.hexes_left |= bit(hex)
        s.push(LayHex(0))


class LayHex(ChanceFrame):
    """2.1: which hex lies on this cell of the city?"""

    def __init__(self, cell: i64) -> None:
        super().__init__()
        self.cell = cell

    def offer(self, s: State, offer: Offer) -> None:
        for hex in range(HEXES):
            if (s.hexes_left >> hex) & 1 == 1:
                offer.add(LAY, hex)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.hexes_left &= ~bit(argument)
        s.lay(argument, self.cell)
        s.tell(HexLaid, argument, self.cell)
        if self.cell + 1 < s.layout.hex_cells:
            s.push(LayHex(self.cell + 1))
        else:
            self.stack_the_rest(s)

    def stack_the_rest(self, s: State) -> None:
        """2.2: the C hexes and the other B hex form the stack."""
        for hex in range(HEXES):
            if s.box.hexes[hex].letter != "A" and s.cells[hex] == NOWHERE:
                s.hexes_left |= bit(hex)

    def fields(self) -> list[int]:
        return [self.cell]


class TurnUpOffer(Step):
    """2.5 to 2.7: the top tile of every stack is turned up."""

    def run(self, s: State) -> None:
        for i in range(STACKS):
            turn_up(s, STACKS - 1 - i)


class Compensate(Step):
    """1.5: by first play order; the points also stack the counters on the scoring track (2.9)."""

    def run(self, s: State) -> None:
        for position in range(s.options.players):
            player = s.seats[s.order[position]]
            if position % 2 == 1:
                s.score(player, 1, FROM_START)
            if position >= 2:
                s.gain_tokens(player, COIN, 1)


class SpinWheel(ChanceFrame):
    """2.8: where does the wheel start?"""

    def offer(self, s: State, offer: Offer) -> None:
        for position in range(len(s.box.wheel)):
            offer.add(WHEEL, position)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.wheel = argument
        s.tell(WheelTurned, argument)
