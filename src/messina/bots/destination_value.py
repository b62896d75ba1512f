"""Quick value of a destination, before a turn there is planned: action, citizens, cost of plague."""

from mypy_extensions import i64

from messina.bots.component_values import Weights, citizen_value, value_now
from messina.rules.player import Player
from messina.rules.repopulation import can_repopulate
from messina.rules.state import State
from messina.rules.terms import CABINS, EMPTY, FIRE, FIRST_DOCK, MAJOR, NOWHERE
from messina.rules.turn import citizens_on


def hex_value(s: State, w: Weights, player: Player, hex: i64, left: float) -> float:
    """Estimate what a turn on the hex brings."""
    printed = s.box.hexes[hex]
    value = value_now(s, w, printed.action)
    if player.wagons_used < len(player.wagons) and can_repopulate(s, player, hex):
        value = max(value, 0.6 * float(printed.points))
    citizens = citizens_on(s, hex)
    cubes = s.cubes[hex]
    if citizens > 0:
        each = citizen_value(w, left)
        if cubes > 0:
            free: i64 = 0
            for cabin in range(CABINS):
                if player.cabins[cabin] == EMPTY:
                    free += 1
            each *= w.cabin
            citizens = min(citizens, free)
        value += each * float(citizens)
    if cubes > 0:
        value += plague_value(s, w, player, cubes, left)
    if s.owners[hex] == player.seat:
        value += 2.0
    return value


def plague_value(s: State, w: Weights, player: Player, cubes: i64, left: float) -> float:
    """Estimate what the cubes cost: burn what can be burned, take rats for the rest."""
    dear = s.box.rounds[s.round - 1].fire == 2
    burned = float(min(cubes, payable_cubes(s, player, dear)))
    gain = 1.6 if dear else 0.9 + 0.5 * left
    return burned * gain - (float(cubes) - burned) * (1.5 + w.rat)


def payable_cubes(s: State, player: Player, dear: bool) -> i64:
    """6.1, 6.2: count the cubes of one hex that the player can pay for."""
    if not dear:
        return player.tokens[FIRE] + player.tokens[MAJOR]
    if s.options.one_major_suffices:
        return player.tokens[FIRE] // 2 + player.tokens[MAJOR]
    return (player.tokens[FIRE] + player.tokens[MAJOR]) // 2


def dock_value(s: State, w: Weights, player: Player, dock: i64, left: float) -> float:
    """Estimate the best boat at the dock."""
    best: float = 0.0
    for space in range(dock * 3, dock * 3 + 3):
        if s.docks[space] != NOWHERE:
            value = value_now(s, w, s.box.boats[s.docks[space]].reward)
            if s.dock_cubes[space] == 1:
                value += plague_value(s, w, player, 1, left)
            best = max(best, value)
    if len(player.boats) % 2 == 1:
        best += w.overseer
    return best + 1.0


def destination_value(s: State, w: Weights, player: Player, place: i64, left: float) -> float:
    """Estimate what a turn at the place brings, without planning it."""
    if place < FIRST_DOCK:
        return hex_value(s, w, player, place, left)
    return dock_value(s, w, player, place - FIRST_DOCK, left)
