"""Tables online, set by a program, and browsers that sit down at them."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page

from tests.e2e.house import House
from tests.e2e.moments import open_table

COLOURS = ("green", "yellow", "violet", "rose")


def new_table(house: House, *names: str, **arrangement: Any) -> dict[str, Any]:
    seats = [{"name": name, "colour": colour} for name, colour in zip(names, COLOURS, strict=False)]
    return post(house, {"way": "online", "seats": seats, "arrangement": arrangement})


def post(house: House, table: dict[str, Any]) -> dict[str, Any]:
    request = urllib.request.Request(
        f"{house.address}/api/tables", json.dumps(table).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        created: dict[str, Any] = json.load(answer)
    return created


def against_bots(page: Page, house: House, *bots: str) -> str:
    """Opens a table with these bots, for a game that is the same every time; its id."""
    others = [{"name": bot, "colour": COLOURS[seat], "bot": bot} for seat, bot in enumerate(bots, start=1)]
    seats = [{"name": "Anna", "colour": COLOURS[0]}, *others]
    created = post(house, {"way": "bots", "seats": seats, "seed": 1347})
    take_seat(page, house, created, 0)
    id: str = created["table"]["id"]
    return id


def take_seat(page: Page, house: House, created: dict[str, Any], seat: int, *further: str) -> None:
    """Opens the table with the key of this seat, and with others."""
    keys = [created["keys"][seat]["token"], *further]
    open_table(page, house.address, created["table"]["id"], keys)


def take_all_seats(page: Page, house: House, created: dict[str, Any]) -> None:
    """As if one person had all links: the table does not wait for anybody."""
    take_seat(page, house, created, 0, *(key["token"] for key in created["keys"][1:]), created["owner"])


def door(house: House, created: dict[str, Any], seat: int) -> str:
    """The link of a seat."""
    return f"{house.address}/t/{created['table']['id']}#key={created['keys'][seat]['token']}"
