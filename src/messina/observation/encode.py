"""Encodes what a seat sees as a row of small whole numbers, and the legal actions as a row of 0 and 1.

The rows are written straight into arrays of the caller: nothing is allocated. A row begins
with the question and the table, then the city; then come the estates, the own one first, the others as they
sit behind it, and what may be used in the action step. What is not there (a boat, an owner, a seat) is 0, so
numbers of things count from 1. `messina.env.names` has a name for every number.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from messina.rules.player import Player
from messina.rules.state import DEPTH, STACKS, Frame, Offer, State
from messina.rules.terms import (
    BOATS,
    CABINS,
    DOCK_SPACES,
    FIRST_BENEFIT,
    FIRST_DOCK,
    HEXES,
    LIEUTENANTS,
    NOWHERE,
    SQUARES,
    UNKNOWN,
    WORKSHOPS,
)

TILES: Final = 58
DOCKS: Final = 4
PENDING: Final = FIRST_BENEFIT + 24
"""Opportunities that are seen: a pack may have up to 24 benefits that can be pending."""

QUESTION_AT: Final = 0  # its kind, and up to three of its details
QUESTION: Final = 4
TABLE_AT: Final = QUESTION_AT + QUESTION
TABLE: Final = 12
CITY_AT: Final = TABLE_AT + TABLE
HEX: Final = 7  # cell, cubes, citizens of the three classes, who stands there, who repopulated it
DOCKS_AT: Final = CITY_AT + FIRST_DOCK * HEX
OFFER_AT: Final = DOCKS_AT + DOCKS * DOCK_SPACES * 2
UNSEEN_AT: Final = OFFER_AT + STACKS * 2
SEATS_AT: Final = UNSEEN_AT + TILES + BOATS + DOCKS + HEXES
FIGURES_IN: Final = 25  # within a seat, behind what there is one or three of
SQUARES_IN: Final = FIGURES_IN + LIEUTENANTS * 2
CABINS_IN: Final = SQUARES_IN + SQUARES
WORKSHOPS_IN: Final = CABINS_IN + CABINS * 4
BOATS_IN: Final = WORKSHOPS_IN + WORKSHOPS
SEAT: Final = BOATS_IN + BOATS
SEATS: Final = 4
POOL_AT: Final = SEATS_AT + SEATS * SEAT
SIZE: Final = POOL_AT + PENDING
LARGEST_DETAIL: Final = 4095
"""Larger ones are sets of squares, which the mask tells."""


class Observer:
    """Writes rows for games of one box."""

    def __init__(self, codes: list[int], kinds: dict[type[Frame], int], decisions: int) -> None:
        """`codes` are those of all decisions, by index; `kinds` numbers the questions from 1."""
        self.actions: i64 = decisions
        self.codes: vec[i64] = vec[i64](codes[:decisions])
        self.index: vec[i16] = vec[i16]([0] * (codes[decisions - 1] + 1))
        for number in range(decisions):
            self.index[codes[number]] = i16(number)
        self.kinds = kinds

    def write_mask(self, out: vec[u8], at: i64, offer: Offer) -> None:
        """Write 1 for every legal action; the row must be clear."""
        index = self.index
        codes = offer.codes
        for i in range(offer.count):
            out[at + i64(index[codes[i]])] = 1

    def clear_mask(self, out: vec[u8], at: i64, offer: Offer) -> None:
        """Clear what `write_mask` wrote for this offer."""
        index = self.index
        codes = offer.codes
        for i in range(offer.count):
            out[at + i64(index[codes[i]])] = 0

    def write(self, out: vec[i16], at: i64, s: State, seat: i64) -> None:
        """Write what the seat sees."""
        self.write_table(out, at, s, seat)
        write_unseen(out, at + UNSEEN_AT, s)

    def write_table(self, out: vec[i16], at: i64, s: State, seat: i64) -> None:
        """Write everything but what chance may still bring, which changes seldom."""
        self.write_question(out, at, s, seat)
        write_round(out, at + TABLE_AT, s, seat)
        write_city(out, at, s, seat)
        players = s.options.players
        for i in range(players):
            write_seat(out, at + SEATS_AT + i * SEAT, s, s.seats[(seat + i) % players])
        pool = s.seats[seat].pool
        for i in range(min(PENDING, len(pool))):
            out[at + POOL_AT + i] = i16(pool[i])

    def write_question(self, out: vec[i16], at: i64, s: State, seat: i64) -> None:
        out[at] = 0
        out[at + 1] = 0
        out[at + 2] = 0
        out[at + 3] = 0
        if s.frames:
            frame = s.frames[-1]
            if frame.player == seat:
                out[at] = i16(self.kinds[type(frame)])
                details = frame.fields()
                for i in range(1, min(4, len(details))):
                    detail: i64 = details[i] + 1
                    out[at + i] = i16(detail) if detail <= LARGEST_DETAIL else 0


def relative(s: State, other: i64, seat: i64) -> i64:
    """Return 1 for the own seat, 2 for the next one...; 0 for none."""
    if other == NOWHERE:
        return 0
    return (other - seat + s.options.players) % s.options.players + 1


def write_round(out: vec[i16], at: i64, s: State, seat: i64) -> None:
    out[at] = i16(s.options.players)
    out[at + 1] = i16(s.round)
    out[at + 2] = i16(s.era)
    out[at + 3] = i16(s.turn)
    out[at + 4] = 1 if s.in_action_step else 0
    out[at + 5] = i16(s.supply)
    out[at + 6] = i16(s.wheel + 1)
    out[at + 7] = i16(s.extensions)
    out[at + 8] = i16(s.opponent_popularity)
    out[at + 9] = i16(s.opponent_left)
    out[at + 10] = i16(relative(s, s.frames[-1].player, seat)) if s.frames and s.frames[-1].player >= 0 else 0
    out[at + 11] = i16(s.docking_left)


def write_city(out: vec[i16], at: i64, s: State, seat: i64) -> None:
    row = at + CITY_AT
    cells = s.cells
    cubes = s.cubes
    citizens = s.citizens
    standing = s.standing
    owners = s.owners
    for hex in range(FIRST_DOCK):
        out[row] = i16(cells[hex] + 1)
        out[row + 1] = i16(cubes[hex])
        out[row + 2] = i16(citizens[hex * 3])
        out[row + 3] = i16(citizens[hex * 3 + 1])
        out[row + 4] = i16(citizens[hex * 3 + 2])
        out[row + 5] = i16(relative(s, standing[hex], seat))
        out[row + 6] = i16(relative(s, owners[hex], seat))
        row += HEX
    row = at + DOCKS_AT
    docks = s.docks
    dock_cubes = s.dock_cubes
    for space in range(DOCKS * DOCK_SPACES):
        out[row] = i16(docks[space] + 1)
        out[row + 1] = i16(dock_cubes[space])
        row += 2
    row = at + OFFER_AT
    stacks = s.stacks
    for stack in range(STACKS):
        tile = stacks[stack * DEPTH]
        out[row] = 0 if tile == UNKNOWN else i16(tile + 1)
        count: i64 = 0
        while count < DEPTH and stacks[stack * DEPTH + count] != NOWHERE:
            count += 1
        out[row + 1] = i16(count)
        row += 2


def write_unseen(out: vec[i16], at: i64, s: State) -> None:
    """Write 1 for everything that chance may still bring: tiles, boats, docking tiles, hexes."""
    write_bits(out, at, s.unseen, TILES)
    write_bits(out, at + TILES, s.boats_left, BOATS)
    write_bits(out, at + TILES + BOATS, s.docking_left, DOCKS)
    write_bits(out, at + TILES + BOATS + DOCKS, s.hexes_left, HEXES)


def write_bits(out: vec[i16], at: i64, bits: i64, count: i64) -> None:
    for number in range(count):
        out[at + number] = i16((bits >> number) & 1)


def write_seat(out: vec[i16], at: i64, s: State, player: Player) -> None:
    for i in range(4):
        out[at + i] = i16(player.tokens[i])
    out[at + 4] = i16(player.rats)
    out[at + 5] = i16(player.score)
    order: i64 = 0
    while s.order[order] != player.seat and order + 1 < s.options.players:
        order += 1
    out[at + 6] = i16(order)
    out[at + 7] = i16(player.had)
    out[at + 8] = i16(len(player.wagons))
    out[at + 9] = i16(player.wagons_used)
    out[at + 10] = i16(player.repopulated)
    out[at + 11] = i16(board_number(s, player))
    out[at + 12] = i16(scroll_number(s, player))
    row = at + 13
    for i in range(3):
        out[row + i] = i16(player.registers[i])
        out[row + 3 + i] = i16(player.scrolls[i])
        out[row + 6 + i] = i16(player.overseer_steps[i] * 4 + player.overseer_branches[i])
        out[row + 9 + i] = i16((player.overseer_upgraded >> i) & 1)
    write_figures(out, at + FIGURES_IN, player)
    write_buildings(out, at, player)


def board_number(s: State, player: Player) -> i64:
    """Return the number of the player's estate, 0 for side a."""
    number: i64 = 0
    if player.estate is not s.box.estate_a:
        while s.box.estates_b[number] is not player.estate:
            number += 1
        number += 1
    return number


def scroll_number(s: State, player: Player) -> i64:
    number: i64 = 0
    if player.scroll_board is not s.box.scroll_a:
        while s.box.scrolls_b[number] is not player.scroll_board:
            number += 1
        number += 1
    return number


def write_figures(out: vec[i16], at: i64, player: Player) -> None:
    places = player.places
    used = player.used
    for number in range(LIEUTENANTS):
        out[at + number] = i16(places[number] + 1)
        out[at + LIEUTENANTS + number] = i16((used >> number) & 1)
    row = at + LIEUTENANTS * 2
    squares = player.squares
    spent = player.spent
    for square in range(SQUARES):
        out[row + square] = i16(squares[square] + 4 * ((spent >> square) & 1))


def write_buildings(out: vec[i16], at: i64, player: Player) -> None:
    row = at + CABINS_IN
    for cabin in range(CABINS):
        out[row] = i16(player.cabins[cabin])
        out[row + 1] = i16(player.cabin_classes[cabin])
        out[row + 2] = i16(player.cabin_spaces[cabin])
        out[row + 3] = i16(player.improvements[cabin] + 1)
        row += 4
    row = at + WORKSHOPS_IN
    for i in range(WORKSHOPS + BOATS):
        out[row + i] = 0
    for i in range(len(player.workshops)):
        out[row + player.workshops[i]] = i16(1 + player.workers[i] + 4 * player.rewarded[i])
    row = at + BOATS_IN
    for i in range(len(player.boats)):
        out[row + player.boats[i]] = 1
