"""A whole position as readable text, and back.

One line a field: its name and its value, with the game's own names for places, tiles and squares, and
only what differs from an empty table. `position_text` and `read_position` are exact inverses. The fields
and how each is written are the two tables `state_fields` and `player_fields` below; docs/formats.md
describes the format.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from messina.errors import OptionError, PositionError
from messina.notation.actions import opportunity_names
from messina.notation.soundness import faults
from messina.options import FIELDS, option_texts, read_options
from messina.rules.actions import BRANCHES
from messina.rules.box import Box
from messina.rules.options import Options
from messina.rules.player import Player
from messina.rules.state import Frame, State, new_state
from messina.rules.terms import (
    CLASSES,
    CORNERS,
    FIRST_BENEFIT,
    NOWHERE,
    PLACES,
    SOURCES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
)

HEADER = "messina-position 1"


@dataclass(frozen=True)
class Codec:
    """How one field is written and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def whole_number(text: str) -> int:
    if len(text) > 15:
        raise ValueError("too many digits")
    return int(text)


def number_codec() -> Codec:
    return Codec(str, whole_number)


def flag_codec() -> Codec:
    return Codec(lambda value: "yes" if value else "no", lambda text: {"yes": True, "no": False}[text])


def name_codec(names: Sequence[str]) -> Codec:
    """One of some names; `-` for none."""
    return Codec(
        lambda value: "-" if value == NOWHERE else names[value],
        lambda text: NOWHERE if text == "-" else names.index(text),
    )


def bits_codec(names: Sequence[str]) -> Codec:
    """A set of names, kept as bits."""
    return Codec(
        lambda value: " ".join(name for i, name in enumerate(names) if value >> i & 1),
        lambda text: sum({1 << names.index(name) for name in text.split()}),
    )


def list_codec(item: Codec) -> Codec:
    """Values in a row."""
    return Codec(
        lambda values: " ".join(item.write(value) for value in values),
        lambda text: vec[i64]([item.read(word) for word in text.split()]),
    )


def table_codec(names: Sequence[str], item: Codec, default: int) -> Codec:
    """A value for each name; only those unlike the default are written, as name=value."""

    def write(values: Any) -> str:
        pairs = zip(names, values, strict=True)
        return " ".join(f"{name}={item.write(value)}" for name, value in pairs if value != default)

    def read(text: str) -> vec[i64]:
        values = [default] * len(names)
        for word in text.split():
            name, _, value = word.partition("=")
            values[names.index(name)] = item.read(value)
        return vec[i64](values)

    return Codec(write, read)


def flags_codec(names: Sequence[str]) -> Codec:
    """A yes or no for each name, kept as bits; those that are yes are written, as name=1."""
    table = table_codec(names, Codec(str, {"0": 0, "1": 1}.__getitem__), 0)
    return Codec(
        lambda value: table.write([value >> i & 1 for i in range(len(names))]),
        lambda text: sum(flag << i for i, flag in enumerate(table.read(text))),
    )


def state_fields(box: Box, options: Options) -> dict[str, Codec]:
    """The fields of a position, in the order they are written."""
    hexes = [h.id for h in box.hexes]
    layout = box.layout(options.players)
    cells = [*layout.names, *(f"dock-{corner}" for corner in CORNERS)]
    berths = [f"{name}.{space}" for name in box.place_names[24:28] for space in (1, 2, 3)]
    seats = [str(seat + 1) for seat in range(options.players)]
    figures = [*seats, *(str(n + 1) for n in range(options.players, 4)), "opponent"]
    stack_names = [f"stack{i}.{depth}" for i in range(1, 9) for depth in range(1, 9)]
    tiles = Codec(
        lambda value: "?" if value == 255 else box.tile_names[value],
        lambda text: 255 if text == "?" else box.tile_names.index(text),
    )
    ranks = [f"{track}.{place}" for track in TRACKS for place in range(1, options.players + 1)]
    number = number_codec()
    return {
        "round": number,
        "turn": number,
        "in_action_step": flag_codec(),
        "order": list_codec(name_codec(seats)),
        "ranks": table_codec(ranks, name_codec(seats), NOWHERE),
        "supply": number,
        "cells": table_codec(box.place_names[:PLACES], name_codec(cells), NOWHERE),
        "extensions": bits_codec([f"X{i}" for i in range(1, 7)]),
        "cubes": table_codec(hexes, number, 0),
        "citizens": table_codec([f"{h}.{klass}" for h in hexes for klass in CLASSES], number, 0),
        "standing": table_codec(hexes, name_codec(figures), NOWHERE),
        "owners": table_codec(hexes, name_codec(seats), NOWHERE),
        "docks": table_codec(berths, name_codec([boat.id for boat in box.boats]), NOWHERE),
        "dock_cubes": table_codec(berths, number, 0),
        "docking_left": bits_codec(box.place_names[24:28]),
        "boats_left": bits_codec([boat.id for boat in box.boats]),
        "hexes_left": bits_codec(hexes),
        "wheel": name_codec([position.id for position in box.wheel]),
        "era": number,
        "stacks": table_codec(stack_names, tiles, NOWHERE),
        "unseen": bits_codec(box.tile_names),
        "opponent_popularity": number,
        "opponent_left": number,
        "solo_left": bits_codec([tile.id for tile in box.solo_tiles]),
    }


def player_fields(box: Box) -> dict[str, Codec]:
    """The fields of a seat, likewise."""
    places = [*box.place_names, "supply", "gone"]
    cabins = [f"cabin-{i}" for i in range(1, 5)]
    figures = [f"figure-{i}" for i in range(1, 6)]
    citizens = name_codec(["empty", "plain", "upgraded"])
    tracks = ["track-1", "track-2", "track-3"]
    names = opportunity_names(box)
    opportunities = range(FIRST_BENEFIT + box.pending_benefits)
    pool = [names.get(i, f"benefit-{i}").replace(" ", "") for i in opportunities]
    workshops = list_codec(name_codec([tile.id for tile in box.workshops]))
    number = number_codec()
    return {
        "tokens": table_codec(TOKENS[:4], number, 0),
        "rats": number,
        "score": number,
        "points": table_codec(SOURCES, number, 0),
        "registers": table_codec(TRACKS[:3], number, 1),
        "places": table_codec(figures, name_codec(places), NOWHERE),
        "used": flags_codec(figures),
        "had": number,
        "squares": table_codec(SQUARE_NAMES, citizens, 0),
        "spent": bits_codec(SQUARE_NAMES),
        "cabins": table_codec(cabins, citizens, 0),
        "cabin_classes": table_codec(cabins, name_codec(CLASSES), 0),
        "cabin_spaces": table_codec(cabins, number, 0),
        "improvements": table_codec(cabins, name_codec([t.id for t in box.improvements]), NOWHERE),
        "workshops": workshops,
        "workers": list_codec(citizens),
        "rewarded": list_codec(number),
        "wagons": list_codec(name_codec([wagon.id for wagon in box.wagons])),
        "wagons_used": number,
        "boats": list_codec(name_codec([boat.id for boat in box.boats])),
        "overseer_steps": table_codec(CLASSES, number, 0),
        "overseer_branches": table_codec(CLASSES, name_codec([b.strip() or "common" for b in BRANCHES]), 0),
        "overseer_upgraded": flags_codec(CLASSES),
        "scrolls": table_codec(tracks, number, 0),
        "repopulated": number,
        "pool": table_codec(pool, number, 0),
    }


def frame_kinds() -> dict[str, type[Frame]]:
    """Every kind of frame by its name; those that others are made from are no frames themselves."""
    kinds: dict[str, type[Frame]] = {}
    waiting: list[type[Frame]] = [Frame]
    while waiting:
        kind = waiting.pop()
        if not kind.__subclasses__():
            kinds[kind.__name__] = kind
        waiting.extend(kind.__subclasses__())
    return kinds


FRAMES = frame_kinds()


def position_text(state: State) -> str:
    """The position as text; equal positions have equal texts."""
    options = state.options
    lines = [
        HEADER,
        f"pack {state.box.hash}",
        *(f"{name} {text}" for name, text in option_texts(options).items()),
    ]
    for name, codec in state_fields(state.box, options).items():
        lines.append(f"{name} {codec.write(getattr(state, name))}".rstrip())
    fields = player_fields(state.box)
    for player in state.seats:
        lines.append(f"seat {player.seat + 1}")
        lines.append(f"  estate {player.estate.id}")
        lines.append(f"  scroll_board {player.scroll_board.id}")
        for name, codec in fields.items():
            lines.append(f"  {name} {codec.write(getattr(player, name))}".rstrip())
    for frame in state.frames:
        lines.append(" ".join(["frame", type(frame).__name__, *map(str, frame.fields())]))
    return "\n".join([*lines, "end"]) + "\n"


class Lines:
    """The lines of a position text, read one after another."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.number = 0

    def value(self, name: str) -> str:
        """The value of the next line, which must have this name."""
        self.number += 1
        if self.number > len(self.lines):
            raise PositionError(f"line {self.number}: the text ends where {name!r} should follow")
        found, _, value = self.lines[self.number - 1].strip().partition(" ")
        if found != name:
            raise PositionError(f"line {self.number}: {found!r} stands where {name!r} should")
        return value

    def read(self, name: str, codec: Codec) -> Any:
        value = self.value(name)
        try:
            return codec.read(value)
        except (ValueError, KeyError, IndexError) as problem:
            raise PositionError(f"line {self.number}: {name} cannot be {value!r} ({problem})") from None


def read_position(text: str, box: Box) -> State:
    """The position a text describes; PositionError says which line is wrong, or what is impossible."""
    lines = Lines(text)
    if lines.value("messina-position") != HEADER.split()[1]:
        raise PositionError(f"line 1: not {HEADER!r}; this is another format")
    if lines.value("pack") != box.hash:
        raise PositionError(f"line 2: the position belongs to another component pack than {box.name!r}")
    options = options_of(lines)
    state = new_state(box, options)
    for name, codec in state_fields(box, options).items():
        setattr(state, name, lines.read(name, codec))
    fields = player_fields(box)
    for player in state.seats:
        read_player(lines, box, player, fields)
    while lines.number < len(lines.lines) - 1:
        read_frame(lines, state)
    lines.value("end")
    for place, cell in enumerate(state.cells):
        if cell != NOWHERE:
            state.tiles[cell] = place
    state.distances = state.layout.distances(state.extensions)
    for fault in faults(state):
        raise PositionError(f"the position is impossible: {fault}")
    refuse_other_spellings(lines, state)
    return state


def options_of(lines: Lines) -> Options:
    texts = {name: lines.value(name) for name in FIELDS}
    try:
        return read_options(texts)
    except OptionError as problem:
        raise PositionError(f"lines 3 to 7: {problem}") from None


def refuse_other_spellings(lines: Lines, state: State) -> None:
    """A position is written in one way only: nothing twice, in this order, numbers without a plus sign."""
    right_lines = position_text(state).splitlines()
    for number, (line, right) in enumerate(zip(lines.lines, right_lines, strict=True), start=1):
        if line.split() != right.split():
            raise PositionError(f"line {number}: {line.strip()!r} should be written {right.strip()!r}")


def read_player(lines: Lines, box: Box, player: Player, fields: dict[str, Codec]) -> None:
    if lines.value("seat") != str(player.seat + 1):
        raise PositionError(f"line {lines.number}: seat {player.seat + 1} should follow")
    estates = [box.estate_a, *box.estates_b]
    boards = [box.scroll_a, *box.scrolls_b]
    player.estate = estates[lines.read("estate", name_codec([e.id for e in estates]))]
    player.scroll_board = boards[lines.read("scroll_board", name_codec([b.id for b in boards]))]
    for name, codec in fields.items():
        setattr(player, name, lines.read(name, codec))


def read_frame(lines: Lines, state: State) -> None:
    kind, *fields = lines.value("frame").split() or [""]
    try:
        state.push(FRAMES[kind](*[whole_number(field) for field in fields]))
    except (KeyError, TypeError, ValueError):
        raise PositionError(
            f"line {lines.number}: there is no frame {kind!r} with {len(fields)} numbers"
        ) from None
