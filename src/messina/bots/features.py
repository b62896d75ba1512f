"""What a seat sees of its own estate, as features; `surroundings` adds the city and the others."""

from mypy_extensions import i64

from messina.bots.evaluation import estimate_terms
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


def write_features(sheet: Sheet, s: State, w: Weights, seat: i64, settled: bool) -> None:
    """All features of the position for the seat; what is pending in a turn only where it is over."""
    sheet.count = 0
    player = s.seats[seat]
    write_goods(sheet, player)
    write_figures(sheet, player)
    write_citizens(sheet, s, player)
    write_buildings(sheet, player)
    write_tracks(sheet, s, player)
    write_terms(sheet, s, w, seat, settled)
    write_plans(sheet, s, player)
    write_boards(sheet, s, player)
    write_reach(sheet, s, player)
    write_turn_order(sheet, s, player)
    write_city(sheet, s, player)
    write_others(sheet, s, player)
    write_options(sheet, s)


def write_goods(sheet: Sheet, player: Player) -> None:
    sheet.put(SCORE_AT, player.score)
    for token in range(4):
        sheet.put(TOKENS_AT + token, player.tokens[token])
    sheet.steps(STEPS_AT, player.tokens[0], 10)
    sheet.steps(STEPS_AT + 10, player.tokens[1], 6)
    sheet.steps(STEPS_AT + 16, player.tokens[2], 4)
    sheet.steps(STEPS_AT + 20, player.tokens[3], 6)
    sheet.put(RATS_AT, player.rats)
    sheet.steps(RATS_AT + 1, player.rats, 6)
    sheet.put(REGISTERS_AT + player.registers[0], 1)
    sheet.put(REGISTERS_AT + 20 + player.registers[1], 1)
    sheet.put(REGISTERS_AT + 36 + player.registers[2], 1)
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


def write_citizens(sheet: Sheet, s: State, player: Player) -> None:
    for square in range(SQUARES):
        citizen = player.squares[square]
        if citizen != EMPTY:
            sheet.put(SQUARES_AT + square + (SQUARES if citizen == UPGRADED else 0), 1)
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


def write_buildings(sheet: Sheet, player: Player) -> None:
    built: i64 = len(player.workshops)
    for cabin in range(CABINS):
        tile = player.improvements[cabin]
        if tile != NOWHERE:
            built += 1
            sheet.put(IMPROVEMENTS_AT + tile, 1)
            if player.cabins[cabin] != EMPTY:
                sheet.put(IMPROVEMENTS_AT + 15 + tile, 1)
    for number in range(len(player.workshops)):
        tile = player.workshops[number]
        sheet.put(WORKSHOPS_AT + tile + WORKSHOPS * player.workers[number], 1)
        if player.rewarded[number] == 1:
            sheet.put(WORKSHOPS_AT + 3 * WORKSHOPS + tile, 1)
    sheet.put(BUILT_AT + min(7, built), 1)
    wagons: i64 = len(player.wagons)
    sheet.steps(WAGONS_AT, wagons, 3)
    sheet.put(WAGONS_AT + 3 + min(2, wagons - player.wagons_used), 1)


def write_tracks(sheet: Sheet, s: State, player: Player) -> None:
    """Overseers, scrolls and repopulation tiles."""
    for number in range(3):
        sheet.put(OVERSEERS_AT + number * 7 + player.overseer_steps[number], 1)
        sheet.put(BRANCHES_AT + number * 3 + player.overseer_branches[number], 1)
        sheet.put(UPGRADES_AT + number, (player.overseer_upgraded >> number) & 1)
        sheet.put(SCROLLS_AT + number * 5 + player.scrolls[number], 1)
        track = player.scroll_board.tracks[number]
        sheet.put(SCROLLS_AT + 15 + number, scroll_points(s, player, track, player.scrolls[number]))
    sheet.put(REPOPULATED_AT + player.repopulated, 1)


def write_terms(sheet: Sheet, s: State, w: Weights, seat: i64, settled: bool) -> None:
    """The hand-made evaluation, term by term."""
    terms = estimate_terms(s, w, seat)
    for number in range(TERMS):
        if number != PENDING or settled:
            sheet.put(TERMS_AT + number, eighths(terms[number + 1]))


def eighths(value: float) -> i64:
    if value < 0.0:
        return -i64(0.5 - 8.0 * value)
    return i64(0.5 + 8.0 * value)


def write_plans(sheet: Sheet, s: State, player: Player) -> None:
    """What is missing to repopulate each hex, the wagon apart."""
    for hex in range(HEXES):
        if not s.in_city(hex):
            continue
        if s.owners[hex] == player.seat:
            sheet.put(OWN_HEXES_AT + hex, 1)
        elif s.owners[hex] == NOWHERE and player.repopulated < 5:
            short = shortage(sheet, s, player, hex)
            if short < 3:
                sheet.put(PLANS_AT + hex * 3 + short, 1)


def shortage(sheet: Sheet, s: State, player: Player, hex: i64) -> i64:
    printed = s.box.hexes[hex]
    short: i64 = 0
    for token in range(4):
        short += max(0, printed.cost[token] - player.tokens[token])
    for klass in range(3):
        upgraded = printed.upgraded[klass]
        short += max(
            max(0, upgraded - sheet.gold[klass]),
            max(0, upgraded + printed.plain[klass] - sheet.able[klass]),
        )
    return short


def write_boards(sheet: Sheet, s: State, player: Player) -> None:
    for number in range(len(s.box.estates_b)):
        if player.estate is s.box.estates_b[number]:
            sheet.put(ESTATES_AT + min(3, number), 1)
    for number in range(len(s.box.scrolls_b)):
        if player.scroll_board is s.box.scrolls_b[number]:
            sheet.put(SCROLL_BOARDS_AT + min(3, number), 1)
