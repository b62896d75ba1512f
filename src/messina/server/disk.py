"""How much room there is where games are kept."""

import shutil
import sys
from pathlib import Path

from messina.store import is_address


def disk_free(database: str | Path) -> int:
    """Bytes; if nobody knows, enough."""
    if is_address(database):
        return sys.maxsize
    try:
        return shutil.disk_usage(Path(database).parent).free
    except OSError:
        return sys.maxsize
