"""The real server as a process of its own, with the built client and a database it can be killed over."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

START_WITHIN = 60.0


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class House:
    """One server; `kill` ends it as a power cut would, `open` starts it again on the same database."""

    def __init__(self, folder: Path, bot_pause: float = 0.0, *further: str) -> None:
        self._folder = folder
        self._bot_pause = bot_pause
        self._further = further
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def open(self) -> None:
        database = self._folder / "tables.sqlite"
        with (self._folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "messina.server.main", "serve", "--port", str(self.port)),
                    *("--database", str(database), "--bot-pause", str(self._bot_pause), "--no-limits"),
                    *self._further,
                ],
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        self._wait()

    def _wait(self) -> None:
        until = time.monotonic() + START_WITHIN
        while time.monotonic() < until:
            try:
                with urllib.request.urlopen(f"{self.address}/api/health", timeout=2) as answer:
                    answer.read()
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError((self._folder / "server.log").read_text())

    def kill(self) -> None:
        """The server and its bots, without a word of warning."""
        if self._process is not None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            self._process = None
