"""`kill -9` between a move and what is told of it, again and again: how often does it arrive?"""

import random
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.server.at_the_table import Client, keys_of, new_table, people
from tests.server.receivers import Device, Mailbox, Receiver, mail_server, receiver, soon
from tests.server.test_restart import Process
from tests.server.test_telling import SITE, ask, hear_of, link, register, whole_turn

DELAY = 0.2
"""Seconds until messages of a move are due; they leave within a second after that."""
OF_EACH = ["mail", "push", "webhook"]
TURN = "It is your turn"


@dataclass
class Arrived:
    turns: int = 0
    messages: Counter[tuple[str, str]] = field(default_factory=Counter)
    """By the channel and the id of each message, how often it came."""
    wrong: int = 0
    """Turns of which not exactly one message came by push, one by mail and one by webhook."""


class Post:
    """Where both players and the table are written to."""

    def __init__(self, post: Receiver, mailbox: Mailbox) -> None:
        self._post = post
        self._mailbox = mailbox
        self._devices = [Device(post, f"/device{seat}") for seat in range(2)]

    def table(self, address: str) -> dict[str, Any]:
        """A new one of which everything is told."""
        table = new_table(address, "online", people(2))
        for seat, device in enumerate(self._devices):
            hear_of(address, table, register(address, device=device.subscription()), seat)
            mail = f"{table['table']['id']}{seat}@x.example"
            made = register(address, mail=mail)
            question = next(letter for letter in self._mailbox.letters if letter["To"] == mail)
            _, token = link(question, "confirm")
            ask(address, f"/api/recipients/{made['id']}/confirm", {"token": token}, status=200)
            hear_of(address, table, made, seat)
        hook = {"url": f"{self._post.address}/hook"}
        path = f"/api/tables/{table['table']['id']}/webhook"
        ask(address, path, hook, key=table["owner"], status=200)
        return table

    def clear(self) -> None:
        self._post.posted.clear()
        self._mailbox.letters.clear()

    def turns(self) -> list[tuple[str, str]]:
        """What was said of turns: by which channel, and the id."""
        pushed = [("push", told) for device in self._devices for told in device.shown()]
        hooked = [("webhook", told) for told in self._post.bodies("/hook")]
        letters = [letter for letter in list(self._mailbox.letters) if TURN in letter["Subject"]]
        mailed = [("mail", str(letter["Message-ID"])) for letter in letters]
        posted = [(channel, told["id"]) for channel, told in (*pushed, *hooked) if told["about"] == "turn"]
        return [*posted, *mailed]

    def new(self, arrived: Arrived) -> list[str]:
        """The channels of those that are not of an earlier turn, which may come again and late."""
        return sorted(channel for channel, _ in set(self.turns()) - set(arrived.messages))


def kills(folder: Path, rounds: int, within: float, seed: int = 1) -> Arrived:
    """So many, each within so many seconds after a turn."""
    dice = random.Random(seed)
    mailbox = Mailbox()
    arrived = Arrived()
    with receiver() as receiving, mail_server(mailbox) as smtp:
        options = ["--public-url", SITE, "--allow-local-targets", "--smtp", smtp, "--no-limits"]
        options += ["--mail-from", "games@club.example", "--limit", f"notice_delay={DELAY}"]
        post = Post(receiving, mailbox)
        process = Process(folder / "tables.sqlite", *options)
        table = post.table(process.address)
        while arrived.turns < rounds:
            post.clear()
            clients = [Client(process.address, table["table"]["id"], [key]) for key in keys_of(table)]
            acting = next(client for client in clients if client.view["acting"] is not None)
            whole_turn(acting, dice)
            if acting.over:
                table = post.table(process.address)
                continue
            time.sleep(dice.uniform(0, within))
            process.kill()
            process = Process(folder / "tables.sqlite", *options)
            soon(lambda: set(OF_EACH) == set(post.new(arrived)))
            time.sleep(3 * DELAY)
            arrived.turns += 1
            arrived.wrong += post.new(arrived) != OF_EACH
            arrived.messages.update(post.turns())
        process.kill()
    return arrived
