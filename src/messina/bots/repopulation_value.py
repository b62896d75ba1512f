"""Repopulation: what was done brings, and the most promising plans for more.

A plan is a hex that is still free. It is worth its points and what one more repopulation tile brings, less
what has to be given up for it, and less for everything that is still missing.
"""

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.component_values import Weights, citizen_value, gold_value, rounds_left, token_value
from messina.rules.box import BY_REPOPULATED, Hex
from messina.rules.player import Player
from messina.rules.repopulation import count_citizens
from messina.rules.scoring import SOLO_REPOPULATION
from messina.rules.state import State
from messina.rules.terms import HEXES, NOWHERE, REPOPULATION_TILES


def repopulation_term(s: State, w: Weights, player: Player, left: float, turns: float) -> float:
    """Value the repopulated hexes, with the visits and rats to come, and the three best plans for more."""
    value = bonus_for_repopulation(s, player, player.repopulated)
    first: float = 0.0
    second: float = 0.0
    third: float = 0.0
    more = player.repopulated < REPOPULATION_TILES and turns > 0.0
    extra = next_tile_value(s, w, player, left) if more else 0.0
    plagues = plagues_to_come(s)
    able = vec[i64]([count_citizens(s, player, klass, 0) for klass in range(3)])
    gold = vec[i64]([count_citizens(s, player, klass, 1) for klass in range(3)])
    for hex in range(HEXES):
        if not s.in_city(hex):
            continue
        printed = s.box.hexes[hex]
        if s.owners[hex] == player.seat:
            value += float(printed.points) + held_value(s, w, plagues[printed.rat], left)
        elif more and s.owners[hex] == NOWHERE and (s.round < 6 or s.standing[hex] == NOWHERE):
            held = held_value(s, w, plagues[printed.rat], left)
            plan = plan_value(w, player, printed, able, gold, extra + held, left)
            if plan > first:
                third = second
                second = first
                first = plan
            elif plan > second:
                third = second
                second = plan
            elif plan > third:
                third = plan
    if more:
        value += w.wagon * min(float(len(player.wagons)), 2.0) * (0.2 + 0.8 * left)
    if turns < 2.0:
        second = 0.0
    return value + w.plan * first + w.plan_more * (second + left * third)


def plagues_to_come(s: State) -> vec[i64]:
    """3.5: count how often each rat will come up on the wheel in later rounds."""
    counts = vec[i64]([0, 0, 0])
    steps: i64 = 0
    for number in range(s.round, 6):
        steps += s.box.rounds[number].wheel_steps
    for step in range(1, steps + 1):
        counts[s.box.wheel[(s.wheel + step) % len(s.box.wheel)].rat] += 1
    return counts


def held_value(s: State, w: Weights, plagues: i64, left: float) -> float:
    """Value what a repopulated hex still brings: visits (5.1) and, with every plague, a rat (3.8)."""
    return 2.0 * w.visit * rounds_left(s) - float(plagues) * w.rat * (0.3 + left)


def next_tile_value(s: State, w: Weights, player: Player, left: float) -> float:
    """Value what one more repopulation tile brings beside its hex."""
    value = bonus_for_repopulation(s, player, player.repopulated + 1)
    value -= bonus_for_repopulation(s, player, player.repopulated)
    for number in range(3):
        if player.scroll_board.tracks[number].kind == BY_REPOPULATED:
            value += value_of_one(w, player, number, left)
    return value


def value_of_one(w: Weights, player: Player, number: i64, left: float) -> float:
    """Value one more counted thing on a scroll track, at the level that the marker will probably reach."""
    track = player.scroll_board.tracks[number]
    level = player.scrolls[number]
    rise = min(w.scroll_rise * left, float(track.top - level))
    value = float(track.values[level])
    while rise > 0.0:
        value += min(rise, 1.0) * float(track.values[level + 1] - track.values[level])
        rise -= 1.0
        level += 1
    return value / 2.0


def plan_value(
    w: Weights, player: Player, printed: Hex, able: vec[i64], gold: vec[i64], extra: float, left: float
) -> float:
    """What repopulating the hex would gain on balance, less for everything still missing.

    `able` and `gold` count the citizens one could give up, and the upgraded among them, by class.
    """
    value = float(printed.points) + extra
    short: i64 = 0 if player.wagons_used < len(player.wagons) else 2
    for token in range(4):
        if printed.cost[token] > 0:
            short += max(0, printed.cost[token] - player.tokens[token])
            value -= float(printed.cost[token]) * token_value(w, token, left)
    for klass in range(3):
        upgraded = printed.upgraded[klass]
        wanted = upgraded + printed.plain[klass]
        if wanted > 0:
            short += max(0, wanted - able[klass])
            value -= float(wanted) * citizen_value(w, left)
            if upgraded > 0:
                short += max(0, upgraded - gold[klass])
                value -= float(upgraded) * gold_value(w, left)
    if printed.lieutenant:
        value -= w.turn * (5.0 * left + 0.5)
    if value <= 0.0:
        return 0.0
    for _ in range(short):
        value *= w.plan_short
    return value


def bonus_for_repopulation(s: State, player: Player, tiles: i64) -> float:
    """12.6, 11.3: return what this many repopulated hexes score by their number."""
    if s.options.solo:
        return float(SOLO_REPOPULATION[tiles]) + (1.0 if tiles == 1 else 0.0)
    if not s.options.advanced or tiles == 0:
        return 0.0
    most: i64 = 0
    for other in s.seats:
        if other.seat != player.seat:
            most = max(most, other.repopulated)
    return min(8.0, max(0.0, 4.0 + 2.0 * float(tiles - most)))
