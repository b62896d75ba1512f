"""Figures, boards and estates."""

from collections.abc import Iterator

from messina.rules.actions import COMMON
from messina.rules.events import OPPONENT
from messina.rules.player import Player
from messina.rules.setup import DealEstate, DealScrollBoard
from messina.rules.state import (
    State,
)
from messina.rules.terms import (
    CABINS,
    CLASSES,
    EMPTY,
    ESTATE,
    FIRST_DOCK,
    FIRST_HARBOUR,
    LIEUTENANTS,
    NOWHERE,
    PLACES,
    SQUARES,
    SUPPLY,
    TRACKS,
    UPGRADED,
)


def figure_faults(s: State) -> Iterator[str]:
    """4.6, 9.3: who stands where blocks it; repopulation tiles are those of their owners."""
    standing = [NOWHERE] * FIRST_DOCK
    for player in s.seats:
        for number, place in enumerate(player.places):
            used = player.is_used(number)
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
