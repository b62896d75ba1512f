"""Where turns and rounds begin in a log, read from its events."""

from collections.abc import Sequence

from messina.rules.terms import CHANCE
from messina.server import messages as wire
from messina.server.entries import Entry


def replay_index(entries: Sequence[wire.LogEntry], players: int, finished: bool) -> wire.ReplayIndex:
    rounds = [i for i, entry in enumerate(entries) if happened(entry, "RoundBegan")]
    return wire.ReplayIndex(
        steps=len(entries),
        turns=turns(entries),
        rounds=rounds,
        scores_by_round=scores_by_round(entries, players, finished),
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


def scores_by_round(entries: Sequence[wire.LogEntry], players: int, finished: bool) -> list[list[int]]:
    """The score of each seat at the end of each round, the last one after the final scoring."""
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


def last_turn(entries: Sequence[Entry], seats: Sequence[int]) -> int:
    """Index after the last turn one of the seats has ended; 0 before the first."""
    for index in range(len(entries) - 1, -1, -1):
        if entries[index].ends_turn and entries[index].player in seats:
            return index + 1
    return 0
