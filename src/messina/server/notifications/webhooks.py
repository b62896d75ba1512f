"""A webhook of a table: what is announced there goes to a channel of Discord or Slack, or as JSON."""

import json
import re
from typing import Any, Final

from messina.server.notifications.public_https import Poster
from messina.server.notifications.wording import GAME, Letter
from messina.store import Recipient

SLACK: Final = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})


class Webhooks:
    def __init__(self, poster: Poster, base: str) -> None:
        self._poster = poster
        self._base = base

    async def deliver(self, recipient: Recipient, letter: Letter) -> None:
        link = f"{self._base}/{letter.path}" if self._base else ""
        content = FORMS[recipient.target["form"]](letter, link)
        headers = {"Content-Type": "application/json", "Idempotency-Key": letter.id}
        await self._poster.post(recipient.target["url"], headers, json.dumps(content).encode())


def for_programs(letter: Letter, link: str) -> dict[str, Any]:
    return {
        "id": letter.id,
        "about": letter.about,
        "title": letter.title,
        "text": letter.text,
        "language": letter.language,
        "table": letter.table,
        "link": link,
        "seat": letter.seat,
        **(letter.facts or {}),
    }


def for_discord(letter: Letter, link: str) -> dict[str, Any]:
    """Names are shown as they are: nothing in them is markup, and nobody is called by them."""
    lines = [f"**{plain(letter.title)}**", plain(letter.text), *([f"<{link}>"] if link else [])]
    return {"username": GAME, "content": "\n".join(lines), "allowed_mentions": {"parse": []}}


def plain(text: str) -> str:
    return re.sub(r"([\\*_~`|>#\[\]()<@:-])", r"\\\1", text)


def for_slack(letter: Letter, link: str) -> dict[str, Any]:
    lines = [letter.title.translate(SLACK), letter.text.translate(SLACK), *([f"<{link}>"] if link else [])]
    return {"text": "\n".join(lines), "mrkdwn": False, "unfurl_links": False}


FORMS: Final = {"json": for_programs, "discord": for_discord, "slack": for_slack}
