"""Who is told when it is their turn, and how: devices, mailboxes, and the webhook of a table."""

from typing import Annotated, Literal

import msgspec

from messina.server.messages.base import Command, Wire

Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]
"""Of a day."""
WebhookForm = Literal["discord", "slack", "json"]


class Quiet(Command):
    """Hours of the day in which nothing is sent; past midnight if it ends before it starts."""

    start: Minute
    end: Minute
    zone: str
    """Of the reader: `Europe/Prague`."""


class Reach(Wire):
    """GET /api/reach: how this server can tell people something."""

    push: str | None
    """The key that devices are asked to take messages from; null if it cannot."""
    mail: bool
    reminder: float
    """Seconds after which somebody who is awaited is reminded; 0 for never."""


class Device(Command):
    """A subscription of web push, as a browser gives it."""

    endpoint: str
    p256dh: str
    auth: str


class NewRecipient(Command):
    """POST /api/recipients: a device or a mail address."""

    language: str
    quiet: Quiet | None = None
    device: Device | None = None
    mail: str | None = None


class RecipientMade(Wire):
    id: str
    key: str
    """Whoever shows it may change the recipient."""


class RecipientInfo(Wire):
    """GET /api/recipients/{id}, with its key"""

    id: str
    channel: Literal["push", "mail", "webhook"]
    address: str
    """Of mail; of a device the machine that takes what is sent to it."""
    confirmed: bool
    """Nothing is sent to a mail address before somebody there has said yes."""
    language: str
    quiet: Quiet | None
    tables: list[str]


class ChangeRecipient(Command):
    """POST /api/recipients/{id}, with its key"""

    language: str
    quiet: Quiet | None = None


class Confirmed(Command):
    """POST /api/recipients/{id}/confirm: the link of the mail was opened."""

    token: str


class Tested(Wire):
    """POST /api/recipients/{id}/test, POST /api/tables/{id}/webhook/test"""

    delivered: bool
    detail: str
    """Why not."""


class TellMe(Command):
    """POST /api/tables/{id}/told: whether a recipient hears of the seats these keys are for."""

    recipient: str
    key: str
    tokens: list[str]
    wanted: bool


class Webhook(Command):
    """POST /api/tables/{id}/webhook, with the owner's key"""

    url: str
    """Empty: no more of it."""
    form: WebhookForm = "json"
    language: str = "en"


class WebhookInfo(Wire):
    """GET /api/tables/{id}/webhook, with the owner's key"""

    host: str
    """Empty if there is none. The rest of its address is a secret, too."""
    form: WebhookForm
    language: str
