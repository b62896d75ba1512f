"""A position made of the one before it and the events between: nothing else is looked at.

Every change of what lies on the table is an event, so the fold of the events is the next position, to the
last number. Only what is asked next (`frames`, `turn`, `in_action_step`) is not told by events.
"""

from collections.abc import Iterable

from librt.vecs import append

from messina import position_text
from messina.rules import events as e
from messina.rules.events import OPPONENT, Event
from messina.rules.player import Player
from messina.rules.state import DEPTH, FIRST_WORKSHOP_STACK, STACKS, State
from messina.rules.terms import (
    EMPTY,
    ESTATE,
    FIRST_BUILT_WAGON,
    FIRST_BUILT_WORKSHOP,
    FIRST_CABIN,
    FIRST_DOCK,
    FIRST_WORKSHOP,
    GONE,
    NOWHERE,
    PLAIN,
    SCORE,
    SUPPLY,
    UNKNOWN,
    UPGRADED,
)

NOT_TOLD = ("turn", "in_action_step", "frame")


def on_the_table(state: State) -> list[str]:
    """All lines of the position's text but those about what is asked."""
    return [line for line in position_text(state).splitlines() if line.split()[0] not in NOT_TOLD]


def fold(state: State, events: Iterable[Event]) -> None:
    for event in events:
        hear(state, event)


def hear(s: State, event: Event) -> None:
    player = getattr(event, "player", OPPONENT)
    if player != OPPONENT:
        hear_of_seat(s, s.seats[player], event)
    hear_of_table(s, event)


def hear_of_table(s: State, event: Event) -> None:
    match event:
        case e.RoundBegan():
            s.round = event.round
        case e.OrderDealt():
            s.order[event.position] = event.player
            for track in range(4):
                players = s.options.players
                s.ranks[track * players + players - 1 - event.position] = event.player
        case e.OrderChanged():
            s.order[event.position] = event.player
        case e.HexStackMade():
            s.hexes_left = event.hexes
        case e.HexLaid():
            s.hexes_left &= ~(1 << event.hex)
            s.lay(event.hex, event.cell)
            if event.cell >= s.layout.extension_cells:
                s.extensions |= 1 << (event.cell - s.layout.extension_cells)
        case e.WheelTurned():
            s.wheel = event.position
        case e.DockDrawn():
            s.docking_left &= ~(1 << (event.dock - FIRST_DOCK))
        case e.DocksShuffled():
            s.docking_left = (1 << event.tiles) - 1
        case e.BoatArrived():
            s.boats_left &= ~(1 << event.boat)
            s.docks[event.space] = event.boat
            s.dock_cubes[event.space] = event.cube
            s.supply -= event.cube
        case e.BoatLeft():
            s.docks[event.space] = NOWHERE
            s.dock_cubes[event.space] = 0
        case e.CubePlaced():
            s.cubes[event.hex] += 1
            s.supply -= 1
        case e.CubeBurned():
            s.supply += 1
            if event.place < FIRST_DOCK:
                s.cubes[event.place] -= 1
        case e.CubeDiscarded():
            s.supply += 1
        case e.CitizenAppeared():
            s.citizens[event.hex * 3 + event.klass] += 1
        case e.CitizenLost() | e.CitizenRescued() | e.OpponentRemovedCitizen():
            s.citizens[event.hex * 3 + event.klass] -= 1
        case e.LieutenantsLaid():
            for hex in range(FIRST_DOCK):
                if s.standing[hex] == event.player:
                    s.standing[hex] = NOWHERE
        case e.LieutenantMoved() if event.place < FIRST_DOCK:
            s.standing[event.place] = event.player
        case e.HexRepopulated():
            s.owners[event.hex] = event.player
        case e.OpponentMoved():
            s.standing[event.hex] = OPPONENT
        case e.OpponentReady():
            s.opponent_left = event.figures
            s.solo_left = (1 << len(s.box.solo_tiles)) - 1
        case e.OpponentTurn():
            s.opponent_left = event.figures
        case e.SoloTileRevealed():
            s.solo_left &= ~(1 << event.tile)
        case e.RegisterAdvanced() if event.player == OPPONENT:
            s.opponent_popularity = event.space
        case _:
            hear_of_offer(s, event)


def hear_of_offer(s: State, event: Event) -> None:
    match event:
        case e.TileRevealed():
            s.stacks[event.stack * DEPTH] = event.tile
            s.unseen &= ~(1 << event.tile)
        case e.Built() | e.OpponentTook():
            stack = next(stack for stack in range(STACKS) if s.face_up(stack) == event.tile)
            s.take_face_up(stack)
        case e.OfferCycled():
            for stack in range(event.stacks * 3, event.stacks * 3 + 3):
                if s.face_up(stack) != NOWHERE:
                    s.put_under(stack, s.take_face_up(stack))
        case e.WorkshopsReplaced():
            s.era = 2
            for number, workshop in enumerate(s.box.workshops):
                if workshop.era == 1:
                    s.unseen &= ~(1 << (FIRST_BUILT_WORKSHOP + number))
            for stack in range(FIRST_WORKSHOP_STACK, FIRST_WORKSHOP_STACK + 3):
                for depth in range(DEPTH):
                    s.stacks[stack * DEPTH + depth] = UNKNOWN if depth < 5 else NOWHERE


def hear_of_seat(s: State, player: Player, event: Event) -> None:
    match event:
        case e.BoardDealt():
            if event.kind == 0:
                player.estate = s.box.estates_b[event.board]
            else:
                player.scroll_board = s.box.scrolls_b[event.board]
        case e.TokensGained():
            player.tokens[event.token] += event.amount
        case e.TokensSpent():
            player.tokens[event.token] -= event.amount
        case e.PointsScored():
            player.score += event.points
            player.points[event.source] += event.points
            rank(s, SCORE, player, event.rank)
        case e.RatsGained():
            player.rats += event.rats
        case e.RegisterAdvanced() | e.RegisterFellBack():
            player.registers[event.register] = event.space
            rank(s, event.register, player, event.rank)
        case e.OpportunityEarned():
            player.pool[event.opportunity] += 1
        case e.OpportunityUsed() | e.OpportunityLost():
            player.pool[event.opportunity] -= 1
        case e.ScrollAdvanced():
            player.scrolls[event.track] = event.level
        case e.OverseerAdvanced():
            player.overseer_steps[event.klass] = event.step
            player.overseer_branches[event.klass] = event.branch
        case e.OverseerUpgraded():
            player.overseer_upgraded |= 1 << event.klass
        case e.ImprovementPlaced():
            player.improvements[event.cabin] = event.tile
        case e.Built() if event.tile >= FIRST_BUILT_WAGON:
            player.wagons = append(player.wagons, event.tile - FIRST_BUILT_WAGON)
        case e.Built() if event.tile >= FIRST_BUILT_WORKSHOP:
            player.workshops = append(player.workshops, event.tile - FIRST_BUILT_WORKSHOP)
            player.workers = append(player.workers, EMPTY)
            player.rewarded = append(player.rewarded, 0)
        case e.RewardGained():
            player.rewarded[player.workshop_number(event.workshop)] = 1
        case e.WagonUsed():
            player.wagons_used += 1
        case e.HexRepopulated():
            player.repopulated += 1
        case e.BoatTaken():
            player.boats = append(player.boats, event.boat)
        case e.SquareSpent():
            player.spent |= 1 << event.square
        case _:
            hear_of_figure(player, event)
            hear_of_citizen(player, event)


def rank(s: State, track: int, player: Player, rank: int) -> None:
    players = s.options.players
    row = [seat for seat in s.ranks[track * players : (track + 1) * players] if seat != player.seat]
    row.insert(rank, player.seat)
    for place, seat in enumerate(row):
        s.ranks[track * players + place] = seat


def hear_of_figure(player: Player, event: Event) -> None:
    match event:
        case e.LieutenantsLaid():
            player.used = 0
            player.wagons_used = 0
        case e.LieutenantMoved():
            go(player, event.start, event.place, used=1)
        case e.LieutenantRecalled():
            go(player, event.start, ESTATE, used=1)
        case e.LieutenantGained():
            player.places[list(player.places).index(SUPPLY)] = ESTATE
            player.had += 1
        case e.LieutenantGivenUp():
            go(player, event.place, GONE, used=0)


def go(player: Player, start: int, place: int, used: int) -> None:
    number = player.unused_lieutenant(start)
    player.places[number] = place
    player.used |= used << number


def hear_of_citizen(player: Player, event: Event) -> None:
    match event:
        case e.CitizenPlaced():
            put(player, event.holder, UPGRADED if event.upgraded else PLAIN)
            if FIRST_CABIN <= event.holder < FIRST_WORKSHOP:
                player.cabin_classes[event.holder - FIRST_CABIN] = event.klass
                player.cabin_spaces[event.holder - FIRST_CABIN] = 1
        case e.CitizenMoved():
            put(player, event.holder, player.squares[event.square])
            player.squares[event.square] = EMPTY
        case e.CitizenUpgraded():
            put(player, event.holder, UPGRADED)
        case e.CitizenGivenUp():
            put(player, event.holder, EMPTY)
        case e.CitizenLeft():
            player.cabins[event.cabin] = EMPTY
            player.cabin_classes[event.cabin] = 0
            player.cabin_spaces[event.cabin] = 0
        case e.QuarantineMoved():
            player.cabin_spaces[event.cabin] = 2


def put(player: Player, holder: int, citizen: int) -> None:
    if holder < FIRST_CABIN:
        player.squares[holder] = citizen
    elif holder < FIRST_WORKSHOP:
        player.cabins[holder - FIRST_CABIN] = citizen
    else:
        player.workers[player.workshop_number(holder - FIRST_WORKSHOP)] = citizen
