"""The http side of telling people: devices and mail addresses, what they hear of, and a table's webhook."""

import hmac
import secrets
import time
from typing import Any

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from messina.errors import OptionError
from messina.languages import languages
from messina.server import messages as wire
from messina.server.answers import json
from messina.server.api import keys_shown, read, route, table_of
from messina.server.hall import Hall
from messina.server.keys import hash_token, hashes_of, is_among, new_token, seats_of
from messina.server.limits import address_of
from messina.server.outbox import push
from messina.server.outbox.announcing import announcements
from messina.server.outbox.delivery import Delivery
from messina.server.outbox.https import Gone, NotPublic, Rejected, Unreachable, check_url
from messina.server.outbox.mail import check_address
from messina.server.outbox.quiet import check_quiet
from messina.server.table.live import Table
from messina.server.table.refusal import Refusal
from messina.server.table_admin import check_owner
from messina.store import EVERYBODY, Announcement, Channel, Recipient

MOST_A_SEAT = 8
"""Recipients that hear of one seat."""
ASK_AGAIN_AFTER = 600.0
"""Seconds until somebody may be asked again to confirm an address."""
SMTP = "smtp"


def delivery_of(request: Request) -> Delivery:
    hall: Hall = request.app.state.hall
    return hall.delivery


def check_language(tag: str) -> str:
    if tag not in languages():
        raise OptionError(f"there is no language {tag[:20]!r}; there are {', '.join(languages())}")
    return tag


def check_pace(request: Request) -> None:
    """What makes this server write to others is done with measure."""
    if not request.app.state.letters.take(address_of(request)):
        raise Refusal("too-fast", "too many messages to others; wait a little")


async def recipient_of(request: Request, id: str, keys: list[str]) -> Recipient:
    """The recipient, for whoever has set it up."""
    found = await request.app.state.hall.store.recipient(id)
    if found is None or not is_among(found.key_hash, hashes_of(keys)):
        raise Refusal("no-such-recipient", "there is no such recipient, or the key is not its own")
    recipient: Recipient = found
    return recipient


async def shown_recipient(request: Request) -> Recipient:
    return await recipient_of(request, request.path_params["id"], keys_shown(request))


# Devices and mailboxes.


async def reach(request: Request) -> Response:
    delivery = delivery_of(request)
    key = None if delivery.push is None else delivery.push.public_key
    reminder = delivery.settings.reminder_after
    return json(wire.Reach(push=key, mail=delivery.mail is not None, reminder=reminder))


async def add(request: Request) -> Response:
    """A mail address hears nothing but one question until somebody there has said yes."""
    check_pace(request)
    hall: Hall = request.app.state.hall
    new = await read(request, wire.NewRecipient)
    key = new_token()
    channel, target, destination = target_of(hall.delivery, new)
    recipient = Recipient(
        id=secrets.token_urlsafe(12),
        key_hash=hash_token(key),
        channel=channel,
        target=target,
        destination=destination,
        language=check_language(new.language),
        created=time.time(),
        quiet=check_quiet(new.quiet),
        confirmed=channel != "mail",
    )
    if channel == "mail":
        if await hall.store.asked_lately(target, time.time() - ASK_AGAIN_AFTER):
            raise Refusal("too-fast", "this address has just been asked; look for the mail, or wait a little")
        await ask(hall.delivery, recipient)
    await hall.store.add_recipient(recipient)
    return json(wire.RecipientMade(id=recipient.id, key=key), 201)


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


async def info(request: Request) -> Response:
    recipient = await shown_recipient(request)
    tables = await request.app.state.hall.store.subscriptions(recipient.id)
    return json(
        wire.RecipientInfo(
            id=recipient.id,
            channel=recipient.channel,
            address=recipient.target.get("address", recipient.destination),
            confirmed=recipient.confirmed,
            language=recipient.language,
            quiet=None if recipient.quiet is None else wire.Quiet(**recipient.quiet),
            tables=tables,
        )
    )


async def change(request: Request) -> Response:
    recipient = await shown_recipient(request)
    new = await read(request, wire.ChangeRecipient)
    store = request.app.state.hall.store
    await store.change_recipient(recipient.id, check_language(new.language), check_quiet(new.quiet))
    return await info(request)


async def forget(request: Request) -> Response:
    recipient = await shown_recipient(request)
    await request.app.state.hall.store.remove_recipient(recipient.id)
    return json({})


async def test(request: Request) -> Response:
    check_pace(request)
    recipient = await shown_recipient(request)
    if not recipient.confirmed:
        raise Refusal("forbidden", "the address is not confirmed yet: open the link in the mail first")
    return json(await tested(request, recipient))


async def tested(request: Request, recipient: Recipient) -> wire.Tested:
    detail = await delivery_of(request).test(recipient)
    return wire.Tested(delivered=not detail, detail=detail)


# Links in mails: whoever has got the mail has the token.


def check_link(request: Request, purpose: str, token: str) -> str:
    id: str = request.path_params["id"]
    if not hmac.compare_digest(delivery_of(request).token(purpose, id).encode(), token.encode()):
        raise Refusal("no-such-recipient", "this link is not whole, or from another server")
    return id


async def confirm(request: Request) -> Response:
    id = check_link(request, "confirm", (await read(request, wire.Confirmed)).token)
    if not await request.app.state.hall.store.confirm(id):
        raise Refusal("no-such-recipient", "this link is too old; enter the address once more")
    return json({})


async def leave(request: Request) -> Response:
    """One click, by a mail program (RFC 8058) or by our page; there is nothing else to say."""
    id = check_link(request, "leave", request.query_params.get("token", ""))
    await request.app.state.hall.store.remove_recipient(id)
    return json({})


async def leave_by_hand(request: Request) -> Response:
    """A link that is only looked at changes nothing: the page asks first."""
    id = check_link(request, "leave", token := request.query_params.get("token", ""))
    return RedirectResponse(f"{delivery_of(request).base}/told#leave={id}.{token}", 303)


# What is heard of.


async def tell_me(request: Request) -> Response:
    table = await table_of(request)
    wanted = await read(request, wire.TellMe)
    recipient = await recipient_of(request, wanted.recipient, [wanted.key])
    hall: Hall = request.app.state.hall
    if not wanted.wanted:
        await hall.store.unsubscribe(recipient.id, table.id)
        return await listed(hall, recipient)
    seats = seats_of(wanted.tokens, table.state.seats)
    if not seats:
        raise Refusal("not-your-seat", "no key belongs to a seat of this table")
    keys = {seat: table.state.seats[seat].key_hash or "" for seat in seats}
    async with table.turn:
        told = [one for one in reminders(hall, table) if one.seat in seats]
        if not await hall.store.subscribe(recipient.id, table.id, keys, MOST_A_SEAT, told):
            raise Refusal("too-many", f"at most {MOST_A_SEAT} devices and addresses hear of one seat")
    return await listed(hall, recipient)


def reminders(hall: Hall, table: Table) -> list[Announcement]:
    """Whoever is asked when they begin to hear of a table is reminded, too."""
    if table.state.over:
        return []
    now = announcements(table.state.game, table.state.seats, None, hall.settings)
    return [one for one in now if one.about == "reminder"]


async def listed(hall: Hall, recipient: Recipient) -> Response:
    return json(await hall.store.subscriptions(recipient.id))


# The webhook of a table.


async def webhook_of(hall: Hall, table: Table) -> Recipient | None:
    return next(iter(await hall.store.recipients_of(table.id)), None)


async def set_webhook(request: Request) -> Response:
    check_pace(request)
    table = await table_of(request)
    check_owner(request, table)
    wanted = await read(request, wire.Webhook)
    hall: Hall = request.app.state.hall
    before = await webhook_of(hall, table)
    made = new_webhook(table, wanted, hall.settings.local_targets) if wanted.url else None
    if before is not None:
        await hall.store.remove_recipient(before.id)
    if made is not None:
        await hall.store.add_recipient(made)
        await hall.store.subscribe(made.id, table.id, {EVERYBODY: ""}, MOST_A_SEAT)
    return json(told_of(made))


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


def told_of(webhook: Recipient | None) -> wire.WebhookInfo:
    if webhook is None:
        return wire.WebhookInfo(host="", form="json", language="en")
    return wire.WebhookInfo(host=webhook.destination, form=webhook.target["form"], language=webhook.language)


async def webhook(request: Request) -> Response:
    table = await table_of(request)
    check_owner(request, table)
    return json(told_of(await webhook_of(request.app.state.hall, table)))


async def test_webhook(request: Request) -> Response:
    check_pace(request)
    table = await table_of(request)
    check_owner(request, table)
    found = await webhook_of(request.app.state.hall, table)
    if found is None:
        raise Refusal("no-such-recipient", "this table has no webhook")
    return json(await tested(request, found))


ROUTES = [
    route("/api/reach", reach),
    route("/api/recipients", add, "POST"),
    route("/api/recipients/{id}", info),
    route("/api/recipients/{id}", change, "POST"),
    route("/api/recipients/{id}/forget", forget, "POST"),
    route("/api/recipients/{id}/test", test, "POST"),
    route("/api/recipients/{id}/confirm", confirm, "POST"),
    route("/api/recipients/{id}/leave", leave, "POST"),
    route("/api/recipients/{id}/leave", leave_by_hand),
    route("/api/tables/{id}/told", tell_me, "POST"),
    route("/api/tables/{id}/webhook", webhook),
    route("/api/tables/{id}/webhook", set_webhook, "POST"),
    route("/api/tables/{id}/webhook/test", test_webhook, "POST"),
]
