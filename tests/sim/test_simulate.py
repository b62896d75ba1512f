"""Many games: the same for the same seed on any number of processes, and added up correctly."""

import json
from dataclasses import replace
from statistics import fmean, pstdev

import pytest
from librt.vecs import append

from messina.bots import BOTS, Entry
from messina.bots.external import BotError
from messina.errors import OptionError, PackError
from messina.options import Setting
from messina.packs import load_pack
from messina.rules.dice import Dice
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHURCH, CITY
from messina.sim import RunningStats, Simulation, Summary, simulate
from messina.sim.simulate import play_games
from messina.sim.strategies import StrategyUse

RANDOM = Simulation(("random",) * 4, 24, seed=7)


def without_speed(summary: Summary) -> Summary:
    return replace(summary, seconds=0.0)


class FirstBot:
    """Takes the first action; notes that its position is its own."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def choose(self, state: State, offer: Offer, seat: int) -> int:
        code = offer.codes[0]
        state.frames.clear()
        state.supply = -99
        offer.count = 0
        return code


class LawlessBot:
    def choose(self, state: State, offer: Offer, seat: int) -> int:
        return 1


@pytest.fixture
def house_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "first", Entry("Takes the first action.", lambda _, seed: FirstBot(seed)))
    monkeypatch.setitem(BOTS, "lawless", Entry("Does what it likes.", lambda _, seed: LawlessBot()))


def test_one_and_two_processes_give_the_same_summary() -> None:
    assert without_speed(simulate(RANDOM, jobs=1)) == without_speed(simulate(RANDOM, jobs=2))


def test_the_same_seed_plays_the_same_games_and_another_seed_others() -> None:
    assert without_speed(simulate(RANDOM)) == without_speed(simulate(RANDOM))
    assert without_speed(simulate(RANDOM)) != without_speed(simulate(replace(RANDOM, seed=8)))


def test_a_game_does_not_depend_on_those_before_it() -> None:
    together = play_games(RANDOM, range(6))
    apart = Summary(RANDOM.bots)
    for number in (3, 0, 5, 1, 4, 2):
        apart.merge(play_games(RANDOM, range(number, number + 1)))
    assert together == apart


def test_bots_other_than_random_play_too_and_cannot_touch_the_game(house_bots: None) -> None:
    mixed = Simulation(("first", "random"), 3, seed=1)
    assert without_speed(simulate(mixed)) == without_speed(simulate(mixed))
    assert simulate(mixed).games == 3


def test_a_bot_that_chooses_what_was_not_offered_is_named(house_bots: None) -> None:
    with pytest.raises(BotError, match="seat 2 chose 1, which was not offered"):
        simulate(Simulation(("random", "lawless"), 1))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_number_of_players_can_be_simulated(players: int) -> None:
    summary = simulate(Simulation(("random",) * players, 2, setting=Setting("b", "b")))
    assert len(summary.seats) == players
    assert summary.games == 2


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    simulate(RANDOM, progress=told.append)
    assert sum(told) == RANDOM.games


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"games": 0}, "at least one game"),
        ({"bots": ("random",) * 5}, "1 to 4 players"),
        ({"bots": ("nobody", "random")}, "no bot 'nobody'; there are"),
        ({"bots": ("random:x", "random")}, "takes no parameter"),
        ({"seed": -1}, "seed"),
        ({"seed": 1 << 64}, "seed"),
        ({"setting": Setting("c")}, "estates"),
        ({"setting": Setting(major_fire="three")}, "major_fire"),
    ],
)
def test_what_cannot_be_simulated_is_refused_before_it_starts(change: dict[str, object], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        simulate(replace(RANDOM, **change), jobs=2)  # type: ignore[arg-type]


def test_a_missing_pack_and_no_processes_are_refused() -> None:
    with pytest.raises(PackError):
        simulate(replace(RANDOM, setting=Setting(pack="no/such/pack.toml")))
    with pytest.raises(OptionError, match="jobs is 0"):
        simulate(RANDOM, jobs=0)


# Adding up.


def test_a_spread_has_mean_deviation_and_bounds() -> None:
    values = [3, -2, 10, 3, 7]
    spread, other = RunningStats(), RunningStats()
    for value in values[:2]:
        spread.add(value)
    for value in values[2:]:
        other.add(value)
    spread.merge(other)
    spread.merge(RunningStats())
    assert spread.mean == pytest.approx(fmean(values))
    assert spread.deviation == pytest.approx(pstdev(values))
    assert (spread.count, spread.least, spread.most) == (5, -2, 10)


def test_nothing_has_mean_and_deviation_zero() -> None:
    assert (RunningStats().mean, RunningStats().deviation) == (0.0, 0.0)


def test_points_by_source_add_up_to_the_score() -> None:
    for seat in simulate(RANDOM).seats:
        assert sum(spread.total for spread in seat.sources.values()) == seat.quantities["score"].total


def test_every_game_has_a_winner() -> None:
    assert sum(seat.wins for seat in simulate(RANDOM).seats) >= RANDOM.games


def test_the_summary_is_json_and_a_table() -> None:
    summary = simulate(RANDOM)
    numbers = json.loads(json.dumps(summary.numbers()))
    assert numbers["games"] == RANDOM.games
    assert numbers["seats"][0]["score"]["mean"] == pytest.approx(
        summary.seats[0].quantities["score"].mean, abs=1e-4
    )
    assert numbers["speed"]["decisions_per_second"] > 0
    table = summary.table()
    assert "24 games" in table
    assert all(len(line) <= 100 for line in table.splitlines())


# Ways of playing.


def test_what_winners_and_the_others_used_is_counted_once_for_every_seat() -> None:
    summary = simulate(RANDOM)
    assert summary.won.seats == sum(seat.wins for seat in summary.seats)
    assert summary.won.seats + summary.lost.seats == 4 * RANDOM.games
    built = sum(seat.quantities["repopulated"].total for seat in summary.seats)
    assert summary.won.steps["repopulated"].total + summary.lost.steps["repopulated"].total == built


def test_a_way_is_used_from_the_first_thing_it_brings() -> None:
    state = new_position(load_pack(), Setting().options(2))
    one, two = state.seats
    one.registers[CITY], two.registers[CITY] = 3, 4  # the first lieutenant stands on space 4
    one.registers[CHURCH], two.registers[CHURCH] = 2, 3
    one.wagons = append(one.wagons, 0)
    two.repopulated = 2
    ways = StrategyUse()
    ways.add(state, 0)
    ways.add(state, 1)
    assert ways.used == {
        "city": 1,
        "church": 1,
        "improvements": 0,
        "workshops": 0,
        "wagons": 1,
        "repopulated": 1,
    }
    assert ways.share("city") == 0.5
    assert ways.numbers()["repopulated"]["mean"] == 1.0


def test_alone_there_are_no_winners_and_others() -> None:
    numbers = simulate(Simulation(("random",), 3)).numbers()["ways"]
    assert numbers["lost"]["city"]["used"] == 0.0
    assert "all" in simulate(Simulation(("random",), 3)).table()
