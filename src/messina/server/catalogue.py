"""The component packs this server can play with."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from messina.errors import OptionError
from messina.packs import load_pack
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server import views


class Catalogue:
    """Packs by hash; the first is the default."""

    def __init__(self, files: Iterable[Path]) -> None:
        boxes = [load_pack(), *(load_pack(path) for path in files)]
        self._boxes = {box.hash: box for box in boxes}

    def infos(self) -> list[wire.PackInfo]:
        default = next(iter(self._boxes))
        return [
            wire.PackInfo(name=box.name, hash=box.hash, default=box.hash == default)
            for box in self._boxes.values()
        ]

    def get(self, hash: str) -> Box | None:
        return self._boxes.get(hash)

    def choose(self, wanted: str | None) -> Box:
        """A pack by its hash or name; the default if none is named."""
        if wanted is None:
            return next(iter(self._boxes.values()))
        for box in self._boxes.values():
            if wanted in (box.hash, box.name):
                return box
        raise OptionError(f"there is no component pack {wanted!r} here")

    def printed(self) -> dict[str, bytes]:
        return {hash: msgspec.json.encode(views.printed(box)) for hash, box in self._boxes.items()}
