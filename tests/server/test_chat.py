"""What people say at a table: to whom, how much, how fast, and who decides about it."""

import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, two


class Talker(Client):
    """Somebody who talks: all lines they have heard."""

    def __init__(self, *arguments: Any, **hello: Any) -> None:
        self.lines: list[dict[str, Any]] = []
        self.more = False
        super().__init__(*arguments, **hello)
        self.hear("chat")

    def next(self) -> dict[str, Any]:
        message = super().next()
        if message["type"] == "chat":
            self.lines += message["lines"]
            if message["more"] is not None:
                self.more = message["more"]
        return message

    def say(self, text: str = "", **content: Any) -> dict[str, Any]:
        return self.command_without_version("say", text=text, **content)

    def command_without_version(self, kind: str, **content: Any) -> dict[str, Any]:
        id = content.pop("id", None) or f"{kind}{time.perf_counter_ns()}"
        self.send({"type": kind, "id": id, **content})
        while True:
            message = self.hear("done", "refused")
            if message["id"] == id:
                return message

    def texts(self, count: int) -> list[str]:
        while len(self.lines) < count:
            self.hear("chat")
        return [line["text"] for line in self.lines]


@pytest.fixture
def table(address: str) -> tuple[str, dict[str, Any]]:
    return address, new_table(address, "online", people(2))


def test_players_hear_each_other_and_watchers_hear_everybody(table: tuple[str, dict[str, Any]]) -> None:
    address, created = table
    id, keys = created["table"]["id"], keys_of(created)
    anna, bruno = Talker(address, id, keys[:1]), Talker(address, id, keys[1:])
    watchers = [Talker(address, id) for _ in range(2)]
    assert anna.say("Piazza dei Bandi again!")["type"] == "done"
    assert watchers[0].say("what a move", name="Petra")["type"] == "done"
    assert bruno.say(reaction="well-played")["type"] == "done"
    assert bruno.texts(2) == anna.texts(2) == ["Piazza dei Bandi again!", ""]
    assert watchers[1].texts(3) == ["Piazza dei Bandi again!", "what a move", ""]
    first, second, third = watchers[1].lines
    assert (first["seat"], first["name"], first["room"]) == (0, "Agata", "players")
    assert (second["seat"], second["name"], second["room"]) == (None, "Petra", "watchers")
    assert third["reaction"] == "well-played"
    later = Talker(address, id, keys[:1])
    assert later.texts(2) == ["Piazza dei Bandi again!", ""]
    assert not later.more
    waiting = next(
        key for key, player in zip(keys, (anna, bruno), strict=True) if player.view["acting"] is None
    )
    record = http(address).get(f"/api/tables/{id}/record", headers={"Authorization": f"Bearer {waiting}"})
    assert record.status_code == 200
    assert "Bandi" not in record.text


def test_the_last_lines_are_sent_and_earlier_ones_on_demand(table: tuple[str, dict[str, Any]]) -> None:
    address, created = table
    id, keys = created["table"]["id"], keys_of(created)
    anna = Talker(address, id, keys[:1])
    for number in range(120):
        anna.say(f"line {number}")
    late = Talker(address, id, keys[1:])
    assert late.texts(50) == [f"line {number}" for number in range(70, 120)]
    assert late.more
    late.command_without_version("earlier", before=late.lines[0]["number"])
    assert [line["text"] for line in late.lines[50:]] == [f"line {number}" for number in range(20, 70)]
    late.command_without_version("earlier", before=late.lines[50]["number"])
    assert len(late.lines) == 120
    assert not late.more


def test_a_line_sent_again_after_a_lost_connection_is_said_once(table: tuple[str, dict[str, Any]]) -> None:
    address, created = table
    id, keys = created["table"]["id"], keys_of(created)
    anna = Talker(address, id, keys[:1])
    anna.say("hello", id="once")
    anna.close()
    again = Talker(address, id, keys[:1])
    assert again.say("hello", id="once")["type"] == "done"
    again.say("and on")
    assert again.texts(2) == ["hello", "and on"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "malformed"),
        (" \n\t ", "malformed"),
        ("bell \a", "malformed"),
        ("nul \0", "malformed"),
        ("turned \u202egnissik", "malformed"),
        ("x" * 301, "too-big"),
    ],
)
def test_what_is_no_line_of_plain_text_is_refused(
    table: tuple[str, dict[str, Any]], text: str, reason: str
) -> None:
    address, created = table
    anna = Talker(address, created["table"]["id"], keys_of(created)[:1])
    assert anna.say(text)["reason"] == reason
    assert anna.say("<b>one</b>\ntwo  three 🎲")["type"] == "done"
    assert anna.texts(1) == ["<b>one</b> two three 🎲"]


def test_a_reaction_is_one_of_a_few(table: tuple[str, dict[str, Any]]) -> None:
    address, created = table
    anna = Talker(address, created["table"]["id"], keys_of(created)[:1])
    anna.send({"type": "say", "id": "x", "reaction": "insult"})
    assert anna.hear("refused")["reason"] == "malformed"


def test_only_the_owner_silences_and_only_for_a_while(table: tuple[str, dict[str, Any]]) -> None:
    address, created = table
    id, keys = created["table"]["id"], keys_of(created)
    owner = Talker(address, id, [keys[0], created["owner"]])
    bruno, watcher = Talker(address, id, keys[1:]), Talker(address, id)
    assert bruno.command_without_version("silence", seat=0, seconds=60)["reason"] == "forbidden"
    assert owner.command_without_version("silence", seat=7, seconds=60)["reason"] == "malformed"
    assert owner.command_without_version("silence", seat=1, seconds=-1)["reason"] == "malformed"
    owner.command_without_version("silence", seat=1, seconds=600)
    owner.command_without_version("silence", seat=None, seconds=600)
    assert bruno.say("hello")["reason"] == "silenced"
    assert watcher.say("hello")["reason"] == "silenced"
    assert owner.say("better so")["type"] == "done"
    owner.command_without_version("silence", seat=1, seconds=0)
    assert bruno.say("sorry")["type"] == "done"


def test_one_who_watches_is_silenced_by_name_and_others_are_not(
    table: tuple[str, dict[str, Any]],
) -> None:
    address, created = table
    id, keys = created["table"]["id"], keys_of(created)
    owner = Talker(address, id, [keys[0], created["owner"]])
    petra, tom, guest = Talker(address, id, name="Petra"), Talker(address, id), Talker(address, id)
    assert tom.say("hello", name="Tom")["type"] == "done"
    owner.command_without_version("silence", seat=None, watcher="Petra", seconds=600)
    assert petra.say("hello")["reason"] == "silenced"
    # A name is said once: nobody slips into another one.
    assert petra.say("hello", name="Somebody else")["reason"] == "silenced"
    assert Talker(address, id, name="Petra").say("by another socket")["reason"] == "silenced"
    assert [tom.say("again")["type"], guest.say("hello")["type"]] == ["done", "done"]
    owner.command_without_version("silence", seat=None, watcher="", seconds=600)
    assert guest.say("hello")["reason"] == "silenced"
    assert tom.say("and again", name="Tim")["type"] == "done"
    assert {line["name"] for line in tom.lines if line["text"] == "and again"} == {"Tom"}
    owner.command_without_version("silence", seat=None, watcher="Petra", seconds=0)
    assert petra.say("sorry")["type"] == "done"
    owner.command_without_version("silence", seat=None, seconds=600)
    assert tom.say("hello")["reason"] == "silenced"
    refused = owner.command_without_version("silence", seat=None, watcher="x" * 41, seconds=60)
    assert refused["reason"] == "malformed"


def test_who_talks_too_fast_has_to_wait(tmp_path: Path) -> None:
    with live_server(tmp_path, chat_a_second=0.001, chat_at_once=3) as server:
        created = new_table(server.address, "online", people(2))
        id, keys = created["table"]["id"], keys_of(created)
        anna, bruno = Talker(server.address, id, keys[:1]), Talker(server.address, id, keys[1:])
        answers = [anna.say(f"line {number}") for number in range(5)]
        assert [answer.get("reason") for answer in answers] == [None, None, None, "too-fast", "too-fast"]
        assert bruno.say("I may")["type"] == "done"
        again = Talker(server.address, id, keys[:1])
        assert again.say("by another socket")["reason"] == "too-fast"


@pytest.mark.parametrize(
    ("way", "chat", "server"), [("online", False, True), ("online", True, False), ("hotseat", True, True)]
)
def test_where_nobody_talks_nobody_is_heard(tmp_path: Path, way: str, chat: bool, server: bool) -> None:
    with live_server(tmp_path, chat=server) as live:
        created = new_table(live.address, way, people(2), arrangement={"chat": chat})
        assert created["table"]["arrangement"]["chat"] is False
        anna = Client(live.address, created["table"]["id"], keys_of(created)[:1])
        anna.send({"type": "say", "id": "x", "text": "hello"})
        assert anna.hear("refused")["reason"] == "no-chat"
        assert http(live.address).get("/api/house").json() == {"chat": server, "hall": True}


def test_what_is_said_at_one_process_is_heard_at_the_other(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        created = new_table(one.address, "online", people(2))
        id, keys = created["table"]["id"], keys_of(created)
        anna = Talker(one.address, id, [keys[0], created["owner"]])
        bruno = Talker(other.address, id, keys[1:])
        for number in range(5):
            anna.say(f"one {number}")
            bruno.say(f"other {number}")
        wanted = [f"{who} {number}" for number in range(5) for who in ("one", "other")]
        assert anna.texts(10) == bruno.texts(10) == wanted
        anna.command_without_version("silence", seat=1, seconds=60)
        assert bruno.say("hello")["reason"] == "silenced"
