"""Section 8: popularity, city and church.

Reaching a space earns its action as an opportunity of the player. It is used in the action step
(5.5); what is earned elsewhere, in a fight or in production, waits there until one comes.
"""

from mypy_extensions import i64

from messina.rules.box import Benefit
from messina.rules.events import OpportunityEarned, RegisterAdvanced
from messina.rules.state import Player, State
from messina.rules.terms import COIN, FIRST_BENEFIT


def advance(s: State, player: Player, register: i64) -> None:
    """One space forward (8.2), unless the counter stands on the last one (8.7)."""
    printed = s.box.registers[register]
    if player.registers[register] == printed.last:
        return
    player.registers[register] += 1
    space = player.registers[register]
    s.arrive(register, player.seat)
    s.tell(RegisterAdvanced, player.seat, register, space)
    earn(s, player, printed.actions[space])


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
    player.pool[opportunity] += 1
    s.tell(OpportunityEarned, player.seat, opportunity)


def can_pay_advance(s: State, player: Player, register: i64) -> bool:
    at_end = player.registers[register] == s.box.registers[register].last
    return not at_end and player.tokens[COIN] >= player.had


def paid_advance(s: State, player: Player, register: i64) -> None:
    """8.3: a coin for each lieutenant one has ever had."""
    s.spend_tokens(player, COIN, player.had)
    advance(s, player, register)
