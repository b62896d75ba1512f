"""A whole game retold from its log, chapter by chapter: the setup, every turn, the end of each round."""

from collections.abc import Iterator
from typing import Final

from messina.game import Game
from messina.rules.actions import LIEUTENANT_AT, STRIDE
from messina.rules.events import (
    Event,
    PointsScored,
    RegisterFellBack,
    RoundBegan,
    RoundEnded,
    SoloTileRevealed,
    TurnEnded,
)
from messina.rules.terms import FROM_RATS
from messina.words import nouns
from messina.words.lines import fitted
from messina.words.sentences import tell_story

TOLD_BY_HEADINGS: Final = (RoundBegan, RoundEnded, TurnEnded)


def retell(game: Game) -> Iterator[str]:
    """Line by line, everything that happened so far."""
    for heading, events in chapters(game):
        story = [event for event in events if not isinstance(event, TOLD_BY_HEADINGS)]
        if story:
            yield from ("", heading)
            yield from fitted(tell_story(story, game.box, game.names), indent="  ")


def chapters(game: Game) -> Iterator[tuple[str, list[Event]]]:
    heading, told = "Setup", list[Event]()
    for item in events_and_headings(game):
        if isinstance(item, str):
            yield heading, told
            heading, told = item, []
        else:
            told.append(item)
    yield heading, told


def events_and_headings(game: Game) -> Iterator[Event | str]:
    previous: Event | None = None
    for step in game.log:
        if step.code // STRIDE == LIEUTENANT_AT:
            yield f"{game.names[step.player]}'s turn"
        for event in step.events:
            heading = heading_before(event, previous)
            if heading:
                yield heading
            yield event
            previous = event


def heading_before(event: Event, previous: Event | None) -> str:
    if isinstance(event, RoundBegan):
        return f"Round {nouns.ROMAN[event.round]}"
    if isinstance(event, RoundEnded):
        return f"The end of round {nouns.ROMAN[event.round]}"
    if isinstance(event, SoloTileRevealed) and not isinstance(previous, SoloTileRevealed):
        return "The opponent's turn"
    return "Final scoring" if is_final(event) and not is_final(previous) else ""


def is_final(event: Event | None) -> bool:
    """10.3, 10.4: the rats' price comes first, everything after it is final scoring."""
    if isinstance(event, PointsScored):
        return event.source >= FROM_RATS
    return isinstance(event, RegisterFellBack)
