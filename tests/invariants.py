"""What must hold after every step of any game, whoever plays.

`messina.soundness` says what holds in a single position. Here is what needs more than one: that nothing
goes back which only grows, that what is kept ready equals what it is made from, and that the events tell
the whole story: `Chronicle` knows a game from its events alone.
"""

from collections import Counter
from typing import Any

from messina import Game, View, determinize, position_text, read_position, view
from messina.game import Action
from messina.rules.box import FAR, Layout
from messina.rules.dice import Dice
from messina.rules.engine import apply
from messina.rules.events import OPPONENT, Event
from messina.rules.fire import FightBoat
from messina.rules.playout import play_out
from messina.rules.state import OPEN, STACKS, Offer, State
from messina.rules.terms import (
    CABINS,
    EMPTY,
    ESTATE,
    FIRST_BENEFIT,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FIRST_CABIN,
    FIRST_DOCK,
    FIRST_WORKSHOP,
    GONE,
    LIEUTENANT,
    NOWHERE,
    PLAIN,
    SUPPLY,
    UNKNOWN,
    UPGRADED,
)
from messina.soundness import faults


def check_position(state: State) -> None:
    assert list(faults(state)) == []
    assert state.distances == state.layout.distances(state.extensions)


def check_nothing_plain_waits(state: State) -> None:
    """5.6, 8.5: in an action step, what a register space gives without a choice has been taken."""
    if state.in_action_step and state.frames[-1].interludes() & OPEN:
        pool = state.seats[state.frames[-1].player].pool
        for benefit in state.box.benefits[: state.box.pending_benefits]:
            assert pool[FIRST_BENEFIT + benefit.number] == 0 or len(benefit.bundles) > 1 or benefit.trade
        assert pool[LIEUTENANT] == 0


def check_distances(layout: Layout, extensions: int) -> None:
    """4.5: the kept table equals a fresh walk over the coordinates."""
    laid = {
        spot: cell
        for cell, spot in enumerate(layout.coordinates)
        if cell < layout.extension_cells or extensions >> (cell - layout.extension_cells) & 1
    }
    table = layout.distances(extensions)
    for start in laid.values():
        steps = {start: 0}
        edge = [start]
        while edge:
            cell = edge.pop(0)
            q, r = layout.coordinates[cell]
            for spot in ((q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)):
                if spot in laid and laid[spot] not in steps:
                    steps[laid[spot]] = steps[cell] + 1
                    edge.append(laid[spot])
        for cell in range(layout.dock_cells):
            assert table[start * layout.cells + cell] == steps.get(cell, FAR)
        for corner in range(4):
            dock, harbour = layout.dock_cells + corner, layout.harbour_cells + corner
            assert table[start * layout.cells + dock] == table[dock * layout.cells + start]
            assert table[start * layout.cells + dock] == steps[harbour] + 1


def check_actions(game: Game) -> None:
    """The answers are different, and each is found again by its text."""
    actions = list(game.legal_actions)
    assert bool(actions) != game.over
    assert len({action.text.lower() for action in actions}) == len({action.code for action in actions})
    assert len(actions) == len({action.code for action in actions})
    for action in actions:
        assert game.legal_actions.find(action.text) == action
        assert action in game.legal_actions
        assert action.text in game.legal_actions


def check_text(state: State) -> None:
    text = position_text(state)
    assert position_text(read_position(text, state.box)) == text


def check_copy(state: State, code: int) -> None:
    """What is done to a copy does not touch the original."""
    before = position_text(state)
    copy = state.copy()
    assert position_text(copy) == before
    apply(copy, code)
    assert position_text(state) == before


def check_undo(game: Game, action: Action) -> None:
    """An action taken back leaves no trace, and taken again meets the same fate."""
    before, log = position_text(game.state), game.log[:]
    game.play(action)
    after = position_text(game.state)
    assert game.undo() == action
    assert (position_text(game.state), game.log) == (before, log)
    game.play(action)
    assert position_text(game.state) == after
    game.undo()


def check_views(game: Game, twin: Game) -> None:
    """Two games with the same log and different seeds look the same from every seat."""
    other = twin.copy()
    other.continue_with((game.seed or 0) + 1)
    for seat in range(game.options.players):
        ours, theirs = view(game, seat), view(other, seat)
        assert shown(ours) == shown(theirs)


def shown(seen: View) -> tuple[object, ...]:
    codes = None if seen.legal_actions is None else seen.legal_actions.codes
    return seen.seat, position_text(seen.state), seen.question, codes


def check_worlds(game: Game, twin: Game, seed: int) -> None:
    """A world that a seat imagines is the present one, goes on legally, and owes nothing to the seed."""
    endings = set()
    for played in (game, twin):
        dice = Dice(seed)
        world, fate = determinize(view(played, 0), 0, dice)
        assert position_text(world) == position_text(game.state)
        play_out(world, fate, dice, Offer())
        check_position(world)
        endings.add(position_text(world))
    assert len(endings) == 1


# What only grows.


def progress(state: State) -> list[int]:
    """Numbers that never fall."""
    numbers = [state.round, state.era, -state.unseen.bit_count(), -state.hexes_left.bit_count()]
    numbers += [-state.boats_left.bit_count(), state.extensions, state.opponent_popularity]
    for player in state.seats:
        numbers += [player.rats, player.had, player.repopulated, player.spent, len(player.boats)]
        numbers += [len(player.workshops), len(player.wagons), list(player.places).count(GONE)]
        numbers += [*player.overseer_steps, *player.overseer_upgraded, *player.scrolls]
        numbers += [int(tile != NOWHERE) for tile in player.improvements]
        numbers += player.registers[1:3]
    return numbers


def check_progress(before: list[int], after: list[int]) -> None:
    assert all(old <= new for old, new in zip(before, after, strict=True))


# The story.


def picture(state: State) -> dict[str, Any]:
    """A position as the events tell it: seats, hexes and holders by number, nothing that is only kept."""
    return {
        "supply": state.supply,
        "wheel": state.wheel,
        "order": list(state.order),
        "popularity": state.opponent_popularity,
        "cubes": counted((hex, n) for hex, n in enumerate(state.cubes)),
        "citizens": counted((divmod(i, 3), n) for i, n in enumerate(state.citizens)),
        "city": {hex: cell for hex, cell in enumerate(state.cells[:FIRST_DOCK]) if cell != NOWHERE},
        "docks": {boat: space // 3 for space, boat in enumerate(state.docks) if boat != NOWHERE},
        "loaded": {state.docks[space] for space in range(12) if state.dock_cubes[space]},
        "offer": {
            stack: state.face_up(stack)
            for stack in range(STACKS)
            if state.face_up(stack) not in (NOWHERE, UNKNOWN)
        },
        "owners": {hex: seat for hex, seat in enumerate(state.owners) if seat != NOWHERE},
        "seats": [picture_of_seat(state, seat) for seat in range(state.options.players)],
    }


def picture_of_seat(state: State, seat: int) -> dict[str, Any]:
    player = state.seats[seat]
    holders = dict(enumerate(player.squares))
    holders |= {FIRST_CABIN + cabin: player.cabins[cabin] for cabin in range(CABINS)}
    holders |= {FIRST_WORKSHOP + t: w for t, w in zip(player.workshops, player.workers, strict=True)}
    return {
        "tokens": list(player.tokens),
        "points": counted(enumerate(player.points)),
        "rats": player.rats,
        "registers": list(player.registers),
        "places": Counter(player.places),
        "turns": sum(player.used),
        "holders": counted(holders.items()),
        "classes": {c: player.cabin_classes[c] for c in range(CABINS) if player.cabins[c] != EMPTY},
        "spaces": {c: player.cabin_spaces[c] for c in range(CABINS) if player.cabins[c] != EMPTY},
        "improvements": {c: tile for c, tile in enumerate(player.improvements) if tile != NOWHERE},
        "workshops": list(player.workshops),
        "rewarded": {t for t, paid in zip(player.workshops, player.rewarded, strict=True) if paid},
        "wagons": list(player.wagons),
        "boats": list(player.boats),
        "overseers": list(zip(player.overseer_steps, player.overseer_branches, strict=True)),
        "upgraded": list(player.overseer_upgraded),
        "scrolls": list(player.scrolls),
        "pool": counted(enumerate(player.pool)),
    }


def counted(pairs: Any) -> dict[Any, int]:
    return {key: number for key, number in pairs if number}


class Chronicle:
    """A game as somebody knows it who hears nothing but its events."""

    def __init__(self, state: State) -> None:
        self.known = picture(state)
        self.leaving = PLAIN
        """Whether the citizen on its way to a new place is upgraded."""

    def check(self, state: State) -> None:
        told, real = self.known, picture(state)
        if any(isinstance(frame, FightBoat) for frame in state.frames):
            told, real = told | {"docks": None, "loaded": None}, real | {"docks": None, "loaded": None}
        for name in real:
            assert told[name] == real[name], name

    def hear(self, event: Event) -> None:
        name = type(event).__name__
        if name in QUIET:
            return
        if hasattr(event, "player") and event.player != OPPONENT:
            self.hear_of_seat(name, event, self.known["seats"][event.player])
        self.hear_of_table(name, event)

    def hear_of_table(self, name: str, event: Any) -> None:
        known = self.known
        match name:
            case "OrderChanged":
                known["order"][event.position] = event.player
            case "WheelTurned":
                known["wheel"] = event.position
            case "HexLaid":
                known["city"][event.hex] = event.cell
            case "BoatArrived":
                known["docks"][event.boat] = event.dock - FIRST_DOCK
                known["supply"] -= event.cube
                if event.cube:
                    known["loaded"].add(event.boat)
            case "BoatTaken":
                del known["docks"][event.boat]
                if event.player == OPPONENT and event.boat in known["loaded"]:
                    known["supply"] += 1
                known["loaded"].discard(event.boat)
            case "TileRevealed":
                known["offer"][event.stack] = event.tile
            case "Built" | "OpponentTook":
                del known["offer"][stack_of(known["offer"], event.tile)]
            case "OfferCycled":
                known["offer"] = {k: tile for k, tile in known["offer"].items() if k // 3 != event.stacks}
            case "WorkshopsReplaced":
                known["offer"] = {k: tile for k, tile in known["offer"].items() if k // 3 != 1}
            case "CubePlaced":
                add(known["cubes"], event.hex, 1)
                known["supply"] -= 1
            case "CubeBurned":
                known["supply"] += 1
                if event.place < FIRST_DOCK:
                    add(known["cubes"], event.place, -1)
            case "CubeDiscarded":
                known["supply"] += 1
            case "CitizenAppeared":
                add(known["citizens"], (event.hex, event.klass), 1)
            case "CitizenLost" | "CitizenRescued" | "OpponentRemovedCitizen":
                add(known["citizens"], (event.hex, event.klass), -1)
            case "HexRepopulated":
                known["owners"][event.hex] = event.player
            case "RegisterAdvanced" if event.player == OPPONENT:
                known["popularity"] = event.space

    def hear_of_seat(self, name: str, event: Any, seat: dict[str, Any]) -> None:
        match name:
            case "TokensGained":
                seat["tokens"][event.token] += event.amount
            case "TokensSpent":
                seat["tokens"][event.token] -= event.amount
            case "PointsScored":
                add(seat["points"], event.source, event.points)
            case "RatsGained":
                seat["rats"] += event.rats
            case "RegisterAdvanced" | "RegisterFellBack":
                seat["registers"][event.register] = event.space
            case "LieutenantsLaid":
                seat["turns"] = 0
            case "LieutenantMoved":
                move(seat["places"], event.start, event.place)
                seat["turns"] += 1
            case "LieutenantRecalled":
                move(seat["places"], event.start, ESTATE)
                seat["turns"] += 1
            case "LieutenantGained":
                move(seat["places"], SUPPLY, ESTATE)
            case "LieutenantGivenUp":
                move(seat["places"], event.place, GONE)
            case "OpportunityEarned":
                add(seat["pool"], event.opportunity, 1)
            case "OpportunityUsed" | "OpportunityLost":
                add(seat["pool"], event.opportunity, -1)
            case "ScrollAdvanced":
                seat["scrolls"][event.track] = event.level
            case "OverseerAdvanced":
                seat["overseers"][event.klass] = (event.step, event.branch)
            case "OverseerUpgraded":
                seat["upgraded"][event.klass] = 1
            case "ImprovementPlaced":
                seat["improvements"][event.cabin] = event.tile
            case "Built" if event.tile >= FIRST_BUILT_WAGON:
                seat["wagons"].append(event.tile - FIRST_BUILT_WAGON)
            case "Built" if event.tile >= FIRST_BUILT_WORKSHOP:
                seat["workshops"].append(event.tile - FIRST_BUILT_WORKSHOP)
            case "RewardGained":
                seat["rewarded"].add(event.workshop)
            case "BoatTaken":
                seat["boats"].append(event.boat)
            case _:
                self.hear_of_citizen(name, event, seat)

    def hear_of_citizen(self, name: str, event: Any, seat: dict[str, Any]) -> None:
        holders = seat["holders"]
        match name:
            case "CitizenRescued":
                self.leaving = PLAIN
            case "CitizenLeft":
                self.leaving = holders.pop(FIRST_CABIN + event.cabin)
                assert seat["classes"].pop(event.cabin) == event.klass
                assert seat["spaces"].pop(event.cabin) == 2
            case "CitizenPlaced":
                holders[event.holder] = self.leaving
                if FIRST_CABIN <= event.holder < FIRST_WORKSHOP:
                    seat["classes"][event.holder - FIRST_CABIN] = event.klass
                    seat["spaces"][event.holder - FIRST_CABIN] = 1
            case "CitizenMoved":
                holders[event.holder] = holders.pop(event.square)
            case "CitizenUpgraded":
                assert holders[event.holder] == PLAIN
                holders[event.holder] = UPGRADED
            case "CitizenGivenUp":
                del holders[event.holder]
            case "QuarantineMoved":
                seat["spaces"][event.cabin] = 2


QUIET = {
    "RoundBegan",
    "BoardDealt",
    "DockDrawn",
    "PlagueHeld",
    "CitizenActivated",
    "CitizenDiscarded",
    "HexActionTaken",
    "Produced",
    "SoloTileRevealed",
    "OpponentMoved",
    "TurnEnded",
    "RoundEnded",
    "GameEnded",
}
"""Events that move nothing in the picture."""


def add(counts: dict[Any, int], key: object, number: int) -> None:
    counts[key] = counts.get(key, 0) + number
    if counts[key] == 0:
        del counts[key]


def stack_of(offer: dict[int, int], tile: int) -> int:
    return next(stack for stack, face_up in offer.items() if face_up == tile)


def move(places: Counter[int], start: int, place: int) -> None:
    places[start] -= 1
    places[place] += 1
    assert places[start] >= 0
