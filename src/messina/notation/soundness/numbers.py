"""What every number of a position, its seats and its frames can be."""

from collections.abc import Iterator

from messina.rules.events import OPPONENT
from messina.rules.player import Player
from messina.rules.rounds import (
    LAST_ROUND,
    DrawBoat,
    LetBoatArrive,
)
from messina.rules.state import (
    STACKS,
    ChanceFrame,
    Frame,
    State,
    Step,
)
from messina.rules.terms import (
    CABINS,
    EMPTY,
    ESTATE,
    FIRST_BUILT_WORKSHOP,
    FIRST_DOCK,
    GONE,
    LAST_STEP,
    LIEUTENANTS,
    NOWHERE,
    PLACES,
    REPOPULATION_TILES,
    SQUARES,
    UPGRADED,
)
from messina.rules.turn import (
    ActionStep,
    OpenActionStep,
)

MANY = 999
"""More than there ever is of anything that is unlimited (1.2)."""

Ranges = dict[str, tuple[int, int]]


def range_faults(s: State) -> Iterator[str]:
    yield from out_of_range(s, state_ranges(s), "")
    for player in s.seats:
        yield from out_of_range(player, player_ranges(s, player), f"seat {player.seat + 1}: ")
    for frame in s.frames:
        yield from out_of_range(frame, frame_ranges(s, frame), f"{type(frame).__name__}: ")


def out_of_range(thing: object, ranges: Ranges, where: str) -> Iterator[str]:
    for name, (low, high) in ranges.items():
        value = getattr(thing, name)
        for number in [value] if isinstance(value, int) else value:
            if not low <= number <= high:
                yield f"{where}{name} cannot be {number}, only {low} to {high}"


def state_ranges(s: State) -> Ranges:
    last_seat = s.options.players - 1
    cubes = s.options.cubes
    return {
        "round": (0, LAST_ROUND),
        "turn": (0, max(last_seat, 1)),
        "order": (0, last_seat),
        "ranks": (0, last_seat),
        "supply": (0, cubes),
        "cubes": (0, cubes),
        "dock_cubes": (0, 1),
        "citizens": (0, MANY),
        "standing": (NOWHERE, OPPONENT),
        "owners": (NOWHERE, last_seat),
        "docking_left": (1, 15),
        "wheel": (NOWHERE if s.round == 0 else 0, len(s.box.wheel) - 1),
        "era": (1, 2),
        "opponent_popularity": (1, s.box.registers[0].last),
        "opponent_left": (0, LIEUTENANTS),
    }


def player_ranges(s: State, player: Player) -> Ranges:
    return {
        "tokens": (0, MANY),
        "rats": (0, MANY),
        "score": (-MANY, MANY),
        "points": (-MANY, MANY),
        "registers": (1, max(register.last for register in s.box.registers)),
        "places": (0, GONE),
        "had": (3, LIEUTENANTS),
        "squares": (EMPTY, UPGRADED),
        "cabins": (EMPTY, UPGRADED),
        "cabin_classes": (0, 2),
        "cabin_spaces": (0, 2),
        "workshops": (0, len(s.box.workshops) - 1),
        "workers": (EMPTY, UPGRADED),
        "rewarded": (0, 1),
        "wagons": (0, len(s.box.wagons) - 1),
        "wagons_used": (0, len(player.wagons)),
        "boats": (0, len(s.box.boats) - 1),
        "overseer_steps": (0, LAST_STEP),
        "overseer_branches": (0, 2),
        "scrolls": (0, max(track.top for track in player.scroll_board.tracks)),
        "repopulated": (0, REPOPULATION_TILES),
        "pool": (0, MANY),
    }


def frame_ranges(s: State, frame: Frame) -> Ranges:
    """What the numbers of a frame can be; the same name means the same thing in most of them."""
    last_seat = s.options.players - 1
    all_squares = 2**SQUARES - 1
    off_the_hexes = isinstance(frame, ActionStep | OpenActionStep)
    by_number = isinstance(frame, LetBoatArrive | DrawBoat)
    ranges = {
        "player": (0, last_seat),
        "seat": (0, last_seat),
        "position": (0, last_seat),
        "cell": (0, s.layout.hex_cells - 1),
        "hex": (NOWHERE if off_the_hexes else 0, FIRST_DOCK - 1),
        "start": (0, ESTATE),
        "dock": (0, 3) if by_number else (FIRST_DOCK, PLACES - 1),
        "harbour": (0, 3),
        "boat": (0, len(s.box.boats) - 1),
        "stack": (0, STACKS - 1),
        "tile": (0, FIRST_BUILT_WORKSHOP - 1),
        "workshop": (0, len(s.box.workshops) - 1),
        "benefit": (0, len(s.box.benefits) - 1),
        "klass": (0, 2),
        "citizen": (1, UPGRADED),
        "healed": (0, 1),
        "upgraded": (0, 1),
        "upgrades": (0, 1),
        "advances": (0, 1),
        "skip": (0, 1),
        "cycled": (0, 1),
        "owes": (0, 1),
        "settled": (0, 1),
        "kind": (0, 1),
        "allowance": (0, s.options.cubes),
        "near": (0, all_squares),
        "far": (0, all_squares),
        "near_left": (0, SQUARES),
        "far_left": (0, SQUARES),
        "done": (0, 2 ** (CABINS + len(s.box.workshops)) - 1),
    }
    if isinstance(frame, ChanceFrame | Step):
        del ranges["player"]
    return {name: range for name, range in ranges.items() if hasattr(frame, name)}


def length_faults(s: State) -> Iterator[str]:
    if len(s.order) != s.options.players:
        yield f"order names {len(s.order)} seats; {s.options.players} play"
    for player in s.seats:
        if not len(player.workshops) == len(player.workers) == len(player.rewarded):
            yield f"seat {player.seat + 1}: workshops, workers and rewarded are not equally many"
