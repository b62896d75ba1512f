"""A table for tests: small positions set up in the words of the game.

    table = Table(players=2)
    table.cubes("A05", 1)
    table.player(0, fire=1)
    table.turn(0, place="estate")     # seat 0 is about to choose where this lieutenant goes
    events = table.play("go A05", "burn fire")

By default the city lies in the order of the hex table, nobody is on it and no cube or citizen is there;
chance is answered by the game's seed unless a test answers it with `chance`.
"""

from librt.vecs import vec
from mypy_extensions import i64

from messina import Game
from messina.rules.actions import action_text
from messina.rules.engine import legal, settle
from messina.rules.events import Event
from messina.rules.overseers import ANY
from messina.rules.rounds import EndRound
from messina.rules.state import Offer, Player, State
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
from messina.rules.turn import ChooseDestination, ChooseLieutenant, NextTurn

__all__ = ["ANY", "CABINS", "PLAIN", "UPGRADED", "Table"]


class Table:
    """A game in round I (or another) with an empty city, ready to be arranged."""

    def __init__(self, players: int = 2, round: int = 1, seed: int = 1, **options: object) -> None:
        self.game = Game(players, seed=seed, **options)  # type: ignore[arg-type]
        state = self.state
        state.round = round
        state.supply = state.options.cubes()
        for hex in range(24):
            state.cubes[hex] = 0
            for klass in range(3):
                state.citizens[hex * 3 + klass] = 0
        for space in range(12):
            if state.docks[space] != NOWHERE:
                state.boats_left |= 1 << state.docks[space]
            state.docks[space] = NOWHERE
            state.dock_cubes[space] = 0
        for player in state.seats:
            for token in range(4):
                player.tokens[token] = 0
            player.score = 0
            for source in range(len(player.points)):
                player.points[source] = 0
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
        player.used[number] = int(standing)
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

    # Playing.

    def turn(self, seat: int, place: str | None = None) -> None:
        """It is this seat's turn; with a place, its lieutenant there is already chosen."""
        self.state.frames = [EndRound(), NextTurn(), ChooseLieutenant(seat)]
        if place is not None:
            self.state.frames[-1] = ChooseDestination(seat, self.place(place))

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

    def hex_at(self, cell: str) -> str:
        """The id of the hex on a cell of the layout (`n1`, `X3`)."""
        return self.state.box.place_names[self.state.tiles[self.state.layout.names.index(cell)]]


assert ESTATE == 28
