"""Golden games: one whole game of each main variant, the story of its events, and node counts.

`make golden` writes them anew; do that only after a change of the rules that is meant to change games, and
read the difference. `NAME.messina` is the saved game, `NAME.events` its story, `nodes.txt` says how many
positions lie 2 to 8 decisions behind some moments of these games, chance answering by the game's seed.
"""

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from messina import Game, read_record, record_text
from messina.notation.actions import holder_text, opportunity_text
from messina.rules.actions import LIEUTENANT_AT, STACKS, STRIDE
from messina.rules.box import Box
from messina.rules.dice import Dice, Fate
from messina.rules.engine import apply, legal
from messina.rules.events import OPPONENT, Event
from messina.rules.playout import settle_chance
from messina.rules.state import Offer, State
from messina.rules.terms import CLASSES, SOURCES, SQUARE_NAMES, TOKENS, TRACKS
from tests.eager import choose_eagerly

FOLDER = Path(__file__).parent
NODES = FOLDER / "nodes.txt"
NAMES = ("Ada", "Bice", "Corso", "Dina")

# The seeds were chosen for games in which a lot happens.
GAMES: dict[str, dict[str, Any]] = {
    "1p-a": {"players": 1, "seed": 320},
    "1p-b": {"players": 1, "seed": 717, "estates": "b", "scrolls": "b"},
    "2p": {"players": 2, "seed": 74},
    "2p-b": {"players": 2, "seed": 432, "estates": "b", "scrolls": "b"},
    "2p-czech": {"players": 2, "seed": 19, "major_fire": "czech"},
    "3p": {"players": 3, "seed": 17},
    "3p-mixed": {"players": 3, "seed": 262, "estates": "aba", "scrolls": "bba"},
    "3p-priority-tile": {"players": 3, "seed": 178, "priority_tile": True},
    "4p": {"players": 4, "seed": 387},
    "4p-b": {"players": 4, "seed": 362, "estates": "b", "scrolls": "b"},
}
MOMENTS = (
    ("1p-b", 8),
    ("1p-b", 17),
    ("2p", 2),
    ("2p", 20),
    ("2p-czech", 28),
    ("3p-mixed", 30),
    ("3p-mixed", 47),
    ("4p", 40),
    ("4p-b", 55),
    ("4p-b", 62),
)
"""Games, and the turn before which nodes are counted."""
DEPTHS = (2, 4, 6, 8)
MOST_NODES = 1000
"""No deeper where there are more nodes than this already."""


def play_golden_game(name: str) -> tuple[str, str]:
    """The saved game and its story."""
    options = GAMES[name]
    game = Game(**options, names=NAMES[: options["players"]])
    dice = Dice(options["seed"])
    story = ["the beginning", *(f"  {event_text(game.box, event)}" for event in game.opening_events)]
    while not game.over:
        action, seat = choose_eagerly(game, dice), game.player
        story.append(f"{game.names[seat or 0]}: {action}")
        story += [f"  {event_text(game.box, event)}" for event in game.play(action)]
    return record_text(game), "\n".join([*story, "the end", *result_lines(game)]) + "\n"


def result_lines(game: Game) -> Iterator[str]:
    result = game.result()
    for seat, name in enumerate(game.names):
        points = ", ".join(f"{source} {number}" for source, number in result.breakdown[seat].items())
        yield f"  {result.places[seat]}. {name} {result.scores[seat]}: {points}"
    yield f"  decided by {result.decided_by}"


# Events in words.


def event_text(box: Box, event: Event) -> str:
    name = type(event).__name__
    values = [value_text(box, name, field, value) for field, value in zip(event._fields, event, strict=True)]
    return " ".join([name, *values])


def value_text(box: Box, event: str, field: str, value: int) -> str:
    words = SPECIAL_FIELDS.get(f"{event}.{field}") or FIELDS.get(field)
    return words(box, value) if words else f"{field}={value}"


Words = Callable[[Box, int], str]
FIELDS: dict[str, Words] = {
    "player": lambda box, value: "opponent" if value == OPPONENT else NAMES[value],
    "hex": lambda box, value: box.place_names[value],
    "place": lambda box, value: box.place_names[value],
    "start": lambda box, value: box.place_names[value],
    "dock": lambda box, value: box.place_names[value],
    "boat": lambda box, value: box.boats[value].id,
    "tile": lambda box, value: box.tile_names[value],
    "workshop": lambda box, value: box.workshops[value].id,
    "klass": lambda box, value: CLASSES[value],
    "holder": holder_text,
    "square": lambda box, value: SQUARE_NAMES[value],
    "token": lambda box, value: TOKENS[value],
    "source": lambda box, value: SOURCES[value],
    "register": lambda box, value: TRACKS[value],
    "opportunity": opportunity_text,
    "stacks": lambda box, value: STACKS[value],
}
SPECIAL_FIELDS: dict[str, Words] = {
    "SoloTileRevealed.tile": lambda box, value: box.solo_tiles[value].id,
    "WheelTurned.position": lambda box, value: box.wheel[value].id,
}


# Node counts.


def count_nodes(state: State, fate: Fate, depth: int) -> int:
    """Positions this many decisions later; a game that ends before counts as one."""
    if not state.frames:
        return 1
    offer = Offer()
    legal(state, offer)
    if depth == 1:
        return offer.count
    nodes = 0
    for code in list(offer.codes[: offer.count]):
        next_state = state.copy()
        apply(next_state, code)
        settle_chance(next_state, fate, Offer())
        nodes += count_nodes(next_state, fate, depth - 1)
    return nodes


def node_lines(name: str, turn: int) -> Iterator[str]:
    game = read_record((FOLDER / f"{name}.messina").read_text(encoding="utf-8"))
    turns = [number for number, step in enumerate(game.log) if step.code // STRIDE == LIEUTENANT_AT]
    game.rewind(turns[turn - 1])
    for depth in DEPTHS:
        nodes = count_nodes(game.state, Fate(GAMES[name]["seed"]), depth)
        yield f"{name} before turn {turn}, {depth} decisions on: {nodes}"
        if nodes > MOST_NODES:
            break


def nodes_text() -> str:
    return "".join(f"{line}\n" for moment in MOMENTS for line in node_lines(*moment))


def main() -> None:
    for name in GAMES:
        record, story = play_golden_game(name)
        (FOLDER / f"{name}.messina").write_text(record, encoding="utf-8")
        (FOLDER / f"{name}.events").write_text(story, encoding="utf-8")
    NODES.write_text(nodes_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
