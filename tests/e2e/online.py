"""Tables online, set by a program, and browsers that sit down at them."""

import json
import urllib.request
from typing import Any

from playwright.sync_api import Page

from tests.e2e.house import House
from tests.e2e.moments import open_table


def new_table(house: House, *names: str, **arrangement: Any) -> dict[str, Any]:
    colours = ("green", "yellow", "violet", "rose")
    seats = [{"name": name, "colour": colour} for name, colour in zip(names, colours, strict=False)]
    body = json.dumps({"way": "online", "seats": seats, "arrangement": arrangement}).encode()
    request = urllib.request.Request(
        f"{house.address}/api/tables", body, {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        created: dict[str, Any] = json.load(answer)
    return created


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
