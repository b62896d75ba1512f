"""What a position is worth to a player: an estimate of the points the game will end with.

The estimate is a sum of readable terms: what is scored already, what is nearly certain by the end, and
what tokens, citizens, buildings, figures and plans are likely to bring in the rounds that are left. How
much each counts is a `Weights`: plain numbers, kept as data and improved by `messina tune`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import (
    BY_BOATS,
    BY_BUILDINGS,
    BY_COINS,
    BY_GOODS,
    BY_IMPROVEMENTS,
    BY_LUMBER,
    BY_REPOPULATED,
    BY_WORKSHOPS,
    Benefit,
    Box,
    Hex,
    Register,
)
from messina.rules.building import Build
from messina.rules.effects import ChooseBundle, PickScroll, PickUpgrade
from messina.rules.opportunities import PickHexAction
from messina.rules.overseers import Activate, PickOverseer, PickStep
from messina.rules.production import works
from messina.rules.repopulation import SettleHex, count_citizens
from messina.rules.scoring import RAT_PENALTIES, SOLO_REPOPULATION, scroll_points
from messina.rules.state import Player, State
from messina.rules.terms import (
    ACTIVATE,
    ANY_HEX,
    BUILD,
    CABINS,
    EMPTY,
    FIRST_BENEFIT,
    GONE,
    HEXES,
    LAST_STEP,
    LIEUTENANT,
    LIEUTENANTS,
    NOWHERE,
    PLAIN,
    POPULARITY,
    REPOPULATION_TILES,
    SCROLL,
    SQUARES,
    SUPPLY,
    UPGRADE,
    UPGRADE_ADVANCE,
    UPGRADE_OVERSEER,
    UPGRADED,
)
from messina.rules.turn import ActionStep, Rescue
from messina.rules.workshops import PlaceInSector

WEIGHTS: Final = {
    "coin": 0.85,
    "fire": 0.95,
    "major": 1.5,
    "lumber": 1.25,
    "last_token": 0.33,
    "citizen": 1.6,
    "citizen_upgraded": 1.0,
    "citizen_late": 0.25,
    "cabin": 0.75,
    "activation": 0.45,
    "production": 0.85,
    "idle_building": 0.45,
    "scroll": 2.0,
    "upgrade": 1.3,
    "city": 1.3,
    "church": 1.3,
    "overseer": 1.8,
    "overseer_upgraded": 1.2,
    "build": 1.6,
    "turn": 3.2,
    "rat": 0.5,
    "visit": 0.35,
    "plan": 0.8,
    "plan_second": 0.6,
    "plan_third": 0.4,
    "plan_short": 0.8,
    "wagon": 2.0,
    "boats_to_come": 0.4,
    "buildings_to_come": 0.5,
    "repopulations_to_come": 0.35,
    "overseers_left": 0.35,
    "rank": 0.09,
    "ahead": 0.7,
}
"""The weights as first guessed; their meaning is in the functions that use them."""

NAMES: Final = tuple(WEIGHTS)
ROAD: Final = 6
"""How far along a register one looks: to the first lieutenant from the start."""


class Weights:
    """How much each term counts."""

    def __init__(self, values: dict[str, float]) -> None:
        self.values = values
        self.coin: float = values["coin"]
        self.fire: float = values["fire"]
        self.major: float = values["major"]
        self.lumber: float = values["lumber"]
        self.last_token: float = values["last_token"]
        self.citizen: float = values["citizen"]
        self.citizen_upgraded: float = values["citizen_upgraded"]
        self.citizen_late: float = values["citizen_late"]
        self.cabin: float = values["cabin"]
        self.activation: float = values["activation"]
        self.production: float = values["production"]
        self.idle_building: float = values["idle_building"]
        self.scroll: float = values["scroll"]
        self.upgrade: float = values["upgrade"]
        self.city: float = values["city"]
        self.church: float = values["church"]
        self.overseer: float = values["overseer"]
        self.overseer_upgraded: float = values["overseer_upgraded"]
        self.build: float = values["build"]
        self.turn: float = values["turn"]
        self.rat: float = values["rat"]
        self.visit: float = values["visit"]
        self.plan: float = values["plan"]
        self.plan_second: float = values["plan_second"]
        self.plan_third: float = values["plan_third"]
        self.plan_short: float = values["plan_short"]
        self.wagon: float = values["wagon"]
        self.boats_to_come: float = values["boats_to_come"]
        self.buildings_to_come: float = values["buildings_to_come"]
        self.repopulations_to_come: float = values["repopulations_to_come"]
        self.overseers_left: float = values["overseers_left"]
        self.rank: float = values["rank"]
        self.ahead: float = values["ahead"]
        self.roads: list[list[float]] = []
        """By round and register of `roads_of`: what lies ahead of each space (`road_ahead`)."""
        self.roads_of: Box | None = None


def rounds_left(s: State) -> float:
    """Rounds after this one."""
    return float(6 - s.round)


def season(s: State) -> float:
    """How much of the game is still to come: 1 in round I, 0 in round VI."""
    return float(6 - s.round) / 5.0


# Benefits: what an action or production is worth when it is gained.


def token_value(w: Weights, token: i64, left: float) -> float:
    """A token is worth what it can buy while there is time, and a third of a point at the end."""
    if token == 0:
        early = w.coin
    elif token == 1:
        early = w.fire
    elif token == 2:
        early = w.major
    else:
        early = w.lumber
    return w.last_token + (early - w.last_token) * min(1.0, 0.25 + left)


def opportunity_value(w: Weights, opportunity: i64, left: float) -> float:
    if opportunity == SCROLL:
        return w.scroll
    if opportunity == UPGRADE:
        return w.upgrade * (0.4 + 0.6 * left)
    if opportunity == UPGRADE_OVERSEER:
        return w.overseer_upgraded * left
    if opportunity == UPGRADE_ADVANCE:
        return w.overseer_upgraded * left + w.overseer
    if opportunity == BUILD:
        return w.build
    if opportunity == LIEUTENANT:
        return w.turn * (0.7 + 5.0 * left)
    if opportunity == ANY_HEX:
        return 2.0
    if ACTIVATE <= opportunity < FIRST_BENEFIT:
        return 1.2 * float(opportunity - ACTIVATE + 1)
    if opportunity < UPGRADE_OVERSEER:
        return w.overseer
    return 1.5


def benefit_value(w: Weights, benefit: Benefit, left: float) -> float:
    """The best of its alternatives."""
    best: float = 0.0
    for bundle in benefit.bundles:
        value = float(bundle.points) + w.city * float(bundle.city) + w.church * float(bundle.church)
        for token in range(4):
            if bundle.tokens[token] > 0:
                value += float(bundle.tokens[token]) * token_value(w, token, left)
        for opportunity in bundle.choices:
            value += opportunity_value(w, opportunity, left)
        best = max(best, value)
    return best


# The terms of an estimate.


def tokens_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Tokens in the purse; beyond a handful each further one is worth less."""
    value: float = 0.0
    for token in range(4):
        count = float(player.tokens[token])
        each = token_value(w, token, left)
        useful = min(count, 4.0)
        value += useful * each + (count - useful) * (w.last_token + (each - w.last_token) * 0.5)
    return value


def registers_term(s: State, w: Weights, player: Player) -> float:
    """Points at the spaces reached, what lies on the road ahead, and the ranking on popularity."""
    if w.roads_of is not s.box:
        lay_roads(w, s.box)
    value: float = 0.0
    for register in range(3):
        space = player.registers[register]
        if register == POPULARITY:
            space = max(1, space - player.rats)
        value += float(s.box.registers[register].points[space])
        value += w.roads[s.round * 3 + register][space]
    return value + ranking_term(s, w, player)


def lay_roads(w: Weights, box: Box) -> None:
    """Works out once what is asked for in every position."""
    w.roads = []
    for round in range(7):
        left = float(6 - round) / 5.0
        for register in range(3):
            printed = box.registers[register]
            w.roads.append([left * road_ahead(w, printed, space, left) for space in range(printed.last + 1)])
    w.roads_of = box


def road_ahead(w: Weights, printed: Register, space: i64, left: float) -> float:
    """What the next spaces of a register bring, each less likely to be reached than the one before."""
    value: float = 0.0
    likely: float = 1.0
    for beyond in range(space + 1, min(space + ROAD, printed.last) + 1):
        likely *= w.ahead
        gain = float(printed.points[beyond] - printed.points[beyond - 1])
        value += likely * (gain + benefit_value(w, printed.actions[beyond], left))
    return value


def ranking_term(s: State, w: Weights, player: Player) -> float:
    """10.4, 12.6: the points for popularity, by how far ahead of each other player one is."""
    space = float(max(1, player.registers[POPULARITY] - player.rats))
    if s.options.solo:
        return 5.0 * chance_ahead(w, space - float(s.opponent_popularity) - 0.4 * rounds_left(s))
    beaten: float = 0.0
    for other in s.seats:
        if other.seat != player.seat:
            theirs = float(max(1, other.registers[POPULARITY] - other.rats))
            beaten += chance_ahead(w, space - theirs)
    if s.options.players == 2:
        return 5.0 * beaten
    return 3.3 * beaten


def chance_ahead(w: Weights, lead: float) -> float:
    return min(1.0, max(0.0, 0.5 + w.rank * lead))


def citizens_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Citizens on squares, by what their square does and who could still activate them; in cabins."""
    value: float = 0.0
    for square in range(SQUARES):
        citizen = player.squares[square]
        if citizen == EMPTY:
            continue
        value += w.citizen_late + w.citizen * left
        if citizen == UPGRADED:
            value += w.citizen_upgraded * (0.3 + 0.7 * left)
        if (player.spent >> square) & 1 == 0:
            action = benefit_value(w, player.estate.actions[square], left)
            value += w.activation * left * action
    for cabin in range(CABINS):
        if player.cabins[cabin] != EMPTY:
            if s.round < 5:
                value += w.cabin * w.citizen * left
            if player.cabins[cabin] == UPGRADED:
                value += w.citizen_upgraded * left
    return value


def buildings_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Productions to come: certain where somebody works, likely where somebody could."""
    times = rounds_left(s) + 1.0
    value: float = 0.0
    for cabin in range(CABINS):
        if player.improvements[cabin] == NOWHERE:
            continue
        each = benefit_value(w, s.box.improvements[player.improvements[cabin]].production, left)
        if player.cabins[cabin] != EMPTY:
            sure = min(times, 2.0 if player.cabin_spaces[cabin] == 1 else 1.0)
            value += w.production * each * (sure + w.idle_building * (times - sure))
        else:
            value += w.production * each * w.idle_building * rounds_left(s)
    for number in range(len(player.workshops)):
        value += workshop_value(s, w, player, number, times, left)
    return value


def workshop_value(s: State, w: Weights, player: Player, number: i64, times: float, left: float) -> float:
    workshop = s.box.workshops[player.workshops[number]]
    worker = player.workers[number]
    if workshop.era == 2:
        value = w.production * times if worker == UPGRADED else 0.0
        if player.rewarded[number] == 0:
            fitting = count_citizens(s, player, workshop.klass, 1 if workshop.needs_upgraded else 0) > 0
            value += benefit_value(w, workshop.reward, left) * (0.7 if fitting else 0.15)
        return value + (0.3 if worker == PLAIN else 0.0)
    if worker == EMPTY:
        lines = benefit_value(w, workshop.production, left)
        gold = lines + benefit_value(w, workshop.added, left)
        best = 0.6 * gold if workshop.needs_upgraded else max(lines, 0.6 * gold)
        return w.production * w.idle_building * best * rounds_left(s)
    each: float = 0.0
    if works(workshop, worker):
        each = benefit_value(w, workshop.production, left)
    if worker == UPGRADED:
        each += 1.0 + benefit_value(w, workshop.added, left)
    value = w.production * each * times + w.citizen_late + 0.5 * w.citizen * left
    if worker == UPGRADED:
        value += w.citizen_upgraded * (0.3 + 0.7 * left)
    return value


def scrolls_term(s: State, w: Weights, player: Player) -> float:
    """What the tracks would score now, and for what is likely still to come."""
    value: float = 0.0
    to_come = rounds_left(s)
    for number in range(3):
        track = player.scroll_board.tracks[number]
        level = player.scrolls[number]
        value += float(scroll_points(s, player, track, level))
        if track.width > 1:
            continue
        growth: float = 0.0
        if track.kind == BY_BOATS or track.kind == BY_GOODS:
            growth = w.boats_to_come * to_come
        elif track.kind == BY_BUILDINGS or track.kind == BY_WORKSHOPS or track.kind == BY_IMPROVEMENTS:
            built = float(len(player.workshops))
            growth = min(w.buildings_to_come * to_come, max(0.0, 6.0 - built))
        elif track.kind == BY_REPOPULATED:
            growth = min(w.repopulations_to_come * to_come, float(REPOPULATION_TILES - player.repopulated))
        elif track.kind == BY_LUMBER or track.kind == BY_COINS:
            growth = 0.3 * to_come
        value += growth * float(track.values[level]) / 2.0
    return value


def figures_term(s: State, w: Weights, player: Player) -> float:
    """Turns still to be taken, this round and in those to come."""
    ready: i64 = 0
    unused: i64 = 0
    for number in range(LIEUTENANTS):
        if player.places[number] != SUPPLY and player.places[number] != GONE:
            ready += 1
            if player.used[number] == 0:
                unused += 1
    return w.turn * (float(unused) + float(ready) * rounds_left(s))


def overseers_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Upgraded overseers, and steps still ahead, which later land on more citizens."""
    value: float = 0.0
    for klass in range(3):
        if player.overseer_steps[klass] < LAST_STEP:
            value += w.overseers_left * left * float(LAST_STEP - player.overseer_steps[klass])
            if player.overseer_upgraded[klass] == 1:
                value += w.overseer_upgraded * left
    return value


def rats_term(s: State, w: Weights, player: Player, left: float) -> float:
    return -float(RAT_PENALTIES[min(player.rats, 10)]) - w.rat * (0.3 + left) * float(player.rats)


def repopulation_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Hexes repopulated, visits they will bring, and the most promising plans for more."""
    value: float = bonus_for_repopulation(s, player, player.repopulated)
    first: float = 0.0
    second: float = 0.0
    third: float = 0.0
    more = player.repopulated < REPOPULATION_TILES
    extra = next_tile_value(s, w, player) if more else 0.0
    able = vec[i64]([count_citizens(s, player, klass, 0) for klass in range(3)])
    gold = vec[i64]([count_citizens(s, player, klass, 1) for klass in range(3)])
    for hex in range(HEXES):
        if not s.in_city(hex):
            continue
        if s.owners[hex] == player.seat:
            value += float(s.box.hexes[hex].points) + 2.0 * w.visit * rounds_left(s)
        elif more and s.owners[hex] == NOWHERE:
            plan = plan_value(w, player, s.box.hexes[hex], able, gold, extra, left)
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
    return value + w.plan * first + w.plan_second * left * second + w.plan_third * left * third


def next_tile_value(s: State, w: Weights, player: Player) -> float:
    """What one more repopulation tile brings beside the hex's points."""
    more = bonus_for_repopulation(s, player, player.repopulated + 1)
    value = more - bonus_for_repopulation(s, player, player.repopulated)
    for number in range(3):
        track = player.scroll_board.tracks[number]
        if track.kind == BY_REPOPULATED:
            value += float(track.values[player.scrolls[number]]) / 2.0
    return value + 2.0 * w.visit * rounds_left(s)


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
            value -= float(wanted) * (w.citizen_late + w.citizen * left)
            if upgraded > 0:
                short += max(0, upgraded - gold[klass])
                value -= float(upgraded) * w.citizen_upgraded * (0.3 + 0.7 * left)
    if printed.lieutenant:
        value -= w.turn * (5.0 * left + 0.5)
    if value <= 0.0:
        return 0.0
    for _ in range(short):
        value *= w.plan_short
    return value


def bonus_for_repopulation(s: State, player: Player, tiles: i64) -> float:
    """12.6, 11.3: what this many repopulated hexes are worth by their number."""
    if s.options.solo:
        return float(SOLO_REPOPULATION[tiles]) + (1.0 if tiles == 1 else 0.0)
    if not s.options.advanced or tiles == 0:
        return 0.0
    most: i64 = 0
    for other in s.seats:
        if other.seat != player.seat:
            most = max(most, other.repopulated)
    return min(8.0, max(0.0, 4.0 + 2.0 * float(tiles - most)))


def pending_term(s: State, w: Weights, player: Player, left: float) -> float:
    """Opportunities not used yet, and the hex action not taken yet."""
    value: float = 0.0
    for opportunity in range(len(player.pool)):
        if player.pool[opportunity] > 0:
            count = float(player.pool[opportunity])
            if opportunity < FIRST_BENEFIT:
                value += 0.8 * count * opportunity_value(w, opportunity, left)
            else:
                waiting = s.box.benefits[opportunity - FIRST_BENEFIT]
                value += 0.8 * count * benefit_value(w, waiting, left)
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
                value += 0.9 * benefit_value(w, s.box.hexes[frame.hex].action, left)
            break
        if isinstance(frame, Activate):
            value += 1.1 * float(frame.near_left + frame.far_left)
        elif isinstance(frame, (PickOverseer, PickStep)):
            value += 0.9 * w.overseer
        elif isinstance(frame, Build):
            value += 0.9 * w.build
        elif isinstance(frame, PickScroll):
            value += 0.9 * w.scroll
        elif isinstance(frame, PickUpgrade):
            value += 0.9 * w.upgrade * (0.4 + 0.6 * left)
        elif isinstance(frame, PickHexAction):
            value += 1.8
        elif isinstance(frame, ChooseBundle):
            value += 0.95 * benefit_value(w, s.box.benefits[frame.benefit], left)
        elif isinstance(frame, PlaceInSector):
            value += w.citizen_late + w.citizen * left
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
    left = season(s)
    return [
        float(player.score),
        tokens_term(s, w, player, left),
        registers_term(s, w, player),
        citizens_term(s, w, player, left),
        buildings_term(s, w, player, left),
        scrolls_term(s, w, player),
        figures_term(s, w, player),
        overseers_term(s, w, player, left),
        rats_term(s, w, player, left),
        repopulation_term(s, w, player, left),
        pending_term(s, w, player, left),
    ]


def estimate(s: State, w: Weights, seat: i64) -> float:
    """The points this seat will probably end with."""
    player = s.seats[seat]
    if not s.frames:
        return float(player.score)
    left = season(s)
    return (
        float(player.score)
        + tokens_term(s, w, player, left)
        + registers_term(s, w, player)
        + citizens_term(s, w, player, left)
        + buildings_term(s, w, player, left)
        + scrolls_term(s, w, player)
        + figures_term(s, w, player)
        + overseers_term(s, w, player, left)
        + rats_term(s, w, player, left)
        + repopulation_term(s, w, player, left)
        + pending_term(s, w, player, left)
    )


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
