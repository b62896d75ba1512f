"""The bots that may sit down at a table here.

The registry also knows bots that are files or commands of whoever runs the program. Those are never made
for somebody on the other end of a wire: only what is named here, or registered by the server's own modules.
"""

import importlib
import re
from collections.abc import Iterable

from messina import bots
from messina.errors import OptionError
from messina.server import messages as wire

FOR_EVERYBODY = ("random", "greedy", "search")
"""Besides the levels for people."""
SPEC = re.compile(r"[a-z0-9_-]{1,30}(:[0-9.]{1,5}s?)?", re.ASCII)
"""A name, perhaps with a number or seconds; nothing that asks for more cores."""


class Players:
    def __init__(self, modules: Iterable[str]) -> None:
        names = {name for name, entry in bots.BOTS.items() if entry.level or name in FOR_EVERYBODY}
        before = set(bots.BOTS)
        for module in modules:
            importlib.import_module(module)
            names |= set(getattr(importlib.import_module(module), "OFFERED", ()))
        self._names = names | (set(bots.BOTS) - before)

    def infos(self) -> list[wire.BotInfo]:
        return [
            wire.BotInfo(name=name, about=entry.about, level=entry.level)
            for name, entry in bots.BOTS.items()
            if name in self._names
        ]

    def check(self, seats: Iterable[wire.NewSeat]) -> None:
        """Every bot that is wanted exists and may be asked for."""
        for seat in seats:
            if seat.bot is None:
                continue
            if seat.bot.partition(":")[0] not in self._names or not SPEC.fullmatch(seat.bot):
                known = ", ".join(info.name for info in self.infos())
                raise OptionError(f"there is no bot {seat.bot[:40]!r} here; there are {known}")
            bots.make_bot(seat.bot, 0)
