"""What an answer means: the words beside its bare text where somebody has to choose.

`DESCRIPTIONS` has a function for each verb. It is given the position, whose top frame is the question the
action answers, and the action's argument.
"""

from collections.abc import Callable
from typing import Final

from messina.game import Action
from messina.rules import actions as a
from messina.rules.box import AT_CENTRE, AT_REGION, AT_SQUARES
from messina.rules.building import PickCabin
from messina.rules.fire import AlsoRemove, FightBoat
from messina.rules.overseers import branch_region, near_squares, neighbour_region
from messina.rules.state import Player, State
from messina.rules.terms import (
    CABINS,
    CLASSES,
    EMPTY,
    ESTATE,
    FIRST_BUILT_WORKSHOP,
    FIRST_CABIN,
    FIRST_DOCK,
    FIRST_WORKSHOP,
    LAST_STEP,
    NOWHERE,
    SQUARE_NAMES,
)
from messina.rules.turn import ActionStep, ChooseDestination, travel_cost
from messina.words import nouns
from messina.words.scrolls import scroll_step

REGION_NAMES: Final = ("CRa", "CRb", "NUa", "NUb", "ARa", "ARb")


def asked(s: State) -> Player:
    return s.seats[s.frames[-1].player]


# Where to go.


def describe_lieutenant(s: State, place: int) -> str:
    if place == ESTATE:
        ready = sum(
            asked(s).places[i] == ESTATE and not asked(s).used[i] for i in range(len(asked(s).places))
        )
        return f"from the estate to anywhere ({ready} there)"
    return f"on {nouns.place_name(s.box, place)}"


def describe_destination(s: State, place: int) -> str:
    frame = s.frames[-1]
    coins = travel_cost(s, frame.start, place) if isinstance(frame, ChooseDestination) else 0
    there = describe_dock(s, place) if place >= FIRST_DOCK else describe_hex(s, place)
    return there + (f"; costs {nouns.tokens(0, coins)}" if coins else "")


def describe_hex(s: State, hex: int) -> str:
    """Its name, its action, who waits there, and the plague."""
    printed = s.box.hexes[hex]
    parts = [f"{printed.name}: {nouns.benefit(printed.action.text)}"]
    waiting = nouns.citizens(s.citizens[hex * 3 : hex * 3 + 3])
    if waiting:
        parts.append(waiting)
    if s.cubes[hex]:
        parts.append(nouns.count(s.cubes[hex], "plague cube", "plague cubes"))
    if s.owners[hex] != NOWHERE:
        parts.append(f"2 points for seat {s.owners[hex] + 1}")
    return "; ".join(parts)


def describe_dock(s: State, place: int) -> str:
    first = (place - FIRST_DOCK) * 3
    boats = [describe_boat(s, s.docks[i]) for i in range(first, first + 3) if s.docks[i] != NOWHERE]
    return "; ".join(boats)


def describe_boat(s: State, boat: int) -> str:
    space = list(s.docks).index(boat)
    plague = " (plague)" if s.dock_cubes[space] else ""
    return f"{nouns.goods(s.box, boat)} for {nouns.benefit(s.box.boats[boat].reward.text)}{plague}"


# Citizens.


def describe_cabin(s: State, cabin: int) -> str:
    player = asked(s)
    if not isinstance(s.frames[-1], PickCabin):
        return describe_cabin_of(s, player, cabin)
    return "empty" if player.cabins[cabin] == EMPTY else f"{cabin_citizen(player, cabin)} is in it"


def describe_cabin_of(s: State, player: Player, cabin: int) -> str:
    improvement = player.improvements[cabin]
    if improvement == NOWHERE:
        return "not improved"
    return f"produces {nouns.benefit(s.box.improvements[improvement].production.text)}"


def cabin_citizen(player: Player, cabin: int) -> str:
    space = nouns.ROMAN[player.cabin_spaces[cabin]]
    return f"{nouns.level(player.cabins[cabin])} {CLASSES[player.cabin_classes[cabin]]} (space {space})"


def describe_square(s: State, square: int) -> str:
    player = asked(s)
    once = " (once a game)" if player.estate.single_use[square] else ""
    spent = " (used up)" if player.spent >> square & 1 else once
    return nouns.benefit(player.estate.actions[square].text) + spent


def describe_citizen(s: State, holder: int) -> str:
    """Who it is, and what the place brings."""
    player = asked(s)
    if holder < FIRST_CABIN:
        return f"{nouns.level(player.squares[holder])} {CLASSES[holder // 6]}; {describe_square(s, holder)}"
    if holder < FIRST_CABIN + CABINS:
        cabin = holder - FIRST_CABIN
        return f"{cabin_citizen(player, cabin)}; {describe_cabin(s, cabin)}"
    workshop = s.box.workshops[holder - FIRST_WORKSHOP]
    level = nouns.level(player.workers[player.workshop_number(holder - FIRST_WORKSHOP)])
    return f"{level} {CLASSES[workshop.klass]}; {nouns.workshop_effect(workshop)}"


# Fire.


def describe_also(s: State, hex: int) -> str:
    price = "" if isinstance(s.frames[-1], AlsoRemove) else " for another major fire"
    return f"a cube on {nouns.hex_name(s.box, hex)}{price}"


def describe_payment(s: State, payment: int) -> str:
    fire = a.PAYMENTS[payment].split("+").count("fire")
    major = a.PAYMENTS[payment].split("+").count("major")
    return f"for {nouns.cost([0, fire, major, 0])}"


# The action step.


def describe_action_of_hex(s: State, argument: int) -> str:
    frame = s.frames[-1]
    return nouns.benefit(s.box.hexes[frame.hex].action.text) if isinstance(frame, ActionStep) else ""


def describe_repopulation(s: State, argument: int) -> str:
    frame = s.frames[-1]
    return price_of_repopulation(s, frame.hex) if isinstance(frame, ActionStep) else ""


def price_of_repopulation(s: State, hex: int) -> str:
    printed = s.box.hexes[hex]
    given = [nouns.citizens(printed.plain)]
    given += (
        nouns.count(n, f"upgraded {CLASSES[k]}", f"upgraded {nouns.CLASS_PLURALS[k]}")
        for k, n in enumerate(printed.upgraded)
        if n
    )
    if printed.lieutenant:
        given.append("a lieutenant")
    price = f"{nouns.cost(printed.cost)}, a wagon; give up {nouns.series(filter(None, given))}"
    return f"{price}; {printed.points} points in the end"


def describe_advance(s: State, register: int) -> str:
    player = asked(s)
    space = player.registers[register] + 1
    brings = nouns.benefit(s.box.registers[register].actions[space].text)
    return f"for {nouns.tokens(0, player.had)} to space {space}: {brings}"


def describe_end(s: State, argument: int) -> str:
    """8.4: what the player would leave unused; after a recall it waits."""
    frame = s.frames[-1]
    if not isinstance(frame, ActionStep):
        return "end the turn"
    pool = asked(s).pool
    left = [nouns.opportunity(s.box, i) for i, times in enumerate(pool) for _ in range(times)]
    lost = ["without the action of the hex"] if frame.hex != NOWHERE else []
    lost += [f"unused: {', '.join(left)}"] if left else []
    return "; ".join(["end the turn", *lost])


def describe_done(s: State, argument: int) -> str:
    return "take a rat instead" if isinstance(s.frames[-1], FightBoat) else "no more"


# Overseers, building, the rest.


def describe_overseer(s: State, klass: int) -> str:
    return overseer_words(asked(s), klass)


def overseer_words(player: Player, klass: int) -> str:
    step, branch = player.overseer_steps[klass], a.BRANCHES[player.overseer_branches[klass]]
    level = "upgraded" if player.overseer_upgraded[klass] else "plain"
    where = "at the start" if step == 0 else f"on step {step} of {LAST_STEP}{branch}"
    return f"{level}, {where}"


def describe_step(s: State, argument: int) -> str:
    """7.4: what the step activates."""
    step, branch = divmod(argument, 4)
    klass = s.frames[-1].fields()[1]
    kind = s.box.path[step]
    if kind == AT_SQUARES:
        near = near_squares(kind, klass, branch)
        return f"activate {' or '.join(name for i, name in enumerate(SQUARE_NAMES) if near >> i & 1)}"
    if kind == AT_CENTRE:
        return "activate up to 3 citizens anywhere"
    region = branch_region(klass, branch)
    own = f"activate in region {REGION_NAMES[region]}"
    return own if kind == AT_REGION else f"{own} and in region {REGION_NAMES[neighbour_region(region)]}"


def describe_tile(s: State, tile: int) -> str:
    return f"costs {nouns.tile_cost(s.box, tile)}; {nouns.tile_effect(s.box, tile)}"


def describe_workshop(s: State, workshop: int) -> str:
    return nouns.tile_effect(s.box, FIRST_BUILT_WORKSHOP + workshop)


DESCRIPTIONS: Final[dict[int, Callable[[State, int], str]]] = {
    a.LIEUTENANT_AT: describe_lieutenant,
    a.GO: describe_destination,
    a.RECALL: lambda s, _: "back to the estate for 1 coin; the turn ends",
    a.TAKE_BOAT: describe_boat,
    a.RESCUE: lambda s, klass: "",
    a.CABIN: describe_cabin,
    a.SQUARE: describe_square,
    a.INTO: describe_workshop,
    a.DISCARD: lambda s, _: "there is no room",
    a.EMPLOY: lambda s, workshop: f"move somebody there; {describe_workshop(s, workshop)}",
    a.CITIZEN: describe_citizen,
    a.HEAL: lambda s, cabin: cabin_citizen(asked(s), cabin),
    a.PRODUCE: describe_citizen,
    a.BURN: describe_payment,
    a.ALSO: describe_also,
    a.ACTION: describe_action_of_hex,
    a.REPOPULATE: describe_repopulation,
    a.USE: lambda s, number: nouns.opportunity(s.box, number),
    a.ADVANCE: describe_advance,
    a.END: describe_end,
    a.DONE: describe_done,
    a.CHOOSE: lambda s, number: nouns.benefit(
        s.box.benefits[number // a.MOST_BUNDLES].bundles[number % a.MOST_BUNDLES].text
    ),
    a.TRACK: lambda s, track: scroll_step(asked(s), track),
    a.UPGRADE_ONE: describe_citizen,
    a.OVERSEER: describe_overseer,
    a.STEP: describe_step,
    a.ACTIVATE_ONE: describe_citizen,
    a.HEX_ACTION: lambda s, hex: f"{s.box.hexes[hex].name}: {nouns.benefit(s.box.hexes[hex].action.text)}",
    a.CYCLE: lambda s, stacks: f"turn over the three {a.STACKS[stacks]} first",
    a.PAY: lambda s, token: nouns.tokens(token, 1),
    a.BUILD_TILE: describe_tile,
    a.GIVE: describe_citizen,
    a.SEND: lambda s, place: f"the one on {nouns.place_name(s.box, place)}",
    a.SEAT: lambda s, seat: "",
    a.ESTATE_BOARD: lambda s, board: "",
    a.SCROLL_BOARD: lambda s, board: "",
    a.MIX: lambda s, hex: s.box.hexes[hex].name,
    a.LAY: lambda s, hex: s.box.hexes[hex].name,
    a.REVEAL: describe_tile,
    a.WHEEL: lambda s, position: nouns.wheel_words(s.box, position),
    a.DOCKING: lambda s, dock: nouns.dock_name(dock),
    a.ARRIVE: lambda s, boat: nouns.benefit(s.box.boats[boat].reward.text),
    a.SOLO: lambda s, tile: nouns.hex_name(s.box, s.box.solo_tiles[tile].hex),
    a.OPPONENT_BOAT: describe_boat,
}


def describe_action(action: Action, state: State) -> str:
    """What the action would mean now, or nothing where its text says it all."""
    verb, argument = divmod(action.code, a.STRIDE)
    return DESCRIPTIONS[verb](state, argument)
