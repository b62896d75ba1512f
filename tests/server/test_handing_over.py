"""Seats that change hands: a link issued anew, a bot that stands in and goes again, a table that is ended."""

import json
import random
import secrets
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from messina.cli import main
from tests.server.at_the_table import (
    Client,
    eventually,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    two,
    with_bots,
)


class Seated:
    """A table online, and what can be done to it."""

    def __init__(self, address: str, seats: list[dict[str, Any]] | None = None, **options: Any) -> None:
        created = new_table(address, "online", seats or people(2), **options)
        self.address = address
        self.id: str = created["table"]["id"]
        self.keys = keys_of(created)
        self.owner: str = created["owner"]

    def post(
        self, path: str, key: str, body: Any = None, address: str | None = None
    ) -> tuple[int, dict[str, Any]]:
        with http(address or self.address) as client:
            answer = client.post(
                f"/api/tables/{self.id}/{path}",
                json=body,
                headers={"Authorization": f"Bearer {key}"} if key else {},
            )
        return answer.status_code, answer.json()

    def info(self, address: str | None = None) -> dict[str, Any]:
        with http(address or self.address) as client:
            found: dict[str, Any] = client.get(f"/api/tables/{self.id}").json()
        return found

    @contextmanager
    def client(self, *keys: str, address: str | None = None, **hello: Any) -> Iterator[Client]:
        with closing(Client(address or self.address, self.id, keys, **hello)) as client:
            yield client

    def asked(self) -> int:
        with self.client() as watcher:
            asked: int = watcher.view["position"]["asked"]["player"]
        return asked


def test_a_link_issued_anew_ends_the_old_key_and_its_sockets_at_once(address: str) -> None:
    table = Seated(address)
    own = secrets.token_urlsafe(24)
    with table.client(table.keys[1], key=own, name="Bianca") as old, table.client(table.keys[0]) as other:
        status, issued = table.post("seats/1/link", table.owner)
        assert (status, issued["seat"]) == (200, 1)
        assert old.closed_with() == 1013
        assert '"seat-gone"' in old.heard[-1]
        while [seat["claimed"] for seat in other.hear("presence")["seats"]] != [True, False]:
            pass
        with table.client(own) as again:
            assert again.mine == []
            assert again.hear("refused")["reason"] == "unknown-key"
        for dead in (own, table.keys[1]):
            assert table.post("act", "", {"token": dead, "id": "x", "version": 2, "code": 1})[0] == 403
        with table.client(issued["token"], name="Chiara", key=secrets.token_urlsafe(24)) as new:
            assert new.mine == [1]
        assert [seat["name"] for seat in table.info()["seats"]] == ["Agata", "Chiara"]


def test_an_invitation_tells_which_seat_a_link_opens_and_takes_nothing(address: str) -> None:
    table = Seated(address)

    def invited(key: str) -> dict[str, Any]:
        with http(address) as client:
            headers = {"Authorization": f"Bearer {key}"}
            answer = client.get(f"/api/tables/{table.id}/invitation", headers=headers)
        found: dict[str, Any] = answer.json()
        return found

    first = invited(table.keys[1])
    assert (first["seat"], first["round"], first["table"]) == (1, 0, table.info())
    assert not any(seat["claimed"] for seat in invited(table.keys[1])["table"]["seats"])
    own = secrets.token_urlsafe(24)
    with table.client(table.keys[1], key=own, name="Bianca"):
        # Somebody else was quicker: the link opens nothing any more, as if it had never been one.
        assert [invited(key)["seat"] for key in (table.keys[1], own, "x" * 32)] == [None, 1, None]
    asked = table.asked()
    key = own if asked == 1 else table.keys[0]
    with table.client(key) as player:
        player.send({"type": "act", "id": "one", "version": 1, "code": player.view["choices"][0]["code"]})
        player.hear("done")
    assert invited(own)["round"] == 1


def test_nothing_that_is_sent_to_others_holds_the_new_key(address: str) -> None:
    table = Seated(address)
    with table.client(table.keys[0]) as other:
        _, issued = table.post("seats/1/link", table.owner)
        other.wait_for(2)
        assert not any(issued["token"] in text for text in other.heard)


@pytest.mark.parametrize("path", ["seats/1/link", "seats/1/bot", "end"])
def test_only_the_owner_arranges_things(address: str, path: str) -> None:
    table, foreign = Seated(address), Seated(address)
    body = {"bot": "random"} if path.endswith("bot") else None
    for key in ("", "x" * 32, foreign.owner, foreign.keys[0], table.keys[1]):
        status, answer = table.post(path, key, body)
        reason = "not-your-seat" if path.endswith("bot") else "not-owner"
        assert (status, answer["reason"]) == (403, reason)
    status, answer = table.post(path, table.keys[0], body)
    assert (status, answer["reason"]) == (403, "not-owner"), "a neighbour may not either, without a clock"
    assert [seat["kind"] for seat in table.info()["seats"]] == ["human", "human"]


def test_a_bot_stands_in_and_whoever_has_the_key_comes_back(address: str) -> None:
    table = Seated(address)
    gone = table.asked()
    with table.client(table.keys[gone]) as player, table.client(table.keys[1 - gone]) as other:
        assert player.view["acting"] == gone
        status, info = table.post(f"seats/{gone}/bot", table.owner, {"bot": "random"})
        seat = info["seats"][gone]
        assert (status, seat["kind"], seat["bot"], seat["stands_in"]) == (200, "bot", "random", True)
        other.wait_until_asked()
        player.wait_for(other.view["version"])
        assert player.view["acting"] is None
        assert player.view["undo"]["possible"] is False
        for kind, content in (("act", {"code": 1}), ("undo", {})):
            assert player.command(kind, **content)["reason"] == "replaced"
        assert table.post(f"seats/{gone}/back", table.keys[1 - gone])[1]["reason"] == "not-your-seat"
        status, info = table.post(f"seats/{gone}/back", table.keys[gone])
        seat = info["seats"][gone]
        assert (status, seat["kind"], seat["bot"], seat["stands_in"]) == (200, "human", None, False)
        assert table.post(f"seats/{gone}/back", table.keys[gone])[0] == 200, "once more does no harm"
        for client in (other, player):
            client.wait_for(table_version(table))
        play([player, other], random.Random(1), 20)


def table_version(table: Seated) -> int:
    with table.client() as watcher:
        version: int = watcher.view["version"]
    return version


def test_who_comes_back_finds_what_the_bot_has_done_and_plays_on_to_the_end(address: str) -> None:
    table = Seated(address)
    with table.client(table.keys[0]) as first, table.client(table.keys[1]) as second:
        dice = random.Random(7)
        for turn in range(6):
            play([first, second], dice, 3)
            seat = turn % 2
            assert table.post(f"seats/{seat}/bot", table.owner, {"bot": "random"})[0] == 200
            assert table.post(f"seats/{seat}/back", table.keys[seat])[0] == 200
            version = table_version(table)
            for client in (first, second):
                client.wait_for(version)
        play([first, second], dice)
        assert first.over
        assert first.log == second.log


def test_a_bots_seat_goes_to_somebody_by_a_link_and_a_free_seat_to_a_bot(address: str) -> None:
    table = Seated(address, [*people(2), {"name": "Ivo", "colour": "violet", "bot": "random"}])
    status, issued = table.post("seats/2/link", table.owner)
    assert status == 200
    assert table.info()["seats"][2]["kind"] == "human"
    with table.client(issued["token"], name="Chiara") as guest:
        assert guest.mine == [2]
    status, info = table.post("seats/1/bot", table.owner, {"bot": "greedy"})
    assert (info["seats"][1]["claimed"], info["seats"][1]["stands_in"]) == (True, False)
    with table.client(table.keys[1]) as late:
        assert late.mine == [], "nobody had taken the seat, so nobody comes back to it"


@pytest.mark.parametrize("seat", ["9", "x", "-1"])
def test_a_seat_that_is_not_there_or_a_bot_that_is_unknown_is_refused(address: str, seat: str) -> None:
    table = Seated(address)
    assert table.post(f"seats/{seat}/link", table.owner)[1]["reason"] == "malformed"
    status, answer = table.post("seats/0/bot", table.owner, {"bot": "cmd:rm"})
    assert (status, answer["reason"]) == (400, "bad-options")


def test_an_ended_table_stays_to_look_at_and_nobody_plays_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with live_server(tmp_path) as server:
        table = Seated(server.address, with_bots("random"))
        with table.client(table.keys[0]) as player:
            player.wait_until_asked()
            choice = player.view["choices"][0]
            status, info = table.post("end", table.owner)
            assert (status, info["ended"]) == (200, True)
            assert player.hear("presence")["ended"] or player.hear("presence")["ended"]
            assert (player.view["acting"], player.view["choices"]) == (None, [])
            assert player.view["asked_since"] is None
            assert player.act(choice)["reason"] == "ended"
            for path, body in (
                ("seats/0/link", None),
                ("seats/0/bot", {"bot": "random"}),
                ("seats/0/back", None),
            ):
                key = table.keys[0] if path.endswith("back") else table.owner
                assert table.post(path, key, body)[1]["reason"] == "ended"
    with live_server(tmp_path) as server:
        table.address = server.address
        assert table.info()["ended"] is True
        assert table.post("end", table.owner)[0] == 200, "once more does no harm"
        with table.client(table.keys[0]) as player:
            assert player.view["acting"] is None
        with http(server.address) as client:
            assert client.get(f"/api/tables/{table.id}/replay").json()["finished"] is True
    assert main(["tables", "--json", "--database", str(tmp_path / "tables.sqlite")]) == 0
    assert [one["round"] for one in json.loads(capsys.readouterr().out)] == ["ended"]


def test_who_watches_is_counted_and_named_and_everybody_is_told(address: str) -> None:
    table = Seated(address)
    with table.client(table.keys[0], name="Anna") as player:
        assert (table.info()["watching"], table.info()["watchers"]) == (0, [])
        with table.client(), table.client(name="Petra"), table.client(name="Petra") as second:
            assert (second.table["watching"], second.table["watchers"]) == (3, ["Petra"])
            while (told := player.hear("presence"))["watching"] != 3:
                pass
            assert told["watchers"] == ["Petra"]
        while player.hear("presence")["watching"] != 0:
            pass


def test_two_devices_of_one_owner_at_once_leave_one_good_link(address: str) -> None:
    table = Seated(address)
    tokens = [table.post("seats/1/link", table.owner)[1]["token"] for _ in range(2)]
    mine = []
    for token in tokens:
        with table.client(token) as client:
            mine.append(client.mine)
    assert mine == [[], [1]]


# Beside other processes.


def test_a_seat_that_changes_hands_does_so_at_every_process(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        table = Seated(one.address)
        with table.client(table.keys[1], address=other.address) as old:
            _, issued = table.post("seats/1/link", table.owner)
            assert old.closed_with() == 1013
        with (
            table.client(issued["token"], address=other.address) as new,
            table.client(table.keys[0]) as first,
        ):
            assert new.mine == [1]
            gone = table.asked()
            players = [first, new]
            keys = [table.keys[0], issued["token"]]
            table.post(f"seats/{gone}/bot", table.owner, {"bot": "random"}, address=other.address)
            players[1 - gone].wait_until_asked()
            status, _ = table.post(f"seats/{gone}/back", keys[gone], address=one.address)
            assert status == 200
            version = table_version(table)
            for client in players:
                client.wait_for(version)
            play(players, random.Random(2), 10)
            table.post("end", table.owner, address=other.address)
            eventually(lambda: table.info(one.address)["ended"])
            for client in players:
                client.wait_for(table_version(table))
                assert client.view["acting"] is None


def test_watchers_are_counted_over_all_processes(tmp_path: Path, database: str) -> None:
    with two(tmp_path, database) as (one, other):
        table = Seated(one.address)
        with table.client(name="Tom"), table.client(address=other.address, name="Petra") as leaving:
            eventually(
                lambda: table.info(one.address)["watching"] == table.info(other.address)["watching"] == 2
            )
            named = [table.info(process.address)["watchers"] for process in (one, other)]
            assert named == [["Petra", "Tom"]] * 2
            leaving.close()
            eventually(lambda: table.info(one.address)["watchers"] == ["Tom"])


def test_a_bot_and_a_person_who_comes_back_never_both_answer(tmp_path: Path, database: str) -> None:
    """The bot may be thinking, here or elsewhere, when its seat is taken back."""
    with two(tmp_path, database) as (one, other):
        table = Seated(one.address)
        addresses = (one.address, other.address)
        with (
            table.client(table.keys[0]) as first,
            table.client(table.keys[1], address=other.address) as second,
        ):
            for number in range(12):
                seat = table.asked()
                assert table.post(f"seats/{seat}/bot", table.owner, {"bot": "random"}, addresses[number % 2])[
                    0
                ] in (200, 409)
                time.sleep(0.01 * (number % 4))
                while (
                    table.post(f"seats/{seat}/back", table.keys[seat], address=addresses[1 - number % 2])[0]
                    != 200
                ):
                    pass
            version = table_version(table)
            for client in (first, second):
                client.wait_for(version)
            assert first.log == second.log
            play([first, second], random.Random(3), 10)
