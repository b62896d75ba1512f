"""The http side: looking, replaying, forking, importing; pages and their headers."""

import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from messina.game.records import other_rules, read_record
from messina.packs.provenance import read_provenance
from messina.server import messages as wire
from messina.server.http.client_files import client_file
from tests.server.at_the_table import (
    Client,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    timeless,
    with_bots,
)


@pytest.fixture(scope="module")
def finished(address: str) -> Client:
    """A whole game of three."""
    table = new_table(address, "hotseat", people(3), seed=41)
    client = Client(address, table["table"]["id"], keys_of(table))
    play([client], random.Random(41))
    client.close()
    return client


def get(address: str, path: str) -> Any:
    with http(address) as client:
        answer = client.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_what_is_printed_is_sent_once_and_kept_for_ever(address: str) -> None:
    (pack,) = get(address, "/api/packs")
    assert pack["default"] is True
    with http(address) as client:
        answer = client.get(f"/api/printed/{pack['hash']}")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        printed = msgspec.convert(answer.json(), wire.Printed)
        assert printed.hash == pack["hash"]
        missing = client.get("/api/printed/0123")
        assert (missing.status_code, missing.json()["reason"]) == (404, "no-such-pack")


def test_what_is_printed_says_what_the_printed_game_has(address: str) -> None:
    (pack,) = get(address, "/api/packs")
    printed = get(address, f"/api/printed/{pack['hash']}")
    tiles = {tile["id"]: tile for tile in printed["tiles"]}
    assert [tiles["B10"][line]["text"] for line in ("production", "added", "upgraded")] == [
        "fire",
        "fire",
        "fire(2)",
    ]
    assert [tiles["B22"][line]["text"] for line in ("reward", "production")] == ["coin + points(4)", "none"]
    assert tiles["B9"]["needs_upgraded"] is True
    assert not any(tile["instead"] for tile in printed["tiles"])
    assert {boat["id"]: boat["reward"]["text"] for boat in printed["boats"]}["T5"] == "points + coin(2)"
    squares = {square["id"]: square["action"]["text"] for square in printed["estates"][0]["squares"]}
    assert (squares["NU1"], squares["AR5"]) == ("coin -> church", "coin -> city")
    assert [len(register["spaces"]) for register in printed["registers"]] == [14, 11, 11]
    assert [cell["kind"] for cell in printed["layouts"]["2"]].count("hex") == 9
    assert {hex["id"]: hex["rat"] for hex in printed["hexes"]}["NW"] is None


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(
    ("step", "branch", "kind", "near", "far"),
    [
        (1, "common", "squares", ["CR3", "CR4"], []),
        (2, "left", "region", ["CR1", "CR2", "CR3"], []),
        (3, "right", "region", ["CR4", "CR5", "CR6"], []),
        (5, "right", "regions", ["CR4", "CR5", "CR6"], ["NU1", "NU2", "NU3"]),
    ],
)
def test_what_is_printed_says_which_squares_a_step_serves(
    address: str, step: int, branch: str, kind: str, near: list[str], far: list[str]
) -> None:
    (pack,) = get(address, "/api/packs")
    steps = get(address, f"/api/printed/{pack['hash']}")["steps"]
    served = {(each["klass"], each["step"], each["branch"]): each for each in steps}
    assert served["craftsman", step, branch] == {
        "klass": "craftsman",
        "step": step,
        "branch": branch,
        "kind": kind,
        "near": near,
        "far": far,
        "near_most": 1,
        "near_most_upgraded": 2,
        "far_most": 1,
    }


def test_where_the_values_come_from_is_told_tile_by_tile(address: str) -> None:
    told = get(address, "/api/components")
    assert told["marks"] == read_provenance().counts()
    assert {source["code"] for source in told["sources"]} == set(read_provenance().sources)
    tables = {table["table"]: table for table in told["tables"]}
    assert tables["harbours"]["marks"]["P"] == 4
    entries = {entry["id"]: entry["marks"] for entry in tables["hexes"]["entries"]}
    assert (entries["H1"]["cost"], entries["H1"]["points"]) == ("T", "P:PH")


def test_a_table_can_be_asked_for_by_pack_name_or_hash(address: str) -> None:
    (pack,) = get(address, "/api/packs")
    for wanted in (pack["name"], pack["hash"], None):
        assert new_table(address, "solo", people(1), pack=wanted)["table"]["printed"] == pack["hash"]


def test_every_message_fits_its_structure(finished: Client) -> None:
    """What is sent is what `messages` says, nothing more and nothing less."""
    messages = msgspec.json.Decoder(wire.ServerMessage)
    for raw in finished.heard:
        assert msgspec.json.decode(msgspec.json.encode(messages.decode(raw))) == msgspec.json.decode(raw)


def test_a_moment_is_the_table_as_it_was(address: str, finished: Client) -> None:
    id = finished.table["id"]
    views = [view for view in map(msgspec.json.decode, finished.heard) if view["type"] == "view"]
    for view in random.Random(1).sample(views, 12):
        moment = get(address, f"/api/tables/{id}/moments/{view['steps']}")
        assert moment["position"] == view["position"]
        assert moment["entry"] == finished.log[view["steps"] - 1]
        assert moment["steps"] == len(finished.log)
    assert get(address, f"/api/tables/{id}/moments/0")["entry"] is None
    with http(address) as client:
        for at, status in (("99999", 404), ("-1", 400), ("x", 400), ("1" * 30, 400), ("²", 400)):
            assert client.get(f"/api/tables/{id}/moments/{at}").status_code == status


def test_the_replay_knows_turns_rounds_and_scores(address: str, finished: Client) -> None:
    id = finished.table["id"]
    index = get(address, f"/api/tables/{id}/replay")
    assert index["finished"] is True
    assert index["steps"] == len(finished.log)
    assert len(index["rounds"]) == len(index["scores_by_round"]) == 6
    outcome = finished.view["position"]["outcome"]
    assert index["scores_by_round"][-1] == outcome["scores"]
    for number, at in enumerate(index["rounds"], start=1):
        position = get(address, f"/api/tables/{id}/moments/{at + 1}")["position"]
        assert position["round"] == number
        if number > 1:
            before = get(address, f"/api/tables/{id}/moments/{at}")["position"]
            ended = [sum(seat["if_ended"].values()) for seat in before["seats"]]
            assert ended == index["scores_by_round"][number - 2]
    for at, seat in index["turns"]:
        assert finished.log[at]["player"] == seat
    ends = [entry["index"] for entry in finished.log if entry["text"] == "end"]
    starts = [at for at, _ in index["turns"]]
    assert all(any(end < at for at in starts) for end in ends[:-1])


def test_a_running_game_replays_up_to_now(address: str) -> None:
    table = new_table(address, "solo", people(1))
    id = table["table"]["id"]
    client = Client(address, id, keys_of(table))
    play([client], random.Random(2), 12)
    index = get(address, f"/api/tables/{id}/replay")
    assert (index["finished"], index["steps"]) == (False, client.view["steps"])
    client.close()


def test_the_record_of_a_game_can_be_read_by_everything_that_reads_records(
    address: str, finished: Client
) -> None:
    with http(address) as client:
        answer = client.get(f"/api/tables/{finished.table['id']}/record")
    assert "attachment" in answer.headers["content-disposition"]
    game = read_record(answer.text)
    assert game.over
    assert list(game.result().scores) == finished.view["position"]["outcome"]["scores"]
    assert game.seed is None


def test_a_record_becomes_a_table_again(address: str) -> None:
    table = new_table(address, "hotseat", people(2), seed=43)
    client = Client(address, table["table"]["id"], keys_of(table))
    play([client], random.Random(43), 30)
    with http(address) as asking:
        text = asking.get(f"/api/tables/{table['table']['id']}/record").text
        answer = asking.post("/api/tables/import", content=text)
        assert answer.status_code == 201, answer.text
        copy = answer.json()
        for bad in ("", "no record", text[:-20], text.replace("players 2", "players 3"), "\x00" * 50):
            refused = asking.post("/api/tables/import", content=bad)
            assert (refused.status_code, refused.json()["reason"]) == (400, "bad-record")
        assert asking.post("/api/tables/import", content=b"\xff\xfe").status_code == 400
    twin = Client(address, copy["table"]["id"], keys_of(copy))
    assert timeless(twin.log) == timeless(client.log)
    assert twin.view["position"] == client.view["position"]
    assert twin.view["undo"] == client.view["undo"]
    play([twin], random.Random(44), 5)


def test_a_record_of_the_first_rules_is_refused_in_one_sentence_that_says_why(address: str) -> None:
    text = (Path(__file__).parent.parent / "kept" / "rules-1.messina").read_text(encoding="utf-8")
    with http(address) as asking:
        answer = asking.post("/api/tables/import", content=text)
    assert (answer.status_code, answer.json()["reason"]) == (400, "bad-record")
    assert answer.json()["detail"] == f"line 2: {other_rules('1')}"


def fork(address: str, table: str, at: int, way: str, seats: list[dict[str, Any]]) -> Any:
    with http(address) as client:
        return client.post(f"/api/tables/{table}/fork", json={"at": at, "way": way, "seats": seats})


def test_one_can_play_on_from_any_moment(address: str, finished: Client) -> None:
    id = finished.table["id"]
    for at in (0, 60, len(finished.log) // 2):
        answer = fork(address, id, at, "hotseat", people(3))
        assert answer.status_code == 201, answer.text
        client = Client(address, answer.json()["table"]["id"], keys_of(answer.json()))
        assert timeless(client.log[:at]) == timeless(finished.log[:at])
        assert client.view["acting"] is not None
        play([client], random.Random(at), 10)
        client.close()


def test_bots_can_take_over_seats_in_a_fork(address: str, finished: Client) -> None:
    answer = fork(address, finished.table["id"], 100, "bots", with_bots("random", "random"))
    client = Client(address, answer.json()["table"]["id"], keys_of(answer.json()))
    play([client], random.Random(3))
    assert client.over
    client.close()


def test_a_fork_that_cannot_be_is_refused(address: str, finished: Client) -> None:
    id = finished.table["id"]
    assert fork(address, id, 99_999, "hotseat", people(3)).status_code == 400
    assert fork(address, id, -1, "hotseat", people(3)).status_code == 400
    assert fork(address, id, 10, "hotseat", people(2)).status_code == 400
    assert fork(address, id, 10, "online", people(3)).status_code == 400
    assert fork(address, "nowhere", 10, "hotseat", people(3)).status_code == 404


def test_acting_by_http_needs_the_key_and_tells_what_is_wrong(address: str) -> None:
    table = new_table(address, "solo", people(1))
    id, (key,) = table["table"]["id"], keys_of(table)
    view = get(address, f"/api/tables/{id}/view")
    assert (view["acting"], view["choices"]) == (None, [])
    with http(address) as client:
        asked = client.get(f"/api/tables/{id}/view", headers={"Authorization": f"Bearer {key}"}).json()
        choice = asked["choices"][0]
        command = {"token": key, "id": "1", "version": asked["version"], "code": choice["code"]}

        def act(**changed: Any) -> tuple[int, str]:
            answer = client.post(f"/api/tables/{id}/act", json=command | changed)
            return answer.status_code, answer.json().get("reason", "")

        assert act(token="x") == (403, "not-your-seat")
        assert act(version=99) == (409, "stale")
        assert act(code=0) == (409, "not-legal")
        assert act(code=None, text="fly away") == (409, "not-legal")
        assert act(code="0") == (400, "malformed")
        assert act() == (200, "")
        assert act() == (200, "")
        undo = {"token": key, "id": "2", "version": asked["version"] + 1}
        assert client.post(f"/api/tables/{id}/undo", json=undo).status_code == 200
        nothing = undo | {"id": "3", "version": asked["version"] + 2}
        refused = client.post(f"/api/tables/{id}/restart", json=nothing)
        assert (refused.status_code, refused.json()["reason"]) == (409, "undo-nothing")


def test_the_description_names_every_address_and_every_message(address: str) -> None:
    description = get(address, "/api/openapi.json")
    assert description["openapi"].startswith("3.")
    names = set(description["components"]["schemas"])
    assert {"NewTable", "TableView", "Position", "Problem", "Act", "Welcome", "ClientMessage"} <= names
    text = msgspec.json.encode(description).decode()
    for reference in set(text.split('"#/components/schemas/')[1:]):
        assert reference.split('"')[0] in names
    with http(address) as client:
        for path, methods in description["paths"].items():
            for method in methods:
                answer = client.request(method, path.replace("{", "").replace("}", ""))
                assert answer.status_code != 405
                assert "no-such-address" not in answer.text


def test_every_error_is_a_problem_in_the_same_shape(address: str) -> None:
    with http(address) as client:
        errors = [
            client.get("/api/none"),
            client.request("DELETE", "/api/tables"),
            client.get("/api/tables"),
            client.post("/api/tables", content="{"),
            client.post("/api/tables/none/act", content="{}"),
        ]
    for answer in errors:
        assert answer.status_code in (400, 404, 405)
        problem = msgspec.json.decode(answer.content, type=wire.Problem)
        assert problem.reason


def test_every_answer_keeps_the_page_to_itself(address: str) -> None:
    with http(address) as client:
        for path in ("/", "/t/abc", "/api/health", "/api/tables/nowhere", "/assets/none.js", "/api/none"):
            headers = client.get(path).headers
            policy = headers["content-security-policy"]
            scripts = next(part for part in policy.split("; ") if part.startswith("script-src "))
            assert scripts == "script-src 'self'"
            assert "frame-ancestors 'none'" in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "server" not in headers


def test_the_client_is_served_with_the_right_caching(tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Messina 1347</title>")
    (folder / "assets" / "index-abc.js").write_text("export const x = 1;\n" * 200)
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with live_server(tmp_path, client=folder) as server, http(server.address) as client:
        for path in ("/", "/t/abcdef", "/t/abcdef/replay/12", "/rules", "/index.html"):
            page = client.get(path)
            assert (page.status_code, page.headers["cache-control"]) == (200, "no-cache")
            assert "Messina 1347" in page.text
        script = client.get("/assets/index-abc.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-encoding"] == "gzip"
        assert script.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/index-abc.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert script.text == plain.text == "export const x = 1;\n" * 200
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert client.get("/assets/index-old.js").status_code == 404
        assert client.get("/api/none").status_code == 404
        for path in ("/..%2fsecret.txt", "/assets/..%2f..%2fsecret.txt", "/%2e%2e/secret.txt", "/a%00b"):
            assert "secret" not in client.get(path).text


def test_nothing_outside_the_client_folder_is_served(tmp_path: Path) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    folder = tmp_path / "client"
    folder.mkdir()
    for path in ("../secret.txt", str(tmp_path / "secret.txt"), "./../secret.txt", "\0"):
        assert client_file(folder, path) is None


def test_without_a_client_one_line_says_how_to_build_it(tmp_path: Path) -> None:
    with live_server(tmp_path, client=tmp_path / "missing") as server, http(server.address) as client:
        page = client.get("/")
        assert page.status_code == 503
        assert "not built" in page.text
