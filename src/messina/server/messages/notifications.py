"""Messages about notifications: devices, mail addresses, and the webhook of a table."""

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
    """How this server can notify people."""

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
    """A device or a mail address to notify."""

    language: str
    quiet: Quiet | None = None
    device: Device | None = None
    mail: str | None = None


class RecipientMade(Wire):
    id: str
    key: str
    """Whoever shows it may change the recipient."""


class RecipientInfo(Wire):
    """What is known of a recipient, for the holder of its key."""

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
    """The new language and quiet hours of a recipient."""

    language: str
    quiet: Quiet | None = None


class Confirmed(Command):
    """The token of the link in a mail that was opened."""

    token: str


class Tested(Wire):
    """Whether a test was delivered."""

    delivered: bool
    detail: str
    """Why not."""


class TellMe(Command):
    """Whether a recipient is notified of the seats that these keys open."""

    recipient: str
    key: str
    tokens: list[str]
    wanted: bool


class Webhook(Command):
    """Where a table announces whose turn it is, and in which form."""

    url: str
    """Empty: no more of it."""
    form: WebhookForm = "json"
    language: str = "en"


class WebhookInfo(Wire):
    """What its owner may see of the webhook of a table."""

    host: str
    """Empty if there is none. The rest of its address is a secret, too."""
    form: WebhookForm
    language: str
