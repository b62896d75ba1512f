"""The component packs this server can play with."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from messina.errors import MessinaError, OptionError
from messina.packs import pack_source, read_pack
from messina.rules.box import Box
from messina.server import messages as wire
from messina.server.views.printed import printed


class PackRegistry:
    """Packs by hash; the first is the default. Those of stored games alone are loaded, but not offered."""

    def __init__(self, files: Iterable[Path]) -> None:
        self._boxes: dict[str, Box] = {}
        self._sources: dict[str, bytes] = {}
        for path in (None, *files):
            name, source = pack_source(path)
            box = read_pack(name, source)
            self._boxes[box.hash] = box
            self._sources[box.hash] = source
        self._remembered: dict[str, Box] = {}

    def infos(self) -> list[wire.PackInfo]:
        """List the packs that are offered."""
        default = next(iter(self._boxes))
        return [
            wire.PackInfo(name=box.name, hash=box.hash, default=box.hash == default)
            for box in self._boxes.values()
        ]

    def get(self, hash: str) -> Box | None:
        """Return the components of a pack, offered or remembered."""
        return self._boxes.get(hash) or self._remembered.get(hash)

    def source(self, hash: str) -> bytes:
        """Return the file of a pack."""
        return self._sources[hash]

    def remembered_source(self, hash: str) -> bytes | None:
        """Return the file of a pack that only stored games use; None for those that are offered."""
        return self._sources[hash] if hash in self._remembered else None

    def remember(self, hash: str, source: bytes | None) -> Box | None:
        """Load the pack of a stored game; return None if it cannot be read any more."""
        if hash not in self._remembered and source is not None:
            try:
                box = read_pack("kept", source)
            except MessinaError:
                return None
            if box.hash == hash:
                self._remembered[hash] = box
                self._sources[hash] = source
        return self.get(hash)

    def choose(self, wanted: str | None) -> Box:
        """Return a pack by its hash or name, the default for None; raise OptionError if there is none."""
        if wanted is None:
            return next(iter(self._boxes.values()))
        for box in self._boxes.values():
            if wanted in (box.hash, box.name):
                return box
        raise OptionError(f"there is no component pack {wanted!r} here")

    def printed(self) -> dict[str, bytes]:
        """Return what is printed in each offered pack, as JSON by hash."""
        return {hash: msgspec.json.encode(printed(box)) for hash, box in self._boxes.items()}
