"""The stacks of tiles to build."""

from collections import Counter
from collections.abc import Iterator

from messina.notation.soundness.table import count_faults
from messina.rules.building import PickCabin, Reveal
from messina.rules.state import (
    DEPTH,
    FIRST_WAGON_STACK,
    FIRST_WORKSHOP_STACK,
    STACKS,
    State,
)
from messina.rules.terms import (
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    NOWHERE,
    UNKNOWN,
)


def stack_faults(s: State) -> Iterator[str]:
    """2.5 to 2.7, 7.7: what lies in a stack belongs there; only what went under it is known."""
    revealing = [frame.stack for frame in s.frames if isinstance(frame, Reveal)]
    for stack in range(STACKS):
        name = f"stack{stack + 1}"
        tiles = list(s.stacks[stack * DEPTH : (stack + 1) * DEPTH])
        height = DEPTH - tiles.count(NOWHERE)
        if any(tile != NOWHERE for tile in tiles[height:]):
            yield f"{name} has a gap"
            continue
        below = [tile == UNKNOWN for tile in tiles[1:height]]
        if below != sorted(below, reverse=True):
            yield f"{name} has face-down tiles under face-up ones"
        if s.round > 0 and (s.is_unknown(stack) != (stack in revealing) or revealing.count(stack) > 1):
            yield f"{name} does not have the tile on top face up"
        if stack >= FIRST_WAGON_STACK and not all(below):
            yield f"{name} has face-up wagons below the top"
        for tile in tiles[:height]:
            if tile != UNKNOWN and tile not in stack_tiles(s, stack, height):
                yield f"{s.box.tile_names[tile]} cannot lie in {name}"
    for first, end, unknown in face_down(s):
        unseen = sum(s.unseen >> tile & 1 for tile in range(first, end))
        if unseen != unknown:
            yield (
                f"{unseen} tiles from {s.box.tile_names[first]} to {s.box.tile_names[end - 1]} are unseen; "
                f"{unknown} lie face down"
            )


def stack_tiles(s: State, stack: int, height: int) -> range:
    """Tiles that can lie face up in a stack."""
    if stack < FIRST_WORKSHOP_STACK:
        return range(FIRST_BUILT_WORKSHOP)
    if stack < FIRST_WAGON_STACK:
        first, end = workshop_tiles(s.era, stack - FIRST_WORKSHOP_STACK)
        return range(first, end)
    first = FIRST_BUILT_WAGON + (5 - height) * 2
    return range(first, first + 2)


def workshop_tiles(era: int, klass: int) -> tuple[int, int]:
    size = 6 if era == 1 else 5
    first = FIRST_BUILT_WORKSHOP + (0 if era == 1 else 18) + klass * size
    return first, first + size


def face_down(s: State) -> Iterator[tuple[int, int, int]]:
    """Groups of tiles, each with the number of its tiles that are unseen."""
    unknown = [list(s.stacks[i * DEPTH : (i + 1) * DEPTH]).count(UNKNOWN) for i in range(STACKS)]
    yield 0, FIRST_BUILT_WORKSHOP, sum(unknown[:FIRST_WORKSHOP_STACK])
    for klass in range(3):
        yield *workshop_tiles(s.era, klass), unknown[FIRST_WORKSHOP_STACK + klass]
        other = workshop_tiles(3 - s.era, klass)
        yield *other, (other[1] - other[0] if s.era == 1 else 0)
    for number in range(1, 6):
        # Of each pair one wagon stays unseen for good where there is one stack only (2.6).
        lowest = FIRST_BUILT_WAGON + (number - 1) * 2
        below = sum(5 - count < number for count in unknown[FIRST_WAGON_STACK:])
        yield lowest, lowest + 2, (1 + (5 - unknown[6] < number) if s.options.few else below)


def tile_faults(s: State) -> Iterator[str]:
    """Each tile is unseen, on offer or built; the era-I workshops leave the game (3.4)."""
    tiles = range(len(s.box.tile_names))
    seen = Counter(tile for tile in tiles if s.unseen >> tile & 1)
    seen.update(tile for tile in s.stacks if tile not in (NOWHERE, UNKNOWN))
    seen.update(frame.tile for frame in s.frames if isinstance(frame, PickCabin))
    for player in s.seats:
        seen.update(tile for tile in player.improvements if tile != NOWHERE)
        seen.update(FIRST_BUILT_WORKSHOP + workshop for workshop in player.workshops)
        seen.update(FIRST_BUILT_WAGON + wagon for wagon in player.wagons)
    era1_left = s.era == 2
    for tile in tiles:
        may_be_gone = era1_left and FIRST_BUILT_WORKSHOP <= tile < FIRST_BUILT_WORKSHOP + 18
        if seen[tile] or not may_be_gone:
            yield from count_faults(s, s.box.tile_names[tile], seen[tile], False)
