"""What a strong player would do, why, and what other turns give away."""

import pytest

from messina import Game
from messina.bots.advice import REASONS, best_turns, review
from messina.bots.turn_comparison import gains
from messina.languages import LOCALES, languages
from messina.rules.engine import apply, decider, legal
from messina.rules.state import Offer, State
from messina.rules.terms import CITY, COIN, FIRE
from messina.words.hint_reasons import PIECES
from tests.bots.test_builtin_bots import position

FEW = 6
"""Imagined games: enough to see that they are played."""


def at_a_choice(seed: int, count: int) -> State:
    state, offer = position(seed, count=count), Offer()
    legal(state, offer)
    while offer.count == 1:
        apply(state, offer.codes[0])
        legal(state, offer)
    return state


@pytest.mark.parametrize("count", [1, 2, 4])
def test_the_best_turns_are_legal_of_different_kinds_and_have_reasons(count: int) -> None:
    for seed in range(3):
        state, offer = at_a_choice(seed, count), Offer()
        turns = best_turns(state, decider(state), FEW)
        legal(state, offer)
        assert all(offer.holds(turn.codes[0]) for turn in turns)
        assert len({turn.kind for turn in turns}) == len(turns)
        assert all(turn.reason in REASONS for turn in turns)
        assert all(points != 0.0 for turn in turns for _, points in turn.terms)


def test_what_is_best_is_the_same_every_time() -> None:
    state = at_a_choice(4, 2)
    assert best_turns(state, decider(state), FEW) == best_turns(state, decider(state), FEW)


def test_where_there_is_only_one_answer_it_is_the_best() -> None:
    state, offer = Game(2, seed=3).state, Offer()
    legal(state, offer)
    assert offer.count == 1
    assert [turn.codes for turn in best_turns(state, decider(state))] == [(offer.codes[0],)]


def test_who_plays_the_best_turn_gives_nothing_away_and_who_recalls_everybody_much() -> None:
    state = at_a_choice(1, 2)
    seat = decider(state)
    best = best_turns(state, seat, FEW)[0]
    assert review(state, seat, best.codes, FEW).lost < 0.5
    lieutenant = best.codes[0] if "lieutenant" in str(type(state.frames[-1])).lower() else None
    recall = recalled(state, lieutenant)
    found = review(state, seat, recall, FEW)
    assert found.lost > 1.0
    assert found.best.codes


def recalled(state: State, lieutenant: int | None) -> list[int]:
    """A turn that only takes a lieutenant home."""
    game = Game(2, seed=1)
    game.state = state.copy()
    played: list[int] = []
    if lieutenant is not None:
        played.append(lieutenant)
        game.take(lieutenant)
    played.append(game.legal_actions.find("recall").code)
    return played


def test_before_the_last_answer_as_much_can_be_expected_as_any_answer_brings() -> None:
    game = Game(2, seed=2)
    assert len(review(game.state, decider(game.state), (), FEW).expected) == 2
    while not game.over:
        last = game.state.copy()
        game.play(next(iter(game.legal_actions)))
    seat = decider(last)
    assert review(last, seat, (), FEW).expected[seat] >= game.result().scores[seat]


def test_what_a_turn_has_more_than_another_comes_before_what_it_has_less_and_shows_the_reason() -> None:
    state, rival = at_a_choice(2, 2), at_a_choice(2, 2)
    mine, theirs = state.seats[0], rival.seats[0]
    mine.score += 2
    mine.registers[CITY] += 1
    theirs.tokens[COIN] += 3
    theirs.rats += 1
    assert gains(state, rival, 0, "score") == [("points", 2), ("city", 1), ("rats", -1), ("coin", -3)]
    theirs.tokens[FIRE] += 1
    assert gains(state, rival, 0, "tokens") == [("points", 2), ("coin", -3), ("fire", -1), ("rats", -1)]
    assert gains(state, state, 0, "score") == []


@pytest.mark.parametrize("language", languages())
def test_every_reason_has_its_words(language: str) -> None:
    text = LOCALES.joinpath(language, "analysis.ftl").read_text(encoding="utf-8")
    wanted = {f"reason-{reason}" for reason in REASONS} | {f"gain-{piece}" for piece in PIECES}
    assert wanted <= {line.split(" = ")[0] for line in text.splitlines()}
