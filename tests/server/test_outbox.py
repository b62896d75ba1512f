"""The parts of telling people: public addresses, quiet hours, words, what is announced."""

import asyncio
import socket
import threading
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from messina.errors import OptionError
from messina.languages import languages
from messina.server.notifications.delivery import LONGEST_WAIT, contact_of, wait_after
from messina.server.notifications.mail import is_gone, read_smtp
from messina.server.notifications.public_https import Poster, Rejected, is_public
from messina.server.notifications.quiet_hours import quiet_until
from messina.server.notifications.webhooks import for_discord, for_slack
from messina.server.notifications.wording import letter_of
from messina.store import Dispatch, Recipient

PRAGUE = ZoneInfo("Europe/Prague")


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"),
        *(
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:127.0.0.1",
            "64:ff9b::7f00:1",
            "2002:7f00:1::",
            "::127.0.0.1",
            "2001:0:7f00:1::",
            "64:ff9b:1::7f00:1",
            "::ffff:169.254.169.254",
            "fec0::1",
            "ff02::1",
        ),
    ],
)
def test_an_address_of_ones_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "2606:4700::1111", "64:ff9b::101:101"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


def test_a_name_that_leads_elsewhere_a_moment_later_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is looked up once, and the connection goes to what was found then."""
    answers = [["93.184.215.14"], ["127.0.0.1"]]
    connected: list[str] = []

    def look_up(host: str, port: int, **how: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in answers.pop(0)]

    async def connect(backend: Any, host: str, *how: Any) -> Any:
        connected.append(host)
        raise OSError

    async def post() -> None:
        poster = Poster(anywhere=False)
        with pytest.raises(Exception, match="OSError"):
            await poster.post("https://rebinding.example/", {}, b"")
        with pytest.raises(Rejected, match="no public address"):
            await poster.post("https://rebinding.example/", {}, b"")
        await poster.close()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    monkeypatch.setattr("httpcore.AnyIOBackend.connect_tcp", connect)
    asyncio.run(post())
    assert connected == ["93.184.215.14"]


def test_a_name_whose_server_hangs_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    over = threading.Event()

    def look_up(host: str, port: int, **how: Any) -> list[Any]:
        over.wait(60)
        raise OSError

    async def post() -> None:
        poster = Poster(anywhere=False)
        hanging = [asyncio.create_task(poster.post(f"https://hangs{n}.example/", {}, b"")) for n in range(20)]
        await asyncio.sleep(0.1)
        assert await asyncio.to_thread(lambda: "somebody else's work") == "somebody else's work"
        over.set()
        await asyncio.gather(*hanging, return_exceptions=True)
        await poster.close()

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    asyncio.run(asyncio.wait_for(post(), 30))


def test_a_push_service_is_told_an_address_to_ask_at() -> None:
    assert contact_of("https://club.example", "x@y.example") == "https://club.example"
    assert contact_of("http://10.0.0.1:1347", "Messina <games@club.example>") == "mailto:games@club.example"
    assert contact_of("", "messina@localhost") == "mailto:messina@localhost"


@pytest.mark.parametrize(
    ("code", "text", "gone"),
    [
        (550, "5.1.1 no such user here", True),
        (550, "no such mailbox", True),
        (553, "5.1.3 bad address", True),
        (550, "5.7.1 relaying denied", False),
        (554, "5.1.1 refused", False),
        (451, "4.3.0 later", False),
    ],
)
def test_a_mailbox_is_forgotten_only_if_nobody_has_it(code: int, text: str, gone: bool) -> None:
    assert is_gone(code, text) is gone


@pytest.mark.parametrize(
    ("start", "end", "now", "until"),
    [
        (22, 7, (2026, 11, 16, 23, 30), (2026, 11, 17, 7, 0)),
        (22, 7, (2026, 11, 16, 6, 59), (2026, 11, 16, 7, 0)),
        (22, 7, (2026, 11, 16, 7, 0), None),
        (22, 7, (2026, 11, 16, 21, 59), None),
        (9, 17, (2026, 11, 16, 12, 0), (2026, 11, 16, 17, 0)),
        (9, 17, (2026, 11, 16, 8, 0), None),
        (22, 7, (2026, 3, 28, 23, 0), (2026, 3, 29, 7, 0)),  # the night in which clocks go forward
        (22, 7, (2026, 10, 24, 23, 0), (2026, 10, 25, 7, 0)),
    ],
)
def test_quiet_hours_end_on_the_clock_of_their_zone(
    start: int, end: int, now: tuple[int, ...], until: tuple[int, ...] | None
) -> None:
    quiet = {"start": start * 60, "end": end * 60, "zone": "Europe/Prague"}
    found = quiet_until(quiet, datetime(*now, tzinfo=PRAGUE).timestamp())  # type: ignore[misc,arg-type]
    expected = None if until is None else datetime(*until, tzinfo=PRAGUE).timestamp()  # type: ignore[misc,arg-type]
    assert found == expected


def test_a_zone_the_system_has_forgotten_disturbs_rather_than_loses() -> None:
    assert quiet_until({"start": 0, "end": 1439, "zone": "Nowhere/Land"}, 0.0) is None


def test_the_wait_grows_and_has_an_end() -> None:
    assert wait_after(0) < wait_after(3) < LONGEST_WAIT
    assert wait_after(1000) <= 1.25 * LONGEST_WAIT


def dispatch(about: str, language: str, channel: str, **facts: Any) -> Dispatch:
    known = {"players": ["Ana <b>", "@everyone"], "mover": "Ana <b>", "round": 2, "player": "@everyone"}
    known |= {"winners": ["Ana <b>"], "points": 1}
    recipient = Recipient("r", "", channel, {"form": "json"}, "x", language, 0.0)  # type: ignore[arg-type]
    return Dispatch("id", recipient, "table", 1, about, known | facts, 0.0)  # type: ignore[arg-type]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("about", ["turn", "reminder", "end"])
@pytest.mark.parametrize("channel", ["mail", "webhook"])
def test_everything_is_said_in_every_language(language: str, about: str, channel: str) -> None:
    for points in (1, 2, 5, 100):
        letter = letter_of(dispatch(about, language, channel, points=points))
        assert "Ana <b>" in letter.text
        assert letter.title
        assert "{" not in letter.title + letter.text


@pytest.mark.parametrize("language", languages())
def test_the_first_turn_is_told_without_a_last_one(language: str) -> None:
    letter = letter_of(dispatch("turn", language, "mail", mover=""))
    assert "Ana <b>" in letter.text
    assert letter.text != letter_of(dispatch("turn", language, "mail")).text


def test_a_name_is_no_markup_and_calls_nobody() -> None:
    letter = letter_of(dispatch("turn", "en", "webhook"))
    discord = for_discord(letter, "https://club.example/t/table")
    assert discord["allowed_mentions"] == {"parse": []}
    assert r"\@everyone" in discord["content"]
    assert "<b>" not in discord["content"]
    assert "Ana &lt;b&gt;" in for_slack(letter, "")["text"]


@pytest.mark.parametrize(
    "address", ["mail.example.org", "http://mail.example.org", "smtp://", "smtp://x:port"]
)
def test_a_mail_server_is_named_by_its_address(address: str) -> None:
    with pytest.raises(OptionError, match="--smtp is the address"):
        read_smtp(address)


def test_the_password_may_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESSINA_SMTP_PASSWORD", "secret")
    server = read_smtp("smtps://us%40er@mail.example.org")
    assert server is not None
    assert (server.port, server.tls, server.user, server.password) == (465, True, "us@er", "secret")
    assert read_smtp("") is None
