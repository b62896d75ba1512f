"""The languages: which one is meant, its words, numbers and lists in its manner.

A language is a folder of Fluent messages under `locales`. `terminal.ftl` has the words of the command line
alone, `letters.ftl` those that are sent to people who are away; the others are those of the browser, too.
"""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

from messina.errors import OptionError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES: Final = resources.files("messina").joinpath("locales")
FILES: Final = ("terminal.ftl", "log.ftl", "questions.ftl", "effects.ftl", "board.ftl", "letters.ftl")
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What a system says about its user's language, strongest first."""
FALLBACK: Final = "en"
COUNTRIES: Final = {"en": "en_GB"}
"""Where the texts are written for a country: British English has its own lists."""


class Language:
    """One language: what it calls things and how it writes numbers."""

    def __init__(self, tag: str) -> None:
        self.tag = tag

    @cached_property
    def bundle(self) -> "FluentBundle":
        # Imported when something is said: it takes longer than all else a command or a worker loads.
        from fluent.runtime import FluentBundle, FluentResource

        functions: Any = {"FORM": in_form}
        bundle = FluentBundle([self.tag], use_isolating=False, functions=functions)
        for file in FILES:
            text = LOCALES.joinpath(self.tag, file).read_text(encoding="utf-8")
            bundle.add_resource(FluentResource(text))
        return bundle

    def say(self, id: str, **values: str | int) -> str:
        return self.format(id, values)

    def has(self, id: str) -> bool:
        """Is there such a message, or such an attribute of one?"""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        return not attribute or attribute in self.bundle.get_message(name).attributes

    def format(self, id: str, values: Mapping[str, Any]) -> str:
        """A message; counts choose its plural and are written without separators, as seeds and years are."""
        from fluent.runtime.types import fluent_number

        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{id} in {self.tag} has no text"
        known = {
            name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
            for name, value in values.items()
        }
        text, errors = self.bundle.format_pattern(pattern, known)
        if errors:
            raise errors[0]
        return str(text)

    def number(self, value: float, places: int = 1, grouped: bool = False) -> str:
        from babel.numbers import format_decimal

        form = ("#,##0" if grouped else "0") + ("." + "0" * places if places else "")
        # Rounded by Python, so that every language shows the same digits.
        return format_decimal(round(value, places), format=form, locale=self.tag)

    def spread(self, mean: float, deviation: float) -> str:
        return f"{self.number(mean)} ± {self.number(deviation)}"

    def list(self, names: Sequence[str], join: str = "and") -> str:
        """All of them, or one of them: Anna, Bruno and Clara; Anna, Bruno or Clara."""
        from babel.lists import format_list

        country = COUNTRIES.get(self.tag, self.tag)
        return format_list(names, style="standard" if join == "and" else "or", locale=country)


def in_form(what: Any, form: str) -> Any:
    """FORM($place, "gen"): a phrase in the form that the message around it asks for."""
    return what.in_form(form) if hasattr(what, "in_form") else what


ENGLISH: Final = Language(FALLBACK)


def languages() -> list[str]:
    """The languages there are words for."""
    return sorted(folder.name for folder in LOCALES.iterdir() if folder.joinpath(FILES[0]).is_file())


def pick_language(asked: str | None, environment: Mapping[str, str] = os.environ) -> Language:
    """The language asked for; if none is, the system's if we speak it, else English."""
    if asked is not None:
        if stem(asked) not in languages():
            raise OptionError(f"there is no language {asked!r}; there are {', '.join(languages())}")
        return Language(stem(asked))
    system = next((environment[name] for name in VARIABLES if environment.get(name)), FALLBACK)
    return Language(stem(system) if stem(system) in languages() else FALLBACK)


def stem(tag: str) -> str:
    """`de` of `de_AT.UTF-8`."""
    return re.split("[-_.@]", tag)[0].lower()
