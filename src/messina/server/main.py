"""Starting the server: `messina serve` for a house full of players, `messina web` for oneself."""

import argparse
import asyncio
import contextlib
import signal
import socket
import sys
import webbrowser
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import uvicorn

from messina.errors import MessinaError
from messina.server.app import create_app
from messina.server.settings import UNLIMITED, Settings, data_folder

HOST = "127.0.0.1"
PORT = 1347
SHUTDOWN_WITHIN = 5


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


def address(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


class Server(uvicorn.Server):
    """Says where it is once it is there, and opens the browser."""

    def __init__(self, config: uvicorn.Config, url: str, open_browser: bool) -> None:
        super().__init__(config)
        self._url = url
        self._open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Messina 1347 is at {self._url} (Ctrl-C ends it)", flush=True)
        if self._open_browser:
            asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self._url)


def make_config(settings: Settings) -> uvicorn.Config:
    """No access log: what people ask for is nobody's business."""
    return uvicorn.Config(
        create_app(settings),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=settings.message_limit,
        timeout_graceful_shutdown=SHUTDOWN_WITHIN,
    )


def serve(
    host: str = HOST,
    port: int = PORT,
    database: Path | None = None,
    open_browser: bool = True,
    **further: Any,
) -> None:
    """Serve until told to stop; `further` are fields of Settings."""
    settings = Settings(database=database or default_database(), **further)
    listener = bind(host, port)
    with contextlib.closing(listener), contextlib.suppress(KeyboardInterrupt):
        server = Server(make_config(settings), address(listener), open_browser)
        server.run(sockets=[listener])


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--host", default=HOST, help=f"address to listen on (default {HOST})")
    parser.add_argument("--port", type=int, default=PORT, help=f"port to listen on (default {PORT})")
    parser.add_argument("--database", type=Path, metavar="FILE", help=f"default {default_database()}")
    parser.add_argument("--pack", type=Path, action="append", default=[], metavar="FILE", help="further pack")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="further allowed origin")
    parser.add_argument("--bot-pause", type=float, default=0.7, metavar="SECONDS", help="between bots' moves")
    parser.add_argument("--no-limits", action="store_true", help="no rate limits, for tests and benchmarks")
    parser.add_argument("--no-browser", action="store_true", help="do not open a browser")


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
        bot_pause=arguments.bot_pause,
        **(UNLIMITED if arguments.no_limits else {}),
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
