"""From a position to what is sent: built up from what lies open, in the words of the wire."""

from collections.abc import Sequence
from typing import Literal

from librt.vecs import vec
from mypy_extensions import i64

from messina.game import Action, LegalActions, result_of
from messina.packs.provenance import Provenance
from messina.rules import actions as verbs
from messina.rules.actions import argument_text, holder_text, opportunity_text
from messina.rules.box import SCROLL_KINDS, STEP_KINDS, Benefit, Box, Hex
from messina.rules.building import can_build_tile, has_bare_cabin
from messina.rules.engine import apply, decider
from messina.rules.events import Event as RulesEvent
from messina.rules.overseers import Activate, far_squares, near_squares
from messina.rules.production import producers, works
from messina.rules.repopulation import count_citizens
from messina.rules.scoring import POPULARITY_PRIZE_OF_TWO, POPULARITY_PRIZES, RAT_PENALTIES
from messina.rules.state import DEPTH, Frame, Player, State
from messina.rules.terms import (
    CHANCE,
    CLASSES,
    COLOURS,
    CORNERS,
    ESTATE,
    FIRST_DOCK,
    GOODS,
    HEXES,
    LAST_STEP,
    NOWHERE,
    PLACES,
    RATS,
    REPOPULATION_TILES,
    SOURCES,
    SQUARE_NAMES,
    TOKENS,
    TRACKS,
    UPGRADED,
)
from messina.rules.turn import ActionStep, ChooseDestination, travel_cost
from messina.server import messages as wire

Counts = vec[i64] | list[i64]
PLACE_STATES = ("supply", "gone")
NUMBERS_ASKED_ABOUT = ("citizen", "healed", "upgraded", "upgrades", "advances", "skip", "cycled", "kind")
WORKERS = ("empty", "plain", "upgraded")
BRANCH_NAMES: tuple[Literal["common", "left", "right"], ...] = ("common", "left", "right")
SOLO_DEEDS = ("none", "boat", "wagon", "workshop", "improvements")


def tokens_of(counts: Counts) -> wire.Tokens:
    return {TOKENS[token]: counts[token] for token in range(4) if counts[token]}


def by_class(counts: Counts) -> dict[str, int]:
    return {CLASSES[klass]: counts[klass] for klass in range(3) if counts[klass]}


def name_of(names: Sequence[str], number: int) -> str | None:
    return None if number < 0 else names[number]


def seat_or_none(number: int) -> int | None:
    return None if number == NOWHERE else number


# What is printed.


def printed(box: Box) -> wire.Printed:
    """Everything printed in the box."""
    return wire.Printed(
        name=box.name,
        hash=box.hash,
        hexes=[
            wire.PrintedHex(
                id=h.id,
                name=h.name,
                letter=h.letter,
                colour=name_of(COLOURS, h.colour),
                rat=name_of(RATS, h.rat),
                action=h.action.text,
                cost=tokens_of(h.cost),
                plain=by_class(h.plain),
                upgraded=by_class(h.upgraded),
                lieutenant=h.lieutenant,
                points=h.points,
            )
            for h in box.hexes
        ],
        layouts={str(layout.players): printed_cells(box, layout.players) for layout in box.layouts},
        wheel=[
            wire.PrintedWheel(
                id=position.id,
                rat=RATS[position.rat],
                colours={CLASSES[k]: COLOURS[position.colours[k]] for k in range(3)},
            )
            for position in box.wheel
        ],
        rounds=[
            wire.PrintedRound(
                round=number,
                order="random" if row.order < 0 else TRACKS[row.order],
                order_tile="random" if row.order_tile < 0 else TRACKS[row.order_tile],
                fire=row.fire,
                boats34=row.boats34,
                boats2=row.boats2,
                wheel_steps=row.wheel_steps,
                citizens=row.citizens,
                new_hex=row.new_hex,
                era2=row.era2,
            )
            for number, row in enumerate(box.rounds, start=1)
        ],
        registers=[
            wire.PrintedRegister(
                name=TRACKS[number],
                spaces=[
                    wire.PrintedSpace(
                        space=space, action=register.actions[space].text, points=register.points[space]
                    )
                    for space in range(1, register.last + 1)
                ],
                single_bar=register.single_bar,
                double_bar=register.double_bar,
            )
            for number, register in enumerate(box.registers)
        ],
        boats=[
            wire.PrintedBoat(id=b.id, number=b.number, goods=GOODS[b.goods], reward=b.reward.text)
            for b in box.boats
        ],
        tiles=printed_tiles(box),
        estates=[
            wire.PrintedEstate(
                id=estate.id,
                squares=[
                    wire.PrintedSquare(
                        id=SQUARE_NAMES[i],
                        action=estate.actions[i].text,
                        single_use=estate.single_use[i] == 1,
                    )
                    for i in range(18)
                ],
            )
            for estate in (box.estate_a, *box.estates_b)
        ],
        steps=printed_steps(box),
        scrolls=[
            wire.PrintedScroll(
                id=board.id,
                tracks=[
                    wire.PrintedTrack(
                        kind=SCROLL_KINDS[track.kind],
                        most=track.most,
                        values=[
                            [
                                track.values[level * track.width + i] / (1 if track.width > 1 else 2)
                                for i in range(track.width)
                            ]
                            for level in range(track.top + 1)
                        ],
                    )
                    for track in board.tracks
                ],
            )
            for board in (box.scroll_a, *box.scrolls_b)
        ],
        solo=[
            wire.PrintedSolo(
                id=tile.id,
                hex=box.hexes[tile.hex].id,
                deed=SOLO_DEEDS[tile.deed] + (f"({CLASSES[tile.klass]})" if tile.deed == 3 else ""),
            )
            for tile in box.solo_tiles
        ],
        popularity_ranking={
            "2": [POPULARITY_PRIZE_OF_TWO],
            "3": list(POPULARITY_PRIZES),
            "4": list(POPULARITY_PRIZES),
        },
        rat_penalties=list(RAT_PENALTIES),
    )


def components(provenance: Provenance) -> wire.Components:
    return wire.Components(
        marks=dict(provenance.counts()),
        sources=[wire.PublicSource(code=code, about=about) for code, about in provenance.sources.items()],
        tables=[
            wire.TableMarks(
                table=name,
                marks=dict(provenance.counts(name)),
                entries=[wire.EntryMarks(id=entry.id, marks=entry.marks) for entry in entries],
            )
            for name, entries in provenance.tables.items()
        ],
    )


def printed_cells(box: Box, players: int) -> list[wire.PrintedCell]:
    layout = box.layout(players)
    cells = []
    for number, (q, r) in enumerate(layout.coordinates):
        if number < layout.harbour_cells:
            cells.append(wire.PrintedCell(name=layout.names[number], kind="hex", q=q, r=r))
        elif number < layout.extension_cells:
            cells.append(wire.PrintedCell(name=layout.names[number], kind="harbour", q=q, r=r))
        else:
            cells.append(wire.PrintedCell(name=layout.names[number], kind="extension", q=q, r=r))
    return cells


def printed_steps(box: Box) -> list[wire.PrintedStep]:
    """7.4: every step of every path, branch by branch."""
    steps = []
    for klass in range(3):
        for step in range(1, LAST_STEP + 1):
            shared = step in (1, LAST_STEP)
            for branch in (verbs.COMMON,) if shared else (verbs.LEFT, verbs.RIGHT):
                kind = box.path[step]
                steps.append(
                    wire.PrintedStep(
                        klass=CLASSES[klass],
                        step=step,
                        branch=BRANCH_NAMES[branch],
                        kind=STEP_KINDS[kind],
                        near=square_names(near_squares(kind, klass, branch)),
                        far=square_names(far_squares(kind, klass, branch)),
                    )
                )
    return steps


def square_names(squares: int) -> list[str]:
    return [name for i, name in enumerate(SQUARE_NAMES) if squares >> i & 1]


def printed_tiles(box: Box) -> list[wire.PrintedTile]:
    improvements = [
        wire.PrintedTile(id=t.id, kind="improvement", cost=tokens_of(t.cost), production=t.production.text)
        for t in box.improvements
    ]
    workshops = [
        wire.PrintedTile(
            id=t.id,
            kind="workshop",
            cost=tokens_of(t.cost),
            production=t.production.text,
            added=t.added.text,
            reward=t.reward.text,
            era=t.era,
            klass=CLASSES[t.klass],
            needs_upgraded=t.needs_upgraded,
        )
        for t in box.workshops
    ]
    wagons = [
        wire.PrintedTile(id=t.id, kind="wagon", cost=tokens_of(t.cost), number=t.number, points=t.points)
        for t in box.wagons
    ]
    return improvements + workshops + wagons


# What is on the table.


def position(state: State) -> wire.Position:
    """All that lies open."""
    box = state.box
    few = state.options.few
    over = not state.frames
    return wire.Position(
        round=state.round,
        fire_cost=box.rounds[max(state.round, 1) - 1].fire,
        order=list(state.order),
        era=state.era,
        supply=state.supply,
        cubes=state.options.cubes(),
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
        seats=[seat(state, player) for player in state.seats],
        opponent=wire.Opponent(
            popularity=state.opponent_popularity,
            figures_left=state.opponent_left,
            tiles_left=int(state.solo_left).bit_count(),
        )
        if state.options.solo
        else None,
        asked=None if over else asked(state),
        outcome=outcome(state) if over else None,
    )


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
        if player.places[number] == place and player.used[number] == used
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


def seat(state: State, player: Player) -> wire.Seat:
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
            wire.Lieutenant(place=places[player.places[i]], used=player.used[i] == 1) for i in range(5)
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
                upgraded=player.overseer_upgraded[k] == 1,
            )
            for k in range(3)
        },
        scroll_board=player.scroll_board.id,
        scrolls=list(player.scrolls),
        repopulated=player.repopulated,
        opportunities=[
            wire.Opportunity(number=i, text=opportunity_text(box, i), count=player.pool[i])
            for i in range(len(player.pool))
            if player.pool[i]
        ],
        next_production=next_production(state, player),
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


# What is asked.


def clause_of(frame: Frame) -> str:
    """The clause a frame's own words begin with: `4.2: a hex nobody ...`."""
    return (type(frame).__doc__ or "").split(":")[0].split(",")[0].strip()


def asked(state: State) -> wire.Asked:
    frame = state.frames[-1]
    name = type(frame).__name__
    return wire.Asked(name=name, player=frame.player, clause=clause_of(frame), about=about(state, frame))


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


def choices(state: State) -> list[wire.Choice]:
    """Every legal answer, with what it would change for the player before anything else is asked."""
    player = decider(state)
    if player < 0:
        return []
    return [choice(state, player, action) for action in LegalActions(state)]


def choice(state: State, seat_number: int, action: Action) -> wire.Choice:
    verb, argument = divmod(action.code, verbs.STRIDE)
    needs_argument = verb not in verbs.WITHOUT_ARGUMENT
    tried = state.copy()
    apply(tried, action.code)
    return wire.Choice(
        code=action.code,
        text=action.text,
        verb=action.verb,
        argument=argument_text(state.box, verb, argument) if needs_argument else "",
        changes=changes(state.seats[seat_number], tried.seats[seat_number]),
    )


def changes(before: Player, after: Player) -> dict[str, int]:
    pairs = {TOKENS[token]: (before.tokens[token], after.tokens[token]) for token in range(4)}
    pairs["points"] = (before.score, after.score)
    pairs["rats"] = (before.rats, after.rats)
    pairs |= {TRACKS[i]: (before.registers[i], after.registers[i]) for i in range(3)}
    return {name: new - old for name, (old, new) in pairs.items() if new != old}


# Why not.


def refusals(state: State) -> list[wire.Refusal]:
    """What a player might try and cannot, with the reason."""
    if not state.frames or state.frames[-1].player == CHANCE:
        return []
    frame = state.frames[-1]
    player = state.seats[frame.player]
    if isinstance(frame, ChooseDestination):
        return destination_refusals(state, player, frame.start)
    found = offer_refusals(state, player)
    if isinstance(frame, ActionStep) and 0 <= frame.hex < HEXES:
        found += repopulation_refusals(state, player, frame.hex)
    return found


def destination_refusals(state: State, player: Player, start: int) -> list[wire.Refusal]:
    found = []
    for place in range(PLACES):
        if state.cells[place] == NOWHERE:
            continue
        target = state.box.place_names[place]
        if place < FIRST_DOCK and state.standing[place] != NOWHERE:
            found.append(wire.Refusal(target=target, reason="blocked", by=state.standing[place]))
            continue
        if place >= FIRST_DOCK and not state.boats_at(place - FIRST_DOCK):
            found.append(wire.Refusal(target=target, reason="no_boat"))
            continue
        short = travel_cost(state, start, place) - player.tokens[0]
        if short > 0:
            found.append(wire.Refusal(target=target, reason="coins_short", short={"coin": short}))
    return found


def missing(player: Player, cost: Counts) -> wire.Tokens:
    return {TOKENS[t]: cost[t] - player.tokens[t] for t in range(4) if cost[t] > player.tokens[t]}


def offer_refusals(state: State, player: Player) -> list[wire.Refusal]:
    """Tiles on offer that cannot be built now."""
    box = state.box
    costs = (
        [t.cost for t in box.improvements] + [t.cost for t in box.workshops] + [t.cost for t in box.wagons]
    )
    found = []
    for number in range(8):
        tile = state.face_up(number)
        if not 0 <= tile < len(costs) or can_build_tile(state, player, tile):
            continue
        short = missing(player, costs[tile])
        target = box.tile_names[tile]
        if short:
            found.append(wire.Refusal(target=target, reason="tokens_short", short=short))
        elif not has_bare_cabin(player):
            found.append(wire.Refusal(target=target, reason="no_cabin"))
    return found


def repopulation_refusals(state: State, player: Player, hex: int) -> list[wire.Refusal]:
    """9.1, 9.2: what is missing to repopulate the chosen hex."""
    card = state.box.hexes[hex]
    found = []
    if state.owners[hex] != NOWHERE:
        return [wire.Refusal(target="repopulate", reason="repopulated", by=state.owners[hex])]
    if player.repopulated == REPOPULATION_TILES:
        found.append(wire.Refusal(target="repopulate", reason="no_tile"))
    if player.wagons_used == len(player.wagons):
        found.append(wire.Refusal(target="repopulate", reason="no_wagon"))
    if short := missing(player, card.cost):
        found.append(wire.Refusal(target="repopulate", reason="tokens_short", short=short))
    if card.lieutenant and not player.has_unused():
        found.append(wire.Refusal(target="repopulate", reason="no_lieutenant"))
    if short := missing_citizens(state, player, card):
        found.append(wire.Refusal(target="repopulate", reason="no_citizens", short=short))
    return found


def missing_citizens(state: State, player: Player, card: Hex) -> wire.Tokens:
    """9.2: upgraded ones (`nun-up`) apart, since a plain citizen cannot stand in for them."""
    lacking: wire.Tokens = {}
    for k in range(3):
        upgraded = max(0, card.upgraded[k] - count_citizens(state, player, k, 1))
        both = card.upgraded[k] + card.plain[k] - count_citizens(state, player, k, 0)
        lacking |= {f"{CLASSES[k]}-up": upgraded, CLASSES[k]: both - upgraded}
    return {kind: count for kind, count in lacking.items() if count > 0}


def outcome(state: State) -> wire.Outcome:
    result = result_of(state)
    return wire.Outcome(
        scores=list(result.scores),
        breakdown=[dict(sources) for sources in result.breakdown],
        places=list(result.places),
        decided_by=result.decided_by,
    )


# What happened.

PLACE_ARGUMENTS = {"hex", "place", "start", "dock"}
TILE_ARGUMENTS = {"tile"}


def event(box: Box, happened: RulesEvent) -> wire.Event:
    """An event of the rules with its numbers turned into the names of things."""
    kind = type(happened).__name__
    args: dict[str, str | int] = {}
    for name, value in zip(happened._fields, happened, strict=True):
        args[name] = event_argument(box, kind, name, value)
    return wire.Event(name=kind, args=args)


def event_argument(box: Box, kind: str, name: str, value: int) -> str | int:
    if name == "dock" and kind == "DockDrawn":
        return box.place_names[FIRST_DOCK + value]
    if name in PLACE_ARGUMENTS:
        return [*box.place_names, *PLACE_STATES][value]
    if name == "klass":
        return CLASSES[value]
    if name == "token":
        return TOKENS[value]
    if name == "source":
        return SOURCES[value]
    if name == "register":
        return TRACKS[value]
    if name == "boat":
        return box.boats[value].id
    if name == "holder":
        return holder_text(box, value)
    if name == "square":
        return SQUARE_NAMES[value]
    if name == "opportunity":
        return opportunity_text(box, value)
    if name == "workshop":
        return box.workshops[value].id
    if name == "tile":
        return box.solo_tiles[value].id if kind == "SoloTileRevealed" else box.tile_names[value]
    if name == "position" and kind == "WheelTurned":
        return box.wheel[value].id
    return value
