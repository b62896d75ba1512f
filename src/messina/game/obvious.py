"""Answers nobody has to think about: the only one, some that are all alike, a gain without a choice.

A table gives them for people; they are steps of the log like any other. Where it could ever matter which
answer is given, or when, there is no obvious one (5.6).
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from messina.game.question import legal_codes
from messina.rules.actions import ACTION, ACTIVATE_ONE, ALSO, BURN, DONE, EMPLOY, END, STRIDE
from messina.rules.box import Benefit, Bundle
from messina.rules.building import PickCabin
from messina.rules.fire import Fight
from messina.rules.overseers import Activate
from messina.rules.player import Player
from messina.rules.production import HealNext
from messina.rules.repopulation import count_citizens
from messina.rules.state import Frame, State
from messina.rules.terms import (
    CABINS,
    CHURCH,
    CITY,
    COIN,
    EMPTY,
    FIRE,
    FIRST_BENEFIT,
    FIRST_HARBOUR,
    LIEUTENANT,
    MAJOR,
    NOWHERE,
    REPOPULATION_TILES,
    SCROLL,
    UPGRADE,
    UPGRADE_OVERSEER,
)
from messina.rules.turn import ActionStep, PlaceInCabin, Rescue

Codes = Sequence[int]


def obvious(state: State) -> int | None:
    """Return the answer that needs no decision, if there is one; the end of a turn is always confirmed."""
    codes = legal_codes(state)
    if len(codes) == 1:
        return None if codes[0] // STRIDE == END else codes[0]
    frame = state.frames[-1]
    find_answer = ANSWER_FINDERS.get(type(frame))
    return find_answer(state, frame, state.seats[frame.player], codes) if find_answer else None


def same(things: Iterable[object]) -> bool:
    return len(set(things)) == 1


def with_verb(codes: Codes, verb: int) -> list[int]:
    return [code for code in codes if code // STRIDE == verb]


def asks_nothing(benefit: Benefit) -> bool:
    """5.7: everything but a slash is taken at once, or becomes an opportunity for later."""
    return benefit.trade or len(benefit.bundles) < 2


def any_empty_cabin(s: State, frame: PlaceInCabin, player: Player, codes: Codes) -> int | None:
    """5.2: cabins are alike where the same improvement, or none, is their roof."""
    return codes[0] if same(player.improvements[code % STRIDE] for code in codes) else None


def any_bare_cabin(s: State, frame: PickCabin, player: Player, codes: Codes) -> int | None:
    """7.7: cabins are alike where the same citizen, or nobody, lies in the same space."""
    inside = ((player.cabin_classes[i], player.cabins[i], player.cabin_spaces[i]) for i in range(CABINS))
    found = list(inside)
    return codes[0] if same(found[code % STRIDE] for code in codes) else None


def anybody_first(s: State, frame: Rescue, player: Player, codes: Codes) -> int | None:
    """5.2: the order matters only where cabins are scarce, but not all taken; each class has its sector."""
    citizens = sum(s.citizens[frame.hex * 3 + klass] for klass in range(3))
    room = sum(player.cabins[cabin] == EMPTY for cabin in range(CABINS))
    return codes[0] if s.cubes[frame.hex] == 0 or room == 0 or citizens <= room else None


def anybody_healed(s: State, frame: HealNext, player: Player, codes: Codes) -> int | None:
    """10.2: the order matters only where two that differ need the same squares, and there are too few."""
    leaving = [(player.cabin_classes[code % STRIDE], player.cabins[code % STRIDE]) for code in codes]
    for klass in range(3):
        of_class = [citizen for one, citizen in leaving if one == klass]
        free = sum(player.squares[square] == EMPTY for square in range(klass * 6, klass * 6 + 6))
        if len(set(of_class)) > 1 and len(of_class) > free:
            return None
    return codes[0]


def no_fire(s: State, frame: Fight, player: Player, codes: Codes) -> int | None:
    """5.4: who cannot pay passes, unless somebody who moves to a workshop could bring fire (7.6, 7.9)."""
    if with_verb(codes, BURN) or with_verb(codes, ALSO):
        return None
    could_burn = with_verb(codes, EMPLOY) and any(map(brings_fire, rewards_to_come(s, player)))
    return None if could_burn else with_verb(codes, DONE)[0]


def brings_fire(benefit: Benefit) -> bool:
    return any(bundle.tokens[FIRE] + bundle.tokens[MAJOR] > 0 for bundle in benefit.bundles)


def plain_action(s: State, frame: ActionStep, player: Player, codes: Codes) -> int | None:
    """5.5: a gain without a choice, where the hex cannot be repopulated instead, not even later this turn."""
    if frame.hex == NOWHERE or not asks_nothing(s.box.hexes[frame.hex].action):
        return None
    if any(code // STRIDE not in (ACTION, END) for code in codes):
        if not never_repopulated(s, player, frame.hex):
            return None
        if moment_matters(s, player, s.box.hexes[frame.hex].action, ()):
            return None
    return with_verb(codes, ACTION)[0]


def never_repopulated(s: State, player: Player, hex: int) -> bool:
    """9.1, 9.2: something is missing that no action step can bring; citizens come only before it."""
    if hex >= FIRST_HARBOUR or s.owners[hex] != NOWHERE or player.repopulated == REPOPULATION_TILES:
        return True
    card = s.box.hexes[hex]
    return any(count_citizens(s, player, k, 0) < card.plain[k] + card.upgraded[k] for k in range(3))


def everybody_acts(s: State, frame: Activate, player: Player, codes: Codes) -> int | None:
    """7.4: where all that stand there may act, they do, as far as they ask nothing and can act again."""
    squares = [code % STRIDE for code in with_verb(codes, ACTIVATE_ONE)]
    near = [square for square in squares if frame.near >> square & 1]
    if len(near) > frame.near_left or len(squares) - len(near) > frame.far_left:
        return None
    actions = player.estate.actions
    for square in squares:
        if not player.estate.single_use[square] and asks_nothing(actions[square]):
            others = [actions[other] for other in squares if other != square]
            if not moment_matters(s, player, actions[square], others):
                return ACTIVATE_ONE * STRIDE + square
    return None


# 5.6: when a gain is taken.


def moment_matters(s: State, player: Player, gain: Benefit, others: Sequence[Benefit]) -> bool:
    """Tell whether something else, of the action step or of others who may act, is better done before a gain.

    A step on a register can make later steps dearer (8.3) or useless (8.7). Whoever has more tokens when they
    cycle may owe a building and pay for nothing before it (7.7). Other gains only add to what can be done.
    """
    if gain.trade:
        return False
    waiting = [number for number, count in enumerate(player.pool) for _ in range(count)]
    pending = [s.box.benefits[number - FIRST_BENEFIT] for number in waiting if number >= FIRST_BENEFIT]
    coming = bundles_of([*pending, *others, *rewards_to_come(s, player)])
    coins = player.tokens[COIN] + sum(bundle.tokens[COIN] for bundle in coming)
    steps = coins // player.had + sum(map(steps_of, coming))
    opportunities = {number for number in waiting if number < FIRST_BENEFIT}
    builds = could_build(opportunities, coming, spaces_ahead(s, player, steps))
    is_step = any(steps_of(bundle) > 0 for bundle in gain.bundles)
    is_token = any(count > 0 for bundle in gain.bundles for count in bundle.tokens)
    return (is_step and (builds or steps > 0)) or (is_token and builds)


LEAD_NOWHERE: Final = {SCROLL, UPGRADE, UPGRADE_OVERSEER, LIEUTENANT}
"""Opportunities that bring no other ones, unless a workshop rewards them."""


def could_build(opportunities: set[int], coming: Sequence[Bundle], ahead: Sequence[Bundle]) -> bool:
    """Tell whether a build waits or could come of what waits, is coming, or lies ahead on the registers.

    The answer is yes, too, where finding out would take another look ahead.
    """
    brought = {choice for bundle in (*coming, *ahead) for choice in bundle.choices}
    leads_on = any(steps_of(bundle) > 0 or bundle.tokens[COIN] > 0 for bundle in ahead)
    return leads_on or not opportunities | brought <= LEAD_NOWHERE


def spaces_ahead(s: State, player: Player, steps: int) -> list[Bundle]:
    """What is printed on the next spaces of city and church."""
    actions = ((s.box.registers[register].actions, player.registers[register]) for register in (CITY, CHURCH))
    return bundles_of(one for spaces, here in actions for one in spaces[here + 1 : here + 1 + steps])


def rewards_to_come(s: State, player: Player) -> list[Benefit]:
    """7.9: of workshops that have not paid yet."""
    built = zip(player.workshops, player.rewarded, strict=True)
    return [s.box.workshops[tile].reward for tile, rewarded in built if not rewarded]


def bundles_of(benefits: Iterable[Benefit]) -> list[Bundle]:
    return [bundle for benefit in benefits for bundle in benefit.bundles]


def steps_of(bundle: Bundle) -> int:
    return bundle.city + bundle.church


FindAnswer = Callable[[State, Any, Player, Codes], int | None]

ANSWER_FINDERS: Final[dict[type[Frame], FindAnswer]] = {
    PlaceInCabin: any_empty_cabin,
    PickCabin: any_bare_cabin,
    Rescue: anybody_first,
    HealNext: anybody_healed,
    Fight: no_fire,
    ActionStep: plain_action,
    Activate: everybody_acts,
}
"""The function that finds the obvious answer to each question."""
