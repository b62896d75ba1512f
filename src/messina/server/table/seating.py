"""Who may sit at a table, and under which name."""

from collections.abc import Sequence

from messina.errors import MessinaError, OptionError
from messina.game.driver import check_names
from messina.server import messages as wire
from messina.store import SeatRecord

LONGEST_NAME = 40


def check_seats(way: str, seats: Sequence[wire.NewSeat]) -> None:
    """Who may sit at a table of this kind."""
    if way == "solo" and len(seats) != 1:
        raise OptionError("a solo table has one seat")
    if way != "solo" and not 2 <= len(seats) <= 4:
        raise OptionError("a table has 2 to 4 seats; alone one plays solo")
    if len({seat.colour for seat in seats}) != len(seats):
        raise OptionError("every seat has a colour of its own")
    if way == "bots" and all(seat.bot is None for seat in seats):
        raise OptionError("a table with bots has a bot")
    if way != "bots" and all(seat.bot is not None for seat in seats):
        raise OptionError("somebody has to play: at least one seat is a human's")
    for seat in seats:
        if len(seat.name) > LONGEST_NAME:
            raise OptionError(f"a name has at most {LONGEST_NAME} letters")
    check_names([seat.name for seat in seats], len(seats))


def among_others(way: str, seats: Sequence[wire.NewSeat] | Sequence[SeatRecord]) -> bool:
    """Do several people play here, each at a place of their own? Whoever may come back is one of them."""
    return way != "hotseat" and sum(is_persons(seat) for seat in seats) > 1


def is_persons(seat: wire.NewSeat | SeatRecord) -> bool:
    return seat.bot is None or (isinstance(seat, SeatRecord) and seat.key_hash is not None)


def helped(way: str, seats: Sequence[SeatRecord], agreed: wire.Arrangement) -> bool:
    """May the players be given hints? Among other people only if that was agreed on."""
    return agreed.hints or not among_others(way, seats)


def shortened(name: str, seat: int) -> str:
    """A recorded name as a table shows it."""
    return name.strip()[:LONGEST_NAME].strip() or f"Player {seat + 1}"


def checked_name(name: str) -> str:
    """A name that may be shown, or none."""
    try:
        return check_names([name], 1)[0] if len(name) <= LONGEST_NAME else ""
    except MessinaError:
        return ""
