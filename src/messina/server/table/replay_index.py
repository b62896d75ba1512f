"""Where turns and rounds begin in a log, read from its events."""

from collections.abc import Sequence

from messina.game.driver import Game
from messina.game.results import if_ended
from messina.rules.terms import CHANCE
from messina.server import messages as wire


def replay_index(
    entries: Sequence[wire.LogEntry], players: int, finished: bool, game: Game | None
) -> wire.ReplayIndex:
    rounds = [i for i, entry in enumerate(entries) if happened(entry, "RoundBegan")]
    return wire.ReplayIndex(
        steps=len(entries),
        turns=turns(entries),
        rounds=rounds,
        scores_by_round=scores_by_round(entries, players, finished) if game is None else race(game, rounds),
        finished=finished,
    )


def happened(entry: wire.LogEntry, name: str) -> bool:
    return any(event.name == name for event in entry.events)


def turns(entries: Sequence[wire.LogEntry]) -> list[tuple[int, int]]:
    """(index, seat) of each turn's first step; what a seat decides in production counts as one, too."""
    found: list[tuple[int, int]] = []
    ended = True
    for index, entry in enumerate(entries):
        if entry.player != CHANCE and (ended or entry.player != found[-1][1]):
            found.append((index, entry.player))
            ended = False
        if happened(entry, "TurnEnded"):
            ended = True
    return found


def race(game: Game, rounds: Sequence[int]) -> list[list[int]]:
    """What each seat would have if the game ended with each round; the last one as it is."""
    ends = [game.state_at(at) for at in rounds[1:]] + ([game.state] if game.over else [])
    return [list(if_ended(state).scores) for state in ends]


def scores_by_round(entries: Sequence[wire.LogEntry], players: int, finished: bool) -> list[list[int]]:
    """Of a game of former rules only what was scored on the way is known."""
    scores = [0] * players
    found: list[list[int]] = []
    begun = False
    for entry in entries:
        for event in entry.events:
            if event.name == "RoundBegan":
                if begun:
                    found.append(scores[:])
                begun = True
            elif event.name == "PointsScored":
                scores[int(event.args["player"])] += int(event.args["points"])
    if finished:
        found.append(scores[:])
    return found
