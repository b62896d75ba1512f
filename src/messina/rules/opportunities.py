"""Clauses 5.5 and 8.4: opportunities of the action step, usable in any order.

Whatever brings a choice (the hex's action, an activated citizen, a register space) puts it into the
player's pool. While a question of the action step is open, each of the pool may be used first; what is
left when the turn ends is lost. Who must build after cycling (7.7) pays for nothing else before.
"""

from typing import ClassVar

from mypy_extensions import i64

from messina.rules.actions import ADVANCE, HEX_ACTION, USE
from messina.rules.box import Benefit
from messina.rules.building import Build, can_build, can_cycle, must_build
from messina.rules.effects import (
    PickScroll,
    PickUpgrade,
    can_advance_scroll,
    can_upgrade_citizen,
    gain_opportunities,
    perform,
)
from messina.rules.events import HexActionTaken, OpportunityLost, OpportunityUsed
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
from messina.rules.player import Player
from messina.rules.registers import at_end, can_pay_advance
from messina.rules.state import Frame, Offer, State
from messina.rules.terms import (
    ACTIVATE,
    ANY_HEX,
    BUILD,
    CHURCH,
    CITY,
    FIRST_BENEFIT,
    FIRST_DOCK,
    OVERSEER_ANY,
    OVERSEER_ANY_SKIP,
    OVERSEER_OF,
    OVERSEER_OF_SKIP,
    SCROLL,
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
    if opportunity < FIRST_BENEFIT:
        return opportunity == ANY_HEX or activatable(player) != 0
    benefit = s.box.benefits[opportunity - FIRST_BENEFIT]
    return not benefit.trade or (player.can_pay(benefit.price) and brings_something(s, player, benefit))


def brings_something(s: State, player: Player, trade: Benefit) -> bool:
    """8.7: nobody pays for steps on a register whose end is reached."""
    bundle = trade.bundles[0]
    if bundle.points > 0 or len(bundle.choices) > 0:
        return True
    for token in range(4):
        if bundle.tokens[token] > 0:
            return True
    city = bundle.city > 0 and not at_end(s, player, CITY)
    return city or (bundle.church > 0 and not at_end(s, player, CHURCH))


def is_paid(s: State, opportunity: i64) -> bool:
    """Using it costs something: building does, and a trade."""
    if opportunity < FIRST_BENEFIT:
        return opportunity == BUILD
    return s.box.benefits[opportunity - FIRST_BENEFIT].trade


def offer_opportunities(s: State, player: Player, offer: Offer) -> None:
    """5.5: what is in the pool, and paid advances on city and church (8.3)."""
    owes_a_building = must_build(s)
    for opportunity in range(len(player.pool)):
        if player.pool[opportunity] > 0 and usable(s, player, opportunity):
            if not owes_a_building or not is_paid(s, opportunity):
                offer.add(USE, opportunity)
    if owes_a_building:
        return
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
        s.push(Build(seat, 0, 0))
    elif opportunity == ANY_HEX:
        s.push(PickHexAction(seat))
    elif opportunity < FIRST_BENEFIT:
        activate(s, player, ALL_SQUARES, opportunity - ACTIVATE + 1, 0, 0)
    else:
        use_benefit(s, player, s.box.benefits[opportunity - FIRST_BENEFIT])


def use_benefit(s: State, player: Player, benefit: Benefit) -> None:
    """The action of a register space, or a trade, which is paid first (7.3)."""
    if benefit.trade:
        s.pay(player, benefit.price)
        gain_opportunities(s, player, benefit.bundles[0])
    else:
        perform(s, player, benefit)


class PickHexAction(Frame):
    """7.11: the action of which hex in Messina, blocked or not?"""

    clause: ClassVar[str] = "7.11"

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
    while number < s.box.pending_benefits:
        benefit = s.box.benefits[number]
        asks = benefit.trade or len(benefit.bundles) > 1
        if player.pool[FIRST_BENEFIT + number] > 0 and not asks:
            player.pool[FIRST_BENEFIT + number] -= 1
            s.tell(OpportunityUsed, player.seat, FIRST_BENEFIT + number)
            gain_opportunities(s, player, benefit.bundles[0])
            number = 0
        else:
            number += 1


def lose_opportunities(s: State, player: Player) -> None:
    """8.4: earned and not used at the end of the turn."""
    for opportunity in range(len(player.pool)):
        while player.pool[opportunity] > 0:
            player.pool[opportunity] -= 1
            s.tell(OpportunityLost, player.seat, opportunity)
