"""Clauses 5.5 and 8.4: opportunities of the action step, usable in any order.

Whatever brings a choice (the hex's action, an activated citizen, a register space) puts it into the
player's pool. While a question of the action step is open, each of the pool may be used first; what is
left when the turn ends is lost.
"""

from mypy_extensions import i64

from messina.rules.actions import ADVANCE, HEX_ACTION, USE
from messina.rules.building import Build, can_build, can_cycle
from messina.rules.effects import (
    PickScroll,
    PickUpgrade,
    can_advance_scroll,
    can_upgrade_citizen,
    gain_opportunities,
    perform,
)
from messina.rules.events import HexActionTaken, LieutenantGained, OpportunityLost, OpportunityUsed
from messina.rules.overseers import (
    ALL_SQUARES,
    ANY,
    PickOverseer,
    activatable,
    activate,
    advance_overseer,
    can_advance,
    can_upgrade,
)
from messina.rules.registers import can_pay_advance
from messina.rules.state import Frame, Offer, Player, State
from messina.rules.terms import (
    ACTIVATE,
    ANY_HEX,
    BUILD,
    CHURCH,
    CITY,
    ESTATE,
    FIRST_BENEFIT,
    FIRST_DOCK,
    LIEUTENANT,
    LIEUTENANTS,
    OVERSEER_ANY,
    OVERSEER_ANY_SKIP,
    OVERSEER_OF,
    OVERSEER_OF_SKIP,
    SCROLL,
    SUPPLY,
    UPGRADE,
    UPGRADE_ADVANCE,
    UPGRADE_OVERSEER,
)


def usable(s: State, player: Player, opportunity: i64) -> bool:
    """Would using it do anything now?"""
    if opportunity == SCROLL:
        return can_advance_scroll(player)
    if opportunity == UPGRADE:
        return can_upgrade_citizen(player)
    if opportunity == OVERSEER_ANY or opportunity == OVERSEER_ANY_SKIP:
        return can_advance(player, ANY)
    if opportunity < OVERSEER_ANY_SKIP:
        return can_advance(player, opportunity - OVERSEER_OF)
    if opportunity < UPGRADE_OVERSEER:
        return can_advance(player, opportunity - OVERSEER_OF_SKIP)
    if opportunity == UPGRADE_OVERSEER:
        return can_upgrade(player)
    if opportunity == UPGRADE_ADVANCE:
        return can_upgrade(player) or can_advance(player, ANY)
    if opportunity == BUILD:
        return can_build(s, player) or can_cycle(s, player)
    if opportunity == LIEUTENANT:
        return player.had < LIEUTENANTS
    if opportunity < FIRST_BENEFIT and opportunity != ANY_HEX:
        return activatable(player) != 0
    return True


def offer_opportunities(s: State, player: Player, offer: Offer) -> None:
    """5.5: what is in the pool, and paid advances on city and church (8.3)."""
    for opportunity in range(len(player.pool)):
        if player.pool[opportunity] > 0 and usable(s, player, opportunity):
            offer.add(USE, opportunity)
    if can_pay_advance(s, player, CITY):
        offer.add(ADVANCE, CITY)
    if can_pay_advance(s, player, CHURCH):
        offer.add(ADVANCE, CHURCH)


def use(s: State, player: Player, opportunity: i64) -> None:
    player.pool[opportunity] -= 1
    s.tell(OpportunityUsed, player.seat, opportunity)
    seat = player.seat
    if opportunity == SCROLL:
        s.push(PickScroll(seat))
    elif opportunity == UPGRADE:
        s.push(PickUpgrade(seat))
    elif opportunity == OVERSEER_ANY:
        s.push(PickOverseer(seat, 0, 1, 0))
    elif opportunity < OVERSEER_ANY_SKIP:
        advance_overseer(s, player, opportunity - OVERSEER_OF, 0)
    elif opportunity == OVERSEER_ANY_SKIP:
        s.push(PickOverseer(seat, 0, 1, 1))
    elif opportunity < UPGRADE_OVERSEER:
        advance_overseer(s, player, opportunity - OVERSEER_OF_SKIP, 1)
    elif opportunity == UPGRADE_OVERSEER:
        s.push(PickOverseer(seat, 1, 0, 0))
    elif opportunity == UPGRADE_ADVANCE:
        s.push(PickOverseer(seat, 1, 1, 0))
    elif opportunity == BUILD:
        s.push(Build(seat, 0))
    elif opportunity == LIEUTENANT:
        gain_lieutenant(s, player)
    elif opportunity == ANY_HEX:
        s.push(PickHexAction(seat))
    elif opportunity < FIRST_BENEFIT:
        activate(s, player, ALL_SQUARES, opportunity - ACTIVATE + 1, 0, 0)
    else:
        perform(s, player, s.box.benefits[opportunity - FIRST_BENEFIT])


def gain_lieutenant(s: State, player: Player) -> None:
    """8.5: it lies on the estate, usable this round."""
    number: i64 = 0
    while player.places[number] != SUPPLY:
        number += 1
    player.places[number] = ESTATE
    player.used[number] = 0
    player.had += 1
    s.tell(LieutenantGained, player.seat)


class PickHexAction(Frame):
    """7.11: the action of which hex in Messina, blocked or not?"""

    def offer(self, s: State, offer: Offer) -> None:
        for hex in range(FIRST_DOCK):
            if s.in_city(hex):
                offer.add(HEX_ACTION, hex)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        s.tell(HexActionTaken, self.player, argument)
        perform(s, s.seats[self.player], s.box.hexes[argument].action)


def collect_plain(s: State, player: Player) -> None:
    """5.6: what waited and needs no choice is taken in full as soon as an action step is there.

    It may lead on to a space of another register whose turn in the list was before: then once more.
    """
    number: i64 = 0
    while number < s.box.register_benefits:
        bundles = s.box.benefits[number].bundles
        if player.pool[FIRST_BENEFIT + number] > 0 and len(bundles) == 1:
            player.pool[FIRST_BENEFIT + number] -= 1
            s.tell(OpportunityUsed, player.seat, FIRST_BENEFIT + number)
            gain_opportunities(s, player, bundles[0])
            number = 0
        else:
            number += 1


def lose_opportunities(s: State, player: Player) -> None:
    """8.4: earned and not used at the end of the turn."""
    for opportunity in range(len(player.pool)):
        while player.pool[opportunity] > 0:
            player.pool[opportunity] -= 1
            s.tell(OpportunityLost, player.seat, opportunity)
