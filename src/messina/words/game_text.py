"""A whole game as text, told from its log: the setup, every turn, the end of each round."""

from collections.abc import Iterator

from messina.game.driver import Game
from messina.rules.actions import LIEUTENANT_AT, STRIDE
from messina.rules.events import (
    Event,
    OpponentTurn,
    PointsScored,
    RegisterFellBack,
    RoundBegan,
    RoundEnded,
)
from messina.rules.terms import FROM_RATS
from messina.words.event_phrases import ROMAN, lines_of, parts_of
from messina.words.named_events import named
from messina.words.pack_names import pack_names_of
from messina.words.phrase_renderer import PhraseRenderer
from messina.words.phrases import Phrase, verbatim
from messina.words.text_wrap import fitted

TOLD_BY_HEADINGS = (RoundBegan, RoundEnded)


def retell(game: Game, renderer: PhraseRenderer) -> Iterator[str]:
    """Yield everything that happened so far, line by line."""
    for heading, events in chapters(game):
        lines = list(tell(game, events, renderer))
        if lines:
            yield from ("", renderer.render(heading))
            yield from fitted(lines, indent="  ")


def tell(game: Game, events: list[Event], renderer: PhraseRenderer) -> Iterator[str]:
    story = [named(game.box, event) for event in events if not isinstance(event, TOLD_BY_HEADINGS)]
    yield from map(renderer.render_line, lines_of(parts_of(pack_names_of(game.box), story)))


def chapters(game: Game) -> Iterator[tuple[Phrase, list[Event]]]:
    heading, told = Phrase("story-setup"), list[Event]()
    for item in events_and_headings(game):
        if isinstance(item, Phrase):
            yield heading, told
            heading, told = item, []
        else:
            told.append(item)
    yield heading, told


def events_and_headings(game: Game) -> Iterator[Event | Phrase]:
    previous: Event | None = None
    for step in game.log:
        if step.code // STRIDE == LIEUTENANT_AT:
            yield Phrase("story-turn", {"player": verbatim(game.names[step.player])})
        for event in step.events:
            heading = heading_before(event, previous)
            if heading is not None:
                yield heading
            yield event
            previous = event


def heading_before(event: Event, previous: Event | None) -> Phrase | None:
    if isinstance(event, RoundBegan):
        return Phrase("story-round", {"round": ROMAN[event.round]})
    if isinstance(event, RoundEnded):
        return Phrase("story-round-end", {"round": ROMAN[event.round]})
    if isinstance(event, OpponentTurn):
        return Phrase("story-opponent")
    return Phrase("story-scoring") if is_final(event) and not is_final(previous) else None


def is_final(event: Event | None) -> bool:
    """10.3, 10.4: the rats' price comes first, everything after it is final scoring."""
    if isinstance(event, PointsScored):
        return event.source >= FROM_RATS
    return isinstance(event, RegisterFellBack)
