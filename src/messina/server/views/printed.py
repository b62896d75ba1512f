"""What never changes: everything printed in a pack, and where its values come from."""

from collections.abc import Mapping
from typing import cast, get_args

from messina.game.results import SOLO_MARKS
from messina.packs.effect_parser import DEEDS
from messina.packs.provenance import Provenance
from messina.rules import actions as verbs
from messina.rules.box import SCROLL_KINDS, STEP_KINDS, Box
from messina.rules.overseers import MOST_FAR, far_squares, most_near, near_squares
from messina.rules.scoring import POPULARITY_PRIZE_OF_TWO, POPULARITY_PRIZES, RAT_PENALTIES
from messina.rules.terms import (
    CLASSES,
    COLOURS,
    GOODS,
    LAST_STEP,
    RATS,
    REPOPULATION_TILES,
    SQUARE_NAMES,
    TRACKS,
)
from messina.server import messages as wire
from messina.server.views.effects import action, named_actions, with_upgraded
from messina.server.views.names import BRANCH_NAMES, by_class, name_of, square_names, tokens_of


def printed(box: Box) -> wire.Printed:
    """Everything printed in the box."""
    return wire.Printed(
        name=box.name,
        hash=box.hash,
        actions=named_actions(box),
        hexes=[
            wire.PrintedHex(
                id=h.id,
                name=h.name,
                letter=cast(wire.Letter, h.letter),
                harbour=h.letter == "H",
                colour=name_of(COLOURS, h.colour),
                rat=name_of(RATS, h.rat),
                action=action(h.action),
                cost=tokens_of(h.cost),
                plain=by_class(h.plain),
                upgraded=by_class(h.upgraded),
                lieutenant=h.lieutenant,
                points=h.points,
            )
            for h in box.hexes
        ],
        layouts={str(players): printed_cells(box, max(players, 2)) for players in range(1, 5)},
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
                boats={"1": row.boats2, "2": row.boats2, "3": row.boats34, "4": row.boats34},
                wheel_steps=row.wheel_steps,
                citizens=row.citizens,
                new_hex=row.new_hex,
                era2=row.era2,
                opponent_first=number % 2 == 0,
            )
            for number, row in enumerate(box.rounds, start=1)
        ],
        registers=[
            wire.PrintedRegister(
                name=TRACKS[number],
                spaces=[
                    wire.PrintedSpace(
                        space=space, action=action(register.actions[space]), points=register.points[space]
                    )
                    for space in range(1, register.last + 1)
                ],
                single_bar=register.single_bar,
                double_bar=register.double_bar,
            )
            for number, register in enumerate(box.registers)
        ],
        boats=[
            wire.PrintedBoat(id=b.id, number=b.number, goods=GOODS[b.goods], reward=action(b.reward))
            for b in box.boats
        ],
        tiles=printed_tiles(box),
        estates=[
            wire.PrintedEstate(
                id=estate.id,
                squares=[
                    wire.PrintedSquare(
                        id=SQUARE_NAMES[i],
                        action=action(estate.actions[i]),
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
                deed=DEEDS[tile.deed],
                klass=name_of(CLASSES, tile.klass),
            )
            for tile in box.solo_tiles
        ],
        popularity_ranking={
            "1": [POPULARITY_PRIZE_OF_TWO],
            "2": [POPULARITY_PRIZE_OF_TWO],
            "3": list(POPULARITY_PRIZES),
            "4": list(POPULARITY_PRIZES),
        },
        rat_penalties=list(RAT_PENALTIES),
        repopulation_tiles=REPOPULATION_TILES,
        solo_marks=[
            wire.PrintedMark(grade=cast(wire.Grade, mark.grade), basic=mark.basic, advanced=mark.advanced)
            for mark in SOLO_MARKS
        ],
    )


def counted(marks: Mapping[str, int]) -> dict[wire.Mark, int]:
    return {mark: marks[mark] for mark in get_args(wire.Mark)}


def components(provenance: Provenance) -> wire.Components:
    return wire.Components(
        marks=counted(provenance.counts()),
        sources=[wire.PublicSource(code=code, about=about) for code, about in provenance.sources.items()],
        tables=[
            wire.TableMarks(
                table=name,
                marks=counted(provenance.counts(name)),
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
                        near_most=most_near(kind, upgraded=False),
                        near_most_upgraded=most_near(kind, upgraded=True),
                        far_most=MOST_FAR,
                    )
                )
    return steps


def printed_tiles(box: Box) -> list[wire.PrintedTile]:
    improvements = [
        wire.PrintedTile(id=t.id, kind="improvement", cost=tokens_of(t.cost), production=action(t.production))
        for t in box.improvements
    ]
    workshops = [
        wire.PrintedTile(
            id=t.id,
            kind="workshop",
            cost=tokens_of(t.cost),
            production=action(t.production),
            added=action(t.added),
            upgraded=with_upgraded(t),
            reward=action(t.reward),
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
