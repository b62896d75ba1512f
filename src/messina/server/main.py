"""Starting the server: `messina serve` for a house full of players, `messina web` for oneself."""

import argparse
import asyncio
import contextlib
import gc
import logging
import re
import signal
import socket
import sys
import tempfile
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import replace
from email.utils import parseaddr
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import segno
import uvicorn

from messina.errors import MessinaError, OptionError
from messina.server.http.app import create_app
from messina.server.http.connection_limits import HttpConnection, SocketConnection, is_no_bad_text
from messina.server.http.server_url import local_url, network_url
from messina.server.notifications.mail import check_address, read_smtp
from messina.server.processes import logs
from messina.server.processes.rate_limits import networks
from messina.server.processes.worker_processes import serve_with
from messina.server.settings import LIMITS, UNLIMITED, Settings, data_folder, read_limits
from messina.store import is_address, open_store

HOST = "127.0.0.1"
PORT = 1347
SHUTDOWN_WITHIN = 5
PAUSES = (10_000, 20, 5)
"""When the collector looks for circles: hardly ever through all that is kept, which takes half a second with
a thousand tables, while everybody waits. There are hardly any circles to be found."""
PATH = re.compile(r"(/[\w.~-]+)*/?", re.ASCII)
GRACE = 5
"""Seconds more until a process that does not stop is killed."""


class ServeError(MessinaError):
    """The server cannot start."""


def default_database() -> Path:
    return data_folder() / "tables.sqlite"


def bind(host: str, port: int) -> socket.socket:
    """The listening socket, taken before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named because asyncio sends small messages at once only where it is.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as problem:
        listener.close()
        reason = getattr(problem, "strerror", None) or problem
        raise ServeError(
            f"port {port} on {host} cannot be used ({reason}); choose another one with --port"
        ) from None
    return listener


def checked_url(url: str) -> str:
    try:
        parts = urlsplit(url)
        plain = PATH.fullmatch(parts.path) and not (parts.query or parts.fragment)
        fits = not url or (parts.scheme in ("http", "https") and parts.hostname and plain)
    except ValueError:
        fits = False
    if not fits:
        raise ServeError(
            f"--public-url is {url!r}; it is where people find the server, like https://club.example"
            " or https://club.example/messina"
        )
    return url


def checked_hours(hours: float) -> float:
    if not 0 <= hours < float("inf"):
        raise ServeError(f"--reminder is {hours:g}; it is a number of hours, 0 for never")
    return hours


def mail_settings(smtp: str, sender: str) -> dict[str, str]:
    if not smtp:
        return {}
    read_smtp(smtp)
    try:
        check_address(parseaddr(sender)[1])
    except OptionError:
        raise ServeError(
            f"--mail-from is {sender!r}; it is who mails are from, like 'Messina <games@club.example>'"
        ) from None
    return {"smtp": smtp, "mail_from": sender}


class Server(uvicorn.Server):
    """Says when it is there."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Whoever waits is answered first; moves under way are kept, and sockets told to come back (1012)."""
        self.config.app.state.hall.begin_stop()  # type: ignore[union-attr]
        await super().shutdown(sockets)


def make_config(settings: Settings) -> uvicorn.Config:
    """No access log: what people ask for is nobody's business."""
    networks([*settings.trust_proxy, *(name for name in settings.metrics_for if name != "all")])
    logging.getLogger("uvicorn.error").addFilter(is_no_bad_text)
    return uvicorn.Config(
        create_app(settings),
        http=HttpConnection,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws=SocketConnection,
        ws_max_size=settings.message_limit,
        timeout_graceful_shutdown=SHUTDOWN_WITHIN,
        proxy_headers=bool(settings.trust_proxy),
        forwarded_allow_ips=list(settings.trust_proxy),
    )


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str | Path | None = None,
    open_browser: bool = True,
    log_format: logs.LogFormat = "text",
    workers: int = 1,
    **further: Any,
) -> None:
    """Serve until told to stop; `further` are fields of Settings."""
    logs.configure(log_format)
    check_workers(workers, database or default_database())
    listener = bind(host, port)
    with contextlib.closing(listener), contextlib.suppress(KeyboardInterrupt):
        settings = Settings(
            database=database or default_database(), network_url=network_url(listener), **further
        )
        for_others = settings.public_url or settings.network_url
        ready = partial(announce, local_url(listener), for_others, open_browser)
        if workers == 1:
            serve_alone(settings, log_format, listener, ready)
        else:
            asyncio.run(open_store(settings.database).close())  # brought up to date before anybody comes
            with tempfile.TemporaryDirectory(prefix="messina-") as folder:
                share = max(1, settings.bot_workers // workers)
                each = replace(settings, bot_workers=share, metrics_folder=Path(folder))
                work = partial(serve_alone, each, log_format)
                serve_with(workers, work, listener, ready, SHUTDOWN_WITHIN + GRACE)


def check_workers(workers: int, database: str | Path) -> None:
    if workers < 1:
        raise ServeError(f"--workers is {workers}; it takes at least 1")
    if workers > 1 and not is_address(database):
        raise ServeError(
            "a file of SQLite has one process; --workers 2 and more need --database postgresql://..."
        )


def serve_alone(
    settings: Settings, log_format: logs.LogFormat, listener: socket.socket, ready: Callable[[], None]
) -> None:
    """What one process does."""
    logs.configure(log_format)
    gc.set_threshold(*PAUSES)
    with contextlib.suppress(KeyboardInterrupt):
        Server(make_config(settings), ready).run(sockets=[listener])


def announce(url: str, for_others: str, open_browser: bool) -> None:
    print(f"Messina 1347 is at {url} (Ctrl-C ends it)", flush=True)
    if for_others:
        print(f"Others find it at {for_others}", flush=True)
        if sys.stdout.isatty():
            segno.make(for_others).terminal(compact=True)
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"address to listen on (default {HOST})")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on (default {PORT})")
    parser.add_argument(
        "--database", metavar="FILE", help=f"or postgresql://USER@HOST/NAME; default {default_database()}"
    )
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="FILE", help="further pack")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="further allowed origin")
    parser.add_argument("--bot-pause", type=float, default=0, metavar="SECONDS", help="before a bot's turn")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")
    hosting = parser.add_argument_group("for a server that others reach (docs/hosting.md)")
    hosting.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; more than 1 need PostgreSQL"
    )
    hosting.add_argument("--public-url", default="", metavar="URL", help="where people find it")
    hosting.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="further name it answers to; * is any",
    )
    hosting.add_argument(
        "--trust-proxy",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="address or network of a proxy that says who is asking (X-Forwarded-For); default: none",
    )
    hosting.add_argument(
        "--keep-unfinished", type=float, metavar="DAYS", help="delete games nobody has touched for so long"
    )
    hosting.add_argument(
        "--keep-finished", type=float, metavar="DAYS", help="delete games so long after their end"
    )
    hosting.add_argument("--no-chat", action="store_true", help="nobody talks at its tables")
    hosting.add_argument("--no-hall", action="store_true", help="no tables are announced to everybody")
    hosting.add_argument(
        "--metrics-for",
        action="append",
        default=[],
        metavar="ADDRESS",
        help="who may read /metrics: an address, a network or all; default: this machine",
    )
    hosting.add_argument(
        "--smtp",
        default="",
        metavar="URL",
        help="mail server, smtp://USER@HOST:587 or smtps://...; default: none",
    )
    hosting.add_argument("--mail-from", default="", metavar="ADDRESS", help="who mails are from")
    hosting.add_argument(
        "--reminder", type=float, default=24, metavar="HOURS", help="to remind whoever is awaited; 0: never"
    )
    hosting.add_argument(
        "--allow-local-targets",
        action="store_true",
        help="webhooks and push also go to addresses of this network, and without https",
    )
    hosting.add_argument("--log-format", choices=sorted(logs.FORMATS), default="text", help="default text")
    hosting.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=NUMBER",
        help="another limit than the usual one: "
        + ", ".join(f"{name}={usual:g}" for name, usual in LIMITS.items()),
    )
    hosting.add_argument("--no-limits", action="store_true", help="no limits, for tests and benchmarks")


def run(arguments: argparse.Namespace) -> int:
    """The commands `serve` and `web`: they differ in whether the browser opens."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # told to stop is not a failure
    serve(
        arguments.host,
        arguments.port,
        arguments.database,
        arguments.command == "web" and not arguments.no_browser,
        packs=tuple(arguments.pack),
        origins=tuple(arguments.origin),
        log_format=arguments.log_format,
        workers=arguments.workers,
        bot_pause=arguments.bot_pause,
        public_url=checked_url(arguments.public_url),
        hosts=tuple(arguments.allow_host),
        trust_proxy=tuple(arguments.trust_proxy),
        keep_unfinished=arguments.keep_unfinished,
        keep_finished=arguments.keep_finished,
        chat=not arguments.no_chat,
        hall=not arguments.no_hall,
        reminder_after=checked_hours(arguments.reminder) * 3600,
        local_targets=arguments.allow_local_targets,
        **mail_settings(arguments.smtp, arguments.mail_from),
        **({"metrics_for": tuple(arguments.metrics_for)} if arguments.metrics_for else {}),
        **(UNLIMITED if arguments.no_limits else {}) | read_limits(arguments.limit),
    )
    return 0


def add_commands(subparsers: Any) -> None:
    """Enter `serve` and `web` into the command line; `run` carries them out."""
    for name, about in (
        ("serve", "serve tables to others"),
        ("web", "play in the browser"),
    ):
        parser = subparsers.add_parser(name, help=about, description=f"Messina 1347: {about}.")
        add_arguments(parser)
        parser.set_defaults(run=run, command=name)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="messina", description="Messina 1347 in the browser.")
    add_commands(parser.add_subparsers(required=True))
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not given or (given[0].startswith("-") and given[0] not in ("-h", "--help")):
        given.insert(0, "serve")
    parsed = parser.parse_args(given)
    try:
        return run(parsed)
    except MessinaError as problem:
        print(f"messina: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
