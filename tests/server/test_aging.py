"""A server that was told to deletes games nobody touches, and never one that somebody looks at."""

import random
import sqlite3
import time
from pathlib import Path

from tests.server.at_the_table import Client, http, keys_of, live_server, new_table, people, play

QUICK = {"idle_after": 0.2, "sweep_every": 0.1}


def age(folder: Path) -> None:
    """Everything was touched ten days ago."""
    with sqlite3.connect(folder / "tables.sqlite") as connection:
        connection.execute("UPDATE tables SET touched = ?", (time.time() - 10 * 86400,))
    connection.close()


def test_only_what_is_old_enough_goes_and_what_somebody_looks_at_stays(tmp_path: Path) -> None:
    with live_server(tmp_path) as server:
        tables = [new_table(server.address, "solo", people(1)) for _ in range(3)]
        finished, abandoned, watched = (table["table"]["id"] for table in tables)
        player = Client(server.address, finished, keys_of(tables[0]))
        play([player], random.Random(1))
        player.close()
    age(tmp_path)
    with live_server(tmp_path, **QUICK) as server, http(server.address) as client:
        time.sleep(0.5)  # nothing is deleted unless it is wanted
        for id in (finished, abandoned, watched):
            assert client.get(f"/api/tables/{id}").status_code == 200
    with live_server(tmp_path, keep_unfinished=7.0, keep_finished=30.0, sweep_every=1.0) as server:
        looking = Client(server.address, watched)
        time.sleep(2)
        with http(server.address) as client:
            found = {id: client.get(f"/api/tables/{id}").status_code for id in (finished, abandoned, watched)}
            assert found == {finished: 200, abandoned: 404, watched: 200}
            assert "messina_tables_purged_total 1.0" in client.get("/metrics").text
        looking.close()
    with live_server(tmp_path, keep_finished=7.0, **QUICK) as server, http(server.address) as client:
        time.sleep(0.5)
        assert client.get(f"/api/tables/{finished}").status_code == 404
        assert client.get(f"/api/tables/{watched}").status_code == 200
