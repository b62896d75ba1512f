"""What can be set when a server is started; the defaults suit a table among friends."""

import os
from collections.abc import Iterable
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from messina.errors import OptionError

SWITCHES: Final = ("bots_play_unseen", "seeds_among_people")
UNLIMITED: Final[dict[str, Any]] = {
    **dict.fromkeys(
        (
            "messages_a_second",
            "messages_at_once",
            "tables_a_second",
            "tables_at_once",
            "requests_a_second",
            "requests_at_once",
            "handshakes_a_second",
            "handshakes_at_once",
            "chat_a_second",
            "chat_at_once",
            "letters_a_second",
            "letters_at_once",
            "bot_share_a_table",
            "bot_share_an_address",
        ),
        1000000000.0,
    ),
    **dict.fromkeys(("connections_an_address", "sockets_an_address", "tables_an_address"), 1000000000),
    **dict.fromkeys(SWITCHES, True),
}
"""Settings of a server that trusts everybody."""


LIMITED = (
    *(name for name in UNLIMITED if name not in SWITCHES),
    "bot_credit",
    "bot_deadline",
    "bot_seconds",
    "bot_workers",
    "connections",
    "header_within",
    "body_within",
    "answer_within",
    "sockets_a_table",
    "sockets_a_seat",
    "idle_after",
    "notice_delay",
)
"""What can be set by name on the command line."""


def data_folder() -> Path:
    """Where this user's programs keep their data (XDG)."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "messina"


def default_workers() -> int:
    """Processes for bots: one core stays with the tables."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: str | Path
    """A file of SQLite, or postgresql://..."""
    packs: tuple[Path, ...] = ()
    """Component packs beside the one that comes with the package."""
    client: Path = Path(__file__).parent / "client"
    """The built browser client."""
    metrics_folder: Path | None = None
    """The folder in which the processes of `--workers` find one another."""
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own, e.g. `http://localhost:5173` of a development server."""

    bot_pause: float = 0.0
    """Seconds before each turn of a bot; the client of the house shows what it does at its reader's pace."""
    bot_deadline: float = 20.0
    """Seconds a bot may think about one decision before another one answers for it."""
    bot_fallback: str = "greedy"
    """The bot that decides for one that has failed."""
    bot_workers: int = default_workers()
    """Processes for bots that think for seconds, and for hints; half as many more are for the quick ones."""
    bot_seconds: float = 2.0
    """Seconds a turn that may be asked for when a table is set: `search:2s`."""
    bot_share_a_table: float = 0.5
    """Of one processor, that the bots of one table may use for good."""
    bot_share_an_address: float = 0.5
    """Of all workers, that the bots and hints of one address may use for good."""
    bot_credit: float = 60.0
    """Seconds of a processor a table may use before its share counts; an address has twice as many."""
    bots_play_unseen: bool = False
    """May bots play on at a table with nobody but bots, while nobody looks?"""
    bot_modules: tuple[str, ...] = ()
    """Modules that register further bots."""

    chat: bool = True
    """May people talk at online tables?"""
    hall: bool = True
    """May tables be announced to everybody on this server?"""
    chat_a_second: float = 0.5
    chat_at_once: float = 8.0
    """Lines of one player, or of one address that watches: so many at once, and then so many a second."""

    seeds_among_people: bool = False
    """May the seed be chosen of a table with several people? Whoever knows it knows all that will come."""
    message_limit: int = 64 * 1024
    """Bytes of one message or request."""
    record_limit: int = 256 * 1024
    """Bytes of an imported game."""
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    tables_a_second: float = 0.2
    tables_at_once: float = 60.0
    """New tables of one address: so many at once, and then so many a second."""
    tables_an_address: int = 200
    """Tables one address has set that are in the memory at the same time."""
    requests_a_second: float = 50.0
    requests_at_once: float = 300.0
    handshakes_a_second: float = 5.0
    handshakes_at_once: float = 60.0
    """New sockets of one address."""
    letters_a_second: float = 0.02
    letters_at_once: float = 20.0
    """Devices, addresses and webhooks that one address sets up or tests."""
    sockets_an_address: int = 200
    sockets_a_table: int = 100
    """Spectators; who has a seat always gets in."""
    sockets_a_seat: int = 8
    """Of one player at the same time; a further one takes the place of the oldest."""
    connections: int = 0
    """Open connections in all; 0: as many as the system allows."""
    connections_an_address: int = 250
    """Open connections, whatever they are for; proxies that are trusted have no such limit."""
    header_within: float = 10.0
    """Seconds for the header of a request."""
    body_within: float = 20.0
    """Seconds for its body."""
    answer_within: float = 120.0
    """Seconds for somebody to take an answer."""
    waiting_messages: int = 100
    """Messages that wait for a slow reader before it is dropped."""
    hello_within: float = 10.0
    """Seconds a new socket has to say who it is."""
    idle_after: float = 600.0
    """Seconds after which a table nobody looks at leaves the memory."""
    sweep_every: float = 60.0
    keep_unfinished: float | None = None
    """Days without a move after which an unfinished game is deleted; None keeps it for ever."""
    keep_finished: float | None = None
    """Days after its end a game is deleted; None keeps it for ever."""
    disk_reserve: int = 100 * 1024 * 1024
    """Bytes that new tables leave free on the disk, for the moves of those there are."""

    notice_delay: float = 20.0
    """Seconds before somebody is told of their turn: a page that shows it already says so sooner."""
    reminder_after: float = 24 * 3600.0
    """Seconds after which whoever is still awaited is reminded; 0 for never."""
    outbox_every: float = 1.0
    """Seconds between two looks at what is to be sent."""
    smtp: str = ""
    """The host's mail server: `smtp://user@mail.example.org:587`; empty: no mail."""
    mail_from: str = "messina@localhost"
    local_targets: bool = False
    """May webhooks and push go to addresses that are not public, or without https?"""

    trust_proxy: tuple[str, ...] = ()
    """Addresses or networks of proxies whose word is taken for who is asking (X-Forwarded-For)."""
    public_url: str = ""
    """Where people find the server, if not by its address or the name of its machine; it may have a path."""
    network_url: str = ""
    """Where the local network finds it; empty if it listens to this machine alone."""
    hosts: tuple[str, ...] = ()
    """Further names it answers to."""
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")
    """Who may read /metrics: addresses or networks, or `all`."""


def base_path(settings: Settings) -> str:
    """Where on its host the server lies for people: `/messina`, or nothing."""
    return urlsplit(settings.public_url).path.rstrip("/")


LIMITS: Final[dict[str, float]] = {
    field.name: getattr(Settings, field.name) for field in fields(Settings) if field.name in LIMITED
}
"""The limits and what they usually are."""


def read_limits(texts: Iterable[str]) -> dict[str, float]:
    """`NAME=NUMBER` as settings."""
    found: dict[str, float] = {}
    for text in texts:
        name, _, number = text.partition("=")
        if name not in LIMITS:
            raise OptionError(f"there is no limit {name!r}; there are {', '.join(LIMITS)}")
        try:
            value = type(LIMITS[name])(number)
        except ValueError:
            value = -1
        if not 0 <= value < float("inf") or (value == 0 and name != "connections"):
            raise OptionError(
                f"the limit {text!r} is no number above 0; write for example {name}={LIMITS[name]:g}"
            )
        found[name] = value
    return found
