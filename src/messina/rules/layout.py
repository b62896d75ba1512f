"""The map: the cells of a city, which of them touch, and how far they are apart."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FAR: Final = 99


class Layout:
    """The map for one player count: cells, their neighbours, and the walks of clause 3.3.

    Cells are numbered: hex cells in laying order, then the harbours NW NE SE SW, then the extension
    spaces X1..X6, then the docks NW NE SE SW.
    """

    def __init__(
        self, players: i64, names: list[str], coordinates: list[tuple[int, int]], walks: list[vec[i64]]
    ) -> None:
        self.players = players
        self.names = names
        self.coordinates = coordinates
        """Axial (q, r) of all cells but the docks."""
        self.walks = walks
        """For each harbour, the extension spaces 0..5 in clockwise order from it."""
        self.hex_cells: i64 = len(names) - 10
        self.harbour_cells: i64 = self.hex_cells
        self.extension_cells: i64 = self.hex_cells + 4
        self.dock_cells: i64 = self.hex_cells + 10
        self.cells: i64 = self.hex_cells + 14
        self.neighbours: list[vec[i64]] = [self.find_neighbours(cell) for cell in range(self.cells)]
        self.matrices: list[vec[i64]] = [vec[i64]() for _ in range(64)]

    def find_neighbours(self, cell: i64) -> vec[i64]:
        """All cells that touch this one, laid or not; a dock touches its harbour only (4.5)."""
        if cell >= self.dock_cells:
            return vec[i64]([self.harbour_cells + cell - self.dock_cells])
        q, r = self.coordinates[cell]
        around = [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]
        found = [i for i, place in enumerate(self.coordinates) if place in around]
        if self.harbour_cells <= cell < self.extension_cells:
            found.append(self.dock_cells + cell - self.harbour_cells)
        return vec[i64](found)

    def distances(self, extensions: i64) -> vec[i64]:
        """Steps between any two cells (row * cells + column) over existing hexes (4.5).

        `extensions` has bit k set when extension space k is filled. The 64 tables are made on first use.
        """
        known = self.matrices[extensions]
        if len(known) > 0:
            return known
        made = vec[i64]([FAR] * (self.cells * self.cells))
        for start in range(self.cells):
            if self.exists(start, extensions):
                self.walk_from(start, extensions, made)
        self.matrices[extensions] = made
        return made

    def exists(self, cell: i64, extensions: i64) -> bool:
        number = cell - self.extension_cells
        return not 0 <= number < 6 or (extensions >> number) & 1 == 1

    def walk_from(self, start: i64, extensions: i64, made: vec[i64]) -> None:
        made[start * self.cells + start] = 0
        reached: list[i64] = [start]
        while reached:
            cell = reached.pop(0)
            steps = made[start * self.cells + cell] + 1
            for next_cell in self.neighbours[cell]:
                if self.exists(next_cell, extensions) and steps < made[start * self.cells + next_cell]:
                    made[start * self.cells + next_cell] = steps
                    reached.append(next_cell)
