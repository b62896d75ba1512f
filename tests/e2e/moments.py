"""Tables set in the middle of a game: a seeded game is played to a moment here, and the server takes it in.

So a test begins where it has something to show, and the same moment comes every time.
"""

import json
import urllib.request
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple, Protocol

from messina import Action, Game, record_text
from messina.rules.dice import Dice
from messina.words import ask
from tests.e2e.house import House
from tests.eager import draw, weight

Wanted = Callable[[Game], bool]
MOST_SEEDS = 40


class Looks(Protocol):
    """Whatever shows pages: a page of Playwright, or the window of another engine."""

    def goto(self, url: str, /) -> object: ...

    def evaluate(self, expression: str, arg: Any = None, /) -> Any: ...


class Taken(NamedTuple):
    """A table made of a record: its id, and the keys of its seats."""

    id: str
    keys: list[str]


@cache
def record_at(wanted: Wanted, players: int) -> str:
    """The first moment like this in some eager games, the same every time."""
    for seed in range(1, MOST_SEEDS):
        game, dice = Game(players, seed=seed), Dice(seed)
        while not game.over:
            if wanted(game):
                return record_text(game)
            game.play(choose(game, dice))
        if wanted(game):
            return record_text(game)
    raise AssertionError("no game comes to such a moment")


def choose(game: Game, dice: Dice) -> Action:
    """Eagerly, but workshops stay empty: who could work there is still asked about."""
    actions = [action for action in game.legal_actions if action.verb != "employ"]
    return draw([(weight(game, action), action) for action in actions], dice)


def take_in(house: House, wanted: Wanted, players: int) -> Taken:
    record = record_at(wanted, players).encode()
    request = urllib.request.Request(
        f"{house.address}/api/tables/import", record, {"Content-Type": "text/plain"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        created: dict[str, Any] = json.load(answer)
    return Taken(created["table"]["id"], [key["token"] for key in created["keys"]])


def sit_down(page: Looks, house: House, table: Taken, *seats: int) -> None:
    """Opens the table with the keys of these seats, or of all."""
    keys = [table.keys[seat] for seat in seats] if seats else table.keys
    open_table(page, house.address, table.id, keys)


def open_table(page: Looks, address: str, id: str, keys: list[str]) -> None:
    """As somebody who has these keys."""
    page.evaluate(
        "([name, keys]) => localStorage.setItem(name, keys)", [f"messina.keys.{id}", json.dumps(keys)]
    )
    page.goto(f"{address}/t/{id}")


# Moments.


def near_the_end(game: Game) -> bool:
    """The last turns of the last round: at most one lieutenant is left to go."""
    return game.state.round == 6 and sum(unused(game)) <= 1


def unused(game: Game) -> list[int]:
    return [
        sum(not player.is_used(i) and place <= 28 for i, place in enumerate(player.places))
        for player in game.state.seats
    ]


def at_the_end(game: Game) -> bool:
    return game.over


def in_the_middle(game: Game) -> bool:
    return game.state.round == 3 and asked(game, "ChooseDestination")


def asked(game: Game, name: str) -> bool:
    question = game.question
    return question is not None and question.name == name


def verbs(game: Game) -> list[str]:
    return [action.text for action in game.legal_actions]


def place_to_act(game: Game) -> str | None:
    """A hex where nothing is asked before the action step, and where a click takes the action."""
    for action in game.legal_actions if asked(game, "ChooseDestination") else ():
        there = game.copy()
        there.play(action)
        there.run_on()
        if asked(there, "ActionStep") and {"action", "repopulate"} & set(verbs(there)) == {"action"}:
            return action.text.removeprefix("go ")
    return None


def can_go_and_act(game: Game) -> bool:
    return game.state.round >= 2 and place_to_act(game) is not None


def several_lieutenants(game: Game) -> bool:
    return game.state.round == 3 and sum(text.startswith("lieutenant") for text in verbs(game)) > 1


def lieutenant_at_home(game: Game) -> bool:
    """4.3: only one at home can be chosen; a citizen may go to a workshop before (7.6)."""
    texts = verbs(game) if asked(game, "ChooseLieutenant") else []
    return "lieutenant estate" in texts and any(text.startswith("employ") for text in texts)


def paid_advance(game: Game) -> bool:
    """8.3: a step on a register can be bought, beside what is asked."""
    return not game.over and any(text.startswith("advance") for text in verbs(game))


def fighting(game: Game) -> bool:
    """6.2: cubes can be burned in more than one way, and beside the hex, too."""
    return asked(game, "Fight") and sum(text.startswith("burn") for text in verbs(game)) > 1


def building(game: Game) -> bool:
    """7.7: tiles to build, and the offer to cycle."""
    texts = verbs(game) if asked(game, "Build") else []
    return sum(text.startswith("build") for text in texts) > 1 and any(
        text.startswith("cycle") for text in texts
    )


def asking(name: str) -> Wanted:
    def wanted(game: Game) -> bool:
        return asked(game, name)

    wanted.__name__ = name
    return wanted


def at_the_longest_name(wanted: Wanted, round: int = 1) -> Wanted:
    """From a round on, and the hex with the longest name is named in the question."""

    def there(game: Game) -> bool:
        if game.state.round < round or not wanted(game):
            return False
        return max((hex.name for hex in game.box.hexes), key=len) in ask(game.state, game.names)

    there.__name__ = f"{wanted.__name__}_at_the_longest_name_{round}"
    return there


MOMENTS: Final = (
    in_the_middle,
    building,
    paid_advance,
    several_lieutenants,
    fighting,
    at_the_longest_name(asking("Fight")),
    at_the_longest_name(asking("Rescue")),
    at_the_longest_name(asking("ActionStep"), 2),
    *(asking(name) for name in ("PlaceInSector", "PlaceInCabin", "GiveCitizen", "ChooseBoat")),
    *(asking(name) for name in ("PickOverseer", "PickStep", "Activate", "PickUpgrade", "PickScroll")),
    near_the_end,
)
"""One of every kind that people meet often, with the longest words."""
