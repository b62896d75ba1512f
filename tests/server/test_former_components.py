"""Tables that were begun with the former component pack are played on with it: they carry its file.

`tests/kept/former-components.sqlite.gz` was written before the pack was corrected: a solo game, one of three
around one screen and one against a bot, all under way. `former-components.json` says what it held.
"""

import gzip
import json
import random
import shutil
from pathlib import Path
from typing import Any

import pytest

from messina import load_pack
from tests.server.at_the_table import Client, LiveServer, http, keys_of, live_server, new_table, people, play

KEPT = Path(__file__).parents[1] / "kept"
TOLD: dict[str, Any] = json.loads((KEPT / "former-components.json").read_text())


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with (
        gzip.open(KEPT / "former-components.sqlite.gz") as packed,
        (tmp_path / "tables.sqlite").open("wb") as file,
    ):
        shutil.copyfileobj(packed, file)
    return tmp_path


def sit_down(server: LiveServer, name: str) -> Client:
    return Client(server.address, TOLD[name]["id"], TOLD[name]["keys"])


def printed_at(server: LiveServer, client: Client) -> dict[str, Any]:
    with http(server.address) as asking:
        printed: dict[str, Any] = asking.get(f"/api/printed/{client.table['printed']}").json()
    return printed


@pytest.mark.parametrize("name", TOLD)
def test_a_table_of_the_former_components_is_played_to_its_end(folder: Path, name: str) -> None:
    told = TOLD[name]
    with live_server(folder) as server:
        client = sit_down(server, name)
        assert client.table["playable"] is True
        assert client.table["printed"] == told["printed"] != load_pack().hash
        assert (client.view["steps"], client.view["position"]["round"]) == (told["steps"], told["round"])
        assert [seat["score"] for seat in client.view["position"]["seats"]] == told["scores"]
        client.wait_until_asked()
        assert client.command("hint")["type"] == "hint"
        play([client], random.Random(61))
        assert client.over
        with http(server.address) as asking:
            record = asking.get(f"/api/tables/{told['id']}/record").text
            assert f"pack {told['printed']} Messina 1347" in record
            assert asking.get(f"/api/tables/{told['id']}/moments/{told['steps']}").status_code == 200
        client.close()


def test_it_shows_what_was_printed_then(folder: Path) -> None:
    with live_server(folder) as server:
        client = sit_down(server, "solo")
        printed = printed_at(server, client)
        boat = next(boat for boat in printed["boats"] if boat["id"] == "T5")
        assert (boat["goods"], boat["reward"]["text"]) == ("silk", "points + coin(2)")
        play([client], random.Random(62))
        texts = [entry["text"] for entry in client.log if entry["text"].startswith("solo ")]
        assert texts
        assert {text.removeprefix("solo ") for text in texts} <= {f"S{number}" for number in range(1, 15)}
        client.close()


def test_a_city_of_three_keeps_its_former_shape_beside_a_new_one(folder: Path) -> None:
    with live_server(folder) as server:
        client = sit_down(server, "three")
        former = {hex["cell"] for hex in client.view["position"]["city"]}
        assert {"t", "b"} <= former
        assert not {"n4", "s1"} & former
        client.close()
        created = new_table(server.address, "hotseat", people(3))
        fresh = Client(server.address, created["table"]["id"], keys_of(created))
        assert fresh.table["printed"] == load_pack().hash
        assert {"n4", "s1"} <= {hex["cell"] for hex in fresh.view["position"]["city"]}
        fresh.close()


def test_new_tables_are_offered_the_corrected_components_only(folder: Path) -> None:
    with live_server(folder) as server, http(server.address) as asking:
        assert [pack["hash"] for pack in asking.get("/api/packs").json()] == [load_pack().hash]
