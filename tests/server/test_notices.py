"""Messages that are no commands: whether somebody is there, and events that do not fit."""

from tests.server.at_the_table import Client, eventually, http, keys_of, new_table, people


def sit(address: str) -> Client:
    table = new_table(address, "online", people(2), seed=21)
    return Client(address, table["table"]["id"], keys_of(table)[:1])


def misfits(address: str) -> list[str]:
    with http(address) as asking:
        lines = asking.get("/metrics").text.splitlines()
    return [line for line in lines if line.startswith("messina_misfits_total")]


def test_a_ping_is_answered_at_once(address: str) -> None:
    client = sit(address)
    client.send({"type": "ping"})
    assert client.hear("pong") == {"type": "pong"}


def test_events_that_do_not_fit_are_counted_by_their_kinds_and_nothing_else_is(address: str) -> None:
    client = sit(address)
    client.send({"type": "misfit", "events": ["BoatTaken", "BoatTaken", "TurnEnded", "Anna", "x" * 999]})
    eventually(lambda: len(misfits(address)) == 2)
    counted = sorted(misfits(address))
    assert [line.split('event="')[1].split('"')[0] for line in counted] == ["BoatTaken", "TurnEnded"]
    assert all(line.endswith(" 1.0") and 'version="' in line for line in counted)
