"""The bots of the house: legal in every variant, fair, reproducible, on time."""

import time
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from messina import Game, load_pack
from messina.bots import BOTS, Bot, builtin_bots, make_bot
from messina.bots.builtin_bots import GreedyBot, SearchBot
from messina.bots.evaluation import TERMS, estimate, estimate_terms, utility
from messina.bots.evaluators import Evaluator
from messina.bots.planning import candidate_turns
from messina.bots.search import Searcher, SearchSettings
from messina.bots.weights import load_weights
from messina.notation.positions import position_text, read_position
from messina.options import Setting
from messina.rules import engine
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, decider, legal
from messina.rules.options import READINGS
from messina.rules.playout import play_out, settle_chance
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.sim.simulate import ask_bot, play_game

INTERPRETED = str(engine.__file__).endswith(".py")
VARIANTS = list(product((1, 2, 3, 4), "ab", READINGS))
HOUSE = [name for name in BOTS if name not in ("file", "program")]


def small_searcher(state: State, seat: int, evaluator: Evaluator, seed: int) -> Searcher:
    return Searcher(state, seat, evaluator, seed, SearchSettings(1, 3, 1000.0, 1, 2.0, 1000, 0, 4.0))


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, int], Bot]:
    """Makes bots that think like themselves, but hardly at all."""
    monkeypatch.setattr(builtin_bots, "new_searcher", small_searcher)

    def make(spec: str, seed: int) -> Bot:
        bot = make_bot(spec, seed)
        if isinstance(bot, SearchBot):
            bot.games, bot.seconds = 3, 0.0
        elif isinstance(bot, GreedyBot):
            bot.width = 1
        return bot

    return make


def position(seed: int, rounds: int = 2, count: int = 2) -> State:
    """A position at the start of a turn, reached by random play."""
    state = new_position(load_pack(), Setting().options(count))
    fate, dice, offer = Fate(seed), Dice(seed), Offer()
    while state.frames:
        settle_chance(state, fate, offer)
        if state.round >= rounds and type(state.frames[-1]).__name__ == "ChooseLieutenant":
            return state
        legal(state, offer)
        apply(state, offer.codes[dice.below(offer.count)])
    raise AssertionError("the game ended before that round")


def ask(bot: Bot, state: State) -> int:
    offer = Offer()
    legal(state, offer)
    return ask_bot(bot, state, offer, decider(state))


def whole_turn(bot: Bot, state: State) -> list[int]:
    """What a bot answers until its turn is over or chance is asked."""
    state, seat, codes = state.copy(), decider(state), list[int]()
    while state.frames and decider(state) == seat:
        codes.append(ask(bot, state))
        apply(state, codes[-1])
        if len(codes) > 1 and type(state.frames[-1]).__name__ == "ChooseLieutenant":
            break
    return codes


def tables(count: int) -> Iterator[list[str]]:
    """Tables of so many seats at which every bot of the house sits once; interpreted, only one of them."""
    for first in range(0, 1 if INTERPRETED else len(HOUSE), count):
        yield [HOUSE[(first + seat) % len(HOUSE)] for seat in range(count)]


@pytest.mark.parametrize(("count", "side", "fire"), VARIANTS)
def test_every_bot_answers_legally_to_the_end_in_every_variant(
    count: int, side: str, fire: str, quick: Callable[[str, int], Bot]
) -> None:
    for seed, specs in enumerate(tables(count)):
        state = new_position(load_pack(), Setting(side, side, seed % 2 == 1, fire).options(count))
        bots = [quick(spec, seed + seat) for seat, spec in enumerate(specs)]
        play_game(state, Fate(seed), bots, Offer())
        assert not state.frames


@pytest.mark.parametrize("spec", ["random", "greedy:1", "merchant", "search:3"])
def test_the_same_seed_plays_the_same_game(spec: str, quick: Callable[[str, int], Bot]) -> None:
    texts = []
    for _ in range(2):
        state = new_position(load_pack(), Setting().options(2))
        play_game(state, Fate(5), [quick(spec, 1), quick("random", 2)], Offer())
        texts.append(position_text(state))
    assert texts[0] == texts[1]


@pytest.mark.parametrize("spec", ["random", "greedy:1", "novice", "search:3", "physician"])
def test_bots_answer_the_same_in_positions_that_look_the_same(
    spec: str, quick: Callable[[str, int], Bot]
) -> None:
    """What lies open is all there is: neither the game's seed nor how it came about makes a difference."""
    for seed in range(3):
        state = position(seed)
        twin = read_position(position_text(state), state.box)
        assert whole_turn(quick(spec, 9), state) == whole_turn(quick(spec, 9), twin)


def test_bots_of_games_with_different_seeds_answer_the_same_while_the_tables_look_the_same(
    quick: Callable[[str, int], Bot],
) -> None:
    """The second game is set up by the first one's log, but its own seed decides what chance will bring."""
    game = Game(2, seed=1)
    for code in (1, 2, 3):
        game.play(list(game.legal_actions)[code % len(game.legal_actions)])
    other = Game(2)
    for step in game.log:
        other.play(next(action for action in other.legal_actions if action.code == step.code))
    other.continue_with(2)
    assert position_text(game.state) == position_text(other.state)
    for spec in ("greedy:1", "search:3"):
        assert whole_turn(quick(spec, 4), game.state) == whole_turn(quick(spec, 4), other.state)


def test_a_bot_leaves_the_position_it_is_shown_as_it_was(quick: Callable[[str, int], Bot]) -> None:
    state = position(3)
    before, offer = position_text(state), Offer()
    legal(state, offer)
    for spec in HOUSE:
        quick(spec, 1).choose(state, offer, decider(state))
        legal(state, offer)
        assert position_text(state) == before


def test_search_with_a_budget_of_games_is_reproducible(quick: Callable[[str, int], Bot]) -> None:
    state = position(4)
    assert whole_turn(quick("search:20", 7), state) == whole_turn(quick("search:20", 7), state)


def test_search_on_two_processes_answers_legally() -> None:
    state = position(1, rounds=6)
    bot = make_bot("search:4,2", 1)
    assert isinstance(bot, SearchBot)
    assert bot.pool is not None
    try:
        ask(bot, state)
        assert len(bot.pool._processes) == 2
    finally:
        bot.pool.shutdown()


@pytest.mark.skipif(INTERPRETED, reason="the smallest search takes longer when the rules are interpreted")
def test_search_keeps_its_time() -> None:
    state = position(2, rounds=3)
    bot = make_bot("search:0.5s", 1)
    start = time.perf_counter()
    ask(bot, state)
    assert time.perf_counter() - start < 5 * 0.5


def test_terms_of_an_estimate_sum_up_to_it_and_carry_names() -> None:
    weights = load_weights()
    for seed in range(5):
        state = position(seed, rounds=1 + seed)
        for seat in range(2):
            terms = estimate_terms(state, weights, seat)
            assert len(terms) == len(TERMS)
            assert sum(terms) == pytest.approx(estimate(state, weights, seat))


@pytest.mark.parametrize("count", [1, 2, 4])
def test_a_finished_game_is_worth_exactly_its_score(count: int) -> None:
    state = new_position(load_pack(), Setting("b", "b").options(count))
    play_out(state, Fate(3), Dice(3), Offer())
    for seat in range(count):
        assert estimate(state, load_weights(), seat) == state.seats[seat].score
        assert sum(estimate_terms(state, load_weights(), seat)) == state.seats[seat].score


def test_utility_is_points_alone_and_a_lead_in_company() -> None:
    alone, company = position(1, count=1), position(1)
    weights = load_weights()
    assert utility(alone, weights, 0) == estimate(alone, weights, 0)
    assert utility(company, weights, 0) < estimate(company, weights, 0)


def test_candidate_turns_begin_with_different_legal_choices_and_come_best_first() -> None:
    state = position(5)
    turns = candidate_turns(state, decider(state), Evaluator(load_weights()), Fate(1), 1, Offer())
    offer = Offer()
    legal(state, offer)
    values = [turn.value for turn in turns]
    assert values == sorted(values, reverse=True)
    assert all(offer.count == 1 or offer.holds(turn.codes[0]) for turn in turns)


@pytest.mark.skipif(INTERPRETED, reason="many games")
def test_greedy_beats_random() -> None:
    for seed in range(4):
        state = new_position(load_pack(), Setting().options(2))
        play_game(state, Fate(seed), [make_bot("greedy:1", 1), make_bot("random", 2)], Offer())
        assert state.seats[0].score > state.seats[1].score
