"""A look at the write-ahead log before SQLite recovers it: does it end in the middle of a write?

SQLite takes what is complete and forgets the rest without a word. That is right, but whoever runs the server
should hear of it. (https://www.sqlite.org/fileformat2.html#walformat)
"""

import struct
from pathlib import Path
from typing import Final

HEADER: Final = struct.Struct(">8I")
"""Magic, format, page size, checkpoint, two salts, two checksums."""
FRAME: Final = struct.Struct(">6I")
"""Page, size of the database after a commit or 0, two salts, two checksums; then the page."""
MAGIC: Final = 0x377F0682
LARGEST_PAGE: Final = 65536


def unfinished(database: Path) -> bool:
    """Frames of the present round after the last commit, or a piece of one."""
    try:
        with database.with_name(f"{database.name}-wal").open("rb") as file:
            header = file.read(HEADER.size)
            if len(header) < HEADER.size:
                return len(header) > 0
            magic, _, page, _, *salts, _, _ = HEADER.unpack(header)
            if magic & ~1 != MAGIC or not 512 <= page <= LARGEST_PAGE:
                return True
            open_frames = False
            while head := file.read(FRAME.size):
                body = len(file.read(page))
                if len(head) < FRAME.size:
                    return True
                _, committed, *frame_salts = FRAME.unpack(head)[:4]
                if frame_salts != salts:  # left over from the round before
                    break
                if body < page:
                    return True
                open_frames = committed == 0
            return open_frames
    except OSError:
        return False
