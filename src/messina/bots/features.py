"""What a seat sees of its own estate, as features.

`surroundings` adds the city and the others, `printed_worth` what all of it is worth.
"""

from mypy_extensions import i64

from messina.bots.evaluation import estimate_terms
from messina.bots.familiar import Familiar
from messina.bots.printed_worth import eighths, shortage, write_glances, write_worth
from messina.bots.sheet import (
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
    Sheet,
)
from messina.bots.surroundings import write_city, write_options, write_others, write_reach, write_turn_order
from messina.bots.worth import Weights
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


def write_features(sheet: Sheet, s: State, w: Weights, seat: i64, settled: bool, looking: bool) -> None:
    """Write all features of the position for the seat.

    What is pending in a turn is written only where it is over (`settled`), what places look like at a glance
    only where destinations are compared (`looking`).
    """
    sheet.count = 0
    player = s.seats[seat]
    familiar = sheet.look_at(s.box)
    write_goods(sheet, familiar, player)
    write_figures(sheet, player)
    write_citizens(sheet, familiar, s, player)
    write_buildings(sheet, familiar, player)
    write_tracks(sheet, familiar, s, player)
    write_terms(sheet, s, w, seat, settled)
    write_plans(sheet, familiar, s, player)
    write_boards(sheet, familiar, player)
    write_reach(sheet, familiar, s, player)
    write_turn_order(sheet, s, player)
    write_city(sheet, familiar, s, player)
    write_others(sheet, s, player)
    write_options(sheet, s)
    write_worth(sheet, familiar, s, w, player)
    if looking:
        write_glances(sheet, s, w, player)


def write_goods(sheet: Sheet, familiar: Familiar, player: Player) -> None:
    sheet.put(SCORE_AT, player.score)
    for token in range(4):
        sheet.put(TOKENS_AT + token, player.tokens[token])
    sheet.steps(STEPS_AT, player.tokens[0], 10)
    sheet.steps(STEPS_AT + 10, player.tokens[1], 6)
    sheet.steps(STEPS_AT + 16, player.tokens[2], 4)
    sheet.steps(STEPS_AT + 20, player.tokens[3], 6)
    sheet.put(RATS_AT, player.rats)
    sheet.steps(RATS_AT + 1, player.rats, 6)
    sheet.put(REGISTERS_AT + min(19, player.registers[0]), familiar.registers[0])
    sheet.put(REGISTERS_AT + 20 + min(15, player.registers[1]), familiar.registers[1])
    sheet.put(REGISTERS_AT + 36 + min(15, player.registers[2]), familiar.registers[2])
    sheet.steps(BOATS_AT, len(player.boats), 6)
    boats: i64 = len(player.boats)
    sheet.put(BOATS_AT + 6, boats & 1)


def write_figures(sheet: Sheet, player: Player) -> None:
    there: i64 = 0
    unused: i64 = 0
    for number in range(LIEUTENANTS):
        place = player.places[number]
        if place >= SUPPLY:  # or gone
            continue
        there += 1
        if not player.is_used(number):
            unused += 1
            sheet.put(UNUSED_AT + place, 1)
        else:
            sheet.put(USED_AT + place, 1)
    sheet.put(FIGURES_AT + there, 1)
    sheet.put(FIGURES_AT + 6 + unused, 1)
    sheet.put(FIGURES_AT + 12 + player.had - 3, 1)


def write_citizens(sheet: Sheet, familiar: Familiar, s: State, player: Player) -> None:
    same = familiar.squares[familiar.estate_of(player)]
    for square in range(SQUARES):
        citizen = player.squares[square]
        if citizen != EMPTY:
            sheet.put(SQUARES_AT + square + (SQUARES if citizen == UPGRADED else 0), same[square])
    if player.spent != 0:
        for square in range(SQUARES):
            sheet.put(SPENT_AT + square, (player.spent >> square) & 1)
    for klass in range(3):
        sheet.able[klass] = count_citizens(s, player, klass, 0)
        sheet.gold[klass] = count_citizens(s, player, klass, 1)
        sheet.steps(ABLE_AT + klass * 4, sheet.able[klass], 4)
        sheet.steps(GOLD_AT + klass * 3, sheet.gold[klass], 3)
    empty: i64 = 0
    upgraded: i64 = 0
    for cabin in range(CABINS):
        if player.cabins[cabin] == EMPTY:
            empty += 1
        else:
            sheet.put(CABINS_AT + player.cabin_classes[cabin] * 2 + player.cabin_spaces[cabin] - 1, 1)
            if player.cabins[cabin] == UPGRADED:
                upgraded += 1
    sheet.put(CABINS_AT + 6, upgraded)
    sheet.put(CABINS_AT + 7, empty)


def write_buildings(sheet: Sheet, familiar: Familiar, player: Player) -> None:
    built: i64 = len(player.workshops)
    for cabin in range(CABINS):
        tile = player.improvements[cabin]
        if tile != NOWHERE:
            built += 1
            sheet.put(IMPROVEMENTS_AT + tile, familiar.improvements[tile])
            if player.cabins[cabin] != EMPTY:
                sheet.put(IMPROVEMENTS_AT + 15 + tile, familiar.improvements[tile])
    for number in range(len(player.workshops)):
        tile = player.workshops[number]
        same = familiar.workshops[tile]
        sheet.put(WORKSHOPS_AT + tile + WORKSHOPS * player.workers[number], same)
        if player.rewarded[number] == 1:
            sheet.put(WORKSHOPS_AT + 3 * WORKSHOPS + tile, same)
    sheet.put(BUILT_AT + min(7, built), 1)
    wagons: i64 = len(player.wagons)
    sheet.steps(WAGONS_AT, wagons, 3)
    sheet.put(WAGONS_AT + 3 + min(2, wagons - player.wagons_used), 1)


def write_tracks(sheet: Sheet, familiar: Familiar, s: State, player: Player) -> None:
    """Overseers, scrolls and repopulation tiles."""
    same = familiar.tracks[familiar.scrolls_of(player)]
    for number in range(3):
        sheet.put(OVERSEERS_AT + number * 7 + player.overseer_steps[number], 1)
        sheet.put(BRANCHES_AT + number * 3 + player.overseer_branches[number], 1)
        sheet.put(UPGRADES_AT + number, (player.overseer_upgraded >> number) & 1)
        sheet.put(SCROLLS_AT + number * 5 + min(4, player.scrolls[number]), same[number])
        track = player.scroll_board.tracks[number]
        sheet.put(SCROLLS_AT + 15 + number, scroll_points(s, player, track, player.scrolls[number]))
    sheet.put(REPOPULATED_AT + player.repopulated, 1)


def write_terms(sheet: Sheet, s: State, w: Weights, seat: i64, settled: bool) -> None:
    """The hand-made evaluation, term by term."""
    terms = estimate_terms(s, w, seat)
    for number in range(TERMS):
        if number != PENDING or settled:
            sheet.put(TERMS_AT + number, eighths(terms[number + 1]))


def write_plans(sheet: Sheet, familiar: Familiar, s: State, player: Player) -> None:
    """What is missing to repopulate each hex, the wagon apart."""
    for hex in range(HEXES):
        if not s.in_city(hex) or familiar.hexes[hex] == 0:
            continue
        if s.owners[hex] == player.seat:
            sheet.put(OWN_HEXES_AT + hex, 1)
        elif s.owners[hex] == NOWHERE and player.repopulated < 5:
            short = shortage(sheet, s, player, hex)
            if short < 3:
                sheet.put(PLANS_AT + hex * 3 + short, 1)


def write_boards(sheet: Sheet, familiar: Familiar, player: Player) -> None:
    estate = familiar.estate_of(player)
    if 0 < estate <= 4:
        sheet.put(ESTATES_AT + estate - 1, familiar.estates[estate - 1])
    scrolls = familiar.scrolls_of(player)
    if 0 < scrolls <= 4:
        sheet.put(SCROLL_BOARDS_AT + scrolls - 1, familiar.scrolls[scrolls - 1])
