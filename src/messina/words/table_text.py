"""The table drawn as plain text, at most 100 columns wide.

The city is drawn hex by hex where it lies: its id, colour and rat, its action, then plague, citizens and
figures. Below it come docks, players, offer, and the estate of the one who looks. What is printed stands in
the notation of the pack (`coin(2) + fire`), the same in every language; the words are the reader's.
"""

import textwrap
from collections.abc import Iterator
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import SCROLL_KINDS, ScrollTrack
from messina.rules.events import OPPONENT
from messina.rules.player import Player
from messina.rules.state import STACKS, State
from messina.rules.terms import (
    CABINS,
    CLASSES,
    COLOURS,
    EMPTY,
    ESTATE,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FIRST_DOCK,
    FIRST_HARBOUR,
    NOWHERE,
    RATS,
    REPOPULATION_TILES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
    UPGRADED,
)
from messina.words.event_phrases import ROMAN
from messina.words.pack_names import klass, pack_names_of
from messina.words.phrase_renderer import PhraseRenderer
from messina.words.phrases import Phrase, counted, listed
from messina.words.text_wrap import WIDTH, fitted

CELL: Final = 14
SECTOR: Final = 33
RAT_MARKS: Final = ("<", ">", "^")
CITIZEN_LETTERS: Final = ("c", "n", "a")
HEADS: Final = ("points", "coins", "fire", "major", "lumber", "rats", *TRACKS[:3], "ready")


def show_table(state: State, seat: int, renderer: PhraseRenderer) -> str:
    """Draw the whole table as the seat sees it; everything open is the same for all."""
    parts = [
        show_round(state, renderer),
        show_city(state, renderer),
        [renderer.language.say("table-legend-hexes"), renderer.language.say("table-legend-figures")],
        show_docks(state, renderer),
        show_prices(state, renderer),
        show_players(state, renderer),
        show_offer(state, renderer),
        show_estate(state, state.seats[seat], renderer),
    ]
    return "\n\n".join("\n".join(fitted(part)) for part in parts)


def show_status(state: State, seat: int, renderer: PhraseRenderer) -> str:
    """Return one line: the round and what the seat has to spend."""
    player = state.seats[seat]
    have = [counted("points", player.score), counted("rats", player.rats)]
    have += [counted(TOKENS[token], player.tokens[token]) for token in range(4) if player.tokens[token]]
    return renderer.render(Phrase("table-status", {"round": ROMAN[state.round], "what": listed(have)}))


def show_round(s: State, renderer: PhraseRenderer) -> Iterator[str]:
    cost = s.box.rounds[s.round - 1].fire
    yield renderer.language.say("table-round", round=ROMAN[s.round], cost=cost, supply=s.supply)
    wheel = s.box.wheel[s.wheel]
    where = ", ".join(
        f"{renderer.render(klass(CLASSES[k]))}: {colour_name(wheel.colours[k], renderer)}" for k in range(3)
    )
    yield renderer.render(Phrase("table-wheel", {"rat": Phrase(f"rat-{RATS[wheel.rat]}"), "where": where}))


def colour_name(colour: i64, renderer: PhraseRenderer) -> str:
    return renderer.language.say(f"table-{COLOURS[colour]}")


# The city.


def cell_lines(s: State, cell: int, renderer: PhraseRenderer) -> list[str]:
    """Return the lines drawn on one cell of the layout."""
    place = s.tiles[cell]
    if place == NOWHERE:
        return [f"({s.layout.names[cell]})"]
    printed = s.box.hexes[place]
    kind = (
        renderer.language.say("table-harbour")
        if printed.letter == "H"
        else colour_name(printed.colour, renderer)
    )
    title = f"{printed.id} {kind} {RAT_MARKS[printed.rat] if printed.rat >= 0 else ''}".rstrip()
    action = printed.action.text
    for old, new in ((" + ", " +\n"), (" / ", " /\n"), ("overseer(", "overseer\n(")):
        action = action.replace(old, new)
    wrapped = [line for part in action.split("\n") for line in textwrap.wrap(part, CELL - 1)]
    return [title, *joined(wrapped), *filter(None, [who_is_there(s, place)])]


def joined(lines: list[str]) -> list[str]:
    """Join lines to as few as the width of a cell allows."""
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
    """List the lieutenants there, those standing in brackets."""
    found = []
    for player in s.seats:
        for number, at in enumerate(player.places):
            if at == place:
                found.append(f"({player.seat + 1})" if player.is_used(number) else str(player.seat + 1))
    if place < FIRST_DOCK and s.standing[place] == OPPONENT:
        found.append("(o)")
    return "".join(found)


def show_city(s: State, renderer: PhraseRenderer) -> list[str]:
    """Draw rows of hexes, each half a hex beside the row above."""
    spots = s.layout.coordinates
    left = min(2 * q + r for q, r in spots)
    lines: list[str] = []
    for row in sorted({r for _, r in spots}):
        cells = {
            2 * q + r - left: cell_lines(s, cell, renderer) for cell, (q, r) in enumerate(spots) if r == row
        }
        height = max(map(len, cells.values()))
        for number in range(height):
            line = ""
            for half, drawn in sorted(cells.items()):
                text = drawn[number] if number < len(drawn) else ""
                line = line.ljust(half * CELL // 2) + text
            lines.append(line)
        lines.append("")
    return lines[:-1]


def show_docks(s: State, renderer: PhraseRenderer) -> list[str]:
    lines = []
    for dock in range(4):
        boats = [show_boat(s, space) for space in range(dock * 3, dock * 3 + 3) if s.docks[space] != NOWHERE]
        there = figures(s, FIRST_DOCK + dock)
        if boats or there:
            name = renderer.render(pack_names_of(s.box).place(s.box.place_names[FIRST_DOCK + dock]))
            lines.append(f"{name}: {'; '.join([*boats, *filter(None, [there])])}")
    return lines or [renderer.language.say("table-no-boats")]


def show_boat(s: State, space: int) -> str:
    boat = s.box.boats[s.docks[space]]
    return f"{'#' if s.dock_cubes[space] else ''}{boat.id} {boat.reward.text}"


def show_prices(s: State, renderer: PhraseRenderer) -> Iterator[str]:
    """List what it takes to repopulate the hexes that are still free."""
    yield renderer.language.say("table-prices")
    hexes = [hex for hex in range(FIRST_HARBOUR) if s.in_city(hex) and s.owners[hex] == NOWHERE]
    entries = [show_price(s, hex) for hex in hexes]
    for first in range(0, len(entries), 3):
        yield "".join(entry.ljust(SECTOR) for entry in entries[first : first + 3])


def show_price(s: State, hex: int) -> str:
    printed = s.box.hexes[hex]
    citizens = "".join(
        letter * printed.plain[number] + letter.upper() * printed.upgraded[number]
        for number, letter in enumerate(CITIZEN_LETTERS)
    )
    return f"  {printed.id} {printed.points}: {cost_text(printed.cost)} {citizens}{' *' * printed.lieutenant}"


def cost_text(cost: vec[i64]) -> str:
    """Write a cost in the notation of the pack: `lumber(2) + coin`."""
    terms = [TOKENS[t] if cost[t] == 1 else f"{TOKENS[t]}({cost[t]})" for t in range(4) if cost[t]]
    return " + ".join(terms)


# Players and offer.


def show_players(s: State, renderer: PhraseRenderer) -> list[str]:
    heads = [renderer.language.say(f"table-head-{head}") for head in HEADS]
    opponent = renderer.render(Phrase("board-opponent.title"))
    width = min(max(map(len, [*renderer.names, opponent])), WIDTH - 8 * len(heads))
    lines = ["".ljust(width) + "".join(head.rjust(8) for head in heads)]
    for seat in s.order if not s.options.solo else [0]:
        player = s.seats[seat]
        ready = sum(at <= ESTATE and not player.is_used(i) for i, at in enumerate(player.places))
        row = [player.score, *player.tokens, player.rats, *player.registers, ready]
        lines.append(
            renderer.names[seat][:width].ljust(width) + "".join(str(value).rjust(8) for value in row)
        )
    if s.options.solo:
        theirs = ["", "", "", "", "", "", s.opponent_popularity, "", "", s.opponent_left]
        lines.append(opponent[:width].ljust(width) + "".join(str(value).rjust(8) for value in theirs))
    return lines


def show_offer(s: State, renderer: PhraseRenderer) -> list[str]:
    lines = [renderer.language.say("table-offer")]
    for stack in range(STACKS):
        tile = s.face_up(stack)
        if tile != NOWHERE:
            lines.append(f"  {s.box.tile_names[tile]}: {tile_text(s, tile)}")
    return lines


def tile_text(s: State, tile: int) -> str:
    """Write what a tile costs and brings, in the notation of the pack."""
    if tile < FIRST_BUILT_WORKSHOP:
        improvement = s.box.improvements[tile]
        return f"{cost_text(improvement.cost)} => {improvement.production.text}"
    if tile >= FIRST_BUILT_WAGON:
        wagon = s.box.wagons[tile - FIRST_BUILT_WAGON]
        return f"{cost_text(wagon.cost)} => points({wagon.points})"
    workshop = s.box.workshops[tile - FIRST_BUILT_WORKSHOP]
    return f"{cost_text(workshop.cost)} => {workshop_text(s, tile - FIRST_BUILT_WORKSHOP)}"


def workshop_text(s: State, number: int) -> str:
    workshop = s.box.workshops[number]
    letter = CITIZEN_LETTERS[workshop.klass]
    first = workshop.reward if workshop.era == 2 else workshop.production
    text = f"{letter.upper() if workshop.needs_upgraded else letter}: {first.text}"
    return f"{text}, {letter.upper()}: + {workshop.added.text}" if workshop.added.bundles else text


# The estate.


def show_estate(s: State, player: Player, renderer: PhraseRenderer) -> list[str]:
    return [
        renderer.language.say("table-estate", player=renderer.names[player.seat]),
        *show_sectors(player),
        *show_cabins(s, player, renderer),
        *show_workshops(s, player, renderer),
        *show_belongings(s, player, renderer),
    ]


def show_sectors(player: Player) -> Iterator[str]:
    for row in range(6):
        yield "".join(show_square(player, sector * 6 + row).ljust(SECTOR) for sector in range(3))


def show_square(player: Player, square: int) -> str:
    mark = " "
    if player.estate.single_use[square]:
        mark = "x" if player.spent >> square & 1 else "!"
    inside = citizen_letter(player.squares[square], square // 6)
    return f"{SQUARE_NAMES[square]} [{inside}]{mark}{player.estate.actions[square].text}"[: SECTOR - 1]


def citizen_letter(citizen: int, number: int) -> str:
    letter = CITIZEN_LETTERS[number]
    return " " if citizen == EMPTY else letter.upper() if citizen == UPGRADED else letter


def show_cabins(s: State, player: Player, renderer: PhraseRenderer) -> Iterator[str]:
    for cabin in range(CABINS):
        citizen = citizen_letter(player.cabins[cabin], player.cabin_classes[cabin])
        beds = [citizen if player.cabin_spaces[cabin] == space else " " for space in (1, 2)]
        tile = player.improvements[cabin]
        improved = "" if tile == NOWHERE else s.box.improvements[tile].production.text
        name = renderer.render(Phrase("cabin", {"number": cabin + 1}))
        yield f"{name} I[{beds[0]}] II[{beds[1]}] {improved}".rstrip()


def show_workshops(s: State, player: Player, renderer: PhraseRenderer) -> Iterator[str]:
    for tile, worker in zip(player.workshops, player.workers, strict=True):
        workshop = s.box.workshops[tile]
        inside = citizen_letter(worker, workshop.klass)
        yield f"{workshop.id} [{inside}] {workshop_text(s, tile)}"


def show_belongings(s: State, player: Player, renderer: PhraseRenderer) -> Iterator[str]:
    say = renderer.language.say
    if player.wagons:
        wagons = ", ".join(
            f"{s.box.wagons[wagon].id}{' x' if number < player.wagons_used else ''}"
            for number, wagon in enumerate(player.wagons)
        )
        yield say("table-wagons", what=wagons)
    if player.boats:
        yield say("table-boats", what=", ".join(s.box.boats[boat].id for boat in player.boats))
    yield say("table-overseers", what=", ".join(overseer_text(player, k) for k in range(3)))
    worth = (
        f"{renderer.render(Phrase(f'track-{SCROLL_KINDS[track.kind]}'))} {scroll_text(track, level)}"
        for track, level in zip(player.scroll_board.tracks, player.scrolls, strict=True)
    )
    yield say("table-scrolls", what="; ".join(worth))
    ahead = (next_benefit(s, player, register, renderer) for register in range(3))
    yield say("table-registers", what="; ".join(ahead))
    yield say("table-tiles-left", n=REPOPULATION_TILES - player.repopulated)


def overseer_text(player: Player, number: int) -> str:
    """Write class, step and branch: `c 3 <`."""
    letter = citizen_letter(UPGRADED if player.has_upgraded_overseer(number) else 1, number)
    branch = ("", " <", " >")[player.overseer_branches[number]]
    return f"{letter} {player.overseer_steps[number]}{branch}"


def scroll_text(track: ScrollTrack, level: int) -> str:
    """Write the values at the marker; counted things are kept doubled."""
    values = track.values[level * track.width : (level + 1) * track.width]
    return f"{values[0] / 2:g}" if track.width == 1 else "/".join(map(str, values))


def next_benefit(s: State, player: Player, register: int, renderer: PhraseRenderer) -> str:
    """Write where the counter is, and the next space of the register that brings something."""
    printed, here = s.box.registers[register], player.registers[register]
    name = renderer.render(Phrase(f"register-{TRACKS[register]}"))
    for space in range(here + 1, printed.last + 1):
        if printed.actions[space].bundles:
            return f"{name} {here} ({space}: {printed.actions[space].text})"
    return f"{name} {here}"
