"""What lies on the table, and what is asked there."""

from collections import Counter
from collections.abc import Sequence
from typing import cast

from messina.game.results import Result, if_ended, result_of
from messina.notation.actions import opportunity_text
from messina.rules.box import Benefit
from messina.rules.engine import decider
from messina.rules.events import CitizenAppeared, CubePlaced, Event
from messina.rules.overseers import Activate
from messina.rules.player import Player
from messina.rules.production import producers, works
from messina.rules.rounds import LAST_ROUND, AddCitizens, TurnWheel
from messina.rules.state import DEPTH, Frame, State
from messina.rules.terms import (
    CLASSES,
    CORNERS,
    ESTATE,
    FIRST_DOCK,
    NOWHERE,
    SOURCES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
    UPGRADED,
)
from messina.server import messages as wire
from messina.server.views.names import BRANCH_NAMES, PLACE_STATES, by_class, name_of, seat_or_none, tokens_of
from messina.words.question_phrases import question

WORKERS = ("empty", "plain", "upgraded")


def position(state: State) -> wire.Position:
    """All that lies open."""
    box = state.box
    few = state.options.few
    over = not state.frames
    ended = if_ended(state)
    return wire.Position(
        round=state.round,
        fire_cost=box.rounds[max(state.round, 1) - 1].fire,
        order=list(state.order),
        era=state.era,
        supply=state.supply,
        cubes=state.options.cubes,
        wheel=name_of([p.id for p in box.wheel], state.wheel),
        docking_left=[box.place_names[FIRST_DOCK + i] for i in range(4) if state.docking_left >> i & 1],
        boats_left=int(state.boats_left).bit_count(),
        hexes_left=5 - int(state.extensions).bit_count() if state.round else 5,
        city=[city_hex(state, hex) for hex in range(FIRST_DOCK) if state.cells[hex] != NOWHERE],
        empty_extensions=[f"X{i + 1}" for i in range(6) if not state.extensions >> i & 1],
        docks=[dock(state, number) for number in range(4)],
        offers=wire.Offers(
            improvements=[stack(state, i) for i in range(3)],
            workshops=[stack(state, i) for i in range(3, 6)],
            wagons=[stack(state, i) for i in range(6, 7 if few else 8)],
        ),
        ranks={track: list(ranks_of(state, number)) for number, track in enumerate(TRACKS)},
        seats=[seat(state, player, ended) for player in state.seats],
        opponent=wire.Opponent(
            popularity=state.opponent_popularity,
            figures_left=state.opponent_left,
            tiles_left=int(state.solo_left).bit_count(),
        )
        if state.options.solo
        else None,
        coming=coming(state),
        asked=None if over else asked(state),
        outcome=outcome(state) if over else None,
    )


def coming(state: State) -> wire.Coming | None:
    """3.5 to 3.7: what the wheel will do, as all can see; which hex is laid next nobody knows."""
    if not 0 < state.round < LAST_ROUND:
        return None
    ahead, events = state.copy(), list[Event]()
    ahead.events = events
    ahead.round += 1
    for _ in range(state.box.rounds[state.round].wheel_steps):
        TurnWheel().run(ahead)
    AddCitizens().run(ahead)
    names = state.box.place_names
    cubes = Counter(names[event.hex] for event in events if isinstance(event, CubePlaced))
    citizens: dict[str, dict[str, int]] = {}
    for event in events:
        if isinstance(event, CitizenAppeared):
            there = citizens.setdefault(names[event.hex], {})
            there[CLASSES[event.klass]] = there.get(CLASSES[event.klass], 0) + 1
    return wire.Coming(cubes=dict(cubes), citizens=citizens)


def turns(state: State) -> list[int]:
    """4.1: in play order from whoever is asked; those without an unused lieutenant have no more turns."""
    order, asked_now = list(state.order), decider(state)
    if asked_now not in order:
        return []
    first = order.index(asked_now)
    rest = [*order[first + 1 :], *order[:first]]
    return [asked_now, *(seat for seat in rest if state.seats[seat].has_unused())]


def ranks_of(state: State, track: int) -> Sequence[int]:
    players = state.options.players
    return list(state.ranks)[track * players : (track + 1) * players]


def city_hex(state: State, hex: int) -> wire.CityHex:
    cell = state.cells[hex]
    q, r = state.layout.coordinates[cell]
    return wire.CityHex(
        hex=state.box.hexes[hex].id,
        cell=state.layout.names[cell],
        q=q,
        r=r,
        cubes=state.cubes[hex],
        citizens=by_class([state.citizens[hex * 3 + klass] for klass in range(3)]),
        standing=seat_or_none(state.standing[hex]),
        lying=figures_at(state, hex, used=0),
        owner=seat_or_none(state.owners[hex]),
    )


def figures_at(state: State, place: int, used: int) -> list[int]:
    return [
        player.seat
        for player in state.seats
        for number in range(5)
        if player.places[number] == place and player.is_used(number) == used
    ]


def dock(state: State, number: int) -> wire.Dock:
    berths: list[wire.Berth | None] = []
    for space in range(number * 3, number * 3 + 3):
        boat = state.docks[space]
        berths.append(
            None
            if boat == NOWHERE
            else wire.Berth(boat=state.box.boats[boat].id, cube=state.dock_cubes[space] == 1)
        )
    return wire.Dock(
        id=state.box.place_names[FIRST_DOCK + number],
        harbour=CORNERS[number],
        berths=berths,
        standing=figures_at(state, FIRST_DOCK + number, used=1),
        lying=figures_at(state, FIRST_DOCK + number, used=0),
    )


def stack(state: State, number: int) -> wire.Stack:
    tiles = list(state.stacks)[number * DEPTH : (number + 1) * DEPTH]
    known = 0 <= tiles[0] < len(state.box.tile_names)
    return wire.Stack(
        tile=state.box.tile_names[tiles[0]] if known else None,
        left=sum(tile != NOWHERE for tile in tiles),
    )


def seat(state: State, player: Player, ended: Result) -> wire.Seat:
    box = state.box
    places = [*box.place_names, *PLACE_STATES]
    return wire.Seat(
        seat=player.seat,
        tokens={TOKENS[token]: player.tokens[token] for token in range(4)},
        rats=player.rats,
        score=player.score,
        points={SOURCES[i]: player.points[i] for i in range(len(SOURCES)) if player.points[i]},
        registers={TRACKS[i]: player.registers[i] for i in range(3)},
        lieutenants=[
            wire.Lieutenant(place=places[player.places[i]], used=player.is_used(i)) for i in range(5)
        ],
        advance_price=player.had,
        estate=player.estate.id,
        squares={
            SQUARE_NAMES[i]: "upgraded" if player.squares[i] == UPGRADED else "plain"
            for i in range(18)
            if player.squares[i]
        },
        spent=[SQUARE_NAMES[i] for i in range(18) if player.spent >> i & 1],
        cabins=[
            wire.Cabin(
                klass=CLASSES[player.cabin_classes[i]] if player.cabins[i] else None,
                upgraded=player.cabins[i] == UPGRADED,
                space=player.cabin_spaces[i],
                improvement=name_of(box.tile_names, player.improvements[i]),
            )
            for i in range(4)
        ],
        workshops=[
            wire.WorkshopSlot(
                tile=box.workshops[tile].id,
                worker=WORKERS[player.workers[i]],  # type: ignore[arg-type]
                rewarded=player.rewarded[i] == 1,
            )
            for i, tile in enumerate(player.workshops)
        ],
        wagons=[
            wire.WagonSlot(tile=box.wagons[tile].id, used=i < player.wagons_used)
            for i, tile in enumerate(player.wagons)
        ],
        boats=[box.boats[boat].id for boat in player.boats],
        overseers={
            CLASSES[k]: wire.Overseer(
                step=player.overseer_steps[k],
                branch=BRANCH_NAMES[player.overseer_branches[k]],
                upgraded=player.has_upgraded_overseer(k),
            )
            for k in range(3)
        },
        scroll_board=player.scroll_board.id,
        scrolls=list(player.scrolls),
        repopulated=player.repopulated,
        opportunities=[
            wire.Opportunity(text=opportunity_text(box, i), count=player.pool[i])
            for i in range(len(player.pool))
            if player.pool[i]
        ],
        next_production=next_production(state, player),
        if_ended=ended.breakdown[player.seat],
    )


def next_production(state: State, player: Player) -> dict[str, int]:
    """10.1: what the estate would produce as it is; choices and register steps by their names."""
    gains: dict[str, int] = {}
    working = producers(state, player)
    for i in range(4):
        if working >> i & 1:
            add_benefit(gains, state.box.improvements[player.improvements[i]].production)
    for i, tile in enumerate(player.workshops):
        if working >> (4 + i) & 1:
            workshop, upgraded = state.box.workshops[tile], player.workers[i] == UPGRADED
            if works(workshop, player.workers[i]):
                add_benefit(gains, workshop.production)
                if upgraded:
                    add_benefit(gains, workshop.added)
            if upgraded:
                gains["points"] = gains.get("points", 0) + 1
    return gains


def add_benefit(gains: dict[str, int], benefit: Benefit) -> None:
    for bundle in benefit.bundles:
        parts = {
            **tokens_of(bundle.tokens),
            "points": bundle.points,
            "city": bundle.city,
            "church": bundle.church,
            "scroll": sum(choice == 0 for choice in bundle.choices),
            "upgrade": sum(choice == 1 for choice in bundle.choices),
        }
        for name, count in parts.items():
            if count:
                gains[name] = gains.get(name, 0) + count


def asked(state: State) -> wire.Asked:
    frame = state.frames[-1]
    name = type(frame).__name__
    return wire.Asked(
        name=name, player=frame.player, clause=frame.clause, about=about(state, frame), said=question(state)
    )


def about(state: State, frame: Frame) -> dict[str, str | int]:
    """What the question is about, by name: the frame's own fields in the game's words."""
    box = state.box
    found: dict[str, str | int] = {}
    for name in ("hex", "start", "dock"):
        place = getattr(frame, name, NOWHERE)
        if isinstance(place, int) and 0 <= place <= ESTATE:
            found[name] = box.place_names[place]
    klass = getattr(frame, "klass", None)
    if isinstance(klass, int) and 0 <= klass < 3:
        found["klass"] = CLASSES[klass]
    if hasattr(frame, "workshop"):
        found["workshop"] = box.workshops[frame.workshop].id
    if hasattr(frame, "tile"):
        found["tile"] = box.tile_names[frame.tile]
    if hasattr(frame, "benefit"):
        found["benefit"] = box.benefits[frame.benefit].text
    for name in (
        "citizen",
        "healed",
        "upgraded",
        "upgrades",
        "advances",
        "skip",
        "cycled",
        "kind",
        "allowance",
    ):
        if hasattr(frame, name):
            found[name] = getattr(frame, name)
    if isinstance(frame, Activate):
        found["left"] = frame.near_left + frame.far_left
    return found


def outcome(state: State) -> wire.Outcome:
    result = result_of(state)
    return wire.Outcome(
        scores=list(result.scores),
        breakdown=[dict(sources) for sources in result.breakdown],
        places=list(result.places),
        decided_by=cast(wire.DecidedBy, result.decided_by),
    )
