"""How fast the engine is in this interpreter: random four-player games, measured; prints JSON.

What is measured and how it is counted is the same as in peer_catanatron.py: a decision is an answer of a
player, forced ones too; what chance answers is not counted, but takes its time. Seconds are those of the
processor, so that whatever else runs on the machine matters less.
"""

import json
import sys
from collections.abc import Callable
from functools import partial
from time import process_time

from messina.bots.builtin_bots import hand_made_factory, learned_factory
from messina.bots.evaluators import Evaluator
from messina.options import STANDARD
from messina.packs import load_pack
from messina.rules import engine
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.playout import play_out
from messina.rules.setup import new_position
from messina.rules.state import Offer, State
from messina.rules.terms import CHANCE

FOUR = STANDARD.options(4)


def play(seconds: float) -> dict[str, float]:
    games = decisions = 0
    offer = Offer()
    start = process_time()
    while (spent := process_time() - start) < seconds or games == 0:
        games += 1
        decisions += play_out(new_position(load_pack(), FOUR), Fate(games), Dice(games), offer)
    return {
        "games": games,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "decisions_per_second": decisions / spent,
    }


def positions(seed: int) -> list[State]:
    """Every position of one random game in which a player decides."""
    state, seen = new_position(load_pack(), FOUR), []
    fate, dice, offer = Fate(seed), Dice(seed), Offer()
    while state.frames:
        legal(state, offer)
        if state.frames[-1].player == CHANCE:
            apply(state, fate.draw(state, offer))
        else:
            seen.append(state.copy())
            apply(state, offer.codes[dice.below(offer.count)])
    return seen


def count_options(state: State) -> int:
    offer = Offer()
    legal(state, offer)
    return offer.count


def microseconds(work: Callable[[State], object], states: list[State], seconds: float) -> float:
    """The mean over all `states`, repeated until `seconds` have passed."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or rounds == 0:
        for state in states:
            work(state)
        rounds += 1
    return spent / (rounds * len(states)) * 1e6


def evaluate_one(evaluator: Evaluator, state: State) -> float:
    return evaluator.value(state, state.frames[-1].player)


def main(seconds: float) -> None:
    numbers = play(seconds)
    states = [state for seed in range(1, 6) for state in positions(seed)]
    options = [count_options(state) for state in states]
    offer = Offer()
    numbers["options_per_decision"] = sum(options) / len(options)
    numbers["forced_share"] = options.count(1) / len(options)
    numbers["state_copy_us"] = microseconds(lambda state: state.copy(), states, seconds / 4)
    numbers["legal_actions_us"] = microseconds(lambda state: legal(state, offer), states, seconds / 4)
    for name, evaluator in (
        ("hand_made_us", hand_made_factory()(load_pack())),
        ("learned_us", learned_factory()(load_pack())),
    ):
        numbers[name] = microseconds(partial(evaluate_one, evaluator), states, seconds / 4)
    numbers["compiled"] = not str(engine.__file__).endswith(".py")
    print(json.dumps(numbers))


if __name__ == "__main__":
    main(float(sys.argv[1]))
