"""The game in words: events, questions and answers become phrases, and phrases are said in any language.

Nothing here knows a rule. `story`, `questions` and `lexicon` build the phrases, which the server also sends
to the browser; `speech` says them with the Fluent files of `locales`, for those who play in a terminal.
"""

from collections.abc import Sequence

from messina.asking import changes
from messina.languages import ENGLISH, Language
from messina.rules.box import Box
from messina.rules.engine import apply
from messina.rules.events import Event
from messina.rules.state import State
from messina.words.details import details
from messina.words.lexicon import lexicon_of
from messina.words.naming import named
from messina.words.phrases import Phrase, counted, verbatim
from messina.words.questions import answer, question
from messina.words.results import show_result
from messina.words.retelling import retell
from messina.words.speech import Speaker
from messina.words.story import lines_of, parts_of

__all__ = ["Speaker", "ask", "describe_action", "retell", "show_result", "tell_story"]

MINUS = "\N{MINUS SIGN}"
SHOWN = ("coin", "fire", "major", "lumber", "points", "rats")


def tell_story(
    events: Sequence[Event], box: Box, names: Sequence[str], language: Language = ENGLISH
) -> list[str]:
    """What happened, a line for everything one player does in a row."""
    speaker = Speaker(names, language)
    parts = parts_of(lexicon_of(box), [named(box, event) for event in events])
    return [speaker.say_line(line) for line in lines_of(parts)]


def ask(state: State, names: Sequence[str], language: Language = ENGLISH) -> str:
    """The question as one sentence, addressed to whom it asks."""
    speaker = Speaker(names, language)
    asked = question(state)
    player = state.frames[-1].player if state.frames else -1
    if player < 0:
        return speaker.say(asked)
    return speaker.say(Phrase("terminal-ask", {"player": verbatim(names[player]), "question": asked}))


def describe_action(state: State, code: int, names: Sequence[str], language: Language = ENGLISH) -> str:
    """An answer in words, what stands behind it in the notation of the pack, and what it changes at once."""
    speaker = Speaker(names, language)
    tried = state.copy()
    apply(tried, code)
    seat = state.frames[-1].player
    changed = ", ".join(
        f"{'+' if count > 0 else MINUS}{speaker.say(counted(kind, abs(count)))}"
        for kind, count in changes(state.seats[seat], tried.seats[seat]).items()
        if kind in SHOWN
    )
    behind = details(state, code)
    return speaker.say(answer(state, code)) + f" [{behind}]" * bool(behind) + f" ({changed})" * bool(changed)
