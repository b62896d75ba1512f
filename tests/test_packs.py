"""Component packs: the one that comes with the package, and everything that can be wrong with another one."""

import json
import random
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from messina.errors import PackError
from messina.packs.language import HEX_ACTION, Misprint, read_action
from messina.packs import check_pack, load_pack
from messina.rules import box as boxes
from messina.rules import terms

TEXT = resources.files("messina").joinpath("data", "messina-1347.toml").read_text(encoding="utf-8")


def written(folder: Path, text: str) -> Path:
    path = folder / "my.toml"
    path.write_text(text, encoding="utf-8")
    return path


def problems_after(folder: Path, old: str, new: str) -> list[str]:
    """What is wrong with the packaged game after one edit, without the folder."""
    assert old in TEXT, f"nothing to edit: {old}"
    return [
        line.removeprefix(f"{folder}/") for line in check_pack(written(folder, TEXT.replace(old, new, 1)))
    ]


def line_of(start: str) -> str:
    """The first line of the packaged game that starts so, with its end."""
    return next(line for line in TEXT.splitlines(keepends=True) if line.startswith(start))


def tables_of(value: Any) -> Iterator[dict[str, Any]]:
    """All entries of parsed TOML, however deep."""
    for item in value.values() if isinstance(value, dict) else value:
        if isinstance(item, list):
            yield from (entry for entry in item if isinstance(entry, dict))
            yield from tables_of([entry for entry in item if isinstance(entry, dict | list)])
        elif isinstance(item, dict):
            yield from tables_of(item)


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


def test_hexes_come_in_the_order_of_their_classes_and_then_the_harbours() -> None:
    box = load_pack()
    assert "".join(hex.letter for hex in box.hexes) == "A" * 12 + "BB" + "C" * 6 + "HHHH"
    assert box.place_names[0] == "A01"
    assert box.place_names[terms.FIRST_HARBOUR : terms.FIRST_HARBOUR + 4] == ["NW", "NE", "SE", "SW"]


def test_a_hex_has_the_values_of_its_table_row() -> None:
    loggia = load_pack().hexes[4]
    assert (loggia.id, loggia.name, loggia.players, loggia.points) == ("A05", "Loggia", 2, 12)
    assert (terms.COLOURS[loggia.colour], terms.RATS[loggia.rat]) == ("orange", "standing")
    assert (list(loggia.cost), loggia.lieutenant) == ([2, 0, 0, 0], True)
    assert (list(loggia.plain), list(loggia.upgraded)) == ([0, 2, 0], [0, 0, 0])


def test_capital_letters_are_upgraded_citizens() -> None:
    notai = load_pack().hexes[14]
    assert notai.id == "C1"
    assert (list(notai.plain), list(notai.upgraded)) == ([1, 0, 0], [0, 1, 1])


def test_a_harbour_has_only_an_action() -> None:
    harbour = load_pack().hexes[23]
    assert (harbour.id, harbour.letter, harbour.colour, harbour.rat) == ("SW", "H", -1, -1)
    assert harbour.action.text == "fire + lumber + coin"
    assert list(harbour.cost) == [0, 0, 0, 0]


def test_alternatives_become_bundles() -> None:
    build, major = load_pack().hexes[0].action.bundles
    assert (build.text, list(build.choices), build.plain_gain) == ("build", [terms.BUILD], False)
    assert (major.text, list(major.choices), list(major.tokens)) == ("major", [], [0, 0, 1, 0])


def test_sums_become_one_bundle() -> None:
    box = load_pack()
    (gain,) = box.hexes[15].action.bundles
    assert (list(gain.choices), list(gain.tokens)) == ([terms.OVERSEER_OF + terms.CRAFTSMAN], [0, 0, 0, 2])
    (skip,) = box.hexes[13].action.bundles
    assert list(skip.choices) == [terms.OVERSEER_ANY_SKIP]
    (steps,) = next(tile for tile in box.workshops if tile.id == "ws2-nun-4").upgraded.bundles
    assert (steps.church, steps.city, steps.points) == (2, 0, 1)


def test_layouts_hold_all_a_hexes_of_the_player_count_and_one_b_hex() -> None:
    box = load_pack()
    for layout, a_hexes in zip(box.layouts, (9, 11, 12), strict=True):
        assert layout.hex_cells == a_hexes + 1
        assert len(layout.names) == len(layout.coordinates) == a_hexes + 11
        assert layout.names[-10:] == ["NW", "NE", "SE", "SW", "X1", "X2", "X3", "X4", "X5", "X6"]
    assert box.layout(3).coordinates[box.layout(3).names.index("X3")] == (6, -1)
    assert [list(walk) for walk in box.layouts[0].walks][1:3] == [[2, 3, 4, 5, 0, 1], [3, 4, 5, 0, 1, 2]]


def test_the_first_wheel_position_is_that_of_the_texts() -> None:
    first = load_pack().wheel[0]
    assert terms.RATS[first.rat] == "left"
    assert [terms.COLOURS[colour] for colour in first.colours] == ["white", "orange", "blue"]


def test_rounds_have_the_values_of_the_round_table() -> None:
    rounds = load_pack().rounds
    assert [row.order for row in rounds] == [-1, terms.CITY, terms.CHURCH, terms.POPULARITY, terms.SCORE, 0]
    assert [row.order_tile for row in rounds] == [
        -1,
        terms.POPULARITY,
        terms.CITY,
        terms.SCORE,
        terms.CHURCH,
        1,
    ]
    assert [row.fire for row in rounds] == [1, 1, 1, 1, 2, 2]
    assert [row.boats34 for row in rounds] == [1, 2, 1, 2, 1, 2]
    assert [row.wheel_steps for row in rounds] == [1, 1, 1, 2, 1, 0]
    assert [row.citizens for row in rounds] == [True] * 5 + [False]
    assert [row.new_hex for row in rounds] == [False] + [True] * 5
    assert [row.era2 for row in rounds] == [False] * 4 + [True, False]


def test_registers_count_their_spaces_from_one() -> None:
    popularity, city, church = load_pack().registers
    assert [popularity.last, city.last, church.last] == [18, 15, 15]
    assert (popularity.single_bar, popularity.double_bar) == (11, 15)
    assert (city.single_bar, church.double_bar) == (9, 12)
    assert (city.actions[7].text, city.points[7]) == ("lieutenant", 2)
    assert (church.actions[14].text, church.points[14]) == ("activate(3)", 15)
    assert popularity.actions[9].text == "build / coin(2)"
    assert list(popularity.points)[-3:] == [9, 10, 12]


def test_benefits_are_numbered_once_each_and_registers_come_first() -> None:
    box = load_pack()
    assert [benefit.number for benefit in box.benefits] == list(range(len(box.benefits)))
    assert len({benefit.text for benefit in box.benefits}) == len(box.benefits)
    on_registers = {action.text for register in box.registers for action in register.actions}
    assert {benefit.text for benefit in box.benefits[: box.register_benefits]} == on_registers
    assert (box.benefits[0].text, box.benefits[0].bundles) == ("none", [])


def test_workshops_are_sorted_by_era_and_class() -> None:
    workshops = load_pack().workshops
    assert [tile.era for tile in workshops] == [1] * 18 + [2] * 15
    assert [tile.klass for tile in workshops] == [0] * 6 + [1] * 6 + [2] * 6 + [0] * 5 + [1] * 5 + [2] * 5
    assert workshops[6].id == "ws1-nun-1"


def test_a_workshop_for_upgraded_citizens_gives_a_plain_one_nothing() -> None:
    tiles = {tile.id: tile for tile in load_pack().workshops}
    assert tiles["ws1-nun-2"].needs_upgraded
    assert (tiles["ws1-nun-2"].plain.text, tiles["ws1-nun-2"].upgraded.text) == ("none", "major + coin")
    assert (tiles["ws1-nun-1"].plain.text, tiles["ws1-nun-1"].upgraded.text) == ("fire", "fire(2)")
    assert (tiles["ws2-nun-3"].plain.text, tiles["ws2-nun-3"].upgraded.text) == ("none", "points(6)")
    assert tiles["ws2-nun-1"].plain is tiles["ws2-nun-1"].upgraded


def test_wagons_boats_and_improvements_have_the_values_of_their_tables() -> None:
    box = load_pack()
    assert [wagon.number for wagon in box.wagons] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert (list(box.wagons[9].cost), box.wagons[9].points) == ([3, 0, 0, 1], 4)
    assert (box.boats[2].id, terms.GOODS[box.boats[2].goods]) == ("boat-1-silk", "silk")
    assert box.boats[7].reward.bundles[0].tokens[terms.COIN] == 6
    assert (list(box.improvements[1].cost), box.improvements[1].production.text) == (
        [1, 0, 0, 1],
        "fire + points",
    )


def test_estates_have_single_use_squares_on_the_b_sides_only() -> None:
    box = load_pack()
    assert list(box.estate_a.single_use) == [0] * 18
    assert box.estate_a.actions[terms.SQUARE_NAMES.index("NU4")].text == "build"
    assert [estate.id for estate in box.estates_b] == ["b1", "b2", "b3", "b4"]
    for estate in box.estates_b:
        assert [square for square in range(18) if estate.single_use[square]] == [5, 11, 17]
    assert list(box.estates_b[0].actions[17].bundles[0].choices) == [terms.SCROLL, terms.SCROLL]
    assert box.estates_b[3].actions[5].text == "overseer(any,skip) + fire"


def test_scroll_tracks_of_counted_things_are_kept_doubled() -> None:
    box = load_pack()
    buildings, boats, _ = box.scroll_a.tracks
    assert (buildings.kind, buildings.most, buildings.top, list(buildings.values)) == (0, 6, 3, [0, 2, 4, 6])
    assert (boats.kind, boats.most, boats.values[3]) == (boxes.BY_BOATS, 0, 8)
    coins, goods, city = box.scrolls_b[2].tracks
    assert (coins.kind, coins.most, list(coins.values)) == (boxes.BY_COINS, 9, [0, 1, 2, 4])
    assert (goods.kind, goods.most) == (boxes.BY_GOODS, 0)
    assert (city.kind, city.width, city.top) == (boxes.BY_CITY, 2, 4)
    assert list(city.values) == [0, 0, 2, 4, 3, 7, 4, 10, 5, 12]
    overseers = box.scrolls_b[3].tracks[0]
    assert (overseers.width, overseers.top, list(overseers.values)[-3:]) == (3, 4, [4, 6, 9])


def test_a_track_that_does_not_say_how_much_counts_follows_the_rules(tmp_path: Path) -> None:
    text = TEXT.replace('kind = "coins",        most = 9,', 'kind = "coins",').replace(
        ', most = "T", at_1', ", at_1"
    )
    assert load_pack(written(tmp_path, text)).scrolls_b[2].tracks[0].most == 9


def test_solo_tiles_name_places_and_deeds() -> None:
    tiles = load_pack().solo_tiles
    assert (tiles[0].hex, tiles[0].deed, tiles[0].klass) == (0, boxes.SOLO_WORKSHOP, terms.CRAFTSMAN)
    assert (tiles[12].hex, tiles[12].deed, tiles[12].klass) == (21, boxes.SOLO_BOAT, -1)
    assert (tiles[11].deed, tiles[1].deed) == (boxes.SOLO_IMPROVEMENTS, boxes.SOLO_NOTHING)


# Where values come from.


def test_every_entry_says_where_its_values_come_from() -> None:
    entries = list(tables_of(tomllib.loads(TEXT)))
    assert len(entries) > 300
    for entry in entries:
        marks = entry["src"]
        assert set(marks.values() if isinstance(marks, dict) else marks) <= {"T", "P", "R"}


def test_what_the_texts_state_is_marked_so() -> None:
    data = tomllib.loads(TEXT)
    hexes = {entry["id"]: entry["src"] for entry in data["hexes"]}
    assert hexes["A01"] == {"action": "T", "cost": "T", "citizens": "T", "rest": "R"}
    assert hexes["A05"] == {"cost": "T", "citizens": "T", "lieutenant": "T", "rest": "R"}
    assert [entry["src"] for entry in data["wheel"]] == ["T"] + ["R"] * 11
    rounds = [entry["src"] for entry in data["rounds"]]
    assert (rounds[0]["boats34"], rounds[1]["order"], rounds[3]["wheel_steps"]) == ("T", "P", "P")
    assert (rounds[4]["era2"], rounds[4]["fire"], rounds[5]["citizens"]) == ("T", "P", "T")
    assert data["registers"][1]["spaces"][14]["src"] == {"points": "P", "rest": "R"}
    assert data["registers"][1]["spaces"][6]["src"] == {"kind": "T", "rest": "R"}
    assert data["scrolls"][1]["src"]["at_3"] == "T"
    assert all(entry["src"]["kind"] == "P" for entry in data["solo"])


# Packs from elsewhere.


def test_comments_layout_and_key_order_do_not_change_the_hash(tmp_path: Path) -> None:
    text = "# my copy\n" + TEXT.replace("  {", "{").replace('class = "A", min = 2,', 'min = 2, class = "A",')
    assert load_pack(written(tmp_path, text)).hash == load_pack().hash
    assert len(load_pack().hash) == 16


def test_another_value_changes_the_hash(tmp_path: Path) -> None:
    other = load_pack(written(tmp_path, TEXT.replace("points = 12", "points = 13", 1)))
    assert other.hash != load_pack().hash
    assert other.hexes[4].points == 13


def test_spelling_of_actions_is_made_normal(tmp_path: Path) -> None:
    text = TEXT.replace('"build / major"', '"build/major ( 1 )"').replace(
        '"overseer(any,skip)"', '"overseer( any , skip )"'
    )
    box = load_pack(written(tmp_path, text))
    assert box.hexes[0].action.text == "build / major"
    assert box.hexes[13].action.text == "overseer(any,skip)"
    assert len(box.benefits) == len(load_pack().benefits)


def test_windows_line_ends_and_byte_order_mark_are_read(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_bytes(b"\xef\xbb\xbf" + TEXT.replace("\n", "\r\n").encode())
    assert load_pack(path).hash == load_pack().hash


EDITS = [
    # The head, unknown and missing keys.
    ("format = 1", "format = 2", "format: 2 is not 1"),
    ("format = 1", "format = true", "format: true is not 1"),
    ('name = "Messina 1347"\n', "", "name: missing; must be a text of one line"),
    ("hexes = [", "hexen = [", "hexen: unknown; possible are format, name, about, layouts,"),
    ("hexes = [", "hexen = [", "hexes: missing; must be a list of entries"),
    ("boats = [", 'boats = "none"\nships = [', 'boats: "none" is no list; must be a list of entries'),
    (
        'rat = "standing", action = "city"',
        'rta = "standing", action = "city"',
        "hexes A05: rta: unknown; possible are",
    ),
    (
        'rat = "standing", action = "city"',
        'rta = "standing", action = "city"',
        "hexes A05: rat: missing; must be one of left, right, standing",
    ),
    ("harbours = [\n", "harbours = [\n3,\n", "harbours entry 1: 3 is no entry; must have id, action"),
    ('id = "A05"', '"i\\nd" = "A05"', 'hexes entry 5: "i\\nd": unknown'),
    ('id = "A05"', '"i\\nd" = "A05"', "hexes entry 5: id: missing; must be a name"),
    # Wrong types and values.
    (
        'rat = "standing", action = "city"',
        'rat = "lft", action = "city"',
        'hexes A05: rat: "lft" is none of left, right',
    ),
    (
        'rat = "standing", action = "city"',
        'rat = [1], action = "city"',
        "hexes A05: rat: a list is not one of left",
    ),
    ("points = 12", "points = true", "hexes A05: points: true is not a whole number from 0 to 50"),
    ("points = 12", "points = 12.0", "hexes A05: points: 12.0 is not a whole number"),
    ("points = 12", "points = 0x" + "f" * 5000, "hexes A05: points: a huge number is not a whole number"),
    ("points = 12", "points = 1979-05-27", "hexes A05: points: a date or time is not"),
    ("lieutenant = true", "lieutenant = 1", "hexes A05: lieutenant: 1 is not true or false"),
    ('citizens = "n n"', 'citizens = "n x"', 'hexes A05: citizens: "n x" is not a list of the letters'),
    ('citizens = "n n"', 'citizens = ""', 'hexes A05: citizens: "" is not a list of the letters'),
    (
        'name = "Loggia"',
        'name = "Log\\u2028gia"',
        'hexes A05: name: "Log\\u2028gia" is not a text of one line',
    ),
    # Ids and counts.
    ('id = "A05"', 'id = "A04"', "hexes A04: id: occurs 2 times; must be unique"),
    ('id = "A05"', 'id = "A 5"', 'hexes entry 5: id: "A 5" is not a name of letters, digits and hyphens'),
    ('id = "A05"', 'id = "NW"', 'hexes NW: id: "NW" is not a name'),
    ('id = "imp-03"', 'id = "A05"', "improvements A05: id: is used by another table, too"),
    (
        '"A05", name = "Loggia",               class = "A"',
        '"A05", name = "Loggia", class = "C"',
        'hexes: 11 entries with class "A"; must be 12',
    ),
    (line_of('  { id = "B2"'), "", 'hexes: 1 entries with class "B"; must be 2'),
    ("min = 3", "min = 2", "layouts: 2p: 10 hex cells do not fit; must be 11, for 10 hexes of class A"),
    ('class = "C", min = 2', 'class = "C", min = 3', "hexes C1: min: 3 does not fit; must be 2 in class C"),
    (line_of('  { id = "SW", action'), "", "harbours: SW missing; must be there once each"),
    ('id = "SW", action', 'id = "SX", action', 'harbours SX: id: "SX" is none of NW, NE, SE, SW'),
    (
        "number = 1, goods",
        "number = 2, goods",
        'boats: 0 entries with number 1 and goods "stones"; must be 1',
    ),
    (line_of('  { id = "imp-15"'), "", "improvements: 14 entries; must be 15"),
    ('class = "nun",', 'class = "craftsman",', 'workshops1: 5 entries with class "nun"; must be 6'),
    (line_of('  { id = "ws2-nun-5"'), "", 'workshops2: 4 entries with class "nun"; must be 5'),
    ('"wagon-2a", number = 2', '"wagon-2a", number = 3', "wagons: 1 entries with number 2; must be 2"),
    (line_of('  { id = "solo-14"'), "", "solo: 13 entries; must be 14"),
    # The city.
    ("2p = [2, -1]", "2p = [1, -1]", "layouts n2: 2p: lies on n1; must be a spot of its own"),
    ("2p = [2, -1]", "2p = [2, -1, 0]", "layouts n2: 2p: must be two whole numbers from -20 to 20"),
    ("2p = [2, -1]", "2p = [2, true]", "layouts n2: 2p: must be two whole numbers from -20 to 20"),
    ("2p = [0, -1]", "2p = [9, 9]", "layouts n1: 2p: must be connected with the harbour NW"),
    ("2p = [2, -2]", "2p = [2, -5]", "layouts X1: 2p: must touch a hex or harbour of the city"),
    ("2p = [2, -2], ", "", "layouts X1: 2p: missing; must be there in every layout"),
    ("4p = [4, -1], ", "", "layouts: 4p: 12 hex cells do not fit; must be 13, for 12 hexes of class A"),
    (line_of('  { cell = "SE"'), "", "layouts: SE missing; must be there once each"),
    (
        'cell = "X1", kind = "extension"',
        'cell = "X1", kind = "hex"',
        'layouts X1: kind: "hex" does not fit; must be ext',
    ),
    ('"X5", "X6"]', '"X6", "X5"]', "walks NW: order: must go clockwise round all spaces, such as X1, X2"),
    ('order = ["X1"', 'order = [["X1"]', "walks NW: order: must go clockwise"),
    ('dock = "dock-nw"', 'dock = "dock-ne"', 'walks NW: dock: "dock-ne" does not fit; must be dock-nw'),
    # Wheel and rounds.
    (
        'craftsman = "white",  aristocrat = "blue"',
        'craftsman = "blue", aristocrat = "blue"',
        "wheel wheel-01: aristocrat: blue is that of craftsman",
    ),
    (
        'aristocrat = "blue",   none = "red"',
        'aristocrat = "red", none = "red"',
        "wheel wheel-01: none: red is that of aristocrat",
    ),
    (line_of("  { round = 6"), "", "rounds: 5 entries; must be 6"),
    ("round = 6", "round = 5", "rounds 5: round: occurs 2 times"),
    (
        'order = "city"',
        'order = "random"',
        'rounds 2: order: "random" does not fit; must be one of popularity, city',
    ),
    ('order = "city"', 'order = "town"', 'rounds 2: order: "town" is none of random, popularity, city'),
    (
        'order_tile = "random"',
        'order_tile = "city"',
        'rounds 1: order_tile: "city" does not fit; must be random',
    ),
    ("new_hex = false", "new_hex = true", "rounds 1: new_hex: true does not fit; must be false"),
    ("fire = 2", "fire = 3", "rounds 5: fire: 3 is not a whole number from 1 to 2"),
    ("boats34 = 2", "boats34 = 3", "rounds 2: boats34: 3 is not a whole number from 0 to 2"),
    ("era2 = true", "era2 = false", "rounds: 0 entries with era2 true; must be 1"),
    # Registers.
    ("{ space =  3", "{ space =  4", "registers popularity spaces 4: space: occurs 2 times"),
    (line_of("  { space =  3"), "", "registers popularity spaces: must be numbered 1 to 17 in this order"),
    (
        "double_bar = 15",
        "double_bar = 18",
        "registers popularity: double_bar: 18 is off the track; must be below 18",
    ),
    (
        "single_bar = 11",
        "single_bar = 15",
        "registers popularity: single_bar: 15 must be before the double bar",
    ),
    ("single_bar = 11", "single_bar = 0", "registers popularity: single_bar: 0 is not a whole number from 1"),
    ("spaces = [", "spaces = []\nplaces = [", "registers popularity spaces: 0 entries; must be 2 to 40"),
    ("spaces = [", "places = [", "registers popularity spaces: missing; must be a list of entries"),
    ('id = "church"', 'id = "temple"', "registers: church missing"),
    # Estates.
    (line_of('  { square = "CR4"'), "", "estates a squares: CR4 missing; must be there once each"),
    (
        '"! build + lumber(3)"',
        '"build + lumber(3)"',
        'estates b1 squares: 0 of sector CR have "!"; must be 1',
    ),
    (
        'square = "CR5", action = "points(2)"',
        'square = "CR5", action = "! coin"',
        'estates b1 squares: 2 of sector CR have "!"',
    ),
    (
        'square = "CR1", action = "lumber(2)"',
        'square = "CR1", action = "! coin"',
        'estates a squares: 1 of sector CR have "!"; must be 0',
    ),
    ('id = "b4"', 'id = "b5"', 'estates b5: id: "b5" is none of a, b1, b2, b3, b4'),
    ('id = "b4"', 'id = "b5"', "estates: b4 missing"),
    # Scrolls.
    (line_of('  { board = "b4", kind = "boats"'), "", 'scrolls: 2 entries with board "b4"; must be 3'),
    ('kind = "goods"', 'kind = "silk"', 'scrolls b3 silk: kind: "silk" is none of buildings, boats'),
    ('kind = "goods",                  ', 'kind = "city", ', "scrolls b3 city: kind: occurs 2 times"),
    ("[2, 4], [3, 7]", "[2, 4, 5], [3, 7]", "scrolls b1 popularity: values: must have 2 at each position"),
    (
        "[2, 4], [3, 7]",
        "[2.5, 4], [3, 7]",
        "scrolls b1 popularity: values: must be whole numbers on this track",
    ),
    ("0.5", "0.4", "scrolls b3 coins: values: 0.4 is not a whole or half number from 0 to 50"),
    ("0.5", "nan", "scrolls b3 coins: values: nan is not a whole or half number"),
    ("0.5", "[1, 2]", "scrolls b3 coins: values: must have 1 at each position"),
    ("[0, 0.5, 1, 2]", "[0]", "scrolls b3 coins: values: has 1 positions; must have 2 to 10"),
    ("most = 9", "most = 0", "scrolls b3 coins: most: 0 is not a whole number from 1 to 20"),
    (
        'kind = "popularity",             v',
        'kind = "popularity", most = 3, v',
        "scrolls b1 popularity: most: does not fit",
    ),
    # Solo tiles.
    ('hex = "A09"', 'hex = "A99"', 'solo solo-08: hex: "A99" is not the id of a hex or harbour'),
    ('"workshop(nun)"', '"workshop"', 'solo solo-07: action: "workshop" is none of none, boat, wagon'),
    # Actions, costs and productions.
    ('"build / major"', '"build / majr"', 'hexes A01: action: "majr" is no effect; possible are coin, fire'),
    ('"build / major"', '"build / "', 'hexes A01: action: "" is no effect; must be written like "coin"'),
    ('"build / major"', '"build / build"', 'hexes A01: action: "build / build" offers the same twice'),
    ('"build / major"', '"a / b / c / d / e"', "offers 5 choices; must be at most 4"),
    ('"build / major"', '"none"', "hexes A01: action: nothing at all is not possible here"),
    ('"build / major"', '"none + coin"', 'hexes A01: action: "none" is no effect'),
    ('"build / major"', '"build(2)"', 'hexes A01: action: "build(2)" has an argument; must be "build"'),
    ('"build / major"', '"lieutenant"', 'hexes A01: action: "lieutenant" is not possible here'),
    ('"build / major"', '"any_hex"', 'hexes A01: action: "any_hex" is not possible here'),
    (
        '"build / major"',
        '"activate(7)"',
        'hexes A01: action: "activate(7)" must have a whole number from 1 to 6',
    ),
    ('"coin(3)"', '"coin(0)"', 'hexes A02: action: "coin(0)" must have a whole number from 1 to 20'),
    ('"coin(3)"', '"coin(21)"', 'hexes A02: action: "coin(21)" must have a whole number from 1 to 20'),
    ('"coin(3)"', '"coin(three)"', 'hexes A02: action: "coin(three)" must have a whole number'),
    ('"coin(3)"', '"coin(3"', 'hexes A02: action: "coin(3" is no effect; must be written like'),
    (
        '"overseer(any)"',
        '"overseer"',
        'hexes A08: action: "overseer" must name one of any, craftsman, nun, aristocrat',
    ),
    ('"overseer(any)"', '"overseer(monk)"', 'hexes A08: action: "overseer(monk)" must name one of'),
    ('"overseer(any)"', '"overseer(any,jump)"', 'hexes A08: action: "overseer(any,jump)" must name one of'),
    ('"! scroll(2)"', '"! activate(2)"', 'estates b1 squares AR6: action: "activate" is not possible here'),
    (
        'cost = "lumber",        citizens',
        'cost = "points", citizens',
        'hexes A01: cost: "points" is not possible here; possible are coin',
    ),
    (
        'cost = "lumber",        citizens',
        'cost = "lumber / coin", citizens',
        'hexes A01: cost: "lumber / coin" offers a choice',
    ),
    ('reward = "coin(5)"', 'reward = "scroll"', 'boats boat-1-stones: reward: "scroll" is not possible here'),
    (
        'production = "coin(2)"',
        'production = "build"',
        'improvements imp-03: production: "build" is not possible here',
    ),
    (
        'production = "coin(2)"',
        'production = "coin / fire"',
        'improvements imp-03: production: "coin / fire" offers a choice',
    ),
    (
        'upgraded = "fire(2)"',
        'upgraded = "none"',
        "workshops1 ws1-nun-1: upgraded: nothing at all is not possible here",
    ),
    (
        'reward = "points(6)"',
        'reward = "any_hex"',
        'workshops2 ws2-nun-3: reward: "any_hex" is not possible here',
    ),
    # Where values come from.
    ('points = 8,  src = "R" }', "points = 8 }", "hexes A03: src: missing; must be T, P or R"),
    ('points = 8,  src = "R"', 'points = 8,  src = "X"', 'hexes A03: src: "X" is no mark; must be T, P or R'),
    (
        'points = 8,  src = "R"',
        "points = 8,  src = { cost = 'Q', rest = 'R' }",
        'hexes A03: src: "Q" is none of T, P, R',
    ),
    (
        'points = 8,  src = "R"',
        "points = 8,  src = { prize = 'R', rest = 'R' }",
        'hexes A03: src: "prize" is no field',
    ),
    (
        'src = { production = "T", rest = "R" }',
        'src = { production = "T" }',
        "improvements imp-02: src: must also mark cost, or have rest",
    ),
]


@pytest.mark.parametrize(("old", "new", "problem"), EDITS)
def test_a_wrong_pack_is_told_what_would_be_right(tmp_path: Path, old: str, new: str, problem: str) -> None:
    problems = problems_after(tmp_path, old, new)
    assert any(problem in line for line in problems), problems
    assert all(line.startswith("my.toml: ") and len(line.splitlines()) == 1 for line in problems)


def test_a_small_slip_is_one_problem(tmp_path: Path) -> None:
    assert problems_after(tmp_path, 'rat = "standing", action = "city"', 'rat = "lft", action = "city"') == [
        'my.toml: hexes A05: rat: "lft" is none of left, right, standing'
    ]


def test_all_problems_are_reported_at_once(tmp_path: Path) -> None:
    text = TEXT.replace("points = 12", "points = -1", 1).replace('"scroll + upgrade"', '"scrol"')
    text = text.replace("era2 = true", "era2 = 5").replace('goods = "silk"', 'goods = "tea"', 1)
    text = text.replace('src = "T"', 'src = "?"').replace("double_bar = 12", "double_bar = 3")
    problems = check_pack(written(tmp_path, text))
    for part in ("hexes A05: points", "hexes C1: action", "rounds 5: era2", "boats boat-1-silk: goods"):
        assert sum(part in line for line in problems) == 1
    assert sum("is no mark" in line for line in problems) == TEXT.count('src = "T"')
    assert sum("must be before the double bar" in line for line in problems) == 2


def test_loading_a_wrong_pack_raises_all_its_problems(tmp_path: Path) -> None:
    path = written(tmp_path, TEXT.replace("points = 12", "points = -1", 1))
    with pytest.raises(PackError) as error:
        load_pack(path)
    assert error.value.problems == check_pack(path)
    assert len(error.value.problems) == 1


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        (b"format = 1\nname = \n", "line 2: not TOML: Invalid value"),
        (b"format = 1\nhexes = [\n", "line 3: not TOML: "),
        (b"format = 1\nformat = 1\n", "line 2: not TOML: Cannot overwrite a value"),
        (b"format = 1\nname = 'Fran\xe7ois'\n", "line 2: not UTF-8 text; must be saved as UTF-8"),
        (b"format = " + b"9" * 5000, "a number has too many digits"),
        (b"format = " + b"[" * 100_000, "not TOML: nested too deeply"),
        (b"", "format: missing; must be 1"),
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


def as_toml(value: Any) -> str:
    if isinstance(value, dict):
        return (
            "{ " + ", ".join(f"{json.dumps(name)} = {as_toml(item)}" for name, item in value.items()) + " }"
        )
    return "[" + ", ".join(map(as_toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


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
            [7, -1, 10**30, "", "x", "A01", "coin", [], [[]], {}, [{}], False, 1.5, [1, {}]]
        )
        path = written(tmp_path, "\n".join(f"{key} = {as_toml(value)}" for key, value in data.items()))
        assert all(line.startswith(f"{path}: ") for line in check_pack(path))


def test_an_effect_is_read_only_where_it_belongs() -> None:
    assert read_action("activate(2) + coin(1)", HEX_ACTION).text == "activate(2) + coin"
    with pytest.raises(Misprint, match="is not possible here"):
        read_action("lieutenant", HEX_ACTION)
