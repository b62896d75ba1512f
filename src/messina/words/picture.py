"""The table as a plain-text picture, at most 100 columns wide.

The city is drawn hex by hex where it lies: its id, colour and rat, its action, then plague, citizens and
figures. Below it come docks, players, offer, and the estate of the one who looks.
"""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from messina.rules.events import OPPONENT
from messina.rules.state import FIRST_WAGON_STACK, FIRST_WORKSHOP_STACK, STACKS, Player, State
from messina.rules.terms import (
    CABINS,
    CLASSES,
    COLOURS,
    CORNERS,
    EMPTY,
    ESTATE,
    FIRST_BUILT_WORKSHOP,
    FIRST_DOCK,
    FIRST_HARBOUR,
    NOWHERE,
    REPOPULATION_TILES,
    SQUARE_NAMES,
    TRACKS,
    UPGRADED,
)
from messina.words import nouns
from messina.words.choices import cabin_citizen, describe_boat, describe_cabin_of, overseer_words
from messina.words.lines import WIDTH, fitted
from messina.words.scrolls import scroll_worth

CELL: Final = 14
SECTOR: Final = 33
RAT_MARKS: Final = ("<", ">", "^")
CITIZEN_LETTERS: Final = ("c", "n", "a")
LEGEND: Final = (
    "Hexes: id, colour, rat (< left, > right, ^ standing); action; # plague cube; c n a citizens waiting;",
    "1 a lieutenant of that seat lying, (1) standing, (o) the opponent; =1 repopulated by that seat.",
)


def show_table(state: State, seat: int, names: Sequence[str] | None = None) -> str:
    """The whole table as the seat sees it; everything open is the same for all."""
    called = names or [f"Player {number + 1}" for number in range(len(state.seats))]
    parts = [
        [show_round(state)],
        show_city(state),
        LEGEND,
        show_docks(state),
        show_prices(state),
        show_players(state, called),
        show_offer(state),
        show_estate(state, state.seats[seat], called[seat]),
    ]
    return "\n\n".join("\n".join(fitted(part)) for part in parts)


def show_status(state: State, seat: int) -> str:
    """One line: the round and what the seat has to spend."""
    player = state.seats[seat]
    points, rats = nouns.count(player.score, "point", "points"), nouns.count(player.rats, "rat", "rats")
    tokens = nouns.cost(player.tokens) if sum(player.tokens) else "no tokens"
    return f"Round {nouns.ROMAN[state.round]}: {points}, {rats}, {tokens}"


def show_round(s: State) -> str:
    fire = s.box.rounds[s.round - 1].fire
    return (
        f"Round {nouns.ROMAN[s.round]} of VI. A cube costs {fire} fire; {s.supply} cubes in the supply. "
        f"Wheel: {nouns.wheel_words(s.box, s.wheel)}."
    )


# The city.


SHORT: Final = {
    "overseer(any)": "overseer",
    "overseer(any,skip)": "overseer, may skip",
    "upgrade_overseer": "upgrade overseer",
    "upgrade_advance": "upgrade + advance overseer",
    "any_hex": "any hex",
}


def short_action(text: str) -> str:
    """A printed action in as few words as will do."""
    if " -> " in text:
        return " -> ".join(map(short_action, text.split(" -> ")))
    bundles = (" + ".join(map(short_effect, bundle.split(" + "))) for bundle in text.split(" / "))
    return " / ".join(bundles)


def short_effect(term: str) -> str:
    name, _, argument = term.rstrip(")").partition("(")
    if term in SHORT or not argument:
        return SHORT.get(term, term)
    if name == "overseer":
        return f"{argument.replace(',', ' overseer, may ')}" if "," in argument else f"{argument} overseer"
    if name == "activate":
        return f"activate {argument}"
    return f"{argument} {name}{'s' if name == 'coin' else ''}"


def cell_lines(s: State, cell: int) -> list[str]:
    """What is drawn on one cell of the layout."""
    place = s.tiles[cell]
    if place == NOWHERE:
        return [f"({s.layout.names[cell]})"]
    printed = s.box.hexes[place]
    kind = "harbour" if place >= FIRST_HARBOUR else COLOURS[printed.colour]
    title = f"{printed.id} {kind} {RAT_MARKS[printed.rat] if printed.rat >= 0 else ''}".rstrip()
    action = short_action(printed.action.text).replace(" + ", " +\n").replace(" / ", " /\n")
    wrapped = [line for part in action.split("\n") for line in textwrap.wrap(part, CELL - 1)]
    return [title, *joined(wrapped), *filter(None, [who_is_there(s, place)])]


def joined(lines: list[str]) -> list[str]:
    """As few lines as the width of a cell allows."""
    packed: list[str] = []
    for line in lines:
        if packed and len(packed[-1]) + 1 + len(line) < CELL:
            packed[-1] += f" {line}"
        else:
            packed.append(line)
    return packed


def who_is_there(s: State, hex: int) -> str:
    waiting = "".join(CITIZEN_LETTERS[k] * s.citizens[hex * 3 + k] for k in range(3))
    owner = "" if s.owners[hex] == NOWHERE else f"={s.owners[hex] + 1}"
    return " ".join(filter(None, ["#" * s.cubes[hex], waiting, figures(s, hex), owner]))


def figures(s: State, place: int) -> str:
    """Lieutenants there, those standing in brackets."""
    found = []
    for player in s.seats:
        for at, used in zip(player.places, player.used, strict=True):
            if at == place:
                found.append(f"({player.seat + 1})" if used else str(player.seat + 1))
    if place < FIRST_DOCK and s.standing[place] == OPPONENT:
        found.append("(o)")
    return "".join(found)


def show_city(s: State) -> list[str]:
    """Rows of hexes, each half a hex beside the row above."""
    spots = s.layout.coordinates
    left = min(2 * q + r for q, r in spots)
    lines: list[str] = []
    for row in sorted({r for _, r in spots}):
        cells = {2 * q + r - left: cell_lines(s, cell) for cell, (q, r) in enumerate(spots) if r == row}
        height = max(map(len, cells.values()))
        for number in range(height):
            line = ""
            for half, drawn in sorted(cells.items()):
                text = drawn[number] if number < len(drawn) else ""
                line = line.ljust(half * CELL // 2) + text
            lines.append(line)
        lines.append("")
    return lines[:-1]


def show_docks(s: State) -> list[str]:
    lines = []
    for dock, corner in enumerate(CORNERS):
        boats = [describe_boat(s, boat) for boat in s.docks[dock * 3 : dock * 3 + 3] if boat != NOWHERE]
        there = figures(s, FIRST_DOCK + dock)
        if boats or there:
            lines.append(f"Dock {corner}: {'; '.join([*boats, *filter(None, [there])])}")
    return lines or ["No boat is at a dock."]


def show_prices(s: State) -> Iterator[str]:
    """What it takes to repopulate the hexes that nobody has repopulated yet."""
    yield "To repopulate (points; price; citizens, capitals upgraded; lt. a lieutenant):"
    hexes = [hex for hex in range(FIRST_HARBOUR) if s.in_city(hex) and s.owners[hex] == NOWHERE]
    entries = [show_price(s, hex) for hex in hexes]
    for first in range(0, len(entries), 3):
        yield "".join(entry.ljust(SECTOR) for entry in entries[first : first + 3])


def show_price(s: State, hex: int) -> str:
    printed = s.box.hexes[hex]
    citizens = "".join(
        letter * printed.plain[klass] + letter.upper() * printed.upgraded[klass]
        for klass, letter in enumerate(CITIZEN_LETTERS)
    )
    price = nouns.cost(printed.cost).replace(" and ", "+")
    return f"  {printed.id} {printed.points}: {price}; {citizens}{' lt.' if printed.lieutenant else ''}"


# Players and offer.


def show_players(s: State, names: Sequence[str]) -> list[str]:
    heads = ("points", "coins", "fire", "major", "lumber", "rats", "popul.", "city", "church", "figures")
    width = min(max(map(len, [*names, "The opponent"])), WIDTH - 8 * len(heads))
    lines = ["".ljust(width) + "".join(head.rjust(8) for head in heads)]
    for seat in s.order if not s.options.solo else [0]:
        player = s.seats[seat]
        ready = sum(at <= ESTATE and not used for at, used in zip(player.places, player.used, strict=True))
        row = [player.score, *player.tokens, player.rats, *player.registers, f"{ready} ready"]
        lines.append(names[seat][:width].ljust(width) + "".join(str(value).rjust(8) for value in row))
    if s.options.solo:
        before = "".ljust(8 * 6)
        lines.append(
            f"{'The opponent'.ljust(width)}{before}{s.opponent_popularity:8}"
            f"{'':16}{f'{s.opponent_left} ready':>8}"
        )
    return lines


def show_offer(s: State) -> list[str]:
    lines = ["On offer:"]
    for stack in range(STACKS):
        tile = s.face_up(stack)
        if tile == NOWHERE:
            kind = "improvement" if stack < FIRST_WORKSHOP_STACK else "workshop"
            if stack < FIRST_WAGON_STACK:
                lines.append(f"  (no {kind} left on this stack)")
        else:
            name, price = nouns.tile_name(s.box, tile), nouns.tile_cost(s.box, tile)
            lines.append(f"  {name}: costs {price}; {nouns.tile_effect(s.box, tile)}")
    return lines


# The estate.


def show_estate(s: State, player: Player, name: str) -> list[str]:
    return [
        f"The estate of {name} (region a is squares 1 to 3, b is 4 to 6; capitals are upgraded)",
        *show_sectors(player),
        *show_cabins(s, player),
        *show_workshops(s, player),
        *show_belongings(s, player),
    ]


def show_sectors(player: Player) -> Iterator[str]:
    for row in range(6):
        yield "".join(show_square(player, sector * 6 + row).ljust(SECTOR) for sector in range(3))


def show_square(player: Player, square: int) -> str:
    letter = CITIZEN_LETTERS[square // 6]
    citizen = player.squares[square]
    inside = " " if citizen == EMPTY else letter.upper() if citizen == UPGRADED else letter
    mark = " "
    if player.estate.single_use[square]:
        mark = "x" if player.spent >> square & 1 else "!"
    action = short_action(player.estate.actions[square].text).replace(" + ", "+")
    return f"{SQUARE_NAMES[square]} [{inside}]{mark}{action}"[: SECTOR - 1]


def show_cabins(s: State, player: Player) -> Iterator[str]:
    for cabin in range(CABINS):
        inside = "empty" if player.cabins[cabin] == EMPTY else cabin_citizen(player, cabin)
        yield f"Cabin {cabin + 1}: {inside}; {describe_cabin_of(s, player, cabin)}"


def show_workshops(s: State, player: Player) -> Iterator[str]:
    for tile, worker in zip(player.workshops, player.workers, strict=True):
        inside = "empty" if worker == EMPTY else nouns.level(worker)
        name = nouns.tile_name(s.box, FIRST_BUILT_WORKSHOP + tile)
        yield f"{name.capitalize()}: {inside}; {nouns.workshop_effect(s.box.workshops[tile])}"


def show_belongings(s: State, player: Player) -> Iterator[str]:
    if player.wagons:
        wagons = ", ".join(s.box.wagons[wagon].id for wagon in player.wagons)
        yield f"Wagons: {wagons} ({player.wagons_used} used this round)"
    if player.boats:
        yield f"Boats: {', '.join(s.box.boats[boat].id for boat in player.boats)}"
    overseers = (f"{CLASSES[klass]} {overseer_words(player, klass)}" for klass in range(3))
    yield f"Overseers: {'; '.join(overseers)}"
    worth = (
        scroll_worth(t, level) for t, level in zip(player.scroll_board.tracks, player.scrolls, strict=True)
    )
    yield f"Scrolls: {'; '.join(worth)}"
    yield f"Registers: {'; '.join(next_benefit(s, player, register) for register in range(3))}"
    yield f"Repopulation tiles left: {REPOPULATION_TILES - player.repopulated}"


def next_benefit(s: State, player: Player, register: int) -> str:
    """The next space of the register that brings something."""
    printed, here = s.box.registers[register], player.registers[register]
    for space in range(here + 1, printed.last + 1):
        if printed.actions[space].bundles:
            return f"{TRACKS[register]} {here}, {space} brings {short_action(printed.actions[space].text)}"
    return f"{TRACKS[register]} {here}"
