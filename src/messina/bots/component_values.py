"""Values of single things: a token, a printed action, a step on a register.

`Weights` says how much each counts: plain numbers, kept as data and improved by `messina tune`. The value of
a printed action depends on weights, pack and round alone, so it is computed once.
"""

from typing import Final

from mypy_extensions import i64

from messina.rules.box import Benefit, Box, Register
from messina.rules.state import State
from messina.rules.terms import (
    ACTIVATE,
    ANY_HEX,
    BUILD,
    FIRST_BENEFIT,
    LIEUTENANT,
    SCROLL,
    UPGRADE,
    UPGRADE_ADVANCE,
    UPGRADE_OVERSEER,
)

WEIGHTS: Final = {
    "coin": 1.0,
    "fire": 1.1,
    "major": 1.8,
    "lumber": 1.3,
    "last_token": 0.33,
    "citizen": 2.0,
    "citizen_upgraded": 1.3,
    "citizen_late": 0.2,
    "cabin": 0.85,
    "activation": 0.4,
    "activated": 1.5,
    "landing": 0.3,
    "production": 0.7,
    "cabin_use": 0.5,
    "workshop_use": 0.7,
    "scroll": 2.5,
    "scroll_rise": 2.0,
    "upgrade": 1.3,
    "city": 2.0,
    "church": 1.0,
    "overseer": 2.0,
    "overseer_upgraded": 2.5,
    "overseers_left": 0.3,
    "build": 2.0,
    "turn": 5.0,
    "rat": 1.0,
    "visit": 0.4,
    "plan": 0.5,
    "plan_more": 0.4,
    "plan_short": 0.7,
    "wagon": 1.0,
    "boats_to_come": 0.4,
    "buildings_to_come": 0.6,
    "repopulations_to_come": 0.4,
    "rank": 0.08,
    "ahead": 0.7,
}
"""The weights as first guessed; their meaning is in the functions that use them."""

NAMES: Final = tuple(WEIGHTS)
ROAD: Final = 6
"""How far along a register one looks: to both lieutenants from the start."""


class Weights:
    """The weights of the terms, and the tables that follow from them and the pack."""

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
        self.activated: float = values["activated"]
        self.landing: float = values["landing"]
        self.production: float = values["production"]
        self.cabin_use: float = values["cabin_use"]
        self.workshop_use: float = values["workshop_use"]
        self.scroll: float = values["scroll"]
        self.scroll_rise: float = values["scroll_rise"]
        self.upgrade: float = values["upgrade"]
        self.city: float = values["city"]
        self.church: float = values["church"]
        self.overseer: float = values["overseer"]
        self.overseer_upgraded: float = values["overseer_upgraded"]
        self.overseers_left: float = values["overseers_left"]
        self.build: float = values["build"]
        self.turn: float = values["turn"]
        self.rat: float = values["rat"]
        self.visit: float = values["visit"]
        self.plan: float = values["plan"]
        self.plan_more: float = values["plan_more"]
        self.plan_short: float = values["plan_short"]
        self.wagon: float = values["wagon"]
        self.boats_to_come: float = values["boats_to_come"]
        self.buildings_to_come: float = values["buildings_to_come"]
        self.repopulations_to_come: float = values["repopulations_to_come"]
        self.rank: float = values["rank"]
        self.ahead: float = values["ahead"]
        self.box: Box | None = None
        """The pack that the tables below are about."""
        self.benefits: list[list[float]] = []
        """By round and number of a benefit: what it is worth."""
        self.harvests: list[list[float]] = []
        """By round and number of a benefit: what producing it in this and every later round is worth."""
        self.roads: list[list[float]] = []
        """By round and register: what lies ahead of each space (`register_ahead`)."""


def rounds_left(s: State) -> float:
    """Count the rounds after this one."""
    return float(6 - s.round)


def share_left(s: State) -> float:
    """Return the share of the game still to come: 1 in round I, 0 in round VI."""
    return float(6 - s.round) / 5.0


def token_value(w: Weights, token: i64, left: float) -> float:
    """Value a token: what it can buy while there is time, and a third of a point at the end."""
    if token == 0:
        early = w.coin
    elif token == 1:
        early = w.fire
    elif token == 2:
        early = w.major
    else:
        early = w.lumber
    return w.last_token + (early - w.last_token) * min(1.0, 0.25 + left)


def citizen_value(w: Weights, left: float) -> float:
    """Value a plain citizen in a sector, whatever its square."""
    return w.citizen_late + w.citizen * left


def gold_value(w: Weights, left: float) -> float:
    """Value what being upgraded adds to a citizen."""
    return w.citizen_upgraded * (0.3 + 0.7 * left)


def opportunity_value(w: Weights, opportunity: i64, left: float) -> float:
    """Value an opportunity of the action step (5.5), but not actions of register spaces and trades."""
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
        return w.overseer + w.coin  # the best of the usual hex actions
    if ACTIVATE <= opportunity < FIRST_BENEFIT:
        return w.activated * float(opportunity - ACTIVATE + 1)
    return w.overseer


def benefit_value(w: Weights, benefit: Benefit, left: float) -> float:
    """Value the best alternative of a benefit; a trade counts less its price, at least 0 (7.3)."""
    best: float = 0.0
    for bundle in benefit.bundles:
        value = float(bundle.points) + w.city * float(bundle.city) + w.church * float(bundle.church)
        for token in range(4):
            value += float(bundle.tokens[token] - benefit.price[token]) * token_value(w, token, left)
        for opportunity in bundle.choices:
            value += opportunity_value(w, opportunity, left)
        best = max(best, value)
    return best


# Tables.


def fill_tables(w: Weights, box: Box) -> None:
    """Compute the values that depend on weights and pack alone, once for each box."""
    if w.box is box:
        return
    w.benefits = []
    w.harvests = []
    w.roads = []
    for round in range(7):
        left = float(6 - round) / 5.0
        w.benefits.append([benefit_value(w, benefit, left) for benefit in box.benefits])
        w.harvests.append([production_value(w, benefit, round) for benefit in box.benefits])
        for register in range(3):
            printed = box.registers[register]
            w.roads.append(
                [left * register_ahead(w, printed, space, left) for space in range(printed.last + 1)]
            )
    w.box = box


def production_value(w: Weights, benefit: Benefit, round: i64) -> float:
    """10.1: value a production from this round to the end; its income is usable one round later."""
    value: float = 0.0
    for later in range(round + 1, 8):
        value += benefit_value(w, benefit, max(0.0, float(6 - later) / 5.0))
    return value


def register_ahead(w: Weights, printed: Register, space: i64, left: float) -> float:
    """Value the next spaces of a register, each less likely to be reached than the one before."""
    value: float = 0.0
    likely: float = 1.0
    for beyond in range(space + 1, min(space + ROAD, printed.last) + 1):
        likely *= w.ahead
        gain = float(printed.points[beyond] - printed.points[beyond - 1])
        value += likely * (gain + benefit_value(w, printed.actions[beyond], left))
    return value


def value_now(s: State, w: Weights, benefit: Benefit) -> float:
    """Return the value of a printed action, production or reward in this round."""
    return w.benefits[s.round][benefit.number]


def production_value_between(w: Weights, benefit: Benefit, first: i64, until: i64) -> float:
    """Return the value of a production in every round from `first` to `until` - 1."""
    if first >= until or first >= 7:
        return 0.0
    value = w.harvests[first][benefit.number]
    return value if until >= 7 else value - w.harvests[until][benefit.number]
