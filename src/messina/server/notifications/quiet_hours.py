"""Quiet hours: a part of the day, in the recipient's own time zone, in which nothing is sent."""

import zoneinfo
from datetime import UTC, datetime, timedelta
from typing import Any

from messina.errors import OptionError
from messina.server import messages as wire


def check_quiet(quiet: wire.Quiet | None) -> dict[str, Any] | None:
    """As it is kept; none if it has no length."""
    if quiet is None or quiet.start == quiet.end:
        return None
    try:
        zoneinfo.ZoneInfo(quiet.zone)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise OptionError(f"{quiet.zone[:40]!r} is no time zone, such as Europe/Prague") from None
    return {"start": quiet.start, "end": quiet.end, "zone": quiet.zone}


def quiet_until(quiet: dict[str, Any] | None, now: float) -> float | None:
    """When the quiet hours of now are over; None if there are none now."""
    if quiet is None:
        return None
    try:
        zone: zoneinfo.ZoneInfo = zoneinfo.ZoneInfo(quiet["zone"])
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        return None  # a system that has forgotten a zone disturbs rather than loses
    here = datetime.fromtimestamp(now, UTC).astimezone(zone)
    minute = here.hour * 60 + here.minute
    start, end = quiet["start"], quiet["end"]
    if not (start <= minute < end if start < end else minute >= start or minute < end):
        return None
    over = here.replace(hour=end // 60, minute=end % 60, second=0, microsecond=0, fold=0)
    if over <= here:
        over = (over + timedelta(days=1)).replace(tzinfo=zone)
    return over.timestamp()
