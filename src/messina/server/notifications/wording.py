"""What is sent, in the words of its reader: a title, a text, and a link that holds no key."""

from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from messina.languages import Language
from messina.store import Dispatch, Recipient

GAME = "Messina 1347"


@dataclass(frozen=True, slots=True)
class Letter:
    """One announcement as it is read."""

    id: str
    about: Literal["turn", "reminder", "end", "test", "confirm"]
    language: str
    title: str
    text: str
    table: str = ""
    waiting: int = 0
    """Games that wait for the reader."""
    facts: dict[str, Any] | None = None
    seat: int | None = None

    @property
    def path(self) -> str:
        """Of the page it is about, from where the server is found."""
        if not self.table:
            return ""
        return f"t/{self.table}/end" if self.about == "end" else f"t/{self.table}"


@cache
def language_of(tag: str) -> Language:
    return Language(tag)


def letter_of(dispatch: Dispatch) -> Letter:
    recipient = dispatch.recipient
    say = language_of(recipient.language).say
    facts = dispatch.facts
    players = language_of(recipient.language).list(facts["players"])
    if dispatch.about == "end":
        winners = language_of(recipient.language).list(facts["winners"])
        title = say("letter-end-title")
        text = say("letter-end", players=players, winners=winners, points=facts["points"])
    else:
        to_all = recipient.channel == "webhook"
        name = f"letter-{dispatch.about}-{'all' if to_all else 'title'}"
        title = say(name, player=facts["player"]) if to_all else say(name)
        said = "letter-turn" if facts["mover"] else "letter-first"
        text = say(said, players=players, round=facts["round"], mover=facts["mover"])
    return Letter(
        dispatch.id,
        dispatch.about,
        recipient.language,
        title,
        text,
        dispatch.table,
        dispatch.waiting,
        facts,
        dispatch.seat,
    )


def trial_letter(id: str, recipient: Recipient) -> Letter:
    say = language_of(recipient.language).say
    return Letter(
        id, "test", recipient.language, say("letter-test-title"), say("letter-test"), recipient.table or ""
    )
