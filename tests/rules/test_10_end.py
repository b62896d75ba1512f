"""Section 10: the end of a round and of the game."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import Box
from messina.rules.events import (
    CitizenDiscarded,
    CitizenLeft,
    GameEnded,
    LieutenantGained,
    Produced,
    QuarantineMoved,
    RegisterFellBack,
    RewardGained,
    RoundBegan,
    RoundEnded,
)
from messina.rules.terms import CHURCH, CITY, COIN, EMPTY, FIRE, MAJOR, NUN, POPULARITY, SQUARE_NAMES
from tests.table import PLAIN, UPGRADED, Like, Table, printed_with, told

NUNS = [f"NU{number}" for number in range(1, 7)]


def square(table: Table, seat: int, name: str) -> int:
    return table.seat(seat).squares[SQUARE_NAMES.index(name)]


def order(table: Table, *seats: int) -> None:
    table.state.order = vec[i64](seats)


def produces(production: str) -> Box:
    """The improvement Q3 shows this production, which no printed one has."""
    return printed_with({"improvements Q3": {"production": production}})


# 10.1: production.


@pytest.mark.clause("10.1")
@pytest.mark.parametrize("space", [1, 2])
def test_a_citizen_in_an_improved_cabin_produces_what_the_improvement_shows(space: int) -> None:
    table = Table()
    table.improvement(0, 2, "Q13")
    table.cabin(0, 2, "craftsman", space=space)
    table.end_round()
    assert table.seat(0).tokens[FIRE] == 1
    assert table.seat(0).score == 1


@pytest.mark.clause("10.1")
def test_an_empty_cabin_and_a_cabin_without_improvement_produce_nothing() -> None:
    table = Table()
    table.improvement(0, 1, "Q13")
    table.cabin(0, 2, "aristocrat")
    events = table.end_round()
    assert not told(events, Produced)
    assert list(table.seat(0).tokens) == [0, 0, 0, 0]
    assert table.seat(0).score == 0


@pytest.mark.clause("10.1")
def test_an_upgraded_citizen_in_a_cabin_scores_no_point_for_that() -> None:
    table = Table()
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun", upgraded=True)
    table.end_round()
    assert table.seat(0).tokens[FIRE] == 1
    assert table.seat(0).score == 0


@pytest.mark.clause("10.1")
@pytest.mark.parametrize(
    ("workshop", "worker", "tokens", "points"),
    [
        ("B10", PLAIN, {"fire": 1}, 0),
        ("B10", UPGRADED, {"fire": 2}, 1),  # its added line brings another fire
        ("B7", PLAIN, {}, 0),  # needs an upgraded one
        ("B7", UPGRADED, {"major": 1, "coin": 1}, 1),
        ("B3", PLAIN, {"lumber": 1}, 0),
        ("B3", UPGRADED, {"lumber": 1}, 1),  # has one line only
        ("B17", PLAIN, {}, 1),
        ("B17", UPGRADED, {}, 1 + 2 + 1),  # both lines, and its own point
        ("B3", EMPTY, {}, 0),
    ],
)
def test_an_era_one_workshop_produces_by_who_works_there(
    workshop: str, worker: int, tokens: dict[str, int], points: int
) -> None:
    table = Table()
    table.workshop(0, workshop, worker)
    table.end_round()
    assert table.tokens(0) == tokens
    assert table.seat(0).score == points


@pytest.mark.clause("10.1", "7.8")
@pytest.mark.parametrize(
    ("worker", "tokens", "points"), [(PLAIN, {}, 0), (UPGRADED, {"major": 1, "coin": 1, "lumber": 2}, 1)]
)
def test_the_added_line_of_a_workshop_that_needs_an_upgraded_citizen_comes_on_top_too(
    worker: int, tokens: dict[str, int], points: int
) -> None:
    table = Table(pack=printed_with({"workshops1 B7": {"added": "lumber(2)"}}))
    table.workshop(0, "B7", worker)
    table.end_round()
    assert table.tokens(0) == tokens
    assert table.seat(0).score == points


@pytest.mark.clause("10.1", "8.4")
@pytest.mark.parametrize(("worker", "spaces"), [(PLAIN, [2, 1]), (UPGRADED, [2, 2])])
def test_register_steps_of_both_lines_are_performed(worker: int, spaces: list[int]) -> None:
    table = Table(pack=printed_with({"workshops1 B10": {"production": "city", "added": "church"}}))
    table.workshop(0, "B10", worker)
    table.end_round()
    assert [table.seat(0).registers[register] for register in (CITY, CHURCH)] == spaces


@pytest.mark.clause("10.1", "7.2")
def test_scrolls_of_both_lines_are_advanced_one_after_another() -> None:
    table = Table(pack=printed_with({"workshops1 B10": {"production": "scroll", "added": "scroll"}}))
    table.workshop(0, "B10", UPGRADED)
    table.end_round()
    table.play("track 1", "track 3")
    assert list(table.seat(0).scrolls) == [1, 0, 1]
    assert table.state.round == 2


@pytest.mark.clause("10.1")
@pytest.mark.parametrize(("worker", "points"), [(PLAIN, 0), (UPGRADED, 1)])
def test_an_era_two_workshop_produces_nothing_but_the_point_of_an_upgraded_citizen(
    worker: int, points: int
) -> None:
    table = Table(round=5)
    table.workshop(0, "B24", worker)
    table.seat(0).rewarded[0] = 1
    events = table.end_round()
    assert list(table.seat(0).tokens) == [0, 0, 0, 0]
    assert table.seat(0).score == points
    assert len(told(events, Produced)) == points


@pytest.mark.clause("10.1")
def test_everybody_produces() -> None:
    table = Table()
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.improvement(0, 4, "Q2")
    table.cabin(0, 4, "craftsman")
    table.workshop(0, "B3", PLAIN)
    table.workshop(0, "B10", UPGRADED)
    table.workshop(1, "B17", PLAIN)
    events = table.end_round()
    assert len(told(events, Produced)) == 5
    assert table.tokens(0) == {"fire": 3, "lumber": 2}
    assert (table.seat(0).score, table.seat(1).score) == (1, 1)


@pytest.mark.clause("10.1")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5, 6])
def test_there_is_production_after_every_round(round: int) -> None:
    table = Table(round=round)
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    events = table.end_round()
    assert table.seat(0).tokens[FIRE] == 1
    assert [type(event) for event in events[:2]] == [RoundEnded, Produced]


@pytest.mark.clause("10.1", "8.2")
@pytest.mark.parametrize(("play_order", "next_order"), [([0, 1], [1, 0]), ([1, 0], [0, 1])])
def test_players_produce_in_play_order_so_the_later_counter_lies_on_top(
    play_order: list[int], next_order: list[int]
) -> None:
    table = Table(pack=produces("church"))
    order(table, *play_order)
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.workshop(1, "B9", UPGRADED)
    table.end_round()
    assert [player.registers[CHURCH] for player in table.state.seats] == [2, 2]
    assert list(table.state.order) == next_order  # round II goes by the church register


@pytest.mark.clause("10.1", "8.4")
def test_what_a_register_step_of_production_brings_waits_for_the_next_action_step() -> None:
    table = Table()
    table.workshop(0, "B9", UPGRADED)
    table.player(0, church=2)
    table.end_round()
    table.turn(0, "estate")
    assert table.legal_with("use") == []
    table.play("go NE")
    assert table.legal_with("use") == ["use upgrade_overseer"]


@pytest.mark.clause("10.1", "8.4", "4.8")
def test_what_a_register_step_of_production_brings_still_waits_after_a_recall() -> None:
    table = Table()
    table.workshop(0, "B9", UPGRADED)
    table.player(0, church=2)
    table.end_round()
    table.turn(0, "estate")
    table.play("recall", "end")
    table.turn(0, "estate")
    table.play("go NE")
    assert table.legal_with("use") == ["use upgrade_overseer"]


@pytest.mark.clause("10.1", "8.4")
def test_what_a_register_step_of_production_brings_is_lost_after_round_six() -> None:
    table = Table(round=6)
    table.workshop(0, "B9", UPGRADED)
    table.player(0, church=2)
    table.end_round()
    assert table.game.over
    assert table.seat(0).registers[CHURCH] == 3
    assert table.seat(0).overseer_upgraded == 0


@pytest.mark.clause("10.1", "8.5")
@pytest.mark.parametrize("recalls", [0, 1])
def test_a_lieutenant_of_production_comes_without_asking_when_the_next_action_step_opens(
    recalls: int,
) -> None:
    table = Table(pack=produces("city"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.player(0, city=3)
    events = table.end_round()
    assert not told(events, LieutenantGained)
    for _ in range(recalls):
        table.turn(0, "estate")
        assert not told(table.play("recall", "end"), LieutenantGained)
    table.turn(0, "estate")
    events = table.play("go NE")
    assert told(events, LieutenantGained) == [LieutenantGained(0)]
    assert table.seat(0).had == 4
    assert table.legal_with("use") == []


@pytest.mark.clause("10.1")
def test_a_scroll_of_production_is_advanced_at_once() -> None:
    table = Table(pack=produces("scroll"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.end_round()
    assert table.asked == "PickScroll"
    table.play("track 2")
    assert list(table.seat(0).scrolls) == [0, 1, 0]
    assert table.state.round == 2


@pytest.mark.clause("10.1", "7.2")
def test_a_scroll_of_production_is_not_asked_for_when_all_markers_are_at_the_top() -> None:
    table = Table(pack=produces("scroll"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.seat(0).scrolls = vec[i64]([4, 4, 4])
    table.end_round()
    assert table.state.round == 2


@pytest.mark.clause("10.1")
def test_an_upgrade_of_production_can_be_the_citizen_that_produced_it() -> None:
    table = Table(pack=produces("upgrade"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.end_round()
    assert table.legal() == ["upgrade cabin-1"]
    table.play("upgrade cabin-1")
    assert table.seat(0).cabins[0] == UPGRADED


@pytest.mark.clause("10.1")
def test_an_upgrade_of_production_is_lost_when_everybody_is_upgraded() -> None:
    table = Table(pack=produces("upgrade"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun", upgraded=True)
    table.end_round()
    assert table.state.round == 2


@pytest.mark.clause("10.1")
@pytest.mark.parametrize(
    ("first", "then", "fire", "points"),
    [
        ("produce cabin-1", ["upgrade B10"], 2, 1),
        ("produce B10", ["upgrade B10"], 1, 0),
    ],
)
def test_the_player_chooses_who_produces_first_where_an_upgrade_changes_the_rest(
    first: str, then: list[str], fire: int, points: int
) -> None:
    table = Table(pack=produces("upgrade"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.workshop(0, "B10", PLAIN)
    table.end_round()
    assert table.legal() == ["produce cabin-1", "produce B10"]
    table.play(first, *then)
    assert table.seat(0).workers[0] == UPGRADED
    assert (table.seat(0).tokens[FIRE], table.seat(0).score) == (fire, points)
    assert table.state.round == 2


@pytest.mark.clause("10.1")
def test_an_upgrade_that_makes_another_one_is_followed_by_it() -> None:
    changes = {"improvements Q3": {"production": "upgrade"}, "workshops1 B10": {"added": "upgrade"}}
    table = Table(pack=printed_with(changes))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "nun")
    table.workshop(0, "B10", PLAIN)
    table.end_round()
    table.play("produce cabin-1", "upgrade B10", "upgrade cabin-1")
    assert table.tokens(0) == {"fire": 1}
    assert table.seat(0).cabins[0] == UPGRADED
    assert table.seat(0).score == 1


@pytest.mark.clause("10.1", "7.6")
def test_a_citizen_can_move_to_a_workshop_before_production_and_produces_there() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU3", "NU5!")
    table.end_round()
    assert table.legal() == ["done", "employ B10"]
    table.play("employ B10", "citizen NU5", "done")
    assert square(table, 0, "NU5") == EMPTY
    assert (table.seat(0).tokens[FIRE], table.seat(0).score) == (2, 1)
    assert table.state.round == 2


@pytest.mark.clause("10.1", "7.6")
def test_nobody_has_to_move_to_a_workshop_before_production() -> None:
    table = Table()
    table.workshop(0, "B10")
    table.citizen(0, "NU3")
    table.end_round()
    table.play("done")
    assert table.seat(0).tokens[FIRE] == 0
    assert square(table, 0, "NU3") == PLAIN


@pytest.mark.clause("10.1", "7.6")
def test_a_citizen_upgraded_by_production_can_still_move_to_a_workshop_and_produce() -> None:
    table = Table(pack=produces("upgrade"))
    table.improvement(0, 1, "Q3")
    table.cabin(0, 1, "craftsman")
    table.workshop(0, "B7")  # needs an upgraded nun
    table.citizen(0, "NU3")
    table.end_round()
    table.play("produce cabin-1", "upgrade NU3", "employ B7", "citizen NU3", "done")
    assert (table.seat(0).tokens[MAJOR], table.seat(0).tokens[COIN]) == (1, 1)
    assert table.seat(0).score == 1


@pytest.mark.clause("10.1", "7.9")
def test_moving_to_an_era_two_workshop_at_production_gains_its_reward_even_after_round_six() -> None:
    table = Table(round=6)
    table.workshop(0, "B24")
    table.citizen(0, "NU3!")
    table.end_round()
    events = table.play("employ B24", "citizen NU3", "done")
    assert told(events, RewardGained)
    assert table.seat(0).tokens[FIRE] == 1
    breakdown = table.game.result().breakdown[0]
    assert (breakdown["workshops"], breakdown["production"]) == (3, 1)


# 10.2: quarantine.


@pytest.mark.clause("10.2")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_a_citizen_in_space_one_moves_to_space_two_and_stays_there_for_a_round(round: int) -> None:
    table = Table(round=round)
    table.cabin(0, 3, "nun", space=1)
    events = table.end_round()
    assert told(events, QuarantineMoved) == [QuarantineMoved(0, 2)]
    assert not told(events, CitizenLeft)
    assert table.seat(0).cabin_spaces[2] == 2
    assert table.state.round == round + 1


@pytest.mark.clause("10.2")
@pytest.mark.parametrize("round", [1, 2, 3, 4, 5])
def test_a_citizen_in_space_two_leaves_for_a_free_square_of_choice_in_its_sector(round: int) -> None:
    table = Table(round=round)
    table.cabin(0, 1, "nun", space=2)
    table.citizen(0, "NU2", "CR1")
    table.end_round()
    assert table.legal() == ["square NU1", "square NU3", "square NU4", "square NU5", "square NU6"]
    table.play("square NU4")
    assert square(table, 0, "NU4") == PLAIN
    assert (table.seat(0).cabins[0], table.seat(0).cabin_spaces[0]) == (EMPTY, 0)
    assert table.state.round == round + 1


@pytest.mark.clause("10.2")
def test_an_upgraded_citizen_leaves_quarantine_upgraded() -> None:
    table = Table()
    table.cabin(0, 1, "aristocrat", space=2, upgraded=True)
    table.end_round()
    table.play("square AR6")
    assert square(table, 0, "AR6") == UPGRADED


@pytest.mark.clause("10.2")
def test_those_in_space_two_leave_before_those_in_space_one_move_on() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=1)
    table.cabin(0, 2, "nun", space=2)
    table.end_round()
    assert table.seat(0).cabin_spaces[0] == 1
    events = table.play("square NU1")
    assert list(table.seat(0).cabin_spaces) == [2, 0, 0, 0]
    assert told(events, CitizenLeft, QuarantineMoved) == [QuarantineMoved(0, 0)]


@pytest.mark.clause("10.2")
def test_a_citizen_without_free_square_and_workshop_is_discarded() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2)
    table.citizen(0, *NUNS)
    table.workshop(0, "B3")  # of another class
    table.workshop(0, "B10", PLAIN)  # taken
    table.end_round()
    assert table.legal() == ["discard"]
    events = table.play("discard")
    assert told(events, CitizenDiscarded) == [CitizenDiscarded(0, NUN)]
    assert table.seat(0).cabins[0] == EMPTY


@pytest.mark.clause("10.2", "7.6")
def test_a_citizen_can_leave_straight_into_an_empty_workshop_of_its_class() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2)
    table.workshop(0, "B10")
    table.workshop(0, "B3")
    table.end_round()
    assert "into B10" in table.legal()
    assert "into B3" not in table.legal()
    table.play("into B10")
    assert list(table.seat(0).workers) == [PLAIN, EMPTY]
    assert table.seat(0).tokens[FIRE] == 0  # production is over


@pytest.mark.clause("10.2", "7.6")
def test_with_a_full_sector_an_empty_workshop_saves_the_citizen() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2)
    table.citizen(0, *NUNS)
    table.workshop(0, "B10")
    table.end_round()
    table.play("done")  # nobody moves there before production
    assert table.legal() == ["into B10", "employ B10"]
    table.play("into B10")
    assert table.seat(0).workers[0] == PLAIN


@pytest.mark.clause("10.2", "5.3", "7.6")
def test_room_can_be_made_by_moving_somebody_from_the_sector_to_a_workshop() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2)
    table.citizen(0, *NUNS[:5], "NU6!")
    table.workshop(0, "B10")
    table.end_round()
    table.play("done", "employ B10", "citizen NU6", "square NU6")
    assert table.seat(0).workers[0] == UPGRADED
    assert square(table, 0, "NU6") == PLAIN


@pytest.mark.clause("10.2", "7.9")
def test_leaving_into_an_era_two_workshop_gains_its_reward() -> None:
    table = Table(round=5)
    table.cabin(0, 1, "nun", space=2, upgraded=True)
    table.workshop(0, "B25")
    table.end_round()
    table.play("into B25")
    assert table.seat(0).score == 2


@pytest.mark.clause("10.2")
def test_where_several_leave_the_player_chooses_who_goes_first() -> None:
    table = Table()
    table.cabin(0, 1, "nun", space=2)
    table.cabin(0, 3, "nun", space=2, upgraded=True)
    table.citizen(0, *NUNS[:5])
    table.end_round()
    assert table.legal() == ["heal 1", "heal 3"]
    table.play("heal 3", "square NU6")
    assert table.legal() == ["discard"]
    table.play("discard")
    assert square(table, 0, "NU6") == UPGRADED
    assert list(table.seat(0).cabins) == [EMPTY] * 4


@pytest.mark.clause("10.1", "10.2")
def test_everybody_has_produced_before_anybody_leaves_quarantine() -> None:
    table = Table()
    for seat, tile in ((0, "Q3"), (1, "Q4")):
        table.improvement(seat, 1, tile)
        table.cabin(seat, 1, "nun", space=2)
    events = table.end_round()
    assert len(told(events, Produced)) == 2
    assert len(told(events, CitizenLeft)) == 1
    assert events.index(told(events, Produced)[1]) < events.index(told(events, CitizenLeft)[0])


@pytest.mark.clause("10.1", "10.2")
@pytest.mark.parametrize("play_order", [[0, 1], [1, 0]])
def test_players_are_asked_in_play_order(play_order: list[int]) -> None:
    table = Table()
    order(table, *play_order)
    for seat in (0, 1):
        table.cabin(seat, 1, "nun", space=2)
    table.end_round()
    asked = [table.game.player]
    table.play("square NU1")
    asked.append(table.game.player)
    assert asked == play_order


@pytest.mark.clause("10.2")
def test_after_round_six_the_game_ends_with_production_and_nobody_moves_in_quarantine() -> None:
    table = Table(round=6)
    table.cabin(0, 1, "nun", space=2)
    table.cabin(0, 2, "nun", space=1)
    events = table.end_round()
    assert table.game.over
    assert not told(events, CitizenLeft, QuarantineMoved, RoundBegan)
    assert list(table.seat(0).cabin_spaces) == [2, 1, 0, 0]
    assert told(events, GameEnded)


# 10.3: rats.


@pytest.mark.clause("10.3")
@pytest.mark.parametrize(
    ("rats", "cost"),
    [(0, 0), (1, 0), (2, 1), (3, 2), (4, 4), (5, 7), (6, 10), (7, 13), (8, 16), (9, 18), (10, 21), (15, 21)],
)
def test_rats_cost_points_by_their_number(rats: int, cost: int) -> None:
    table = Table(round=6)
    table.player(0, rats=rats, score=30)
    result = table.final_scoring()
    assert result.breakdown[0].get("rats", 0) == -cost
    assert "rats" not in result.breakdown[1]


@pytest.mark.clause("10.3")
@pytest.mark.parametrize(
    ("start", "rats", "end"), [(12, 5, 7), (12, 1, 11), (4, 3, 1), (4, 4, 1), (4, 12, 1)]
)
def test_each_rat_moves_popularity_back_one_space_but_not_below_the_first(
    start: int, rats: int, end: int
) -> None:
    table = Table(round=6)
    table.player(0, rats=rats, popularity=start)
    events = table.end_round()
    assert table.seat(0).registers[POPULARITY] == end
    assert told(events, RegisterFellBack) == [Like(RegisterFellBack, 0, POPULARITY, end)]


@pytest.mark.clause("10.3", "10.4")
def test_popularity_is_scored_and_ranked_where_the_rats_have_left_it() -> None:
    table = Table(round=6)
    table.player(0, popularity=12, rats=4)  # back to 8
    table.player(1, popularity=9)
    result = table.final_scoring()
    assert result.breakdown[0]["popularity"] == 2
    assert "popularity_ranking" not in result.breakdown[0]
    assert result.breakdown[1]["popularity_ranking"] == 5


@pytest.mark.clause("10.3")
def test_rats_can_make_a_score_negative() -> None:
    table = Table(round=6)
    table.player(0, score=3, rats=10)
    table.player(1, popularity=2)
    result = table.final_scoring()
    assert result.scores[0] == -18
    assert result.winners == (1,)


@pytest.mark.clause("10.3", "7.7")
@pytest.mark.parametrize(("score", "possible"), [(0, False), (1, True)])
def test_otherwise_points_cannot_drop_below_zero(score: int, possible: bool) -> None:
    table = Table()
    table.player(0, score=score, coin=1)
    table.turn(0, "estate")
    table.play("go H7", "action", "use build", "cycle improvements")
    assert ("pay point" in table.legal()) == possible


# 10.4: final scoring.


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(
    ("register", "space", "points"),
    [
        ("popularity", 6, 0),
        ("popularity", 7, 1),
        ("popularity", 14, 8),
        ("city", 5, 0),
        ("city", 8, 5),
        ("city", 11, 17),
        ("church", 6, 1),
        ("church", 10, 12),
    ],
)
def test_each_register_scores_the_points_printed_at_ones_space(
    register: str, space: int, points: int
) -> None:
    table = Table(round=6)
    table.player(0, **{register: space})
    assert table.final_scoring().breakdown[0].get(register, 0) == points


def ranking(
    popularity: list[int], fire: list[int] | None = None, major: list[int] | None = None
) -> list[int]:
    """What the popularity ranking brings each seat."""
    table = Table(len(popularity), round=6)
    for seat, space in enumerate(popularity):
        table.player(seat, popularity=space)
        table.player(seat, fire=fire[seat] if fire else 0, major=major[seat] if major else 0)
    return [seat.get("popularity_ranking", 0) for seat in table.final_scoring().breakdown]


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(
    ("popularity", "points"),
    [
        ([4, 7], [0, 5]),
        ([9, 2, 5], [10, 3, 7]),
        ([3, 8, 5, 6], [0, 10, 3, 7]),
    ],
)
def test_who_is_ahead_in_popularity_scores_by_rank(popularity: list[int], points: list[int]) -> None:
    nothing = [0] * len(popularity)
    assert ranking(popularity, nothing, nothing) == points


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(
    ("popularity", "fire", "major", "points"),
    [
        ([6, 6], [1, 2], [0, 0], [0, 5]),
        ([6, 6], [3, 0], [0, 2], [0, 5]),  # a major fire counts 2
        ([6, 7], [9, 0], [9, 0], [0, 5]),  # fire decides ties only
        ([6, 6, 6], [0, 1, 0], [1, 0, 0], [10, 7, 3]),
        ([2, 9, 9, 2], [1, 0, 1, 0], [0, 0, 0, 0], [3, 7, 10, 0]),
    ],
)
def test_a_tie_in_popularity_goes_to_more_fire(
    popularity: list[int], fire: list[int], major: list[int], points: list[int]
) -> None:
    assert ranking(popularity, fire, major) == points


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(
    ("popularity", "fire", "major", "points"),
    [
        ([6, 6], [0, 0], [0, 0], [2, 2]),
        ([6, 6], [2, 0], [0, 1], [2, 2]),
        ([6, 6, 2], [0, 0, 0], [0, 0, 0], [8, 8, 3]),
        ([9, 6, 6], [0, 0, 0], [0, 0, 0], [10, 5, 5]),
        ([6, 6, 6], [0, 0, 0], [0, 0, 0], [6, 6, 6]),
        ([9, 8, 3, 3], [0, 0, 0, 0], [0, 0, 0, 0], [10, 7, 1, 1]),
        ([9, 3, 3, 3], [0, 0, 0, 0], [0, 0, 0, 0], [10, 3, 3, 3]),
        ([3, 3, 3, 3], [0, 0, 0, 0], [0, 0, 0, 0], [5, 5, 5, 5]),
        ([6, 6, 6, 1], [2, 0, 0, 5], [0, 1, 0, 0], [8, 8, 3, 0]),
    ],
)
def test_who_is_still_tied_shares_the_points_of_the_tied_places_rounded_down(
    popularity: list[int], fire: list[int], major: list[int], points: list[int]
) -> None:
    assert ranking(popularity, fire, major) == points


@pytest.mark.clause("10.4")
def test_the_points_printed_on_ones_repopulated_hexes_are_scored() -> None:
    table = Table(round=6)
    table.repopulated(0, "H2", "H5")  # 11 and 19
    table.repopulated(1, "H14")
    result = table.final_scoring()
    assert (result.breakdown[0]["hexes"], result.breakdown[1]["hexes"]) == (30, 13)


@pytest.mark.clause("10.4")
def test_the_basic_game_gives_nothing_for_the_most_repopulated_hexes() -> None:
    table = Table(round=6)
    table.repopulated(0, "H2", "H5")
    assert "repopulation" not in table.final_scoring().breakdown[0]


def scroll_points(table: Table, *levels: int) -> int:
    table.seat(0).scrolls = vec[i64](levels)
    return table.final_scoring().breakdown[0].get("scrolls", 0)


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 3), (2, 6), (3, 9), (4, 12)])
def test_the_first_scroll_track_counts_improvements_and_workshops_but_not_wagons(
    level: int, points: int
) -> None:
    table = Table(round=6)
    table.improvement(0, 2, "Q3")
    table.workshop(0, "B10")
    table.workshop(0, "B24", PLAIN)
    table.wagon(0, "C1-2")
    assert scroll_points(table, level, 0, 0) == points


@pytest.mark.clause("10.4")
def test_at_most_six_buildings_count() -> None:
    table = Table(round=6)
    for cabin in (1, 2, 3, 4):
        table.improvement(0, cabin, f"Q{cabin}")
    for workshop in ("B9", "B10", "B11", "B12"):
        table.workshop(0, workshop)
    assert scroll_points(table, 4, 0, 0) == 24


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 4), (2, 12), (3, 16), (4, 24)])
def test_the_second_scroll_track_counts_boats(level: int, points: int) -> None:
    table = Table(round=6)
    table.boats(0, "T5", "T4", "T7", "T6")
    assert scroll_points(table, 0, level, 0) == points


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (1, 6), (2, 9), (3, 15), (4, 21)])
def test_the_third_scroll_track_counts_ones_own_repopulation_tiles(level: int, points: int) -> None:
    table = Table(round=6)
    table.repopulated(0, "H1", "H2", "H3")
    table.repopulated(1, "H4")
    assert scroll_points(table, 0, 0, level) == points


@pytest.mark.clause("10.4")
def test_the_three_scroll_tracks_are_added_up() -> None:
    table = Table(round=6)
    table.workshop(0, "B10")
    table.boats(0, "T5")
    table.repopulated(0, "H1")
    assert scroll_points(table, 3, 4, 2) == 3 + 6 + 3


@pytest.mark.clause("10.4")
@pytest.mark.parametrize(
    ("coin", "fire", "major", "lumber", "points"),
    [(1, 1, 0, 0, 0), (1, 0, 1, 1, 1), (2, 3, 2, 1, 2), (0, 0, 5, 0, 1), (9, 0, 0, 0, 3)],
)
def test_three_remaining_tokens_of_any_kind_are_a_point(
    coin: int, fire: int, major: int, lumber: int, points: int
) -> None:
    table = Table(round=6)
    table.player(0, coin=coin, fire=fire, major=major, lumber=lumber)
    assert table.final_scoring().breakdown[0].get("tokens", 0) == points


@pytest.mark.clause("10.4")
def test_the_score_is_the_sum_of_its_sources() -> None:
    table = Table(round=6)
    table.player(0, score=21, coin=7, popularity=9, city=8, church=6, rats=2)
    table.repopulated(0, "H5", "H2")
    table.boats(0, "T5")
    table.seat(0).scrolls = vec[i64]([0, 2, 1])
    result = table.final_scoring()
    assert result.breakdown[0] == {
        "actions": 21,
        "rats": -1,
        "popularity": 1,
        "city": 5,
        "church": 1,
        "popularity_ranking": 5,
        "hexes": 30,
        "scrolls": 7,
        "tokens": 2,
    }
    assert result.scores[0] == 71


# 10.5: the winner.


@pytest.mark.clause("10.5")
def test_most_points_win() -> None:
    table = Table(3, round=6)
    table.player(0, score=30)
    table.player(1, score=50)
    table.player(2, score=40)
    result = table.final_scoring()
    assert result.places == (3, 1, 2)
    assert result.winners == (1,)
    assert result.decided_by == "points"


@pytest.mark.clause("10.5")
def test_more_points_beat_more_repopulated_hexes() -> None:
    table = Table(round=6)
    table.repopulated(0, "H7", "H3")  # 7 and 8
    table.player(1, score=16)
    result = table.final_scoring()
    assert (result.winners, result.decided_by) == ((1,), "points")


@pytest.mark.clause("10.5")
def test_a_tie_goes_to_more_repopulated_hexes() -> None:
    table = Table(round=6)
    table.repopulated(0, "H7", "H3")  # 7 and 8
    table.repopulated(1, "H13")  # 15, the more valuable hex
    result = table.final_scoring()
    assert result.scores[0] == result.scores[1]
    assert result.places == (1, 2)
    assert result.decided_by == "repopulated"


@pytest.mark.clause("10.5")
def test_a_further_tie_goes_to_the_more_valuable_single_hex() -> None:
    table = Table(round=6)
    table.repopulated(0, "H1", "H2")  # 10 and 11
    table.repopulated(1, "H3", "H4")  # 8 and 13
    result = table.final_scoring()
    assert result.scores[0] == result.scores[1]
    assert result.places == (2, 1)
    assert result.decided_by == "best_hex"


@pytest.mark.clause("10.5")
def test_after_the_single_best_hex_the_others_do_not_matter() -> None:
    table = Table(round=6)
    table.repopulated(0, "H4", "H7")  # 13 and 7
    table.player(0, score=1)
    table.repopulated(1, "H14", "H3")  # 13 and 8
    result = table.final_scoring()
    assert result.scores[0] == result.scores[1]
    assert (result.places, result.decided_by) == ((1, 1), "shared")


@pytest.mark.clause("10.5")
def test_a_last_tie_is_shared() -> None:
    table = Table(3, round=6)
    table.repopulated(0, "H4")  # 13 each
    table.repopulated(2, "H14")
    result = table.final_scoring()
    assert result.places == (1, 3, 1)
    assert result.winners == (0, 2)
    assert result.decided_by == "shared"


@pytest.mark.clause("10.5")
def test_lower_places_can_be_shared_too() -> None:
    table = Table(4, round=6)
    table.player(2, score=9)
    result = table.final_scoring()
    assert result.places == (2, 2, 1, 2)
    assert result.decided_by == "points"
