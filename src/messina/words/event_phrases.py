"""Events as phrases: each event that is worth a word becomes a part of a line.

A line is what one player, or the table itself, does in a row. Events that follow one another and say the
same of different things are told together.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from messina.rules.events import OPPONENT
from messina.words.named_events import Named
from messina.words.pack_names import PackNames, action, citizen, citizens, holder_kind, square
from messina.words.phrases import Argument, Arguments, Phrase, counted, verbatim

TABLE: Final = -1
"""Who speaks where no player does."""
ROMAN: Final = ("", "I", "II", "III", "IV", "V", "VI")
OF_THE_OPPONENT: Final = ("OpponentMoved", "OpponentRemovedCitizen", "OpponentTook")
"""Events of the virtual opponent that carry no player."""
OF_THE_TABLE: Final = ("OrderDealt", "OrderChanged", "LieutenantsLaid")
UNSAID: Final = (
    # What follows says it better: a rescued citizen is brought somewhere, an action brings its gains.
    "OpportunityUsed",
    "OpportunityEarned",
    "LieutenantsLaid",
    "Produced",
    "CitizenRescued",
    "CitizenLeft",
    "HexActionTaken",
    "CitizenActivated",
    # What the table does without anybody having to know.
    "HexStackMade",
    "DocksShuffled",
    "BoatLeft",
    "WagonUsed",
    "SquareSpent",
    "OpponentReady",
)
ENDS_OF_TURNS: Final = ("TurnEnded", "OpponentTurn")
"""The turn of the opponent ends with its next one."""
LISTS: Final = {
    "CubePlaced": "hexes",
    "CitizenAppeared": "hexes",
    "CitizenLost": "hexes",
    "HexLaid": "hexes",
    "TileRevealed": "tiles",
    "OrderDealt": "players",
    "OrderChanged": "players",
}
"""Events told together, and the argument in which what differs is listed."""
COUNTS: Final = ("CubeBurned", "OpponentRemovedCitizen")
"""Events told together that differ in nothing: they are counted."""
ALIKE: Final = ("klass", "place", "player")
"""What must be the same of events that are told together."""
CITIZENS_ARE_COUNTED: Final = ("CitizenLost", "OpponentRemovedCitizen")


@dataclass(frozen=True, slots=True)
class Part:
    """One thing that is told: by whom, what, and which things on the table it is about."""

    player: int
    phrase: Phrase
    targets: tuple[str, ...] = ()
    together: str = ""
    """Parts that follow one another with the same word here are told as one (`join_parts`)."""
    adds: tuple[str, ...] = ("n",)
    """Arguments that are numbers, or phrases with a number, which add up when parts are told as one."""
    round: int = 0
    """Of a round that begins: what follows belongs to it."""
    quiet: bool = False
    """Only told where the table itself is speaking: in the middle of a turn it is seen on the board."""


@dataclass(frozen=True, slots=True)
class TurnOver:
    """Marks the end of a line."""


def parts_of(pack_names: PackNames, events: Sequence[Named]) -> Iterator[Part | TurnOver]:
    """Yield what is told of some events."""
    return (told for told in tell_each(pack_names, events) if told is not None)


def tell_each(pack_names: PackNames, events: Sequence[Named]) -> Iterator[Part | TurnOver | None]:
    """Yield for each event what is told of it, or None."""
    before: Named | None = None
    for event in events:
        if event.name in ENDS_OF_TURNS:
            yield TurnOver()
        else:
            yield part_of(pack_names, event) if is_said(event, before) else None
        before = event


def is_said(event: Named, before: Named | None) -> bool:
    """Check that an event is worth a word: no payment for a walk, no gain of nothing."""
    if event.name in UNSAID:
        return False
    if event.name == "TokensSpent" and before is not None and before.args.get("coins", 0):
        return False
    if event.name == "SoloTileRevealed":
        return event.args["fits"] != 1
    return event.args.get("rats") != 0 and event.args.get("points") != 0


def part_of(pack_names: PackNames, event: Named) -> Part:
    together = ""
    if event.name in LISTS or event.name in COUNTS:
        together = " ".join([event.name, *(str(event.args.get(name, "")) for name in ALIKE)])
        if event.name in OF_THE_TABLE:
            together = event.name
    return Part(
        player_of(event),
        Phrase(message_of(event), arguments(pack_names, event)),
        tuple(targets(event)),
        together,
        ("n", "citizens") if event.name in CITIZENS_ARE_COUNTED else ("n",),
        int(event.args["round"]) if event.name == "RoundBegan" else 0,
        event.name == "TileRevealed",
    )


def player_of(event: Named) -> int:
    if event.name in OF_THE_OPPONENT:
        return OPPONENT
    if event.name in OF_THE_TABLE:
        return TABLE
    return int(event.args.get("player", TABLE))


def message_of(event: Named) -> str:
    if event.name == "LieutenantMoved" and event.args["start"] == event.args["place"]:
        return "ev-lieutenant-stayed"
    if event.name == "OrderDealt":
        return "ev-order-changed"
    return f"ev-{kebab(event.name)}"


def kebab(name: str) -> str:
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower()


def arguments(pack_names: PackNames, event: Named) -> Arguments:
    """Return the arguments for the message of an event."""
    given = event.args
    args: Arguments = {"n": 1}
    args |= {name: value for name, value in given.items() if isinstance(value, int)}
    if isinstance(hex := given.get("hex"), str):
        args["hexes"] = [pack_names.place(hex)]
    place = next((given[name] for name in ("place", "dock", "hex", "start") if name in given), None)
    if isinstance(place, str):
        args["place"] = pack_names.place(place)
    if isinstance(klass := given.get("klass"), str):
        args |= citizen(klass) | {"citizens": citizens(klass, 1)}
    if isinstance(holder := given.get("holder"), str):
        args |= {"holder": pack_names.holder(holder), "kind": holder_kind(holder)}
    if isinstance(name := given.get("square"), str):
        args["square"] = square(name)
    if isinstance(token := given.get("token"), str):
        args["what"] = counted(token, int(given["amount"]))
    if isinstance(opportunity := given.get("opportunity"), str):
        args["what"] = action(opportunity)
    if isinstance(register := given.get("register"), str):
        args["register"] = Phrase(f"register-{register}")
    if isinstance(boat := given.get("boat"), str):
        args |= {"boat": pack_names.boat(boat), "goods": Phrase(f"goods-{pack_names.boats[boat][0]}")}
    if isinstance(tile := given.get("workshop", given.get("tile")), str):
        args |= {"tile": pack_names.tile(tile), "tiles": [pack_names.tile(tile)]}
    if "cabin" in given:
        args["cabin"] = int(given["cabin"]) + 1
    if "round" in given:
        args["round"] = ROMAN[int(given["round"])]
    return args | special_arguments(pack_names, event)


def special_arguments(pack_names: PackNames, event: Named) -> Arguments:
    given = event.args
    match event.name:
        case "OrderDealt" | "OrderChanged":
            return {"players": [verbatim(f"<p{given['player']}>")]}
        case "BoardDealt":
            return {"kind": str(given["kind"]), "board": str(given["board"])}
        case "BoatArrived":
            return {"cube": "yes" if given["cube"] == 1 else "no"}
        case "WheelTurned":
            return {"rat": Phrase(f"rat-{pack_names.wheel[str(given['position'])]}")}
        case "RatsGained":
            return {"what": counted("rats", int(given["rats"]))}
        case "PointsScored":
            points = int(given["points"])
            return {
                "what": counted("points", abs(points)),
                "sign": "minus" if points < 0 else "plus",
                "source": Phrase(f"source-{given['source']}"),
            }
        case "ScrollAdvanced":
            return {"track": str(int(given["track"]) + 1)}
        case "OfferCycled":
            return {"stacks": str(given["stacks"])}
        case "SoloTileRevealed":
            place = pack_names.place(pack_names.solo[str(given["tile"])])
            return {"fits": "yes" if given["fits"] == 1 else "no", "place": place}
    return {}


# Things on the table.


def targets(event: Named) -> Iterator[str]:
    """Yield what an event touches, named as the board names it; things of an estate end in `@seat`."""
    args, own = event.args, f"@{event.args.get('player', '')}"
    place = next((args[name] for name in ("place", "hex", "dock") if name in args), None)
    if isinstance(place, str) and place != "estate":
        yield f"{'dock' if place.startswith('dock-') else 'hex'}:{place}"
    if "boat" in args:
        yield f"boat:{args['boat']}"
    if "tile" in args and event.name != "SoloTileRevealed":
        yield f"offer:{args['tile']}"
    if "register" in args:
        yield f"register:{args['register']}:{args['space']}"
    if event.name == "WheelTurned":
        yield "wheel:"
    if "token" in args:
        yield f"token:{args['token']}:{args['player']}"
    if "square" in args:
        yield f"square:{args['square']}{own}"
    if isinstance(holder := args.get("holder"), str):
        yield f"{holder_kind(holder)}:{holder.removeprefix('cabin-')}{own}"
    if "workshop" in args:
        yield f"workshop:{args['workshop']}{own}"
    if "cabin" in args:
        yield f"cabin:{int(args['cabin']) + 1}{own}"
    if event.name.startswith("Overseer"):
        yield f"overseer:{args['klass']}{own}"
    if event.name == "ScrollAdvanced":
        yield f"scroll:{int(args['track']) + 1}{own}"


# Lines.


@dataclass(frozen=True, slots=True)
class Line:
    player: int
    parts: tuple[Part, ...]


def join_parts(first: Part, second: Part) -> Part:
    """Join two parts told as one: lists grow, counts are added."""
    args = {
        name: joined(value, second.phrase.args[name], name in first.adds)
        for name, value in first.phrase.args.items()
    }
    phrase = replace(first.phrase, args=args)
    return replace(first, phrase=phrase, targets=(*first.targets, *second.targets))


def joined(first: Argument, second: Argument, adds: bool) -> Argument:
    if isinstance(first, list) and isinstance(second, list):
        return [*first, *second]
    if adds and isinstance(first, int) and isinstance(second, int):
        return first + second
    if adds and isinstance(first, Phrase) and isinstance(second, Phrase):
        return replace(first, args={"n": joined(first.args["n"], second.args["n"], True)})
    return first


def lines_of(told: Iterable[Part | TurnOver]) -> list[Line]:
    """Group parts into lines: a turn's end, a new round and a change of player start a new one."""
    lines: list[list[Part]] = []
    opened = False
    for part in told:
        if isinstance(part, TurnOver):
            opened = False
            continue
        last = lines[-1] if opened else None
        if part.quiet and (last is None or last[0].player != TABLE):
            continue
        if part.round or last is None or last[0].player != part.player:
            lines.append([part])
            opened = True
        elif part.together and last[-1].together == part.together:
            last[-1] = join_parts(last[-1], part)
        else:
            last.append(part)
    return [Line(parts[0].player, tuple(parts)) for parts in lines]
