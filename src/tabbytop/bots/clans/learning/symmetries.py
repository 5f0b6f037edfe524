"""The eight ways to lay a square: cells change places, and so do the arrows of dogs."""

from typing import NamedTuple, TypeAlias

from tabbytop.games.clans.board import CELLS, SIZE
from tabbytop.kernels.clans.features import ARROWS, PLANES

Step: TypeAlias = tuple[int, int]  #: rows down, columns to the right
#: as ``features`` has the planes of arrows
DIRECTIONS: tuple[Step, ...] = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))


class Symmetry(NamedTuple):
    cells: tuple[int, ...]  # what comes to each cell, from which it comes
    planes: tuple[int, ...]  # likewise


def symmetry(mirrored: bool, quarters: int) -> Symmetry:
    def turned(step: Step) -> Step:
        """Around the middle."""
        down, right = step
        right = -right if mirrored else right
        for _ in range(quarters):
            down, right = right, -down
        return down, right

    middle = SIZE // 2
    cells, planes = [0] * CELLS, list(range(PLANES))
    for cell in range(CELLS):
        down, right = turned((cell // SIZE - middle, cell % SIZE - middle))
        cells[SIZE * (down + middle) + right + middle] = cell
    for i, step in enumerate(DIRECTIONS):
        planes[ARROWS + DIRECTIONS.index(turned(step))] = ARROWS + i
    return Symmetry(tuple(cells), tuple(planes))


SYMMETRIES = tuple(symmetry(mirrored, quarters) for mirrored in (False, True) for quarters in range(4))
