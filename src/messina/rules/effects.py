"""Sections 7.1 to 7.3: what a printed action brings.

Gains that need no choice are taken in full and at once (5.6). Parts with a choice, and trades as a whole,
become opportunities when an action is performed; in production and in the reward of a workshop they are asked
at once.
"""

from typing import ClassVar

from mypy_extensions import i64

from messina.rules.actions import CHOOSE, MOST_BUNDLES, TRACK, UPGRADE_ONE
from messina.rules.box import Benefit, Bundle
from messina.rules.events import CitizenUpgraded, RewardGained, ScrollAdvanced
from messina.rules.player import Player
from messina.rules.registers import add_opportunity, advance
from messina.rules.state import Frame, Offer, PlayerStep, State
from messina.rules.terms import (
    CABINS,
    CHURCH,
    CITY,
    FIRST_BENEFIT,
    FIRST_CABIN,
    FIRST_WORKSHOP,
    FROM_ACTIONS,
    FROM_WORKSHOPS,
    PLAIN,
    SCROLL,
    SQUARES,
    UPGRADED,
)


def perform(s: State, player: Player, action: Benefit) -> None:
    """An action of a hex, square or register space; a slash asks first (5.7), a trade may be used (7.3)."""
    if action.trade:
        add_opportunity(s, player, FIRST_BENEFIT + action.number)
    elif len(action.bundles) == 1:
        gain_opportunities(s, player, action.bundles[0])
    elif len(action.bundles) > 1:
        s.push(ChooseBundle(player.seat, action.number))


def gain_opportunities(s: State, player: Player, bundle: Bundle) -> None:
    gain_plainly(s, player, bundle, FROM_ACTIONS)
    for opportunity in bundle.choices:
        add_opportunity(s, player, opportunity)


def gain_at_once(s: State, player: Player, benefit: Benefit, source: i64) -> None:
    """A production or reward: scrolls and upgrades are not put off."""
    if len(benefit.bundles) == 0:
        return
    bundle = benefit.bundles[0]
    for opportunity in bundle.choices:
        s.push(AdvanceAScroll(player.seat) if opportunity == SCROLL else UpgradeACitizen(player.seat))
    gain_plainly(s, player, bundle, source)


def gain_plainly(s: State, player: Player, bundle: Bundle, source: i64) -> None:
    """The part of an action without a choice: tokens, points, free register advances (7.1, 7.3)."""
    if not bundle.plain_gain:
        return
    for token in range(4):
        if bundle.tokens[token] > 0:
            s.gain_tokens(player, token, bundle.tokens[token])
    s.score(player, bundle.points, source)
    for _ in range(bundle.city):
        advance(s, player, CITY)
    for _ in range(bundle.church):
        advance(s, player, CHURCH)


class ChooseBundle(Frame):
    """5.7: which side of a slash?"""

    clause: ClassVar[str] = "5.7"

    def __init__(self, player: i64, benefit: i64) -> None:
        super().__init__(player)
        self.benefit = benefit

    def offer(self, s: State, offer: Offer) -> None:
        for i in range(len(s.box.benefits[self.benefit].bundles)):
            offer.add(CHOOSE, self.benefit * MOST_BUNDLES + i)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        bundle = s.box.benefits[self.benefit].bundles[argument % MOST_BUNDLES]
        gain_opportunities(s, s.seats[self.player], bundle)

    def fields(self) -> list[int]:
        return [self.player, self.benefit]


# 7.2: scrolls.


def can_advance_scroll(player: Player) -> bool:
    for track in range(3):
        if player.scrolls[track] < player.scroll_board.tracks[track].top:
            return True
    return False


class AdvanceAScroll(PlayerStep):
    """Ask for a scroll track, if any marker can still move."""

    def run(self, s: State) -> None:
        if can_advance_scroll(s.seats[self.seat]):
            s.push(PickScroll(self.seat))


class PickScroll(Frame):
    """7.2: which scroll marker advances?"""

    clause: ClassVar[str] = "7.2"

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for track in range(3):
            if player.scrolls[track] < player.scroll_board.tracks[track].top:
                offer.add(TRACK, track)

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        player.scrolls[argument] += 1
        s.tell(ScrollAdvanced, self.player, argument, player.scrolls[argument])


# 7.1: upgrading a citizen.


def can_upgrade_citizen(player: Player) -> bool:
    for square in range(SQUARES):
        if player.squares[square] == PLAIN:
            return True
    for cabin in range(CABINS):
        if player.cabins[cabin] == PLAIN:
            return True
    for worker in player.workers:
        if worker == PLAIN:
            return True
    return False


class UpgradeACitizen(PlayerStep):
    """Ask for a citizen to upgrade, if there is a plain one."""

    def run(self, s: State) -> None:
        if can_upgrade_citizen(s.seats[self.seat]):
            s.push(PickUpgrade(self.seat))


class PickUpgrade(Frame):
    """7.1: which citizen, in a sector, a cabin or a workshop, becomes upgraded?"""

    clause: ClassVar[str] = "7.1"

    def offer(self, s: State, offer: Offer) -> None:
        player = s.seats[self.player]
        for square in range(SQUARES):
            if player.squares[square] == PLAIN:
                offer.add(UPGRADE_ONE, square)
        for cabin in range(CABINS):
            if player.cabins[cabin] == PLAIN:
                offer.add(UPGRADE_ONE, FIRST_CABIN + cabin)
        for number in range(len(player.workshops)):
            if player.workers[number] == PLAIN:
                offer.add(UPGRADE_ONE, FIRST_WORKSHOP + player.workshops[number])

    def choose(self, s: State, verb: i64, argument: i64) -> None:
        player = s.seats[self.player]
        s.tell(CitizenUpgraded, self.player, argument)
        if argument < FIRST_CABIN:
            player.squares[argument] = UPGRADED
        elif argument < FIRST_WORKSHOP:
            player.cabins[argument - FIRST_CABIN] = UPGRADED
        else:
            number = player.workshop_number(argument - FIRST_WORKSHOP)
            player.workers[number] = UPGRADED
            reward_if_fitting(s, player, number)


def reward_if_fitting(s: State, player: Player, number: i64) -> None:
    """7.9: an era-II workshop pays once, as soon as a fitting citizen is in it."""
    workshop = s.box.workshops[player.workshops[number]]
    if workshop.era == 1 or player.rewarded[number] == 1:
        return
    if workshop.needs_upgraded and player.workers[number] != UPGRADED:
        return
    player.rewarded[number] = 1
    s.tell(RewardGained, player.seat, player.workshops[number])
    gain_at_once(s, player, workshop.reward, FROM_WORKSHOPS)
