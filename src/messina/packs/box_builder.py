"""Builds the `Box` that the rules read from sound entries of a pack."""

from collections.abc import Iterable

from librt.vecs import vec
from mypy_extensions import i64

from messina.packs import effect_parser
from messina.packs.effect_parser import EXTENSIONS, PLAYER_COUNTS, Action
from messina.packs.schema import (
    BOARDS,
    MOST,
    ORDERS,
    REGISTERS,
    WIDTHS,
    Entry,
    Tables,
)
from messina.rules import box
from messina.rules.box import Box
from messina.rules.layout import Layout
from messina.rules.terms import CLASSES, COLOURS, CORNERS, GOODS, RATS, SQUARE_NAMES


class Benefits:
    """Numbers every distinct action once; nothing at all is number 0."""

    def __init__(self) -> None:
        self.known: dict[str, box.Benefit] = {}
        self.none = self.of(Action("none", []))

    def of(self, action: Action) -> box.Benefit:
        price = effect_parser.read_cost("none") if action.price is None else action.price
        new = box.Benefit(len(self.known), action.text, action.bundles, action.price is not None, price)
        return self.known.setdefault(action.text, new)


def build_box(name: str, hash: str, tables: Tables) -> Box:
    benefits = Benefits()
    # What can be pending stands in front (5.5): actions of registers, which may even wait (8.4), and trades.
    registers = [build_register(named(tables["registers"], "id", name), benefits) for name in REGISTERS]
    for square in (square for estate in tables["estates"] for square in estate["squares"]):
        if square["action"][1].price is not None:
            benefits.of(square["action"][1])
    walks = [named(tables["walks"], "harbour", name)["order"] for name in CORNERS]
    hexes = [build_hex(entry, benefits) for entry in tables["hexes"]]
    hexes += [build_harbour(named(tables["harbours"], "id", name), benefits) for name in CORNERS]
    boats = [build_boat(entry, benefits) for entry in tables["boats"]]
    improvements = [build_improvement(entry, benefits) for entry in tables["improvements"]]
    era1, era2 = (sorted(tables[name], key=class_number) for name in ("workshops1", "workshops2"))
    workshops = [build_workshop1(entry, benefits) for entry in era1]
    workshops += [build_workshop2(entry, benefits) for entry in era2]
    wagons = sorted(tables["wagons"], key=lambda wagon: wagon["number"])
    estate_a, *estates_b = [build_estate(named(tables["estates"], "id", name), benefits) for name in BOARDS]
    scroll_a, *scrolls_b = [build_scroll(name, tables["scrolls"]) for name in BOARDS]
    return Box(
        name,
        hash,
        list(benefits.known.values()),
        [lay_out(tables["layouts"], players, walks) for players in PLAYER_COUNTS],
        hexes,
        [build_wheel(entry) for entry in tables["wheel"]],
        [build_round(entry) for entry in sorted(tables["rounds"], key=lambda row: row["round"])],
        registers,
        boats,
        improvements,
        workshops,
        [box.Wagon(entry["id"], entry["number"], entry["cost"], entry["points"]) for entry in wagons],
        estate_a,
        estates_b,
        scroll_a,
        scrolls_b,
        [build_solo_tile(entry, [hex.id for hex in hexes]) for entry in tables["solo"]],
        build_path(tables["path"]),
    )


def named(entries: Iterable[Entry], key: str, name: str) -> Entry:
    return next(entry for entry in entries if entry[key] == name)


def lay_out(cells: list[Entry], players: int, walks: list[vec[i64]]) -> Layout:
    spots = {cell["cell"]: cell[f"{players}p"] for cell in cells if f"{players}p" in cell}
    names = [name for name in spots if name not in CORNERS and name not in EXTENSIONS]
    names += [*CORNERS, *EXTENSIONS]
    return Layout(players, names, [spots[name] for name in names], walks)


def build_register(entry: Entry, benefits: Benefits) -> box.Register:
    actions = [benefits.none, *(benefits.of(row["action"]) for row in entry["spaces"])]
    points = vec[i64]([0, *(row["points"] for row in entry["spaces"])])
    return box.Register(actions, points, entry["single_bar"], entry["double_bar"])


def build_hex(entry: Entry, benefits: Benefits) -> box.Hex:
    plain, upgraded = entry["citizens"]
    return box.Hex(
        entry["id"],
        entry["name"],
        entry["class"],
        entry["players"],
        COLOURS.index(entry["colour"]),
        RATS.index(entry["rat"]),
        benefits.of(entry["action"]),
        entry["cost"],
        plain,
        upgraded,
        entry["lieutenant"],
        entry["points"],
    )


def build_harbour(entry: Entry, benefits: Benefits) -> box.Hex:
    """3.11: build a harbour: an action and perhaps a rat, no colour, never repopulated (9.1)."""
    free, nobody = effect_parser.read_cost("none"), vec[i64]([0] * len(CLASSES))
    action = benefits.of(entry["action"])
    rat = RATS.index(entry["rat"]) if "rat" in entry else -1
    return box.Hex(
        entry["id"], f"Harbour {entry['id']}", "H", 0, -1, rat, action, free, nobody, nobody, False, 0
    )


def build_wheel(entry: Entry) -> box.Wheel:
    colours = vec[i64]([COLOURS.index(entry[name]) for name in CLASSES])
    return box.Wheel(entry["id"], RATS.index(entry["rat"]), colours)


def build_round(entry: Entry) -> box.Round:
    order, order_tile = (ORDERS.index(entry[name]) - 1 for name in ("order", "order_tile"))
    fire, boats34, boats2, steps = (entry[name] for name in ("fire", "boats34", "boats2", "wheel_steps"))
    citizens, new_hex, era2 = (entry[name] for name in ("citizens", "new_hex", "era2"))
    return box.Round(order, order_tile, fire, boats34, boats2, steps, citizens, new_hex, era2)


def build_boat(entry: Entry, benefits: Benefits) -> box.Boat:
    return box.Boat(entry["id"], entry["number"], GOODS.index(entry["goods"]), benefits.of(entry["reward"]))


def build_improvement(entry: Entry, benefits: Benefits) -> box.Improvement:
    return box.Improvement(entry["id"], entry["cost"], benefits.of(entry["production"]))


def class_number(entry: Entry) -> int:
    return CLASSES.index(entry["class"])


def build_workshop1(entry: Entry, benefits: Benefits) -> box.Workshop:
    production, added = benefits.of(entry["production"]), benefits.of(entry["added"])
    return build_workshop(entry, 1, production, added, benefits.none)


def build_workshop2(entry: Entry, benefits: Benefits) -> box.Workshop:
    return build_workshop(entry, 2, benefits.none, benefits.none, benefits.of(entry["reward"]))


def build_workshop(
    entry: Entry, era: int, production: box.Benefit, added: box.Benefit, reward: box.Benefit
) -> box.Workshop:
    needs_upgraded = entry["needs"] == "upgraded"
    return box.Workshop(
        entry["id"], era, class_number(entry), entry["cost"], needs_upgraded, production, added, reward
    )


def build_estate(entry: Entry, benefits: Benefits) -> box.Estate:
    squares = [named(entry["squares"], "square", name)["action"] for name in SQUARE_NAMES]
    single_use = vec[i64]([int(once) for once, _ in squares])
    return box.Estate(entry["id"], [benefits.of(action) for _, action in squares], single_use)


def build_path(path: list[Entry]) -> vec[i64]:
    kinds = {row["step"]: box.STEP_KINDS.index(row["kind"]) for row in path}
    return vec[i64]([-1, *(kinds[step] for step in sorted(kinds))])


def build_scroll(board: str, scrolls: list[Entry]) -> box.ScrollBoard:
    return box.ScrollBoard(board, [build_track(entry) for entry in scrolls if entry["board"] == board])


def build_track(entry: Entry) -> box.ScrollTrack:
    kind = entry["kind"]
    width = WIDTHS.get(kind, 1)
    scale = 2 if width == 1 else 1
    values = vec[i64]([int(scale * number) for position in entry["values"] for number in position])
    return box.ScrollTrack(box.SCROLL_KINDS.index(kind), entry.get("most", MOST.get(kind, 0)), width, values)


def build_solo_tile(entry: Entry, places: list[str]) -> box.SoloTile:
    deed, klass = entry["action"]
    return box.SoloTile(entry["id"], places.index(entry["hex"]), deed, klass)
