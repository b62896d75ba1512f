"""What can be set when a server is started; the defaults suit a table among friends."""

import os
from dataclasses import dataclass
from pathlib import Path

UNLIMITED = dict.fromkeys(
    (
        "messages_a_second",
        "messages_at_once",
        "tables_a_second",
        "tables_at_once",
        "requests_a_second",
        "requests_at_once",
    ),
    1000000000.0,
)
"""Settings of a server that trusts everybody."""


def data_folder() -> Path:
    """Where this user's programs keep their data (XDG)."""
    given = os.environ.get("XDG_DATA_HOME")
    return (Path(given) if given else Path.home() / ".local" / "share") / "messina"


def default_workers() -> int:
    """Processes for bots: one core stays with the tables."""
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass(frozen=True, kw_only=True)
class Settings:
    database: Path
    packs: tuple[Path, ...] = ()
    """Component packs beside the one that comes with the package."""
    client: Path = Path(__file__).parent / "client"
    """The built browser client."""
    origins: tuple[str, ...] = ()
    """Origins allowed besides the server's own, e.g. `http://localhost:5173` of a development server."""

    bot_pause: float = 0.7
    """Seconds between a bot's decisions, so that people can follow."""
    bot_deadline: float = 20.0
    """Seconds a bot may think about one decision before another one answers for it."""
    bot_fallback: str = "greedy"
    """The bot that decides for one that has failed."""
    bot_workers: int = default_workers()
    bot_modules: tuple[str, ...] = ()
    """Modules that register further bots."""

    message_limit: int = 64 * 1024
    """Bytes of one message or request."""
    record_limit: int = 256 * 1024
    """Bytes of an imported game."""
    messages_a_second: float = 20.0
    messages_at_once: float = 60.0
    tables_a_second: float = 1.0
    tables_at_once: float = 30.0
    """New tables of one address: so many at once, and then so many a second."""
    requests_a_second: float = 50.0
    requests_at_once: float = 300.0
    sockets_a_table: int = 100
    waiting_messages: int = 100
    """Messages that wait for a slow reader before it is dropped."""
    hello_within: float = 10.0
    """Seconds a new socket has to say who it is."""
    idle_after: float = 600.0
    """Seconds after which a table nobody looks at leaves the memory."""
    sweep_every: float = 60.0
