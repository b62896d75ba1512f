"""What holds in every position, whatever was played: every piece is somewhere, and nowhere twice.

`faults` says in one sentence each what is wrong with a position. Positions that come from outside are
refused with its first sentence; the tests ask it after every step of random games.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from messina.rules.actions import COMMON
from messina.rules.building import Build, PickCabin, Reveal, can_build
from messina.rules.engine import legal
from messina.rules.events import OPPONENT
from messina.rules.fire import FightBoat
from messina.rules.rounds import (
    LAST_ROUND,
    AddHex,
    BeginRound,
    DrawBoat,
    DrawDock,
    DrawHex,
    EndRound,
    LetBoatArrive,
    ReplaceWorkshops,
)
from messina.rules.scoring import FinalScoring
from messina.rules.setup import DealEstate, DealOrder, DealScrollBoard
from messina.rules.state import (
    DEPTH,
    FIRST_WAGON_STACK,
    FIRST_WORKSHOP_STACK,
    STACKS,
    ChanceFrame,
    Frame,
    Offer,
    Player,
    State,
    Step,
)
from messina.rules.terms import (
    CABINS,
    CHANCE,
    CLASSES,
    EMPTY,
    ESTATE,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FIRST_DOCK,
    FIRST_HARBOUR,
    GONE,
    GOODS,
    HEXES,
    LAST_STEP,
    LIEUTENANTS,
    NOBODY,
    NOWHERE,
    PLACES,
    REPOPULATION_TILES,
    SQUARES,
    SUPPLY,
    TRACKS,
    UNKNOWN,
    UPGRADED,
)
from messina.rules.turn import (
    ActionStep,
    ChooseDestination,
    ChooseLieutenant,
    NextTurn,
    OpenActionStep,
    TakeBoat,
)
from messina.rules.workshops import PickWorker

MANY = 999
"""More than there ever is of anything that is unlimited (1.2)."""

Ranges = dict[str, tuple[int, int]]


def faults(s: State) -> Iterator[str]:
    """Every fault of a position; of numbers out of range first, for the rest could not be looked at."""
    found = [*range_faults(s), *length_faults(s)]
    if found:
        yield from found
        return
    yield from order_faults(s)
    yield from map_faults(s)
    yield from round_faults(s)
    yield from hex_faults(s)
    yield from cube_faults(s)
    yield from citizen_faults(s)
    yield from boat_faults(s)
    yield from stack_faults(s)
    yield from tile_faults(s)
    yield from figure_faults(s)
    yield from board_faults(s)
    yield from opponent_faults(s)
    for player in s.seats:
        for fault in player_faults(s, player):
            yield f"seat {player.seat + 1}: {fault}"
    yield from question_faults(s)


# Numbers.


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
    cubes = s.options.cubes()
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
        "used": (0, 1),
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
        "overseer_upgraded": (0, 1),
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
        "allowance": (0, s.options.cubes()),
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


# The table.


def order_faults(s: State) -> Iterator[str]:
    """3.1, 8.2: everybody plays, and is ranked on every track by where the counter is."""
    if any(isinstance(frame, DealOrder) for frame in s.frames):
        return
    players = s.options.players
    if sorted(s.order) != list(range(players)):
        yield "order does not name every seat once"
    for track, name in enumerate(TRACKS):
        ranks = list(s.ranks[track * players : (track + 1) * players])
        if sorted(ranks) != list(range(players)):
            yield f"ranks of {name} do not name every seat once"
        elif any(s.position(track, a) < s.position(track, b) for a, b in pairwise(ranks)):
            yield f"ranks of {name} do not go by the counters"


def map_faults(s: State) -> Iterator[str]:
    """2.1, 3.3: places and cells fit together, harbours and docks lie in their corners."""
    for place, cell in enumerate(s.cells):
        if cell != NOWHERE and s.tiles[cell] != place:
            yield f"{s.box.place_names[place]} shares its cell"
    for cell, place in enumerate(s.tiles):
        if place != NOWHERE and s.cells[place] != cell:
            yield f"{s.box.place_names[place]} lies on two cells"
    corners = [*range(s.layout.harbour_cells, s.layout.harbour_cells + 4)]
    corners += range(s.layout.dock_cells, s.layout.dock_cells + 4)
    if list(s.cells[FIRST_HARBOUR:PLACES]) != corners:
        yield "the harbours and docks do not lie in their corners"
    for space in range(6):
        laid = s.tiles[s.layout.extension_cells + space] != NOWHERE
        if laid != bool(s.extensions >> space & 1):
            yield f"extensions are wrong about X{space + 1}"
    if s.round > 0 and NOWHERE in s.tiles[: s.layout.hex_cells]:
        yield "the city is not complete"


def round_faults(s: State) -> Iterator[str]:
    """3.3, 3.4: new hexes and the workshops of era II have come by now, unless they come this moment."""
    rows = s.box.rounds[: s.round]
    new_hexes = sum(row.new_hex for row in rows)
    if any(isinstance(frame, DrawDock | AddHex | DrawHex) for frame in s.frames) and rows[-1].new_hex:
        new_hexes -= 1
    laid = sum(s.extensions >> space & 1 for space in range(6))
    if laid != new_hexes:
        yield f"{laid} new hexes lie in the city; in round {s.round} it has {new_hexes}"
    replacing = any(isinstance(frame, ReplaceWorkshops) for frame in s.frames)
    if (s.era == 2) != (any(row.era2 for row in rows) and not replacing):
        yield f"era {s.era} does not fit round {s.round}"


def hex_faults(s: State) -> Iterator[str]:
    """2.1, 2.2: a hex lies in the city or comes later; those for more players stay in the box."""
    for hex in range(HEXES):
        printed = s.box.hexes[hex]
        laid, comes = s.in_city(hex), bool(s.hexes_left >> hex & 1)
        if laid and comes:
            yield f"{printed.id} lies in the city and is still to come"
        if not printed.players >> max(s.options.players, 2) & 1:
            if laid or comes:
                yield f"{printed.id} is not for {s.options.players} players"
        elif s.round > 0 and not laid and (printed.letter == "A" or not comes):
            yield f"{printed.id} is missing"
    if s.hexes_left >> HEXES:
        yield "a harbour cannot come later"


def cube_faults(s: State) -> Iterator[str]:
    """1.2, 3.11: cubes are limited, and lie on hexes and boats."""
    fought = sum(isinstance(frame, FightBoat) for frame in s.frames)
    there = s.supply + sum(s.cubes) + sum(s.dock_cubes) + fought
    if there != s.options.cubes():
        yield f"there are {there} plague cubes; {s.options.cubes()} belong to the game"
    for hex in range(FIRST_DOCK):
        if s.cubes[hex] and (s.box.hexes[hex].rat < 0 or not s.in_city(hex)):
            yield f"no cube can be on {s.box.hexes[hex].id}"
    for space in range(12):
        if s.dock_cubes[space] and s.docks[space] == NOWHERE:
            yield f"a cube lies at {s.box.place_names[FIRST_DOCK + space // 3]} without a boat"


def citizen_faults(s: State) -> Iterator[str]:
    for hex in range(FIRST_DOCK):
        somebody = any(s.citizens[hex * 3 : hex * 3 + 3])
        if somebody and (hex >= FIRST_HARBOUR or not s.in_city(hex)):
            yield f"no citizen can be on {s.box.hexes[hex].id}"


def boat_faults(s: State) -> Iterator[str]:
    """2.4: each boat is still to come, at a dock or taken; the opponent's are not kept."""
    seen = Counter(boat for boat in range(len(s.box.boats)) if s.boats_left >> boat & 1)
    seen.update(boat for boat in s.docks if boat != NOWHERE)
    for player in s.seats:
        seen.update(player.boats)
    seen.update(frame.boat for frame in s.frames if isinstance(frame, TakeBoat))
    for number, boat in enumerate(s.box.boats):
        removed = s.options.few and GOODS[boat.goods] == "stones"
        yield from count_faults(s, boat.id, seen[number], removed)


def count_faults(s: State, id: str, seen: int, removed: bool) -> Iterator[str]:
    """A tile is in the game once; in a solo game the opponent may have taken it away (12.3)."""
    if seen > 1:
        yield f"{id} is in {seen} places"
    elif removed and seen:
        yield f"{id} has left the game"
    elif not seen and not removed and not s.options.solo:
        yield f"{id} is missing"


# The offer.


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


# Figures, boards, seats.


def figure_faults(s: State) -> Iterator[str]:
    """4.6, 9.3: who stands where blocks it; repopulation tiles are those of their owners."""
    standing = [NOWHERE] * FIRST_DOCK
    for player in s.seats:
        for place, used in zip(player.places, player.used, strict=True):
            if place < PLACES and not s.in_city(place):
                yield f"seat {player.seat + 1}: nobody can be on {s.box.place_names[place]}"
            if used and place > ESTATE:
                yield f"seat {player.seat + 1}: a lieutenant out of the game cannot be used"
            if used and place < FIRST_DOCK:
                standing[place] = player.seat
        owned = [hex for hex in range(FIRST_DOCK) if s.owners[hex] == player.seat]
        if len(owned) != player.repopulated:
            yield f"seat {player.seat + 1}: repopulated {player.repopulated} hexes, owns {len(owned)}"
        if any(hex >= FIRST_HARBOUR or not s.in_city(hex) for hex in owned):
            yield f"seat {player.seat + 1}: owns what cannot be repopulated"
    for hex in range(FIRST_DOCK):
        blocked = s.standing[hex]
        if blocked != standing[hex] and not (s.options.solo and blocked == OPPONENT and s.in_city(hex)):
            yield f"standing is wrong about {s.box.hexes[hex].id}"


def board_faults(s: State) -> Iterator[str]:
    """11.1: each seat has the side agreed on; b boards are dealt once."""
    for kind, dealing, sides in (
        ("estate", DealEstate, s.options.estates),
        ("scroll_board", DealScrollBoard, s.options.scrolls),
    ):
        waiting = [frame.seat for frame in s.frames if isinstance(frame, dealing)]
        boards = [getattr(player, kind).id for player in s.seats]
        for seat, board in enumerate(boards):
            if (board == "a") != (sides[seat] == "a" or seat in waiting):
                yield f"seat {seat + 1}: {kind} {board} is not of side {sides[seat]}"
        advanced = [board for board in boards if board != "a"]
        if len(advanced) != len(set(advanced)):
            yield f"two seats have the same {kind}"


def opponent_faults(s: State) -> Iterator[str]:
    if not s.options.solo and (s.opponent_popularity, s.opponent_left, s.solo_left) != (1, 0, 0):
        yield "there is a virtual opponent in a game that is not solo"


def player_faults(s: State, player: Player) -> Iterator[str]:
    if player.score != sum(player.points):
        yield f"score {player.score} is not the sum of its points, {sum(player.points)}"
    if player.score < 0 and s.frames:
        yield "score is below 0 before the end"
    if player.had != LIEUTENANTS - list(player.places).count(SUPPLY):
        yield f"had {player.had} lieutenants, but the supply says otherwise"
    for register, printed in enumerate(s.box.registers):
        if player.registers[register] > printed.last:
            yield f"{TRACKS[register]} has no space {player.registers[register]}"
    for track, printed_track in enumerate(player.scroll_board.tracks):
        if player.scrolls[track] > printed_track.top:
            yield f"scroll track {track + 1} has no level {player.scrolls[track]}"
    if any(player.spent >> square & 1 > player.estate.single_use[square] for square in range(SQUARES)):
        yield "a square that is not single-use is spent"
    for klass in range(3):
        if (player.overseer_branches[klass] == COMMON) != (player.overseer_steps[klass] <= 1):
            yield f"the {CLASSES[klass]}'s branch does not fit its step"
    yield from cabin_faults(player)
    yield from workshop_faults(s, player)


def cabin_faults(player: Player) -> Iterator[str]:
    for cabin in range(CABINS):
        empty = player.cabins[cabin] == EMPTY
        if empty != (player.cabin_spaces[cabin] == 0) or (empty and player.cabin_classes[cabin] != 0):
            yield f"citizen, class and space of cabin {cabin + 1} do not fit together"


def workshop_faults(s: State, player: Player) -> Iterator[str]:
    """7.9: the reward of an era-II workshop comes with the first fitting citizen."""
    for tile, worker, rewarded in zip(player.workshops, player.workers, player.rewarded, strict=True):
        workshop = s.box.workshops[tile]
        fitting = worker == UPGRADED or (worker != EMPTY and not workshop.needs_upgraded)
        if rewarded and workshop.era == 1:
            yield f"{workshop.id} has no reward"
        if workshop.era == 2 and fitting and not rewarded:
            yield f"{workshop.id} has not paid its reward"


# The question.


def question_faults(s: State) -> Iterator[str]:
    """Somebody is asked something that has an answer, or the game is over."""
    if s.in_action_step != any(isinstance(frame, ActionStep) for frame in s.frames):
        yield "in_action_step does not fit the frames"
        return
    if not s.frames:
        if s.round != LAST_ROUND:
            yield f"nobody is asked, though it is round {s.round}"
        return
    top = s.frames[-1]
    if top.player == NOBODY:
        yield f"the last frame, {type(top).__name__}, asks nobody"
        return
    lost = [frame for depth, frame in enumerate(s.frames) if not (lies_well(s, depth) and fits(s, frame))]
    for frame in lost:
        yield f"{type(frame).__name__} does not fit the position"
    if not lost:
        offer = Offer()
        legal(s, offer)
        if offer.count == 0:
            yield f"{type(top).__name__} has no answer"


def lies_well(s: State, depth: int) -> bool:
    """Under everything lies what follows the round or the game; in a round, turns lie on NextTurn."""
    frame = s.frames[depth]
    in_a_round = isinstance(s.frames[0], EndRound)
    if isinstance(frame, BeginRound | EndRound | FinalScoring) or depth == 0:
        return depth == 0 and isinstance(frame, BeginRound | EndRound | FinalScoring)
    if isinstance(frame, NextTurn) or (in_a_round and depth == 1):
        return in_a_round and depth == 1 and isinstance(frame, NextTurn)
    return depth == 2 or not isinstance(frame, ChooseLieutenant | ChooseDestination)


def fits(s: State, frame: Frame) -> bool:
    """What a frame is about is there."""
    if isinstance(frame, ChooseLieutenant):
        return s.seats[frame.player].has_unused()
    if isinstance(frame, ChooseDestination):
        return s.seats[frame.player].unused_lieutenant(frame.start) >= 0
    if isinstance(frame, Build):
        return frame.owes == 0 or (frame.cycled == 1 and can_build(s, s.seats[frame.player]))
    if isinstance(frame, PickWorker):
        return frame.workshop in s.seats[frame.player].workshops
    hex = getattr(frame, "hex", NOWHERE)
    visitor = OPPONENT if frame.player == CHANCE else getattr(frame, "seat", frame.player)
    return hex == NOWHERE or (s.in_city(hex) and s.standing[hex] == visitor)
