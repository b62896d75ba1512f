"""Renders phrases as plain text: in one language, with the names of the players."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from messina.languages import ENGLISH, Language
from messina.rules.events import OPPONENT
from messina.words.event_phrases import TABLE, Line
from messina.words.phrases import Argument, Phrase

if TYPE_CHECKING:
    from babel import Locale

ICON: Final = re.compile(r"<(?!p\d>)[a-z0-9-]+>[ \u00a0]?")
PLAYER: Final = re.compile(r"<p(\d)>")


class PhraseRenderer:
    """Renders phrases in one language as plain text: words alone, no icons."""

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        self.names = names
        self.language = language

    def render(self, phrase: Phrase) -> str:
        """Return the phrase as text, with the names of the players."""
        text = ICON.sub("", self.resolve(phrase, "")).strip()
        return PLAYER.sub(lambda player: self.names[int(player[1])], text)

    def render_line(self, line: Line) -> str:
        """Return a line: the player, and everything they do in a row."""
        parts = [self.render(part.phrase) for part in line.parts]
        if line.player == TABLE:
            return " ".join(parts)
        who = (
            self.render(Phrase("board-opponent.title"))
            if line.player == OPPONENT
            else self.names[line.player]
        )
        return f"{who} {self.language.list(parts)}"

    def resolve(self, phrase: Phrase, form: str) -> str:
        """Format the message of a phrase in the form that the message around it asks for."""
        args = {name: self.argument(value, phrase, form) for name, value in phrase.args.items()}
        return self.language.format(self.variant(phrase.id, form), args)

    def argument(self, value: Argument, phrase: Phrase, form: str) -> Any:
        if isinstance(value, list):
            return self.language.list([self.resolve(part, form) for part in value], phrase.join)
        return self.said(self, value) if isinstance(value, Phrase) else value

    def variant(self, id: str, form: str) -> str:
        """Choose the message for plain text: `plain-gen`, `plain`, `gen`, or the message itself."""
        if "." in id:
            return id
        wanted = [f"plain-{form}", "plain", form] if form else ["plain"]
        return next((f"{id}.{one}" for one in wanted if self.language.has(f"{id}.{one}")), id)

    @cached_property
    def said(self) -> Any:
        return phrase_type()


def phrase_type() -> Any:
    """Return the Fluent type of a phrase inside a message; imported late, since Fluent loads slowly."""
    from fluent.runtime.types import FluentType

    class Said(FluentType):
        def __init__(self, renderer: PhraseRenderer, phrase: Phrase) -> None:
            self.renderer = renderer
            self.phrase = phrase

        def format(self, locale: "Locale") -> str:
            return self.renderer.resolve(self.phrase, "")

        def in_form(self, form: str) -> str:
            return self.renderer.resolve(self.phrase, form)

    return Said
