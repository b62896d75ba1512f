"""Every event as a sentence, and a list of events as a story.

`SENTENCES` has a pattern for each event; the fields of the event are put in by their name, each in the words
of `FIELD_WORDS`. Where a sentence depends on the numbers, `SPECIAL` has a function instead. A story joins
what belongs together, so that the setup of a round takes a few lines and not fifty.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from messina.rules import events as e
from messina.rules.actions import BRANCHES, STACKS
from messina.rules.box import Box
from messina.rules.events import Event
from messina.rules.terms import CLASSES, FIRST_BUILT_WORKSHOP, FIRST_DOCK, SOURCES, SQUARE_NAMES, TRACKS
from messina.words import nouns


@dataclass(frozen=True)
class Table:
    """What the names of things depend on."""

    box: Box
    names: Sequence[str]


FIELD_WORDS: Final[dict[str, Callable[[Table, int], str]]] = {
    "player": lambda table, seat: nouns.who(seat, table.names),
    "round": lambda table, round: nouns.ROMAN[round],
    "position": lambda table, position: nouns.ORDINALS[position],
    "hex": lambda table, hex: nouns.hex_name(table.box, hex),
    "cell": lambda table, cell: table.box.layout(len(table.names)).names[cell],
    "tile": lambda table, tile: nouns.tile_name(table.box, tile),
    "dock": lambda table, dock: nouns.dock_name(dock),
    "boat": lambda table, boat: nouns.boat_name(table.box, boat),
    "klass": lambda table, klass: CLASSES[klass],
    "start": lambda table, place: nouns.place_name(table.box, place),
    "place": lambda table, place: nouns.place_name(table.box, place),
    "holder": lambda table, holder: nouns.holder_place(table.box, holder),
    "square": lambda table, square: SQUARE_NAMES[square],
    "cabin": lambda table, cabin: f"cabin {cabin + 1}",
    "rats": lambda table, rats: nouns.count(rats, "rat", "rats"),
    "register": lambda table, register: TRACKS[register],
    "opportunity": lambda table, opportunity: nouns.opportunity(table.box, opportunity),
    "track": lambda table, track: str(track + 1),
    "branch": lambda table, branch: BRANCHES[branch],
    "stacks": lambda table, stacks: STACKS[stacks],
    "workshop": lambda table, workshop: nouns.tile_name(table.box, FIRST_BUILT_WORKSHOP + workshop),
    "source": lambda table, source: SOURCES[source].replace("_", " "),
}

SENTENCES: Final[dict[type[Event], str]] = {
    e.RoundBegan: "Round {round} begins",
    e.OrderChanged: "{player} plays {position}",
    e.HexLaid: "{hex} joins the city at {cell}",
    e.WorkshopsReplaced: "The workshops of era II take the place of those of era I",
    e.DockDrawn: "The docking tile names {dock}",
    e.CubePlaced: "Plague strikes {hex}",
    e.PlagueHeld: "The plague does not spread: {needed} cubes are needed and {supply} are left",
    e.LieutenantsLaid: "{player}'s lieutenants are ready again",
    e.LieutenantRecalled: "{player} recalls the lieutenant from {start}",
    e.LieutenantGained: "{player} gets a new lieutenant, ready on the estate",
    e.LieutenantGivenUp: "{player} gives up the lieutenant on {place} for good",
    e.CitizenRescued: "{player} rescues the {klass} from {hex}",
    e.CitizenPlaced: "{player} has the {klass} {holder} now",
    e.CitizenDiscarded: "{player} has no room for the {klass}, who leaves",
    e.CitizenLeft: "{player}'s {klass} leaves {cabin} healed",
    e.CitizenUpgraded: "{player} upgrades the citizen {holder}",
    e.CitizenActivated: "{player} activates the citizen on {square}",
    e.CitizenGivenUp: "{player} sends the citizen {holder} back to the city",
    e.CubeDiscarded: "{player} does not fight the plague of the boat",
    e.RatsGained: "{player} gets {rats}",
    e.RegisterAdvanced: "{player} advances to space {space} of the {register} register",
    e.RegisterFellBack: "{player} falls back to space {space} of the {register} register",
    e.OpportunityEarned: "{player} earns: {opportunity}",
    e.OpportunityUsed: "{player} uses: {opportunity}",
    e.OpportunityLost: "{player} leaves unused: {opportunity}",
    e.ScrollAdvanced: "{player} moves the marker of scroll track {track} to level {level}",
    e.OverseerAdvanced: "{player}'s {klass} overseer moves to step {step}{branch}",
    e.OverseerUpgraded: "{player}'s {klass} overseer is upgraded",
    e.OfferCycled: "{player} turns over the {stacks} on offer",
    e.ImprovementPlaced: "{player} improves {cabin} with {tile}",
    e.BoatTaken: "{player} takes {boat} from {dock}",
    e.QuarantineMoved: "{player}'s citizen in {cabin} moves to space II",
    e.OpponentMoved: "The opponent stands on {hex}",
    e.OpponentTook: "The opponent takes {tile} from the offer",
    e.TurnEnded: "{player}'s turn ends",
    e.RoundEnded: "Round {round} ends",
    e.GameEnded: "The game ends after {rounds} rounds",
}


def say_move(event: e.LieutenantMoved, table: Table) -> str:
    who, place = nouns.who(event.player, table.names), nouns.place_name(table.box, event.place)
    if event.start == event.place:
        return f"{who} stays at {place}"
    return f"{who} goes to {place}" + (f" for {nouns.tokens(0, event.coins)}" if event.coins else "")


def say_boat(event: e.BoatArrived, table: Table) -> str:
    aboard = "with plague" if event.cube else "without plague"
    boat = nouns.boat_name(table.box, event.boat)
    return f"A boat arrives at {nouns.dock_name(event.dock)} {aboard}: {boat}"


def say_points(event: e.PointsScored, table: Table) -> str:
    who, source = nouns.who(event.player, table.names), FIELD_WORDS["source"](table, event.source)
    if event.points < 0:
        return f"{who} loses {nouns.count(-event.points, 'point', 'points')} ({source})"
    return f"{who} scores {nouns.count(event.points, 'point', 'points')} ({source})"


def say_board(event: e.BoardDealt, table: Table) -> str:
    who, box = nouns.who(event.player, table.names), table.box
    if event.kind == 0:
        return f"{who} gets estate {box.estates_b[event.board].id}"
    return f"{who} gets scroll board {box.scrolls_b[event.board].id}"


def say_cube(event: e.CubeBurned, table: Table) -> str:
    who = nouns.who(event.player, table.names)
    if event.place >= FIRST_DOCK:
        return f"{who} burns the plague of the boat"
    return f"{who} burns a plague cube on {nouns.hex_name(table.box, event.place)}"


def say_solo_tile(event: e.SoloTileRevealed, table: Table) -> str:
    hex = nouns.hex_name(table.box, table.box.solo_tiles[event.tile].hex)
    return f"A solo tile names {hex}" + ("" if event.fits else ", where the opponent cannot go")


def say_hex_action(event: e.HexActionTaken, table: Table) -> str:
    action = nouns.benefit(table.box.hexes[event.hex].action.text)
    who = nouns.who(event.player, table.names)
    return f"{who} takes the action of {nouns.hex_name(table.box, event.hex)}: {action}"


def say_built(event: e.Built, table: Table) -> str:
    who, box = nouns.who(event.player, table.names), table.box
    return f"{who} builds {nouns.tile_name(box, event.tile)} ({nouns.tile_effect(box, event.tile)})"


def say_repopulated(event: e.HexRepopulated, table: Table) -> str:
    who, points = nouns.who(event.player, table.names), table.box.hexes[event.hex].points
    return f"{who} repopulates {nouns.hex_name(table.box, event.hex)}, worth {points} points in the end"


def say_reward(event: e.RewardGained, table: Table) -> str:
    who, tile = nouns.who(event.player, table.names), table.box.workshops[event.workshop]
    return f"{who}'s workshop {tile.id} pays its reward: {nouns.benefit(tile.reward.text)}"


def say_tile(event: e.TileRevealed, table: Table) -> str:
    box, tile = table.box, event.tile
    return f"New on offer: {nouns.tile_name(box, tile)} for {nouns.tile_cost(box, tile)}"


SPECIAL: Final[dict[type[Event], Callable[[Any, Table], str]]] = {
    e.BoardDealt: say_board,
    e.TileRevealed: say_tile,
    e.BoatArrived: say_boat,
    e.WheelTurned: lambda event, t: f"The wheel turns to {nouns.wheel_words(t.box, event.position)}",
    e.CitizenAppeared: lambda event, t: (
        f"Somebody waits on {nouns.hex_name(t.box, event.hex)}: {nouns.a_citizen(event.klass)}"
    ),
    e.CitizenLost: lambda event, t: (
        f"The plague takes {nouns.a_citizen(event.klass)} on {nouns.hex_name(t.box, event.hex)}"
    ),
    e.LieutenantMoved: say_move,
    e.CitizenMoved: lambda event, t: (
        f"{nouns.who(event.player, t.names)} moves the citizen on {SQUARE_NAMES[event.square]} "
        f"to {nouns.holder_place(t.box, event.holder).removeprefix('in ')}"
    ),
    e.CubeBurned: say_cube,
    e.TokensGained: lambda event, t: (
        f"{nouns.who(event.player, t.names)} gains {nouns.tokens(event.token, event.amount)}"
    ),
    e.TokensSpent: lambda event, t: (
        f"{nouns.who(event.player, t.names)} pays {nouns.tokens(event.token, event.amount)}"
    ),
    e.PointsScored: say_points,
    e.HexActionTaken: say_hex_action,
    e.Built: say_built,
    e.HexRepopulated: say_repopulated,
    e.RewardGained: say_reward,
    e.Produced: lambda event, t: (
        f"{nouns.who(event.player, t.names)}'s citizen {nouns.holder_place(t.box, event.holder)} produces"
    ),
    e.SoloTileRevealed: say_solo_tile,
    e.OpponentRemovedCitizen: lambda event, t: (
        f"The opponent removes {nouns.a_citizen(event.klass)} from {nouns.hex_name(t.box, event.hex)}"
    ),
}


def say_event(event: Event, box: Box, names: Sequence[str]) -> str:
    """One event as a short sentence, without a full stop."""
    table = Table(box, names)
    special = SPECIAL.get(type(event))
    if special is not None:
        return special(event, table)
    fields: dict[str, int] = event._asdict()
    words = {name: FIELD_WORDS.get(name, plain)(table, value) for name, value in fields.items()}
    return SENTENCES[type(event)].format(**words)


def plain(table: Table, value: int) -> str:
    return str(value)


# Stories: several events at once.


def join_tokens(told: Sequence[Any], table: Table) -> Iterator[str]:
    """All that one player gains, or pays, in one go."""
    verb = "gains" if isinstance(told[0], e.TokensGained) else "pays"
    for seat, group in groupby(told, key=lambda event: event.player):
        amounts = [0, 0, 0, 0]
        for event in group:
            amounts[event.token] += event.amount
        yield f"{nouns.who(seat, table.names)} {verb} {nouns.cost(amounts)}"


def join_hexes(told: Sequence[Any], table: Table) -> Iterator[str]:
    hexes = nouns.series(nouns.hex_name(table.box, event.hex) for event in told)
    yield f"Plague strikes {hexes}" if isinstance(told[0], e.CubePlaced) else f"The city is laid: {hexes}"


def join_citizens(told: Sequence[Any], table: Table) -> Iterator[str]:
    for klass, group in groupby(told, key=lambda event: event.klass):
        hexes = nouns.series(nouns.hex_name(table.box, event.hex) for event in group)
        yield f"{nouns.CLASS_PLURALS[klass].capitalize()} appear on {hexes}"


def join_lost(told: Sequence[Any], table: Table) -> Iterator[str]:
    lost = (f"{nouns.a_citizen(event.klass)} on {nouns.hex_name(table.box, event.hex)}" for event in told)
    yield f"The plague takes {nouns.series(lost)}"


def join_tiles(told: Sequence[Any], table: Table) -> Iterator[str]:
    yield f"New on offer: {', '.join(nouns.tile_name(table.box, event.tile) for event in told)}"


def join_order(told: Sequence[Any], table: Table) -> Iterator[str]:
    yield f"Play order: {', '.join(nouns.who(event.player, table.names) for event in told)}"


def join_lieutenants(told: Sequence[Any], table: Table) -> Iterator[str]:
    yield "All lieutenants are ready again"


JOINED: Final[dict[type[Event], Callable[[Sequence[Any], Table], Iterator[str]]]] = {
    e.TokensGained: join_tokens,
    e.TokensSpent: join_tokens,
    e.CubePlaced: join_hexes,
    e.HexLaid: join_hexes,
    e.CitizenAppeared: join_citizens,
    e.CitizenLost: join_lost,
    e.TileRevealed: join_tiles,
    e.OrderChanged: join_order,
    e.LieutenantsLaid: join_lieutenants,
}


def tell_story(events: Sequence[Event], box: Box, names: Sequence[str]) -> list[str]:
    """Everything that happened, a sentence a line, with runs of like events told together."""
    table = Table(box, names)
    lines: list[str] = []
    for kind, group in groupby(without_echoes(events), key=type):
        told = list(group)
        if len(told) > 1 and kind in JOINED:
            lines += JOINED[kind](told, table)
        else:
            lines += (say_event(event, box, names) for event in told)
    return lines


def without_echoes(events: Sequence[Event]) -> Iterator[Event]:
    """Leave out what the event before or after already says."""
    neighbours = zip([None, *events], events, [*events[1:], None], strict=False)
    for before, event, after in neighbours:
        if not is_echo(before, event, after):
            yield event


def is_echo(before: Event | None, event: Event, after: Event | None) -> bool:
    if isinstance(event, e.TokensSpent) and isinstance(before, e.LieutenantMoved):
        return before.coins > 0
    if isinstance(event, e.OpportunityEarned) and isinstance(after, e.OpportunityUsed):
        return event.opportunity == after.opportunity
    return isinstance(event, e.SoloTileRevealed) and isinstance(after, e.OpponentMoved)
