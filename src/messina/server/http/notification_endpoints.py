"""Endpoints for notifications: devices and mail addresses, what they are told of, and a table's webhook."""

import hmac
import secrets
import time
from typing import Any

from starlette.responses import RedirectResponse, Response

from messina.errors import OptionError
from messina.languages import languages
from messina.server import messages as wire
from messina.server.http.endpoints import ApiRequest, endpoint
from messina.server.http.table_admin_endpoints import check_owner
from messina.server.notifications import push
from messina.server.notifications.announcements import announcements
from messina.server.notifications.delivery import Delivery
from messina.server.notifications.mail import check_address
from messina.server.notifications.public_https import Gone, NotPublic, Rejected, Unreachable, check_url
from messina.server.notifications.quiet_hours import check_quiet
from messina.server.table.keys import hash_token, hashes_of, is_among, new_token, seats_of
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.tables.registry import Hall
from messina.store import EVERYBODY, Announcement, Channel, Recipient

MOST_A_SEAT = 8
"""Recipients that hear of one seat."""
ASK_AGAIN_AFTER = 600.0
"""Seconds until somebody may be asked again to confirm an address."""
SMTP = "smtp"


def check_language(tag: str) -> str:
    if tag not in languages():
        raise OptionError(f"there is no language {tag[:20]!r}; there are {', '.join(languages())}")
    return tag


async def recipient_of(request: ApiRequest, id: str, keys: list[str]) -> Recipient:
    """Return the recipient; raise Refusal unless its own key is among the keys."""
    found = await request.hall.store.recipient(id)
    if found is None or not is_among(found.key_hash, hashes_of(keys)):
        raise Refusal("no-such-recipient", "there is no such recipient, or the key is not its own")
    return found


# Devices and mailboxes.


@endpoint("GET", "/api/reach")
async def reach(request: ApiRequest) -> wire.Reach:
    """Tell how this server notifies people: the key for web push, whether it sends mail."""
    delivery = request.hall.delivery
    key = None if delivery.push is None else delivery.push.public_key
    reminder = delivery.settings.reminder_after
    return wire.Reach(push=key, mail=delivery.mail is not None, reminder=reminder)


@endpoint("POST", "/api/recipients", status=201, spends="letters")
async def add_recipient(request: ApiRequest, body: wire.NewRecipient) -> wire.RecipientMade:
    """Add a device (a subscription of web push) or a mail address to notify. The answer holds its key. A mail
    address is sent nothing but one question until somebody there has said yes.
    """
    hall = request.hall
    key = new_token()
    channel, target, destination = target_of(hall.delivery, body)
    recipient = Recipient(
        id=secrets.token_urlsafe(12),
        key_hash=hash_token(key),
        channel=channel,
        target=target,
        destination=destination,
        language=check_language(body.language),
        created=time.time(),
        quiet=check_quiet(body.quiet),
        confirmed=channel != "mail",
    )
    if channel == "mail":
        if await hall.store.asked_lately(target, time.time() - ASK_AGAIN_AFTER):
            raise Refusal("too-fast", "this address has just been asked; look for the mail, or wait a little")
        await ask(hall.delivery, recipient)
    await hall.store.add_recipient(recipient)
    return wire.RecipientMade(id=recipient.id, key=key)


def target_of(delivery: Delivery, new: wire.NewRecipient) -> tuple[Channel, dict[str, Any], str]:
    if (new.device is None) == (new.mail is None):
        raise OptionError("a recipient is a device or a mail address")
    if new.device is not None:
        if delivery.push is None:
            raise OptionError("this server cannot write to devices")
        return "push", *push.check_device(new.device, delivery.settings.local_targets)
    if delivery.mail is None:
        raise OptionError("this server sends no mail")
    return "mail", {"address": check_address(new.mail or "")}, SMTP


async def ask(delivery: Delivery, recipient: Recipient) -> None:
    try:
        await delivery.ask_to_confirm(recipient)
    except (Gone, Rejected, Unreachable) as problem:
        raise Refusal("not-sent", f"the mail server did not take it ({problem})") from None


@endpoint("GET", "/api/recipients/{id}", "recipient")
async def recipient(request: ApiRequest, id: str) -> wire.RecipientInfo:
    """Tell what a recipient is notified of, in which language, and its quiet hours."""
    return await recipient_info(request, await recipient_of(request, id, request.shown_keys))


@endpoint("POST", "/api/recipients/{id}", "recipient")
async def change_recipient(request: ApiRequest, id: str, body: wire.ChangeRecipient) -> wire.RecipientInfo:
    """Change the language and the quiet hours of a recipient."""
    await recipient_of(request, id, request.shown_keys)
    language, quiet = check_language(body.language), check_quiet(body.quiet)
    await request.hall.store.change_recipient(id, language, quiet)
    return await recipient_info(request, await recipient_of(request, id, request.shown_keys))


async def recipient_info(request: ApiRequest, recipient: Recipient) -> wire.RecipientInfo:
    return wire.RecipientInfo(
        id=recipient.id,
        channel=recipient.channel,
        address=recipient.target.get("address", recipient.destination),
        confirmed=recipient.confirmed,
        language=recipient.language,
        quiet=None if recipient.quiet is None else wire.Quiet(**recipient.quiet),
        tables=await request.hall.store.subscriptions(recipient.id),
    )


@endpoint("POST", "/api/recipients/{id}/forget", "recipient")
async def forget_recipient(request: ApiRequest, id: str) -> dict[str, str]:
    """Remove a recipient."""
    found = await recipient_of(request, id, request.shown_keys)
    await request.hall.store.remove_recipient(found.id)
    return {}


@endpoint("POST", "/api/recipients/{id}/test", "recipient", spends="letters")
async def test_recipient(request: ApiRequest, id: str) -> wire.Tested:
    """Deliver a test to a recipient."""
    found = await recipient_of(request, id, request.shown_keys)
    if not found.confirmed:
        raise Refusal("forbidden", "the address is not confirmed yet: open the link in the mail first")
    return await tested(request, found)


async def tested(request: ApiRequest, recipient: Recipient) -> wire.Tested:
    detail = await request.hall.delivery.test(recipient)
    return wire.Tested(delivered=not detail, detail=detail)


# Links in mails: whoever has got the mail has the token.


def check_link(request: ApiRequest, purpose: str, id: str, token: str) -> None:
    """Raise Refusal unless the token is the one that was mailed to this recipient for this purpose."""
    if not hmac.compare_digest(request.hall.delivery.token(purpose, id).encode(), token.encode()):
        raise Refusal("no-such-recipient", "this link is not whole, or from another server")


@endpoint("POST", "/api/recipients/{id}/confirm")
async def confirm_recipient(request: ApiRequest, id: str, body: wire.Confirmed) -> dict[str, str]:
    """Confirm a mail address by the link in a mail."""
    check_link(request, "confirm", id, body.token)
    if not await request.hall.store.confirm(id):
        raise Refusal("no-such-recipient", "this link is too old; enter the address once more")
    return {}


@endpoint("POST", "/api/recipients/{id}/leave")
async def leave_recipient(request: ApiRequest, id: str, *, token: str = "") -> dict[str, str]:
    """Remove a mail address by the link in a mail, with one click in a mail program (RFC 8058) or a page."""
    check_link(request, "leave", id, token)
    await request.hall.store.remove_recipient(id)
    return {}


@endpoint("GET", "/api/recipients/{id}/leave")
async def leave_page(request: ApiRequest, id: str, *, token: str = "") -> Response:
    """Lead to the page that asks before it removes a mail address: to look at a link changes nothing."""
    check_link(request, "leave", id, token)
    return RedirectResponse(f"{request.hall.delivery.base}/told#leave={id}.{token}", 303)


# What is heard of.


@endpoint("POST", "/api/tables/{id}/told")
async def subscribe(request: ApiRequest, id: str, body: wire.TellMe) -> list[str]:
    """Choose whether a recipient is notified of the seats that the keys open. The answer lists the tables it
    is notified of.
    """
    table = await request.table(id)
    recipient = await recipient_of(request, body.recipient, [body.key])
    store = request.hall.store
    if not body.wanted:
        await store.unsubscribe(recipient.id, table.id)
        return await store.subscriptions(recipient.id)
    seats = seats_of(body.tokens, table.state.seats)
    if not seats:
        raise Refusal("not-your-seat", "no key belongs to a seat of this table")
    keys = {seat: table.state.seats[seat].key_hash or "" for seat in seats}
    async with table.turn:
        told = [one for one in reminders(request.hall, table) if one.seat in seats]
        if not await store.subscribe(recipient.id, table.id, keys, MOST_A_SEAT, told):
            raise Refusal("too-many", f"at most {MOST_A_SEAT} devices and addresses hear of one seat")
    return await store.subscriptions(recipient.id)


def reminders(hall: Hall, table: Table) -> list[Announcement]:
    """Return the reminder of the player who is asked now, for a recipient that subscribes meanwhile."""
    if table.state.over:
        return []
    now = announcements(table.state.game, table.state.seats, None, hall.settings)
    return [one for one in now if one.about == "reminder"]


# The webhook of a table.


async def webhook_of(request: ApiRequest, table: Table) -> Recipient | None:
    """Return the webhook of a table, if it has one."""
    return next(iter(await request.hall.store.recipients_of(table.id)), None)


async def owned_table(request: ApiRequest, id: str) -> Table:
    """Return the table; raise Refusal unless the caller is its owner."""
    table = await request.table(id)
    check_owner(request, table)
    return table


@endpoint("GET", "/api/tables/{id}/webhook", "owner")
async def webhook(request: ApiRequest, id: str) -> wire.WebhookInfo:
    """Tell where the table announces whose turn it is."""
    return webhook_info(await webhook_of(request, await owned_table(request, id)))


@endpoint("POST", "/api/tables/{id}/webhook", "owner", spends="letters")
async def set_webhook(request: ApiRequest, id: str, body: wire.Webhook) -> wire.WebhookInfo:
    """Choose where the table announces whose turn it is."""
    hall = request.hall
    table = await owned_table(request, id)
    before = await webhook_of(request, table)
    made = new_webhook(table, body, hall.settings.local_targets) if body.url else None
    if before is not None:
        await hall.store.remove_recipient(before.id)
    if made is not None:
        await hall.store.add_recipient(made)
        await hall.store.subscribe(made.id, table.id, {EVERYBODY: ""}, MOST_A_SEAT)
    return webhook_info(made)


def new_webhook(table: Table, wanted: wire.Webhook, anywhere: bool) -> Recipient:
    try:
        destination = check_url(wanted.url, anywhere)
    except NotPublic as problem:
        raise OptionError(str(problem)) from None
    return Recipient(
        id=secrets.token_urlsafe(12),
        key_hash=table.state.record.owner or "",
        channel="webhook",
        target={"url": wanted.url, "form": wanted.form},
        destination=destination,
        language=check_language(wanted.language),
        created=time.time(),
        table=table.id,
    )


def webhook_info(webhook: Recipient | None) -> wire.WebhookInfo:
    if webhook is None:
        return wire.WebhookInfo(host="", form="json", language="en")
    return wire.WebhookInfo(host=webhook.destination, form=webhook.target["form"], language=webhook.language)


@endpoint("POST", "/api/tables/{id}/webhook/test", "owner", spends="letters")
async def test_webhook(request: ApiRequest, id: str) -> wire.Tested:
    """Announce a test."""
    found = await webhook_of(request, await owned_table(request, id))
    if found is None:
        raise Refusal("no-such-recipient", "this table has no webhook")
    return await tested(request, found)
