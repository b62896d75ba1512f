"""Component packs: the one that comes with the package, and everything that can be wrong with another one."""

import random
import re
import tomllib
from collections import Counter
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from messina.errors import PackError
from messina.packs import check_pack, effect_parser, load_pack, provenance
from messina.packs.effect_parser import ADDED_PRODUCTION, HEX_ACTION, SQUARE_ACTION, Misprint, read_action
from messina.packs.provenance import Entry, read_provenance
from messina.rules import box as boxes
from messina.rules import terms
from tests.table import as_toml

PRINTED = resources.files("messina").joinpath("data", "messina-1347.toml").read_text(encoding="utf-8")
TEXT = re.sub(" +", " ", PRINTED)
"""The packaged game without its columns: whoever looks for a value need not know how wide they are."""
LARGER = 1 << 3 | 1 << 4
EVERYBODY = 1 << 2 | LARGER


def written(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problems_of(folder: Path, text: str) -> list[str]:
    """What is wrong with a pack, without the folder."""
    return [line.removeprefix(f"{folder}/") for line in check_pack(written(folder, text))]


def problems_after(folder: Path, old: str, new: str) -> list[str]:
    """What is wrong with the packaged game after one edit."""
    assert old in TEXT, f"nothing to edit: {old}"
    return problems_of(folder, TEXT.replace(old, new, 1))


def line_of(start: str) -> str:
    """The first line of the packaged game that starts so, with its end."""
    return next(line for line in TEXT.splitlines(keepends=True) if line.startswith(start))


def hex_named(id: str) -> boxes.Hex:
    return next(hex for hex in load_pack().hexes if hex.id == id)


def workshop_named(id: str) -> boxes.Workshop:
    return next(workshop for workshop in load_pack().workshops if workshop.id == id)


# The packaged game.


def test_the_packaged_game_is_clean(tmp_path: Path) -> None:
    assert check_pack(written(tmp_path, TEXT)) == []


def test_the_packaged_game_is_loaded_once() -> None:
    assert load_pack() is load_pack()


def test_the_packaged_game_has_all_components() -> None:
    box = load_pack()
    assert [len(box.hexes), len(box.boats), len(box.wagons)] == [24, 9, 10]
    assert [len(box.improvements), len(box.workshops), len(box.solo_tiles)] == [15, 33, 14]
    assert [len(box.wheel), len(box.rounds), len(box.registers)] == [12, 6, 3]
    assert [len(box.estates_b), len(box.scrolls_b)] == [4, 4]
    assert len(box.place_names) == terms.PLACES + 1
    assert len(box.tile_names) == terms.IMPROVEMENTS + terms.WORKSHOPS + terms.WAGONS


def test_hexes_are_of_three_classes_and_the_harbours_come_after_them() -> None:
    box = load_pack()
    assert Counter(hex.letter for hex in box.hexes) == {"A": 14, "B": 2, "C": 4, "H": 4}
    assert box.place_names[: terms.HEXES] == [f"H{number}" for number in range(1, 21)]
    assert box.place_names[terms.FIRST_HARBOUR : terms.FIRST_HARBOUR + 4] == ["NW", "NE", "SE", "SW"]


@pytest.mark.parametrize(
    ("id", "letter", "players", "colour", "rat", "action", "cost", "citizens", "lieutenant", "points"),
    [
        ("H1", "A", EVERYBODY, "orange", "standing", "upgrade", [0, 0, 0, 1], "a a", False, 10),
        ("H2", "A", EVERYBODY, "blue", "left", "church", [1, 0, 0, 0], "n C", False, 11),
        ("H3", "A", EVERYBODY, "blue", "right", "city", [1, 0, 0, 0], "c a", False, 8),
        ("H4", "A", 1 << 2, "white", "standing", "fire", [0, 0, 0, 1], "c c N", False, 13),
        ("H5", "A", EVERYBODY, "white", "right", "lumber + fire", [0, 0, 0, 1], "c n a", True, 19),
        ("H6", "A", 1 << 2, "red", "right", "coin + overseer(any)", [2, 0, 0, 0], "n n A", False, 14),
        ("H7", "A", EVERYBODY, "orange", "left", "build", [0, 0, 0, 0], "c a", False, 7),
        (
            "H8",
            "A",
            LARGER,
            "orange",
            "right",
            "coin + overseer(aristocrat)",
            [2, 0, 0, 0],
            "c n A",
            False,
            14,
        ),
        ("H9", "A", LARGER, "red", "right", "coin + overseer(craftsman)", [2, 0, 0, 0], "n n", True, 17),
        ("H10", "A", LARGER, "blue", "standing", "coin + overseer(nun)", [2, 0, 0, 0], "c c a", False, 11),
        ("H11", "A", 1 << 4, "white", "left", "build / fire", [0, 0, 0, 0], "c c n", False, 9),
        ("H12", "A", 1 << 4, "red", "standing", "coin(2)", [0, 0, 0, 2], "n a a", False, 14),
        ("H13", "A", EVERYBODY, "red", "left", "lumber(2)", [0, 0, 0, 2], "c n n a", False, 15),
        ("H14", "B", EVERYBODY, "white", "left", "lumber + coin", [0, 0, 0, 1], "a a C", False, 13),
        ("H15", "B", EVERYBODY, "red", "standing", "coin + fire", [2, 0, 0, 0], "c N", False, 12),
        ("H20", "A", LARGER, "white", "standing", "fire(2)", [0, 0, 0, 1], "c c N", False, 13),
    ],
)
def test_hexes_that_pictures_show_are_printed_so(
    id: str,
    letter: str,
    players: int,
    colour: str,
    rat: str,
    action: str,
    cost: list[int],
    citizens: str,
    lieutenant: bool,
    points: int,
) -> None:
    hex = hex_named(id)
    assert (hex.letter, hex.players, hex.points, hex.lieutenant) == (letter, players, points, lieutenant)
    assert (terms.COLOURS[hex.colour], terms.RATS[hex.rat]) == (colour, rat)
    assert (hex.action.text, list(hex.cost)) == (action, cost)
    plain = [name[0] for klass, name in enumerate(terms.CLASSES) for _ in range(hex.plain[klass])]
    upgraded = [
        name[0].upper() for klass, name in enumerate(terms.CLASSES) for _ in range(hex.upgraded[klass])
    ]
    assert " ".join(plain + upgraded) == citizens


@pytest.mark.parametrize(
    ("id", "action"),
    [("H16", "build / scroll"), ("H17", "overseer(any,skip)"), ("H18", "city / church"), ("H19", "scroll")],
)
def test_actions_of_c_hexes_are_those_of_the_solo_cards(id: str, action: str) -> None:
    hex = hex_named(id)
    assert (hex.letter, hex.players, hex.action.text) == ("C", EVERYBODY, action)


def test_a_hex_of_four_players_has_every_pair_of_colour_and_rat() -> None:
    """2.1: the twelve A hexes of the publisher's picture."""
    hexes = [hex for hex in load_pack().hexes if hex.letter == "A" and hex.players >> 4 & 1]
    assert len({(hex.colour, hex.rat) for hex in hexes}) == len(hexes) == 12


def test_harbours_have_the_printed_actions_and_neither_colour_nor_rat() -> None:
    harbours = load_pack().hexes[terms.FIRST_HARBOUR :]
    assert {harbour.id: harbour.action.text for harbour in harbours} == {
        "NW": "overseer(aristocrat)",
        "NE": "overseer(craftsman)",
        "SE": "overseer(nun)",
        "SW": "build / major",
    }
    for harbour in harbours:
        assert (harbour.letter, harbour.colour, harbour.rat, harbour.players) == ("H", -1, -1, 0)
        assert list(harbour.cost) == [0, 0, 0, 0]


def test_a_pack_may_print_a_rat_on_a_harbour(tmp_path: Path) -> None:
    text = TEXT.replace('action = "build / major", src', 'action = "build / major", rat = "left", src')
    harbours = load_pack(written(tmp_path, text)).hexes[terms.FIRST_HARBOUR :]
    assert [harbour.rat for harbour in harbours] == [-1, -1, -1, terms.RATS.index("left")]


def test_alternatives_become_bundles() -> None:
    build, major = load_pack().hexes[23].action.bundles
    assert (build.text, list(build.choices), build.plain_gain) == ("build", [terms.BUILD], False)
    assert (major.text, list(major.choices), list(major.tokens)) == ("major", [], [0, 0, 1, 0])


def test_sums_become_one_bundle() -> None:
    (gain,) = hex_named("H6").action.bundles
    assert (list(gain.choices), list(gain.tokens)) == ([terms.OVERSEER_ANY], [1, 0, 0, 0])
    (steps,) = workshop_named("B25").reward.bundles
    assert (steps.church, steps.city, steps.points) == (2, 0, 2)


def test_a_trade_has_a_price_and_what_is_paid_for() -> None:
    """7.3: `coin -> church`."""
    trade = load_pack().estate_a.actions[terms.SQUARE_NAMES.index("NU1")]
    assert (trade.text, trade.trade, list(trade.price)) == ("coin -> church", True, [1, 0, 0, 0])
    (gain,) = trade.bundles
    assert (gain.church, gain.city, list(gain.tokens)) == (1, 0, [0, 0, 0, 0])
    ordinary = load_pack().estate_a.actions[0]
    assert (ordinary.trade, list(ordinary.price)) == (False, [0, 0, 0, 0])


def test_layouts_hold_all_a_hexes_of_the_player_count_and_one_b_hex() -> None:
    box = load_pack()
    for players in (2, 3, 4):
        layout = box.layout(players)
        a_hexes = sum(hex.letter == "A" and hex.players >> players & 1 for hex in box.hexes)
        assert layout.hex_cells == a_hexes + 1
        assert len(layout.names) == len(layout.coordinates) == a_hexes + 11
        assert layout.names[-10:] == ["NW", "NE", "SE", "SW", "X1", "X2", "X3", "X4", "X5", "X6"]
    assert box.layout(1) is box.layout(2)


INNER = {(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)}
TOP_AND_BOTTOM = {(1, -2), (-1, 2)}
SIDES = {(-1, -1), (2, -1), (1, 1), (-2, 1)}


@pytest.mark.parametrize(
    ("players", "hexes", "harbours"),
    [
        (2, INNER | TOP_AND_BOTTOM, [(-1, -1), (2, -1), (1, 1), (-2, 1)]),
        (3, INNER | SIDES, [(-1, -2), (3, -2), (1, 2), (-3, 2)]),
        (4, INNER | SIDES | TOP_AND_BOTTOM, [(-1, -2), (3, -2), (1, 2), (-3, 2)]),
    ],
)
def test_the_city_is_a_star_with_harbours_on_its_points_or_beyond_them(
    players: int, hexes: set[tuple[int, int]], harbours: list[tuple[int, int]]
) -> None:
    layout = load_pack().layout(players)
    spots = dict(zip(layout.names, layout.coordinates, strict=True))
    assert {spots[name] for name in layout.names[: layout.hex_cells]} == hexes
    assert [spots[name] for name in ("NW", "NE", "SE", "SW")] == harbours
    for space in range(layout.extension_cells, layout.dock_cells):
        touched = [cell for cell in layout.neighbours[space] if cell < layout.extension_cells]
        assert len(touched) >= 3  # a notch of the star


def test_wheel_positions_of_texts_and_pictures_are_printed_so() -> None:
    positions = {position.id: position for position in load_pack().wheel}

    def seen(id: str) -> list[str]:
        colours = [terms.COLOURS[colour] for colour in positions[id].colours]
        return [terms.RATS[positions[id].rat], *colours]

    # Rat, craftsman, nun, aristocrat.
    assert seen("wheel-01") == ["left", "white", "orange", "blue"]
    assert seen("wheel-02") == ["right", "blue", "white", "red"]
    assert seen("wheel-08") == ["right", "orange", "red", "white"]
    assert seen("wheel-10") == ["left", "orange", "white", "red"]


def test_the_wheel_shows_every_rat_with_every_set_of_colours_once() -> None:
    wheel = load_pack().wheel
    assert len({(position.rat, *position.colours) for position in wheel}) == 12
    assert Counter(position.rat for position in wheel) == {0: 4, 1: 4, 2: 4}


def test_the_classes_run_round_the_wheel_in_either_direction() -> None:
    """Nun, craftsman and aristocrat stand on three neighbours of the cycle of colours."""
    cycle = [terms.COLOURS.index(colour) for colour in ("orange", "white", "blue", "red")]
    steps = []
    for position in load_pack().wheel:
        craftsman, nun, aristocrat = (cycle.index(colour) for colour in position.colours)
        steps.append((craftsman - nun) % 4)
        assert (aristocrat - craftsman) % 4 == steps[-1]
    assert steps == [1, 1, 1, 3, 3, 1, 1, 1, 1, 3, 3, 1]


def test_rounds_have_the_values_of_the_round_table() -> None:
    rounds = load_pack().rounds
    random, popularity, city, church, score = range(-1, 4)
    assert [row.order for row in rounds] == [random, church, popularity, score, city, church]
    assert [row.order_tile for row in rounds] == [random, church, city, popularity, city, church]
    assert [row.fire for row in rounds] == [1, 1, 1, 1, 2, 2]
    assert [row.boats34 for row in rounds] == [1, 1, 1, 2, 2, 2]
    assert [row.boats2 for row in rounds] == [1] * 6
    assert [row.wheel_steps for row in rounds] == [1, 1, 1, 2, 1, 0]
    assert [row.citizens for row in rounds] == [True] * 5 + [False]
    assert [row.new_hex for row in rounds] == [False] + [True] * 5
    assert [row.era2 for row in rounds] == [False] * 4 + [True, False]


def test_registers_have_the_printed_spaces_counted_from_one() -> None:
    popularity, city, church = load_pack().registers
    assert [popularity.last, city.last, church.last] == [14, 11, 11]
    assert list(popularity.points)[1:] == [0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    assert list(city.points) == list(church.points)
    assert list(city.points)[1:] == [0, 0, 0, 0, 0, 1, 3, 5, 8, 12, 17]

    def actions(register: boxes.Register) -> dict[int, str]:
        return {space: action.text for space, action in enumerate(register.actions) if action.bundles}

    assert actions(popularity) == {
        2: "coin",
        3: "city / church",
        5: "overseer(any)",
        7: "lumber",
        9: "city / church",
        10: "coin",
        11: "scroll",
        12: "lumber",
        14: "scroll(2)",
    }
    assert actions(city) == {4: "lieutenant", 7: "lieutenant", 10: "any_hex"}
    assert actions(church) == {
        3: "upgrade_overseer",
        6: "upgrade_advance",
        8: "activate(1)",
        10: "activate(1)",
    }


def test_bars_are_named_after_the_last_space_before_them() -> None:
    """11.5: COMPONENTS.md names the first space beyond the line: 11 and 13, 8 and 10, 8 and 10."""
    bars = [(register.single_bar, register.double_bar) for register in load_pack().registers]
    assert bars == [(10, 12), (7, 9), (7, 9)]


def test_benefits_are_numbered_once_each_and_those_that_can_wait_come_first() -> None:
    box = load_pack()
    assert [benefit.number for benefit in box.benefits] == list(range(len(box.benefits)))
    assert len({benefit.text for benefit in box.benefits}) == len(box.benefits)
    on_registers = {action.text for register in box.registers for action in register.actions}
    trades = {benefit.text for benefit in box.benefits if benefit.trade}
    assert {benefit.text for benefit in box.benefits[: box.pending_benefits]} == on_registers | trades
    assert trades == {"coin -> city", "coin -> church"}
    assert (box.benefits[0].text, box.benefits[0].bundles) == ("none", [])


def test_a_trade_that_only_a_b_board_has_comes_first_too(tmp_path: Path) -> None:
    box = load_pack(written(tmp_path, TEXT.replace('"! points(6)"', '"! lumber(2) -> fire + points"')))
    trade = next(benefit for benefit in box.benefits if benefit.text == "lumber(2) -> fire + points")
    assert trade.number < box.pending_benefits == load_pack().pending_benefits + 1
    assert list(trade.price) == [0, 0, 0, 2]


def test_workshops_are_sorted_by_era_and_class() -> None:
    workshops = load_pack().workshops
    assert [tile.era for tile in workshops] == [1] * 18 + [2] * 15
    assert [tile.klass for tile in workshops] == [0] * 6 + [1] * 6 + [2] * 6 + [0] * 5 + [1] * 5 + [2] * 5
    assert [tile.id for tile in workshops] == [f"B{number}" for number in range(1, 34)]


@pytest.mark.parametrize(
    ("id", "klass", "needs_upgraded", "production", "added"),
    [
        ("B3", "craftsman", False, "lumber", "none"),
        ("B5", "craftsman", False, "coin", "points(2)"),
        ("B7", "nun", True, "major + coin", "none"),
        ("B9", "nun", True, "church", "none"),
        ("B10", "nun", False, "fire", "fire"),
        ("B13", "aristocrat", False, "coin", "coin + points"),
        ("B14", "aristocrat", True, "city", "none"),
        ("B17", "aristocrat", False, "points", "points(2)"),
    ],
)
def test_known_workshops_of_era_one_are_printed_so(
    id: str, klass: str, needs_upgraded: bool, production: str, added: str
) -> None:
    tile = workshop_named(id)
    assert (tile.era, terms.CLASSES[tile.klass], tile.needs_upgraded) == (1, klass, needs_upgraded)
    assert (tile.production.text, tile.added.text, tile.reward.text) == (production, added, "none")


@pytest.mark.parametrize(
    ("id", "klass", "needs_upgraded", "reward"),
    [
        ("B22", "craftsman", False, "coin + points(4)"),
        ("B23", "craftsman", True, "coin(3) + points(4)"),
        ("B24", "nun", False, "fire + points(3)"),
        ("B25", "nun", True, "points(2) + church(2)"),
        ("B28", "nun", False, "major(2) + points(2)"),
        ("B29", "aristocrat", False, "points(4)"),
        ("B30", "aristocrat", True, "city(2) + points(2)"),
        ("B33", "aristocrat", False, "points(3) + city"),
    ],
)
def test_known_workshops_of_era_two_are_printed_so(
    id: str, klass: str, needs_upgraded: bool, reward: str
) -> None:
    tile = workshop_named(id)
    assert (tile.era, terms.CLASSES[tile.klass], tile.needs_upgraded) == (2, klass, needs_upgraded)
    assert (tile.production.text, tile.added.text, tile.reward.text) == ("none", "none", reward)


def test_known_costs_of_buildings_are_printed_so() -> None:
    box = load_pack()
    costs = {
        "Q2": [1, 0, 0, 0],
        "Q3": [0, 0, 0, 1],
        "Q4": [0, 0, 0, 1],
        "Q10": [1, 0, 0, 1],
        "Q12": [2, 0, 0, 0],
        "Q14": [2, 0, 0, 0],
        "B3": [1, 0, 0, 0],
        "B5": [1, 0, 0, 1],
        "B7": [0, 0, 0, 2],
        "B9": [1, 0, 0, 2],
        "B10": [0, 0, 0, 1],
        "B13": [0, 0, 0, 2],
        "B14": [2, 0, 0, 1],
        "B17": [1, 0, 0, 1],
        "B22": [0, 0, 0, 2],
        "B23": [0, 0, 0, 2],
        "B25": [0, 0, 0, 2],
        "B28": [0, 0, 0, 2],
        "B29": [0, 0, 0, 1],
        "B30": [0, 0, 0, 2],
        "B33": [0, 0, 0, 2],
        "C1-1": [1, 0, 0, 2],
        "C1-2": [0, 0, 0, 2],
    }
    tiles = {
        **{tile.id: tile.cost for tile in box.improvements},
        **{tile.id: tile.cost for tile in box.workshops},
        **{tile.id: tile.cost for tile in box.wagons},
    }
    assert {id: list(tiles[id]) for id in costs} == costs


def test_known_improvements_are_printed_so() -> None:
    productions = {tile.id: tile.production.text for tile in load_pack().improvements}
    known = {
        "Q2": "lumber",
        "Q3": "fire",
        "Q4": "coin + points",
        "Q10": "lumber(2)",
        "Q12": "lumber + points",
        "Q13": "fire + points",
        "Q14": "coin(2) + points",
    }
    assert {id: productions[id] for id in known} == known
    assert list(productions) == [f"Q{number}" for number in range(1, 16)]


def test_wagons_come_in_pairs_and_the_known_ones_score_six_and_five() -> None:
    wagons = load_pack().wagons
    assert [wagon.id for wagon in wagons] == [
        f"C{number}-{half}" for number in range(1, 6) for half in (1, 2)
    ]
    assert [wagon.number for wagon in wagons] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [wagon.points for wagon in wagons[:2]] == [6, 5]


def test_each_number_of_boats_has_each_goods_and_the_known_ones_are_printed_so() -> None:
    boats = load_pack().boats
    assert [boat.id for boat in boats] == [f"T{number}" for number in range(1, 10)]
    assert len({(boat.number, boat.goods) for boat in boats}) == 9
    known = {
        boat.id: (terms.GOODS[boat.goods], boat.reward.text) for boat in boats if boat.id in ("T1", "T5")
    }
    assert known == {"T1": ("stones", "coin(3)"), "T5": ("spices", "points + coin(2)")}


def test_side_a_of_the_estate_is_printed_so() -> None:
    estate = load_pack().estate_a
    assert list(estate.single_use) == [0] * 18
    assert {name: action.text for name, action in zip(terms.SQUARE_NAMES, estate.actions, strict=True)} == {
        "CR1": "build",
        "CR2": "lumber + coin",
        "CR3": "upgrade",
        "CR4": "build",
        "CR5": "scroll",
        "CR6": "lumber + coin",
        "NU1": "coin -> church",
        "NU2": "upgrade",
        "NU3": "fire",
        "NU4": "build",
        "NU5": "scroll",
        "NU6": "major",
        "AR1": "coin(2)",
        "AR2": "build",
        "AR3": "upgrade",
        "AR4": "build",
        "AR5": "coin -> city",
        "AR6": "scroll",
    }


def test_estates_have_single_use_squares_on_the_b_sides_only() -> None:
    box = load_pack()
    assert [estate.id for estate in box.estates_b] == ["b1", "b2", "b3", "b4"]
    for estate in box.estates_b:
        assert [sum(estate.single_use[first : first + 6]) for first in (0, 6, 12)] == [1, 1, 1]


def test_the_path_of_an_overseer_has_the_printed_steps() -> None:
    """7.4: two squares, twice a region, twice two regions, the centre."""
    path = load_pack().path
    assert [boxes.STEP_KINDS[kind] for kind in path[1:]] == [
        "squares",
        "region",
        "region",
        "regions",
        "regions",
        "centre",
    ]


def test_a_pack_may_print_other_steps_between_the_first_and_the_last(tmp_path: Path) -> None:
    text = TEXT.replace('{ step = 3, kind = "region", ', '{ step = 3, kind = "regions", ')
    path = load_pack(written(tmp_path, text)).path
    assert list(path[2:4]) == [boxes.AT_REGION, boxes.AT_REGIONS]


def test_the_scroll_board_of_side_a_is_printed_so_and_kept_doubled() -> None:
    buildings, boats, repopulated = load_pack().scroll_a.tracks
    assert (buildings.kind, buildings.most, list(buildings.values)) == (
        boxes.BY_BUILDINGS,
        6,
        [0, 2, 4, 6, 8],
    )
    assert (boats.kind, boats.most, list(boats.values)) == (boxes.BY_BOATS, 0, [0, 2, 6, 8, 12])
    assert (repopulated.kind, list(repopulated.values)) == (boxes.BY_REPOPULATED, [0, 4, 6, 10, 14])
    assert [track.top for track in (buildings, boats, repopulated)] == [4, 4, 4]


def test_the_scroll_board_b3_is_printed_so() -> None:
    goods, city, improvements = load_pack().scrolls_b[2].tracks
    assert (goods.kind, list(goods.values)) == (boxes.SCROLL_KINDS.index("goods"), [0, 4, 8, 10, 14])
    assert city.kind == boxes.SCROLL_KINDS.index("city")
    assert list(city.values) == [0, 0, 1, 2, 3, 5, 5, 9, 8, 14]
    assert improvements.kind == boxes.SCROLL_KINDS.index("improvements")
    assert list(improvements.values) == [0, 2, 8, 10, 12]


def test_the_scroll_boards_of_side_b_have_the_tracks_and_limits_of_the_texts() -> None:
    tracks = [track for board in load_pack().scrolls_b for track in board.tracks]
    most = {boxes.SCROLL_KINDS[track.kind]: track.most for track in tracks}
    assert set(most) == set(boxes.SCROLL_KINDS)
    limits = {"workshops": 5, "lumber": 6, "coins": 9, "goods": 0, "improvements": 0}
    assert {kind: most[kind] for kind in limits} == limits
    assert {boxes.SCROLL_KINDS[track.kind]: track.width for track in tracks if track.width > 1} == {
        "popularity": 2,
        "city": 2,
        "church": 2,
        "overseers": 3,
    }
    coins = next(track for track in tracks if track.kind == boxes.BY_COINS)
    assert coins.values[1] == 1  # half a point, doubled


def test_a_track_that_does_not_say_how_much_counts_follows_the_rules(tmp_path: Path) -> None:
    text = TEXT.replace('kind = "coins", most = 9,', 'kind = "coins",')
    assert text != TEXT
    assert load_pack(written(tmp_path, text)).scrolls_b[1].tracks[0].most == 9


def test_solo_tiles_are_printed_so() -> None:
    box = load_pack()
    results = {
        tile.id: (
            box.place_names[tile.hex],
            effect_parser.DEEDS[tile.deed],
            terms.CLASSES[tile.klass] if tile.klass >= 0 else "",
        )
        for tile in box.solo_tiles
    }
    assert results == {
        "SC1": ("H7", "none", ""),
        "SC2": ("H13", "workshop", "craftsman"),
        "SC3": ("H5", "none", ""),
        "SC4": ("H2", "workshop", "nun"),
        "SC5": ("H3", "workshop", "aristocrat"),
        "SC6": ("H1", "none", ""),
        "SC7": ("H4", "none", ""),
        "SC8": ("H6", "improvements", ""),
        "SC9": ("H17", "none", ""),
        "SC10": ("H19", "wagon", ""),
        "SC11": ("H18", "none", ""),
        "SC12": ("H16", "none", ""),
        "SC13": ("H14", "boat", ""),
        "SC14": ("H15", "none", ""),
    }
    assert "".join(box.hexes[tile.hex].letter for tile in box.solo_tiles) == "AAAAAAAACCCCBB"


def test_solo_tiles_name_each_hex_of_two_players_once_and_every_result_occurs() -> None:
    box = load_pack()
    named = sorted(tile.hex for tile in box.solo_tiles)
    assert named == [hex for hex in range(terms.HEXES) if box.hexes[hex].players >> 2 & 1]
    assert {tile.deed for tile in box.solo_tiles} == set(range(5))
    assert all((tile.klass >= 0) == (tile.deed == boxes.SOLO_WORKSHOP) for tile in box.solo_tiles)


# Where values come from.


def test_every_value_says_where_it_comes_from_and_public_ones_name_a_source() -> None:
    known = read_provenance()
    assert list(known.sources) == ["PH", "S", "D3", "D4"]
    possible = {"T", "R", *(f"P:{code}" for code in known.sources)}
    for entries in known.tables.values():
        assert entries
        for entry in entries:
            assert set(entry.marks.values()) <= possible, entry


def marks_of(table: str, id: str) -> dict[str, str]:
    return next(entry.marks for entry in read_provenance().tables[table] if entry.id == id)


def test_fields_of_one_entry_can_have_different_marks() -> None:
    assert marks_of("hexes", "H9") == {
        "class": "P:S",
        "players": "P:D3",
        "colour": "P:D3",
        "rat": "P:D3",
        "action": "P:D3",
        "cost": "T",
        "citizens": "T",
        "lieutenant": "T",
        "points": "P:D3",
    }
    assert marks_of("workshops1", "B10") == {
        "class": "P:PH",
        "cost": "P:PH",
        "needs": "P:PH",
        "production": "T",
        "added": "T",
    }


def test_names_are_ours_and_bear_no_mark() -> None:
    assert "name" not in marks_of("hexes", "H1")
    assert all(set(entry.marks) == {"action"} for entry in read_provenance().tables["estates"])


def test_cells_are_known_by_player_count() -> None:
    assert marks_of("layouts", "t") == {"kind": "R", "2p": "P:PH", "4p": "R"}
    assert marks_of("layouts", "n4") == {"kind": "R", "3p": "P:D3", "4p": "R"}
    assert marks_of("layouts", "SW") == {"kind": "R", "2p": "P:PH", "3p": "P:D3", "4p": "R"}


def test_what_is_known_only_in_part_is_told_too() -> None:
    assert marks_of("scrolls", "b2 coins") == {"kind": "T", "most": "T", "values": "R", "at_1": "T"}
    assert marks_of("scrolls", "a boats")["at_3"] == "T"


def test_a_result_can_be_known_without_its_tile(tmp_path: Path) -> None:
    text = TEXT.replace(
        'action = "wagon", src = "P:S"', 'action = "wagon", src = { kind = "P:S", rest = "R" }'
    )
    tiles = read_provenance(written(tmp_path, text)).tables["solo"]
    assert tiles[8].marks == {"hex": "P:S", "action": "P:S"}
    assert tiles[9].marks == {"hex": "R", "action": "R", "kind": "P:S"}


def test_spaces_and_squares_are_told_with_what_they_are_part_of() -> None:
    known = read_provenance()
    assert marks_of("registers", "city") == {"single_bar": "P:PH", "double_bar": "P:PH"}
    assert marks_of("registers", "city 11") == {"action": "P:PH", "points": "P:PH"}
    assert marks_of("estates", "b4 NU6") == {"action": "R"}
    assert [entry.id for entry in known.tables["wagons"]][:2] == ["C1-1", "C1-2"]


@pytest.mark.parametrize(
    ("table", "marks"),
    [
        ("harbours", {"P"}),
        ("registers", {"P"}),
        ("path", {"P"}),
        ("walks", {"R"}),
    ],
)
def test_whole_tables_can_be_known_or_reconstructed(table: str, marks: set[str]) -> None:
    assert set(read_provenance().counts(table)) == marks


def test_values_are_counted_by_their_mark() -> None:
    known = read_provenance()
    assert known.counts("path") == {"P": 6}
    assert known.counts("harbours", "path") == {"P": 10}
    assert known.counts() == sum((known.counts(name) for name in known.tables), Counter())


def test_entries_that_are_known_alike_share_a_line() -> None:
    seen = {"colour": "P:D3", "rat": "P:D3", "points": "R"}
    entries = [Entry("H8", seen), Entry("H1", {"cost": "T", "rat": "P:PH"}), Entry("H10", dict(seen))]
    assert list(provenance.told(entries)) == [
        "H8, H10: D3 colour, rat; R points",
        "H1: T cost; PH rat",
    ]
    assert list(provenance.told([])) == []


def test_lines_about_the_packaged_game_name_every_entry_once() -> None:
    for entries in read_provenance().tables.values():
        lines = list(provenance.told(entries))
        ids = [id for line in lines for id in line.partition(": ")[0].split(", ")]
        assert sorted(ids) == sorted(entry.id for entry in entries)


def test_marks_are_counted_in_words() -> None:
    assert provenance.mark_words(Counter("TRRPRT")) == "2 T, 1 P, 3 R"
    assert provenance.mark_words(Counter()) == "0 T, 0 P, 0 R"


def test_a_pack_from_elsewhere_has_its_own_sources(tmp_path: Path) -> None:
    text = TEXT.replace("sources = [", 'sources = [\n  { code = "MY", about = "my copy of the game" },')
    text = text.replace(
        'number = 3, goods = "silk", reward = "points(4) + coin", src = "R"',
        'number = 3, goods = "silk", reward = "points(4) + coin", src = "P:MY"',
    )
    path = written(tmp_path, text)
    assert check_pack(path) == []
    known = read_provenance(path)
    assert known.sources["MY"] == "my copy of the game"
    assert known.tables["boats"][-1].marks == {"number": "P:MY", "goods": "P:MY", "reward": "P:MY"}


# Packs from elsewhere.


def test_comments_layout_and_key_order_do_not_change_the_hash(tmp_path: Path) -> None:
    text = "# my copy\n" + PRINTED.replace("  {", "{")
    text = text.replace('class = "A", players = [2, 3, 4],', 'players = [2, 3, 4], class = "A",')
    assert load_pack(written(tmp_path, text)).hash == load_pack().hash
    assert len(load_pack().hash) == 16


def test_another_value_changes_the_hash(tmp_path: Path) -> None:
    other = load_pack(written(tmp_path, TEXT.replace("points = 19", "points = 20", 1)))
    assert other.hash != load_pack().hash
    assert other.hexes[4].points == 20


def test_spelling_of_actions_is_made_normal(tmp_path: Path) -> None:
    text = TEXT.replace('"build / major"', '"build/major ( 1 )"').replace(
        '"overseer(any,skip)"', '"overseer( any , skip )"'
    )
    text = text.replace('"coin -> church"', '"coin(1)->church"')
    box = load_pack(written(tmp_path, text))
    assert box.hexes[23].action.text == "build / major"
    assert box.estate_a.actions[terms.SQUARE_NAMES.index("NU1")].text == "coin -> church"
    assert len(box.benefits) == len(load_pack().benefits)


def test_windows_line_ends_and_byte_order_mark_are_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load_pack(path).hash == load_pack().hash


OLD_PACK = """
format = 1
name = "Messina 1347"
about = "Values of our own."
hexes = [{ id = "A01", class = "A", min = 2, src = "R" }]
workshops1 = [{ id = "ws1-nun-1", class = "nun", plain = "fire", upgraded = "fire(2)", src = "T" }]
"""


@pytest.mark.parametrize("text", [OLD_PACK, "format = 1\n", TEXT.replace("format = 2", "format = 1")])
def test_a_pack_of_the_old_format_gets_one_line_that_says_what_to_write_now(
    tmp_path: Path, text: str
) -> None:
    (problem,) = problems_of(tmp_path, text)
    assert problem.startswith("my.toml: format: 1 is no longer read; write format = 2, where ")
    assert len(problem.splitlines()) == 1
    for change in (
        "players = [2, 3, 4] instead of min",
        "14, 2 and 4 of class A, B and C",
        "needs, production and added",
        "instead of plain and upgraded",
        "a table path has the kind of each overseer step",
        'a table sources has the codes that marks such as "P:PH" name',
    ):
        assert change in problem


RIGHT_MARK = "T, R, or P with a source such as P:PH, P:S, P:D3, P:D4"
EDITS = [
    # The head, unknown and missing keys.
    ("format = 2", "format = 3", "format: 3 is not 2"),
    ("format = 2", "format = true", "format: true is not 2"),
    ("format = 2", "format = 1.0", "format: 1.0 is not 2"),
    ("format = 2", 'format = "2"', 'format: "2" is not 2'),
    ("format = 2\n", "", "format: missing; must be 2"),
    ('name = "Messina 1347"\n', "", "name: missing; must be a text of one line"),
    ("hexes = [", "hexen = [", "hexen: unknown; possible are format, name, about, sources, layouts,"),
    ("hexes = [", "hexen = [", "hexes: missing; must be a list of entries"),
    ("boats = [", 'boats = "none"\nships = [', 'boats: "none" is no list; must be a list of entries'),
    (
        'rat = "right", action = "city"',
        'rta = "right", action = "city"',
        "hexes H3: rta: unknown; possible are",
    ),
    (
        'rat = "right", action = "city"',
        'rta = "right", action = "city"',
        "hexes H3: rat: missing; must be one of left, right, standing",
    ),
    ("harbours = [\n", "harbours = [\n3,\n", "harbours entry 1: 3 is no entry; must have id, action"),
    ('id = "H5"', '"i\\nd" = "H5"', 'hexes entry 5: "i\\nd": unknown'),
    ('id = "H5"', '"i\\nd" = "H5"', "hexes entry 5: id: missing; must be a name"),
    # Wrong types and values.
    (
        'rat = "right", action = "city"',
        'rat = "lft", action = "city"',
        'hexes H3: rat: "lft" is none of left, right',
    ),
    (
        'rat = "right", action = "city"',
        'rat = [1], action = "city"',
        "hexes H3: rat: a list is not one of left",
    ),
    ("points = 19", "points = true", "hexes H5: points: true is not a whole number from 0 to 50"),
    ("points = 19", "points = 12.0", "hexes H5: points: 12.0 is not a whole number"),
    ("points = 19", "points = 0x" + "f" * 5000, "hexes H5: points: a huge number is not a whole number"),
    ("points = 19", "points = 1979-05-27", "hexes H5: points: a date or time is not"),
    ("lieutenant = true", "lieutenant = 1", "hexes H5: lieutenant: 1 is not true or false"),
    ('citizens = "c N c"', 'citizens = "n x"', 'hexes H4: citizens: "n x" is not a list of the letters'),
    ('citizens = "c N c"', 'citizens = ""', 'hexes H4: citizens: "" is not a list of the letters'),
    (
        'name = "Loggia"',
        'name = "Log\\u2028gia"',
        'hexes H3: name: "Log\\u2028gia" is not a text of one line',
    ),
    # Ids and counts.
    ('id = "H5"', 'id = "H4"', "hexes H4: id: occurs 2 times; must be unique"),
    ('id = "H5"', 'id = "H 5"', 'hexes entry 5: id: "H 5" is not a name of letters, digits and hyphens'),
    ('id = "H5"', 'id = "NW"', 'hexes NW: id: "NW" is not a name'),
    ('id = "H5"', 'id = "CR3"', 'hexes CR3: id: "CR3" is not a name'),
    (
        'id = "Q3"',
        'id = "H5"',
        "improvements H5: id: is in hexes, too; must be unique in the pack",
    ),
    (line_of(' { id = "SW", action'), "", "harbours: SW missing; must be there once each"),
    ('id = "SW", action', 'id = "SX", action', 'harbours SX: id: "SX" is none of NW, NE, SE, SW'),
    (
        "number = 1, goods",
        "number = 2, goods",
        'boats: 0 entries with number 1 and goods "stones"; must be 1',
    ),
    (line_of(' { id = "Q15"'), "", "improvements: 14 entries; must be 15"),
    ('class = "nun",', 'class = "craftsman",', 'workshops1: 5 entries with class "nun"; must be 6'),
    (line_of(' { id = "B28"'), "", 'workshops2: 4 entries with class "nun"; must be 5'),
    ('"C2-1", number = 2', '"C2-1", number = 3', "wagons: 1 entries with number 2; must be 2"),
    (line_of(' { id = "SC14"'), "", "solo: 13 entries; must be 14"),
    # Hexes: classes and player counts.
    (
        '"Loggia", class = "A"',
        '"Loggia", class = "C"',
        'hexes: 13 entries with class "A"; must be 14',
    ),
    (
        '"Loggia", class = "A"',
        '"Loggia", class = "C"',
        'hexes: 5 entries with class "C"; must be 4',
    ),
    (line_of(' { id = "H15"'), "", 'hexes: 1 entries with class "B"; must be 2'),
    (
        'class = "A", players = [2, 3, 4], colour = "blue", rat = "right"',
        'class = "A", min = 2, colour = "blue", rat = "right"',
        "hexes H3: min: unknown; possible are id, name, class, players, colour",
    ),
    (
        'class = "A", players = [2, 3, 4], colour = "blue", rat = "right"',
        'class = "A", min = 2, colour = "blue", rat = "right"',
        "hexes H3: players: missing; must be a list of player counts such as [2, 3, 4]",
    ),
    ("players = [2], ", "players = 2, ", "hexes H4: players: 2 is not a list of player counts"),
    (
        "players = [2], ",
        "players = [], ",
        "hexes H4: players: must be a list of the player counts 2, 3, 4 such as [3, 4]",
    ),
    ("players = [2], ", "players = [1], ", "hexes H4: players: must be a list of the player counts 2, 3, 4"),
    ("players = [2], ", "players = [5], ", "hexes H4: players: must be a list of the player counts 2, 3, 4"),
    (
        "players = [2], ",
        "players = [2.0], ",
        "hexes H4: players: must be a list of the player counts 2, 3, 4",
    ),
    ("players = [2], ", "players = [true], ", "hexes H4: players: must be a list of the player counts"),
    ("players = [2], ", 'players = ["2"], ', "hexes H4: players: must be a list of the player counts"),
    (
        "players = [2], ",
        "players = [2, 2], ",
        "hexes H4: players: [2, 2] must name each player count once, in rising order",
    ),
    (
        "players = [3, 4], ",
        "players = [4, 3], ",
        "hexes H8: players: [4, 3] must name each player count once, in rising order",
    ),
    (
        'class = "B", players = [2, 3, 4]',
        'class = "B", players = [3, 4]',
        "hexes H14: players: must be [2, 3, 4] in class B",
    ),
    (
        'class = "C", players = [2, 3, 4]',
        'class = "C", players = [2]',
        "hexes H16: players: must be [2, 3, 4] in class C",
    ),
    (
        "players = [3, 4], ",
        "players = [2, 3, 4], ",
        "layouts: 2p: 9 hex cells do not fit; must be 10, for 9 hexes of class A and one of class B",
    ),
    # Harbours with a rat.
    (
        'action = "build / major", src',
        'action = "build / major", rat = "lft", src',
        'harbours SW: rat: "lft" is none of left, right, standing',
    ),
    (
        'action = "build / major", src',
        'action = "build / major", rat = true, src',
        "harbours SW: rat: true is not one of left, right, standing",
    ),
    (
        'action = "build / major", src',
        'action = "build / major", colour = "red", src',
        "harbours SW: colour: unknown; possible are id, action, rat, src",
    ),
    # The city.
    ("2p = [1, -1]", "2p = [0, -1]", "layouts n3: 2p: lies on n2; must be a spot of its own"),
    ("2p = [1, -1]", "2p = [1, -1, 0]", "layouts n3: 2p: must be two whole numbers from -20 to 20"),
    ("2p = [1, -1]", "2p = [1, true]", "layouts n3: 2p: must be two whole numbers from -20 to 20"),
    ("2p = [0, -1]", "2p = [9, 9]", "layouts n2: 2p: must be connected with the harbour NW"),
    ("2p = [2, -2]", "2p = [2, -5]", "layouts X2: 2p: must touch a hex or harbour of the city"),
    ("2p = [2, -2], ", "", "layouts X2: 2p: missing; must be there in every layout"),
    (
        line_of(' { cell = "NE"'),
        ' { cell = "NE", kind = "harbour", 3p = [2, -1], 4p = [3, -2], src = "R" },\n',
        "layouts NE: 2p: missing; must be there in every layout",
    ),
    (
        line_of(' { cell = "n4"'),
        "",
        "layouts: 4p: 12 hex cells do not fit; must be 13, for 12 hexes of class A and one of class B",
    ),
    (line_of(' { cell = "SE"'), "", "layouts: SE missing; must be there once each"),
    (
        'cell = "X1", kind = "extension"',
        'cell = "X1", kind = "hex"',
        'layouts X1: kind: "hex" does not fit; must be extension',
    ),
    ('"X5", "X6"]', '"X6", "X5"]', "walks NW: order: must go clockwise round all spaces, such as X1, X2"),
    ('order = ["X1"', 'order = [["X1"]', "walks NW: order: must go clockwise"),
    ('dock = "dock-nw"', 'dock = "dock-ne"', 'walks NW: dock: "dock-ne" does not fit; must be dock-nw'),
    # Wheel and rounds.
    (
        'craftsman = "white", aristocrat = "blue"',
        'craftsman = "blue", aristocrat = "blue"',
        "wheel wheel-01: aristocrat: blue is that of craftsman",
    ),
    (
        'aristocrat = "blue", none = "red"',
        'aristocrat = "red", none = "red"',
        "wheel wheel-01: none: red is that of aristocrat",
    ),
    (line_of(" { round = 6"), "", "rounds: 5 entries; must be 6"),
    ("round = 6", "round = 5", "rounds 5: round: occurs 2 times"),
    (
        'order = "church"',
        'order = "random"',
        'rounds 2: order: "random" does not fit; must be one of popularity, city',
    ),
    ('order = "church"', 'order = "town"', 'rounds 2: order: "town" is none of random, popularity, city'),
    (
        'order_tile = "random"',
        'order_tile = "city"',
        'rounds 1: order_tile: "city" does not fit; must be random',
    ),
    ("new_hex = false", "new_hex = true", "rounds 1: new_hex: true does not fit; must be false"),
    ("fire = 2", "fire = 3", "rounds 5: fire: 3 is not a whole number from 1 to 2"),
    ("boats34 = 2", "boats34 = 3", "rounds 4: boats34: 3 is not a whole number from 0 to 2"),
    ("era2 = true", "era2 = false", "rounds: 0 entries with era2 true; must be 1"),
    # The overseers' path.
    ("path = [", "paths = [", "path: missing; must be a list of entries"),
    (line_of(" { step = 5"), "", "path: 5 entries; must be 6"),
    ("step = 5", "step = 4", "path 4: step: occurs 2 times; must be unique"),
    ("step = 5", "step = 7", "path 7: step: 7 is not a whole number from 1 to 6"),
    (
        '{ step = 2, kind = "region", ',
        '{ step = 2, kind = "sector", ',
        'path 2: kind: "sector" is none of squares, region, regions, centre',
    ),
    (
        '{ step = 2, kind = "region", ',
        '{ step = 2, kind = "squares", ',
        'path 2: kind: "squares" does not fit; must be region or regions',
    ),
    (
        '{ step = 5, kind = "regions"',
        '{ step = 5, kind = "centre"',
        'path 5: kind: "centre" does not fit; must be region or regions',
    ),
    (
        '{ step = 1, kind = "squares"',
        '{ step = 1, kind = "region"',
        'path 1: kind: "region" does not fit; must be squares',
    ),
    (
        '{ step = 6, kind = "centre", ',
        '{ step = 6, kind = "regions", ',
        'path 6: kind: "regions" does not fit; must be centre',
    ),
    # Registers.
    ("{ space = 3", "{ space = 4", "registers popularity spaces 4: space: occurs 2 times"),
    (line_of(" { space = 3"), "", "registers popularity spaces: must be numbered 1 to 13 in this order"),
    (
        "double_bar = 12",
        "double_bar = 14",
        "registers popularity: double_bar: 14 is off the track; must be below 14",
    ),
    (
        "single_bar = 10",
        "single_bar = 12",
        "registers popularity: single_bar: 12 must be before the double bar",
    ),
    ("single_bar = 10", "single_bar = 0", "registers popularity: single_bar: 0 is not a whole number from 1"),
    ("spaces = [", "spaces = []\nplaces = [", "registers popularity spaces: 0 entries; must be 2 to 40"),
    ("spaces = [", "places = [", "registers popularity spaces: missing; must be a list of entries"),
    ('id = "church"', 'id = "temple"', "registers: church missing"),
    # Estates.
    (line_of(' { square = "CR4"'), "", "estates a squares: CR4 missing; must be there once each"),
    ('action = "! build + ', 'action = "build + ', 'estates b1 squares: 0 of sector CR have "!"; must be 1'),
    (
        'square = "CR5", action = "upgrade"',
        'square = "CR5", action = "! coin"',
        'estates b1 squares: 2 of sector CR have "!"',
    ),
    (
        'square = "CR1", action = "build"',
        'square = "CR1", action = "! coin"',
        'estates a squares: 1 of sector CR have "!"; must be 0',
    ),
    ('id = "b4"', 'id = "b5"', 'estates b5: id: "b5" is none of a, b1, b2, b3, b4'),
    ('id = "b4"', 'id = "b5"', "estates: b4 missing"),
    # Scrolls.
    (line_of(' { board = "b4", kind = "boats"'), "", 'scrolls: 2 entries with board "b4"; must be 3'),
    ('kind = "goods"', 'kind = "silk"', 'scrolls b3 silk: kind: "silk" is none of buildings, boats'),
    ('kind = "goods", ', 'kind = "city", ', "scrolls b3 city: kind: occurs 2 times"),
    ("[[0, 0], [1, 2]", "[[0, 0], [1, 2, 5]", "scrolls b1 popularity: values: must have 2 at each position"),
    (
        "[[0, 0], [1, 2]",
        "[[0, 0], [1.5, 2]",
        "scrolls b1 popularity: values: must be whole numbers on this track",
    ),
    ("0.5", "0.4", "scrolls b2 coins: values: 0.4 is not a whole or half number from 0 to 50"),
    ("0.5", "nan", "scrolls b2 coins: values: nan is not a whole or half number"),
    ("0.5", "[1, 2]", "scrolls b2 coins: values: must have 1 at each position"),
    ("[0, 0.5, 1, 2, 3]", "[0]", "scrolls b2 coins: values: has 1 positions; must have 2 to 10"),
    ("most = 9", "most = 0", "scrolls b2 coins: most: 0 is not a whole number from 1 to 20"),
    (
        'kind = "popularity", v',
        'kind = "popularity", most = 3, v',
        "scrolls b1 popularity: most: does not fit",
    ),
    # Solo tiles.
    (
        'hex = "H5"',
        'hex = "H99"',
        'solo SC3: hex: "H99" is not the id of a harbour, nor of a neighbourhood hex for two players',
    ),
    (
        'hex = "H5"',
        'hex = "dock-nw"',
        'solo SC3: hex: "dock-nw" is not the id of a harbour, nor of a neighbourhood hex for two players',
    ),
    (
        'hex = "H5"',
        'hex = "H9"',
        'solo SC3: hex: "H9" is not the id of a harbour, nor of a neighbourhood hex for two players',
    ),
    ('hex = "H5"', 'hex = "H6"', 'solo SC3: hex: "H6" has another tile, too; must differ'),
    ('hex = "H5"', 'hex = "H6"', 'solo SC8: hex: "H6" has another tile, too; must differ'),
    ('"workshop(nun)"', '"workshop"', 'solo SC4: action: "workshop" is none of none, boat, wagon'),
    ('"workshop(nun)"', '"overseer(nun)"', 'solo SC4: action: "overseer(nun)" is none of none, boat, wagon'),
    # Actions, costs and productions.
    ('"build / fire"', '"build / fier"', 'hexes H11: action: "fier" is no effect; possible are coin, fire'),
    ('"build / fire"', '"build / "', 'hexes H11: action: "" is no effect; must be written like "coin"'),
    ('"build / fire"', '"build / build"', 'hexes H11: action: "build / build" offers the same twice'),
    ('"build / fire"', '"a / b / c / d / e"', "offers 5 choices; must be at most 4"),
    ('"build / fire"', '"none"', "hexes H11: action: nothing at all is not possible here"),
    ('"build / fire"', '"none + coin"', 'hexes H11: action: "none" is no effect'),
    ('"build / fire"', '"build(2)"', 'hexes H11: action: "build(2)" has an argument; must be "build"'),
    ('"build / fire"', '"lieutenant"', 'hexes H11: action: "lieutenant" is not possible here'),
    ('"build / fire"', '"any_hex"', 'hexes H11: action: "any_hex" is not possible here'),
    (
        '"build / fire"',
        '"activate(7)"',
        'hexes H11: action: "activate(7)" must have a whole number from 1 to 6',
    ),
    (
        'action = "coin(2)", ',
        'action = "coin(0)", ',
        'hexes H12: action: "coin(0)" must have a whole number from 1 to 20',
    ),
    (
        'action = "coin(2)", ',
        'action = "coin(21)", ',
        'hexes H12: action: "coin(21)" must have a whole number from 1 to 20',
    ),
    (
        'action = "coin(2)", ',
        'action = "coin(three)", ',
        'hexes H12: action: "coin(three)" must have a whole number',
    ),
    (
        'action = "coin(2)", ',
        'action = "coin(2", ',
        'hexes H12: action: "coin(2" is no effect; must be written like',
    ),
    (
        '"overseer(nun)"',
        '"overseer"',
        'harbours SE: action: "overseer" must name one of any, craftsman, nun, aristocrat',
    ),
    ('"overseer(nun)"', '"overseer(monk)"', 'harbours SE: action: "overseer(monk)" must name one of'),
    ('"overseer(nun)"', '"overseer(any,jump)"', 'harbours SE: action: "overseer(any,jump)" must name one of'),
    (
        'square = "CR5", action = "scroll"',
        'square = "CR5", action = "activate(2)"',
        'estates a squares CR5: action: "activate" is not possible here',
    ),
    (
        'cost = "lumber", citizens',
        'cost = "points", citizens',
        'hexes H1: cost: "points" is not possible here; possible are coin',
    ),
    (
        'cost = "lumber", citizens',
        'cost = "lumber / coin", citizens',
        'hexes H1: cost: "lumber / coin" offers a choice',
    ),
    ('reward = "coin(3)"', 'reward = "scroll"', 'boats T1: reward: "scroll" is not possible here'),
    ('reward = "coin(3)"', 'reward = "coin / points"', 'boats T1: reward: "coin / points" offers a choice'),
    (
        'production = "coin + points"',
        'production = "build"',
        'improvements Q4: production: "build" is not possible here',
    ),
    (
        'production = "coin + points"',
        'production = "coin / fire"',
        'improvements Q4: production: "coin / fire" offers a choice',
    ),
    (
        'reward = "coin + points(4)"',
        'reward = "any_hex"',
        'workshops2 B22: reward: "any_hex" is not possible here',
    ),
    # Workshops of era I: what is produced, and what is added.
    (
        'needs = "any", production = "lumber", added = "none", src = "P:PH"',
        'needs = "any", production = "none", added = "lumber", src = "P:PH"',
        "workshops1 B3: production: nothing at all is not possible here",
    ),
    (
        'needs = "any", production = "lumber", added = "none", src = "P:PH"',
        'needs = "any", production = "lumber", src = "P:PH"',
        "workshops1 B3: added: missing; must be a sum of coin, fire, major, lumber, points, scroll, upgrade, "
        "city, church, or none",
    ),
    (
        'needs = "any", production = "lumber", added = "none", src = "P:PH"',
        'plain = "lumber", upgraded = "lumber", src = "P:PH"',
        "workshops1 B3: plain: unknown; possible are id, class, cost, needs, production, added, src",
    ),
    (
        'needs = "any", production = "lumber", added = "none", src = "P:PH"',
        'needs = "plain", production = "lumber", added = "none", src = "P:PH"',
        'workshops1 B3: needs: "plain" is none of any, upgraded',
    ),
    (
        'production = "fire", added = "fire"',
        'production = "fire", added = "build"',
        'workshops1 B10: added: "build" is not possible here',
    ),
    (
        'production = "fire", added = "fire"',
        'production = "fire", added = "fire / coin"',
        'workshops1 B10: added: "fire / coin" offers a choice',
    ),
    # Trades.
    (
        '"build / fire"',
        '"coin -> church"',
        'hexes H11: action: "coin -> church" is a trade, which only squares have; '
        'must be a sum such as "coin"',
    ),
    ('"build / major"', '"coin -> major"', 'harbours SW: action: "coin -> major" is a trade, which only'),
    (
        '"upgrade_overseer"',
        '"coin -> church"',
        'registers church spaces 3: action: "coin -> church" is a trade, which only squares have',
    ),
    ('reward = "coin(3)"', 'reward = "coin -> fire"', 'boats T1: reward: "coin -> fire" is a trade, which'),
    (
        'production = "coin + points"',
        'production = "coin -> fire"',
        'improvements Q4: production: "coin -> fire" is a trade, which only squares have',
    ),
    (
        'production = "fire", added = "fire"',
        'production = "fire", added = "coin -> fire"',
        'workshops1 B10: added: "coin -> fire" is a trade, which only squares have',
    ),
    (
        'reward = "coin + points(4)"',
        'reward = "coin -> fire"',
        'workshops2 B22: reward: "coin -> fire" is a trade, which only squares have',
    ),
    (
        'cost = "lumber", citizens',
        'cost = "coin -> lumber", citizens',
        'hexes H1: cost: "coin -> lumber" is a trade, which only squares have',
    ),
    (
        '"coin -> church"',
        '"coin -> church / fire"',
        'estates a squares NU1: action: "coin -> church / fire": a trade stands alone; '
        'must be written like "coin -> church"',
    ),
    (
        '"coin -> church"',
        '"coin -> lumber -> church"',
        'estates a squares NU1: action: "coin -> lumber -> church": a trade stands alone',
    ),
    (
        '"coin -> church"',
        '"fire + (coin -> church)"',
        'estates a squares NU1: action: "(coin" is no effect; must be written like "coin"',
    ),
    (
        '"coin -> church"',
        '"points -> church"',
        'estates a squares NU1: action: "points" is not possible here; possible are coin, fire',
    ),
    ('"coin -> church"', '"-> church"', 'estates a squares NU1: action: "" is no effect'),
    ('"coin -> church"', '"coin ->"', 'estates a squares NU1: action: "" is no effect'),
    ('"coin -> church"', '"none -> church"', 'estates a squares NU1: action: "none" is no effect'),
    ('"coin -> church"', '"coin(0) -> church"', '"coin(0)" must have a whole number from 1 to 20'),
    ('"coin -> church"', '"coin -> lieutenant"', '"lieutenant" is not possible here'),
    # Sources.
    ("sources = [", "source = [", "sources: missing; must be a list of entries"),
    ("sources = [", "sources = 3\nsource = [", "sources: 3 is no list; must be a list of entries"),
    (
        '{ code = "PH", ',
        "{ ",
        "sources entry 1: code: missing; must be a capital letter and up to three more letters or digits",
    ),
    (
        'code = "PH"',
        'code = "photo"',
        'sources photo: code: "photo" is not a capital letter and up to three more letters or digits',
    ),
    (
        'code = "PH"',
        'code = "p"',
        'sources p: code: "p" is not a capital letter and up to three more letters or digits',
    ),
    (
        'code = "PH"',
        "code = 7",
        "sources 7: code: 7 is not a capital letter and up to three more letters or digits",
    ),
    ('code = "PH"', 'code = "D3"', "sources D3: code: occurs 2 times; must be unique"),
    ('code = "PH", about', 'code = "PH", title', "sources PH: title: unknown; possible are code, about"),
    ('code = "PH", about', 'code = "PH", title', "sources PH: about: missing; must be a text of one line"),
    ('code = "PH", about = "', 'code = "PH", src = "R", about = "', "sources PH: src: unknown; possible are"),
    # Where values come from.
    (
        'points = 8, src = "P:PH" }',
        "points = 8 }",
        f"hexes H3: src: missing; must be {RIGHT_MARK}, or a table",
    ),
    (
        'points = 8, src = "P:PH"',
        'points = 8, src = "X"',
        f'hexes H3: src: "X" is no mark; must be {RIGHT_MARK}',
    ),
    ('points = 8, src = "P:PH"', "points = 8, src = 3", "hexes H3: src: 3 is no mark; must be T, R, or P"),
    (
        'points = 8, src = "P:PH"',
        'points = 8, src = "P"',
        f'hexes H3: src: "P" names no source; must be {RIGHT_MARK}',
    ),
    ('points = 8, src = "P:PH"', 'points = 8, src = "P:"', 'hexes H3: src: "P:" is no mark; must be T, R'),
    (
        'points = 8, src = "P:PH"',
        'points = 8, src = "P:XY"',
        f'hexes H3: src: "P:XY" is no mark; must be {RIGHT_MARK}',
    ),
    ('points = 8, src = "P:PH"', 'points = 8, src = "T:PH"', 'hexes H3: src: "T:PH" is no mark; must be T'),
    ('points = 8, src = "P:PH"', 'points = 8, src = "R:"', 'hexes H3: src: "R:" is no mark; must be T'),
    ('points = 8, src = "P:PH"', 'points = 8, src = ""', 'hexes H3: src: "" is no mark; must be T'),
    (
        'points = 8, src = "P:PH"',
        "points = 8, src = { cost = 'Q', rest = 'R' }",
        'hexes H3: src: "Q" is no mark; must be T, R, or P with a source',
    ),
    (
        'points = 8, src = "P:PH"',
        "points = 8, src = { cost = 'P', rest = 'R' }",
        'hexes H3: src: "P" names no source; must be T, R, or P with a source',
    ),
    (
        'points = 8, src = "P:PH"',
        "points = 8, src = { prize = 'R', rest = 'R' }",
        'hexes H3: src: "prize" is no field',
    ),
    (
        'points = 8, src = "P:PH"',
        "points = 8, src = { name = 'T', rest = 'R' }",
        'hexes H3: src: "name" is no field',
    ),
    (
        'src = { production = "T", rest = "R" }',
        'src = { production = "T" }',
        "improvements Q13: src: must also mark cost, or have rest",
    ),
    (
        'src = { 2p = "P:PH", rest = "R" }',
        'src = { 2p = "P:PH" }',
        "layouts t: src: must also mark kind, 4p, or have rest",
    ),
    (
        'action = "wagon", src = "P:S"',
        'action = "wagon", src = { kind = "P:S" }',
        "solo SC10: src: must also mark hex, action, or have rest",
    ),
    ('src = { at_3 = "T"', 'src = { at_30 = "T"', 'scrolls a boats: src: "at_30" is no field'),
]


@pytest.mark.parametrize(("old", "new", "problem"), EDITS)
def test_a_wrong_pack_is_told_what_would_be_right(tmp_path: Path, old: str, new: str, problem: str) -> None:
    problems = problems_after(tmp_path, old, new)
    assert any(problem in line for line in problems), problems
    assert all(line.startswith("my.toml: ") and len(line.splitlines()) == 1 for line in problems)


SMALL_SLIPS = [
    (
        'rat = "right", action = "city"',
        'rat = "lft", action = "city"',
        'hexes H3: rat: "lft" is none of left, right, standing',
    ),
    (
        "players = [3, 4], ",
        "players = [3, 5], ",
        "hexes H8: players: must be a list of the player counts 2, 3, 4 such as [3, 4]",
    ),
    (
        'class = "C", players = [2, 3, 4]',
        'class = "C", players = [2, 3]',
        "hexes H16: players: must be [2, 3, 4] in class C",
    ),
    (
        '{ step = 3, kind = "region", ',
        '{ step = 3, kind = "centre", ',
        'path 3: kind: "centre" does not fit; must be region or regions',
    ),
    (
        '"build / fire"',
        '"coin -> fire"',
        'hexes H11: action: "coin -> fire" is a trade, which only squares have; must be a sum such as "coin"',
    ),
    (
        'points = 8, src = "P:PH"',
        'points = 8, src = "P"',
        'hexes H3: src: "P" names no source; must be T, R, or P with a source such as P:PH, P:S, P:D3, P:D4',
    ),
    (
        'points = 8, src = "P:PH"',
        'points = 8, src = "P:QQ"',
        'hexes H3: src: "P:QQ" is no mark; must be T, R, or P with a source such as P:PH, P:S, P:D3, P:D4',
    ),
    (
        'action = "build / major", src',
        'action = "build / major", rat = "none", src',
        'harbours SW: rat: "none" is none of left, right, standing',
    ),
    (
        'hex = "H5"',
        'hex = "X1"',
        'solo SC3: hex: "X1" is not the id of a harbour, nor of a neighbourhood hex for two players',
    ),
]


@pytest.mark.parametrize(("old", "new", "problem"), SMALL_SLIPS)
def test_a_small_slip_is_one_problem(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert problems_after(tmp_path, old, new) == [f"my.toml: {problem}"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('id = "SC9"', 'id = "SC8"', "solo SC8: id: occurs 2 times; must be unique"),
        ('id = "SC9"', 'id = "B9"', "solo B9: id: is in workshops1, too; must be unique in the pack"),
        ('id = "C1-1"', 'id = "T5"', "wagons T5: id: is in boats, too; must be unique in the pack"),
        (
            'id = "SC9"',
            'id = "SC 9"',
            'solo entry 9: id: "SC 9" is not a name of letters, digits and hyphens that nothing else has',
        ),
    ],
)
def test_a_wrong_id_is_one_problem(tmp_path: Path, old: str, new: str, problem: str) -> None:
    assert problems_after(tmp_path, old, new) == [f"my.toml: {problem}"]


def test_ids_are_free_and_their_order_is_that_of_the_pack(tmp_path: Path) -> None:
    lines = [line for line in TEXT.splitlines(keepends=True) if line.startswith(' { id = "SC')]
    text = TEXT.replace("".join(lines), "".join(reversed(lines)).replace('"SC', '"card-'))
    tiles = load_pack(written(tmp_path, text)).solo_tiles
    assert [tile.id for tile in tiles] == [f"card-{number}" for number in range(14, 0, -1)]


def test_a_cost_may_be_three_tokens_of_two_kinds(tmp_path: Path) -> None:
    text = TEXT.replace(
        '"C5-2", number = 5, cost = "lumber(2)"', '"C5-2", number = 5, cost = "fire(2) + coin"'
    )
    assert list(load_pack(written(tmp_path, text)).wagons[-1].cost) == [1, 2, 0, 0]


def test_each_column_of_a_cell_has_its_own_mark(tmp_path: Path) -> None:
    marks = 'src = { 2p = "P:PH", 3p = "P:D3", rest = "R" }'
    assert problems_after(tmp_path, marks, 'src = { 2p = "P:PH", 3p = "P:D5", rest = "R" }') == [
        f'my.toml: layouts n2: src: "P:D5" is no mark; must be {RIGHT_MARK}'
    ]
    assert problems_after(
        tmp_path, 'src = { 3p = "P:D3", rest = "R" }', 'src = { 2p = "R", rest = "R" }'
    ) == ['my.toml: layouts n1: src: "2p" is no field; possible are kind, 3p, 4p, rest']


def test_two_solo_tiles_of_one_hex_are_both_named(tmp_path: Path) -> None:
    assert problems_after(tmp_path, 'hex = "H5"', 'hex = "H6"') == [
        'my.toml: solo SC3: hex: "H6" has another tile, too; must differ',
        'my.toml: solo SC8: hex: "H6" has another tile, too; must differ',
    ]


def test_solo_tiles_may_name_harbours_each_once(tmp_path: Path) -> None:
    assert problems_after(tmp_path, 'hex = "H5"', 'hex = "NW"') == []
    two = TEXT.replace('hex = "H5"', 'hex = "NW"').replace('hex = "H6"', 'hex = "NW"')
    problems = problems_of(tmp_path, two)
    assert [problem.partition("hex: ")[2] for problem in problems] == [
        '"NW" has another tile, too; must differ'
    ] * 2


def test_without_any_source_only_texts_and_reconstructions_can_be_marked(tmp_path: Path) -> None:
    start, end = TEXT.index("sources = ["), TEXT.index("# The city for 2, 3 and 4 players")
    problems = problems_of(tmp_path, TEXT[:start] + "sources = []\n" + TEXT[end:])
    assert len(problems) == TEXT[end:].count('"P:')
    assert all(
        line.endswith("is no mark; must be T, R, or P with a source such as P:PH") for line in problems
    )


def test_all_problems_are_reported_at_once(tmp_path: Path) -> None:
    text = TEXT.replace("points = 19", "points = -1", 1).replace('"build / scroll"', '"scrol"')
    text = text.replace("era2 = true", "era2 = 5").replace('goods = "silk"', 'goods = "tea"', 1)
    text = text.replace('src = "T"', 'src = "?"').replace("double_bar = 9", "double_bar = 3")
    problems = check_pack(written(tmp_path, text))
    for part in ("hexes H5: points", "hexes H16: action", "rounds 5: era2", "boats T7: goods"):
        assert sum(part in line for line in problems) == 1
    assert sum("is no mark" in line for line in problems) == TEXT.count('src = "T"')
    assert sum("must be before the double bar" in line for line in problems) == 2


def test_loading_a_wrong_pack_raises_all_its_problems(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.replace("points = 19", "points = -1", 1))
    with pytest.raises(PackError) as error:
        load_pack(path)
    assert error.value.problems == check_pack(path)
    assert len(error.value.problems) == 1


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"format = 2\nname = \n", "line 2: not TOML: Invalid value"),
        (b"format = 2\nhexes = [\n", "line 3: not TOML: "),
        (b"format = 2\nformat = 2\n", "line 2: not TOML: Cannot overwrite a value"),
        (b"format = 2\nname = 'Fran\xe7ois'\n", "line 2: not UTF-8 text; must be saved as UTF-8"),
        (b"format = " + b"9" * 5000, "a number has too many digits"),
        (b"format = " + b"[" * 100_000, "not TOML: nested too deeply"),
        (b"", "format: missing; must be 2"),
        (b"\x00", "line 1: not TOML: "),
    ],
)
def test_a_file_that_is_no_toml_is_said_in_one_line(tmp_path: Path, content: bytes, problem: str) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(content)
    problems = check_pack(path)
    assert problems[0].startswith(f"{path}: {problem}")
    assert len(problems) == 1 or content == b""


def test_a_file_that_cannot_be_read_is_said_in_one_line(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert check_pack(missing) == [f"{missing}: cannot be read: No such file or directory"]
    assert check_pack(tmp_path) == [f"{tmp_path}: cannot be read: Is a directory"]
    assert len(check_pack(Path("a\0b"))) == 1


def test_no_odd_value_anywhere_breaks_the_check(tmp_path: Path) -> None:
    """Values at random places of the packaged game are replaced, and nothing but problems comes out."""
    chance = random.Random(1347)
    for _ in range(150):
        data: dict[str, Any] = tomllib.loads(TEXT)
        spot: Any = data
        name: Any = chance.choice(list(data))
        while isinstance(spot[name], dict | list) and chance.random() < 0.9:
            spot = spot[name]
            name = chance.choice(list(spot) if isinstance(spot, dict) else range(len(spot)))
        spot[name] = chance.choice(
            [7, -1, 10**30, "", "x", "H1", "coin", "a -> b", "P:", [], [[]], {}, [{}], False, 1.5, [1, {}]]
        )
        path = written(tmp_path, "\n".join(f"{key} = {as_toml(value)}" for key, value in data.items()))
        assert all(line.startswith(f"{path}: ") for line in check_pack(path))


def test_an_effect_is_read_only_where_it_belongs() -> None:
    assert read_action("activate(2) + coin(1)", HEX_ACTION).text == "activate(2) + coin"
    with pytest.raises(Misprint, match="is not possible here"):
        read_action("lieutenant", HEX_ACTION)


def test_nothing_at_all_is_read_only_where_it_belongs() -> None:
    assert read_action("none", ADDED_PRODUCTION).bundles == []
    with pytest.raises(Misprint, match="nothing at all is not possible here"):
        read_action("none", SQUARE_ACTION)


def test_a_trade_is_read_only_on_squares() -> None:
    trade = read_action(" coin( 2 )->church + fire ", SQUARE_ACTION)
    assert trade.text == "coin(2) -> church + fire"
    assert trade.price is not None
    assert list(trade.price) == [2, 0, 0, 0]
    assert read_action("coin", SQUARE_ACTION).price is None
    with pytest.raises(Misprint, match="which only squares have"):
        read_action("coin -> church", HEX_ACTION)
