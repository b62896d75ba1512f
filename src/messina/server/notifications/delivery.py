"""Sending what is due: taken out of the outbox, sent under its id, and settled.

What is being sent is marked before it leaves, so no two processes send it. Whoever dies in the very moment of
sending leaves it marked: it is sent once more, under the same id, so that a device shows it once, and others
can tell that they have it. Nothing is lost. A machine that does not answer holds up only what goes there.
"""

import asyncio
import contextlib
import hashlib
import hmac
import logging
import random
import secrets
import time
from collections import Counter
from email.utils import parseaddr
from typing import Final

from messina.server.notifications import push
from messina.server.notifications.mail import Mail, read_smtp
from messina.server.notifications.public_https import Gone, Poster, Rejected, Unreachable
from messina.server.notifications.push import Push
from messina.server.notifications.quiet_hours import quiet_until
from messina.server.notifications.webhooks import Webhooks
from messina.server.notifications.wording import Letter, language_of, letter_of, trial_letter
from messina.server.processes.metrics import Metrics
from messina.server.settings import Settings
from messina.store import Capacity, Dispatch, Recipient, Store, StoreError

AT_ONCE: Final = 32
EACH: Final = 4
"""Of these to one destination."""
CLAIMED_FOR: Final = 60.0
"""Seconds after which somebody else sends what a process that has died was sending."""
FIRST_WAIT: Final = 30.0
LONGEST_WAIT: Final = 3600.0
"""Seconds between two attempts."""
GIVEN_UP_AFTER: Final = 3 * 86400.0

log = logging.getLogger("messina.server")


class Delivery:
    def __init__(self, settings: Settings, store: Store, metrics: Metrics) -> None:
        self.settings = settings
        self._store = store
        self._metrics = metrics
        self.base = (settings.public_url or settings.network_url).rstrip("/")
        """What links begin with."""
        self.poster = Poster(settings.local_targets)
        self.push: Push | None = None
        smtp = read_smtp(settings.smtp)
        self.mail = Mail(smtp, settings.mail_from, self.base) if smtp and self.base else None
        self._webhooks = Webhooks(self.poster, self.base)
        self._tasks: set[asyncio.Task[None]] = set()
        self._sending: Counter[str] = Counter()
        self._room_again = asyncio.Event()
        self._looking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._secret = (await self._store.secret("links", secrets.token_urlsafe(32))).encode()
        if push.available():
            key = await self._store.secret("push", push.new_private_key())
            self.push = Push(self.poster, key, contact_of(self.base, self.settings.mail_from))
        if not self._store.shared:
            await self._store.let_go()  # whoever was sending it is no more
        self._looking = asyncio.create_task(self._keep_looking())

    async def close(self) -> None:
        """What is under way may end; the rest is sent by whoever comes next."""
        if self._looking is not None:
            self._looking.cancel()
        if self._tasks:
            _, late = await asyncio.wait(self._tasks, timeout=2)
            for task in late:
                task.cancel()
        await self.poster.close()

    def token(self, purpose: str, recipient: str) -> str:
        """What a link in a mail proves: that it came from here, for this recipient and purpose."""
        return hmac.new(self._secret, f"{purpose} {recipient}".encode(), hashlib.sha256).hexdigest()[:40]

    # What is due.

    async def _keep_looking(self) -> None:
        while True:
            try:
                await self._look()
            except StoreError as problem:
                log.warning("what is to be sent was not read: %s", problem)
            except Exception:
                log.exception("what is to be sent was not read")
            self._room_again.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._room_again.wait(), self.settings.outbox_every)

    async def _look(self) -> None:
        now = time.time()
        room = Capacity(AT_ONCE - len(self._tasks), EACH, tuple(self._sending))
        for dispatch in await self._store.take_due(now, now + CLAIMED_FOR, room) if room.most else ():
            self._sending[dispatch.recipient.destination] += 1
            task = asyncio.create_task(self._send(dispatch))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        standing = await self._store.outbox_standing(now)
        self._metrics.outbox_waiting.set(standing.waiting)
        self._metrics.outbox_age.set(0 if standing.oldest is None else now - standing.oldest)

    async def _send(self, dispatch: Dispatch) -> None:
        destination = dispatch.recipient.destination
        try:
            outcome = await self._try(dispatch)
            self._metrics.dispatches.labels(dispatch.recipient.channel, outcome).inc()
        except StoreError as problem:
            log.warning("what was sent was not noted: %s", problem)
        finally:
            self._sending[destination] -= 1
            if not self._sending[destination]:
                del self._sending[destination]
                self._room_again.set()

    async def _try(self, dispatch: Dispatch) -> str:
        """Send it, and note what became of it."""
        recipient, store, now = dispatch.recipient, self._store, time.time()
        until = quiet_until(recipient.quiet, now)
        if until is not None:
            await store.put_off(dispatch.id, until, failed=False)
            return "quiet"
        try:
            await self.deliver(recipient, letter_of(dispatch))
        except Gone:
            await store.remove_recipient(recipient.id)
            return "gone"
        except (Rejected, Unreachable) as problem:
            late = now - dispatch.created > GIVEN_UP_AFTER
            if late or isinstance(problem, Rejected):
                log.warning("%s to %s is given up: %s", recipient.channel, recipient.destination, problem)
                await store.settle(dispatch.id)
                return "given up"
            await store.put_off(dispatch.id, now + wait_after(dispatch.attempts), failed=True)
            return "failed"
        await store.settle(dispatch.id)
        return "sent"

    async def deliver(self, recipient: Recipient, letter: Letter) -> None:
        """At once, by the channel of the recipient."""
        channel = recipient.channel
        if channel == "webhook":
            await self._webhooks.deliver(recipient, letter)
        elif channel == "push" and self.push is not None:
            await self.push.deliver(recipient, letter)
        elif channel == "mail" and self.mail is not None:
            await self.mail.deliver(recipient, letter, self.token("leave", recipient.id))
        else:
            raise Unreachable(f"this server has no {channel} now")

    async def test(self, recipient: Recipient) -> str:
        """Really deliver something; empty if it was taken, else why it was not."""
        try:
            await self.deliver(recipient, trial_letter(secrets.token_urlsafe(18), recipient))
        except (Gone, Rejected, Unreachable) as problem:
            return str(problem)
        return ""

    async def ask_to_confirm(self, recipient: Recipient) -> None:
        assert self.mail is not None
        say = language_of(recipient.language).say
        text, title = say("letter-confirm"), say("letter-confirm-title")
        letter = Letter(secrets.token_urlsafe(18), "confirm", recipient.language, title, text)
        await self.mail.ask(recipient, letter, self.token("confirm", recipient.id))


def contact_of(base: str, mail_from: str) -> str:
    """Whom a push service may ask about what is sent to it (RFC 8292)."""
    return base if base.startswith("https:") else f"mailto:{parseaddr(mail_from)[1]}"


def wait_after(attempts: int) -> float:
    """Twice as long each time, and never all at the same moment."""
    return float(min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(attempts, 20))) * (0.75 + random.random() / 2)
