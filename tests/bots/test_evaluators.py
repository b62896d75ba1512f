"""The learned networks: their file, their arithmetic, and what bots do where they do not fit."""

import json
from array import array
from pathlib import Path
from random import Random

import numpy as np
import pytest

from messina import Game
from messina.bots import BOTS, builtin_bots, make_bot
from messina.bots.builtin_bots import learned_factory
from messina.bots.estate_features import write_features
from messina.bots.evaluators import Evaluator, LearnedEvaluator, ShortSightedEvaluator, points_now
from messina.bots.feature_vector import FEATURES, OFFER_AT, WORTH_AT, FeatureVector
from messina.bots.known_components import KnownComponents, component_texts
from messina.bots.network import Network, group_of
from messina.bots.network_file import (
    FORMAT,
    Shape,
    learned_evaluator,
    load_network_file,
    network_bytes,
    policy_shape,
    read_network,
    value_shape,
)
from messina.bots.planning import Plan
from messina.bots.search import Searcher, search_games
from messina.bots.weights import load_weights
from messina.errors import OptionError
from messina.game.results import if_ended
from messina.learn.varied_packs import FAR, NEAR, vary
from messina.options import STANDARD, Setting
from messina.packs import load_pack
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.setup import new_position
from messina.rules.state import STACKS, Offer, State
from messina.rules.terms import CHANCE, NOWHERE, POPULARITY, UNKNOWN
from messina.sim.simulate import ask_bot, play_game

SHAPES = {"value": value_shape(6, 4), "policy": policy_shape(8, 4)}


def some_numbers(shape: Shape, seed: int) -> "array[float]":
    dice = Random(seed)
    return array("f", [dice.gauss(0.0, 0.05) for _ in range(shape.size())])


def some_network() -> bytes:
    numbers = {name: some_numbers(shape, seed) for seed, (name, shape) in enumerate(SHAPES.items())}
    return network_bytes(component_texts(load_pack()), SHAPES, numbers, {"made_by": "a test"})


def features_of(features: FeatureVector, state: State, seat: int, for_policy: bool = False) -> dict[int, int]:
    write_features(features, state, load_weights(), seat, True, for_policy)
    found: dict[int, int] = {}
    for index, value in zip(features.index[: features.count], features.value[: features.count], strict=True):
        found[index] = found.get(index, 0) + value
    return found


def positions(players: int, seed: int, setting: Setting = STANDARD, box: Box | None = None) -> list[State]:
    """Positions of a random game in which a player is asked."""
    state, fate, dice, offer = (
        new_position(box or load_pack(), setting.options(players)),
        Fate(seed),
        Dice(seed),
        Offer(),
    )
    seen = []
    while state.frames:
        legal(state, offer)
        if state.frames[-1].player == CHANCE:
            apply(state, fate.draw(state, offer))
        else:
            seen.append(state.copy())
            apply(state, offer.codes[dice.below(offer.count)])
    return seen


# Features.


@pytest.mark.parametrize("kind", ["", NEAR, FAR])
@pytest.mark.parametrize(("players", "sides"), [(1, "a"), (2, "b"), (3, "a"), (4, "b")])
def test_features_stay_within_their_numbers(players: int, sides: str, kind: str) -> None:
    features = FeatureVector(component_texts(load_pack()))
    box = vary(kind, Dice(players)) if kind else load_pack()
    for state in positions(players, 3, Setting(sides, sides), box):
        for seat in range(players):
            write_features(features, state, load_weights(), seat, True, True)
            assert 0 < features.count < len(features.index)
            assert all(0 <= index < FEATURES for index in features.index[: features.count])


def test_features_are_about_one_seat() -> None:
    features = FeatureVector(component_texts(load_pack()))
    state = positions(2, 1)[0]
    before = features_of(features, state, 0)
    state.seats[0].tokens[0] += 1
    assert features_of(features, state, 0) != before


def test_a_thing_is_named_only_where_it_shows_what_was_learned() -> None:
    state, known = positions(2, 1)[0], component_texts(load_pack())
    tile = next(t for t in range(STACKS) if state.face_up(t) not in (NOWHERE, UNKNOWN))
    named = OFFER_AT + state.face_up(tile)
    assert named in features_of(FeatureVector(known), state, 0)
    other = {**known, "costs": ["dearer" for _ in known["costs"]]}
    assert named not in features_of(FeatureVector(other), state, 0)
    assert set(features_of(FeatureVector(other), state, 0)) >= {
        index for index in features_of(FeatureVector(known), state, 0) if index >= WORTH_AT
    }


def test_in_the_packaged_game_everything_is_familiar_and_in_a_far_one_little() -> None:
    known = component_texts(load_pack())
    kinds = ("hexes", "boats", "improvements", "workshops", "tiles", "registers", "wheel", "scrolls")
    for box, least, most in ((load_pack(), 1.0, 1.0), (vary(FAR, Dice(3)), 0.0, 0.5)):
        components = KnownComponents(box, known)
        flags = [flag for kind in kinds for flag in getattr(components, kind)]
        assert least <= sum(flags) / len(flags) <= most


# Arithmetic.


def by_the_book(
    file_numbers: "array[float]", shape: Shape, features: FeatureVector, group: int
) -> list[float]:
    """The network as its definition says, in numpy."""
    numbers, at, parts = np.array(file_numbers, np.float64), 0, []
    for count, length in shape.parts():
        parts.append(numbers[at : at + count * length].reshape(count, length))
        at += count * length
    first, first_bias, straight, second, second_bias, last, last_bias = parts
    x = np.zeros(FEATURES)
    for index, value in zip(features.index[: features.count], features.value[: features.count], strict=True):
        x[index] += value
    hidden = np.maximum(x @ first[0].reshape(FEATURES, -1) + first_bias[group], 0.0)
    units = np.maximum(second[0].reshape(shape.units, -1) @ hidden + second_bias[group], 0.0)
    linear = x @ straight[group % len(straight)].reshape(FEATURES, -1)
    return list(last[0].reshape(shape.outs, -1) @ units + last_bias[group] + linear)


@pytest.mark.parametrize("name", ["value", "policy"])
def test_a_network_says_what_its_numbers_mean_however_it_got_there(name: str) -> None:
    file, shape = read_network(some_network(), "here"), SHAPES[name]
    numbers = some_numbers(shape, list(SHAPES).index(name))
    for_policy, known = name == "policy", component_texts(load_pack())
    network = Network(file.policy if for_policy else file.value, load_weights(), known, for_policy)
    features = FeatureVector(known)
    for state in positions(2, 8)[:200]:
        write_features(features, state, load_weights(), 0, True, for_policy)
        network.evaluate(state, 0, True)
        expected = by_the_book(numbers, shape, features, int(group_of(state)))
        assert list(network.outputs) == pytest.approx(expected, abs=1e-4)


def test_a_game_that_is_over_is_worth_its_points() -> None:
    file = read_network(some_network(), "here")
    evaluator = LearnedEvaluator(load_weights(), file.value, file.policy, file.components, 6, 0.5)
    state = new_position(load_pack(), STANDARD.options(2))
    play_game(state, Fate(1), [make_bot("random", 1), make_bot("random", 2)], Offer())
    own, other = (int(player.score) for player in state.seats)
    assert evaluator.value(state, 0) == own - 0.5 * other


# The file.


def test_a_network_is_read_back_with_what_it_was_made_from() -> None:
    file = read_network(some_network(), "here")
    assert file.provenance == {"made_by": "a test"}
    assert file.mismatch() is None
    assert file.components == component_texts(load_pack())


@pytest.mark.parametrize("cut", [0, 1, 200, 2000, -1, -4, -4000])
def test_a_truncated_file_gets_one_clear_error(cut: int) -> None:
    with pytest.raises(OptionError, match=r"^here: is (no network|not whole)"):
        read_network(some_network()[:cut], "here")


def test_a_damaged_file_gets_one_clear_error() -> None:
    content = bytearray(some_network())
    content[-10] ^= 1
    with pytest.raises(OptionError, match="here: is damaged"):
        read_network(bytes(content), "here")


@pytest.mark.parametrize(
    "change",
    [
        {"value": [10**9, 4]},
        {"value": [-2, 4]},
        {"value": [6]},
        {"value": ["6", "4"]},
        {"value": None},
        {"policy": [8.0, 4]},
        {"policy": [9, 4]},
        {"rules": "2"},
        {"components": 7},
        {"components": {}},
        {"components": {**component_texts(load_pack()), "boats": [1]}},
        {"provenance": "me"},
    ],
)
def test_a_hostile_head_gets_one_clear_error(change: dict[str, object]) -> None:
    line, _, body = some_network().partition(b"\n")
    head = {**json.loads(line), **change}
    with pytest.raises(OptionError, match="here: is a network with a first line that cannot be understood"):
        read_network(json.dumps(head).encode() + b"\n" + body, "here")


@pytest.mark.parametrize(
    "content", [b"", b"\n", b"[]\n", b"{}\n", b"\xff\xfe\n", b"[" * 100_000 + b"\n", b"GIF89a"]
)
def test_something_else_is_no_network(content: bytes) -> None:
    with pytest.raises(OptionError, match=f"here: is no network; its first line says '{FORMAT}'"):
        read_network(content, "here")


def test_a_number_that_is_not_finite_is_refused() -> None:
    numbers = {name: some_numbers(shape, 0) for name, shape in SHAPES.items()}
    numbers["value"][5] = float("nan")
    with pytest.raises(OptionError, match="not finite"):
        read_network(network_bytes(component_texts(load_pack()), SHAPES, numbers, {}), "here")


# What bots do.


def test_a_network_for_other_rules_is_logged_and_the_hand_made_evaluation_plays(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "other.network"
    line, _, body = some_network().partition(b"\n")
    path.write_bytes(json.dumps({**json.loads(line), "rules": 1}).encode() + b"\n" + body)
    evaluator = learned_evaluator(path, 6, 0.5, load_pack())
    assert type(evaluator) is Evaluator
    assert "made for rules 1" in caplog.text
    assert "hand-made evaluation" in caplog.text


def test_a_pack_with_little_that_is_known_is_told_of(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "messina.bots")
    learned_factory()(load_pack())
    assert "components are known" not in caplog.text
    learned_factory()(vary(FAR, Dice(78)))
    assert "% of the components are known; the rest is valued by what it brings" in caplog.text


@pytest.mark.parametrize("kind", [NEAR, FAR])
def test_all_levels_play_a_pack_that_nothing_was_learned_from(kind: str) -> None:
    box = vary(kind, Dice(77))
    levels = [name for name, entry in BOTS.items() if entry.level and name != "archbishop"]
    for specs in (["learned:2"], levels):
        bots = [make_bot(spec, seed) for seed, spec in enumerate(specs)]
        state = new_position(box, STANDARD.options(len(bots)))
        play_game(state, Fate(1), bots, Offer())
        assert not state.frames


def test_a_bot_plays_whole_games_with_a_network(tmp_path: Path) -> None:
    path = tmp_path / "some.network"
    path.write_bytes(some_network())
    for specs in (["learned"], ["learned:3", "learned"]):
        bots = [make_bot(f"{spec}{',' if ':' in spec else ':'}{path}", 1) for spec in specs]
        state = new_position(load_pack(), STANDARD.options(len(specs)))
        play_game(state, Fate(1), bots, Offer())
        assert not state.frames
    load_network_file.cache_clear()


@pytest.mark.parametrize(("count", "brief"), [(1, False), (2, False), (3, True), (4, True)])
def test_learned_looks_ahead_where_two_or_three_others_come_in_between(
    count: int, brief: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[int] = []

    def counted(searcher: Searcher, games: int) -> Plan:
        best = search_games(searcher, games)
        tried.extend(candidate.games for candidate in searcher.candidates)
        return best

    monkeypatch.setattr(builtin_bots, "search_games", counted)
    state, bot, offer = Game(count, seed=5).state, make_bot("learned", 1), Offer()
    seat = decider(state)
    while decider(state) == seat:
        legal(state, offer)
        apply(state, ask_bot(bot, state, offer, seat))
    assert bool(sum(tried)) is brief


@pytest.mark.parametrize("parameters", ["fast", "1s,2s", "0s", "a.network,b.network", "1s,x"])
def test_a_bad_spec_of_a_learned_bot_is_one_line(parameters: str) -> None:
    with pytest.raises(OptionError, match=r"learned takes seconds|cannot be read"):
        make_bot(f"learned:{parameters}", 1)


def test_greed_mixes_what_counts_now_with_what_the_evaluator_predicts() -> None:
    evaluator, state = learned_factory()(load_pack()), Game(2, seed=5).state
    assert ShortSightedEvaluator(evaluator, 0.0, 4).value(state, 0) == evaluator.value(state, 0)
    assert ShortSightedEvaluator(evaluator, 1.0, 4).value(state, 0) == points_now(state, 0)
    half = ShortSightedEvaluator(evaluator, 0.5, 4).value(state, 0)
    assert half == pytest.approx((evaluator.value(state, 0) + int(points_now(state, 0))) / 2)


@pytest.mark.clause("10.4")
def test_what_counts_now_is_the_score_if_the_game_ended_but_for_places() -> None:
    game = Game(1, seed=5)
    while not game.over:
        game.play(next(iter(game.legal_actions)))
        if game.over:
            break
        ended = if_ended(game.state).breakdown[0]
        places = ended.get("popularity_ranking", 0) + ended.get("repopulation", 0)
        fell_back = ended.get("popularity", 0) - popularity_now(game.state)
        assert points_now(game.state, 0) == sum(ended.values()) - places - fell_back
    assert points_now(game.state, 0) == game.result().scores[0]


def popularity_now(state: State) -> int:
    """Before the rats' price (10.3)."""
    return int(state.box.registers[POPULARITY].points[state.seats[0].registers[POPULARITY]])
