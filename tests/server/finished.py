"""Games that are nearly over: so that what comes after the end can be tried without playing all of it."""

from functools import cache
from typing import Any

from messina import Game, record_text
from messina.rules.dice import Dice
from tests.eager import draw, weight
from tests.server.at_the_table import Client, http, keys_of


@cache
def last_record(players: int, boards: str) -> str:
    """A game of so many before its last decisions."""
    game, dice = Game(players, seed=3, estates=boards, scrolls=boards), Dice(3)
    while not game.over:
        game.play(draw([(weight(game, action), action) for action in game.legal_actions], dice))
    while game.over:
        game.undo()
    return record_text(game)


def nearly_over(address: str, players: int, boards: str = "a") -> dict[str, Any]:
    """Such a game at a table around one screen."""
    with http(address) as client:
        answer = client.post("/api/tables/import", content=last_record(players, boards))
    assert answer.status_code == 201, answer.text
    created: dict[str, Any] = answer.json()
    return created


def finish(address: str, created: dict[str, Any]) -> Client:
    """Play it to its end; the socket of whoever did."""
    client = Client(address, created["table"]["id"], keys_of(created))
    while not client.over:
        client.act(client.view["choices"][0])
    return client
