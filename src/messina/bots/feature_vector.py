"""A position as a sparse vector of numbered features, and the meaning of each number.

Every feature is a small whole number; most are 0 or 1, and only those that are not 0 are written down. What
is seen is one seat's view: the own estate first, then the city and the offer, then the others. The blocks
before WORTH_AT name things, and are silent about things that show something else than when they were learned
(`known`); the blocks from there on say what things are worth and bring, in any pack.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.bots.known_components import ComponentTexts, KnownComponents
from messina.rules.box import Box

EFFECTS: Final = 13
"""Kinds: four tokens, points, city, church, scroll, upgrade, overseer, build, any other effect, a trade."""
FEATURES_VERSION: Final = 2
"""Raised when a number gets another meaning; a network is trained for one version."""

# Where each block begins: the own estate.
SCORE_AT: Final = 0
TOKENS_AT: Final = 1  # how many of each of the 4
STEPS_AT: Final = 5  # at least so many: coin 1..10, fire 1..6, major 1..4, lumber 1..6
RATS_AT: Final = 31  # how many, then at least 1..6
REGISTERS_AT: Final = 38  # the space reached: 20 of popularity, 16 of the city, 16 of the church
FIGURES_AT: Final = 90  # lieutenants 0..5, unused 0..5, ever had 3..5
UNUSED_AT: Final = 105  # an unused one at each place, 28 and the estate
USED_AT: Final = 134
SQUARES_AT: Final = 163  # 18 plain, 18 upgraded
SPENT_AT: Final = 199
ABLE_AT: Final = 217  # citizens by class, at least 1..4
GOLD_AT: Final = 229  # upgraded ones by class, at least 1..3
CABINS_AT: Final = 238  # class * 2 + space - 1; then how many are upgraded; how many are empty
IMPROVEMENTS_AT: Final = 246  # 15 built, 15 with somebody in the cabin
WORKSHOPS_AT: Final = 276  # 33 empty, 33 plain, 33 upgraded, 33 rewarded
BUILT_AT: Final = 408  # buildings 0..7
WAGONS_AT: Final = 416  # at least 1..3; ready 0..2
BOATS_AT: Final = 422  # at least 1..6; an odd number
OVERSEERS_AT: Final = 429  # class * 7 + step
BRANCHES_AT: Final = 450  # class * 3 + branch
UPGRADES_AT: Final = 459
SCROLLS_AT: Final = 462  # track * 5 + level; then the points of each
REPOPULATED_AT: Final = 480  # 0..5
OWN_HEXES_AT: Final = 486
TERMS_AT: Final = 506  # the terms of the hand-made evaluation but the score, in eighths of a point
TERMS: Final = 10
PENDING: Final = 9  # the last of them: what is pending in the turn
PLANS_AT: Final = 516  # hex * 3 + things missing to repopulate it, the wagon apart: 0, 1, 2
# The city and the offer.
REACH_AT: Final = 576  # coins to get to each place, at most 5, as 5 - coins
PLAYERS_AT: Final = 604
WAIT_AT: Final = 608  # turns of others before the own one
ORDER_AT: Final = 612
LEFT_AT: Final = 616  # unused lieutenants of all others 0..15
CITY_AT: Final = 632  # which hexes are in the city
BLOCKED_AT: Final = 652
CUBES_AT: Final = 676  # how many, 24
CUBED_AT: Final = 700  # any, 24
CITIZENS_AT: Final = 724  # hex * 3 + class
TAKEN_AT: Final = 784  # hexes of others
SHIPS_AT: Final = 804  # boats at the docks
DOCKED_AT: Final = 813  # boats at each dock; cubes there
BOATS_LEFT_AT: Final = 821
WHEEL_AT: Final = 830
OFFER_AT: Final = 842  # 58 tiles
SUPPLY_AT: Final = 900
DOCKING_AT: Final = 901
# The others.
RIVAL_AT: Final = 905  # solo: popularity 0..18, figures 0..5
OPPONENTS_AT: Final = 930  # the strongest, then the sum of the rest
OPPONENT: Final = 34
LEAD_AT: Final = 998  # popularity lead over the best other -6..6
# What is played.
ESTATES_AT: Final = 1011  # which b board: up to 4
SCROLL_BOARDS_AT: Final = 1015
ADVANCED_AT: Final = 1019  # anybody has a b board
READINGS_AT: Final = 1020  # one major fire suffices; the second cube may come from the chosen hex
# What things are worth and bring, in any pack; worths are in eighths of a point.
WORTH_AT: Final = 1022
POINTS_AT: Final = (
    WORTH_AT  # at the space of each register; a register's next 6 spaces, by what they are worth
)
ROADS_AT: Final = POINTS_AT + 3
TO_GO_AT: Final = ROADS_AT + 3  # spaces to the end of each register; to the next lieutenant, at most 8
ABLE_TO_DO_AT: Final = TO_GO_AT + 4  # by kind of effect: what citizens on squares could do
SQUARES_WORTH_AT: Final = ABLE_TO_DO_AT + EFFECTS
LANDING_AT: Final = SQUARES_WORTH_AT + 1  # what the next step of each overseer activates
MAKES_AT: Final = LANDING_AT + 3  # by kind of effect: what is produced at the end of this round
COULD_MAKE_AT: Final = MAKES_AT + EFFECTS  # and if somebody fitting were in every building
BUILDINGS_AT: Final = COULD_MAKE_AT + EFFECTS  # worth of improvements, of workshops, of rewards still to come
GOLDEN_AT: Final = BUILDINGS_AT + 3  # upgraded citizens in workshops
NEXT_SCROLL_AT: Final = GOLDEN_AT + 1  # what one level more scores, track by track
NEXT_THING_AT: Final = NEXT_SCROLL_AT + 3  # what one thing more to count scores
FREE_HEXES_AT: Final = (
    NEXT_THING_AT + 3
)  # with 0, 1, 2 things missing: how many, then their points, then the best
OWN_POINTS_AT: Final = FREE_HEXES_AT + 9  # of the hexes repopulated
RESCUABLE_AT: Final = OWN_POINTS_AT + 1  # citizens on hexes without cubes, by class; then on plagued ones
OPEN_HEXES_AT: Final = RESCUABLE_AT + 6  # where nobody stands: without cubes, with cubes
OPEN_ACTIONS_AT: Final = OPEN_HEXES_AT + 2  # by kind of effect: hexes where nobody stands
BEST_ACTION_AT: Final = OPEN_ACTIONS_AT + EFFECTS
SHIPS_WORTH_AT: Final = BEST_ACTION_AT + 1  # the best boat at a dock, and all of them
OFFER_WORTH_AT: Final = (
    SHIPS_WORTH_AT + 2
)  # best improvement; best that can be paid; so for workshops by class; wagon
WAGON_AT: Final = OFFER_WORTH_AT + 8  # points of the best wagon on offer; the coins and lumber it takes
RIVAL_WORTH_AT: Final = (
    WAGON_AT + 2
)  # strongest other: points at the spaces, hexes ready and the best, production
DESTINATION_VALUES_AT: Final = (
    RIVAL_WORTH_AT + 4
)  # by place, for the policy alone: quick values of destinations
FEATURES: Final = DESTINATION_VALUES_AT + 29

MOST: Final = 900
"""More than can be different from 0 at one time."""


class FeatureVector:
    """The features of a position that are not 0; entries with the same number add up."""

    def __init__(self, learned: ComponentTexts) -> None:
        self.learned = learned
        """What the components showed in training."""
        self.known: KnownComponents | None = None
        self.index: vec[i64] = vec[i64]([0] * MOST)
        self.value: vec[i64] = vec[i64]([0] * MOST)
        self.count: i64 = 0
        self.able: vec[i64] = vec[i64]([0] * 3)
        """Citizens one could give up, by class."""
        self.gold: vec[i64] = vec[i64]([0] * 3)
        """The upgraded among them."""
        self.other_able: vec[i64] = vec[i64]([0] * 3)
        self.other_gold: vec[i64] = vec[i64]([0] * 3)
        """The same of another player."""

    def put(self, index: i64, value: i64) -> None:
        """Add a feature, unless its value is 0."""
        if value != 0:
            self.index[self.count] = index
            self.value[self.count] = value
            self.count += 1

    def steps(self, base: i64, count: i64, most: i64) -> None:
        """Add one feature for each step `at least n`, up to `most`."""
        for i in range(min(count, most)):
            self.put(base + i, 1)

    def known_components(self, box: Box) -> KnownComponents:
        """Return which components of the box the networks know; compare each box once."""
        known = self.known
        if known is None or known.box is not box:
            known = KnownComponents(box, self.learned)
            self.known = known
        return known
