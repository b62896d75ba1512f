"""A table for tests: small positions set up in the words of the game.

    table = Table(players=2)
    table.cubes("H5", 1)
    table.player(0, fire=1)
    table.turn(0, place="estate")     # seat 0 is about to choose where this lieutenant goes
    events = table.play("go H5", "burn fire")

The city lies as the seed has it unless a test lays hexes elsewhere; no cube, citizen or boat is in it, and
chance is answered by the game's seed unless a test takes it over with `chance`:

    table.chance()
    events = table.begin_round(2, wheel="wheel-05")
    events += table.play("docking dock-nw", "arrive T5", "lay H14")
"""

import json
import re
import tomllib
from importlib import resources
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from messina import Game, Result
from messina.notation.actions import action_text, opportunity_text
from messina.packs import read_pack
from messina.rules.box import Box
from messina.rules.engine import legal, settle
from messina.rules.events import Event
from messina.rules.overseers import ANY
from messina.rules.player import Player
from messina.rules.rounds import BeginRound, EndRound
from messina.rules.scoring import FinalScoring
from messina.rules.solo import begin_solo_round
from messina.rules.state import Frame, Offer, State
from messina.rules.terms import (
    CABINS,
    CHANCE,
    CLASSES,
    ESTATE,
    NOWHERE,
    PLAIN,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
    UPGRADED,
)
from messina.rules.turn import ChooseDestination, ChooseLieutenant, NextTurn, OpenActionStep

__all__ = ["ANY", "CABINS", "PLAIN", "UPGRADED", "Like", "Table", "printed_with", "reprinted", "told"]

Kind = TypeVar("Kind", bound=Event)


class Table:
    """A game in round I (or another) with an empty city, ready to be arranged."""

    def __init__(self, players: int = 2, round: int = 1, seed: int = 1, **options: object) -> None:
        self.game = Game(players, seed=seed, **options)  # type: ignore[arg-type]
        state = self.state
        state.round = round
        state.supply = state.options.cubes
        for hex in range(24):
            state.cubes[hex] = 0
            for klass in range(3):
                state.citizens[hex * 3 + klass] = 0
        for space in range(12):
            if state.docks[space] != NOWHERE:
                state.boats_left |= 1 << state.docks[space]
            state.docks[space] = NOWHERE
            state.dock_cubes[space] = 0
        state.docking_left = 0b1111
        for player in state.seats:
            for token in range(4):
                player.tokens[token] = 0
            player.score = 0
            for source in range(len(player.points)):
                player.points[source] = 0
        if state.options.solo:
            begin_solo_round(state)
        state.frames = [EndRound(), NextTurn()]
        settle(state)

    @property
    def state(self) -> State:
        return self.game.state

    def seat(self, seat: int) -> Player:
        return self.state.seats[seat]

    # Arranging.

    def place(self, name: str) -> int:
        """The number of a hex, harbour, dock or the estate."""
        return self.state.box.place_names.index(name)

    def cubes(self, hex: str, count: int) -> None:
        self.state.supply += self.state.cubes[self.place(hex)] - count
        self.state.cubes[self.place(hex)] = count

    def citizens(self, hex: str, *classes: str) -> None:
        for klass in classes:
            self.state.citizens[self.place(hex) * 3 + CLASSES.index(klass)] += 1

    def boat(self, boat: str, dock: str, cube: bool = True) -> None:
        """Let the boat lie at the dock, on its first free space."""
        ids = [b.id for b in self.state.box.boats]
        number = ids.index(boat)
        space = (self.place(dock) - 24) * 3
        while self.state.docks[space] != NOWHERE:
            space += 1
        self.state.docks[space] = number
        self.state.boats_left &= ~(1 << number)
        self.state.dock_cubes[space] = int(cube)
        self.state.supply -= int(cube)

    def player(self, seat: int, **tokens: int) -> Player:
        """Set tokens (coin, fire, major, lumber) and plain numbers (rats, score) of a seat."""
        player = self.seat(seat)
        for name, value in tokens.items():
            if name in TOKENS:
                player.tokens[TOKENS.index(name)] = value
            elif name in TRACKS[:3]:
                player.registers[TRACKS.index(name)] = value
                self.state.arrive(TRACKS.index(name), seat)
            elif name == "score":
                player.points[2] += value - player.score
                player.score = value
                self.state.arrive(3, seat)
            else:
                setattr(player, name, value)
        return player

    def citizen(self, seat: int, *places: str) -> None:
        """Citizens on squares (`NU3`, upgraded `NU3!`)."""
        for place in places:
            square = SQUARE_NAMES.index(place.rstrip("!"))
            self.seat(seat).squares[square] = UPGRADED if place.endswith("!") else PLAIN

    def cabin(self, seat: int, cabin: int, klass: str, space: int = 1, upgraded: bool = False) -> None:
        """Somebody in cabin 1 to 4."""
        player = self.seat(seat)
        player.cabins[cabin - 1] = UPGRADED if upgraded else PLAIN
        player.cabin_classes[cabin - 1] = CLASSES.index(klass)
        player.cabin_spaces[cabin - 1] = space

    def improvement(self, seat: int, cabin: int, tile: str) -> None:
        self.seat(seat).improvements[cabin - 1] = self.tile(tile)
        self.state.unseen &= ~(1 << self.tile(tile))

    def workshop(self, seat: int, tile: str, worker: int = 0) -> None:
        """A workshop, empty or with a worker (PLAIN, UPGRADED)."""
        player = self.seat(seat)
        ids = [w.id for w in self.state.box.workshops]
        player.workshops = vec[i64]([*player.workshops, ids.index(tile)])
        player.workers = vec[i64]([*player.workers, worker])
        player.rewarded = vec[i64]([*player.rewarded, 0])

    def wagon(self, seat: int, tile: str) -> None:
        player = self.seat(seat)
        ids = [w.id for w in self.state.box.wagons]
        player.wagons = vec[i64]([*player.wagons, ids.index(tile)])

    def lieutenant(self, seat: int, number: int, place: str, standing: bool = False) -> None:
        """Figure 0 to 4 of a seat lies (or stands) somewhere."""
        player = self.seat(seat)
        player.places[number] = self.place(place)
        player.used = player.used & ~(1 << number) | standing << number
        if standing and player.places[number] < 24:
            self.state.standing[player.places[number]] = seat

    def tile(self, id: str) -> int:
        """The number of an improvement, workshop or wagon as a buildable tile."""
        return self.state.box.tile_names.index(id)

    def offer_tile(self, stack: int, id: str) -> None:
        """Turn this tile up on a stack (1-3 improvements, 4-6 workshops, 7-8 wagons)."""
        old = self.state.stacks[(stack - 1) * 8]
        if old not in (NOWHERE, 255):
            self.state.unseen |= 1 << old
        self.state.stacks[(stack - 1) * 8] = self.tile(id)
        self.state.unseen &= ~(1 << self.tile(id))

    def earn(self, seat: int, opportunity: int, count: int = 1) -> None:
        """Give an opportunity of the action step (terms.BUILD, ...)."""
        self.seat(seat).pool[opportunity] += count

    def repopulated(self, seat: int, *hexes: str) -> None:
        """Repopulation tiles of a seat lie on these hexes, in the city or not."""
        for hex in hexes:
            self.state.owners[self.place(hex)] = seat
            self.seat(seat).repopulated += 1

    def boats(self, seat: int, *boats: str) -> None:
        """Boats that a seat has taken."""
        ids = [boat.id for boat in self.state.box.boats]
        player = self.seat(seat)
        player.boats = vec[i64]([*player.boats, *map(ids.index, boats)])

    def lay(self, hex: str, cell: str) -> None:
        """Let the hex lie on this cell (`m2`, `X1`); the hex that lies there goes where this one was."""
        state = self.state
        number = state.layout.names.index(cell)
        there, was = state.tiles[number], state.cells[self.place(hex)]
        if there != NOWHERE:
            state.cells[there] = NOWHERE
            if was != NOWHERE:
                state.lay(there, was)
        state.lay(self.place(hex), number)
        state.hexes_left &= ~(1 << self.place(hex))
        if cell.startswith("X"):
            state.extensions |= 1 << int(cell[1:]) - 1
            state.distances = state.layout.distances(state.extensions)

    # Playing.

    def chance(self) -> None:
        """From now on the test answers for chance, too, with `play`."""
        self.game._fate = None

    def run(self, *frames: Frame) -> list[Event]:
        """Go on with these frames and nothing below them until somebody is asked; what happens."""
        events: list[Event] = []
        length = len(self.game.log)
        self.state.frames = list(frames)
        self.state.events = events
        settle(self.state)
        self.state.events = None
        self.game._let_chance_answer()
        return events + [event for step in self.game.log[length:] for event in step.events]

    def begin_round(self, round: int, wheel: str | None = None) -> list[Event]:
        """Set the round up, up to its first turn; the wheel's first step brings this position."""
        self.state.round = round - 1
        if wheel is not None:
            positions = [position.id for position in self.state.box.wheel]
            self.state.wheel = (positions.index(wheel) - 1) % len(positions)
        return self.run(BeginRound())

    def end_round(self) -> list[Event]:
        """Nobody has an unused lieutenant any more: production, quarantine, and what follows."""
        return self.run(EndRound())

    def final_scoring(self) -> Result:
        """Rats and final scoring (10.3, 10.4) as the table stands."""
        self.run(FinalScoring())
        return self.game.result()

    def turn(self, seat: int, place: str | None = None) -> None:
        """It is this seat's turn; with a place, its lieutenant there is already chosen."""
        order = list(self.state.order)
        self.state.turn = (order.index(seat) + 1) % len(order)
        self.state.frames = [EndRound(), NextTurn(), ChooseLieutenant(seat)]
        if place is not None:
            self.state.frames[-1] = ChooseDestination(seat, self.place(place))

    def action_step(self, seat: int, hex: str | None = None) -> None:
        """Only the action step of this seat's turn is left; without a hex it is that of a boat turn."""
        self.turn(seat)
        self.state.frames[-1] = OpenActionStep(seat, NOWHERE if hex is None else self.place(hex))
        if hex is not None:
            self.lieutenant(seat, 0, hex, standing=True)
        settle(self.state)

    def ask(self, *frames: object) -> None:
        """Put frames on top of the stack, the last one asked first, and run what runs by itself."""
        self.state.frames.extend(frames)  # type: ignore[arg-type]
        settle(self.state)

    def play(self, *texts: str) -> list[Event]:
        """Play actions one after another; all their events."""
        events: list[Event] = []
        for text in texts:
            events += self.game.play(text)
        return events

    def legal(self) -> list[str]:
        """The texts of the legal actions now."""
        offer = Offer()
        legal(self.state, offer)
        return [action_text(self.state.box, code) for code in offer.codes[: offer.count]]

    @property
    def asked(self) -> str:
        """The name of the question now."""
        return type(self.state.frames[-1]).__name__ if self.state.frames else "over"

    @property
    def chance_is_asked(self) -> bool:
        return bool(self.state.frames) and self.state.frames[-1].player == CHANCE

    def legal_with(self, *words: str) -> list[str]:
        """The legal actions whose first word is one of these."""
        return [text for text in self.legal() if text.split()[0] in words]

    def tokens(self, seat: int) -> dict[str, int]:
        """The tokens of a seat; those it has none of are left out."""
        return {name: count for name, count in zip(TOKENS[:4], self.seat(seat).tokens, strict=True) if count}

    def sectors(self, seat: int) -> list[str]:
        """The citizens on squares, written as `citizen` takes them."""
        marks = {PLAIN: "", UPGRADED: "!"}
        squares = zip(SQUARE_NAMES, self.seat(seat).squares, strict=True)
        return [name + marks[citizen] for name, citizen in squares if citizen in marks]

    def pool(self, seat: int) -> list[str]:
        """The opportunities a seat has not used yet (5.5), each as often as it has it."""
        counts = enumerate(self.seat(seat).pool)
        return [opportunity_text(self.state.box, number) for number, n in counts for _ in range(n)]

    def face_up(self, *stacks: int) -> list[str | None]:
        """The tiles turned up on stacks of the offer, numbered as in `offer_tile`."""
        tiles = [self.state.face_up(stack - 1) for stack in stacks]
        return [None if tile == NOWHERE else self.state.box.tile_names[tile] for tile in tiles]

    def hex_at(self, cell: str) -> str:
        """The id of the hex on a cell of the layout (`n1`, `X3`)."""
        return self.state.box.place_names[self.state.tiles[self.state.layout.names.index(cell)]]


def reprinted(*changes: tuple[str, str]) -> Box:
    """The packaged game with these pieces of its file, each found just once, printed otherwise.

    However many spaces stand in its columns, one is enough to find them.
    """
    text = resources.files("messina").joinpath("data", "messina-1347.toml").read_text(encoding="utf-8")
    text = re.sub(" +", " ", text)
    for old, new in changes:
        old = re.sub(" +", " ", old)
        assert text.count(old) == 1, f"{old!r} is found {text.count(old)} times"
        text = text.replace(old, new)
    return read_pack("reprinted.toml", text.encode())


def told(events: list[Event], *kinds: type[Kind]) -> list[Kind]:
    """The events of these kinds, in their order."""
    return [event for event in events if isinstance(event, kinds)]


class Like:
    """Equal to every event of a kind that begins with these fields, whatever else it tells."""

    def __init__(self, kind: type[Event], *fields: int) -> None:
        self.kind = kind
        self.fields = fields

    def __eq__(self, event: object) -> bool:
        return isinstance(event, self.kind) and event[: len(self.fields)] == self.fields

    def __repr__(self) -> str:
        return f"{self.kind.__name__}({', '.join(map(str, self.fields))}, ...)"


def printed_with(changes: dict[str, dict[str, Any]]) -> Box:
    """The packaged game with these fields of entries printed otherwise, whatever they are now.

    An entry is named by its tables and keys: `hexes H7`, `estates b1 squares NU6`, `scrolls b4/boats`.
    """
    file = resources.files("messina").joinpath("data", "messina-1347.toml")
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    for name, fields in changes.items():
        entry: Any = data
        for word in name.split():
            entry = entry[word] if word in entry else find_entry(entry, set(word.split("/")))
        entry.update(fields)
    text = "\n".join(f"{key} = {as_toml(value)}" for key, value in data.items())
    return read_pack("changed.toml", text.encode())


def find_entry(entries: list[dict[str, Any]], keys: set[str]) -> dict[str, Any]:
    return next(entry for entry in entries if keys <= {str(value) for value in entry.values()})


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        fields = [f"{json.dumps(name)} = {as_toml(item)}" for name, item in value.items()]
        return "{ " + ", ".join(fields) + " }"
    return "[" + ", ".join(map(as_toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


assert ESTATE == 28
