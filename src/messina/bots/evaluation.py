"""What a position is worth to a player: an estimate of the points the game will end with.

The estimate is a sum of readable terms: what is scored already, what is nearly certain by the end, and
what tokens, citizens, buildings, figures and plans are likely to bring in the rounds that are left. What
single things are worth is in `component_values`, the plans are in `repopulation_value`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.component_values import (
    Weights,
    citizen_value,
    fill_tables,
    gold_value,
    opportunity_value,
    production_value_between,
    rounds_left,
    share_left,
    token_value,
    value_now,
)
from messina.bots.repopulation_value import repopulation_term, value_of_one
from messina.rules.actions import COMMON, LEFT, RIGHT
from messina.rules.box import (
    AT_CENTRE,
    BY_BOATS,
    BY_BUILDINGS,
    BY_CHURCH,
    BY_GOODS,
    BY_IMPROVEMENTS,
    BY_POPULARITY,
    BY_REPOPULATED,
    BY_WORKSHOPS,
    ScrollTrack,
)
from messina.rules.building import Build
from messina.rules.effects import ChooseBundle, PickScroll, PickUpgrade
from messina.rules.opportunities import PickHexAction
from messina.rules.overseers import Activate, PickOverseer, PickStep, far_squares, near_squares
from messina.rules.player import Player
from messina.rules.repopulation import SettleHex, count_citizens
from messina.rules.scoring import RAT_PENALTIES, best_goods, counted, scroll_points
from messina.rules.state import State
from messina.rules.terms import (
    BUILD,
    CABINS,
    EMPTY,
    FIRST_BENEFIT,
    GONE,
    LAST_STEP,
    LIEUTENANTS,
    NOWHERE,
    POPULARITY,
    REPOPULATION_TILES,
    SCROLL,
    SQUARES,
    SUPPLY,
    UPGRADE,
    UPGRADED,
)
from messina.rules.turn import ActionStep, Rescue
from messina.rules.workshops import PlaceInSector


def tokens_term(w: Weights, player: Player, left: float) -> float:
    """Tokens in the purse; beyond a handful each further one is worth less."""
    value: float = 0.0
    for token in range(4):
        count = float(player.tokens[token])
        each = token_value(w, token, left)
        useful = min(count, 4.0)
        value += useful * each + (count - useful) * (w.last_token + (each - w.last_token) * 0.5)
    return value


def registers_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Points at the spaces reached, what lies on the road ahead, and the ranking on popularity."""
    value: float = 0.0
    for register in range(3):
        space = player.registers[register]
        if register == POPULARITY:
            space = max(1, space - player.rats)
        value += float(s.box.registers[register].points[space])
        value += w.roads[s.round * 3 + register][space]
    return value + ranking_term(s, w, player, left)


def ranking_term(s: State, w: Weights, player: Player, left: float) -> float:
    """10.4, 12.6: the points for popularity, by how far ahead of each other player one is."""
    space = float(max(1, player.registers[POPULARITY] - player.rats))
    sure = w.rank / (0.25 + left)
    if s.options.solo:
        lead = space - float(s.opponent_popularity) + 0.5 - 0.5 * rounds_left(s)
        return 5.0 * chance_ahead(sure * lead)
    beaten: float = 0.0
    for other in s.seats:
        if other.seat != player.seat:
            theirs = float(max(1, other.registers[POPULARITY] - other.rats))
            beaten += chance_ahead(sure * (space - theirs))
    return (5.0 if s.options.players == 2 else 3.4) * beaten


def chance_ahead(lead: float) -> float:
    return min(1.0, max(0.0, 0.5 + lead))


def citizens_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Citizens on squares, by what their square does; in cabins, if they will still leave them (10.2)."""
    value: float = 0.0
    for square in range(SQUARES):
        citizen = player.squares[square]
        if citizen == EMPTY:
            continue
        value += citizen_value(w, left)
        if citizen == UPGRADED:
            value += gold_value(w, left)
        if (player.spent >> square) & 1 == 0:
            value += w.activation * left * value_now(s, w, player.estate.actions[square])
    for cabin in range(CABINS):
        if player.cabins[cabin] != EMPTY and s.round + 2 - player.cabin_spaces[cabin] <= 5:
            value += w.cabin * citizen_value(w, left)
            if player.cabins[cabin] == UPGRADED:
                value += gold_value(w, left)
    return value


def buildings_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Productions to come: certain where somebody works, likely where somebody could."""
    value: float = 0.0
    for cabin in range(CABINS):
        if player.improvements[cabin] != NOWHERE:
            value += improvement_value(s, w, player, cabin)
    for number in range(len(player.workshops)):
        value += workshop_value(s, w, player, number, left)
    return value


def improvement_value(s: State, w: Weights, player: Player, cabin: i64) -> float:
    """Who lies in space I produces twice, in space II once; then the cabin waits for the next one."""
    production = s.box.improvements[player.improvements[cabin]].production
    free = s.round
    if player.cabins[cabin] != EMPTY:
        free += 3 - player.cabin_spaces[cabin]
    sure = production_value_between(w, production, s.round, free)
    return w.production * (sure + w.cabin_use * production_value_between(w, production, free, 7))


def workshop_value(s: State, w: Weights, player: Player, number: i64, left: float) -> float:
    """10.1: production, with the line an upgraded citizen adds and the point it scores; 7.9: a reward."""
    workshop = s.box.workshops[player.workshops[number]]
    worker = player.workers[number]
    value: float = 0.0
    if worker != EMPTY:
        value += 0.5 * citizen_value(w, left)
        if worker == UPGRADED:
            value += rounds_left(s) + 1.0 + gold_value(w, left)
    if workshop.era == 2:
        if player.rewarded[number] == 0:
            fitting = count_citizens(s, player, workshop.klass, 1 if workshop.needs_upgraded else 0) > 0
            value += value_now(s, w, workshop.reward) * (0.7 if fitting else 0.15)
        return value
    first = s.round + 1 if worker == EMPTY else s.round
    gold = production_value_between(w, workshop.production, first, 7)
    plain = 0.0 if workshop.needs_upgraded else gold
    gold += production_value_between(w, workshop.added, first, 7)
    if worker == EMPTY:
        return value + w.production * w.workshop_use * max(plain, 0.6 * (gold + rounds_left(s)))
    return value + w.production * (gold if worker == UPGRADED else plain)


def scrolls_term(s: State, w: Weights, player: Player, left: float) -> float:
    """What the tracks will score for what there is and for what is likely still to come."""
    value: float = 0.0
    for number in range(3):
        track = player.scroll_board.tracks[number]
        level = player.scrolls[number]
        if track.width == 1:
            value += things_to_count(s, w, player, track) * value_of_one(w, player, number, left)
        else:
            value += float(scroll_points(s, player, track, level))
            if BY_POPULARITY <= track.kind <= BY_CHURCH:
                value += bar_ahead(s, w, player, track, level) * left
    return value


def things_to_count(s: State, w: Weights, player: Player, track: ScrollTrack) -> float:
    """What a track will count at the end."""
    to_come: float = 0.3
    if track.kind == BY_BOATS:
        to_come = w.boats_to_come
    elif track.kind == BY_BUILDINGS:
        to_come = w.buildings_to_come
    elif track.kind == BY_WORKSHOPS or track.kind == BY_IMPROVEMENTS:
        to_come = 0.5 * w.buildings_to_come
    elif track.kind == BY_REPOPULATED:
        to_come = w.repopulations_to_come
    there = best_goods(s, player) if track.kind == BY_GOODS else counted(player, track.kind)
    count = float(there) + to_come * rounds_left(s)
    if track.kind == BY_REPOPULATED:
        return min(count, float(REPOPULATION_TILES))
    return min(count, float(track.most)) if track.most > 0 else count


def bar_ahead(s: State, w: Weights, player: Player, track: ScrollTrack, level: i64) -> float:
    """11.4: what passing the next bar of the track's register would add, by how far it is."""
    register = track.kind - BY_POPULARITY
    space = player.registers[register]
    printed = s.box.registers[register]
    if space > printed.double_bar:
        return 0.0
    bar = printed.single_bar if space <= printed.single_bar else printed.double_bar
    value = float(track.values[level * 2])
    if space > printed.single_bar:
        value = float(track.values[level * 2 + 1]) - value
    for _ in range(bar + 1 - space):
        value *= w.ahead
    return value


def turns_left(s: State, player: Player) -> float:
    """Turns still to be taken, this round and in those to come."""
    ready: i64 = 0
    unused: i64 = 0
    for number in range(LIEUTENANTS):
        if player.places[number] != SUPPLY and player.places[number] != GONE:
            ready += 1
            if not player.is_used(number):
                unused += 1
    return float(unused) + float(ready) * rounds_left(s)


def overseers_term(s: State, w: Weights, player: Player, left: float, turns: float) -> float:
    """Steps still ahead, most of all the next ones, by who stands there to be activated (7.4)."""
    value: float = 0.0
    soon = w.landing * min(1.0, turns / 6.0)
    for klass in range(3):
        step = player.overseer_steps[klass]
        if step < LAST_STEP:
            value += w.overseers_left * left * float(LAST_STEP - step)
            value += soon * landing_value(s, w, player, klass)
            if player.has_upgraded_overseer(klass):
                value += w.overseer_upgraded * left * float(LAST_STEP - 1 - step) / 5.0
    return value


def landing_value(s: State, w: Weights, player: Player, klass: i64) -> float:
    """What the citizens at the overseer's next step would do, on the better branch."""
    kind = s.box.path[player.overseer_steps[klass] + 1]
    if kind == AT_CENTRE:
        return best_actions(s, w, player, near_squares(kind, klass, LEFT), 3)
    count = 1 + (player.overseer_upgraded >> klass & 1)
    branch = player.overseer_branches[klass]
    best: float = 0.0
    for side in range(LEFT, RIGHT + 1):
        if branch in (COMMON, side):
            value = best_actions(s, w, player, near_squares(kind, klass, side), count)
            far = far_squares(kind, klass, side)
            if far != 0:
                value += best_actions(s, w, player, far, 1)
            best = max(best, value)
    return best


def best_actions(s: State, w: Weights, player: Player, squares: i64, count: i64) -> float:
    """The sum of the best actions of so many citizens on these squares."""
    best = vec[float]([0.0, 0.0, 0.0])
    squares &= ~player.spent
    for square in range(SQUARES):
        if (squares >> square) & 1 == 1 and player.squares[square] != EMPTY:
            value = value_now(s, w, player.estate.actions[square])
            for rank in range(count):
                if value > best[rank]:
                    value, best[rank] = best[rank], value
    return best[0] + best[1] + best[2]


def rats_term(w: Weights, player: Player, left: float) -> float:
    return -float(RAT_PENALTIES[min(player.rats, 10)]) - w.rat * (0.3 + left) * float(player.rats)


def pending_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Opportunities not used yet, and the hex action not taken yet."""
    value: float = 0.0
    for opportunity in range(len(player.pool)):
        if player.pool[opportunity] > 0:
            if opportunity < FIRST_BENEFIT:
                each = opportunity_value(w, opportunity, left)
            else:
                each = value_now(s, w, s.box.benefits[opportunity - FIRST_BENEFIT])
            value += 0.8 * each * float(player.pool[opportunity])
    return value + open_questions_value(s, w, player, left)


def open_questions_value(s: State, w: Weights, player: Player, left: float) -> float:
    """What questions still open in one's turn will bring, down to the hex action not taken yet."""
    value: float = 0.0
    for i in range(len(s.frames)):
        frame = s.frames[len(s.frames) - 1 - i]
        if frame.player >= 0 and frame.player != player.seat:
            break
        if isinstance(frame, ActionStep):
            if frame.hex != NOWHERE:
                value += 0.9 * value_now(s, w, s.box.hexes[frame.hex].action)
            break
        if isinstance(frame, Activate):
            value += 0.9 * w.activated * float(frame.near_left + frame.far_left)
        elif isinstance(frame, (PickOverseer, PickStep)):
            value += 0.9 * w.overseer
        elif isinstance(frame, Build):
            value += 0.9 * opportunity_value(w, BUILD, left)
        elif isinstance(frame, PickScroll):
            value += 0.9 * opportunity_value(w, SCROLL, left)
        elif isinstance(frame, PickUpgrade):
            value += 0.9 * opportunity_value(w, UPGRADE, left)
        elif isinstance(frame, PickHexAction):
            value += 0.9 * (w.overseer + w.coin)
        elif isinstance(frame, ChooseBundle):
            value += 0.95 * value_now(s, w, s.box.benefits[frame.benefit])
        elif isinstance(frame, PlaceInSector):
            value += citizen_value(w, left)
        elif isinstance(frame, Rescue):
            waiting = (
                s.citizens[frame.hex * 3] + s.citizens[frame.hex * 3 + 1] + s.citizens[frame.hex * 3 + 2]
            )
            value += 0.8 * w.citizen * left * float(waiting)
        elif isinstance(frame, SettleHex):
            value += float(s.box.hexes[frame.hex].points)
    return value


TERMS: Final = (
    "score",
    "tokens",
    "registers",
    "citizens",
    "buildings",
    "scrolls",
    "figures",
    "overseers",
    "rats",
    "repopulation",
    "pending",
)


def estimate_terms(s: State, w: Weights, seat: i64) -> list[float]:
    """The estimate, term by term, in the order of TERMS."""
    player = s.seats[seat]
    if not s.frames:
        return [float(player.score)] + [0.0] * (len(TERMS) - 1)
    fill_tables(w, s.box)
    left = share_left(s)
    turns = turns_left(s, player)
    return [
        float(player.score),
        tokens_term(w, player, left),
        registers_term(s, w, player, left),
        citizens_term(s, w, player, left),
        buildings_term(s, w, player, left),
        scrolls_term(s, w, player, left),
        w.turn * turns,
        overseers_term(s, w, player, left, turns),
        rats_term(w, player, left),
        repopulation_term(s, w, player, left, turns),
        pending_term(s, w, player, left),
    ]


def estimate(s: State, w: Weights, seat: i64) -> float:
    """The points this seat will probably end with."""
    value: float = 0.0
    for term in estimate_terms(s, w, seat):
        value += term
    return value


def utility(s: State, w: Weights, seat: i64) -> float:
    """What a player wants: to be ahead of the strongest of the others; alone, points."""
    own = estimate(s, w, seat)
    if s.options.players == 1:
        return own
    best: float = -1000.0
    for other in range(s.options.players):
        if other != seat:
            best = max(best, estimate(s, w, other))
    return own - 0.5 * best
