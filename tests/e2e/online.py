"""Tables online, set by a program, and browsers that sit down at them."""

from typing import Any

from tests.e2e.house import House
from tests.e2e.moments import Looks, open_table
from tests.server import at_the_table
from tests.server.at_the_table import COLOURS


def new_table(house: House, *names: str, **arrangement: Any) -> dict[str, Any]:
    seats = [{"name": name, "colour": colour} for name, colour in zip(names, COLOURS, strict=False)]
    return at_the_table.new_table(host(house), "online", seats, arrangement=arrangement)


def against_bots(page: Looks, house: House, *bots: str) -> str:
    """Opens a table with these bots, for a game that is the same every time; its id."""
    created = at_the_table.new_table(host(house), "bots", at_the_table.with_bots(*bots), seed=1347)
    take_seat(page, house, created, 0)
    id: str = created["table"]["id"]
    return id


def host(house: House) -> str:
    return house.address.removeprefix("http://")


def take_seat(page: Looks, house: House, created: dict[str, Any], seat: int, *further: str) -> None:
    """Opens the table with the key of this seat, and with others."""
    keys = [created["keys"][seat]["token"], *further]
    open_table(page, house.address, created["table"]["id"], keys)


def take_all_seats(page: Looks, house: House, created: dict[str, Any]) -> None:
    """As if one person had all links: the table does not wait for anybody."""
    take_seat(page, house, created, 0, *(key["token"] for key in created["keys"][1:]), created["owner"])
