"""Section 8: popularity, city and church.

Reaching a space earns its action as an opportunity of the player. It is used in the action step
(5.5); what is earned elsewhere, in a fight or in production, waits there until one comes. Only a lieutenant
is no opportunity but a gain (8.5): in the action step it is taken on arrival.
"""

from mypy_extensions import i64

from messina.rules.box import Benefit
from messina.rules.events import LieutenantGained, OpportunityEarned, OpportunityUsed, RegisterAdvanced
from messina.rules.player import Player
from messina.rules.state import State
from messina.rules.terms import COIN, ESTATE, FIRST_BENEFIT, LIEUTENANT, LIEUTENANTS, SUPPLY


def advance(s: State, player: Player, register: i64) -> None:
    """One space forward (8.2), unless the counter stands on the last one (8.7)."""
    if at_end(s, player, register):
        return
    player.registers[register] += 1
    space = player.registers[register]
    s.tell(RegisterAdvanced, player.seat, register, space, s.arrive(register, player.seat))
    earn(s, player, s.box.registers[register].actions[space])


def earn(s: State, player: Player, action: Benefit) -> None:
    """8.4: the action of the space may be used once."""
    if len(action.bundles) == 0:
        return
    bundle = action.bundles[0]
    if len(action.bundles) == 1 and not bundle.plain_gain:
        for opportunity in bundle.choices:
            add_opportunity(s, player, opportunity)
    else:
        add_opportunity(s, player, FIRST_BENEFIT + action.number)


def add_opportunity(s: State, player: Player, opportunity: i64) -> None:
    if opportunity == LIEUTENANT and s.in_action_step:
        gain_lieutenant(s, player)
        return
    player.pool[opportunity] += 1
    s.tell(OpportunityEarned, player.seat, opportunity)


def gain_lieutenant(s: State, player: Player) -> None:
    """8.5: it lies on the estate, usable this round; from now on a paid advance costs more (8.3)."""
    if player.had == LIEUTENANTS:
        return
    number: i64 = 0
    while player.places[number] != SUPPLY:
        number += 1
    player.places[number] = ESTATE
    player.had += 1
    s.tell(LieutenantGained, player.seat)


def take_waiting_lieutenants(s: State, player: Player) -> None:
    """8.5: what was earned outside an action step is taken when the next one opens."""
    while player.pool[LIEUTENANT] > 0:
        player.pool[LIEUTENANT] -= 1
        s.tell(OpportunityUsed, player.seat, LIEUTENANT)
        gain_lieutenant(s, player)


def at_end(s: State, player: Player, register: i64) -> bool:
    return player.registers[register] == s.box.registers[register].last


def can_pay_advance(s: State, player: Player, register: i64) -> bool:
    return player.tokens[COIN] >= player.had and not at_end(s, player, register)


def paid_advance(s: State, player: Player, register: i64) -> None:
    """8.3: a coin for each lieutenant one has ever had."""
    s.spend_tokens(player, COIN, player.had)
    advance(s, player, register)
