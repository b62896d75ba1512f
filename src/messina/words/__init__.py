"""The game in words: events, questions and answers become phrases, and phrases are said in any language.

Nothing here knows a rule. `event_phrases`, `question_phrases` and `pack_names` build the phrases, which the
server also sends to the browser. `phrase_renderer` renders them with the Fluent files of `locales`, for those
who play in a terminal.
"""

from collections.abc import Sequence

from messina.game.question import changes
from messina.languages import ENGLISH, Language
from messina.rules.box import Box
from messina.rules.engine import apply
from messina.rules.events import Event
from messina.rules.state import State
from messina.words.answer_details import details
from messina.words.event_phrases import lines_of, parts_of
from messina.words.game_text import retell
from messina.words.named_events import named
from messina.words.pack_names import pack_names_of
from messina.words.phrase_renderer import PhraseRenderer
from messina.words.phrases import Phrase, counted, verbatim
from messina.words.question_phrases import answer, question
from messina.words.result_text import show_result

__all__ = ["PhraseRenderer", "ask", "describe_action", "retell", "show_result", "tell_story"]

MINUS = "\N{MINUS SIGN}"
SHOWN = ("coin", "fire", "major", "lumber", "points", "rats")


def tell_story(
    events: Sequence[Event], box: Box, names: Sequence[str], language: Language = ENGLISH
) -> list[str]:
    """Return what happened, one line for everything a player does in a row."""
    renderer = PhraseRenderer(names, language)
    parts = parts_of(pack_names_of(box), [named(box, event) for event in events])
    return [renderer.render_line(line) for line in lines_of(parts)]


def ask(state: State, names: Sequence[str], language: Language = ENGLISH) -> str:
    """Return the question as one sentence for the player who is asked."""
    renderer = PhraseRenderer(names, language)
    asked = question(state)
    player = state.frames[-1].player if state.frames else -1
    if player < 0:
        return renderer.render(asked)
    return renderer.render(Phrase("terminal-ask", {"player": verbatim(names[player]), "question": asked}))


def describe_action(state: State, code: int, names: Sequence[str], language: Language = ENGLISH) -> str:
    """Describe an answer: in words, in the notation of the pack, and by what it changes at once."""
    renderer = PhraseRenderer(names, language)
    tried = state.copy()
    apply(tried, code)
    seat = state.frames[-1].player
    changed = ", ".join(
        f"{'+' if count > 0 else MINUS}{renderer.render(counted(kind, abs(count)))}"
        for kind, count in changes(state.seats[seat], tried.seats[seat]).items()
        if kind in SHOWN
    )
    behind = details(state, code)
    return (
        renderer.render(answer(state, code)) + f" [{behind}]" * bool(behind) + f" ({changed})" * bool(changed)
    )
