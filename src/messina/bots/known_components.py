"""Which printed things a learned evaluation knows by name.

A feature that names a tile (workshop B7 stands here) means what was learned about that tile. In a pack where
the tile shows something else it would mislead, so it is written only where the print is the same. What a tile
brings is told by `value_features`, in every pack.
"""

from librt.vecs import vec
from mypy_extensions import i64

from messina.rules.box import Benefit, Box, Estate, Hex, Register, ScrollBoard, ScrollTrack, Workshop
from messina.rules.player import Player
from messina.rules.terms import BUILD, OVERSEER_ANY, SCROLL, UPGRADE, UPGRADE_OVERSEER

ComponentTexts = dict[str, list[str]]
"""By kind of thing: what each shows, as text."""


def component_texts(box: Box) -> ComponentTexts:
    """Describe every printed component of the box that features name."""
    return {
        "hexes": [hex_text(hex) for hex in box.hexes],
        "boats": [f"{boat.goods}: {boat.reward.text}" for boat in box.boats],
        "improvements": [improvement.production.text for improvement in box.improvements],
        "workshops": [workshop_text(workshop) for workshop in box.workshops],
        "costs": [numbers(tile.cost) for tile in box.improvements]
        + [numbers(tile.cost) for tile in box.workshops]
        + [f"{numbers(tile.cost)}: {tile.points}" for tile in box.wagons],
        "registers": [register_text(register) for register in box.registers],
        "wheel": [f"{one.rat} {numbers(one.colours)}" for one in box.wheel],
        "squares": [action.text for action in box.estate_a.actions],
        "tracks": [track_text(track) for track in box.scroll_a.tracks],
        "estates": [estate_text(estate) for estate in box.estates_b],
        "scrolls": [board_text(board) for board in box.scrolls_b],
    }


def numbers(values: vec[i64]) -> str:
    return " ".join([str(value) for value in values])


def hex_text(hex: Hex) -> str:
    needs = f"{numbers(hex.cost)}, {numbers(hex.plain)}, {numbers(hex.upgraded)}, {hex.lieutenant}"
    return f"{hex.letter} {hex.colour} {hex.rat} {hex.action.text}: {needs}: {hex.points}"


def workshop_text(workshop: Workshop) -> str:
    rows = f"{workshop.production.text}, {workshop.added.text}, {workshop.reward.text}"
    return f"{workshop.klass} {workshop.needs_upgraded}: {rows}"


def register_text(register: Register) -> str:
    actions = ", ".join([action.text for action in register.actions])
    return f"{actions}: {numbers(register.points)}: {register.single_bar} {register.double_bar}"


def track_text(track: ScrollTrack) -> str:
    return f"{track.kind} {track.most}: {numbers(track.values)}"


def estate_text(estate: Estate) -> str:
    return ", ".join([action.text for action in estate.actions])


def board_text(board: ScrollBoard) -> str:
    return ", ".join([track_text(track) for track in board.tracks])


class KnownComponents:
    """For each component of a box: 1 where it shows the same as in training, else 0."""

    def __init__(self, box: Box, known: ComponentTexts) -> None:
        components = component_texts(box)
        self.box = box
        self.hexes = flags_of_same(components["hexes"], known["hexes"])
        self.boats = flags_of_same(components["boats"], known["boats"])
        self.improvements = flags_of_same(components["improvements"], known["improvements"])
        self.workshops = flags_of_same(components["workshops"], known["workshops"])
        self.tiles = self.offered(components["costs"], known["costs"])
        self.registers = flags_of_same(components["registers"], known["registers"])
        self.wheel = flags_of_same(components["wheel"], known["wheel"])
        self.estates = flags_of_same(components["estates"], known["estates"])
        self.scrolls = flags_of_same(components["scrolls"], known["scrolls"])
        boards = [box.estate_a, *box.estates_b]
        self.squares: list[vec[i64]] = [
            flags_of_same([action.text for action in estate.actions], known["squares"]) for estate in boards
        ]
        """By estate, side a first: squares that show what those of side a showed."""
        scrolls = [box.scroll_a, *box.scrolls_b]
        self.tracks: list[vec[i64]] = [
            flags_of_same([track_text(track) for track in board.tracks], known["tracks"]) for board in scrolls
        ]
        self.effects: list[vec[i64]] = [effects_of(benefit) for benefit in box.benefits]
        """By number of a benefit."""

    def offered(self, costs: list[str], known: list[str]) -> vec[i64]:
        """Flag the tiles that cost and bring what they did in training."""
        tiles = flags_of_same(costs, known)
        for number in range(len(self.improvements)):
            tiles[number] *= self.improvements[number]
        for number in range(len(self.workshops)):
            tiles[len(self.improvements) + number] *= self.workshops[number]
        return tiles

    def estate_of(self, player: Player) -> i64:
        """Return the number of the player's estate, 0 for side a."""
        for number in range(len(self.box.estates_b)):
            if player.estate is self.box.estates_b[number]:
                return number + 1
        return 0

    def scrolls_of(self, player: Player) -> i64:
        """Return the number of the player's scroll board, 0 for side a."""
        for number in range(len(self.box.scrolls_b)):
            if player.scroll_board is self.box.scrolls_b[number]:
                return number + 1
        return 0


def known_share(box: Box, known: ComponentTexts) -> float:
    """Return the share of the box's components that show the same as in training, from 0 to 1."""
    found: i64 = 0
    count: i64 = 0
    components = component_texts(box)
    for kind in components:
        flags = flags_of_same(components[kind], known[kind])
        count += len(flags)
        for flag in flags:
            found += flag
    return float(found) / float(count)


def flags_of_same(components: list[str], known: list[str]) -> vec[i64]:
    """Compare texts one by one: 1 where both are the same. A text without counterpart is not known."""
    return vec[i64](
        [1 if i < len(known) and components[i] == known[i] else 0 for i in range(len(components))]
    )


def effects_of(benefit: Benefit) -> vec[i64]:
    """Count the effects of a printed action by kind; of alternatives, take the most of each."""
    most = vec[i64]([0] * 13)
    for bundle in benefit.bundles:
        found = vec[i64]([0] * 13)
        for token in range(4):
            found[token] = bundle.tokens[token]
        found[4] = bundle.points
        found[5] = bundle.city
        found[6] = bundle.church
        for opportunity in bundle.choices:
            found[kind_of(opportunity)] += 1
        for kind in range(12):
            most[kind] = max(most[kind], found[kind])
    most[12] = 1 if benefit.trade else 0
    return most


def kind_of(opportunity: i64) -> i64:
    if opportunity == SCROLL:
        return 7
    if opportunity == UPGRADE:
        return 8
    if OVERSEER_ANY <= opportunity < UPGRADE_OVERSEER:
        return 9
    return 10 if opportunity == BUILD else 11
