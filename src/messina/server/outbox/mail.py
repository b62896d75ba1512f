"""Mail through the host's SMTP server. Every one can be unsubscribed from with one click (RFC 8058)."""

import os
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from messina.errors import OptionError
from messina.server.outbox.https import Gone, Rejected, Unreachable
from messina.server.outbox.wording import GAME, Letter, language_of
from messina.store import Recipient

try:
    import aiosmtplib
except ImportError:
    aiosmtplib = None  # type: ignore[assignment]

WITHIN = 15.0
"""Seconds for all of it."""
PASSWORD = "MESSINA_SMTP_PASSWORD"
NO_SUCH_MAILBOX = (550, 551, 553)
LONGEST_ADDRESS = 254


@dataclass(frozen=True, slots=True)
class SmtpServer:
    host: str
    port: int
    tls: bool
    user: str | None
    password: str | None


def read_smtp(address: str) -> SmtpServer | None:
    """`smtp://user@host:587` (encrypted if the server can), or `smtps://...`; None if there is none."""
    if not address:
        return None
    if aiosmtplib is None:
        raise OptionError("--smtp needs aiosmtplib; install it with: pip install 'messina[mail]'")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise OptionError("--smtp is the address of a mail server, such as smtp://user@mail.example.org:587")
    tls = parts.scheme == "smtps"
    user = unquote(parts.username) if parts.username else None
    password = unquote(parts.password) if parts.password else os.environ.get(PASSWORD)
    return SmtpServer(parts.hostname, port or (465 if tls else 587), tls, user, password if user else None)


def check_address(text: str) -> str:
    """An address of a mailbox; whether somebody reads it, only a letter can tell."""
    try:
        found = Address(addr_spec=text.strip())
        fits = len(found.addr_spec) <= LONGEST_ADDRESS and "." in found.domain and found.username
    except (ValueError, IndexError, MessageError):
        fits = ""
    if not fits or not text.isascii() or not text.isprintable():
        raise OptionError(f"{text[:60]!r} is no mail address")
    return found.addr_spec


class Mail:
    def __init__(self, server: SmtpServer, sender: str, base: str) -> None:
        self._server = server
        self._sender = sender
        self._base = base
        self._domain = parseaddr(sender)[1].partition("@")[2] or "localhost"

    async def deliver(self, recipient: Recipient, letter: Letter, leave: str) -> None:
        """`leave` ends the address of the page for those who want no more of these."""
        say = language_of(letter.language).say
        message = self._message(recipient, letter)
        link = f"{self._base}/{letter.path}".rstrip("/")
        page = f"{self._base}/told#leave={recipient.id}.{leave}"
        message["List-Unsubscribe"] = f"<{self._base}/api/recipients/{recipient.id}/leave?token={leave}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(f"{letter.text}\n\n{link}\n\n-- \n{say('letter-leave')}\n{page}\n")
        await self._send(message)

    async def ask(self, recipient: Recipient, letter: Letter, confirm: str) -> None:
        """Whose address is it? The only letter that goes to somebody who has not said yes."""
        message = self._message(recipient, letter)
        page = f"{self._base}/told#confirm={recipient.id}.{confirm}"
        message.set_content(f"{letter.text}\n\n{page}\n")
        await self._send(message)

    def _message(self, recipient: Recipient, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._sender
        message["To"] = recipient.target["address"]
        message["Subject"] = f"{letter.title} · {GAME}"
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = f"<{letter.id}@{self._domain}>"
        message["Auto-Submitted"] = "auto-generated"
        message["Content-Language"] = letter.language
        return message

    async def _send(self, message: EmailMessage) -> None:
        server = self._server
        try:
            await aiosmtplib.send(
                message,
                hostname=server.host,
                port=server.port,
                username=server.user,
                password=server.password,
                use_tls=server.tls,
                timeout=WITHIN,
            )
        except aiosmtplib.SMTPRecipientsRefused as refused:
            codes = [one.code for one in refused.recipients]
            if any(code in NO_SUCH_MAILBOX for code in codes):
                raise Gone(f"code {codes[0]}") from None
            raise (Unreachable if codes[0] < 500 else Rejected)(f"code {codes[0]}") from None
        except aiosmtplib.SMTPDataError as refused:
            raise (Unreachable if refused.code < 500 else Rejected)(f"code {refused.code}") from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            raise Unreachable(type(problem).__name__) from None
