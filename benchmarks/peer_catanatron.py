"""Runs inside catanatron's own environment (see peer.py): random four-player games, measured; prints JSON.

A decision is an action applied, as catanatron counts its ticks: forced ones (a roll, an only option) too.
"""

import json
import sys
from collections.abc import Callable
from time import process_time

from catanatron.game import Game
from catanatron.models.actions import generate_playable_actions
from catanatron.models.player import Color, RandomPlayer


def new_game(seed: int) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=seed)  # a seed of 0 would mean none


def play(seconds: float) -> dict[str, float]:
    games = decisions = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or games == 0:
        game = new_game(seed=games + 1)
        game.play()
        games += 1
        decisions += len(game.state.actions)
    return {
        "games": games,
        "games_per_second": games / spent,
        "decisions_per_game": decisions / games,
        "decisions_per_second": decisions / spent,
    }


def positions(seed: int) -> list[Game]:
    """Every position of one random game in which somebody decides."""
    game, seen = new_game(seed), []
    while game.winning_color() is None:
        seen.append(game.copy())
        game.play_tick()
    return seen


def microseconds(work: Callable[[Game], object], games: list[Game], seconds: float) -> float:
    """The mean over all `games`, repeated until `seconds` have passed."""
    rounds = 0
    start = process_time()
    while (spent := process_time() - start) < seconds or rounds == 0:
        for game in games:
            work(game)
        rounds += 1
    return spent / (rounds * len(games)) * 1e6


def main(seconds: float) -> None:
    numbers = play(seconds)
    games = positions(seed=1)
    options = [len(game.state.playable_actions) for game in games]
    numbers["options_per_decision"] = sum(options) / len(options)
    numbers["forced_share"] = options.count(1) / len(options)
    numbers["game_copy_us"] = microseconds(lambda game: game.copy(), games, seconds / 4)
    numbers["state_copy_us"] = microseconds(lambda game: game.state.copy(), games, seconds / 4)
    numbers["legal_actions_us"] = microseconds(
        lambda game: generate_playable_actions(game.state), games, seconds / 4
    )
    print(json.dumps(numbers))


if __name__ == "__main__":
    main(float(sys.argv[1]))
