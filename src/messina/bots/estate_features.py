"""Features of the own estate, and `write_features`, which writes all features of a position.

`city_features` adds the city and the opponents, `value_features` the values of everything.
"""

from mypy_extensions import i64

from messina.bots.city_features import write_city, write_options, write_others, write_reach, write_turn_order
from messina.bots.component_values import Weights
from messina.bots.evaluation import estimate_terms
from messina.bots.feature_vector import (
    ABLE_AT,
    BOATS_AT,
    BRANCHES_AT,
    BUILT_AT,
    CABINS_AT,
    ESTATES_AT,
    FIGURES_AT,
    GOLD_AT,
    IMPROVEMENTS_AT,
    OVERSEERS_AT,
    OWN_HEXES_AT,
    PENDING,
    PLANS_AT,
    RATS_AT,
    REGISTERS_AT,
    REPOPULATED_AT,
    SCORE_AT,
    SCROLL_BOARDS_AT,
    SCROLLS_AT,
    SPENT_AT,
    SQUARES_AT,
    STEPS_AT,
    TERMS,
    TERMS_AT,
    TOKENS_AT,
    UNUSED_AT,
    UPGRADES_AT,
    USED_AT,
    WAGONS_AT,
    WORKSHOPS_AT,
    FeatureVector,
)
from messina.bots.known_components import KnownComponents
from messina.bots.value_features import eighths, shortage, write_destination_values, write_values
from messina.rules.player import Player
from messina.rules.repopulation import count_citizens
from messina.rules.scoring import scroll_points
from messina.rules.state import State
from messina.rules.terms import (
    CABINS,
    EMPTY,
    HEXES,
    LIEUTENANTS,
    NOWHERE,
    SQUARES,
    SUPPLY,
    UPGRADED,
    WORKSHOPS,
)


def write_features(
    features: FeatureVector, s: State, w: Weights, seat: i64, settled: bool, for_policy: bool
) -> None:
    """Write all features of the position for the seat.

    Terms for what is pending in a turn are written only when the turn is over (`settled`), values of
    destinations only for the policy (`for_policy`).
    """
    features.count = 0
    player = s.seats[seat]
    known = features.known_components(s.box)
    write_goods(features, known, player)
    write_figures(features, player)
    write_citizens(features, known, s, player)
    write_buildings(features, known, player)
    write_tracks(features, known, s, player)
    write_terms(features, s, w, seat, settled)
    write_plans(features, known, s, player)
    write_boards(features, known, player)
    write_reach(features, known, s, player)
    write_turn_order(features, s, player)
    write_city(features, known, s, player)
    write_others(features, s, player)
    write_options(features, s)
    write_values(features, known, s, w, player)
    if for_policy:
        write_destination_values(features, s, w, player)


def write_goods(features: FeatureVector, known: KnownComponents, player: Player) -> None:
    features.put(SCORE_AT, player.score)
    for token in range(4):
        features.put(TOKENS_AT + token, player.tokens[token])
    features.steps(STEPS_AT, player.tokens[0], 10)
    features.steps(STEPS_AT + 10, player.tokens[1], 6)
    features.steps(STEPS_AT + 16, player.tokens[2], 4)
    features.steps(STEPS_AT + 20, player.tokens[3], 6)
    features.put(RATS_AT, player.rats)
    features.steps(RATS_AT + 1, player.rats, 6)
    features.put(REGISTERS_AT + min(19, player.registers[0]), known.registers[0])
    features.put(REGISTERS_AT + 20 + min(15, player.registers[1]), known.registers[1])
    features.put(REGISTERS_AT + 36 + min(15, player.registers[2]), known.registers[2])
    features.steps(BOATS_AT, len(player.boats), 6)
    boats: i64 = len(player.boats)
    features.put(BOATS_AT + 6, boats & 1)


def write_figures(features: FeatureVector, player: Player) -> None:
    there: i64 = 0
    unused: i64 = 0
    for number in range(LIEUTENANTS):
        place = player.places[number]
        if place >= SUPPLY:  # or gone
            continue
        there += 1
        if not player.is_used(number):
            unused += 1
            features.put(UNUSED_AT + place, 1)
        else:
            features.put(USED_AT + place, 1)
    features.put(FIGURES_AT + there, 1)
    features.put(FIGURES_AT + 6 + unused, 1)
    features.put(FIGURES_AT + 12 + player.had - 3, 1)


def write_citizens(features: FeatureVector, known: KnownComponents, s: State, player: Player) -> None:
    same = known.squares[known.estate_of(player)]
    for square in range(SQUARES):
        citizen = player.squares[square]
        if citizen != EMPTY:
            features.put(SQUARES_AT + square + (SQUARES if citizen == UPGRADED else 0), same[square])
    if player.spent != 0:
        for square in range(SQUARES):
            features.put(SPENT_AT + square, (player.spent >> square) & 1)
    for klass in range(3):
        features.able[klass] = count_citizens(s, player, klass, 0)
        features.gold[klass] = count_citizens(s, player, klass, 1)
        features.steps(ABLE_AT + klass * 4, features.able[klass], 4)
        features.steps(GOLD_AT + klass * 3, features.gold[klass], 3)
    empty: i64 = 0
    upgraded: i64 = 0
    for cabin in range(CABINS):
        if player.cabins[cabin] == EMPTY:
            empty += 1
        else:
            features.put(CABINS_AT + player.cabin_classes[cabin] * 2 + player.cabin_spaces[cabin] - 1, 1)
            if player.cabins[cabin] == UPGRADED:
                upgraded += 1
    features.put(CABINS_AT + 6, upgraded)
    features.put(CABINS_AT + 7, empty)


def write_buildings(features: FeatureVector, known: KnownComponents, player: Player) -> None:
    built: i64 = len(player.workshops)
    for cabin in range(CABINS):
        tile = player.improvements[cabin]
        if tile != NOWHERE:
            built += 1
            features.put(IMPROVEMENTS_AT + tile, known.improvements[tile])
            if player.cabins[cabin] != EMPTY:
                features.put(IMPROVEMENTS_AT + 15 + tile, known.improvements[tile])
    for number in range(len(player.workshops)):
        tile = player.workshops[number]
        same = known.workshops[tile]
        features.put(WORKSHOPS_AT + tile + WORKSHOPS * player.workers[number], same)
        if player.rewarded[number] == 1:
            features.put(WORKSHOPS_AT + 3 * WORKSHOPS + tile, same)
    features.put(BUILT_AT + min(7, built), 1)
    wagons: i64 = len(player.wagons)
    features.steps(WAGONS_AT, wagons, 3)
    features.put(WAGONS_AT + 3 + min(2, wagons - player.wagons_used), 1)


def write_tracks(features: FeatureVector, known: KnownComponents, s: State, player: Player) -> None:
    """Write overseers, scrolls and repopulation tiles."""
    same = known.tracks[known.scrolls_of(player)]
    for number in range(3):
        features.put(OVERSEERS_AT + number * 7 + player.overseer_steps[number], 1)
        features.put(BRANCHES_AT + number * 3 + player.overseer_branches[number], 1)
        features.put(UPGRADES_AT + number, (player.overseer_upgraded >> number) & 1)
        features.put(SCROLLS_AT + number * 5 + min(4, player.scrolls[number]), same[number])
        track = player.scroll_board.tracks[number]
        features.put(SCROLLS_AT + 15 + number, scroll_points(s, player, track, player.scrolls[number]))
    features.put(REPOPULATED_AT + player.repopulated, 1)


def write_terms(features: FeatureVector, s: State, w: Weights, seat: i64, settled: bool) -> None:
    """Write the terms of the hand-made evaluation."""
    terms = estimate_terms(s, w, seat)
    for number in range(TERMS):
        if number != PENDING or settled:
            features.put(TERMS_AT + number, eighths(terms[number + 1]))


def write_plans(features: FeatureVector, known: KnownComponents, s: State, player: Player) -> None:
    """Write how many things are missing to repopulate each hex (without the wagon)."""
    for hex in range(HEXES):
        if not s.in_city(hex) or known.hexes[hex] == 0:
            continue
        if s.owners[hex] == player.seat:
            features.put(OWN_HEXES_AT + hex, 1)
        elif s.owners[hex] == NOWHERE and player.repopulated < 5:
            short = shortage(features, s, player, hex)
            if short < 3:
                features.put(PLANS_AT + hex * 3 + short, 1)


def write_boards(features: FeatureVector, known: KnownComponents, player: Player) -> None:
    estate = known.estate_of(player)
    if 0 < estate <= 4:
        features.put(ESTATES_AT + estate - 1, known.estates[estate - 1])
    scrolls = known.scrolls_of(player)
    if 0 < scrolls <= 4:
        features.put(SCROLL_BOARDS_AT + scrolls - 1, known.scrolls[scrolls - 1])
