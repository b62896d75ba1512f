"""`kill -9` between a move and what is told of it, again and again: how often does it arrive?"""

import random
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.server.at_the_table import Client, keys_of, new_table, people
from tests.server.receivers import Device, Mailbox, mail_server, receiver, soon
from tests.server.test_restart import Process
from tests.server.test_telling import SITE, ask, hear_of, link, register, whole_turn

DELAY = 0.2
"""Seconds between a move and its messages; the kill comes within twice as long."""


@dataclass
class Arrived:
    """By the id of each message, how often it came, over all channels."""

    turns: int
    messages: Counter[str]
    wrong: int = 0
    """Turns of which not exactly one message came by push, one by mail and one by webhook."""


def kills(folder: Path, rounds: int, seed: int = 1) -> Arrived:
    dice = random.Random(seed)
    mailbox = Mailbox()
    arrived = Arrived(rounds, Counter())
    with receiver() as post, mail_server(mailbox) as smtp:
        options = ("--public-url", SITE, "--allow-local-targets", "--smtp", smtp, "--no-limits")
        options += ("--mail-from", "games@club.example", "--limit", f"notice_delay={DELAY}")
        process = Process(folder / "tables.sqlite", *options)
        table = new_table(process.address, "online", people(2))
        id, keys = table["table"]["id"], keys_of(table)
        devices = [Device(post, f"/device{seat}") for seat in range(2)]
        for seat, device in enumerate(devices):
            made = register(process.address, device=device.subscription())
            hear_of(process.address, table, made, seat)
            made = register(process.address, mail=f"anna{seat}@x.example")
            _, token = link(mailbox.letters.pop(), "confirm")
            ask(process.address, f"/api/recipients/{made['id']}/confirm", {"token": token}, status=200)
            hear_of(process.address, table, made, seat)
        hook = {"token": table["owner"], "url": f"{post.address}/hook"}
        ask(process.address, f"/api/tables/{id}/webhook", hook, status=200)

        def messages() -> list[tuple[str, str]]:
            """Since the last kill: by which channel, and the id."""
            pushed = [("push", told["id"]) for device in devices for told in device.shown()]
            hooked = [("webhook", headers["Idempotency-Key"]) for _, headers, _ in post.at("/hook")]
            mailed = [("mail", letter["Message-ID"]) for letter in list(mailbox.letters)]
            return [*pushed, *hooked, *mailed]

        for _ in range(rounds):
            post.posted.clear()
            mailbox.letters.clear()
            clients = [Client(process.address, id, [key]) for key in keys]
            acting = next(client for client in clients if client.view["acting"] is not None)
            whole_turn(acting, dice)
            assert not acting.over
            time.sleep(dice.uniform(0, 2 * DELAY))
            process.kill()
            process = Process(folder / "tables.sqlite", *options)
            soon(lambda: len({channel for channel, _ in messages()}) == 3)
            time.sleep(3 * DELAY)
            told = messages()
            arrived.messages.update(id for _, id in told)
            arrived.wrong += sorted(channel for channel, _ in set(told)) != ["mail", "push", "webhook"]
        process.kill()
    return arrived
