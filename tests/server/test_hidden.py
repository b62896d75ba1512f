"""What is hidden stays on the server: everything that goes over the wire is searched for it."""

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, play, with_bots

SEED = 618033988749894848204586
"""A number that turns up nowhere by accident."""


def everything_said(address: str, seats: list[dict[str, Any]], way: str) -> tuple[list[str], list[str]]:
    """A whole game: all texts the server sent after the table was set, and the keys to it."""
    table = new_table(address, way, seats, seed=SEED)
    id, keys = table["table"]["id"], keys_of(table)
    clients = [Client(address, id, keys), Client(address, id)]
    play(clients, random.Random(1))
    said = [*clients[0].heard, *clients[1].heard, json.dumps(table["table"])]
    with http(address) as client:
        for path in ("", "/replay", "/moments/0", "/moments/40", "/record", "/view"):
            said.append(client.get(f"/api/tables/{id}{path}").text)
        said.append(client.get("/api/openapi.json").text)
    for each in clients:
        each.close()
    return said, keys


def test_neither_the_seed_nor_a_key_is_ever_sent(address: str) -> None:
    said, keys = everything_said(address, with_bots("random"), "bots")
    for text in said:
        assert str(SEED) not in text
        assert not any(key in text for key in keys)
        assert "seed" not in text.replace("seed -", "") or text.startswith('{"openapi"')


def names_in(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for part in value.values():
            yield from names_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from names_in(part)
    elif isinstance(value, str):
        yield value


def test_no_tile_is_named_before_it_is_revealed(address: str) -> None:
    """Of tiles, hexes and boats only those are mentioned whose coming was told in the log."""
    table = new_table(address, "hotseat", people(3), seed=5)
    client = Client(address, table["table"]["id"], keys_of(table))
    with http(address) as asking:
        printed = asking.get(f"/api/printed/{table['table']['printed']}").json()
    hidden = {tile["id"] for tile in printed["tiles"]} | {boat["id"] for boat in printed["boats"]}
    hidden |= {hex["id"] for hex in printed["hexes"] if hex["letter"] != "H"}
    dice = random.Random(5)
    while not client.over:
        told = set()
        for entry in client.log:
            for event in entry["events"]:
                if event["name"] in ("TileRevealed", "HexLaid", "BoatArrived"):
                    told |= set(names_in(event["args"]))
        now = {name: client.view[name] for name in ("position", "choices", "refusals")}
        mentioned = {word for name in names_in(now) for word in name.split()} & hidden
        assert mentioned <= told
        client.act(dice.choice(client.view["choices"]))
    client.close()


def test_only_hashes_of_keys_are_kept(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        table = new_table(server.address, "online", people(3))
        client = Client(server.address, table["table"]["id"], keys_of(table))
        client.act(client.view["choices"][0])
        client.close()
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert not any(key.encode() in content for key in keys_of(table))
    with sqlite3.connect(tmp_path / "tables.sqlite") as connection:
        hashes = [row[0] for row in connection.execute("SELECT key_hash FROM seats")]
    connection.close()
    assert len(set(hashes)) == 3
    assert all(len(hash) == 64 for hash in hashes)


def test_a_fork_of_a_running_game_does_not_tell_its_future(address: str) -> None:
    """Chance goes its own way in a fork; only few of many forks meet the same tiles."""
    table = new_table(address, "solo", people(1), seed=7)
    id = table["table"]["id"]
    client = Client(address, id, keys_of(table))
    at = client.view["steps"]
    futures = set()
    with http(address) as asking:
        for _ in range(6):
            fork = asking.post(
                f"/api/tables/{id}/fork",
                json={"at": at, "way": "solo", "seats": people(1)},
                headers={"Authorization": f"Bearer {keys_of(table)[0]}"},
            ).json()
            player = Client(address, fork["table"]["id"], keys_of(fork))
            play([player], random.Random(0), 12)
            futures.add(tuple(entry["text"] for entry in player.log if entry["player"] == -1))
            player.close()
    assert len(futures) > 1
    client.close()
