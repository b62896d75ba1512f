"""Games of every variant as the client hears them: for each step its events, and what changed in the view.

`make recorded` writes them to web/fixtures, with what is printed. There a test folds the events with the
client's own code and compares every position with the server's; here one holds that the games are still what
the server tells.
"""

import gzip
from pathlib import Path
from typing import Any

import msgspec

from messina import Action, Game, load_pack
from messina.rules.dice import Dice
from messina.rules.setup import new_position
from messina.server import messages as wire
from messina.server.views.events import event
from messina.server.views.position import position
from messina.server.views.printed import printed
from tests.eager import play_eagerly
from tests.test_conformance import VARIANTS, Variant

FIXTURES = Path(__file__).parents[1] / "web" / "fixtures"
GAMES = FIXTURES / "games"
PRINTED = FIXTURES / "printed.json"
SEED = 1347
Change = list[Any]
"""A path into the view and the new value there; the path alone where something is no more."""


def recorded(variant: Variant) -> dict[str, Any]:
    """A whole game, step by step: those of chance, too, which a table goes through in one go."""
    options, seed = variant._asdict(), SEED + VARIANTS.index(variant)
    played = play_eagerly(Game(seed=seed, **options), Dice(seed))
    game = Game(**options)
    box = game.state.box
    shown = first = told(position(new_position(box, game.options)))
    steps = []
    assert not game.opening_events
    for step in played.log:
        events = game.play(Action(step.code, ""))
        now = told(position(game.state))
        steps.append([[told(event(box, one)) for one in events], differences(shown, now)])
        shown = now
    assert game.over
    return {"first": first, "steps": steps}


def told(structure: wire.Wire) -> Any:
    return msgspec.json.decode(msgspec.json.encode(structure))


def differences(old: Any, new: Any, *path: str | int) -> list[Change]:
    if isinstance(old, dict) and isinstance(new, dict):
        found = [[[*path, key]] for key in old if key not in new]
        for key, value in new.items():
            found += differences(old[key], value, *path, key) if key in old else [[[*path, key], value]]
        return found
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [one for i, value in enumerate(new) for one in differences(old[i], value, *path, i)]
    return [] if old == new else [[[*path], new]]


def file_of(variant: Variant) -> Path:
    return GAMES / f"{variant}.json.gz"


def printed_components() -> bytes:
    return msgspec.json.encode(printed(load_pack())) + b"\n"


def main() -> None:
    PRINTED.write_bytes(printed_components())
    GAMES.mkdir(exist_ok=True)
    for variant in VARIANTS:
        file_of(variant).write_bytes(gzip.compress(msgspec.json.encode(recorded(variant)), mtime=0))


if __name__ == "__main__":
    main()
