"""Features beyond the own estate: the city, the harbour, the offer, the opponents, the options."""

from mypy_extensions import i64

from messina.bots.feature_vector import (
    ADVANCED_AT,
    BLOCKED_AT,
    BOATS_LEFT_AT,
    CITIZENS_AT,
    CITY_AT,
    CUBED_AT,
    CUBES_AT,
    DOCKED_AT,
    DOCKING_AT,
    LEAD_AT,
    LEFT_AT,
    OFFER_AT,
    OPPONENT,
    OPPONENTS_AT,
    ORDER_AT,
    PLAYERS_AT,
    REACH_AT,
    READINGS_AT,
    RIVAL_AT,
    SHIPS_AT,
    SUPPLY_AT,
    TAKEN_AT,
    WAIT_AT,
    WHEEL_AT,
    FeatureVector,
)
from messina.bots.known_components import KnownComponents
from messina.rules.player import Player
from messina.rules.repopulation import count_citizens
from messina.rules.scoring import scroll_points
from messina.rules.state import DEPTH, STACKS, State
from messina.rules.terms import (
    BOATS,
    CABINS,
    CHURCH,
    CITY,
    EMPTY,
    ESTATE,
    FIRST_DOCK,
    HEXES,
    LIEUTENANTS,
    NOWHERE,
    PLACES,
    POPULARITY,
    UNKNOWN,
)


def write_reach(features: FeatureVector, known: KnownComponents, s: State, player: Player) -> None:
    """Write the coins it costs to reach each place with the nearest lieutenant that may move."""
    cells = s.layout.cells
    ready = player.has_unused()
    starts: list[i64] = []
    for number in range(LIEUTENANTS):
        place = player.places[number]
        if place < PLACES and (not player.is_used(number) or not ready):
            starts.append(s.cells[place] * cells)
    for place in range(PLACES):
        cell = s.cells[place]
        if cell == NOWHERE or (place < FIRST_DOCK and known.hexes[place] == 0):
            continue
        coins: i64 = 5 if starts else 0
        for row in starts:
            coins = min(coins, s.distances[row + cell] - 1)
        features.put(REACH_AT + place, 5 - max(0, coins))


def write_turn_order(features: FeatureVector, s: State, player: Player) -> None:
    players = s.options.players
    features.put(PLAYERS_AT + players - 1, 1)
    if players == 1:
        features.put(WAIT_AT + s.turn, 1)
        return
    for i in range(players):
        if s.order[(s.turn + i) % players] == player.seat:
            features.put(WAIT_AT + i, 1)
        if s.order[i] == player.seat:
            features.put(ORDER_AT + i, 1)
    unused: i64 = 0
    for other in s.seats:
        if other.seat != player.seat:
            for number in range(LIEUTENANTS):
                if other.places[number] <= ESTATE and not other.is_used(number):
                    unused += 1
    features.put(LEFT_AT + unused, 1)


def write_city(features: FeatureVector, known: KnownComponents, s: State, player: Player) -> None:
    for hex in range(FIRST_DOCK):
        if not s.in_city(hex) or known.hexes[hex] == 0:
            continue
        if s.standing[hex] != NOWHERE:
            features.put(BLOCKED_AT + hex, 1)
        if s.cubes[hex] > 0:
            features.put(CUBES_AT + hex, s.cubes[hex])
            features.put(CUBED_AT + hex, 1)
        if hex < HEXES:
            features.put(CITY_AT + hex, 1)
            for klass in range(3):
                features.put(CITIZENS_AT + hex * 3 + klass, s.citizens[hex * 3 + klass])
            if s.owners[hex] != NOWHERE and s.owners[hex] != player.seat:
                features.put(TAKEN_AT + hex, 1)
    write_harbour(features, known, s)
    if NOWHERE < s.wheel < 12:
        features.put(WHEEL_AT + s.wheel, known.wheel[s.wheel])
    for stack in range(STACKS):
        tile = s.stacks[stack * DEPTH]
        if tile != NOWHERE and tile != UNKNOWN:
            features.put(OFFER_AT + tile, known.tiles[tile])
    features.put(SUPPLY_AT, s.supply)


def write_harbour(features: FeatureVector, known: KnownComponents, s: State) -> None:
    for dock in range(4):
        boats: i64 = 0
        cubes: i64 = 0
        for space in range(dock * 3, dock * 3 + 3):
            if s.docks[space] != NOWHERE:
                boats += 1
                cubes += s.dock_cubes[space]
                features.put(SHIPS_AT + s.docks[space], known.boats[s.docks[space]])
        features.put(DOCKED_AT + dock, boats)
        features.put(DOCKED_AT + 4 + dock, cubes)
        features.put(DOCKING_AT + dock, (s.docking_left >> dock) & 1)
    for boat in range(BOATS):
        features.put(BOATS_LEFT_AT + boat, (s.boats_left >> boat) & known.boats[boat])


def write_options(features: FeatureVector, s: State) -> None:
    for player in s.seats:
        if player.estate is not s.box.estate_a or player.scroll_board is not s.box.scroll_a:
            features.put(ADVANCED_AT, 1)
            break
    if s.options.major_fire != "english":
        features.put(READINGS_AT, 1)
    if s.options.major_fire == "czech":
        features.put(READINGS_AT + 1, 1)


# The others.


def write_others(features: FeatureVector, s: State, player: Player) -> None:
    """Write the strongest opponent, then the sum of the rest."""
    if s.options.players == 1:
        features.put(RIVAL_AT + min(18, s.opponent_popularity), 1)
        features.put(RIVAL_AT + 19 + min(5, s.opponent_left), 1)
        write_lead(features, player, s.opponent_popularity)
        return
    best = player
    most: i64 = -1000
    top: i64 = 1
    for other in s.seats:
        if other.seat != player.seat:
            strength = strength_of(other)
            if strength > most:
                most = strength
                best = other
            top = max(top, other.registers[POPULARITY] - other.rats)
    write_lead(features, player, top)
    for other in s.seats:
        if other.seat == best.seat:
            write_opponent(features, s, other, OPPONENTS_AT)
        elif other.seat != player.seat:
            write_opponent(features, s, other, OPPONENTS_AT + OPPONENT)


def strength_of(player: Player) -> i64:
    """Estimate roughly how strong a player's position is."""
    registers = player.registers
    return player.score + 8 * player.repopulated + registers[0] + registers[1] + registers[2]


def write_lead(features: FeatureVector, player: Player, other: i64) -> None:
    ahead = max(1, player.registers[POPULARITY] - player.rats) - other
    features.put(LEAD_AT + 6 + max(-6, min(6, ahead)), 1)


def write_opponent(features: FeatureVector, s: State, other: Player, base: i64) -> None:
    features.put(base, other.score)
    for token in range(4):
        features.put(base + 1 + token, other.tokens[token])
    features.put(base + 5, other.rats)
    there: i64 = 0
    unused: i64 = 0
    for number in range(LIEUTENANTS):
        if other.places[number] <= ESTATE:
            there += 1
            if not other.is_used(number):
                unused += 1
    features.put(base + 9, there)
    features.put(base + 10, unused)
    points: i64 = 0
    for number in range(3):
        features.put(base + 6 + number, other.registers[number])
        features.put(base + 11 + number, count_citizens(s, other, number, 0))
        features.put(base + 14 + number, count_citizens(s, other, number, 1))
        features.put(base + 17 + number, other.scrolls[number])
        features.put(base + 20 + number, other.overseer_steps[number])
        points += scroll_points(s, other, other.scroll_board.tracks[number], other.scrolls[number])
    features.put(base + 23, points)
    write_holdings(features, s, other, base)


def write_holdings(features: FeatureVector, s: State, other: Player, base: i64) -> None:
    cabins: i64 = 0
    built: i64 = len(other.workshops)
    workers: i64 = 0
    for cabin in range(CABINS):
        if other.cabins[cabin] != EMPTY:
            cabins += 1
        if other.improvements[cabin] != NOWHERE:
            built += 1
    for number in range(len(other.workshops)):
        if other.workers[number] != EMPTY:
            workers += 1
    owned: i64 = 0
    if other.repopulated > 0:
        for hex in range(HEXES):
            if s.owners[hex] == other.seat:
                owned += s.box.hexes[hex].points
    features.put(base + 24, cabins)
    features.put(base + 25, built)
    features.put(base + 26, workers)
    features.put(base + 27, len(other.wagons))
    features.put(base + 28, len(other.boats))
    features.put(base + 29, other.repopulated)
    features.put(base + 30, owned)
    features.put(base + 31, strength_of(other))
    features.put(base + 32, s.box.registers[CITY].points[other.registers[CITY]])
    features.put(base + 33, s.box.registers[CHURCH].points[other.registers[CHURCH]])
