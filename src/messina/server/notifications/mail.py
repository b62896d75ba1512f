"""Mail through the host's SMTP server. Every one can be unsubscribed from with one click (RFC 8058)."""

import asyncio
import os
import re
from dataclasses import dataclass
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from messina.errors import OptionError
from messina.server.notifications.public_https import Gone, Rejected, Unreachable
from messina.server.notifications.wording import GAME, Letter, language_of
from messina.store import Recipient

try:
    import aiosmtplib
except ImportError:
    aiosmtplib = None  # type: ignore[assignment]

WITHIN = 45.0
"""Seconds for all of it; mail servers may take their time over what they have been given."""
PASSWORD = "MESSINA_SMTP_PASSWORD"
NO_SUCH_MAILBOX = (550, 551, 553)
BECAUSE = re.compile(r"\s*5\.(\d+)\.\d+")
"""Why in more detail (RFC 3463), where the mail server says so."""
ADDRESS = "1"
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
        """Done as soon as the mail server has taken it."""
        server = self._server
        line = aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            timeout=WITHIN,
        )
        try:
            async with asyncio.timeout(WITHIN):
                await line.connect()
                await line.send_message(message)
                say_goodbye(line)
        except aiosmtplib.SMTPRecipientsRefused as refused:
            (one,) = refused.recipients
            if is_gone(one.code, one.message):
                raise Gone(f"code {one.code}") from None
            raise (Unreachable if one.code < 500 else Rejected)(f"code {one.code}") from None
        except aiosmtplib.SMTPDataError as refused:
            raise (Unreachable if refused.code < 500 else Rejected)(f"code {refused.code}") from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            raise Unreachable(type(problem).__name__) from None
        finally:
            line.close()


def say_goodbye(line: "aiosmtplib.SMTP") -> None:
    """Without waiting for the answer: what was taken is noted sooner, and a crash doubles it more rarely."""
    if isinstance(line.transport, asyncio.WriteTransport):
        line.transport.write(b"QUIT\r\n")


def is_gone(code: int, text: str) -> bool:
    """Nobody has this mailbox; a mail server that refuses for another reason may think better of it."""
    because = BECAUSE.match(text)
    return code in NO_SUCH_MAILBOX and (because is None or because[1] == ADDRESS)
