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
SECONDS = re.compile(r"search:([0-9.]+)s", re.ASCII)
WIDEST = 8
"""Of a greedy bot."""


SLOW = ("archbishop", "search")
"""Those that think for seconds."""


def is_slow(spec: str) -> bool:
    return spec.partition(":")[0] in SLOW


class Players:
    def __init__(self, modules: Iterable[str], most_seconds: float) -> None:
        self._most_seconds = most_seconds
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
            if seat.bot is not None:
                self.check_bot(seat.bot)

    def check_bot(self, spec: str) -> None:
        name, _, parameters = spec.partition(":")
        if name not in self._names or not SPEC.fullmatch(spec):
            known = ", ".join(info.name for info in self.infos())
            raise OptionError(f"there is no bot {spec[:40]!r} here; there are {known}")
        bots.make_bot(spec, 0)
        if name == "search":
            found = SECONDS.fullmatch(spec)
            if found is None or float(found[1]) > self._most_seconds:
                raise OptionError(
                    f"{spec!r} thinks too long for a table here; at most 'search:{self._most_seconds:g}s'"
                )
        if name == "greedy" and int(parameters or 1) > WIDEST:
            raise OptionError(f"{spec!r} looks too far for a table here; at most 'greedy:{WIDEST}'")

    def seats(self, spec: str) -> bool:
        """Would it be given a seat today? A kept table may have been set when more was allowed."""
        try:
            self.check_bot(spec)
        except OptionError:
            return False
        return True
