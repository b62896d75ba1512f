"""The environments keep the contracts of PettingZoo and Gymnasium, and show what is on the table."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, performance_benchmark, seed_test

from messina import env as environments
from messina.env import DUEL, SOLO, MessinaVector, env, observation_names, raw_env
from messina.env.spaces import QUESTIONS
from messina.errors import IllegalAction, OptionError
from messina.game.records import RULES_VERSION
from messina.notation.actions import action_table
from messina.observation.encode import SIZE
from messina.packs import load_pack
from messina.rules.engine import legal
from messina.rules.state import Offer
from messina.rules.terms import FROM_START


def play_randomly(table: Any, seed: int) -> dict[str, float]:
    """What every agent was rewarded with, over a whole game."""
    table.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, cut, _ = table.last()
        total[agent] += reward
        table.step(None if over or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return total


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_pettingzoo_finds_nothing_wrong(players: int) -> None:
    api_test(env(players=players), num_cycles=300)


def test_a_seed_gives_the_same_game() -> None:
    seed_test(lambda: env(players=3), num_cycles=300)


def test_pettingzoo_can_measure_its_speed(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(raw_env())
    assert "turns per second" in capsys.readouterr().out


@pytest.mark.parametrize(("players", "options"), [(1, {}), (2, {}), (4, {"estates": "b", "scrolls": "b"})])
def test_rewards_add_up_to_the_points_of_the_game(players: int, options: dict[str, Any]) -> None:
    table = raw_env(players=players, **options)
    total = play_randomly(table, 5)
    seats = table.games.states[0].seats
    assert list(total.values()) == [player.score - player.points[FROM_START] for player in seats]


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    table = raw_env()
    table.reset(seed=1)
    before = table.observe(table.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="action_mask has what is legal"):
        table.step(wrong)
    after = table.observe(table.agent_selection)
    assert all((before[part] == after[part]).all() for part in before)


def test_only_who_is_asked_has_legal_actions() -> None:
    table = raw_env(players=4)
    table.reset(seed=2)
    for agent in table.agents:
        assert table.observe(agent)["action_mask"].any() == (agent == table.agent_selection)


def test_a_table_can_be_looked_at() -> None:
    table = raw_env(render_mode="ansi")
    table.reset(seed=2)
    assert "seat_1" in (table.render() or "")


@pytest.mark.parametrize("name", [SOLO, DUEL])
def test_gymnasium_finds_nothing_wrong(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped, skip_render_check=True)


def test_one_seat_plays_a_whole_game_against_bots() -> None:
    table = gymnasium.make(DUEL, bots=("random", "greedy:1"), seat=1)
    seen, _ = table.reset(seed=3)
    rng = np.random.default_rng(3)
    total, over, info = 0.0, False, {}
    while not over:
        seen, reward, over, _, info = table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        total += float(reward)
    state = table.unwrapped.games.states[0]
    assert total == state.seats[1].score - state.seats[1].points[FROM_START]
    assert sorted(info["places"]) == [1, 2, 3]


def test_a_random_bot_answers_the_same_asked_or_in_compiled_code() -> None:
    quick, asked = environments.MessinaEnv(bots=("random",)), environments.MessinaEnv(bots=("random",))
    seen, _ = quick.reset(seed=4)
    asked.reset(seed=4)
    asked.reckless = [None, None]
    rng, over = np.random.default_rng(4), False
    while not over:
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, _ = quick.step(action)
        also, also_reward, _, _, _ = asked.step(action)
        assert (seen["observation"] == also["observation"]).all()
        assert reward == also_reward


def test_an_illegal_action_ends_the_game_of_one_seat() -> None:
    table = gymnasium.make(SOLO)
    seen, _ = table.reset(seed=1)
    wrong = int(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, over, _, info = table.step(wrong)
    assert (reward, over, info) == (-1.0, True, {"illegal": wrong})


def test_a_seat_that_is_not_there_is_an_error() -> None:
    with pytest.raises(OptionError, match="seat is 2; it is a number from 0 to 1"):
        environments.MessinaEnv(seat=2)


# What is seen.


def test_every_number_of_an_observation_has_a_name_of_its_own() -> None:
    names = observation_names()
    assert len(names) == len(set(names)) == SIZE


def test_names_carry_the_version_of_the_rules_and_metadata_the_pack() -> None:
    assert str(raw_env.metadata["name"]).endswith(f"_v{RULES_VERSION}")
    assert SOLO.endswith(f"-v{RULES_VERSION}")
    assert raw_env().metadata["pack"] == load_pack().hash


def test_an_observation_says_what_is_on_the_table_and_who_asks() -> None:
    table, names = raw_env(players=3, estates="b"), observation_names()
    table.reset(seed=9)
    rng = np.random.default_rng(9)
    while not any(table.terminations.values()):
        agent = table.agent_selection
        seen = table.observe(agent)
        state, seat = table.games.states[0], table.agents.index(agent)
        told = dict(zip(names, seen["observation"].tolist(), strict=True))
        assert QUESTIONS[told["question kind"] - 1] == type(state.frames[-1]).__name__
        own, other = state.seats[seat], state.seats[(seat + 1) % 3]
        assert [told["own coin"], told["next score"]] == [own.tokens[0], other.score]
        assert told["own lieutenant 1 place"] == own.places[0] + 1
        assert told["hex H1 cubes"] == state.cubes[0]
        assert told["third next score"] == 0
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))


def test_the_mask_holds_exactly_the_legal_actions() -> None:
    table, actions, offer = raw_env(), action_table(load_pack()), Offer()
    table.reset(seed=4)
    rng = np.random.default_rng(4)
    while not any(table.terminations.values()):
        mask = table.observe(table.agent_selection)["action_mask"]
        legal(table.games.states[0], offer)
        expected = sorted(actions.index[code] for code in offer.codes[: offer.count])
        assert np.flatnonzero(mask).tolist() == expected
        table.step(int(rng.choice(expected)))


# Many games at once.


def test_many_games_play_on_through_their_ends() -> None:
    tables = MessinaVector(num_envs=5, players=2)
    seen, infos = tables.reset(seed=1)
    assert tables.observation_space.contains(seen)
    ended = 0
    for _ in range(1500):
        acted, over = infos["seat"].copy(), tables.over.copy()
        seen, rewards, over_now, _, infos = tables.step(tables.random_actions())
        ended += int(over_now.sum())
        assert (rewards == infos["rewards"][np.arange(5), acted]).all()
        assert not (over & over_now).any()
        assert seen["action_mask"].any(1).tolist() == (~over_now).tolist()
    assert ended > 5


def test_many_games_are_the_same_for_the_same_seed_and_those_of_one() -> None:
    first, second = MessinaVector(num_envs=3), MessinaVector(num_envs=3)
    first.reset(seed=7)
    second.reset(seed=7)
    for _ in range(50):
        one, _, _, _, _ = first.step(first.random_actions())
        two, _, _, _, _ = second.step(second.random_actions())
        assert all((one[part] == two[part]).all() for part in one)


def test_an_illegal_action_in_one_of_many_games_names_the_game() -> None:
    tables = MessinaVector(num_envs=3)
    seen, _ = tables.reset(seed=7)
    actions = tables.random_actions().copy()
    actions[1] = int(np.flatnonzero(seen["action_mask"][1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1 was given"):
        tables.step(actions)
