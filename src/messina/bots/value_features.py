"""Features that mean the same in every pack: what things are worth and bring.

Whatever the tiles of a pack show, a position has so many points within reach, produces so much a round, and
offers so much for so few coins. Worths are those of the hand-made evaluation, in eighths of a point.
"""

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.component_values import (
    Weights,
    production_value_between,
    rounds_left,
    share_left,
    token_value,
    value_now,
)
from messina.bots.destination_value import destination_value
from messina.bots.evaluation import improvement_value, landing_value, things_to_count, workshop_value
from messina.bots.feature_vector import (
    ABLE_TO_DO_AT,
    BEST_ACTION_AT,
    BUILDINGS_AT,
    COULD_MAKE_AT,
    DESTINATION_VALUES_AT,
    EFFECTS,
    FREE_HEXES_AT,
    GOLDEN_AT,
    LANDING_AT,
    MAKES_AT,
    NEXT_SCROLL_AT,
    NEXT_THING_AT,
    OFFER_WORTH_AT,
    OPEN_ACTIONS_AT,
    OPEN_HEXES_AT,
    OWN_POINTS_AT,
    POINTS_AT,
    RESCUABLE_AT,
    RIVAL_WORTH_AT,
    ROADS_AT,
    SHIPS_WORTH_AT,
    SQUARES_WORTH_AT,
    TO_GO_AT,
    WAGON_AT,
    FeatureVector,
)
from messina.bots.known_components import KnownComponents
from messina.bots.repopulation_value import value_of_one
from messina.rules.box import Benefit
from messina.rules.player import Player
from messina.rules.repopulation import count_citizens
from messina.rules.scoring import scroll_points
from messina.rules.state import DEPTH, STACKS, State
from messina.rules.terms import (
    CABINS,
    CITY,
    EMPTY,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FIRST_DOCK,
    HEXES,
    LIEUTENANT,
    LUMBER,
    NOWHERE,
    PLACES,
    POPULARITY,
    REPOPULATION_TILES,
    SQUARES,
    UNKNOWN,
    UPGRADED,
)


def write_values(
    features: FeatureVector, known: KnownComponents, s: State, w: Weights, player: Player
) -> None:
    """Write the values of what the position offers the player, kind by kind."""
    left = share_left(s)
    write_roads(features, s, w, player)
    write_squares(features, known, s, w, player)
    write_production(features, known, s, w, player, left)
    write_next_steps(features, s, w, player, left)
    write_free_hexes(features, s, player)
    write_open_hexes(features, known, s, w)
    write_offer(features, s, w, player, left)
    if s.options.players > 1:
        write_rival(features, s, player)


def eighths(value: float) -> i64:
    if value < 0.0:
        return -i64(0.5 - 8.0 * value)
    return i64(0.5 + 8.0 * value)


def add_effects(features: FeatureVector, known: KnownComponents, base: i64, benefit: Benefit) -> None:
    if benefit.number == 0:
        return
    effects = known.effects[benefit.number]
    for kind in range(EFFECTS):
        features.put(base + kind, effects[kind])


def write_roads(features: FeatureVector, s: State, w: Weights, player: Player) -> None:
    """Write the points at the spaces reached, and the values of the spaces ahead."""
    for register in range(3):
        printed = s.box.registers[register]
        space = player.registers[register]
        if register == POPULARITY:
            space = max(1, space - player.rats)
        features.put(POINTS_AT + register, printed.points[space])
        features.put(ROADS_AT + register, eighths(w.roads[s.round * 3 + register][space]))
        features.put(TO_GO_AT + register, printed.last - space)
    city = s.box.registers[CITY]
    ahead: i64 = 8
    for space in range(player.registers[CITY] + 1, min(player.registers[CITY] + 8, city.last + 1)):
        if ahead == 8 and brings_lieutenant(city.actions[space]):
            ahead = space - player.registers[CITY]
    features.put(TO_GO_AT + 3, ahead)


def brings_lieutenant(benefit: Benefit) -> bool:
    for bundle in benefit.bundles:
        for opportunity in bundle.choices:
            if opportunity == LIEUTENANT:
                return True
    return False


def write_squares(
    features: FeatureVector, known: KnownComponents, s: State, w: Weights, player: Player
) -> None:
    """Write what citizens on squares can do now, and at the next step of each overseer (7.4)."""
    value: float = 0.0
    for square in range(SQUARES):
        if player.squares[square] != EMPTY and (player.spent >> square) & 1 == 0:
            action = player.estate.actions[square]
            value += value_now(s, w, action)
            add_effects(features, known, ABLE_TO_DO_AT, action)
    features.put(SQUARES_WORTH_AT, eighths(value))
    for klass in range(3):
        if player.overseer_steps[klass] < 6:
            features.put(LANDING_AT + klass, eighths(landing_value(s, w, player, klass)))


def write_production(
    features: FeatureVector, known: KnownComponents, s: State, w: Weights, player: Player, left: float
) -> None:
    """10.1: write what is produced, what could be, and the values of all buildings."""
    improvements: float = 0.0
    workshops: float = 0.0
    rewards: float = 0.0
    golden: i64 = 0
    for cabin in range(CABINS):
        if player.improvements[cabin] != NOWHERE:
            production = s.box.improvements[player.improvements[cabin]].production
            improvements += improvement_value(s, w, player, cabin)
            add_effects(features, known, COULD_MAKE_AT, production)
            if player.cabins[cabin] != EMPTY:
                add_effects(features, known, MAKES_AT, production)
    for number in range(len(player.workshops)):
        workshop = s.box.workshops[player.workshops[number]]
        worker = player.workers[number]
        if worker == UPGRADED:
            golden += 1
        if workshop.era == 2:
            rewards += workshop_value(s, w, player, number, left)
            continue
        workshops += workshop_value(s, w, player, number, left)
        add_effects(features, known, COULD_MAKE_AT, workshop.production)
        add_effects(features, known, COULD_MAKE_AT, workshop.added)
        if worker == UPGRADED:
            add_effects(features, known, MAKES_AT, workshop.added)
        if worker == UPGRADED or (worker != EMPTY and not workshop.needs_upgraded):
            add_effects(features, known, MAKES_AT, workshop.production)
    features.put(BUILDINGS_AT, eighths(improvements))
    features.put(BUILDINGS_AT + 1, eighths(workshops))
    features.put(BUILDINGS_AT + 2, eighths(rewards))
    features.put(GOLDEN_AT, golden)


def write_next_steps(features: FeatureVector, s: State, w: Weights, player: Player, left: float) -> None:
    """Write what the next level of each scroll track scores, and one more counted thing."""
    for number in range(3):
        track = player.scroll_board.tracks[number]
        level = player.scrolls[number]
        if level < track.top:
            gain = scroll_points(s, player, track, level + 1) - scroll_points(s, player, track, level)
            features.put(NEXT_SCROLL_AT + number, gain)
        if track.width == 1:
            features.put(
                NEXT_THING_AT + number,
                eighths(things_to_count(s, w, player, track) * value_of_one(w, player, number, left)),
            )


def write_free_hexes(features: FeatureVector, s: State, player: Player) -> None:
    """Write the hexes that can be repopulated, by the number of things missing (without the wagon)."""
    most = vec[i64]([0, 0, 0])
    own: i64 = 0
    for hex in range(HEXES):
        if not s.in_city(hex):
            continue
        points = s.box.hexes[hex].points
        if s.owners[hex] == player.seat:
            own += points
        elif s.owners[hex] == NOWHERE and player.repopulated < REPOPULATION_TILES:
            short = shortage(features, s, player, hex)
            if short < 3:
                features.put(FREE_HEXES_AT + short, 1)
                features.put(FREE_HEXES_AT + 3 + short, points)
                most[short] = max(most[short], points)
    for short in range(3):
        features.put(FREE_HEXES_AT + 6 + short, most[short])
    features.put(OWN_POINTS_AT, own)


def shortage(features: FeatureVector, s: State, player: Player, hex: i64) -> i64:
    """Count what is missing to repopulate the hex, the wagon apart."""
    printed = s.box.hexes[hex]
    short: i64 = 0
    for token in range(4):
        short += max(0, printed.cost[token] - player.tokens[token])
    for klass in range(3):
        upgraded = printed.upgraded[klass]
        short += max(
            max(0, upgraded - features.gold[klass]),
            max(0, upgraded + printed.plain[klass] - features.able[klass]),
        )
    return short


def write_open_hexes(features: FeatureVector, known: KnownComponents, s: State, w: Weights) -> None:
    """Write what the free destinations offer: actions, citizens, boats."""
    best: float = 0.0
    for hex in range(FIRST_DOCK):
        if not s.in_city(hex):
            continue
        plagued: i64 = 1 if s.cubes[hex] > 0 else 0
        if hex < HEXES:
            for klass in range(3):
                features.put(RESCUABLE_AT + plagued * 3 + klass, s.citizens[hex * 3 + klass])
        if s.standing[hex] == NOWHERE:
            features.put(OPEN_HEXES_AT + plagued, 1)
            action = s.box.hexes[hex].action
            add_effects(features, known, OPEN_ACTIONS_AT, action)
            best = max(best, value_now(s, w, action))
    features.put(BEST_ACTION_AT, eighths(best))
    ship: float = 0.0
    ships: float = 0.0
    for space in range(12):
        if s.docks[space] != NOWHERE:
            value = value_now(s, w, s.box.boats[s.docks[space]].reward)
            ship = max(ship, value)
            ships += value
    features.put(SHIPS_WORTH_AT, eighths(ship))
    features.put(SHIPS_WORTH_AT + 1, eighths(ships))


def write_offer(features: FeatureVector, s: State, w: Weights, player: Player, left: float) -> None:
    """Write what the best tiles on offer bring beyond their cost, and the best affordable ones."""
    best = vec[float]([0.0] * 4)
    payable = vec[float]([0.0] * 4)
    points: i64 = 0
    price: i64 = 0
    for stack in range(STACKS):
        tile = s.stacks[stack * DEPTH]
        if tile in (NOWHERE, UNKNOWN):
            continue
        if tile >= FIRST_BUILT_WAGON:
            wagon = s.box.wagons[tile - FIRST_BUILT_WAGON]
            if wagon.points >= points:
                points = wagon.points
                price = wagon.cost[LUMBER] + wagon.cost[0]
            continue
        kind: i64 = 0
        if tile < FIRST_BUILT_WORKSHOP:
            improvement = s.box.improvements[tile]
            cost = improvement.cost
            value = production_value_between(w, improvement.production, s.round, 7) * 0.5
        else:
            workshop = s.box.workshops[tile - FIRST_BUILT_WORKSHOP]
            kind = 1 + workshop.klass
            cost = workshop.cost
            value = value_now(s, w, workshop.reward) + production_value_between(
                w, workshop.production, s.round, 7
            )
            value += 0.5 * (production_value_between(w, workshop.added, s.round, 7) + rounds_left(s))
        enough = True
        for token in range(4):
            value -= float(cost[token]) * token_value(w, token, left)
            if player.tokens[token] < cost[token]:
                enough = False
        best[kind] = max(best[kind], value)
        if enough:
            payable[kind] = max(payable[kind], value)
    for kind in range(4):
        features.put(OFFER_WORTH_AT + kind, eighths(best[kind]))
        features.put(OFFER_WORTH_AT + 4 + kind, eighths(payable[kind]))
    features.put(WAGON_AT, points)
    features.put(WAGON_AT + 1, price)


def write_rival(features: FeatureVector, s: State, player: Player) -> None:
    """Write the points that the best placed opponent has on registers and can repopulate next."""
    points: i64 = 0
    ready: i64 = 0
    best: i64 = 0
    makes: i64 = 0
    for other in s.seats:
        if other.seat == player.seat:
            continue
        held: i64 = 0
        for register in range(3):
            held += s.box.registers[register].points[other.registers[register]]
        points = max(points, held)
        makes = max(makes, working(s, other))
        if other.repopulated == REPOPULATION_TILES:
            continue
        for klass in range(3):
            features.other_able[klass] = count_citizens(s, other, klass, 0)
            features.other_gold[klass] = count_citizens(s, other, klass, 1)
        for hex in range(HEXES):
            if s.in_city(hex) and s.owners[hex] == NOWHERE and is_ready(features, s, other, hex):
                ready += 1
                best = max(best, s.box.hexes[hex].points)
    features.put(RIVAL_WORTH_AT, points)
    features.put(RIVAL_WORTH_AT + 1, ready)
    features.put(RIVAL_WORTH_AT + 2, best)
    features.put(RIVAL_WORTH_AT + 3, makes)


def working(s: State, other: Player) -> i64:
    """Count the buildings that will produce at the end of the round."""
    count: i64 = 0
    for cabin in range(CABINS):
        if other.improvements[cabin] != NOWHERE and other.cabins[cabin] != EMPTY:
            count += 1
    for number in range(len(other.workshops)):
        if other.workers[number] != EMPTY and s.box.workshops[other.workshops[number]].era == 1:
            count += 1
    return count


def is_ready(features: FeatureVector, s: State, other: Player, hex: i64) -> bool:
    """9.2: check that the tokens and citizens for a hex are there (without wagon and lieutenant)."""
    printed = s.box.hexes[hex]
    for token in range(4):
        if printed.cost[token] > other.tokens[token]:
            return False
    for klass in range(3):
        upgraded = printed.upgraded[klass]
        if (
            upgraded > features.other_gold[klass]
            or upgraded + printed.plain[klass] > features.other_able[klass]
        ):
            return False
    return True


def write_destination_values(features: FeatureVector, s: State, w: Weights, player: Player) -> None:
    """Write the estimated value of each destination, for the policy alone."""
    left = share_left(s)
    for place in range(PLACES):
        if place >= FIRST_DOCK:
            if s.boats_at(place - FIRST_DOCK):
                features.put(
                    DESTINATION_VALUES_AT + place, eighths(destination_value(s, w, player, place, left))
                )
        elif s.in_city(place) and s.standing[place] == NOWHERE:
            features.put(DESTINATION_VALUES_AT + place, eighths(destination_value(s, w, player, place, left)))
    features.put(DESTINATION_VALUES_AT + PLACES, eighths(token_value(w, 0, left)))
