"""What can be answered, what it would change, and why something else cannot be."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from messina.game.question import legal_codes
from messina.rules.actions import LIEUTENANT_AT, STRIDE
from messina.rules.box import Hex
from messina.rules.building import can_build_tile, has_bare_cabin
from messina.rules.engine import decider
from messina.rules.player import Player
from messina.rules.repopulation import count_citizens
from messina.rules.state import State
from messina.rules.terms import (
    CLASSES,
    FIRST_DOCK,
    HEXES,
    NOWHERE,
    PLACES,
    REPOPULATION_TILES,
    TOKENS,
)
from messina.rules.turn import ActionStep, ChooseDestination, ChooseLieutenant, travel_cost
from messina.server import messages as wire
from messina.server.views.chains import chains
from messina.server.views.names import Counts
from messina.server.views.trials import choice, untried


class Offered(NamedTuple):
    """All that can be answered: one by one, several at once, and what cannot be."""

    choices: list[wire.Choice]
    chains: list[wire.Choice]
    refusals: list[wire.Refusal]


NOTHING: Final = Offered([], [], [])


def offered(state: State) -> Offered:
    """Try every legal answer, and say what it would change for the player before anything else is asked."""
    if decider(state) < 0:
        return NOTHING
    start = untried(state)
    trials = [start.answered(code) for code in legal_codes(state)]
    return Offered([choice(trial) for trial in trials], chains(start, trials), refusals(state))


# Why not.


def refusals(state: State) -> list[wire.Refusal]:
    """What a player might try and cannot, with the reason."""
    frame = state.frames[-1]
    player = state.seats[frame.player]
    if isinstance(frame, ChooseDestination):
        return destination_refusals(state, player, [frame.start])
    if isinstance(frame, ChooseLieutenant):
        starts = [code % STRIDE for code in legal_codes(state) if code // STRIDE == LIEUTENANT_AT]
        return destination_refusals(state, player, starts)
    found = offer_refusals(state, player)
    if isinstance(frame, ActionStep) and 0 <= frame.hex < HEXES:
        found += repopulation_refusals(state, player, frame.hex)
    return found


def destination_refusals(state: State, player: Player, starts: Sequence[int]) -> list[wire.Refusal]:
    """4.5 to 4.7: where none of the lieutenants at these places can go."""
    found = []
    for place in range(PLACES):
        if state.cells[place] == NOWHERE:
            continue
        target = state.box.place_names[place]
        if place < FIRST_DOCK and state.standing[place] != NOWHERE:
            found.append(wire.Refusal(target=target, reason="blocked", by=state.standing[place]))
            continue
        if place >= FIRST_DOCK and not state.boats_at(place - FIRST_DOCK):
            found.append(wire.Refusal(target=target, reason="no_boat"))
            continue
        short = min(travel_cost(state, start, place) for start in starts) - player.tokens[0]
        if short > 0:
            found.append(wire.Refusal(target=target, reason="coins_short", short={"coin": short}))
    return found


def missing(player: Player, cost: Counts) -> wire.Tokens:
    return {TOKENS[t]: cost[t] - player.tokens[t] for t in range(4) if cost[t] > player.tokens[t]}


def offer_refusals(state: State, player: Player) -> list[wire.Refusal]:
    """Tiles on offer that cannot be built now."""
    box = state.box
    costs = (
        [t.cost for t in box.improvements] + [t.cost for t in box.workshops] + [t.cost for t in box.wagons]
    )
    found = []
    for number in range(8):
        tile = state.face_up(number)
        if not 0 <= tile < len(costs) or can_build_tile(state, player, tile):
            continue
        short = missing(player, costs[tile])
        target = box.tile_names[tile]
        if short:
            found.append(wire.Refusal(target=target, reason="tokens_short", short=short))
        elif not has_bare_cabin(player):
            found.append(wire.Refusal(target=target, reason="no_cabin"))
    return found


def repopulation_refusals(state: State, player: Player, hex: int) -> list[wire.Refusal]:
    """9.1, 9.2: what is missing to repopulate the chosen hex."""
    card = state.box.hexes[hex]
    found = []
    if state.owners[hex] != NOWHERE:
        return [wire.Refusal(target="repopulate", reason="repopulated", by=state.owners[hex])]
    if player.repopulated == REPOPULATION_TILES:
        found.append(wire.Refusal(target="repopulate", reason="no_tile"))
    if player.wagons_used == len(player.wagons):
        found.append(wire.Refusal(target="repopulate", reason="no_wagon"))
    if short := missing(player, card.cost):
        found.append(wire.Refusal(target="repopulate", reason="tokens_short", short=short))
    if card.lieutenant and not player.has_unused():
        found.append(wire.Refusal(target="repopulate", reason="no_lieutenant"))
    if short := missing_citizens(state, player, card):
        found.append(wire.Refusal(target="repopulate", reason="no_citizens", short=short))
    return found


def missing_citizens(state: State, player: Player, card: Hex) -> wire.Tokens:
    """9.2: upgraded ones (`nun-up`) apart, since a plain citizen cannot stand in for them."""
    lacking: wire.Tokens = {}
    for k in range(3):
        upgraded = max(0, card.upgraded[k] - count_citizens(state, player, k, 1))
        both = card.upgraded[k] + card.plain[k] - count_citizens(state, player, k, 0)
        lacking |= {f"{CLASSES[k]}-up": upgraded, CLASSES[k]: both - upgraded}
    return {kind: count for kind, count in lacking.items() if count > 0}
