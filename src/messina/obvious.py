"""Answers nobody has to think about: the only one, some that are all alike, a gain without a choice.

A table gives them for people; they are steps of the log like any other. Where it could ever matter which
answer is given, or when, there is no obvious one.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from messina.asking import legal_codes
from messina.rules.actions import ACTION, ACTIVATE_ONE, ALSO, BURN, DONE, END, STRIDE
from messina.rules.box import Benefit
from messina.rules.building import PickCabin
from messina.rules.fire import Fight
from messina.rules.overseers import Activate
from messina.rules.player import Player
from messina.rules.production import HealNext
from messina.rules.repopulation import count_citizens
from messina.rules.state import Frame, State
from messina.rules.terms import CABINS, EMPTY, FIRE, FIRST_HARBOUR, MAJOR, NOWHERE, REPOPULATION_TILES
from messina.rules.turn import ActionStep, PlaceInCabin, Rescue

Codes = Sequence[int]


def obvious(state: State) -> int | None:
    """The answer that needs no decision, if there is one; the end of a turn is always confirmed."""
    codes = legal_codes(state)
    if len(codes) == 1:
        return None if codes[0] // STRIDE == END else codes[0]
    frame = state.frames[-1]
    judge = JUDGES.get(type(frame))
    return judge(state, frame, state.seats[frame.player], codes) if judge else None


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
    """5.4: who cannot pay passes, unless a workshop somebody could move to brings fire (7.6)."""
    if with_verb(codes, BURN) or with_verb(codes, ALSO):
        return None
    for number, tile in enumerate(player.workshops):
        workshop = s.box.workshops[tile]
        if player.workers[number] == EMPTY and workshop.era != 1 and brings_fire(workshop.reward):
            return None
    return with_verb(codes, DONE)[0]


def brings_fire(benefit: Benefit) -> bool:
    return any(bundle.tokens[FIRE] + bundle.tokens[MAJOR] > 0 for bundle in benefit.bundles)


def plain_action(s: State, frame: ActionStep, player: Player, codes: Codes) -> int | None:
    """5.5: a gain without a choice, where the hex cannot be repopulated instead, not even later this turn."""
    hex = frame.hex
    if hex == NOWHERE or not asks_nothing(s.box.hexes[hex].action):
        return None
    nothing_else = all(code // STRIDE in (ACTION, END) for code in codes)
    return with_verb(codes, ACTION)[0] if nothing_else or never_repopulated(s, player, hex) else None


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
    for square in squares:
        if not player.estate.single_use[square] and asks_nothing(player.estate.actions[square]):
            return ACTIVATE_ONE * STRIDE + square
    return None


Judge = Callable[[State, Any, Player, Codes], int | None]

JUDGES: Final[dict[type[Frame], Judge]] = {
    PlaceInCabin: any_empty_cabin,
    PickCabin: any_bare_cabin,
    Rescue: anybody_first,
    HealNext: anybody_healed,
    Fight: no_fire,
    ActionStep: plain_action,
    Activate: everybody_acts,
}
"""Who judges which question."""
