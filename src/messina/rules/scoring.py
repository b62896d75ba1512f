"""Clauses 10.3 to 10.5, 11.3, 11.4 and 12.6: the rats' price, final scoring, and who wins."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import (
    BY_BOATS,
    BY_BUILDINGS,
    BY_CHURCH,
    BY_COINS,
    BY_GOODS,
    BY_IMPROVEMENTS,
    BY_LUMBER,
    BY_OVERSEERS,
    BY_POPULARITY,
    BY_REPOPULATED,
    BY_WORKSHOPS,
    ScrollTrack,
)
from messina.rules.events import GameEnded, RegisterFellBack
from messina.rules.player import Player
from messina.rules.state import State, Step
from messina.rules.terms import (
    CABINS,
    CHURCH,
    CITY,
    COIN,
    FIRE,
    FROM_CHURCH,
    FROM_CITY,
    FROM_HEXES,
    FROM_POPULARITY,
    FROM_RANKING,
    FROM_RATS,
    FROM_REPOPULATION,
    FROM_SCROLLS,
    FROM_TOKENS,
    GOODS,
    HEXES,
    LUMBER,
    MAJOR,
    NOWHERE,
    POPULARITY,
)

RAT_PENALTIES: Final = (0, 0, 1, 2, 4, 7, 10, 13, 16, 18, 21)
"""10.3: points lost for 0 to 10 and more rats."""
POPULARITY_PRIZE_OF_TWO: Final = 5
POPULARITY_PRIZES: Final = (10, 7, 3)
"""10.4: for the first places of three and four players; of two, and solo, only the first is rewarded."""
SOLO_REPOPULATION: Final = (0, 0, 3, 7, 10, 10)
"""12.6: points for 0 to 5 repopulated hexes."""


class FinalScoring(Step):
    """10.3 and 10.4, in their order."""

    def run(self, s: State) -> None:
        for player in s.seats:
            pay_for_rats(s, player)
        for player in s.seats:
            score_registers(s, player)
        score_popularity_ranking(s)
        for player in s.seats:
            s.score(player, hex_points(s, player.seat), FROM_HEXES)
        if s.options.solo:
            s.score(s.seats[0], SOLO_REPOPULATION[s.seats[0].repopulated], FROM_REPOPULATION)
        elif s.options.advanced:
            score_repopulation_ranking(s)
        for player in s.seats:
            for track in range(3):
                printed = player.scroll_board.tracks[track]
                s.score(player, scroll_points(s, player, printed, player.scrolls[track]), FROM_SCROLLS)
            s.score(player, sum_tokens(player) // 3, FROM_TOKENS)
        s.tell(GameEnded, s.round)


def pay_for_rats(s: State, player: Player) -> None:
    """10.3: popularity falls back, not below the first space; points may become negative."""
    back = min(player.rats, player.registers[POPULARITY] - 1)
    if back > 0:
        player.registers[POPULARITY] -= back
        rank = s.arrive(POPULARITY, player.seat)
        s.tell(RegisterFellBack, player.seat, POPULARITY, player.registers[POPULARITY], rank)
    s.score(player, -RAT_PENALTIES[min(player.rats, 10)], FROM_RATS)


def score_registers(s: State, player: Player) -> None:
    registers = s.box.registers
    s.score(player, registers[POPULARITY].points[player.registers[POPULARITY]], FROM_POPULARITY)
    s.score(player, registers[CITY].points[player.registers[CITY]], FROM_CITY)
    s.score(player, registers[CHURCH].points[player.registers[CHURCH]], FROM_CHURCH)


def score_popularity_ranking(s: State) -> None:
    """10.4: ties go to more fire, a major fire counting 2; solo against the opponent (12.6)."""
    if s.options.solo:
        if s.seats[0].registers[POPULARITY] >= s.opponent_popularity:
            s.score(s.seats[0], POPULARITY_PRIZE_OF_TWO, FROM_RANKING)
        return
    keys = [
        player.registers[POPULARITY] * 1000 + player.tokens[FIRE] + 2 * player.tokens[MAJOR]
        for player in s.seats
    ]
    prizes = [POPULARITY_PRIZE_OF_TWO] if s.options.players == 2 else list(POPULARITY_PRIZES)
    share_places(s, keys, prizes, FROM_RANKING)


def score_repopulation_ranking(s: State) -> None:
    """11.3: ties go to the higher sum of hex points; who repopulated nothing gets nothing."""
    keys = [
        player.repopulated * 1000 + hex_points(s, player.seat) if player.repopulated > 0 else -1
        for player in s.seats
    ]
    share_places(s, keys, [7, 0] if s.options.players == 2 else [10, 7, 3, 0], FROM_REPOPULATION)


def share_places(s: State, keys: list[int], prizes: list[int], source: i64) -> None:
    """Prizes by falling key; who is tied shares the points of the tied places, rounded down."""
    for player in s.seats:
        key = keys[player.seat]
        if key < 0:
            continue
        ahead = sum(1 for other in keys if other > key)
        tied = keys.count(key)
        s.score(player, sum(prizes[ahead : ahead + tied]) // tied, source)


def hex_points(s: State, seat: i64) -> i64:
    points: i64 = 0
    for hex in range(HEXES):
        if s.owners[hex] == seat:
            points += s.box.hexes[hex].points
    return points


def sum_tokens(player: Player) -> i64:
    """10.4: a major fire counts 1."""
    return player.tokens[COIN] + player.tokens[FIRE] + player.tokens[MAJOR] + player.tokens[LUMBER]


# Scroll tracks.


def scroll_points(s: State, player: Player, track: ScrollTrack, level: i64) -> i64:
    """10.4, 11.4: what one track brings with its marker at `level`."""
    if track.kind == BY_OVERSEERS:
        return overseer_points(player, track, level)
    if BY_POPULARITY <= track.kind <= BY_CHURCH:
        return bar_points(s, player, track, level)
    count = best_goods(s, player) if track.kind == BY_GOODS else counted(player, track.kind)
    if track.most > 0:
        count = min(count, track.most)
    return track.values[level] * count // 2


def counted(player: Player, kind: i64) -> i64:
    if kind == BY_BUILDINGS:
        return improvements_built(player) + len(player.workshops)
    if kind == BY_BOATS:
        return len(player.boats)
    if kind == BY_REPOPULATED:
        return player.repopulated
    if kind == BY_WORKSHOPS:
        return len(player.workshops)
    if kind == BY_IMPROVEMENTS:
        return improvements_built(player)
    if kind == BY_LUMBER:
        return player.tokens[LUMBER]
    if kind == BY_COINS:
        return player.tokens[COIN]
    raise ValueError(f"nothing is counted for a scroll track of kind {kind}")


def improvements_built(player: Player) -> i64:
    count: i64 = 0
    for cabin in range(CABINS):
        if player.improvements[cabin] != NOWHERE:
            count += 1
    return count


def best_goods(s: State, player: Player) -> i64:
    """11.4: how many of the goods one has most of."""
    counts = vec[i64]([0] * len(GOODS))
    for boat in player.boats:
        counts[s.box.boats[boat].goods] += 1
    return max(counts[0], counts[1], counts[2])


def bar_points(s: State, player: Player, track: ScrollTrack, level: i64) -> i64:
    """11.4, 11.5: past the double bar the second value, past the single bar the first."""
    register = track.kind - BY_POPULARITY
    space = player.registers[register]
    if space > s.box.registers[register].double_bar:
        return track.values[level * 2 + 1]
    if space > s.box.registers[register].single_bar:
        return track.values[level * 2]
    return 0


def overseer_points(player: Player, track: ScrollTrack, level: i64) -> i64:
    """11.4: the last three steps have a value each; the two furthest overseers score."""
    steps = sorted([player.overseer_steps[0], player.overseer_steps[1], player.overseer_steps[2]])
    points: i64 = 0
    for step in steps[1:]:
        if step >= 4:
            points += track.values[level * 3 + step - 4]
    return points


# 10.5: the winner.


def best_hex(s: State, seat: i64) -> i64:
    best: i64 = 0
    for hex in range(HEXES):
        if s.owners[hex] == seat:
            best = max(best, s.box.hexes[hex].points)
    return best


def ranking_key(s: State, seat: i64) -> tuple[int, int, int]:
    """10.5: points, then repopulated hexes, then the most valuable of them."""
    return s.seats[seat].score, s.seats[seat].repopulated, best_hex(s, seat)
