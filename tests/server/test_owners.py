"""Whose a table is, when things happened at it, and what was agreed on."""

import time

import pytest

from tests.server.at_the_table import Client, http, keys_of, new_table, people


def test_only_whoever_made_the_table_is_known_as_its_owner(address: str) -> None:
    created = new_table(address, "hotseat", people(2))
    maker = Client(address, created["table"]["id"], [*keys_of(created), created["owner"]])
    guest = Client(address, created["table"]["id"], keys_of(created))
    stranger = Client(address, created["table"]["id"], [new_table(address, "hotseat", people(2))["owner"]])
    assert (maker.owner, guest.owner, stranger.owner) == (True, False, False)
    assert stranger.hear("refused")["reason"] == "unknown-key"
    for client in (maker, guest, stranger):
        client.close()


def test_every_step_knows_when_it_happened(address: str) -> None:
    began = time.time()
    created = new_table(address, "hotseat", people(2))
    client = Client(address, created["table"]["id"], keys_of(created))
    set_up = [entry["at"] for entry in client.view["news"]]
    client.act(client.view["choices"][0])
    told = client.view["news"]
    again = Client(address, created["table"]["id"])
    times = [entry["at"] for entry in again.view["news"]]
    assert times == [*set_up, *(entry["at"] for entry in told)]
    assert began <= min(times) <= max(times) <= time.time()
    assert times == sorted(times)
    client.close()
    again.close()


def test_what_is_agreed_on_is_told_to_everybody(address: str) -> None:
    agreed = {"announced": False, "chat": False, "hints": True, "clock": {"budget": 86400, "increment": 60}}
    created = new_table(address, "hotseat", people(2), arrangement=agreed)
    assert created["table"]["arrangement"] == agreed
    assert http(address).get(f"/api/tables/{created['table']['id']}").json()["arrangement"] == agreed


@pytest.mark.parametrize(
    "wrong", [{"clock": {"budget": 5}}, {"clock": {"budget": 90, "increment": -1}}, {"chat": "yes"}, {"x": 1}]
)
def test_what_cannot_be_agreed_on_is_refused(address: str, wrong: dict[str, object]) -> None:
    new = {"way": "hotseat", "seats": people(2), "arrangement": wrong}
    answer = http(address).post("/api/tables", json=new)
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
