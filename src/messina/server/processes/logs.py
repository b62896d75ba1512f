"""What the server writes about itself: one line a matter, with the request it is about, and never a flood."""

import contextvars
import json
import logging
import sys
import time
import traceback
from typing import Any, Final, Literal

LogFormat = Literal["text", "json"]
LINES_A_MINUTE = 5
"""Of one kind; the rest is only counted."""
MINUTE = 60.0
KINDS_KEPT = 1000

request_id: contextvars.ContextVar[str] = contextvars.ContextVar("request_id", default="")


class Once(logging.Filter):
    """Lets a few lines of each kind through a minute and says how many it has kept back."""

    def __init__(self) -> None:
        super().__init__()
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, str(record.msg)[:60])
        now = time.monotonic()
        began, count = self._seen.get(kind, (now, 0))
        if now - began >= MINUTE:
            if count > LINES_A_MINUTE:
                record.msg = f"{record.msg} (and {count - LINES_A_MINUTE} more like it)"
            began, count = now, 0
        if len(self._seen) > KINDS_KEPT:
            self._seen.clear()
        self._seen[kind] = (began, count + 1)
        return count < LINES_A_MINUTE


class Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s%(request)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        id = request_id.get()
        record.request = f" [{id}]" if id else ""
        return super().format(record)


class Json(logging.Formatter):
    """One object a line, for programs that collect logs."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if id := request_id.get():
            line["request"] = id
        if record.exc_info and record.exc_info[0] is not None:
            line["traceback"] = "".join(traceback.format_exception(*record.exc_info))
        return json.dumps(line)


FORMATS: Final = {"text": Text, "json": Json}


def configure(format: LogFormat) -> None:
    """All logs of the process to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMATS[format]())
    handler.addFilter(Once())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
