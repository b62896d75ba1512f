"""The processes of one server on one machine: whichever is asked for numbers has those of all of them.

Each has a socket in a folder of theirs and tells its own numbers there. One that has died is not asked.
"""

import asyncio
import os
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from prometheus_client import Metric, generate_latest
from prometheus_client.parser import text_string_to_metric_families

WITHIN = 2.0
"""Seconds after which one that does not answer is left out."""


class Siblings:
    def __init__(self, folder: Path | None, numbers: Callable[[], bytes]) -> None:
        self._folder = folder
        self._numbers = numbers
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        if self._folder is not None:
            self._server = await asyncio.start_unix_server(self._tell, self._folder / str(os.getpid()))

    def close(self) -> None:
        if self._server is not None and self._folder is not None:
            self._server.close()
            (self._folder / str(os.getpid())).unlink(missing_ok=True)

    async def _tell(self, _: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(self._numbers())
        writer.close()
        await writer.wait_closed()

    async def numbers(self) -> bytes:
        """Of this process if it is alone, else of all, each with a label."""
        if self._folder is None:
            return self._numbers()
        lines = sorted(self._folder.iterdir())
        texts = await asyncio.gather(*map(asked, lines))
        return generate_latest(
            Gathered((line.name, text) for line, text in zip(lines, texts, strict=True) if text)
        )


async def asked(line: Path) -> str:
    """What a process says; nothing if it is gone."""
    try:
        async with asyncio.timeout(WITHIN):
            reader, writer = await asyncio.open_unix_connection(line)
            try:
                return (await reader.read()).decode()
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return ""


class Gathered:
    """The numbers of several processes as those of one."""

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
