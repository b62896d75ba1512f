"""Phrases said aloud: in a language, in words alone, with the names of those who play."""

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
    """Says phrases to the reader of one language, in words alone: icons stand beside theirs."""

    def __init__(self, names: Sequence[str], language: Language = ENGLISH) -> None:
        self.names = names
        self.language = language

    def render(self, phrase: Phrase) -> str:
        text = ICON.sub("", self.resolve(phrase, "")).strip()
        return PLAYER.sub(lambda player: self.names[int(player[1])], text)

    def render_line(self, line: Line) -> str:
        """Who, and everything they do in a row; what the table does is said in sentences."""
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
        """The message in the form that a message around it asks for."""
        args = {name: self.argument(value, phrase, form) for name, value in phrase.args.items()}
        return self.language.format(self.variant(phrase.id, form), args)

    def argument(self, value: Argument, phrase: Phrase, form: str) -> Any:
        if isinstance(value, list):
            return self.language.list([self.resolve(part, form) for part in value], phrase.join)
        return self.said(self, value) if isinstance(value, Phrase) else value

    def variant(self, id: str, form: str) -> str:
        """In words alone first: `plain-gen` before `plain` before `gen` before the message itself."""
        if "." in id:
            return id
        wanted = [f"plain-{form}", "plain", form] if form else ["plain"]
        return next((f"{id}.{one}" for one in wanted if self.language.has(f"{id}.{one}")), id)

    @cached_property
    def said(self) -> Any:
        return phrase_type()


def phrase_type() -> Any:
    """A phrase within a message; made when something is said, since Fluent takes long to load."""
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
