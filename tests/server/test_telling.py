"""People who are away are told, once, really, and nobody else is."""

import json
import random
import re
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from messina.languages import languages
from messina.server.notifications import delivery
from tests.server.at_the_table import (
    Client,
    LiveServer,
    http,
    keys_of,
    live_server,
    new_table,
    people,
    play,
    two,
    with_bots,
)
from tests.server.finished import finish, nearly_over
from tests.server.receivers import Device, Mailbox, Receiver, mail_server, receiver, soon

SITE = "https://club.example"
QUICK = {
    "public_url": SITE,
    "local_targets": True,
    "notice_delay": 0.1,
    "outbox_every": 0.05,
    "mail_from": "Messina <games@club.example>",
}


@pytest.fixture
def post() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with live_server(tmp_path, **QUICK) as found:
        yield found


def ask(address: str, path: str, body: Any = None, key: str = "", **expected: Any) -> Any:
    """Post, or get where there is nothing to post."""
    with http(address) as client:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        method = "GET" if body is None else "POST"
        answer = client.request(method, path, json=body, headers=headers)
    assert answer.status_code == expected.get("status", answer.status_code), answer.text
    return answer.json()


def register(address: str, **how: Any) -> dict[str, str]:
    made: dict[str, str] = ask(address, "/api/recipients", {"language": "en", **how}, status=201)
    return made


def hear_of(
    address: str, table: dict[str, Any], made: dict[str, str], *seats: int, wanted: bool = True
) -> Any:
    tokens = [keys_of(table)[seat] for seat in seats]
    body = {"recipient": made["id"], "key": made["key"], "tokens": tokens, "wanted": wanted}
    return ask(address, f"/api/tables/{table['table']['id']}/told", body, status=200)


def whole_turn(client: Client, dice: random.Random) -> None:
    """Until somebody else is asked."""
    while client.view["acting"] is not None:
        assert client.act(dice.choice(client.view["choices"]))["type"] == "done"
        client.wait_for(client.view["version"])


class Away:
    """A table for two at which the one who is asked first is there, and the other away."""

    def __init__(self, address: str) -> None:
        self.table = new_table(address, "online", people(2))
        self.id = self.table["table"]["id"]
        clients = [Client(address, self.id, [key]) for key in keys_of(self.table)]
        self.here = next(client for client in clients if client.view["acting"] is not None)
        self.away = 1 - self.here.mine[0]
        next(client for client in clients if client is not self.here).close()
        self.dice = random.Random(5)

    def move(self) -> None:
        whole_turn(self.here, self.dice)


def test_a_device_shows_once_whose_turn_it_is_and_only_it_can_read_it(
    server: LiveServer, post: Receiver
) -> None:
    away, device = Away(server.address), Device(post)
    made = register(server.address, device=device.subscription())
    assert hear_of(server.address, away.table, made, away.away) == [away.id]
    away.move()
    (told,) = soon(device.shown)
    assert told["title"] == "It is your turn"
    assert (
        told["text"]
        == f"Round 1. Last move: {people(2)[1 - away.away]['name']}. At the table: Agata and Bruno."
    )
    assert (told["path"], told["waiting"], told["table"]) == (f"t/{away.id}", 1, away.id)
    (_, headers, body), *others = post.at("/device")
    assert Vapid02.verify(headers["Authorization"])
    assert headers["Authorization"].rpartition("k=")[2] == ask(server.address, "/api/reach")["push"]
    assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", away.id)
    assert b"Agata" not in body
    for secret in (*keys_of(away.table), away.table["owner"], made["key"]):
        assert secret not in json.dumps(told)
    time.sleep(0.4)
    assert post.at("/device")[1:] == others == []


def test_whoever_looks_need_not_be_told(server: LiveServer, post: Receiver) -> None:
    """An open socket alone proves nothing: the page says that it can be seen."""
    away, device = Away(server.address), Device(post)
    made = register(server.address, device=device.subscription())
    hear_of(server.address, away.table, made, away.away)
    looking = Client(server.address, away.id, [keys_of(away.table)[away.away]])
    away.move()
    soon(device.shown)
    looking.wait_for(away.here.view["version"])
    whole_turn(looking, away.dice)
    away.here.wait_for(looking.view["version"])
    away.move()
    looking.wait_for(away.here.view["version"])
    looking.send({"type": "seen", "version": looking.view["version"]})
    time.sleep(0.5)
    assert len(device.shown()) == 1


def test_who_moves_in_time_is_told_nothing_and_undo_takes_it_back(tmp_path: Path, post: Receiver) -> None:
    with live_server(tmp_path, **(QUICK | {"notice_delay": 1.0})) as server:
        away, device = Away(server.address), Device(post)
        made = register(server.address, device=device.subscription())
        hear_of(server.address, away.table, made, away.away)
        away.move()
        other = Client(server.address, away.id, [keys_of(away.table)[away.away]])
        other.act(other.view["choices"][0])
        if other.view["undo"]["possible"]:
            other.command("undo")
        time.sleep(1.5)
        assert device.shown() == []


def test_bots_are_waited_for_and_the_end_is_told(server: LiveServer, post: Receiver) -> None:
    table = new_table(server.address, "bots", with_bots("random", "random"))
    device = Device(post)
    made = register(server.address, device=device.subscription(), language="de")
    hear_of(server.address, table, made, 0)
    client = Client(server.address, table["table"]["id"], keys_of(table))
    client.wait_until_asked()
    play([client], random.Random(7))
    end = soon(lambda: [one for one in device.shown() if one["about"] == "end"])
    assert end[0]["title"] == "Das Spiel ist zu Ende"
    assert end[0]["path"] == f"t/{table['table']['id']}/end"
    assert "Gewonnen: " in end[0]["text"]
    time.sleep(0.3)
    assert len([one for one in device.shown() if one["about"] == "end"]) == 1


def test_whoever_is_still_awaited_is_reminded_once(tmp_path: Path, post: Receiver) -> None:
    with live_server(tmp_path, **QUICK, reminder_after=0.4) as server:
        away, device = Away(server.address), Device(post)
        made = register(server.address, device=device.subscription(), language="pl")
        hear_of(server.address, away.table, made, away.away)
        away.move()
        soon(lambda: len(device.shown()) == 2)
        time.sleep(0.5)
        assert [one["title"] for one in device.shown()] == ["Twoja kolej", "Wciąż jest twoja kolej"]


def test_whoever_begins_is_told_when_the_last_one_sits_down(server: LiveServer, post: Receiver) -> None:
    table = new_table(server.address, "online", people(2))
    id, keys = table["table"]["id"], keys_of(table)
    with http(server.address) as client:
        asked = client.get(f"/api/tables/{id}/view").json()["position"]["asked"]["player"]
    device = Device(post)
    hear_of(server.address, table, register(server.address, device=device.subscription()), asked)
    Client(server.address, id, [keys[asked]]).close()
    time.sleep(0.4)
    assert device.shown() == []
    name = {"token": keys[1 - asked], "name": "Chiara"}
    ask(server.address, f"/api/tables/{id}/claim", name, status=200)
    (told,) = soon(device.shown)
    assert told["text"].startswith("The game begins. At the table: ")
    assert "Chiara" in told["text"]
    time.sleep(0.4)
    assert len(device.shown()) == 1


def test_whoever_begins_a_rematch_is_told(server: LiveServer, post: Receiver) -> None:
    created = nearly_over(server.address, 2)
    devices = [Device(post, f"/device{seat}") for seat in range(2)]
    for seat, device in enumerate(devices):
        hear_of(server.address, created, register(server.address, device=device.subscription()), seat)
    finish(server.address, created)
    id, keys = created["table"]["id"], keys_of(created)
    soon(lambda: all(device.shown() for device in devices))
    again = ask(server.address, f"/api/tables/{id}/rematch", {}, key=keys[0], status=200)["table"]
    with http(server.address) as client:
        asked = client.get(f"/api/tables/{again}/view").json()["position"]["asked"]["player"]
    begins = devices[(asked + 1) % 2]  # everybody has moved on by a seat
    (told,) = soon(lambda: [one for one in begins.shown() if one["table"] == again])
    assert (told["title"], told["path"]) == ("It is your turn", f"t/{again}")
    time.sleep(0.4)
    assert [one["table"] for device in devices for one in device.shown()].count(again) == 1


def test_who_changes_seats_takes_no_message_of_others_back_and_loses_ones_own(
    server: LiveServer, post: Receiver
) -> None:
    away, device = Away(server.address), Device(post)
    made = register(server.address, device=device.subscription())
    hear_of(server.address, away.table, made, away.away)
    seats = f"/api/tables/{away.id}/seats"
    away.move()
    link = ask(server.address, f"{seats}/{1 - away.away}/link", {}, key=away.table["owner"], status=200)
    assert soon(device.shown)[0]["about"] == "turn"
    other = Client(server.address, away.id, [keys_of(away.table)[away.away]])
    whole_turn(other, away.dice)
    ask(server.address, f"{seats}/{away.away}/link", {}, key=away.table["owner"], status=200)
    whole_turn(Client(server.address, away.id, [link["token"]]), away.dice)
    time.sleep(0.5)
    assert len(device.shown()) == 1, "the seat is somebody else's"


def test_a_device_that_is_no_more_is_forgotten(server: LiveServer, post: Receiver) -> None:
    away, device = Away(server.address), Device(post)
    made = register(server.address, device=device.subscription())
    hear_of(server.address, away.table, made, away.away)
    post.status["/device"] = 410
    away.move()
    soon(lambda: post.at("/device"))
    with http(server.address) as client:
        path, headers = f"/api/recipients/{made['id']}", {"Authorization": f"Bearer {made['key']}"}
        soon(lambda: client.get(path, headers=headers).status_code == 404)


def test_an_endpoint_that_hangs_holds_nobody_else_up(server: LiveServer, post: Receiver) -> None:
    away = Away(server.address)
    with receiver() as another:
        slow = [Device(post, f"/slow{n}") for n in range(6)]
        quick = Device(another)
        post.hangs = {device.path for device in slow}
        for device in slow:
            subscription = device.subscription() | {"endpoint": f"{post.address}{device.path}"}
            hear_of(server.address, away.table, register(server.address, device=subscription), away.away)
        elsewhere = quick.subscription()
        elsewhere["endpoint"] = elsewhere["endpoint"].replace("127.0.0.1", "localhost")
        hear_of(server.address, away.table, register(server.address, device=elsewhere), away.away)
        away.move()
        soon(quick.shown, within=3)
        soon(lambda: len(post.posted) == delivery.EACH)


def test_what_fails_is_tried_again_under_the_same_id(
    server: LiveServer, post: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "FIRST_WAIT", 0.1)
    away = Away(server.address)
    set_webhook(server.address, away, post, "json")
    post.status["/json"] = 503
    away.move()
    soon(lambda: len(post.at("/json")) > 1)
    with http(server.address) as client:
        soon(lambda: "messina_outbox_waiting 1.0" in client.get("/metrics").text)
        soon(lambda: "messina_outbox_oldest_seconds 0.0\n" not in client.get("/metrics").text)
        assert 'channel="webhook",outcome=' in client.get("/metrics").text
    post.status["/json"] = 200
    count = len(post.at("/json"))
    soon(lambda: len(post.at("/json")) > count)
    time.sleep(0.5)
    posted = post.at("/json")
    assert len({headers["Idempotency-Key"] for _, headers, _ in posted}) == 1


def set_webhook(address: str, away: Away, post: Receiver, form: str, **more: str) -> Any:
    body = {"url": f"{post.address}/{form}", "form": form, **more}
    return ask(address, f"/api/tables/{away.id}/webhook", body, key=away.table["owner"], status=200)


@pytest.mark.parametrize("form", ["json", "discord", "slack"])
def test_a_webhook_tells_everybody_whose_turn_it_is(server: LiveServer, post: Receiver, form: str) -> None:
    away = Away(server.address)
    host = {"host": "127.0.0.1", "form": form, "language": "cs"}
    assert set_webhook(server.address, away, post, form, language="cs") == host
    assert ask(server.address, f"/api/tables/{away.id}/webhook", key=away.table["owner"]) == host
    away.move()
    (told,) = soon(lambda: post.bodies(f"/{form}"))
    name = people(2)[away.away]["name"]
    text = told["text"] if form != "discord" else told["content"]
    assert f"{SITE}/t/{away.id}" in json.dumps(told)
    if form == "json":
        assert (told["title"], told["round"], told["player"]) == (f"Na tahu: {name}", 1, name)
        assert told["mover"] == people(2)[1 - away.away]["name"]
    else:
        assert name in text
    for secret in (*keys_of(away.table), away.table["owner"]):
        assert secret not in json.dumps(told)
    gone = ask(server.address, f"/api/tables/{away.id}/webhook", {"url": ""}, key=away.table["owner"])
    assert gone["host"] == ""


def test_a_test_of_a_webhook_really_delivers(server: LiveServer, post: Receiver) -> None:
    away = Away(server.address)
    path = f"/api/tables/{away.id}/webhook"
    owner = away.table["owner"]
    assert ask(server.address, f"{path}/test", {}, key=owner)["reason"] == "no-such-recipient"
    set_webhook(server.address, away, post, "json")
    assert ask(server.address, f"{path}/test", {}, key=owner) == {"delivered": True, "detail": ""}
    assert post.bodies("/json")[0]["title"] == "It works"
    for status in (403, 302):  # wherever it leads, nobody follows
        post.status["/json"] = status
        tested = ask(server.address, f"{path}/test", {}, key=owner)
        assert tested == {"delivered": False, "detail": f"status {status}"}
    assert {path for path, _, _ in post.posted} == {"/json"}
    for stranger in keys_of(away.table):
        assert ask(server.address, f"{path}/test", {}, key=stranger)["reason"] == "not-owner"
        body = {"url": "https://evil.example/"}
        assert ask(server.address, path, body, key=stranger)["reason"] == "not-owner"
        assert ask(server.address, path, key=stranger)["reason"] == "not-owner"


@pytest.mark.parametrize(
    "url",
    [
        "http://club.example/hook",
        "https://",
        "ftp://x",
        "https://user:word@club.example/",
        "https://[::1",
        "x" * 2000,
        "https://ex ample/",
    ],
)
def test_a_webhook_goes_to_https_only(address: str, url: str) -> None:
    away = Away(address)
    answer = ask(address, f"/api/tables/{away.id}/webhook", {"url": url}, key=away.table["owner"])
    assert answer["reason"] == "bad-options"


@pytest.mark.parametrize(
    "url", ["https://127.0.0.1/", "https://localhost:8080/x", "https://[::1]/", "https://10.1.2.3/"]
)
def test_nobody_makes_this_server_write_to_its_own_network(address: str, url: str) -> None:
    away = Away(address)
    owner = away.table["owner"]
    ask(address, f"/api/tables/{away.id}/webhook", {"url": url}, key=owner, status=200)
    tested = ask(address, f"/api/tables/{away.id}/webhook/test", {}, key=owner)
    assert not tested["delivered"]
    assert "no public address" in tested["detail"]


def test_two_processes_tell_everything_once(tmp_path: Path, post: Receiver, database: str) -> None:
    with two(tmp_path, database, **QUICK) as (one, other):
        assert ask(one.address, "/api/reach") == ask(other.address, "/api/reach"), "they sign as one"
        away = Away(one.address)
        devices = [Device(post, f"/device{n}") for n in range(8)]
        for device, server in zip(devices, [one, other] * 4, strict=True):
            made = register(server.address, device=device.subscription())
            hear_of(server.address, away.table, made, away.away)
        away.move()
        soon(lambda: all(device.shown() for device in devices))
        time.sleep(0.5)
        assert [len(device.shown()) for device in devices] == [1] * 8


# Mail.


@pytest.fixture
def mailbox() -> Mailbox:
    return Mailbox()


def link(letter: Any, purpose: str) -> tuple[str, str]:
    found = re.search(rf"{SITE}/told#{purpose}=([\w-]+)\.(\w+)", letter.get_content())
    assert found, letter.get_content()
    return found[1], found[2]


def confirmed(address: str, mailbox: Mailbox, **how: Any) -> dict[str, str]:
    made = register(address, mail="anna@x.example", **how)
    id, token = link(mailbox.letters[-1], "confirm")
    assert id == made["id"]
    ask(address, f"/api/recipients/{id}/confirm", {"token": token}, status=200)
    mailbox.letters.clear()
    return made


@pytest.mark.parametrize("language", languages())
def test_a_mail_says_it_in_the_language_of_its_reader(
    tmp_path: Path, mailbox: Mailbox, language: str
) -> None:
    with mail_server(mailbox) as smtp, live_server(tmp_path, **QUICK, smtp=smtp) as server:
        away = Away(server.address)
        made = confirmed(server.address, mailbox, language=language)
        hear_of(server.address, away.table, made, away.away)
        away.move()
        (letter,) = soon(lambda: mailbox.letters)
        titles = {"cs": "Jsi na tahu", "de": "Du bist am Zug", "en": "It is your turn", "pl": "Twoja kolej"}
        assert letter["Subject"] == f"{titles.get(language, 'Ваш ход')} · Messina 1347"
        assert (letter["To"], letter["From"]) == ("anna@x.example", "Messina <games@club.example>")
        assert letter["Message-ID"].endswith("@club.example>")
        assert f"{SITE}/t/{away.id}\n" in letter.get_content().replace("\r\n", "\n")
        assert people(2)[1 - away.away]["name"] in letter.get_content()
        for secret in (*keys_of(away.table), away.table["owner"], made["key"]):
            assert secret not in letter.as_string()


def test_nothing_is_sent_to_an_address_before_somebody_there_has_said_yes(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    with mail_server(mailbox) as smtp, live_server(tmp_path, **QUICK, smtp=smtp) as server:
        away = Away(server.address)
        made = register(server.address, mail="anna@x.example")
        (question,) = mailbox.letters
        hear_of(server.address, away.table, made, away.away)
        away.move()
        path = f"/api/recipients/{made['id']}"
        assert ask(server.address, f"{path}/test", {}, key=made["key"])["reason"] == "forbidden"
        again = {"language": "en", "mail": "anna@x.example"}
        assert ask(server.address, "/api/recipients", again)["reason"] == "too-fast"
        assert ask(server.address, f"{path}/confirm", {"token": "0" * 40})["reason"] == "no-such-recipient"
        time.sleep(0.4)
        assert mailbox.letters == [question]
        assert not ask(server.address, path, key=made["key"])["confirmed"]


def test_one_click_ends_it(tmp_path: Path, mailbox: Mailbox) -> None:
    """As a mail program does it (RFC 8058); a link that is only looked at changes nothing."""
    with mail_server(mailbox) as smtp, live_server(tmp_path, **QUICK, smtp=smtp) as server:
        made = confirmed(server.address, mailbox)
        path = f"/api/recipients/{made['id']}"
        assert ask(server.address, f"{path}/test", {}, key=made["key"]) == {"delivered": True, "detail": ""}
        (letter,) = mailbox.letters
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        url = letter["List-Unsubscribe"].strip("<>").removeprefix(SITE)
        with http(server.address) as client:
            looked = client.get(url)
            id, token = link(letter, "leave")
            assert looked.headers["location"] == f"{SITE}/told#leave={id}.{token}"
            assert client.post(url.replace("token=", "token=x")).status_code == 404
            assert ask(server.address, path, key=made["key"])["confirmed"]
            assert client.post(url, data={"List-Unsubscribe": "One-Click"}).status_code == 200
        assert ask(server.address, path, key=made["key"])["reason"] == "no-such-recipient"


def test_a_mail_server_that_is_down_loses_nothing(
    tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(delivery, "FIRST_WAIT", 0.1)
    with mail_server(mailbox) as smtp:
        port = int(smtp.rpartition(":")[2])
        with live_server(tmp_path, **QUICK, smtp=smtp) as server:
            away = Away(server.address)
            made = confirmed(server.address, mailbox)
            hear_of(server.address, away.table, made, away.away)
    with live_server(tmp_path, **QUICK, smtp=smtp) as server:
        away.here = Client(server.address, away.id, [keys_of(away.table)[1 - away.away]])
        away.move()
        assert ask(server.address, f"/api/recipients/{made['id']}/test", {}, key=made["key"])["detail"]
        refused = ask(server.address, "/api/recipients", {"language": "en", "mail": "bert@x.example"})
        assert refused["reason"] == "not-sent"
        soon(lambda: failed(server.address) >= 2)
    with mail_server(mailbox, port), live_server(tmp_path, **QUICK, smtp=smtp) as server:
        (letter,) = soon(lambda: mailbox.letters)
        assert letter["Subject"].startswith("It is your turn")
        time.sleep(0.3)
        assert len(mailbox.letters) == 1


def failed(address: str) -> float:
    with http(address) as client:
        found = re.search(
            r'messina_dispatches_total\{.*outcome="failed"\} (\S+)', client.get("/metrics").text
        )
    return float(found[1]) if found else 0.0


def test_a_mailbox_that_does_not_exist_is_forgotten(tmp_path: Path, mailbox: Mailbox) -> None:
    with mail_server(mailbox) as smtp, live_server(tmp_path, **QUICK, smtp=smtp) as server:
        away = Away(server.address)
        made = confirmed(server.address, mailbox)
        hear_of(server.address, away.table, made, away.away)
        mailbox.refuses = "550 no such mailbox"
        away.move()
        path = f"/api/recipients/{made['id']}"
        soon(lambda: ask(server.address, path, key=made["key"]).get("reason") == "no-such-recipient")


def test_in_quiet_hours_nothing_is_sent(tmp_path: Path, mailbox: Mailbox) -> None:
    minute = time.gmtime().tm_hour * 60 + time.gmtime().tm_min
    quiet = {"start": (minute - 5) % 1440, "end": (minute + 60) % 1440, "zone": "UTC"}
    with mail_server(mailbox) as smtp, live_server(tmp_path, **QUICK, smtp=smtp) as server:
        away = Away(server.address)
        made = confirmed(server.address, mailbox, quiet=quiet)
        hear_of(server.address, away.table, made, away.away)
        away.move()
        time.sleep(0.5)
        assert mailbox.letters == []
        path = f"/api/recipients/{made['id']}"
        changed = ask(server.address, path, {"language": "de", "quiet": None}, key=made["key"])
        assert (changed["quiet"], changed["language"], changed["tables"]) == (None, "de", [away.id])


# What is refused.


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"mail": "a@x.example", "device": {"endpoint": "https://p.example/", "p256dh": "", "auth": ""}},
        {"mail": "no address"},
        {"mail": "a@x.example\nBcc: b@x.example"},
        {"mail": "a@x.example", "language": "xx"},
        {"mail": "a@x.example", "quiet": {"start": 1, "end": 2, "zone": "Nowhere/Land"}},
        {"device": {"endpoint": "https://p.example/", "p256dh": "AAAA", "auth": "AAAA"}},
        {"device": {"endpoint": "http://p.example/", "p256dh": "AAAA", "auth": "AAAA"}},
    ],
)
def test_what_cannot_be_told_is_refused_in_one_sentence(
    tmp_path: Path, mailbox: Mailbox, wrong: dict[str, Any]
) -> None:
    with mail_server(mailbox) as smtp, live_server(tmp_path, **QUICK, smtp=smtp) as server:
        answer = ask(server.address, "/api/recipients", {"language": "en", **wrong}, status=400)
        assert answer["reason"] == "bad-options"
        assert mailbox.letters == []


def test_nobody_makes_this_server_write_as_often_as_they_like(tmp_path: Path, post: Receiver) -> None:
    slow = QUICK | {"letters_a_second": 0.001, "letters_at_once": 3.0}
    with live_server(tmp_path, **slow) as server:
        device = Device(post).subscription()
        made = register(server.address, device=device)
        path = f"/api/recipients/{made['id']}/test"
        answers = [ask(server.address, path, {}, key=made["key"]) for _ in range(3)]
        assert [answer.get("reason", "sent") for answer in answers] == ["sent", "sent", "too-fast"]
        assert len(post.posted) == 2


def test_foreign_keys_set_up_nothing(server: LiveServer, post: Receiver) -> None:
    away, device = Away(server.address), Device(post)
    made = register(server.address, device=device.subscription())
    other = Away(server.address)
    path = f"/api/tables/{away.id}/told"
    body = {"recipient": made["id"], "key": made["key"], "tokens": keys_of(other.table), "wanted": True}
    assert ask(server.address, path, body)["reason"] == "not-your-seat"
    body = {"recipient": made["id"], "key": "wrong", "tokens": keys_of(away.table), "wanted": True}
    assert ask(server.address, path, body)["reason"] == "no-such-recipient"
    for deed in ("", "/test", "/forget"):
        address = f"/api/recipients/{made['id']}{deed}"
        assert ask(server.address, address, {"language": "en"}, key="wrong")["reason"] == "no-such-recipient"
    hear_of(server.address, away.table, made, away.away)
    assert hear_of(server.address, away.table, made, away.away, wanted=False) == []
    ask(server.address, f"/api/recipients/{made['id']}/forget", {}, key=made["key"], status=200)


def test_a_server_without_mail_says_so(server: LiveServer) -> None:
    assert ask(server.address, "/api/reach") | {"push": ""} == {
        "push": "",
        "mail": False,
        "reminder": 86400.0,
    }
    answer = ask(server.address, "/api/recipients", {"language": "en", "mail": "a@x.example"}, status=400)
    assert answer["detail"] == "this server sends no mail"
