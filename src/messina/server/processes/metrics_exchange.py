"""Collects the metrics of all processes of a server on one machine, whichever of them is asked.

Each process has a socket in a shared folder and sends its own metrics there; one that has died does not
answer.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families

WITHIN = 2.0
"""Seconds after which a process that does not answer is left out."""


class MetricsExchange:
    """The metrics of this process for the others, and theirs for this one."""

    def __init__(self, folder: Path | None, numbers: Callable[[], bytes]) -> None:
        self._folder = folder
        self._numbers = numbers
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        if self._folder is not None:
            self._server = await asyncio.start_unix_server(self._send, self._folder / str(os.getpid()))

    def close(self) -> None:
        if self._server is not None and self._folder is not None:
            self._server.close()
            (self._folder / str(os.getpid())).unlink(missing_ok=True)

    async def _send(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self._numbers())
        writer.close()
        await writer.wait_closed()

    async def numbers(self) -> bytes:
        """Return the metrics of this process if it is alone, else those of all, labelled by process."""
        if self._folder is None:
            return self._numbers()
        sockets = sorted(self._folder.iterdir())
        texts = await asyncio.gather(*map(metrics_of, sockets))
        return generate_latest(
            Merged((socket.name, text) for socket, text in zip(sockets, texts, strict=True) if text)
        )


async def metrics_of(socket: Path) -> str:
    """Return the metrics of the process with this socket; nothing if it has died."""
    try:
        async with asyncio.timeout(WITHIN):
            reader, writer = await asyncio.open_unix_connection(socket)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return ""


class Merged:
    """The metrics of several processes, as the collector of one."""

    def __init__(self, texts: Iterable[tuple[str, str]]) -> None:
        self._families: dict[str, Metric] = {}
        for process, text in texts:
            for family in text_string_to_metric_families(text):
                known = self._families.setdefault(family.name, family)
                labelled = [
                    sample._replace(labels={**sample.labels, "process": process}) for sample in family.samples
                ]
                known.samples = labelled if known is family else known.samples + labelled

    def collect(self) -> Iterator[Metric]:
        yield from self._families.values()
