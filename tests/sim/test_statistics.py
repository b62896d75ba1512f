"""Intervals, spreads and ratings, against values known from elsewhere."""

import pytest

from messina.rules.dice import Dice
from messina.sim.statistics import Rating, distribution, rate, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
        (15, 148, 0.0624, 0.1605),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_intervals_have_the_published_values(
    successes: int, trials: int, low: float, high: float
) -> None:
    share = wilson(successes, trials)
    assert share.value == successes / trials
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-4)


def test_an_interval_without_trials_says_nothing_and_shared_successes_count_in_part() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)
    assert wilson(2.5, 5).value == 0.5


def test_wilson_intervals_hold_the_true_share_about_95_times_in_100() -> None:
    dice = Dice(1347)
    held = 0
    for _ in range(2000):
        wins = sum(dice.below(10) < 7 for _ in range(60))
        share = wilson(wins, 60)
        held += share.low <= 0.7 <= share.high
    assert 0.93 < held / 2000 < 0.97


def test_distributions_have_quartiles_and_the_spread_of_all_values() -> None:
    found = distribution([4, 1, 3, 2, 5])
    assert (found.least, found.lower, found.median, found.upper, found.most) == (1, 2, 3, 4, 5)
    assert found.mean == 3
    assert found.deviation == pytest.approx(2**0.5)
    assert distribution([7]).deviation == 0.0
    assert distribution([7]).upper == 7


def test_ratings_order_players_by_how_they_are_placed() -> None:
    ratings = rate({0: ("a", 1), 1: ("b", 2), 2: ("c", 3)} for _ in range(20))
    assert ratings["a"].mu > ratings["b"].mu > ratings["c"].mu
    assert ratings["a"].low > ratings["c"].high
    assert all(rating.sigma < 25 / 3 for rating in ratings.values())


def test_shared_places_leave_equal_ratings_equal() -> None:
    ratings = rate([{0: ("a", 1), 1: ("b", 1)}])
    assert ratings["a"].mu == pytest.approx(ratings["b"].mu)


def test_one_who_sits_at_a_table_several_times_is_rated_once() -> None:
    ratings = rate({0: ("a", 1), 1: ("b", 2), 2: ("b", 3), 3: ("b", 4)} for _ in range(5))
    assert set(ratings) == {"a", "b"}
    assert ratings["a"].mu > 25 > ratings["b"].mu


def test_an_interval_of_a_rating_is_centred() -> None:
    rating = Rating(25.0, 2.0)
    assert rating.high - rating.mu == pytest.approx(rating.mu - rating.low)
