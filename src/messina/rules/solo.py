"""Section 12: the virtual opponent of the solo game.

It is on the popularity register only. Its turns are drawn from the solo tiles, all of them chance: the
tile, and which boat where several are equally near.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from messina.rules.actions import OPPONENT_BOAT, SOLO
from messina.rules.box import (
    SOLO_BOAT,
    SOLO_IMPROVEMENTS,
    SOLO_WAGON,
    SOLO_WORKSHOP,
    SoloTile,
)
from messina.rules.building import take
from messina.rules.events import (
    OPPONENT,
    BoatTaken,
    CubeBurned,
    CubeDiscarded,
    OpponentMoved,
    OpponentReady,
    OpponentRemovedCitizen,
    OpponentTook,
    OpponentTurn,
    RegisterAdvanced,
    SoloTileRevealed,
)
from messina.rules.layout import FAR
from messina.rules.repopulation import visit
from messina.rules.state import (
    FIRST_WAGON_STACK,
    FIRST_WORKSHOP_STACK,
    ChanceFrame,
    Offer,
    State,
    take_boat_away,
)
from messina.rules.terms import FIRST_DOCK, NOWHERE, POPULARITY, bit

PLAYERS_TURN: Final = 0
OPPONENTS_TURN: Final = 1


def begin_solo_round(s: State) -> None:
    """12.2, 12.4: figures, who begins, and all tiles shuffled anew."""
    if s.round <= 3:
        s.opponent_left = 3
    else:
        s.opponent_left = 4 if s.round <= 5 else 5
    s.solo_left = bit(len(s.box.solo_tiles)) - 1
    s.tell(OpponentReady, s.opponent_left)
    s.turn = OPPONENTS_TURN if s.round % 2 == 1 else PLAYERS_TURN


def next_turn_solo(s: State) -> bool:
    """12.2: they alternate; whoever has lieutenants left when the other has none goes on.

    `State.turn` says whose turn it was last, and then whose it is now. False ends the round.
    """
    player_can = s.seats[0].has_unused()
    if not player_can and s.opponent_left == 0:
        return False
    if player_can and (s.turn == OPPONENTS_TURN or s.opponent_left == 0):
        s.turn = PLAYERS_TURN
    else:
        s.turn = OPPONENTS_TURN
        s.opponent_left -= 1
        s.tell(OpponentTurn, s.opponent_left)
    return True


def reveal_next(s: State) -> None:
    """12.4: if no tile fits, the figure is skipped."""
    if s.solo_left != 0:
        s.push(RevealSoloTile())


class RevealSoloTile(ChanceFrame):
    """12.3: solo tiles are revealed until one names a hex that is in the city and not blocked."""

    clause: ClassVar[str] = "12.3"

    def offer(self, s: State, offer: Offer) -> None:
        for tile in range(len(s.box.solo_tiles)):
            if (s.solo_left >> tile) & 1 == 1:
                offer.add(SOLO, tile)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.solo_left &= ~bit(argument)
        tile = s.box.solo_tiles[argument]
        fits = s.in_city(tile.hex) and s.standing[tile.hex] == NOWHERE
        s.tell(SoloTileRevealed, argument, 1 if fits else 0)
        if fits:
            visit_as_opponent(s, tile)
        else:
            reveal_next(s)


def visit_as_opponent(s: State, tile: SoloTile) -> None:
    """12.3: the figure blocks, citizens go, one cube burns, then the tile's action."""
    hex = tile.hex
    s.standing[hex] = OPPONENT
    s.tell(OpponentMoved, hex)
    visit(s, hex)  # 12.5
    for klass in range(3):
        while s.citizens[hex * 3 + klass] > 0:
            s.citizens[hex * 3 + klass] -= 1
            s.tell(OpponentRemovedCitizen, hex, klass)
    if s.cubes[hex] > 0:
        s.cubes[hex] -= 1
        s.supply += 1
        s.tell(CubeBurned, OPPONENT, hex)
        if s.opponent_popularity < s.box.registers[POPULARITY].last:
            s.opponent_popularity += 1
            s.tell(RegisterAdvanced, OPPONENT, POPULARITY, s.opponent_popularity, NOWHERE)
    take_as_opponent(s, tile)


def take_as_opponent(s: State, tile: SoloTile) -> None:
    """12.3: if there is nothing to take, nothing happens."""
    if tile.deed == SOLO_BOAT:
        if nearest_boat_distance(s, tile.hex) < FAR:
            s.push(TakeNearestBoat(tile.hex))
    elif tile.deed == SOLO_WAGON:
        take_offer(s, FIRST_WAGON_STACK)
    elif tile.deed == SOLO_WORKSHOP:
        take_offer(s, FIRST_WORKSHOP_STACK + tile.klass)
    elif tile.deed == SOLO_IMPROVEMENTS:
        for stack in range(3):
            take_offer(s, stack)


def take_offer(s: State, stack: i64) -> None:
    if s.face_up(stack) != NOWHERE:
        s.tell(OpponentTook, s.face_up(stack))
        take(s, stack)


def nearest_boat_distance(s: State, hex: i64) -> i64:
    nearest: i64 = FAR
    for dock in range(4):
        if s.boats_at(dock):
            nearest = min(nearest, s.distance(hex, FIRST_DOCK + dock))
    return nearest


class TakeNearestBoat(ChanceFrame):
    """12.3: a boat of the nearest dock, at random among the nearest; its cube goes too (12.4)."""

    clause: ClassVar[str] = "12.3"

    def __init__(self, hex: i64) -> None:
        super().__init__()
        self.hex = hex

    def offer(self, s: State, offer: Offer) -> None:
        nearest = nearest_boat_distance(s, self.hex)
        for space in range(12):
            if s.docks[space] != NOWHERE and s.distance(self.hex, FIRST_DOCK + space // 3) == nearest:
                offer.add(OPPONENT_BOAT, s.docks[space])

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        space: i64 = 0
        while s.docks[space] != argument:
            space += 1
        dock = FIRST_DOCK + space // 3
        if take_boat_away(s, space):
            s.supply += 1
            s.tell(CubeDiscarded, OPPONENT, dock)
        s.tell(BoatTaken, OPPONENT, argument, dock)

    def fields(self) -> list[int]:
        return [self.hex]
