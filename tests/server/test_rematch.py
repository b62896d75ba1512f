"""Once more with the same people: one table however often it is asked for, everybody with their key."""

import threading
from pathlib import Path
from typing import Any

import httpx

from messina.server.table.new_seats import rotated
from messina.store import SeatRecord
from tests.server.at_the_table import Client, http, keys_of, new_table, people, two, with_bots
from tests.server.finished import finish, nearly_over


def ask(address: str, table: str, *keys: str) -> httpx.Response:
    headers = {"Authorization": f"Bearer {','.join(keys)}"} if any(keys) else {}
    return http(address).post(f"/api/tables/{table}/rematch", headers=headers)


def test_a_rematch_has_the_same_people_one_seat_further_with_their_own_keys(address: str) -> None:
    created = nearly_over(address, 3)
    id, keys = created["table"]["id"], keys_of(created)
    watching = finish(address, created)
    other = Client(address, id, keys[1:2])
    answer = ask(address, id, keys[0])
    assert answer.status_code == 200
    new = answer.json()["table"]
    assert watching.hear("rematch")["table"] == other.hear("rematch")["table"] == new
    assert Client(address, id, keys[:1]).table["rematch"] == new
    seats = http(address).get(f"/api/tables/{new}").json()["seats"]
    before = created["table"]["seats"]
    assert [seat["name"] for seat in seats] == [seat["name"] for seat in (*before[1:], before[0])]
    assert [seat["colour"] for seat in seats] == [seat["colour"] for seat in (*before[1:], before[0])]
    assert [Client(address, new, [key]).mine for key in keys] == [[2], [0], [1]]
    assert Client(address, new, [created["owner"]]).owner
    again = Client(address, new, keys)
    assert again.view["position"]["round"] == 1
    assert again.act(again.view["choices"][0])["type"] == "done"


def test_asked_twice_it_is_the_same_table(address: str) -> None:
    created = nearly_over(address, 2)
    finish(address, created)
    id, keys = created["table"]["id"], keys_of(created)
    answers = {ask(address, id, key).json()["table"] for key in (*keys, *keys)}
    assert len(answers) == 1


def asked_at_once(addresses: list[str], id: str, keys: list[str]) -> set[str]:
    found: list[str] = []
    gate = threading.Barrier(len(addresses))

    def one(address: str, key: str) -> None:
        gate.wait()
        found.append(ask(address, id, key).json()["table"])

    asking = [threading.Thread(target=one, args=pair) for pair in zip(addresses, keys, strict=True)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert len(found) == len(addresses)
    return set(found)


def test_asked_at_the_same_moment_from_several_devices_it_is_the_same_table(address: str) -> None:
    created = nearly_over(address, 2)
    finish(address, created)
    keys = keys_of(created)
    assert len(asked_at_once([address] * 8, created["table"]["id"], keys * 4)) == 1


def test_asked_at_the_same_moment_at_two_processes_it_is_the_same_table(
    tmp_path: Path, database: str
) -> None:
    with two(tmp_path, database) as (one, other):
        for _ in range(5):
            created = nearly_over(one.address, 2)
            finish(one.address, created)
            id, keys = created["table"]["id"], keys_of(created)
            elsewhere = Client(other.address, id, keys[1:])
            (new,) = asked_at_once([one.address, other.address] * 2, id, keys * 2)
            assert elsewhere.hear("rematch")["table"] == new


def test_bots_come_along_and_begin(address: str) -> None:
    created = new_table(address, "bots", with_bots("random", "random"), seed=5)
    client = Client(address, created["table"]["id"], keys_of(created))
    while not client.over:
        client.wait_until_asked()
        if not client.over:
            client.act(client.view["choices"][0])
    new = ask(address, created["table"]["id"], *keys_of(created)).json()["table"]
    again = Client(address, new, keys_of(created))
    assert [seat["bot"] for seat in again.table["seats"]] == ["random", "random", None]
    assert again.mine == [2]
    again.wait_until_asked()


def test_mixed_boards_move_on_with_their_people(address: str) -> None:
    created = nearly_over(address, 3, "aab")
    finish(address, created)
    new = ask(address, created["table"]["id"], *keys_of(created)).json()["table"]
    options = http(address).get(f"/api/tables/{new}").json()["options"]
    assert (options["estates"], options["scrolls"]) == ("aba", "aba")


def test_only_those_who_sat_there_ask_and_only_after_the_end(address: str) -> None:
    created = nearly_over(address, 2)
    id, keys = created["table"]["id"], keys_of(created)
    early = ask(address, id, keys[0])
    assert (early.status_code, early.json()["reason"]) == (409, "not-over")
    finish(address, created)
    for strange in (("",), ("nonsense",), (created["owner"],)):
        refused = ask(address, id, *strange)
        assert (refused.status_code, refused.json()["reason"]) == (403, "not-your-seat")
    assert ask(address, "nowhere", keys[0]).json()["reason"] == "no-such-table"


def test_a_bot_that_stood_in_leaves_the_seat_to_its_person() -> None:
    person = SeatRecord(0, "Agata", "green", "random", "00ff", claimed=True, since=1347.0)
    bot = SeatRecord(1, "Bot", "rose", "random", None, claimed=True)
    places = rotated([person, bot], "11ee")
    assert [(seat.seat, seat.bot, seat.key_hash) for seat in places.seats] == [
        (0, "random", None),
        (1, None, "00ff"),
    ]
    assert places.owner == "11ee"


# Games that wait.


def waiting(address: str, *tables: tuple[str, list[str]]) -> list[dict[str, Any]]:
    asked = [{"id": id, "keys": keys} for id, keys in tables]
    answer = http(address).post("/api/waiting", json={"tables": asked})
    assert answer.status_code == 200, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def test_one_question_tells_where_one_is_awaited(address: str) -> None:
    first = new_table(address, "online", people(2))
    over = nearly_over(address, 2)
    finish(address, over)
    tables = [(one["table"]["id"], one) for one in (first, over)]
    view = http(address).get(f"/api/tables/{tables[0][0]}/view").json()
    asked = view["position"]["asked"]["player"]
    keys = keys_of(first)
    mine, ended = waiting(
        address, (tables[0][0], [keys[asked], first["owner"]]), (tables[1][0], keys_of(over)), ("gone", [])
    )
    assert (mine["my_turn"], mine["awaited"], mine["finished"]) == (True, asked, False)
    assert (mine["round"], mine["version"]) == (view["position"]["round"], view["version"])
    assert (ended["my_turn"], ended["awaited"], ended["finished"]) == (False, None, True)
    assert len(ended["scores"]) == 2
    assert not waiting(address, (tables[0][0], [keys[1 - asked]]))[0]["my_turn"]
    assert not waiting(address, (tables[0][0], ["nonsense"]))[0]["my_turn"]
    assert waiting(address) == waiting(address, ("nul\0", [])) == []


def test_after_a_move_another_one_is_awaited(address: str) -> None:
    created = new_table(address, "hotseat", people(2))
    id, keys = created["table"]["id"], keys_of(created)
    client = Client(address, id, keys)
    first = client.view["acting"]
    while client.view["acting"] == first:
        client.act(client.view["choices"][0])
    assert waiting(address, (id, keys))[0]["awaited"] == client.view["acting"]
    assert waiting(address, (id, [keys[first]]))[0]["my_turn"] is False


def test_too_many_tables_in_one_question_are_refused(address: str) -> None:
    many = [{"id": f"t{number}", "keys": []} for number in range(61)]
    answer = http(address).post("/api/waiting", json={"tables": many})
    assert (answer.status_code, answer.json()["reason"]) == (400, "malformed")
